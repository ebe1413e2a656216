"""Step 4 of a round: who won it, damage, deadly blows and stalemates (COMBAT, VAR-LIVE)."""

from delvers.games.dungeonquest.common.rules.flow import tell_declined
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.escaping import why_not_escape
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    hero_of,
    hit,
    opponent_of,
    sides,
    total,
)
from delvers.games.dungeonquest.third.rules.combat.power import (
    BARS_DEADLY_BLOW,
    LETS_ONE_CARD_THROUGH,
    SAVES_A_CLOSE_ROUND,
    SAVES_THE_ROUND,
    WHEN_LOST,
    WHEN_WON,
    WINS_STALEMATES,
    resolve_end_of_round,
)
from delvers.games.dungeonquest.third.rules.combat.power_texts import tell
from delvers.games.dungeonquest.third.rules.options import ANNOUNCE_ESCAPE
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter
from delvers.kernel.requests import Rule, may


def assign_damage(table: Dungeon, fight: Fight) -> Rule[None]:
    """The higher total wins the round; a tie is a stalemate."""
    winner = winner_of(fight)
    tell_turned(table, fight, winner)
    if winner is not fight.hero:
        fight.escape = ""
    if winner is None:
        stalemate(table, fight)
        return
    loser = opponent_of(fight, winner)
    tell_winner(table, winner, loser)
    if winner is fight.hero:
        yield from live_to_fight(table, fight)
    if fight.escape == "done":
        return
    damage_loser(table, fight, winner, loser)
    if winner.active:
        yield from resolve_end_of_round(table, fight, winner, WHEN_WON)
    if loser.active:
        yield from resolve_end_of_round(table, fight, loser, WHEN_LOST)


def winner_of(fight: Fight) -> Fighter | None:
    """Who won the round, after Power cards that save a round or win a stalemate; None: nobody."""
    lead = total(fight.hero) - total(fight.foe)
    winner = None if lead == 0 else fight.hero if lead > 0 else fight.foe
    if not fight.hero.active and not fight.foe.active:
        return winner
    for fighter in sides(fight):
        if winner is opponent_of(fight, fighter) and is_saved(fighter, abs(lead)):
            winner = None
        if winner is None and WINS_STALEMATES in fighter.active:
            winner = fighter
    return winner


def tell_turned(table: Dungeon, fight: Fight, winner: Fighter | None) -> None:
    """Say which Power card changed what the totals alone would have given."""
    if table.log is None:
        return
    lead = total(fight.hero) - total(fight.foe)
    ahead = None if lead == 0 else fight.hero if lead > 0 else fight.foe
    if ahead is not None and ahead is not winner:
        saved = opponent_of(fight, ahead)
        card = SAVES_THE_ROUND if SAVES_THE_ROUND in saved.active else SAVES_A_CLOSE_ROUND
        tell(table, events.round_saved, saved, card)
    if winner is not None and winner is not ahead:
        tell(table, events.stalemate_won, winner, WINS_STALEMATES)


def is_saved(fighter: Fighter, margin: int) -> bool:
    """Whether a card turns a lost round into a stalemate."""
    is_close = SAVES_A_CLOSE_ROUND in fighter.active and margin <= 2
    return is_close or SAVES_THE_ROUND in fighter.active


def tell_winner(table: Dungeon, winner: Fighter, loser: Fighter) -> None:
    """Say who won the round."""
    if table.log is None:
        return
    table.tell(
        events.round_won,
        "DQ3-COMBAT-30",
        seat=winner.player,
        fighter=winner.owner,
        total=total(winner),
        against=total(loser),
    )


def stalemate(table: Dungeon, fight: Fight) -> None:
    """The cards of both sides go to the combat stack."""
    if table.log is not None:
        value = total(fight.hero)
        table.tell(events.stalemate, "DQ3-COMBAT-44", total=value, against=total(fight.foe))
    for fighter in sides(fight):
        fight.stack += fighter.played
        put_down(fighter)


def put_down(fighter: Fighter) -> None:
    """The cards of this round lie elsewhere now."""
    fighter.played.clear()
    fighter.values.clear()
    fighter.bonus = 0


def damage_loser(table: Dungeon, fight: Fight, winner: Fighter, loser: Fighter) -> None:
    """The winner's cards hit, a deadly blow follows, then the loser's cards join the stack."""
    hits, held_off = [*winner.played], []
    if loser.active and any(card in LETS_ONE_CARD_THROUGH for card in loser.active):
        held_off = hits
        hits = [held_off.pop(winner.values.index(max(winner.values)))]
    if table.log is not None and held_off:
        tell_held_off(table, loser, held_off)
    hit(table, fight, loser, hits, "DQ3-COMBAT-31")
    deadly_blow(table, fight, winner, loser)
    fight.stack += [*held_off, *loser.played]
    put_down(winner)
    put_down(loser)


def tell_held_off(table: Dungeon, loser: Fighter, cards: list[str]) -> None:
    """Say which cards a Power card of the loser keeps from hitting him."""
    shield = next(card for card in loser.active if card in LETS_ONE_CARD_THROUGH)
    table.tell(
        events.held_off,
        table.state.content.clauses[shield],
        seat=loser.player,
        fighter=loser.owner,
        card=shield,
        cards=[*cards],
    )


def deadly_blow(table: Dungeon, fight: Fight, winner: Fighter, loser: Fighter) -> None:
    """All cards in the combat stack of a type that the winner played hit too; never Hugo."""
    if not fight.stack:
        return
    type_of = table.state.content.types
    types = {type_of[card] for card in winner.played}
    struck = [card for card in fight.stack if type_of[card] in types]
    if not struck:
        return
    is_hugo = table.state.content.abilities.get(loser.owner) == "hugo"
    if is_hugo or BARS_DEADLY_BLOW in loser.active:
        spared_by = "hugo" if is_hugo else BARS_DEADLY_BLOW
        rule = table.state.content.clauses[spared_by]
        table.tell(events.no_deadly_blow, rule, seat=loser.player, fighter=loser.owner)
        return
    fight.stack[:] = [card for card in fight.stack if type_of[card] not in types]
    table.tell(
        events.deadly_blow,
        "DQ3-COMBAT-37",
        seat=winner.player,
        fighter=winner.owner,
        cards=[*struck],
    )
    hit(table, fight, loser, struck, "DQ3-COMBAT-37")


def live_to_fight(table: Dungeon, fight: Fight) -> Rule[None]:
    """A hero who wins may announce an escape; if he wins the next round too he must go."""
    if fight.escape == "announced":
        fight.escape = "done"
        return
    hero = hero_of(table.state, fight)
    if not table.state.rules.live_to_fight or not fight.monster:
        return
    if why_not_escape(table.state, hero, fight.at == NOWHERE) is not None:
        return
    if (yield from may(hero.seat, ANNOUNCE_ESCAPE, "DQ3-VAR-LIVE-01", prompts.ANNOUNCE_ESCAPE)):
        fight.escape = "announced"
        table.tell(events.escape_announced, "DQ3-VAR-LIVE-02", seat=hero.seat)
    else:
        tell_declined(table, hero, "announced_escape", "DQ3-VAR-LIVE-01")
