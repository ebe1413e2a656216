"""Special abilities used as an action (ACTION)."""

from delvers.games.plungin.attacking import label, strike_at
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import roll_for, roll_pool
from delvers.games.plungin.combat import Strike, attack, with_weapon
from delvers.games.plungin.conditions import afflict
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import (
    in_range,
    melee_targets,
    ranged_targets,
    weapon_of,
)
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import distance
from delvers.games.plungin.items import beside
from delvers.games.plungin.life import harm, heal, stun
from delvers.games.plungin.map import is_free, living, neighbours, sees, towards
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.registry import ABILITIES, MAY_USE
from delvers.games.plungin.state import Dungeon, Hero, Monster, State
from delvers.games.plungin.stats import max_life, pool_of, tags_of, value_of
from delvers.kernel.requests import Rule

SONG = 6
LUTE = 10


def choose_monster(hero: Hero, monsters: list[Monster], prompt: str) -> Rule[Monster]:
    """A monster among some."""
    options = [f"on {label(monster)}" for monster in monsters]
    option = yield from ask(hero.seat, options, "DP-ACTION-15", prompt)
    return monsters[options.index(option)]


# -- attacks ---------------------------------------------------------------------------------------


def charges(state: State, hero: Hero) -> dict[str, tuple[int, Monster]]:
    """Straight runs of two squares or more that end beside a monster."""
    found: dict[str, tuple[int, Monster]] = {}
    if "slowed" in hero.conditions or "rooted" in hero.conditions or not state.monsters:
        return found
    for way in range(4):
        run: list[int] = []
        for square in towards(state, hero.at, way, value_of(hero, "MOV")):
            if not is_free(state, square):
                break
            run.append(square)
            if len(run) < 2:
                continue
            near = set(neighbours(state, square))
            for monster in state.monsters:
                if monster.at in near and monster.side == "monsters":
                    found.setdefault(f"on {label(monster)}", (square, monster))
    return found


def charge(table: Dungeon, hero: Hero) -> Rule[None]:
    """A run in a straight line, and a blow with two dice more."""
    runs = charges(table.state, hero)
    option = yield from ask(hero.seat, [*runs], "DP-ACTION-15", "charge")
    square, monster = runs[option]
    put_on(table.state, hero, square)
    tell(table, "charged", "DP-ACTION-16", hero, at=square)
    yield from strike_at(table, hero, monster, False, 2)


def whirl(table: Dungeon, hero: Hero) -> Rule[None]:
    """One blow, a die less, at every monster beside."""
    for monster in melee_targets(table.state, hero):
        if monster.life_left and hero.life_left:
            yield from strike_at(table, hero, monster, False, -1)


def mighty_blow(table: Dungeon, hero: Hero) -> Rule[None]:
    """A blow that counts 4, 5 and 6, and leaves the hero stunned."""
    targets = melee_targets(table.state, hero)
    monster = yield from choose_monster(hero, targets, "mighty_blow")
    strike = Strike(least=4)
    weapon = weapon_of(hero, is_ranged=False)
    if weapon:
        strike = with_weapon(weapon, strike)
    yield from attack(table, hero, monster, strike)
    if hero.life_left:
        stun(table, hero, "DP-ACTION-15")


def rapid_shot(table: Dungeon, hero: Hero) -> Rule[None]:
    """Two shots with two dice less each."""
    for _ in range(2):
        targets = ranged_targets(table.state, hero)
        if targets and hero.life_left:
            monster = yield from choose_monster(hero, targets, "rapid_shot")
            yield from strike_at(table, hero, monster, True, -2)


# -- opposed wits ----------------------------------------------------------------------------------


def in_sight(state: State, hero: Hero, reach: int) -> list[Monster]:
    """The monsters within so many squares and in line of sight."""
    return [
        monster
        for monster in state.monsters
        if monster.side == "monsters" and in_range(state, hero.at, monster.at, reach)
    ]


def outwits(table: Dungeon, hero: Hero, monster: Monster) -> Rule[bool]:
    """Opposed WIT; a tie changes nothing."""
    mine = yield from roll_for(table, hero, pool_of(hero, "WIT"), "outwit", "DP-CHECK-05")
    its = roll_pool(table, pool_of(monster, "WIT"), "outwit", "DP-CHECK-05")
    return mine.successes > its.successes


def taunt(table: Dungeon, hero: Hero) -> Rule[None]:
    """A monster that loses goes for the hero."""
    targets = [m for m in in_sight(table.state, hero, 4) if not BOOKS.monsters[m.id].boss]
    monster = yield from choose_monster(hero, targets, "taunt")
    if (yield from outwits(table, hero, monster)):
        monster.marks["taunted"] = hero.number


def mocking_verse(table: Dungeon, hero: Hero) -> Rule[None]:
    """A monster that loses strikes worse."""
    monster = yield from choose_monster(hero, mockable(table.state, hero), "mock")
    if (yield from outwits(table, hero, monster)):
        monster.bonus["mocked"] = 2


