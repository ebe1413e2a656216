"""Counterattacks, stalemates and cancelled cards (COMBAT-21 to 29, 41 to 52)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import brawl, exchange, side, stacks
from tests.games.dungeonquest.third.rules.scene import act, cited, options, told

MELEE = ("melee_1", "melee_2", "melee_3", "melee_4")
QUIET = ("magic_1", "magic_2", "magic_3", "magic_4")
DECK = [card.id for card in CONTENT.combat.values()]


def face_off(his: str, its: str) -> Game:
    """The two reveal these cards; both hold something that counters anything."""
    game = brawl(
        "hugo",
        "demon_4",
        hand=(his, "ranged_3", "melee_3", "magic_3"),
        foe=(its, "ranged_2", "melee_2", "magic_2"),
    )
    exchange(game, his, its)
    return game


def who_counters(game: Game) -> set[int]:
    """The seats that may counterattack now."""
    return {seat for seat, ask in game.pending.items() if ask.prompt == "counterattack"}


@pytest.mark.rule("DQ3-COMBAT-21", "DQ3-COMBAT-42", "DQ3-COMBAT-43", "DQ3-DIFF-18", "DQ3-DIFF-19")
@pytest.mark.parametrize("his", DECK)
def test_an_equal_or_lower_card_whose_icon_matches_may_counterattack(his: str) -> None:
    mine = CONTENT.combat[his]
    for its in DECK:
        if his == its and mine.copies == 1:
            continue
        game = face_off(his, its)
        yours = CONTENT.combat[its]
        expected = set()
        if mine.attack <= yours.attack and mine.counters == yours.attack_type:
            expected.add(0)
        if yours.attack <= mine.attack and yours.counters == mine.attack_type:
            expected.add(1)
        assert who_counters(game) == expected
        assert told(game, "no_counterattack") == []
        if his == its:
            assert len(told(game, "stalemate")) == 1


def countering(hand: tuple[str, ...] = MELEE, its: str = "magic_4") -> Game:
    """Hugo has revealed melee 1 against a magic card and may counterattack."""
    foe = [its, *(card for card in QUIET if card != its)]
    game = brawl("hugo", "demon_4", hand=hand, foe=foe, power="hugo_knights_challenge",
                 foe_power="demon_flame_whip")  # fmt: skip
    exchange(game, "melee_1", its)
    return game


@pytest.mark.rule("DQ3-COMBAT-22")
def test_a_counterattack_may_be_declined() -> None:
    game = countering()
    assert "decline" in options(game, 0)
    assert "stop" not in options(game, 0)
    act(game, 0, "decline")
    assert told(game, "no_counterattack") == [{"seat": 0, "fighter": "hugo"}]
    assert stacks(game)[0] == ["magic_4"]


@pytest.mark.rule("DQ3-COMBAT-04", "DQ3-COMBAT-23")
def test_only_cards_with_a_matching_icon_can_be_added() -> None:
    game = countering(("melee_1", "melee_2", "melee_4", "ranged_2"))
    ask = game.pending[0]
    assert ask.options == ("decline", "counter hugo_knights_challenge", "counter melee_2")
    assert ask.refused == {"counter melee_4": "DQ3-COMBAT-04", "counter ranged_2": "DQ3-COMBAT-23"}
    assert ask.rule == "DQ3-COMBAT-23"
    with pytest.raises(IllegalChoice):
        act(game, 0, "counter melee_4")


@pytest.mark.rule("DQ3-COMBAT-23", "DQ3-COMBAT-24")
def test_cards_are_added_one_by_one_and_their_values_add_up() -> None:
    game = countering()
    act(game, 0, "counter melee_2")
    assert side(game, "hero")["total"] == 3
    assert "stop" in options(game, 0)
    assert "decline" not in options(game, 0)
    act(game, 0, "stop")
    assert told(game, "counterattacked") == [
        {"seat": 0, "fighter": "hugo", "cards": ["melee_2"], "total": 3}
    ]
    assert stacks(game)[2] == ["melee_1", "melee_2"]


@pytest.mark.rule("DQ3-COMBAT-25")
def test_he_may_go_on_while_level_and_must_stop_when_ahead() -> None:
    game = countering()
    act(game, 0, "counter melee_3")
    assert side(game, "hero")["total"] == 4
    assert "counter melee_2" in options(game, 0)
    act(game, 0, "counter melee_2")
    assert game.pending[0].prompt == "lay_card"
    assert stacks(game)[1] == ["melee_1", "melee_3", "melee_2"]


@pytest.mark.rule("DQ3-COMBAT-26")
def test_the_text_of_a_power_card_works_in_a_counterattack() -> None:
    game = brawl("gherinn", "sorcerer_3", hand=MELEE, foe=QUIET, power="gherinn_ward_of_faith")
    exchange(game, "melee_1", "magic_4")
    act(game, 0, "counter gherinn_ward_of_faith")
    assert told(game, "card_cancelled") == [{"seat": 1, "fighter": "sorcerer", "card": "magic_4"}]
    assert told(game, "round_won")[0]["against"] == 0


@pytest.mark.rule("DQ3-COMBAT-27", "DQ3-COMBAT-28")
def test_nobody_answers_a_counterattack() -> None:
    game = brawl("hugo", "demon_4", hand=MELEE, foe=("magic_2", "ranged_1", "ranged_2", "ranged_3"))
    exchange(game, "melee_1", "magic_2")
    act(game, 0, "counter melee_2")
    assert set(game.pending) == {0, 1}
    assert game.pending[1].prompt == "lay_card"
    assert len(told(game, "counterattacked")) == 1


@pytest.mark.rule("DQ3-COMBAT-29", "DQ3-DIFF-23", "DQ3-DIFF-22", "DQ3-COMBAT-34")
def test_a_counterattack_that_cannot_win_puts_all_its_cards_on_the_combat_stack() -> None:
    game = countering(its="magic_4", hand=("melee_1", "melee_1", "melee_1", "ranged_1"))
    act(game, 0, "counter melee_1", "stop")
    assert stacks(game) == (["magic_4"], [], ["melee_1", "melee_1"])


@pytest.mark.rule("DQ3-COMBAT-41", "DQ3-COMBAT-44", "DQ3-COMBAT-45", "DQ3-DIFF-27")
def test_in_a_stalemate_both_cards_join_the_combat_stack_and_nobody_is_hurt() -> None:
    game = brawl("hugo", "demon_4", hand=("ranged_4", *MELEE[:3]), foe=QUIET)
    exchange(game, "ranged_4", "magic_4")
    assert stacks(game) == ([], [], ["ranged_4", "magic_4"])
    assert cited(game, "stalemate") == ["DQ3-COMBAT-44"]
    assert told(game, "round_won") == []
    assert side(game, "hero")["hand_count"] == 5
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-COMBAT-42")
def test_a_stalemate_can_be_won_by_a_counterattack() -> None:
    game = countering(its="magic_1")
    act(game, 0, "counter melee_2")
    assert stacks(game) == ([], ["melee_1", "melee_2"], ["magic_1"])


@pytest.mark.rule("DQ3-COMBAT-46")
def test_a_stalemate_makes_no_deadly_blow() -> None:
    game = brawl("hugo", "demon_4", hand=("ranged_4", *MELEE[:3]), foe=QUIET)
    exchange(game, "ranged_4", "magic_4")
    exchange(game, "melee_3", "magic_3")
    act(game, 0, "decline")
    assert told(game, "deadly_blow") == []
    assert stacks(game) == ([], [], ["ranged_4", "magic_4", "melee_3", "magic_3"])


def cancelled(hand: tuple[str, ...] = MELEE, its: str = "magic_3") -> Game:
    """Gherinn's Ward of Faith has cancelled a magic card of the Sorcerer."""
    foe = [its, *(card for card in QUIET if card != its)][:4]
    game = brawl("gherinn", "sorcerer_3", hand=hand, foe=foe, power="gherinn_ward_of_faith")
    exchange(game, "gherinn_ward_of_faith", its)
    return game


