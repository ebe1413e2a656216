"""Cards, Runes, potions and tests: what to take, what to use, what to leave alone."""

from typing import Final

from delvers.games.dungeonquest.common.bots.chances import passing
from delvers.games.dungeonquest.common.bots.moving import through, value_of_staying_put
from delvers.games.dungeonquest.common.bots.paths import entering
from delvers.games.dungeonquest.common.bots.question import Answer, Question, yes_if
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.tiles import TILES

BAD_DUNGEON_CARDS: Final = (
    "dungeon_hidden_trap",
    "dungeon_lingering_shade",
    "dungeon_razorwing_attack",
    "dungeon_torch_goes_out",
    "dungeon_ceiling_collapses",
)
DANGEROUS_TRAPS: Final = ("trap_explosion", "trap_poisonous_snakes", "trap_trapdoor")
HURT: Final = 6
"""With so little life left nothing is risked for small finds."""


def start_of_turn(question: Question) -> str:
    """Use what helps now, else go on."""
    wanted = {
        option
        for option in question.options
        if option != "go on" and is_useful_now(question, option.removeprefix("use "))
    }
    return question.first_of(*sorted(wanted), "go on")


def is_useful_now(question: Question, thing: str) -> bool:
    """Whether a Rune, potion or book should be used at the start of this turn."""
    situation = question.situation
    wounds = situation.me["wounds"]
    if thing == "rune_of_healing":
        return bool(wounds >= 6 or situation.life <= 4)
    if thing.endswith("_unstable_potion"):
        return bool(4 < situation.life <= 7 and wounds >= 5)
    if thing == "rune_of_teleportation":
        return is_worth_teleporting(question)
    if thing == "stasis_rune":
        return is_running_late(question)
    return False


def is_worth_teleporting(question: Question) -> bool:
    """Whether another chamber is much better than this one."""
    prospects = question.prospects
    places = [prospects.atlas.place(space, 0) for space in question.situation.tiles]
    best = max((prospects.by_going_home(place) for place in places), default=0.0)
    return best > value_of_staying_put(question) + 0.35


def is_running_late(question: Question) -> bool:
    """Whether the way home is long for what is left of the day."""
    prospects, situation = question.prospects, question.situation
    place = prospects.atlas.place(situation.at, situation.me["entered_by"])
    trip = prospects.home.get(place)
    return bool(trip and prospects.purse.has_loot and situation.daylight < trip.turns + 6)


def resolve_first(question: Question) -> str:
    """All of it happens anyway, in whatever order."""
    return question.options[0]


# -- cards -----------------------------------------------------------------------------------------


def offer(question: Question) -> str:
    """Dead adventurers and crypts are searched by those who have nothing and can bear a wound."""
    if question.about.endswith(("secret_door", "secret_passage")):
        return through(question)
    situation = question.situation
    is_crypt = question.about == "dungeon_crypt"
    least = HURT if not situation.me["loot"] else HURT + 2
    is_wanted = situation.life > least + (1 if is_crypt else 0)
    return question.first_of("look inside" if is_wanted else "decline")


def is_sealed(question: Question) -> bool:
    """Whether no way leads home from here."""
    prospects, situation = question.prospects, question.situation
    place = prospects.atlas.place(situation.at, situation.me["entered_by"])
    return place not in prospects.home


def seek_among(question: Question) -> str:
    """The best of some Search cards."""
    return question.best(lambda option: worth_of_find(question, option.removeprefix("take ")))


def worth_of_find(question: Question, card: str) -> float:
    """What a Search card is worth: a way out for the sealed, gold for the others."""
    if card in ("search_secret_door", "search_secret_passage", "search_passage_down"):
        return 1000.0 if is_sealed(question) else 30.0
    if question.situation.lore.content.cards[card].type in ("threat", "trap"):
        return -10.0
    return question.gold_in(card) + 5.0


def draw_another(question: Question) -> str:
    """Challara passes by what is likely to hurt."""
    card = question.situation.lore.content.cards[question.about]
    is_bad = card.type == "monster" or card.id in BAD_DUNGEON_CARDS
    return question.first_of("draw another" if is_bad else "decline")


