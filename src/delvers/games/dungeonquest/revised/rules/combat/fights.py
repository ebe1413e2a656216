"""The Monster card of a fight: what is known of it, and where it goes."""

from delvers.games.dungeonquest.common.rules.drawing import reshuffle
from delvers.games.dungeonquest.revised.rules import events
from delvers.games.dungeonquest.revised.rules.components import MonsterCard
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Fight, State
from delvers.kernel.events import Audience


def card_of(state: State, fight: Fight) -> MonsterCard:
    """The Monster card of a fight."""
    return state.content.monsters[fight.card]


def draw_monster(table: Dungeon) -> str:
    """The top Monster card; the discarded ones are shuffled when there is none left."""
    pile = table.state.monsters
    if not pile.deck:
        reshuffle(pile)
    return pile.deck.draw(table.state.dice)


def show_card(table: Dungeon, fight: Fight, rule: str) -> None:
    """The Monster card is turned face up for all."""
    fight.is_open = True
    tell_card(table, fight, None, rule)


def tell_card(table: Dungeon, fight: Fight, to: tuple[int, ...] | None, rule: str) -> None:
    """Say what is on a Monster card."""
    if table.log is None:
        return
    card = card_of(table.state, fight)
    table.tell_to(
        Audience(to, reveals=True),
        events.monster_shown,
        rule,
        monster=card.monster,
        life=card.life,
        penalty=card.penalty,
    )


def end_fight(table: Dungeon) -> None:
    """The Monster card is discarded face up, if there is a fight."""
    fight = table.state.fight
    if fight is None:
        return
    if not fight.is_open:
        show_card(table, fight, "DQR-CARD-06")
    table.state.monsters.discard.append(fight.card)
    table.state.fight = None
