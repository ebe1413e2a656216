"""What cards of the Trap and Door decks do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import draws
from tests.games.dungeonquest.third.rules.scene import hero


@pytest.mark.rule("DQ3-CARD-19")
def test_the_trap_deck_is_full_of_deadly_devices() -> None:
    cards = {card.id: (card.copies, card.type) for card in CONTENT.decks["trap"]}
    assert cards == {
        "trap_trapdoor": (3, "trap"),
        "trap_poisonous_snakes": (2, "trap"),
        "trap_poisonous_gas": (2, "trap"),
        "trap_ceiling_collapses": (2, "trap"),
        "trap_explosion": (2, "trap"),
        "trap_swinging_blade": (1, "trap"),
        "trap_crossfire_trap": (2, "trap"),
        "trap_shuffle": (1, "event"),
    }


@pytest.mark.rule("DQ3-CARD-19")
def test_a_failure_in_the_crossfire_leaves_no_determination() -> None:
    assert hero(draws("trap_crossfire_trap", dice=[6, 6]), 0).determination == {}
