"""What every card of the Trap and Door decks does (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import SLEEP, draws, is_over_for, pile, turns_of
from tests.games.dungeonquest.third.rules.scene import act, cited, hero, options, place, told


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
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_poisonous_snakes_wound_by_a_die(die: int) -> None:
    assert hero(draws("trap_poisonous_snakes", dice=[die]), 0).wounds == die


@pytest.mark.rule("DQ3-CARD-19")
@pytest.mark.parametrize(("die", "wounds"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_poisonous_gas_wounds_by_a_die_less_three(die: int, wounds: int) -> None:
    game = draws("trap_poisonous_gas", dice=[die, 1])
    assert hero(game, 0).wounds == wounds
    assert hero(game, 0).skips == 0


@pytest.mark.rule("DQ3-CARD-19")
@pytest.mark.parametrize(("die", "turns"), [(1, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_poisonous_gas_costs_turns_by_a_second_die_less_three(die: int, turns: int) -> None:
    game = draws("trap_poisonous_gas", dice=[1, die])
    assert (hero(game, 0).wounds, hero(game, 0).skips) == (0, turns)
    assert cited(game, "turns_lost") == (["DQ3-CARDS-TRAP-POISONOUS-GAS"] if turns else [])


@pytest.mark.rule("DQ3-CARD-19")
def test_a_hero_in_the_gas_really_loses_his_turns() -> None:
    game = draws("trap_poisonous_gas", dice=[6, 5], skips=SLEEP)
    assert turns_of(game, 0) == 4
    assert len([skip for skip in told(game, "turn_skipped") if skip["seat"] == 0]) == 2
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-19")
def test_an_explosion_costs_four_wounds_and_the_next_turn() -> None:
    game = draws("trap_explosion", skips=SLEEP)
    assert hero(game, 0).wounds == 4
    assert turns_of(game, 0) == 3
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-19")
def test_armor_saves_a_hero_from_the_swinging_blade() -> None:
    game = draws("trap_swinging_blade", dice=[4, 5])
    assert told(game, "test_passed")[0]["attribute"] == "armor"
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("exploring", 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-19", "DQ3-DEATH-02")
def test_the_swinging_blade_kills_whoever_fails() -> None:
    game = draws("trap_swinging_blade", dice=[4, 6])
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "trap_swinging_blade"}]
    assert not told(game, "wounded")
    assert pile(game, "trap") == ["trap_swinging_blade"]


@pytest.mark.rule("DQ3-CARD-19")
@pytest.mark.parametrize(
    ("name", "dice", "wounds"),
    [("hugo", (4, 5), 0), ("hugo", (5, 5), 1), ("hugo", (6, 6), 3), ("tatianna", (5, 6), 7)],
)
def test_the_crossfire_trap_wounds_by_how_much_the_roll_was_too_high(
    name: str, dice: tuple[int, int], wounds: int
) -> None:
    assert hero(draws("trap_crossfire_trap", hero=name, dice=dice), 0).wounds == wounds


@pytest.mark.rule("DQ3-CARD-19")
def test_a_failure_in_the_crossfire_leaves_no_determination() -> None:
    assert hero(draws("trap_crossfire_trap", dice=[6, 6]), 0).determination == {}


# -- doors -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-20")
def test_the_door_deck_mostly_opens() -> None:
    cards = {card.id: (card.copies, card.type) for card in CONTENT.decks["door"]}
    assert cards == {
        "door_opens": (8, "event"),
        "door_jammed": (3, "event"),
        "door_spear_trap": (3, "trap"),
        "door_shuffle": (1, "event"),
    }


@pytest.mark.rule("DQ3-CARD-20", "DQ3-DOOR-02")
def test_an_open_door_lets_the_hero_go_on() -> None:
    game = draws("door_opens", "dungeon_empty")
    assert place(game, 0) == "c3"
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["door", "dungeon"]
    assert pile(game, "door") == ["door_opens"]


@pytest.mark.rule("DQ3-CARD-20", "DQ3-DOOR-03")
def test_a_jammed_door_keeps_the_hero_where_he_is() -> None:
    game = draws("door_jammed")
    assert place(game, 0) == "c4"
    assert (hero(game, 0).wounds, pile(game, "door")) == (0, ["door_jammed"])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-20", "DQ3-DOOR-04")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_spear_trap_wounds_by_a_die_and_keeps_the_door_shut(die: int) -> None:
    game = draws("door_spear_trap", dice=[die])
    assert hero(game, 0).wounds == die
    assert place(game, 0) == "c4"
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-20")
def test_each_try_at_a_door_is_another_card_in_another_turn() -> None:
    game = draws("door_jammed", "door_spear_trap", "door_opens", dice=[1], skips=SLEEP)
    assert turns_of(game, 0) == 2
    act(game, 0, "move north")
    assert turns_of(game, 0) == 3
    assert place(game, 0) == "c4"
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    doors = [drawn["card"] for drawn in told(game, "card_drawn") if drawn["deck"] == "door"]
    assert doors == ["door_jammed", "door_spear_trap", "door_opens"]
