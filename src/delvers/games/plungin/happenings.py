"""Random events, and traps of a kind of their own (BUILD, TRAP)."""

from delvers.games.plungin.attention import set_attention
from delvers.games.plungin.books.dungeon import Event
from delvers.games.plungin.books.foes import Trap
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import check
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.filling import bring_monsters, counted
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import distance
from delvers.games.plungin.inventory import drop_on, hand_over, has_room
from delvers.games.plungin.laying import add_door, slot_squares, wall_name
from delvers.games.plungin.life import heal, stun
from delvers.games.plungin.map import free_neighbours, is_free, joined_tiles, living, squares_of
from delvers.games.plungin.placing import put_monster
from delvers.games.plungin.registry import EVENTS, TRAPS
from delvers.games.plungin.rewards import earn, gain_gold
from delvers.games.plungin.state import NOWHERE, Door, Dungeon, Hero
from delvers.games.plungin.tables import roll_on
from delvers.games.plungin.traps import spring
from delvers.kernel.requests import Rule


def passes(table: Dungeon, hero: Hero, event: Event) -> Rule[bool]:
    """The check that an event asks for; success brings its experience."""
    assert event.stat is not None
    passed = (
        yield from check(table, hero, event.stat, event.difficulty, "DP-BUILD-43", why=event.id)
    ).passed
    if passed:
        earn(table, event.exp, event.id, "DP-XP-06")
    return passed


def nothing(_table: Dungeon, _hero: Hero, _event: Event) -> Rule[None]:
    """Nothing happens."""
    return
    yield


