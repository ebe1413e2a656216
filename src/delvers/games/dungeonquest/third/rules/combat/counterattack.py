"""Step 3 of a round: one side may answer with further cards (COMBAT)."""

from delvers.games.dungeonquest.common.rules.options import DECLINE, STOP
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    icon_of,
    opponent_of,
    pick,
    revealed_type,
    sides,
    take_from_hand,
    total,
)
from delvers.games.dungeonquest.third.rules.combat.power import FORBIDS_COUNTERATTACK, play_card
from delvers.games.dungeonquest.third.rules.combat.solo import monster_counterattacks
from delvers.games.dungeonquest.third.rules.options import COUNTER
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter, State
from delvers.kernel.requests import Rule


def resolve_counterattacks(table: Dungeon, fight: Fight) -> Rule[None]:
    """The hero decides first; there is but one counterattack in a round."""
    for fighter in sides(fight):
        if not may_counterattack(table.state, fight, fighter):
            if table.log is not None:
                tell_forbidden(table, fight, fighter)
            continue
        played = len(fighter.played)
        if table.state.rules.solo and fighter is fight.foe:
            yield from monster_counterattacks(table, fight)
        else:
            yield from counterattack(table, fight, fighter)
        is_alone = table.state.rules.solo and fighter is fight.foe
        if len(fighter.played) > played:
            tell_counterattack(
                table, fighter, played, "DQ3-VAR-SOLO-08" if is_alone else "DQ3-COMBAT-23"
            )
            return
        rule = "DQ3-VAR-SOLO-09" if is_alone else "DQ3-COMBAT-22"
        table.tell(events.no_counterattack, rule, seat=fighter.player, fighter=fighter.owner)


def may_counterattack(state: State, fight: Fight, fighter: Fighter) -> bool:
    """Whether a side's revealed card has the right icon and is not ahead already."""
    if not could_counterattack(state, fight, fighter):
        return False
    return not forbidding(opponent_of(fight, fighter))


def could_counterattack(state: State, fight: Fight, fighter: Fighter) -> bool:
    """The same, whatever a Power card of the opponent forbids."""
    opponent = opponent_of(fight, fighter)
    if not fighter.played or not opponent.played or fighter.is_cancelled:
        return False
    return fits(state, opponent, fighter.played[0]) and total(fighter) <= total(opponent)


def forbidding(opponent: Fighter) -> list[str]:
    """The cards of a side that forbid counterattacks this round."""
    return [card for card in opponent.active if card in FORBIDS_COUNTERATTACK]


def tell_forbidden(table: Dungeon, fight: Fight, fighter: Fighter) -> None:
    """Say which card keeps a side from a counterattack that it could make."""
    opponent = opponent_of(fight, fighter)
    if could_counterattack(table.state, fight, fighter):
        for card in forbidding(opponent):
            rule = table.state.content.clauses[card]
            table.tell(
                events.counterattack_forbidden,
                rule,
                seat=fighter.player,
                fighter=fighter.owner,
                card=card,
            )


def fits(state: State, opponent: Fighter, card: str) -> bool:
    """Whether a card's icon matches the attack type of the opponent's revealed card."""
    content = state.content
    icon = content.icons[card]
    return icon is not None and icon == content.types[opponent.played[0]]


def counterattack(table: Dungeon, fight: Fight, fighter: Fighter) -> Rule[None]:
    """Card by card, for as long as he wants and is not ahead."""
    state, opponent = table.state, opponent_of(fight, fighter)
    first = len(fighter.played)

    def options() -> list[str]:
        stop = STOP if len(fighter.played) > first else DECLINE
        icons, wanted = state.content.icons, revealed_type(state, opponent)
        fitting = [card for card in fighter.hand if icons[card] == wanted]
        return [stop, *(COUNTER(card) for card in dict.fromkeys(fitting))]

    def refused() -> dict[str, str]:
        return {
            COUNTER(card): "DQ3-COMBAT-23" if icon_of(state, card) else "DQ3-COMBAT-04"
            for card in fighter.hand
            if not fits(state, opponent, card)
        }

    while total(fighter) <= total(opponent):
        option = yield from pick(
            fighter.player, options, "DQ3-COMBAT-23", prompts.COUNTERATTACK, refused
        )
        if option in (STOP, DECLINE):
            return
        (card,) = COUNTER.parts(option)
        take_from_hand(fighter, card)
        yield from play_card(table, fight, fighter, card)


def tell_counterattack(table: Dungeon, fighter: Fighter, first: int, rule: str) -> None:
    """Say what the counterattack came to."""
    table.tell(
        events.counterattacked,
        rule,
        seat=fighter.player,
        fighter=fighter.owner,
        cards=[*fighter.played[first:]],
        total=total(fighter),
    )
