"""What the cards of the Trap and Door decks do in both editions (CARD)."""

import pytest

from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    SLEEP,
    act,
    cited,
    drawn,
    hero,
    is_over_for,
    options,
    outcomes,
    pile,
    place,
    told,
    turns_of,
)


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_poisonous_snakes_wound_by_a_die(edition: Edition, die: int) -> None:
    assert hero(edition.draws("trap_poisonous_snakes", dice=[die]), 0).wounds == die


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
@pytest.mark.parametrize(("die", "wounds"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_poisonous_gas_wounds_by_a_die_less_three(edition: Edition, die: int, wounds: int) -> None:
    game = edition.draws("trap_poisonous_gas", dice=[die, 1])
    assert hero(game, 0).wounds == wounds
    assert hero(game, 0).skips == 0


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
@pytest.mark.parametrize(("die", "turns"), [(1, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_poisonous_gas_costs_turns_by_a_second_die_less_three(
    edition: Edition, die: int, turns: int
) -> None:
    game = edition.draws("trap_poisonous_gas", dice=[1, die])
    assert (hero(game, 0).wounds, hero(game, 0).skips) == (0, turns)
    assert cited(game, "turns_lost") == (
        [f"{edition.code}-CARDS-TRAP-POISONOUS-GAS"] if turns else []
    )


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03", "DQR-GAP-41")
def test_a_hero_in_the_gas_really_loses_his_turns(edition: Edition) -> None:
    game = edition.draws("trap_poisonous_gas", dice=[6, 5], skips=SLEEP)
    assert turns_of(game, 0) == 4
    skipped = [event for event in game.events if event.kind == "turn_skipped"]
    cites = [event.rule for event in skipped if event.params["seat"] == 0]
    assert cites == [edition.own("DQ3-TURN-12", "DQR-GAP-41")] * 2
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
def test_an_explosion_costs_four_wounds_and_the_next_turn(edition: Edition) -> None:
    game = edition.draws("trap_explosion", skips=SLEEP)
    assert hero(game, 0).wounds == 4
    assert turns_of(game, 0) == 3
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
def test_armor_saves_a_hero_from_the_swinging_blade(edition: Edition) -> None:
    game = edition.draws("trap_swinging_blade", dice=[4, 5])
    assert outcomes(game) == [("passed", "armor", 9, 9)]
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("exploring", 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-19", "DQ3-DEATH-02", "DQR-CARD-03", "DQR-DEATH-02")
def test_the_swinging_blade_kills_whoever_fails(edition: Edition) -> None:
    game = edition.draws("trap_swinging_blade", dice=[4, 6])
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "trap_swinging_blade"}]
    assert (cited(game, "died"), told(game, "wounded")) == (
        [f"{edition.code}-CARDS-TRAP-SWINGING-BLADE"],
        [],
    )
    assert pile(game, "trap") == ["trap_swinging_blade"]


@pytest.mark.rule("DQ3-CARD-19", "DQR-CARD-03")
@pytest.mark.parametrize(
    ("name", "dice", "wounds"),
    [("hugo", (4, 5), 0), ("hugo", (5, 5), 1), ("hugo", (6, 6), 3), ("tatianna", (5, 6), 7)],
)
def test_the_crossfire_trap_wounds_by_how_much_the_roll_was_too_high(
    edition: Edition, name: str, dice: tuple[int, int], wounds: int
) -> None:
    assert hero(edition.draws("trap_crossfire_trap", hero=name, dice=dice), 0).wounds == wounds


@pytest.mark.rule("DQ3-CARD-20", "DQR-COMP-03")
def test_the_door_deck_mostly_opens(edition: Edition) -> None:
    cards = {card.id: (card.copies, card.type) for card in edition.content.decks["door"]}
    assert cards == {
        "door_opens": (8, "event"),
        "door_jammed": (3, "event"),
        "door_spear_trap": (3, "trap"),
        "door_shuffle": (1, "event"),
    }


@pytest.mark.rule("DQ3-CARD-20", "DQ3-DOOR-02", "DQR-CARD-03", "DQR-DOOR-03")
def test_an_open_door_lets_the_hero_go_on_for_this_move_only(edition: Edition) -> None:
    game = edition.draws("door_opens", "door_jammed", "dungeon_empty", skips=SLEEP)
    assert (place(game, 0), pile(game, "door")) == ("c3", ["door_opens"])
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    act(game, 0, "move south")
    assert drawn(game, "door") == ["door_opens", "door_jammed"]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQ3-CARD-20", "DQ3-DOOR-03", "DQR-CARD-03", "DQR-DOOR-03", "DQR-GAP-19")
def test_a_jammed_door_keeps_the_hero_where_he_is(edition: Edition) -> None:
    game = edition.draws("door_jammed")
    assert place(game, 0) == "c4"
    assert (hero(game, 0).wounds, pile(game, "door")) == (0, ["door_jammed"])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-20", "DQ3-DOOR-04", "DQR-CARD-03", "DQR-DOOR-03", "DQR-GAP-19")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_the_spear_trap_wounds_by_a_die_and_keeps_the_door_shut(edition: Edition, die: int) -> None:
    game = edition.draws("door_spear_trap", dice=[die])
    assert (hero(game, 0).wounds, place(game, 0)) == (die, "c4")
    assert pile(game, "door") == ["door_spear_trap"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-20", "DQR-CARD-03", "DQR-DOOR-05")
def test_each_try_at_a_door_is_another_card_in_another_turn(edition: Edition) -> None:
    game = edition.draws("door_jammed", "door_spear_trap", "door_opens", dice=[1], skips=SLEEP)
    act(game, 0, "move north")
    assert (turns_of(game, 0), place(game, 0)) == (3, "c4")
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert drawn(game, "door") == ["door_jammed", "door_spear_trap", "door_opens"]
