"""How watchful monsters are when they are found (ATTN)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.books.dungeon import Attention
from delvers.games.plungin.rules.events.rolls import DicePart
from delvers.games.plungin.rules.heroes.checks import roll_for
from delvers.games.plungin.rules.heroes.parts import EQUIPMENT, Parts, add, joined, total
from delvers.games.plungin.rules.heroes.stats import pool_parts, value_of, worn
from delvers.games.plungin.rules.options import SNEAK
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.flow import TurnEnds
from delvers.games.plungin.rules.state.moments import MONSTERS_STRIKE_FIRST
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask


def set_attention(
    table: Dungeon, hero: Hero, tile: int, entry: int, fixed: Attention | None
) -> Rule[None]:
    """The last roll of a construction phase, if it has brought monsters."""
    state = table.state
    found = newcomers(state, tile)
    if not found:
        return
    noisy = state.is_just_broken
    attention = "alert" if noisy else fixed or roll_attention(table, tile)
    rule = "DP-CONFLICT-26" if noisy else "DP-ATTN-03"
    table.tell_to(REVEALED, events.attention, rule, state=attention, tile=tile)
    for monster in found:
        meet(state, monster, attention, noisy)
    if attention == "alert":
        yield from alert_check(table, hero, found, entry)
    elif attention == "ambush":
        yield from ambush(table, hero, found)


def newcomers(state: State, tile: int) -> list[Monster]:
    """The monsters of a tile that nobody has met yet."""
    return [
        monster
        for monster in state.monsters
        if state.ground[monster.at] == tile and monster.side == "monsters" and not monster.is_met
    ]


def meet(state: State, monster: Monster, attention: Attention, noisy: bool = False) -> None:
    """A monster is met; the surprised lose a turn, a noise shortens the patience of the patient."""
    monster.is_met = True
    monster.state = attention
    monster.skips = int(attention == "surprised")
    monster.met_in = state.round - int(noisy)


def roll_attention(table: Dungeon, tile: int) -> Attention:
    """Table 3.2.3, with all that has made or silenced noise."""
    state = table.state
    parts: Parts = {}
    add(parts, "before", state.attention)
    add(parts, "noise", int(was_combat_near(state, tile)))
    add(parts, "silent_step", state.adventure.silent_step)
    worst = max((item.attention for one in living(state) for item in worn(one)), default=0)
    add(parts, EQUIPMENT, worst)
    add(parts, "dark", 2 * state.adventure.is_dark)
    state.attention = 0
    if table.log is not None and parts:
        told: list[DicePart] = [[name, more] for name, more in parts.items()]
        table.tell(events.attention_modified, "DP-ATTN-01", parts=told)
    pack = state.content.packs[state.pack]
    return roll_on(table, "attention", pack.attention, "DP-ATTN-01", total(parts)).state


def was_combat_near(state: State, tile: int) -> bool:
    """Whether there was an attack in this round or the last on a tile beside this one."""
    beside: set[int] = set()
    for number in state.tiles[tile].doors:
        door = state.doors[number]
        beside |= {door.of, door.to} - {tile, -1}
    return any(state.tiles[one].fought >= state.round - 1 for one in beside)


# -- alert and ambush ------------------------------------------------------------------------------


def alert_check(table: Dungeon, hero: Hero, found: list[Monster], entry: int) -> Rule[None]:
    """The sharpest monster against the clumsiest hero; if it wins, they strike first."""
    state = table.state
    near = was_combat_near(state, state.ground[found[0].at])
    listener = max(found, key=lambda monster: value_of(monster, "WIT"))
    dice = joined(pool_parts(listener, "WIT"), {"noise": int(near)})
    heard = yield from roll_for(table, listener, dice, "alert", "DP-ATTN-10")
    sneak = yield from who_sneaks(table, hero)
    more: Parts = {}
    add(more, "silent_step", sneak.silent_step)
    add(more, EQUIPMENT, max((item.alert for item in worn(sneak)), default=0))
    add(more, "stealth", int("stealth" in sneak.abilities and sneak is hero))
    dice = joined(pool_parts(sneak, "DEX"), more)
    quiet = yield from roll_for(table, sneak, dice, "alert", "DP-ATTN-11")
    if heard.successes > quiet.successes:
        tell(table, events.heard, "DP-ATTN-12", sneak, door=entry)
        yield from ambush(table, hero, found)
    else:
        tell(table, events.not_heard, "DP-ATTN-13", sneak, door=entry)


def who_sneaks(table: Dungeon, hero: Hero) -> Rule[Hero]:
    """A stealthy opener himself, or else the hero with the lowest DEX on his tile."""
    state = table.state
    if "stealth" in hero.abilities:
        return hero
    here = [one for one in living(state) if state.ground[one.at] == state.ground[hero.at]]
    lowest = min(value_of(one, "DEX") for one in here)
    clumsy = [one for one in here if value_of(one, "DEX") == lowest]
    options = [SNEAK(one.id) for one in clumsy]
    option = yield from ask(hero.seat, options, "DP-CONFLICT-24", prompts.WHO_SNEAKS())
    return clumsy[options.index(option)]


def end_silence(state: State) -> None:
    """Silent steps last until a construction phase ends."""
    state.adventure.silent_step = 0
    for hero in state.heroes:
        hero.silent_step = 0


def ambush(table: Dungeon, hero: Hero, found: list[Monster]) -> Rule[None]:
    """The monsters of the room have a turn at once, and the opener loses what he had left."""
    end_silence(table.state)
    table.tell_to(REVEALED, events.ambush, "DP-ATTN-15")
    yield from MONSTERS_STRIKE_FIRST(table, found)
    table.state.acting = hero.number
    if hero.is_on_board:
        raise TurnEnds
