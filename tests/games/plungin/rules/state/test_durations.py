"""How long conditions last, and that it survives copies and saves (COND, SPELL)."""

import pytest

from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.plain import from_plain, to_plain
from tests.games.plungin.rules.scene import hero, scene, state_of

KINDS = {
    "until ended": (UNTIL_ENDED, (True, False, 0, 0, 0)),
    "rounds": (Duration.rounds(3), (False, False, 3, 0, 0)),
    "own turns": (Duration.own_turns(2), (False, False, 0, 2, 0)),
    "turns of the causer": (Duration.causers_turns(2), (False, False, 0, 0, 2)),
    "fight": (Duration.for_fight(), (False, True, 0, 0, 0)),
}


@pytest.mark.rule("DP-COND-04", "DP-SPELL-20")
@pytest.mark.parametrize("kind", KINDS)
def test_a_duration_counts_one_thing_only(kind: str) -> None:
    lasts, expected = KINDS[kind]
    counted = (lasts.rounds_left, lasts.own_turns_left, lasts.causers_turns_left)
    assert (lasts.is_until_ended, lasts.is_for_fight, *counted) == expected


def test_a_round_or_turn_less() -> None:
    assert Duration.rounds(3).less() == Duration.rounds(2)
    assert Duration.own_turns(2).less() == Duration.own_turns(1)
    assert Duration.causers_turns(2).less() == Duration.causers_turns(1)


@pytest.mark.parametrize("kind", KINDS)
def test_copies_and_saves_keep_how_long_a_condition_lasts(kind: str) -> None:
    lasts, _ = KINDS[kind]
    game = scene()
    hero(game).conditions["slowed"] = lasts
    twin = state_of(game).copy().heroes[0]
    saved = from_plain(State, to_plain(state_of(game)), "save").heroes[0]
    for one in (twin, saved):
        assert one.conditions == {"slowed": lasts}
        assert isinstance(one.conditions["slowed"], Duration)
