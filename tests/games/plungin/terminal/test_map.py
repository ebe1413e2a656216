"""The dungeon of Dungeon Plungin' on a terminal: map, legend, party and chances."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from delvers import Game
from delvers.cli.files import Seat
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import lay_tile
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard
from delvers.kernel.table import Table
from delvers.text import words
from tests.games.plungin.rules.scene import act, scene, state_of


def shown(game: Game, seat: int = 0, lang: str = "en", width: int = 80, height: int = 24) -> str:
    """What a seat sees on a terminal when it is asked."""
    sent = io.StringIO()
    console = Console(file=sent, width=width, height=height, color_system=None)
    seats = [Seat(name) for name in ("Ana", "Eva", "Leo", "Mia")][: game.seats]
    screen = Screen(console, Sitting(game, seats, Path("unused"), 1), words(lang))
    screen.show_question(seat, game.pending[seat])
    return sent.getvalue()


def turn(*heroes: str, **facts: object) -> Game:
    """Seat 0 has its turn."""
    game = scene(*heroes, **facts)  # type: ignore[arg-type]
    if game.pending[0].prompt == "who_acts":
        act(game, 0, f"act {heroes[0]}")
    return game


def row(screen: str, number: int) -> str:
    """A row of the map by its number."""
    return next(line for line in screen.splitlines() if line.startswith(f"{number:>3} "))


# -- the map ---------------------------------------------------------------------------------------


def test_the_map_has_walls_around_the_squares_of_a_tile() -> None:
    screen = shown(turn("brannoc_vale", at=[(2, 2)]))
    assert "┏━━━━━━━━━━━━━━━━━━┓" in screen
    assert "┗━━━━━━━━━━━━━━━━━━┛" in screen
    assert row(screen, 4).startswith("  4 ┃ •  •  •  •  •  · ┃")
    assert "      0  1  2  3  4  5" in screen


def test_a_hero_is_an_initial_and_the_one_who_acts_has_an_arrow() -> None:
    screen = shown(turn("brannoc_vale", "orrin_ashgrove", at=[(2, 2), (4, 2)], seats=1))
    assert "►B " in row(screen, 2)
    assert " O " in row(screen, 2)
    assert "►B  Brannoc Vale" in screen


def test_heroes_with_the_same_initial_have_numbers() -> None:
    screen = shown(turn("sable_wick", "sister_ivenne", at=[(1, 1), (4, 4)], seats=1))
    assert "►S1" in row(screen, 1)
    assert " S2" in row(screen, 4)


def test_monsters_stand_on_the_map_with_letter_and_number_and_beside_it_with_their_life() -> None:
    screen = shown(turn("brannoc_vale", at=[(2, 2)], monsters=[("goblin", (4, 4))]))
    assert "g10" in row(screen, 4)
    assert "g10 Goblin" in screen
    assert "♥ 3/3" in screen


def test_doors_show_number_and_state() -> None:
    doors = {
        "north": Door(),
        "east": Door(is_locked=True, difficulty=2, kind="locked"),
        "south": Door(kind="great", is_locked=True),
        "west": Door(is_open=True),
    }
    screen = shown(turn("brannoc_vale", at=[(2, 2)], doors=doors))
    assert "▒▒0▒▒" in screen
    assert "▒L▒" in row(screen, 3)
    assert "2GL" in screen
    assert row(screen, 2).startswith("  2  3 ")
    for text in ("▒ shut door", "G Great Door", "L locked"):
        assert text in screen


def test_a_door_between_rows_goes_on_where_a_wall_farther_off_widens_the_columns() -> None:
    game = turn("brannoc_vale", at=[(1, 1)], tile="room_4x4", doors={"north": Door()})
    lay_tile(Table(state_of(game), None), "room_4x4", square_at(2, 4), 0)
    screen = shown(game)
    assert "┏━━━▒▒▒0▒▒▒━━━┓" in screen
    assert "┗━━━━━━┳━━━━━━┻━━━━━━┓" in screen


def test_a_known_trap_is_marked_and_an_unknown_one_is_not() -> None:
    chests = [
        Chest(at=square_at(1, 1), trap="poison_needle", is_aware=True),
        Chest(at=square_at(4, 4), trap="poison_needle"),
    ]
    screen = shown(turn("brannoc_vale", at=[(2, 2)], chests=chests))
    assert "▣0!" in row(screen, 1)
    assert "▣1 " in row(screen, 4)
    assert "! trap" in screen


STANDING = {
    "A": "‡ altar", "B": "≡ bookcase", "C": "▯ coffin", "E": "◉ eye", "F": "≈ fountain",
    "H": "¤ hearth", "K": "∩ oriel", "O": "▲ obstacle", "P": "█ pillar", "S": "▬ sarcophagus",
    "T": "π table", "W": "Ψ rack", "~": "~ water",
}  # fmt: skip
"""What the tiles of the box have on them, as the legend tells it."""


@pytest.mark.parametrize("mark", STANDING)
def test_what_stands_on_a_tile_is_drawn_and_in_the_legend(mark: str) -> None:
    tile = next(id for id in BOX.tiles if mark in shape_of(BOX, id, 0).marks.values())
    screen = shown(turn("brannoc_vale", tile=tile), width=120, height=60)
    assert STANDING[mark] in screen
    assert screen.count(STANDING[mark][0]) > 1


@pytest.mark.parametrize(("mark", "told"), [("r", "▓ rubble"), ("c", "▽ chasm"), ("o", "○ pit")])
def test_what_became_of_a_square_is_drawn_and_in_the_legend(mark: str, told: str) -> None:
    game = scene("brannoc_vale", at=[(0, 0)])
    state_of(game).terrain[square_at(2, 2)] = mark
    screen = shown(game, width=120, height=60)
    assert told in screen
    assert screen.count(told[0]) > 1


def test_hazards_and_things_that_lie_about_are_in_the_legend() -> None:
    game = turn("brannoc_vale", at=[(2, 2)])
    state = state_of(game)
    state.hazards.append(Hazard("caltrops", [square_at(4, 4)]))
    state.lying[square_at(0, 0)] = ["dagger"]
    screen = shown(game)
    assert "^c" in row(screen, 4)
    assert "%" in row(screen, 0)
    assert "^c Caltrops" in screen
    assert "% Dagger" in screen


def test_pillars_are_drawn_and_explained() -> None:
    screen = shown(turn("brannoc_vale", at=[(2, 2)], tile="room_6x6_pillars"))
    assert "█" in row(screen, 1)
    assert "█ pillar" in screen
    assert "water" not in screen


def test_only_squares_in_reach_are_marked() -> None:
    game = turn("brannoc_vale", at=[(0, 0)])
    assert "•" in row(shown(game), 0)
    assert "•" not in row(shown(game), 5)
    assert "• in reach" in shown(game)


def test_squares_to_choose_from_bear_their_numbers() -> None:
    game = turn("orrin_ashgrove", at=[(2, 2)], monsters=[("goblin", (4, 4))])
    act(game, 0, "use fire_flask")
    screen = shown(game)
    numbers = {option: number for number, option in enumerate(game.pending[0].options, 1)}
    assert f" {numbers['at 3,4']} g10" in row(screen, 4)
    assert "Squares: a number on the map" in screen
    assert f" {numbers['at 4,4']}  Square 4,4" in screen


def test_a_small_screen_shows_a_part_of_the_map_and_says_where_it_goes_on() -> None:
    game = turn(
        "brannoc_vale",
        at=[(0, 2)],
        beyond={"east": "room_8x8", "west": "room_8x8"},
    )
    assert "More of the dungeon: ←" in shown(game)
    assert "More of the dungeon" not in shown(game, width=140, height=50)


def test_the_ways_to_lay_a_tile_are_sketched_side_by_side() -> None:
    game = turn("brannoc_vale", at=[(0, 2)], doors={"west": Door()}, dice=[6, 6, 6, 6])
    act(game, 0, "open door 0")
    assert game.pending[0].prompt.startswith("lay ")
    screen = shown(game)
    assert "how do you lay the tile?" in screen
    assert "←" in screen.split("how do you lay the tile?")[1]
    assert "▒" in screen.split("how do you lay the tile?")[1]


# -- what can be chosen ----------------------------------------------------------------------------


def test_the_chance_stands_beside_an_attack() -> None:
    game = turn("brannoc_vale", at=[(2, 2)], monsters=[("goblin", (3, 2))])
    chance = game.view(0)["prospects"]["attacks"][0]["chance"]
    line = next(line for line in shown(game).splitlines() if line.startswith("Fight:"))
    assert f"Goblin 10 ({(chance + 5) // 10}%)" in line


def test_options_stand_in_groups_and_the_end_of_the_turn_last() -> None:
    game = turn("brannoc_vale", at=[(2, 2)], doors={"north": Door()})
    screen = shown(game)
    places = [screen.index(title) for title in ("Move:", "Things:", "Other:", "End the turn")]
    assert places == sorted(places)


def test_what_is_refused_stands_below_with_a_number_of_its_own() -> None:
    game = turn("brannoc_vale", at=[(2, 2)])
    act(game, 0, "move", "north", "stop")
    assert "Not now: " in shown(game)


@pytest.mark.parametrize("lang", ["en", "es", "ru", "ro"])
def test_a_crowded_fight_fits_80_by_24(lang: str) -> None:
    game = turn(
        *("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove"),
        seats=1,
        at=[(2, 2), (2, 3), (1, 2), (1, 3)],
        monsters=[("goblin", (x, y)) for x in (3, 4) for y in range(6)],
        doors={"north": Door(is_locked=True)},
    )
    lines = shown(game, lang=lang).splitlines()
    body = lines[len(lines) - lines[::-1].index("") :]
    assert len(body) < 24
    assert max(map(len, body)) <= 80
