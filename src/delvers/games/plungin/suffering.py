"""What conditions do at the start and the end of a turn (COND)."""

from delvers.games.plungin.checks import check
from delvers.games.plungin.conditions import end_turn_of, relieve
from delvers.games.plungin.life import harm
from delvers.games.plungin.state import Character, Dungeon
from delvers.kernel.requests import Rule


def start_effects(table: Dungeon, one: Character) -> Rule[None]:
    """Venom and bleeding at the start of a turn; what holds may be shaken off."""
    if not one.conditions:
        return
    if "venom" in one.conditions:
        if (yield from check(table, one, "RES", 1, "DP-COND-04", why="venom")).passed:
            relieve(table, one, "venom", "DP-COND-04")
        else:
            yield from harm(table, one, 1, "venom", "DP-COND-04")
    if one.life_left and "bleeding" in one.conditions:
        yield from harm(table, one, 1, "bleeding", "DP-COND-04")
    if one.life_left and "rooted" in one.conditions and one.bonus.get("rooted"):
        difficulty = one.bonus["rooted"]
        if (yield from check(table, one, "RES", difficulty, "DP-COND-04", why="entangle")).passed:
            relieve(table, one, "rooted", "DP-COND-04")


def end_effects(table: Dungeon, one: Character) -> Rule[None]:
    """Flames at the end of a turn, and conditions that are over with it."""
    if "burning" in one.conditions and table.state.flags.get(f"caught fire {one.number}"):
        relieve(table, one, "burning", "DP-COND-04")
        table.state.flags.pop(f"caught fire {one.number}")
        yield from harm(table, one, 1, "burning", "DP-COND-04", fire=True)
    elif "burning" in one.conditions:
        table.state.flags[f"caught fire {one.number}"] = 1
    if one.life_left:
        end_turn_of(table, one)
