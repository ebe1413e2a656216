"""Limits and floors (LIMIT)."""

from collections import Counter

import pytest

from delvers.games.raiders.rules.components import CONTENT, ITEMS
from delvers.kernel.errors import IllegalChoice, WrongSeat
from delvers.kernel.game import Game
from tests.games.raiders.rules.scene import (
    coins,
    hand,
    lay,
    reserve,
    scene,
    seen,
    told,
    walk,
    wounds,
)

DARK = (True, False, True, False, True)


def on_the_table(game: Game, seat: int) -> list[str]:
    """The cards a player has laid for the room; in the variant a ball stays below its second."""
    laid: str | None = seen(game, "laid", seat)[seat]
    gazers = game.view(None)["gazers"]
    assert isinstance(gazers, list)
    if game.options["tactical"] and seat in gazers and laid != "crystal ball":
        return ["crystal ball", str(laid)]
    return [laid] if laid else []


def cards_of(game: Game, seat: int) -> list[str]:
    """Every card of a player, wherever it is."""
    held = hand(game, seat)
    powers = [*held["powers"], *seen(game, "played")[seat]]
    return [*(f"power {n}" for n in powers), *held["items"], *on_the_table(game, seat)]


@pytest.mark.rule("DR-LIMIT-01")
@pytest.mark.parametrize(
    ("room", "before"),
    [("treasure_03", 16), ("treasure_03", 17), ("treasure_03", 20), ("chamber_01", 18)],
)
def test_no_room_brings_a_player_above_20_coins(room: str, before: int) -> None:
    game = scene(3, room, coins=(before, 0, 0))
    lay(game, "power 4", "power 3", "power 3")
    assert coins(game)[0] == 20


@pytest.mark.rule("DR-LIMIT-01")
@pytest.mark.parametrize(("boss", "before"), [("sphinx", 19), ("minotaur", 20)])
def test_a_boss_does_not_bring_a_player_above_20_coins_either(boss: str, before: int) -> None:
    game = scene(3, boss, coins=(before, 0, 0))
    lay(game, "power 5", "power 4", "power 4")
    assert coins(game) == [20, 0, 0]
    assert told(game, "coins_over_limit")[0]["seat"] == 0


@pytest.mark.rule("DR-LIMIT-02")
@pytest.mark.parametrize(
    ("room", "before"), [("trap_01", 2), ("trap_02", 1), ("tax_collector", 2), ("vampire", 0)]
)
def test_a_player_never_falls_below_0_coins(room: str, before: int) -> None:
    game = scene(3, room, coins=(before, 0, 0))
    lay(game, "power 1", "power 5", "power 3")
    assert coins(game) == [0, 0, 0]
    assert told(game, "coins_lost")[0] == {"seat": 0, "amount": before}


@pytest.mark.rule("DR-LIMIT-03")
def test_wounds_have_no_limit_and_remove_nobody_before_the_final_count() -> None:
    game = scene(3, "monster_01", wounds=(60, 0, 0))
    lay(game, "power 1", "power 2", "power 3")
    assert wounds(game) == [63, 0, 0]
    assert game.waiting == [0, 1, 2]
    assert not any(seen(game, "is_eliminated"))
    lay(game, "power 5", "power 3", "power 4")
    assert told(game, "coins_gained")[-1]["seat"] == 0


@pytest.mark.rule("DR-LIMIT-04")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_player_never_falls_below_0_wounds(before: int, after: int) -> None:
    game = scene(3, "chamber_01", wounds=(before, 0, 0))
    lay(game, "power 5", "power 1", "power 1")
    assert wounds(game)[0] == after
    assert told(game, "healed") == [{"seat": 0, "amount": before - after}]


@pytest.mark.rule("DR-LIMIT-05")
def test_a_hand_may_hold_every_item_of_the_game() -> None:
    items = [item for item in ITEMS for _ in range(6)]
    game = scene(3, "chamber_03", items={0: items[:-1]})
    lay(game, "power 4", "power 1", "power 2")
    assert Counter(hand(game, 0)["items"]) == Counter(items)
    assert seen(game, "cards") == [24 + 4, 4, 4]


