"""The lantern of the escort: who bears it, and taking it up when she is dead (SPECIAL)."""

from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.heroes.inventory import filled, slots_of
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell

LANTERN: Final = "waymans_lantern"
LEFT: Final = 1


def bearer(state: State) -> Hero | None:
    """Who bears the lantern: the escort, or the hero who has taken it in hand."""
    alive = living(state)
    escorts = [hero for hero in alive if hero.is_escort]
    held = [hero for hero in alive if LANTERN in hero.hands]
    return next(iter((*escorts, *held)), None)


def may_take(state: State, hero: Hero) -> bool:
    """Whether the lantern is nobody's now and a hand can be made free for it."""
    if not state.content.packs[state.pack].oil or hero.is_escort or bearer(state) is not None:
        return False
    if not any(one.is_escort for one in state.heroes):
        return False
    held = hero.hands[LEFT]
    if not held:
        return True
    return not state.content.items[held].cursed and filled(hero) < slots_of(hero)


def take_lantern(table: Dungeon, hero: Hero) -> None:
    """Into the left hand, which holds nothing else then; what it held goes into a slot."""
    put_down(table.state)
    held = hero.hands[LEFT]
    if held:
        hero.hands = ["" if one == held else one for one in hero.hands]
        hero.carried.append(held)
    hero.hands[LEFT] = LANTERN
    tell(table, events.item_taken, "DP-DEATH-08", hero, item=LANTERN)


def put_down(state: State) -> None:
    """Nobody but the escort bears the lantern any more."""
    for hero in state.heroes:
        if LANTERN in hero.hands:
            hero.hands = ["" if one == LANTERN else one for one in hero.hands]


def use_oil(table: Dungeon, amount: int) -> None:
    """The lantern burns; without oil it is dark."""
    state = table.state
    if state.adventure.still_rounds > 0:
        return
    state.oil = max(0, state.oil - amount)
    table.tell(events.oil, "DP-ROUND-16", left=state.oil, amount=amount)
    state.adventure.is_dark = not state.oil
