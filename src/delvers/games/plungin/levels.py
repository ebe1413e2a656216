"""Experience and levels (XP, VAR-XP)."""

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.people import STATS
from delvers.games.plungin.creating import choose_ability
from delvers.games.plungin.events import tell
from delvers.games.plungin.flow import ask
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule

TOP = 10


def divide_experience(table: Dungeon, heroes: list[Hero]) -> Rule[None]:
    """The experience of the adventure, in equal shares or on one pile; then levels."""
    state = table.state
    if state.rules.shared_experience:
        state.party.pile += state.party.exp
        for hero in heroes:
            hero.exp = state.party.pile // 4
    elif heroes:
        share = state.party.exp // len(heroes)
        for hero in heroes:
            hero.exp += share
            tell(table, "experience_share", "DP-XP-10", hero, amount=share)
    state.party.exp = 0
    for hero in heroes:
        yield from check_levels(table, hero)


def level_for(exp: int) -> int:
    """The level that a lifetime's experience is worth."""
    return max(level.level for level in BOOKS.levels if exp >= level.exp)


def check_levels(table: Dungeon, hero: Hero) -> Rule[None]:
    """Level after level, each with its gains."""
    while hero.level < min(TOP, level_for(hero.exp)):
        hero.level += 1
        gain = BOOKS.levels[hero.level - 1]
        hero.points += gain.points
        hero.picks += gain.abilities
        hero.raised.clear()
        tell(table, "level_gained", "DP-XP-11", hero, level=hero.level)
        yield from spend_points(table.state, hero)
        for _ in range(hero.picks):
            yield from choose_ability(hero, [*BOOKS.abilities.values()])
        hero.picks = 0


def price(hero: Hero, stat: str) -> int:
    """The last steps cost two points."""
    return 2 if hero.stats[stat] >= 8 else 1  # type: ignore[index]


def spend_points(state: State, hero: Hero) -> Rule[None]:
    """Points raise stats, none twice on a level, MOV once in a career; they may be saved."""
    while hero.points > 0:
        able = [
            stat
            for stat in STATS
            if stat not in hero.raised
            and hero.stats[stat] < TOP
            and price(hero, stat) <= hero.points
            and not (stat == "MOV" and hero.used.get("raised MOV"))
        ]
        if not able:
            return
        options = [*(f"raise {stat}" for stat in able), "save"]
        option = yield from ask(hero.seat, options, "DP-XP-11", f"level_up {hero.id}")
        if option == "save":
            return
        stat = able[options.index(option)]
        hero.points -= price(hero, stat)
        hero.stats[stat] += 1
        hero.raised.append(stat)
        if stat == "LIFE":
            hero.life += 1
        if stat == "MOV":
            state.flags[f"raised MOV {hero.number}"] = 1