@pytest.mark.rule("DR-LIMIT-06")
@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_six_copies_of_every_item_exist_at_every_moment(seed: int, tactical: bool) -> None:
    for game in walk(4, seed, tactical=tactical):
        everywhere = Counter(card for seat in range(4) for card in cards_of(game, seat))
        assert all(everywhere[item] + reserve(game, item) == 6 for item in ITEMS)
        assert all(reserve(game, item) >= 0 for item in ITEMS)


@pytest.mark.rule("DR-LIMIT-06")
def test_a_pile_that_is_empty_gives_nothing() -> None:
    game = scene(3, "chamber_03", items={0: ["key"] * 3, 1: ["key"] * 3})
    lay(game, "power 3", "power 1", "power 2")
    assert hand(game, 0)["items"] == ["key"] * 3
    assert reserve(game, "key") == 0


@pytest.mark.rule("DR-LIMIT-07")
@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_every_player_owns_one_power_card_of_each_value_at_every_moment(
    seed: int, tactical: bool
) -> None:
    for game in walk(4, seed, tactical=tactical):
        for seat in range(4):
            powers = [card for card in cards_of(game, seat) if card.startswith("power")]
            assert sorted(powers) == [f"power {number}" for number in range(1, 6)]


@pytest.mark.rule("DR-LIMIT-08")
def test_all_torches_that_players_hold_may_be_used_in_one_level() -> None:
    game = scene(3, "treasure_01", items={0: ["torch"] * 4, 1: ["torch"] * 2}, face_up=DARK)
    for seat in (0, 0, 0, 1, 0, 1):
        game.choose(seat, "use torch")
    assert len(told(game, "torch_used")) == reserve(game, "torch") == 6
    with pytest.raises(IllegalChoice):
        game.choose(0, "use torch")


@pytest.mark.rule("DR-LIMIT-08")
def test_a_player_without_a_torch_cannot_use_one() -> None:
    game = scene(3, "treasure_01", items={0: ["torch"]}, face_up=DARK)
    game.choose(0, "use torch")
    game.choose(0, "power 1")
    assert list(game.pending) == [1, 2]
    assert not [seat for seat, ask in game.pending.items() if "use torch" in ask.options]
    with pytest.raises(WrongSeat):
        game.choose(0, "use torch")


@pytest.mark.rule("DR-LIMIT-09")
def test_more_coins_can_be_held_than_there_are_tokens() -> None:
    game = scene(5, "chamber_01", coins=(18, 18, 18, 18, 18))
    lay(game, *["power 2"] * 5)
    assert coins(game) == [20] * 5


@pytest.mark.rule("DR-LIMIT-09")
def test_more_wounds_can_be_held_than_there_are_tokens() -> None:
    game = scene(5, "megadragon", wounds=(9, 9, 10, 11, 12))
    lay(game, *["power 5"] * 5)
    assert wounds(game) == [12, 12, 13, 14, 15]


@pytest.mark.rule("DR-LIMIT-10")
@pytest.mark.parametrize("boss", CONTENT.bosses)
def test_only_medusa_eliminates(boss: str) -> None:
    game = scene(3, boss, wounds=(9, 9, 9))
    lay(game, "power 1", "power 1", "power 1")
    assert seen(game, "is_eliminated") == [boss == "medusa"] * 3


@pytest.mark.rule("DR-LIMIT-10")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_leaves_the_game_before_the_boss(seats: int) -> None:
    for game in walk(seats, seats):
        assert game.is_over or not any(seen(game, "is_eliminated"))
    rooms = [
        event.params["cards"]
        for event in game.events
        if event.kind == "cards_revealed" and event.rule == "DR-PLAY-05"
    ]
    assert len(rooms) == 25
    assert all(isinstance(cards, dict) and len(cards) == seats for cards in rooms)
