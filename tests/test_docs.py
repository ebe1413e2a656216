"""What the documents promise is true."""

import re
import tomllib
from pathlib import Path

import pytest

import delvers
from delvers.bots import Player
from delvers.bots.outside import ALLOWED
from tests.cli.command import run

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def examples(text: str) -> list[str]:
    """The Python examples of a document."""
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = examples((ROOT / "README.md").read_text(encoding="utf-8"))
    exec(compile(example, "README.md", "exec"), {})
    assert "Result(winners=" in capsys.readouterr().out


def test_the_example_of_the_page_on_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    example, _ = examples((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
    exec(compile(example, "bots.md", "exec"), {})
    assert "Result(winners=" in capsys.readouterr().out


def test_the_bot_of_the_page_on_bots_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, bot = examples((ROOT / "docs" / "bots.md").read_text(encoding="utf-8"))
    file = tmp_path / "mybot.py"
    file.write_text(bot, encoding="utf-8")
    monkeypatch.setenv(ALLOWED, f"{file}:MyBot")
    player = Player(f"{file}:MyBot", "raiders", 1)
    game = delvers.new("raiders", seats=3, seed=1)
    assert player.choose(game, 0) in game.pending[0].options
    assert player.failures == []
    assert len(bot.splitlines()) <= 30


def test_every_command_that_the_pages_show_has_these_options() -> None:
    for page in ("index.md", "play.md", "rules.md", "bots.md", "self-hosting.md"):
        text = (ROOT / "docs" / page).read_text(encoding="utf-8")
        for line in re.findall(r"^(?:\.venv/bin/)?delvers (.+)$", text, re.MULTILINE):
            command, *words = line.partition("#")[0].split()
            shown = run(command, "--help").stdout
            for option in (word for word in words if word.startswith("-")):
                assert option in shown, f"{page}: delvers {line}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\((?!http)([^)#]+)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_files_named_in_documents_exist(document: Path) -> None:
    for name in re.findall(r"`((?:src|tests|bench|docs)/[\w./-]+)`", document.read_text("utf-8")):
        assert (ROOT / name).exists(), name


def test_the_readme_says_that_delvers_is_unofficial() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "unofficial" in text
    assert "belong to their owners" in text


def test_the_readme_lists_the_state_of_every_game() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in ("Dungeon Raiders", "third edition", "Revised Edition", "Dungeon Plungin'"):
        assert re.search(rf"^\|.*{re.escape(game)}.*\|", text, re.MULTILINE)


# -- the project -----------------------------------------------------------------------------------


def test_the_version_stands_in_one_place() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    assert project["project"]["dynamic"] == ["version"]
    source = (ROOT / project["tool"]["hatch"]["version"]["path"]).read_text(encoding="utf-8")
    assert f'__version__ = "{delvers.__version__}"' in source
    assert f"## {delvers.__version__} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_page_of_the_site_stands_in_its_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in (ROOT / "docs").rglob("*.md"):
        assert page.relative_to(ROOT / "docs").as_posix() in contents


def test_the_targets_that_the_documents_name_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    workflow = ROOT / ".github" / "workflows" / "test.yml"
    for document in (*DOCUMENTS, workflow):
        for target in re.findall(r"(?:`|run: )make (\w+)", document.read_text(encoding="utf-8")):
            assert re.search(rf"^[\w ]*\b{target}\b[\w ]*:", makefile, re.MULTILINE), target
