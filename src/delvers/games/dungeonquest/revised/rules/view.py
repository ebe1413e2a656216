"""What a seat may know."""

from functools import cache

from delvers.games.dungeonquest.common.rules.cards import MonsterName
from delvers.games.dungeonquest.common.rules.view import (
    CommonFight,
    CommonHero,
    CommonRules,
    CommonTable,
    CommonToken,
    PileView,
    hero_view,
    table_view,
)
from delvers.games.dungeonquest.revised.rules.combat.fights import card_of
from delvers.games.dungeonquest.revised.rules.state import Fight, Hero, Rules, State


class RulesView(CommonRules):
    """Which optional rules are in force."""

    torchlight: bool
    """Chambers are laid ahead of a hero by the light of his torch."""
    quiet_escape: bool
    """A chamber into which a hero escapes is not entered."""


class HeroView(CommonHero):
    """A hero with his Determination tokens, and what the next turns bring him."""

    determination: int
    """The Determination tokens, for any test."""
    extra_turns: int
    """The turns that are still the hero's before the others' turns."""
    opens: bool
    """Whether neither doors nor portcullises hold the hero this turn."""


class FightView(CommonFight):
    """A fight: the name of the monster is open, the rest of its card is its player's secret."""

    seat: int
    """The seat whose hero fights."""
    player: int
    """The seat that plays the monster."""
    monster: MonsterName | None
    """The monster; null while it hides."""
    life: int | None
    """Its life value, for those who know the card."""
    penalty: int | None
    """The wounds of whoever escapes, for those who know the card."""
    wounds: int
    """What the monster has suffered."""
    no_escape: bool
    """Whether nobody gets away from it."""
    laid: dict[str, str | None]
    """The attacks that lie face down, by their seats, as options; null is another's."""


class TableView(CommonTable):
    """The open table, without Monster card and attacks of a fight; what one has foreseen."""

    rules: RulesView
    """Which optional rules are in force."""
    heroes: list[HeroView]
    """Everybody's hero, by their seats."""
    lurkers: list[CommonToken]
    """The monster tokens on the board."""
    searched: list[int]
    """The spaces with a search token."""
    foreseen: list[str]
    """The next Search cards, for the seat that has seen them."""
    monsters: PileView
    """The Monster deck."""
    fight: FightView | None
    """The fight that is on."""


def who_sees(_state: State, _hero: Hero, _card: str) -> tuple[int, ...] | None:
    """All cards beside a hero are open to all."""
    return None


def view(state: State, seat: int | None) -> TableView:
    """The open table, without Monster card and attacks of a fight; what one has foreseen."""
    return {
        **table_view(state, seat),
        "rules": {**rules_view(state.rules)},
        "heroes": [own_hero_view(state, hero) for hero in state.heroes],
        "lurkers": [{"at": space} for space in sorted(state.lurkers)],
        "searched": [*sorted(state.searched)],
        "foreseen": foreseen(state, seat),
        "monsters": {"left": len(state.monsters.deck), "discard": [*state.monsters.discard]},
        "fight": fight_view(state, state.fight, seat) if state.fight is not None else None,
    }


@cache
def rules_view(rules: Rules) -> RulesView:
    """The optional rules by their names, and whether each holds; they do not change in a game."""
    return {
        "solo": rules.solo,
        "death_can_wait": rules.death_can_wait,
        "torchlight": rules.torchlight,
        "quiet_escape": rules.quiet_escape,
    }


def foreseen(state: State, seat: int | None) -> list[str]:
    """The next Search cards, for the seat that has seen them."""
    return [*state.decks["search"].deck.top] if seat == state.foreseer else []


def own_hero_view(state: State, hero: Hero) -> HeroView:
    """A hero with his Determination tokens, and what the next turns bring him."""
    return {
        **hero_view(state, hero),
        "determination": hero.determination,
        "extra_turns": hero.extra_turns,
        "opens": hero.opens,
    }


def knows_card(state: State, fight: Fight, seat: int | None) -> bool:
    """Whether a seat has seen the whole Monster card."""
    return fight.is_open or (seat == fight.player and not state.rules.solo)


def fight_view(state: State, fight: Fight, seat: int | None) -> FightView:
    """A fight: the name of the monster is open, the rest of its card is its player's secret."""
    card, knows = card_of(state, fight), knows_card(state, fight, seat)
    return {
        "seat": fight.seat,
        "player": fight.player,
        "monster": card.monster if knows or not state.rules.solo else None,
        "life": card.life if knows else None,
        "penalty": card.penalty if knows else None,
        "wounds": fight.wounds,
        "round": fight.round,
        "no_escape": fight.no_escape,
        "laid": {
            str(one): option if one == seat else None for one, option in sorted(fight.laid.items())
        },
    }
