"""Scenes before a chest or a door, with heroes who have no abilities of their own."""

from typing import Any

from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Chest, Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import scene, shown, state_of, told

BESIDE_CHEST = ((1, 3), (3, 3), (2, 2), (2, 4))
CHEST_AT = (2, 3)
AT_DOOR = ((2, 0), (3, 0), (2, 1), (3, 1))
GEM = 8
"""The face on the Treasure Table of The Tapping in the Wall that brings a small gem."""


def plain(heroes: tuple[str, ...], more: dict[str, Any]) -> dict[str, Any]:
    """No abilities but those that are given."""
    none: dict[int, list[str]] = {number: [] for number in range(len(heroes))}
    return {**more, "abilities": none | more.get("abilities", {})}


def at_chest(
    *heroes: str,
    trap: str = UNKNOWN,
    locked: bool = False,
    difficulty: int = 1,
    aware: bool = False,
    **more: Any,
) -> Game:
    """Heroes around a chest; the first is a thief with DEX 4 and WIT 3 unless named."""
    names = heroes or ("sable_wick",)
    chest = Chest(difficulty, locked, at=square_at(*CHEST_AT), trap=trap, is_aware=aware)
    at = more.pop("at", BESIDE_CHEST[: len(names)])
    return scene(*names, at=at, chests=[chest], **plain(names, more))


def at_door(
    *heroes: str,
    trap: str = UNKNOWN,
    locked: bool = True,
    difficulty: int = 2,
    kind: Any = "locked",
    beyond: str = "room_6x6",
    aware: bool = False,
    **more: Any,
) -> Game:
    """Heroes before a closed door in the north, behind which a room is known."""
    names = heroes or ("sable_wick",)
    door = Door(difficulty, locked, trap=trap, kind=kind, is_aware=aware)
    at = more.pop("at", AT_DOOR[: len(names)])
    behind = {"north": beyond} if beyond else {}
    doors = {"north": door, **more.pop("doors", {})}
    return scene(*names, at=at, doors=doors, beyond=behind, **plain(names, more))


def chest_of(game: Game) -> dict[str, Any]:
    """The chest as everybody sees it."""
    chest: dict[str, Any] = shown(game)["chests"][0]
    return chest


def door_of(game: Game) -> dict[str, Any]:
    """The door as everybody sees it."""
    door: dict[str, Any] = shown(game)["doors"][0]
    return door


def rolls_of(game: Game, table: str) -> int:
    """How often a table has been rolled on."""
    return sum(one["table"] == table for one in told(game, "table_rolled"))


def dice_of(game: Game, why: str) -> list[int]:
    """How many dice were rolled for a purpose, roll by roll."""
    return [len(one["dice"]) for one in told(game, "rolled") if one["why"].endswith(why)]


def needed(game: Game) -> list[int]:
    """The Difficulties of all checks so far."""
    kinds = ("check_passed", "check_failed")
    return [int(str(e.params["difficulty"])) for e in game.events if e.kind in kinds]


def exp_of(game: Game) -> int:
    """The experience of the party."""
    return state_of(game).party.exp
