"""What a player is shown before committing: squares, chances to hit, chances of checks, spells."""

from typing import Any

import pytest

from delvers.games.plungin.rules.heroes.checks import Pool
from delvers.games.plungin.rules.heroes.odds import damage_odds, pool_odds, success_odds
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Chest, Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, hero, monster, options, scene, shown, state_of


def seen(game: Game, seat: int | None = 0) -> dict[str, Any]:
    """The prospects of a seat's hero."""
    found: dict[str, Any] = shown(game, seat)["prospects"]
    return found


def attack_on(game: Game, option: str) -> dict[str, Any]:
    """The attack behind an option."""
    return next(one for one in seen(game)["attacks"] if one["option"] == option)


def check_of(game: Game, option: str) -> dict[str, Any]:
    """The check behind an option."""
    return next(one for one in seen(game)["checks"] if one["option"] == option)


def steps(game: Game) -> dict[tuple[int, int], int]:
    """The reachable squares with what each costs."""
    return {place_of(int(square)): cost for square, cost in seen(game)["squares"].items()}


def duel(attack: int, defence: int, foe: str = "orc", **more: Any) -> Game:
    """An unarmed hero with so many dice beside a monster with so many."""
    game = scene(
        "orrin_ashgrove", at=[(2, 2)], monsters=[(foe, (2, 1))], hands={0: ["", ""]}, **more
    )
    hero(game).stats["ATK"] = attack
    monster(game).stats["DEF"] = defence
    return game


# -- dice ------------------------------------------------------------------------------------------


def test_one_die_is_a_success_one_time_in_three_and_a_failure_one_time_in_six() -> None:
    assert success_odds(1) == pytest.approx((2 / 3, 1 / 3))
    assert pool_odds(1)[Pool(0, 1)] == pytest.approx(1 / 6)


def test_a_pool_has_never_fewer_than_one_die() -> None:
    assert success_odds(-2) == success_odds(1)


def test_every_success_of_the_defence_cancels_a_hit() -> None:
    assert damage_odds(success_odds(2), success_odds(1)) == pytest.approx([16 / 27, 9 / 27, 2 / 27])


# -- attacks ---------------------------------------------------------------------------------------


def test_an_attack_is_shown_with_the_dice_of_both_sides() -> None:
    one = attack_on(duel(2, 1), "attack orc 10")
    assert (one["target"], one["dice"], one["least"], one["defence"]) == (10, 2, 5, 1)


def test_the_chance_to_hurt_and_the_average_damage_are_exact() -> None:
    one = attack_on(duel(2, 1), "attack orc 10")
    assert one["chance"] == round(1000 * 11 / 27)
    assert one["damage"] == round(1000 * 13 / 27)


def test_fast_and_bloody_combat_raises_the_chance() -> None:
    one = attack_on(duel(1, 1, rules=Rules(fast_and_bloody=True)), "attack orc 10")
    assert one["least"] == 4
    assert one["chance"] == round(1000 * 1 / 2 * 2 / 3)


def test_a_plain_weapon_does_half_of_its_hits_to_what_is_half_real() -> None:
    game = duel(2, 1, "wraith")
    hero(game).hands = ["dagger", ""]
    hero(game).stats["ATK"] = 1
    one = attack_on(game, "attack wraith 10")
    assert one["dice"] == 2
    assert one["damage"] == round(1000 * 5 / 9 * 2 / 3)


def test_a_fumbled_shot_that_may_go_astray_counts_as_a_miss() -> None:
    def chance(**rules: bool) -> int:
        game = scene(
            "pim_underbough",
            at=[(2, 5)],
            monsters=[("orc", (2, 1))],
            rules=Rules(**rules),  # type: ignore[arg-type]
        )
        hero(game).abilities.remove("precise_shot")
        hero(game).stats["ATK"] = 2
        monster(game).stats["DEF"] = 1
        return int(attack_on(game, "shoot orc 10")["chance"])

    assert chance() == round(1000 * 15 / 27)
    assert chance(stray_shots=True) == round(1000 * (15 / 27 - 1 / 36 * 2 / 3))


def test_a_charge_is_shown_with_its_run_and_two_dice_more() -> None:
    game = scene("brannoc_vale", at=[(2, 0)], monsters=[("goblin", (2, 5))])
    one = attack_on(game, "ability charge")
    assert (one["way"], one["run"]) == ("on goblin 10 south 4", 4)
    assert one["dice"] == 4 + 2 + 2


def test_nobody_is_shown_as_a_target_after_the_attack_of_the_turn() -> None:
    game = duel(2, 1)
    act(game, 0, "attack orc 10")
    while "attack" not in hero(game).did:
        act(game, 0, options(game, 0)[0])
    assert seen(game)["attacks"] == []


# -- moving ----------------------------------------------------------------------------------------


def test_squares_within_a_move_are_shown_with_their_steps() -> None:
    game = scene("brannoc_vale", at=[(0, 0)])
    assert max(steps(game).values()) == 4
    assert steps(game)[3, 1] == 4
    assert (3, 2) not in steps(game)


