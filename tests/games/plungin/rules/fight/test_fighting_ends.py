"""What lasts until a fight ends: while it goes on, and after it (COND, SPELL, CONSUM)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import ABILITIES, SPELLS
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.leaving_the_board import leave_board
from delvers.games.plungin.rules.fight.life import stun
from delvers.games.plungin.rules.fight.suffering import receive_blessing
from delvers.games.plungin.rules.magic.spells import strong_spells
from delvers.games.plungin.rules.magic.targeting import Casting
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import let_pass
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import hero, monster, scene, state_of


@dataclass(frozen=True)
class Lasting:
    """Something that begins in a fight, and whether it is there."""

    begins: Callable[[Game], Any]
    is_there: Callable[[Game], bool]


def rages(game: Game) -> None:
    """The hero is enraged."""
    run(ABILITIES["rage"](game._table, hero(game)))


def flames(game: Game) -> None:
    """His sword burns by an overloaded spell."""
    casting = Casting(strong_spells(BOX)["flame_blade"], "on brannoc_vale sword", 4, 4)
    run(SPELLS["flame_blade"](game._table, hero(game), casting))


def fumbles(game: Game) -> None:
    """An overloaded breath of frost has slowed him."""
    casting = Casting(strong_spells(BOX)["frost_breath"], "to east", 0, 4, fumbled=True)
    run(SPELLS["fumble slow_self"](game._table, hero(game), casting, True))


def is_blessed(game: Game) -> None:
    """The blessing of an altar has come with the fight."""
    hero(game).has_blessing_to_come = True
    receive_blessing(game._table, hero(game))


def shrugs(game: Game) -> None:
    """An iron cap has saved him from a stun."""
    hero(game).attire = ["iron_cap"]
    stun(game._table, hero(game), "DP-FUMBLE-01")
    assert "stunned" not in hero(game).conditions


def has(condition: str) -> Callable[[Game], bool]:
    """Whether the hero has a condition."""
    return lambda game: condition in hero(game).conditions


LASTING = {
    "rage": Lasting(rages, has("enraged")),
    "flame_blade overloaded": Lasting(flames, lambda game: "sword" in hero(game).burning_weapons),
    "frost_breath fumbled": Lasting(fumbles, has("slowed")),
    "altar": Lasting(is_blessed, has("blessed")),
    "a condition": Lasting(
        lambda game: afflict(
            game._table, hero(game), "hasted", "DP-SPELL-20", Duration.for_fight()
        ),
        has("hasted"),
    ),
    "whetstone": Lasting(
        lambda game: hero(game).whetted.update({"sword": 1}),
        lambda game: "sword" in hero(game).whetted,
    ),
    "iron_cap": Lasting(shrugs, lambda game: hero(game).has_ignored_stun),
    "caltrops": Lasting(
        lambda game: add_hazard(game._table, "caltrops", [square_at(3, 3)], 0, by=0),
        lambda game: any(one.kind == "caltrops" for one in state_of(game).hazards),
    ),
}


def fight(kind: str = "zombie") -> Game:
    """A hero, and in the far corner a monster that cannot come to him but is awake."""
    game = scene(
        at=[(0, 0)], monsters=[(kind, (5, 5))], abilities={0: []}, hands={0: ["sword", ""]}
    )
    monster(game).conditions["rooted"] = UNTIL_ENDED
    return game


@pytest.mark.rule("DP-SPELL-20", "DP-COND-04")
@pytest.mark.parametrize("name", LASTING)
def test_it_lasts_as_long_as_the_fight_does_and_no_longer(name: str) -> None:
    game, one = fight(), LASTING[name]
    one.begins(game)
    for _ in range(4):
        let_pass(game)
        assert one.is_there(game)
    leave_board(game._table, monster(game))
    let_pass(game)
    assert not one.is_there(game)


@pytest.mark.rule("DP-SPELL-20", "DP-COND-04")
@pytest.mark.parametrize("name", LASTING)
def test_a_fight_is_over_too_when_all_monsters_near_sleep(name: str) -> None:
    game, one = fight(), LASTING[name]
    one.begins(game)
    let_pass(game)
    monster(game).state = "sleeping"
    let_pass(game)
    assert not one.is_there(game)


@pytest.mark.rule("DP-SPECIAL-03")
def test_a_blessing_of_an_altar_waits_for_the_next_fight() -> None:
    game = scene(at=[(0, 0)])
    hero(game).has_blessing_to_come = True
    for _ in range(3):
        let_pass(game)
        assert "blessed" not in hero(game).conditions
        assert hero(game).has_blessing_to_come


@pytest.mark.rule("DP-CONSUM-02")
def test_an_edge_whetted_in_calm_waits_for_the_next_fight() -> None:
    game = scene(at=[(0, 0)], hands={0: ["sword", ""]})
    hero(game).whetted["sword"] = 1
    let_pass(game)
    let_pass(game)
    assert "sword" in hero(game).whetted


ROUNDS = {"hasted": 3, "blessed": 6, "mighty": 5, "confused": 2, "warded": 6}


@pytest.mark.rule("DP-SPELL-20")
@pytest.mark.parametrize("condition", ROUNDS)
def test_what_lasts_some_rounds_is_there_in_the_last_of_them(condition: str) -> None:
    game = fight()
    afflict(game._table, hero(game), condition, "DP-SPELL-20", Duration.rounds(ROUNDS[condition]))
    for _ in range(ROUNDS[condition] - 1):
        let_pass(game)
        assert condition in hero(game).conditions
    let_pass(game)
    assert condition not in hero(game).conditions
