"""From the strangest tables the game goes on by its rules, and nothing is lost."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.map import is_explored
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.state import Hero, State
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.rulebook import clauses
from tests.games.dungeonquest.revised.rules.scene import state_of
from tests.games.dungeonquest.revised.rules.strange import missing_cards, strange_game

STEPS = 150


def walk(seed: int) -> Any:
    """A strange game with a choice made at random at every step."""
    dice = Dice(seed)
    game = strange_game(dice)
    yield game
    for _ in range(STEPS):
        if game.is_over:
            return
        seat = dice.choice(game.waiting)
        game.choose(seat, dice.choice(list(game.pending[seat].options)))
        yield game


def check_hero(state: State, hero: Hero) -> None:
    """A hero is alive and somewhere, or has nothing left."""
    assert 0 <= hero.wounds < CONTENT.heroes[hero.id].life
    assert (hero.at == -1) == (hero.status in ("dead", "out"))
    if hero.status == "exploring":
        assert is_explored(state, hero.at)
        assert hero.row == []
    if hero.status == "dead":
        assert [*hero.loot, *hero.kept, *hero.row, *hero.runes] == []
        assert hero.determination == 0


def check_table(state: State) -> None:
    """Tokens lie in explored spaces, one of a kind in each, and no Monster card is lost."""
    for tokens in (state.lurkers, state.searched, state.entrances):
        assert len({*tokens}) == len(tokens)
        assert all(is_explored(state, space) for space in tokens)
    monsters = [*state.monsters.deck.cards, *state.monsters.discard]
    assert len(monsters) + (state.fight is not None) == len(CONTENT.monsters)


def check_asks(game: Game) -> None:
    """Whatever is asked or refused has its clause, and nothing is both."""
    for ask in game.pending.values():
        assert {ask.rule, *ask.refused.values()} <= clauses().keys()
        assert not {*ask.options} & ask.refused.keys()
        assert len({*ask.options}) == len(ask.options)


@pytest.mark.rule("DQR-COMP-02", "DQR-DEATH-08", "DQR-DEATH-09", "DQR-CARD-05")
@pytest.mark.parametrize("seed", range(40))
def test_whatever_happens_no_card_and_no_tile_is_lost_or_doubled(seed: int) -> None:
    for game in walk(seed):
        state = state_of(game)
        check_table(state)
        check_asks(game)
        for hero in state.heroes:
            check_hero(state, hero)
        if game.is_over or {ask.prompt for ask in game.pending.values()} == {"act"}:
            assert missing_cards(state) == {}
            assert len(state.tiles) + len(state.pool) == 117
            assert state.fight is None
