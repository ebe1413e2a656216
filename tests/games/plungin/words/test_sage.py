"""What the sage says, word for word, of the tables of the first adventure."""

from typing import Final

import pytest

from delvers.text import words
from tests.games.plungin.words.scenes import GAME, HERO, NAMES, happened

TOLD: Final = {
    "locations": (
        "Table 1: locations",
        [
            "1–3: Straight corridor (2 doors)",
            "4–5: Corner (2 doors)",
            "6–7: T intersection (3 doors)",
            "8: X intersection (4 doors)",
            "9–10: Room 4x6 (2 doors)",
            "11–12: Room 6x6 (2 doors)",
            "13–14: Room 6x6 (3 doors)",
            "15: Pillared room (3 doors)",
            "16: Jagged room (2 doors)",
            "17: Cell 4x4 (1 door)",
            "18: Rubble room (2 doors)",
            "19–20: special location",
        ],
    ),
    "doors": (
        "Table 2: doors",
        [
            "1–3: door",
            "4–5: locked door, Difficulty 1",
            "6: locked door, Difficulty 2",
            "7+: Great Door, Difficulty 2",
        ],
    ),
    "events": (
        "Table 3.1: random events",
        [
            "1–2: Quiet",
            "3: The tapping",
            "4–5: Wandering monsters",
            "6: Scratching in the dark",
            "7: Spear plate",
            "8: Loose ceiling",
            "9: Hidden cache",
            "10: Dead explorer",
            "11: Hook of keys",
            "12: Trickle of clean water",
        ],
    ),
    "encounters": (
        "Table 3.2: encounters",
        [
            "1–2: nothing",
            "3: 1 chest, Difficulty 1",
            "4–6: monsters",
            "7–9: monsters and 1 chest, Difficulty 1",
            "10–11: monsters and 2 chests, Difficulty 1",
            "12: monsters and 1 chest, Difficulty 2",
        ],
    ),
    "chests": (
        "Table 3.2.1: chests",
        [
            "1–3: not locked",
            "4–6: locked",
        ],
    ),
    "monsters": (
        "Table 3.2.2: monsters",
        [
            "1: 1d4+4 × Giant Rat",
            "2: 1d4+3 × Cave Bat",
            "3–5: 4 × Goblin",
            "6–7: 3 × Goblin, 1 × Goblin Archer",
            "8–9: 2 × Goblin, 2 × Goblin Archer",
            "10–11: 3 × Gremlin",
            "12–13: 3 × Skeleton",
            "14: 4 × Skeleton",
            "15: 3 × Wolf",
            "16: 4 × Wolf",
            "17: 2 × Kobold Sapper, 2 × Goblin",
            "18: 3 × Goblin, 1 × Orc",
            "19: 1 × Cultist, 3 × Gremlin",
            "20: 2 × Orc, 1 × Goblin Archer",
        ],
    ),
    "attention": (
        "Table 3.2.3: attention",
        [
            "≤1: asleep",
            "2: surprised",
            "3–4: unaware",
            "5: alert",
            "6+: lying in ambush",
        ],
    ),
    "specials": (
        "Table 3.3: special locations",
        [
            "1–2: Healing Fountain",
            "3: Sarcophagus of Reanimation",
            "4: Library",
            "5: Old Armoury",
            "6: Foreman's Den",
        ],
    ),
    "uniques": (
        "Table 3.4: unique locations",
        [
            "1: Eye of Death",
        ],
    ),
    "door_traps": (
        "Table of door traps",
        [
            "1–3: no trap",
            "4: Dart Volley",
            "5: Falling Net",
            "6: Poisoned Needle",
            "7: Spear Trap",
            "8: Swinging Axe",
        ],
    ),
    "chest_traps": (
        "Table of chest traps",
        [
            "1–3: no trap",
            "4: Dart Volley",
            "5: Alarm Chimes",
            "6: Poisoned Needle",
            "7: Swinging Axe",
            "8: Fireball Trap",
        ],
    ),
    "treasure": (
        "Table of treasure",
        [
            "1: Table of cursed things",
            "2–4: 2d6x3 gold",
            "5–7: 2d6x4 gold",
            "8: Small Gem",
            "9: Garnet",
            "10–11: Healing Potion",
            "12: 2 × Fire Flask",
            "13: Buckler",
            "14: Lockpicks",
            "15: Lesser Spell Book",
            "16: Lesser Tome of Knowledge",
            "17: Key",
            "18: Recipe Scroll",
            "19+: Great Key",
        ],
    ),
    "gremlin_foreman": (
        "Snick, Gremlin Foreman",
        [
            "2–5: No effect",
            "6–7: Yelps",
            "8+: Dies",
        ],
    ),
}


@pytest.mark.parametrize("about", TOLD)
def test_the_sage_tells_the_rows_of_a_table_as_they_are(about: str) -> None:
    title, rows = TOLD[about]
    event = happened("sage_said", who=HERO, about=about, pack="tapping_in_the_wall", rows=[])
    told = words("en").event(GAME, event, NAMES)
    assert told == f"The sage tells Brannoc Vale about this: {title}. {'; '.join(rows)}."