def mockable(state: State, hero: Hero) -> list[Monster]:
    """Monsters with a mind to mock."""
    return [m for m in in_sight(state, hero, song_reach(hero)) if "mindless" not in tags_of(m)]


def turn_undead(table: Dungeon, hero: Hero) -> Rule[None]:
    """The dead near by are frightened, and burnt if they are beaten by far."""
    state = table.state
    mine = yield from roll_for(table, hero, pool_of(hero, "MAG"), "turn", "DP-ACTION-15")
    for monster in [*state.monsters]:
        if "undead" not in tags_of(monster) or distance(monster.at, hero.at) > 3:
            continue
        its = roll_pool(table, pool_of(monster, "RES"), "turn", "DP-ACTION-15")
        beaten = mine.successes - its.successes
        if beaten > 0:
            afflict(table, monster, "frightened", "DP-ACTION-15", source=hero.number)
        if beaten >= 3 and not BOOKS.monsters[monster.id].boss:
            yield from harm(table, monster, 2, "turn_undead", "DP-ACTION-15", hero.number)


# -- oneself and others ----------------------------------------------------------------------------


def rage(table: Dungeon, hero: Hero) -> Rule[None]:
    """Enraged until no monster is near."""
    afflict(table, hero, "enraged", "DP-ACTION-15")
    hero.conditions["enraged"] = 0
    return
    yield


def second_wind(table: Dungeon, hero: Hero) -> Rule[None]:
    """LIFE regained."""
    heal(table, hero, roll_words(table.state.dice, "1d6"), "DP-ACTION-15")
    return
    yield


def lay_hands(table: Dungeon, hero: Hero) -> Rule[None]:
    """LIFE for oneself or a hero beside."""
    others = [hero, *beside(table.state, hero)]
    options = [f"for {other.id}" for other in others]
    option = yield from ask(hero.seat, options, "DP-ACTION-15", "lay_hands")
    heal(table, others[options.index(option)], 2 + hero.level, "DP-ACTION-15")


def hunters_mark(table: Dungeon, hero: Hero) -> Rule[None]:
    """A marked monster is hit more easily."""
    targets = [m for m in table.state.monsters if sees(table.state, hero.at, m.at)]
    monster = yield from choose_monster(hero, targets, "mark")
    hero.marked = monster.number


def song_reach(hero: Hero) -> int:
    """How far a song carries."""
    return LUTE if "lute" in hero.carried else SONG


def sing(table: Dungeon, hero: Hero, song: str, also_oneself: bool) -> None:
    """A song helps the heroes who hear it, one song at a time."""
    for other in living(table.state):
        if other is hero and not also_oneself:
            continue
        if distance(other.at, hero.at) <= song_reach(hero):
            for old in ("inspired", "hymn"):
                other.bonus.pop(old, None)
            other.bonus[song] = 1
            other.sources[song] = hero.number


def inspire(table: Dungeon, hero: Hero) -> Rule[None]:
    """A die on ATK and casting for the others."""
    sing(table, hero, "inspired", False)
    return
    yield


def battle_hymn(table: Dungeon, hero: Hero) -> Rule[None]:
    """A die on DEF for everybody."""
    sing(table, hero, "hymn", True)
    return
    yield


ABILITIES.update(
    {
        "charge": charge,
        "whirl_attack": whirl,
        "mighty_blow": mighty_blow,
        "rapid_shot": rapid_shot,
        "taunt": taunt,
        "mocking_verse": mocking_verse,
        "turn_undead": turn_undead,
        "rage": rage,
        "second_wind": second_wind,
        "lay_hands": lay_hands,
        "hunters_mark": hunters_mark,
        "inspire": inspire,
        "battle_hymn": battle_hymn,
    }
)
MAY_USE.update(
    {
        "charge": lambda state, hero: bool(charges(state, hero)),
        "whirl_attack": lambda state, hero: bool(melee_targets(state, hero)),
        "mighty_blow": lambda state, hero: bool(melee_targets(state, hero)),
        "rapid_shot": lambda state, hero: bool(ranged_targets(state, hero)),
        "taunt": lambda state, hero: any(
            not BOOKS.monsters[m.id].boss for m in in_sight(state, hero, 4)
        ),
        "mocking_verse": lambda state, hero: bool(mockable(state, hero)),
        "turn_undead": lambda state, hero: any(
            "undead" in tags_of(m) and distance(m.at, hero.at) <= 3 for m in state.monsters
        ),
        "rage": lambda state, hero: bool(state.monsters) and "enraged" not in hero.conditions,
        "second_wind": lambda state, hero: hero.life < max_life(state, hero),
        "lay_hands": lambda state, hero: any(
            one.life < max_life(state, one) for one in (hero, *beside(state, hero))
        ),
        "hunters_mark": lambda state, hero: any(
            sees(state, hero.at, m.at) and m.number != hero.marked for m in state.monsters
        ),
        "inspire": lambda state, hero: len(living(state)) > 1 and "silenced" not in hero.conditions,
        "battle_hymn": lambda _state, hero: "silenced" not in hero.conditions,
    }
)
