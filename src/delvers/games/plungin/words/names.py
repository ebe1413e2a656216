"""What things are called: those of the books, and those that only the rules name."""

from typing import Final

from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.options import figure_named, spell_in
from delvers.games.plungin.words.books import kinds, name_in_books
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.places import fixture
from delvers.text.gametext import Texts, look_up, readable
from delvers.text.marks import N_
from delvers.text.voice import Voice

STATS: Final[Texts] = {
    # Translators: the stats of heroes and monsters, as short as possible.
    "ATK": N_("ATK"),
    "DEF": N_("DEF"),
    "MAG": N_("MAG"),
    "MOV": N_("MOV"),
    "LIFE": N_("LIFE"),
    "RES": N_("RES"),
    "DEX": N_("DEX"),
    "WIT": N_("WIT"),
    "EXP": N_("EXP"),
}
TRAITS: Final[Texts] = {
    # Translators: the traits of races.
    "trait_adaptable": N_("Adaptable"),
    "trait_elven_senses": N_("Elven senses"),
    "trait_stoneblood": N_("Stoneblood"),
    "trait_lucky": N_("Lucky"),
    "trait_too_angry_to_die": N_("Too angry to die"),
    "trait_tinker": N_("Tinker"),
}
ITEM_KINDS: Final[Texts] = {
    # Translators: kinds of things that heroes have, as headings.
    "kind.weapon": N_("Weapons"),
    "kind.armour": N_("Armour"),
    "kind.shield": N_("Shields"),
    "kind.attire": N_("Attire"),
    "kind.potion": N_("Potions"),
    "kind.grenade": N_("Flasks to throw"),
    "kind.gear": N_("Gear"),
    "kind.key": N_("Keys"),
    "kind.tome": N_("Tomes"),
    "kind.spell_book": N_("Spell books"),
    "kind.recipe": N_("Recipes"),
    "kind.quest": N_("Quest objects"),
    "kind.reagent": N_("Reagents"),
    "kind.valuable": N_("Valuables"),
}
ABILITY_KINDS: Final[Texts] = {
    # Translators: kinds of special abilities.
    "kind.passive": N_("always works"),
    "kind.action": N_("an action"),
    "kind.attack": N_("counts as the Attack"),
    "kind.reaction": N_("a reaction"),
}
WATCHFUL: Final[Texts] = {
    # Translators: how watchful monsters are.
    "sleeping": N_("asleep"),
    "surprised": N_("surprised"),
    "unaware": N_("unaware"),
    "alert": N_("alert"),
    "ambush": N_("lying in ambush"),
}
LAWS: Final[Texts] = {
    # Translators: the Law of a monster: first its role, then whom it goes for.
    "combatant": N_("fights hand to hand"),
    "shooter": N_("shoots from afar"),
    "special": N_("has a Law of its own"),
    "patient": N_("waits"),
    "near": N_("the nearest"),
    "determined": N_("the same as before"),
    "drawn_to": N_("the one who draws it"),
    "pack": N_("whom its pack hunts"),
    "frenzied": N_("anybody"),
    "dumb": N_("whom the players name"),
    "vengeful": N_("who hit it last"),
}
DOORS: Final[Texts] = {
    # Translators: kinds of doors.
    "door.normal": N_("door"),
    "door.locked": N_("locked door"),
    "door.great": N_("Great Door"),
    "door.secret": N_("secret door"),
}
HAZARDS: Final[Texts] = {
    # Translators: what lies or burns on the floor.
    "oil": N_("Lamp oil"),
    "burning_oil": N_("Burning oil"),
    "smoke": N_("Smoke"),
}
TABLES: Final[Texts] = {
    # Translators: the tables of an adventure on which dice are rolled.
    "locations": N_("Table 1: locations"),
    "doors": N_("Table 2: doors"),
    "events": N_("Table 3.1: random events"),
    "encounters": N_("Table 3.2: encounters"),
    "chests": N_("Table 3.2.1: chests"),
    "monsters": N_("Table 3.2.2: monsters"),
    "attention": N_("Table 3.2.3: attention"),
    "specials": N_("Table 3.3: special locations"),
    "uniques": N_("Table 3.4: unique locations"),
    "door_traps": N_("Table of door traps"),
    "chest_traps": N_("Table of chest traps"),
    "treasure": N_("Table of treasure"),
    "SB1": N_("Table of lesser spell books"),
    "SB2": N_("Table of greater spell books"),
    "RC": N_("Table of recipes"),
    "CU": N_("Table of cursed things"),
}
ACTS: Final[Texts] = {
    # Translators: what bosses do by their special Laws.
    "tap_and_tear": N_("Tap and Tear"),
    "gaze_of_the_eye": N_("Gaze of the Eye"),
    "call_the_knockers": N_("Call the Knockers"),
    "drink_the_staff": N_("Drink the Staff"),
    "toll": N_("Toll"),
    "low_note": N_("Low Note"),
    "call_the_choir": N_("Call the Choir"),
    "cold_breath": N_("Cold Breath"),
    "hunger": N_("Hunger"),
    "feed": N_("Feed"),
    "mist": N_("Mist"),
    "command": N_("Command"),
    "wings": N_("Wings"),
    "bite_and_bite": N_("Bite and Bite"),
    "dragon_breath": N_("Dragon Breath"),
    "tail_sweep": N_("Tail Sweep"),
    "bite_and_claw": N_("Bite and Claw"),
    "breath": N_("Breath"),
    "wing_storm": N_("Wing Storm"),
    "storm": N_("Wing Storm"),
    "ash_veil": N_("Ash Veil"),
    "hammer": N_("Hammer"),
    "knock_knock": N_("Knock, Knock"),
    "tool_toss": N_("Tool Toss"),
    "press": N_("Press"),
    "war_shout": N_("War Shout"),
    "reckless": N_("Reckless"),
    "hunt": N_("Hunt"),
    "web_spray": N_("Web Spray"),
    "brood": N_("Brood"),
    "measured_step": N_("Measured Step"),
    "sweep": N_("Sweep"),
    "rewind": N_("Rewind"),
}
LIFE_RESULTS: Final[Texts] = {
    # Translators: the results of bosses' Life Tables.
    "no_effect": N_("No effect"),
    "dies": N_("Dies"),
    "the_lid_flickers": N_("The Lid Flickers"),
    "the_eye_weeps": N_("The Eye Weeps"),
    "the_bell_answers": N_("The Bell Answers"),
    "cracked": N_("Cracked"),
    "blood_frenzy": N_("Blood Frenzy"),
    "life.smoke": N_("Turns to Smoke"),
    "molten_wounds": N_("Molten Wounds"),
    "last_breath": N_("Last Breath"),
    "yelps": N_("Yelps"),
    "roars": N_("Roars"),
    "leaps": N_("Leaps"),
    "spring_snaps": N_("The Spring Snaps"),
}
CHANGES: Final[Texts] = {
    # Translators: what is different about a boss from now on.
    "fury": N_("Fury"),
    "molten": N_("Molten blood"),
    "slow_spring": N_("A slow spring"),
}
NAMES: Final[Texts] = {
    **STATS,
    **TRAITS,
    **ITEM_KINDS,
    **ABILITY_KINDS,
    **WATCHFUL,
    **LAWS,
    **DOORS,
    **HAZARDS,
    **TABLES,
    **ACTS,
    **LIFE_RESULTS,
    **CHANGES,
    "fund": N_("Common fund"),
    "gold": N_("Gold"),
    "level": N_("Level %(count)s"),
}


