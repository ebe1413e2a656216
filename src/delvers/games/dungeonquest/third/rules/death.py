"""Death, and how it can wait (DEATH, VAR-WAIT)."""

from delvers.games.dungeonquest.common.rules.loot import choose_loot, discard_loot
from delvers.games.dungeonquest.common.rules.rolling import roll_one
from delvers.games.dungeonquest.common.rules.wounds import heal, leave_the_living, life_of
from delvers.games.dungeonquest.third.rules import events
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def fall(table: Dungeon, hero: Hero, cause: str, rule: str) -> Rule[None]:
    """The hero dies or, if death can wait, falls unconscious."""
    if table.state.rules.death_can_wait:
        yield from fall_unconscious(table, hero, cause)
    else:
        leave_the_living(table, hero, cause, rule)


def fall_unconscious(table: Dungeon, hero: Hero, cause: str) -> Rule[None]:
    """Lose as many Loot cards as a die shows, and half of all wounds or more, so that he lives."""
    table.tell(events.unconscious, "DQ3-VAR-WAIT-01", seat=hero.seat, cause=cause)
    lost = yield from roll_one(table, hero, "unconscious", "DQ3-VAR-WAIT-02")
    yield from drop_loot(table, hero, lost)
    half, deadly = (hero.wounds + 1) // 2, hero.wounds - life_of(table.state, hero) + 1
    rule = "DQ3-VAR-WAIT-04" if half >= deadly else "DQ3-VAR-WAIT-08"
    heal(table, hero, max(half, deadly), rule)
    if cause == "bottomless_pit":
        hero.bound = "pit"


def drop_loot(table: Dungeon, hero: Hero, count: int) -> Rule[None]:
    """So many Loot cards of his choice, or all if he has no more."""
    if count >= len(hero.loot):
        for card in hero.loot[:]:
            discard_loot(table, hero, card, "DQ3-VAR-WAIT-07")
        return
    for _ in range(count):
        card = yield from choose_loot(table.state, hero, "DQ3-VAR-WAIT-02")
        discard_loot(table, hero, card, "DQ3-VAR-WAIT-03")
