"""Setting a scene of DungeonQuest, third edition, in a line or two, and reading what happened."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.common.rules.state import Pile
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Hero, Lurker, Rules, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.common.rules.scenes import (
    Faces,
    act,
    all_tiles,
    cited,
    drawn,
    faces,
    fresh_decks,
    furnish,
    options,
    refused,
    shown,
    stack,
    stand,
    told,
)

__all__ = [
    "Faces",
    "act",
    "cited",
    "drawn",
    "faces",
    "options",
    "refused",
    "shown",
    "stack",
    "told",
]


def scene(
    *heroes: str,
    at: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    pool: Sequence[str] = (),
    dice: Sequence[int] | Dice = (),
    rules: Rules | None = None,
    lurkers: Mapping[str, str] | None = None,
    entrances: Sequence[str] = (),
    turn: int = 0,
    first: int | None = None,
    sun: int = 1,
    **facts: Mapping[int, Any],
) -> Game:
    """A game at the start of a turn.

    `heroes` are ids, one per seat; `at` their spaces ("c3"; towers if not given). `tiles` maps
    spaces to "tile_id" or "tile_id@turns" (quarter turns clockwise; the entry arrow is south when
    not turned). `top` are cards on top of decks, `pool` the next tiles to be drawn, `dice` the
    faces to come. Other arguments set fields of heroes by seat: wounds={0: 3}, loot={1: [...]}.
    The first player is the last seat unless `first` says otherwise, so the sun keeps still.
    """
    names = [*heroes]
    players = [Hero(seat, name, []) for seat, name in enumerate(names)]
    stand(players, at, facts)
    state = State(
        dice if isinstance(dice, Dice) else faces(*dice),
        rules or Rules(solo=len(names) == 1),
        players,
        (len(names) - 1 if first is None else first),
        turn,
        fresh_decks(CONTENT),
        all_tiles(CONTENT),
        content=CONTENT,
        combat=Pile(Deck([id for c in CONTENT.combat.values() for id in [c.id] * c.copies])),
    )
    state.stage, state.sun = "turns", sun
    state.has_begun = True
    above = dict(top or {})
    stack(state.combat, above.pop("combat", ()))
    furnish(state, tiles or {}, pool, above, entrances)
    state.lurkers = [Lurker(token, SPACE_OF[place]) for place, token in (lurkers or {}).items()]
    return Game(SPEC, len(names), SPEC.check_options({}), scene=state)


def state_of(game: Game) -> State:
    """The live state, for assertions about what nobody sees."""
    state: State = game._table.state
    return state


def hero(game: Game, seat: int) -> Hero:
    """The hero of a seat."""
    return state_of(game).heroes[seat]


def place(game: Game, seat: int) -> str:
    """Where a hero stands."""
    return label(hero(game, seat).at)


def below(name: str, *cards: str, row: Sequence[str] = (), **facts: Any) -> Game:
    """Seat 0 is below c3 with his marker to the east and draws these cards; nobody else acts."""
    given = {"at": ["c3"], "status": {0: "below"}, "heading": {0: 1}, "row": {0: [*row]}}
    other = "lindel" if name != "lindel" else "hugo"
    top = {"catacomb": [*cards], **facts.pop("top", {})}
    return scene(name, other, **{**given, "skips": {1: 99}, "top": top, **facts})
