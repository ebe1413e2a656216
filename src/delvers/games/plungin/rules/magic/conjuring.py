"""What spells do: things that appear and stay (SPELL)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import can_attack_into, is_out_of_pit
from delvers.games.plungin.rules.board.grid import RUBBLE, STEPS
from delvers.games.plungin.rules.board.hazards import add_hazard, set_on_fire
from delvers.games.plungin.rules.board.map import is_unwalled, neighbours
from delvers.games.plungin.rules.board.moving import arrive
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.board.sanctuary import KIND, is_barred, may_enter
from delvers.games.plungin.rules.books.registry import SPELLS
from delvers.games.plungin.rules.fight.life import provoke
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.magic.spell_attacks import (
    square_aimed_at,
    squares_around,
)
from delvers.games.plungin.rules.magic.targeting import Casting, is_floor, targets_of
from delvers.games.plungin.rules.options import CLEAR, CLOSE, COLUMN, RAISE_STONE, ROW
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, ask, rule

LOCK = 2
"""The Difficulty of a lock of stone."""


RESIST = 2
"""The Difficulty for a boss that would ignore it."""


@rule
def wall_of_flame(table: Dungeon, hero: Hero, casting: Casting) -> None:
    """A row or column of fire that stays for some rounds."""
    state, spell, row = table.state, casting.spell, ROW.read(casting.aim)
    (centre,) = row or COLUMN.parts(casting.aim)
    step = STEPS[1] if row else STEPS[2]
    half = spell.squares // 2
    line = [centre + step * at for at in range(-half, spell.squares - half)]
    squares = [
        square
        for square in line
        if is_floor(state, square)
        and is_unwalled(state, centre, square)
        and can_attack_into(state, hero, square)
    ]
    set_on_fire(table, squares)
    add_hazard(table, "wall_of_flame", squares, spell.rounds, spell.attack, hero.number)


def summon(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """Beasts fight for the heroes for some rounds, or against them after a fumble."""
    spell, aim = casting.spell, casting.aim
    for number in range(spell.count):
        if number:
            options = targets_of(table.state, hero, spell)
            if not options:
                return
            aim = yield from ask(hero.seat, options, "DP-SPELL-19", prompts.AIM(spell.id))
        beast = put_monster(table, spell.monster, square_aimed_at(aim))
        beast.leaves = spell.rounds
        if not (casting.fumbled and spell.fumble == "hostile"):
            beast.side, beast.caller = "heroes", hero.number


@rule
def phantom(table: Dungeon, _hero: Hero, casting: Casting) -> None:
    """An image that monsters take for the nearest hero."""
    image = put_monster(table, "phantom", square_aimed_at(casting.aim))
    image.side, image.leaves = "heroes", casting.spell.rounds
    image.stats["DEF"] = casting.successes
    image.life = casting.spell.life


def sanctuary(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """No monster may be near; those who are, are put out. It does not leave the caster's pit."""
    state = table.state
    squares = squares_around(state, casting.spell, hero.at)
    squares = [square for square in squares if not is_out_of_pit(state, hero, square)]
    yield from consecrate(table, hero, squares, casting.spell.rounds)


def consecrate(table: Dungeon, hero: Hero, squares: list[int], rounds: int) -> Rule[None]:
    """The monsters inside are put out; bosses may stand firm. It lasts for some rounds, or until
    the end of the caster's next turn.
    """
    state = table.state
    for monster in [*state.monsters]:
        monster.ignores_sanctuary = False
        if (
            state.content.monsters[monster.id].boss == "boss"
            and (yield from check(table, monster, "RES", RESIST, "DP-SPELL-10", why=KIND)).passed
        ):
            monster.ignores_sanctuary = True
    hazard = add_hazard(table, KIND, squares, rounds, by=hero.number)
    hazard.step = 0 if rounds else 2
    for monster in [*state.monsters]:
        if is_barred(state, monster, monster.at):
            provoke(table, monster)
            yield from expel(table, monster)


def expel(table: Dungeon, monster: Monster) -> Rule[None]:
    """Out to the nearest free square, where what lies there takes effect."""
    there = nearest_outside(table.state, monster)
    if there != monster.at:
        tell(table, events.expelled, "DP-SPELL-10", monster, at=there)
        yield from arrive(table, monster, there, is_own_move=False)


def nearest_outside(state: State, monster: Monster) -> int:
    """The free square nearest on foot that no sanctuary bars; its own if there is none."""
    seen, edge = {monster.at}, [monster.at]
    while edge:
        edge = [there for one in edge for there in neighbours(state, one) if there not in seen]
        edge = [*dict.fromkeys(edge)]
        seen.update(edge)
        for square in edge:
            if may_enter(state, monster, square):
                return square
    return monster.at


def stone_shape(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """A doorway is closed, two squares are cleared, or stone is raised on two."""
    if (door := CLOSE.read(casting.aim)) is not None:
        close_door(table, hero, *door)
        return
    shaping = CLEAR if CLEAR.fits(casting.aim) else RAISE_STONE
    aim = casting.aim
    for number in range(casting.spell.squares):
        if number:
            options = targets_of(table.state, hero, casting.spell)
            options = [option for option in options if shaping.fits(option)]
            if not options:
                return
            aim = yield from ask(hero.seat, options, "DP-SPELL-19", prompts.AIM(casting.spell.id))
        (square,) = shaping.parts(aim)
        if shaping is CLEAR:
            del table.state.terrain[square]
            tell(table, events.stone_cleared, "DP-SPELL-10", hero, at=square)
        else:
            table.state.terrain[square] = RUBBLE
            tell(table, events.stone_raised, "DP-SPELL-10", hero, at=square)


def close_door(table: Dungeon, hero: Hero, number: int) -> None:
    """An open doorway is closed and locked."""
    door = table.state.doors[number]
    door.is_open, door.is_locked, door.is_ruined = False, True, False
    door.kind, door.difficulty, door.trap = "locked", LOCK, ""
    tell(table, events.door_closed, "DP-SPELL-10", hero, door=number)


SPELLS.update(
    {
        "wall_of_flame": wall_of_flame,
        "summon": summon,
        "phantom": phantom,
        "sanctuary": sanctuary,
        "stone_shape": stone_shape,
    }
)
