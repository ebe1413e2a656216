"""Where on the map an option belongs: a step, a square, a figure, a door, a chest, a new tile."""

from dataclasses import dataclass
from typing import Final, Literal

from delvers.games.plungin.pictures.floors import SQUARE
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.rules.board.grid import STEPS, opposite, shape_of
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of, square_at
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.view.seen import HeroView, TileView
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm

Kind = Literal["step", "reach", "square", "figure", "door", "chest", "tile", "wall"]
ON_SQUARES: Final[frozenset[AnyForm]] = frozenset(
    {
        options.STAND_ON,
        options.AT,
        options.STREW,
        options.POUR_OUT,
        options.PULL,
        options.CLEAR,
        options.RAISE_STONE,
        options.ROW,
        options.COLUMN,
    }
)
TOWARDS: Final[frozenset[AnyForm]] = frozenset({options.STEP, options.FACE, options.TO})
AT_LOCKS: Final[frozenset[AnyForm]] = frozenset(
    {
        options.OPEN,
        options.DETECT,
        options.DISARM,
        options.PICK,
        options.WORK_ON,
        options.UNLOCK,
        options.BREAK,
        options.HELP_BREAK,
        options.LOCK_UP,
        options.ON_LOCK,
    }
)
AT_DOORS: Final[frozenset[AnyForm]] = frozenset({options.WEDGE, options.CLOSE})
AT_FOES: Final[frozenset[AnyForm]] = frozenset(
    {
        options.ATTACK,
        options.ATTACK_WITH,
        options.SHOOT,
        options.THROW_AT,
        options.ON_FIGURE,
        options.CHARGE_AT,
        options.TARGET,
    }
)
AT_HEROES: Final[frozenset[AnyForm]] = frozenset(
    {options.ON_HERO, options.ACT, options.BESIDE, options.LISTEN}
)
AT_NUMBERED_HEROES: Final[frozenset[AnyForm]] = frozenset(
    {options.ON_FIGURE, options.TARGET, options.ATTACK, options.SHOOT}
)
WALLS: Final = (prompts.WALL, prompts.GREAT_DOOR_WALL)
BUILDING: Final = ("DP-BUILD-29", "DP-CONFLICT-12")
"""The clauses by which the walls of a new tile get their doors."""
NATURAL: Final[tuple[tuple[AnyForm, ...], ...]] = (
    (options.ATTACK, options.ATTACK_WITH),
    (options.OPEN,),
    (options.UNLOCK,),
    (options.SHOOT,),
    (options.DISARM, options.DISARM_TRAP),
    (options.DETECT,),
    (options.PICK,),
    (options.THROW_AT,),
)
"""What somebody who points at a thing most likely wants, before all else."""
RANKS: Final = {form: rank for rank, forms in enumerate(NATURAL) for form in forms}


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the map; `number` is a direction, door, chest or figure, `turns` of a new tile."""

    kind: Kind
    square: int = NOWHERE
    number: int = 0
    tile: str = ""
    turns: int = 0


def corner(square: int) -> tuple[int, int]:
    """Where the north-west corner of a square is drawn."""
    x, y = place_of(square)
    return x * SQUARE, y * SQUARE


def place_of_option(scene: Scene, option: str) -> Place | None:
    """The place that an option is about; None if it has none."""
    form = options.GRAMMAR.form_of(option)
    if form is None:
        return None
    for read in (_direction, _square, _fixture, _figure, _wall, _new_tile, _hazard):
        found = read(scene, form, option)
        if found is not None:
            return found
    return None


def acting(scene: Scene) -> HeroView | None:
    """The hero whose turn it is, if he is on the map."""
    view = scene.view
    return next(
        (one for one in view["heroes"] if one["number"] == view["acting"] and one["at"] >= 0), None
    )


def _direction(scene: Scene, form: AnyForm, option: str) -> Place | None:
    hero = acting(scene)
    if hero is None:
        return None
    if form is options.MOVE:
        return Place("reach", hero["at"])
    if form not in TOWARDS:
        return None
    (name,) = form.parts(option)
    way = DIRECTIONS.index(name)
    return Place("step", hero["at"] + STEPS[way], way)


def _square(_scene: Scene, form: AnyForm, option: str) -> Place | None:
    return Place("square", *form.parts(option)) if form in ON_SQUARES else None


def _fixture(scene: Scene, form: AnyForm, option: str) -> Place | None:
    if form is options.LEAVE_DUNGEON:
        ways = [number for number, door in enumerate(scene.view["doors"]) if door["exit"]]
        return Place("door", number=ways[0]) if ways else None
    lock = _lock(form, option)
    if lock is None:
        return None
    kind: Kind = "door" if lock.is_door else "chest"
    fixtures = scene.view["doors"] if lock.is_door else scene.view["chests"]
    return Place(kind, number=lock.number) if lock.number < len(fixtures) else None


def _lock(form: AnyForm, option: str) -> options.LockName | None:
    """The door or chest that an option names."""
    if form in AT_DOORS:
        return options.LockName(True, *form.parts(option))
    return options.lock_named(*form.parts(option)) if form in AT_LOCKS else None


def _figure(scene: Scene, form: AnyForm, option: str) -> Place | None:
    """A monster by its number, or a hero by his id."""
    if form in AT_FOES:
        _, number, *_ = form.parts(option)
        if any(one["number"] == number and one["at"] >= 0 for one in scene.view["monsters"]):
            return Place("figure", number=number)
    if form in AT_HEROES or form in AT_NUMBERED_HEROES:
        named = form.parts(option)
        for hero in scene.view["heroes"]:
            if hero["at"] >= 0 and named in ((hero["id"],), (hero["id"], hero["number"])):
                return Place("figure", number=hero["number"])
    return None


def _wall(scene: Scene, form: AnyForm, option: str) -> Place | None:
    """A place for a new door: of the tile that is being built, else of the hero's own."""
    assert scene.ask is not None
    if form is not options.WALL or prompts.PROMPTS.form_of(scene.ask.prompt) not in WALLS:
        return None
    (side,) = options.WALL.parts(option)
    laid = scene.view["tiles"][-1] if scene.ask.rule in BUILDING else _own_tile(scene)
    if laid is None:
        return None
    x, y = place_of(laid["at"])
    taken = {
        square for door in scene.view["doors"] for square in (*door["squares"], *door["beyond"])
    }
    for slot in shape_of(books_of(scene.words), laid["tile"], laid["turns"]).slots:
        (dx, dy), _ = slot.squares
        square = square_at(x + dx, y + dy)
        if DIRECTIONS[slot.side] == side and square not in taken:
            return Place("wall", square, slot.side)
    return None


