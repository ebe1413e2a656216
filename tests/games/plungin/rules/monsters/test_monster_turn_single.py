"""What a single monster's turn is made of (MONSTER, ROUND, COND)."""

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.life import harm, provoke
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import STEADY, cited, hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def held(*dice: int, netted: bool = False, kind: str = "orc") -> Game:
    """A monster in a net (or a pit) beside a hero has had its turn."""
    game = foe(kind, (1, 2), *dice, rules=STEADY)
    monster(game).conditions["trapped"] = UNTIL_ENDED
    if netted:
        monster(game).hold = "netted"
    let_pass(game)
    return game


@pytest.mark.rule("DP-MONSTER-15")
def test_getting_out_of_a_pit_costs_a_monster_one_of_its_two_actions() -> None:
    game = held()
    assert "trapped" not in monster(game).conditions
    assert cited(game, "condition_ended") == ["DP-TRAPLIST-26"]
    assert rolls_of(game, "orc 10 attack") == [6]
    far = foe("orc", (4, 2))
    monster(far).conditions["trapped"] = UNTIL_ENDED
    let_pass(far)
    assert place(far, 10) == (1, 2)
    assert rolls_of(far, "orc 10 attack") == []


@pytest.mark.rule("DP-MONSTER-15")
@pytest.mark.parametrize(("kind", "dice"), [("orc", 4), ("cave_bat", 4)])
@pytest.mark.parametrize(("faces", "free"), [((5, 2, 2, 2), True), ((2, 2, 2, 2), False)])
def test_a_net_asks_a_monster_for_the_better_of_res_and_dex(
    kind: str, dice: int, faces: tuple[int, ...], free: bool
) -> None:
    game = held(*faces, netted=True, kind=kind)
    checks = [one for one in told(game, "rolled") if "attack" not in str(one["why"])]
    assert len(checks[0]["dice"]) == dice
    assert ("trapped" not in monster(game).conditions) is free
    assert (not monster(game).hold) is free


@pytest.mark.rule("DP-MONSTER-15")
def test_who_is_stunned_and_trapped_only_gets_free() -> None:
    game = foe("orc", (1, 2))
    monster(game).conditions.update({"trapped": UNTIL_ENDED, "stunned": UNTIL_ENDED})
    let_pass(game)
    assert "trapped" not in monster(game).conditions
    assert rolls_of(game, "orc") == []


@pytest.mark.rule("DP-MONSTER-02")
@pytest.mark.parametrize("condition", ["paralysis", "asleep"])
def test_who_is_helpless_does_not_act(condition: str) -> None:
    game = foe("orc", (1, 2))
    monster(game).conditions[condition] = Duration.own_turns(3)
    let_pass(game)
    assert rolls_of(game, "orc") == []


@pytest.mark.rule("DP-VAR-COMBAT-02")
def test_a_monster_looks_at_whom_it_is_after() -> None:
    game = foe("orc", (1, 2), rules=Rules(facing=True), heroes=PAIR, at=[(1, 1), (5, 5)])
    monster(game).facing = 2
    let_pass(game)
    assert monster(game).facing == 0


@pytest.mark.rule("DP-LAW-07")
@pytest.mark.parametrize(("kind", "near"), [("gargoyle", 1), ("vampire", 2)])
@pytest.mark.parametrize("more", [0, 1])
def test_a_patient_monster_is_disturbed_only_so_near(kind: str, near: int, more: int) -> None:
    game = foe(kind, (1 + near + more, 2), at=[(0, 2)])
    for option in ("move", "east", "stop"):
        game.choose(0, option)
    assert monster(game).is_provoked is not bool(more)


@pytest.mark.rule("DP-LAW-07", "DP-LAW-20")
def test_a_patient_monster_that_was_provoked_once_never_waits_again() -> None:
    game = foe("gargoyle", (4, 2))
    provoke(game._table, monster(game), 1)
    provoke(game._table, monster(game), 1)
    assert len(told(game, "law_changed")) == 1
    let_pass(game)
    assert rolls_of(game, "gargoyle 10 attack") == [6]


@pytest.mark.rule("DP-LAW-20", "DP-EX-31")
def test_three_small_wounds_do_not_make_an_ogre_vengeful() -> None:
    game = foe("ogre", (4, 2))
    for _ in range(3):
        list(harm(game._table, monster(game), 2, Named("test"), "DP-COMBAT-16", by=0))
    assert monster(game).law.target == "dumb"
    list(harm(game._table, monster(game), 3, Named("test"), "DP-COMBAT-16", by=0))
    assert monster(game).law.target == "vengeful"


