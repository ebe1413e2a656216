"""The table of Dungeon Raiders in a terminal: rooms, players, hands."""

import io
from typing import Any

from rich.console import Console, RenderableType

from delvers.cli.terminal.look import LookOf
from delvers.games.raiders.rules.view import TableView
from delvers.games.raiders.terminal import TABLE
from delvers.games.raiders.terminal.table import (
    cards_on_table,
    chapter,
    hand_line,
    heading,
    laid,
    order,
    player_cells,
    room_cell,
    show,
)
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.text import words
from tests.games.raiders.rules.scene import lay, scene

EN = words("en")
NAMES = ("Ana", "Eva", "Ida")


def view_of(game: Game, seat: int | None = 0) -> TableView:
    view: Any = game.view(seat)
    shown: TableView = view
    return shown


def told(what: RenderableType) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=60, color_system=None).print(what)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_power_cards_stand_first_under_their_own_numbers() -> None:
    ask = Ask(0, ("key", "power 5", "use torch", "power 2"), "X", refused={"power 1": "Y"})
    assert order(ask) == ["power 1", "power 2", "power 5", "key", "use torch"]


def test_the_cards_explained_are_the_rooms_ahead_and_the_items_in_hand() -> None:
    row = ["treasure_01", "trap_01", "monster_01", "trap_01", "treasure_05"]
    game = scene(3, "trap_01", at=1, row=row, items={0: ("key",)}, face_up=[True] * 4 + [False])
    assert cards_on_table(view_of(game)) == ["trap_01", "monster_01", "face_down", "key"]
    assert cards_on_table(view_of(game, None)) == ["trap_01", "monster_01", "face_down"]


def test_the_heading_says_where_we_are() -> None:
    game = scene(3, "trap_01", level=2, at=3)
    assert heading(view_of(game), EN) == "Level 2 of 5, room 4 of 5"
    over: Any = {**view_of(game), "is_over": True}
    assert heading(over, EN) == "The game is over"


def test_rooms_gone_through_here_ahead_and_unseen_differ() -> None:
    row = ["treasure_01", "monster_01", "treasure_05", "trap_01", "treasure_08"]
    game = scene(3, "monster_01", at=1, row=row, face_up=[True, True, True, False, True])
    view = view_of(game)
    done, name = told(room_cell(view, 0, EN)), EN.name("raiders", "treasure_01")
    assert done == [f"✓ {name}"]
    assert told(room_cell(view, 1, EN)) == ["▶ Dragon", "Strength 14", "3 wounds"]
    ahead = told(room_cell(view, 2, EN))
    assert ahead == [EN.name("raiders", "treasure_05"), "3 coins"]
    assert told(room_cell(view, 3, EN)) == ["?", EN.name("raiders", "face_down")]
    by_torch: Any = {**view, "row": row}
    assert told(room_cell(by_torch, 3, EN))[-1] == "seen by torch"
    assert "seen by torch" not in ahead


def test_a_player_has_a_line_with_coins_wounds_and_cards() -> None:
    game = scene(
        *(3, "trap_01"), coins=[4, 0, 0], wounds=[1, 0, 0], powers={0: (1, 5)}, items={0: ("key",)}
    )
    view = view_of(game)
    assert [cell.plain for cell in player_cells(view, 0, NAMES, EN)] == [
        "Ana",
        EN.name("raiders", view["players"][0]["character"]),
        "4",
        "1",
        "3",
        "2 3 4",
        "–",
    ]
    assert player_cells(view, 1, NAMES, EN)[5].plain == "–"
    started: Any = {**view, "starter": 1}
    assert player_cells(started, 1, NAMES, EN)[0].plain == "Eva ⚑"
    assert player_cells(started, 0, NAMES, EN)[0].plain == "Ana"


def test_a_card_before_a_player_is_seen_face_down_or_not_there() -> None:
    player: Any = {"is_eliminated": False, "laid": None, "has_laid": False}
    assert laid(player, EN) == "–"
    player["has_laid"] = True
    assert laid(player, EN) == "face down"
    player["laid"] = "power 3"
    assert laid(player, EN) == "Power 3"
    player["is_eliminated"] = True
    assert laid(player, EN) == "eliminated"


def test_the_own_hand_names_powers_and_items() -> None:
    game = scene(3, "trap_01", powers={0: (1, 4)}, items={0: ("key", "torch")})
    assert hand_line(view_of(game), EN).plain == "Your hand: power cards 1 4, Key, Torch"
    empty: Any = {"hand": {"powers": [], "items": []}}
    assert hand_line(empty, EN).plain == "Your hand: –"


def test_the_whole_table_is_heading_rooms_players_and_hand() -> None:
    out = io.StringIO()
    console = Console(file=out, width=160, color_system=None)
    game = scene(3, "trap_01")
    show(console, LookOf(view_of(game), NAMES, EN))
    lines = out.getvalue().splitlines()
    assert lines[0] == "Level 1 of 5, room 1 of 5"
    assert (lines[1][0], len(lines[1].rstrip())) == ("╭", 110)
    titles = next(line for line in lines if line.startswith("Player"))
    assert titles.split("  ")[0] == "Player"
    for title in ("Character", "Coins", "Wounds", "In hand", "Played this level", "Laid now"):
        assert title in titles
    assert lines[-1].startswith("Your hand: power cards 1 2 3 4 5")
    out.truncate(0)
    show(console, LookOf({**view_of(game, None), "row": []}, NAMES, EN))
    assert "╭" not in out.getvalue()
    assert "Your hand" not in out.getvalue()


def test_a_chapter_of_the_log_is_a_level() -> None:
    game = scene(3, "trap_01")
    lay(game, "power 1", "power 2", "power 2")
    built = Event("level_built", "DR-LEVEL-01", {"level": 2})
    assert chapter(game, built, EN) == "Level 2"
    assert chapter(game, game.events[-1], EN) is None


def test_laid_cards_are_no_news() -> None:
    assert TABLE.quiet == {"card_laid"}
    assert (TABLE.order, TABLE.cards, TABLE.chapter) == (order, cards_on_table, chapter)
