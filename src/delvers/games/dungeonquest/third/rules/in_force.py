"""Which optional rules a game of this edition is played with."""

from dataclasses import dataclass

from delvers.games.dungeonquest.common.rules import in_force


@dataclass(frozen=True, slots=True)
class Rules(in_force.Rules):
    """Which optional rules are in force."""

    hero_against_hero: bool = False
    servants: bool = False
    focused: bool = False
    tower_power: bool = False
    secret_loot: bool = False
    runes: int = 1
    live_to_fight: bool = False
    no_glory: bool = False
    monster_treasure: bool = False
    late_start: bool = False
