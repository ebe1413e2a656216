"""Whom monsters choose where the choice is narrow (LAW, CONFLICT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, put
from tests.games.plungin.rules.scene import hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def after(game: Game, number: int = 10) -> int:
    """Whom a monster is after."""
    return monster(game, number).target


def pair(kind: str, where: tuple[int, int] = (4, 2), *dice: int, **more: Any) -> Game:
    """A near hero (number 0), a far one (number 1), and a monster."""
    return foe(kind, where, *dice, **{"heroes": PAIR, "at": [(1, 2), (0, 5)], **more})


@pytest.mark.rule("DP-MONSTER-18", "DP-MONSTER-21")
@pytest.mark.parametrize(
    "law",
    [
        Law("combatant", "near"),
        Law("combatant", "dumb"),
        Law("combatant", "frenzied"),
        Law("combatant", "drawn_to", least="LIFE"),
        Law("combatant", "pack", of="any"),
        Law("shooter", "near"),
    ],
    ids=lambda law: f"{law.role} {law.target}",
)
def test_who_knows_of_nobody_stays_where_it_is(law: Law) -> None:
    shut = Door(trap="")
    game = foe("orc", (4, 2), doors={"east": shut}, beyond={"east": "room_6x6"}, at=[(9, 3)])
    monster(game).law = law
    let_pass(game)
    assert place(game, 10) == (4, 2)
    assert after(game) == -1


@pytest.mark.rule("DP-CONFLICT-64")
def test_only_the_walk_counts_for_a_tie_and_not_the_straight_line() -> None:
    game = foe("orc", (3, 1), heroes=PAIR, at=[(1, 1), (3, 5)], seats=2)
    state_of(game).terrain[square_at(2, 1)] = "O"
    game.choose(0, "pass")
    game.choose(1, "pass")
    assert game.pending[0].rule == "DP-CONFLICT-64"
    assert game.pending[0].options == ("target brannoc_vale 0", "target sable_wick 1")


@pytest.mark.rule("DP-LAW-10", "DP-CONFLICT-62")
@pytest.mark.parametrize(("life", "target"), [(9, 0), (1, 1)])
def test_low_life_is_what_is_left_of_it_and_not_the_stat(life: int, target: int) -> None:
    game = pair("ghoul", stats={})
    hero(game, 0).life, hero(game, 1).life = 10 - life, life
    let_pass(game)
    assert after(game) == target


@pytest.mark.rule("DP-LAW-10")
@pytest.mark.parametrize(("kind", "target"), [("ghoul", 1), ("orc", 0)])
def test_a_cloak_of_flies_draws_all_who_are_drawn_to_anything(kind: str, target: int) -> None:
    game = pair(kind, attire={1: ["cursed_cloak_of_flies"]})
    hero(game, 0).life = 1
    let_pass(game)
    assert after(game) == target


@pytest.mark.rule("DP-LAW-11", "DP-LAW-16", "DP-LAW-17")
def test_a_lone_wolf_is_no_pack_and_goes_for_the_nearest() -> None:
    game = pair("wolf")
    monster(game).target = 1
    let_pass(game)
    assert after(game) == 0


@pytest.mark.rule("DP-LAW-11")
def test_a_wolf_on_the_side_of_the_heroes_is_not_of_the_pack() -> None:
    game = pair("wolf")
    beast = put(game, "wolf", (0, 4))
    beast.side, beast.state = "heroes", "sleeping"
    let_pass(game)
    assert after(game) == 0


@pytest.mark.rule("DP-LAW-12", "DP-CONFLICT-61")
@pytest.mark.parametrize(("roll", "victim"), [(1, 0), (2, 11), (3, 12)])
def test_the_frenzied_choose_everybody_with_the_same_chance(roll: int, victim: int) -> None:
    game = foe("orc", (4, 2), roll)
    monster(game).law = Law("combatant", "frenzied")
    beast = put(game, "wolf", (0, 5))
    beast.side, beast.state = "heroes", "sleeping"
    put(game, "zombie", (5, 5)).state = "sleeping"
    let_pass(game)
    assert after(game) == victim


@pytest.mark.rule("DP-LAW-12")
def test_the_frenzied_choose_anew_for_each_attack() -> None:
    game = pair("orc", (4, 2), 2)
    monster(game).law = Law("combatant", "frenzied")
    let_pass(game)
    assert after(game) == 1
    state_of(game).dice.script[:] = [0]  # type: ignore[attr-defined]
    let_pass(game)
    assert after(game) == 0


@pytest.mark.rule("DP-LAW-08")
def test_a_hidden_hero_hides_nobody_else() -> None:
    game = pair("orc")
    hero(game, 0).conditions["hidden"] = UNTIL_ENDED
    let_pass(game)
    assert after(game) == 1


@pytest.mark.rule("DP-LAW-10")
def test_a_phantom_has_the_lowest_life_of_all() -> None:
    game = its_turn("orc", (2, 2))
    ghoul = put(game, "ghoul", (4, 5))
    image = put(game, "phantom", (5, 5))
    image.side, image.life = "heroes", 9
    hero(game).life = 1
    let_pass(game)
    assert ghoul.target == image.number


@pytest.mark.rule("DP-LAW-09")
def test_whom_a_determined_monster_attacks_is_its_target_from_then_on() -> None:
    game = pair("hobgoblin_guard", (2, 2))
    let_pass(game)
    assert after(game) == 0
    state_of(game).who.pop(hero(game, 1).at)
    hero(game, 1).at = square_at(*place(game, 10)) + 1
    state_of(game).who[hero(game, 1).at] = 1
    let_pass(game)
    assert after(game) == 0
    assert [one["who"] for one in told(game, "missed")] == ["brannoc_vale"] * 2
