"""The monsters' turn (MONSTER, LAW, ROUND)."""

from delvers.games.plungin.books.foes import Law
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.combat import Strike, attack
from delvers.games.plungin.conditions import is_asleep, is_helpless, relieve
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import (
    cannot_shoot,
    in_melee_reach,
    in_range,
    must_disengage,
    note_engaged,
)
from delvers.games.plungin.hazards import start_in
from delvers.games.plungin.laws import FAR, choose_target, walk
from delvers.games.plungin.life import heal
from delvers.games.plungin.map import character, is_free, living, neighbours
from delvers.games.plungin.moving import arrive, way_towards
from delvers.games.plungin.reactions import leaving
from delvers.games.plungin.registry import ACTS
from delvers.games.plungin.state import Character, Dungeon, Hero, Monster, State
from delvers.games.plungin.stats import has, value_of
from delvers.games.plungin.suffering import end_effects, shake_off, start_effects
from delvers.games.plungin.tables import row_for_law
from delvers.kernel.requests import Rule


def monsters_turn(table: Dungeon) -> Rule[None]:
    """All monsters act, one after another, the one nearest to a hero first."""
    state = table.state
    if table.log is not None and state.monsters:
        table.tell("monsters_turn", "DP-MONSTER-02")
    yield from act_in_order(table, [m for m in state.monsters if m.side == "monsters"])
    state.noise = 0


def act_in_order(table: Dungeon, monsters: list[Monster]) -> Rule[None]:
    """The front ones first, then by order of placing."""
    state = table.state
    heroes = living(state)

    def nearness(monster: Monster) -> tuple[int, int]:
        from delvers.games.plungin.grid import distance

        gap = min((distance(monster.at, hero.at) for hero in heroes), default=FAR)
        return gap, monster.number

    for monster in sorted(monsters, key=nearness):
        if monster.life_left:
            yield from monster_turn(table, monster)


def monster_turn(table: Dungeon, monster: Monster) -> Rule[None]:
    """Start effects, two actions by its Law, end effects."""
    state = table.state
    before, state.acting = state.acting, monster.number
    monster.has_reacted = False
    monster.did.clear()
    monster.marks.pop("moved", None)
    monster.marks.pop("reckless", None)
    monster.marks.pop("open", None)
    monster.marks.pop("veiled", None)
    note_engaged(state, monster)
    yield from start_effects(table, monster)
    if monster.life_left:
        yield from start_in(table, monster)
    if monster.life_left:
        yield from regenerate(table, monster)
        if (yield from may_act(table, monster)):
            yield from act(table, monster)
    if monster.life_left:
        look_at_target(state, monster)
        monster.marks.pop("taunted", None)
        monster.bonus.pop("mocked", None)
        yield from end_effects(table, monster)
        monster.burnt = False
    state.acting = before


def look_at_target(state: State, monster: Monster) -> None:
    """With facing, a monster looks at whom it is after."""
    target = character(state, monster.target)
    if target is not None and target.life_left:
        monster.facing = way_towards(monster.at, target.at)


def may_act(table: Dungeon, monster: Monster) -> Rule[bool]:
    """Sleepers and the surprised do not act; the patient only when they are provoked."""
    if is_asleep(monster) or is_helpless(monster):
        return False
    if monster.skips:
        monster.skips -= 1
        monster.state = "unaware"
        return False
    monster.actions = 2
    yield from shake_off(table, monster)
    if monster.actions and "trapped" in monster.conditions:
        relieve(table, monster, "trapped", "DP-TRAPLIST-26")
        monster.actions -= 1
    return monster.actions > 0


def regenerate(table: Dungeon, monster: Monster) -> Rule[None]:
    """Some grow whole again, unless fire has touched them."""
    amount = BOOKS.monsters[monster.id].regenerates
    if amount and not monster.burnt and "burning" not in monster.conditions:
        heal(table, monster, amount, "DP-MONSTER-14")
    return
    yield


