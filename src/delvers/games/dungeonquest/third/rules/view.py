"""What a seat may know."""

from delvers.games.dungeonquest.common.rules import viewing
from delvers.games.dungeonquest.third.rules.combat.view import fight_view
from delvers.games.dungeonquest.third.rules.state import Hero, State
from delvers.kernel.events import Value
from delvers.kernel.spec import View


def view(state: State, seat: int | None) -> View:
    """The open table: nearly everything but monsters' lives, hands in a fight and secret Loot."""
    return {
        **viewing.table_view(state, seat),
        "heroes": [hero_view(state, hero, seat) for hero in state.heroes],
        "lurkers": [
            {
                "at": lurker.at,
                "monster": state.content.tokens[lurker.token].monster,
                "life": state.content.tokens[lurker.token].life if seat in lurker.seen_by else None,
            }
            for lurker in state.lurkers
        ],
        "fight": fight_view(state, seat),
    }


def hero_view(state: State, hero: Hero, seat: int | None) -> dict[str, Value]:
    """A hero as the table sees him; with secret Loot others see only how much he has."""
    shown: dict[str, Value] = {
        **viewing.hero_view(state, hero),
        "determination": {**hero.determination},
        "searches": hero.searches,
        "owes_encounter": hero.owes_encounter,
        "searches_here": hero.searches_here,
        "may_descend": hero.passage > 0,
    }
    if state.rules.secret_loot and hero.seat != seat and state.stage != "over":
        shown["loot"] = [None for _ in hero.loot]
        shown["gold"] = None
        cards = state.content.cards
        shown["row"] = [None if cards[card].after == "loot" else card for card in hero.row]
    return shown


def who_sees(state: State, hero: Hero, card: str) -> tuple[int, ...] | None:
    """Loot is open to all, unless the players agreed to keep it secret."""
    is_secret = state.rules.secret_loot and state.content.cards[card].type == "loot"
    return (hero.seat,) if is_secret else None
