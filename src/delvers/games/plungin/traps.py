"""Springing traps (TRAP, TRAPLIST)."""

from delvers.games.plungin.books.foes import Trap
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import check, roll_pool
from delvers.games.plungin.combat import Strike, defend
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import wake_near
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import STEPS, distance
from delvers.games.plungin.hazards import tell_caught
from delvers.games.plungin.life import harm
from delvers.games.plungin.map import free_neighbours, on_tile, squares_of
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.registry import TRAPS
from delvers.games.plungin.reviving import square_name
from delvers.games.plungin.state import NOWHERE, Character, Dungeon, Hazard, Hero, State
from delvers.kernel.requests import Rule


def spring(table: Dungeon, id: str, hero: Hero, is_aware: bool) -> Rule[None]:
    """A trap goes off: it catches those in its area, one after another."""
    state, trap = table.state, BOOKS.traps[id]
    tell(table, "trap_sprung", "DP-TRAP-03", hero, trap=id)
    wake_near(table, hero.at)
    squares = area_of(state, trap, hero)
    leave_behind(table, trap, squares, hero)
    if trap.special:
        yield from TRAPS[trap.special](table, trap, hero, is_aware)
        if trap.special in ("alarm",):
            return
    for victim in victims_in(state, trap, squares, hero):
        if victim.life_left:
            yield from catch(table, trap, victim, is_aware)


def area_of(state: State, trap: Trap, hero: Hero) -> list[int]:
    """The squares that a trap covers."""
    at, dice = hero.at, state.dice
    tile = state.ground[at]
    squares = squares_of(state, tile)
    if trap.area in ("self", "random"):
        squares = [at] if trap.area == "self" else []
    elif trap.area in ("2x1", "2x2"):
        squares = dice.choice(blocks_with(state, at, trap.area))
    elif trap.area == "line5":
        step = 1 if dice.roll() % 2 == 0 else STEPS[2]
        line = [at + step * way for way in range(-2, 3)]
        squares = [square for square in line if state.ground.get(square) == tile]
    elif trap.area == "3x3":
        squares = [square for square in squares if is_within_one(square, at)]
    elif trap.area in ("near", "near2"):
        reach = 1 if trap.area == "near" else 2
        squares = [square for square in squares if distance(square, at) <= reach]
    elif trap.area == "row":
        squares = [at, *[s for s in (at - 1, at + 1) if state.ground.get(s) == tile]]
    return squares


def is_within_one(one: int, other: int) -> bool:
    """Whether a square is one of the nine around another."""
    from delvers.games.plungin.grid import place_of

    (x1, y1), (x2, y2) = place_of(one), place_of(other)
    return abs(x1 - x2) <= 1 and abs(y1 - y2) <= 1


def blocks_with(state: State, at: int, area: str) -> list[list[int]]:
    """All positions of a 2x1 or 2x2 area that include a square and lie on its tile."""
    tile, down = state.ground[at], STEPS[2]
    shapes = [(0, 1), (0, down)] if area == "2x1" else [(0, 1, down, down + 1)]
    found = []
    for shape in shapes:
        for offset in shape:
            block = [at - offset + part for part in shape]
            if all(state.ground.get(s) == tile and state.terrain.get(s, ".") != "#" for s in block):
                found.append(block)
    return found or [[at]]


def victims_in(state: State, trap: Trap, squares: list[int], hero: Hero) -> list[Character]:
    """Those in the area, the one who sprang it first."""
    if trap.area == "self":
        return [hero]
    covered = set(squares)
    others = [one for one in on_tile(state, state.ground[hero.at]) if one.at in covered]
    return sorted(others, key=lambda one: one is not hero)


def leave_behind(table: Dungeon, trap: Trap, squares: list[int], hero: Hero) -> None:
    """What a trap leaves on the board."""
    state = table.state
    if trap.stays or trap.every_round:
        kept = [*squares]
        hazard = Hazard(trap.id, kept, trap.rounds, state.ground[hero.at], trap.attack, step=2)
        state.hazards.append(hazard)
    if trap.blocks:
        for square in squares:
            state.terrain[square] = "r"


def catch(table: Dungeon, trap: Trap, victim: Character, is_aware: bool) -> Rule[None]:
    """A trap does its worst to one character; who knows of it has one die more."""
    more = int(is_aware or (isinstance(victim, Hero) and "trapsense" in victim.abilities))
    tell_caught(table, victim, trap.id)
    if trap.avoid is not None:
        avoided = yield from check(
            table, victim, trap.avoid, trap.avoid_difficulty, "DP-TRAP-10", more, "avoid"
        )
        if avoided.passed:
            return
    if trap.attack:
        yield from shoot(table, trap, victim, more)
    elif trap.check is not None:
        yield from endure(table, trap, victim, more)