def monsters_come(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A group at the far end of the corridor, or by the way the heroes came."""
    state = table.state
    tile = state.ground[hero.at]
    pack = BOOKS.packs[state.pack]
    group = event.group
    if not group:
        more = pack.stages[state.chapter].monsters
        group = roll_on(table, "monsters", pack.monsters, "DP-BUILD-43", more).group
    for kind in counted(table, group):
        free = [square for square in squares_of(state, tile) if is_free(state, square)]
        if not free:
            break
        square = max(free, key=lambda one: distance(one, hero.at))
        if event.where == "behind":
            square = min(free, key=lambda one: distance(one, hero.at))
        put_monster(table, kind, square)
    yield from set_attention(table, hero, tile, NOWHERE, event.state)


def trap_springs(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A trap that nobody could have seen."""
    yield from spring(table, event.trap, hero, is_aware=False)


def cache(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Something hidden, for a sharp eye."""
    from delvers.games.plungin.treasure import find_treasure

    if (yield from passes(table, hero, event)):
        yield from find_treasure(table, hero)


def secret_door(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A door where nobody saw one."""
    from delvers.games.plungin.doorways import free_slots, lead_on

    state = table.state
    tile = state.ground[hero.at]
    slots = free_slots(state, tile)
    if not slots or not (yield from passes(table, hero, event)):
        return
    names = [wall_name(slot) for slot in slots]
    option = yield from ask(hero.seat, names, "DP-BUILD-43", "wall")
    slot = slots[names.index(option)]
    squares = slot_squares(state.tiles[tile].corner, slot)
    number = add_door(state, Door(trap="", squares=squares, direction=slot.side, of=tile))
    lead_on(table, number)
    if table.log is not None:
        table.tell("door_placed", "DP-BUILD-43", reveals=True, door=number, kind="normal")


def body(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """What a dead explorer had."""
    number = table.state.dice.roll()
    earn(table, event.exp, event.id, "DP-XP-06")
    if number <= 3:
        gain_gold(table, roll_words(table.state.dice, "2d6"), event.id, "DP-BUILD-43")
    else:
        item = {4: "bandage", 5: "potion_minor_healing", 6: "key"}[number]
        yield from hand_over(table, item, hero.number)


def keys(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A key, or a noise."""
    if (yield from passes(table, hero, event)):
        yield from hand_over(table, "key", hero.number)
    else:
        table.state.attention += 1


def spring_water(table: Dungeon, _hero: Hero, event: Event) -> Rule[None]:
    """Clean water."""
    for one in living(table.state):
        heal(table, one, event.life, "DP-BUILD-43")
    return
    yield


def draught(table: Dungeon, _hero: Hero, event: Event) -> Rule[None]:
    """Somebody might hear."""
    table.state.attention += event.attention
    return
    yield


def whispers(table: Dungeon, _hero: Hero, event: Event) -> Rule[None]:
    """Voices for the one with most magic."""
    casters = [one for one in living(table.state) if one.schools]
    if not casters:
        return
    caster = max(casters, key=lambda one: one.stats["MAG"])
    if not (yield from passes(table, caster, event)):
        forget(table, caster)


def forget(table: Dungeon, hero: Hero) -> bool:
    """One random prepared spell is wiped; whether there was one."""
    if not hero.prepared:
        return False
    spell = table.state.dice.choice(hero.prepared)
    hero.prepared.remove(spell)
    hero.wiped.append(spell)
    tell(table, "spell_wiped", "DP-SPELL-13", hero, spell=spell)
    return True


def inscription(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Old letters, for who can read them."""
    from delvers.games.plungin.counter import stage_of

    options = ["read", "decline"]
    if (
        hero.actions > 0
        and (yield from ask(hero.seat, options, "DP-BUILD-43", "inscription")) == "read"
    ):
        hero.actions -= 1
        assert event.stat is not None
        read = yield from check(table, hero, event.stat, event.difficulty, "DP-BUILD-43")
        if read.passed:
            earn(table, event.exp * stage_of(table.state).level, event.id, "DP-XP-06")


def tapping(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Three slow knocks."""
    state = table.state
    earn(table, event.exp, event.id, "DP-XP-06")
    number = state.dice.roll()
    if number <= 2:
        free = free_neighbours(state, hero.at)
        if free:
            put_monster(table, "gremlin", state.dice.choice(free))
            yield from set_attention(table, hero, state.ground[hero.at], NOWHERE, "ambush")
    elif number <= 4:
        state.attention -= 1


def bell(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """The bell tolls for everybody."""
    from delvers.games.plungin.fighting import wake_near

    earn(table, event.exp, event.id, "DP-XP-06")
    assert event.stat is not None
    for one in living(table.state):
        passed = (yield from check(table, one, event.stat, event.difficulty, "DP-BUILD-43")).passed
        if not passed:
            stun(table, one, "DP-BUILD-43")
    wake_near(table, hero.at)


def guttering(table: Dungeon, _hero: Hero, event: Event) -> Rule[None]:
    """The lantern loses oil."""
    from delvers.games.plungin.adventure import use_oil

    guide = [one for one in living(table.state) if one.is_escort]
    saved = False
    if guide:
        saved = (yield from check(table, guide[0], "DEX", 1, "DP-BUILD-43")).passed
    use_oil(table, 1 if saved else 3)
    earn(table, event.exp, event.id, "DP-XP-06")


def moths(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Moths smother the light unless somebody is quick."""
    from delvers.games.plungin.adventure import use_oil

    state = table.state
    here = [o for o in living(state) if state.ground[o.at] == state.ground[hero.at]]
    for one in here:
        if (yield from passes(table, one, event)):
            return
    use_oil(table, 4)


def peddler(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A lost peddler sells some things, once."""
    state = table.state
    if "peddler" in state.flags:
        return
    state.flags["peddler"] = 1
    earn(table, event.exp, event.id, "DP-XP-06")
    while True:
        able = [i for i in event.sells if BOOKS.items[i].price <= state.party.gold]
        if not able or not has_room(hero):
            return
        options = [*(f"buy {item}" for item in able), "decline"]
        option = yield from ask(hero.seat, options, "DP-BUILD-43", "peddler")
        if option == "decline":
            return
        item = option.removeprefix("buy ")
        state.party.gold -= BOOKS.items[item].price
        hero.carried.append(item)


EVENTS.update(
    {
        "nothing": nothing,
        "monsters": monsters_come,
        "trap": trap_springs,
        "cache": cache,
        "secret_door": secret_door,
        "body": body,
        "keys": keys,
        "spring": spring_water,
        "attention": draught,
        "whispers": whispers,
        "inscription": inscription,
        "tapping": tapping,
        "bell": bell,
        "guttering": guttering,
        "moths": moths,
        "peddler": peddler,
    }
)


# -- traps of their own ----------------------------------------------------------------------------


def alarm(table: Dungeon, _trap: Trap, hero: Hero, _is_aware: bool) -> Rule[None]:
    """Chimes: everybody near is awake, and somebody may come."""
    state = table.state
    near = joined_tiles(state, state.ground[hero.at], 2)
    for monster in state.monsters:
        if state.ground[monster.at] in near and monster.state in ("sleeping", "surprised"):
            monster.state, monster.skips = "unaware", 0
    state.attention += 2
    if state.dice.roll() >= 5:
        tile = state.ground[hero.at]
        yield from bring_monsters(table, hero, tile, NOWHERE)
        yield from set_attention(table, hero, tile, NOWHERE, "alert")


def bite(table: Dungeon, _trap: Trap, hero: Hero, _is_aware: bool) -> Rule[None]:
    """A lid that bites hard makes a hero drop what he holds."""
    table.state.flags["bitten"] = hero.life
    return
    yield


def mist(table: Dungeon, _trap: Trap, hero: Hero, is_aware: bool) -> Rule[None]:
    """A mist that makes casters forget and stuns others."""
    state = table.state
    for one in living(state):
        if distance(one.at, hero.at) > 2:
            continue
        passed = (
            yield from check(table, one, "WIT", 1, "DP-TRAP-10", int(is_aware), "memory_mist")
        ).passed
        if not passed and not forget(table, one):
            stun(table, one, "DP-TRAP-10")


def dropped(table: Dungeon, hero: Hero) -> None:
    """What the right hand held lies on the floor."""
    if hero.hands[0]:
        drop_on(table, hero.at, hero.hands[0])
        item = hero.hands[0]
        hero.hands = ["" if held == item else held for held in hero.hands]


TRAPS.update({"alarm": alarm, "bite": bite, "forget": mist})
