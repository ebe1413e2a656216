"""What still happens to a hero who falls unconscious, and that he never lies there dead."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.third.rules.drawing import draws, enters
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, place, scene, told

WAIT = Rules(death_can_wait=True)


@pytest.mark.rule("DQ3-VAR-WAIT-08", "DQ3-VAR-WAIT-04")
@pytest.mark.parametrize(
    ("wounds", "left", "clause"),
    [(10, 8, "DQ3-VAR-WAIT-04"), (15, 10, "DQ3-VAR-WAIT-04"), (25, 15, "DQ3-VAR-WAIT-04"),
     (26, 15, "DQ3-VAR-WAIT-08"), (40, 15, "DQ3-VAR-WAIT-08")],
)  # fmt: skip
def test_half_of_the_wounds_go_or_so_many_that_the_hero_lives(
    wounds: int, left: int, clause: str
) -> None:
    """Hugo has Life 16, and the snakes bite with a six."""
    game = draws("trap_poisonous_snakes", rules=WAIT, wounds={0: wounds}, dice=[6, 1])
    assert hero(game, 0).wounds == left < CONTENT.heroes["hugo"].life
    assert cited(game, "healed") == [clause]
    assert hero(game, 0).status == "exploring"


@pytest.mark.rule("DQ3-CARDS-TRAP-EXPLOSION", "DQ3-VAR-WAIT-05")
def test_an_explosion_that_knocks_a_hero_unconscious_still_costs_his_next_turn() -> None:
    game = draws("trap_explosion", rules=WAIT, wounds={0: 13}, dice=[1])
    assert len(told(game, "unconscious")) == 1
    assert hero(game, 0).skips == 1
    act(game, 1, "move south")
    assert [lost["seat"] for lost in told(game, "turn_skipped")] == [0]


@pytest.mark.rule("DQ3-CARDS-TRAP-EXPLOSION", "DQ3-DEATH-06")
def test_an_explosion_that_kills_costs_no_turn() -> None:
    game = draws("trap_explosion", wounds={0: 13})
    assert hero(game, 0).status == "dead"
    assert told(game, "turns_lost") == []


@pytest.mark.rule("DQ3-CARDS-TRAP-POISONOUS-GAS", "DQ3-VAR-WAIT-05")
def test_gas_that_knocks_a_hero_unconscious_still_costs_turns() -> None:
    game = draws("trap_poisonous_gas", rules=WAIT, wounds={0: 15}, dice=[6, 1, 5])
    assert len(told(game, "unconscious")) == 1
    assert hero(game, 0).skips == 2


@pytest.mark.rule("DQ3-DRAGON-10", "DQ3-VAR-WAIT-01")
def test_a_hero_whom_the_dragon_knocks_unconscious_is_put_outside() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["g4"],
        tiles={"g4": "chamber_01", "f5": "chamber_01"},
        top={"dragon": ["dragon_dragon_rage"]},
        wounds={0: 14},
        dice=[6, 6, 1],
        rules=WAIT,
    )
    act(game, 0, "move south")
    assert len(told(game, "unconscious")) == 1
    assert game.pending[0].rule == "DQ3-DRAGON-10"
    act(game, 0, "move west f5")
    assert (place(game, 0), hero(game, 0).owes_encounter) == ("f5", True)
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DRAGON-10", "DQ3-DRAGON-23")
def test_a_hero_whom_the_dragon_kills_is_put_nowhere() -> None:
    game = enters("chamber_01", at=["g4"], tiles={"g4": "chamber_01"}, wounds={0: 14},
                  top={"dragon": ["dragon_dragon_rage"]}, dice=[6, 6])  # fmt: skip
    act(game, 0, "move south")
    assert hero(game, 0).status == "dead"
    assert 0 not in game.pending
