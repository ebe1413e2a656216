"""Secret Loot (VAR-SECRET)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, hero, state_of, told
from tests.games.dungeonquest.third.rules.watched import seen, watched

SECRET = Rules(secret_loot=True)
RING, RUBY, COINS = "treasure_ebon_ring", "treasure_giant_ruby", "search_gold_coins_10"
CHEST = "catacomb_treasure_chest"


def finding(rules: Rules = SECRET, **more: Any) -> Game:
    """Challara finds coins by searching."""
    top = {"search": [COINS, "search_empty_room"]}
    game = watched("challara", tiles={"c3": "chamber_01"}, top=top, rules=rules, **more)
    act(game, 0, "search")
    return game


@pytest.mark.rule("DQ3-VAR-SECRET-01")
@pytest.mark.parametrize("by", [1, None])
def test_loot_gained_is_hidden_from_the_others(by: int | None) -> None:
    game = finding(loot={0: [RUBY]})
    assert (seen(game, by, 0)["loot"], seen(game, by, 0)["gold"]) == ([None, None], None)
    assert told(game, "loot_gained", by) == []
    assert told(game, "loot_gained_secretly", by) == [{"seat": 0}]
    assert COINS not in str([event["card"] for event in told(game, "card_drawn", by)])


@pytest.mark.rule("DQ3-VAR-SECRET-01")
@pytest.mark.parametrize("by", [1, None])
def test_treasure_drawn_from_the_hoard_is_hidden_from_the_others(by: int | None) -> None:
    game = watched(
        "challara",
        "g4",
        tiles={"g4": "chamber_01"},
        top={"dragon": ["dragon_sleeping"], "treasure": [RING, RUBY]},
        rules=SECRET,
    )
    act(game, 0, "move south")
    assert hero(game, 0).loot == [RING, RUBY]
    assert seen(game, by, 0)["loot"] == [None, None]
    assert not [event for event in game.events_for(by) if RUBY in str(event.params)]


@pytest.mark.rule("DQ3-VAR-SECRET-01")
@pytest.mark.parametrize("by", [1, None])
def test_loot_found_below_is_hidden_though_it_counts_in_the_row(by: int | None) -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        top={"catacomb": [CHEST]},
        status={0: "below"},
        heading={0: 1},
        row={0: ["catacomb_empty"]},
        rules=SECRET,
    )
    assert hero(game, 0).row == ["catacomb_empty", CHEST]
    assert seen(game, by, 0)["row"] == ["catacomb_empty", None]
    assert seen(game, 0, 0)["row"] == ["catacomb_empty", CHEST]
    assert CHEST not in str(game.view(by))


@pytest.mark.rule("DQ3-VAR-SECRET-01")
def test_hidden_loot_is_dealt_anew_for_whoever_does_not_know_it() -> None:
    facts: dict[str, Any] = {"loot": {0: [CHEST, RUBY]}, "row": {0: ["catacomb_empty", CHEST]}}
    below: dict[str, Any] = {"status": {0: "below"}, "heading": {0: 1}, "turn": 1}
    game = watched("challara", tiles={"c3": "chamber_01"}, rules=SECRET, **facts, **below)
    twins = [state_of(game.determinize(1, Dice(seed))).heroes[0] for seed in range(20)]
    assert {twin.loot[0] for twin in twins} == {CHEST, "catacomb_gigantic_diamond"}
    assert len({twin.loot[1] for twin in twins}) > 3
    assert all(twin.row == ["catacomb_empty", twin.loot[0]] for twin in twins)
    assert state_of(game.determinize(0, Dice(1))).heroes[0].loot == [CHEST, RUBY]


@pytest.mark.rule("DQ3-VAR-SECRET-02")
def test_a_player_may_look_at_his_own_loot() -> None:
    game = finding(loot={0: [RUBY]})
    assert (seen(game, 0, 0)["loot"], seen(game, 0, 0)["gold"]) == ([RUBY, COINS], 3010)
    assert told(game, "loot_gained", 0) == [{"seat": 0, "card": COINS}]


@pytest.mark.rule("DQ3-VAR-SECRET-02")
def test_nothing_a_player_can_choose_shows_his_loot_to_others() -> None:
    game = finding(loot={0: [RUBY]})
    act(game, 1, "search")
    assert not [option for option in game.pending[0].options if RUBY in option or COINS in option]


@pytest.mark.rule("DQ3-VAR-SECRET-03")
@pytest.mark.parametrize("by", [1, None])
def test_everybody_may_count_the_loot_cards_of_a_hero(by: int | None) -> None:
    assert len(seen(finding(loot={0: [RUBY, RING]}), by, 0)["loot"]) == 3


@pytest.mark.rule("DQ3-VAR-SECRET-01", "DQ3-CARD-09", "DQ3-VAR-GEN-02")
@pytest.mark.parametrize("by", [0, 1, None])
def test_without_the_option_loot_is_open_to_all(by: int | None) -> None:
    game = finding(Rules(), loot={0: [RUBY]})
    assert (seen(game, by, 0)["loot"], seen(game, by, 0)["gold"]) == ([RUBY, COINS], 3010)
    assert told(game, "loot_gained", by) == [{"seat": 0, "card": COINS}]


@pytest.mark.rule("DQ3-VAR-SECRET-01")
def test_at_the_end_of_the_game_all_loot_is_shown() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        sun=25,
        first=0,
        dice=[1],
        rules=SECRET,
        status={0: "out"},
        loot={0: [RUBY]},
    )
    assert game.is_over
    assert seen(game, 1, 0)["loot"] == [RUBY]
