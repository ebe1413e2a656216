"""What happens at the start of a turn: first what must, then what may."""

from functools import cache, partial
from typing import Final

from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.edition import Meeting
from delvers.games.dungeonquest.common.rules.effects.catacomb import spiders_venom
from delvers.games.dungeonquest.common.rules.effects.finds import (
    drink_potion,
    light_torch,
    lingering_shade,
)
from delvers.games.dungeonquest.common.rules.flow import Dungeon, HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.loot import cards_of_his_own
from delvers.games.dungeonquest.common.rules.options import GO_ON, RESOLVE, USE
from delvers.games.dungeonquest.common.rules.rolling import spend_rune
from delvers.games.dungeonquest.common.rules.state import Hero, State
from delvers.games.dungeonquest.common.rules.wounds import heal, suffer
from delvers.kernel.requests import Refusals, Rule, ask, rule

HEALER: Final = "rune_of_healing"
HEALING: Final = 6
BITE: Final = "catacomb_vampire_bite"


def resolve_start_of_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """All that must happen, in the order the hero likes; then what he may do before he acts."""
    if hero.kept or hero.row or hero.bound:
        yield from resolve_due(table, hero)
    if voluntary(table.state, hero):
        yield from use_something(table, hero)


def use_something(table: Dungeon, hero: Hero) -> Rule[None]:
    """What a hero may use before he acts, one thing after another."""
    while options := voluntary(table.state, hero):
        refused = Refusals(partial(refused_uses, table.state, hero))
        choices = [GO_ON, *options]
        option = yield from ask(
            hero.seat, choices, table.state.cites.start_of_turn, prompts.START_OF_TURN, refused
        )
        if option == GO_ON:
            return
        yield from use(table, hero, *USE.parts(option))


# -- what must happen ------------------------------------------------------------------------------


def resolve_due(table: Dungeon, hero: Hero) -> Rule[None]:
    """All that works at the start of a turn, even if one effect ends the turn."""
    due = due_now(table.state, hero)
    cut_short: TurnEnds | HeroFalls | None = None
    while due:
        options = [RESOLVE(card) for card in dict.fromkeys(due)]
        options += remedies(table.state, hero)
        option = yield from ask(
            hero.seat, options, table.state.cites.start_order, prompts.RESOLVE_FIRST
        )
        try:
            if remedy := USE.read(option):
                yield from use(table, hero, *remedy)
            else:
                (what,) = RESOLVE.parts(option)
                due.remove(what)
                yield from table.state.edition.due[what](table, hero)
        except (TurnEnds, HeroFalls) as end:
            if hero.status in ("dead", "out"):
                raise
            cut_short = end
            still = due_now(table.state, hero)
            due = [card for card in due if card in still]
    if cut_short is not None:
        raise cut_short


def remedies(state: State, hero: Hero) -> list[str]:
    """What may come before a bite or a test, as it takes no action."""
    if not hero.loot and not hero.runes:
        return []
    return [USE(what) for what in state.edition.early(state, hero)]


def potions_of(hero: Hero) -> list[str]:
    """The unstable potions of a hero."""
    return [card for card in cards_of_his_own(hero) if is_potion(card)]


@cache
def is_potion(card: str) -> bool:
    """Whether a card of any deck is an unstable potion."""
    return card.endswith("_unstable_potion")


def due_now(state: State, hero: Hero) -> list[str]:
    """What holds a hero and the cards that work now; venom works while it lies in the row."""
    due = [what for what in (hero.bound, *hero.kept) if what in state.edition.due]
    return [*due, *(card for card in hero.row if card == "catacomb_spiders_venom")]


def bleed(table: Dungeon, hero: Hero) -> Rule[None]:
    """The vampire's bite costs a wound."""
    yield from suffer(table, hero, 1, BITE, table.state.content.clauses[BITE])


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


def voluntary(state: State, hero: Hero) -> list[str]:
    """What a hero may use before he acts."""
    edition = state.edition
    if edition.runes.keys().isdisjoint(hero.runes) and not has_cards_to_use(state, hero):
        return []
    early, why_not = state.edition.early(state, hero), state.edition.why_not_use
    late = [what for what in usable_things(state, hero) if what not in early]
    allowed = [what for what in late if why_not(state, hero, what) is None]
    return [USE(what) for what in (*early, *allowed)]


def has_cards_to_use(state: State, hero: Hero) -> bool:
    """Whether any Loot of a hero is good for the start of a turn."""
    start_cards = state.edition.start_cards
    for card in hero.loot:  # noqa: SIM110  # `any` is slower, and this is asked every turn
        if card in start_cards or is_potion(card):
            return True
    return False


def usable_things(state: State, hero: Hero) -> list[str]:
    """The Loot and Runes of a hero that can be used at the start of some turn."""
    cards = [card for card in cards_of_his_own(hero) if card in state.edition.start_cards]
    return cards + [rune for rune in hero.runes if rune in state.edition.runes]


def refused_uses(state: State, hero: Hero) -> dict[str, str]:
    """What is meant for the start of a turn but of no use now, with the clause."""
    why_not = state.edition.why_not_use
    reasons = {what: why_not(state, hero, what) for what in usable_things(state, hero)}
    return {USE(what): clause for what, clause in reasons.items() if clause is not None}


def use(table: Dungeon, hero: Hero, what: str) -> Rule[None]:
    """Use a Rune or a card at the start of the turn."""
    if is_potion(what):
        yield from drink_potion(table, hero, what)
    elif what in table.state.edition.start_cards:
        yield from table.state.edition.start_cards[what](table, hero)
    else:
        spend_rune(table, hero, what)
        yield from table.state.edition.runes[what](table, hero)


@rule
def healing(table: Dungeon, hero: Hero) -> None:
    """Heal up to six wounds; the turn goes on."""
    heal(table, hero, HEALING, table.state.content.clauses[HEALER])
