"""What cards of the Trap and Door decks do in this edition only (CARD)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.drawing import (
    draws,
    is_over_for,
    outcomes,
    pile,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    told,
)


@pytest.mark.rule("DQR-COMP-03")
def test_the_trap_deck_is_made_of_these_cards() -> None:
    cards = {card.id: (card.copies, card.type) for card in CONTENT.decks["trap"]}
    assert cards == {
        "trap_trapdoor": (2, "trap"),
        "trap_poisonous_snakes": (2, "trap"),
        "trap_poisonous_gas": (2, "trap"),
        "trap_ceiling_collapses": (2, "trap"),
        "trap_explosion": (2, "trap"),
        "trap_swinging_blade": (2, "trap"),
        "trap_crossfire_trap": (2, "trap"),
        "trap_shuffle": (1, "event"),
    }


# -- trapdoor --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
def test_agility_saves_a_hero_from_the_trapdoor() -> None:
    game = draws("trap_trapdoor", dice=[2, 3])
    assert outcomes(game) == [("passed", "agility", 5, 5)]
    assert cited(game, "rolled") == ["DQR-CARDS-TRAP-TRAPDOOR"]
    assert (hero(game, 0).wounds, place(game, 0)) == (0, "c3")
    assert (pile(game, "trap"), hero(game, 0).kept) == (["trap_trapdoor"], [])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-CATA-01", "DQR-CATA-08")
def test_who_fails_at_the_trapdoor_suffers_a_wound_and_falls_into_the_catacombs() -> None:
    game = draws("trap_trapdoor", dice=[3, 3])
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (1, 1)
    assert options(game, 0) == ("head north", "head east", "head south", "head west")
    act(game, 0, "head west")
    assert (hero(game, 0).status, place(game, 0), hero(game, 0).heading) == ("below", "c3", 3)
    assert (cited(game, "wounded"), cited(game, "descended")) == (
        ["DQR-CARDS-TRAP-TRAPDOOR"],
        ["DQR-CARDS-TRAP-TRAPDOOR"],
    )
    assert pile(game, "trap") == ["trap_trapdoor"]
    assert is_over_for(game, 0)
    assert drawn(game, "catacomb") == []


@pytest.mark.rule("DQR-CARD-03")
def test_a_trapdoor_in_the_catacombs_only_wounds() -> None:
    given: Any = {"top": {"trap": ["trap_trapdoor"]}, "dice": [6, 6]}
    game = below("hugo", "catacomb_hidden_trap", "catacomb_exit", **given)
    assert (hero(game, 0).wounds, hero(game, 0).heading, place(game, 0)) == (1, 1, "c3")
    assert hero(game, 0).row == ["catacomb_hidden_trap", "catacomb_exit"]
    assert told(game, "descended") == []


@pytest.mark.rule("DQR-CARD-03", "DQR-DEATH-06")
def test_who_dies_at_the_trapdoor_does_not_fall() -> None:
    game = draws("trap_trapdoor", dice=[6, 6], wounds={0: 15})
    assert (hero(game, 0).status, told(game, "descended")) == ("dead", [])
    assert pile(game, "trap") == ["trap_trapdoor"]


# -- doors -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-DETERM-01")
@pytest.mark.parametrize(("dice", "tokens"), [((4, 5), 0), ((5, 5), 1), ((6, 6), 1)])
def test_a_failure_in_the_crossfire_earns_determination(dice: tuple[int, int], tokens: int) -> None:
    assert hero(draws("trap_crossfire_trap", dice=dice), 0).determination == tokens
