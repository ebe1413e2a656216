"""What a seat may know, as bare values: the view for who looks at every step."""

from operator import attrgetter, itemgetter
from typing import Final, get_type_hints

from delvers.games.dungeonquest.common.rules.sight import (
    NOTHING,
    hero_sight,
    pile_sight,
    table_sight,
)
from delvers.games.dungeonquest.revised.rules.state import Hero, State
from delvers.games.dungeonquest.revised.rules.view import FightView, RulesView, fight_view, foreseen
from delvers.kernel.spec import Sight

RULES: Final = attrgetter(*get_type_hints(RulesView))
FIGHT: Final = itemgetter(*get_type_hints(FightView))


def sight(state: State, seat: int) -> Sight:
    """The values of the view, in the order of its fields."""
    fight = state.fight
    return (
        *table_sight(state, seat),
        RULES(state.rules),
        [own_hero_sight(state, hero) for hero in state.heroes],
        [(space,) for space in sorted(state.lurkers)],
        tuple(sorted(state.searched)) if state.searched else NOTHING,
        foreseen(state, seat) if seat == state.foreseer else NOTHING,
        pile_sight(state.monsters),
        None if fight is None else FIGHT(fight_view(state, fight, seat)),
    )


def own_hero_sight(state: State, hero: Hero) -> Sight:
    """The values of a hero with his Determination tokens."""
    return (*hero_sight(state, hero), hero.determination, hero.extra_turns, hero.opens)
