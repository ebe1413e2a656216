"""What the buttons for the options that only the third edition has say."""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES
from delvers.games.dungeonquest.common.rules.options import TAKE
from delvers.games.dungeonquest.common.words import options as common
from delvers.games.dungeonquest.common.words.names import ATTACKS
from delvers.games.dungeonquest.common.words.options import Buttons, FormTexts
from delvers.games.dungeonquest.common.words.places import place_called, towards
from delvers.games.dungeonquest.third.rules import options
from delvers.games.dungeonquest.third.words.names import NAMING
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    **common.OPTIONS,
    # Translators: buttons.
    options.PASS: N_("Do nothing"),
    options.RETREAT: N_("Go back"),
    options.ATTACK: N_("Attack"),
    options.ANNOUNCE_ESCAPE: N_("Announce an escape"),
    options.VOLLEY: N_("Open with a volley of arrows"),
    options.SIXTH_CARD: N_("Draw a sixth card"),
    options.ROLL_FOR_TREASURE: N_("Roll for treasure"),
    options.TAKE_TREASURE: N_("Take a Treasure card"),
    options.ADD_TOKEN: N_("Bring a new monster"),
    options.LOOT_FIRST: N_("First the Loot"),
    options.WOUNDS_FIRST: N_("First the wounds"),
    options.TAKE_UNSEEN: N_("Take a hidden card"),
    **{options.NAME(attack): ATTACKS[attack] for attack in ATTACK_TYPES},
}
WITH_A_THING: Final[FormTexts] = {
    **common.WITH_A_THING,
    # Translators: buttons; %(thing)s is the name of a card, a Rune or a monster.
    options.PLAY: N_("Play: %(thing)s"),
    options.ADD: N_("Add: %(thing)s"),
    options.COUNTER: N_("Counter with: %(thing)s"),
    options.FIGHT: N_("Fight: %(thing)s"),
}
WITH_A_PLACE: Final[FormTexts] = {
    **common.WITH_A_PLACE,
    # Translators: buttons; %(place)s is a space such as c4, or the name of a chamber.
    options.AT: N_("Here: %(place)s"),
    options.TOKEN: N_("The token in %(place)s"),
}
WITH_A_WAY: Final[FormTexts] = {
    **common.WITH_A_WAY,
    # Translators: buttons; %(way)s is a direction such as "to the north".
    options.FLEE: N_("Flee %(way)s"),
}
WITH_A_TOKEN: Final[FormTexts] = {
    # Translators: buttons; %(thing)s is the name of a card, a Rune or a monster.
    options.MEET: N_("Face: %(thing)s"),
    options.TAKE_TOKEN: common.WITH_A_THING[TAKE],
}
BUTTONS: Final = Buttons(
    NAMING, options.GRAMMAR, WITH_A_THING, WITH_A_PLACE, WITH_A_WAY, common.WITH_A_NUMBER
)


def more_options(voice: Voice, option: str) -> str | None:
    """A button that names a card, a place or a direction; None if there is no such option."""
    if move := options.MOVE_TOKEN.read(option):
        return move_token(voice, *move)
    for form in (options.MEET, options.TAKE_TOKEN):
        if token := form.read(option):
            return voice.fill(WITH_A_TOKEN[form], thing=token_called(voice, *token))
    return BUTTONS(voice, option)


def token_called(voice: Voice, token: options.Numbered) -> str:
    """A monster token; of two alike it gives the number."""
    name = NAMING(voice, token.monster)
    return f"{name} {token.number}" if token.number else name


def move_token(voice: Voice, space: int, direction: int) -> str:
    """A button that moves a monster."""
    return voice.say(
        "Move the monster in %(place)s %(way)s",
        place=place_called(voice, space),
        way=towards(voice, direction),
    )
