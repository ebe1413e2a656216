"""The monsters' turn (MONSTER, LAW, ROUND)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import character, living
from delvers.games.plungin.rules.board.moving import way_towards
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.books.registry import ACTS
from delvers.games.plungin.rules.fight.conditions import is_asleep, is_helpless, relieve
from delvers.games.plungin.rules.fight.fighting import note_engaged
from delvers.games.plungin.rules.fight.life import heal, lose_patience
from delvers.games.plungin.rules.fight.suffering import end_effects, shake_off, start_effects
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.stats import has, value_of
from delvers.games.plungin.rules.monsters.actions import charge_in, shoot
from delvers.games.plungin.rules.monsters.idling import say_why
from delvers.games.plungin.rules.monsters.laws import NEAR, handler
from delvers.games.plungin.rules.monsters.monster_spells import casts
from delvers.games.plungin.rules.monsters.walking import FAR
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.dice_tables import row_for_law
from delvers.games.plungin.rules.state.figures import NOWHERE, Monster
from delvers.games.plungin.rules.state.moments import MONSTERS_STRIKE_FIRST
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.traps.entering import start_in
from delvers.games.plungin.rules.traps.pits import climb_out, is_walled_in
from delvers.kernel.requests import LOOP, ROUND, Rule

ACTIONS = 2


def monsters_turn(table: Dungeon) -> Rule[None]:
    """All monsters act, one after another, the one nearest to a hero first."""
    state = table.state
    monsters = [monster for monster in state.monsters if monster.side == "monsters"]
    if table.log is not None and monsters:
        table.tell(events.monsters_turn, "DP-MONSTER-02", seat=handler(state))
    state.to_act = [monster.number for monster in in_order(table, monsters)]
    yield LOOP
    while state.to_act:
        yield ROUND
        number = state.to_act.pop(0)
        monster = next((one for one in state.monsters if one.number == number), None)
        if monster is not None and monster.is_on_board:
            yield from monster_turn(table, monster)
    state.noise = 0


def act_in_order(table: Dungeon, monsters: list[Monster]) -> Rule[None]:
    """Some monsters act before it is their turn."""
    for monster in in_order(table, monsters):
        if monster.is_on_board:
            yield from monster_turn(table, monster)


def in_order(table: Dungeon, monsters: list[Monster]) -> list[Monster]:
    """First the tables of special Laws; then the front ones act, then by order of placing."""
    heroes = living(table.state)

    def nearness(monster: Monster) -> tuple[int, int]:
        gap = min((distance(monster.at, hero.at) for hero in heroes), default=FAR)
        return gap, monster.number

    for monster in monsters:
        lose_patience(table, monster)
        fix_law(table, monster)
    return sorted(monsters, key=nearness)


def monster_turn(table: Dungeon, monster: Monster) -> Rule[None]:
    """Start effects, two actions by its Law, end effects."""
    table.state.acting = monster.number
    monster.has_reacted = False
    monster.did = []
    monster.moved = monster.veil = monster.off_guard = 0
    note_engaged(table.state, monster)
    if monster.conditions:
        yield from start_effects(table, monster)
    if table.state.hazards and monster.is_on_board:
        yield from start_in(table, monster)
    if monster.is_on_board:
        regenerate(table, monster)
        if (yield from may_act(table, monster)):
            yield from act(table, monster)
    if monster.is_on_board:
        say_why(table, monster)
        yield from end_turn(table, monster)
    monster.did = []


def end_turn(table: Dungeon, monster: Monster) -> Rule[None]:
    """Taunts and verses are forgotten, conditions are over; it looks at whom it is after."""
    monster.taunted_by, monster.mocked = NOWHERE, 0
    monster.is_silvered = monster.burnt = False
    target = character(table.state, monster.target)
    if target is not None and target.is_on_board:
        monster.facing = way_towards(monster.at, target.at)
    yield from end_effects(table, monster)


def may_act(table: Dungeon, monster: Monster) -> Rule[bool]:
    """Sleepers and the surprised do not act; a stun costs an action, and so does a net or pit."""
    if is_asleep(monster) or is_helpless(monster):
        monster.did.append("asleep" if is_asleep(monster) else "helpless")
        return False
    if monster.skips:
        monster.skips -= 1
        monster.state = "unaware"
        monster.did.append("surprised")
        return False
    monster.actions = ACTIONS
    if monster.conditions:
        yield from shake_off(table, monster)
    if "trapped" in monster.conditions and monster.actions:
        yield from get_free(table, monster)
    return monster.actions > 0


def get_free(table: Dungeon, monster: Monster) -> Rule[None]:
    """One action to get out of what holds it, with a check if that is hard."""
    if is_walled_in(table.state, monster):
        return
    monster.actions -= 1
    monster.did.append("get free")
    if not (yield from tears_free(table, monster)):
        monster.did.append("held")
        return
    relieve(table, monster, "trapped", "DP-TRAPLIST-26")
    yield from climb_out(table, monster)


def tears_free(table: Dungeon, monster: Monster) -> Rule[bool]:
    """RES or DEX in a net, DEX in a chasm; out of a pit it takes no check."""
    if not monster.hold:
        return True
    stat: Stat = "DEX"
    if monster.hold == "netted" and value_of(monster, "RES") >= value_of(monster, "DEX"):
        stat = "RES"
    passed = (yield from check(table, monster, stat, 1, "DP-COND-01")).passed
    if passed:
        monster.hold = ""
    return passed


def regenerate(table: Dungeon, monster: Monster) -> None:
    """Some grow whole again, unless fire (or for some silver) has touched them."""
    amount = table.state.content.monsters[monster.id].regenerates
    is_seared = monster.burnt or "burning" in monster.conditions
    is_cut = has(monster, "fears_silver") and monster.is_silvered
    if amount and not is_seared and not is_cut:
        heal(table, monster, amount, clause_of("monster", monster.id, "DP-MONSTER-14"))


# -- by its Law ------------------------------------------------------------------------------------


def act(table: Dungeon, monster: Monster) -> Rule[None]:
    """By its role: fight, shoot, do something special, or wait."""
    law = monster.law
    if "confused" in monster.conditions:
        law = Law("combatant", "frenzied")
    elif monster.side == "heroes" and law.role != "patient":
        law = NEAR
    if law.role == "patient":
        monster.did.append("patient")
        return
    if law.role == "special":
        yield from act_specially(table, monster)
    elif law.role == "combatant":
        yield from charge_in(table, monster, law)
    elif table.state.content.monsters[monster.id].range:
        yield from shoot(table, monster, law)
    elif not (yield from casts(table, monster)):
        yield from charge_in(table, monster, NEAR)


def fix_law(table: Dungeon, monster: Monster) -> None:
    """A special Law is fixed at the start of the monsters' turn by the table in its entry."""
    is_able = not (is_asleep(monster) or is_helpless(monster) or monster.skips)
    if monster.law.role == "special" and is_able:
        book = table.state.content.monsters[monster.id]
        number = roll_words(table.state.dice, book.law_dice)
        monster.law_roll = number
        name = row_for_law(book.law_rows, number)
        tell(table, events.law_rolled, "DP-LAW-06", monster, roll=number, act=name)


def act_specially(table: Dungeon, monster: Monster) -> Rule[None]:
    """What the table of its entry says; it is rolled now if its Law has just changed."""
    if monster.law_roll is None:
        fix_law(table, monster)
    assert monster.law_roll is not None
    name = row_for_law(table.state.content.monsters[monster.id].law_rows, monster.law_roll)
    monster.law_roll = None
    yield from by_entry(table, "monster", monster.id, ACTS[name](table, monster))


MONSTERS_STRIKE_FIRST.rule = act_in_order
