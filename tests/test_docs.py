"""What the documents promise is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def examples(text: str) -> list[str]:
    """The Python examples of a document."""
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = examples((ROOT / "README.md").read_text(encoding="utf-8"))
    exec(compile(example, "README.md", "exec"), {})
    assert "Result(winners=" in capsys.readouterr().out


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
