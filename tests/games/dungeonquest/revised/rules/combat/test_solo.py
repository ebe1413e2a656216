"""Playing alone: leaving the dungeon, meeting a monster, escaping (VAR-SOLO-01 to 09, GAP)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.dice import Dice
from tests.games.dungeonquest.revised.rules.fights import alone, discarded, fight_of, lurking
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
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


# -- leaving the dungeon ---------------------------------------------------------------------------


@pytest.mark.rule("DQR-VAR-SOLO-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_player_plays_by_the_rules_for_one(seats: int) -> None:
    state = SPEC.setup(seats, SPEC.check_options({}), Dice(1))
    assert state.rules.solo is (seats == 1)


@pytest.mark.rule("DQR-VAR-SOLO-01")
def test_all_else_is_as_ever_so_a_chamber_is_met_and_searched() -> None:
    top = {"dungeon": ["dungeon_gold_coins_30"], "search": ["search_passage_down"]}
    game = scene("hugo", at=["b1"], tiles={"b1": "chamber_01", "c1": "chamber_01"}, top=top)
    act(game, 0, "move east", "search")
    assert hero(game, 0).loot == ["dungeon_gold_coins_30"]
    assert drawn(game, "search") == ["search_passage_down"]
    assert told(game, "sun_moved")[-1] == {"sun": 4}


@pytest.mark.rule("DQR-VAR-SOLO-02")
@pytest.mark.parametrize(
    ("loot", "why_not"),
    [
        ([], "DQR-EXIT-02"),
        (["dungeon_gold_coins_30", "crypt_gold_coins_250"], "DQR-VAR-SOLO-02"),
        (["treasure_ruby_ring"], None),
        (["dungeon_gold_coins_30", "treasure_forbidden_tome"], None),
    ],
)
def test_alone_one_leaves_with_a_treasure_card_only(loot: list[str], why_not: str | None) -> None:
    game = scene("hugo", at=["a1"], loot={0: loot}, tiles={"b1": "chamber_01"})
    assert ("leave" in options(game, 0)) is (why_not is None)
    assert refused(game, 0).get("leave") == why_not


@pytest.mark.rule("DQR-VAR-SOLO-02")
def test_with_others_any_loot_is_enough_to_leave() -> None:
    game = scene("hugo", "lindel", at=["a1"], loot={0: ["dungeon_gold_coins_30"]})
    assert "leave" in options(game, 0)


@pytest.mark.rule("DQR-VAR-SOLO-02", "DQR-EXIT-04")
def test_entering_a_tower_alone_asks_for_a_treasure_card_too() -> None:
    loot = {0: ["crypt_gold_coins_250"]}
    game = scene("hugo", at=["b1"], tiles={"b1": "chamber_01"}, loot=loot)
    act(game, 0, "move west")
    assert refused(game, 0)["leave"] == "DQR-VAR-SOLO-02"


@pytest.mark.rule("DQR-GAP-49")
def test_alone_the_gold_that_was_brought_out_is_the_score_to_beat() -> None:
    loot = ["treasure_ruby_ring", "crypt_gold_coins_250"]
    game = scene("hugo", at=["a1"], loot={0: loot})
    gold = state_of(game).content.cards["treasure_ruby_ring"].gold + 250
    act(game, 0, "leave")
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((0,), (gold,))
    assert game.result.why == "DQR-GAP-49"


# -- meeting a monster -----------------------------------------------------------------------------


@pytest.mark.rule("DQR-VAR-SOLO-03")
def test_the_top_monster_card_is_laid_down_unseen() -> None:
    game = alone(card="golem_3")
    assert fight_of(game).card == "golem_3"
    assert game.view(0)["fight"] is not None
    assert told(game, "monster_hides", 0) == [{"seat": 0}]
    assert cited(game, "monster_hides") == ["DQR-VAR-SOLO-03"]
    assert told(game, "monster_shown", 0) == told(game, "fight_began", 0) == []
    assert discarded(game) == []


@pytest.mark.rule("DQR-VAR-SOLO-04", "DQR-VAR-SOLO-05")
def test_then_one_escapes_or_fights() -> None:
    game = alone()
    ask = game.pending[0]
    assert set(ask.options) == {"fight", "escape"}
    assert (ask.rule, ask.prompt) == ("DQR-VAR-SOLO-04", "face_alone")
    assert ask.refused == {}


@pytest.mark.rule("DQR-GAP-47")
@pytest.mark.parametrize("dice", [[1, 1], [6, 6]])
def test_no_token_is_put_down_when_the_encounter_starts(dice: list[int]) -> None:
    top = {"dungeon": ["dungeon_ambush"]}
    game = alone("hugo", "golem_3", lurkers=[], top=top, dice=dice)
    assert lurking(game) == []
    act(game, 0, "escape", *(["move west"] if dice == [1, 1] else []))
    assert lurking(game) == (["c1"] if dice == [1, 1] else [])


@pytest.mark.rule("DQR-GAP-48")
def test_who_fights_turns_the_card_up_first() -> None:
    game = alone(card="skeleton_4", dice=[6, 6])
    act(game, 0, "fight")
    assert told(game, "monster_shown", 0) == [{"monster": "skeleton", "life": 3, "penalty": 1}]
    assert cited(game, "monster_shown") == ["DQR-GAP-48"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("monster_shown") < kinds.index("rolled")
    assert hero(game, 0).wounds == 0


# -- escaping --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-VAR-SOLO-06")
@pytest.mark.parametrize(("dice", "gets_away"), [(GETS_AWAY, True), (FAILS, False)])
def test_an_escape_alone_is_a_test_of_agility(dice: list[int], gets_away: bool) -> None:
    game = alone(dice=[*dice, 6, 6, 6, 6], tiles={"c2": "chamber_01"})
    act(game, 0, "escape")
    kind = "test_passed" if gets_away else "test_failed"
    assert told(game, kind) == [{"seat": 0, "attribute": "agility", "total": sum(dice), "value": 7}]
    assert cited(game, "rolled")[0] == "DQR-VAR-SOLO-06"
    assert cited(game, "escaped") == ["DQR-VAR-SOLO-07"] * gets_away
    assert hero(game, 0).determination == (0 if gets_away else 1)


@pytest.mark.rule("DQR-VAR-SOLO-07", "DQR-VAR-SOLO-08", "DQR-GAP-14", "DQR-GAP-10")
@pytest.mark.parametrize("quiet", [False, True])
def test_after_an_escape_a_token_stays_and_only_the_chamber_can_hurt(quiet: bool) -> None:
    game = alone(card="demon_4", dice=GETS_AWAY, tiles={"c2": "trap_01"}, lurkers=["c1", "c9"],
                 top={"trap": ["trap_poisonous_snakes"]},
                 rules=Rules(solo=True, quiet_escape=quiet))  # fmt: skip
    act(game, 0, "escape")
    assert (game.pending[0].rule, game.pending[0].prompt) == ("DQR-VAR-SOLO-07", "flee")
    assert told(game, "monster_shown", 0) == []
    act(game, 0, "move south")
    assert place(game, 0) == "c2"
    assert lurking(game) == ["c1", "c9"]
    assert discarded(game) == ["demon_4"]
    assert len(told(game, "turn_began")) == 2
    assert game.pending[0].prompt == "act"
    assert drawn(game, "trap") == ([] if quiet else ["trap_poisonous_snakes"])
    assert hero(game, 0).wounds == (0 if quiet else 1)


@pytest.mark.rule("DQR-GAP-46", "DQR-VAR-SOLO-07", "DQR-GAP-10")
@pytest.mark.parametrize("quiet", [False, True])
def test_an_escape_alone_may_lead_into_the_unknown_which_is_resolved(quiet: bool) -> None:
    rules = Rules(solo=True, quiet_escape=quiet)
    game = alone(
        dice=GETS_AWAY, pool=["trap_01"], top={"trap": ["trap_poisonous_gas"]}, rules=rules
    )
    act(game, 0, "escape")
    assert set(options(game, 0)) == {"move west", "move south", "move east"}
    act(game, 0, "move east")
    assert place(game, 0) == "d1"
    assert state_of(game).tiles[SPACE_OF["d1"]] == ("trap_01", 1)
    assert drawn(game, "trap") == ([] if quiet else ["trap_poisonous_gas"])
    assert cited(game, "moved")[-1] == "DQR-VAR-SOLO-07"
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-VAR-SOLO-07")
def test_doors_do_not_count_but_walls_do() -> None:
    game = alone(dice=GETS_AWAY, chamber="chamber_10@1", pool=["chamber_01"])
    act(game, 0, "escape")
    assert set(options(game, 0)) == {"move west", "move east"}
    assert refused(game, 0) == {"move north": "DQR-BOARD-11", "move south": "DQR-BOARD-11"}
    act(game, 0, "move east")
    assert drawn(game, "door") == []
    assert place(game, 0) == "d1"


@pytest.mark.rule("DQR-VAR-SOLO-07", "DQR-VAR-SOLO-04")
def test_without_any_open_hall_one_must_fight() -> None:
    tiles = {"c1": "chamber_01", "b1": "chamber_02", "d1": "chamber_03", "c2": "chamber_04"}
    game = below(
        "hugo",
        "catacomb_exit",
        at=["b1"],
        tiles=tiles,
        lurkers=["c1"],
        rules=Rules(solo=True),
        dice=[1, 6, 6, 6, 6, 6],
    )
    act(game, 0, "surface", "drift left")
    assert (place(game, 0), "face_alone" in {ask.prompt for ask in game.pending.values()}) == (
        "c1",
        False,
    )


@pytest.mark.rule("DQR-VAR-SOLO-09", "DQR-EX-39", "DQR-VAR-SOLO-05")
def test_a_failed_escape_turns_the_card_up_costs_its_penalty_and_starts_the_fight() -> None:
    game = alone(card="golem_1", dice=[*FAILS, 5, 5, 6])
    act(game, 0, "escape")
    assert told(game, "monster_shown", 0) == [{"monster": "golem", "life": 4, "penalty": 2}]
    assert cited(game, "monster_shown") == ["DQR-VAR-SOLO-09"]
    assert told(game, "wounded") == [{"seat": 0, "amount": 2, "cause": "golem"}]
    assert cited(game, "wounded") == ["DQR-VAR-SOLO-09"]
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "golem"}]
    kinds = [event.kind for event in game.events]
    assert kinds.index("monster_shown") < kinds.index("wounded") < kinds.index("monster_wounded")


@pytest.mark.rule("DQR-VAR-SOLO-09")
def test_a_penalty_for_failing_can_kill_before_the_fight() -> None:
    game = alone(card="golem_1", dice=FAILS, wounds={0: 10})
    act(game, 0, "escape")
    assert told(game, "died") == [{"seat": 0, "cause": "golem"}]
    assert len(told(game, "rolled")) == 1
    assert discarded(game) == ["golem_1"]
