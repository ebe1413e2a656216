"""What the attacks and powers of single monsters do (MONSTER)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.life import kill
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import act, hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def bitten(kind: str, atk: int, *then: int) -> Game:
    """A monster beside the hero attacks with two hits, and he has no success in defence."""
    dice = [5, 5, *[2] * (atk - 2), 2, 2, 5, *then]
    return its_turn(kind, (1, 2), *dice, armour={0: ""}, hands={0: ["", ""]})


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(
    ("kind", "atk", "condition"),
    [
        ("giant_spider", 5, "weakened"),
        ("mummy", 7, "rotting"),
        ("fire_hound", 7, "burning"),
        ("wyvern", 9, "venom"),
        ("spiderling", 3, "weakened"),
    ],
)
def test_a_wound_brings_a_condition(kind: str, atk: int, condition: str) -> None:
    assert condition in hero(bitten(kind, atk)).conditions


@pytest.mark.rule("DP-MONSTER-12")
def test_without_a_wound_there_is_no_condition() -> None:
    game = its_turn("giant_spider", (1, 2), 5, 2, 2, 2, 2, *[5] * 9)
    assert "weakened" not in hero(game).conditions


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("kind", "atk"), [("ghoul", 5), ("mire_crawler", 6)])
@pytest.mark.parametrize(("check", "stunned"), [((2, 2, 2), True), ((5, 2, 2), False)])
def test_claws_stun_who_fails_a_check(
    kind: str, atk: int, check: tuple[int, ...], stunned: bool
) -> None:
    game = bitten(kind, atk, *check)
    began = [one["condition"] for one in told(game, "condition_began")]
    assert ("stunned" in began) is stunned


@pytest.mark.rule("DP-MONSTER-12")
def test_a_mire_crawler_strikes_two_heroes_with_one_attack() -> None:
    game = its_turn(
        "mire_crawler", (1, 3), heroes=PAIR, at=[(0, 3), (1, 4)], answers=["target brannoc_vale 0"]
    )
    assert rolls_of(game, "mire_crawler 10 attack") == [6, 6]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_gremlin_steals_gold_which_is_regained_when_it_dies() -> None:
    game = foe("gremlin", (1, 2), 5, 5, 2, 2, *[2] * 5, 5, *[2] * 3, 3)
    hero(game).armour, hero(game).hands = "", ["", ""]
    state_of(game).party.gold = 10
    let_pass(game)
    stolen = monster(game).stolen
    assert 1 <= stolen <= 4
    assert state_of(game).party.gold == 10 - stolen
    list(kill(game._table, monster(game)))
    assert state_of(game).party.gold >= 10 + 1


@pytest.mark.rule("DP-MONSTER-14")
def test_a_gremlin_cannot_take_more_than_there_is() -> None:
    game = foe("gremlin", (1, 2), 5, 5, 2, 2, 2, 2, 5, 4)
    hero(game).armour, hero(game).hands = "", ["", ""]
    state_of(game).party.gold = 2
    let_pass(game)
    assert state_of(game).party.gold == 0
    assert monster(game).stolen == 2


@pytest.mark.rule("DP-MONSTER-14")
def test_a_kobold_throws_only_every_second_turn() -> None:
    game = foe("kobold_sapper", (4, 2))
    thrown = []
    for _ in range(4):
        let_pass(game)
        thrown.append(len(rolls_of(game, "kobold_sapper 10 attack")))
    assert thrown == [1, 1, 2, 2]


@pytest.mark.rule("DP-MONSTER-12")
def test_a_fire_pot_is_met_with_the_higher_of_res_and_dex_and_burns() -> None:
    game = its_turn("kobold_sapper", (4, 2), 5, 5, 2, 2, 2, 2, 2, 2)
    assert rolls_of(game, "brannoc_vale defence") == [3]
    assert "burning" in hero(game).conditions


@pytest.mark.rule("DP-MONSTER-14")
def test_a_bat_flies_over_chests_and_characters() -> None:
    chests = [Chest(1, False, at=square_at(3, row), trap="") for row in range(6)]
    game = its_turn("cave_bat", (5, 2), chests=chests, at=[(1, 2)])
    assert place(game, 10) == (2, 2)
    assert told(its_turn("goblin", (5, 2), chests=chests, at=[(1, 2)]), "missed") == []


@pytest.mark.rule("DP-MONSTER-14")
def test_a_spider_walks_over_obstacles_but_not_over_characters() -> None:
    game = foe("giant_spider", (5, 2), at=[(1, 2)])
    for row in range(6):
        state_of(game).terrain[square_at(3, row)] = "O"
    let_pass(game)
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-MONSTER-14")
def test_a_wraith_moves_through_characters() -> None:
    game = foe("wraith", (5, 2), at=[(1, 2)])
    for row in range(6):
        put(game, "zombie", (3, row)).state = "sleeping"
    let_pass(game)
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("hits", "drained"), [(1, 0), (2, 1)])
def test_a_wraith_drains_with_two_damage_at_once(hits: int, drained: int) -> None:
    dice = [5] * hits + [2] * (6 - hits)
    game = its_turn("wraith", (1, 2), *dice, 2, 2, 2)
    assert hero(game).drained == drained


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("is_silver", "damage"), [(False, 2), (True, 4)])
def test_plain_weapons_do_half_to_a_wraith(is_silver: bool, damage: int) -> None:
    weapon = next(
        item.id
        for item in BOX.items.values()
        if item.kind == "weapon" and item.silver is is_silver and not (item.magic or item.range)
    )
    game = foe("wraith", (1, 2), *[5] * 4, *[2] * 20, hands={0: [weapon, ""]})
    monster(game).life = 9
    act(game, 0, "attack wraith 10")
    assert told(game, "damaged")[0]["amount"] == damage
