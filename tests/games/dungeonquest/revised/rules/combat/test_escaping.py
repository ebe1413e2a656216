"""Escaping combat (ESCAPE), and where to (GAP-10 to 14)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    discarded,
    exchange,
    faces_what_comes,
    fight_seen,
    lurking,
    meeting,
    waiting,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

GETS_AWAY = [3, 4]
FAILS = [4, 4]
EMPTY = {"dungeon": ["dungeon_empty"]}


def fleeing(dice: list[int], **given: Any) -> Game:
    """Challara (agility 7, life 12) tries to escape after a round that has not hurt her."""
    game = meeting("challara", dice=dice, **{"top": EMPTY, **given})
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    faces_what_comes(game)
    return game


@pytest.mark.rule("DQR-ESCAPE-01", "DQR-COMBAT-14")
def test_a_hero_may_try_after_every_round_that_both_survive() -> None:
    game = meeting(dice=[*FAILS, *GETS_AWAY], top=EMPTY)
    for _ in range(2):
        exchange(game, "magic", "ranged")
        assert options(game, 0) == ("fight on", "escape")
        act(game, 0, "escape")
    assert place(game, 0) == "b1"


@pytest.mark.rule("DQR-ESCAPE-02")
def test_nobody_escapes_before_the_first_round() -> None:
    game = meeting()
    before = game.save()
    with pytest.raises(IllegalChoice, match="DQR-ESCAPE-02"):
        game.choose(0, "escape")
    assert game.save() == before


@pytest.mark.rule("DQR-ESCAPE-03", "DQR-ESCAPE-04")
@pytest.mark.parametrize(("dice", "gets_away"), [(GETS_AWAY, True), (FAILS, False), ([1, 1], True)])
def test_an_escape_is_a_test_of_agility(dice: list[int], gets_away: bool) -> None:
    game = fleeing(dice)
    rolled = [event for event in game.events if event.kind == "rolled"]
    assert [(event.rule, event.params["dice"]) for event in rolled] == [("DQR-ESCAPE-03", dice)]
    kind = "test_passed" if gets_away else "test_failed"
    assert told(game, kind) == [{"seat": 0, "attribute": "agility", "total": sum(dice), "value": 7}]
    assert told(game, "escaped") == ([{"seat": 0}] if gets_away else [])
    assert (state_of(game).fight is None) is gets_away
    assert cited(game, "escaped") == ["DQR-ESCAPE-04"] * gets_away


@pytest.mark.rule("DQR-ESCAPE-03", "DQR-DETERM-01")
def test_determination_helps_to_escape() -> None:
    game = fleeing(FAILS, determination={0: 2})
    act(game, 0, "spend 1")
    assert place(game, 0) == "b1"
    assert hero(game, 0).determination == 1


@pytest.mark.rule("DQR-ESCAPE-05")
@pytest.mark.parametrize(("card", "life", "penalty"), [("troll_4", 5, 0), ("golem_4", 6, 4)])
def test_the_card_is_shown_and_its_penalty_suffered(card: str, life: int, penalty: int) -> None:
    game = fleeing(GETS_AWAY, card=card)
    assert hero(game, 0).wounds == penalty
    monster = card.partition("_")[0]
    for seat in (0, 2, None):
        assert told(game, "monster_shown", seat) == [
            {"monster": monster, "life": life, "penalty": penalty}
        ]
    wounded = [{"seat": 0, "amount": penalty, "cause": monster}] if penalty else []
    assert told(game, "wounded") == wounded
    assert cited(game, "wounded") == ["DQR-ESCAPE-05"] * (penalty > 0)
    assert cited(game, "monster_shown") == ["DQR-MON-05", "DQR-ESCAPE-05"]


@pytest.mark.rule("DQR-ESCAPE-05", "DQR-ESCAPE-06", "DQR-ESCAPE-07")
def test_the_hero_moves_after_the_wounds_and_chooses_where_to() -> None:
    game = fleeing(GETS_AWAY, card="golem_4", tiles={"c2": "chamber_01", "d1": "chamber_01"})
    assert (place(game, 0), hero(game, 0).wounds) == ("c1", 4)
    assert fight_seen(game, 0)["penalty"] == 4
    ask = game.pending[0]
    assert set(ask.options) == {"move west", "move south", "move east"}
    assert (ask.rule, ask.prompt) == ("DQR-ESCAPE-07", "flee")
    act(game, 0, "move south")
    assert place(game, 0) == "c2"
    assert (hero(game, 0).entered_by, hero(game, 0).came_from) == (0, SPACE_OF["c1"])


@pytest.mark.rule("DQR-ESCAPE-06")
def test_only_an_explored_chamber_beside_is_a_refuge() -> None:
    game = fleeing(GETS_AWAY, tiles={"c2": "chamber_01"}, card="troll_4")
    assert set(options(game, 0)) == {"move west", "move south"}
    assert refused(game, 0) == {"move east": "DQR-ESCAPE-06", "move north": "DQR-BOARD-11"}


@pytest.mark.rule("DQR-ESCAPE-06", "DQR-GAP-13")
def test_doors_and_portcullises_do_not_hinder_an_escape() -> None:
    tiles = {"c2": "portcullis_01@2", "d1": "portcullis_01@1"}
    for way in ("move south", "move east"):
        game = fleeing(GETS_AWAY, card="troll_4", chamber="chamber_12@1", tiles=tiles)
        assert state_of(game).turn == 0
        act(game, 0, way)
        assert place(game, 0) in ("c2", "d1")
        assert len(told(game, "rolled")) == 1
        assert drawn(game, "door") == []


@pytest.mark.rule("DQR-GAP-13")
@pytest.mark.parametrize(
    ("chamber", "beyond", "clause"),
    [
        ("chamber_02@1", "chamber_01", "DQR-BOARD-11"),
        ("chamber_01@1", "chamber_04", "DQR-BOARD-06"),
    ],
)
def test_walls_on_either_side_bar_an_escape(chamber: str, beyond: str, clause: str) -> None:
    tiles = {"c2": beyond, "d1": "chamber_01"}
    game = fleeing(GETS_AWAY, card="troll_4", chamber=chamber, tiles=tiles)
    assert set(options(game, 0)) == {"move west", "move east"}
    assert refused(game, 0)["move south"] == clause


@pytest.mark.rule("DQR-GAP-13")
def test_a_rift_bars_an_escape_to_the_other_side() -> None:
    tiles = {"c2": "chamber_01", "d1": "chamber_01"}
    game = fleeing(GETS_AWAY, card="troll_4", chamber="chasm_02@1", tiles=tiles)
    assert set(options(game, 0)) == {"move west", "move south"}
    assert refused(game, 0)["move east"] == "DQR-ROOM-32"


@pytest.mark.rule("DQR-GAP-12")
def test_nobody_escapes_to_another_hero() -> None:
    given: dict[str, Any] = {"at": ["c2", "a10"], "tiles": {"c2": "chamber_01", "d1": "chamber_01"}}
    game = fleeing(GETS_AWAY, card="troll_4", **given)
    assert set(options(game, 0)) == {"move west", "move east"}
    assert refused(game, 0)["move south"] == "DQR-GAP-12"


@pytest.mark.rule("DQR-GAP-12", "DQR-ESCAPE-10")
@pytest.mark.parametrize("quiet", [False, True])
def test_who_is_hemmed_in_by_heroes_cannot_try_to_escape(quiet: bool) -> None:
    game = meeting(card="troll_4", rules=Rules(quiet_escape=quiet))
    state_of(game).heroes[1].at = SPACE_OF["b1"]
    exchange(game, "ranged", "melee")
    assert game.pending[0].prompt == "lay_card"
    assert refused(game, 0) == {"escape": "DQR-GAP-12"}


@pytest.mark.rule("DQR-GAP-12")
def test_a_hero_in_the_catacombs_below_bars_no_escape() -> None:
    given: dict[str, Any] = {"at": ["c2", "a10"], "status": {1: "below"}, "heading": {1: 0}}
    game = fleeing(GETS_AWAY, card="troll_4", tiles={"c2": "chamber_01"}, **given)
    assert set(options(game, 0)) == {"move west", "move south"}


@pytest.mark.rule("DQR-ESCAPE-08", "DQR-EX-28", "DQR-COMBAT-10")
@pytest.mark.parametrize(("wounds", "dies"), [(8, False), (9, True), (10, True)])
def test_a_penalty_that_kills_lets_nobody_get_away(wounds: int, dies: bool) -> None:
    game = fleeing(GETS_AWAY, card="troll_3", wounds={0: wounds})
    assert (hero(game, 0).status == "dead") is dies
    assert len(told(game, "moved")) == (1 if dies else 2)
    assert len(told(game, "escaped")) == (0 if dies else 1)
    assert lurking(game) == ["c1"]
    assert discarded(game) == ["troll_3"]
    assert state_of(game).fight is None


@pytest.mark.rule("DQR-ESCAPE-09", "DQR-TEST-05")
def test_a_failed_escape_costs_nothing_earns_a_token_and_the_fight_goes_on() -> None:
    game = fleeing(FAILS, card="golem_4")
    assert hero(game, 0).wounds == 0
    assert hero(game, 0).determination == 1
    assert told(game, "escape_failed") == [{"seat": 0, "monster": "golem"}]
    assert cited(game, "escape_failed") == ["DQR-ESCAPE-09"]
    assert fight_seen(game, 0)["penalty"] is None
    assert [game.pending[seat].prompt for seat in (0, 1)] == ["lay_card", "lay_monster_card"]
    assert (place(game, 0), fight_seen(game, 0)["round"]) == ("c1", 2)
    assert fight_seen(game, 0)["wounds"] == 2


@pytest.mark.rule("DQR-ESCAPE-11", "DQR-GAP-11", "DQR-GAP-14", "DQR-COMBAT-02")
def test_after_an_escape_the_card_is_discarded_and_the_token_still_there() -> None:
    game = fleeing(GETS_AWAY, card="golem_1", lurkers=["c1", "c9"])
    assert [card["card"] for card in told(game, "card_drawn")] == ["dungeon_empty"]
    assert lurking(game) == ["c1", "c9"]
    assert discarded(game) == ["golem_1"]
    assert state_of(game).turn == 1
    assert game.view(None)["fight"] is None


@pytest.mark.rule("DQR-GAP-11")
def test_an_escape_gives_no_new_action() -> None:
    game = waiting(card="troll_4", dice=GETS_AWAY, top=EMPTY)
    act(game, 0, "move east")
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "decline")
    assert (place(game, 0), drawn(game, "dungeon")) == ("b1", ["dungeon_empty"])
    assert (options(game, 0), game.waiting) == ((), [1])


# -- the chamber escaped to ------------------------------------------------------------------------

REFUGES = [
    "chamber_01",
    "corridor_01",
    "bottomless_pit_01",
    "trap_01",
    "darkness_01",
    "rotating_room_01",
    "spider_web_01",
    "bridge_01",
]
QUIET = Rules(quiet_escape=True)


@pytest.mark.rule("DQR-GAP-10")
@pytest.mark.parametrize("refuge", REFUGES)
def test_an_escape_may_be_quiet_and_then_the_chamber_is_not_resolved(refuge: str) -> None:
    game = fleeing(GETS_AWAY, card="troll_4", tiles={"c2": f"{refuge}@2"}, rules=QUIET)
    act(game, 0, "move south")
    kinds = [event.kind for event in game.events]
    after = kinds[len(kinds) - kinds[::-1].index("moved") :]
    assert after == ["turn_ended", "turn_began"]
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "quiet_escape"}]
    assert state_of(game).tiles[SPACE_OF["c2"]] == (refuge, 2)
    assert place(game, 0) == "c2"


@pytest.mark.rule("DQR-GAP-10")
def test_a_quiet_escape_wakes_no_second_monster_and_the_next_turn_is_a_normal_one() -> None:
    game = fleeing(
        GETS_AWAY,
        card="troll_4",
        tiles={"c2": "chamber_01@2"},
        lurkers=["c1", "c2"],
        skips={1: 1, 2: 1},
        rules=QUIET,
    )
    act(game, 0, "move south")
    assert game.pending[0].prompt == "act"
    assert {"move north", "move east", "move south", "move west"} == set(options(game, 0))
    assert refused(game, 0)["search"] == "DQR-SEARCH-03"
    assert told(game, "card_drawn") == []


@pytest.mark.rule("DQR-GAP-10", "DQR-MOVE-14", "DQR-ESCAPE-06")
@pytest.mark.parametrize(
    ("refuge", "deck", "card"),
    [
        ("chamber_01@2", "dungeon", "dungeon_gold_coins_40"),
        ("cave_in_01@2", "dungeon", "dungeon_gold_coins_40"),
        ("chasm_01@2", "dungeon", "dungeon_gold_coins_40"),
        ("trap_01@2", "trap", "trap_explosion"),
    ],
)
def test_in_the_chamber_escaped_to_a_card_is_drawn(refuge: str, deck: str, card: str) -> None:
    game = fleeing(GETS_AWAY, card="troll_4", tiles={"c2": refuge}, top={deck: [card]})
    act(game, 0, "move south")
    faces_what_comes(game)
    assert (place(game, 0), drawn(game, deck)) == ("c2", [card])
    assert cited(game, "moved")[-1] == "DQR-ESCAPE-06"
    assert state_of(game).turn == 1


@pytest.mark.rule("DQR-GAP-10", "DQR-ROOM-15", "DQR-ROOM-17")
def test_who_escapes_into_a_bottomless_pit_tests_luck() -> None:
    tiles = {"c2": "bottomless_pit_01@2"}
    game = fleeing([*GETS_AWAY, 6, 6], card="troll_4", tiles=tiles)
    act(game, 0, "move south")
    assert (hero(game, 0).status, lurking(game)) == ("dead", ["c1"])


@pytest.mark.rule("DQR-GAP-10", "DQR-ROOM-34")
def test_who_escapes_into_a_corridor_runs_on() -> None:
    tiles = {"c2": "corridor_05", "c3": "chamber_01"}
    game = fleeing(GETS_AWAY, card="troll_4", tiles=tiles)
    act(game, 0, "move south")
    assert (place(game, 0), drawn(game, "dungeon")) == ("c3", ["dungeon_empty"])


@pytest.mark.rule("DQR-GAP-10", "DQR-ROOM-06")
def test_who_escapes_onto_a_bridge_may_cross_it_at_once() -> None:
    game = fleeing(GETS_AWAY, card="troll_4", tiles={"c2": "bridge_01@2"})
    act(game, 0, "move south")
    assert (place(game, 0), options(game, 0)) == ("c2", ("cross", "stay"))


@pytest.mark.rule("DQR-GAP-10", "DQR-ROOM-39")
def test_a_rotating_chamber_turns_under_whoever_escapes_into_it() -> None:
    game = fleeing(GETS_AWAY, card="troll_4", tiles={"c2": "rotating_room_01@2"})
    act(game, 0, "move south")
    assert state_of(game).tiles[SPACE_OF["c2"]] == ("rotating_room_01", 0)


@pytest.mark.rule("DQR-GAP-10", "DQR-TOWER-02")
def test_who_escapes_into_a_tower_may_leave_at_once() -> None:
    tiles, loot = {"b1": "chamber_01@1", "c1": "chamber_01"}, {0: ["corpse_rope"]}
    game = scene("challara", "hugo", at=["c1"], tiles=tiles, lurkers=["b1"], loot=loot,
                 dice=GETS_AWAY, top={"monster": ["troll_4"]})  # fmt: skip
    act(game, 0, "move west")
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "move west")
    assert (place(game, 0), "leave" in options(game, 0)) == ("a1", True)


@pytest.mark.rule("DQR-GAP-10", "DQR-MON-02", "DQR-ESCAPE-11")
def test_a_token_in_the_chamber_escaped_to_is_met_at_once_and_may_be_escaped_too() -> None:
    game = fleeing(
        [*GETS_AWAY, *GETS_AWAY],
        card="troll_4",
        next_cards=["skeleton_4"],
        tiles={"c2": "trap_01@2"},
        lurkers=["c1", "c2"],
    )
    act(game, 0, "move south")
    assert (fight_seen(game, 0)["monster"], fight_seen(game, 0)["round"]) == ("skeleton", 1)
    assert (drawn(game, "trap"), discarded(game)) == ([], ["troll_4"])
    exchange(game, "magic", "ranged")
    act(game, 0, "escape")
    assert fight_seen(game, 0)["round"] == 1, "back to the first token: a fresh monster"
    assert lurking(game) == ["c1", "c2"]


@pytest.mark.rule("DQR-GAP-10", "DQR-CARD-03")
def test_the_card_of_an_ambush_is_discarded_before_the_next_one_is_drawn() -> None:
    ambush = {"dungeon": ["dungeon_ambush", "dungeon_empty"]}
    game = meeting("hugo", "troll_4", dice=[1, 1], lurkers=[], top=ambush)
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    assert state_of(game).decks["dungeon"].discard == ["dungeon_ambush", "dungeon_empty"]


@pytest.mark.rule("DQR-GAP-52", "DQR-GAP-10")
@pytest.mark.parametrize("quiet", [False, True])
def test_by_torchlight_tiles_are_laid_where_a_hero_has_escaped_to(quiet: bool) -> None:
    rules = Rules(torchlight=True, quiet_escape=quiet)
    game = meeting(card="troll_4", rules=rules, dice=GETS_AWAY, pool=["chamber_01"] * 3, top=EMPTY)
    act(game, 0, "light east")
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "move west")
    assert place(game, 0) == "b1"
    assert (SPACE_OF["b2"] in state_of(game).tiles) is not quiet