def ward_off(question: Question) -> str:
    """A Rune of Warning is for traps that can kill, or for those who are hurt."""
    situation = question.situation
    is_blade = question.about == "trap_swinging_blade"
    is_bad = question.about in DANGEROUS_TRAPS or question.about.endswith("hidden_trap")
    wanted = is_blade or (is_bad and situation.life <= 2 * HURT) or situation.daylight < 15
    return question.first_of("use rune_of_warning" if wanted else "decline")


def reshape(question: Question) -> str:
    """A chamber that is worse than most is changed for another."""
    tile = TILES[question.about]
    legs = entering(question.situation.lore, question.situation.me["hero"])
    is_dead_end = sum(side != "wall" for side in tile.sides) == 1 and tile.kind != "rotating_room"
    is_bad = legs[tile.kind].weight > legs["unexplored"].weight + 1.0
    return question.first_of("use rune_of_shaping" if is_bad or is_dead_end else "decline")


def cheapest(question: Question) -> str:
    """Give away the card that is worth least."""
    return min(question.options, key=question.gold_in)


def dearest(question: Question) -> str:
    """Take the card that is worth most."""
    return question.best(lambda option: -1 if option == "decline" else question.gold_in(option))


def bottle_imp(question: Question) -> str:
    """The imp may bring a treasure or take a card; who is rich leaves it shut."""
    is_rich = question.situation.gold > 600
    return question.first_of("decline" if is_rich else "free the imp")


# -- dice ------------------------------------------------------------------------------------------


def reroll_one(question: Question) -> str:
    """Lindel rolls the higher die again when the sum is too high for most tests."""
    dice = rolled(question)
    situation = question.situation
    card, tokens = situation.card, situation.lore.tokens(situation.me["determination"])
    value = min(card.strength, card.agility, card.armor) + tokens
    if sum(dice) <= value:
        return question.first_of("keep")
    return question.first_of(f"reroll {max(dice)}")


def rolled(question: Question) -> list[int]:
    """The dice that can be rolled again; if they are equal only one is offered."""
    shown = [
        int(option.removeprefix("reroll "))
        for option in question.options
        if option.startswith("reroll ") and option != "reroll both"
    ]
    return shown * 2 if len(shown) == 1 else shown


def reroll_rage(question: Question) -> str:
    """Gherinn rolls high dice of the dragon's fire again."""
    dice = rolled(question)
    if min(dice) >= 4:
        return question.first_of("reroll both")
    return question.first_of(f"reroll {max(dice)}" if max(dice) >= 4 else "keep")


def is_prayer_wanted(question: Question) -> bool:
    """Gherinn prays for tests whose failure can kill, if he has wounds to spare."""
    situation = question.situation
    lowest = passing(situation.card.armor)
    return situation.life > HURT and lowest < 0.5 and situation.kind(situation.at) == "trap"


def which_attribute(question: Question) -> str:
    """The attributes are equal, so it does not matter."""
    return question.options[0]


def is_protection_wanted(question: Question) -> bool:
    """The wounds are not known yet: keep the Rune for the dragon, or until life is short."""
    situation = question.situation
    return situation.at == TREASURE or situation.life <= HURT


FINDING: Final[dict[str, Answer]] = {
    "start_of_turn": start_of_turn,
    "resolve_first": resolve_first,
    "offer": offer,
    "seek": yes_if(lambda question: not question.situation.me["loot"] or is_sealed(question)),
    "seek_among": seek_among,
    "draw_another": draw_another,
    "ward_off": ward_off,
    "reshape": reshape,
    "artifact_eater": cheapest,
    "discard_loot": cheapest,
    "bottle_imp": bottle_imp,
    "reroll_one": reroll_one,
    "reroll_rage": reroll_rage,
    "roll_again": yes_if(lambda _: False),
    "pray": yes_if(is_prayer_wanted),
    "which_attribute": which_attribute,
    "ward_off_wounds": yes_if(is_protection_wanted),
    "open_passage": yes_if(lambda _: True),
    "seek_treasure": yes_if(lambda _: True),
    "take_treasure": yes_if(lambda _: True),
}
