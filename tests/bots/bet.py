"""The smallest game of chance: one question, then a coin, a die or nothing decides."""

from dataclasses import dataclass, field

from delvers import Dice, Game
from delvers.kernel.requests import CHECKPOINT, Ask, Rule, leaves_alone
from delvers.kernel.spec import Result, Settings, Spec, View
from delvers.kernel.table import Table
from delvers.kernel.versions import fixed

CHANCES = {"coin": 1 / 2, "die": 1 / 6, "sure": 1.0}
SIDES = {"coin": 2, "die": 6, "sure": 1}


@dataclass(slots=True)
class Bet:
    """One question, then chance decides."""

    dice: Dice
    shown: list[int] = field(default_factory=list)

    def copy(self) -> "Bet":
        return Bet(self.dice.copy(), self.shown[:])


def play(table: Table[Bet]) -> Rule[None]:
    yield CHECKPOINT
    _, option = yield Ask(0, tuple(SIDES), "BET-1")
    table.state.shown.append(table.dice.pick(SIDES[option]))


def deal(state: Bet, _seat: int | None, dice: Dice) -> None:
    state.dice = Dice(dice.next64())


def set_up(_seats: int, _options: Settings, dice: Dice) -> Bet:
    return Bet(dice)


def view(state: Bet, _seat: int | None) -> View:
    return {"shown": state.shown}


def count(state: Bet) -> Result:
    is_won = state.shown == [0]
    return Result((0,) if is_won else (), ((0,),), (10 * is_won,), "BET-2")


BET = Spec(
    id="bet",
    seats=range(1, 2),
    seats_rule="BET-1",
    options=(),
    state_type=Bet,
    setup=set_up,
    play=play,
    view=view,
    determinize=deal,
    result=count,
    absent=leaves_alone(),
    rules=fixed("1"),
    made_of=fixed("1"),
)


def begin(seed: int = 1) -> Game:
    return Game(BET, 1, {}, seed=seed)
