"""Death can wait: heroes fall unconscious (VAR-WAIT)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import meeting
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.watched import seen, wait, watched

WAIT = Rules(death_can_wait=True)
RING, RUBY, COINS = "treasure_ebon_ring", "treasure_giant_ruby", "search_gold_coins_10"
STONE, DIAMOND = "treasure_loadstone", "catacomb_gigantic_diamond"


def bitten(before: int, snakes: int, die: int = 1, loot: tuple[str, ...] = ()) -> Game:
    """Challara (Life 12) with wounds walks into snakes at d3, then rolls a die for her Loot."""
    game = watched(
        "challara",
        tiles={"c3": "chamber_01", "d3": "trap_01"},
        top={"trap": ["trap_poisonous_snakes"]},
        dice=[snakes, die],
        wounds={0: before},
        loot={0: [*loot]},
        rules=WAIT,
    )
    act(game, 0, "move east")
    return game


def killed(tile: str = "trap_01", card: str = "trap_swinging_blade", **more: Any) -> Game:
    """Challara fails a deadly test at d3."""
    tiles = {"c3": "chamber_01", "d3": tile}
    game = watched("challara", tiles=tiles, top={"trap": [card]}, dice=[6, 6], rules=WAIT, **more)
    act(game, 0, "move east")
    return game


@pytest.mark.rule("DQ3-VAR-WAIT-01", "DQ3-DIFF-55")
def test_a_hero_who_would_die_of_wounds_falls_unconscious_and_stays_in_play() -> None:
    game = bitten(7, 5)
    assert told(game, "unconscious") == [{"seat": 0, "cause": "trap_poisonous_snakes"}]
    assert (cited(game, "unconscious"), told(game, "died")) == (["DQ3-VAR-WAIT-01"], [])
    assert (seen(game, 1, 0)["status"], place(game, 0)) == ("exploring", "d3")


@pytest.mark.rule("DQ3-VAR-WAIT-01")
def test_a_hero_who_would_not_die_does_not_fall_unconscious() -> None:
    game = bitten(6, 5, loot=(RING,))
    assert (told(game, "unconscious"), hero(game, 0).loot) == ([], [RING])


@pytest.mark.rule("DQ3-VAR-WAIT-01", "DQ3-GAP-84")
@pytest.mark.parametrize("tile", ["trap_01", "bottomless_pit_01@1"])
def test_a_hero_who_would_die_of_a_card_or_a_pit_falls_unconscious_there(tile: str) -> None:
    game = killed(tile)
    assert (told(game, "died"), len(told(game, "unconscious"))) == ([], 1)
    assert (place(game, 0), hero(game, 0).status) == ("d3", "exploring")


@pytest.mark.rule("DQ3-VAR-WAIT-01", "DQ3-GAP-84")
def test_sunset_still_kills() -> None:
    game = watched("challara", tiles={"c3": "chamber_01"}, sun=25, first=0, dice=[1], rules=WAIT)
    assert [hero(game, seat).status for seat in (0, 1)] == ["dead", "dead"]


@pytest.mark.rule("DQ3-VAR-WAIT-01", "DQ3-GAP-85")
def test_the_monster_stays_in_the_chamber_where_its_victim_lies() -> None:
    game = meeting(
        "challara",
        power="challara_arcane_bolt",
        foe_power="skeleton_bone_volley",
        dice=[1],
        wounds={0: 10},
        rules=WAIT,
    )
    act(game, 0, "escape")
    assert (place(game, 0), hero(game, 0).wounds, state_of(game).fight) == ("c1", 6, None)
    assert [(lurker.token, label(lurker.at)) for lurker in state_of(game).lurkers] == [
        ("skeleton_3", "c1")
    ]
    assert list(game.pending) == [1]


@pytest.mark.rule("DQ3-VAR-WAIT-02")
def test_he_rolls_one_die_and_discards_so_many_loot_cards_of_his_choice() -> None:
    game = bitten(7, 5, 2, loot=(RING, RUBY, COINS))
    assert [roll["dice"] for roll in told(game, "rolled")] == [[5], [2]]
    ask = game.pending[0]
    assert ask.options == (f"discard {RING}", f"discard {RUBY}", f"discard {COINS}")
    assert ask.rule == "DQ3-VAR-WAIT-02"
    act(game, 0, f"discard {COINS}", f"discard {RING}")
    assert (hero(game, 0).loot, list(game.pending)) == ([RUBY], [1])


@pytest.mark.rule("DQ3-VAR-WAIT-02", "DQ3-CLAR-11")
def test_a_loadstone_is_not_discarded_by_choice() -> None:
    game = bitten(7, 5, 1, loot=(STONE, RUBY, COINS))
    assert options(game, 0) == (f"discard {RUBY}", f"discard {COINS}")
    assert game.pending[0].refused == {f"discard {STONE}": "DQ3-CLAR-11"}


@pytest.mark.rule("DQ3-VAR-WAIT-03")
def test_the_discarded_loot_goes_to_the_discard_piles_of_its_decks() -> None:
    game = bitten(7, 5, 3, loot=(RING, COINS, RUBY, DIAMOND))
    act(game, 0, f"discard {COINS}", f"discard {DIAMOND}", f"discard {RING}")
    decks = state_of(game).decks
    assert decks["search"].discard == [COINS]
    assert decks["treasure"].discard == [RING]
    assert decks["catacomb"].discard == [DIAMOND]
    assert cited(game, "loot_lost") == ["DQ3-VAR-WAIT-03"] * 3


@pytest.mark.rule("DQ3-VAR-WAIT-03")
def test_loot_of_this_trip_that_is_discarded_below_no_longer_counts_as_distance() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        top={"catacomb": ["catacomb_razorwing_attack"]},
        dice=[6, 1],
        status={0: "below"},
        heading={0: 1},
        wounds={0: 6},
        loot={0: [DIAMOND]},
        row={0: ["catacomb_empty", DIAMOND]},
        rules=WAIT,
    )
    assert hero(game, 0).row == ["catacomb_empty", "catacomb_razorwing_attack"]


@pytest.mark.rule("DQ3-VAR-WAIT-04", "DQ3-DIFF-56")
@pytest.mark.parametrize(("before", "left"), [(7, 6), (8, 6), (9, 7), (11, 8)])
def test_then_half_of_all_wounds_are_removed_rounded_up(before: int, left: int) -> None:
    game = bitten(before, 5)
    assert hero(game, 0).wounds == left
    assert cited(game, "healed") == ["DQ3-VAR-WAIT-04"]


@pytest.mark.rule("DQ3-VAR-WAIT-04")
def test_wounds_are_removed_after_the_loot_is_gone() -> None:
    game = bitten(7, 5, 1, loot=(RING, COINS))
    assert hero(game, 0).wounds == 12
    act(game, 0, f"discard {RING}")
    assert hero(game, 0).wounds == 6


@pytest.mark.rule("DQ3-VAR-WAIT-05")
def test_then_his_turn_ends_and_he_plays_on_in_the_next_one() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        wounds={0: 11},
        kept={0: ["catacomb_vampire_bite"]},
        dice=[1],
        rules=WAIT,
    )
    assert (list(game.pending), hero(game, 0).wounds) == ([1], 6)
    wait(game)
    assert (list(game.pending), hero(game, 0).wounds) == ([0], 7)
    assert "search" in options(game, 0)


def walled_in(**more: Any) -> Game:
    """Challara, sealed in at c1, has searched in vain for the second time."""
    top = {"search": ["search_empty_room"] * 3}
    tiles = {"c1": "rotating_room_01@2", **more.pop("tiles", {})}
    game = watched("challara", "c1", tiles=tiles, top=top, dice=[1], rules=WAIT, **more)
    wait(game)
    return game


@pytest.mark.rule("DQ3-VAR-WAIT-06")
def test_out_of_a_dead_end_he_comes_into_an_adjacent_space_of_his_choice() -> None:
    game = walled_in(tiles={"d1": "chamber_01"}, wounds={0: 5})
    assert cited(game, "unconscious") == ["DQ3-VAR-WAIT-01"]
    assert sorted(options(game, 0)) == ["through east", "through south", "through west"]
    assert game.pending[0].rule == "DQ3-VAR-WAIT-06"
    act(game, 0, "through east")
    assert (place(game, 0), hero(game, 0).wounds, list(game.pending)) == ("d1", 2, [1])
    assert told(game, "card_drawn")[-1]["deck"] == "search"
    assert hero(game, 0).owes_encounter


@pytest.mark.rule("DQ3-VAR-WAIT-06")
def test_out_of_a_dead_end_into_the_unexplored_he_lays_a_tile_as_he_likes() -> None:
    game = walled_in(pool=["chamber_05"])
    act(game, 0, "through south")
    assert options(game, 0) == ("arrow north", "arrow east", "arrow south", "arrow west")
    act(game, 0, "arrow east")
    assert (place(game, 0), hero(game, 0).owes_encounter) == ("c2", True)
    laid: Any = game.view(0)["tiles"]
    assert laid[str(hero(game, 0).at)] == ["chamber_05", 3]


@pytest.mark.rule("DQ3-VAR-WAIT-07")
@pytest.mark.parametrize("die", [2, 5])
def test_with_no_more_loot_cards_than_rolled_he_discards_all(die: int) -> None:
    game = bitten(7, 5, die, loot=(RING, STONE))
    assert (hero(game, 0).loot, hero(game, 0).wounds) == ([], 6)
    assert state_of(game).decks["treasure"].discard == [RING, STONE]
