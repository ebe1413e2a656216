"""What both editions of DungeonQuest tell the laboratory, from events made by hand."""

from types import SimpleNamespace
from typing import Any

import pytest

from delvers.games.dungeonquest.common.lab import (
    BOARD,
    Told,
    count_event,
    danger_in,
    dangers_in,
    deaths_in,
    fates,
    figures,
    place,
    turns_taken,
)
from delvers.games.dungeonquest.revised.lab import TOLD as REVISED
from delvers.games.dungeonquest.third.lab import TOLD as THIRD
from delvers.kernel.events import Event
from delvers.lab.fates import Death, Fate
from delvers.lab.tally import MeetingTally
from delvers.text import words

KNOWN = {"troll", "golem", "dragon_rage"}
LINE_UP = ("clever", "plain")


def event(kind: str, **params: Any) -> Event:
    return Event(kind, "DQ3-ROOM-99", params)


def game_of(*happened: Event, **facts: Any) -> Any:
    """A finished game with these events."""
    heroes = facts.pop("heroes", ())
    return SimpleNamespace(events=happened, view=lambda _seat: {"heroes": heroes}, **facts)


@pytest.mark.parametrize(
    ("happened", "where"),
    [
        ([event("tower_chosen", seat=0, at=0)], "a1"),
        ([event("tower_chosen", seat=0, at=0), event("moved", seat=0, at=14)], "b2"),
        ([event("put", seat=0, at=3)], "d1"),
        ([event("changed_tower", seat=0, at=12)], "m1"),
        ([event("surfaced", seat=0, at=1)], "b1"),
        ([event("fell_back", seat=0, at=1)], "b1"),
        ([event("descended", seat=0, at=1)], "b1 below"),
        ([event("dragged", seat=0, at=2)], "c1 below"),
        ([event("moved", seat=1, at=2)], ""),
    ],
)
def test_a_hero_dies_where_he_stood_last(happened: list[Event], where: str) -> None:
    died = event("died", seat=0, cause="troll")
    assert deaths_in(THIRD, [*happened, died]) == {0: Death("troll", where)}


def test_only_the_last_death_counts() -> None:
    died = [event("died", seat=0, cause="pit"), event("died", seat=0, cause="troll")]
    assert deaths_in(THIRD, died) == {0: Death("troll")}
    back = [event("moved", seat=0, at=1), event("came_back", seat=0, at=0)]
    assert deaths_in(REVISED, [*back, died[0]]) == {0: Death("pit", "a1")}


def test_turns_count_while_a_hero_is_inside() -> None:
    turn = event("turn_began", seat=0)
    assert turns_taken(THIRD, game_of(turn, turn, event("turn_began", seat=1))) == {0: 2, 1: 1}
    for gone in (event("died", seat=0, cause="pit"), event("left", seat=0)):
        assert turns_taken(THIRD, game_of(turn, gone, turn)) == {0: 1}
    died = event("died", seat=0, cause="pit")
    assert turns_taken(
        REVISED, game_of(turn, died, turn, event("came_back", seat=0, at=0), turn)
    ) == {0: 2}


def test_a_hero_who_came_out_has_gold_and_no_death() -> None:
    heroes = [{"status": "out", "hero": "hugo"}, {"status": "dead", "hero": "lindel"}]
    game = game_of(
        *(event("turn_began", seat=0), event("died", seat=0, cause="pit")),
        event("died", seat=1, cause="troll"),
        heroes=heroes,
        seats=2,
        result=SimpleNamespace(scores=(70, 30)),
    )
    assert fates(THIRD, game) == [
        Fate(0, "hugo", True, 70, 1, ()),
        Fate(1, "lindel", False, None, 0, (Death("troll"),)),
    ]
    assert figures(game) == {"gold": (70, 30)}
    game.result = None
    assert fates(THIRD, game)[0].gold == 0
    assert figures(game) == {"gold": ()}


def test_places_are_called_as_on_the_board() -> None:
    assert place(words("en"), "b2", ()) == "B2"
    assert place(words("en"), "b2 below", ()) == "B2, catacombs"


def test_the_board_has_letters_across_numbers_down_towers_and_treasure() -> None:
    assert (BOARD.columns[0], BOARD.columns[-1], len(BOARD.columns)) == ("A", "M", 13)
    assert (BOARD.rows[0], BOARD.rows[-1]) == ("1", "10")
    assert BOARD.spaces["a1"] == BOARD.spaces["a1 below"] == (0, 0)
    assert BOARD.spaces["c2"] == (2, 1)
    assert {name for name, mark in BOARD.marks.items() if mark == ("♜", "tower")} == {
        *("a1", "m1", "a10", "m10")
    }
    assert len([mark for mark in BOARD.marks.values() if mark == ("★", "treasure")]) == 2


# -- monsters --------------------------------------------------------------------------------------


def test_a_danger_is_named_by_its_event() -> None:
    assert danger_in(event("wounded", cause="troll"), KNOWN) == "troll"
    assert danger_in(event("fight_began", monster="golem"), KNOWN) == "golem"
    assert danger_in(event("wounded", cause="pit"), KNOWN) is None
    assert danger_in(event("card_drawn", deck="dragon", card="x"), KNOWN) == "dragon_rage"
    assert danger_in(event("card_drawn", deck="dungeon", card="x"), KNOWN) is None


def test_who_flees_from_what_he_has_not_seen_is_counted_when_it_shows_itself() -> None:
    hides, fled = event("monster_hides", seat=0), event("escaped", seat=0)
    shown = event("monster_shown", monster="golem")
    assert [*dangers_in(REVISED, [hides, fled, shown], KNOWN)] == [
        ("golem", shown),
        ("golem", hides),
        ("golem", fled),
    ]
    began = event("fight_began", monster="troll")
    assert [*dangers_in(REVISED, [began, hides, fled], KNOWN)] == [("troll", began)]
    assert [*dangers_in(THIRD, [began, fled], KNOWN)] == [("troll", began), ("troll", fled)]


@pytest.mark.parametrize(
    ("happened", "counted"),
    [
        (event("fight_began", monster="troll"), {"met": 1}),
        (event("monster_hides", seat=0), {"met": 1}),
        (event("card_drawn", card="dragon_sleeping"), {"met": 1, "beaten": 1}),
        (event("card_drawn", card="dragon_rage"), {"met": 1}),
        (event("monster_killed", monster="troll"), {"beaten": 1}),
        (event("escaped", seat=0), {"escaped": 1}),
        (event("wounded", seat=1, amount=3), {"wounds": 3, "hurt": {"plain": 1}}),
        (event("died", seat=1, cause="troll"), {"deaths": 1}),
    ],
)
def test_every_event_is_counted_once(happened: Event, counted: dict[str, Any]) -> None:
    met = MeetingTally("monster")
    count_event(REVISED, happened, met, LINE_UP)
    zero = {"met": 0, "beaten": 0, "escaped": 0, "deaths": 0, "wounds": 0, "hurt": {}}
    assert {name: getattr(met, name) for name in zero} == {**zero, **counted}


def test_an_edition_without_an_event_never_tells_it() -> None:
    bare = Told(THIRD.escaped)
    assert [*dangers_in(bare, [event("monster_hides", seat=0)], KNOWN)] == []