@pytest.mark.rule("DQ3-COMBAT-47", "DQ3-COMBAT-50")
def test_a_cancelled_card_is_worth_nothing() -> None:
    game = cancelled()
    assert cited(game, "card_cancelled") == ["DQ3-CARDS-GHERINN-WARD-OF-FAITH"]
    assert told(game, "round_won") == [{"seat": 0, "fighter": "gherinn", "total": 2, "against": 0}]


@pytest.mark.rule("DQ3-COMBAT-48")
def test_the_text_of_a_cancelled_card_is_ignored() -> None:
    game = brawl("gherinn", "demon_1", hand=MELEE, foe=QUIET, power="gherinn_ward_of_faith",
                 foe_power="demon_terrifying_presence")  # fmt: skip
    exchange(game, "gherinn_ward_of_faith", "demon_terrifying_presence")
    assert [event["card"] for event in told(game, "card_cancelled")] == [
        "demon_terrifying_presence"
    ]
    assert [event["card"] for event in told(game, "power_effect")] == ["gherinn_ward_of_faith"]


@pytest.mark.rule("DQ3-COMBAT-48")
def test_a_text_that_only_holds_for_the_round_is_lost_with_its_card() -> None:
    game = brawl(
        "challara",
        "golem_4",
        power="challara_mirror_image",
        foe_power="golem_runic_core",
    )
    exchange(game, "challara_mirror_image", "golem_runic_core")
    assert told(game, "stalemate") == []
    assert told(game, "round_won") == [{"seat": 1, "fighter": "golem", "total": 3, "against": 0}]


