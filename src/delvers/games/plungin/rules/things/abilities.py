"""Special abilities used as an action (ACTION)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import can_find, may_address
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import (
    is_adjacent,
    is_free,
    is_unwalled,
    living,
    neighbours,
    towards,
)
from delvers.games.plungin.rules.board.moving import arrive, is_held
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.registry import ABILITIES, MAY_USE
from delvers.games.plungin.rules.fight.combat import strike_at
from delvers.games.plungin.rules.fight.conditions import afflict, relieve
from delvers.games.plungin.rules.fight.fighting import (
    adjacent_monsters,
    cannot_shoot,
    foes_near,
    is_fight_on,
    melee_targets,
    must_disengage,
    ranged_targets,
)
from delvers.games.plungin.rules.fight.life import disturb, harm, heal, provoke, stun
from delvers.games.plungin.rules.fight.songs import sing
from delvers.games.plungin.rules.fight.strikes import Strike
from delvers.games.plungin.rules.heroes.checks import roll_for, roll_parts
from delvers.games.plungin.rules.heroes.stats import max_life, pool_parts, tags_of, value_of
from delvers.games.plungin.rules.options import CHARGE_AT, FOR, ON_FIGURE
from delvers.games.plungin.rules.squares import DIRECTIONS
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import name_of, tell
from delvers.games.plungin.rules.things.items import beside
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Rule, ask, rule

VERSE = 6
TURN = 3
"""How near the dead must be to be turned."""


def choose_monster(hero: Hero, monsters: list[Monster], prompt: Prompt) -> Rule[Monster]:
    """A monster among some."""
    options = [ON_FIGURE(monster.id, monster.number) for monster in monsters]
    option = yield from ask(hero.seat, options, "DP-ACTION-15", prompt)
    return monsters[options.index(option)]


# -- attacks ---------------------------------------------------------------------------------------


def charges(state: State, hero: Hero) -> dict[str, tuple[list[int], Monster]]:
    """Straight runs of two squares or more that end beside a monster."""
    found: dict[str, tuple[list[int], Monster]] = {}
    steps = value_of(hero, "MOV")
    if not foes_near(state, hero, steps + 1) or cannot_charge(state, hero):
        return found
    for way, name in enumerate(DIRECTIONS):
        run: list[int] = []
        for square in towards(state, hero.at, way, steps):
            if not is_free(state, square):
                break
            run.append(square)
            near = [m for m in state.monsters if distance(square, m.at) == 1]
            near = [m for m in near if can_find(state, hero, m)]
            beside = neighbours(state, square) if near and len(run) > 1 else ()
            for monster in near:
                if monster.at in beside and monster.side == "monsters":
                    way_there = CHARGE_AT(monster.id, monster.number, name, len(run))
                    found[way_there] = ([*run], monster)
    return found


def cannot_charge(state: State, hero: Hero) -> bool:
    """The slowed and the held cannot, nor who must disengage."""
    return "slowed" in hero.conditions or is_held(hero) or must_disengage(state, hero)


def charge(table: Dungeon, hero: Hero) -> Rule[None]:
    """A run in a straight line, and a blow with two dice more."""
    state, runs = table.state, charges(table.state, hero)
    option = yield from ask(hero.seat, [*runs], "DP-ACTION-15", prompts.CHARGE())
    run, monster = runs[option]
    tell(table, events.charged, "DP-ACTION-16", hero, at=run[-1])
    provoke(table, monster)
    for square in run:
        # Whoever a room entered on the way brings may stand in it.
        if not is_free(state, square):
            break
        yield from arrive(table, hero, square)
        if not hero.is_on_board or is_held(hero):
            return
        # Who has jumped aside from a pit is off his line.
        if hero.at != square:
            break
    disturb(table, hero)
    if monster.is_on_board and is_adjacent(state, hero.at, monster.at):
        yield from strike_at(table, hero, monster, Strike(more=2, because="charge"))


def whirl(table: Dungeon, hero: Hero) -> Rule[None]:
    """One blow, a die less, at every monster beside, in the order that the player likes."""
    waiting = adjacent_monsters(table.state, hero)
    while waiting:
        monster = yield from choose_monster(hero, waiting, prompts.WHIRL_ATTACK())
        yield from strike_at(table, hero, monster, Strike(more=-1, because="whirl_attack"))
        if not hero.is_on_board:
            return
        beside = adjacent_monsters(table.state, hero)
        waiting = [other for other in waiting if other is not monster and other in beside]


def mighty_blow(table: Dungeon, hero: Hero) -> Rule[None]:
    """A blow that counts 4, 5 and 6, and leaves the hero stunned."""
    targets = melee_targets(table.state, hero)
    monster = yield from choose_monster(hero, targets, prompts.MIGHTY_BLOW())
    yield from strike_at(table, hero, monster, Strike(least=4))
    if hero.is_on_board:
        stun(table, hero, "DP-ACTION-15")


def rapid_shot(table: Dungeon, hero: Hero) -> Rule[None]:
    """Two shots with two dice less each."""
    for _ in range(2):
        targets = ranged_targets(table.state, hero) if hero.is_on_board else []
        if targets:
            monster = yield from choose_monster(hero, targets, prompts.RAPID_SHOT())
            shot = Strike(is_ranged=True, more=-2, because="rapid_shot")
            yield from strike_at(table, hero, monster, shot)


# -- opposed wits ----------------------------------------------------------------------------------


def in_sight(state: State, hero: Hero, reach: int) -> list[Monster]:
    """The monsters within so many squares and in line of sight."""
    return [
        monster
        for monster in state.monsters
        if monster.side == "monsters" and may_address(state, hero, monster, reach)
    ]


def outwits(table: Dungeon, hero: Hero, monster: Monster) -> Rule[bool]:
    """Opposed WIT; a tie changes nothing."""
    mine = yield from roll_for(table, hero, pool_parts(hero, "WIT"), "outwit", "DP-CHECK-05")
    its = roll_parts(table, monster, pool_parts(monster, "WIT"), "outwit", "DP-CHECK-05")
    if mine.successes > its.successes:
        return True
    tell(table, events.unmoved, "DP-CHECK-05", monster, by=name_of(hero))
    return False


def taunt(table: Dungeon, hero: Hero) -> Rule[None]:
    """A monster that loses goes for the hero."""
    monster = yield from choose_monster(hero, tauntable(table.state, hero), prompts.TAUNT())
    provoke(table, monster)
    if (yield from outwits(table, hero, monster)):
        monster.taunted_by = hero.number
        tell(table, events.taunted, "DP-ACTION-15", monster, by=name_of(hero))


def tauntable(state: State, hero: Hero) -> list[Monster]:
    """Monsters near enough to hear an insult; bosses do not care."""
    return [m for m in in_sight(state, hero, 4) if state.content.monsters[m.id].boss != "boss"]


def mocking_verse(table: Dungeon, hero: Hero) -> Rule[None]:
    """A monster that loses strikes worse."""
    monster = yield from choose_monster(hero, mockable(table.state, hero), prompts.MOCK())
    provoke(table, monster)
    if (yield from outwits(table, hero, monster)):
        monster.mocked = 2
        tell(table, events.mocked, "DP-ACTION-15", monster, by=name_of(hero))


def mockable(state: State, hero: Hero) -> list[Monster]:
    """Monsters with a mind to mock."""
    return [m for m in in_sight(state, hero, VERSE) if "mindless" not in tags_of(m)]


def turn_undead(table: Dungeon, hero: Hero) -> Rule[None]:
    """The dead near by are frightened, and burnt if they are beaten by far."""
    state = table.state
    mine = yield from roll_for(table, hero, pool_parts(hero, "MAG"), "turn", "DP-ACTION-15")
    for monster in [*state.monsters]:
        if not hero.is_on_board or not monster.is_on_board or not can_turn(state, hero, monster):
            continue
        provoke(table, monster)
        its = roll_parts(table, monster, pool_parts(monster, "RES"), "turn", "DP-ACTION-15")
        beaten = mine.successes - its.successes
        if beaten > 0:
            afflict(table, monster, "frightened", "DP-ACTION-15", source=hero.number)
        if beaten >= 3 and state.content.monsters[monster.id].boss != "boss":
            yield from harm(table, monster, 2, "turn_undead", "DP-ACTION-15", hero.number)


def can_turn(state: State, hero: Hero, monster: Monster) -> bool:
    """Whether a monster is dead and near enough to be turned, with no wall between."""
    if "undead" not in tags_of(monster) or monster.side == "heroes":
        return False
    return distance(monster.at, hero.at) <= TURN and is_unwalled(state, hero.at, monster.at)


# -- oneself and others ----------------------------------------------------------------------------


@rule
def rage(table: Dungeon, hero: Hero) -> None:
    """Enraged until no monster is near."""
    afflict(table, hero, "enraged", "DP-ACTION-15")
    hero.conditions["enraged"] = UNTIL_ENDED


def calm_down(table: Dungeon) -> None:
    """Rage ends when no awake monster is near."""
    for hero in table.state.heroes:
        if not hero.conditions or hero.conditions.get("enraged") != UNTIL_ENDED:
            continue
        if hero.is_on_board and not is_fight_on(table.state, hero):
            relieve(table, hero, "enraged", "DP-ACTION-15")


@rule
def second_wind(table: Dungeon, hero: Hero) -> None:
    """LIFE regained."""
    heal(table, hero, roll_words(table.state.dice, "1d6"), "DP-ACTION-15")


def lay_hands(table: Dungeon, hero: Hero) -> Rule[None]:
    """LIFE for oneself or a hero beside."""
    others = [hero, *beside(table.state, hero)]
    options = [FOR(other.id) for other in others]
    option = yield from ask(hero.seat, options, "DP-ACTION-15", prompts.LAY_HANDS())
    heal(table, others[options.index(option)], 2 + hero.level, "DP-ACTION-15")


def hunters_mark(table: Dungeon, hero: Hero) -> Rule[None]:
    """A marked monster is hit more easily."""
    targets = markable(table.state, hero)
    monster = yield from choose_monster(hero, targets, prompts.MARK())
    provoke(table, monster)
    hero.marked = monster.number
    tell(table, events.marked, "DP-ACTION-15", monster, by=name_of(hero))


def markable(state: State, hero: Hero) -> list[Monster]:
    """The monsters in line of sight that the hero has not marked yet."""
    return [
        monster
        for monster in state.monsters
        if monster.side == "monsters"
        and monster.number != hero.marked
        and may_address(state, hero, monster)
    ]


@rule
def inspire(table: Dungeon, hero: Hero) -> None:
    """A die on ATK and casting for the others."""
    sing(table, hero, "inspired", False)


@rule
def battle_hymn(table: Dungeon, hero: Hero) -> None:
    """A die on DEF for everybody."""
    sing(table, hero, "hymn", True)


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
        "whirl_attack": lambda state, hero: bool(adjacent_monsters(state, hero)),
        "mighty_blow": lambda state, hero: bool(melee_targets(state, hero)),
        "rapid_shot": lambda state, hero: (
            not cannot_shoot(state, hero) and bool(ranged_targets(state, hero))
        ),
        "taunt": lambda state, hero: bool(tauntable(state, hero)),
        "mocking_verse": lambda state, hero: bool(mockable(state, hero)),
        "turn_undead": lambda state, hero: any(can_turn(state, hero, m) for m in state.monsters),
        "rage": lambda state, hero: "enraged" not in hero.conditions and is_fight_on(state, hero),
        "second_wind": lambda state, hero: hero.life < max_life(state, hero),
        "lay_hands": lambda state, hero: any(
            one.life < max_life(state, one) for one in (hero, *beside(state, hero))
        ),
        "hunters_mark": lambda state, hero: bool(markable(state, hero)),
        "inspire": lambda state, hero: len(living(state)) > 1 and "silenced" not in hero.conditions,
        "battle_hymn": lambda _state, hero: "silenced" not in hero.conditions,
    }
)
