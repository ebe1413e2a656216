"""What cards of the Crypt and Corpse decks do in this edition only (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    outcomes,
    pile,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    refused,
    state_of,
    told,
)

BONES = ["crypt_old_bones", "corpse_old_bones"]
ROPE = {0: ["corpse_rope"]}
EMPTY = {"dungeon": ["dungeon_empty"] * 2}


@pytest.mark.rule("DQR-COMP-03")
def test_the_crypt_and_corpse_decks_are_made_of_these_cards() -> None:
    crypt = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["crypt"]}
    assert crypt == {
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
    corpse = {card.id: (card.copies, card.type, card.gold) for card in CONTENT.decks["corpse"]}
    assert corpse == {
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


# -- old bones -------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-03", "DQR-GAP-66")
@pytest.mark.parametrize("card", BONES)
@pytest.mark.parametrize("die", [4, 6])
def test_old_bones_rise_as_a_monster_from_which_nobody_escapes(card: str, die: int) -> None:
    game = draws(card, dice=[die], top={"monster": ["troll_2"]})
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert cited(game, "rolled") == [CONTENT.clauses[card]]
    assert state_of(game).lurkers == [SPACE_OF["c3"]]
    act(game, 0, "play magic")
    act(game, 1, "play magic")
    assert options(game, 0) == ("play ranged", "play melee", "play magic")
    assert refused(game, 0)["escape"] == "DQR-GAP-66"


# -- rope ------------------------------------------------------------------------------------------


def roped(game: Game) -> bool:
    """Whether the rope was given up for the test that was not made."""
    gone = hero(game, 0).loot == [] and pile(game, "corpse") == ["corpse_rope"]
    return gone and outcomes(game) == []


@pytest.mark.rule("DQR-CARDS-CORPSE-ROPE", "DQR-ROOM-11")
def test_a_rope_is_of_no_use_on_a_bridge() -> None:
    game = enters("bridge_01", loot=ROPE, tiles={"c2": "chamber_01"}, dice=[1, 1], top=EMPTY)
    act(game, 0, "move north", "cross", "go")
    assert (outcomes(game), hero(game, 0).loot) == ([("passed", "agility", 3, 5)], ["corpse_rope"])


@pytest.mark.rule("DQR-CARDS-CORPSE-ROPE", "DQR-CARDS-TRAP-TRAPDOOR")
def test_a_rope_spares_the_test_at_a_trapdoor() -> None:
    game = draws("trap_trapdoor", loot=ROPE, dice=[6, 6])
    assert options(game, 0) == ("use corpse_rope", "decline")
    act(game, 0, "use corpse_rope")
    assert roped(game)
    assert (hero(game, 0).status, is_over_for(game, 0)) == ("exploring", True)


@pytest.mark.rule("DQR-CARD-03")
@pytest.mark.parametrize("tile", ["spider_web_01", "cave_in_01"])
def test_a_rope_is_of_no_use_in_webs_and_cave_ins(tile: str) -> None:
    given = {"at": ["c3"], "entered_by": {0: 2}, "loot": ROPE, "skips": SLEEP, "top": EMPTY}
    game = enters(tile, dice=[1, 1], tiles={"c2": "chamber_01"}, **given)
    act(game, 0, "move north")
    assert len(outcomes(game)) == 1
    assert hero(game, 0).loot == ["corpse_rope"]
