"""Death and coming back (DEATH)."""

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.squares import square_at
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
)

ORC = [("orc", (2, 1))]


def fell(game: Game, number: int = 1) -> None:
    """A hero lies dead, carried by the others."""
    one, state = hero(game, number), state_of(game)
    state.who.pop(one.at, None)
    one.status, one.life, one.at = "dead", 0, -1


@pytest.mark.rule("DP-DEATH-01", "DP-DEATH-02")
def test_a_killed_monster_leaves_the_board_and_brings_experience_and_gold() -> None:
    game = caster("spark", monsters=ORC, dice=[5, 5, 5, 5, 2, 2, 2, 2, 4, 4])
    monster(game).life = 1
    act(game, 0, "cast spark")
    state = state_of(game)
    assert (state.monsters, square_at(2, 1) in state.who) == ([], False)
    assert state.party.exp > 0
    assert state.party.gold > 0
    assert cited(game, "monster_killed") == ["DP-DEATH-01"]


@pytest.mark.rule("DP-DEATH-03", "DP-DEATH-04")
def test_a_hero_without_life_is_dead_and_carried() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (3, 3)])
    for _ in harm(game._table, hero(game), 9, Named("test"), "DP-DEATH-03"):
        pass
    assert (hero(game).status, hero(game).at, hero(game).life) == ("dead", -1, 0)
    assert square_at(1, 1) not in state_of(game).who
    assert hero(game, 1).status == "alive"


@pytest.mark.rule("DP-CONFLICT-48")
def test_when_all_heroes_are_dead_the_game_is_lost() -> None:
    game = scene("brannoc_vale", at=[(1, 1)], monsters=ORC, life={0: 1}, dice=[5] * 6 + [2] * 9)
    act(game, 0, "pass")
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DP-CONFLICT-48")


@pytest.mark.rule("DP-DEATH-05", "DP-DEATH-06", "DP-CONFLICT-47")
def test_a_revived_hero_stands_beside_whom_the_players_name_as_bearer() -> None:
    names = ["sister_ivenne", "sable_wick"]
    game = caster("raise_fallen", others=names, at=[(1, 1), (5, 5), (2, 1)], dice=[5, 5, 5, 5, 4])
    fell(game)
    act(game, 0, "nothing", "cast raise_fallen")
    assert options(game, 1) == ("beside brannoc_vale", "beside sable_wick")
    assert game.pending[1].rule == "DP-CONFLICT-47"
    act(game, 1, "beside sable_wick")
    assert {*options(game, 1)} == {"square 2,0", "square 3,1", "square 2,2"}
    assert game.pending[1].rule == "DP-DEATH-06"
    act(game, 1, "square 2,2")
    assert place(game, 1) == (2, 2)
    assert hero(game, 1).life == 4


@pytest.mark.rule("DP-DEATH-08", "DP-DEATH-09")
def test_the_living_may_use_what_the_dead_carry_but_not_their_arms_or_spells() -> None:
    game = scene("brannoc_vale", "sister_ivenne", at=[(1, 1), (3, 3)], life={0: 3})
    hero(game, 1).carried = ["potion_healing", "mace"]
    fell(game)
    act(game, 0, "nothing")
    of_the_dead = [one for one in options(game, 0) if "sister_ivenne" in one]
    assert of_the_dead == ["use potion_healing of sister_ivenne"]
    assert not [one for one in options(game, 0) if one.startswith("cast")]


@pytest.mark.rule("DP-DEATH-07", "DP-SPECIAL-10", "DP-SPECIAL-11", "DP-SPECIAL-12")
def test_who_is_laid_in_the_sarcophagus_comes_out_next_round_with_one_life() -> None:
    game = in_crypt((1, 2))
    act(game, 0, "nothing", "lay sable_wick")
    kinds = [event.kind for event in game.events]
    laid = kinds.index("laid_in")
    assert "round_began" in kinds[laid : kinds.index("revived")]
    assert cited(game, "laid_in") == ["DP-SPECIAL-11"]
    assert game.pending[1].rule == "DP-SPECIAL-12"
    beside = {"2,1", "3,1", "1,2", "4,2", "1,3", "4,3", "2,4", "3,4"} - {"1,2"}
    assert {*options(game, 1)} == {f"square {one}" for one in beside}
    act(game, 1, "square 2,1")
    assert (place(game, 1), hero(game, 1).life) == ((2, 1), 1)


@pytest.mark.rule("DP-SPECIAL-13", "DP-CONFLICT-45")
def test_no_hero_is_laid_twice_in_the_same_sarcophagus() -> None:
    game = in_crypt((1, 2))
    act(game, 0, "nothing", "lay sable_wick")
    act(game, 1, "square 2,1")
    fell(game)
    act(game, 0, "nothing")
    assert "lay sable_wick" not in options(game, 0)
    assert game.pending[0].refused["lay sable_wick"] == "DP-CONFLICT-45"


@pytest.mark.rule("DP-SPECIAL-14", "DP-CONFLICT-46")
def test_the_living_hero_must_stand_beside_the_sarcophagus() -> None:
    game = in_crypt((0, 2))
    act(game, 0, "nothing")
    assert "lay sable_wick" not in options(game, 0)
    assert game.pending[0].refused["lay sable_wick"] == "DP-CONFLICT-46"


def in_crypt(at: tuple[int, int]) -> Game:
    """A hero in the room of the sarcophagus with a dead comrade."""
    places = [at, (5, 5)]
    game = scene(
        "brannoc_vale", "sable_wick", at=places, tile="sarcophagus", location="sarcophagus"
    )
    fell(game)
    return game
