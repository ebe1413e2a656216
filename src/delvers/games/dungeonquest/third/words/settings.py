"""The options of the third edition: their labels and what they change."""

from typing import Final

from delvers.games.dungeonquest.common.words import settings as common
from delvers.games.dungeonquest.third.rules.settings import KEY
from delvers.text.gametext import Texts
from delvers.text.marks import N_

SETTINGS: Final[Texts] = {
    **common.SETTINGS,
    # Translators: the names of optional rules.
    "hero_against_hero": N_("Hero against hero"),
    "servants": N_("Servants of Kalladra"),
    "focused_determination": N_("Focused determination"),
    "tower_power": N_("Tower power"),
    "secret_loot": N_("Secret Loot"),
    "runes": N_("Runes for each hero"),
    "live_to_fight_another_day": N_("Live to fight another day"),
    "no_glory_without_valour": N_("No glory without valour"),
    "monster_treasure": N_("Monster treasure"),
    "late_start": N_("Late start"),
}
EXPLANATIONS: Final[Texts] = {
    f"{KEY}.heroes": common.HEROES,
    f"{KEY}.hero_against_hero": N_(
        "Heroes may move into each other's chambers, and must fight there. "
        "The victor may take a Loot card."
    ),
    f"{KEY}.servants": N_(
        "Players whose heroes are dead move monsters about the dungeon and bring new ones."
    ),
    f"{KEY}.focused_determination": N_(
        "A passed test costs only the Determination that it needed; the rest helps in any later "
        "test."
    ),
    f"{KEY}.death_can_wait": N_(
        "Instead of dying, a hero falls unconscious, loses Loot by a die roll and half of the "
        "wounds. Good for a first game."
    ),
    f"{KEY}.tower_power": N_(
        "From a tower a hero may go to any other tower and straight on from there."
    ),
    f"{KEY}.secret_loot": N_("Nobody sees the Loot of the others, only how many cards they have."),
    f"{KEY}.runes": N_("How many Runes each hero begins with; the box has 12 for all together."),
    f"{KEY}.live_to_fight_another_day": N_(
        "A hero who wins a round of a fight may announce an escape; whoever wins the next round "
        "too gets away."
    ),
    f"{KEY}.no_glory_without_valour": N_(
        "Only a hero with a Treasure card may leave the dungeon; other Loot is not enough."
    ),
    f"{KEY}.monster_treasure": N_(
        "Whoever kills a monster in a fight may roll a die: lower than its life brings a Treasure "
        "card."
    ),
    f"{KEY}.late_start": N_("A die decides how much of the day is gone before the game begins."),
}
