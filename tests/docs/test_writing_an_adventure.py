"""Following the page for designers: files written, commands run, answers compared."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from delvers.games.plungin.rules.books import dungeon, foes, own, things, verbs
from delvers.games.plungin.rules.books.problems_of_places import MARKS
from delvers.server.app import create_app
from tests.cli.command import run
from tests.docs.fields import rows_of
from tests.docs.steps import Command, apply, blocks_in, commands_in, is_told
from tests.server.guests import InProcess

PAGE = Path(__file__).parents[2] / "docs" / "writing-an-adventure.md"
TEXT = PAGE.read_text(encoding="utf-8")
DEADLY = "Killed"
"""A column that is left out when nobody died, as in a single game."""
GAMES = re.compile(r"--games \d+")
FORMS = {
    form.__name__: form
    for form in (
        *(dungeon.Pack, dungeon.Stage, dungeon.Task, dungeon.KeyCarrier, dungeon.Escort),
        *(dungeon.Row, dungeon.LocationRow, dungeon.DoorRow, dungeon.EventRow),
        *(dungeon.EncounterRow, dungeon.ChestRow, dungeon.MonsterRow, dungeon.Some),
        *(dungeon.AttentionRow, dungeon.PlaceRow, dungeon.TrapRow, dungeon.TreasureRow),
        *(dungeon.FindRow, dungeon.Location, dungeon.Tile, dungeon.Event),
        *(foes.Monster, foes.Law, foes.LawRow, foes.LifeRow, foes.Trap),
        *(things.Item, things.Recipe, things.Spell, things.Overload, own.Entries),
    )
}
WORDS = {
    "Acts of a special Law": verbs.acts(),
    "Results of a life table": verbs.life_results(),
    "Powers of monsters": sorted(verbs.POWERS),
    "What using an item does": verbs.uses(),
    "Rules of worn things": sorted(verbs.SPECIALS),
    "What a spell does": verbs.spell_verbs(),
    "When an overloaded spell fails badly": sorted(verbs.FUMBLES),
    "What an event does": verbs.event_verbs(),
    "Tags that rules know": sorted(verbs.TAGS),
    "Kinds of harm that things resist": sorted(verbs.RESISTS),
    "What heroes can do in a location": verbs.place_verbs(),
}


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
            before = file.read_text(encoding="utf-8")
            if block.is_passing:
                passing.setdefault(file, before)
            write(file, apply(block, before), is_more=False)
        elif block.language == "console":
            for command in commands_in(block):
                follow(command)
            for file, before in passing.items():
                write(file, before, is_more=False)
            passing = {}
        else:
            exec(compile(block.text, PAGE.name, block.language.replace("python", "exec")), {})


def write(file: Path, text: str, is_more: bool) -> None:
    """Write a file as the page says."""
    file.parent.mkdir(exist_ok=True)
    before = file.read_text(encoding="utf-8") if is_more else ""
    file.write_text(before + text, encoding="utf-8")


def follow(command: Command) -> None:
    """Run a command of the page; of many games one must do, whose numbers differ."""
    is_sim = command.words[0] == "sim"
    words = GAMES.sub("--games 1", " ".join(command.words)).split()
    result = run(*words, typed=command.typed)
    told = (result.stdout + result.stderr).splitlines()
    if is_sim:
        assert result.exit_code == 0, result.stderr
        for line in command.answer:
            check_heading(line, told)
    else:
        assert is_told(command.answer, told), "\n".join([" ".join(words), *told])


def check_heading(line: str, told: list[str]) -> None:
    """Every heading of a table that the page shows is one of the real tables, too."""
    headings = [word for word in re.split(r"\s{2,}", line.strip()) if word[:1].isupper()]
    headings = [word for word in headings if word != DEADLY]
    if len(headings) > 1:
        assert any(all(word in real for word in headings) for real in told), line


def test_the_lobby_of_a_server_with_the_adventure_offers_it(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for block in blocks_in(TEXT):
        if block.language == "toml":
            write(block.file(here), block.body, block.is_more)
    pages: list[str] = []

    def serve(content: Sequence[Path], **_: object) -> None:
        with InProcess(create_app(str(here / "games.sqlite3"), content)) as http:
            pages.append(http.get("/?game=plungin").text)

    monkeypatch.setattr("delvers.cli.commands.serve.run", serve)
    assert "`delvers serve --content salt_stair`" in TEXT
    assert run("serve", "--content", "salt_stair").exit_code == 0
    assert "The Salt Stair" in pages[0]


# -- the reference ---------------------------------------------------------------------------------


def table_below(heading: str) -> list[list[str]]:
    """The cells of the table below a heading."""
    part = TEXT.split(heading, 1)[1].split("\n#", 1)[0]
    lines = [line for line in part.splitlines() if line.startswith("| ")][2:]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines]


@pytest.mark.parametrize("name", FORMS)
def test_the_reference_has_every_field_of_every_form(name: str) -> None:
    shown = table_below(f": `{name}`\n")
    assert [tuple(row[:3]) for row in shown] == [
        (f"`{field}`", form, otherwise) for field, form, otherwise in rows_of(FORMS[name])
    ]
    assert all(row[3] for row in shown)


@pytest.mark.parametrize("title", WORDS)
def test_the_reference_has_every_word_that_data_can_use(title: str) -> None:
    shown = table_below(f"### {title}")
    assert [row[0].strip("`") for row in shown] == WORDS[title]
    assert all(row[1] for row in shown)


def test_the_page_explains_every_mark_of_a_drawing() -> None:
    shown = table_below("A tile is drawn as seen from above")
    assert {mark for row in shown for mark in re.findall(r"`(.)`", row[0])} == {*MARKS}
