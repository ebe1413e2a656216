"""Quick answers for rehearsals, read from the state: fight what is near, else go and open."""

from typing import Final

from delvers.games.plungin.rules import options as o
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.options import DRINK, MOVE, PASS, STOP, form_of
from delvers.games.plungin.rules.squares import DIRECTIONS, WIDE
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.dice import Dice
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import Ask

ATTACKS: Final[frozenset[AnyForm]] = frozenset(
    {o.ATTACK, o.ATTACK_WITH, o.SHOOT, o.THROW_AT, o.TARGET, o.STRIKE, o.STRIKE_BACK}
)
REMEDIES: Final = (o.BEAT_OUT_FLAMES(), o.STOP_BLEEDING(), o.GET_FREE(), o.TEAR_FREE())
WORK: Final[frozenset[AnyForm]] = frozenset(
    {o.OPEN, o.UNLOCK, o.PICK, o.WORK_ON, o.BREAK, o.TAKE, o.TAKE_OFF, o.DETECT}
)
"""What brings a party on when nobody is there to fight."""
STEP_BY: Final = dict(zip(DIRECTIONS, (-WIDE, 1, WIDE, -1), strict=True))
LOW: Final = 6
"""With so little life a hero drinks if he can."""


def policy(state: State, ask: Ask, dice: Dice) -> str:
    """What a party would do without thinking long."""
    options, prompt = ask.options, ask.prompt
    if prompt == ACT:
        return act(state, options, dice)
    if prompt == STEP:
        return step(state, options, dice)
    for option in options:
        if form_of(option) in ATTACKS:
            return option
    return dice.choice(options)


ACT: Final = str(prompts.ACT())
STEP: Final = str(prompts.STEP())


def acting(state: State) -> Hero | None:
    """The hero in turn."""
    return next((hero for hero in state.heroes if hero.number == state.acting), None)


def act(state: State, options: tuple[str, ...], dice: Dice) -> str:
    """Save oneself, fight, go on."""
    hero, is_fight = acting(state), bool(state.monsters)
    for option in options:
        if option in REMEDIES or (option == DRINK() and hero is not None and hero.life <= LOW):
            return option
    useful = ATTACKS if is_fight else WORK
    wanted = [option for option in options if form_of(option) in useful]
    if wanted:
        return dice.choice(wanted)
    if MOVE() in options and dice.pick(8):
        return MOVE()
    return PASS() if PASS() in options and is_fight else dice.choice(options)


def step(state: State, options: tuple[str, ...], dice: Dice) -> str:
    """Nearer to the nearest monster; without one, anywhere."""
    hero = acting(state)
    if hero is None or not state.monsters:
        return dice.choice(options)
    foes = [monster.at for monster in state.monsters if monster.is_on_board]
    if not foes:
        return dice.choice(options)
    here = nearest(hero.at, foes)
    best = STOP() if STOP() in options else options[0]
    least = here if best == STOP() else 1 << 20
    for option in options:
        by = STEP_BY.get(option)
        if by is not None and (there := nearest(hero.at + by, foes)) < least:
            best, least = option, there
    return best


def nearest(square: int, foes: list[int]) -> int:
    """How many steps the nearest of them is away."""
    x, y = square % WIDE, square // WIDE
    return min([abs(x - foe % WIDE) + abs(y - foe // WIDE) for foe in foes])
