"""The ten final monsters (BOSS)."""

from typing import Final

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import Boss
from delvers.games.raiders.rules.monster import is_beaten, seats_with, tell_attack
from delvers.games.raiders.rules.purse import gain_coins, lose_coins, wound
from delvers.games.raiders.rules.state import State
from delvers.kernel.table import Table

ATTACK_RULE: Final = {
    "tax_collector": "DR-BOSS-03",
    "medusa": "DR-BOSS-04",
    "vampire": "DR-BOSS-07",
    "sphinx": "DR-BOSS-08",
    "minotaur": "DR-BOSS-11",
    "wolf_pack": "DR-BOSS-15",
    "necromancer": "DR-BOSS-17",
    "megadragon": "DR-BOSS-18",
    "golem": "DR-BOSS-20",
    "mummy": "DR-BOSS-23",
}
COINS_RULE: Final = {"sphinx": "DR-BOSS-09", "minotaur": "DR-BOSS-12"}
NO_COINS_RULE: Final = {"sphinx": "DR-BOSS-10", "minotaur": "DR-BOSS-13"}


def resolve_boss(table: Table[State], boss: Boss, values: dict[int, int]) -> None:
    """Like a monster, with the boss's own particulars; those who escaped have no value."""
    if not values:
        table.tell(events.all_escaped, "DR-RULING-49", boss=boss.id)
        return
    beaten = is_boss_beaten(table, boss, values)
    if boss.coins_for_highest:
        reward_highest(table, boss, values, beaten)
    if not beaten:
        attack(table, boss, values)


def is_boss_beaten(table: Table[State], boss: Boss, values: dict[int, int]) -> bool:
    """Whether the total reaches the strength; some cannot be beaten at all."""
    if boss.strength:
        return is_beaten(table, boss.id, boss.strength, values)
    table.tell(events.unbeatable, table.state.content.clauses[boss.id], boss=boss.id)
    return False


def attack(table: Table[State], boss: Boss, values: dict[int, int]) -> None:
    """Hit the lowest value (the mummy: the highest) with all that the boss does."""
    worst = min(values.values()) if boss.attacks == "lowest" else max(values.values())
    rule = table.state.content.clauses[boss.id]
    attacked = seats_with(values, worst)
    tell_attack(table, boss.id, worst, attacked, ATTACK_RULE.get(boss.id, "DR-BOSS-02"))
    for seat in attacked:
        if boss.wounds:
            wound(table, seat, boss.wounds, rule)
        if boss.coins_lost:
            lose_coins(table, seat, boss.coins_lost, rule)
        if boss.eliminates:
            table.state.players[seat].is_eliminated = True
            table.tell(events.eliminated, rule, seat=seat, boss=boss.id)


def reward_highest(table: Table[State], boss: Boss, values: dict[int, int], beaten: bool) -> None:
    """Coins for the highest value, unless all are equal and the boss is unbeaten."""
    if not beaten and len(set(values.values())) == 1:
        table.tell(events.no_reward, NO_COINS_RULE.get(boss.id, "DR-BOSS-10"), boss=boss.id)
        return
    highest = max(values.values())
    best = seats_with(values, highest)
    rule = COINS_RULE.get(boss.id, "DR-BOSS-09")
    table.tell(events.reward_for_highest, rule, boss=boss.id, value=highest, seats=best)
    for seat in best:
        gain_coins(table, seat, boss.coins_for_highest, table.state.content.clauses[boss.id])
