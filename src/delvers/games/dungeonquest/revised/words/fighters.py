"""Heroes, monsters and the cards they fight with, in one or two sentences with their figures."""

from typing import Final

from delvers.games.dungeonquest.common.words import fighters as common
from delvers.games.dungeonquest.common.words.fighters import hero_text
from delvers.games.dungeonquest.revised.words.content import pieces_of
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

ABILITIES: Final[Texts] = {
    **common.ABILITIES,
    "hugo": N_("Suffers 1 wound less when both sides choose melee."),
    "krutzbeck": N_("Never escapes from a fight, but a melee attack that hits does 1 wound more."),
    "tatianna": N_(
        "Before the first round of a fight, rolls a die: on 4-6 the monster suffers 1 wound."
    ),
    "challara": N_("May discard a drawn Dungeon card and face another instead."),
}


def fighter_text(voice: Voice, id: str) -> str | None:
    """What a hero, a monster or a card of a fight does; None if it is something else."""
    pieces = pieces_of(voice)
    if id in pieces.heroes:
        return hero_text(voice, pieces.heroes[id], ABILITIES)
    if id in pieces.kinds():
        return monster_text(voice, id)
    if id in pieces.monsters:
        return monster_card_text(voice, id)
    return combat_text(voice, id) if id in pieces.combat else None


def monster_text(voice: Voice, monster: str) -> str:
    """Between which values life and escape penalty of a monster lie."""
    monsters = pieces_of(voice).monsters
    cards = [card for card in monsters.values() if card.monster == monster]
    lives, penalties = [card.life for card in cards], [card.penalty for card in cards]
    return voice.say(
        "Life from %(least)s to %(most)s, escape penalty from %(lowest)s to %(highest)s: "
        "only the player who runs it knows.",
        least=min(lives),
        most=max(lives),
        lowest=min(penalties),
        highest=max(penalties),
    )


def monster_card_text(voice: Voice, id: str) -> str:
    """What is on a Monster card."""
    card = pieces_of(voice).monsters[id]
    return voice.say(
        "Life %(life)s, escape penalty %(penalty)s.", life=card.life, penalty=card.penalty
    )


def combat_text(voice: Voice, id: str) -> str:
    """The wounds of the side that plays a Combat card."""
    suffers = pieces_of(voice).combat[id].suffers
    return voice.say(
        "Wounds for whoever plays it: against ranged %(ranged)s, against melee %(melee)s, "
        "against magic %(magic)s.",
        ranged=suffers["ranged"],
        melee=suffers["melee"],
        magic=suffers["magic"],
    )
