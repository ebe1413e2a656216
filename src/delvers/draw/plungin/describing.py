"""What a thing of the companion books is, in words: its name, its facts, its text."""

import functools
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from delvers.draw.html import icon
from delvers.draw.plungin.figures import figure
from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.people import STATS, Ability
from delvers.games.plungin.books.things import Item, Spell
from delvers.text import Words

GAME: Final = "plungin"
SPELL_BOOK: Final = "spell_book:"
FIGURE: Final = "dp-figure-"
SHOWN: Final = re.compile(f'href="#{FIGURE}([^"]+)"')


@functools.cache
def known() -> dict[str, Any]:
    """Every thing of the books that has a text of its own, by id."""
    village: list[Any] = [*BOOKS.village.services, *BOOKS.village.properties]
    shelves: list[dict[str, Any]] = [
        {thing.id: thing for thing in village},
        BOOKS.monsters,
        BOOKS.traps,
        BOOKS.recipes,
        BOOKS.conditions,
        BOOKS.schools,
        BOOKS.packs,
        BOOKS.heroes,
        BOOKS.races,
        BOOKS.kins,
        BOOKS.items,
        BOOKS.abilities,
        BOOKS.spells,
    ]
    return {id: thing for shelf in shelves for id, thing in shelf.items()}


def name_of(scene: Scene, id: str) -> str:
    """The name of a thing or a hero."""
    return scene.words.name(GAME, id)


def text_of(scene: Scene, id: str) -> str:
    """What a thing does; '' if there is nothing to tell."""
    about = id.removeprefix(SPELL_BOOK)
    told = scene.words.card_text(GAME, about)
    return "" if told == name_of(scene, about) else told


def thing_in(option: str) -> str:
    """The thing of the books that an option or a prompt is about; '' if there is none."""
    for word in option.split()[1:]:
        if word in known() or word.startswith(SPELL_BOOK):
            return word
    return ""


# -- facts -----------------------------------------------------------------------------------------


def facts_of(words: Words, id: str) -> list[str]:
    """What stands on a thing besides its text, in short."""
    if id.startswith(SPELL_BOOK):
        return spell_facts(words, BOOKS.spells[id.removeprefix(SPELL_BOOK)])
    if id in BOOKS.spells:
        return spell_facts(words, BOOKS.spells[id])
    if id in BOOKS.items:
        return item_facts(words, BOOKS.items[id])
    return ability_facts(words, BOOKS.abilities[id]) if id in BOOKS.abilities else []


def spell_facts(words: Words, spell: Spell) -> list[str]:
    """The Difficulty by School, and how far a spell reaches."""
    told = [
        words.say("%(school)s: Dif %(number)s", school=words.name(GAME, school), number=number)
        for school, number in spell.difficulty.items()
    ]
    if spell.range:
        told.append(words.say("range %(number)s", number=spell.range))
    return told


def item_facts(words: Words, item: Item) -> list[str]:
    """Dice, hands, reach and needs of a thing that is worn or held."""
    told = []
    if item.bonus:
        told.append(words.say("%(number)s dice", number=f"{item.bonus:+d}"))
    if item.kind in ("weapon", "shield") and item.hands == 2:
        told.append(words.say("two hands"))
    if item.range:
        told.append(words.say("range %(number)s", number=item.range))
    if item.throw:
        told.append(words.say("thrown up to %(number)s", number=item.throw))
    if item.min_res > 1:
        told.append(f"{words.name(GAME, 'RES')} {item.min_res}+")
    if item.min_dex > 1:
        told.append(f"{words.name(GAME, 'DEX')} {item.min_dex}+")
    told += [words.say("can break")] * item.weak + [words.say("cursed")] * item.cursed
    return told + [words.say("magic")] * item.magic


def ability_facts(words: Words, ability: Ability) -> list[str]:
    """When an ability is used, and how often."""
    kinds = {
        "passive": words.say("always at work"),
        "action": words.say("an action"),
        "attack": words.say("an attack"),
        "reaction": words.say("a reaction"),
    }
    told = [kinds[ability.kind]]
    if ability.uses:
        told.append(words.count("once in a dungeon", "%(count)s times in a dungeon", ability.uses))
    return told


# -- pieces of the page ----------------------------------------------------------------------------


def portrait(id: str, class_: str = "dp-portrait") -> str:
    """The figure of a hero or monster beside its name; `shared_figures` draws it once."""
    return icon(tag("use", href=f"#{FIGURE}{id}"), class_)


def shared_figures(html: Iterable[str]) -> str:
    """The figures that some parts of the page show, each drawn once."""
    ids = dict.fromkeys(id for part in html for id in SHOWN.findall(part))
    box = {"viewBox": "0 0 100 100", "width": "100", "height": "100", "overflow": "visible"}
    drawn = (tag("svg", figure(id), id=f"{FIGURE}{id}", **box) for id in ids)
    return tag("svg", tag("defs", *drawn), class_="dq-shared", aria_hidden="true") if ids else ""


def facts_line(scene: Scene, id: str) -> str:
    """The facts as one line of the page."""
    told = facts_of(scene.words, id)
    return tag("span", text(" · ".join(told)), class_="dp-facts") if told else ""


def stats_row(scene: Scene, stats: Mapping[Any, int], signed: bool = False) -> str:
    """Stats as small figures, or what is added to them."""
    shown = "".join(
        tag(
            "span",
            tag("abbr", text(name_of(scene, stat)), title=what_for(scene.words, stat)),
            tag("b", text(f"{stats[stat]:+d}" if signed else stats[stat])),
            class_="dp-stat",
        )
        for stat in STATS
        if stat in stats
    )
    return tag("span", shown, class_="dp-stats") if shown else ""


def what_for(words: Words, stat: str) -> str:
    """What a stat is good for, in a few words."""
    return {
        "ATK": words.say("dice to attack with"),
        "DEF": words.say("dice to defend with"),
        "MAG": words.say("how many spells you prepare, and dice to cast them with"),
        "MOV": words.say("squares of one move"),
        "LIFE": words.say("damage that you survive"),
        "RES": words.say("withstanding poison and fire, and wielding heavy things"),
        "DEX": words.say("picking locks, dodging traps and sneaking"),
        "WIT": words.say("finding traps and hidden things"),
    }[stat]
