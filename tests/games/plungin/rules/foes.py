"""Monsters in a line or two: meeting them behind a door, and letting them have their turn."""

from typing import Any

from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.figures import Monster
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import DEAD_END, MONSTERS, before_door
from tests.games.plungin.rules.scene import hero, monster, options, place, scene, state_of, told

ORCS = 20
"""The roll on table 3.2.2 of The Tapping in the Wall that brings two orcs and a goblin archer."""
PLACED = (1, 1, 2, 1, 3, 1)
"""Where they stand in the cell: in its far row."""
ASLEEP, SURPRISED, UNAWARE, ALERT, AMBUSH = 1, 2, 3, 5, 6
"""Rolls on its table 3.2.3."""
LEAVE_ALONE = ("decline", "stop", "pass")


def met(state: int, *dice: int, **more: Any) -> Game:
    """The first hero opens a door; behind it are two orcs and a goblin archer, as watchful so."""
    game = before(state, *dice, **more)
    game.choose(0, "open door 0")
    return game


def before(state: int, *dice: int, **more: Any) -> Game:
    """The same, but the door is still closed."""
    doors = {"east": Door(trap=""), **more.pop("doors", {})}
    return before_door(DEAD_END, MONSTERS, ORCS, *PLACED, state, *dice, doors=doors, **more)


def put(game: Game, kind: str, at: tuple[int, int]) -> Monster:
    """Another monster on the board."""
    return put_monster(game._table, kind, square_at(*at))


def move_to(game: Game, number: int, at: tuple[int, int]) -> None:
    """A hero is somewhere else."""
    put_on_square(state_of(game), hero(game, number), square_at(*at))


def let_pass(game: Game, *answers: str) -> None:
    """Everybody passes until the next round begins (or somebody must answer something else)."""
    waiting, began = [*answers], len(told(game, "round_began"))
    while game.result is None and game.waiting and len(told(game, "round_began")) == began:
        seat = game.waiting[0]
        able = options(game, seat)
        if waiting and waiting[0] in able:
            game.choose(seat, waiting.pop(0))
        else:
            game.choose(seat, next((one for one in LEAVE_ALONE if one in able), able[0]))


def foe(kind: str, where: tuple[int, int] = (4, 2), *dice: int, **more: Any) -> Game:
    """A hero in the west of a room and a monster in it; the hero has no abilities."""
    heroes = more.pop("heroes", ("brannoc_vale",))
    facts: dict[str, Any] = {
        "at": [(0, 2), (0, 4), (0, 0)],
        "abilities": {number: [] for number in range(len(heroes))},
        "seats": 1,
        "monsters": [(kind, where)],
    }
    return scene(*heroes, **{"dice": dice, **facts, **more})


def its_turn(kind: str, where: tuple[int, int] = (4, 2), *dice: int, **more: Any) -> Game:
    """The heroes pass, and the monster has had its turn."""
    answers = more.pop("answers", ())
    game = foe(kind, where, *dice, **more)
    let_pass(game, *answers)
    return game


def rolls_of(game: Game, who: str) -> list[int]:
    """How many dice somebody has rolled, roll by roll."""
    return [len(one["dice"]) for one in told(game, "rolled") if str(one["why"]).startswith(who)]


def places(game: Game, *numbers: int) -> list[tuple[int, int]]:
    """Where some monsters are."""
    return [place(game, number) for number in numbers]


def law_of(game: Game, number: int = 10) -> Law:
    """The Law that a monster follows now."""
    return monster(game, number).law


def kinds(game: Game) -> list[str]:
    """The monsters on the board, in order of placing."""
    return [one.id for one in state_of(game).monsters]
