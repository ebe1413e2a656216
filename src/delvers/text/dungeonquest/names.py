"""The names of what both editions of DungeonQuest have."""

from typing import Final

from delvers.games.dungeonquest.tiles import TILES
from delvers.text.dungeonquest.card_names import CARDS, RUNES
from delvers.text.gametext import Texts, look_up, readable
from delvers.text.marks import N_
from delvers.text.voice import Voice

HEROES: Final[Texts] = {
    "hugo": N_("Hugo the Glorious"),
    "krutzbeck": N_("Krutzbeck"),
    "lindel": N_("Lindel"),
    "tatianna": N_("Tatianna"),
    "gherinn": N_("Brother Gherinn"),
    "challara": N_("Challara and Brightblaze"),
}
MONSTERS: Final[Texts] = {
    "skeleton": N_("Skeleton"),
    "sorcerer": N_("Sorcerer"),
    "troll": N_("Troll"),
    "golem": N_("Golem"),
    "demon": N_("Demon"),
}
THE_MONSTER: Final[Texts] = {
    # Translators: monsters as the subject of a sentence.
    "skeleton": N_("The skeleton"),
    "sorcerer": N_("The sorcerer"),
    "troll": N_("The troll"),
    "golem": N_("The golem"),
    "demon": N_("The demon"),
}
CHAMBERS: Final[Texts] = {
    "chamber": N_("Dungeon Chamber"),
    "corridor": N_("Corridor"),
    "portcullis": N_("Portcullis"),
    "trap": N_("Trap Chamber"),
    "rotating_room": N_("Rotating Room"),
    "cave_in": N_("Cave-in"),
    "darkness": N_("Chamber of Darkness"),
    "chasm": N_("Chasm"),
    "bottomless_pit": N_("Bottomless Pit"),
    "bridge": N_("Bridge"),
    "spider_web": N_("Spider Web"),
    "catacomb_entrance": N_("Catacomb Entrance"),
    "tower": N_("Tower Room"),
    "treasure": N_("Treasure Chamber"),
    "unexplored": N_("Unexplored"),
}
DECKS: Final[Texts] = {
    # Translators: one card of a deck: "Ana draws: Crypt (Dungeon card)".
    "deck_dungeon": N_("Dungeon card"),
    "deck_dragon": N_("Dragon card"),
    "deck_treasure": N_("Treasure card"),
    "deck_trap": N_("Trap card"),
    "deck_door": N_("Door card"),
    "deck_crypt": N_("Crypt card"),
    "deck_corpse": N_("Corpse card"),
    "deck_search": N_("Search card"),
    "deck_catacomb": N_("Catacomb card"),
    "deck_rune": N_("Rune card"),
    "deck_combat": N_("Combat card"),
    "deck_power": N_("Power card"),
}
TYPES: Final[Texts] = {
    "type_event": N_("Event"),
    "type_loot": N_("Loot"),
    "type_monster": N_("Monster"),
    "type_threat": N_("Threat"),
    "type_trap": N_("Trap"),
}
ATTRIBUTES: Final[Texts] = {
    "life": N_("Life"),
    "strength": N_("Strength"),
    "agility": N_("Agility"),
    "armor": N_("Armor"),
    "luck": N_("Luck"),
}
ATTACKS: Final[Texts] = {
    # Translators: the three attack types, alone on a label or in a list.
    "ranged": N_("ranged"),
    "melee": N_("melee"),
    "magic": N_("magic"),
}
ENCOUNTERS: Final[Texts] = {
    # What Determination tokens are kept for, where it is neither a card nor a chamber.
    "any": N_("Any test"),
    "web": CHAMBERS["spider_web"],
    "pit": CHAMBERS["bottomless_pit"],
    "hole": CARDS["hole_in_the_roof"],
    "ferrox": CARDS["ferrox"],
    "trapdoor": CARDS["trapdoor"],
}
NAMES: Final[Texts] = {
    **HEROES,
    **MONSTERS,
    **CHAMBERS,
    **DECKS,
    **TYPES,
    **ATTRIBUTES,
    **{f"attack_{attack}": text for attack, text in ATTACKS.items()},
    **RUNES,
    **ENCOUNTERS,
    "kalladra": N_("Dragonlord Kalladra"),
    "dragon_rage": CARDS["dragon_rage"],
    "determination": N_("Determination"),
    "wounds": N_("Wounds"),
    "gold": N_("Gold"),
    "sun": N_("Sun"),
    "monster_token": N_("Monster token"),
    "catacomb_entrance_marker": N_("Catacomb Entrance marker"),
    "travel_marker": N_("Travel marker"),
    "damage_stack": N_("Damage stack"),
    "combat_stack": N_("Combat stack"),
}


def more_names(voice: Voice, id: str) -> str | None:
    """The name of a tile, of a card by its deck and title, or of what Determination is for."""
    if id in TILES:
        return voice.fill(CHAMBERS[TILES[id].kind])
    if id in ATTACKS:
        return voice.fill(ATTACKS[id])
    if id.startswith("here "):
        return look_up(voice, NAMES, id.split()[1])
    deck, _, title = id.partition("_")
    return look_up(voice, CARDS, title) if f"deck_{deck}" in DECKS else None


def name(voice: Voice, id: str) -> str:
    """The name of a thing, standing alone."""
    return look_up(voice, NAMES, id) or more_names(voice, id) or readable(id)


def the_monster(voice: Voice, id: str) -> str:
    """A monster as the subject of a sentence."""
    return voice.fill(THE_MONSTER[id]) if id in THE_MONSTER else name(voice, id)