def more_names(voice: Voice, id: str) -> str | None:
    """The name of a thing of the books, of a figure with its number, of a door or a chest."""
    told = name_in_books(books_of(voice), id)
    if told is not None:
        return voice.say(told)
    return (
        of_a_spell_book(voice, id)
        or of_a_recipe(voice, id)
        or of_a_figure(voice, id)
        or of_a_new_hero(voice, id)
        or fixture(voice, id)
    )


def name(voice: Voice, id: str) -> str:
    """The name of anything."""
    return look_up(voice, NAMES, id) or more_names(voice, id) or readable(id)


def life_result(voice: Voice, id: str) -> str:
    """A result of a Life Table; one of them has the same id as smoke on the floor."""
    return look_up(voice, LIFE_RESULTS, f"life.{id}") or name(voice, id)


def of_a_spell_book(voice: Voice, id: str) -> str | None:
    """A book with one spell."""
    spell = spell_in(id)
    if spell is None:
        return None
    return voice.say("Spell book: %(spell)s", spell=name(voice, spell))


def of_a_recipe(voice: Voice, id: str) -> str | None:
    """A recipe by what it makes."""
    if id not in books_of(voice).recipes:
        return None
    return voice.say("Recipe: %(thing)s", thing=name(voice, books_of(voice).recipes[id].makes))


def of_a_figure(voice: Voice, id: str) -> str | None:
    """A monster with its number, such as "Orc 12"; a hero or a boss needs none."""
    figure = figure_named(id)
    if figure is None:
        return None
    kind, number = figure
    if kind not in books_of(voice).monsters:
        return name(voice, kind) if is_hero(books_of(voice), kind) else None
    told = name(voice, f"monster.{kind}")
    return told if books_of(voice).monsters[kind].boss else f"{told} {number}"


def is_hero(books: Books, id: str) -> bool:
    """Whether an id is that of a hero or an escort."""
    return (
        id in kinds(books)["hero"]
        or id in kinds(books)["escort"]
        or parts_of_hero(books, id) is not None
    )


def is_held(books: Books, item: str) -> bool:
    """Whether a thing is held in a hand; other things are worn."""
    return item in books.items and books.items[item].kind in ("weapon", "shield")


def parts_of_hero(books: Books, id: str) -> tuple[str, str, str] | None:
    """The race, the class and the number of a hero whom a player has made."""
    for race in books.races:
        kin, _, number = id.removeprefix(f"{race}_").rpartition("_")
        if id.startswith(f"{race}_") and kin in books.kins and number.isdigit():
            return race, kin, number
    return None


def of_a_new_hero(voice: Voice, id: str) -> str | None:
    """A hero whom a player has made has the name that he gave it, or race, class and number."""
    parts = parts_of_hero(books_of(voice), id)
    if parts is None:
        return None
    if id in voice.given:
        return voice.given[id]
    race, kin, number = parts
    # Translators: what a hero whom a player has made is called: "Elf Mage 2".
    return voice.say(
        "%(race)s %(kin)s %(number)s", race=name(voice, race), kin=name(voice, kin), number=number
    )
