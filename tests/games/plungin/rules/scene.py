"""Setting a scene of Dungeon Plungin' in a line or two, and reading what happened."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import (
    add_door,
    fits,
    in_step,
    join,
    lay_tile,
    slot_squares,
)
from delvers.games.plungin.rules.board.placing import put_chest, put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.shapes import Slot
from delvers.games.plungin.rules.heroes.heroes import ready_hero, rest
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of, square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.games.plungin.rules.state.state import Rules, State
from delvers.kernel.dice import Dice, ScriptedDice
from delvers.kernel.game import Game
from delvers.kernel.spec import Spec
from delvers.kernel.table import Table

Place = tuple[int, int]
STEADY = Rules(zero_is_a_fumble=False)
"""With this a defence without a success does not stun, so that a miss leaves no trace."""


class Faces(ScriptedDice):
    """Dice whose faces are given, whatever their size; then sixes show 3 and others 1."""

    def pick(self, count: int) -> int:
        """The next face; when the script is used up, neither success nor failure."""
        if not self.script:
            self.asked.append(count)
            return 2 if count == 6 else 0
        return min(super().pick(max(count, 20)), count - 1)

    def copy(self) -> "Faces":
        """The same script from here on."""
        return Faces(*self.script)


def faces(*numbers: int) -> Faces:
    """Dice that will show these faces."""
    return Faces(*(number - 1 for number in numbers))


def lasting(conditions: Mapping[str, int]) -> dict[str, Duration]:
    """Conditions with their numbers: own turns above 0, rounds below it, 0 until they are ended."""
    return {id: Duration(left) for id, left in conditions.items()}


def scene(
    *heroes: str,
    at: Sequence[Place] = (),
    tile: str = "room_6x6",
    turns: int = 0,
    location: str = "",
    doors: Mapping[str, Door] | None = None,
    beyond: Mapping[str, str] | None = None,
    monsters: Sequence[tuple[str, Place]] = (),
    chests: Sequence[Chest] = (),
    dice: Sequence[int] | Dice = (),
    rules: Rules | None = None,
    pack: str = "tapping_in_the_wall",
    seats: int | None = None,
    spec: Spec[State] = SPEC,
    **facts: Mapping[int, Any],
) -> Game:
    """A game at the start of a round, on one tile whose corner is (0, 0).

    `heroes` are ready heroes, one per seat unless `seats` says otherwise; `at` their squares
    (column, row). `doors` are doors by the side of the tile; `beyond` are tiles behind them, for
    which a door is open unless one is given. `monsters` and `chests` are put on the tile; `dice`
    are the faces to come; `spec` is the game, perhaps with added content. Other arguments set
    fields of heroes by their number: life={0: 3}.
    """
    names = [*heroes] or ["brannoc_vale"]
    seats = seats or len(names)
    books = spec.content
    party = [ready_hero(books, name, number, number % seats) for number, name in enumerate(names)]
    state = State(faces(), rules or Rules(), seats, party, pack, part="dungeon", content=books)
    table: Table[State] = Table(state, None)
    for hero in party:
        rest(state, hero)
    lay_tile(table, tile, square_at(0, 0), turns, location)
    for side in {**(doors or {}), **(beyond or {})}:
        open_side(table, side, (doors or {}).get(side), (beyond or {}).get(side, ""))
    for number, hero in enumerate(party):
        place = at[number] if number < len(at) else free_place(state, number)
        hero.at = square_at(*place)
        state.who[hero.at] = hero.number
    for kind, place in monsters:
        put_monster(table, kind, square_at(*place))
    for chest in chests:
        put_chest(table, chest)
    for field, values in facts.items():
        for number, value in values.items():
            assert hasattr(party[number], field), field
            setattr(party[number], field, lasting(value) if field == "conditions" else value)
    state.dice = dice if isinstance(dice, Dice) else faces(*dice)
    options = SPEC.check_options({"adventure": pack})
    return Game(spec, seats, options, scene=state)


def free_place(state: State, number: int) -> Place:
    """A square of the first tile for a hero whose place does not matter."""
    free = [square for square in state.ground if square not in state.who]
    floor = [square for square in free if state.terrain.get(square, ".") == "."]
    return place_of(floor[number])


def open_side(table: Table[State], side: str, door: Door | None, tile: str) -> None:
    """A door on a side of the first tile, and perhaps a tile behind it."""
    state = table.state
    slot = slot_on(state, side)
    put = door or Door(trap="", is_open=True)
    put.squares = slot_squares(state.tiles[0].corner, slot)
    put.direction, put.of = slot.side, 0
    number = add_door(state, put)
    if tile:
        fit = fits(state, tile, put)[0]
        laid = lay_tile(table, tile, fit.corner, fit.turns)
        entry = shape_of(state.content, tile, fit.turns).slots[fit.slot]
        join(state, number, laid, in_step(state, number, slot_squares(fit.corner, entry)))


def slot_on(state: State, side: str) -> Slot:
    """The place for a door on a side of the first tile."""
    laid = state.tiles[0]
    slots = shape_of(state.content, laid.tile, laid.turns).slots
    return next(slot for slot in slots if DIRECTIONS[slot.side] == side)


def act(game: Game, seat: int, *options: str) -> None:
    """A seat makes its choices one after another."""
    for option in options:
        game.choose(seat, option)


def options(game: Game, seat: int) -> tuple[str, ...]:
    """What a seat may choose now; nothing if it is not asked."""
    return game.pending[seat].options if seat in game.pending else ()


def refused(game: Game, seat: int) -> dict[str, str]:
    """What a seat cannot choose now, each with the clause that forbids it."""
    return dict(game.pending[seat].refused)


def state_of(game: Game) -> State:
    """The live state, for assertions about what nobody sees."""
    state: State = game._table.state
    return state


def hero(game: Game, number: int = 0) -> Hero:
    """A hero by his number."""
    return state_of(game).heroes[number]


def monster(game: Game, number: int = 10) -> Monster:
    """A monster by its number; the first one placed has number 10."""
    return next(one for one in state_of(game).monsters if one.number == number)


def place(game: Game, number: int = 0) -> Place:
    """The square of a hero (or a monster from number 10 on): column and row."""
    one: Hero | Monster = hero(game, number) if number < 10 else monster(game, number)
    return place_of(one.at)


def told(game: Game, kind: str) -> list[dict[str, Any]]:
    """The parameters of all events of a kind."""
    return [dict(event.params) for event in game.events if event.kind == kind]


def cited(game: Game, kind: str) -> list[str]:
    """The clauses that the events of a kind cite."""
    return [event.rule for event in game.events if event.kind == kind]


def shown(game: Game, seat: int | None = None) -> dict[str, Any]:
    """All that a seat (or a spectator) sees."""
    return dict(game.view(seat))


def known(id: str) -> Any:
    """An entry of the bestiary."""
    return BOX.monsters[id]
