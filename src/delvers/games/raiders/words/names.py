"""The names of everything in Dungeon Raiders."""

from typing import Final

from delvers.games.raiders.rules.components import CONTENT, Character, Level
from delvers.games.raiders.words.content import named_after, own_card, thing_in
from delvers.text.gametext import Texts, look_up, readable
from delvers.text.marks import N_, NN_
from delvers.text.voice import Voice

THINGS: Final[Texts] = {
    "treasure": N_("Treasure room"),
    "monster": N_("Monster room"),
    "chamber": N_("Chamber"),
    "trap": N_("Trap"),
    "boss": N_("Final monster"),
    "face_down": N_("Face-down room"),
    # Translators: monsters.
    "dragon": N_("Dragon"),
    "troll": N_("Troll"),
    "the_thing": N_("The thing"),
    "goblin": N_("Goblin"),
    "skeleton": N_("Skeleton"),
    "zombie": N_("Zombie"),
    "serpent": N_("Serpent"),
    # Translators: traps.
    "lava_cauldron": N_("Lava cauldron"),
    "coin_snatcher": N_("Coin snatcher"),
    "spike_trap": N_("Spike trap"),
    "giant_boulder": N_("Giant boulder"),
    # Translators: final monsters.
    "tax_collector": N_("Tax collector"),
    "medusa": N_("Medusa"),
    "vampire": N_("Vampire"),
    "sphinx": N_("Sphinx"),
    "minotaur": N_("Minotaur"),
    "wolf_pack": N_("Wolf pack"),
    "necromancer": N_("Necromancer"),
    "megadragon": N_("Megadragon"),
    "golem": N_("Golem"),
    "mummy": N_("Mummy"),
    # Translators: characters.
    "explorer": N_("Explorer"),
    "knight": N_("Knight"),
    "thief": N_("Thief"),
    "warrior": N_("Warrior"),
    "sorcerer": N_("Sorcerer"),
    # Translators: cards in the hand and on the table.
    "torch": N_("Torch"),
    "crystal ball": N_("Crystal ball"),
    "key": N_("Key"),
    "sword": N_("Sword"),
    "map": N_("Map card"),
    # Translators: a power card with its value, 1 to 5.
    "power": N_("Power %(count)s"),
    "level": N_("Level card %(count)s"),
    "coins": NN_("%(count)s coin", "%(count)s coins"),
    "potion": NN_("Potion for %(count)s wound", "Potion for %(count)s wounds"),
}

THE: Final[Texts] = {
    # Translators: from here on, monsters and traps as the subject of a sentence.
    "dragon": N_("The dragon"),
    "troll": N_("The troll"),
    "the_thing": N_("The thing"),
    "goblin": N_("The goblin"),
    "skeleton": N_("The skeleton"),
    "zombie": N_("The zombie"),
    "serpent": N_("The serpent"),
    "lava_cauldron": N_("The lava cauldron"),
    "coin_snatcher": N_("The coin snatcher"),
    "spike_trap": N_("The spike trap"),
    "giant_boulder": N_("The giant boulder"),
    "tax_collector": N_("The tax collector"),
    "medusa": N_("Medusa"),
    "vampire": N_("The vampire"),
    "sphinx": N_("The sphinx"),
    "minotaur": N_("The minotaur"),
    "wolf_pack": N_("The wolf pack"),
    "necromancer": N_("The necromancer"),
    "megadragon": N_("The megadragon"),
    "golem": N_("The golem"),
    "mummy": N_("The mummy"),
}

ITEMS: Final[Texts] = {
    # Translators: items as the object of a sentence: "Ana takes a torch".
    "torch": NN_("a torch", "%(count)s torches"),
    "crystal ball": NN_("a crystal ball", "%(count)s crystal balls"),
    "key": NN_("a key", "%(count)s keys"),
    "sword": NN_("a sword", "%(count)s swords"),
}


NAMES: Final[Texts] = {
    **THINGS,
    **{room.id: THINGS[thing_in(room)] for room in CONTENT.rooms.values()},
}


def own_name(voice: Voice, id: str) -> str | None:
    """The name of what only the table's content has, in the language of whoever wrote it."""
    if id in THINGS or (card := own_card(voice, id)) is None:
        return voice.say(named_after(voice, id)) if id not in NAMES else None
    if isinstance(card, Level):
        return None
    if card.name or isinstance(card, Character):
        return voice.say(card.name)
    return name(voice, thing_in(card))


def name(voice: Voice, id: str) -> str:
    """The name of a thing, standing alone."""
    return own_name(voice, id) or look_up(voice, NAMES, id) or readable(id)


def subject(voice: Voice, id: str) -> str:
    """A monster or trap as the subject of a sentence."""
    return voice.fill(THE[id]) if id in THE else name(voice, id)


def items(voice: Voice, id: str, count: int = 1) -> str:
    """So many items of a kind as the object of a sentence."""
    return voice.fill(ITEMS[id], count=count) if id in ITEMS else name(voice, id)
