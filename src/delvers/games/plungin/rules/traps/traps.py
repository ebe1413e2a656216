"""Springing traps (TRAP, TRAPLIST)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.grid import CHASM, RUBBLE, STEPS
from delvers.games.plungin.rules.board.hazards import add_hazard, set_on_fire
from delvers.games.plungin.rules.board.map import living, on_tile
from delvers.games.plungin.rules.board.ways import cuts_off, squares_for_rocks
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.foes import Trap
from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.defending import fumble_defence, is_at_stake, wound
from delvers.games.plungin.rules.fight.fight_dice import defence_parts, harm_parts
from delvers.games.plungin.rules.fight.fighting import wake_near
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.fight.reactions import dodge_dice
from delvers.games.plungin.rules.fight.strikes import Strike, blunted, is_combat_fumble
from delvers.games.plungin.rules.heroes.checks import check, roll_for, roll_pool
from delvers.games.plungin.rules.heroes.parts import Parts, add, joined
from delvers.games.plungin.rules.heroes.stats import has
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.traps.pits import jump_aside
from delvers.games.plungin.rules.traps.trap_areas import (
    area_of,
    cross_row,
    falling_square,
    is_floor,
)
from delvers.games.plungin.rules.traps.trap_effects import (
    drop_right_hand,
    entrap,
    forget_or_stun,
    has_rope,
    sound_alarm,
)
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule

ROLLED = ("line5", "2x1", "2x2")
"""Areas whose place is left to chance."""


def spring(
    table: Dungeon,
    id: str,
    hero: Hero,
    is_aware: bool,
    centre: int = NOWHERE,
    is_event: bool = False,
) -> Rule[None]:
    """A trap goes off: it catches those in its area, the one who sprang it first."""
    state, trap = table.state, table.state.content.traps[id]
    tell(table, events.trap_sprung, clause_of("trap", id, "DP-TRAP-03"), hero, trap=id)
    wake_near(table, hero.at, "trap")
    if trap.special == "alarm":
        yield from by_entry(table, "trap", id, sound_alarm(table, hero))
        return
    squares = area_of(table, trap, hero.at if centre == NOWHERE else centre, hero)
    if trap.area in ROLLED:
        table.tell_to(REVEALED, events.trap_area, "DP-TRAPLIST-01", trap=id, squares=[*squares])
    if trap.fire:
        set_on_fire(table, squares)
    victims = victims_in(state, squares, hero)
    leave_behind(table, trap, squares, hero, is_event)
    yield from catch_all(table, trap, victims, is_aware)


def victims_in(state: State, squares: list[int], hero: Hero | None = None) -> list[Character]:
    """Those in the area, the one who sprang it first."""
    everyone: list[Character] = [*living(state), *state.monsters]
    return sorted((one for one in everyone if one.at in squares), key=lambda one: one is not hero)


def leave_behind(
    table: Dungeon, trap: Trap, squares: list[int], hero: Hero, is_event: bool
) -> None:
    """What a trap leaves on the board."""
    state = table.state
    if trap.stays or trap.every_round:
        hazard = add_hazard(table, trap.id, [*squares], trap.rounds)
        hazard.tile = state.ground[hero.at]
        if trap.area == "row":
            hazard.step = 2 * STEPS[cross_row(state, hero.at)[1]]
    if trap.blocks:
        block_up(table, passable(state, squares, hero.at) if is_event else squares, hero)


def block_up(table: Dungeon, squares: list[int], hero: Hero) -> None:
    """Rocks lie on squares for good, but never so that a way that is needed is closed."""
    state = table.state
    closed = squares_for_rocks(state, squares, hero.at)
    for square in squares:
        if square in closed:
            state.terrain[square] = RUBBLE
        else:
            table.tell_to(REVEALED, events.rocks_spare, "DP-TRAP-17", at=square)


def passable(state: State, squares: list[int], at: int) -> list[int]:
    """Rocks in a corridor leave a way past: only the hero's square and one along the corridor."""
    row = cross_row(state, at)[0]
    beside = [square for square in squares if square - at in STEPS and square not in row]
    return [at, *beside[:1]]


def catch_all(table: Dungeon, trap: Trap, victims: list[Character], is_aware: bool) -> Rule[None]:
    """One after another; a blast is rolled once for all."""
    yield from by_entry(table, "trap", trap.id, catch_each(table, trap, victims, is_aware))


def catch_each(table: Dungeon, trap: Trap, victims: list[Character], is_aware: bool) -> Rule[None]:
    """What the entry of a trap does to those who are caught."""
    hits = None
    if trap.defend == "best":
        hits = roll_pool(table, trap.attack, Named(trap.id), "DP-TRAPLIST-29").successes
    for victim in victims:
        if victim.is_on_board:
            yield from catch(table, trap, victim, is_aware, hits)


def catch(
    table: Dungeon, trap: Trap, victim: Character, is_aware: bool, hits: int | None = None
) -> Rule[None]:
    """A trap does its worst to one character; who knows of it has one die more."""
    tell(table, events.caught, "DP-TRAP-05", victim, trap=trap.id)
    if trap.check is not None:
        yield from endure(table, trap, victim, is_aware)
        return
    if trap.avoid is not None:
        more = yield from help_parts(table, trap, victim, is_aware, trap.avoid)
        avoided = yield from check(
            table, victim, trap.avoid, trap.avoid_difficulty, "DP-TRAP-10", more, Named(trap.id)
        )
        if avoided.passed:
            return
    if hits is None:
        hits = roll_pool(table, trap.attack, Named(trap.id), "DP-TRAP-09").successes
    hits = blunted(table, victim, hits, Strike(fire=trap.fire))
    if trap.defend and (hits or must_guard(table.state, trap, victim)):
        hits = yield from guard(table, trap, victim, hits, is_aware)
    yield from hurt(table, trap, victim, hits)


