"""What a seat cannot know of a fight is dealt anew, and nothing else (MON-34, COMBAT-13, 63)."""

from collections.abc import Iterator

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import (
    FULL_DECK,
    all_combat_cards,
    brawl,
    exchange,
    fight_of,
    lurking,
    meeting,
    side,
)
from tests.games.dungeonquest.third.rules.scene import act, scene


def redealt(game: Game, seat: int | None) -> Iterator[Game]:
    """The fight as it might be for all that a seat knows."""
    for number in range(12):
        twin = game.determinize(seat, Dice(number))
        assert twin.view(seat) == game.view(seat)
        yield twin


@pytest.mark.rule("DQ3-COMBAT-13")
def test_the_opponents_hand_and_laid_card_are_dealt_anew_and_ones_own_are_not() -> None:
    game = brawl()
    act(game, 1, "play magic_4")
    laid = set()
    for twin in redealt(game, 0):
        fight = fight_of(twin)
        assert fight.hero.hand == fight_of(game).hero.hand
        assert (
            len([card for card in (*fight.foe.hand, fight.foe.laid) if card in CONTENT.power]) == 1
        )
        laid.add(fight.foe.laid)
    assert len(laid) > 3


@pytest.mark.rule("DQ3-COMBAT-14")
def test_no_card_is_lost_or_doubled_by_dealing_anew() -> None:
    game = brawl()
    exchange(game, "ranged_4", "magic_2")
    for seat in (0, 1, None):
        for twin in redealt(game, seat):
            fight = fight_of(twin)
            cards = [*fight.stack, *fight.foe.damage, *fight.hero.hand, *fight.foe.hand]
            held = [card for card in cards if card in CONTENT.combat]
            assert sorted([*all_combat_cards(twin), *held]) == FULL_DECK


@pytest.mark.rule("DQ3-COMBAT-05")
def test_cards_that_elven_lore_has_shown_stay_known_to_lindel_only() -> None:
    foe = ("melee_4", "ranged_3", "magic_1", "magic_2")
    game = brawl(token="demon_4", power="lindel_elven_lore", foe=foe)
    exchange(game, "lindel_elven_lore", "melee_4")
    act(game, 0, "discard ranged_3")
    known = {"demon_hellfire", "magic_1", "magic_2"}
    assert all(known <= set(fight_of(twin).foe.hand) for twin in redealt(game, 0))
    assert not all(known <= set(fight_of(twin).foe.hand) for twin in redealt(game, None))
    exchange(game, "ranged_4", "magic_1")
    assert side(game, "foe", 0)["known"] == ["demon_hellfire", "magic_2"]


@pytest.mark.rule("DQ3-MON-34", "DQ3-COMBAT-63")
def test_to_the_hero_the_token_may_be_any_that_would_still_be_alive() -> None:
    hand, foe = ("melee_4", "melee_4", "melee_4", "ranged_4"), ("magic_1", "magic_1", "magic_1")
    game = meeting(token="troll_4", hand=hand, foe=(*foe, "magic_2"))
    assert {fight_of(twin).token for twin in redealt(game, 0)} > {"troll_1", "troll_4"}
    assert {fight_of(twin).token for twin in redealt(game, 1)} == {"troll_4"}
    act(game, 0, "attack")
    for _ in range(3):
        exchange(game, "melee_4", "magic_1")
    assert {fight_of(twin).token for twin in redealt(game, 0)} == {"troll_2", "troll_3", "troll_4"}


@pytest.mark.rule("DQ3-MON-34", "DQ3-TOKEN-02")
def test_a_seat_that_has_run_a_monster_before_still_knows_its_life() -> None:
    game = scene(
        "lindel",
        "hugo",
        "gherinn",
        at=["b1", "d1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01", "d1": "chamber_01"},
        lurkers={"c1": "skeleton_4"},
        turn=1,
        skips={2: 1},
    )
    act(game, 1, "move west", "escape")
    assert [life for seat in (0, 1, 2) for _, _, life in lurking(game, seat)] == [None, None, 3]
    act(game, 0, "move east")
    assert {fight_of(twin).token for twin in redealt(game, 2)} == {"skeleton_4"}
    assert len({fight_of(twin).token for twin in redealt(game, 0)}) > 1
    act(game, 0, "escape")
    assert [life for seat in (0, 1, 2) for _, _, life in lurking(game, seat)] == [None, 3, 3]
