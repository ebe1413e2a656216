"""The cards, heroes and monsters of the third edition as typed data."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

from delvers.games.dungeonquest.common.rules.cards import (
    COMMON,
    DECKS,
    MONSTERS,
    AttackType,
    Box,
    Card,
    Copies,
    Few,
    HeroCard,
    MonsterName,
    Name,
    Status,
    Text,
    load_box,
    load_counts,
)
from delvers.kernel.clauses import entry_clause
from delvers.kernel.content import by_id, check_count, read_toml
from delvers.kernel.errors import BadContent, listed
from delvers.kernel.plain import Within

__all__ = [
    "CONTENT",
    "DECKS",
    "MONSTERS",
    "AttackType",
    "Card",
    "CombatCard",
    "Content",
    "HeroCard",
    "PowerCard",
    "Token",
    "load_content",
]

CARDS: Final = "DQ3-CARDS"
"""The section of the rulebook that says what single cards do."""
TOKENS_EACH: Final = 4
POWERS_EACH: Final = 4


@dataclass(frozen=True, slots=True)
class Token:
    """A monster token with its life value."""

    id: str
    monster: MonsterName
    life: Annotated[int, Within(1, 30)]
    status: Status = "designed"
    name: Name = ""


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A Combat card: attack type, value, and the type it can counter."""

    id: str
    copies: Copies
    attack_type: AttackType
    attack: Few
    status: Status
    counters: AttackType | None = None


@dataclass(frozen=True, slots=True)
class PowerCard:
    """A Power card of a hero or monster; only monsters have a damage value."""

    id: str
    owner: str
    attack_type: AttackType
    attack: Few
    escape: Few
    status: Status = "designed"
    counters: AttackType | None = None
    damage: Few = 0
    name: Name = ""
    text: Text = ""


@dataclass(frozen=True, slots=True)
class TokensFile:
    """The form of monsters.toml."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class CombatFile:
    """The form of combat.toml."""

    cards: tuple[CombatCard, ...]


@dataclass(frozen=True, slots=True)
class PowerFile:
    """The form of power.toml."""

    cards: tuple[PowerCard, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Content(Box):
    """All components of the third edition, by id.

    `types` are the attack types of the cards that are played in combat, `icons` what they counter.
    """

    tokens: dict[str, Token]
    combat: dict[str, CombatCard]
    power: dict[str, PowerCard]
    types: dict[str, AttackType] = field(init=False, repr=False)
    icons: dict[str, AttackType | None] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Put together what is asked of cards in every round of a fight."""
        super(Content, self).__post_init__()
        cards: list[CombatCard | PowerCard] = [*self.power.values(), *self.combat.values()]
        object.__setattr__(self, "types", {card.id: card.attack_type for card in cards})
        object.__setattr__(self, "icons", {card.id: card.counters for card in cards})

    @property
    def also_called(self) -> dict[str, str]:
        """How paths to numbers may name the tokens, as in the other edition."""
        return {"monsters": "tokens"}

    def kinds(self) -> dict[str, str]:
        """The kinds of monsters, each with the name that a pack gives it, if it does."""
        named = {token.monster: token.name for token in self.tokens.values() if token.name}
        return {token.monster: named.get(token.monster, "") for token in self.tokens.values()}

    def powers_of(self, owner: str) -> list[str]:
        """The four Power cards of a hero or monster."""
        return [card.id for card in self.power.values() if card.owner == owner]

    def fighting(self, id: str) -> CombatCard | PowerCard:
        """A card that can be played in combat."""
        return self.combat.get(id) or self.power[id]


def load_content(folder: Path, common: Path = COMMON) -> Content:
    """Read and check the content files of the edition's folder and of the common one."""
    box = load_box(folder, CARDS, common)
    counts = load_counts(folder)
    power = load_power(folder / "power.toml", [*box.heroes, *MONSTERS], counts.power)
    box.clauses.update((id, entry_clause(CARDS, id)) for id in power)
    return Content(
        **box.parts(),
        tokens=load_tokens(folder / "monsters.toml", counts.monsters),
        combat=load_combat(folder / "combat.toml", counts.combat),
        power=power,
    )


def load_tokens(path: Path, count: int) -> dict[str, Token]:
    """The monster tokens, four of each kind."""
    tokens = read_toml(TokensFile, path).tokens
    check_count(len(tokens), count, "monsters", path)
    for monster in MONSTERS:
        found = sum(token.monster == monster for token in tokens)
        check_count(found, TOKENS_EACH, monster, path)
    return by_id(tokens, path)


def load_combat(path: Path, count: int) -> dict[str, CombatCard]:
    """The Combat cards."""
    cards = read_toml(CombatFile, path).cards
    check_count(sum(card.copies for card in cards), count, "combat", path)
    return by_id(cards, path)


def load_power(path: Path, owners: list[str], count: int) -> dict[str, PowerCard]:
    """The Power cards, four for each hero and monster."""
    cards = read_toml(PowerFile, path).cards
    check_count(len(cards), count, "power", path)
    for card in cards:
        if card.owner not in owners:
            raise BadContent(f"{path}: {card.id}.owner: not one of: {listed(owners)}")
    for owner in owners:
        check_count(sum(card.owner == owner for card in cards), POWERS_EACH, owner, path)
    return by_id(cards, path)


CONTENT: Final = load_content(Path(__file__).parents[1] / "content")
