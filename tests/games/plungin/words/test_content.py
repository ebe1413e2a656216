"""The books of designers go into the catalogues from the TOML files."""

from pathlib import Path

import pytest

from delvers.text.extract import extract

BOOK = '''
id = "cave"
name = "The Cave"
victory = """
It is over.

You go home.
"""

[escort]
id = "guide"
name = "A guide"

[[tasks]]
id = "task_find"
when = "won"
text = "the cave found"
'''


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    folder = tmp_path / "games/plungin/content/packs"
    folder.mkdir(parents=True)
    (folder / "cave.toml").write_text(BOOK, encoding="utf-8")
    (tmp_path / "games/other.toml").write_text('name = "No text"', encoding="utf-8")
    return tmp_path


def test_names_and_texts_of_a_pack_are_found(sources: Path) -> None:
    found = {message.id for message in extract(sources) if message.id}
    assert found == {"The Cave", "It is over.\n\nYou go home.", "A guide", "the cave found"}


def test_a_note_says_what_a_text_belongs_to(sources: Path) -> None:
    message = extract(sources).get("the cave found")
    assert message is not None
    assert message.auto_comments == ["tasks task_find: text"]
