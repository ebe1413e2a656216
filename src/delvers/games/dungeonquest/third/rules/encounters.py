"""Moving into a space and meeting what is there: monsters first, then the chamber (MOVE, ENC)."""

from delvers.games.dungeonquest.common.rules.encounters import encounter_chamber
from delvers.games.dungeonquest.common.rules.map import barriers
from delvers.games.dungeonquest.common.rules.movement import pass_barriers
from delvers.games.dungeonquest.common.rules.ways import Way
from delvers.games.dungeonquest.third.rules.attributes import give_up_portcullises
from delvers.games.dungeonquest.third.rules.combat.duel import attack_heroes_here
from delvers.games.dungeonquest.third.rules.monster_tokens import lurkers_at
from delvers.games.dungeonquest.third.rules.monsters.meeting import meet_lurkers
from delvers.games.dungeonquest.third.rules.movement import choose_side, rotate, step_into
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero
from delvers.kernel.requests import Rule


def move(table: Dungeon, hero: Hero, way: Way) -> Rule[None]:
    """Pass what bars the way, enter the space (laying a tile if there is none) and meet it.

    Whoever tried a portcullis elsewhere before has given it up.
    """
    if hero.determination:
        give_up_portcullises(table, hero, way)
    if found := barriers(table.state, hero.at, way):
        yield from pass_barriers(table, hero, way, found)
    yield from step_into(table, hero, way)
    if table.state.rules.hero_against_hero:
        yield from attack_heroes_here(table, hero)
    yield from encounter_space(table, hero)


def encounter_space(table: Dungeon, hero: Hero) -> Rule[None]:
    """Monster tokens come first; only when they are dead the chamber follows."""
    hero.owes_encounter = False
    if table.state.lurkers and lurkers_at(table.state, hero.at):
        return encounter_monsters(table, hero)
    return encounter_chamber(table, hero)


def encounter_monsters(table: Dungeon, hero: Hero) -> Rule[None]:
    """The monster tokens of a space, then its chamber."""
    yield from meet_lurkers(table, hero)
    yield from encounter_chamber(table, hero)


def arrive(table: Dungeon, hero: Hero, is_new: bool) -> Rule[None]:
    """After a special movement the space is met this turn, unless it is a room that turns."""
    if is_new:
        rotate(table, hero)
    yield from choose_side(table, hero)
    if table.state.rules.hero_against_hero:
        yield from attack_heroes_here(table, hero)
    yield from encounter_space(table, hero)
