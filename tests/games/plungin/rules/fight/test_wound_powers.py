"""What the wounds of single monsters do besides, and to whom not (MONSTER)."""

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.life import harm, heal
from delvers.games.plungin.rules.monsters.monster_turn import monster_turn
from delvers.games.plungin.rules.state.durations import Duration
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import STEADY, act, cited, hero, monster, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def bitten(kind: str, atk: int, *then: int, hits: int = 3) -> Game:
    """A monster beside an unarmoured hero does him damage."""
    dice = [*[5] * hits, *[2] * (atk - hits), 2, 2, 5, *then]
    game = foe(kind, (1, 2), *dice, armour={0: ""}, hands={0: ["", ""]})
    hero(game).life, state_of(game).party.gold = 20, 10
    let_pass(game)
    return game


def bites_a_beast(kind: str, *dice: int) -> Game:
    """A monster attacks a wolf that fights for the heroes."""
    game = foe(kind, (4, 2), *dice)
    beast = put(game, "wolf", (5, 2))
    beast.side, beast.life = "heroes", 9
    list(monster_turn(game._table, monster(game)))
    return game


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("face", "taken"), [(3, 3), (9, 4)])
def test_a_gremlin_pilfers_a_die_of_four_and_says_so(face: int, taken: int) -> None:
    game = bitten("gremlin", 4, face)
    assert told(game, "pilfered") == [{"who": "gremlin 10", "amount": taken}]
    assert cited(game, "pilfered") == ["DP-ENTRY-MONSTER-GREMLIN"]
    assert state_of(game).party.gold == 10 - taken


@pytest.mark.rule("DP-MONSTER-14")
def test_an_orc_neither_pilfers_nor_drains_nor_stuns_nor_heals() -> None:
    game = bitten("orc", 6)
    assert [one["amount"] for one in told(game, "damaged")] == [2]
    assert state_of(game).party.gold == 10
    assert hero(game).drained == 0
    assert hero(game).conditions == {}
    assert [one["why"] for one in told(game, "rolled")] == [
        "orc 10 attack",
        "brannoc_vale defence",
    ]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_gremlin_that_bites_a_beast_takes_no_gold() -> None:
    game = bites_a_beast("gremlin", 5, 5, 5, 2, 2, 2, 2)
    assert told(game, "damaged")
    assert told(game, "pilfered") == []


@pytest.mark.rule("DP-MONSTER-12")
def test_a_drain_is_told_and_only_heroes_are_drained_or_stunned_by_claws() -> None:
    game = its_turn("wraith", (1, 2), 5, 5, *[2] * 4)
    assert cited(game, "drained") == ["DP-ENTRY-MONSTER-WRAITH"]
    for kind in ("ghoul", "wraith"):
        bitten = bites_a_beast(kind, *[5] * 5, *[2] * 12)
        assert told(bitten, "damaged")
        assert [one["why"] for one in told(bitten, "rolled")][2:] == []
        assert told(bitten, "drained") == []


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("abilities", "dice"), [([], 3), (["iron_guts"], 5)])
def test_iron_guts_help_against_claws_that_stun(abilities: list[str], dice: int) -> None:
    game = foe("ghoul", (1, 2), *[5] * 3, *[2] * 20)
    hero(game).life, hero(game).abilities, hero(game).stats["RES"] = 20, abilities, 3
    let_pass(game)
    checks = [one for one in told(game, "rolled") if "RES" in str(one["why"])]
    assert [len(one["dice"]) for one in checks] == [dice]


@pytest.mark.rule("DP-MONSTER-12")
def test_who_is_killed_by_claws_rolls_nothing_more() -> None:
    game = foe("ghoul", (1, 2), *[5] * 5, *[2] * 9, heroes=PAIR, at=[(0, 2), (0, 5)])
    hero(game).life = 1
    let_pass(game)
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert [one for one in told(game, "rolled") if "RES" in str(one["why"])] == []


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("weapon", "life"), [("silver_sword", 6), ("sword", 7)])
def test_a_wound_by_silver_keeps_a_werewolf_from_growing_whole_for_a_turn(
    weapon: str, life: int
) -> None:
    game = foe("werewolf", (1, 2), 5, *[2] * 20, hands={0: [weapon, ""]})
    hero(game).life = 30
    act(game, 0, "attack werewolf 10")
    assert monster(game).life == 6
    let_pass(game)
    assert monster(game).life == life
    monster(game).life = 5
    let_pass(game)
    assert monster(game).life == 6


