"""Pushing and advancing (PUSH, CONFLICT-54 to -56)."""

import pytest

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.foes import let_pass
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

HIT = (5, 3, 3, 3, 3, 3)
BLOCKED = (*HIT, 5, 3, 3, 3)


@pytest.mark.rule(
    "DP-PUSH-01", "DP-COMBAT-04", "DP-CONFLICT-55", "DP-EX-43", "DP-COMBAT-18", "DP-PUSH-02"
)
def test_a_hit_pushes_even_if_it_is_blocked_but_a_miss_does_not() -> None:
    game = blow(*BLOCKED)
    assert damage(game) == []
    assert place(game, 10) == (3, 2)
    assert cited(game, "pushed") == ["DP-PUSH-02"]
    assert place(blow(*HIT), 10) == (3, 2)
    assert place(blow(), 10) == (2, 2)


@pytest.mark.rule("DP-PUSH-02")
@pytest.mark.parametrize("foe", [(2, 1), (3, 2), (2, 3), (1, 2)])
def test_the_pushed_go_one_square_directly_away(foe: tuple[int, int]) -> None:
    game = scene(at=[(2, 2)], monsters=[("orc", foe)], dice=HIT)
    act(game, 0, "attack orc 10")
    assert place(game, 10) == (2 * foe[0] - 2, 2 * foe[1] - 2)


@pytest.mark.rule("DP-CONFLICT-56", "DP-PUSH-02", "DP-PUSH-03")
def test_a_diagonal_attack_pushes_diagonally_and_the_attacker_may_follow() -> None:
    game = scene(at=[(1, 1)], monsters=[("orc", (2, 2))], dice=HIT, hands={0: ["spear", ""]})
    act(game, 0, "attack orc 10")
    assert place(game, 10) == (3, 3)
    act(game, 0, "advance")
    assert place(game) == (2, 2)


@pytest.mark.rule("DP-PUSH-02", "DP-PUSH-03")
def test_a_pike_pushes_one_square_and_nobody_leaps_after_it() -> None:
    game = scene(at=[(0, 1)], monsters=[("orc", (2, 1))], dice=HIT, hands={0: ["pike", "pike"]})
    act(game, 0, "attack orc 10")
    assert place(game, 10) == (3, 1)
    assert "advance" not in options(game, 0)


@pytest.mark.rule("DP-PUSH-03")
def test_the_attacker_may_advance_for_nothing_or_stay() -> None:
    game = blow(*HIT)
    assert options(game, 0) == ("advance", "decline")
    assert game.pending[0].rule == "DP-PUSH-03"
    act(game, 0, "advance")
    assert place(game) == (2, 2)
    assert hero(game).actions == 1
    assert "move" in options(game, 0)
    stays = blow(*HIT)
    act(stays, 0, "decline")
    assert place(stays) == (1, 2)


@pytest.mark.rule("DP-PUSH-03")
def test_who_is_rooted_cannot_advance() -> None:
    game = blow(*HIT, conditions={0: {"rooted": 2}})
    assert place(game, 10) == (3, 2)
    assert "advance" not in options(game, 0)


@pytest.mark.rule("DP-PUSH-04")
def test_a_combatant_follows_whom_it_has_pushed() -> None:
    game = struck(*HIT)
    assert place(game) == (0, 2)
    assert place(game, 10) == (1, 2)


@pytest.mark.rule("DP-PUSH-05")
def test_a_hero_may_advance_into_the_square_of_a_killed_opponent() -> None:
    game = blow(5, 5, 5, 5, 5, 5)
    assert options(game, 0) == ("advance", "decline")
    assert game.pending[0].rule == "DP-PUSH-05"
    act(game, 0, "advance")
    assert place(game) == (2, 2)


PAIR = ("brannoc_vale", "sable_wick")


def slain(*others: tuple[int, int], kind: str = "orc", at: tuple[int, int] = (3, 2)) -> Game:
    """A monster kills the hero west of it; where the other hero is."""
    bare: dict[int, list[str]] = {0: [], 1: []}
    game = scene(
        *PAIR[: 1 + len(others)],
        at=[(2, 2), *others],
        monsters=[(kind, at)],
        dice=[5] * 6,
        abilities=bare,
        seats=1,
    )
    hero(game).life = 1
    return game


