"""Two tables in one process can be played with two sets of cards."""

from dataclasses import replace

import pytest

from delvers.games.raiders.rules import SPEC, spec_of
from delvers.games.raiders.rules.components import CONTENT, Content
from delvers.games.raiders.rules.state import State
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.plain import from_plain, to_plain
from tests.games.raiders.rules.scene import coins


def richer() -> Content:
    """The box with one more coin on every character card and in the first chest of every room."""
    characters = {
        id: replace(card, coins=card.coins + 1) for id, card in CONTENT.characters.items()
    }
    treasures = {
        id: replace(room, chests=(room.chests[0] + 1, *room.chests[1:]))
        for id, room in CONTENT.treasures.items()
    }
    return replace(CONTENT, characters=characters, treasures=treasures)


def new_game(content: Content, seed: int) -> Game:
    """A game of four with these cards."""
    return Game(spec_of(content), 4, {"tactical": False}, seed=seed)


def choose(game: Game, dice: Dice) -> None:
    """Anything that may be done."""
    seat = dice.choice(sorted(game.pending))
    game.choose(seat, dice.choice(game.pending[seat].options))


@pytest.mark.parametrize("seed", range(5))
def test_two_tables_are_played_side_by_side_with_two_sets_of_cards(seed: int) -> None:
    ours, theirs, alone = new_game(CONTENT, seed), new_game(richer(), seed), new_game(CONTENT, seed)
    assert coins(theirs) == [amount + 1 for amount in coins(ours)]
    first, second = Dice(seed), Dice(seed)
    while ours.pending:
        choose(ours, first)
        if theirs.pending:
            choose(theirs, second)
    while theirs.pending:
        choose(theirs, second)
    third = Dice(seed)
    while alone.pending:
        choose(alone, third)
    assert (ours.result, ours.events) == (alone.result, alone.events)
    assert sum(coins(theirs)) > sum(coins(ours))


def test_a_state_that_was_read_gets_the_cards_of_its_game() -> None:
    spec = spec_of(richer())
    state = spec.setup(4, {"tactical": False}, Dice(1))
    plain = to_plain(state)
    assert "content" not in plain
    read = from_plain(State, plain, "state")
    assert read.content is CONTENT
    spec.bind(read)
    assert read.content is state.content is state.copy().content
    assert spec.content_version != SPEC.content_version
