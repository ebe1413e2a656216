"""What everybody sees, whichever edition."""

from dataclasses import asdict
from functools import cache

from delvers.games.dungeonquest.common.rules.exits import gold_of
from delvers.games.dungeonquest.common.rules.state import Hero, Rules, State
from delvers.games.dungeonquest.common.rules.wounds import life_of
from delvers.kernel.events import Value
from delvers.kernel.spec import View


def table_view(state: State[Hero], seat: int | None) -> View:
    """The open table."""
    return {
        "seat": seat,
        "stage": state.stage,
        "turn": state.turn,
        "first": state.first,
        "sun": state.sun,
        "sun_spaces": state.edition.sun_spaces,
        "tiles": {str(space): [*laid] for space, laid in sorted(state.tiles.items())},
        "tiles_left": len(state.pool),
        "entrances": [*sorted(state.entrances)],
        "dragons_shown": [*state.shown_dragons],
        "decks": {
            name: {"left": len(pile.deck), "discard": [*pile.discard]}
            for name, pile in state.decks.items()
        },
        "rules": {**in_force(state.rules)},
    }


@cache
def in_force(rules: Rules) -> dict[str, Value]:
    """The optional rules by their names, and whether each holds; they do not change in a game."""
    return asdict(rules)


def hero_view(state: State[Hero], hero: Hero) -> dict[str, Value]:
    """A hero with all that lies beside his card."""
    return {
        "seat": hero.seat,
        "hero": hero.id,
        "status": hero.status,
        "at": hero.at,
        "came_from": hero.came_from,
        "entered_by": hero.entered_by,
        "heading": hero.heading,
        "wounds": hero.wounds,
        "life": life_of(state, hero),
        "loot": [*hero.loot],
        "gold": gold_of(state, hero),
        "kept": [*hero.kept],
        "row": [*hero.row],
        "runes": [*hero.runes],
        "bound": hero.bound,
        "skips": hero.skips,
    }
