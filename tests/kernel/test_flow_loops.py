"""Long loops inside a turn: copies begin with the last round, and are none the less the same."""

from dataclasses import dataclass, field

import pytest

from delvers import Dice, Game
from delvers.kernel.copying import Copied, restore
from delvers.kernel.requests import CHECKPOINT, CHOOSE, LOOP, ROUND, Rule, ask
from delvers.kernel.spec import Result, Spec
from delvers.kernel.table import Table
from delvers.kernel.versions import fixed

ROUNDS: list[int] = []
"""The rounds that were played, whether in a game or in a copy of it."""


@dataclass(slots=True)
class Boxer(Copied):
    life: int = 9
    blows: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Ring(Copied):
    dice: Dice
    boxers: list[Boxer]
    guest: Boxer | None = None
    corners: dict[str, Boxer] = field(default_factory=dict)
    round: int = 0
    fights: int = 0


def play(table: Table[Ring]) -> Rule[None]:
    state = table.state
    while state.fights < 4:
        yield CHECKPOINT
        boxer = state.boxers[0]
        yield from ask(0, ("bow", "nod"), "R-1", CHOOSE)
        for _ in range(2):
            yield from fight(table, boxer)
            state.fights += 1


def fight(table: Table[Ring], boxer: Boxer) -> Rule[None]:
    state = table.state
    state.round, state.guest = 0, Boxer(4)
    yield LOOP
    while state.guest.life > 0:
        yield ROUND
        state.round += 1
        ROUNDS.append(state.round)
        blow = yield from ask(0, ("high", "low"), "R-2", CHOOSE)
        boxer.blows.append(blow)
        state.guest.life -= state.dice.roll(2)
        state.corners[blow] = Boxer(state.round)
    state.guest = None


SPEC = Spec(
    id="ring",
    seats=range(1, 2),
    seats_rule="R-0",
    options=(),
    state_type=Ring,
    setup=lambda _seats, _options, dice: Ring(dice, [Boxer(), Boxer()]),
    play=play,
    view=lambda state, _seat: {"seen": repr((state.boxers, state.guest, state.corners))},
    determinize=lambda state, _seat, dice: setattr(state, "dice", Dice(dice.next64())),
    result=lambda _state: Result((0,), ((0,),), (1,), "over"),
    absent=lambda ask: ask.options[0],
    rules=fixed("1"),
    made_of=fixed("1"),
)


def begin(seed: int = 1) -> Game:
    return Game(SPEC, 1, {}, seed=seed)


def choose(game: Game, dice: Dice) -> None:
    game.choose(0, dice.choice(game.pending[0].options))


@pytest.mark.parametrize("seed", range(6))
def test_a_copy_in_any_round_of_any_loop_goes_on_like_the_game(seed: int) -> None:
    game, dice, copies = begin(seed), Dice(seed), list[Game]()
    while game.pending:
        copies.append(game.copy())
        if dice.roll() > 3:
            copies.append(copies[-1].copy())
        choose(game, dice)
    for copy in copies:
        for seat, option in game.choices[copy.number :]:
            copy.choose(seat, option)
        assert (copy.view(0), copy.chance, copy.result) == (game.view(0), game.chance, game.result)


@pytest.mark.parametrize("seed", range(4))
def test_a_rehearsal_in_any_round_begins_where_the_game_is(seed: int) -> None:
    game, dice = begin(seed), Dice(seed)
    while game.pending:
        twin = game.rehearsals(0)(Dice(seed))
        assert twin.view(0) == game.view(0)
        while twin.pending:
            choose(twin, dice)
            assert twin.copy().view(0) == twin.view(0)
        choose(game, dice)


def test_earlier_rounds_are_not_played_for_every_copy() -> None:
    game = begin(3)
    while not (game.pending and game._loops and game._table.state.round == 3):
        choose(game, Dice(1))
    game.copy()
    ROUNDS.clear()
    game.copy().choose(0, "low")
    assert ROUNDS[0] == 3


def test_a_state_is_set_to_another_and_its_parts_stay_the_same() -> None:
    one = Ring(Dice(1), [Boxer(1), Boxer(2)], Boxer(3), {"high": Boxer(4)})
    other = Ring(
        Dice(2), [Boxer(5, ["low"]), Boxer(6)], Boxer(7), {"high": Boxer(8), "low": Boxer()}
    )
    first, guest, corner = one.boxers[0], one.guest, one.corners["high"]
    restore(one, other)
    assert one == other
    assert (one.boxers[0] is first, one.guest is guest, one.corners["high"] is corner) == (
        True,
    ) * 3
    assert one.corners["low"] is not other.corners["low"]
    restore(one, Ring(Dice(3), [Boxer(1)]))
    assert one == Ring(Dice(3), [Boxer(1)])
