"""Going through a room (PLAY)."""

from itertools import permutations

import pytest

from delvers.kernel.errors import WrongSeat
from tests.games.raiders.rules.scene import (
    cited,
    coins,
    hand,
    lay,
    rejected,
    reserve,
    scene,
    seen,
    state_of,
    told,
    walk,
    wounds,
)

ALL_ITEMS = ("torch", "crystal ball", "key", "sword")
ROW = ("treasure_01", "monster_01", "chamber_01", "trap_01", "treasure_02")
EVERYBODY = (None, 0, 1, 2)


@pytest.mark.rule("DR-PLAY-01")
def test_rooms_are_entered_one_at_a_time_from_the_left() -> None:
    game = scene(3, "treasure_01", row=ROW)
    for at in range(4):
        entered = told(game, "room_entered")
        assert [(event["at"], event["room"]) for event in entered] == [*enumerate(ROW)][: at + 1]
        assert game.view(None)["room"] == at
        assert game.view(None)["discarded"] == [*ROW[:at]]
        lay(game, *[f"power {at + 1}"] * 3)
    assert game.view(None)["discarded"] == [*ROW]
    assert set(cited(game, "room_entered")[:4]) == {"DR-PLAY-01"}


@pytest.mark.rule("DR-PLAY-02")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_face_down_room_is_turned_up_for_everybody_before_cards_are_chosen(
    seat: int | None,
) -> None:
    game = scene(3, "treasure_01", row=ROW, face_up=(False, False, True, True, True))
    assert game.waiting == [0, 1, 2]
    assert game.view(seat)["row"] == ["treasure_01", None, "chamber_01", "trap_01", "treasure_02"]
    assert game.view(seat)["face_up"] == [True, False, True, True, True]
    assert told(game, "room_revealed", seat) == [{"at": 0, "room": "treasure_01"}]
    assert cited(game, "room_revealed") == ["DR-PLAY-02"]
    assert seen(game, "has_laid") == [False, False, False]


@pytest.mark.rule("DR-PLAY-03")
def test_every_player_is_asked_for_one_card_of_the_own_hand() -> None:
    game = scene(3, "treasure_01", items={1: ("key",)}, powers={2: (2, 5)})
    assert game.pending[0].options == ("power 1", "power 2", "power 3", "power 4", "power 5")
    assert game.pending[1].options == (*game.pending[0].options, "key")
    assert game.pending[2].options == ("power 2", "power 5")
    assert {ask.rule for ask in game.pending.values()} == {"DR-PLAY-03"}
    assert game.waiting == [0, 1, 2]


@pytest.mark.rule("DR-PLAY-03")
@pytest.mark.parametrize("card", ["power 4", "key"])
def test_a_laid_card_leaves_the_hand_and_lies_face_down(card: str) -> None:
    game = scene(3, "treasure_01", items={0: ("key",)})
    game.choose(0, card)
    held = [f"power {number}" for number in hand(game, 0)["powers"]] + hand(game, 0)["items"]
    assert card not in held
    assert len(held) == 5
    assert seen(game, "has_laid") == [True, False, False]
    assert seen(game, "laid", 0) == [card, None, None]
    for other in (None, 1, 2):
        assert seen(game, "laid", other) == [None, None, None]
        assert told(game, "card_laid", other) == [{"seat": 0}]


@pytest.mark.rule("DR-PLAY-03")
def test_nobody_lays_a_second_card_for_the_room() -> None:
    game = scene(3, "treasure_01")
    game.choose(0, "power 4")
    before = game.save()
    with pytest.raises(WrongSeat, match="waiting for: 1, 2"):
        game.choose(0, "power 3")
    assert game.save() == before


@pytest.mark.rule("DR-PLAY-04")
@pytest.mark.parametrize(
    ("room", "usable"),
    [
        ("treasure_01", {"crystal ball", "key"}),
        ("monster_01", {"crystal ball", "sword"}),
        ("chamber_03", {"crystal ball"}),
        ("trap_01", {"crystal ball"}),
        ("medusa", {"crystal ball", "sword"}),
        ("wolf_pack", {"crystal ball", "sword", "torch"}),
        ("necromancer", {"crystal ball", "sword"}),
        ("megadragon", {"crystal ball", "sword", "key"}),
    ],
)
def test_an_item_is_offered_only_where_it_has_a_use(room: str, usable: set[str]) -> None:
    game = scene(3, room, items={0: ALL_ITEMS})
    ask = game.pending[0]
    assert set(ask.options) & set(ALL_ITEMS) == usable
    for item in set(ALL_ITEMS) - usable:
        assert rejected(game, 0, item) == ask.refused[item]


@pytest.mark.rule("DR-PLAY-05")
def test_cards_are_turned_up_together_once_all_have_laid() -> None:
    game = scene(3, "treasure_01", items={0: ("crystal ball",)})
    game.choose(2, "power 2")
    game.choose(0, "crystal ball")
    assert seen(game, "laid") == [None, None, None]
    assert told(game, "cards_revealed") == []
    game.choose(1, "power 4")
    turned_up = {"0": "crystal ball", "1": "power 4", "2": "power 2"}
    for seat in EVERYBODY:
        assert told(game, "cards_revealed", seat) == [{"cards": turned_up}]
        assert seen(game, "laid", seat)[1:] == ["power 4", "power 2"]
    assert cited(game, "cards_revealed") == ["DR-PLAY-05"]


