"""Every question and event of a fight says by which clause it comes (REACT, PUSH, ACTION)."""

import pytest

from delvers.games.plungin.rules.books.clauses import clause_of
from tests.games.plungin.rules.fights import blow, face_off, struck
from tests.games.plungin.rules.scene import act, cited, options, scene

HIT = (5, 3, 3, 3, 3, 3)


@pytest.mark.rule("DP-PUSH-03", "DP-PUSH-05")
@pytest.mark.parametrize(("dice", "clause"), [(HIT, "DP-PUSH-03"), ([5] * 6, "DP-PUSH-05")])
def test_an_advance_cites_why_the_square_is_free(dice: tuple[int, ...], clause: str) -> None:
    game = blow(*dice)
    act(game, 0, "advance")
    assert cited(game, "advanced") == [clause]


@pytest.mark.rule("DP-PUSH-08")
def test_to_stand_against_a_push_is_asked_by_its_clause() -> None:
    game = struck(*HIT, abilities={0: ["stone_stance"]})
    assert game.pending[0].rule == "DP-PUSH-08"


@pytest.mark.rule("DP-REACT-02")
def test_reactions_are_asked_for_by_their_clause() -> None:
    shot = struck(5, 5, 5, abilities={0: ["dodge"]}, monsters=[("orc_archer", (4, 2))])
    assert options(shot, 0) == ("dodge", "decline")
    assert shot.pending[0].rule == "DP-ENTRY-ABILITY-DODGE"
    for ability, option, foe in (
        ("guardian", "guard", "orc"),
        ("attack_of_opportunity", "strike", "ghoul"),
    ):
        game = scene(
            "brannoc_vale",
            "sable_wick",
            at=[(1, 2), (1, 3) if option == "guard" else (5, 5)],
            monsters=[(foe, (1, 4) if option == "guard" else (2, 2))],
            abilities={0: [ability], 1: []},
            life={1: 1},
        )
        act(game, 0, "pass")
        act(game, 1, "pass")
        assert options(game, 0) == (option, "decline")
        assert game.pending[0].rule == clause_of("ability", ability, "")


@pytest.mark.rule("DP-ROUND-06")
def test_the_actions_of_a_turn_are_asked_for_by_their_clause() -> None:
    assert face_off().pending[0].rule == "DP-ROUND-06"


@pytest.mark.rule("DP-ACTION-15", "DP-ACTION-16")
def test_a_charge_cites_that_it_is_an_ability_and_an_attack() -> None:
    game = face_off(at=[(0, 2)], monsters=[("ogre", (4, 2))], abilities={0: ["charge"]})
    act(game, 0, "ability charge")
    assert cited(game, "ability_used") == ["DP-ENTRY-ABILITY-CHARGE"]
    assert cited(game, "charged") == ["DP-ACTION-16"]


@pytest.mark.rule("DP-CHECK-03")
def test_holding_on_cites_the_clause_of_special_rules() -> None:
    game = struck(*[5] * 6, life={0: 2}, abilities={0: ["trait_too_angry_to_die"]})
    assert cited(game, "held_on") == ["DP-ENTRY-RACE-HALF-ORC"]
