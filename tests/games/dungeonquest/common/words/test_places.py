"""What places, directions and chambers are called, held against the board."""

import pytest

from delvers.games.dungeonquest.common.rules.board import (
    DIRECTIONS,
    SPACE_OF,
    TOWERS,
    TREASURE,
    label,
)
from delvers.games.dungeonquest.common.tiles import TILES
from delvers.games.dungeonquest.common.words.places import place, place_called, towards
from delvers.text import words

GAMES = ("dungeonquest-3e", "dungeonquest-revised")
TOWER_NAMES = ("a1", "m1", "a10", "m10")
KINDS = {
    "chamber": "Dungeon Chamber",
    "corridor": "Corridor",
    "portcullis": "Portcullis",
    "trap": "Trap Chamber",
    "rotating_room": "Rotating Room",
    "cave_in": "Cave-in",
    "darkness": "Chamber of Darkness",
    "chasm": "Chasm",
    "bottomless_pit": "Bottomless Pit",
    "bridge": "Bridge",
    "spider_web": "Spider Web",
    "catacomb_entrance": "Catacomb Entrance",
}


def test_every_space_is_called_by_what_is_printed_there() -> None:
    w = words("en")
    for name, space in SPACE_OF.items():
        if space == TREASURE:
            called, told = "Treasure Chamber", "the Treasure Chamber"
        elif name in TOWER_NAMES:
            called, told = f"Tower Room {name}", f"the tower {name}"
        else:
            called = told = name
        assert (place_called(w, space), place(w, space)) == (called, told)
    assert sorted(label(tower) for tower in TOWERS) == sorted(TOWER_NAMES)
    assert label(TREASURE) == "g5"


@pytest.mark.parametrize("lang", ["es", "ru", "ro"])
def test_a_tower_is_never_called_like_the_treasure_chamber(lang: str) -> None:
    w = words(lang)
    treasure = place_called(w, TREASURE)
    for name in TOWER_NAMES:
        assert name in place_called(w, SPACE_OF[name])
        assert treasure not in place_called(w, SPACE_OF[name])
        assert place(w, TREASURE) not in place(w, SPACE_OF[name])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", TOWER_NAMES)
def test_the_button_of_a_tower_says_tower(game: str, name: str) -> None:
    assert words("en").option(game, f"tower {name}") == f"Tower Room {name}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("direction", range(4))
def test_a_direction_is_called_by_its_name(game: str, direction: int) -> None:
    w, name = words("en"), DIRECTIONS[direction]
    assert towards(w, direction) == f"to the {name}"
    assert w.option(game, f"move {name}") == f"Go to the {name}"
    assert w.option(game, f"head {name}") == f"Head to the {name}"
    assert w.option(game, f"side {name}") == f"Stand here: {name} side"
    assert w.option(game, f"arrow {name}") == f"Entry arrow: {name} side"


@pytest.mark.parametrize("game", GAMES)
def test_every_tile_is_called_by_its_kind(game: str) -> None:
    w = words("en")
    for tile in TILES.values():
        assert w.name(game, tile.id) == KINDS[tile.kind]
        assert w.name(game, tile.kind) == KINDS[tile.kind]
    assert {tile.kind for tile in TILES.values()} == KINDS.keys()
