"""What happens at the start of a turn: first what must, then what may."""

from typing import Final

from delvers.games.dungeonquest.board import label
from delvers.games.dungeonquest.catacombs import surface
from delvers.games.dungeonquest.edition import Meeting
from delvers.games.dungeonquest.effects_catacomb import spiders_venom
from delvers.games.dungeonquest.effects_finds import (
    drink_potion,
    light_torch,
    lingering_shade,
    read_tome,
)
from delvers.games.dungeonquest.flow import Dungeon, HeroFalls, TurnEnds, ask
from delvers.games.dungeonquest.loot import cards_of_his_own
from delvers.games.dungeonquest.movement import put
from delvers.games.dungeonquest.rolling import spend_rune
from delvers.games.dungeonquest.state import Hero, State
from delvers.games.dungeonquest.wounds import heal, suffer
from delvers.kernel.requests import Rule

HEALER: Final = "rune_of_healing"
HEALING: Final = 6
STASIS_MOVES: Final = 3


def resolve_start_of_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """All that must happen, in the order the hero likes; then what he may do before he acts."""
    yield from resolve_due(table, hero)
    yield from use_something(table, hero)


def use_something(table: Dungeon, hero: Hero) -> Rule[None]:
    """What a hero may use before he acts, one thing after another."""
    while options := voluntary(table.state, hero):
        refused = refused_uses(table.state, hero)
        choices = ["go on", *options]
        option = yield from ask(
            hero.seat, choices, table.state.cites.start_of_turn, "start_of_turn", refused
        )
        if option == "go on":
            return
        yield from use(table, hero, option.removeprefix("use "))


# -- what must happen ------------------------------------------------------------------------------


def resolve_due(table: Dungeon, hero: Hero) -> Rule[None]:
    """All that works at the start of a turn, even if one effect ends the turn."""
    due = due_now(table.state, hero) if hero.kept or hero.row or hero.bound else []
    cut_short: TurnEnds | HeroFalls | None = None
    while due:
        options = [*(f"resolve {card}" for card in dict.fromkeys(due)), *remedies(hero)]
        option = yield from ask(hero.seat, options, table.state.cites.start_order, "resolve_first")
        verb, _, what = option.partition(" ")
        try:
            if verb == "use":
                yield from use(table, hero, what)
            else:
                due.remove(what)
                yield from table.state.edition.due[what](table, hero)
        except (TurnEnds, HeroFalls) as end:
            if hero.status == "dead":
                raise
            cut_short = end
            still = due_now(table.state, hero)
            due = [card for card in due if card in still]
    if cut_short is not None:
        raise cut_short


def remedies(hero: Hero) -> list[str]:
    """What may come before a bite or a test, as it takes no action: potions and a healing Rune."""
    if not hero.loot and HEALER not in hero.runes:
        return []
    potions = [card for card in cards_of_his_own(hero) if card.endswith("_unstable_potion")]
    return [f"use {what}" for what in (*potions, *([HEALER] if HEALER in hero.runes else []))]


def due_now(state: State[Hero], hero: Hero) -> list[str]:
    """What holds a hero and the cards that work now; venom works while it lies in the row."""
    due = [what for what in (hero.bound, *hero.kept) if what in state.edition.due]
    return [*due, *(card for card in hero.row if card == "catacomb_spiders_venom")]


def bleed(table: Dungeon, hero: Hero) -> Rule[None]:
    """The vampire's bite costs a wound."""
    yield from suffer(table, hero, 1, "catacomb_vampire_bite", table.state.cites.kept_card)


def light_dungeon_torch(table: Dungeon, hero: Hero) -> Rule[None]:
    """The torch that went out above ground."""
    yield from light_torch(table, hero, "dungeon_torch_goes_out")


def light_catacomb_torch(table: Dungeon, hero: Hero) -> Rule[None]:
    """The torch that went out below."""
    yield from light_torch(table, hero, "catacomb_torch_goes_out")


