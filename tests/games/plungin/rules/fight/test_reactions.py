"""Reactions: one between two own turns, whatever it is (REACT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.durations import Duration
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import damage, face_off, pools, struck
from tests.games.plungin.rules.scene import (
    STEADY,
    act,
    cited,
    hero,
    monster,
    options,
    place,
    scene,
    told,
)

MISS = (3, 3, 3, 3, 3, 3)
HIT = (5, 3, 3, 3, 3, 3)
BACK = {0: ["counterattack"]}
PASSING = {0: ["attack_of_opportunity"]}


def three_orcs(*dice: int, abilities: dict[int, list[str]]) -> Game:
    """Three orcs around a hero who waits for them."""
    around = [("orc", (2, 2)), ("orc", (1, 1)), ("orc", (1, 3))]
    return struck(*dice, monsters=around, abilities=abilities, rules=STEADY)


@pytest.mark.rule("DP-REACT-01", "DP-REACT-02")
@pytest.mark.parametrize("dice", [(*MISS, 5, 3, 3, 3, 3), (*HIT, 5, 3, 3, 3, 3)])
def test_who_is_attacked_in_vain_may_strike_back(dice: tuple[int, ...]) -> None:
    game = struck(*dice, *[5] * 6, abilities=BACK)
    assert options(game, 0) == ("strike back", "decline")
    assert game.pending[0].rule == "DP-ENTRY-ABILITY-COUNTERATTACK"
    act(game, 0, "strike back")
    assert pools(game, "brannoc_vale attack") == [6]
    assert told(game, "monster_killed")
    assert cited(game, "countered") == ["DP-ENTRY-ABILITY-COUNTERATTACK"]


@pytest.mark.rule("DP-REACT-02")
def test_nobody_strikes_back_without_the_ability_or_when_he_is_hurt() -> None:
    assert "strike back" not in options(struck(*MISS), 0)
    hurt = struck(5, 5, 3, 3, 3, 3, 5, 3, 3, 3, 3, abilities=BACK)
    assert damage(hurt) == [1]
    assert "strike back" not in options(hurt, 0)


@pytest.mark.rule("DP-REACT-01")
def test_the_attacker_must_still_be_adjacent() -> None:
    archer = struck(abilities=BACK, monsters=[("orc_archer", (4, 2))])
    assert pools(archer, "attack") == [5]
    assert "strike back" not in options(archer, 0)


@pytest.mark.rule("DP-REACT-01")
def test_a_rapier_strikes_back_with_a_die_more_and_a_kill_may_be_followed() -> None:
    rapier: dict[str, Any] = {"who": "sable_wick", "hands": {0: ["rapier", ""]}}
    game = struck(*MISS, *[5] * 6, abilities=BACK, **rapier)
    act(game, 0, "strike back")
    assert pools(game, "sable_wick attack") == [6]
    assert options(game, 0) == ("advance", "decline")


@pytest.mark.rule("DP-REACT-03", "DP-EX-20")
def test_only_one_reaction_between_two_own_turns() -> None:
    game = three_orcs(abilities=BACK)
    act(game, 0, "strike back")
    assert len(told(game, "countered")) == 1
    assert len(pools(game, "attack")) == 4
    assert "pass" in options(game, 0)
    act(game, 0, "pass")
    assert options(game, 0) == ("strike back", "decline")


@pytest.mark.rule("DP-REACT-03")
def test_who_declines_keeps_his_reaction() -> None:
    game = three_orcs(abilities=BACK)
    act(game, 0, "decline")
    assert options(game, 0) == ("strike back", "decline")


def running_past(*dice: int, abilities: list[str], **more: Any) -> Game:
    """A goblin beside one hero runs to another, weaker one: it must leave its square."""
    return scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 2), (5, 5)],
        monsters=[("ghoul", (2, 2))],
        dice=dice,
        abilities={0: abilities, 1: []},
        life={0: 9, 1: 1},
        **more,
    )


@pytest.mark.rule("DP-REACT-02", "DP-REACT-04")
def test_a_monster_that_leaves_may_be_struck_with_a_die_less_and_stays_if_it_is_hurt() -> None:
    game = running_past(5, 3, 3, 3, 3, abilities=["attack_of_opportunity"])
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert options(game, 0) == ("strike", "decline")
    act(game, 0, "strike")
    assert pools(game, "brannoc_vale attack") == [5]
    assert damage(game) == [1]
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-REACT-02")
def test_a_monster_that_is_struck_in_vain_goes_on_and_is_not_pushed() -> None:
    game = running_past(5, 3, 3, 3, 3, 5, 3, 3, 3, abilities=["attack_of_opportunity"])
    act(game, 0, "pass")
    act(game, 1, "pass")
    act(game, 0, "strike")
    assert damage(game) == []
    assert told(game, "pushed") == []
    assert place(game, 10) != (2, 2)


@pytest.mark.rule("DP-REACT-04", "DP-EX-21")
def test_all_reactions_share_the_limit() -> None:
    both = ["counterattack", "attack_of_opportunity"]
    game = running_past(abilities=both)
    hero(game).has_reacted = False
    act(game, 0, "pass")
    act(game, 1, "pass")
    assert options(game, 0) == ("strike", "decline")
    again = running_past(abilities=both)
    act(again, 0, "pass")
    hero(again).has_reacted = True
    act(again, 1, "pass")
    assert "strike" not in options(again, 0)
    assert place(again, 10) != (2, 2)


@pytest.mark.rule("DP-REACT-04", "DP-EX-21")
def test_who_has_struck_back_cannot_strike_in_passing() -> None:
    game = three_orcs(abilities={0: ["counterattack", "attack_of_opportunity"]})
    act(game, 0, "strike back")
    assert hero(game).has_reacted is False
    assert len(told(game, "countered")) == 1


def guarded(*dice: int, **more: Any) -> Game:
    """An orc attacks the thief, and the bulwark stands beside her."""
    game = scene(
        "sable_wick",
        "dagna_ironlid",
        at=[(1, 2), (1, 3)],
        monsters=[("orc", (2, 2))],
        dice=dice,
        abilities={0: [], 1: ["guardian"]},
        **more,
    )
    act(game, 0, "pass")
    act(game, 1, "pass")
    return game


@pytest.mark.rule("DP-REACT-02")
def test_a_guardian_changes_places_with_a_neighbour_and_is_attacked() -> None:
    game = guarded(*HIT)
    assert options(game, 1) == ("guard", "decline")
    act(game, 1, "guard")
    assert place(game) == (1, 3)
    assert pools(game, "dagna_ironlid defence") == [6]
    assert hero(game, 1).life == 7
    assert hero(game).life == 7


@pytest.mark.rule("DP-REACT-02")
@pytest.mark.parametrize("held", [{0: {"rooted": 9}}, {1: {"trapped": 0}}])
def test_nobody_guards_when_one_of_the_two_is_held(held: dict[int, dict[str, int]]) -> None:
    assert options(guarded(*HIT, conditions=held), 1) != ("guard", "decline")


@pytest.mark.rule("DP-REACT-02", "DP-REACT-03", "DP-ACTION-15")
def test_dodging_gives_two_dice_against_a_shot_but_not_against_a_blow() -> None:
    archer = [("orc_archer", (4, 2))]
    game = struck(5, 5, 5, abilities={0: ["dodge"]}, monsters=archer)
    assert options(game, 0) == ("dodge", "decline")
    act(game, 0, "dodge")
    assert pools(game, "defence") == [7]
    declined = struck(5, 5, 5, abilities={0: ["dodge"]}, monsters=archer)
    act(declined, 0, "decline")
    assert pools(declined, "defence") == [5]
    assert pools(struck(*HIT, abilities={0: ["dodge"]}), "defence") == [5]


@pytest.mark.rule("DP-REACT-01")
def test_a_dark_warden_strikes_back_by_itself_but_once() -> None:
    game = face_off(foe="dark_warden", hands={0: ["sword", ""]}, rules=STEADY)
    act(game, 0, "attack dark_warden 10")
    assert pools(game, "attack") == [6, 7]
    assert monster(game).has_reacted


@pytest.mark.rule("DP-REACT-01")
def test_no_reaction_in_ones_own_turn() -> None:
    game = face_off(foe="dark_warden", abilities=BACK, rules=STEADY)
    act(game, 0, "attack dark_warden 10")
    assert pools(game, "attack") == [6, 7]
    assert "strike back" not in options(game, 0)


@pytest.mark.rule("DP-REACT-06", "DP-FUMBLE-02")
@pytest.mark.parametrize(("held", "attacks"), [("stunned", 1), ("paralysis", 2), ("trapped", 1)])
def test_the_stunned_the_paralysed_and_the_trapped_do_not_strike_back(
    held: str, attacks: int
) -> None:
    game = face_off(abilities=BACK)
    hero(game).conditions[held] = Duration.own_turns(2 if held == "paralysis" else 0)
    act(game, 0, "pass")
    assert pools(game, "attack") == [6] * attacks
