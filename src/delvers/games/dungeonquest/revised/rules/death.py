"""Death, and how it can wait (DEATH, VAR-DEATH)."""

from delvers.games.dungeonquest.common.rules.board import TOWERS
from delvers.games.dungeonquest.common.rules.map import is_occupied
from delvers.games.dungeonquest.common.rules.options import TOWER, TOWER_OPTION
from delvers.games.dungeonquest.common.rules.wounds import leave_the_living
from delvers.games.dungeonquest.revised.rules import events, prompts
from delvers.games.dungeonquest.revised.rules.combat.fights import end_fight
from delvers.games.dungeonquest.revised.rules.state import Dungeon, Hero
from delvers.games.dungeonquest.revised.rules.torchlight import light_the_way
from delvers.kernel.requests import Rule, ask


def fall(table: Dungeon, hero: Hero, cause: str, rule: str) -> Rule[None]:
    """The hero dies, which ends a fight, and if death can wait he starts anew."""
    leave_the_living(table, hero, cause, rule)
    end_fight(table)
    if table.state.rules.death_can_wait:
        yield from come_back(table, hero)


def come_back(table: Dungeon, hero: Hero) -> Rule[None]:
    """The player on the left puts the figure on a tower; the next turn is like the first."""
    state = table.state
    left = (hero.seat + 1) % len(state.heroes)
    taken = {tower for tower in TOWERS if is_occupied(state, tower, hero)}
    options = [TOWER_OPTION[tower] for tower in TOWERS if tower not in taken]
    refused = {TOWER_OPTION[tower]: "DQR-GAP-50" for tower in taken}
    prompt = prompts.COME_BACK(hero.id)
    option = yield from ask(left, options, "DQR-VAR-DEATH-04", prompt, refused)
    (hero.at,) = TOWER.parts(option)
    hero.status = "exploring"
    table.tell(events.came_back, "DQR-VAR-DEATH-01", seat=hero.seat, at=hero.at)
    yield from light_the_way(table, hero)
