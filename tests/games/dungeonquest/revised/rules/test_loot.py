"""Loot (LOOT)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.cards import DECKS
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import draws, pile, sheet
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    hero,
    options,
    refused,
    scene,
    told,
)

ROPE, COINS, RUBY = "corpse_rope", "crypt_gold_coins_90", "treasure_giant_ruby"


def outside(*loots: list[str], **rest: Any) -> Game:
    """Every hero leaves from his tower, with this Loot; a hero without Loot is dead."""
    heroes = ["hugo", "lindel", "tatianna"][: len(loots)]
    status = {seat: "dead" for seat, loot in enumerate(loots) if not loot}
    game = scene(*heroes, loot=dict(enumerate(loots)), status=status, **rest)
    while not game.is_over:
        act(game, game.waiting[0], "leave")
    return game


@pytest.mark.rule("DQR-LOOT-01")
@pytest.mark.parametrize("card", [COINS, "search_gold_coins_10", "dungeon_bottle_imp", ROPE])
def test_a_drawn_loot_card_lies_in_the_play_area_and_not_on_a_pile(card: str) -> None:
    game = draws(card)
    assert (hero(game, 0).loot, pile(game, CONTENT.deck_of[card])) == ([card], [])
    assert told(game, "loot_gained") == [{"seat": 0, "card": card}]
    assert cited(game, "loot_gained") == [CONTENT.clauses[card]]


@pytest.mark.rule("DQR-LOOT-01")
def test_every_loot_card_stays_with_its_hero_and_no_other_card_does() -> None:
    for deck in DECKS:
        for card in CONTENT.decks[deck]:
            assert (card.after == "loot") == (card.type == "loot")


@pytest.mark.rule("DQR-LOOT-02")
def test_the_gold_of_several_loot_cards_adds_up() -> None:
    game = scene("hugo", "lindel", loot={0: [COINS, RUBY, ROPE], 1: ["treasure_loadstone"]})
    assert [sheet(game, seat)["gold"] for seat in (0, 1)] == [3090, 1]


@pytest.mark.rule("DQR-LOOT-03")
def test_loot_without_a_gold_value_is_worth_nothing_unless_its_text_says_so() -> None:
    chest = "catacomb_treasure_chest"
    loot = [card for deck in DECKS for card in CONTENT.decks[deck] if card.type == "loot"]
    assert {card.id for card in loot if not card.gold} == {
        chest, ROPE, "dungeon_bottle_imp", "treasure_artifact_eater", "treasure_forbidden_tome",
        *(f"{deck}_unstable_potion" for deck in ("dungeon", "search", "crypt", "corpse")),
    }  # fmt: skip
    game = outside([ROPE], [chest], dice=[1, 1])
    assert game.result is not None
    assert game.result.scores == (0, 200)


@pytest.mark.rule("DQR-LOOT-03", "DQR-EXIT-02")
def test_loot_without_gold_is_loot_all_the_same() -> None:
    game = scene("hugo", "lindel", loot={0: [ROPE]})
    assert "leave" in options(game, 0)
    assert refused(scene("hugo", "lindel"), 0)["leave"] == "DQR-EXIT-02"


@pytest.mark.rule("DQR-LOOT-04")
def test_gold_counts_at_the_end_and_only_for_survivors() -> None:
    loot = {0: [RUBY], 1: [COINS], 2: [RUBY]}
    sunset: Any = {"first": 0, "sun": 30, "dice": [5]}
    game = scene("hugo", "lindel", "tatianna", status={1: "out"}, loot=loot, **sunset)
    assert game.result is not None
    assert (game.result.scores, game.result.winners) == ((0, 90, 0), (1,))
    assert told(game, "chest_opened") == []


@pytest.mark.rule("DQR-LOOT-04")
def test_no_gold_is_counted_while_the_game_runs() -> None:
    game = scene("hugo", "lindel", loot={0: [RUBY], 1: [ROPE]}, rules=Rules())
    act(game, 0, "leave")
    assert game.result is None
    act(game, 1, "leave")
    assert game.result is not None
    assert game.result.winners == (0,)


@pytest.mark.rule("DQR-LOOT-05")
def test_everybody_sees_the_loot_of_everybody() -> None:
    game = draws(RUBY, "treasure_ebon_ring", loot={1: [ROPE]})
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["loot"] == [RUBY, "treasure_ebon_ring"]
        assert sheet(game, 1, to=seat)["loot"] == [ROPE]
        assert sheet(game, 0, to=seat)["gold"] == 3080
        assert [card["card"] for card in told(game, "loot_gained", seat)] == [
            RUBY,
            "treasure_ebon_ring",
        ]
        assert RUBY in [card["card"] for card in told(game, "card_drawn", seat)]


@pytest.mark.rule("DQR-LOOT-06")
def test_loot_is_found_in_several_decks_and_treasure_in_one() -> None:
    decks = {deck for deck in DECKS for card in CONTENT.decks[deck] if card.type == "loot"}
    assert decks == {"dungeon", "search", "crypt", "corpse", "catacomb", "treasure"}
    assert {card.type for card in CONTENT.decks["treasure"]} == {"loot"}


@pytest.mark.rule("DQR-LOOT-06", "DQR-GAP-32")
def test_the_dragon_takes_treasure_cards_and_leaves_other_loot() -> None:
    loot = [COINS, RUBY, ROPE, "catacomb_gigantic_diamond", "treasure_ebon_ring"]
    game = draws(
        "treasure_sun_spear", top={"dragon": ["dragon_dragon_rage"]}, loot={0: loot}, dice=[1, 1]
    )
    assert hero(game, 0).loot == [COINS, ROPE, "catacomb_gigantic_diamond"]
    assert pile(game, "treasure") == [RUBY, "treasure_ebon_ring"]
    assert cited(game, "dragon_rage") == ["DQR-CARDS-DRAGON-DRAGON-RAGE"]


@pytest.mark.rule("DQR-LOOT-06", "DQR-VAR-SOLO-02")
def test_alone_only_a_treasure_card_opens_the_way_out() -> None:
    assert refused(scene("hugo", loot={0: [COINS]}), 0)["leave"] == "DQR-VAR-SOLO-02"
    assert "leave" in options(scene("hugo", loot={0: [RUBY]}), 0)


@pytest.mark.rule("DQR-LOOT-01", "DQR-CARD-05")
def test_loot_that_is_given_up_below_goes_to_the_pile_of_its_deck_and_out_of_the_row() -> None:
    diamond = "catacomb_gigantic_diamond"
    game = below("hugo", diamond, "catacomb_greedy_deep_elf", dice=[6])
    act(game, 0, f"discard {diamond}")
    assert (hero(game, 0).loot, pile(game, "catacomb")) == ([], [diamond])
    assert hero(game, 0).row == ["catacomb_greedy_deep_elf"]
