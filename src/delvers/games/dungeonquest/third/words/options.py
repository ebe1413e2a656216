"""What the buttons for the options that only the third edition has say."""

from typing import Final

from delvers.games.dungeonquest.common.words import options as common
from delvers.games.dungeonquest.common.words.names import ATTACKS
from delvers.games.dungeonquest.common.words.options import Buttons
from delvers.games.dungeonquest.common.words.places import TOWARDS, place_called
from delvers.games.dungeonquest.third.words.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    **common.OPTIONS,
    # Translators: buttons.
    "pass": N_("Do nothing"),
    "retreat": N_("Go back"),
    "attack": N_("Attack"),
    "announce escape": N_("Announce an escape"),
    "open with a volley": N_("Open with a volley of arrows"),
    "draw sixth card": N_("Draw a sixth card"),
    "roll for treasure": N_("Roll for treasure"),
    "take treasure": N_("Take a Treasure card"),
    "add token": N_("Bring a new monster"),
    "loot first": N_("First the Loot"),
    "wounds first": N_("First the wounds"),
    "take unseen": N_("Take a hidden card"),
    **{f"name {attack}": text for attack, text in ATTACKS.items()},
}
WITH_A_THING: Final[Texts] = {
    **common.WITH_A_THING,
    # Translators: buttons; %(thing)s is the name of a card, a Rune or a monster.
    "play": N_("Play: %(thing)s"),
    "add": N_("Add: %(thing)s"),
    "counter": N_("Counter with: %(thing)s"),
    "meet": N_("Face: %(thing)s"),
    "fight": N_("Fight: %(thing)s"),
}
WITH_A_PLACE: Final[Texts] = {
    **common.WITH_A_PLACE,
    # Translators: buttons; %(place)s is a space such as c4, or the name of a chamber.
    "at": N_("Here: %(place)s"),
    "token": N_("The token in %(place)s"),
}
WITH_A_WAY: Final[Texts] = {
    **common.WITH_A_WAY,
    # Translators: buttons; %(way)s is a direction such as "to the north".
    "flee": N_("Flee %(way)s"),
}
BUTTONS: Final = Buttons(NAMING, WITH_A_THING, WITH_A_PLACE, WITH_A_WAY)


def more_options(voice: Voice, option: str) -> str | None:
    """A button that names a card, a place or a direction; None if there is no such option."""
    if option.startswith("move token "):
        return move_token(voice, option.removeprefix("move token "))
    return BUTTONS(voice, option)


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
