"""What a seat may know."""

from dataclasses import asdict

from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.exits import gold_of
from delvers.games.dungeonquest.third.fights_view import fight_view
from delvers.games.dungeonquest.third.state import Hero, State
from delvers.kernel.events import Value
from delvers.kernel.spec import View


def view(state: State, seat: int | None) -> View:
    """The open table: nearly everything but monsters' lives, hands in a fight and secret Loot."""
    return {
        "seat": seat,
        "stage": state.stage,
        "turn": state.turn,
        "first": state.first,
        "sun": state.sun,
        "tiles": {str(space): [*laid] for space, laid in sorted(state.tiles.items())},
        "tiles_left": len(state.pool),
        "heroes": [hero_view(state, hero, seat) for hero in state.heroes],
        "lurkers": [
            {
                "at": lurker.at,
                "monster": CONTENT.tokens[lurker.token].monster,
                "life": CONTENT.tokens[lurker.token].life if seat in lurker.seen_by else None,
            }
            for lurker in state.lurkers
        ],
        "entrances": [*sorted(state.entrances)],
        "dragons_shown": [*state.shown_dragons],
        "decks": {
            name: {"left": len(pile.deck), "discard": [*pile.discard]}
            for name, pile in state.decks.items()
        },
        "rules": asdict(state.rules),
        "fight": fight_view(state, seat),
    }


def hero_view(state: State, hero: Hero, seat: int | None) -> dict[str, Value]:
    """A hero as the table sees him; with secret Loot others see only how much he has."""
    hides = state.rules.secret_loot and hero.seat != seat and state.stage != "over"
    loot: list[Value] = [None for _ in hero.loot] if hides else [*hero.loot]
    row = [None if hides and CONTENT.cards[card].after == "loot" else card for card in hero.row]
    return {
        "seat": hero.seat,
        "hero": hero.id,
        "status": hero.status,
        "at": hero.at,
        "came_from": hero.came_from,
        "entered_by": hero.entered_by,
        "heading": hero.heading,
        "wounds": hero.wounds,
        "life": CONTENT.heroes[hero.id].life,
        "loot": loot,
        "gold": None if hides else gold_of(state, hero),
        "kept": [*hero.kept],
        "row": [*row],
        "runes": [*hero.runes],
        "determination": {**hero.determination},
        "searches": hero.searches,
        "owes_encounter": hero.owes_encounter,
        "bound": hero.bound,
        "may_descend": hero.may_descend,
        "skips": hero.skips,
    }
