"""Announced escapes (VAR-LIVE)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import (
    FULL_DECK,
    all_combat_cards,
    brawl,
    exchange,
    fight_of,
    lurking,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    state_of,
    told,
)

HAND = ("melee_4", "ranged_4", "melee_3", "ranged_1")
FOE = ("magic_4", "magic_2", "melee_2", "magic_1")
ANNOUNCE = "announce escape"


def winner(hero_id: str = "lindel", token: str = "demon_4", **given: Any) -> Game:
    """The hero has lost a round to magic 4 and won one with melee 4."""
    given = {"hand": HAND, "foe": FOE, "rules": Rules(live_to_fight=True), **given}
    game = brawl(hero_id, token, **given)
    exchange(game, "ranged_1", "magic_4")
    exchange(game, "melee_4", "magic_2")
    return game


@pytest.mark.rule("DQ3-VAR-LIVE-01")
def test_whoever_wins_a_round_may_announce_an_escape() -> None:
    game = winner()
    assert options(game, 0) == (ANNOUNCE, "decline")
    assert game.pending[0].rule == "DQ3-VAR-LIVE-01"
    assert set(game.pending) == {0}
    assert [event.kind for event in game.events].count("round_won") == 2


@pytest.mark.rule("DQ3-VAR-LIVE-01", "DQ3-MON-31")
def test_without_the_option_nobody_announces_an_escape() -> None:
    game = winner(rules=Rules())
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-VAR-LIVE-01")
def test_a_hero_who_declines_does_his_damage_and_fights_on() -> None:
    game = winner()
    act(game, 0, "decline")
    assert stacks(game)[1] == ["melee_4"]
    assert fight_of(game).escape == ""


@pytest.mark.rule("DQ3-VAR-LIVE-02")
def test_an_announced_escape_spares_the_monster_this_round() -> None:
    game = winner()
    act(game, 0, ANNOUNCE)
    assert stacks(game) == (["magic_4"], [], ["ranged_1", "magic_2"])
    assert fight_of(game).aside == ["melee_4"]
    assert cited(game, "escape_announced") == ["DQ3-VAR-LIVE-02"]
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-GAP-90")
def test_the_cards_of_a_deadly_blow_are_laid_aside_too() -> None:
    game = brawl(token="demon_4", hand=HAND, foe=FOE, rules=Rules(live_to_fight=True))
    fight_of(game).stack[:] = ["melee_1", "magic_2"]
    exchange(game, "melee_4", "magic_1")
    act(game, 0, ANNOUNCE)
    assert fight_of(game).aside == ["melee_4", "melee_1"]
    assert stacks(game) == ([], [], ["magic_2", "magic_1"])


@pytest.mark.rule("DQ3-VAR-LIVE-02", "DQ3-GAP-90")
def test_cards_that_a_power_card_would_add_are_laid_aside_too() -> None:
    game = brawl("gherinn", "troll_4", hand=HAND, foe=FOE, power="gherinn_wrath_of_kellos",
                 rules=Rules(live_to_fight=True), deck=("melee_5", "magic_5"))  # fmt: skip
    exchange(game, "gherinn_wrath_of_kellos", "magic_2")
    act(game, 0, ANNOUNCE)
    assert stacks(game)[1] == []
    assert fight_of(game).aside == ["gherinn_wrath_of_kellos", "melee_5", "magic_5"]


@pytest.mark.rule("DQ3-VAR-LIVE-03", "DQ3-VAR-LIVE-04", "DQ3-VAR-LIVE-05", "DQ3-VAR-LIVE-08")
def test_winning_the_next_round_he_must_escape_with_the_wounds_of_the_combat() -> None:
    game = winner("lindel", "skeleton_1")
    act(game, 0, ANNOUNCE)
    exchange(game, "ranged_4", "magic_1")
    assert told(game, "monster_killed") == []
    assert told(game, "wounded") == [{"seat": 0, "amount": 1, "cause": "skeleton"}]
    assert (cited(game, "wounded"), cited(game, "escaped")) == (
        ["DQ3-VAR-LIVE-04"],
        ["DQ3-VAR-LIVE-03"],
    )
    assert place(game, 0) == "b1"
    assert lurking(game, 1) == [("c1", "skeleton", 2)]
    assert hero(game, 0).owes_encounter
    assert state_of(game).turn == 1
    assert state_of(game).fight is None
    assert all_combat_cards(game) == FULL_DECK


@pytest.mark.rule("DQ3-VAR-LIVE-06")
@pytest.mark.parametrize(("his", "its"), [("melee_3", "ranged_4"), ("ranged_4", "ranged_4")])
def test_losing_or_drawing_the_next_round_keeps_him_in_the_fight(his: str, its: str) -> None:
    game = winner(foe=("magic_4", "magic_2", "ranged_4", "magic_1"))
    act(game, 0, ANNOUNCE)
    exchange(game, his, its)
    assert told(game, "escaped") == []
    assert fight_of(game).escape == ""
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQ3-VAR-LIVE-06", "DQ3-VAR-LIVE-07")
def test_after_a_failed_one_he_may_announce_a_new_escape_and_needs_another_round() -> None:
    game = winner(foe=("magic_4", "magic_2", "ranged_4", "magic_1"), deck=("ranged_5", "melee_1"))
    act(game, 0, ANNOUNCE)
    exchange(game, "melee_3", "ranged_4")
    exchange(game, "ranged_4", "magic_1")
    act(game, 1, "decline")
    assert options(game, 0) == (ANNOUNCE, "decline")
    act(game, 0, "decline")
    assert told(game, "escaped") == []
    assert "ranged_4" in stacks(game)[1]


@pytest.mark.rule("DQ3-VAR-LIVE-08", "DQ3-MON-12")
@pytest.mark.parametrize(
    ("hero_id", "chamber"), [("lindel", "portcullis_01"), ("krutzbeck", "chamber_01")]
)
def test_where_no_escape_is_possible_none_can_be_announced(hero_id: str, chamber: str) -> None:
    game = brawl(
        hero_id, "demon_4", hand=HAND, foe=FOE, rules=Rules(live_to_fight=True), chamber=chamber
    )
    exchange(game, "melee_4", "magic_2")
    assert ANNOUNCE not in options(game, 0)
    assert stacks(game)[1] == ["melee_4"]