DUE: Final[dict[str, Meeting]] = {
    "dungeon_torch_goes_out": light_dungeon_torch,
    "catacomb_torch_goes_out": light_catacomb_torch,
    "dungeon_lingering_shade": lingering_shade,
    "catacomb_spiders_venom": spiders_venom,
    "catacomb_vampire_bite": bleed,
}


# -- what may happen -------------------------------------------------------------------------------


def voluntary(state: State[Hero], hero: Hero) -> list[str]:
    """What a hero may use before he acts."""
    usable = state.edition.runes
    if not hero.loot and usable.keys().isdisjoint(hero.runes):
        return []
    options = remedies(hero)
    if "treasure_forbidden_tome" in hero.loot:
        options.append("use treasure_forbidden_tome")
    runes = [rune for rune in hero.runes if rune in usable and rune != HEALER]
    return options + [f"use {rune}" for rune in runes if why_not_use(state, hero, rune) is None]


def refused_uses(state: State[Hero], hero: Hero) -> dict[str, str]:
    """The Runes for the start of a turn that are of no use now, with the clause."""
    runes = state.edition.runes
    reasons = {rune: why_not_use(state, hero, rune) for rune in hero.runes if rune in runes}
    return {f"use {rune}": why_not for rune, why_not in reasons.items() if why_not is not None}


def why_not_use(state: State[Hero], hero: Hero, rune: str) -> str | None:
    """The clause that forbids a Rune at the start of this turn; None if it may be used."""
    is_below = hero.status == "below"
    if rune == HEALER:
        return None
    if rune == "rune_of_ascent":
        return None if is_below else state.cites.rune_condition
    if is_below:
        return state.cites.below_only
    if rune == "rune_of_teleportation":
        return None if destinations(state, hero) else state.cites.rune_condition
    return state.edition.why_not_move(state, hero)


def use(table: Dungeon, hero: Hero, what: str) -> Rule[None]:
    """Use a Rune or a card at the start of the turn."""
    if what.endswith("_unstable_potion"):
        yield from drink_potion(table, hero, what)
    elif what == "treasure_forbidden_tome":
        yield from read_tome(table, hero)
    else:
        spend_rune(table, hero, what)
        yield from table.state.edition.runes[what](table, hero)


def healing(table: Dungeon, hero: Hero) -> Rule[None]:
    """Heal up to six wounds; the turn goes on."""
    heal(table, hero, HEALING, table.state.cites.rune_effect)
    return
    yield


def ascent(table: Dungeon, hero: Hero) -> Rule[None]:
    """Out of the catacombs."""
    yield from surface(table, hero)


def teleportation(table: Dungeon, hero: Hero) -> Rule[None]:
    """To any explored chamber without a hero, which is met now; there is no escape from there."""
    spaces = destinations(table.state, hero)
    options = [f"to {label(space)}" for space in spaces]
    option = yield from ask(hero.seat, options, table.state.cites.use_rune, "teleport")
    put(table, hero, spaces[options.index(option)])
    yield from table.state.edition.arrive(table, hero, False)
    raise TurnEnds


def destinations(state: State[Hero], hero: Hero) -> list[int]:
    """Explored chamber tiles that no other hero bars."""
    may_enter = state.edition.may_enter
    return [s for s in sorted(state.tiles) if s != hero.at and may_enter(state, hero, s)]


def stasis(table: Dungeon, hero: Hero) -> Rule[None]:
    """Up to three moves one after another, meeting each chamber."""
    for number in range(STASIS_MOVES):
        if number and not (yield from moves_on(table, hero)):
            break
        yield from table.state.edition.move_on(table, hero)
    raise TurnEnds


def moves_on(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Whether a hero in stasis goes further, if he can."""
    if hero.status != "exploring" or table.state.edition.why_not_move(table.state, hero):
        return False
    option = yield from ask(hero.seat, ["move on", "stop"], table.state.cites.use_rune, "stasis")
    return option == "move on"


RUNES: Final[dict[str, Meeting]] = {
    HEALER: healing,
    "rune_of_ascent": ascent,
    "rune_of_teleportation": teleportation,
    "stasis_rune": stasis,
}
