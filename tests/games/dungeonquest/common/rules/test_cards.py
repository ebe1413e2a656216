"""The cards that both editions share: what a deck is made of, and content that is refused."""

import shutil
from pathlib import Path

import pytest

from delvers.games.dungeonquest.common.rules.cards import (
    COMMON,
    DECKS,
    Box,
    copies_of,
    load_box,
)
from delvers.games.dungeonquest.revised.rules import components as revised
from delvers.games.dungeonquest.third.rules import components as third
from delvers.kernel.errors import BadContent
from delvers.kernel.versions import digest_of_value

EDITIONS = ("third", "revised")
CHANGES = {"own": ("life = 1", "life = 2"), "common": ("search = true", "search = false")}
BOXES: list[Box] = [third.CONTENT, revised.CONTENT]


@pytest.fixture(params=EDITIONS)
def box(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the content files of an edition (folder `own`) and of the common ones."""
    shutil.copytree(COMMON.parents[1] / request.param / "content", tmp_path / "own")
    shutil.copytree(COMMON, tmp_path / "common")
    return tmp_path


def load(box: Path) -> Box:
    """Read the copied files."""
    return load_box(box / "own", "DQ3-CARDS", box / "common")


def change(path: Path, old: str, new: str) -> None:
    """Change the first place where a file says this."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


# -- what a deck is made of ------------------------------------------------------------------------


@pytest.mark.parametrize("box_of", BOXES, ids=EDITIONS)
def test_a_deck_has_every_card_as_often_as_it_is_there(box_of: Box) -> None:
    for deck in DECKS:
        copies = copies_of(box_of, deck)
        assert len(copies) == sum(card.copies for card in box_of.decks[deck])
        assert all(copies.count(card.id) == card.copies for card in box_of.decks[deck])
        assert {box_of.deck_of[id] for id in copies} == {deck}
        assert all(box_of.cards[id].id == id for id in copies)


def test_cards_that_are_the_same_in_both_editions_are_written_once() -> None:
    for deck in DECKS:
        ours, theirs = (set(box.decks[deck]) for box in BOXES)
        both = ours & theirs
        for edition in EDITIONS:
            own = COMMON.parents[1] / edition / "content" / f"{deck}.toml"
            text = own.read_text(encoding="utf-8") if own.exists() else ""
            assert [card.id for card in both if f'"{card.id}"' in text] == []


def test_a_deck_is_the_common_cards_and_then_those_of_the_edition(box: Path) -> None:
    order = [card.id for card in load(box).decks["door"]]
    assert order == ["door_opens", "door_jammed", "door_spear_trap", "door_shuffle"]


def test_a_deck_needs_no_common_file(box: Path) -> None:
    shutil.move(box / "common" / "dragon.toml", box / "own" / "dragon.toml")
    assert len(copies_of(load(box), "dragon")) == 8


@pytest.mark.parametrize("folder", ["own", "common"])
def test_the_version_changes_with_what_either_folder_says(box: Path, folder: str) -> None:
    before = digest_of_value(load(box))
    change(box / folder / "door.toml", "# ", "# Another remark. ")
    assert digest_of_value(load(box)) == before
    things = "heroes" if folder == "own" else "tiles"
    path = box / folder / f"{things}.toml"
    path.write_text(path.read_text("utf-8").replace(*CHANGES[folder], 1), "utf-8")
    assert digest_of_value(load(box)) != before


# -- content that is refused -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("door", "copies = 8", "copies = 9", "door: 16 pieces where 15 are needed"),
        ("door", '"door_jammed"', '"door_opens"', "door_opens: two entries have this id"),
        ("door", '"door_jammed"', '"dungeon_empty"', "dungeon_empty: two entries have this id"),
        ("door", 'type = "event"', 'type = "surprise"', "door.cards.door_opens.type: 'surprise'"),
        (
            "door",
            "copies = 8",
            "copies = 8\nlives = 9",
            "door.cards.door_opens.lives: is not",
        ),
        ("door", "copies = 8\n", "", "door.cards.door_opens.copies: is missing"),
    ],
)
def test_common_content_that_does_not_fit_the_box_is_refused(
    box: Path, name: str, old: str, new: str, message: str
) -> None:
    path = box / "common" / f"{name}.toml"
    change(path, old, new)
    with pytest.raises(BadContent, match=f"{path}.*: {message}"):
        load(box)


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("trap", "copies = 1", "copies = 4", "trap: 18 pieces where 15 are needed"),
        ("runes", "copies = 1", "copies = 2", "runes: 13 pieces where 12 are needed"),
        ("trap", '"trap_trapdoor"', '"trap_explosion"', "trap_explosion: two entries have this id"),
        ("runes", '"stasis_rune"', '"rune_of_healing"', "rune_of_healing: two entries have"),
        ("heroes", '"krutzbeck"', '"hugo"', "hugo: two entries have this id"),
        ("heroes", "life = 16", 'life = "many"', "heroes.heroes.hugo.life: 'many' is not a whole"),
    ],
)
def test_content_of_an_edition_that_does_not_fit_the_box_is_refused(
    box: Path, name: str, old: str, new: str, message: str
) -> None:
    path = box / "own" / f"{name}.toml"
    change(path, old, new)
    with pytest.raises(BadContent, match=f"{path}: {message}"):
        load(box)


def test_a_wrong_number_of_cards_names_both_files_of_the_deck(box: Path) -> None:
    change(box / "own" / "trap.toml", "copies = 1", "copies = 2")
    files = f"{box / 'common' / 'trap.toml'} and {box / 'own' / 'trap.toml'}"
    with pytest.raises(BadContent, match=f"{files}: trap: 16 pieces"):
        load(box)


def test_a_deck_without_the_cards_of_the_edition_is_too_small(box: Path) -> None:
    (box / "own" / "trap.toml").unlink()
    with pytest.raises(BadContent, match=r"trap.toml: trap: 10 pieces where 15 are needed"):
        load(box)


def test_a_deck_without_any_file_is_named(box: Path) -> None:
    (box / "own" / "trap.toml").unlink()
    (box / "common" / "trap.toml").unlink()
    with pytest.raises(BadContent, match=r"trap.toml: the file is missing"):
        load(box)


def test_an_edition_without_heroes_is_refused(box: Path) -> None:
    (box / "own" / "heroes.toml").unlink()
    with pytest.raises(BadContent, match=r"heroes.toml: the file is missing"):
        load(box)
