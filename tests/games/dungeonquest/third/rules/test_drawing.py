"""Cards, card types, decks and their discard piles (CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.cards import DECKS
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.third.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    left,
    pile,
    sheet,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    state_of,
    told,
)


@pytest.mark.rule("DQ3-CARD-01", "DQ3-CARD-19")
def test_a_chamber_leads_to_a_card_and_that_to_a_card_of_another_deck() -> None:
    game = draws("dungeon_hidden_trap", "trap_poisonous_snakes", dice=[2])
    assert [drawn["deck"] for drawn in told(game, "card_drawn")] == ["dungeon", "trap"]
    assert cited(game, "card_drawn") == ["DQ3-ROOM-01", "DQ3-CARDS-DUNGEON-HIDDEN-TRAP"]
    assert hero(game, 0).wounds == 2


@pytest.mark.rule("DQ3-CARD-02")
def test_the_top_card_of_the_named_deck_is_drawn() -> None:
    game = draws("dungeon_gold_coins_40", "dungeon_gold_coins_30", skips=SLEEP)
    assert hero(game, 0).loot == ["dungeon_gold_coins_40"]
    act(game, 0, "move south")
    assert hero(game, 0).loot == ["dungeon_gold_coins_40", "dungeon_gold_coins_30"]
    assert left(game, "dungeon") == 48


@pytest.mark.rule("DQ3-CARD-03")
@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("dungeon_empty", []),
        ("dungeon_dead_adventurer", ["decline"]),
        ("dungeon_passage_down", []),
        ("dungeon_secret_door", ["decline"]),
        ("dungeon_monster_skeleton", ["escape"]),
        ("trap_poisonous_snakes", []),
        ("search_empty_room", []),
        ("crypt_empty", []),
        ("corpse_scorpion", []),
    ],
)
def test_a_resolved_card_goes_to_the_discard_pile_of_its_own_deck(
    card: str, choices: list[str]
) -> None:
    game = draws(card)
    act(game, 0, *choices)
    assert pile(game, CONTENT.deck_of[card]) == [card]
    assert hero(game, 0).loot == hero(game, 0).kept == []


@pytest.mark.rule("DQ3-CARD-03")
def test_a_card_that_kills_the_hero_is_discarded_all_the_same() -> None:
    game = draws("dungeon_razorwing_attack", dice=[6], wounds={0: 10})
    assert hero(game, 0).status == "dead"
    assert pile(game, "dungeon") == ["dungeon_razorwing_attack"]


@pytest.mark.rule("DQ3-CARD-03")
def test_a_card_is_not_discarded_before_all_its_text_is_resolved() -> None:
    game = draws("dungeon_dead_adventurer")
    assert pile(game, "dungeon") == []
    act(game, 0, "decline")
    assert pile(game, "dungeon") == ["dungeon_dead_adventurer"]


@pytest.mark.rule("DQ3-CARD-04")
@pytest.mark.parametrize(
    "card", ["trap_trapdoor", "dungeon_torch_goes_out", "dungeon_lingering_shade"]
)
def test_kept_cards_lie_beside_the_hero_for_all_to_see(card: str) -> None:
    game = draws(card, dice=[6, 6])
    assert hero(game, 0).kept == [card]
    assert pile(game, CONTENT.deck_of[card]) == []
    assert sheet(game, 0)["kept"] == [card]


@pytest.mark.rule("DQ3-CARD-05", "DQ3-EX-02")
@pytest.mark.parametrize(
    "card",
    [
        "trap_explosion",
        "search_hidden_trap",
        "dungeon_ceiling_collapses",
        "crypt_hidden_trap",
        "door_spear_trap",
    ],
)
def test_a_trap_is_a_trap_whatever_deck_it_comes_from(card: str) -> None:
    game = draws(card, runes={0: ["rune_of_warning"]})
    assert options(game, 0) == ("use rune_of_warning", "decline")
    assert game.pending[0].prompt == f"ward_off {card}"


@pytest.mark.rule("DQ3-CARD-06")
def test_there_are_five_card_types() -> None:
    types = {card.type for deck in DECKS for card in CONTENT.decks[deck]} - {None}
    assert types == {"event", "loot", "monster", "threat", "trap"}
    assert {card.type for card in CONTENT.decks["dragon"]} == {None}


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CARD-12", "DQ3-CARD-14", "DQ3-DIFF-15")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("dungeon_empty", {}),
        ("search_empty_room", {}),
        ("dungeon_razorwing_attack", {"dice": [1]}),
        ("dungeon_monster_skeleton", {}),
    ],
)
def test_a_card_of_another_type_is_no_trap_for_the_rune_of_warning(
    card: str, more: dict[str, list[int]]
) -> None:
    game = draws(card, runes={0: ["rune_of_warning"]}, dice=more.get("dice", []))
    assert "use rune_of_warning" not in options(game, 0)
    assert hero(game, 0).runes == ["rune_of_warning"]


@pytest.mark.rule("DQ3-CARD-07", "DQ3-CARD-12", "DQ3-CARD-14")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("dungeon_curse_of_the_wizard", "rolled"),
        ("dungeon_razorwing_attack", "wounded"),
        ("search_giant_centipede", "wounded"),
        ("corpse_deadly_scorpion", "wounded"),
        ("trap_poisonous_snakes", "wounded"),
        ("trap_explosion", "wounded"),
    ],
)
def test_events_cite_what_their_card_says(card: str, kind: str) -> None:
    assert cited(draws(card, dice=[2, 2]), kind) == [CONTENT.clauses[card]]


@pytest.mark.rule("DQ3-CARD-08", "DQ3-DIFF-16")
def test_a_loot_card_lies_beside_the_hero_and_not_on_the_discard_pile() -> None:
    game = draws("crypt_gold_coins_90")
    assert hero(game, 0).loot == ["crypt_gold_coins_90"]
    assert pile(game, "crypt") == []
    assert told(game, "loot_gained") == [{"seat": 0, "card": "crypt_gold_coins_90"}]
    assert cited(game, "loot_gained") == ["DQ3-CARDS-CRYPT-GOLD-COINS-90"]


@pytest.mark.rule("DQ3-CARD-09")
def test_number_and_value_of_loot_are_open_to_all() -> None:
    loot = ["crypt_gold_coins_90", "corpse_rope", "treasure_giant_ruby"]
    game = scene("hugo", "krutzbeck", loot={0: loot})
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["loot"] == loot
        assert sheet(game, 0, to=seat)["gold"] == 3090


@pytest.mark.rule("DQ3-CARD-10")
@pytest.mark.parametrize("monster", ["skeleton", "sorcerer", "troll", "golem", "demon"])
def test_a_monster_card_starts_a_monster_encounter(monster: str) -> None:
    game = draws(f"dungeon_monster_{monster}")
    assert told(game, "fight_began") == [{"seat": 0, "monster": monster, "player": 1}]
    assert CONTENT.cards[f"dungeon_monster_{monster}"].type == "monster"


@pytest.mark.rule("DQ3-CARD-11")
@pytest.mark.parametrize("rune", ["rune_of_lightning", "rune_of_blinding"])
def test_what_works_on_monster_cards_works_on_monster_tokens(rune: str) -> None:
    card = draws("dungeon_monster_troll", runes={0: [rune]})
    token = enters("chamber_01", lurkers={"c3": "troll_2"}, runes={0: [rune]})
    act(token, 0, "move north")
    assert options(card, 0) == options(token, 0) == ("attack", "escape", f"use {rune}")


@pytest.mark.rule("DQ3-CARD-12")
def test_threats_wound_or_test_and_are_discarded() -> None:
    game = draws("search_giant_centipede", dice=[2, 3])
    assert hero(game, 0).wounds == 5
    assert pile(game, "search") == ["search_giant_centipede"]
    threats = [c for deck in DECKS for c in CONTENT.decks[deck] if c.type == "threat"]
    assert all(card.after != "loot" for card in threats)


@pytest.mark.rule("DQ3-CARD-13")
def test_some_threats_can_turn_into_monsters() -> None:
    cards = [c for deck in DECKS for c in CONTENT.decks[deck] if c.type == "threat" and c.monster]
    assert {card.id for card in cards} == {
        "crypt_old_bones",
        "corpse_old_bones",
        "catacomb_deep_elf",
    }


@pytest.mark.rule("DQ3-CARD-09")
def test_only_with_secret_loot_a_found_card_stays_hidden() -> None:
    game = draws("crypt_gold_coins_90", rules=Rules(secret_loot=True))
    assert [drawn["deck"] for drawn in told(game, "card_drawn", 1)] == ["dungeon"]
    assert [drawn["deck"] for drawn in told(game, "card_drawn", 0)] == ["dungeon", "crypt"]


# -- shuffling -------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CARD-21")
@pytest.mark.parametrize("deck", ["dungeon", "trap", "crypt", "corpse", "search", "door"])
def test_shuffle_brings_the_discard_pile_back_and_another_card_is_drawn(deck: str) -> None:
    after = {"dungeon": "dungeon_gold_coins_40", "trap": "trap_explosion", "door": "door_jammed"}
    after |= {"crypt": "crypt_gold_coins_20", "corpse": "corpse_rope"}
    after |= {"search": "search_gold_coins_60"}
    game = draws(f"{deck}_shuffle", after[deck])
    drawn = [found["card"] for found in told(game, "card_drawn") if found["deck"] == deck]
    assert (drawn[0], len(drawn)) == (f"{deck}_shuffle", 2)
    assert f"{deck}_shuffle" in state_of(game).decks[deck].deck.cards
    assert "DQ3-CARD-21" in cited(game, "card_drawn")


@pytest.mark.rule("DQ3-CARD-21")
def test_shuffle_mixes_the_discarded_cards_into_the_deck() -> None:
    game = draws("dungeon_empty", "dungeon_shuffle", skips=SLEEP)
    assert pile(game, "dungeon") == ["dungeon_empty"]
    act(game, 0, "move south")
    assert (pile(game, "dungeon"), left(game, "dungeon")) == (["dungeon_empty"], 49)
    assert state_of(game).decks["dungeon"].deck.cards.count("dungeon_empty") == 10


@pytest.mark.rule("DQ3-CARD-21", "DQ3-GAP-35")
def test_an_empty_deck_is_made_anew_of_its_discard_pile() -> None:
    game = enters("trap_01")
    trap = state_of(game).decks["trap"]
    trap.discard, trap.deck.cards = ["trap_explosion"], []
    act(game, 0, "move north")
    assert hero(game, 0).wounds == 4
    assert is_over_for(game, 0)
