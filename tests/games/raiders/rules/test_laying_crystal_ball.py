"""The crystal ball (ITEM)."""

import pytest

from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    cited,
    coins,
    hand,
    lay,
    reserve,
    scene,
    seen,
    told,
)

BALL = "crystal ball"
EVERYBODY = (None, 0, 1, 2)


def two_balls() -> Game:
    """Seats 0 and 2 have revealed crystal balls before a chest of 4, seat 1 a power card 4."""
    game = scene(3, "treasure_03", items={0: (BALL,), 2: (BALL,)})
    lay(game, BALL, "power 4", BALL)
    return game


@pytest.mark.rule("DR-ITEM-09")
def test_a_crystal_ball_is_laid_face_down_like_any_card() -> None:
    game = scene(3, "treasure_03", items={0: (BALL,)})
    game.choose(0, BALL)
    assert seen(game, "laid", 0) == [BALL, None, None]
    for other in (None, 1, 2):
        assert seen(game, "has_laid", other) == [True, False, False]
        assert seen(game, "laid", other) == [None, None, None]
        assert told(game, "card_laid", other) == [{"seat": 0}]
    assert game.waiting == [1, 2]
    assert 0 not in game.pending
    assert reserve(game, BALL) == 5


@pytest.mark.rule("DR-ITEM-09")
def test_a_crystal_ball_takes_effect_when_it_is_revealed_with_the_others() -> None:
    game = scene(3, "treasure_03", items={0: (BALL,)})
    lay(game, BALL, "power 4", "power 2")
    cards = {"0": BALL, "1": "power 4", "2": "power 2"}
    assert told(game, "cards_revealed") == [{"cards": cards}]
    assert game.waiting == [0]
    assert game.pending[0].prompt == "lay_second_card"


@pytest.mark.rule("DR-ITEM-10")
def test_the_owner_sees_the_other_cards_and_must_play_another() -> None:
    game = scene(3, "treasure_03", items={0: (BALL, "key")}, powers={0: (1, 5)})
    lay(game, BALL, "power 4", "power 2")
    assert seen(game, "laid", 0) == [None, "power 4", "power 2"]
    ask = game.pending[0]
    assert (ask.options, ask.rule) == (("power 1", "power 5", "key"), "DR-ITEM-10")
    assert not ask.optional
    assert coins(game) == [0, 0, 0]


@pytest.mark.rule("DR-ITEM-10")
@pytest.mark.parametrize(
    ("second", "purses"), [("power 5", [4, 0, 0]), ("power 4", [2, 2, 0]), ("power 1", [0, 4, 0])]
)
def test_the_second_card_is_the_owners_card_for_the_room(second: str, purses: list[int]) -> None:
    game = scene(3, "treasure_03", items={0: (BALL,)})
    lay(game, BALL, "power 4", "power 2")
    game.choose(0, second)
    assert coins(game) == purses
    for seat in EVERYBODY:
        assert told(game, "card_laid_open", seat) == [{"seat": 0, "card": second}]
    assert cited(game, "card_laid_open") == ["DR-ITEM-10"]
    assert cited(game, "cards_revealed") == ["DR-PLAY-05"]


@pytest.mark.rule("DR-ITEM-11")
def test_owners_of_several_crystal_balls_choose_their_next_cards_secretly() -> None:
    game = two_balls()
    assert game.waiting == [0, 2]
    assert {game.pending[seat].rule for seat in (0, 2)} == {"DR-ITEM-11"}
    game.choose(2, "power 5")
    assert game.waiting == [0]
    assert seen(game, "laid", 2) == [None, "power 4", "power 5"]
    for other in (None, 0, 1):
        assert seen(game, "laid", other) == [None, "power 4", None]
        assert told(game, "card_laid", other)[-1] == {"seat": 2}
        assert len(told(game, "cards_revealed", other)) == 1


@pytest.mark.rule("DR-ITEM-11")
@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_cards_after_several_crystal_balls_are_revealed_at_the_same_time(
    order: tuple[int, int],
) -> None:
    game = two_balls()
    for seat in order:
        game.choose(seat, {0: "power 5", 2: "power 1"}[seat])
    second = {"cards": {"0": "power 5", "2": "power 1"}}
    assert told(game, "cards_revealed")[1:] == [second]
    assert cited(game, "cards_revealed") == ["DR-PLAY-05", "DR-ITEM-11"]
    assert coins(game) == [4, 0, 0]


@pytest.mark.rule("DR-ITEM-11")
def test_when_all_reveal_crystal_balls_all_choose_secretly() -> None:
    game = scene(3, "treasure_03", items=dict.fromkeys(range(3), (BALL,)))
    lay(game, BALL, BALL, BALL)
    assert game.waiting == [0, 1, 2]
    lay(game, "power 5", "power 4")
    assert seen(game, "laid") == [None, None, None]


@pytest.mark.rule("DR-ITEM-12")
def test_crystal_balls_return_to_the_reserve_before_the_second_cards() -> None:
    game = two_balls()
    assert reserve(game, BALL) == 6
    assert told(game, "item_returned") == [{"seat": 0, "item": BALL}, {"seat": 2, "item": BALL}]
    assert cited(game, "item_returned") == ["DR-ITEM-12"] * 2
    lay(game, "power 5", "-", "power 1")
    assert reserve(game, BALL) == 6


@pytest.mark.rule("DR-ITEM-12")
def test_a_crystal_ball_used_in_a_chamber_can_be_claimed_in_that_chamber() -> None:
    game = scene(3, "chamber_03", items={0: (BALL,)}, reserve={BALL: 0})
    lay(game, BALL, "power 2", "power 5")
    game.choose(0, "power 5")
    assert hand(game, 1)["items"] == [BALL]
    assert reserve(game, BALL) == 0


@pytest.mark.rule("DR-ITEM-13")
@pytest.mark.parametrize("room", [*CONTENT.rooms, *CONTENT.bosses])
def test_a_crystal_ball_may_be_used_in_every_room_but_the_necromancers(room: str) -> None:
    game = scene(3, room, items={0: (BALL,)})
    lay(game, BALL, "power 4", "power 2")
    asked_again = 0 in game.pending and game.pending[0].prompt == "lay_second_card"
    assert asked_again == (room != "necromancer")


@pytest.mark.rule("DR-ITEM-13")
def test_against_the_necromancer_a_crystal_ball_brings_no_second_card() -> None:
    game = scene(3, "necromancer", items={0: (BALL,)})
    lay(game, BALL, "power 4", "power 2")
    assert game.is_over
    assert told(game, "escaped") == [{"seat": 0, "boss": "necromancer"}]
    assert seen(game, "played") == [[], [], []]
