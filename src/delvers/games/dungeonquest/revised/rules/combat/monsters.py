"""Meeting a monster: its card, its player, its token (MON)."""

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.flow import CutShort
from delvers.games.dungeonquest.revised.rules import events
from delvers.games.dungeonquest.revised.rules.combat.escaping import tell_no_escape
from delvers.games.dungeonquest.revised.rules.combat.fights import (
    card_of,
    draw_monster,
    end_fight,
    tell_card,
)
from delvers.games.dungeonquest.revised.rules.combat.rounds import fight_to_the_end
from delvers.games.dungeonquest.revised.rules.combat.solo import face_alone
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Fight, Hero
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule


def meet_monster(
    table: Dungeon, hero: Hero, rule: str = "DQR-MON-02", no_escape: bool = False
) -> Rule[None]:
    """Draw a Monster card and fight; whatever comes of it, the turn is over."""
    fight = begin_fight(table, hero, rule, no_escape or hero.came_specially)
    tell_no_escape(table, hero, fight)
    try:
        if table.state.rules.solo:
            yield from face_alone(table, hero, fight)
        yield from fight_to_the_end(table, hero, fight)
    except CutShort:
        end_fight(table)
        raise


def begin_fight(table: Dungeon, hero: Hero, rule: str, no_escape: bool) -> Fight:
    """The player on the left takes the top Monster card and a token; alone it lies face down."""
    state = table.state
    player = (hero.seat + 1) % len(state.heroes)
    fight = state.fight = Fight(hero.seat, player, draw_monster(table), no_escape)
    if state.rules.solo:
        table.tell(events.monster_hides, "DQR-VAR-SOLO-03", seat=hero.seat)
        return fight
    if hero.at not in state.lurkers:
        state.lurkers.append(hero.at)
    if table.log is not None:
        monster = card_of(table.state, fight).monster
        table.tell_to(
            REVEALED,
            common_events.fight_began,
            rule,
            seat=hero.seat,
            monster=monster,
            player=player,
        )
        tell_card(table, fight, (player,), "DQR-MON-05")
    return fight
