"""Rounds and the turns of heroes (ROUND, ACTION)."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.board.moving import can_step, is_held
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.registry import ABILITIES
from delvers.games.plungin.rules.explore.adventure import leave_dungeon, round_ends
from delvers.games.plungin.rules.explore.offers import rise
from delvers.games.plungin.rules.explore.opening import do_to_lock
from delvers.games.plungin.rules.explore.places import do_in_place, place_options
from delvers.games.plungin.rules.fight.attacking import hero_attacks
from delvers.games.plungin.rules.fight.conditions import is_helpless, relieve
from delvers.games.plungin.rules.fight.fighting import note_engaged
from delvers.games.plungin.rules.fight.songs import end_songs
from delvers.games.plungin.rules.fight.suffering import (
    end_effects,
    end_round_of,
    shake_off,
    start_effects,
)
from delvers.games.plungin.rules.heroes.inventory import draw_weapon, weapons_carried
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.locks.breaking import forget_helpers
from delvers.games.plungin.rules.locks.lock_options import lock_ways
from delvers.games.plungin.rules.magic.spells import cast
from delvers.games.plungin.rules.monsters.beasts import beasts_turn, end_conjuring
from delvers.games.plungin.rules.monsters.monster_turn import monsters_turn
from delvers.games.plungin.rules.options import (
    ABILITY_USED,
    ACT,
    ATTACK,
    ATTACK_WITH,
    BEAT_OUT_FLAMES,
    CAST,
    CAST_FROM,
    DRAW,
    EQUIP,
    GET_FREE,
    GIVE,
    LEAVE_DUNGEON,
    MOVE,
    NOTHING,
    OVERLOAD,
    PASS,
    PASS_ON,
    SHOOT,
    STOP_BLEEDING,
    TAKE,
    TEAR_FREE,
    THROW_AT,
    USE,
    USE_OF,
    form_of,
    quick,
)
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.flow import TurnEnds
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.things.abilities import calm_down
from delvers.games.plungin.rules.things.gear import come_out, dance, watch_fights
from delvers.games.plungin.rules.things.items import use_item
from delvers.games.plungin.rules.traps.entering import end_round, start_in
from delvers.games.plungin.rules.traps.searching import spend
from delvers.games.plungin.rules.traps.trap_effects import climbs_for_nothing, get_free
from delvers.games.plungin.rules.turn.giving_up import consider_giving_up
from delvers.games.plungin.rules.turn.menu import has_disengaged, menu, refused
from delvers.games.plungin.rules.turn.progress import note_progress
from delvers.games.plungin.rules.turn.stepping import face, move
from delvers.kernel.forms import AnyForm
from delvers.kernel.requests import CHECKPOINT, Ask, Refusals, Rule, ask

ACTIONS: Final = 2
DO_NOTHING: Final = NOTHING()
MOVE_ON: Final = MOVE()
END_TURN: Final = PASS()
WHAT_NOW: Final = prompts.ACT()
WHO_NOW: Final = prompts.WHO_ACTS()
LET_NEXT: Final = PASS_ON()
act_option: Final = quick(ACT)
ATTACKS: Final = frozenset({ATTACK, ATTACK_WITH, SHOOT, THROW_AT})
CASTS: Final = frozenset({CAST, OVERLOAD, CAST_FROM})
WITH_ITEMS: Final[frozenset[AnyForm]] = frozenset({USE, USE_OF, GIVE, DRAW, TAKE, EQUIP})
REMEDIES: Final[Mapping[AnyForm, str]] = {
    BEAT_OUT_FLAMES: "burning",
    STOP_BLEEDING: "bleeding",
    GET_FREE: "trapped",
    TEAR_FREE: "rooted",
}
"""What an action can end."""


def play_round(table: Dungeon) -> Rule[None]:
    """A turn for every hero, then the monsters, then what works at the end of a round."""
    state = table.state
    if not state.acted:
        state.round += 1
        note_progress(state)
        table.tell(events.round_began, "DP-ROUND-03", round=state.round)
        yield from consider_giving_up(table)
        yield from rise(table)
    hero = hero_in_turn(state)
    if hero is not None:
        yield from hero_turn(table, hero, is_under_way=True)
    while waiting := heroes_to_act(state):
        # Before the first turn the rules would begin the round once more from here.
        if state.acted:
            yield CHECKPOINT
        hero = yield from next_hero(table, waiting)
        state.acted.append(hero.number)
        yield from hero_turn(table, hero)
    if state.acted:
        yield CHECKPOINT
    watch_fights(table)
    yield from monsters_turn(table)
    watch_fights(table)
    yield from end_round(table)
    for one in [*living(state), *state.monsters]:
        if one.conditions:
            end_round_of(table, one)
    end_conjuring(table)
    forget_helpers(state)
    yield from round_ends(table)
    state.acted.clear()


def hero_in_turn(state: State) -> Hero | None:
    """The hero in whose turn the rules are started again, if it is not between two turns."""
    if not state.acted or state.turn_of != state.acted[-1]:
        return None
    return next(hero for hero in state.heroes if hero.number == state.turn_of)


def heroes_to_act(state: State) -> list[Hero]:
    """The living heroes who have not acted this round, clockwise from the first player."""
    waiting = [hero for hero in living(state) if hero.number not in state.acted]
    if len(waiting) < 2:
        return waiting
    return sorted(
        waiting, key=lambda h: (h.is_escort, (h.seat - state.first) % state.seats, h.number)
    )


def next_hero(table: Dungeon, waiting: list[Hero]) -> Rule[Hero]:
    """Another hero of the same player, or one of the next player's; or whom the players like."""
    state = table.state
    if len(waiting) == 1:
        return waiting[0]
    if state.rules.free_hero_order:
        options = [act_option(hero.id) for hero in waiting]
        option = yield from ask(waiting[0].seat, options, "DP-VAR-TURN-01", WHO_NOW)
        return waiting[options.index(option)]
    heroes = [hero for hero in waiting if not hero.is_escort] or waiting
    groups: dict[int, list[Hero]] = {}
    now = seat_in_turn(state)
    for hero in sorted(heroes, key=lambda hero: (hero.seat - now) % state.seats):
        groups.setdefault(hero.seat, []).append(hero)
    for seat, able in groups.items():
        options = [act_option(hero.id) for hero in able]
        is_last = seat == [*groups][-1] or not may_pass_on(state, seat)
        option = yield from ask(
            seat, options if is_last else [*options, LET_NEXT], "DP-ROUND-05", WHO_NOW
        )
        if option != LET_NEXT:
            return able[options.index(option)]
    raise AssertionError("the last player in turn cannot pass on")