@pytest.mark.rule("DP-PUSH-05", "DP-LAW-03")
@pytest.mark.parametrize(
    ("other", "follows"), [((0, 2), True), ((2, 5), True), ((5, 2), False), ((3, 5), False)]
)
def test_a_monster_advances_over_the_fallen_if_that_is_nearer_to_the_next(
    other: tuple[int, int], follows: bool
) -> None:
    game = slain(other)
    let_pass(game)
    assert told(game, "died")
    assert place(game, 10) == ((2, 2) if follows else (3, 2))
    assert [one["who"] for one in told(game, "advanced")] == ["orc 10"] * follows
    assert cited(game, "advanced") == ["DP-PUSH-05"] * follows


@pytest.mark.rule("DP-PUSH-05", "DP-LAW-03")
@pytest.mark.parametrize(("hurt_by", "follows"), [(1, True), (2, False)])
def test_a_vengeful_monster_advances_towards_who_hit_it(hurt_by: int, follows: bool) -> None:
    game = scene(
        *PAIR,
        "sister_ivenne",
        at=[(2, 2), (0, 2), (4, 4)],
        monsters=[("orc", (3, 2))],
        dice=[5] * 6,
        abilities={0: [], 1: [], 2: []},
        seats=1,
    )
    hero(game).life = 1
    monster(game).law = Law("combatant", "vengeful")
    monster(game).taunted_by = 0
    monster(game).hurt_by = hurt_by
    let_pass(game)
    assert place(game, 10) == ((2, 2) if follows else (3, 2))


@pytest.mark.rule("DP-PUSH-05")
def test_a_rooted_monster_does_not_advance_over_the_fallen() -> None:
    game = slain((0, 2))
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert told(game, "died")
    assert told(game, "advanced") == []


@pytest.mark.rule("DP-PUSH-05", "DP-PUSH-06")
def test_a_shot_that_kills_lets_nobody_advance() -> None:
    game = slain((0, 2), kind="goblin_archer")
    let_pass(game)
    assert told(game, "died")
    assert told(game, "advanced") == []


@pytest.mark.rule("DP-PUSH-06", "DP-CONFLICT-54")
def test_a_shot_pushes_nobody() -> None:
    game = scene(
        at=[(0, 2)], monsters=[("orc", (2, 2))], dice=[5] * 5, hands={0: ["throwing_knives", ""]}
    )
    act(game, 0, "shoot orc 10")
    assert damage(game) == [5]
    assert place(game, 10) == (2, 2)
    assert "advance" not in options(game, 0)


def pushed_east(**more: object) -> Game:
    """A hero strikes an orc at the east wall or at what is given."""
    facts = {"at": [(3, 2)], "monsters": [("orc", (4, 2))], "dice": HIT, **more}
    game = scene("brannoc_vale", **facts)  # type: ignore[arg-type]
    act(game, 0, f"attack orc {10}")
    return game


@pytest.mark.rule("DP-PUSH-07", "DP-PUSH-08", "DP-CONFLICT-56")
def test_what_is_in_the_way_cancels_the_push() -> None:
    assert place(pushed_east(), 10) == (5, 2)
    wall = pushed_east(at=[(4, 2)], monsters=[("orc", (5, 2))])
    assert place(wall, 10) == (5, 2)
    assert told(wall, "pushed") == []
    assert "advance" not in options(wall, 0)
    other = pushed_east(monsters=[("orc", (4, 2)), ("orc", (5, 2))])
    assert place(other, 10) == (4, 2)
    chest = pushed_east(chests=[Chest(at=square_at(5, 2))])
    assert place(chest, 10) == (4, 2)


@pytest.mark.rule("DP-CONFLICT-56")
@pytest.mark.parametrize("is_open", [True, False])
def test_a_push_goes_through_an_open_doorway_but_not_a_closed_door(is_open: bool) -> None:
    game = scene(
        at=[(2, 1)],
        doors={"north": Door(is_open=is_open)},
        beyond={"north": "room_6x6"},
        monsters=[("orc", (2, 0))],
        dice=HIT,
    )
    act(game, 0, "attack orc 10")
    assert place(game, 10) == ((2, -1) if is_open else (2, 0))


