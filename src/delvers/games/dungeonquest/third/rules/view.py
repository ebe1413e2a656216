"""What a seat may know."""

from functools import cache

from delvers.games.dungeonquest.common.rules.view import (
    CommonHero,
    CommonRules,
    CommonTable,
    CommonToken,
    hero_view,
    table_view,
)
from delvers.games.dungeonquest.third.rules.combat.view import FightView, fight_view
from delvers.games.dungeonquest.third.rules.state import Hero, Lurker, Rules, State


class RulesView(CommonRules):
    """Which optional rules are in force."""

    hero_against_hero: bool
    """Heroes may fight each other."""
    servants: bool
    """Whoever is dead moves monsters."""
    focused: bool
    """Determination helps in any test."""
    tower_power: bool
    """From a tower one may go to another."""
    secret_loot: bool
    """Loot is seen by its owner only."""
    runes: int
    """So many Runes each hero gets."""
    live_to_fight: bool
    """A hero who wins a round may announce an escape."""
    no_glory: bool
    """Nobody leaves without a Treasure card."""
    monster_treasure: bool
    """A killed monster may have a treasure."""
    late_start: bool
    """A die decides how late the heroes come."""


class HeroView(CommonHero):
    """A hero as the table sees him; with secret Loot others see only how much he has."""

    determination: dict[str, int]
    """The Determination tokens by the encounters that they are for."""
    searches: int
    """The searches in consecutive turns."""
    owes_encounter: bool
    """Whether the chamber has yet to be met."""
    searches_here: int
    """All searches of this visit."""
    may_descend: bool
    """Whether a passage without a marker leads down."""


class TokenView(CommonToken):
    """A monster token on the board, face down."""

    monster: str
    """The monster on it."""
    life: int | None
    """Its life value, for those who have seen it."""


class TableView(CommonTable):
    """The open table: nearly everything but monsters' lives, hands in a fight and secret Loot."""

    rules: RulesView
    """Which optional rules are in force."""
    heroes: list[HeroView]
    """Everybody's hero, by their seats."""
    lurkers: list[TokenView]
    """The monster tokens on the board."""
    fight: FightView | None
    """The fight that is on."""


def view(state: State, seat: int | None) -> TableView:
    """The open table: nearly everything but monsters' lives, hands in a fight and secret Loot."""
    return {
        **table_view(state, seat),
        "rules": {**rules_view(state.rules)},
        "heroes": [own_hero_view(state, hero, seat) for hero in state.heroes],
        "lurkers": [token_view(state, lurker, seat) for lurker in state.lurkers],
        "fight": fight_view(state, seat),
    }


@cache
def rules_view(rules: Rules) -> RulesView:
    """The optional rules by their names, and whether each holds; they do not change in a game."""
    return {
        "solo": rules.solo,
        "death_can_wait": rules.death_can_wait,
        "hero_against_hero": rules.hero_against_hero,
        "servants": rules.servants,
        "focused": rules.focused,
        "tower_power": rules.tower_power,
        "secret_loot": rules.secret_loot,
        "runes": rules.runes,
        "live_to_fight": rules.live_to_fight,
        "no_glory": rules.no_glory,
        "monster_treasure": rules.monster_treasure,
        "late_start": rules.late_start,
    }


def own_hero_view(state: State, hero: Hero, seat: int | None) -> HeroView:
    """A hero as the table sees him; with secret Loot others see only how much he has."""
    shown: HeroView = {
        **hero_view(state, hero),
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


def token_view(state: State, lurker: Lurker, seat: int | None) -> TokenView:
    """A token as it lies; only those who have run the monster know its life."""
    token = state.content.tokens[lurker.token]
    return {
        "at": lurker.at,
        "monster": token.monster,
        "life": token.life if seat in lurker.seen_by else None,
    }


def who_sees(state: State, hero: Hero, card: str) -> tuple[int, ...] | None:
    """Loot is open to all, unless the players agreed to keep it secret."""
    is_secret = state.rules.secret_loot and state.content.cards[card].type == "loot"
    return (hero.seat,) if is_secret else None