def act(table: Dungeon, monster: Monster) -> Rule[None]:
    """By its role: fight, shoot, roll for something special, or wait."""
    law = monster.law
    if "confused" in monster.conditions:
        law = Law("combatant", "frenzied")
    if law.role == "patient":
        yield from watch(table, monster)
        return
    if law.role == "special":
        yield from act_specially(table, monster)
        return
    if has(monster, "slow_thrower"):
        monster.marks["throws"] = 1 - monster.marks.get("throws", 0)
    if monster.spells and (yield from casts(table, monster)):
        return
    if law.role == "shooter" and BOOKS.monsters[monster.id].range:
        yield from shoot(table, monster, law)
    else:
        yield from charge_in(table, monster, law)


def casts(table: Dungeon, monster: Monster) -> Rule[bool]:
    """A monster with spells casts one, if there is somebody to cast it on."""
    act = ACTS.get("cast")
    if act is None:
        return False
    result: bool = yield from act(table, monster)
    return result


def watch(table: Dungeon, monster: Monster) -> Rule[None]:
    """A patient monster moves only when somebody comes too near, or has waited long enough."""
    state, book = table.state, BOOKS.monsters[monster.id]
    from delvers.games.plungin.grid import distance
    from delvers.games.plungin.life import provoke

    if book.provoked_within and any(
        distance(hero.at, monster.at) <= book.provoked_within for hero in living(state)
    ):
        provoke(table, monster, book.provoked_by)
    if book.provoked_round:
        monster.marks["waited"] = monster.marks.get("waited", 0) + 1
        if monster.marks["waited"] >= book.provoked_round:
            provoke(table, monster, book.provoked_by)
    if monster.is_provoked:
        yield from act(table, monster)


def act_specially(table: Dungeon, monster: Monster) -> Rule[None]:
    """The table of its description says what it does this turn."""
    book = BOOKS.monsters[monster.id]
    number = roll_words(table.state.dice, book.law_dice or "1d6")
    name = row_for_law(book.law_rows, number) if book.law_rows else monster.id
    tell(table, "law_rolled", "DP-LAW-06", monster, roll=number, act=name)
    deed = ACTS.get(name)
    if deed is None:
        yield from charge_in(table, monster, Law("combatant"))
    else:
        yield from deed(table, monster)


# -- moving and striking ---------------------------------------------------------------------------


def charge_in(table: Dungeon, monster: Monster, law: Law, more: int = 0) -> Rule[None]:
    """Up to the preferred target, and a melee attack on it."""
    paths = walk(table.state, monster)
    target = yield from choose_target(table, monster, law, paths)
    if target is None:
        return
    monster.target = target.number
    if not in_reach(table.state, monster, target):
        yield from approach(table, monster, target, paths)
    yield from strike(table, monster, target, more)


def in_reach(state: State, monster: Monster, target: Character) -> bool:
    """Whether a monster can strike somebody from where it stands."""
    reach = BOOKS.monsters[monster.id].reach
    return target.at in in_melee_reach(state, monster, reach)


def approach(
    table: Dungeon, monster: Monster, target: Character, paths: dict[int, int]
) -> Rule[None]:
    """As near as its MOV lets it, by the shortest walk."""
    state = table.state
    if monster.actions <= 0 or is_fast(monster):
        return
    goals = [there for there in neighbours(state, target.at) if there in paths]
    goals = [there for there in goals if is_free(state, there) or there == monster.at]
    if not goals:
        goals = nearest_free(state, paths, target)
        if not goals:
            return
    goal = min(goals, key=lambda there: (paths[there], there))
    yield from walk_to(table, monster, goal, paths, value_of(monster, "MOV"))


def nearest_free(state: State, paths: dict[int, int], target: Character) -> list[int]:
    """The reachable squares that are nearest to somebody whom one cannot get beside."""
    from delvers.games.plungin.grid import distance

    free = [square for square in paths if is_free(state, square)]
    if not free:
        return []
    best = min(distance(square, target.at) for square in free)
    return [square for square in free if distance(square, target.at) == best]


def is_fast(monster: Monster) -> bool:
    """Whether a monster cannot leave its square."""
    return "rooted" in monster.conditions or "trapped" in monster.conditions


