"""Combat cards, the hands and the reveal (COMBAT-01 to 20)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Lurker
from tests.games.dungeonquest.third.rules.fights import (
    FOE_HAND,
    FULL_DECK,
    HAND,
    brawl,
    exchange,
    fight_of,
    meeting,
    side,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import act, cited, options, scene, state_of, told

COUNTERS = {"ranged": "melee", "melee": "magic", "magic": "ranged"}


@pytest.mark.rule("DQ3-COMBAT-01", "DQ3-COMBAT-02")
def test_a_combat_card_has_an_attack_type_and_an_attack_value() -> None:
    assert len(FULL_DECK) == 54
    for attack_type in ("ranged", "melee", "magic"):
        cards = [card for card in CONTENT.combat.values() if card.attack_type == attack_type]
        assert {card.attack: card.copies for card in cards} == {1: 5, 2: 5, 3: 4, 4: 3, 5: 1}
        assert all(card.id == f"{attack_type}_{card.attack}" for card in cards)


@pytest.mark.rule("DQ3-COMBAT-03", "DQ3-COMBAT-04", "DQ3-GAP-19", "DQ3-COMBAT-43")
def test_icons_go_in_a_circle_and_strong_cards_have_none() -> None:
    for id in [*CONTENT.combat, *CONTENT.power]:
        card = CONTENT.fighting(id)
        assert card.counters in (COUNTERS[card.attack_type], None)
        if id in CONTENT.combat:
            assert (card.counters is None) == (card.attack > 3)


@pytest.mark.rule("DQ3-COMBAT-06", "DQ3-COMBAT-07")
def test_power_cards_have_escape_values_and_only_those_of_monsters_damage_values() -> None:
    for card in CONTENT.power.values():
        assert card.escape >= 1
        assert (card.damage > 0) == (card.owner not in CONTENT.heroes)


@pytest.mark.rule("DQ3-COMBAT-09", "DQ3-DIFF-20")
def test_a_power_card_is_played_hits_and_is_struck_like_a_combat_card() -> None:
    game = brawl(power="lindel_graceful_strike", foe=("melee_4", "magic_2", "melee_2", "ranged_2"))
    exchange(game, "lindel_graceful_strike", "melee_4")
    assert stacks(game) == (["melee_4"], [], ["lindel_graceful_strike"])
    exchange(game, "melee_1", "ranged_2")  # ranged: no deadly blow on a melee Power card
    assert stacks(game)[2] == ["lindel_graceful_strike", "melee_1"]
    exchange(game, "ranged_1", "melee_2")
    act(game, 0, "decline")
    assert stacks(game)[0][-2:] == ["lindel_graceful_strike", "melee_1"]


@pytest.mark.rule("DQ3-COMBAT-10", "DQ3-GAP-72")
def test_two_tokens_in_a_chamber_are_fought_one_after_the_other() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        lurkers={"c1": "skeleton_1"},
        top={"combat": ["melee_4", "melee_4", "magic_1", "melee_1", *FOE_HAND]},
    )
    state_of(game).lurkers.append(Lurker("demon_1", 2))
    act(game, 0, "move east")
    assert options(game, 0) == ("meet skeleton", "meet demon")
    act(game, 0, "meet skeleton", "attack")
    assert fight_of(game).foe.owner == "skeleton"
    assert len(state_of(game).lurkers) == 1
    exchange(game, "melee_4", "melee_2")
    exchange(game, "melee_4", "magic_2")
    assert game.pending[0].prompt == "escape_or_attack demon"
    assert fight_of(game).foe.owner == "demon"


@pytest.mark.rule("DQ3-COMBAT-11", "DQ3-COMBAT-36")
def test_rounds_follow_until_one_of_the_two_is_dead() -> None:
    game = brawl(token="skeleton_1", hand=("melee_4", "melee_4", "magic_1", "melee_1"))
    exchange(game, "melee_4", "melee_2")
    assert [began["round"] for began in told(game, "round_began")] == [1, 2]
    exchange(game, "melee_4", "magic_2")
    assert [began["round"] for began in told(game, "round_began")] == [1, 2]
    assert game.view(0)["fight"] is None


@pytest.mark.rule("DQ3-COMBAT-12")
def test_a_round_is_draw_reveal_counterattack_damage() -> None:
    game = brawl(hand=("melee_1", "melee_3", "melee_2", "ranged_1"))
    exchange(game, "melee_1", "magic_2")
    act(game, 0, "counter melee_3")
    kinds = [event.kind for event in game.events]
    steps = [
        "round_began",
        "cards_drawn",
        "card_laid",
        "cards_played",
        "counterattacked",
        "damaged",
    ]
    assert [kinds.index(step) for step in steps] == sorted(kinds.index(step) for step in steps)
    assert cited(game, "round_began")[0] == "DQ3-COMBAT-12"


@pytest.mark.rule("DQ3-COMBAT-13", "DQ3-COMBAT-15")
def test_each_side_takes_a_power_card_and_fills_up_to_five() -> None:
    game = brawl()
    assert side(game, "hero", 0)["hand"] == ["lindel_elven_precision", *HAND]
    assert side(game, "foe", 1)["hand"] == ["skeleton_poisoned_arrow", *FOE_HAND]
    assert [side(game, "hero", seat)["hand_count"] for seat in (0, 1, None)] == [5, 5, 5]


@pytest.mark.rule("DQ3-COMBAT-13")
def test_nobody_sees_the_other_hand() -> None:
    game = brawl()
    for seat, which in ((1, "hero"), (None, "hero"), (0, "foe"), (None, "foe")):
        assert side(game, which, seat)["hand"] is None
        assert side(game, which, seat)["known"] == []
    assert [drawn["seat"] for drawn in told(game, "cards_drawn", 0)] == [0]
    assert [drawn["seat"] for drawn in told(game, "cards_drawn", 1)] == [1]
    assert told(game, "cards_drawn") == []
    assert [filled["count"] for filled in told(game, "hand_filled")] == [5, 5]


@pytest.mark.rule("DQ3-COMBAT-13", "DQ3-COMBAT-63")
def test_other_cards_in_a_hidden_hand_look_the_same_to_the_opponent() -> None:
    games = [brawl(foe=cards) for cards in (FOE_HAND, ("melee_3", "melee_5", "magic_2", "magic_1"))]
    assert games[0].view(0) == games[1].view(0)
    assert games[0].events_for(0) == games[1].events_for(0)
    assert options(games[0], 0) == options(games[1], 0)


@pytest.mark.rule("DQ3-COMBAT-14")
def test_both_sides_draw_from_the_same_deck() -> None:
    game = brawl()
    assert game.view(None)["fight"]["deck"] == 54 - 8
    exchange(game, "ranged_4", "magic_2")
    assert game.view(None)["fight"]["deck"] == 54 - 10


@pytest.mark.rule("DQ3-COMBAT-16", "DQ3-DIFF-21")
def test_power_cards_of_the_escape_attempt_stay_out_of_the_combat() -> None:
    game = meeting(
        "hugo",
        power=["hugo_glorious_charge", "hugo_shield_of_kellos"],
        foe_power=["skeleton_poisoned_arrow", "skeleton_bone_volley"],
    )
    act(game, 0, "escape")
    fight = fight_of(game)
    assert fight.aside == ["hugo_glorious_charge", "skeleton_poisoned_arrow"]
    for fighter, used in (
        (fight.hero, "hugo_glorious_charge"),
        (fight.foe, "skeleton_poisoned_arrow"),
    ):
        assert used not in [*fighter.hand, *fighter.power]
        assert len([card for card in fighter.hand if card in CONTENT.power]) == 1
        assert len(fighter.power) == 2


@pytest.mark.rule("DQ3-COMBAT-17")
def test_later_rounds_fill_up_to_five_without_another_power_card() -> None:
    game = brawl(deck=("melee_5", "ranged_5"))
    exchange(game, "ranged_4", "magic_2")
    assert side(game, "hero", 0)["hand"] == ["lindel_elven_precision", *HAND[:3], "melee_5"]
    assert "ranged_5" in side(game, "foe", 1)["hand"]
    assert side(game, "hero")["hand_count"] == side(game, "foe")["hand_count"] == 5
    assert side(game, "hero")["power"] == 3


@pytest.mark.rule("DQ3-COMBAT-18", "DQ3-COMBAT-19")
def test_a_laid_card_is_secret_until_both_have_laid() -> None:
    game = brawl()
    assert options(game, 0) == tuple(f"play {c}" for c in ("lindel_elven_precision", *HAND))
    assert game.pending[0].rule == "DQ3-COMBAT-18"
    act(game, 0, "play magic_1")
    assert set(game.pending) == {1}
    assert side(game, "hero", 0)["laid"] == "magic_1"
    for seat in (1, None):
        seen = side(game, "hero", seat)
        assert (seen["has_laid"], seen["laid"], seen["played"]) == (True, None, [])
    assert told(game, "card_laid") == [{"seat": 0, "fighter": "lindel"}]
    assert told(game, "cards_played") == []
    act(game, 1, "play magic_4")
    assert told(game, "cards_played") == [
        {
            "seat": 0,
            "fighter": "lindel",
            "cards": ["magic_1"],
            "foe": "skeleton",
            "foe_seat": 1,
            "foe_cards": ["magic_4"],
        }
    ]


@pytest.mark.rule("DQ3-COMBAT-18")
def test_the_monster_player_may_lay_first() -> None:
    game = brawl()
    act(game, 1, "play magic_4")
    assert set(game.pending) == {0}
    act(game, 0, "play ranged_4")
    assert len(told(game, "cards_played")) == 1


@pytest.mark.rule("DQ3-COMBAT-20", "DQ3-COMBAT-05")
def test_the_text_of_the_hero_comes_before_that_of_the_monster() -> None:
    game = brawl(
        "gherinn", "sorcerer_1", power="gherinn_ward_of_faith", foe_power="sorcerer_binding_spell"
    )
    exchange(game, "gherinn_ward_of_faith", "sorcerer_binding_spell")
    # each card cancels the other's type: the first one wins
    assert [event["card"] for event in told(game, "power_effect")] == ["gherinn_ward_of_faith"]
    assert told(game, "card_cancelled") == [
        {"seat": 1, "fighter": "sorcerer", "card": "sorcerer_binding_spell"}
    ]


@pytest.mark.rule("DQ3-GAP-37")
def test_when_the_combat_deck_runs_out_the_hands_stay_small() -> None:
    game = brawl()
    state_of(game).combat.deck.cards.clear()
    exchange(game, "ranged_4", "magic_2")
    assert side(game, "hero")["hand_count"] == side(game, "foe")["hand_count"] == 4
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-GAP-37")
def test_discarded_combat_cards_make_a_new_deck() -> None:
    game = brawl()
    state = state_of(game)
    state.combat.deck.cards.clear()
    state.combat.discard[:] = ["melee_5", "magic_5"]
    exchange(game, "ranged_4", "magic_2")
    assert "melee_5" in side(game, "hero", 0)["hand"]
    assert "magic_5" in side(game, "foe", 1)["hand"]
    assert state.combat.discard == []


@pytest.mark.rule("DQ3-GAP-37")
def test_with_no_card_left_at_all_those_that_hit_nobody_are_taken_up_again() -> None:
    game = brawl(token="demon_4")
    fight = fight_of(game)
    state_of(game).combat.deck.cards.clear()
    fight.stack += ["melee_3"] * 6 + ["magic_3"] * 4
    fight.hero.hand[:], fight.foe.hand[:] = ["melee_1"], ["ranged_2"]
    act(game, 0, "play melee_1")  # the monster has but one card to lay
    assert stacks(game) == (["ranged_2"], [], [])
    assert len(fight.hero.hand) == len(fight.foe.hand) == 5
    assert game.view(None)["fight"]["deck"] == 1