def kinds_of(trap: Trap) -> tuple[str, ...]:
    """The kinds of harm that a trap does, for gear that helps against them."""
    is_poison = "weakened" in (trap.on_damage, trap.condition)
    named = {"stone": trap.stone, "fire": trap.fire, "ice": trap.ice, "poison": is_poison}
    return ("trap", trap.id, *(kind for kind, is_so in named.items() if is_so))


def help_parts(
    table: Dungeon, trap: Trap, victim: Character, is_aware: bool, stat: Stat | None = None
) -> Rule[Parts]:
    """Awareness and a quick leap, and for a check with a stat what helps against such harm."""
    parts: Parts = {}
    add(parts, "aware" if is_aware else "trapsense", int(is_aware or has(victim, "trapsense")))
    if isinstance(victim, Hero):
        add(parts, "rope_and_hook", int(trap.jumps and has_rope(table.state, victim)))
    more = harm_parts(victim, None, kinds_of(trap), stat) if stat else {}
    return joined(parts, more, {"dodge": (yield from dodge_dice(table, victim))})


def must_guard(state: State, trap: Trap, victim: Character) -> bool:
    """Whether a defence is rolled against a trap that has not hit: a fumble may cost something."""
    return trap.defend != "best" and is_at_stake(state, victim, trap.defend)


def guard(table: Dungeon, trap: Trap, victim: Character, hits: int, is_aware: bool) -> Rule[int]:
    """The hits that a defence leaves; a fumbled one stuns, as in any fight."""
    dice = defence_parts(table.state, victim, trap.defend, None, kinds_of(trap))
    dice = joined(dice, (yield from help_parts(table, trap, victim, is_aware)))
    pool = yield from roll_for(table, victim, dice, "defence", "DP-TRAP-09")
    if trap.defend != "best" and is_combat_fumble(table.state, pool):
        yield from fumble_defence(table, victim, pool, trap.defend)
    return max(0, hits - pool.successes)


def hurt(table: Dungeon, trap: Trap, victim: Character, damage: int) -> Rule[None]:
    """Damage, and what comes with it if any was taken."""
    blow = Strike(on_damage=trap.on_damage, fire=trap.fire)
    taken = yield from wound(table, victim, damage, blow, Named(trap.id), "DP-TRAP-09")
    if not taken:
        tell(table, events.unharmed, "DP-TRAP-09", victim, cause=Named(trap.id))
    if (
        trap.drop_from
        and taken >= trap.drop_from
        and isinstance(victim, Hero)
        and victim.is_on_board
    ):
        drop_right_hand(table, victim)


def endure(table: Dungeon, trap: Trap, victim: Character, is_aware: bool) -> Rule[None]:
    """A check softens or avoids what a trap does."""
    assert trap.check is not None
    more = yield from help_parts(table, trap, victim, is_aware, trap.check)
    passed = (
        yield from check(
            table, victim, trap.check, trap.check_difficulty, "DP-TRAP-10", more, Named(trap.id)
        )
    ).passed
    if passed and trap.jumps:
        passed = yield from jump_aside(table, victim)
    damage = trap.saved_damage if passed else trap.damage
    yield from harm(table, victim, damage, Named(trap.id), "DP-TRAP-10", fire=trap.fire)
    if passed or not victim.is_on_board:
        return
    if trap.special == "forget":
        forget_or_stun(table, victim)
    elif trap.condition == "trapped":
        entrap(table, victim, trap)
    elif trap.condition:
        afflict(table, victim, trap.condition, "DP-COND-03")


# -- traps that stay -------------------------------------------------------------------------------


def spring_again(table: Dungeon, one: Character, hazard: Hazard) -> Rule[None]:
    """Somebody comes into a trap in play: a pit catches only him, spears all in their area."""
    trap = table.state.content.traps[hazard.kind]
    caught = [one] if trap.jumps else victims_in(table.state, hazard.squares)
    yield from catch_all(table, trap, caught, True)


def go_off(table: Dungeon, hazard: Hazard) -> Rule[None]:
    """A trap in play is set off where it is."""
    trap = table.state.content.traps[hazard.kind]
    if trap.area == "random":
        yield from crumble(table, hazard, trap)
    else:
        yield from catch_all(table, trap, victims_in(table.state, hazard.squares), True)


def work_on(table: Dungeon, hazard: Hazard) -> Rule[None]:
    """A continuous trap at the end of a round."""
    if hazard.step:
        slide(table.state, hazard)
    yield from go_off(table, hazard)


def slide(state: State, hazard: Hazard) -> None:
    """The buzzing blade moves two rows along the corridor and turns back at the ends."""
    for step in (hazard.step, -hazard.step):
        row = [square + step for square in hazard.squares]
        if all(is_floor(state, square, hazard.tile) for square in row):
            hazard.squares, hazard.step = row, step
            return


def crumble(table: Dungeon, hazard: Hazard, trap: Trap) -> Rule[None]:
    """One random square of the tile, and of each joined to it by an open door, falls away."""
    state = table.state
    for tile, square in falling_square(table, hazard.tile):
        if cuts_off(state, square):
            table.tell_to(REVEALED, events.floor_holds, "DP-TRAP-17", at=square)
            continue
        fallen = [one for one in on_tile(state, tile) if one.at == square]
        state.terrain[square] = CHASM
        hazard.squares.append(square)
        table.tell_to(REVEALED, events.floor_fell, "DP-TRAP-16", at=square)
        yield from catch_all(table, trap, fallen, True)
