"""Following the page for those who write heroes and cards: files written, commands run."""

import re
from pathlib import Path

import pytest

from delvers.games.dungeonquest.revised.rules import own as revised
from delvers.games.dungeonquest.third.rules import own as third
from delvers.games.raiders.rules import own as raiders
from delvers.server.app import create_app
from tests.docs.steps import apply, blocks_in, commands_in
from tests.docs.test_writing_an_adventure import follow, write
from tests.server.guests import InProcess

PAGE = Path(__file__).parents[2] / "docs" / "writing-content.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_page_can_be_followed_and_tells_the_truth(here: Path) -> None:
    passing: dict[Path, str] = {}
    for block in blocks_in(TEXT):
        if block.language == "toml":
            write(block.file(here), block.body, block.is_more)
        elif block.language == "diff":
            file = block.file(here)
            passing[file] = file.read_text(encoding="utf-8")
            write(file, apply(block, passing[file]), is_more=False)
        else:
            for command in commands_in(block):
                follow(command)
            for file, before in passing.items():
                write(file, before, is_more=False)
            passing = {}


def test_a_server_gives_each_game_the_content_that_is_for_it(here: Path) -> None:
    for block in blocks_in(TEXT):
        if block.language == "toml":
            write(block.file(here), block.body, block.is_more)
    with InProcess(create_app(str(here / "games.sqlite3"), ["marsh", "tavern", "moor"])) as http:
        revised_lobby = http.get("/?game=dungeonquest-revised").text
        third_lobby = http.get("/?game=dungeonquest-3e").text
    assert "Mira of the Marsh" in revised_lobby
    assert "Mira of the Marsh" not in third_lobby
    assert "Orla of the Moor" in third_lobby


@pytest.mark.parametrize("game", [raiders, third, revised])
def test_the_page_lists_every_kind_of_entry(game: object) -> None:
    kinds = game.KINDS  # type: ignore[attr-defined]
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{game.ID}` |"))  # type: ignore[attr-defined]
    assert re.findall(r"`(\w+)`", row.split("|")[2]) == [*kinds]
