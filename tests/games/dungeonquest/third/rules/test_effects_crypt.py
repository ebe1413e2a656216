"""What cards of the Crypt and Corpse decks do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    pile,
    turns_of,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    options,
    place,
    state_of,
    told,
)

BONES = ["crypt_old_bones", "corpse_old_bones"]


@pytest.mark.rule("DQ3-CARD-17")
def test_crypts_hold_treasure_but_some_of_the_buried_are_not_at_rest() -> None:
    cards = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["crypt"]}
    assert cards == {
        "crypt_gold_coins_20": (1, "loot", 20),
        "crypt_gold_coins_90": (1, "loot", 90),
        "crypt_gold_coins_120": (1, "loot", 120),
        "crypt_gold_coins_250": (1, "loot", 250),
        "crypt_unstable_potion": (3, "loot", 0),
        "crypt_empty": (3, "event", 0),
        "crypt_old_bones": (2, "threat", 0),
        "crypt_spectral_storm": (1, "threat", 0),
        "crypt_hidden_trap": (1, "trap", 0),
        "crypt_shuffle": (1, "event", 0),
    }


@pytest.mark.rule("DQ3-CARD-16")
def test_corpses_hold_treasure_items_and_scorpions() -> None:
    cards = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["corpse"]}
    assert cards == {
        "corpse_gold_coins_50": (1, "loot", 50),
        "corpse_gold_coins_100": (1, "loot", 100),
        "corpse_gold_coins_200": (1, "loot", 200),
        "corpse_unstable_potion": (1, "loot", 0),
        "corpse_empty": (3, "event", 0),
        "corpse_rope": (3, "loot", 0),
        "corpse_old_bones": (1, "threat", 0),
        "corpse_small_scorpion": (1, "threat", 0),
        "corpse_scorpion": (1, "threat", 0),
        "corpse_deadly_scorpion": (1, "threat", 0),
        "corpse_shuffle": (1, "event", 0),
    }


@pytest.mark.rule("DQ3-CARD-13", "DQ3-MON-35", "DQ3-CLAR-01")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [4, 5, 6])
def test_old_bones_rise_as_a_skeleton_on_four_to_six(card: str, die: int) -> None:
    game = draws(card, dice=[die])
    assert told(game, "fight_began") == [{"seat": 0, "monster": "skeleton", "player": 1}]
    assert cited(game, "rolled") == [CONTENT.clauses[card]]
    assert options(game, 0) == ("attack", "escape")
    act(game, 0, "escape")
    assert [token.token for token in state_of(game).lurkers] == ["skeleton_1"]
    assert place(game, 0) == "c4"
    assert pile(game, CONTENT.deck_of[card]) == [card]


# -- rope ------------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-16")
@pytest.mark.parametrize("tile", ["spider_web_01", "cave_in_01"])
def test_a_rope_is_of_no_use_in_webs_and_cave_ins(tile: str) -> None:
    game = enters(tile, loot={0: ["corpse_rope"]}, skips=SLEEP, dice=[1, 1, 1, 1])
    act(game, 0, "move north", "cross")
    assert turns_of(game, 0) <= 2
    assert "use corpse_rope" not in options(game, 0)
    assert told(game, "test_passed")
