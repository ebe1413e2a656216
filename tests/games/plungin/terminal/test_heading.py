"""The line above the map, from views made by hand."""

from typing import Any

import pytest

from delvers.games.plungin.terminal.chapters import chapter
from delvers.games.plungin.terminal.heading import carried, counter, heading, things
from delvers.kernel.events import Event
from delvers.text import words

EN = words("en")


def view(*carried: list[str], **facts: Any) -> Any:
    heroes = [{"carried": one} for one in carried]
    usual = {"adventure": "tapping_in_the_wall", "chapter": 0, "round": 3, "oil": 0}
    marker = {"number": 4, "pink": False}
    return {**usual, "marker": marker, "party": {"gold": 0}, "heroes": heroes, **facts}


def test_the_heading_names_adventure_level_round_and_counter() -> None:
    text = heading(view(), EN, 80)
    assert text.plain == "The Tapping in the Wall · level 1 · round 3 · Terrain Counter 4"
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 23, "bold")]
    assert "round" not in heading(view(round=0), EN, 80).plain
    assert heading(view(), EN, 40).plain.count("\n") == 1


def test_the_pink_part_of_the_counter_is_told() -> None:
    marker: Any = {"number": 7, "pink": True}
    assert counter(marker, EN) == "Terrain Counter 7, pink"


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ([], []),
        ([["key"]], ["1 key"]),
        ([["key", "sword"], ["key"]], ["2 keys"]),
        ([["great_key"]], ["1 Great Key"]),
        ([["great_key", "great_key", "key"]], ["1 key", "2 Great Keys"]),
    ],
)
def test_keys_are_counted_over_all_heroes(held: list[list[str]], told: list[str]) -> None:
    assert things(view(*held), EN) == told


def test_oil_and_gold_are_told_where_there_is_some() -> None:
    assert things(view(oil=2, party={"gold": 30}), EN) == ["oil 2", "30 gold"]
    assert carried(view(["key"], ["key", "rope"]), "key") == 2


def test_chapters_are_adventures_villages_and_rounds() -> None:
    class Over:
        class spec:  # noqa: N801
            id = "plungin"

    game: Any = Over()
    began = Event("adventure_began", "X", {"adventure": "tapping_in_the_wall"})
    assert chapter(game, began, EN) == "The Tapping in the Wall"
    assert chapter(game, Event("village", "X", {}), EN) == "In the village"
    assert chapter(game, Event("round_began", "X", {"round": 5}), EN) == "Round 5"
    assert chapter(game, Event("turn_began", "X", {}), EN) is None
