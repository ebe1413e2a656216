"""What every card of the Trap and Door decks does (CARD)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.card_scenes import (
    SLEEP,
    draws,
    is_over_for,
    outcomes,
    pile,
    turns_of,
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


# -- wounds and lost turns -------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("die", [1, 3, 6])
def test_poisonous_snakes_wound_by_a_die(die: int) -> None:
    assert hero(draws("trap_poisonous_snakes", dice=[die]), 0).wounds == die


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("die", "wounds"), [(1, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_poisonous_gas_wounds_by_a_die_less_three(die: int, wounds: int) -> None:
    game = draws("trap_poisonous_gas", dice=[die, 1])
    assert (hero(game, 0).wounds, hero(game, 0).skips) == (wounds, 0)


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(("die", "turns"), [(1, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_poisonous_gas_costs_turns_by_a_second_die_less_three(die: int, turns: int) -> None:
    game = draws("trap_poisonous_gas", dice=[1, die])
    assert (hero(game, 0).wounds, hero(game, 0).skips) == (0, turns)
    assert cited(game, "turns_lost") == (["DQR-CARDS-TRAP-POISONOUS-GAS"] if turns else [])


@pytest.mark.rule("DQR-CARD-03", "DQR-GAP-41")
def test_a_hero_in_the_gas_really_loses_his_turns() -> None:
    game = draws("trap_poisonous_gas", dice=[6, 5], skips=SLEEP)
    assert turns_of(game, 0) == 4
    skipped = [event for event in game.events if event.kind == "turn_skipped"]
    assert [event.rule for event in skipped if event.params["seat"] == 0] == ["DQR-GAP-41"] * 2
    assert "move south" in options(game, 0)


@pytest.mark.rule("DQR-CARD-03")
def test_an_explosion_costs_four_wounds_and_the_next_turn() -> None:
    game = draws("trap_explosion", skips=SLEEP)
    assert hero(game, 0).wounds == 4
    assert turns_of(game, 0) == 3
    assert "move south" in options(game, 0)


# -- armor -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03")
def test_armor_saves_a_hero_from_the_swinging_blade() -> None:
    game = draws("trap_swinging_blade", dice=[4, 5])
    assert outcomes(game) == [("passed", "armor", 9, 9)]
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("exploring", 0)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-DEATH-02")
def test_the_swinging_blade_kills_whoever_fails() -> None:
    game = draws("trap_swinging_blade", dice=[4, 6])
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "trap_swinging_blade"}]
    assert (cited(game, "died"), told(game, "wounded")) == (["DQR-CARDS-TRAP-SWINGING-BLADE"], [])
    assert pile(game, "trap") == ["trap_swinging_blade"]


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize(
    ("name", "dice", "wounds"),
    [("hugo", (4, 5), 0), ("hugo", (5, 5), 1), ("hugo", (6, 6), 3), ("tatianna", (5, 6), 7)],
)
def test_the_crossfire_trap_wounds_by_how_much_the_roll_was_too_high(
    name: str, dice: tuple[int, int], wounds: int
) -> None:
    game = draws("trap_crossfire_trap", hero=name, dice=dice)
    assert hero(game, 0).wounds == wounds
    assert hero(game, 0).determination == (1 if wounds else 0)


# -- doors -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-COMP-03")
def test_the_door_deck_mostly_opens() -> None:
    cards = {card.id: (card.copies, card.type) for card in CONTENT.decks["door"]}
    assert cards == {
        "door_opens": (8, "event"),
        "door_jammed": (3, "event"),
        "door_spear_trap": (3, "trap"),
        "door_shuffle": (1, "event"),
    }


@pytest.mark.rule("DQR-CARD-03", "DQR-DOOR-03")
def test_an_open_door_lets_the_hero_go_on_for_this_move_only() -> None:
    game = draws("door_opens", "door_jammed", "dungeon_empty", skips=SLEEP)
    assert (place(game, 0), pile(game, "door")) == ("c3", ["door_opens"])
    assert drawn(game, "dungeon") == ["dungeon_empty"]
    act(game, 0, "move south")
    assert drawn(game, "door") == ["door_opens", "door_jammed"]
    assert place(game, 0) == "c3"


@pytest.mark.rule("DQR-CARD-03", "DQR-DOOR-03", "DQR-GAP-19")
def test_a_jammed_door_keeps_the_hero_where_he_is() -> None:
    game = draws("door_jammed")
    assert place(game, 0) == "c4"
    assert (hero(game, 0).wounds, pile(game, "door")) == (0, ["door_jammed"])
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-DOOR-03", "DQR-GAP-19")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_the_spear_trap_wounds_by_a_die_and_keeps_the_door_shut(die: int) -> None:
    game = draws("door_spear_trap", dice=[die])
    assert (hero(game, 0).wounds, place(game, 0)) == (die, "c4")
    assert pile(game, "door") == ["door_spear_trap"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-03", "DQR-DOOR-05")
def test_each_try_at_a_door_is_another_card_in_another_turn() -> None:
    game = draws("door_jammed", "door_spear_trap", "door_opens", dice=[1], skips=SLEEP)
    act(game, 0, "move north")
    assert (turns_of(game, 0), place(game, 0)) == (3, "c4")
    act(game, 0, "move north")
    assert place(game, 0) == "c3"
    assert drawn(game, "door") == ["door_jammed", "door_spear_trap", "door_opens"]
