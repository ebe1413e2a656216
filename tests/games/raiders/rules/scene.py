"""Setting a scene of Dungeon Raiders in a line or two, and reading what players see."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest

import delvers
from delvers import IllegalChoice
from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.components import CONTENT
from delvers.games.raiders.rules.state import Player, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice, ScriptedDice
from delvers.kernel.game import Game

FILLERS = ("treasure_09", "treasure_08", "monster_10", "monster_09", "treasure_05")


def scene(
    seats: int,
    room: str,
    *,
    coins: Sequence[int] | None = None,
    wounds: Sequence[int] | None = None,
    items: Mapping[int, Sequence[str]] | None = None,
    powers: Mapping[int, Sequence[int]] | None = None,
    reserve: dict[str, int] | None = None,
    level: int = 1,
    at: int = 0,
    row: Sequence[str] | None = None,
    face_up: Sequence[bool] | None = None,
    map_at: int | None = None,
    dice: Dice | None = None,
) -> Game:
    """A game about to enter `room`, the one at place `at` of its row.

    Everybody holds power cards 1 to 5 unless `powers` says otherwise (the rest counts as played);
    nobody has coins, wounds or items unless they are given. With `map_at` it is a tactical game.
    A boss is always met as the last room of the last level.
    """
    if room in CONTENT.bosses:
        level, at = 5, 4
    given = {seat: tuple(held) for seat, held in (items or {}).items()}
    players = [
        Player(
            character=list(CONTENT.characters)[seat],
            coins=coins[seat] if coins else 0,
            wounds=wounds[seat] if wounds else 0,
            items=given.get(seat, ()),
            powers=tuple((powers or {}).get(seat, (1, 2, 3, 4, 5))),
            played=tuple(n for n in range(1, 6) if n not in (powers or {}).get(seat, range(1, 6))),
        )
        for seat in range(seats)
    ]
    if row is None:
        fill = [filler for filler in FILLERS if filler != room]
        row = [*fill[:at], room, *fill[at:4]]
    left = dict(CONTENT.components.items)
    for held in given.values():
        for item in held:
            left[item] -= 1
    others = [id for id in CONTENT.rooms if id not in row]
    deck_size = (5 - level) * 5 - (1 if level < 5 else 0)
    state = State(
        dice=dice or Dice(1),
        players=players,
        rooms=Deck(others[:deck_size], bottom=["medusa"] if level < 5 else []),
        removed_rooms=tuple(others[deck_size : deck_size + 6]),
        levels=Deck([f"level_0{n}" for n in range(level + 1, 6)]),
        removed_levels=("level_06", "level_07"),
        reserve={**left, **(reserve or {})},
        starter=map_at,
        level=level,
        row=tuple(row),
        face_up=tuple(face_up) if face_up else (True,) * 5,
        room=at,
    )
    return Game(SPEC, seats, {"tactical": map_at is not None}, scene=state)


def lay(game: Game, *cards: str) -> None:
    """Every seat lays its card, from seat 0 on (in the tactical variant: from the map on)."""
    for seat, card in enumerate(cards):
        if seat in game.pending:
            game.choose(seat, card)


def state_of(game: Game) -> State:
    """The whole truth, for assertions about what nobody sees."""
    state: State = game.checkpoint()
    return state


def seen(game: Game, what: str, seat: int | None = None) -> list[Any]:
    """One fact about every player, as a seat (or a spectator) sees it."""
    players = game.view(seat)["players"]
    assert isinstance(players, list)
    return [player[what] for player in players]


def coins(game: Game) -> list[Any]:
    """Everybody's coins."""
    return seen(game, "coins")


def wounds(game: Game) -> list[Any]:
    """Everybody's wounds."""
    return seen(game, "wounds")


def hand(game: Game, seat: int) -> dict[str, Any]:
    """A seat's own hand: powers and items."""
    held = game.view(seat)["hand"]
    assert isinstance(held, dict)
    return held


def reserve(game: Game, item: str) -> int:
    """How many copies of an item lie in the reserve."""
    piles = game.view(None)["reserve"]
    assert isinstance(piles, dict)
    count = piles[item]
    assert isinstance(count, int)
    return count


def told(game: Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The parameters of all events of a kind that a seat (or a spectator) may see."""
    return [dict(event.params) for event in game.events_for(seat) if event.kind == kind]


def cited(game: Game, kind: str) -> list[str]:
    """The clauses that all events of a kind cite, in the order in which they happened."""
    return [event.rule for event in game.events if event.kind == kind]


COUNTING = ("counted", "nobody_faints_equal", "nobody_faints_tied")
"""The events of the final count that come in every game."""


def card_of(game: Game) -> str:
    """The clause of the room card that was carried out last."""
    discarded = game.view(None)["discarded"]
    assert isinstance(discarded, list)
    return CONTENT.clauses[str(discarded[-1])]


def winners(game: Game) -> tuple[int, ...]:
    """Who has won the game, which must be over."""
    assert game.result is not None
    return game.result.winners


def final_count(coins: Sequence[int], wounds: Sequence[int]) -> Game:
    """A game that has just ended with these coins and wounds: all have escaped from the wolves."""
    seats = len(coins)
    torches: dict[int, Sequence[str]] = {seat: ["torch"] for seat in range(seats)}
    game = scene(seats, "wolf_pack", coins=coins, wounds=wounds, items=torches)
    lay(game, *["torch"] * seats)
    return game


def rejected(game: Game, seat: int, option: str) -> str | None:
    """The clause that forbids an option; trying it must leave everything as it was."""
    before = game.save(), game.events, [game.view(viewer) for viewer in range(game.seats)]
    with pytest.raises(IllegalChoice) as refusal:
        game.choose(seat, option)
    assert (game.save(), game.events, [game.view(viewer) for viewer in range(game.seats)]) == before
    return refusal.value.rule


def picks(cards: Iterable[str], *wanted: str) -> list[int]:
    """What the dice must show for a shuffled deck of these cards to give the wanted ones."""
    deck, found = Deck.of(cards), []
    for card in wanted:
        at = next(i for i in range(len(deck)) if deck.copy().draw(ScriptedDice(i)) == card)
        deck.draw(ScriptedDice(at))
        found.append(at)
    return found


def walk(seats: int, seed: int, *, tactical: bool = False) -> Iterator[Game]:
    """A whole game of random choices, shown before every choice and once more at its end."""
    game = delvers.new("raiders", seats=seats, seed=seed, options={"tactical": tactical})
    dice = Dice(seed)
    while game.pending:
        yield game
        seat = dice.choice(sorted(game.pending))
        game.choose(seat, dice.choice(game.pending[seat].options))
    yield game
