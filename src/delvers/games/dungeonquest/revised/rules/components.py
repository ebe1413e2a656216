"""The cards, heroes and monsters of the Revised Edition as typed data."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, get_args

from delvers.games.dungeonquest.common.rules.cards import (
    ATTACK_TYPES,
    COMMON,
    MONSTERS,
    AttackType,
    Box,
    MonsterName,
    Name,
    Status,
    load_box,
    load_counts,
)
from delvers.kernel.content import by_id, check_count, read_toml
from delvers.kernel.errors import BadContent, listed
from delvers.kernel.plain import Within

CombatSide: TypeAlias = Literal["hero", "monster"]
CARDS: Final = "DQR-CARDS"
"""The section of the rulebook that says what single cards do."""
MONSTERS_EACH: Final = 4


@dataclass(frozen=True, slots=True)
class MonsterCard:
    """A Monster card: its life, and the wounds of a hero who escapes from it."""

    id: str
    monster: MonsterName
    life: Annotated[int, Within(1, 30)]
    penalty: Annotated[int, Within(0, 20)]
    status: Status = "designed"
    name: Name = ""


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A Combat card: the wounds that its owner suffers from each attack of the other side."""

    id: str
    side: CombatSide
    attack_type: AttackType
    suffers: dict[AttackType, Annotated[int, Within(0, 12)]]
    status: Status


@dataclass(frozen=True, slots=True)
class MonstersFile:
    """The form of monsters.toml."""

    monsters: tuple[MonsterCard, ...]


@dataclass(frozen=True, slots=True)
class CombatFile:
    """The form of combat.toml."""

    cards: tuple[CombatCard, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Content(Box):
    """All components of the Revised Edition, by id."""

    monsters: dict[str, MonsterCard]
    combat: dict[str, CombatCard]

    def kinds(self) -> dict[str, str]:
        """The kinds of monsters, each with the name that a pack gives it, if it does."""
        named = {card.monster: card.name for card in self.monsters.values() if card.name}
        return {card.monster: named.get(card.monster, "") for card in self.monsters.values()}

    def has_torch(self, tile: str) -> bool:
        """Whether there is a torch on a tile; a chasm of this edition has none."""
        return self.tiles[tile].search and self.tiles[tile].kind != "chasm"


def load_content(folder: Path, common: Path = COMMON) -> Content:
    """Read and check the content files of the edition's folder and of the common one."""
    counts = load_counts(folder)
    return Content(
        **load_box(folder, CARDS, common).parts(),
        monsters=load_monsters(folder / "monsters.toml", counts.monsters),
        combat=load_combat(folder / "combat.toml", counts.combat),
    )


def load_monsters(path: Path, count: int) -> dict[str, MonsterCard]:
    """The Monster cards, four of each kind."""
    cards = read_toml(MonstersFile, path).monsters
    check_count(len(cards), count, "monsters", path)
    for monster in MONSTERS:
        check_count(sum(card.monster == monster for card in cards), MONSTERS_EACH, monster, path)
    return by_id(cards, path)


def load_combat(path: Path, count: int) -> dict[str, CombatCard]:
    """The Combat cards, one of each attack type for either side."""
    cards = read_toml(CombatFile, path).cards
    check_count(len(cards), count, "combat", path)
    for card in cards:
        if card.suffers.keys() != set(ATTACK_TYPES):
            needed = listed(ATTACK_TYPES)
            raise BadContent(f"{path}: {card.id}.suffers: needs one number each for: {needed}")
    kinds = [(card.side, card.attack_type) for card in cards]
    for side in get_args(CombatSide):
        for attack_type in ATTACK_TYPES:
            check_count(kinds.count((side, attack_type)), 1, f"{side} {attack_type}", path)
    return by_id(cards, path)


CONTENT: Final = load_content(Path(__file__).parents[1] / "content")
