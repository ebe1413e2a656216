"""The parameters of the third edition's events in words."""

from typing import Final

from delvers.games.dungeonquest.common.words.names import HEROES, the_monster
from delvers.games.dungeonquest.common.words.speaking import CAUSES, REASONS, Speech
from delvers.games.dungeonquest.third.words.names import NAMING
from delvers.text.gametext import Names, Texts, name_of
from delvers.text.marks import N_
from delvers.text.telling import Params, Spoken, player
from delvers.text.voice import Voice

SPEECH: Final = Speech(
    NAMING,
    {
        **CAUSES,
        # Translators: why dice are rolled or wounds suffered: "Ana rolls 3 (the dark)".
        "unconscious": N_("unconscious"),
        "monster_treasure": N_("the monster's treasure"),
        # Translators: what somebody might have done but leaves alone.
        "volley": N_("the opening volley"),
        "sixth_card": N_("a sixth card"),
        "announced_escape": N_("an escape from the fight"),
    },
    {
        **REASONS,
        # Translators: why a turn ends: "The turn of Ana is over: the door stays shut."
        "same_corridor": N_("the same corridor for the second time"),
        "no_way_on": N_("there is no way on"),
        "caught": N_("the web holds fast"),
        "stuck": N_("the rubble holds fast"),
        "rotated": N_("the room has turned"),
        "trapdoor": N_("the trapdoor holds fast"),
    },
)
cause: Final = SPEECH.cause


def seated(params: Params) -> Params:
    """The parameters with heroes who fight named by their seats, as players know each other."""
    told = dict(params)
    for fighter, seat in (("fighter", "seat"), ("foe", "foe_seat")):
        if params.get(fighter) in HEROES and seat in params:
            told[fighter] = params[seat]
    return told


def fighter(voice: Voice, who: str | int, names: Names) -> str:
    """A side of a fight: a monster, or the player of a hero."""
    return name_of(names, who) if isinstance(who, int) else the_monster(voice, who)


def signed(_voice: Voice, amount: int, _names: Names) -> str:
    """A bonus or a malus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


NO_ESCAPE: Final[Texts] = {
    # Translators: why a hero cannot escape from a monster.
    "krutzbeck": N_("Krutzbeck never runs away"),
    "portcullis": N_("a portcullis bars the way"),
    "special": N_("no plain move led here"),
    "surfaced": N_("the way out of the catacombs is shut"),
    "shut": N_("the way back is shut"),
    "held": N_("something holds fast"),
}


def why_not(voice: Voice, reason: str, _names: Names) -> str:
    """Why there is no escape."""
    return voice.fill(NO_ESCAPE[reason])


def die(_voice: Voice, dice: list[int], _names: Names) -> str:
    """What a die shows."""
    return ", ".join(str(number) for number in dice)


SPOKEN: Final[Spoken] = {
    **SPEECH.spoken(),
    "why": ("why", why_not),
    "dice": ("dice", die),
    "defender": ("other", player),
    "defeated": ("other", player),
    "loser": ("other", player),
    "cards": ("cards", SPEECH.things),
    "foe_cards": ("foe_cards", SPEECH.things),
    "monster_card": ("monster_card", SPEECH.thing),
    "fighter": ("fighter", fighter),
    "foe": ("foe", fighter),
    "amount": ("amount", signed),
}
