"""What the buttons for options say in the dungeon, and how a label is found."""

from collections.abc import Callable, Mapping
from typing import Final

from delvers.games.plungin.words import village_options as village
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import STATS, is_hero, name
from delvers.games.plungin.words.places import WAYS, way
from delvers.games.plungin.words.sentences import capital
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    **village.OPTIONS,
    # Translators: buttons.
    "move": N_("Move"),
    "north": N_("Step north"),
    "east": N_("Step east"),
    "south": N_("Step south"),
    "west": N_("Step west"),
    "stop": N_("Stop here"),
    "nothing": N_("Spend an action on nothing"),
    "pass": N_("End the turn"),
    "pass on": N_("Let the next player go on"),
    "decline": N_("No, thanks"),
    "leave dungeon": N_("Leave the dungeon, all together"),
    "go on": N_("Go on"),
    "give up": N_("Give up the adventure"),
    "leave it": N_("Leave it here"),
    "beat out flames": N_("Beat out the flames"),
    "stop bleeding": N_("Stop the bleeding"),
    "get free": N_("Get free"),
    "tear free": N_("Tear yourself free"),
    "advance": N_("Step forward"),
    "guard": N_("Stand in"),
    "dodge": N_("Dodge"),
    "strike back": N_("Strike back"),
    "strike": N_("Strike"),
    "stand": N_("Stand fast"),
    "roll again": N_("Roll again"),
    "roll twice": N_("Roll twice"),
    "drink": N_("Drink from the fountain"),
    "offer": N_("Lay gold on the altar"),
    "refill": N_("Refill the lantern"),
    "stop spring": N_("Stop the great spring"),
    "set pane": N_("Set the pane into the oriel"),
    "read inscription": N_("Read the inscription"),
    "search": N_("Search here"),
    "fill lantern": N_("Into the lantern"),
    "here": N_("Here, where you stand"),
    "second": N_("The second roll"),
    "trap none": N_("No trap"),
}
WITH_A_THING: Final[Texts] = {
    **village.WITH_A_THING,
    # Translators: buttons; %(thing)s is the name of a hero, a monster such as "Orc 12", a door or
    # chest such as "door 3", an item, a spell, an ability and so on.
    "shoot": N_("Shoot at %(thing)s"),
    "throw at": N_("Throw a weapon at %(thing)s"),
    "ability": N_("Use %(thing)s"),
    "open": N_("Open %(thing)s"),
    "detect": N_("Look for a trap on %(thing)s"),
    "pick": N_("Pick the lock of %(thing)s"),
    "work on": N_("Work on the lock and trap of %(thing)s"),
    "unlock": N_("Unlock %(thing)s with a key"),
    "break": N_("Break open %(thing)s"),
    "help break": N_("Help another hero to break open %(thing)s"),
    "lock": N_("Lock %(thing)s with a key"),
    "wedge": N_("Shut and jam %(thing)s"),
    "close": N_("Close %(thing)s with stone"),
    "draw": N_("Draw %(thing)s"),
    "lay": N_("Lay %(thing)s into the sarcophagus"),
    "act": N_("Turn of %(thing)s"),
    "sneak": N_("%(thing)s must be quiet"),
    "listen": N_("%(thing)s listens"),
    "for": N_("For %(thing)s"),
    "beside": N_("Beside %(thing)s"),
    "revive": N_("Revive %(thing)s"),
    "whet": N_("Whet %(thing)s"),
    "recall": N_("Bring back %(thing)s"),
    "restore": N_("Bring back %(thing)s"),
    "rid": N_("Get rid of %(thing)s"),
    "end": N_("End it: %(thing)s"),
    "lose": N_("Lose %(thing)s"),
    "drop": N_("Drop %(thing)s"),
    "take off": N_("Take off %(thing)s"),
    "trap": N_("Trap: %(thing)s"),
    "cast from": N_("Cast from %(thing)s"),
}
WITH_A_PLACE: Final[Texts] = {
    # Translators: buttons; %(place)s is a square: column and row, such as 3,-2.
    "square": N_("Square %(place)s"),
    "at": N_("Square %(place)s"),
    "pull": N_("To square %(place)s"),
    "strew": N_("From square %(place)s on"),
    "pour": N_("Onto square %(place)s"),
    "row": N_("From west to east, middle at %(place)s"),
    "column": N_("From north to south, middle at %(place)s"),
    "clear": N_("Clear the stone on %(place)s"),
    "raise": N_("Raise stone on %(place)s"),
}
WITH_A_WAY: Final[Texts] = {
    # Translators: buttons; %(way)s is a direction such as "north".
    "face": N_("Look %(way)s"),
    "door": N_("Wall: %(way)s"),
    "to": N_("To the %(way)s"),
}


def more_options(voice: Voice, option: str) -> str | None:
    """A button that is put together of a verb and something else; None if there is none."""
    first, _, rest = option.partition(" ")
    if first in SPECIAL and (told := SPECIAL[first](voice, rest)) is not None:
        return told
    for verb in (" ".join(option.split(" ")[:2]), first):
        rest = option.removeprefix(verb).strip()
        if rest and (told := with_verb(voice, verb, rest)) is not None:
            return told
    return None


