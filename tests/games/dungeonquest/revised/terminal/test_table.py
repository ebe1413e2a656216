"""The Revised Edition in the terminal: its tokens, sheets and fights."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from delvers import Game
from delvers.cli.files import Seat
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.games.dungeonquest.common.terminal.board import board
from delvers.games.dungeonquest.common.terminal.legend import legend
from delvers.games.dungeonquest.common.terminal.window import Window
from delvers.games.dungeonquest.revised.terminal.edition import REVISED
from delvers.text import LANGUAGES, words
from tests.games.dungeonquest.common.pictures.scenes import seen
from tests.games.dungeonquest.revised.rules.scene import act, scene


def shown(game: Game, seat: int = 0, lang: str = "en", cards: bool = False) -> str:
    """What a seat sees on a terminal of 80 columns."""
    sent = io.StringIO()
    console = Console(file=sent, width=80, color_system=None)
    seats = [Seat("Ana"), Seat("Eva")][: game.seats]
    screen = Screen(console, Sitting(game, seats, Path("unused"), 1), words(lang))
    if cards:
        screen.show_cards(seat)
    else:
        screen.show_question(seat, game.pending[seat])
    return sent.getvalue()


def met(*heroes: str, **facts: Any) -> Game:
    """Seat 0 meets a troll of life 4."""
    top = {"dungeon": ["dungeon_ambush"], "monster": ["troll_2"]}
    game = scene(*heroes, pool=["chamber_01"], top=top, **facts)
    act(game, 0, "move east")
    return game


# -- the board -------------------------------------------------------------------------------------


def test_the_board_marks_monsters_without_a_name_and_searched_chambers() -> None:
    tiles = {"b1": "chamber_01", "b2": "chamber_01"}
    game = scene("hugo", "lindel", at=["b1"], tiles=tiles, lurkers=["b2"], searched=["b1"])
    drawn = board(REVISED, seen(game), Window.around(1)).plain.splitlines()
    assert "1✓···" in drawn[2]
    assert "M····" in drawn[4]
    told = legend(REVISED, seen(game), Window.around(1), words("en"))
    assert "M a monster" in told
    assert "✓ searched already" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_of_the_legend_breaks_a_mark_from_its_meaning(lang: str) -> None:
    tiles = {"b1": "catacomb_entrance_01", "b2": "chamber_01", "a2": "portcullis_01"}
    game = scene("hugo", "lindel", at=["b1"], tiles=tiles, lurkers=["b2"], searched=["b1"])
    told = legend(REVISED, seen(game), Window.around(1), words(lang))
    assert all(cell_len(line) <= Window.WIDTH for line in told.splitlines())
    assert f"✓ {words(lang).say('searched already')}" in told


def test_the_legend_leaves_out_tokens_that_are_not_in_sight() -> None:
    game = scene("hugo", "lindel", tiles={"m9": "chamber_01"}, lurkers=["m9"], searched=["m9"])
    told = legend(REVISED, seen(game), Window.around(0), words("en"))
    assert "monster" not in told
    assert "searched" not in told


def test_the_sheet_counts_determination_and_the_sun_has_31_spaces() -> None:
    screen = shown(scene("hugo", "lindel", determination={0: 3}))
    assert "Determination: 3" in screen
    assert "Sun 1 of 31" in screen


# -- fights ----------------------------------------------------------------------------------------


def test_a_fight_shows_both_sides_and_what_attacks_would_do() -> None:
    screen = shown(met("hugo", "lindel"))
    for text in ("Hugo the Glorious against Troll, round 1", "Troll (Eva)", "Wounds 0, life 16"):
        assert text in screen
    assert "Wounds 0, life ?" in screen
    rows = {line.split()[1]: line.split()[2:11] for line in screen.splitlines() if " : " in line}
    assert "".join(rows["melee"]) == "1:01:20:1"  # his ability spares Hugo a wound


def test_only_the_player_of_the_monster_sees_its_life_and_penalty() -> None:
    game = met("hugo", "lindel")
    assert "Wounds 0, life 4" in shown(game, 1)
    assert "Whoever escapes" in shown(game, 1)
    assert "Whoever escapes" not in shown(game, 0)


def test_a_laid_card_lies_face_down_for_the_other_side() -> None:
    game = met("hugo", "lindel")
    act(game, 0, "play magic")
    screen = shown(game, 1)
    assert "A card, face down" in screen
    table = screen[: screen.index("You play the monster")]
    assert "Magic attack" not in table


def test_alone_the_monster_is_hidden_and_a_die_decides() -> None:
    screen = shown(met("hugo"))
    assert "against something in the" in screen
    assert "a die decides" in screen
    assert "3–4" in screen


def test_the_cards_of_a_fight_are_explained() -> None:
    explained = shown(met("hugo", "lindel"), cards=True)
    for text in ("Troll: Life from 3 to 5", "Magic attack: Wounds", "Hugo the Glorious: Life 16"):
        assert text in explained


def test_fights_fit_80_by_24_in_every_language() -> None:
    for lang in LANGUAGES:
        for game, seat in ((met("hugo", "lindel"), 1), (met("challara"), 0)):
            screen = shown(game, seat, lang)
            table = screen[screen.index("☀") :].splitlines()
            assert len(table) <= 24
            assert max(map(len, table)) <= 80