@pytest.mark.rule("DR-PLAY-06")
def test_crystal_balls_come_before_the_room_is_resolved() -> None:
    game = scene(3, "treasure_03", items={0: ("crystal ball",)})
    lay(game, "crystal ball", "power 4", "power 2")
    assert (game.waiting, coins(game)) == ([0], [0, 0, 0])
    game.choose(0, "power 5")
    kinds = [event.kind for event in game.events]
    order = ("cards_revealed", "item_returned", "card_laid_open", "coins_gained")
    assert [kind for kind in kinds if kind in order] == [*order]


@pytest.mark.rule("DR-PLAY-07")
@pytest.mark.parametrize(
    ("room", "cards", "second", "purses", "hurt"),
    [
        ("treasure_03", ("power 4", "power 3"), "power 5", [4, 0, 0], [0, 0, 0]),
        ("monster_09", ("power 4", "power 3"), "power 1", [0, 0, 0], [1, 0, 0]),
        ("monster_09", ("power 4", "power 3"), "power 4", [0, 0, 0], [0, 0, 0]),
        ("chamber_01", ("power 1", "power 2"), "power 4", [3, 1, 2], [0, 0, 0]),
        ("trap_03", ("power 1", "power 2"), "power 5", [0, 0, 0], [2, 2, 2]),
        ("trap_03", ("power 1", "power 2"), "power 2", [0, 0, 0], [0, 0, 0]),
        ("mummy", ("power 4", "power 4"), "power 5", [0, 0, 0], [2, 0, 0]),
    ],
)
def test_a_room_is_resolved_by_its_kind_with_the_card_finally_in_play(
    room: str, cards: tuple[str, str], second: str, purses: list[int], hurt: list[int]
) -> None:
    game = scene(3, room, items={0: ("crystal ball",)})
    lay(game, "crystal ball", *cards)
    game.choose(0, second)
    assert (coins(game), wounds(game)) == (purses, hurt)


@pytest.mark.rule("DR-PLAY-08")
@pytest.mark.parametrize("order", [*permutations(range(3))])
@pytest.mark.parametrize(
    ("room", "cards", "purses"),
    [
        ("trap_01", ("power 5", "power 2", "power 1"), [4, 4, 3]),
        ("treasure_08", ("power 5", "power 5", "power 5"), [7, 7, 3]),
        ("chamber_03", ("power 1", "power 1", "power 1"), [7, 7, 3]),
    ],
)
def test_no_seat_is_served_before_another(
    order: tuple[int, ...], room: str, cards: tuple[str, ...], purses: list[int]
) -> None:
    game = scene(3, room, coins=(7, 7, 3), reserve={"torch": 2})
    for seat in order:
        game.choose(seat, cards[seat])
    assert coins(game) == purses
    assert reserve(game, "torch") == 2
    assert [hand(game, seat)["items"] for seat in range(3)] == [[], [], []]


@pytest.mark.rule("DR-PLAY-09")
@pytest.mark.parametrize("card", ["power 5", "power 1"])
def test_a_room_leaves_the_game_whether_the_monster_was_beaten_or_not(card: str) -> None:
    game = scene(3, "monster_01", row=("monster_01", *ROW[1:]))
    lay(game, *[card] * 3)
    assert game.view(None)["discarded"] == ["monster_01"]
    assert game.view(None)["room"] == 1
    assert "monster_01" not in state_of(game).rooms.cards


@pytest.mark.rule("DR-PLAY-09")
@pytest.mark.parametrize("seed", range(3))
def test_no_room_comes_back(seed: int) -> None:
    *_, game = walk(3, seed)
    rooms = game.view(None)["discarded"]
    assert isinstance(rooms, list)
    assert len({str(room) for room in rooms}) == 25


@pytest.mark.rule("DR-PLAY-10")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_power_cards_played_in_the_level_stay_visible_to_everybody(seat: int | None) -> None:
    game = scene(3, "treasure_01", row=ROW)
    lay(game, "power 4", "power 3", "power 1")
    assert seen(game, "played", seat) == [[4], [3], [1]]
    lay(game, "power 2", "power 5", "power 3")
    assert seen(game, "played", seat) == [[4, 2], [3, 5], [1, 3]]
    assert seen(game, "has_laid", seat) == [False, False, False]


@pytest.mark.rule("DR-PLAY-11")
def test_a_played_power_card_cannot_be_played_again_in_the_level() -> None:
    game = scene(3, "treasure_01", row=ROW)
    lay(game, "power 4", "power 3", "power 1")
    assert game.pending[0].options == ("power 1", "power 2", "power 3", "power 5")
    assert game.pending[0].refused == {"power 4": "DR-PLAY-11"}
    assert rejected(game, 0, "power 4") == "DR-PLAY-11"
    assert game.pending[1].refused == {"power 3": "DR-PLAY-11"}


@pytest.mark.rule("DR-PLAY-12")
@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_in_room_k_at_least_six_less_k_power_cards_are_in_hand(seed: int, tactical: bool) -> None:
    for game in walk(4, seed, tactical=tactical):
        room = game.view(None)["room"]
        assert isinstance(room, int)
        for seat in game.waiting:
            powers = [f"power {number}" for number in hand(game, seat)["powers"]]
            assert len(powers) >= 5 - room
            assert set(powers) <= set(game.pending[seat].options)


@pytest.mark.rule("DR-PLAY-12")
def test_the_last_power_card_is_laid_in_the_fifth_room_without_asking() -> None:
    game = scene(3, "treasure_01", at=4, powers={0: (3,), 1: (2,)}, items={1: ("key",)})
    assert game.waiting == [1, 2]
    assert seen(game, "laid", 0) == ["power 3", None, None]
    assert seen(game, "laid") == [None, None, None]
    assert game.pending[1].options == ("power 2", "key")
