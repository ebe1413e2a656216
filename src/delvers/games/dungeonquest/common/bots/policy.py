"""Quick answers for rehearsals, from the state: to the treasure while the day lasts, then home.

Distances are those of the bare board; whim gets a hero past walls that they do not know of.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.board import COLUMNS, ROWS, TOWERS, TREASURE
from delvers.games.dungeonquest.common.rules.loot import has_treasure
from delvers.games.dungeonquest.common.rules.options import (
    CLIMB,
    CROSS,
    DECLINE,
    DESCEND,
    ENOUGH,
    FACE_DRAGON,
    GO_ON,
    KEEP,
    LEAVE,
    LOOK_INSIDE,
    SEARCH,
    STAY,
    STEP_ON_BRIDGE,
    SURFACE,
)
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.common.rules.wounds import life_of
from delvers.kernel.dice import Dice
from delvers.kernel.forms import AnyForm, Form, Grammar
from delvers.kernel.requests import Ask

Answer: TypeAlias = Callable[["State", Hero, Ask, Dice], str]
Answers: TypeAlias = Mapping[str | AnyForm, Answer]
Policy: TypeAlias = Callable[["State", Ask, Dice], str]


def steps_between(one: int, other: int) -> int:
    """How many steps the bare board has between two spaces."""
    across = abs(one % COLUMNS - other % COLUMNS)
    return across + abs(one // COLUMNS - other // COLUMNS)


SPACES: Final = range(COLUMNS * ROWS)
TO_TOWER: Final = tuple(min(steps_between(space, tower) for tower in TOWERS) for space in SPACES)
TO_TREASURE: Final = tuple(steps_between(space, TREASURE) for space in SPACES)
FROM_TREASURE: Final = TO_TOWER[TREASURE]
LEADS_TO: Final = tuple(
    {f"{verb}{way.option[4:]}": way.to for way in ways for verb in ("move", "flee", "rope")}
    for ways in WAYS
)
"""Where options of a space lead, by their texts."""
TURNS_A_STEP: Final = 1.3
"""Traps, fights and tests hold a hero up."""
SPARE_TURNS: Final = 3
BACKWARDS: Final = 2.0
"""Going back where one came from is as bad as so many steps."""
WHIM: Final = 1.5
MOST_DRAWS: Final = 3
"""With so many Dragon cards shown, whoever has a treasure leaves."""
HURT: Final = 6


def daylight(state: State) -> int:
    """How many spaces the sun has still to go."""
    return state.edition.sun_spaces - state.sun


def is_homeward(state: State, hero: Hero) -> bool:
    """Whether a hero should make for a tower: he has a treasure, or it is late."""
    if has_treasure(state, hero):
        return hero.at != TREASURE or len(state.shown_dragons) >= MOST_DRAWS
    at = hero.at if hero.at >= 0 else TREASURE
    steps = TO_TREASURE[at] + FROM_TREASURE
    return daylight(state) < TURNS_A_STEP * steps + SPARE_TURNS and bool(hero.loot)


def act(state: State, hero: Hero, ask: Ask, dice: Dice) -> str:
    """Leave, or go where it is nearer to the goal."""
    options, is_home = ask.options, is_homeward(state, hero)
    if LEAVE in options and is_home:
        return LEAVE
    if FACE_DRAGON in options and not is_home:
        return FACE_DRAGON
    distances, leads = TO_TOWER if is_home else TO_TREASURE, LEADS_TO[hero.at]
    here = distances[hero.at]
    best, least, luck = options[0], 1e9, dice.next64()
    for option in options:
        to = leads.get(option)
        if to is not None:
            cost = distances[to] + (BACKWARDS if to == hero.came_from else 0.0)
        else:
            cost = here + OTHERWISE.get(option, 1.0)
        cost += WHIM * (luck & 255) / 256
        luck >>= 8
        if cost < least:
            best, least = option, cost
    return best


OTHERWISE: Final = {SEARCH: 3.0, DESCEND: 2.0, STAY: 9.0, LEAVE: 9.0, CROSS: -1.0, FACE_DRAGON: 2.0}
"""How many steps of detour other actions are as good as."""


def tower(state: State, hero: Hero, ask: Ask, dice: Dice) -> str:
    """Out with the treasure, or on."""
    if LEAVE in ask.options:
        others = [option for option in ask.options if option != LEAVE]
        return LEAVE if is_homeward(state, hero) or not others else dice.choice(others)
    return dice.choice(ask.options)


def start_of_turn(state: State, hero: Hero, ask: Ask, _dice: Dice) -> str:
    """Heal when hurt, else go on."""
    if life_of(state, hero) - hero.wounds <= HURT:
        for option in ask.options:
            if "healing" in option or "potion" in option:
                return option
    return GO_ON if GO_ON in ask.options else ask.options[0]


def look_inside(state: State, hero: Hero, ask: Ask, dice: Dice) -> str:
    """Who has nothing yet and can bear a wound looks what there is."""
    if LOOK_INSIDE not in ask.options:
        return dice.choice(ask.options)
    is_wanted = not hero.loot and life_of(state, hero) - hero.wounds > HURT
    return LOOK_INSIDE if is_wanted else DECLINE


def always(*wanted: str) -> Answer:
    """The first of these that is offered, else any."""

    def answer(_state: State, _hero: Hero, ask: Ask, dice: Dice) -> str:
        for option in wanted:
            if option in ask.options:
                return option
        return dice.choice(ask.options)

    return answer


COMMON: Final[Answers] = {
    prompts.ACT: act,
    prompts.MOVE: act,
    prompts.TOWER: tower,
    prompts.START_OF_TURN: start_of_turn,
    prompts.BRIDGE: always(CROSS),
    prompts.LIGHTEN: always(STEP_ON_BRIDGE),
    prompts.SURFACE: always(SURFACE),
    prompts.HOLE_IN_THE_ROOF: always(CLIMB),
    prompts.BRIBE: always(ENOUGH),
    prompts.REROLL_ONE: always(KEEP),
    prompts.PRAY: always(DECLINE),
    prompts.ROLL_AGAIN: always(DECLINE),
    prompts.OFFER: look_inside,
    prompts.DRAW_ANOTHER: always(DECLINE),
    prompts.RESHAPE: always(DECLINE),
    prompts.RISE_INSTEAD: always(DECLINE),
}
"""How to answer a prompt, or prompts of a form."""


def policy_with(answers: Answers) -> Policy:
    """A policy that answers prompts like this, and others by chance."""
    known = {**COMMON, **answers}
    forms = Grammar(asked for asked in known if isinstance(asked, Form))

    @lru_cache(maxsize=1 << 12)
    def answer_to(prompt: str) -> Answer | None:
        form = forms.form_of(prompt)
        return known.get(prompt) if form is None else known[form]

    def policy(state: State, ask: Ask, dice: Dice) -> str:
        answer = answer_to(ask.prompt)
        if answer is None:
            return dice.choice(ask.options)
        return answer(state, state.heroes[ask.seat], ask, dice)

    return policy