@pytest.mark.rule("DQ3-COMBAT-49", "DQ3-COMBAT-52")
def test_a_cancelled_card_cannot_begin_a_counterattack() -> None:
    game = brawl("lindel", "demon_1", hand=MELEE, foe=QUIET, foe_power="demon_terrifying_presence")
    exchange(game, "melee_1", "demon_terrifying_presence")  # its icon would match magic
    assert who_counters(game) == set()
    assert told(game, "round_won")[0]["total"] == 2


@pytest.mark.rule("DQ3-COMBAT-50")
def test_no_bonus_raises_a_cancelled_card() -> None:
    game = brawl("hugo", "demon_1", hand=MELEE, foe=QUIET, power="hugo_glorious_charge",
                 foe_power="demon_terrifying_presence")  # fmt: skip
    exchange(game, "hugo_glorious_charge", "magic_3")
    exchange(game, "melee_4", "demon_terrifying_presence")
    assert told(game, "bonus")[0]["amount"] == 2
    assert told(game, "round_won")[-1]["against"] == 0


@pytest.mark.rule("DQ3-COMBAT-51")
def test_what_a_cancelled_card_promised_for_the_next_round_is_lost() -> None:
    game = brawl("krutzbeck", "demon_1", hand=MELEE, foe=QUIET, power="krutzbeck_crushing_blow",
                 foe_power="demon_terrifying_presence")  # fmt: skip
    exchange(game, "krutzbeck_crushing_blow", "demon_terrifying_presence")
    act(game, 0, "decline")
    exchange(game, "melee_4", "magic_3")
    assert told(game, "bonus") == []
    assert told(game, "round_won")[-1]["total"] == 4


@pytest.mark.rule("DQ3-GAP-75")
def test_a_cancelled_card_keeps_its_type_for_counterattack_and_combat_stack() -> None:
    game = cancelled()
    exchange(game, "melee_4", "magic_4")
    assert stacks(game)[2] == ["magic_3", "melee_4", "magic_4"]
    exchange(game, "melee_1", "magic_2")
    act(game, 0, "decline")
    assert told(game, "deadly_blow")[-1]["cards"] == ["magic_3", "magic_4"]


@pytest.mark.rule("DQ3-GAP-76")
def test_a_bonus_for_this_round_counts_before_the_counterattack() -> None:
    game = brawl("hugo", "sorcerer_3", hand=MELEE, foe=QUIET, power="hugo_glorious_charge")
    exchange(game, "hugo_glorious_charge", "magic_2")
    exchange(game, "melee_2", "magic_3")  # two and two are four: he is ahead already
    assert who_counters(game) == set()
    assert told(game, "round_won")[-1]["total"] == 4


@pytest.mark.rule("DQ3-COMBAT-49", "DQ3-COMBAT-52")
def test_a_card_of_the_next_round_is_not_cancelled_any_more() -> None:
    game = cancelled(hand=("ranged_4", "melee_1", "melee_2", "melee_3"))
    exchange(game, "ranged_4", "magic_1")
    assert who_counters(game) == {1}
    assert side(game, "foe")["cancelled"] is False
