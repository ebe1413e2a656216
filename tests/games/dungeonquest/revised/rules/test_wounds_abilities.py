"""Special abilities outside combat: Lindel, Brother Gherinn, Challara (WOUND)."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    left,
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
    refused,
    scene,
    told,
)

COINS, MORE = "dungeon_gold_coins_30", "dungeon_gold_coins_40"


def trapped(name: str, *dice: int, card: str = "trap_crossfire_trap", **more: Any) -> Game:
    """A hero who walks into a trap chamber and draws this card, with these dice to come."""
    return draws(card, hero=name, dice=dice, **more)


@pytest.mark.rule("DQR-WOUND-07")
@pytest.mark.parametrize("name", ["hugo", "krutzbeck", "tatianna", "lindel", "gherinn", "challara"])
def test_every_hero_has_an_ability_that_shows(name: str) -> None:
    """Melee against melee, a test, a Dungeon card: somewhere each differs from plain rules."""
    other = "hugo" if name != "hugo" else "krutzbeck"
    game = scene(
        name, other, at=["c4"], tiles={"c4": "chamber_01", "c3": "chamber_01"},
        top={"dungeon": ["dungeon_ambush"], "monster": ["demon_4"]}, dice=[4, 1, 1],
    )  # fmt: skip
    act(game, 0, "move north")
    if name == "challara":
        assert options(game, 0) == ("draw another", "decline")
        return
    shot = len(told(game, "monster_wounded"))
    act(game, 0, "play melee")
    act(game, 1, "play melee")
    hit = sum(wounded["amount"] for wounded in told(game, "monster_wounded"))
    can_flee = "escape" in options(game, 0)
    if name in ("lindel", "gherinn"):
        act(game, 0, "escape")
        assert options(game, 0)[0] in ("keep", "pray")
    seen = (hero(game, 0).wounds, shot, hit, can_flee)
    plain = (2, 0, 2, True)
    assert seen == {
        "hugo": (1, 0, 2, True),
        "krutzbeck": (2, 0, 3, False),
        "tatianna": (2, 1, 3, True),
    }.get(name, plain)


@pytest.mark.rule("DQR-WOUND-09")
def test_an_ability_without_you_may_is_not_optional() -> None:
    game = enters("chamber_01", "tatianna", lurkers=["c3"], top={"monster": ["demon_4"]}, dice=[4])
    act(game, 0, "move north")
    assert options(game, 0) == ("play ranged", "play melee", "play magic")
    assert [roll["why"] for roll in told(game, "rolled")] == ["first_shot"]
    assert cited(game, "rolled") == ["DQR-CARDS-TATIANNA"]
    game = scene(
        "krutzbeck", "hugo", at=["c4"], tiles={"c4": "chamber_01", "c3": "chamber_01"},
        lurkers=["c3"], top={"monster": ["demon_4"]},
    )  # fmt: skip
    act(game, 0, "move north", "play magic")
    act(game, 1, "play magic")
    assert "escape" not in options(game, 0)
    assert refused(game, 0)["escape"] == "DQR-CARDS-KRUTZBECK"


# -- Lindel ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-WOUND-08")
def test_lindel_may_roll_one_die_of_a_test_again() -> None:
    game = trapped("lindel", 6, 3, 1)
    ask = game.pending[0]
    assert (ask.options, ask.rule) == (("keep", "reroll 6", "reroll 3"), "DQR-CARDS-LINDEL")
    act(game, 0, "reroll 6")
    assert outcomes(game) == [("passed", "armor", 4, 4)]


@pytest.mark.rule("DQR-WOUND-08")
def test_lindels_other_die_stays_and_the_second_result_stands() -> None:
    game = trapped("lindel", 5, 1, 6)
    act(game, 0, "reroll 1")
    assert outcomes(game) == [("failed", "armor", 11, 4)]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-WOUND-08")
def test_lindel_need_not_roll_again_and_only_one_die_of_two_equal_ones_is_rolled() -> None:
    game = trapped("lindel", 2, 2, 6)
    assert options(game, 0) == ("keep", "reroll 2")
    kept = game.copy()
    act(kept, 0, "keep")
    assert outcomes(kept) == [("passed", "armor", 4, 4)]
    act(game, 0, "reroll 2")
    assert outcomes(game) == [("failed", "armor", 8, 4)]


@pytest.mark.rule("DQR-WOUND-08", "DQR-DETERM-01")
def test_lindel_spends_determination_after_his_second_die() -> None:
    game = trapped("lindel", 6, 3, 2, determination={0: 1})
    act(game, 0, "reroll 6")
    assert game.pending[0].prompt == "spend_determination 1"
    act(game, 0, "spend 1")
    assert outcomes(game) == [("passed", "armor", 4, 4)]


@pytest.mark.rule("DQR-WOUND-08")
def test_lindel_rolls_again_in_attribute_tests_only_and_nobody_else_does() -> None:
    game = trapped("lindel", 5, card="trap_poisonous_snakes")
    assert (hero(game, 0).wounds, is_over_for(game, 0)) == (5, True)
    assert is_over_for(trapped("challara", 6, 3), 0)


@pytest.mark.rule("DQR-WOUND-08")
def test_lindel_may_roll_again_where_determination_does_not_help() -> None:
    game = below("lindel", "catacomb_demon_flame", "catacomb_exit", dice=[6, 2, 3])
    act(game, 0, "reroll 6")
    assert outcomes(game) == [("passed", "luck", 5, 5)]


# -- Brother Gherinn -------------------------------------------------------------------------------


@pytest.mark.rule("DQR-WOUND-08")
def test_gherinn_may_suffer_a_wound_for_three_determination_before_a_test() -> None:
    game = trapped("gherinn", 4, 3)
    ask = game.pending[0]
    assert (ask.options, ask.rule, ask.prompt) == (("pray", "decline"), "DQR-CARDS-GHERINN", "pray")
    assert told(game, "rolled") == []
    act(game, 0, "pray")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (1, 3)
    assert told(game, "wounded") == [{"seat": 0, "amount": 1, "cause": "prayer"}]
    assert cited(game, "determination_gained") == ["DQR-CARDS-GHERINN"]
    act(game, 0, "spend 3")
    assert outcomes(game) == [("passed", "armor", 4, 4)]


@pytest.mark.rule("DQR-WOUND-08", "DQR-DETERM-05")
def test_gherinn_keeps_the_tokens_of_a_prayer_he_did_not_need() -> None:
    game = trapped("gherinn", 2, 2)
    act(game, 0, "pray")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (1, 3)
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-WOUND-08")
def test_gherinn_need_not_pray_and_nobody_else_does() -> None:
    game = trapped("gherinn", 4, 3)
    act(game, 0, "decline")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (3, 1)
    assert "pray" not in options(trapped("lindel", 4, 3), 0)


@pytest.mark.rule("DQR-WOUND-08")
def test_gherinn_prays_once_per_turn_and_again_in_the_next() -> None:
    game = draws(
        "search_ferrox", hero="gherinn", dice=[2, 1, 1, 1, 1, 6, 6], skips=SLEEP,
        tiles={"c5": "portcullis_01@2"},
    )  # fmt: skip
    act(game, 0, "pray")
    assert [outcome[0] for outcome in outcomes(game)] == ["passed", "passed"]
    act(game, 0, "move south")
    assert options(game, 0) == ("pray", "decline")


@pytest.mark.rule("DQR-WOUND-08")
def test_gherinn_who_declined_is_asked_again_at_the_next_test_of_the_turn() -> None:
    game = draws("search_ferrox", hero="gherinn", dice=[2, 1, 1, 1, 1])
    act(game, 0, "decline")
    assert options(game, 0) == ("pray", "decline")


@pytest.mark.rule("DQR-WOUND-08")
@pytest.mark.parametrize(
    ("choice", "wounds"), [("keep", 9), ("reroll 6", 4), ("reroll 3", 7), ("reroll both", 3)]
)
def test_gherinn_may_roll_one_or_both_dice_of_dragon_rage_again(choice: str, wounds: int) -> None:
    game = scene(
        "gherinn", "hugo", at=["g4"], tiles={"g4": "chamber_01"},
        top={"dragon": ["dragon_dragon_rage"]}, dice=[6, 3, 1, 2],
    )  # fmt: skip
    act(game, 0, "move south")
    assert options(game, 0) == ("keep", "reroll 6", "reroll 3", "reroll both")
    assert game.pending[0].rule == "DQR-CARDS-GHERINN"
    act(game, 0, choice)
    assert hero(game, 0).wounds == wounds
    assert is_over_for(game, 0)


# -- Challara --------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-WOUND-08", "DQR-CARD-05")
def test_challara_may_discard_a_dungeon_card_and_must_resolve_the_next() -> None:
    game = draws(COINS, MORE, hero="challara")
    assert (options(game, 0), game.pending[0].rule) == (
        ("draw another", "decline"),
        "DQR-CARDS-CHALLARA",
    )
    act(game, 0, "draw another")
    assert (hero(game, 0).loot, pile(game, "dungeon")) == ([MORE], [COINS])
    assert cited(game, "card_drawn") == ["DQR-ROOM-02", "DQR-CARDS-CHALLARA"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-WOUND-08")
def test_challara_may_resolve_the_first_card_and_others_have_no_choice() -> None:
    game = draws(COINS, MORE, hero="challara")
    act(game, 0, "decline")
    assert hero(game, 0).loot == [COINS]
    assert (hero(draws(COINS, MORE), 0).loot, left(game, "dungeon")) == ([COINS], 49)


@pytest.mark.rule("DQR-WOUND-08")
@pytest.mark.parametrize("card", ["search_gold_coins_10", "trap_explosion", "treasure_ebon_ring"])
def test_challara_changes_no_cards_of_other_decks(card: str) -> None:
    game = draws(card, hero="challara")
    assert is_over_for(game, 0)
    assert drawn(game, card.split("_", maxsplit=1)[0])[0] == card


@pytest.mark.rule("DQR-WOUND-08")
def test_a_prayer_can_be_the_last() -> None:
    last = trapped("gherinn", 1, 1, wounds={0: 12})
    act(last, 0, "pray")
    assert (hero(last, 0).status, outcomes(last)) == ("dead", [])
