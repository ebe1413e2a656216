"""Decks, drawing, discarding and shuffling (CARD, GAP-65)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.cards import DECKS, copies_of
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    left,
    pile,
    sheet,
)
from tests.games.dungeonquest.revised.rules.fights import exchange
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    scene,
    state_of,
)

AFTER = {
    "dungeon": "dungeon_gold_coins_40",
    "trap": "trap_explosion",
    "door": "door_jammed",
    "crypt": "crypt_gold_coins_20",
    "corpse": "corpse_rope",
    "search": "search_gold_coins_60",
}
"""A card that lies below the Shuffle card of each deck."""


@pytest.mark.rule("DQR-CARD-01")
def test_every_card_belongs_to_one_deck_of_cards_of_its_own_type() -> None:
    for deck in DECKS:
        assert {CONTENT.deck_of[id] for id in copies_of(CONTENT, deck)} == {deck}
        assert all(id.startswith(f"{deck}_") for id in copies_of(CONTENT, deck))
    game = draws("dungeon_hidden_trap", "trap_explosion")
    assert (left(game, "dungeon"), left(game, "trap"), left(game, "search")) == (49, 14, 30)


@pytest.mark.rule("DQR-CARD-02")
@pytest.mark.parametrize("deck", ["dungeon", "search", "crypt", "catacomb"])
def test_the_same_name_lies_in_several_decks_and_goes_to_the_pile_it_came_from(deck: str) -> None:
    card = f"{deck}_hidden_trap"
    if deck == "catacomb":
        game = below("hugo", card, "catacomb_exit", top={"trap": ["trap_explosion"]})
        assert hero(game, 0).row[0] == card
    else:
        game = draws(card, "trap_explosion")
        assert pile(game, deck)[-1:] == [card]
    assert pile(game, "trap") == ["trap_explosion"]
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-CARD-03")
def test_to_draw_is_to_take_the_top_card_of_the_named_deck() -> None:
    game = draws("dungeon_gold_coins_40", "dungeon_gold_coins_30", skips=SLEEP)
    assert hero(game, 0).loot == ["dungeon_gold_coins_40"]
    act(game, 0, "move south")
    assert hero(game, 0).loot == ["dungeon_gold_coins_40", "dungeon_gold_coins_30"]
    assert left(game, "dungeon") == 48


@pytest.mark.rule("DQR-CARD-03", "DQR-CARD-05")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("dungeon_empty", []),
        ("dungeon_dead_adventurer", ["decline"]),
        ("dungeon_passage_down", []),
        ("dungeon_secret_door", ["decline"]),
        ("trap_poisonous_snakes", []),
        ("search_empty_room", []),
        ("crypt_empty", []),
        ("corpse_scorpion", []),
        ("door_jammed", []),
        ("door_opens", []),
    ],
)
def test_a_card_that_was_followed_goes_to_the_pile_of_its_own_deck(
    card: str, choices: list[str]
) -> None:
    game = draws(card)
    act(game, 0, *choices)
    assert pile(game, CONTENT.deck_of[card]) == [card]
    assert hero(game, 0).loot == hero(game, 0).kept == []


@pytest.mark.rule("DQR-CARD-03")
def test_a_card_is_discarded_after_it_was_followed_even_if_it_kills() -> None:
    game = draws("dungeon_dead_adventurer")
    assert pile(game, "dungeon") == []
    act(game, 0, "decline")
    assert pile(game, "dungeon") == ["dungeon_dead_adventurer"]
    game = draws("dungeon_razorwing_attack", dice=[6], wounds={0: 10})
    assert (hero(game, 0).status, pile(game, "dungeon")) == ("dead", ["dungeon_razorwing_attack"])


@pytest.mark.rule("DQR-CARD-03", "DQR-TURN-12")
def test_a_card_that_ends_the_turn_is_discarded_all_the_same() -> None:
    game = draws("trap_trapdoor", dice=[6, 6])
    act(game, 0, "head north")
    assert pile(game, "trap") == ["trap_trapdoor"]
    fight = draws("dungeon_ambush", top={"monster": ["skeleton_1"]})
    exchange(fight, "ranged", "melee")
    assert pile(fight, "dungeon") == ["dungeon_ambush"]


@pytest.mark.rule("DQR-CARD-03")
def test_a_card_may_lead_to_a_card_of_another_deck() -> None:
    game = draws("dungeon_crypt", "crypt_hidden_trap", "trap_explosion")
    act(game, 0, "look inside")
    assert [drawn(game, deck) for deck in ("dungeon", "crypt", "trap")] == [
        ["dungeon_crypt"], ["crypt_hidden_trap"], ["trap_explosion"]
    ]  # fmt: skip
    crypt, trap = "DQR-CARDS-DUNGEON-CRYPT", "DQR-CARDS-CRYPT-HIDDEN-TRAP"
    assert cited(game, "card_drawn") == ["DQR-ROOM-02", crypt, trap]
    assert cited(game, "wounded") == ["DQR-CARDS-TRAP-EXPLOSION"]


@pytest.mark.rule("DQR-CARD-04")
@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("crypt_gold_coins_90", "loot"),
        ("corpse_rope", "loot"),
        ("dungeon_torch_goes_out", "kept"),
        ("dungeon_lingering_shade", "kept"),
    ],
)
def test_loot_and_kept_cards_lie_face_up_beside_the_hero_sheet(card: str, where: str) -> None:
    game = draws(card)
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)[where] == [card]
    assert pile(game, CONTENT.deck_of[card]) == []


@pytest.mark.rule("DQR-CARD-06")
def test_everybody_sees_what_was_discarded() -> None:
    game = draws("dungeon_crypt", "crypt_empty")
    act(game, 0, "look inside")
    for seat in (None, 0, 1):
        decks: Any = game.view(seat)["decks"]
        assert decks["dungeon"]["discard"] == ["dungeon_crypt"]
        assert decks["crypt"]["discard"] == ["crypt_empty"]


@pytest.mark.rule("DQR-CARD-07")
def test_a_deck_that_has_run_out_is_made_anew_of_its_discard_pile() -> None:
    game = enters("trap_01", skips=SLEEP, tiles={"c4": "trap_01"})
    trap = state_of(game).decks["trap"]
    trap.discard, trap.deck.cards = ["trap_explosion"], []
    act(game, 0, "move north")
    assert (hero(game, 0).wounds, pile(game, "trap")) == (4, ["trap_explosion"])
    act(game, 0, "move south")
    assert hero(game, 0).wounds == 8


@pytest.mark.rule("DQR-CARD-07")
def test_as_long_as_a_deck_lasts_its_discards_stay_where_they_are() -> None:
    game = draws("dungeon_empty", "dungeon_gold_coins_30", skips=SLEEP)
    act(game, 0, "move south")
    assert pile(game, "dungeon") == ["dungeon_empty"]
    assert left(game, "dungeon") == 48


@pytest.mark.rule("DQR-CARD-07", "DQR-COMP-02")
def test_treasure_that_has_run_out_comes_from_the_discards_and_then_not_at_all() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles={"g4": "chamber_01"},
                 top={"dragon": ["dragon_sleeping"]})  # fmt: skip
    treasure = state_of(game).decks["treasure"]
    treasure.discard, treasure.deck.cards = ["treasure_ebon_ring"], []
    act(game, 0, "move south")
    assert hero(game, 0).loot == ["treasure_ebon_ring"]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARD-07")
def test_the_monster_deck_too_is_made_anew_of_its_discards() -> None:
    game = enters("chamber_01", lurkers=["c3"])
    monsters = state_of(game).monsters
    monsters.discard, monsters.deck.cards = ["golem_2"], []
    act(game, 0, "move north")
    assert game.view(1)["fight"]["monster"] == "golem"
    assert monsters.discard == []


@pytest.mark.rule("DQR-CARD-08")
def test_a_discarded_token_is_gone_from_the_table() -> None:
    game = draws("dungeon_ambush", top={"monster": ["skeleton_1"]})
    assert len(game.view(None)["lurkers"]) == 1
    exchange(game, "ranged", "melee")
    assert game.view(None)["lurkers"] == []


# -- shuffle ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-65")
def test_seven_decks_hold_one_shuffle_card_each_and_the_others_none() -> None:
    shuffles = {deck: copies_of(CONTENT, deck).count(f"{deck}_shuffle") for deck in DECKS}
    assert shuffles == {**dict.fromkeys([*AFTER, "catacomb"], 1), "dragon": 0, "treasure": 0}


@pytest.mark.rule("DQR-GAP-65")
@pytest.mark.parametrize("deck", AFTER)
def test_shuffle_is_replaced_by_another_card_which_is_resolved(deck: str) -> None:
    game = draws(f"{deck}_shuffle", AFTER[deck])
    assert (drawn(game, deck)[0], len(drawn(game, deck))) == (f"{deck}_shuffle", 2)
    assert f"{deck}_shuffle" in state_of(game).decks[deck].deck.cards
    assert state_of(game).decks[deck].deck.top == [], "nothing is known of the deck any more"
    assert "DQR-GAP-65" in cited(game, "card_drawn")


@pytest.mark.rule("DQR-GAP-65")
def test_shuffle_mixes_the_discards_and_itself_into_the_deck() -> None:
    game = draws("dungeon_empty", "dungeon_shuffle", skips=SLEEP)
    assert pile(game, "dungeon") == ["dungeon_empty"]
    act(game, 0, "move south")
    assert drawn(game, "dungeon") == ["dungeon_empty", "dungeon_shuffle", "dungeon_empty"]
    assert (pile(game, "dungeon"), left(game, "dungeon")) == (["dungeon_empty"], 49)
    assert state_of(game).decks["dungeon"].deck.cards.count("dungeon_empty") == 10


@pytest.mark.rule("DQR-GAP-65")
def test_in_the_catacombs_shuffle_joins_no_row_and_cards_beside_heroes_stay_there() -> None:
    game = below("hugo", "catacomb_shuffle", row=["catacomb_empty"])
    assert drawn(game, "catacomb") == ["catacomb_shuffle", "catacomb_exit"]
    assert hero(game, 0).row == ["catacomb_empty", "catacomb_exit"]
    catacomb = state_of(game).decks["catacomb"]
    assert (catacomb.discard, len(catacomb.deck)) == ([], 38)
    assert "catacomb_shuffle" in catacomb.deck.cards
