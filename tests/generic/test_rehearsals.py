"""A re-dealt copy tells nothing that its seat cannot know, wherever one looks."""

import pickle
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from delvers import Dice, Game
from delvers.kernel.errors import DelversError
from delvers.kernel.plain import to_plain
from delvers.kernel.requests import Ask
from tests.generic.walks import FEW, Case, decisions, walk

SEATS: Final = (None, 0)
CHANGING: Final = {"choose", "reseed", "undo", "tell"}
"""What changes a game is looked at by playing on."""
READ: Final[dict[str, Callable[[Game], Any]]] = {
    "absent_choice": lambda game: [game.absent_choice(seat) for seat in game.waiting],
    "checkpoint": lambda game: to_plain(game.checkpoint()),
    "copy": lambda game: to_plain(game.copy().world),
    "determinize": lambda game: to_plain(game.determinize(0, Dice(5)).world),
    "events_after": lambda game: game.events_after(0),
    "events_for": lambda game: [game.events_for(seat) for seat in SEATS],
    "futures": lambda game: to_plain(game.futures()(Dice(6)).world),
    "glance": lambda game: [dict(game.glance(seat)) for seat in range(game.seats)],
    "pending": lambda game: {seat: asked(ask) for seat, ask in game.pending.items()},
    "position_parts": lambda game: [*game.position_parts()],
    "rehearsals": lambda game: to_plain(game.rehearsals(0)(Dice(6)).world),
    "replayed": lambda game: game.replayed(game.choices).view(None),
    "sight": lambda game: [repr(game.sight(seat)) for seat in range(game.seats)],
    "spec": lambda game: game.spec.id,
    "turn_so_far": lambda game: to_plain(game.turn_so_far()),
    "view": lambda game: [game.view(seat) for seat in (None, *range(game.seats))],
    "views": lambda game: [game.views()(seat) for seat in (None, *range(game.seats))],
    "world": lambda game: to_plain(game.world),
}
"""How a member is read that is not a plain value or a function without arguments."""


def asked(ask: Ask) -> tuple[Any, ...]:
    return (ask.seat, ask.options, ask.rule, ask.prompt, dict(ask.refused), ask.optional)


def members(game: Game) -> Iterator[tuple[str, Any]]:
    """Every public member of a game with what it tells; a refusal tells its reason."""
    for name in sorted({*dir(Game), *Game.__slots__}):
        if name.startswith("_") or name in CHANGING:
            continue
        try:
            if name in READ:
                yield name, READ[name](game)
            else:
                member = getattr(game, name)
                yield name, member() if callable(member) else member
        except DelversError as refusal:
            yield name, str(refusal)


def all_told(game: Game) -> dict[str, Any]:
    return {**dict(members(game)), "pickle": pickled(game), "repr": repr(game).split(" at ")[0]}


def pickled(game: Game) -> bytes | str:
    try:
        return pickle.dumps(game)
    except DelversError as refusal:
        return str(refusal)


def worlds(game: Game, seat: int | None, number: int) -> tuple[Game, Game]:
    """The same deal of two worlds that differ only in what the seat cannot know."""
    other = game.determinize(seat, Dice(number + 1))
    return game.determinize(seat, Dice(77)), other.determinize(seat, Dice(77))


@pytest.mark.parametrize("case", FEW, ids=str)
def test_no_member_of_a_redealt_copy_depends_on_what_its_seat_cannot_know(case: Case) -> None:
    for number, game in enumerate(decisions(case, case.begin(1), Dice(1))):
        if number % 37 == 1:
            for seat in {None, number % case.seats, *game.waiting}:
                one, other = map(all_told, worlds(game, seat, number))
                assert one == other


@pytest.mark.parametrize("case", FEW, ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_play_on_the_same_way(case: Case) -> None:
    for number, game in enumerate(decisions(case, case.begin(1), Dice(1))):
        if number % 41 == 4:
            one, other = worlds(game, number % case.seats, number)
            ways = [walk(one, Dice(number)), walk(other, Dice(number))]
            for _ in range(5):
                if next(ways[0], None) is None:
                    assert next(ways[1], None) is None
                    break
                next(ways[1])
                assert all_told(one) == all_told(other)


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_redealt_copy_has_no_past(case: Case) -> None:
    game = case.begin(1)
    for number, _ in enumerate(walk(game, Dice(1))):
        dealt = game.determinize(0, Dice(2))
        assert (dealt.seed, dealt.fairness, dealt.choices, dealt.number) == (None, None, (), 0)
        assert (dealt.events, dealt.turn, dealt.earlier) == ((), None, ())
        for refused in (dealt.save, dealt.record, dealt.undo):
            with pytest.raises(DelversError):
                refused()
        if number > 30:
            break


def test_the_true_game_does_not_show_its_state() -> None:
    with pytest.raises(DelversError, match="re-dealt copy"):
        _ = FEW[0].begin(1).world
