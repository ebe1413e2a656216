"""Random events of corridors (BUILD)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.lantern import bearer, use_oil
from delvers.games.plungin.rules.board.laying import add_door, slot_squares, wall_name
from delvers.games.plungin.rules.board.map import living, neighbours, squares_of
from delvers.games.plungin.rules.board.placing import counted, put_monster
from delvers.games.plungin.rules.board.sanctuary import is_open_to_monsters
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.dungeon import Event
from delvers.games.plungin.rules.books.registry import EVENTS
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.explore.secret_doors import dig_to, walls_for_secrets
from delvers.games.plungin.rules.fight.attention import set_attention
from delvers.games.plungin.rules.fight.fighting import wake_near
from delvers.games.plungin.rules.fight.life import heal, stun
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import hand_over, has_room
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.options import BUY_FOR, LISTEN
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.purse import can_pay, pay_found_first
from delvers.games.plungin.rules.state.rewards import earn, gain_gold
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import roll_die, tell
from delvers.games.plungin.rules.things.treasure import find_treasure
from delvers.games.plungin.rules.traps.trap_effects import forget
from delvers.games.plungin.rules.traps.traps import spring
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import DECLINE, Rule, ask, rule

RULE = "DP-BUILD-43"
MET = "DP-XP-06"
BODY = {4: "bandage", 5: "potion_minor_healing", 6: "key"}
KNOCKS, OIL, MOTHS, SAVED = 2, 3, 4, 1


def random_event(table: Dungeon, hero: Hero) -> Rule[None]:
    """Table 3.1; an event that is impossible here is ignored."""
    state = table.state
    pack = state.content.packs[state.pack]
    row = roll_on(table, "events", pack.events, "DP-BUILD-42")
    event = state.content.events[row.event]
    rule = clause_of("event", event.id, "DP-BUILD-44")
    tell(table, events.random_event, rule, hero, event=event.id)
    if is_possible(state, event):
        effect = EVENTS[event.effect](table, hero, event)
        yield from by_entry(table, "event", event.id, effect)


def is_possible(state: State, event: Event) -> bool:
    """Whether what an event needs is there: a caster, its own adventure, that it never was."""
    if event.needs == "caster":
        return any(hero.schools for hero in living(state))
    if event.needs == "once":
        return event.id not in state.adventure.events_met
    return event.needs in ("", state.pack)


def tries(table: Dungeon, hero: Hero, event: Event) -> Rule[bool]:
    """The check that an event asks for."""
    assert event.stat is not None
    return (
        yield from check(table, hero, event.stat, event.difficulty, RULE, why=Named(event.id))
    ).passed


def passes(table: Dungeon, hero: Hero, event: Event) -> Rule[bool]:
    """A check that brings the experience of its event."""
    passed = yield from tries(table, hero, event)
    if passed:
        earn(table, event.exp, Named(event.id), MET)
    return passed


@rule
def nothing(_table: Dungeon, _hero: Hero, _event: Event) -> None:
    """Nothing happens."""


# -- monsters and traps ----------------------------------------------------------------------------


def monsters_come(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A group at the far end of the corridor, or by the way the heroes came."""
    state = table.state
    tile = state.ground[hero.at]
    pack = state.content.packs[state.pack]
    group = event.group
    if not group:
        more = pack.stages[state.chapter].monsters
        group = roll_on(table, "monsters", pack.monsters, RULE, more).group
    for kind in counted(table, group):
        free = [one for one in squares_of(state, tile) if is_open_to_monsters(state, one)]
        if not free:
            break
        if event.where == "behind":
            square = min(free, key=lambda one: distance(one, hero.at))
        else:
            square = max(free, key=lambda one: nearest_hero(state, one))
        put_monster(table, kind, square)
    yield from set_attention(table, hero, tile, NOWHERE, event.state)


def nearest_hero(state: State, square: int) -> int:
    """How far the nearest hero is from a square."""
    return min(distance(square, hero.at) for hero in living(state))


