"""Setting a visit to the village in a line or two."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.heroes import ready_hero, rest
from delvers.games.plungin.rules.state.fixtures import LaidTile
from delvers.games.plungin.rules.state.state import Adventure, Rules, State
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, faces, lasting, options

NOT_YET = ("done", "keep", "enough")


def village(
    *heroes: str,
    dice: Sequence[int] = (),
    rules: Rules | None = None,
    seats: int = 1,
    unfinished: bool = False,
    adventure: Adventure | None = None,
    party: Mapping[str, Any] | None = None,
    **facts: Mapping[int, Any],
) -> Game:
    """A game on arrival in the village: fields of the party, and of heroes by their number."""
    names = [*heroes] or ["brannoc_vale"]
    mates = [ready_hero(BOX, name, number, number % seats) for number, name in enumerate(names)]
    agreed = rules or Rules(campaign=True)
    state = State(faces(*dice), agreed, seats, mates, "tapping_in_the_wall", part="village")
    for hero in mates:
        rest(state, hero)
    if unfinished:
        state.tiles.append(LaidTile("entrance", 0, 0))
    state.adventure = adventure or Adventure()
    for field, value in (party or {}).items():
        assert hasattr(state.party, field), field
        setattr(state.party, field, value)
    for field, values in facts.items():
        for number, value in values.items():
            assert hasattr(mates[number], field), field
            setattr(mates[number], field, lasting(value) if field == "conditions" else value)
    return Game(SPEC, seats, SPEC.check_options({"campaign": True}), scene=state)


def see(name: str = "brannoc_vale", *then: str, seat: int = 0, **facts: Any) -> Game:
    """The menu of one hero in the village, perhaps after some choices there."""
    game = village(name, **facts)
    act(game, seat, f"see {name}", *then)
    return game


def go_on(game: Game, seat: int = 0) -> None:
    """A seat does nothing more in the village, and keeps its spells."""
    while wanted := [one for one in NOT_YET if one in options(game, seat)]:
        act(game, seat, wanted[0])
