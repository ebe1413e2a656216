"""Versions are made from what rules and content mean, and change with nothing else."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from delvers.kernel.versions import (
    content_version,
    digest_of_value,
    fixed,
    played,
    rules_version,
)
from tests.kernel.pit import PIT

RULES = '''"""What the rules are."""

ROOMS = ("# hall", 'cave')  # two


class Hero:
    """Who goes in.

    And comes out.
    """

    def moves(self):
        """Go."""
        text = """kept # too"""
        return 1, text
'''


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("What the rules are", "Another word for it"),
        ("  # two", ""),
        ("And comes out.", "And out.\n\n    Or not."),
        ('        """Go."""\n', '        """Go # there."""\n        # and back\n\n'),
        ("\n", "\r\n"),
    ],
)
def test_comments_docstrings_and_empty_lines_do_not_count(old: str, new: str) -> None:
    assert played(RULES.replace(old, new)) == played(RULES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# hall", "# hell"),
        ("'cave'", "'crypt'"),
        ("return 1", "return 2"),
        ("kept # too", "kept"),
        ("        return", "    return"),
        ("class Hero", "class Foe"),
    ],
)
def test_whatever_plays_counts(old: str, new: str) -> None:
    assert played(RULES.replace(old, new)) != played(RULES)


def test_the_version_of_rules_is_that_of_all_their_files(tmp_path: Path) -> None:
    def version(name: str, file: str, text: str) -> str:
        path = tmp_path / name / "rules" / file
        path.parent.mkdir(parents=True)
        path.write_text(text)
        return rules_version(tmp_path / name / "rules")()

    first = version("first", "turn/turn.py", "A = 1\n")
    assert version("same", "turn/turn.py", "A = 1  # one\n") == first
    assert version("moved", "turn/end.py", "A = 1\n") != first
    assert version("other", "turn/turn.py", "A = 2\n") != first


def test_a_game_that_says_nothing_has_the_version_of_the_folder_where_it_is_played() -> None:
    quiet = replace(PIT, rules=None, made_of=None)
    assert quiet.rules_version == rules_version(Path(__file__).parent)() != PIT.rules_version
    assert replace(quiet, content={"depth": 3}).content_version != quiet.content_version


@dataclass(frozen=True)
class Room:
    id: str
    gold: int
    text: str = ""


def test_the_version_of_content_is_that_of_its_values() -> None:
    first = {"rooms": (Room("hall", 3), Room("cave", 1)), "seats": frozenset({2, 1})}
    same = {"rooms": (Room("hall", 3), Room("cave", 1)), "seats": frozenset({1, 2})}
    assert digest_of_value(first) == digest_of_value(same)
    richer = {**first, "rooms": (Room("hall", 4), Room("cave", 1))}
    turned = {**first, "rooms": (Room("cave", 1), Room("hall", 3))}
    fewer = {"rooms": first["rooms"]}
    assert len({digest_of_value(one) for one in (first, richer, turned, fewer)}) == 4


def test_texts_that_are_only_read_do_not_count() -> None:
    first, told = Room("hall", 3, "Cold."), Room("hall", 3, "Very cold.")
    assert content_version(first, ("text",))() == content_version(told, ("text",))()
    assert content_version(first)() != content_version(told)()


def test_what_is_no_plain_value_has_no_version() -> None:
    with pytest.raises(TypeError, match="function has no version"):
        digest_of_value({"effect": fixed})
