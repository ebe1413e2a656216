"""Holes, traps and Loot of the Catacomb deck in both editions (CATA, CARD)."""

import pytest

from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    act,
    drawn,
    hero,
    options,
    place,
    told,
)

EXIT, HOLE = "catacomb_exit", "catacomb_hole_in_the_roof"


@pytest.mark.rule("DQ3-CATA-20", "DQR-CARD-03", "DQR-CATEXIT-01")
def test_who_passes_agility_may_climb_out_by_the_hole(edition: Edition) -> None:
    game = edition.below("hugo", HOLE, EXIT, tiles={"d4": "rotating_room_01"}, dice=[2, 2, 1])
    assert [test["attribute"] for test in told(game, "test_passed")] == ["agility"]
    assert options(game, 0) == ("surface", "stay below")
    stays = game.copy()
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "d4"
    act(stays, 0, "stay below")
    assert drawn(stays, "catacomb") == [HOLE, EXIT]


@pytest.mark.rule("DQ3-CATA-20", "DQ3-CATA-19")
def test_who_fails_at_the_hole_tries_again_or_draws_a_card_instead(edition: Edition) -> None:
    game = edition.below("hugo", HOLE, EXIT, dice=[3, 3])
    assert options(game, 0) == ("climb", "go on")
    assert game.pending[0].rule == f"{edition.code}-CARDS-CATACOMB-HOLE-IN-THE-ROOF"
    assert drawn(game, "catacomb") == [HOLE]


@pytest.mark.rule("DQ3-CATA-20")
@pytest.mark.parametrize("spends", [True, False])
def test_a_rope_spares_the_test_at_the_hole(edition: Edition, spends: bool) -> None:
    game = edition.below("hugo", HOLE, loot={0: ["corpse_rope"]}, dice=[6, 6])
    assert options(game, 0) == ("use corpse_rope", "decline")
    act(game, 0, "use corpse_rope" if spends else "decline")
    assert options(game, 0) == (("surface", "stay below") if spends else ("climb", "go on"))
    assert hero(game, 0).loot == ([] if spends else ["corpse_rope"])


@pytest.mark.rule("DQ3-CATA-16", "DQ3-CARD-19", "DQR-CARD-03")
def test_a_hidden_trap_below_is_a_trap_card(edition: Edition) -> None:
    game = edition.below(
        "hugo", "catacomb_hidden_trap", EXIT, top={"trap": ["trap_explosion"]}, skips={1: 99}
    )
    assert drawn(game, "trap") == ["trap_explosion"]
    assert hero(game, 0).wounds == 4
    assert len(told(game, "turn_skipped", 0)) >= 2
    assert hero(game, 0).row == ["catacomb_hidden_trap", EXIT]
