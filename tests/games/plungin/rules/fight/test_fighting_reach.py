"""What reaches so many tiles or squares, and no more; and what no wall lets through (MONSTER)."""

from collections.abc import Callable
from typing import Any

import pytest

from delvers.games.plungin.rules.board.awareness import aware_of, friends_known
from delvers.games.plungin.rules.board.laying import add_door, join, lay_tile
from delvers.games.plungin.rules.board.map import neighbours
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import USES
from delvers.games.plungin.rules.fight.attacking import attack_options
from delvers.games.plungin.rules.fight.combat import attack
from delvers.games.plungin.rules.fight.fight_dice import allies_beside, monster_parts
from delvers.games.plungin.rules.fight.fighting import (
    adjacent_monsters,
    is_engaged,
    is_fight_on,
    is_overwhelmed,
    wake_near,
)
from delvers.games.plungin.rules.fight.life import disturb
from delvers.games.plungin.rules.fight.reactions import can_guard, can_strike_out
from delvers.games.plungin.rules.fight.strikes import Strike
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.things.abilities import charges
from delvers.games.plungin.rules.things.items import beside
from delvers.games.plungin.rules.traps.trap_effects import sound_alarm
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import put
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import hero, monster, scene, state_of

APART = 20
"""So far apart are the rooms of a row; what joins them are doors only."""


def row(tiles: int, kind: str = "orc", **facts: Any) -> Game:
    """A row of rooms joined by open doors: the hero in the first, a monster in the last."""
    game = scene(at=[(1, 1)], **facts)
    state, table = state_of(game), game._table
    for number in range(1, tiles + 1):
        lay_tile(table, "room_6x6", square_at(APART * number, 0), 0)
        here = (square_at(APART * (number - 1) + 5, 2), square_at(APART * (number - 1) + 5, 3))
        door = Door(trap="", is_open=True, of=number - 1, squares=here, direction=1)
        there = (square_at(APART * number, 2), square_at(APART * number, 3))
        join(state, add_door(state, door), number, there)
    put(game, kind, (APART * tiles + 4, 4))
    return game


def asleep(game: Game) -> Game:
    """The monster sleeps."""
    monster(game).state = "sleeping"
    return game


def attacks(game: Game) -> None:
    """The hero strikes at another monster beside him."""
    other = put(game, "ogre", (2, 1))
    run(attack(game._table, hero(game), other, Strike()))


def woken(act: Callable[[Game], Any]) -> Callable[[Game], bool]:
    """Whether something wakes the monster."""

    def probe(game: Game) -> bool:
        act(asleep(game))
        return monster(game).state == "surprised"

    return probe


def alarmed(game: Game) -> bool:
    """Whether chimes rouse the monster."""
    run(sound_alarm(asleep(game)._table, hero(game)))
    return monster(game).state == "unaware"


def blown(game: Game) -> bool:
    """Whether the warlord's horn frightens the monster."""
    run(USES["frighten"](game._table, hero(game), "warlords_horn"))
    return "frightened" in monster(game).conditions


def befriended(game: Game) -> bool:
    """Whether another monster knows of the monster."""
    return monster(game) in friends_known(state_of(game), put(game, "orc", (3, 3)))


TWO_TILES: dict[str, Callable[[Game], bool]] = {
    "an attack wakes": woken(attacks),
    "noise wakes": woken(lambda game: wake_near(game._table, hero(game).at, "noise")),
    "chimes rouse": alarmed,
    "a horn frightens": blown,
    "a fight is on": lambda game: is_fight_on(state_of(game), hero(game)),
    "a monster knows of": lambda game: hero(game) in aware_of(state_of(game), monster(game)),
    "friends know of": befriended,
}


@pytest.mark.rule("DP-MONSTER-18", "DP-ATTN-05")
@pytest.mark.parametrize("name", TWO_TILES)
@pytest.mark.parametrize(("tiles", "reached"), [(0, True), (2, True), (3, False)])
def test_what_goes_two_tiles_far_goes_no_farther(name: str, tiles: int, reached: bool) -> None:
    assert TWO_TILES[name](row(tiles)) is reached


@pytest.mark.rule("DP-MONSTER-18")
@pytest.mark.parametrize("name", TWO_TILES)
def test_a_closed_door_ends_what_goes_two_tiles_far(name: str) -> None:
    game = row(2)
    state_of(game).doors[1].is_open = False
    assert not TWO_TILES[name](game)


@pytest.mark.rule("DP-ATTN-05")
def test_a_whispering_bow_wakes_only_its_target() -> None:
    game = asleep(row(0))
    ogre = put(game, "ogre", (5, 1))
    ogre.state = "sleeping"
    run(attack(game._table, hero(game), ogre, Strike("whisper_bow", is_ranged=True)))
    assert (ogre.state, monster(game).state) == ("surprised", "sleeping")


