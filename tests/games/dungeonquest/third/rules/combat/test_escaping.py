"""Escaping from a monster, and where it is forbidden (MON-12 to 29)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import Fate, fight_of, lurking, meeting, side
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

FAST: dict[str, Any] = {"power": ["hugo_knights_challenge"], "foe_power": ["skeleton_bone_volley"]}
SLOW: dict[str, Any] = {
    "power": ["hugo_glorious_charge", "hugo_banner_of_glory"],
    "foe_power": ["skeleton_bone_volley", "skeleton_rise_again"],
}


def refusal(game: Game) -> str:
    """Why the hero in combat could not escape."""
    assert game.pending[0].prompt == "lay_card"
    return game.pending[0].refused["escape"]


@pytest.mark.rule("DQ3-MON-12", "DQ3-ROOM-39")
def test_there_is_no_escape_in_a_chamber_with_a_portcullis() -> None:
    game = meeting(chamber="portcullis_01")  # the portcullis is at another side
    assert refusal(game) == "DQ3-MON-12"


@pytest.mark.rule("DQ3-MON-12")
def test_a_hero_with_a_rune_sees_why_he_cannot_escape() -> None:
    game = meeting(chamber="portcullis_01", runes={0: ["rune_of_lightning"]})
    ask = game.pending[0]
    assert ask.options == ("attack", "use rune_of_lightning")
    assert ask.refused == {"escape": "DQ3-MON-12"}
    with pytest.raises(IllegalChoice) as wrong:
        game.choose(0, "escape")
    assert "DQ3-MON-12" in str(wrong.value)


@pytest.mark.rule("DQ3-MON-13")
def test_a_portcullis_in_the_chamber_he_came_from_does_not_matter() -> None:
    game = meeting(entry="portcullis_01@2")
    assert "escape" in options(game, 0)


@pytest.mark.rule("DQ3-MON-14")
def test_there_is_no_escape_after_a_secret_passage() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["b1", "m10"],
        tiles={"b1": "chamber_02", "c1": "chamber_01"},
        top={"search": ["search_secret_passage"]},
        lurkers={"c1": "skeleton_3"},
    )
    act(game, 0, "search")
    act(game, 0, next(option for option in options(game, 0) if "east" in option or "c1" in option))
    assert refusal(game) == "DQ3-MON-14"


@pytest.mark.rule("DQ3-MON-15", "DQ3-CATA-35")
def test_there_is_no_escape_in_the_turn_after_coming_out_of_the_catacombs() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["c1", "m10"],
        tiles={"c1": "chamber_01"},
        lurkers={"c1": "skeleton_3"},
        owes_encounter={0: True},
        surfaced={0: True},
        came_specially={0: True},
    )
    assert refusal(game) == "DQ3-MON-15"


@pytest.mark.rule("DQ3-MON-15", "DQ3-CATA-35")
def test_a_hero_who_surfaces_on_a_monster_must_attack_it_next_turn() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["a3", "m10"],
        tiles={"c2": "chamber_01"},
        top={"catacomb": ["catacomb_exit"]},
        lurkers={"c2": "skeleton_3"},
        status={0: "below"},
        heading={0: 1},
        row={0: ["catacomb_empty"]},
        dice=[1],
    )
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "c2"
    act(game, 1, options(game, 1)[0])
    while 0 not in game.pending:
        act(game, 1, options(game, 1)[0])
    assert refusal(game) == "DQ3-MON-15"


@pytest.mark.rule("DQ3-MON-16", "DQ3-MON-19", "DQ3-COMBAT-06")
@pytest.mark.parametrize(
    ("his", "its"),
    [
        ("hugo_knights_challenge", "skeleton_poisoned_arrow"),  # 3 against 2
        ("hugo_knights_challenge", "skeleton_bone_volley"),  # 3 against 3
    ],
)
def test_at_least_the_escape_value_of_the_monster_is_enough(his: str, its: str) -> None:
    game = meeting("hugo", power=his, foe_power=its)
    act(game, 0, "escape")
    tried = told(game, "escape_tried")[0]
    assert (tried["card"], tried["monster_card"]) == (his, its)
    assert tried["value"] >= tried["monster_value"]
    assert (cited(game, "escape_tried"), cited(game, "escaped")) == (["DQ3-MON-16"], ["DQ3-MON-19"])
    assert hero(game, 0).wounds == 0
    assert place(game, 0) == "b1"


@pytest.mark.rule("DQ3-MON-17", "DQ3-MON-18", "DQ3-MON-30", "DQ3-COMBAT-07", "DQ3-DIFF-71")
def test_a_lower_escape_value_costs_the_damage_value_in_wounds_and_he_must_fight() -> None:
    game = meeting("hugo", **SLOW)
    act(game, 0, "escape")
    assert told(game, "wounded") == [{"seat": 0, "amount": 2, "cause": "skeleton"}]
    assert (cited(game, "escape_failed"), cited(game, "wounded")) == (
        ["DQ3-MON-17"],
        ["DQ3-MON-18"],
    )
    assert [event.kind for event in game.events].index("wounded") < [
        event.kind for event in game.events
    ].index("round_began")
    assert place(game, 0) == "c1"
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-MON-18", "DQ3-TOKEN-01")
def test_a_hero_can_die_of_a_failed_escape_and_the_monster_stays() -> None:
    game = meeting("hugo", wounds={0: 14}, **SLOW)
    act(game, 0, "escape")
    assert hero(game, 0).status == "dead"
    assert lurking(game, 1) == [("c1", "skeleton", 3)]
    assert state_of(game).fight is None
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-MON-20", "DQ3-MON-21", "DQ3-TOKEN-01", "DQ3-TOKEN-02")
def test_the_token_lies_face_down_where_the_monster_was_met() -> None:
    game = meeting("hugo", "skeleton_3", "lindel", "gherinn", **FAST)
    act(game, 0, "escape")
    assert lurking(game, 0) == lurking(game, 2) == lurking(game) == [("c1", "skeleton", None)]
    assert lurking(game, 1) == [("c1", "skeleton", 3)]
    assert cited(game, "token_placed") == ["DQ3-MON-20"]


@pytest.mark.rule("DQ3-MON-22")
def test_the_monster_card_is_discarded_after_an_escape() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        top={"dungeon": ["dungeon_monster_skeleton"]},
        dice=Fate(picks=[0, 2, 0]),
    )
    act(game, 0, "move east", "escape")
    assert place(game, 0) == "b1"
    assert state_of(game).decks["dungeon"].discard == ["dungeon_monster_skeleton"]


@pytest.mark.rule("DQ3-MON-23")
def test_after_an_escape_all_power_cards_are_in_their_piles_again() -> None:
    game = meeting("hugo", "skeleton_3", "lindel", skips={1: 2}, **FAST)
    act(game, 0, "escape")
    assert game.view(0)["fight"] is None
    act(game, 0, "move east")
    assert side(game, "hero")["power"] == side(game, "foe")["power"] == 4


@pytest.mark.rule("DQ3-MON-24", "DQ3-MON-25", "DQ3-MON-26", "DQ3-DIFF-17", "DQ3-DIFF-72")
def test_the_escaped_hero_goes_back_meets_nothing_there_and_his_turn_ends() -> None:
    game = meeting("hugo", **FAST)
    act(game, 0, "escape")
    assert place(game, 0) == "b1"
    assert told(game, "fell_back") == [{"seat": 0, "at": 1}]
    assert cited(game, "fell_back") == ["DQ3-MON-24"]
    assert told(game, "card_drawn") == []
    assert set(game.pending) == {1}
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-MON-27", "DQ3-CLAR-06", "DQ3-ENC-08")
def test_in_his_next_turn_he_meets_the_chamber_he_fled_to_instead_of_moving() -> None:
    game = meeting("hugo", "skeleton_3", "lindel", skips={1: 1}, **FAST)
    act(game, 0, "escape")
    assert [drawn["card"] for drawn in told(game, "card_drawn") if drawn["seat"] == 0] == [
        "dungeon_empty"
    ]
    assert place(game, 0) == "b1"


@pytest.mark.rule("DQ3-GAP-46", "DQ3-MON-14")
def test_from_a_monster_in_the_chamber_he_fled_to_he_cannot_escape() -> None:
    game = meeting("hugo", "skeleton_3", "lindel", skips={1: 1}, **FAST)
    state_of(game).decks["dungeon"].deck.top[:] = ["dungeon_monster_troll"]
    act(game, 0, "escape")
    assert fight_of(game).monster == "troll"
    assert refusal(game) == "DQ3-MON-14"


@pytest.mark.rule("DQ3-MON-28", "DQ3-DOOR-11")
def test_he_needs_no_door_card_to_go_back_through_a_door() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_09@3"},
        top={"door": ["door_opens"]},
        lurkers={"c1": "skeleton_3"},
        dice=Fate(picks=[2, 0]),
    )
    act(game, 0, "move east", "escape")
    assert place(game, 0) == "b1"
    assert len(told(game, "card_drawn")) == 1


@pytest.mark.rule("DQ3-MON-29", "DQ3-CLAR-07")
def test_he_may_end_up_with_another_hero() -> None:
    game = meeting("hugo", **FAST)
    hero(game, 1).at = hero(game, 0).came_from
    act(game, 0, "escape")
    assert place(game, 0) == place(game, 1) == "b1"


@pytest.mark.rule("DQ3-GAP-50")
def test_a_hero_whose_way_back_is_walled_up_cannot_escape() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["c1", "m10"],
        tiles={"b1": "chamber_02", "c1": "chamber_01"},
        lurkers={"c1": "skeleton_3"},
        owes_encounter={0: True},
        came_from={0: 1},
    )
    assert refusal(game) == "DQ3-GAP-50"


@pytest.mark.rule("DQ3-MON-31")
def test_with_announced_escapes_the_refusal_says_how_to_escape() -> None:
    game = meeting("hugo", rules=Rules(live_to_fight=True), **SLOW)
    act(game, 0, "escape")
    assert refusal(game) == "DQ3-VAR-LIVE-01"


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-RUNE-03")
def test_a_rune_of_lightning_kills_the_monster_at_once_and_the_chamber_follows() -> None:
    game = meeting(runes={0: ["rune_of_lightning"]}, rules=Rules(monster_treasure=True))
    act(game, 0, "use rune_of_lightning")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]
    assert (lurking(game), hero(game, 0).runes) == ([], [])
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == ["dungeon_empty"]
    assert told(game, "rolled") == []


@pytest.mark.rule("DQ3-RUNE-02", "DQ3-CLAR-10")
def test_a_rune_of_blinding_lets_a_hero_escape_even_where_he_could_not() -> None:
    game = meeting("krutzbeck", chamber="portcullis_01", runes={0: ["rune_of_blinding"]})
    act(game, 0, "use rune_of_blinding")
    assert place(game, 0) == "b1"
    assert lurking(game) == [("c1", "skeleton", None)]
    assert told(game, "escape_tried") == []
    assert state_of(game).turn == 1
