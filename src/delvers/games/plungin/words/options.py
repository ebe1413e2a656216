"""What the buttons for options say in the dungeon, and how a label is found."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules import options
from delvers.games.plungin.rules.options import GRAMMAR, door_name, figure_name
from delvers.games.plungin.rules.squares import square_name
from delvers.games.plungin.words import village_options as village
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import is_hero, name
from delvers.games.plungin.words.places import way
from delvers.games.plungin.words.sentences import capital
from delvers.games.plungin.words.village_options import Label
from delvers.kernel.forms import AnyForm
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    **village.OPTIONS,
    # Translators: buttons.
    options.MOVE(): N_("Move"),
    options.STEP("north"): N_("Step north"),
    options.STEP("east"): N_("Step east"),
    options.STEP("south"): N_("Step south"),
    options.STEP("west"): N_("Step west"),
    options.STOP(): N_("Stop here"),
    options.NOTHING(): N_("Spend an action on nothing"),
    options.PASS(): N_("End the turn"),
    options.PASS_ON(): N_("Let the next player go on"),
    options.DECLINE(): N_("No, thanks"),
    options.LEAVE_DUNGEON(): N_("Leave the dungeon, all together"),
    options.GO_ON(): N_("Go on"),
    options.GIVE_UP(): N_("Give up the adventure"),
    options.LEAVE_IT(): N_("Leave it here"),
    options.BEAT_OUT_FLAMES(): N_("Beat out the flames"),
    options.STOP_BLEEDING(): N_("Stop the bleeding"),
    options.GET_FREE(): N_("Get free"),
    options.TEAR_FREE(): N_("Tear yourself free"),
    options.ADVANCE(): N_("Step forward"),
    options.GUARD(): N_("Stand in"),
    options.DODGE(): N_("Dodge"),
    options.STRIKE_BACK(): N_("Strike back"),
    options.STRIKE(): N_("Strike"),
    options.STAND(): N_("Stand fast"),
    options.ROLL_AGAIN(): N_("Roll again"),
    options.ROLL_TWICE(): N_("Roll twice"),
    options.DRINK(): N_("Drink from the fountain"),
    options.OFFER(): N_("Lay gold on the altar"),
    options.REFILL(): N_("Refill the lantern"),
    options.STOP_SPRING(): N_("Stop the great spring"),
    options.SET_PANE(): N_("Set the pane into the oriel"),
    options.READ_INSCRIPTION(): N_("Read the inscription"),
    options.SEARCH(): N_("Search here"),
    options.FILL_LANTERN(): N_("Into the lantern"),
    options.HERE(): N_("Here, where you stand"),
    options.SECOND_ROLL(): N_("The second roll"),
    options.NO_TRAP(): N_("No trap"),
}
WITH_A_THING: Final[Mapping[AnyForm, str]] = {
    **village.WITH_A_THING,
    # Translators: buttons; %(thing)s is the name of a hero, a monster such as "Orc 12", a door or
    # chest such as "door 3", an item, a spell, an ability and so on.
    options.SHOOT: N_("Shoot at %(thing)s"),
    options.THROW_AT: N_("Throw a weapon at %(thing)s"),
    options.ABILITY_USED: N_("Use %(thing)s"),
    options.OPEN: N_("Open %(thing)s"),
    options.DETECT: N_("Look for a trap on %(thing)s"),
    options.PICK: N_("Pick the lock of %(thing)s"),
    options.WORK_ON: N_("Work on the lock and trap of %(thing)s"),
    options.UNLOCK: N_("Unlock %(thing)s with a key"),
    options.BREAK: N_("Break open %(thing)s"),
    options.HELP_BREAK: N_("Help another hero to break open %(thing)s"),
    options.LOCK_UP: N_("Lock %(thing)s with a key"),
    options.WEDGE: N_("Shut and jam %(thing)s"),
    options.CLOSE: N_("Close %(thing)s with stone"),
    options.DRAW: N_("Draw %(thing)s"),
    options.LAY_IN: N_("Lay %(thing)s into the sarcophagus"),
    options.ACT: N_("Turn of %(thing)s"),
    options.SNEAK: N_("%(thing)s must be quiet"),
    options.LISTEN: N_("%(thing)s listens"),
    options.FOR: N_("For %(thing)s"),
    options.BESIDE: N_("Beside %(thing)s"),
    options.REVIVE: N_("Revive %(thing)s"),
    options.WHET: N_("Whet %(thing)s"),
    options.RECALL: N_("Bring back %(thing)s"),
    options.RESTORE: N_("Bring back %(thing)s"),
    options.RID: N_("Get rid of %(thing)s"),
    options.END: N_("End it: %(thing)s"),
    options.LOSE: N_("Lose %(thing)s"),
    options.DROP: N_("Drop %(thing)s"),
    options.TAKE_OFF: N_("Take off %(thing)s"),
    options.TRAP_IS: N_("Trap: %(thing)s"),
    options.CAST_FROM: N_("Cast from %(thing)s"),
}
WITH_A_PLACE: Final[Mapping[AnyForm, str]] = {
    # Translators: buttons; %(place)s is a square: column and row, such as 3,-2.
    options.STAND_ON: N_("Square %(place)s"),
    options.AT: N_("Square %(place)s"),
    options.PULL: N_("To square %(place)s"),
    options.STREW: N_("From square %(place)s on"),
    options.POUR_OUT: N_("Onto square %(place)s"),
    options.ROW: N_("From west to east, middle at %(place)s"),
    options.COLUMN: N_("From north to south, middle at %(place)s"),
    options.CLEAR: N_("Clear the stone on %(place)s"),
    options.RAISE_STONE: N_("Raise stone on %(place)s"),
}
WITH_A_WAY: Final[Mapping[AnyForm, str]] = {
    # Translators: buttons; %(way)s is a direction such as "north".
    options.FACE: N_("Look %(way)s"),
    options.WALL: N_("Wall: %(way)s"),
    options.TO: N_("To the %(way)s"),
}


def more_options(voice: Voice, option: str) -> str | None:
    """A button that is put together of a verb and something else; None if there is none."""
    form = GRAMMAR.form_of(option)
    if form is None or form not in LABELS:
        return None
    return LABELS[form](voice, *form.parts(option))


def about_thing(text: str) -> Label:
    """A button about a hero, a door, a chest or a thing."""

    def label(voice: Voice, thing: str) -> str:
        return voice.fill(text, thing=name(voice, thing))

    return label


def about_figure(text: str) -> Label:
    """A button about a monster, or somebody among monsters."""

    def label(voice: Voice, id: str, number: int) -> str:
        return voice.fill(text, thing=name(voice, figure_name(id, number)))

    return label


def about_door(text: str) -> Label:
    """A button about a door by its number."""

    def label(voice: Voice, number: int) -> str:
        return voice.fill(text, thing=name(voice, door_name(number)))

    return label


def about_place(text: str) -> Label:
    """A button about a square."""

    def label(voice: Voice, square: int) -> str:
        return voice.fill(text, place=square_name(square))

    return label


def about_way(text: str) -> Label:
    """A button about a direction."""

    def label(voice: Voice, direction: str) -> str:
        return voice.fill(text, way=way(voice, direction))

    return label


# -- buttons that name two things ------------------------------------------------------------------


def attack(voice: Voice, id: str, number: int) -> str:
    """An attack with the best weapon."""
    return voice.say("Attack %(foe)s", foe=name(voice, figure_name(id, number)))


def attack_with(voice: Voice, id: str, number: int, weapon: str) -> str:
    """An attack with a weapon that is not the best one."""
    # Translators: a button; %(foe)s is a monster such as "Orc 12", %(weapon)s a weapon.
    return voice.say(
        "Attack %(foe)s with %(weapon)s",
        foe=name(voice, figure_name(id, number)),
        weapon=name(voice, weapon),
    )


def cast(voice: Voice, spell: str) -> str:
    """A spell."""
    return voice.say("Cast %(spell)s", spell=name(voice, f"spell.{spell}"))


def overload(voice: Voice, spell: str) -> str:
    """A spell with more force than is good for the caster."""
    return voice.say("Cast %(spell)s, overloaded", spell=name(voice, f"spell.{spell}"))


def use(voice: Voice, item: str) -> str:
    """A thing of one's own."""
    return voice.say("Use %(thing)s", thing=name(voice, item))


