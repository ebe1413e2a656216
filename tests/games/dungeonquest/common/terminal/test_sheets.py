"""The heroes beside the board, from views made by hand."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.terminal.sheets import (
    listing,
    particulars,
    sheets,
    state_of,
    summary,
)
from delvers.games.dungeonquest.common.terminal.table import (
    cards_on_table,
    centre,
    chapter,
    heading,
    order,
)
from delvers.games.dungeonquest.common.terminal.window import Window
from delvers.games.dungeonquest.third.terminal.edition import THIRD, mark_of
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.text import words

EN = words("en")
NAMES = ("Ana", "Eva")


def hero(seat: int = 0, **facts: Any) -> Any:
    usual = {
        *(("seat", seat), ("hero", ("hugo", "lindel")[seat]), ("status", "exploring")),
        *(("life", 16), ("wounds", 3), ("gold", 40), ("at", 14), ("heading", 1), ("skips", 0)),
    }
    lists: dict[str, Any] = {"runes": [], "loot": [], "kept": [], "row": []}
    return {**dict(usual), **lists, "determination": {}, **facts}


def view(*heroes: Any, **facts: Any) -> Any:
    usual = {"seat": 0, "turn": 0, "stage": "turns", "fight": None, "sun": 1, "sun_spaces": 30}
    return {**usual, "heroes": [*heroes] or [hero(0), hero(1)], **facts}


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({}, "♥ 13/16 · 40 gold · b2"),
        ({"gold": None}, "♥ 13/16 · ? · b2"),
        ({"at": -1}, "♥ 13/16 · 40 gold"),
        ({"at": 0}, "♥ 13/16 · 40 gold · a1"),
        ({"status": "below", "row": ["x", "y"]}, "♥ 13/16 · 40 gold · b2 ▼2→"),
        ({"skips": 1}, "♥ 13/16 · 40 gold · b2 · misses 1 turn"),
        ({"skips": 2}, "♥ 13/16 · 40 gold · b2 · misses 2 turns"),
        ({"status": "dead"}, "✝ Dead"),
        ({"status": "out"}, "✓ Came out · 40 gold"),
    ],
)
def test_a_hero_is_told_by_life_gold_and_place(facts: dict[str, Any], told: str) -> None:
    assert state_of(hero(**facts), EN) == told


def test_who_has_the_turn_has_an_arrow_while_turns_are_taken() -> None:
    def first(**facts: Any) -> str:
        one = view(**facts)
        return summary(THIRD, one, one["heroes"][0], NAMES, EN).plain.splitlines()[0]

    assert first() == "▶1 Ana · Hugo the Glorious"
    assert first(turn=1) == first(stage="over") == " 1 Ana · Hugo the Glorious"


def test_the_own_hero_stands_first_and_in_full() -> None:
    lines = sheets(THIRD, view(seat=1), NAMES, EN).plain.splitlines()
    assert lines[0].startswith(" 2 Eva · Lindel")
    assert lines[2].strip().startswith("Strength ")
    assert lines[4] == "▶1 Ana · Hugo the Glorious"
    gone = sheets(THIRD, view(hero(0, status="dead"), hero(1)), NAMES, EN).plain
    assert "Strength" not in gone
    assert sheets(THIRD, view(seat=None), NAMES, EN).plain.count("\n") == 3


def test_particulars_are_attributes_cards_and_tokens() -> None:
    card = THIRD.content.heroes["hugo"]
    one = hero(loot=["treasure_silver_ring"], determination={"a": 1, "b": 2})
    assert particulars(THIRD, one, EN).plain.splitlines() == [
        f"   Strength {card.strength} Agility {card.agility}",
        f"   Armor {card.armor} Luck {card.luck}",
        f"   Loot: {EN.name(THIRD.game, 'treasure_silver_ring')}",
        "   Determination: 3",
    ]
    both = particulars(THIRD, hero(runes=[None], kept=["troll"]), EN).plain.splitlines()
    assert both[2] == "   Runes: "
    assert both[3].startswith("   Cards beside the hero: ")


def test_of_many_cards_the_dearest_are_named_and_equal_ones_together() -> None:
    by_gold = sorted(
        (id for id, card in THIRD.content.cards.items() if id.startswith("treasure_")),
        key=lambda id: -THIRD.content.cards[id].gold,
    )
    names = list(dict.fromkeys(EN.name(THIRD.game, id) for id in by_gold))
    few = [by_gold[-1], by_gold[0], by_gold[0]]
    assert listing(THIRD, few, EN) == f"2× {names[0]}, {names[-1]}"
    told = listing(THIRD, [*reversed(by_gold)], EN).split(", ")
    assert (len(told), told[-1]) == (5, f"+{len(names) - 4}")
    assert len(listing(THIRD, by_gold[:4], EN).split(", ")) <= 4
    assert "+" not in listing(THIRD, by_gold[:2], EN)


# -- the table around them -------------------------------------------------------------------------


def test_the_heading_has_the_sun_and_whose_turn_it_is() -> None:
    assert heading(view(sun=2), NAMES, EN).plain == "☀ Sun 2 of 30 ━━" + "─" * 28 + "  Turn: Ana"
    late = heading(view(sun=29, turn=1), NAMES, EN).plain
    assert late.startswith("☀ Sun 29 of 30: the doors shut on a roll of ")
    assert late.endswith("  Turn: Eva")
    assert heading(view(stage="over"), NAMES, EN).plain == "The game is over"


def test_the_middle_of_the_window_is_the_own_hero_or_somebody_inside() -> None:
    assert centre(view(hero(0, at=5), hero(1, at=9))) == 5
    assert centre(view(hero(0, at=-1), hero(1, at=9), turn=1)) == 9
    assert centre(view(hero(0, at=-1), hero(1, at=9), turn=0)) == 9
    assert centre(view(hero(0, at=5), hero(1, at=9), seat=None, turn=1)) == 9
    assert centre(view(hero(0, at=0), hero(1, at=9))) == 0
    assert centre(view(hero(0, at=-1), hero(1, at=-1))) == 0


@pytest.mark.parametrize(
    ("space", "left", "top"),
    [(0, 0, 0), (3, 0, 0), (4, 1, 0), (9, 6, 0), (10, 6, 0), (2 * 13, 0, 0), (3 * 13, 0, 1)],
)
def test_the_window_follows_a_space_as_far_as_the_board_goes(
    space: int, left: int, top: int
) -> None:
    window = Window.around(space)
    assert (window.left, window.top, window.columns, window.rows) == (left, top, 7, 5)
    assert len(window.squares()) == 35
    assert window.squares()[:2] == [top * 13 + left, top * 13 + left + 1]
    assert Window.around(129).top == 5
    assert len(Window.whole().squares()) == 130


def test_the_cards_explained_are_those_of_the_own_hero_and_of_a_fight() -> None:
    one = view(
        hero(0, runes=["rune_a"], loot=["b"], kept=["c"], row=["d"]), hero(1, loot=["other"])
    )
    assert cards_on_table(THIRD, one) == ["hugo", "rune_a", "b", "c", "d"]
    fight = {"hero": {"hand": ["x"], "played": ["b"]}, "foe": {"hand": None, "played": ["y"]}}
    one.update(seat=1, fight=fight)
    assert cards_on_table(THIRD, one) == ["lindel", "other", "x", "b", "y"]
    hidden = cards_on_table(THIRD, view(hero(0, runes=[None])))
    assert hidden == ["hugo"]


def test_options_stand_before_what_is_refused() -> None:
    assert order(Ask(0, ("a", "b"), "X", refused={"c": "Y", "a": "Z"})) == ["a", "b", "c"]


def test_a_chapter_ends_when_the_sun_moves_on() -> None:
    class Over:
        def view(self, _seat: int | None) -> Any:
            return {"sun_spaces": 30}

    game: Any = Over()
    assert chapter(game, Event("sun_moved", "X", {"sun": 4}), EN) == "Sun 4 of 30"
    assert chapter(game, Event("moved", "X", {"seat": 0}), EN) is None


def test_every_monster_has_a_letter() -> None:
    marks = {kind: mark_of(kind) for kind in ("skeleton", "sorcerer", "troll", "golem", "demon")}
    assert marks == {
        **{"skeleton": "S", "sorcerer": "W", "troll": "T"},
        **{"golem": "G", "demon": "D"},
    }
    assert mark_of("ogre") == "o"
    assert THIRD.monster_names(EN)["T"] == "Troll"
