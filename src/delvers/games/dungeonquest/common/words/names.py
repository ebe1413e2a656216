"""The names of what both editions of DungeonQuest have, and how an edition adds its own."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.common.tiles import TILES
from delvers.games.dungeonquest.common.words.card_names import CARDS, RUNES
from delvers.text.gametext import Telling, Texts, look_up, readable
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
NAMES: Final[Texts] = {
    **HEROES,
    **MONSTERS,
    **CHAMBERS,
    **DECKS,
    **TYPES,
    **ATTRIBUTES,
    **{f"attack_{attack}": text for attack, text in ATTACKS.items()},
    **RUNES,
    "kalladra": N_("Dragonlord Kalladra"),
    "dragon_rage": CARDS["dragon_rage"],
    "determination": N_("Determination"),
    "wounds": N_("Wounds"),
    "gold": N_("Gold"),
    "sun": N_("Sun"),
    "monster_token": N_("Monster token"),
    "catacomb_entrance_marker": N_("Catacomb Entrance marker"),
    "travel_marker": N_("Travel marker"),
}


Name: TypeAlias = Callable[[Voice, str], str]


@dataclass(frozen=True, slots=True)
class Naming:
    """The names of an edition: by ids, its cards by their titles, and what it has of its own."""

    names: Texts
    titles: Texts
    own: Telling = lambda _voice, _id: None

    def __call__(self, voice: Voice, id: str) -> str:
        """The name of a thing, standing alone."""
        own = own_name(voice, id) or look_up(voice, self.names, id)
        return own or self.more(voice, id) or readable(id)

    def more(self, voice: Voice, id: str) -> str | None:
        """The name of a tile, of an attack, or of a card by its deck and title."""
        if id in TILES:
            return voice.fill(CHAMBERS[TILES[id].kind])
        if id in ATTACKS:
            return voice.fill(ATTACKS[id])
        deck, _, title = id.partition("_")
        card = look_up(voice, self.titles, title) if f"deck_{deck}" in DECKS else None
        return card or self.own(voice, id)


def the_monster(voice: Voice, id: str) -> str:
    """A monster as the subject of a sentence."""
    if id in THE_MONSTER:
        return voice.fill(THE_MONSTER[id])
    return own_name(voice, id) or look_up(voice, NAMES, id) or readable(id)


def own_name(voice: Voice, id: str) -> str | None:
    """The name of what only the table's content has, in the language of whoever wrote it."""
    content = voice.content
    if not isinstance(content, Box):
        return None
    for kind in ("cards", "heroes", "tiles", "power"):
        entry = getattr(content, kind, {}).get(id)
        if entry is not None:
            chamber = CHAMBERS[entry.kind] if kind == "tiles" else ""
            return voice.say(entry.name) or voice.fill(chamber) or None
    if id in MONSTERS:
        return None
    return voice.say(content.kinds().get(id, "")) or None
