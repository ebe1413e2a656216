"""What helps with a blow at a door or chest, what it ruins and whom it wakes (BREAK)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.locks.breaking import break_dice
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import DEAD_END, MONSTERS
from tests.games.plungin.rules.foes import ORCS, PLACED
from tests.games.plungin.rules.objects import (
    at_chest,
    at_door,
    chest_of,
    dice_of,
    door_of,
    rolls_of,
)
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    shown,
    state_of,
    told,
)

RUSTY = {0: ["rusty_sword", ""]}
LEADEN = {0: ["cursed_leaden_blade", ""]}


def dice(**more: Any) -> int:
    """The dice of a warrior with a sword who strikes at a chest."""
    game = at_chest("brannoc_vale", locked=True, **more)
    return break_dice(state_of(game), hero(game))


@pytest.mark.rule("DP-CONFLICT-75", "DP-BREAK-04")
def test_gauntlets_an_edge_and_a_song_help_with_a_blow() -> None:
    plain = dice()
    assert dice(attire={0: ["gauntlets_of_the_ox"]}) == plain + 1
    assert dice(whetted={0: {"sword": 1}}) == plain + 1
    assert dice(whetted={0: {"dagger": 1}}) == plain
    assert dice(song={0: "inspired"}) == plain + 1
    assert dice(conditions={0: {"mighty": 0}}) == plain + 2


@pytest.mark.rule("DP-CONFLICT-75")
def test_the_best_weapon_in_hand_for_breaking_is_used() -> None:
    hands = {0: ["sword", "hand_axe"]}
    assert dice(hands=hands) >= dice(hands={0: ["sword", ""]})


@pytest.mark.rule("DP-BREAK-04")
@pytest.mark.parametrize(("face", "is_broken"), [(5, False), (6, True)])
def test_a_leaden_blade_breaks_with_sixes_only(face: int, is_broken: bool) -> None:
    game = at_chest("brannoc_vale", locked=True, trap="", hands=LEADEN, dice=[face] * 5)
    act(game, 0, "break chest 0")
    assert chest_of(game)["open"] is is_broken


@pytest.mark.rule("DP-CONFLICT-75")
def test_a_helpers_leaden_blade_spoils_only_his_own_fives() -> None:
    heroes = ("brannoc_vale", "hroka_stonetooth")
    hands = LEADEN | {1: ["sword", ""]}
    game = at_chest(*heroes, locked=True, trap="", difficulty=3, hands=hands, dice=[5] * 20)
    act(game, 0, "help break chest 0", "pass")
    (prospect,) = [
        one for one in shown(game, 1)["prospects"]["checks"] if one["option"] == "break chest 0"
    ]
    act(game, 1, "break chest 0")
    assert [one["successes"] for one in told(game, "rolled")] == [7, 0]
    assert prospect["dice"] == sum(dice_of(game, "break"))
    assert chest_of(game)["open"]


@pytest.mark.rule("DP-VAR-COMBAT-06")
@pytest.mark.parametrize("bloody", [True, False])
def test_a_blow_is_an_attack_roll_where_fours_may_count(bloody: bool) -> None:
    rules = Rules(fast_and_bloody=bloody)
    game = at_chest("brannoc_vale", locked=True, trap="", rules=rules, dice=[4] * 6)
    act(game, 0, "break chest 0")
    assert chest_of(game)["open"] is bloody


# -- weak weapons ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-WEAK-04", "DP-BREAK-09")
@pytest.mark.parametrize("name", ["chest", "door"])
def test_a_weak_weapon_breaks_on_a_fumbled_blow(name: str) -> None:
    more: dict[str, Any] = {"trap": "", "hands": RUSTY, "dice": [1, 3, 3, 3, 3, 3]}
    if name == "chest":
        game = at_chest("brannoc_vale", locked=True, **more)
    else:
        game = at_door("brannoc_vale", **more)
    act(game, 0, f"break {name} 0")
    assert hero(game).hands == ["", ""]
    assert told(game, "item_broken") == [{"who": "brannoc_vale", "item": "rusty_sword"}]
    assert hero(game).broken == ["rusty_sword"]
    assert cited(game, "item_broken") == ["DP-WEAK-04"]


@pytest.mark.rule("DP-WEAK-04")
@pytest.mark.parametrize(
    ("hands", "faces", "rules"),
    [
        ({0: ["sword", ""]}, [1, 3, 3, 3, 3, 3], Rules()),
        (RUSTY, [1, 6, 3, 3, 3, 3], Rules()),
        (RUSTY, [3, 3, 3, 3, 3, 3], Rules()),
        (RUSTY, [1, 3, 3, 3, 3, 3], Rules(no_combat_fumbles=True)),
    ],
)
def test_a_weapon_holds_that_is_not_weak_or_whose_blow_is_no_fumble(
    hands: Any, faces: list[int], rules: Rules
) -> None:
    game = at_chest("brannoc_vale", locked=True, trap="", hands=hands, dice=faces, rules=rules)
    act(game, 0, "break chest 0")
    assert hero(game).hands == hands[0]


# -- noise -----------------------------------------------------------------------------------------


def dozing_next_door(*faces: int, state: Any = "sleeping") -> Game:
    """An orc dozes behind a locked door that a hero breaks."""
    foes = [("orc", (2, -4))]
    game = at_door("brannoc_vale", trap="", monsters=foes, dice=faces)
    monster(game).state = state
    monster(game).skips = int(state == "surprised")
    act(game, 0, "break door 0")
    return game


@pytest.mark.rule("DP-BREAK-02", "DP-CONFLICT-26", "DP-ATTN-12")
@pytest.mark.parametrize("state", ["sleeping", "surprised"])
def test_who_dozes_next_door_is_alert_and_may_strike_first(state: Any) -> None:
    game = dozing_next_door(*[6] * 4, 3, 3, *[6] * 2, state=state)
    assert told(game, "heard")
    assert told(game, "ambush")
    assert door_of(game)["open"]
    assert hero(game).actions == 2 or not hero(game).did


@pytest.mark.rule("DP-BREAK-02", "DP-CONFLICT-26")
def test_who_does_not_hear_is_alert_all_the_same_and_acts_in_the_next_turn() -> None:
    game = dozing_next_door(*[3] * 6, 3, 3)
    assert not told(game, "heard")
    assert (monster(game).state, monster(game).skips) == ("alert", 0)
    assert "pass" in options(game, 0)
    act(game, 0, "pass")
    assert told(game, "monster_moved") or told(game, "monsters_turn")


@pytest.mark.rule("DP-CONFLICT-26")
def test_the_noise_is_forgotten_even_when_an_ambush_ends_the_turn() -> None:
    heard = [6, 6, 3, 3]
    room = [DEAD_END, MONSTERS, ORCS, *PLACED]
    faces = [*[6] * 6, *room, *heard]
    game = at_door("brannoc_vale", trap="", beyond="", doors={"east": Door(trap="")}, dice=faces)
    act(game, 0, "break door 0")
    assert told(game, "ambush")
    assert not state_of(game).is_just_broken
    assert rolls_of(game, "attention") == 0
