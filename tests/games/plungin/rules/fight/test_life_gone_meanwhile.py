"""Who is gone before a rule has ended suffers nothing more and does nothing more (DEATH)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.fight_dice import defence_dice
from delvers.games.plungin.rules.fight.life import harm, kill, stun
from delvers.games.plungin.rules.locks.breaking import fumble_blow
from delvers.games.plungin.rules.monsters.actions import hit
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.fixtures import Chest, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.things.gear import dance
from delvers.kernel.game import Game
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import (
    act,
    faces,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

PAIR = ("sable_wick", "dagna_ironlid")
AXE = "cursed_thirsting_axe"


def pit(*squares: tuple[int, int]) -> Hazard:
    return Hazard("pit_trap", [square_at(*square) for square in squares], tile=0)


def spears(*squares: tuple[int, int]) -> Hazard:
    return Hazard("spear_trap", [square_at(*square) for square in squares], tile=0)


def script(game: Game, *dice: int) -> None:
    """The faces to come."""
    state_of(game).dice = faces(*dice)


def died(game: Game) -> list[Any]:
    return [one["who"] for one in told(game, "died")]


# -- an attack whose attacker is gone --------------------------------------------------------------


@pytest.mark.rule("DP-REACT-02", "DP-TRAP-13", "DP-DEATH-01")
def test_a_monster_that_dies_in_the_spears_of_its_own_attack_strikes_nobody() -> None:
    game = scene(
        *PAIR,
        at=[(1, 2), (1, 3)],
        monsters=[("orc", (2, 2))],
        hands={0: ["", ""], 1: ["", ""]},
        abilities={0: [], 1: ["guardian"]},
        life={1: 99},
        seats=1,
    )
    orc = monster(game)
    orc.life = 1
    state_of(game).hazards.append(spears((1, 2), (2, 2)))
    script(game, 5, *[3] * 4, *[3] * 2, *[5] * 5)
    run(hit(game._table, orc, hero(game)), "guard")
    assert not orc.is_on_board
    assert [one["who"] for one in told(game, "monster_killed")] == ["orc 10"]
    assert not [one for one in told(game, "rolled") if one["why"] == "orc 10 attack"]
    assert hero(game, 1).is_on_board


# -- the thirsting axe -----------------------------------------------------------------------------


@pytest.mark.rule("DP-CURSE-01", "DP-PUSH-03", "DP-DEATH-03")
def test_an_axe_does_not_drink_from_a_bearer_who_died_when_he_followed() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(2, 2), (5, 5)],
        monsters=[("orc", (3, 2))],
        hands={0: [AXE, AXE], 1: ["", ""]},
        abilities={0: [], 1: []},
        life={0: 1},
        seats=1,
    )
    state_of(game).hazards.append(pit((3, 2)))
    act(game, 0, "act brannoc_vale")
    script(game, 5, *[3] * 6, *[5] * 4)
    act(game, 0, "attack orc 10", "advance")
    assert died(game) == ["brannoc_vale"]
    assert state_of(game).heroes[0].fell_at == square_at(3, 2)
    assert [one["cause"] for one in told(game, "damaged")] == ["pit_trap"]


@pytest.mark.rule("DP-DEATH-03", "DP-DEATH-01")
def test_who_is_gone_can_be_neither_hurt_nor_stunned() -> None:
    game = scene("brannoc_vale", "sable_wick", monsters=[("orc", (5, 5))], seats=1)
    orc = monster(game)
    run(harm(game._table, hero(game), 99, "venom", "DP-DEATH-03"))
    run(kill(game._table, orc))
    told_before = len(game.events)
    for one in (hero(game), orc):
        assert run(harm(game._table, one, 3, "venom", "DP-DEATH-03")) == 0
        stun(game._table, one, "DP-FUMBLE-01")
        assert not one.conditions
    assert len(game.events) == told_before


@pytest.mark.rule("DP-BREAK-09", "DP-DEATH-03")
def test_a_helper_whom_the_trap_killed_is_not_stunned_by_his_flail() -> None:
    chest = Chest(1, True, at=square_at(3, 3))
    game = scene(*PAIR, chests=[chest], seats=1, hands={0: ["flail", ""], 1: ["flail", ""]})
    run(harm(game._table, hero(game, 1), 99, Named("explosive_rune"), "DP-DEATH-03"))
    fumble_blow(game._table, [hero(game), hero(game, 1)], state_of(game).chests[0])
    assert "stunned" in hero(game).conditions
    assert not hero(game, 1).conditions


@pytest.mark.rule("DP-VAR-COMBAT-04", "DP-DEATH-03")
def test_nobody_has_cover_from_a_thrower_who_is_gone() -> None:
    game = scene(
        *PAIR, at=[(0, 0), (2, 2)], monsters=[("orc", (2, 3))], seats=1, rules=Rules(cover=True)
    )
    state, orc = state_of(game), monster(game)
    run(harm(game._table, hero(game), 99, Named("fire_flask"), "DP-DEATH-03"))
    for x in range(6):
        for y in range(6):
            if (x, y) not in ((2, 2), (2, 3)):
                state.who[square_at(x, y)] = 1
    dice = defence_dice(state, orc, "best", hero(game), ("grenade",), is_ranged=True)
    assert dice == defence_dice(state, orc, "best", None, ("grenade",), is_ranged=True)


# -- runs that a pit ends --------------------------------------------------------------------------


def charge_over_pit(*dice: int) -> Game:
    game = scene(
        "brannoc_vale",
        at=[(0, 2)],
        monsters=[("orc", (5, 2))],
        abilities={0: ["charge"]},
        life={0: 9},
    )
    state_of(game).hazards.append(pit((2, 2)))
    script(game, *dice)
    act(game, 0, "ability charge")
    if any(one.startswith("on ") for one in options(game, 0)):
        act(game, 0, options(game, 0)[0])
    return game


@pytest.mark.rule("DP-ACTION-16", "DP-TRAPLIST-22")
def test_who_jumps_aside_from_a_pit_runs_no_further() -> None:
    game = charge_over_pit(*[5] * 6)
    assert options(game, 0)[0].startswith("square ")
    act(game, 0, "square 2,1")
    assert place(game) == (2, 1)
    assert not [one for one in told(game, "rolled") if "attack" in str(one["why"])]


@pytest.mark.rule("DP-CURSE-01", "DP-TRAPLIST-24")
def test_boots_do_not_dance_out_of_a_pit() -> None:
    game = scene(
        at=[(0, 2)],
        attire={0: ["cursed_boots_of_dancing"]},
        monsters=[("orc", (5, 5))],
        life={0: 9},
    )
    state_of(game).hazards.append(pit((1, 2)))
    script(game, 1, 2, 4)
    run(dance(game._table, hero(game)))
    assert told(game, "danced")[-1]["way"] == "east"
    assert "trapped" in hero(game).conditions
    assert place(game) == (1, 2)


@pytest.mark.rule("DP-CURSE-01", "DP-COND-01")
@pytest.mark.parametrize("held", ["rooted", "trapped"])
def test_boots_do_not_carry_off_who_is_held(held: str) -> None:
    game = scene(at=[(0, 2)], attire={0: ["cursed_boots_of_dancing"]}, monsters=[("orc", (5, 5))])
    hero(game).conditions[held] = UNTIL_ENDED
    script(game, 1, 2, 4)
    run(dance(game._table, hero(game)))
    assert place(game) == (0, 2)