def seat_in_turn(state: State) -> int:
    """The player whose hero acted last, or the first player."""
    if not state.acted:
        return state.first
    last = state.acted[-1]
    for hero in state.heroes:
        if hero.number == last:
            return hero.seat
    return state.first


def may_pass_on(state: State, seat: int) -> bool:
    """Only the player who has just had a turn may let the one on his left go on."""
    return bool(state.acted) and seat_in_turn(state) == seat


def hero_turn(table: Dungeon, hero: Hero, *, is_under_way: bool = False) -> Rule[None]:
    """Start effects, two actions, end effects; then the beasts that the hero has called.

    A turn that is under way goes on where the hero was asked for an action or a step.
    """
    state = table.state
    if not is_under_way:
        begin_turn(table, hero)
    try:
        if is_under_way:
            yield from finish_move(table, hero)
        else:
            yield from start_turn(table, hero)
        if hero.is_on_board:
            yield from take_actions(table, hero)
            if state.rules.facing:
                yield from turn_round(table, hero)
    except TurnEnds:
        tell(table, events.turn_ended, "DP-ATTN-14", hero, why="cut_short")
    if hero.is_on_board:
        yield from end_effects(table, hero)
    hero.actions = 0
    state.turn_of = NOWHERE
    state.move_under_way = None
    if state.monsters:
        yield from beasts_turn(table, hero)


def finish_move(table: Dungeon, hero: Hero) -> Rule[None]:
    """The rest of a Move in which the rules are started again."""
    if table.state.move_under_way is not None:
        yield from move(table, hero, table.state.move_under_way)
        calm_down(table)


def start_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """What works at the start of a turn, then the hero has his actions."""
    if hero.conditions or hero.has_blessing_to_come:
        yield from start_effects(table, hero)
    if table.state.hazards and hero.is_on_board:
        yield from start_in(table, hero)
    if hero.attire and hero.is_on_board:
        yield from dance(table, hero)
    if hero.is_on_board:
        hero.actions = ACTIONS
        if hero.conditions:
            yield from shake_off(table, hero)


def begin_turn(table: Dungeon, hero: Hero) -> None:
    """What was used last turn can be used again; the hero's own song is over."""
    state = table.state
    state.acting = state.turn_of = hero.number
    hero.did.clear()
    hero.has_reacted = False
    end_songs(state, hero.number)
    calm_down(table)
    note_engaged(state, hero)
    tell(table, events.turn_began, "DP-ROUND-14", hero)


