"""A round of combat: draw, reveal, counterattack, damage (COMBAT)."""

from functools import cache, partial
from typing import Final

from delvers.games.dungeonquest.common.rules.options import ESCAPE
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.counterattack import resolve_counterattacks
from delvers.games.dungeonquest.third.rules.combat.damage import assign_damage
from delvers.games.dungeonquest.third.rules.combat.escaping import why_not_escape
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    forget,
    hero_of,
    opponent_of,
    pick,
    sides,
    total,
)
from delvers.games.dungeonquest.third.rules.combat.hands import fill_hands
from delvers.games.dungeonquest.third.rules.combat.power import NEXT_ROUND, resolve_text
from delvers.games.dungeonquest.third.rules.combat.solo import monster_plays_top_card
from delvers.games.dungeonquest.third.rules.options import PLAY
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter, State
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Ask, AskAll, Refusals, Rule


def play_round(table: Dungeon, fight: Fight) -> Rule[None]:
    """The four steps of a round."""
    begin_round(table, fight)
    yield from fill_hands(table, fight)
    yield from lay_cards(table, fight)
    yield from reveal(table, fight)
    yield from resolve_counterattacks(table, fight)
    yield from assign_damage(table, fight)


def begin_round(table: Dungeon, fight: Fight) -> None:
    """What waited for this round is due; what held for the last one is over."""
    fight.round += 1
    for fighter in sides(fight):
        fighter.due, fighter.coming = fighter.coming, []
        fighter.active.clear()
        fighter.is_cancelled = False
    table.tell(events.round_began, "DQ3-COMBAT-12", round=fight.round)


# -- step 2 ----------------------------------------------------------------------------------------


def lay_cards(table: Dungeon, fight: Fight) -> Rule[None]:
    """Both choose a card and lay it face down, neither knowing the other's."""
    if table.state.rules.solo:
        yield from lay_alone(table, fight)
        return
    while asks := asks_for_cards(table, fight):
        seat, option = yield AskAll(asks, is_renewable=True)
        fighter = fight.hero if fight.hero.player == seat else fight.foe
        played = PLAY.read(option)
        if played and played[0] in fighter.hand:  # else the hands were dealt anew
            lay(table, fighter, played[0])


def asks_for_cards(table: Dungeon, fight: Fight) -> dict[int, Ask]:
    """The questions to both sides; the only card of a hand is laid unasked."""
    asks = {}
    for fighter in sides(fight):
        if fighter.hand and not fighter.laid:
            options = card_options(fighter)
            if len(options) == 1:
                lay(table, fighter, fighter.hand[0])
            else:
                asks[fighter.player] = ask_for_card(table, fight, fighter, options)
    return asks


play_option: Final = cache(PLAY)
"""The option to play a card; it is made often."""


def card_options(fighter: Fighter) -> list[str]:
    """The different cards of a hand."""
    return [play_option(card) for card in dict.fromkeys(fighter.hand)]


def ask_for_card(table: Dungeon, fight: Fight, fighter: Fighter, options: list[str]) -> Ask:
    """The question which card to lay; running away is no answer to it."""
    refused = Refusals(partial(why_not_run, table, fight, fighter))
    return Ask(fighter.player, tuple(options), "DQ3-COMBAT-18", prompts.LAY_CARD, refused)


def why_not_run(table: Dungeon, fight: Fight, fighter: Fighter) -> dict[str, str]:
    """The clause that keeps a hero in the fight; a monster never thinks of escape."""
    if not fight.monster:
        return {ESCAPE: "DQ3-VAR-PVP-04"}
    if fighter is fight.foe:
        return {}
    why_not = why_not_escape(table.state, hero_of(table.state, fight), fight.at == NOWHERE)
    in_combat = "DQ3-VAR-LIVE-01" if table.state.rules.live_to_fight else "DQ3-MON-31"
    return {ESCAPE: why_not or in_combat}


def lay(table: Dungeon, fighter: Fighter, card: str) -> None:
    """Put a card face down."""
    fighter.laid = card
    fighter.hand.remove(card)
    if table.log is not None:
        table.tell(events.card_laid, "DQ3-COMBAT-18", seat=fighter.player, fighter=fighter.owner)


def lay_alone(table: Dungeon, fight: Fight) -> Rule[None]:
    """Alone the hero lays a card, and the monster plays the top card of the deck."""
    hero = fight.hero
    if hero.hand:
        option = yield from pick(
            hero.player,
            lambda: card_options(hero),
            "DQ3-COMBAT-18",
            prompts.LAY_CARD,
            lambda: why_not_run(table, fight, hero),
        )
        lay(table, hero, *PLAY.parts(option))
    monster_plays_top_card(table, fight)


def reveal(table: Dungeon, fight: Fight) -> Rule[None]:
    """Both cards are turned up; the texts of Power cards follow, the hero's first."""
    content, both = table.state.content, sides(fight)
    for fighter in both:
        if fighter.laid:
            fighter.played.append(fighter.laid)
            fighter.values.append(content.fighting(fighter.laid).attack)
            if fighter.shown or fighter.seen:
                forget(fighter, fighter.laid)
            fighter.laid = ""
    for fighter in both:
        fighter.bonus = bonus_of(table.state, fight, fighter) if fighter.due else 0
    tell_revealed(table, fight)
    for fighter in both:
        played = fighter.played
        if played and not fighter.is_cancelled and played[0] in content.power:
            yield from resolve_text(table, fight, fighter, played[0])


def bonus_of(state: State, fight: Fight, fighter: Fighter) -> int:
    """What the Power cards of the last round are worth in this one."""
    opponent = opponent_of(fight, fighter)
    return sum(NEXT_ROUND[card](state, fighter, opponent) for card in fighter.due)


def tell_revealed(table: Dungeon, fight: Fight) -> None:
    """Say which cards were turned up."""
    if table.log is None:
        return
    table.tell_to(
        REVEALED,
        events.cards_played,
        "DQ3-COMBAT-19",
        seat=fight.hero.player,
        fighter=fight.hero.owner,
        cards=[*fight.hero.played],
        foe=fight.foe.owner,
        foe_seat=fight.foe.player,
        foe_cards=[*fight.foe.played],
    )
    for fighter in sides(fight):
        if fighter.bonus:
            table.tell(
                events.bonus,
                table.state.content.clauses[fighter.due[0]],
                cards=[*fighter.due],
                seat=fighter.player,
                fighter=fighter.owner,
                amount=fighter.bonus,
                total=total(fighter),
            )