def use_of(voice: Voice, item: str, owner: str) -> str:
    """A thing of a dead comrade."""
    return voice.say(
        "Use %(thing)s, carried by %(hero)s", thing=name(voice, item), hero=name(voice, owner)
    )


def give(voice: Voice, item: str, hero: str) -> str:
    """A thing goes to a hero."""
    return voice.say("Give %(thing)s to %(hero)s", thing=name(voice, item), hero=name(voice, hero))


def give_it(voice: Voice, hero: str) -> str | None:
    """What has just been found goes to a hero; it is not named."""
    if not is_hero(books_of(voice), hero):
        return None
    return voice.say("Give it to %(hero)s", hero=name(voice, hero))


def on_one(voice: Voice, one: str) -> str:
    """The hero, door or chest that a spell is aimed at."""
    return capital(name(voice, one))


def on_figure(voice: Voice, id: str, number: int) -> str:
    """The monster that a spell or a song is aimed at."""
    return capital(name(voice, figure_name(id, number)))


def on_thing(voice: Voice, hero: str, thing: str) -> str:
    """The thing of a hero that a spell is aimed at."""
    return f"{name(voice, hero)}: {name(voice, thing)}"


def charge(voice: Voice, kind: str, number: int, direction: str, squares: int) -> str:
    """A run of some squares at a monster."""
    # Translators: a button; %(foe)s is a monster such as "Orc 12", %(way)s a direction.
    return voice.count(
        "%(foe)s: %(count)s square %(way)s",
        "%(foe)s: %(count)s squares %(way)s",
        squares,
        foe=name(voice, figure_name(kind, number)),
        way=way(voice, direction),
    )


