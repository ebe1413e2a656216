"""The Move action of heroes, step by step (ACTION)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import character
from delvers.games.plungin.rules.board.moving import DEAREST, arrive, cost_of, is_held, steps_from
from delvers.games.plungin.rules.explore.adventure import check_reappearance
from delvers.games.plungin.rules.explore.opening import do_to_lock
from delvers.games.plungin.rules.fight.fighting import must_disengage
from delvers.games.plungin.rules.fight.life import disturb
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.locks.lock_options import free_openings
from delvers.games.plungin.rules.options import FACE, STOP
from delvers.games.plungin.rules.squares import DIRECTIONS
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.state import Dungeon, MoveUnderWay, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Ask, Rule, ask

STAY: Final = STOP()
WHERE: Final = prompts.STEP()


def move(table: Dungeon, hero: Hero, begun: MoveUnderWay | None = None) -> Rule[None]:
    """Step by step up to MOV squares; doors may be opened on the way. What was begun goes on."""
    if begun is None:
        begun = MoveUnderWay(hero.at, squares_to_go(table.state, hero))
    start, left, moved = begun.start, begun.left, begun.has_moved
    while left > 0 and hero.is_on_board and not (hero.conditions and is_held(hero)):
        table.state.move_under_way = MoveUnderWay(start, left, moved)
        steps = steps_within(table.state, hero, hero.at, start, left)
        question = table.known or which_step(table.state, hero, start, steps)
        table.known = None
        if question is None:
            break
        option = question.options[0]
        if len(question.options) > 1:
            _, option = yield question
        if option == STAY:
            break
        if option in steps:
            left -= cost_of(table.state, steps[option], hero)
            moved = True
            yield from arrive(table, hero, steps[option])
        else:
            yield from do_to_lock(table, hero, option)
    table.state.move_under_way = None
    if moved and hero.is_on_board:
        tell(table, events.hero_moved, "DP-ACTION-06", hero, at=hero.at)
        if table.state.rules.facing:
            yield from face(table, hero)
        disturb(table, hero)
        yield from check_reappearance(table, hero)


def squares_to_go(state: State, hero: Hero) -> int:
    """MOV, or one square for who began the turn beside an opponent."""
    return 1 if must_disengage(state, hero) else value_of(hero, "MOV")


def which_step(state: State, hero: Hero, start: int, steps: dict[str, int]) -> Ask | None:
    """A step, a door to open, or the end of the move; None if there is nothing to do but stop."""
    options = [*steps, *free_openings(state, hero)]
    if not options:
        return None
    if hero.conditions and steps and must_flee(state, hero, start):
        refused = {STAY: "DP-COND-01"}
        return Ask(hero.seat, tuple(options), "DP-ACTION-06", WHERE, refused, checkpoint=True)
    return Ask(hero.seat, (*options, STAY), "DP-ACTION-06", WHERE, checkpoint=True)


def steps_within(state: State, hero: Hero, here: int, start: int, left: int) -> dict[str, int]:
    """The steps that can be paid for; the frightened go away from what they fear, if they can."""
    steps = steps_from(state, here)
    if left < DEAREST:
        steps = {name: to for name, to in steps.items() if cost_of(state, to, hero) <= left}
    source = feared(state, hero)
    if source == NOWHERE:
        return steps
    near = distance(start, source)
    away = {name: there for name, there in steps.items() if distance(there, source) > near}
    return away if away or distance(here, source) > near else steps


def must_flee(state: State, hero: Hero, start: int) -> bool:
    """Whether a frightened hero is not yet farther away than he began, but could be."""
    source = feared(state, hero)
    if source == NOWHERE:
        return False
    near = distance(start, source)
    farther = [s for s in steps_from(state, hero.at).values() if distance(s, source) > near]
    return distance(hero.at, source) <= near and bool(farther)


def feared(state: State, hero: Hero) -> int:
    """The square of what a hero is frightened of."""
    if "frightened" not in hero.conditions:
        return NOWHERE
    source = character(state, hero.sources.get("frightened", NOWHERE))
    return source.at if source is not None else NOWHERE


def face(table: Dungeon, hero: Hero) -> Rule[None]:
    """With facing, a hero looks where his player likes."""
    options = [FACE(name) for name in DIRECTIONS]
    option = yield from ask(hero.seat, options, "DP-VAR-COMBAT-03", prompts.FACE())
    hero.facing = options.index(option)
    tell(table, events.turned, "DP-VAR-COMBAT-03", hero, facing=DIRECTIONS[hero.facing])
