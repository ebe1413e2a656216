"""The figures of weapons, armour and other things."""

from collections.abc import Iterator
from typing import Final

from delvers.games.plungin.rules.books.people import Stats
from delvers.games.plungin.rules.books.things import Item
from delvers.games.plungin.words.sentences import gold, needs, signed
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

WORN: Final[Texts] = {
    # Translators: %(dice)s is how many dice it adds, such as +2.
    "weapon": N_("A melee weapon: %(dice)s ATK."),
    "shot": N_("A weapon for shots: %(dice)s ATK, range %(range)s."),
    "armour": N_("Armour: %(dice)s DEF."),
    "shield": N_("A shield: %(dice)s DEF."),
}
PLACES: Final[Texts] = {
    "helmet": N_("Worn on the head."),
    "cloak": N_("Worn over the shoulders."),
    "amulet": N_("Worn round the neck."),
    "boots": N_("Worn on the feet."),
    "gloves": N_("Worn on the hands."),
    "ring": N_("Worn on a finger."),
}
KINDS: Final[Texts] = {
    "potion": N_("A potion."),
    "grenade": N_("A flask to throw."),
    "gear": N_("Gear."),
    "key": N_("A key."),
    "tome": N_("A tome."),
    "spell_book": N_("A spell book."),
    "recipe": N_("A recipe."),
    "quest": N_("A quest object."),
    "reagent": N_("A reagent for recipes."),
    "valuable": N_("A valuable, to be sold in the village."),
}


def of_an_item(voice: Voice, item: Item) -> Iterator[str]:
    """What a thing is, what it needs, and what it costs."""
    yield what_it_is(voice, item)
    if item.kind in ("weapon", "shield") and item.hands == 2:
        yield voice.say("It needs both hands.")
    least: Stats = {"RES": item.min_res, "DEX": item.min_dex}
    yield needs(voice, {stat: value for stat, value in least.items() if value > 1})
    if item.weak:
        yield voice.say("Weak: a fumble may break it.")
    if item.cursed:
        yield voice.say("Cursed: it cannot be taken off.")
    if item.value:
        yield voice.say("Worth %(gold)s gold.", gold=item.value)
    if item.price or item.bought:
        yield gold(voice, item.price or item.bought)


def what_it_is(voice: Voice, item: Item) -> str:
    """The kind of a thing, with the dice that it adds or where it is worn."""
    if item.kind in KINDS:
        return voice.fill(KINDS[item.kind])
    if item.kind == "attire":
        return voice.fill(PLACES[item.place]) if item.place else ""
    kind = "shot" if item.kind == "weapon" and item.range else item.kind
    return voice.fill(WORN[kind], dice=signed(item.bonus), range=item.range)
