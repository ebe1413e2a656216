"""What single traps do besides harm, and getting out of what holds (TRAP, TRAPLIST)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import joined_tiles, squares_of
from delvers.games.plungin.rules.board.placing import counted, put_monster
from delvers.games.plungin.rules.board.sanctuary import is_open_to_monsters
from delvers.games.plungin.rules.books.foes import Trap
from delvers.games.plungin.rules.fight.attention import set_attention
from delvers.games.plungin.rules.fight.conditions import afflict, relieve
from delvers.games.plungin.rules.fight.life import stun
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import at_hand, drop_on, item_of, let_go
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.traps.pits import climb_out
from delvers.kernel.requests import Rule

# -- alarm chimes ----------------------------------------------------------------------------------


def sound_alarm(table: Dungeon, hero: Hero) -> Rule[None]:
    """Chimes: everybody near is awake, and on a 5 or 6 somebody comes."""
    state = table.state
    near = joined_tiles(state, state.ground[hero.at], 2)
    for monster in state.monsters:
        if state.ground[monster.at] in near and monster.state in ("sleeping", "surprised"):
            monster.state, monster.skips = "unaware", 0
            tell(table, events.alarmed, "DP-TRAP-15", monster)
    state.attention += 2
    number = state.dice.roll()
    tell(table, events.chimes_rolled, "DP-TRAP-15", hero, roll=number)
    if number >= 5:
        yield from answer_alarm(table, hero)


def answer_alarm(table: Dungeon, hero: Hero) -> Rule[None]:
    """Monsters of table 3.2.2 come in by the nearest open door."""
    state = table.state
    tile = state.ground[hero.at]
    gate = nearest_door(state, hero)
    if gate is None:
        return
    pack = state.content.packs[state.pack]
    more = pack.stages[state.chapter].monsters
    row = roll_on(table, "monsters", pack.monsters, "DP-BUILD-53", more)
    for kind in counted(table, row.group):
        free = [one for one in squares_of(state, tile) if is_open_to_monsters(state, one)]
        if free:
            put_monster(table, kind, min(free, key=lambda square: distance(square, gate)))
    yield from set_attention(table, hero, tile, NOWHERE, "alert")


def nearest_door(state: State, hero: Hero) -> int | None:
    """The square before the open door of the hero's tile that is nearest to him."""
    tile = state.ground[hero.at]
    doors = [state.doors[number] for number in state.tiles[tile].doors]
    before = [
        square
        for door in doors
        if door.is_open and not door.is_exit and door.to != NOWHERE
        for square in side_of(door, tile)
    ]
    return min(before, key=lambda square: distance(square, hero.at), default=None)


def side_of(door: Door, tile: int) -> tuple[int, int]:
    """The squares before a door on one of its tiles."""
    return door.squares if door.of == tile else door.beyond


# -- memory and grip -------------------------------------------------------------------------------


def forget_or_stun(table: Dungeon, victim: Character) -> None:
    """A caster loses a spell; others are stunned."""
    if not forget(table, victim):
        stun(table, victim, "DP-TRAP-10")


def forget(table: Dungeon, one: Character) -> bool:
    """One random prepared spell is wiped; whether there was one."""
    dice = table.state.dice
    if isinstance(one, Hero) and one.prepared:
        spell = dice.choice(one.prepared)
        one.prepared.remove(spell)
        one.wiped.append(spell)
    elif isinstance(one, Monster) and one.spells:
        spell = dice.choice(one.spells)
        one.spells.remove(spell)
    else:
        return False
    tell(table, events.spell_wiped, "DP-SPELL-13", one, spell=spell)
    return True


def drop_right_hand(table: Dungeon, hero: Hero) -> None:
    """What the right hand held lies on the floor, unless a curse holds it fast."""
    item = hero.hands[0]
    if not item or table.state.content.items[item].cursed:
        return
    let_go(hero, item)
    drop_on(table, hero.at, item)
    tell(table, events.dropped, "DP-TRAP-10", hero, item=item)


# -- pits, nets and chasms -------------------------------------------------------------------------


def entrap(table: Dungeon, victim: Character, trap: Trap) -> None:
    """Somebody is held: a net hampers his defence, and some holds need a check to get out of."""
    if afflict(table, victim, "trapped", "DP-TRAPLIST-24"):
        victim.hold = trap.hold


def has_rope(state: State, hero: Hero) -> bool:
    """Whether a hero has what helps out of pits and chasms."""
    return any(
        state.content.items[item_of(item)].special == "rope" for item in at_hand(state, hero)
    )


def climbs_for_nothing(state: State, hero: Hero) -> bool:
    """Whether a rope lets a hero out of a pit at no action."""
    return not hero.hold and has_rope(state, hero)


def get_free(table: Dungeon, hero: Hero) -> Rule[None]:
    """An action, and a check of Difficulty 1 in a net (RES or DEX) or a chasm (DEX)."""
    if hero.hold:
        strong = hero.hold == "netted" and value_of(hero, "RES") > value_of(hero, "DEX")
        rope = {"rope_and_hook": int(hero.hold == "fallen" and has_rope(table.state, hero))}
        tried = yield from check(
            table, hero, "RES" if strong else "DEX", 1, "DP-TRAP-10", rope, "get free"
        )
        if not tried.passed:
            return
    hero.hold = ""
    relieve(table, hero, "trapped", "DP-TRAPLIST-26")
    yield from climb_out(table, hero)
