"""Gear that helps against some kinds of harm, and out of pits (EQUIP, CONSUM)."""

import pytest

from delvers.games.plungin.rules.fight.fight_dice import defence_dice
from delvers.games.plungin.rules.heroes.inventory import equip
from delvers.games.plungin.rules.heroes.wearing import is_place_free
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import at_chest, dice_of
from tests.games.plungin.rules.scene import act, hero, monster, options, scene, state_of

CENTRE = [(3, 3)]
PIT = [1, 6, 6]
ROPE = {0: ["rope_and_hook"]}


@pytest.mark.rule("DP-CONSUM-02", "DP-TRAPLIST-26")
@pytest.mark.parametrize(("carried", "left"), [([], 1), (["rope_and_hook"], 2)])
def test_with_a_rope_leaving_a_pit_costs_no_action(carried: list[str], left: int) -> None:
    game = at_chest("brannoc_vale", trap="pit_trap", at=CENTRE, dice=PIT, carried={0: carried})
    act(game, 0, "open chest 0", "get free", "square 3,2")
    assert hero(game).actions == left
    assert set(carried) <= set(hero(game).carried)


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(("carried", "dice"), [([], 2), (["rope_and_hook"], 3)])
def test_a_rope_gives_a_die_to_jump_from_a_pit(carried: list[str], dice: int) -> None:
    game = at_chest("brannoc_vale", trap="pit_trap", at=CENTRE, dice=PIT, carried={0: carried})
    act(game, 0, "open chest 0")
    assert dice_of(game, "pit_trap") == [dice]


@pytest.mark.rule("DP-CONSUM-02")
def test_a_rope_is_of_no_use_in_a_net() -> None:
    game = at_chest("brannoc_vale", trap="falling_net", dice=[1, 3, 3], carried=ROPE)
    act(game, 0, "open chest 0", "get free")
    assert hero(game).actions == 1
    assert dice_of(game, "get free") == [3]


@pytest.mark.rule("DP-EQUIP-01")
@pytest.mark.parametrize(("attire", "dice"), [([], 3), (["leather_gloves"], 4)])
def test_gloves_help_against_a_needle_in_the_lock(attire: list[str], dice: int) -> None:
    trap = "poisoned_needle"
    game = at_chest("brannoc_vale", trap=trap, dice=[6, 3, 3, 3, 3, 3], attire={0: attire})
    act(game, 0, "open chest 0")
    assert dice_of(game, "defence") == [dice]


def against(game: Game, kind: str, defend: str = "best") -> int:
    """The dice of the first hero against such an attack of the first monster."""
    state = state_of(game)
    kinds = ("spell", "ice") if kind == "ice" else (kind,)
    return defence_dice(state, hero(game), defend, monster(game), kinds, is_ranged=True)  # type: ignore[arg-type]


@pytest.mark.rule("DP-EQUIP-01")
def test_hide_helps_against_ice_only_who_defends_with_res() -> None:
    game = scene("sable_wick", monsters=[("orc", (5, 5))], armour={0: "hide_armour"})
    stats = hero(game).stats
    stats["RES"], stats["DEX"] = 3, 5
    assert against(game, "ice") == 5
    assert against(game, "ice", "RES") == 4
    stats["RES"] = 5
    assert against(game, "ice") == 6
    assert against(game, "spell") == 5


@pytest.mark.rule("DP-VAR-COMBAT-04")
def test_cover_is_no_help_against_spells_of_ice() -> None:
    places = [(0, 3), (2, 3)]
    rules = Rules(cover=True)
    game = scene("sable_wick", "brannoc_vale", at=places, monsters=[("orc", (5, 3))], rules=rules)
    assert against(game, "", "DEF") == against(game, "ice", "DEF") + 1
    assert against(game, "spell", "DEF") == against(game, "ice", "DEF")


@pytest.mark.rule("DP-CURSE-06")
def test_a_third_ring_replaces_the_one_that_is_not_cursed() -> None:
    game = scene("brannoc_vale", attire={0: ["cursed_ring_of_hunger", "silver_band"]})
    assert is_place_free(hero(game), "silver_band")
    assert equip(hero(game), "silver_band") == ["silver_band"]
    assert hero(game).attire == ["cursed_ring_of_hunger", "silver_band"]
    assert "pass" in options(game, 0)