@pytest.mark.rule("DP-MONSTER-18", "DP-LAW-15")
@pytest.mark.parametrize(("tiles", "known"), [(4, True), (5, False)])
def test_a_noise_is_heard_four_tiles_far(tiles: int, known: bool) -> None:
    game = row(tiles)
    state_of(game).noise = 4
    assert (hero(game) in aware_of(state_of(game), monster(game))) is known


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("leader", ["orc_chief", "orc_leader"])
@pytest.mark.parametrize(("column", "more"), [(3, 1), (4, 0)])
def test_a_rally_reaches_three_squares(leader: str, column: int, more: int) -> None:
    game = scene(monsters=[("orc", (0, 5)), (leader, (column, 5))])
    assert sum(monster_parts(state_of(game), monster(game)).values()) == more


@pytest.mark.rule("DP-LAW-07")
@pytest.mark.parametrize(("kind", "near"), [("gargoyle", 1), ("vampire", 2)])
def test_a_patient_monster_minds_who_ends_a_move_so_near(kind: str, near: int) -> None:
    assert BOX.monsters[kind].provoked_within == near
    for steps in (near, near + 1):
        game = scene(at=[(0, 5)], monsters=[(kind, (steps, 5))])
        disturb(game._table, hero(game))
        assert monster(game).is_provoked is (steps == near)


# -- walls -----------------------------------------------------------------------------------------


def across(is_open: bool, *monsters: str, heroes: tuple[str, ...] = ("brannoc_vale",)) -> Game:
    """The hero and a monster (or another hero) on both sides of a wall, or of an open door."""
    game = scene(*heroes, at=[(5, 2), (4, 5)], beyond={"east": "room_6x6"}, seats=1)
    state = state_of(game)
    door = state.doors[0]
    spot = door.squares[0] if is_open else square_at(5, 5)
    put_on_square(state, hero(game), spot)
    others: list[Any] = [put(game, kind, (1, 1)) for kind in monsters] or [hero(game, 1)]
    put_on_square(state, others[0], spot + 1)
    return game


def guards(game: Game) -> bool:
    """Whether a guardian can take the place of the other hero."""
    hero(game).abilities = ["guardian"]
    return can_guard(state_of(game), hero(game), hero(game, 1))


def in_passing(game: Game) -> bool:
    """Whether the hero can strike at the monster in its turn."""
    state_of(game).acting = monster(game).number
    return can_strike_out(state_of(game), hero(game), monster(game))


BESIDE: dict[str, Callable[[Game], bool]] = {
    "a blow": lambda game: bool(attack_options(state_of(game), hero(game))),
    "a whirl": lambda game: bool(adjacent_monsters(state_of(game), hero(game))),
    "being engaged": lambda game: is_engaged(state_of(game), hero(game)),
    "a blow in passing": in_passing,
}
FRIENDS: dict[str, Callable[[Game], bool]] = {
    "a potion": lambda game: hero(game, 1) in beside(state_of(game), hero(game)),
    "a shield wall": lambda game: hero(game, 1) in allies_beside(state_of(game), hero(game)),
    "a guardian": guards,
}


@pytest.mark.rule("DP-COMBAT-03")
@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("name", BESIDE)
def test_nobody_is_beside_a_monster_behind_a_wall(name: str, is_open: bool) -> None:
    assert BESIDE[name](across(is_open, "orc")) is is_open


@pytest.mark.rule("DP-COMBAT-03")
@pytest.mark.parametrize("is_open", [True, False])
@pytest.mark.parametrize("name", FRIENDS)
def test_nobody_is_beside_a_friend_behind_a_wall(name: str, is_open: bool) -> None:
    assert FRIENDS[name](across(is_open, heroes=("brannoc_vale", "sable_wick"))) is is_open


@pytest.mark.rule("DP-VAR-COMBAT-05")
@pytest.mark.parametrize("is_open", [True, False])
def test_who_is_behind_a_wall_overwhelms_nobody(is_open: bool) -> None:
    game = across(is_open, "orc", "orc")
    one = hero(game)
    free = next(s for s in neighbours(state_of(game), one.at) if s not in state_of(game).who)
    put_on_square(state_of(game), monster(game, 11), free)
    assert is_overwhelmed(state_of(game), one) is is_open


@pytest.mark.rule("DP-ACTION-15")
@pytest.mark.parametrize(("row_of_it", "able"), [(2, True), (5, False)])
def test_a_charge_ends_beside_its_target_not_behind_a_wall(row_of_it: int, able: bool) -> None:
    game = across(True, "orc")
    one: Hero = hero(game)
    put_on_square(state_of(game), one, square_at(2, row_of_it))
    put_on_square(state_of(game), monster(game), square_at(6, row_of_it))
    assert bool(charges(state_of(game), one)) is able
