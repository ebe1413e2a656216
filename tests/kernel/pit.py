"""A tiny game with everything nested: dice at a turn's start, questions within questions, deaths.

In turn each hero rolls a die (which the game remembers) and digs or rests; digging draws a hidden
card, and a snake leads to a fight within the dig; after three turns all bid in secret for a crown.
"""

from dataclasses import dataclass, field

from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.events import REVEALED, Audience, Value, event
from delvers.kernel.requests import CHECKPOINT, CHOOSE, Ask, Rule, ask, collect
from delvers.kernel.spec import Option, Result, Settings, Spec, View, switch
from delvers.kernel.table import Table
from delvers.kernel.versions import fixed

TURNS = 6
CARDS = ("gold",) * 6 + ("snake",) * 4 + ("dust",) * 4


@event
def rolled(*, seat: int, number: int) -> None:
    """A hero rolls the die."""


@event
def bitten(*, seat: int) -> None:
    """A hero dies."""


@event
def dug(*, card: str) -> None:
    """A hero draws a card."""


class Bitten(Exception):
    """A hero dies in the middle of a dig."""


@dataclass(slots=True)
class Pit:
    """The state of the game."""

    dice: Dice
    deck: Deck
    found: list[list[str]]
    alive: list[bool]
    turn: int = 0
    rolled: int = 0
    bids: dict[int, str] = field(default_factory=dict)
    is_over: bool = False

    def copy(self) -> "Pit":
        return Pit(
            self.dice.copy(),
            self.deck.copy(),
            [cards.copy() for cards in self.found],
            self.alive.copy(),
            self.turn,
            self.rolled,
            self.bids.copy(),
            self.is_over,
        )


def set_up(seats: int, options: Settings, dice: Dice) -> Pit:
    deck = Deck.of(CARDS)
    if options["shallow"]:
        deck.top.append("gold")
    return Pit(dice, deck, [[] for _ in range(seats)], [True] * seats)


def play(table: Table[Pit]) -> Rule[None]:
    state = table.state
    while state.turn < TURNS and not state.is_over:
        yield CHECKPOINT
        seat = state.turn % len(state.found)
        state.rolled = state.dice.roll()
        table.tell_to(REVEALED, rolled, "PIT-1", seat=seat, number=state.rolled)
        try:
            if state.alive[seat]:
                yield from take_turn(table, seat)
        except Bitten:
            state.alive[seat] = False
            table.tell(bitten, "PIT-3", seat=seat)
        state.turn += 1
    if not state.is_over:
        yield CHECKPOINT
        asks = {seat: Ask(seat, ("0", "1", "2"), "PIT-4") for seat in range(len(state.found))}
        state.bids = yield from collect(asks, state.bids)
        state.is_over = True


def take_turn(table: Table[Pit], seat: int) -> Rule[None]:
    spots = ("dig", "rest") if table.state.rolled > 1 else ("rest",)
    if (yield from ask(seat, spots, "PIT-2", CHOOSE)) == "dig":
        card = table.state.deck.draw(table.state.dice)
        table.tell_to(Audience((seat,), reveals=True), dug, "PIT-2", card=card)
        if card == "snake":
            yield from fight(table, seat)
        table.state.found[seat].append(card)


def fight(table: Table[Pit], seat: int) -> Rule[None]:
    for _ in range(2):
        blow = yield from ask(seat, ("high", "low"), "PIT-3", CHOOSE, {"flee": "PIT-3"})
        if blow == "high" and table.state.dice.roll() < 3:
            raise Bitten


def view(state: Pit, seat: int | None) -> View:
    own: list[Value] = [*state.found[seat]] if seat is not None else []
    return {
        "turn": state.turn,
        "rolled": state.rolled,
        "alive": [*state.alive],
        "counts": [len(cards) for cards in state.found],
        "own": own,
        "deck": len(state.deck),
        "has_bid": [bidder in state.bids for bidder in range(len(state.found))],
        "bid": state.bids.get(seat) if seat is not None else None,
    }


def determinize(state: Pit, seat: int | None, dice: Dice) -> None:
    others = [other for other in range(len(state.found)) if other != seat]
    pool = dice.shuffled([*state.deck.cards, *(c for other in others for c in state.found[other])])
    for other in others:
        state.found[other] = [pool.pop() for _ in state.found[other]]
    state.deck.cards = pool
    for bidder in state.bids:
        if bidder != seat:
            state.bids[bidder] = str(dice.pick(3))
    state.dice = Dice(dice.next64())


def result(state: Pit) -> Result:
    scores = tuple(cards.count("gold") for cards in state.found)
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    rest = tuple(seat for seat in range(len(scores)) if seat not in best)
    return Result(best, (best, rest) if rest else (best,), scores, "PIT-4")


def check(seats: int, options: Settings) -> None:
    if seats == 3 and options["motto"] == "two is company":
        raise BadOption("option 'motto' needs two seats")


PIT = Spec(
    id="pit",
    rules=fixed("1"),
    made_of=fixed("1"),
    seats=range(2, 4),
    seats_rule="PIT-0",
    options=(
        switch("shallow", "option.pit.shallow", "PIT-0"),
        Option("depth", 3, "option.pit.depth", "PIT-0", (1, 2, 3)),
        Option("motto", "", "option.pit.motto", "PIT-0", ()),
    ),
    state_type=Pit,
    setup=set_up,
    play=play,
    view=view,
    determinize=determinize,
    result=result,
    absent=lambda ask: ask.options[-1],
    check=check,
)
