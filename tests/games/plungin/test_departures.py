"""Who dies or leaves in the middle of something: what goes on without him, what ends (DEATH)."""

from typing import Any

import pytest

from delvers.games.plungin.fixtures import Hazard
from delvers.games.plungin.grid import square_at
from delvers.kernel.game import Game
from tests.games.plungin.scene import act, hero, options, place, scene, state_of, told

PAIR = ("brannoc_vale", "sable_wick")


def duo(*dice: int, **more: Any) -> Game:
    """Brannoc, whose turn it is, with 1 LIFE, and Sable far away."""
    facts: dict[str, Any] = {
        "at": [(2, 2), (5, 5)],
        "abilities": {0: [], 1: []},
        "life": {0: 1},
        "seats": 1,
        "dice": dice,
    }
    game = scene(*PAIR, **{**facts, **more})
    act(game, 0, "act brannoc_vale")
    return game


@pytest.mark.rule("DP-DEATH-03", "DP-ACTION-15")
def test_a_hero_who_dies_in_a_whirl_strikes_no_more() -> None:
    axe = "cursed_thirsting_axe"
    game = duo(
        abilities={0: ["whirl_attack"], 1: []},
        hands={0: [axe, axe], 1: ["", ""]},
        monsters=[("orc", (1, 2)), ("orc", (3, 2)), ("orc", (2, 3))],
    )
    act(game, 0, "ability whirl_attack", "on orc 10")
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert len([one for one in told(game, "rolled") if "attack" in str(one["why"])]) == 1


@pytest.mark.rule("DP-TRAPLIST-22", "DP-SPELL-20")
def test_who_jumps_out_of_a_pit_is_not_burnt_by_what_burns_in_it() -> None:
    game = duo(5, 5, 5, 5, 5, 5, life={0: 9})
    pit = [square_at(3, 2)]
    state_of(game).hazards += [Hazard("pit_trap", pit, tile=0), Hazard("burning_oil", pit, 3, 0, 5)]
    act(game, 0, "move", "east")
    act(game, 0, next(one for one in options(game, 0) if one.startswith("square")))
    assert told(game, "jumped")
    assert not told(game, "damaged")
    assert place(game) != (3, 2)
    assert hero(game).life == 9
