"""Random play in other people's engines, to measure ours against in the same run."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from time import process_time
from typing import Any


@dataclass(slots=True)
class Tally:
    """What a spell of random play did: choices with two or more options, all choices, games."""

    real: int = 0
    choices: int = 0
    games: int = 0
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take another spell into account."""
        self.real += other.real
        self.choices += other.choices
        self.games += other.games
        self.seconds += other.seconds


@dataclass(frozen=True, slots=True)
class Runner:
    """An engine that can be measured: random games, and copies of a game in the middle."""

    name: str
    play_one: Callable[[int], Tally]
    copier: Callable[[], Callable[[], object]]

    def play(self, seconds: float, first_seed: int) -> Tally:
        """Play whole random games for about so many seconds."""
        tally, seed, begin = Tally(), first_seed, process_time()
        while tally.seconds < seconds:
            tally.add(self.play_one(seed))
            seed += 1
            tally.seconds = process_time() - begin
        return tally


def installed() -> list[Runner]:
    """The peers that this Python can import."""
    known = {"catanatron": catanatron, "chess": chess, "pyspiel": open_spiel}
    return [make() for module, make in known.items() if find_spec(module)]


def catanatron() -> Runner:
    """Catan with four random players."""
    lib: Any = import_module("catanatron")
    colors = (lib.Color.RED, lib.Color.BLUE, lib.Color.WHITE, lib.Color.ORANGE)

    def begin(seed: int) -> Any:
        random.seed(seed)
        return lib.Game([lib.RandomPlayer(color) for color in colors], seed=seed)

    def play_one(seed: int) -> Tally:
        game, tally = begin(seed), Tally(games=1)
        while game.winning_color() is None and game.state.num_turns < 1000:
            tally.choices += 1
            tally.real += len(game.state.playable_actions) > 1
            game.play_tick()
        return tally

    def copier() -> Callable[[], object]:
        game = begin(1)
        for _ in range(150):
            game.play_tick()
        copy: Callable[[], object] = game.copy
        return copy

    return Runner("catanatron", play_one, copier)


def chess() -> Runner:
    """Chess by python-chess, random moves."""
    lib: Any = import_module("chess")

    def play_one(seed: int) -> Tally:
        board, tally, chance = lib.Board(), Tally(games=1), random.Random(seed)
        while (moves := list(board.legal_moves)) and not board.is_game_over():
            tally.choices += 1
            tally.real += len(moves) > 1
            board.push(chance.choice(moves))
        return tally

    def copier() -> Callable[[], object]:
        board, chance = lib.Board(), random.Random(1)
        for _ in range(40):
            board.push(chance.choice(list(board.legal_moves)))
        copy: Callable[[], object] = board.copy
        return copy

    return Runner("python-chess", play_one, copier)


def open_spiel() -> Runner:
    """Oh Hell (a trick-taking card game) by OpenSpiel, whose rules are compiled C++."""
    lib: Any = import_module("pyspiel")
    game = lib.load_game("oh_hell")

    def step(state: Any, chance: random.Random, tally: Tally) -> None:
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
            return
        actions = state.legal_actions()
        tally.choices += 1
        tally.real += len(actions) > 1
        state.apply_action(chance.choice(actions))

    def play_one(seed: int) -> Tally:
        state, tally, chance = game.new_initial_state(), Tally(games=1), random.Random(seed)
        while not state.is_terminal():
            step(state, chance, tally)
        return tally

    def copier() -> Callable[[], object]:
        state, tally, chance = game.new_initial_state(), Tally(), random.Random(1)
        while tally.choices < 10:
            step(state, chance, tally)
        clone: Callable[[], object] = state.clone
        return clone

    return Runner("open_spiel", play_one, copier)