@pytest.mark.rule("DP-LAW-14")
def test_only_heroes_are_remembered_and_the_last_of_them() -> None:
    game = foe("wyvern", (4, 2), heroes=PAIR)
    put(game, "wolf", (5, 5)).side = "heroes"
    for by in (0, 1, 11, -1):
        list(harm(game._table, monster(game), 1, Named("test"), "DP-COMBAT-16", by=by))
    assert monster(game).hurt_by == 1


@pytest.mark.rule("DP-MONSTER-17", "DP-CONFLICT-14")
def test_whoever_built_last_decides_for_a_dumb_monster_whose_hero_ever_is_near() -> None:
    game = foe("ogre", (4, 2), heroes=PAIR, at=[(1, 2), (0, 5)], seats=2)
    state_of(game).builder = 1
    game.choose(0, "pass")
    game.choose(1, "pass")
    assert list(game.waiting) == [1]
    assert hero(game, 0).is_on_board


@pytest.mark.rule("DP-LAW-03")
def test_a_shooter_does_not_follow_whom_it_has_pushed() -> None:
    game = foe("orc_archer", (1, 2), *[5] * 6, at=[(0, 2)])
    let_pass(game)
    assert told(game, "advanced") == []
    assert told(game, "pushed") == []


@pytest.mark.rule("DP-LAW-06")
def test_a_law_that_has_just_become_special_is_rolled_when_it_acts() -> None:
    game = foe("count_morrow", (1, 2), 1)
    provoke(game._table, monster(game), 1)
    let_pass(game)
    assert [one["act"] for one in told(game, "law_rolled")] == ["feed"]
    assert cited(game, "law_rolled") == ["DP-LAW-06"]


@pytest.mark.rule("DP-LAW-16")
def test_a_confused_monster_is_frenzied_and_a_beast_fights_the_nearest() -> None:
    game = foe("orc", (4, 2), 2)
    monster(game).conditions["confused"] = Duration.own_turns(3)
    put(game, "zombie", (5, 5)).state = "sleeping"
    let_pass(game)
    assert monster(game).target == 11


@pytest.mark.rule("DP-MONSTER-12")
def test_an_orc_between_two_heroes_strikes_but_one_of_them() -> None:
    game = foe("orc", (1, 2), heroes=PAIR, at=[(0, 2), (1, 1)])
    let_pass(game)
    assert rolls_of(game, "orc 10 attack") == [6]


@pytest.mark.rule("DP-MONSTER-12")
def test_a_mire_crawler_beside_one_hero_strikes_him_but_once() -> None:
    game = foe("mire_crawler", (1, 2))
    let_pass(game)
    assert rolls_of(game, "mire_crawler 10 attack") == [6]


@pytest.mark.rule("DP-LAW-16")
def test_a_beast_goes_for_the_nearest_monster_whatever_its_law() -> None:
    game = foe("orc", (3, 5), monsters=[("orc", (3, 5)), ("zombie", (5, 0))])
    for one in state_of(game).monsters:
        one.state = "sleeping"
    hero(game).life = 30
    beast = put(game, "ghoul", (1, 5))
    beast.side, beast.caller = "heroes", 0
    monster(game, 11).life = 1
    let_pass(game)
    assert beast.target == 10


@pytest.mark.rule("DP-LAW-07")
def test_an_image_of_a_hero_does_nothing() -> None:
    game = foe("orc", (4, 2))
    monster(game).state = "sleeping"
    image = put(game, "phantom", (4, 3))
    image.side, image.caller = "heroes", 0
    let_pass(game)
    assert rolls_of(game, "phantom") == []


@pytest.mark.rule("DP-LAW-06")
@pytest.mark.parametrize("condition", ["paralysis", "asleep"])
def test_a_helpless_boss_rolls_no_law(condition: str) -> None:
    game = foe("gremlin_foreman", (4, 2), 1)
    monster(game).conditions[condition] = Duration.own_turns(3)
    let_pass(game)
    assert told(game, "law_rolled") == []


@pytest.mark.rule("DP-MONSTER-14")
def test_growing_whole_is_told_with_its_clause() -> None:
    game = foe("troll", (4, 4))
    monster(game).life = 3
    let_pass(game)
    assert cited(game, "healed") == ["DP-ENTRY-MONSTER-TROLL"]
