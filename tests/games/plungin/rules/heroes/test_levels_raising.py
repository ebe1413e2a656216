"""Levels looked at closely: raising stats, and shares that are left (XP)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.state.state import Rules
from tests.games.plungin.rules.scene import act, cited, hero, options, state_of, told
from tests.games.plungin.rules.village_scene import go_on, village

FOUR = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")


def risen(exp: int, name: str = "sable_wick", **facts: Any) -> Any:
    """A hero who comes home with so much experience."""
    return village(name, party={"exp": exp}, **facts)


@pytest.mark.rule("DP-XP-11")
def test_no_stat_is_raised_twice_by_one_level() -> None:
    game = risen(200)
    act(game, 0, "raise WIT")
    assert "raise WIT" not in options(game, 0)
    assert "raise ATK" in options(game, 0)


@pytest.mark.rule("DP-XP-11")
def test_the_next_level_may_raise_the_same_stat_again() -> None:
    game = risen(450)
    act(game, 0, "raise WIT", "raise ATK")
    assert "raise WIT" in options(game, 0)
    assert (hero(game).level, hero(game).points) == (3, 1)


@pytest.mark.rule("DP-XP-11")
@pytest.mark.parametrize(("stat", "life"), [("LIFE", 8), ("ATK", 7), ("MOV", 7)])
def test_only_a_raised_life_raises_the_life_that_is_left(stat: str, life: int) -> None:
    game = risen(200)
    before = hero(game).stats[stat]  # type: ignore[index]
    act(game, 0, f"raise {stat}")
    assert hero(game).stats[stat] == before + 1  # type: ignore[index]
    assert hero(game).life == life
    assert hero(game).was_faster == (stat == "MOV")


@pytest.mark.rule("DP-XP-11")
def test_a_level_is_told_and_asks_with_its_clause() -> None:
    game = risen(200)
    assert cited(game, "level_gained") == ["DP-XP-11"]
    assert told(game, "level_gained")[0]["level"] == 2
    assert game.pending[0].rule == "DP-XP-11"
    assert options(game, 0)[-1] == "save"
    assert hero(game).points == 2


@pytest.mark.rule("DP-XP-11", "DP-XP-02")
@pytest.mark.parametrize(("exp", "level"), [(199, 1), (200, 2), (201, 2)])
def test_a_level_is_reached_at_its_threshold(exp: int, level: int) -> None:
    assert hero(risen(exp)).level == level


@pytest.mark.rule("DP-CONFLICT-81")
def test_a_share_that_is_left_is_told_and_may_bring_a_level() -> None:
    game = village(*FOUR[:2], party={"exp": 300}, status={1: "dead"})
    assert (hero(game).exp, hero(game).level) == (150, 1)
    go_on(game)
    assert (hero(game).exp, hero(game).level) == (300, 2)
    assert [one["amount"] for one in told(game, "experience_share")] == [150, 150]
    assert cited(game, "experience_share") == ["DP-XP-10", "DP-CONFLICT-81"]
    assert state_of(game).party.due == 0


@pytest.mark.rule("DP-XP-10", "DP-CONFLICT-81")
def test_neither_the_escort_nor_who_is_gone_has_a_share() -> None:
    game = village(*FOUR, party={"exp": 100}, is_escort={3: True}, status={2: "gone"})
    assert [hero(game, one).exp for one in range(4)] == [50, 50, 0, 0]


@pytest.mark.rule("DP-CONFLICT-81")
def test_nothing_is_told_on_leaving_when_everybody_had_his_share() -> None:
    game = village(*FOUR, party={"exp": 100})
    go_on(game)
    assert cited(game, "experience_share") == ["DP-XP-10"] * 4
    assert [hero(game, one).exp for one in range(4)] == [25] * 4


@pytest.mark.rule("DP-VAR-XP-01")
@pytest.mark.parametrize(("shared", "pile"), [(True, 40), (False, 0)])
def test_only_shared_experience_goes_on_the_pile(shared: bool, pile: int) -> None:
    game = risen(40, rules=Rules(campaign=True, shared_experience=shared))
    assert state_of(game).party.pile == pile
    assert hero(game).exp == (10 if shared else 40)