def walk_to(
    table: Dungeon, monster: Monster, goal: int, paths: dict[int, int], steps: int
) -> Rule[None]:
    """Along a shortest walk, as far as the steps go; a hero may strike in passing."""
    state = table.state
    monster.actions -= 1
    monster.did.append("move")
    way = way_back(state, goal, paths)
    if must_disengage(state, monster):
        steps = 1
    taken = 0
    for square in way[:steps]:
        if not is_free(state, square):
            continue
        if (yield from leaving(table, monster)):
            break
        taken += 1
        yield from arrive(table, monster, square)
        if not monster.life_left or is_fast(monster):
            break
    monster.marks["moved"] = taken
    if taken and monster.life_left:
        tell(table, "monster_moved", "DP-MONSTER-20", monster, at=monster.at)


def way_back(state: State, goal: int, paths: dict[int, int]) -> list[int]:
    """The squares of a shortest walk to a square, the first step first."""
    way, square = [goal], goal
    while paths[square] > 1:
        square = next(
            there
            for there in neighbours(state, square)
            if paths.get(there, FAR) == paths[square] - 1
        )
        way.append(square)
    return [*reversed(way)] if paths[goal] else []


def strike(table: Dungeon, monster: Monster, target: Character, more: int = 0) -> Rule[None]:
    """A melee attack on who is in reach, if an action is left."""
    if not monster.life_left or not target.life_left or monster.actions <= 0:
        return
    if not in_reach(table.state, monster, target):
        return
    monster.actions -= 1
    monster.did.append("attack")
    yield from hit(table, monster, target, more)
    if BOOKS.monsters[monster.id].attacks > 1:
        others = [
            hero
            for hero in living(table.state)
            if hero is not target and monster.life_left and in_reach(table.state, monster, hero)
        ]
        if others:
            yield from hit(table, monster, others[0], more)


def hit(
    table: Dungeon, monster: Monster, target: Character, more: int = 0, is_ranged: bool = False
) -> Rule[int]:
    """One attack of a monster as its entry says."""
    book = BOOKS.monsters[monster.id]
    blow = Strike(
        is_ranged=is_ranged,
        more=more,
        defend=book.defend,
        push=book.push,
        on_damage=book.on_damage,
        fire=book.fire,
    )
    return (yield from attack(table, monster, target, blow))


def shoot(table: Dungeon, monster: Monster, law: Law) -> Rule[None]:
    """To the farthest square from which the target is still in range, and a shot."""
    state, book = table.state, BOOKS.monsters[monster.id]
    paths = walk(state, monster)
    target = yield from choose_target(table, monster, law, paths)
    if target is None:
        return
    monster.target = target.number
    yield from take_aim(table, monster, target, paths, book.range)
    if not monster.life_left or not target.life_left or monster.actions <= 0:
        return
    if has(monster, "slow_thrower") and not monster.marks.get("throws"):
        return
    if cannot_shoot(state, monster):
        yield from strike(table, monster, target)
    elif in_range(state, monster.at, target.at, book.range):
        monster.actions -= 1
        yield from hit(table, monster, target, is_ranged=True)


def take_aim(
    table: Dungeon, monster: Monster, target: Character, paths: dict[int, int], reach: int
) -> Rule[None]:
    """Move, if another square is better for a shot."""
    from delvers.games.plungin.grid import distance

    state = table.state
    if is_fast(monster):
        return
    steps = value_of(monster, "MOV")
    near = [s for s, count in paths.items() if count <= steps]
    good = [
        square
        for square in near
        if (square == monster.at or is_free(state, square))
        and in_range(state, square, target.at, reach)
    ]
    if not good:
        yield from approach(table, monster, target, paths)
        return
    best = max(good, key=lambda square: (distance(square, target.at), -paths[square]))
    if best != monster.at:
        yield from walk_to(table, monster, best, paths, steps)


def heroes_in_reach(state: State, monster: Monster) -> list[Hero]:
    """The heroes whom a monster can strike from where it stands."""
    return [hero for hero in living(state) if in_reach(state, monster, hero)]
