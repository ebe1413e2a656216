"""Power cards whose text several owners share: cancelling, discarding, striking again (COMBAT)."""

import pytest

from delvers.games.dungeonquest.third.rules.combat.fighting import opponent_of
from delvers.games.dungeonquest.third.rules.combat.power import (
    BARS_DEADLY_BLOW,
    FORBIDS_COUNTERATTACK,
    LETS_ONE_CARD_THROUGH,
    NEXT_ROUND,
    SAVES_A_CLOSE_ROUND,
    SAVES_THE_ROUND,
    WHEN_LOST,
    WHEN_PLAYED,
    WHEN_WON,
    WINS_STALEMATES,
)
from delvers.games.dungeonquest.third.rules.components import CONTENT
from tests.games.dungeonquest.third.rules.fights import (
    clash,
    fight_of,
    outcome,
    play_power,
    power_fight,
    rest_of,
    side_of,
)
from tests.games.dungeonquest.third.rules.scene import act, options, state_of, told

pytestmark = pytest.mark.rule("DQ3-COMBAT-05")

CANCELS = {
    "tatianna_snare": {"melee"},
    "gherinn_ward_of_faith": {"magic"},
    "skeleton_rusted_shield": {"ranged"},
    "sorcerer_binding_spell": {"melee"},
    "golem_runic_core": {"magic"},
    "demon_terrifying_presence": {"ranged", "melee", "magic"},
}
FORBIDS = ["hugo_knights_challenge", "challara_arcane_bolt", "sorcerer_dark_bolt", "troll_grab"]
DISCARDS = ["krutzbeck_headbutt", "sorcerer_hex", "golem_crushing_grip", "challara_familiars_bite"]
STRIKES = {
    "krutzbeck_axe_throw": 1,
    "gherinn_wrath_of_kellos": 2,
    "skeleton_bone_volley": 1,
    "troll_hurled_rock": 1,
    "demon_hellfire": 1,
}
HEALS_ONE = ["tatianna_tribal_remedy", "skeleton_rise_again", "troll_thick_hide"]
HEALS_TWO = ["gherinn_healing_prayer", "sorcerer_infernal_pact"]
DAMAGE = ("ranged_2", "melee_3", "magic_3")
COUNTERED_BY = {"melee": "ranged_1", "magic": "melee_1", "ranged": "magic_1"}


def test_every_power_card_has_a_text() -> None:
    texts = {
        *WHEN_PLAYED, *WHEN_WON, *WHEN_LOST, *NEXT_ROUND, *FORBIDS_COUNTERATTACK,
        *LETS_ONE_CARD_THROUGH, BARS_DEADLY_BLOW, SAVES_A_CLOSE_ROUND, SAVES_THE_ROUND,
        WINS_STALEMATES,
    }  # fmt: skip
    assert texts == set(CONTENT.power)


@pytest.mark.rule("DQ3-COMBAT-47")
@pytest.mark.parametrize("against", ["ranged_1", "melee_1", "magic_1"])
@pytest.mark.parametrize("card", CANCELS)
def test_it_cancels_a_revealed_card_of_its_types(card: str, against: str) -> None:
    game = play_power(card, against, others=("ranged_2", "melee_2", "magic_2"))
    is_cancelled = against.split("_", maxsplit=1)[0] in CANCELS[card]
    assert [event["card"] for event in told(game, "card_cancelled")] == [against] * is_cancelled
    assert outcome(game)[2] == (0 if is_cancelled else 1)


@pytest.mark.rule("DQ3-COMBAT-52")
@pytest.mark.parametrize("card", FORBIDS)
def test_it_forbids_the_opponent_to_counterattack(card: str) -> None:
    against = COUNTERED_BY[CONTENT.power[card].attack_type]
    others = (against, "ranged_3", "melee_3", "magic_3")
    game = power_fight(card, others=others)
    clash(game, card, against)
    assert all(ask.prompt != "counterattack" for ask in game.pending.values())
    assert outcome(game)[0] == CONTENT.power[card].owner


@pytest.mark.parametrize("card", FORBIDS)
def test_the_ban_on_counterattacks_holds_for_its_round_only(card: str) -> None:
    against = COUNTERED_BY[CONTENT.power[card].attack_type]
    game = power_fight(
        card,
        his=("melee_4", "ranged_4", "magic_4", "melee_2"),
        others=(against, "ranged_2", "ranged_3", "magic_2"),
    )
    opponent = opponent_of(fight_of(game), side_of(game, card)).player
    clash(game, card, against)
    clash(game, "melee_4", "ranged_2")
    assert game.pending[opponent].prompt == "counterattack"