@pytest.mark.rule("DP-MONSTER-14")
def test_a_troll_that_burns_does_not_grow_whole() -> None:
    game = foe("troll", (4, 4))
    monster(game).life, monster(game).conditions["burning"] = 5, Duration.own_turns(1)
    let_pass(game)
    assert told(game, "healed") == []


@pytest.mark.rule("DP-MONSTER-14")
def test_nobody_grows_beyond_its_life_and_others_do_not_grow_at_all() -> None:
    game = its_turn("troll", (4, 4))
    assert monster(game).life == 10
    orc = foe("orc", (4, 4))
    monster(orc).life = 2
    let_pass(orc)
    assert monster(orc).life == 2


@pytest.mark.rule("DP-MONSTER-14")
def test_a_warden_strikes_back_once_in_each_round() -> None:
    game = foe("dark_warden", (1, 2), heroes=PAIR, at=[(0, 2), (1, 1)], seats=2, rules=STEADY)
    monster(game).conditions["rooted"] = Duration.own_turns(9)
    counts = []
    for _ in range(2):
        for seat in (0, 1):
            act(game, seat, "attack dark_warden 10", "pass")
        while len(game.waiting) == 1 and "pass" not in game.pending[game.waiting[0]].options:
            game.choose(game.waiting[0], game.pending[game.waiting[0]].options[0])
        counts.append(len(told(game, "countered")))
    assert counts == [1, 2]


# -- whose turn it is ------------------------------------------------------------------------------


@pytest.mark.rule("DP-MONSTER-02")
def test_a_beast_of_the_heroes_does_not_act_among_the_monsters() -> None:
    game = foe("zombie", (4, 2))
    monster(game).state = "sleeping"
    beast = put(game, "wolf", (5, 2))
    beast.side, beast.caller = "heroes", 99
    let_pass(game)
    assert rolls_of(game, "wolf") == []


@pytest.mark.rule("DP-MONSTER-02")
def test_without_monsters_there_is_no_turn_of_theirs() -> None:
    game = foe("orc", (4, 2), monsters=[])
    let_pass(game)
    assert told(game, "monsters_turn") == []


@pytest.mark.rule("DP-CONFLICT-15")
def test_the_nearest_to_any_hero_acts_first() -> None:
    game = foe(
        "orc",
        heroes=PAIR,
        at=[(0, 0), (5, 5)],
        monsters=[("zombie", (2, 2)), ("orc", (5, 2)), ("goblin", (0, 2))],
    )
    let_pass(game)
    order = [str(one["who"]) for one in told(game, "monster_moved")]
    assert order == ["goblin 12", "orc 11", "zombie 10"]


@pytest.mark.rule("DP-ROUND-15")
def test_a_monster_that_starts_its_turn_in_flames_burns() -> None:
    game = foe("orc", (4, 2), 5, 5, 5, *[2] * 9)
    monster(game).conditions["rooted"] = Duration.own_turns(9)
    add_hazard(game._table, "burning_oil", [monster(game).at], 3, strength=3)
    let_pass(game)
    assert monster(game).life < 6


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("amount", "healed"), [(1, 1), (3, 2), (4, 2)])
def test_the_fist_of_a_mummy_halves_all_healing_rounded_up(amount: int, healed: int) -> None:
    game = bitten("mummy", 7)
    assert "rotting" in hero(game).conditions
    hero(game).life = 1
    assert heal(game._table, hero(game), amount, "DP-SPELL-10") == healed
    assert hero(game).life == 1 + healed
    assert "rotting" in hero(game).conditions
    plain = foe("mummy", (4, 2))
    hero(plain).life = 1
    assert heal(plain._table, hero(plain), amount, "DP-SPELL-10") == amount


@pytest.mark.rule("DP-ATTN-06")
def test_a_monster_put_to_sleep_wakes_surprised_when_it_is_hurt() -> None:
    game = foe("orc", (1, 2))
    monster(game).conditions["asleep"] = Duration.own_turns(3)
    list(harm(game._table, monster(game), 1, Named("test"), "DP-COMBAT-16", by=0))
    assert "asleep" not in monster(game).conditions
    assert (monster(game).state, monster(game).skips) == ("surprised", 1)
    let_pass(game)
    assert rolls_of(game, "orc") == []
    let_pass(game)
    assert rolls_of(game, "orc") == [6]