@pytest.mark.rule("DP-CONFLICT-56")
@pytest.mark.parametrize("trap", ["spear_trap", "pit_trap"])
def test_who_is_pushed_into_a_trap_area_suffers_it(trap: str) -> None:
    game = face_off(*HIT)
    area = [square_at(0, 2), square_at(0, 3)]
    state_of(game).hazards.append(Hazard(trap, area, tile=0, strength=5))
    act(game, 0, "pass")
    assert [one["trap"] for one in told(game, "caught")] == [trap]


@pytest.mark.rule("DP-PUSH-08")
def test_the_rooted_and_the_golem_are_not_pushed() -> None:
    game = struck(*HIT, conditions={0: {"rooted": 2}})
    assert place(game) == (1, 2)
    golem = blow(*HIT, foe="stone_golem")
    assert place(golem, 10) == (2, 2)


@pytest.mark.rule("DP-PUSH-08", "DP-ACTION-15")
@pytest.mark.parametrize("attire", [["iron_boots"], []])
def test_stone_stance_and_iron_boots_let_a_hero_refuse(attire: list[str]) -> None:
    abilities = [] if attire else ["stone_stance"]
    for option, at in (("stand", (1, 2)), ("decline", (0, 2))):
        game = struck(*HIT, attire={0: attire}, abilities={0: abilities})
        assert options(game, 0) == ("stand", "decline")
        act(game, 0, option)
        assert place(game) == at


@pytest.mark.rule("DP-PUSH-02")
def test_a_war_hammer_pushes_two_squares_if_both_are_free() -> None:
    hammer = {0: ["war_hammer", ""]}
    assert place(blow(*HIT, hands=hammer), 10) == (4, 2)
    game = blow(*HIT, hands=hammer, monsters=[("orc", (2, 2)), ("orc", (4, 2))])
    assert place(game, 10) == (3, 2)
    assert pools(game) == [6, 4]
    act(game, 0, "advance")
    assert place(game) == (2, 2)


TRAPS = ["pit_trap", "spear_trap"]


@pytest.mark.rule("DP-PUSH-02", "DP-CONFLICT-56")
@pytest.mark.parametrize("trap", TRAPS)
def test_a_hero_killed_in_the_first_square_of_a_push_of_two_is_pushed_no_farther(trap: str) -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(3, 2), (0, 5)],
        abilities={0: [], 1: []},
        monsters=[("ogre", (4, 2))],
        life={0: 1},
        seats=1,
        dice=(5, *[3] * 7, 5, *[3] * 4, *[3] * 3, *[5] * 5),
    )
    state_of(game).hazards.append(Hazard(trap, [square_at(2, 2)], tile=0, strength=5))
    let_pass(game)
    assert len(told(game, "pushed")) == 1
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert place(game, 10) == (3, 2)


@pytest.mark.rule("DP-PUSH-02", "DP-CONFLICT-56")
@pytest.mark.parametrize("trap", TRAPS)
def test_a_monster_killed_in_the_first_square_of_a_push_of_two_leaves_its_square(trap: str) -> None:
    game = face_off(*HIT, 5, 3, 3, 3, 3, 3, 3, hands={0: ["war_hammer", ""]}, foe="gremlin")
    state_of(game).monsters[0].life = 1
    area = [square_at(3, 2)]
    state_of(game).hazards.append(Hazard(trap, area, tile=0, strength=5))
    act(game, 0, "attack gremlin 10")
    act(game, 0, "advance")
    assert place(game) == (2, 2)


@pytest.mark.rule("DP-PUSH-02", "DP-TRAPLIST-22")
def test_who_jumps_aside_from_a_pit_is_not_pushed_on_from_there() -> None:
    game = scene(
        at=[(3, 2)],
        abilities={0: []},
        monsters=[("ogre", (4, 2))],
        dice=(5, 3, 3, 3, 3, 3, 3, 3, 5, 3, 3, 3, 5, 5, 5, 5, 5),
    )
    state_of(game).hazards.append(Hazard("pit_trap", [square_at(2, 2)], tile=0))
    act(game, 0, "pass")
    act(game, 0, next(one for one in options(game, 0) if one.startswith("square")))
    assert len(told(game, "pushed")) == len(told(game, "jumped")) == 1
