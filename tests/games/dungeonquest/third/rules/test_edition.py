"""What the game is about (GAME)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import TOWERS, label
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.setup import rules_of
from delvers.kernel.errors import BadSeats
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    drawn,
    hero,
    options,
    scene,
    shown,
    state_of,
    told,
)

OPEN = "chamber_01"


@pytest.mark.rule("DQ3-GAME-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_run_one_hero_each(seats: int) -> None:
    game = Game(SPEC, SPEC.check_seats(seats), SPEC.check_options({}), seed=1)
    names = [hero["hero"] for hero in shown(game)["heroes"]]
    assert len(set(names)) == len(names) == seats
    assert [hero["seat"] for hero in shown(game)["heroes"]] == [*range(seats)]
    assert state_of(game).rules.solo == (seats == 1)


@pytest.mark.rule("DQ3-GAME-01")
@pytest.mark.parametrize("seats", [0, 5, -1, True, "two"])
def test_no_other_number_of_players_is_taken(seats: object) -> None:
    with pytest.raises(BadSeats, match=r"DQ3-GAME-01.*allowed: 1, 2, 3, 4"):
        SPEC.check_seats(seats)


@pytest.mark.rule("DQ3-GAME-02")
def test_who_leaves_with_loot_through_a_tower_before_sunset_has_made_it() -> None:
    game = scene("hugo", "lindel", at=["b1", "m10"], tiles={"b1": OPEN},
                 loot={0: ["dungeon_gold_coins_30"]}, status={1: "dead"})  # fmt: skip
    act(game, 0, "move west", "leave")
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((0,), (30, 0))


@pytest.mark.rule("DQ3-GAME-02", "DQ3-GAME-04")
def test_who_is_inside_at_sunset_is_lost_with_all_his_loot() -> None:
    game = scene("hugo", "lindel", at=["b1", "m10"], tiles={"b1": OPEN}, sun=29, first=0, dice=[5],
                 loot={0: ["catacomb_gigantic_diamond"]}, status={1: "dead"})  # fmt: skip
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DQ3-WIN-10")
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQ3-GAME-03")
def test_the_richest_of_those_who_left_wins_whoever_left_first() -> None:
    game = scene("hugo", "lindel", "tatianna", at=["b1", "m10", "m10"], tiles={"b1": OPEN},
                 loot={0: ["dungeon_gold_coins_30"], 1: ["dungeon_gold_coins_40"]},
                 status={1: "out", 2: "dead"})  # fmt: skip
    act(game, 0, "move west", "leave")
    assert game.result is not None
    assert game.result.winners == (1,)
    assert game.result.ranking == ((1,), (0,), (2,))


@pytest.mark.rule("DQ3-GAME-04")
def test_if_nobody_gets_out_alive_all_lose() -> None:
    game = scene("hugo", "lindel", at=["c3", "m10"], tiles={"c3": "chamber_09"}, wounds={0: 15},
                 status={1: "dead"}, top={"door": ["door_spear_trap"]}, dice=[1])  # fmt: skip
    act(game, 0, "move north")
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DQ3-WIN-10")
    assert game.result.ranking == ((0, 1),)
    assert told(game, "game_lost") == [{"winners": []}]


@pytest.mark.rule("DQ3-GAME-06")
def test_treasure_is_drawn_only_in_the_treasure_chamber_but_other_decks_hold_loot_too() -> None:
    cards = [card for deck in CONTENT.decks.values() for card in deck]
    assert not any(card.draws == "treasure" for card in cards)
    loot = {CONTENT.deck_of[card.id] for card in cards if card.type == "loot"}
    assert loot == {"treasure", "dungeon", "crypt", "corpse", "search", "catacomb"}
    game = scene("hugo", "lindel", at=["f5", "m10"], tiles={"f5": OPEN},
                 top={"treasure": ["treasure_ruby_ring", "treasure_gold_ring"]})  # fmt: skip
    act(game, 0, "move east")
    assert hero(game, 0).loot == drawn(game, "treasure") == [
        "treasure_ruby_ring", "treasure_gold_ring",
    ]  # fmt: skip


@pytest.mark.rule("DQ3-GAME-06")
def test_the_treasure_deck_is_on_average_the_richest_above_ground() -> None:
    def average(deck: str) -> float:
        cards = [card for card in CONTENT.decks[deck] for _ in range(card.copies)]
        return sum(card.gold for card in cards) / len(cards)

    others = ("dungeon", "crypt", "corpse", "search", "catacomb", "trap", "door")
    assert average("treasure") > max(average(deck) for deck in others)


@pytest.mark.rule("DQ3-GAME-07")
def test_the_towers_are_the_corners_and_the_only_way_out() -> None:
    assert [label(tower) for tower in TOWERS] == ["a1", "m1", "a10", "m10"]
    loot = {0: ["dungeon_gold_coins_30"]}
    for at in ("c1", "m5", "g10", "a4", "c3"):
        game = scene("hugo", "lindel", at=[at, "m10"], tiles={at: OPEN}, loot=loot)
        assert "leave" not in options(game, 0)
    game = scene("hugo", "lindel", at=["b1", "m10"], tiles={"b1": OPEN}, loot=loot)
    act(game, 0, "move west")
    assert "leave" in options(game, 0)


@pytest.mark.rule("DQ3-GAME-08")
def test_death_does_not_wait_unless_the_players_want_it() -> None:
    assert not rules_of(2, SPEC.check_options({})).death_can_wait
    assert rules_of(2, SPEC.check_options({"death_can_wait": True})).death_can_wait
