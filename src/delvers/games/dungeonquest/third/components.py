"""The cards, heroes and monsters of the third edition as typed data."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from delvers.games.dungeonquest.checking import by_id, check_count
from delvers.games.dungeonquest.tiles import TILES, Tile
from delvers.games.loading import digest_of, read_toml
from delvers.kernel.errors import BadContent, listed

Status: TypeAlias = Literal["published", "designed"]
AttackType: TypeAlias = Literal["ranged", "melee", "magic"]
MonsterName: TypeAlias = Literal["skeleton", "sorcerer", "troll", "golem", "demon"]
DeckName: TypeAlias = Literal[
    "dungeon", "dragon", "treasure", "trap", "door", "crypt", "corpse", "search", "catacomb"
]
DECKS: Final[tuple[DeckName, ...]] = (
    "dungeon",
    "dragon",
    "treasure",
    "trap",
    "door",
    "crypt",
    "corpse",
    "search",
    "catacomb",
)
MONSTERS: Final[tuple[MonsterName, ...]] = ("skeleton", "sorcerer", "troll", "golem", "demon")
COUNTS: Final = {
    "dungeon": 50,
    "dragon": 8,
    "treasure": 32,
    "trap": 15,
    "door": 15,
    "crypt": 15,
    "corpse": 15,
    "search": 30,
    "catacomb": 40,
    "runes": 12,
    "combat": 54,
    "power": 44,
    "heroes": 6,
    "monsters": 20,
}
"""The published numbers; a content file with another number is refused."""
TOKENS_EACH: Final = 4
POWERS_EACH: Final = 4


@dataclass(frozen=True, slots=True)
class Card:
    """A card of one of the nine decks; `effect` names what it does, the rest are its numbers."""

    id: str
    copies: int
    after: Literal["discard", "loot", "keep", "row", "faceup"]
    effect: str
    status: Status
    type: Literal["event", "loot", "monster", "threat", "trap"] | None = None
    gold: int = 0
    draws: DeckName | None = None
    monster: MonsterName | None = None
    dice: int = 0
    less: int = 0
    wounds: int = 0


@dataclass(frozen=True, slots=True)
class Rune:
    """A Rune card."""

    id: str
    copies: int
    status: Status


@dataclass(frozen=True, slots=True)
class HeroCard:
    """A hero's life and attributes."""

    id: str
    life: int
    strength: int
    agility: int
    armor: int
    luck: int
    status: Status


@dataclass(frozen=True, slots=True)
class Token:
    """A monster token with its life value."""

    id: str
    monster: MonsterName
    life: int
    status: Status


@dataclass(frozen=True, slots=True)
class CombatCard:
    """A Combat card: attack type, value, and the type it can counter."""

    id: str
    copies: int
    attack_type: AttackType
    attack: int
    status: Status
    counters: AttackType | None = None


@dataclass(frozen=True, slots=True)
class PowerCard:
    """A Power card of a hero or monster; only monsters have a damage value."""

    id: str
    owner: str
    attack_type: AttackType
    attack: int
    escape: int
    status: Status
    counters: AttackType | None = None
    damage: int = 0


@dataclass(frozen=True, slots=True)
class CardsFile:
    """The form of a deck's file."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RunesFile:
    """The form of runes.toml."""

    runes: tuple[Rune, ...]


@dataclass(frozen=True, slots=True)
class HeroesFile:
    """The form of heroes.toml."""

    heroes: tuple[HeroCard, ...]


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


@dataclass(frozen=True, slots=True)
class Content:
    """All components of the third edition, by id."""

    decks: dict[str, tuple[Card, ...]]
    cards: dict[str, Card]
    deck_of: dict[str, str]
    runes: dict[str, Rune]
    heroes: dict[str, HeroCard]
    tokens: dict[str, Token]
    combat: dict[str, CombatCard]
    power: dict[str, PowerCard]
    tiles: dict[str, Tile]
    version: str

    def powers_of(self, owner: str) -> list[str]:
        """The four Power cards of a hero or monster."""
        return [card.id for card in self.power.values() if card.owner == owner]

    def fighting(self, id: str) -> CombatCard | PowerCard:
        """A card that can be played in combat."""
        return self.combat.get(id) or self.power[id]


def load_content(folder: Path) -> Content:
    """Read and check the content files of a folder."""
    decks: dict[str, tuple[Card, ...]] = {
        name: read_toml(CardsFile, folder / f"{name}.toml").cards for name in DECKS
    }
    runes = read_toml(RunesFile, folder / "runes.toml").runes
    heroes = read_toml(HeroesFile, folder / "heroes.toml").heroes
    tokens = read_toml(TokensFile, folder / "monsters.toml").tokens
    combat = read_toml(CombatFile, folder / "combat.toml").cards
    power = read_toml(PowerFile, folder / "power.toml").cards
    found: dict[str, int] = {
        name: sum(card.copies for card in cards) for name, cards in decks.items()
    }
    found["runes"] = sum(rune.copies for rune in runes)
    found["combat"] = sum(card.copies for card in combat)
    found |= {"power": len(power), "heroes": len(heroes), "monsters": len(tokens)}
    for name, count in found.items():
        check_count(count, COUNTS[name], name, folder / f"{name}.toml")
    content = Content(
        decks=decks,
        cards=by_id((card for cards in decks.values() for card in cards), folder),
        deck_of={card.id: name for name, cards in decks.items() for card in cards},
        runes=by_id(runes, folder / "runes.toml"),
        heroes=by_id(heroes, folder / "heroes.toml"),
        tokens=by_id(tokens, folder / "monsters.toml"),
        combat=by_id(combat, folder / "combat.toml"),
        power=by_id(power, folder / "power.toml"),
        tiles=TILES,
        version=f"{digest_of(folder)[:6]}{digest_of(folder.parents[1] / 'content')[:6]}",
    )
    _check_tokens(tokens, folder / "monsters.toml")
    _check_owners(power, [*content.heroes, *MONSTERS], folder / "power.toml")
    return content


def _check_tokens(tokens: tuple[Token, ...], path: Path) -> None:
    for monster in MONSTERS:
        found = sum(token.monster == monster for token in tokens)
        check_count(found, TOKENS_EACH, monster, path)


def _check_owners(power: tuple[PowerCard, ...], owners: list[str], path: Path) -> None:
    for card in power:
        if card.owner not in owners:
            raise BadContent(f"{path}: {card.id}.owner: not one of: {listed(owners)}")
    for owner in owners:
        check_count(sum(card.owner == owner for card in power), POWERS_EACH, owner, path)


CONTENT: Final = load_content(Path(__file__).parent / "content")
