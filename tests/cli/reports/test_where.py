"""Where a clause stands: in a small source tree made for it."""

from pathlib import Path

import pytest

from delvers.cli.reports import where
from delvers.cli.reports.where import Place, code_of, folder_of_tests, lines_with, proofs_of


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a source, content, a page, a rulebook and tests."""
    files = {
        "pyproject.toml": "",
        "src/pit/rules.py": 'ONE = "PIT-1"\nTEN = "PIT-10"\n    # see PIT-1, A-PIT-1, PIT-1-2\n',
        "src/pit/cards.toml": 'clause = "PIT-1"\n',
        "src/pit/page.html": "<!-- PIT-1 -->\n",
        "src/pit/rulebook.md": "**PIT-1** A rule.\n",
        "tests/test_b.py": '@pytest.mark.rule("PIT-1")\ndef test_b(): ...\n',
        "tests/test_a.py": 'A = "PIT-1"\n\n@mark.rule("X", "PIT-1")\ndef test_a(): ...\n',
        "tests/test_c.py": '@pytest.mark.rule("PIT-10")\ndef test_c(): ...\n',
        "tests/helper.py": '@pytest.mark.rule("PIT-1")\ndef test_no(): ...\n',
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(where, "CHECKOUT", tmp_path)
    return tmp_path


def test_code_is_python_content_and_pages_in_order_and_not_the_rulebook(checkout: Path) -> None:
    assert code_of("PIT-1", checkout / "src") == [
        Place("src/pit/cards.toml", 1, 'clause = "PIT-1"'),
        Place("src/pit/page.html", 1, "<!-- PIT-1 -->"),
        Place("src/pit/rules.py", 1, 'ONE = "PIT-1"'),
        Place("src/pit/rules.py", 3, "# see PIT-1, A-PIT-1, PIT-1-2"),
    ]


def test_a_longer_id_is_another_clause(checkout: Path) -> None:
    rules = checkout / "src" / "pit" / "rules.py"
    assert [number for number, _ in lines_with("PIT-10", rules)] == [2]
    assert [number for number, _ in lines_with("PIT-1-2", rules)] == [3]
    assert [*lines_with("PIT-2", rules)] == []


def test_proofs_are_marked_tests_with_file_and_line(checkout: Path) -> None:
    assert proofs_of("PIT-1", checkout / "tests") == [
        Place("tests/test_a.py", 4, "test_a"),
        Place("tests/test_b.py", 2, "test_b"),
    ]


def test_a_place_is_told_as_editors_read_it() -> None:
    assert str(Place("src/a.py", 3, "text")) == "src/a.py:3: text"


def test_the_tests_are_only_in_a_source_checkout(checkout: Path) -> None:
    assert folder_of_tests(checkout) == checkout / "tests"
    (checkout / "pyproject.toml").unlink()
    assert folder_of_tests(checkout) is None
    assert folder_of_tests(checkout / "src") is None
