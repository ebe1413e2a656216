"""The status phase: cards that are due, the sun, and turns that are lost (TURN, GAP)."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    shown,
    told,
)

OPEN = "chamber_01"
BITE, TORCH, SHADE = "catacomb_vampire_bite", "dungeon_torch_goes_out", "dungeon_lingering_shade"
EMPTY = {"dungeon": ["dungeon_empty"] * 6, "search": ["search_empty_room"] * 4}


def kinds(game: Game, *wanted: str) -> list[str]:
    """The kinds of events in order, only those wanted."""
    return [event.kind for event in game.events if event.kind in wanted]


def in_c3(*kept: str, **facts: Any) -> Game:
    """Hugo (Luck 4) begins his turn in c3 with cards that are due."""
    given = {"at": ["c3"], "tiles": {"c3": OPEN}, "top": EMPTY, "kept": {0: [*kept]}} | facts
    return scene("hugo", "lindel", **given)


# -- cards that are due ----------------------------------------------------------------------------


@pytest.mark.rule("DQR-TURN-02", "DQR-TURN-03", "DQR-TURN-04")
def test_the_status_phase_comes_before_the_action_and_only_there() -> None:
    game = in_c3(BITE, first=0)
    phases = ("turn_began", "sun_moved", "wounded", "searched")
    assert kinds(game, *phases) == ["turn_began", "sun_moved", "wounded"]
    assert game.pending[0].prompt == "act"
    act(game, 0, "search")
    assert kinds(game, *phases) == ["turn_began", "sun_moved", "wounded", "searched", "turn_began"]
    assert game.waiting == [1]


@pytest.mark.rule("DQR-TURN-03")
@pytest.mark.parametrize(
    ("card", "dice", "event"),
    [
        (BITE, [], ("wounded", {"seat": 0, "amount": 1, "cause": BITE})),
        (TORCH, [2, 2], ("rolled", {"seat": 0, "dice": [2, 2], "why": "luck test"})),
        (SHADE, [2, 2], ("rolled", {"seat": 0, "dice": [2, 2], "why": SHADE})),
    ],
)
def test_every_kept_card_works_at_the_start_of_its_owners_turn(
    card: str, dice: list[int], event: tuple[str, dict[str, Any]]
) -> None:
    game = in_c3(card, dice=dice)
    assert told(game, event[0]) == [event[1]]
    assert (game.waiting, hero(game, 0).status) == ([0], "exploring")
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-TURN-03")
def test_cards_of_the_others_are_not_resolved() -> None:
    game = in_c3(BITE, skips={0: 0}, kept={1: [BITE]})
    assert told(game, "wounded") == []
    act(game, 0, "search")
    assert told(game, "wounded") == [{"seat": 1, "amount": 1, "cause": BITE}]


@pytest.mark.rule("DQR-TURN-03")
def test_the_same_card_twice_is_resolved_twice() -> None:
    assert hero(in_c3(BITE, BITE), 0).wounds == 2


@pytest.mark.rule("DQR-TURN-03")
def test_venom_works_at_the_start_of_a_turn_below() -> None:
    game = below("hugo", "catacomb_exit", row=["catacomb_spiders_venom"], dice=[2])
    assert hero(game, 0).wounds == 1
    assert kinds(game, "wounded", "card_drawn") == ["wounded", "card_drawn"]


@pytest.mark.rule("DQR-TURN-03")
def test_a_hero_may_use_what_he_has_before_he_acts() -> None:
    potion = "search_unstable_potion"
    game = in_c3(loot={0: [potion]}, wounds={0: 5}, dice=[4, 4], runes={0: ["rune_of_healing"]})
    assert options(game, 0) == ("go on", f"use {potion}", "use rune_of_healing")
    act(game, 0, f"use {potion}")
    assert (hero(game, 0).wounds, hero(game, 0).loot) == (2, [])
    act(game, 0, "use rune_of_healing")
    assert (hero(game, 0).wounds, hero(game, 0).runes) == (0, [])
    assert game.pending[0].prompt == "act"


@pytest.mark.rule("DQR-GAP-42")
@pytest.mark.parametrize("first", [BITE, SHADE])
def test_a_player_chooses_the_order_of_what_is_due(first: str) -> None:
    game = in_c3(BITE, SHADE, dice=[2, 2])
    assert options(game, 0) == (f"resolve {BITE}", f"resolve {SHADE}")
    assert (game.pending[0].rule, game.pending[0].prompt) == ("DQR-GAP-42", "resolve_first")
    act(game, 0, f"resolve {first}")
    order = ["wounded", "rolled"] if first == BITE else ["rolled", "wounded"]
    assert kinds(game, "wounded", "rolled") == order
    assert game.pending[0].prompt == "act", "both were resolved"


@pytest.mark.rule("DQR-GAP-42", "DQR-GAP-35", "DQR-TURN-12")
@pytest.mark.parametrize("first", [TORCH, BITE])
def test_what_ends_the_turn_spares_a_hero_nothing_else_that_is_due(first: str) -> None:
    game = in_c3(BITE, TORCH, dice=[6, 6])
    act(game, 0, f"resolve {first}")
    assert (hero(game, 0).wounds, game.waiting) == (1, [1])
    assert told(game, "searched") == []


@pytest.mark.rule("DQR-GAP-35")
def test_after_a_dark_torch_the_shade_may_still_kill() -> None:
    game = in_c3(SHADE, TORCH, dice=[6, 6, 1, 1])
    act(game, 0, f"resolve {TORCH}")
    assert (hero(game, 0).status, game.waiting) == ("dead", [1])


@pytest.mark.rule("DQR-GAP-35")
def test_below_the_venom_works_although_the_torch_is_dark() -> None:
    torch, venom = "catacomb_torch_goes_out", "catacomb_spiders_venom"
    game = below("hugo", row=[torch, venom], kept={0: [torch]}, dice=[6, 6, 1], skips={})
    act(game, 0, f"resolve {torch}")
    assert (hero(game, 0).wounds, drawn(game, "catacomb"), game.waiting) == (1, [], [1])


@pytest.mark.rule("DQR-GAP-42")
def test_a_potion_may_come_before_what_is_due() -> None:
    potion = "search_unstable_potion"
    game = in_c3(BITE, loot={0: [potion]}, wounds={0: 15}, dice=[4, 4])
    assert options(game, 0) == (f"resolve {BITE}", f"use {potion}")
    act(game, 0, f"use {potion}")
    assert (hero(game, 0).wounds, hero(game, 0).status) == (13, "exploring")


@pytest.mark.rule("DQR-TURN-12", "DQR-TURN-02")
def test_in_the_dark_there_is_no_action() -> None:
    game = in_c3(TORCH, dice=[3, 2])
    assert (told(game, "searched"), game.waiting) == ([], [1])
    assert hero(game, 0).kept == [TORCH]


@pytest.mark.rule("DQR-GAP-35")
@pytest.mark.parametrize(("dice", "cards"), [([6, 6], []), ([1, 1], ["catacomb_exit"])])
def test_a_turn_that_ends_in_the_status_phase_brings_no_catacomb_card(
    dice: list[int], cards: list[str]
) -> None:
    torch = "catacomb_torch_goes_out"
    game = below("hugo", "catacomb_exit", row=[torch], kept={0: [torch]}, dice=dice, skips={})
    assert drawn(game, "catacomb") == cards
    assert game.waiting == ([0] if cards else [1])


# -- the sun ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-TURN-04")
def test_the_sun_moves_once_a_round_in_the_turn_of_the_first_player() -> None:
    tiles = {"c3": OPEN, "e3": OPEN, "g2": OPEN}
    game = scene("hugo", "lindel", "tatianna", at=["c3", "e3", "g2"], tiles=tiles, top=EMPTY,
                 first=1, sun=4)  # fmt: skip
    seen = []
    for seat in (0, 1, 2):
        seen.append(shown(game)["sun"])
        act(game, seat, "search")
    assert (seen, shown(game)["sun"]) == ([4, 5, 5], 5)
    act(game, 0, "move north")
    assert cited(game, "sun_moved") == ["DQR-SUN-01"] * 2
    assert shown(game)["sun"] == 6


@pytest.mark.rule("DQR-TURN-04", "DQR-TURN-02")
def test_a_first_player_whom_the_sunset_catches_acts_no_more() -> None:
    game = in_c3(BITE, first=0, sun=26, dice=[1])
    assert game.is_over
    assert (told(game, "wounded"), told(game, "searched")) == ([], [])


@pytest.mark.rule("DQR-GAP-04")
@pytest.mark.parametrize("status", ["dead", "out"])
def test_a_first_player_who_is_gone_goes_on_moving_the_sun(status: str) -> None:
    game = in_c3(first=1, status={1: status}, sun=7, kept={1: [BITE]})
    act(game, 0, "search")
    assert (shown(game)["sun"], shown(game)["first"]) == (8, 1)
    assert (game.waiting, told(game, "wounded")) == ([0], [])
    assert [began["seat"] for began in told(game, "turn_began")] == [0, 0], "he has no turn"


@pytest.mark.rule("DQR-GAP-04")
@pytest.mark.parametrize(("roll", "is_over"), [(1, True), (2, False)])
def test_a_first_player_who_is_gone_rolls_for_sunset(roll: int, is_over: bool) -> None:
    game = in_c3(first=1, status={1: "out"}, sun=26, dice=[roll])
    act(game, 0, "search")
    assert told(game, "rolled") == [{"seat": 1, "dice": [roll], "why": "sunset"}]
    assert game.is_over is is_over
    assert hero(game, 0).status == ("dead" if is_over else "exploring")


# -- lost turns ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-GAP-41")
def test_in_a_lost_turn_nothing_is_done_and_no_card_is_resolved() -> None:
    game = in_c3(BITE, skips={0: 1}, loot={0: ["search_unstable_potion"]})
    assert (told(game, "wounded"), game.waiting) == ([], [1])
    assert cited(game, "turn_skipped") == ["DQR-GAP-41"]
    assert hero(game, 0).skips == 0
    act(game, 1, "move south")
    assert game.waiting == [0]
    act(game, 0, f"resolve {BITE}")
    assert hero(game, 0).wounds == 1


@pytest.mark.rule("DQR-GAP-41")
def test_a_hero_may_lose_several_turns() -> None:
    game = in_c3(skips={0: 2, 1: 9})
    assert [lost["seat"] for lost in told(game, "turn_skipped")] == [0, 1, 0, 1]
    assert (place(game, 0), game.waiting) == ("c3", [0])


@pytest.mark.rule("DQR-GAP-41")
def test_the_sun_moves_although_the_first_player_loses_his_turn() -> None:
    game = in_c3(skips={0: 1}, first=0, sun=5)
    assert (shown(game)["sun"], game.waiting) == (6, [1])


@pytest.mark.rule("DQR-GAP-41")
def test_a_lost_turn_below_brings_no_catacomb_card() -> None:
    game = below("hugo", "catacomb_exit", skips={0: 1})
    assert (drawn(game, "catacomb"), game.waiting) == ([], [1])
