"""Finding something: a Search card, or the best of four."""

from typing import Final

from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.drawing import draw, tell_drawn, top_card
from delvers.games.dungeonquest.common.rules.encounters import resolve_card
from delvers.games.dungeonquest.common.rules.flow import Dungeon
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.options import TAKE
from delvers.games.dungeonquest.common.rules.rolling import uses
from delvers.games.dungeonquest.common.rules.state import Hero
from delvers.kernel.events import Audience
from delvers.kernel.requests import Rule, ask

SEEKING: Final = "rune_of_seeking"
SOUGHT: Final = 4
"""So many Search cards the Rune of Seeking turns up."""


def find(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Search card (or choose one of four by a Rune) and carry it out."""
    if (yield from uses(table, hero, SEEKING, prompts.SEEK)):
        card = yield from seek(table, hero)
    else:
        card = yield from draw(table, hero, "search", table.state.cites.search)
    if card is not None:
        yield from resolve_card(table, hero, card)


def seek(table: Dungeon, hero: Hero) -> Rule[str | None]:
    """The Rune of Seeking: draw four Search cards and choose one; 'Shuffle' is no choice."""
    rule = table.state.content.clauses[SEEKING]
    found = turn_up_four(table, hero, rule)
    shuffles = [card for card in found if card == "search_shuffle"]
    options = [TAKE(card) for card in dict.fromkeys(found) if card not in shuffles]
    refused = {TAKE(card): table.state.cites.rune_condition for card in shuffles}
    option = yield from ask(hero.seat, options, rule, prompts.SEEK_AMONG, refused)
    (chosen,) = TAKE.parts(option)
    if table.log is not None:
        to = table.state.edition.who_sees(table.state, hero, chosen)
        table.tell_to(Audience(to), events.card_chosen, rule, seat=hero.seat, card=chosen)
    found.remove(chosen)
    for card in found:
        discard(table, card)
    return None if (yield from table.state.edition.ward_off(table, hero, chosen)) else chosen


def turn_up_four(table: Dungeon, hero: Hero, rule: str) -> list[str]:
    """The next four Search cards; there are always so many, as few of them are Loot."""
    found = []
    for _ in range(SOUGHT):
        card = top_card(table.state, "search")
        assert card is not None
        tell_drawn(table, hero, "search", card, rule)
        found.append(card)
    return found
