"""What a seat may know, as bare values: the view for who looks at every step."""

from operator import attrgetter, itemgetter
from typing import Any, Final, get_type_hints

from delvers.games.dungeonquest.common.rules.sight import NOTHING, hero_sight, table_sight
from delvers.games.dungeonquest.third.rules.combat.fighting import total
from delvers.games.dungeonquest.third.rules.combat.view import known_cards, knows_life
from delvers.games.dungeonquest.third.rules.monster_tokens import life_of_monster
from delvers.games.dungeonquest.third.rules.state import Fight, Fighter, Hero, State
from delvers.games.dungeonquest.third.rules.view import (
    HeroView,
    RulesView,
    TokenView,
    own_hero_view,
    token_view,
)
from delvers.kernel.spec import Sight

RULES: Final = attrgetter(*get_type_hints(RulesView))
HERO: Final = itemgetter(*get_type_hints(HeroView))
TOKEN: Final = itemgetter(*get_type_hints(TokenView))


def sight(state: State, seat: int) -> Sight:
    """The values of the view, in the order of its fields."""
    return (
        *table_sight(state, seat),
        RULES(state.rules),
        [own_hero_sight(state, hero, seat) for hero in state.heroes],
        [TOKEN(token_view(state, lurker, seat)) for lurker in state.lurkers],
        None if state.fight is None else fight_sight(state, state.fight, seat),
    )


def own_hero_sight(state: State, hero: Hero, seat: int) -> Sight:
    """The values of a hero; with secret Loot others see only how much he has."""
    if state.rules.secret_loot and hero.seat != seat:
        shown = own_hero_view(state, hero, seat)  # rare enough to go by the view itself
        return tuple([snapshot(value) for value in HERO(shown)])
    return (
        *hero_sight(state, hero),
        tuple(hero.determination.items()) if hero.determination else NOTHING,
        hero.searches,
        hero.owes_encounter,
        hero.searches_here,
        hero.passage > 0,
    )


def snapshot(value: Any) -> Any:
    """A value of a view as a sight has it."""
    if isinstance(value, dict):
        return tuple(value.items())
    return tuple(value) if isinstance(value, list) else value


def fight_sight(state: State, fight: Fight, seat: int) -> Sight:
    """The values of a fight."""
    deck = state.combat.deck
    return (
        fight.round,
        fight.monster,
        life_of_monster(state, fight) if knows_life(state, fight, seat) else None,
        fight.at,
        fighter_sight(fight, fight.hero, seat),
        fighter_sight(fight, fight.foe, seat),
        fight.stack,
        fight.aside,
        fight.turned_up,
        len(deck.cards) + len(deck.top) + len(deck.bottom),
        state.combat.discard,
        fight.escape,
    )


def fighter_sight(fight: Fight, fighter: Fighter, seat: int) -> Sight:
    """The values of one side: the player sees his cards, the others how many there are."""
    is_own = fighter.player == seat
    return (
        fighter.owner,
        fighter.player,
        tuple(fighter.hand) if is_own else None,
        len(fighter.hand),
        known_cards(fight, fighter, seat) if fighter.shown or fighter.seen else NOTHING,
        len(fighter.power),
        fighter.laid != "",
        fighter.laid or None if is_own else None,
        fighter.played,
        fighter.values,
        total(fighter),
        fighter.bonus,
        fighter.is_cancelled,
        fighter.active,
        fighter.coming,
        fighter.due,
        fighter.damage,
    )
