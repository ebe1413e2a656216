"""What the buttons for the options of the third edition say."""

from collections.abc import Callable
from typing import Final

from delvers.text.dungeonquest.names import ATTACKS, ATTRIBUTES
from delvers.text.dungeonquest.places import SIDES, TOWARDS, place_called
from delvers.text.dungeonquest.third.names import name
from delvers.text.gametext import Texts
from delvers.text.marks import N_, Plural
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    # Translators: buttons.
    "decline": N_("No, thanks"),
    "stop": N_("Stop here"),
    "pass": N_("Do nothing"),
    "go on": N_("Go on"),
    "keep": N_("Keep the dice"),
    "reroll": N_("Roll the %(count)s again"),
    "reroll both": N_("Roll both dice again"),
    "pray": N_("Pray: 1 wound for 3 Determination"),
    "search": N_("Search this chamber"),
    "descend": N_("Go down into the catacombs"),
    "stay": N_("Stay here"),
    "leave": N_("Leave the dungeon"),
    "cross": N_("Try to cross"),
    "retreat": N_("Go back"),
    "go": N_("Step onto the bridge"),
    "surface": N_("Come up here"),
    "stay below": N_("Stay below"),
    "drift left": N_("Drift to the left"),
    "drift right": N_("Drift to the right"),
    "climb": N_("Climb to the hole"),
    "enough": N_("Offer no more"),
    "look inside": N_("Look inside"),
    "draw another": N_("Discard it and draw another"),
    "free the imp": N_("Free the imp"),
    "move on": N_("Move again"),
    "attack": N_("Attack"),
    "escape": N_("Try to escape"),
    "announce escape": N_("Announce an escape"),
    "open with a volley": N_("Open with a volley of arrows"),
    "draw sixth card": N_("Draw a sixth card"),
    "roll for treasure": N_("Roll for treasure"),
    "take treasure": N_("Take a Treasure card"),
    "add token": N_("Bring a new monster"),
    "loot first": N_("First the Loot"),
    "wounds first": N_("First the wounds"),
    "take unseen": N_("Take a hidden card"),
    "agility": ATTRIBUTES["agility"],
    "armor": ATTRIBUTES["armor"],
    **{f"name {attack}": text for attack, text in ATTACKS.items()},
}
WITH_A_THING: Final[Texts] = {
    # Translators: buttons; %(thing)s is the name of a card, a Rune or a monster.
    "use": N_("Use: %(thing)s"),
    "discard": N_("Discard: %(thing)s"),
    "resolve": N_("Now: %(thing)s"),
    "open": N_("Now: %(thing)s"),
    "take": N_("Take: %(thing)s"),
    "play": N_("Play: %(thing)s"),
    "add": N_("Add: %(thing)s"),
    "counter": N_("Counter with: %(thing)s"),
    "meet": N_("Face: %(thing)s"),
    "fight": N_("Fight: %(thing)s"),
}
WITH_A_PLACE: Final[Texts] = {
    # Translators: buttons; %(place)s is a space such as c4, or the name of a chamber.
    "to": N_("To %(place)s"),
    "at": N_("Here: %(place)s"),
    "token": N_("The token in %(place)s"),
}
WITH_A_WAY: Final[Texts] = {
    # Translators: buttons; %(way)s is a direction such as "to the north".
    "move": N_("Go %(way)s"),
    "head": N_("Head %(way)s"),
    "through": N_("Slip through %(way)s"),
    "flee": N_("Flee %(way)s"),
    "rope": N_("Climb across by the rope and go %(way)s"),
}
WITH_A_SIDE: Final[Texts] = {
    # Translators: buttons; %(side)s is "north side" and so on.
    "arrow": N_("Entry arrow: %(side)s"),
    "side": N_("Stand here: %(side)s"),
}


def more_options(voice: Voice, option: str) -> str | None:
    """A button that names a card, a place or a direction; None if there is no such option."""
    if option.startswith("move token "):
        return move_token(voice, option.removeprefix("move token "))
    verb, _, rest = option.partition(" ")
    if verb == "tower":
        return place_called(voice, rest)
    for texts, tell in FORMS:
        if verb in texts:
            return tell(voice, texts[verb], rest)
    return None


def with_thing(voice: Voice, text: str | Plural, id: str) -> str:
    """A button about a card, a Rune or a monster; of two monsters alike it gives the number."""
    monster, _, number = id.partition(" ")
    thing = f"{name(voice, monster)} {number}" if number else name(voice, id)
    return voice.fill(text, thing=thing)


def with_place(voice: Voice, text: str | Plural, space: str) -> str:
    """A button about a space."""
    return voice.fill(text, place=place_called(voice, space))


def with_way(voice: Voice, text: str | Plural, way: str) -> str | None:
    """A button about a direction; out of the treasure chamber it also gives the space."""
    direction, _, space = way.partition(" ")
    if direction not in TOWARDS:
        return None
    told = voice.fill(text, way=voice.fill(TOWARDS[direction]))
    return f"{told} ({place_called(voice, space)})" if space else told


def with_side(voice: Voice, text: str | Plural, direction: str) -> str | None:
    """A button about a side of a chamber."""
    return voice.fill(text, side=voice.fill(SIDES[direction])) if direction in SIDES else None


def move_token(voice: Voice, way: str) -> str | None:
    """A button that moves a monster."""
    space, _, direction = way.partition(" ")
    if direction not in TOWARDS:
        return None
    return voice.say(
        "Move the monster in %(place)s %(way)s",
        place=place_called(voice, space),
        way=voice.fill(TOWARDS[direction]),
    )


FORMS: Final[tuple[tuple[Texts, Callable[[Voice, str | Plural, str], str | None]], ...]] = (
    (WITH_A_THING, with_thing),
    (WITH_A_PLACE, with_place),
    (WITH_A_WAY, with_way),
    (WITH_A_SIDE, with_side),
)