@pytest.mark.parametrize("pick", [0, 3])
@pytest.mark.parametrize("card", DISCARDS)
def test_the_opponent_discards_a_card_of_his_hand_at_random(card: str, pick: int) -> None:
    others = ("melee_5", "ranged_2", "melee_2", "ranged_5")
    game = power_fight(card, others=others, picks=[pick])
    opponent = opponent_of(fight_of(game), side_of(game, card))
    left = [other for other in opponent.hand if other != "melee_5"]
    clash(game, card, "melee_5")
    assert [event["card"] for event in told(game, "hand_card_discarded")] == [left[pick]]
    discarded = [*state_of(game).combat.discard, *fight_of(game).aside]
    assert discarded == [left[pick]]


@pytest.mark.parametrize("card", DISCARDS)
def test_an_empty_hand_has_nothing_to_discard(card: str) -> None:
    game = power_fight(card, others=("melee_5", "ranged_2", "melee_2", "ranged_5"))
    owner = side_of(game, card)
    opponent = opponent_of(fight_of(game), owner)
    act(game, opponent.player, "play melee_5")
    opponent.hand.clear()
    act(game, owner.player, f"play {card}")
    assert told(game, "hand_card_discarded") == []


@pytest.mark.parametrize("card", STRIKES)
def test_after_a_won_round_cards_from_the_deck_hit_the_opponent(card: str) -> None:
    game = play_power(card, "melee_1", deck=("magic_5", "ranged_5", "melee_5"))
    opponent = opponent_of(fight_of(game), side_of(game, card))
    assert opponent.damage == [card, *("magic_5", "ranged_5")[: STRIKES[card]]]


@pytest.mark.parametrize("card", STRIKES)
def test_after_a_lost_round_only_wrath_strikes_its_owner(card: str) -> None:
    game = play_power(card, "magic_5", deck=("ranged_5", "melee_5"))
    wrath = card == "gherinn_wrath_of_kellos"
    assert side_of(game, card).damage == ["magic_5", *["ranged_5"] * wrath]
    assert opponent_of(fight_of(game), side_of(game, card)).damage == []


@pytest.mark.parametrize("card", STRIKES)
def test_after_a_stalemate_nobody_is_struck(card: str) -> None:
    against = f"{CONTENT.power[card].attack_type}_{CONTENT.power[card].attack}"
    game = play_power(card, against)
    assert outcome(game)[0] == ""
    assert fight_of(game).hero.damage == fight_of(game).foe.damage == []


@pytest.mark.parametrize("card", HEALS_ONE)
def test_it_takes_one_card_of_choice_off_the_own_damage_stack(card: str) -> None:
    game = power_fight(
        card, damage=DAMAGE[:2], others=("melee_5", "ranged_1", "melee_2", "magic_2")
    )
    owner, seat = side_of(game, card), side_of(game, card).player
    clash(game, card, "melee_5")
    assert options(game, seat) == ("discard ranged_2", "discard melee_3")
    act(game, seat, "discard melee_3")
    rest_of(game)
    assert owner.damage == ["ranged_2", "melee_5"]
    assert state_of(game).combat.discard == ["melee_3"]
    assert told(game, "damage_card_discarded")[0]["card"] == "melee_3"


@pytest.mark.parametrize("card", [*HEALS_ONE, *HEALS_TWO])
def test_without_damage_there_is_nothing_to_take_off(card: str) -> None:
    game = play_power(card, "melee_5")
    assert told(game, "damage_card_discarded") == []


@pytest.mark.parametrize("count", [0, 1, 2])
@pytest.mark.parametrize("card", HEALS_TWO)
def test_it_takes_up_to_two_cards_off_the_own_damage_stack(card: str, count: int) -> None:
    game = power_fight(card, damage=DAMAGE, others=("melee_5", "ranged_1", "melee_2", "magic_2"))
    owner, seat = side_of(game, card), side_of(game, card).player
    clash(game, card, "melee_5")
    act(game, seat, *["discard melee_3", "discard magic_3"][:count])
    if count < 2:
        act(game, seat, "stop")
    rest_of(game)
    left = [other for other in DAMAGE if other not in ("melee_3", "magic_3")[:count]]
    assert owner.damage == [*left, "melee_5"]