def shoot(table: Dungeon, trap: Trap, victim: Character, more: int) -> Rule[None]:
    """The attack of a trap, met like any other attack."""
    pool = roll_pool(table, trap.attack, trap.id, "DP-TRAP-09")
    if not pool.successes:
        return
    strike = Strike(defend=trap.defend, fire=trap.fire, is_ranged=True, kind="trap")
    victim.bonus["warded"] = victim.bonus.get("warded", 0) + more
    damage = yield from defend(table, victim, pool.successes, strike, None)
    victim.bonus["warded"] -= more
    if not victim.bonus["warded"]:
        del victim.bonus["warded"]
    yield from harm(table, victim, damage, trap.id, "DP-TRAP-09", fire=trap.fire)
    if damage and victim.life_left and trap.on_damage:
        afflict(table, victim, trap.on_damage, "DP-COND-02")


def endure(table: Dungeon, trap: Trap, victim: Character, more: int) -> Rule[None]:
    """A check softens or avoids what a trap does."""
    assert trap.check is not None
    passed = (
        yield from check(
            table, victim, trap.check, trap.check_difficulty, "DP-TRAP-10", more, trap.id
        )
    ).passed
    if passed and trap.jumps:
        yield from jump_aside(table, victim)
        return
    damage = trap.saved_damage if passed else trap.damage
    yield from harm(table, victim, damage, trap.id, "DP-TRAP-10", fire=trap.fire)
    if not passed and victim.life_left and trap.condition:
        afflict(table, victim, trap.condition, "DP-COND-03")


def jump_aside(table: Dungeon, victim: Character) -> Rule[None]:
    """Out of the way: a hero's player chooses the square, chance that of a monster."""
    state = table.state
    covered = {s for hazard in state.hazards for s in hazard.squares}
    free = [s for s in free_neighbours(state, victim.at) if s not in covered]
    free = free or free_neighbours(state, victim.at)
    if not free:
        return
    if isinstance(victim, Hero):
        names = [f"square {square_name(square)}" for square in free]
        option = yield from ask(victim.seat, names, "DP-TRAPLIST-23", "jump")
        square = free[names.index(option)]
    else:
        square = state.dice.choice(free)
    put_on(state, victim, square)
    tell(table, "jumped", "DP-TRAPLIST-22", victim, at=square)


# -- traps that stay -------------------------------------------------------------------------------


def spring_again(table: Dungeon, one: Character, hazard: Hazard) -> Rule[None]:
    """A trap in play catches whoever comes into it."""
    yield from catch(table, BOOKS.traps[hazard.kind], one, True)


def work_on(table: Dungeon, hazard: Hazard) -> Rule[None]:
    """A continuous trap at the end of a round."""
    state, trap = table.state, BOOKS.traps[hazard.kind]
    if trap.area == "row":
        slide(state, hazard)
    elif trap.area == "random":
        yield from crumble(table, hazard, trap)
        return
    for victim in on_tile(state, hazard.tile):
        if victim.at in hazard.squares and victim.life_left:
            yield from catch(table, trap, victim, True)


def slide(state: State, hazard: Hazard) -> None:
    """The buzzing blade moves two rows along the corridor and turns back at the ends."""
    rows = [square + STEPS[2] * hazard.step for square in hazard.squares]
    tile = hazard.tile
    if not all(state.ground.get(s) == tile and state.terrain.get(s, ".") != "#" for s in rows):
        hazard.step = -hazard.step
        rows = [square + STEPS[2] * hazard.step for square in hazard.squares]
    if all(state.ground.get(s) == tile and state.terrain.get(s, ".") != "#" for s in rows):
        hazard.squares = rows


def crumble(table: Dungeon, hazard: Hazard, trap: Trap) -> Rule[None]:
    """One random square of the tile (and of each joined to it) falls away."""
    from delvers.games.plungin.map import joined_tiles
    from delvers.games.plungin.placing import rolled_square

    state = table.state
    for tile in joined_tiles(state, hazard.tile, 1):
        square = rolled_square(table, tile)
        if state.terrain.get(square, ".") != "." or square in state.chest_at:
            continue
        number = state.who.get(square, NOWHERE)
        fallen = next((one for one in on_tile(state, tile) if one.number == number), None)
        state.terrain[square] = "c"
        hazard.squares.append(square)
        if fallen is not None:
            yield from catch(table, trap, fallen, True)