def turn_round(table: Dungeon, hero: Hero) -> Rule[None]:
    """Who has not moved may change his facing at the end of his turn."""
    if hero.is_on_board and "move" not in hero.did and not is_helpless(hero):
        yield from face(table, hero)


def take_actions(table: Dungeon, hero: Hero) -> Rule[None]:
    """As long as actions are left the hero chooses; free things cost none."""
    state = table.state
    while hero.is_on_board:
        if hero.conditions and is_helpless(hero):
            tell(table, events.turn_ended, "DP-COND-01", hero, why="helpless")
            return
        if "stunned" in hero.conditions and hero.actions > 0:
            yield from shake_off(table, hero)
        question = table.known or what_to_do(state, hero)
        table.known = None
        if question is None:
            return
        _, option = yield question
        if option == END_TURN:
            if hero.actions > 0:
                tell(table, events.turn_ended, "DP-ROUND-06", hero, why="passes")
            return
        yield from do(table, hero, option)
        calm_down(table)


def what_to_do(state: State, hero: Hero) -> Ask | None:
    """What a hero can do now, or end his turn; None if there is nothing to do but that."""
    locks = lock_ways(state, hero)
    options = menu(state, hero, locks)
    if hero.actions > 0 and (options or may_be_agile(state, hero)):
        options.append(DO_NOTHING)
    if hero.actions <= 0 and may_be_agile(state, hero):
        options.append(MOVE_ON)
    if not options:
        return None
    options.append(END_TURN)
    denied = Refusals(partial(refused, state, hero, locks))
    # A stun that is left would be shaken off once more if the rules were started again here.
    is_steady = "stunned" not in hero.conditions
    return Ask(hero.seat, tuple(options), "DP-ROUND-06", WHAT_NOW, denied, checkpoint=is_steady)


def may_be_agile(state: State, hero: Hero) -> bool:
    """Whether an unhurt agile hero may move again when both actions are spent."""
    if "agile" not in hero.abilities or "agile" in hero.did or is_held(hero):
        return False
    if hero.life < max_life(state, hero) or has_disengaged(state, hero):
        return False
    return can_step(state, hero.at)


def do(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out what a hero has chosen."""
    come_out(table, hero)
    form = form_of(option)
    if form is NOTHING:
        spend(hero, "nothing")
    elif form is MOVE:
        yield from move_on(table, hero)
    elif form in ATTACKS:
        spend(hero, "attack")
        yield from hero_attacks(table, hero, option)
    elif form is ABILITY_USED:
        (ability,) = ABILITY_USED.parts(option)
        yield from use_ability(table, hero, ability)
    elif form in CASTS:
        yield from cast(table, hero, option)
        if table.state.turn_ends:
            table.state.turn_ends = False
            raise TurnEnds
    elif form in WITH_ITEMS:
        yield from do_with_item(table, hero, option)
    elif form in REMEDIES:
        yield from free_oneself(table, hero, REMEDIES[form], option)
    elif form is LEAVE_DUNGEON:
        yield from leave_dungeon(table, hero)
    elif option in place_options(table.state, hero):
        yield from do_in_place(table, hero, option)
    else:
        yield from do_to_lock(table, hero, option)


def move_on(table: Dungeon, hero: Hero) -> Rule[None]:
    """The Move action, or the free move of the agile when no action is left."""
    if hero.actions > 0:
        spend(hero, "move")
    else:
        hero.did.append("agile")
    yield from move(table, hero)


def do_with_item(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Draw another weapon, or use what is carried."""
    drawn = DRAW.read(option)
    if drawn is not None:
        (item,) = drawn
        assert item in weapons_carried(hero)
        spend(hero, "use")
        draw_weapon(table, hero, item)
    else:
        yield from use_item(table, hero, option)


def use_ability(table: Dungeon, hero: Hero, ability: str) -> Rule[None]:
    """An ability as an action; one that attacks counts as the Attack."""
    book = table.state.content.abilities[ability]
    spend(hero, ability)
    if book.kind == "attack":
        hero.did.append("attack")
    if book.uses:
        hero.used[ability] = hero.used.get(ability, 0) + 1
    rule = clause_of("ability", ability, "DP-ACTION-15")
    tell(table, events.ability_used, rule, hero, ability=ability)
    yield from by_entry(table, "ability", ability, ABILITIES[ability](table, hero))


def free_oneself(table: Dungeon, hero: Hero, condition: str, option: str) -> Rule[None]:
    """An action against flames or a wound, or to get out of what holds one."""
    if condition != "trapped" or not climbs_for_nothing(table.state, hero):
        spend(hero, option)
    if condition == "trapped":
        yield from get_free(table, hero)
    else:
        relieve(table, hero, condition, "DP-COND-01")