def lay_tile(voice: Voice, side: str, corner: int) -> str:
    """How a tile is laid: which of its sides one enters by, and where its corner lies."""
    # Translators: a button: how to lay a tile; %(side)s is one of its sides, such as "north".
    return voice.say(
        "Enter by its side: %(side)s (corner at %(place)s)",
        side=way(voice, side),
        place=square_name(corner),
    )


def target(voice: Voice, id: str, number: int) -> str:
    """Whom a monster goes for."""
    return name(voice, figure_name(id, number))


def disarm(voice: Voice, lock: str) -> str:
    """The trap of a door or chest."""
    return voice.say("Disarm the trap on %(thing)s", thing=name(voice, lock))


def disarm_trap(voice: Voice, trap: str) -> str:
    """A trap that is in play."""
    return voice.say("Disarm: %(trap)s", trap=name(voice, trap))


def raise_stat(voice: Voice, stat: str) -> str:
    """A stat."""
    return voice.say("Raise %(stat)s", stat=name(voice, stat))


def take(voice: Voice, what: str) -> str:
    """A ready hero when a party is made, or what lies on the floor."""
    if is_hero(books_of(voice), what):
        return name(voice, what)
    return voice.say("Take %(thing)s", thing=name(voice, what))


ABOUT_FIGURES: Final = (options.SHOOT, options.THROW_AT)
ABOUT_DOORS: Final = (options.WEDGE, options.CLOSE)
LABELS: Final[Mapping[AnyForm, Label]] = {
    **{form: about_thing(text) for form, text in WITH_A_THING.items()},
    **{form: about_figure(WITH_A_THING[form]) for form in ABOUT_FIGURES},
    **{form: about_door(WITH_A_THING[form]) for form in ABOUT_DOORS},
    **{form: about_place(text) for form, text in WITH_A_PLACE.items()},
    **{form: about_way(text) for form, text in WITH_A_WAY.items()},
    **village.SPECIAL,
    options.ATTACK: attack,
    options.ATTACK_WITH: attack_with,
    options.CAST: cast,
    options.OVERLOAD: overload,
    options.USE: use,
    options.USE_OF: use_of,
    options.GIVE: give,
    options.GIVE_IT: give_it,
    options.ON_HERO: on_one,
    options.ON_LOCK: on_one,
    options.ON_FIGURE: on_figure,
    options.ON_THING: on_thing,
    options.CHARGE_AT: charge,
    options.LAY_TILE: lay_tile,
    options.TARGET: target,
    options.DISARM: disarm,
    options.DISARM_TRAP: disarm_trap,
    options.RAISE: raise_stat,
    options.TAKE: take,
}
"""How a button is labelled, by the form of its option; it gets the parts of the option."""