def with_verb(voice: Voice, verb: str, rest: str) -> str | None:
    """A button by its verb and what it is about."""
    if verb in WITH_A_WAY and rest in WAYS:
        return voice.fill(WITH_A_WAY[verb], way=way(voice, rest))
    if verb in WITH_A_PLACE and is_place(rest):
        return voice.fill(WITH_A_PLACE[verb], place=rest)
    if verb in WITH_A_THING:
        return voice.fill(WITH_A_THING[verb], thing=name(voice, rest))
    return None


def is_place(words: str) -> bool:
    """Whether words name a square: two numbers."""
    x, _, y = words.partition(",")
    return x.removeprefix("-").isdigit() and y.removeprefix("-").isdigit()


# -- buttons that name two things ------------------------------------------------------------------


def attack(voice: Voice, rest: str) -> str:
    """An attack, with the weapon if it is not the best one."""
    foe, _, weapon = rest.partition(" with ")
    if not weapon:
        return voice.say("Attack %(foe)s", foe=name(voice, foe))
    # Translators: a button; %(foe)s is a monster such as "Orc 12", %(weapon)s a weapon.
    return voice.say(
        "Attack %(foe)s with %(weapon)s", foe=name(voice, foe), weapon=name(voice, weapon)
    )


def cast(voice: Voice, rest: str) -> str | None:
    """A spell, plain or overloaded."""
    if rest.startswith("from "):
        return None
    spell, _, overloaded = rest.partition(" ")
    told = name(voice, f"spell.{spell}")
    if overloaded:
        return voice.say("Cast %(spell)s, overloaded", spell=told)
    return voice.say("Cast %(spell)s", spell=told)


def use(voice: Voice, rest: str) -> str:
    """A thing of one's own, or of a dead comrade."""
    item, _, owner = rest.partition(" of ")
    if not owner:
        return voice.say("Use %(thing)s", thing=name(voice, item))
    return voice.say(
        "Use %(thing)s, carried by %(hero)s", thing=name(voice, item), hero=name(voice, owner)
    )


def give(voice: Voice, rest: str) -> str | None:
    """A thing goes to a hero; what has just been found is not named."""
    item, _, hero = rest.rpartition(" ")
    if item == "up":
        return None
    if not item:
        return (
            voice.say("Give it to %(hero)s", hero=name(voice, hero))
            if is_hero(books_of(voice), hero)
            else None
        )
    return voice.say("Give %(thing)s to %(hero)s", thing=name(voice, item), hero=name(voice, hero))


def on(voice: Voice, rest: str) -> str:
    """What a spell, a song or a charge is aimed at."""
    words = rest.split(" ")
    if len(words) == 4 and words[2] in WAYS:
        return charge(voice, *words)
    if len(words) == 2 and is_hero(books_of(voice), words[0]) and not words[1].isdigit():
        return f"{name(voice, words[0])}: {name(voice, words[1])}"
    return capital(name(voice, rest))


def charge(voice: Voice, kind: str, number: str, direction: str, squares: str) -> str:
    """A run of some squares at a monster."""
    # Translators: a button; %(foe)s is a monster such as "Orc 12", %(way)s a direction.
    return voice.count(
        "%(foe)s: %(count)s square %(way)s",
        "%(foe)s: %(count)s squares %(way)s",
        int(squares),
        foe=name(voice, f"{kind} {number}"),
        way=way(voice, direction),
    )


def by(voice: Voice, rest: str) -> str | None:
    """How a tile is laid: which of its sides one enters by, and where its corner lies."""
    side, _, place = rest.partition(" at ")
    if side not in WAYS:
        return None
    # Translators: a button: how to lay a tile; %(side)s is one of its sides, such as "north".
    return voice.say(
        "Enter by its side: %(side)s (corner at %(place)s)", side=way(voice, side), place=place
    )


def target(voice: Voice, rest: str) -> str:
    """Whom a monster goes for."""
    return name(voice, rest)


def disarm(voice: Voice, rest: str) -> str:
    """The trap of a door or chest, or one that is in play."""
    if rest.startswith(("door ", "chest ")):
        return voice.say("Disarm the trap on %(thing)s", thing=name(voice, rest))
    return voice.say("Disarm: %(trap)s", trap=name(voice, rest))


def raise_(voice: Voice, rest: str) -> str | None:
    """A stat; stone has a square of its own."""
    return voice.say("Raise %(stat)s", stat=name(voice, rest)) if rest in STATS else None


def take(voice: Voice, rest: str) -> str | None:
    """A ready hero when a party is made, or what lies on the floor."""
    if rest.startswith("off "):
        return None
    if is_hero(books_of(voice), rest):
        return name(voice, rest)
    return voice.say("Take %(thing)s", thing=name(voice, rest))


SPECIAL: Final[Mapping[str, Callable[[Voice, str], str | None]]] = {
    **village.SPECIAL,
    "attack": attack,
    "cast": cast,
    "use": use,
    "give": give,
    "on": on,
    "by": by,
    "target": target,
    "disarm": disarm,
    "raise": raise_,
    "take": take,
}
