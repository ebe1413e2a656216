"""Every kind of event of the Revised Edition, with its parameters."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events as common
from delvers.games.dungeonquest.common.rules.cards import AttackType, MonsterName
from delvers.games.dungeonquest.revised.rules.reasons import NoEscape
from delvers.kernel.events import event, kinds_in

# -- turns and the board ---------------------------------------------------------------------------


@event
def turns_gained(*, seat: int, count: int) -> None:
    """A hero will take more turns before the others."""


@event
def barriers_ignored(*, seat: int) -> None:
    """Neither doors nor portcullises hold a hero this turn."""


@event
def tile_drawn(*, seat: int, tile: str) -> None:
    """A tile is drawn that may be laid."""


@event
def search_token_removed(*, seat: int, at: int) -> None:
    """A chamber can be searched again."""


@event
def came_back(*, seat: int, at: int) -> None:
    """A dead hero starts anew in a tower."""


# -- cards and tests -------------------------------------------------------------------------------


@event
def load_added(*, seat: int, count: int) -> None:
    """What Loot adds to a roll."""


@event
def luck_turned(*, seat: int, count: int) -> None:
    """A Rune makes a failed test succeed, for so many tokens."""


@event
def cards_foreseen(*, seat: int, cards: list[str]) -> None:
    """The next Search cards, for whoever looks at them."""


@event
def dragon_cards_shuffled(*, seat: int) -> None:
    """A Rune has the Dragon cards shuffled."""


@event
def eater_worth(*, seat: int, gold: int) -> None:
    """What an Artifact Eater is worth."""


# -- fights ----------------------------------------------------------------------------------------


@event
def monster_hides(*, seat: int) -> None:
    """A lone hero meets a monster that lies face down."""


@event
def monster_shown(*, monster: MonsterName, life: int, penalty: int) -> None:
    """What is on a Monster card."""


@event
def cards_revealed(
    *, seat: int, attack: AttackType, monster: MonsterName, monster_attack: AttackType
) -> None:
    """Both attacks are turned up."""


@event
def wounds_spared(*, seat: int, count: int) -> None:
    """An ability spares a hero wounds."""


@event
def monster_wounded(*, monster: MonsterName, amount: int) -> None:
    """A monster suffers wounds."""


@event
def no_escape(*, seat: int, why: NoEscape) -> None:
    """Why a hero cannot escape."""


@event
def escaped(*, seat: int) -> None:
    """A hero gets away."""


KINDS: Final = {**common.KINDS, **kinds_in(globals())}