def test_a_figure_in_the_way_makes_the_way_longer() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], tile="corridor_long", monsters=[("orc", (0, 1))])
    assert (0, 1) not in steps(game)
    assert steps(game)[0, 2] == 4


def test_water_costs_two_steps() -> None:
    game = scene("brannoc_vale", at=[(1, 2)], tile="room_6x6_pool")
    assert steps(game)[2, 2] == 2


def test_during_a_move_what_is_left_of_it_counts() -> None:
    game = scene("brannoc_vale", at=[(0, 0)])
    act(game, 0, "move", "east", "east")
    assert max(steps(game).values()) == 2


def test_after_the_move_nothing_more_can_be_reached() -> None:
    game = scene("brannoc_vale", at=[(0, 0)])
    act(game, 0, "move", "east", "stop")
    assert steps(game) == {}


def test_who_is_rooted_reaches_nothing() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], conditions={0: {"rooted": 0}})
    assert steps(game) == {}


def test_squares_beside_a_monster_that_is_awake_are_threatened() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("goblin", (4, 4))])
    threatened = {place_of(square) for square in seen(game)["threatened"]}
    assert threatened == {(4, 3), (5, 4), (4, 5), (3, 4)}


def test_a_sleeper_threatens_nobody() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("goblin", (4, 4))])
    monster(game).state = "sleeping"
    assert seen(game)["threatened"] == []


# -- checks and spells -----------------------------------------------------------------------------


def locked(**more: Any) -> Game:
    """Sable before a locked door; four dice find, pick and break."""
    door = Door(difficulty=2, is_locked=True, trap=UNKNOWN)
    return scene("sable_wick", at=[(2, 0)], doors={"north": door}, **more)


def test_a_lock_is_shown_with_dice_difficulty_and_chance() -> None:
    one = check_of(locked(), "pick door 0")
    assert (one["stat"], one["dice"], one["difficulty"]) == ("DEX", 4, 2)
    assert one["chance"] == round(1000 * (1 - 16 / 81 - 32 / 81))


def test_every_try_at_a_lock_makes_it_harder() -> None:
    game = locked()
    state_of(game).doors[0].picks = 1
    assert check_of(game, "pick door 0")["difficulty"] == 3


def test_a_blow_needs_twice_the_difficulty() -> None:
    one = check_of(locked(), "break door 0")
    assert (one["difficulty"], one["chance"]) == (4, round(1000 / 81))


def test_a_fumble_spoils_the_disarming_of_a_trap() -> None:
    game = scene("sable_wick", at=[(2, 2)], chests=[Chest(at=square_at(2, 1), difficulty=1)])
    chest = state_of(game).chests[0]
    chest.trap, chest.is_aware = "poisoned_needle", True
    one = check_of(game, "disarm chest 0")
    assert (one["stat"], one["dice"], one["difficulty"]) == ("WIT", 3, 1)
    assert one["chance"] == round(1000 * (1 - 8 / 27 - 1 / 36))


def test_what_a_spell_needs_and_whom_it_reaches_is_shown() -> None:
    game = scene("orrin_ashgrove", at=[(0, 0)], monsters=[("orc", (3, 3)), ("orc", (5, 5))])
    bolt = next(one for one in seen(game)["spells"] if one["option"] == "cast fire_bolt")
    assert (bolt["range"], bolt["targets"], bolt["dice"], bolt["difficulty"]) == (6, [10], 6, 2)
    assert bolt["chance"] == round(1000 * (1 - (2 / 3) ** 6 - 6 * (2 / 3) ** 5 / 3))


# -- whose, and what stays hidden ------------------------------------------------------------------


def test_only_the_seat_whose_hero_acts_has_prospects() -> None:
    game = scene("brannoc_vale", "sable_wick")
    assert seen(game, 0)["hero"] == 0
    assert seen(game, 1) is None
    assert seen(game, None) is None


def test_whether_a_door_is_trapped_cannot_be_read_from_the_prospects() -> None:
    trapped, plain = locked(), locked()
    state_of(trapped).doors[0].trap = "swinging_axe"
    assert seen(trapped) == seen(plain)


def test_how_much_a_boss_has_left_cannot_be_read_from_the_prospects() -> None:
    fresh, hurt = (scene("brannoc_vale", at=[(2, 2)], monsters=[("demon", (2, 1))]) for _ in "ab")
    monster(hurt).damage = 9
    assert seen(fresh) == seen(hurt)


def test_every_square_in_reach_comes_with_the_steps_that_lead_there() -> None:
    game = scene("orrin_ashgrove", at=[(0, 0)], tile="room_6x6")
    ways = {place_of(int(square)): way for square, way in seen(game)["ways"].items()}
    assert ways.keys() == steps(game).keys()
    assert sorted(ways[2, 1]) == ["e", "e", "s"]
