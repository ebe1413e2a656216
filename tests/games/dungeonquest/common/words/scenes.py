"""An event of every kind that both editions tell."""

from delvers.games.dungeonquest.common.tiles import TILES
from delvers.kernel.events import Event, Value

NAMES = ["Ana", "Bob", "Eva", "Дима"]
SCENES: dict[str, dict[str, Value]] = {
    "hero_dealt": {"seat": 0, "hero": "hugo", "runes": ["stasis_rune", "rune_of_ascent"]},
    "first_player": {"seat": 0},
    "tower_chosen": {"seat": 0, "at": 0},
    "turn_began": {"seat": 0},
    "turn_ended": {"seat": 0, "reason": "door"},
    "turn_skipped": {"seat": 0},
    "turns_lost": {"seat": 0, "count": 2},
    "moved": {"seat": 0, "at": 58},
    "put": {"seat": 0, "at": 14},
    "changed_tower": {"seat": 0, "at": 129},
    "tile_laid": {"seat": 0, "at": 14, "tile": next(iter(TILES)), "entry": 2},
    "tile_turned": {"at": 14, "turns": 3},
    "lost_in_the_dark": {"seat": 0, "direction": 1},
    "entrance_found": {"seat": 0, "at": 14},
    "descended": {"seat": 0, "at": 14, "heading": 3},
    "entrance_there": {"seat": 0, "at": 14},
    "way_below": {"seat": 0, "count": 3, "direction": 1},
    "surfaced": {"seat": 0, "at": 14},
    "dragged": {"seat": 0, "at": 14, "heading": 0},
    "searched": {"seat": 0, "at": 14},
    "card_drawn": {"seat": 0, "deck": "crypt", "card": "crypt_old_bones"},
    "card_ignored": {"seat": 0, "card": "dungeon_crypt"},
    "card_kept": {"seat": 0, "card": "dungeon_lingering_shade"},
    "card_rid": {"seat": 0, "card": "dungeon_lingering_shade"},
    "rune_used": {"seat": 0, "rune": "rune_of_healing"},
    "rolled": {"seat": 0, "dice": [3, 4], "why": "luck test"},
    "test_passed": {"seat": 0, "attribute": "luck", "total": 5, "value": 6},
    "test_failed": {"seat": 0, "attribute": "armor", "total": 9, "value": 6},
    "determination_gained": {"seat": 0, "count": 3},
    "wounded": {"seat": 0, "amount": 2, "cause": "trap_explosion"},
    "healed": {"seat": 0, "amount": 2},
    "died": {"seat": 0, "cause": "skeleton"},
    "loot_gained": {"seat": 0, "card": "treasure_sun_spear"},
    "loot_gained_secretly": {"seat": 0},
    "deck_shuffled": {"deck": "dungeon"},
    "die_rerolled": {"seat": 0, "number": 6},
    "loot_used": {"seat": 0, "card": "corpse_rope"},
    "loot_lost": {"seat": 0, "card": "dungeon_gold_coins_30"},
    "nothing_to_lose": {"seat": 0},
    "dragon_rage": {"seats": [0, 1]},
    "dragon_sleeps_again": {},
    "sun_moved": {"sun": 7},
    "doors_shut": {},
    "sunset_near": {"seat": 0, "risk": 2},
    "declined": {"seat": 0, "what": "dungeon_crypt"},
    "stayed_below": {"seat": 0},
    "card_chosen": {"seat": 0, "card": "search_ferrox"},
    "left": {"seat": 0},
    "chest_opened": {"seat": 0, "gold": 700},
    "gold_counted": {"seat": 0, "gold": 700, "count": 3},
    "game_won": {"winners": [0]},
    "game_lost": {"winners": []},
    "back_without_treasure": {"seat": 0},
    "fight_began": {"seat": 0, "monster": "sorcerer", "player": 1},
    "escape_failed": {"seat": 0, "monster": "troll"},
    "monster_killed": {"seat": 0, "monster": "troll"},
}


def happened(kind: str, **params: Value) -> Event:
    """An event as the rules tell it."""
    return Event(kind, "DQ3-GAME-01", params)
