"""One reaction of any kind between two own turns, and what is no reaction (REACT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.fight.attacking import leaving
from delvers.games.plungin.rules.fight.fighting import weapon_of
from delvers.games.plungin.rules.monsters.straight_lines import blow_back
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from delvers.text import words
from tests.games.plungin.rules.fights import face_off, pools, struck
from tests.games.plungin.rules.scene import (
    STEADY,
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
ARCHERS = [("orc_archer", (4, 2)), ("orc_archer", (4, 3))]


def reactions(game: Game) -> list[str]:
    """The reactions that there have been, in order."""
    kinds = ("countered", "guarded", "dodged", "struck_in_passing")
    return [event.kind for event in game.events if event.kind in kinds]


@pytest.mark.rule("DP-REACT-04", "DP-EX-21")
def test_who_has_struck_back_cannot_strike_at_one_who_leaves() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 2), (5, 5)],
        monsters=[("orc", (1, 3)), ("ghoul", (2, 2))],
        abilities={0: ["counterattack", "attack_of_opportunity"], 1: []},
        life={0: 9, 1: 1},
        rules=STEADY,
    )
    act(game, 0, "pass")
    act(game, 1, "pass")
    act(game, 0, "strike back")
    assert reactions(game) == ["countered"]
    assert "strike" not in options(game, 0)
    assert place(game, 11) != (2, 2)


@pytest.mark.rule("DP-REACT-04")
def test_who_has_struck_at_one_who_leaves_cannot_strike_back() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 2), (5, 5)],
        monsters=[("ghoul", (2, 2)), ("orc", (1, 3))],
        abilities={0: ["counterattack", "attack_of_opportunity"], 1: []},
        life={0: 9, 1: 1},
        rules=STEADY,
    )
    act(game, 0, "pass")
    act(game, 1, "pass")
    act(game, 0, "strike")
    assert pools(game, "orc 11 attack") == [6]
    assert reactions(game) == ["struck_in_passing"]
    assert "strike back" not in options(game, 0)


@pytest.mark.rule("DP-REACT-01")
def test_who_is_struck_at_by_a_commanded_comrade_strikes_back_with_his_weapon() -> None:
    game = scene(
        "brannoc_vale",
        "dagna_ironlid",
        at=[(1, 2), (1, 3)],
        monsters=[("orc", (5, 5))],
        abilities={0: ["counterattack"], 1: []},
        dice=[3] * 6 + [5] * 5,
        rules=STEADY,
    )
    hero(game, 1).commanded_turns, hero(game, 1).commander = 2, 10
    act(game, 0, "pass")
    act(game, 1, "attack brannoc_vale 0")
    ask = game.pending[0]
    assert ask.options == ("strike back", "decline")
    assert words("en").prompt("plungin", ask) == "Brannoc Vale: strike back at Dagna Ironlid?"
    weapon = weapon_of(hero(game, 0), is_ranged=False)
    act(game, 0, "strike back")
    assert [event["other"] for event in told(game, "countered")] == ["dagna_ironlid"]
    assert told(game, "attacks_in_melee")[-1]["item"] == weapon


@pytest.mark.rule("DP-REACT-04")
def test_who_has_dodged_cannot_strike_back() -> None:
    foes = [("orc_archer", (3, 2)), ("orc", (5, 2))]
    game = struck(*HIT[:5], 5, abilities={0: ["dodge", "counterattack"]}, monsters=foes)
    act(game, 0, "dodge")
    assert pools(game, "orc 11 attack") == [6]
    assert reactions(game) == ["dodged"]
    assert "strike back" not in options(game, 0)


@pytest.mark.rule("DP-REACT-03")
def test_nobody_dodges_twice() -> None:
    game = struck(*[5, 5, 5], abilities={0: ["dodge"]}, monsters=ARCHERS)
    act(game, 0, "dodge")
    assert len(pools(game, "attack")) == 2
    assert reactions(game) == ["dodged"]
    assert cited(game, "dodged") == ["DP-ENTRY-ABILITY-DODGE"]
    assert options(game, 0) != ("dodge", "decline")


def guarding(*dice: int, at: tuple[int, int] = (1, 3), **more: Any) -> Game:
    """An orc beside the thief, and the bulwark who may guard her."""
    facts: dict[str, Any] = {"abilities": {0: [], 1: ["guardian", "counterattack"]}, **more}
    places = [(1, 2), at]
    foes = [("orc", (2, 2))]
    game = scene("sable_wick", "dagna_ironlid", at=places, monsters=foes, dice=dice, **facts)
    act(game, 0, "pass")
    if 1 in game.pending:
        act(game, 1, "pass")
    return game


@pytest.mark.rule("DP-REACT-04")
def test_who_has_guarded_cannot_strike_back() -> None:
    game = guarding()
    act(game, 1, "guard")
    assert pools(game, "orc 10 attack") == [6]
    assert reactions(game) == ["guarded"]
    assert options(game, 1) != ("strike back", "decline")
    assert cited(game, "guarded") == ["DP-ENTRY-ABILITY-GUARDIAN"]


@pytest.mark.rule("DP-REACT-02", "DP-ACTION-15")
def test_only_a_guardian_beside_the_target_guards() -> None:
    asked = ("guard", "decline")
    assert options(guarding(), 1) == asked
    apart = guarding(at=(0, 3))
    assert pools(apart, "orc 10 attack") == [6]
    assert options(apart, 1) != asked
    assert options(guarding(abilities={0: [], 1: ["counterattack"]}), 1) != asked


@pytest.mark.rule("DP-REACT-06")
@pytest.mark.parametrize("held", ["stunned", "paralysis"])
def test_the_stunned_and_the_paralysed_neither_guard_nor_dodge(held: str) -> None:
    game = scene(
        "sable_wick",
        "dagna_ironlid",
        at=[(1, 2), (1, 3)],
        monsters=[("orc", (2, 2))],
        abilities={0: [], 1: ["guardian"]},
    )
    act(game, 0, "nothing")
    hero(game, 1).conditions[held] = UNTIL_ENDED
    act(game, 0, "pass")
    if held == "stunned":
        hero(game, 1).conditions[held] = UNTIL_ENDED
        act(game, 1, "pass")
    assert reactions(game) == []
    assert options(game, 1) != ("guard", "decline")
    calm, foes = Rules(no_combat_fumbles=True), [("orc_archer", (4, 2))]
    shot = face_off(*[5] * 3, abilities={0: ["dodge"]}, monsters=foes, rules=calm)
    hero(shot).conditions[held] = Duration.own_turns(2)
    act(shot, 0, "pass")
    assert len(pools(shot, "orc_archer 10 attack")) >= 1
    assert options(shot, 0) != ("dodge", "decline")


@pytest.mark.rule("DP-REACT-02", "DP-ACTION-15")
def test_without_the_ability_nobody_dodges_or_strikes_at_one_who_leaves() -> None:
    shot = struck(5, 5, 5, monsters=[("orc_archer", (4, 2))])
    assert pools(shot, "defence") == [5]
    assert reactions(shot) == []
    for abilities, asked in ((["attack_of_opportunity"], True), ([], False)):
        game = scene(
            "brannoc_vale",
            "sable_wick",
            at=[(1, 2), (5, 5)],
            monsters=[("ghoul", (2, 2))],
            abilities={0: abilities, 1: []},
            life={1: 1},
        )
        act(game, 0, "pass")
        act(game, 1, "pass")
        assert (options(game, 0) == ("strike", "decline")) is asked


@pytest.mark.rule("DP-REACT-01", "DP-ACTION-15")
def test_nobody_strikes_back_at_one_who_is_no_longer_beside_him() -> None:
    pushed = (*HIT, 5, 3, 3, 3, 3)
    game = face_off(*pushed, abilities={0: ["counterattack"]})
    monster(game).conditions["rooted"] = UNTIL_ENDED
    act(game, 0, "pass")
    assert place(game) == (0, 2)
    assert place(game, 10) == (2, 2)
    assert told(game, "damaged") == []
    assert "strike back" not in options(game, 0)


@pytest.mark.rule("DP-REACT-03")
def test_a_dark_warden_strikes_back_again_after_its_own_turn() -> None:
    game = face_off(foe="dark_warden", life={0: 9}, rules=STEADY)
    act(game, 0, "attack dark_warden 10")
    assert monster(game).has_reacted
    act(game, 0, "pass")
    assert monster(game).has_reacted is False
    act(game, 0, "attack dark_warden 10")
    assert len(told(game, "countered")) == 2


@pytest.mark.rule("DP-REACT-05")
def test_what_works_all_the_time_works_after_a_reaction_too() -> None:
    game = scene(
        "brannoc_vale",
        "dagna_ironlid",
        at=[(1, 2), (0, 2)],
        monsters=[("orc", (2, 2))],
        dice=HIT,
        abilities={0: ["stone_stance"], 1: ["shield_wall"]},
    )
    act(game, 0, "pass")
    hero(game).has_reacted = True
    act(game, 1, "nothing")
    hero(game, 1).has_reacted = True
    hero(game, 1).conditions["stunned"] = Duration.own_turns(2)
    act(game, 1, "pass")
    assert pools(game, "brannoc_vale defence") == [6]
    assert options(game, 0) == ("stand", "decline")


@pytest.mark.rule("DP-CONFLICT-58", "DP-REACT-01")
def test_no_closed_door_is_struck_through_by_who_is_commanded() -> None:
    for is_open in (True, False):
        game = scene(
            "brannoc_vale",
            "sable_wick",
            at=[(2, 0), (2, -1)],
            doors={"north": Door(is_open=is_open)},
            beyond={"north": "room_6x6"},
            monsters=[("orc", (5, 5))],
            commanded_turns={0: 1},
        )
        assert ("attack sable_wick 1" in options(game, 0)) is is_open


@pytest.mark.rule("DP-REACT-02", "DP-ACTION-15")
def test_nobody_strikes_at_a_friendly_beast_that_leaves() -> None:
    game = face_off(foe="wolf", abilities={0: ["attack_of_opportunity"]})
    act(game, 0, "pass")
    monster(game).side = "heroes"
    state_of(game).acting = 10
    assert [*leaving(game._table, monster(game))] == []
    monster(game).side = "monsters"
    assert next(leaving(game._table, monster(game))) is not None


@pytest.mark.rule("DP-REACT-02", "DP-ACTION-15")
def test_a_guardian_takes_no_blow_of_a_commanded_friend() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        "dagna_ironlid",
        at=[(1, 2), (2, 2), (2, 3)],
        monsters=[("orc", (5, 5))],
        abilities={0: [], 1: [], 2: ["guardian"]},
        commanded_turns={0: 1},
        dice=HIT,
    )
    act(game, 0, "attack sable_wick 1")
    assert 2 not in game.pending
    assert pools(game, "sable_wick defence") != []


@pytest.mark.rule("DP-ACTION-15")
@pytest.mark.parametrize("abilities", [["stone_stance"], []])
def test_who_stands_like_stone_is_not_blown_away(abilities: list[str]) -> None:
    game = face_off(abilities={0: abilities}, at=[(2, 2)], monsters=[("orc", (3, 2))])
    asked = next(blow_back(game._table, monster(game), hero(game), 1), None)
    assert (asked is not None) is bool(abilities)
    assert place(game) == ((2, 2) if abilities else (1, 2))