def trap_springs(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A trap that nobody could have seen."""
    yield from spring(table, event.trap, hero, is_aware=False, is_event=True)


def tapping(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Three slow knocks: a gremlin out of the wall, silence, or nothing."""
    state = table.state
    number = roll_die(table, Named(event.id), RULE)
    earn(table, event.exp, Named(event.id), MET)
    free = [one for one in neighbours(state, hero.at) if is_open_to_monsters(state, one)]
    if number <= KNOCKS and free:
        put_monster(table, "gremlin", state.dice.choice(free))
        yield from set_attention(table, hero, state.ground[hero.at], NOWHERE, "ambush")
    elif KNOCKS < number <= 2 * KNOCKS:
        state.attention -= 1


# -- finds -----------------------------------------------------------------------------------------


def cache(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Something hidden, for a sharp eye."""
    if (yield from passes(table, hero, event)):
        yield from find_treasure(table, hero)


def secret_door(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A door where nobody saw one, to where nobody has been."""
    state = table.state
    tile = state.ground[hero.at]
    slots = walls_for_secrets(state, tile)
    if not slots or not (yield from passes(table, hero, event)):
        return
    names = [wall_name(slot) for slot in slots]
    option = yield from ask(hero.seat, names, RULE, prompts.WALL())
    slot = slots[names.index(option)]
    dig_to(state, tile, slot)
    squares = slot_squares(state.tiles[tile].corner, slot)
    number = add_door(state, Door(trap="", squares=squares, direction=slot.side, of=tile))
    table.tell_to(REVEALED, events.door_placed, RULE, door=number, kind="normal")


def body(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """What a dead explorer had."""
    number = roll_die(table, Named(event.id), RULE)
    earn(table, event.exp, Named(event.id), MET)
    if number in BODY:
        yield from hand_over(table, BODY[number], hero.number)
    else:
        gold = roll_words(table.state.dice, "2d6")
        rule = clause_of("event", event.id, RULE)
        gain_gold(table, gold, Named(event.id), rule, hero.number)


def keys(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A key, or a noise."""
    if (yield from passes(table, hero, event)):
        yield from hand_over(table, "key", hero.number)
    else:
        table.state.attention += 1


@rule
def inscription(table: Dungeon, hero: Hero, _event: Event) -> None:
    """Old letters, to be read by one hero who spends an action here."""
    table.state.tiles[table.state.ground[hero.at]].has_inscription = True


def peddler(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """A lost peddler sells some things, once; then he flees."""
    state = table.state
    state.adventure.events_met.append(event.id)
    earn(table, event.exp, Named(event.id), MET)
    while True:
        takers = [one for one in living(state) if has_room(one) and not one.is_escort]
        options = [
            BUY_FOR(item, one.id)
            for item in event.sells
            for one in takers
            if can_pay(state, one, state.content.items[item].price)
        ]
        if not options:
            return
        option = yield from ask(hero.seat, [*options, DECLINE], RULE, prompts.PEDDLER())
        if option == DECLINE:
            return
        item, name = BUY_FOR.parts(option)
        buyer = next(one for one in takers if one.id == name)
        pay_found_first(state, buyer, state.content.items[item].price)
        buyer.carried.append(item)
        tell(table, events.bought, RULE, buyer, item=item, price=state.content.items[item].price)


# -- water, wind and voices ------------------------------------------------------------------------


@rule
def spring_water(table: Dungeon, _hero: Hero, event: Event) -> None:
    """Clean water for everybody."""
    for one in living(table.state):
        heal(table, one, event.life, RULE)


@rule
def draught(table: Dungeon, _hero: Hero, event: Event) -> None:
    """Somebody might hear."""
    table.state.attention += event.attention


def whispers(table: Dungeon, _hero: Hero, event: Event) -> Rule[None]:
    """Voices for the one with most magic."""
    casters = [one for one in living(table.state) if one.schools]
    most = max(value_of(one, "MAG") for one in casters)
    fitting = [one for one in casters if value_of(one, "MAG") == most]
    options = [LISTEN(one.id) for one in fitting]
    option = yield from ask(fitting[0].seat, options, RULE, prompts.WHISPERS())
    caster = fitting[options.index(option)]
    if not (yield from passes(table, caster, event)):
        forget(table, caster)


def bell(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """The bell tolls for everybody; who withstands it gives the party experience."""
    withstood = False
    for one in living(table.state):
        if (yield from tries(table, one, event)):
            withstood = True
        else:
            stun(table, one, RULE)
    if withstood:
        earn(table, event.exp, Named(event.id), MET)
    wake_near(table, hero.at, "noise")


def guttering(table: Dungeon, _hero: Hero, event: Event) -> Rule[None]:
    """The lantern loses oil; less if its bearer is quick."""
    guide, saved = bearer(table.state), False
    if guide is not None:
        saved = (yield from check(table, guide, "DEX", 1, RULE, why=Named(event.id))).passed
    use_oil(table, SAVED if saved else OIL)
    if saved:
        earn(table, event.exp, Named(event.id), MET)


def moths(table: Dungeon, hero: Hero, event: Event) -> Rule[None]:
    """Moths smother the light unless somebody is quick."""
    state, caught = table.state, 0
    for one in living(state):
        if state.ground[one.at] == state.ground[hero.at]:
            caught += yield from tries(table, one, event)
    if caught:
        earn(table, event.exp, Named(event.id), MET)
    else:
        use_oil(table, MOTHS)


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