def _own_tile(scene: Scene) -> TileView | None:
    """The tile on which the hero in turn stands."""
    hero = acting(scene)
    if hero is None:
        return None
    across, down = place_of(hero["at"])
    for laid in scene.view["tiles"]:
        (x, y), shape = (
            place_of(laid["at"]),
            shape_of(books_of(scene.words), laid["tile"], laid["turns"]),
        )
        if 0 <= across - x < shape.width and 0 <= down - y < shape.height:
            return laid
    return None


def _new_tile(scene: Scene, form: AnyForm, option: str) -> Place | None:
    """A way to lay a tile behind the door that has just been opened."""
    assert scene.ask is not None
    asked = prompts.LAY.read(scene.ask.prompt)
    doors = [d for d in scene.view["doors"] if d["open"] and d["to"] < 0 and not d["exit"]]
    if form is not options.LAY_TILE or asked is None or not doors:
        return None
    (tile,) = asked
    side, corner_square = options.LAY_TILE.parts(option)
    if tile not in books_of(scene.words).tiles:
        return None
    entry = opposite(doors[-1]["direction"])
    turns = (entry - DIRECTIONS.index(side)) % 4
    return Place("tile", corner_square, tile=tile, turns=turns)


def _hazard(scene: Scene, form: AnyForm, option: str) -> Place | None:
    if form is not options.DISARM_TRAP:
        return None
    (kind,) = options.DISARM_TRAP.parts(option)
    for hazard in scene.view["hazards"]:
        if hazard["kind"] == kind and hazard["squares"]:
            return Place("square", hazard["squares"][0])
    return None


def targets(scene: Scene) -> dict[Place, str]:
    """The most natural option of every place that has one."""
    if scene.ask is None:
        return {}
    found: dict[Place, str] = {}
    for option in sorted(scene.ask.options, key=_rank):
        place = place_of_option(scene, option)
        if place is not None:
            found.setdefault(place, option)
    return found


def refused(scene: Scene) -> dict[Place, str]:
    """What a rule forbids at places where nothing else can be chosen."""
    if scene.ask is None:
        return {}
    taken = targets(scene)
    found: dict[Place, str] = {}
    for option in sorted(scene.ask.refused, key=_rank):
        place = place_of_option(scene, option)
        if place is not None and place not in taken:
            found.setdefault(place, option)
    return found


def _rank(option: str) -> int:
    """The most natural first, the others as they come."""
    form = options.GRAMMAR.form_of(option)
    return len(NATURAL) if form is None else RANKS.get(form, len(NATURAL))
