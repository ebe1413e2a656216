"""The log lines that a table cannot say, and how a line is found."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.dungeon import Attention
from delvers.games.plungin.rules.events.monsters import WhyIdle, WhyWoken
from delvers.games.plungin.rules.events.rounds import WhyEnded
from delvers.games.plungin.rules.events.trading import HowEmptied, HowTraded
from delvers.games.plungin.words.books import prose_in_books
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.lines import LINES
from delvers.games.plungin.words.names import is_held, name
from delvers.games.plungin.words.places import square
from delvers.games.plungin.words.reasons import part, reason, roller
from delvers.games.plungin.words.sage import sage_said
from delvers.games.plungin.words.sentences import capital, signed
from delvers.games.plungin.words.speaking import SPOKEN
from delvers.kernel.events import AnyKind
from delvers.text.gametext import Names, Texts, name_of
from delvers.text.marks import N_
from delvers.text.telling import Params, Special, Teller
from delvers.text.voice import Voice

ATTENTION: Final[Mapping[Attention, str]] = {
    "sleeping": N_("The monsters are asleep."),
    "surprised": N_("The monsters are surprised and lose their next turn."),
    "unaware": N_("The monsters have not noticed anybody yet."),
    "alert": N_("The monsters are alert: do they hear the heroes?"),
    "ambush": N_("The monsters lie in ambush!"),
}
IDLE: Final[Mapping[WhyIdle, str]] = {
    # Translators: why a monster attacks nobody in its turn. %(who)s is a monster such as "Orc 12".
    "asleep": N_("%(who)s does nothing: asleep."),
    "surprised": N_("%(who)s does nothing: surprised, and so without this turn."),
    "helpless": N_("%(who)s does nothing: helpless."),
    "patient": N_("%(who)s does nothing: patient, and not provoked yet."),
    "reloading": N_("%(who)s does not throw: only every second turn."),
    "spent": N_("%(who)s does not attack: no action left."),
    "alone": N_("%(who)s does nothing: knows of no opponent."),
    "sanctuary": N_("%(who)s does not attack: the sanctuary keeps it out."),
    "afraid": N_("%(who)s does not attack: afraid."),
    "held": N_("%(who)s does not attack: held, with nobody in reach."),
    "no_way": N_("%(who)s does nothing: there is no way to any opponent."),
}
WOKEN: Final[Mapping[WhyWoken, str]] = {
    # Translators: what has woken a sleeping monster, %(who)s.
    "attack": N_("%(who)s wakes up at the attack, and is surprised."),
    "spell": N_("%(who)s wakes up at the spell, and is surprised."),
    "trap": N_("%(who)s wakes up at the trap, and is surprised."),
    "noise": N_("%(who)s wakes up at the noise, and is surprised."),
    "damage": N_("%(who)s is woken by the pain, and is surprised."),
}
ENDED: Final[Mapping[WhyEnded, str]] = {
    # Translators: why the turn of a hero, %(who)s, ends.
    "passes": N_("%(who)s ends the turn with actions left."),
    "helpless": N_("%(who)s cannot act: the turn is over."),
    "cut_short": N_("The turn of %(who)s is over: the actions that were left are lost."),
}
TRADES: Final[Mapping[HowTraded, str]] = {
    "reagent": N_("The party buys %(thing)s for %(price)s gold."),
    "recipe": N_("The party buys %(thing)s for %(price)s gold."),
    "cash": N_("The party sells %(thing)s for %(price)s gold."),
    "part with": N_("The party sells %(thing)s for %(price)s gold."),
}
EMPTIED: Final[Mapping[HowEmptied, str]] = {
    "sell": N_("Sold out of the common chest: %(thing)s."),
    "discard": N_("Thrown out of the common chest: %(thing)s."),
    "hand": N_("Taken out of the common chest: %(thing)s."),
}
CHECKS: Final[Texts] = {
    # Translators: %(successes)s of the dice were successes, %(difficulty)s were needed.
    "passed": N_("%(who)s passes: %(stat)s %(successes)s, Difficulty %(difficulty)s."),
    "passed, fumbled": N_(
        "%(who)s passes, but fumbles: %(stat)s %(successes)s, Difficulty %(difficulty)s."
    ),
    "failed": N_("%(who)s fails: %(stat)s %(successes)s, Difficulty %(difficulty)s."),
    "failed, fumbled": N_("%(who)s fumbles: %(stat)s %(successes)s, Difficulty %(difficulty)s."),
}


def rolled(voice: Voice, params: Params, _names: Names) -> str:
    """Dice, what they are for, how many of them are successes, and what the dice come from."""
    told = thrown(voice, params)
    if "least" in params:
        told += " " + voice.say("Successes: %(least)s or more.", least=params["least"])
    if "parts" in params:
        parts = ", ".join(f"{part(voice, id)} {signed(dice)}" for id, dice in params["parts"])
        # Translators: %(parts)s is a list such as "ATK +4, Sword +2, Blessed +1".
        told += " " + voice.say("Dice: %(parts)s.", parts=parts)
    return told


def thrown(voice: Voice, params: Params) -> str:
    """Dice, what they are for, and how many of them are successes."""
    who, why = roller(books_of(voice), params["why"])
    dice = " ".join(str(die) for die in params["dice"])
    count = params["successes"]
    if who and "other" in params:
        return voice.count(
            "%(who)s attacks %(other)s (%(dice)s): %(count)s success.",
            "%(who)s attacks %(other)s (%(dice)s): %(count)s successes.",
            count,
            who=name(voice, who),
            other=name(voice, params["other"]),
            dice=dice,
        )
    if who:
        return voice.count(
            "%(who)s rolls %(dice)s (%(why)s): %(count)s success.",
            "%(who)s rolls %(dice)s (%(why)s): %(count)s successes.",
            count,
            who=name(voice, who),
            why=reason(voice, why),
            dice=dice,
        )
    return voice.count(
        "%(why)s (%(dice)s): %(count)s success.",
        "%(why)s (%(dice)s): %(count)s successes.",
        count,
        why=capital(reason(voice, why)),
        dice=dice,
    )


def checked(kind: str) -> Special:
    """How a check ended."""

    def line(voice: Voice, params: Params, _names: Names) -> str:
        return voice.fill(
            CHECKS[f"{kind}, fumbled" if params["fumbled"] else kind],
            who=name(voice, params["who"]),
            stat=name(voice, params["stat"]),
            successes=params["successes"],
            difficulty=params["difficulty"],
        )

    return line


def cast(voice: Voice, params: Params, _names: Names) -> str:
    """Who casts what, and whether more than is good for him."""
    who, spell = name(voice, params["who"]), name(voice, f"spell.{params['spell']}")
    if params["overloaded"]:
        return voice.say("%(who)s casts %(spell)s, overloaded.", who=who, spell=spell)
    return voice.say("%(who)s casts %(spell)s.", who=who, spell=spell)


def attention(voice: Voice, params: Params, _names: Names) -> str:
    """How watchful the monsters are."""
    return voice.fill(ATTENTION[params["state"]])


def monsters_turn(voice: Voice, params: Params, names: Names) -> str:
    """All monsters act; with several players one of them handles them."""
    if len(names) < 2:
        return voice.say("The monsters' turn.")
    player = name_of(names, params["seat"])
    return voice.say("The monsters' turn. %(player)s handles them.", player=player)


def idle(voice: Voice, params: Params, _names: Names) -> str:
    """Why a monster attacks nobody."""
    return voice.fill(IDLE[params["why"]], who=name(voice, params["who"]))


def woke(voice: Voice, params: Params, _names: Names) -> str:
    """What has woken a monster."""
    return voice.fill(WOKEN[params["why"]], who=name(voice, params["who"]))


def table_rolled(voice: Voice, params: Params, _names: Names) -> str:
    """A roll on a table, with what is added to it."""
    roll, modifier = params["roll"], params["modifier"]
    told = f"{roll} {signed(modifier)} = {roll + modifier}" if modifier else str(roll)
    return f"{name(voice, params['table'])}: {told}."


def tile_laid(voice: Voice, params: Params, _names: Names) -> str:
    """A new part of the dungeon."""
    told = name(voice, params["location"] or f"tile.{params['tile']}")
    return voice.say("A new part of the dungeon: %(tile)s.", tile=told)


def chest_placed(voice: Voice, params: Params, _names: Names) -> str:
    """Where a chest stands."""
    chest, at = capital(name(voice, f"chest {params['chest']}")), square(params["at"])
    if params["locked"]:
        return voice.say("%(chest)s stands at %(square)s, locked.", chest=chest, square=at)
    return voice.say("%(chest)s stands at %(square)s.", chest=chest, square=at)


def counter_moved(voice: Voice, params: Params, _names: Names) -> str:
    """How far the dungeon is explored."""
    if params["is_pink"]:
        return voice.say(
            "The Terrain Counter is in its last part: +%(marker)s on rolls for doors.",
            marker=params["marker"],
        )
    return voice.say("The Terrain Counter moves on: %(marker)s.", marker=params["marker"])


def hazard(voice: Voice, params: Params, _names: Names) -> str:
    """What stays on the floor, and on how much of it."""
    squares = params["squares"]
    if not squares:
        return voice.say("A trap is in play: %(hazard)s.", hazard=name(voice, params["kind"]))
    return voice.count(
        "%(hazard)s on %(count)s square, at %(square)s.",
        "%(hazard)s on %(count)s squares, from %(square)s on.",
        len(squares),
        hazard=name(voice, params["kind"]),
        square=square(min(squares)),
    )


def attacks(with_what: str, bare: str) -> Special:
    """Who attacks whom, from how far and with what."""

    def line(voice: Voice, params: Params, _names: Names) -> str:
        who, other = name(voice, params["who"]), name(voice, params["other"])
        if not params["item"]:
            return voice.fill(bare, who=who, other=other)
        return voice.fill(with_what, who=who, other=other, item=name(voice, params["item"]))

    return line


def trap_area(voice: Voice, params: Params, _names: Names) -> str:
    """The squares on which a trap works."""
    trap, squares = name(voice, params["trap"]), ", ".join(map(square, params["squares"]))
    return voice.say("%(trap)s reaches: %(squares)s.", trap=trap, squares=squares)


def hazard_ended(voice: Voice, params: Params, _names: Names) -> str:
    """What has stayed on the floor is there no longer."""
    return voice.say("Gone from the floor: %(hazard)s.", hazard=name(voice, params["kind"]))


def unlocked(voice: Voice, params: Params, _names: Names) -> str:
    """A lock is open, perhaps with a key."""
    who, what = name(voice, params["who"]), name(voice, params["what"])
    if "key" not in params:
        return voice.say("%(who)s unlocks %(what)s.", who=who, what=what)
    key = name(voice, params["key"])
    return voice.say("%(who)s unlocks %(what)s (%(item)s).", who=who, what=what, item=key)


def valuable_found(voice: Voice, params: Params, _names: Names) -> str:
    """Something for the whole party."""
    return voice.say("The party gets %(item)s.", item=name(voice, params["item"]))


def property_bought(voice: Voice, params: Params, _names: Names) -> str:
    """The party or one hero has a new property."""
    home = name(voice, params["property"])
    if "who" not in params:
        return voice.say("The party buys a property: %(property)s.", property=home)
    who = name(voice, params["who"])
    return voice.say("%(who)s buys a property: %(property)s.", who=who, property=home)


def recipe_failed(voice: Voice, params: Params, _names: Names) -> str:
    """A recipe went wrong, or quite wrong."""
    who, thing = (
        name(voice, params["who"]),
        name(voice, books_of(voice).recipes[params["recipe"]].makes),
    )
    if params["fumbled"]:
        return voice.say("%(who)s spoils everything (%(thing)s).", who=who, thing=thing)
    return voice.say("%(who)s does not succeed (%(thing)s).", who=who, thing=thing)


def equipped(voice: Voice, params: Params, _names: Names) -> str:
    """A thing is held or worn."""
    who, item = name(voice, params["who"]), name(voice, params["item"])
    if is_held(books_of(voice), params["item"]):
        return voice.say("%(who)s takes in hand: %(item)s.", who=who, item=item)
    return voice.say("%(who)s puts on %(item)s.", who=who, item=item)


def taken_off(voice: Voice, params: Params, _names: Names) -> str:
    """A thing is held or worn no longer."""
    who, item = name(voice, params["who"]), name(voice, params["item"])
    if is_held(books_of(voice), params["item"]):
        return voice.say("%(who)s puts away %(item)s.", who=who, item=item)
    return voice.say("%(who)s takes off %(item)s.", who=who, item=item)


def outfit(voice: Voice, params: Params, _names: Names) -> str:
    """With what somebody sets out."""
    things = ", ".join(name(voice, item) for item in params["things"])
    return voice.say(
        "%(who)s sets out with LIFE %(life)s, %(gold)s gold and these things: %(things)s.",
        who=name(voice, params["who"]),
        life=params["life"],
        gold=params["gold"],
        things=things or "-",
    )


def stat_raised(voice: Voice, params: Params, _names: Names) -> str:
    """A stat is higher for good."""
    return voice.say(
        "%(who)s raises %(stat)s to %(value)s.",
        who=name(voice, params["who"]),
        stat=name(voice, params["stat"]),
        value=params["value"],
    )


def spells_ready(voice: Voice, params: Params, _names: Names) -> str:
    """Which spells somebody has prepared."""
    spells = ", ".join(name(voice, f"spell.{spell}") for spell in params["spells"])
    who = name(voice, params["who"])
    return voice.say("%(who)s has prepared: %(spells)s.", who=who, spells=spells)


def turn_ended(voice: Voice, params: Params, _names: Names) -> str:
    """Why a turn is over before both actions are used."""
    return voice.fill(ENDED[params["why"]], who=name(voice, params["who"]))


def traded(voice: Voice, params: Params, _names: Names) -> str:
    """What the party buys and sells together."""
    thing = name(voice, params["what"])
    return voice.fill(TRADES[params["how"]], thing=thing, price=params["price"])


def paid(voice: Voice, params: Params, _names: Names) -> str:
    """How much a hero pays, and how much of it is common gold."""
    who, own, common = name(voice, params["who"]), params["own"], params["common"]
    if not common:
        return voice.say("%(who)s pays %(own)s gold.", who=who, own=own)
    return voice.say(
        "%(who)s pays %(own)s gold, and %(common)s come out of what is common.",
        who=who,
        own=own,
        common=common,
    )


def property_lost(voice: Voice, params: Params, _names: Names) -> str:
    """The party or one hero gives up a property."""
    home = name(voice, params["property"])
    if "who" not in params:
        return voice.say("The party gives up a property: %(property)s.", property=home)
    who = name(voice, params["who"])
    return voice.say("%(who)s gives up a property: %(property)s.", who=who, property=home)


def attention_modified(voice: Voice, params: Params, _names: Names) -> str:
    """What is added to a roll for attention."""
    parts = ", ".join(f"{part(voice, id)} {signed(more)}" for id, more in params["parts"])
    # Translators: %(parts)s is a list such as "a fight nearby +1, darkness +2".
    return voice.say("On the roll for attention: %(parts)s.", parts=parts)


def chest_emptied(voice: Voice, params: Params, _names: Names) -> str:
    """What becomes of things for which the common chest has no room."""
    return voice.fill(EMPTIED[params["how"]], thing=name(voice, params["item"]))


# -- prose -----------------------------------------------------------------------------------------


def told_by(kind: str, key: str, part: str) -> Special:
    """The name of an adventure or a location, and what is read aloud there."""

    def line(voice: Voice, params: Params, _names: Names) -> str:
        id = params[key]
        prose = prose_in_books(books_of(voice), f"{id} {part}")
        told = voice.fill(PROSE[kind], name=name(voice, id))
        return f"{told}\n\n{voice.say(prose)}" if prose else told

    return line


PROSE: Final[Texts] = {
    # Translators: %(name)s is the name of an adventure or a location.
    "began": N_("The adventure begins: %(name)s."),
    "won": N_("The adventure is won: %(name)s."),
    "lost": N_("The adventure is lost: %(name)s."),
    "found": N_("The heroes have found it: %(name)s."),
}
SPECIAL: Final[Mapping[AnyKind, Special]] = {
    events.rolled: rolled,
    events.check_passed: checked("passed"),
    events.check_failed: checked("failed"),
    events.cast: cast,
    events.attention: attention,
    events.monsters_turn: monsters_turn,
    events.idle: idle,
    events.woke: woke,
    events.table_rolled: table_rolled,
    events.tile_laid: tile_laid,
    events.chest_placed: chest_placed,
    events.counter_moved: counter_moved,
    events.hazard: hazard,
    events.hazard_ended: hazard_ended,
    events.trap_area: trap_area,
    events.attacks_in_melee: attacks(
        N_("In melee, %(who)s against %(other)s: %(item)s."),
        N_("In melee, %(who)s against %(other)s."),
    ),
    events.attacks_from_afar: attacks(
        N_("From afar, %(who)s against %(other)s: %(item)s."),
        N_("From afar, %(who)s against %(other)s."),
    ),
    events.unlocked: unlocked,
    events.valuable_found: valuable_found,
    events.property_bought: property_bought,
    events.recipe_failed: recipe_failed,
    events.equipped: equipped,
    events.taken_off: taken_off,
    events.traded: traded,
    events.outfit: outfit,
    events.paid: paid,
    events.property_lost: property_lost,
    events.attention_modified: attention_modified,
    events.spells_ready: spells_ready,
    events.turn_ended: turn_ended,
    events.stat_raised: stat_raised,
    events.chest_emptied: chest_emptied,
    events.sage_said: sage_said,
    events.adventure_began: told_by("began", "adventure", "introduction"),
    events.adventure_won: told_by("won", "adventure", "victory"),
    events.adventure_lost: told_by("lost", "adventure", "defeat"),
    events.unique_location: told_by("found", "location", "introduction"),
}
event: Final = Teller(LINES, SPECIAL, SPOKEN)
