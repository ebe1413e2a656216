"""Bots that come back to the same position again and again are stopped."""

import pytest

import delvers
from delvers import Game
from delvers.bots import Guard, Player, making
from delvers.bots.guard import AFTER, RETURNS
from delvers.bots.match import play_out
from delvers.bots.protocol import Look
from delvers.kernel.dice import Dice
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask

BOUND = 2 * (AFTER + 4 * RETURNS)
"""A loop of a few choices is found and left within so many."""


class Idler:
    """In the village it looks after one hero again and again; elsewhere it does not matter."""

    def __init__(self, dice: Dice, _content: object = None) -> None:
        self._dice = dice

    def choose(self, ask: Ask, look: Look) -> str:  # noqa: ARG002
        if ask.prompt == "village":
            return next(option for option in ask.options if option.startswith("see "))
        return "enough" if "enough" in ask.options else self._dice.choice(ask.options)


class Stubborn:
    """It goes on whatever happens, and does nothing."""

    def __init__(self, dice: Dice, _content: object = None) -> None:
        pass

    def choose(self, ask: Ask, look: Look) -> str:  # noqa: ARG002
        wishes = ("go on", "pass", "decline")
        return next((wish for wish in wishes if wish in ask.options), ask.options[0])


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(making.ANY_GAME, "idler", Idler)
    monkeypatch.setitem(making.ANY_GAME, "stubborn", Stubborn)


def in_the_village(events: bool = True) -> Game:
    """A campaign whose heroes have been made and stand in the village for the first time."""
    game = delvers.new("plungin", seats=1, seed=1, options={"campaign": True}, events=events)
    player = Player("random", "plungin", 1)
    while game.pending[0].prompt != "village":
        game.choose(0, player.choose(game, 0))
    return game


def play_on(game: Game, bot: str, guard: Guard, choices: int) -> None:
    """A bot plays on under guard for so many choices, or until it has left the village."""
    player = Player(bot, "plungin", 1)
    for _ in range(choices):
        if game._table.state.part != "village":
            return
        game.choose(0, guard.choice(game, 0) or player.choose(game, 0))
        guard.watch(game)


def told(game: Game) -> list[str]:
    return [event.kind for event in game.events if event.kind == "loop_ended"]


def test_a_bot_that_never_leaves_the_village_is_led_out_of_it() -> None:
    game = in_the_village()
    play_on(game, "idler", Guard(), BOUND)
    assert game._table.state.part != "village"
    assert told(game) == ["loop_ended"]


def test_without_a_guard_it_would_stay() -> None:
    game, player = in_the_village(), Player("idler", "plungin", 1)
    for _ in range(BOUND):
        game.choose(0, player.choose(game, 0))
    assert game._table.state.part == "village"


def test_the_guard_waits_until_the_position_has_come_back_often_enough() -> None:
    game = in_the_village()
    play_on(game, "idler", Guard(), AFTER + 2 * RETURNS - 1)
    assert told(game) == []
    game = in_the_village()
    play_on(game, "idler", Guard(), AFTER + 2 * RETURNS)
    assert told(game) == ["loop_ended"]


def test_a_choice_of_a_person_begins_the_count_anew() -> None:
    game, guard = in_the_village(), Guard()
    for _ in range(10):
        play_on(game, "idler", guard, AFTER + 2 * RETURNS - 10)
        guard.forget()
    assert told(game) == []


def test_a_guard_that_is_told_the_choices_again_goes_on_the_same_way() -> None:
    first, guard = in_the_village(), Guard()
    start = first.number
    play_on(first, "idler", guard, AFTER + 2 * RETURNS + 1)
    second, restarted = in_the_village(), Guard()
    for seat, option in first.choices[start:]:
        second.choose(seat, option)
        restarted.watch(second)
    assert second.events == first.events
    for _ in range(50):
        if first.is_over:
            break
        chosen = guard.choice(first, 0)
        assert restarted.choice(second, 0) == chosen
        for game, its in ((first, guard), (second, restarted)):
            option = chosen or Player("idler", "plungin", 1).choose(game, 0)
            game.choose(0, option)
            its.watch(game)


def test_what_leads_back_into_the_loop_is_not_chosen_for_ever() -> None:
    """An absent player goes on too, so only another option ends a game of those who never act."""
    game = delvers.new("plungin", seats=1, seed=3)
    player, guard = Player("stubborn", "plungin", 1), Guard()
    for _ in range(40_000):
        if game.is_over:
            break
        game.choose(0, guard.choice(game, 0) or player.choose(game, 0))
        guard.watch(game)
    assert game.is_over
    assert told(game)
    assert game.events[-1].kind != "loop_ended"


@pytest.mark.parametrize("id", [spec.id for spec in REGISTRY])
def test_honest_games_are_left_alone(id: str) -> None:
    for seed in range(6):
        game = delvers.new(id, seats=3, seed=seed)
        play_out(game, [Player("random", id, seed)] * 3)
        assert told(game) == []


def test_a_position_is_the_same_whatever_the_dice_and_the_round() -> None:
    game = in_the_village()
    before = game.position()
    game._table.state.dice.next64()
    game._table.state.round += 1
    assert game.position() == before
    game._table.state.party.gold += 1
    assert game.position() != before


def test_a_game_without_events_is_guarded_too() -> None:
    game = in_the_village(events=False)
    play_on(game, "idler", Guard(), BOUND)
    assert game._table.state.part != "village"
