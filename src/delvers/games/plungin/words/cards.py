"""What things are and do: the texts of the books, with the figures that stand beside them."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from delvers.games.plungin.rules.books.dungeon import Escort, Property, Service, Tile
from delvers.games.plungin.rules.books.foes import Monster, Trap
from delvers.games.plungin.rules.books.people import Ability, Kin, Race, ReadyHero
from delvers.games.plungin.rules.books.things import Item, Recipe, Spell
from delvers.games.plungin.rules.options import spell_in
from delvers.games.plungin.words.books import find, prose_in_books, text_in_books
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.items import of_an_item
from delvers.games.plungin.words.names import LAWS, name
from delvers.games.plungin.words.sentences import changes, gold, needs, sentence, stats
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

STAT_TEXTS: Final[Texts] = {
    "ATK": N_("Attack: the dice of your attacks, besides those of the weapon."),
    "DEF": N_("Defence: the dice with which you ward off hits, besides armour and shield."),
    "MAG": N_("Magic: the dice for casting, and how many spells you can prepare."),
    "MOV": N_("Movement: how many squares one Move action takes you."),
    "LIFE": N_("Life: how much damage you can take; at 0 you are dead."),
    "RES": N_("Resistance: strength and health, against poison, cold and magic."),
    "DEX": N_("Dexterity: quick hands and feet, for locks, traps and leaps."),
    "WIT": N_("Wits: sharp eyes and a quick mind, for finding traps and reading."),
    "EXP": N_("Experience: it brings heroes to higher levels."),
}


def card_text(voice: Voice, id: str) -> str | None:
    """What a thing does, with its figures; parts of an adventure are told by two words."""
    if id in STAT_TEXTS:
        return voice.fill(STAT_TEXTS[id])
    if (prose := prose_in_books(books_of(voice), id)) is not None:
        return voice.say(prose)
    told = " ".join(part for part in parts_of(voice, id) if part)
    return told or None


def parts_of(voice: Voice, id: str) -> Iterator[str]:
    """The figures of a thing, then its text."""
    thing = (
        find(books_of(voice), id)
        or books_of(voice).recipes.get(id)
        or find(books_of(voice), spell_in(id) or id)
    )
    if spell_in(id):
        yield voice.say("Used up when cast; in the village it teaches the spell.")
    tell = FIGURES.get(type(thing))
    if tell is not None:
        yield from tell(voice, thing)
    text = text_in_books(books_of(voice), spell_in(id) or id)
    if text is not None:
        yield sentence(voice.say(text))
    if isinstance(thing, Spell):
        yield from at_its_worst(voice, thing)


def of_a_race(voice: Voice, race: Race) -> Iterator[str]:
    """What a race adds."""
    if race.stats:
        yield sentence(changes(voice, race.stats))
    yield sentence(name(voice, race.trait))


def of_a_class(voice: Voice, kin: Kin) -> Iterator[str]:
    """The stats and the ability of a class."""
    yield sentence(stats(voice, kin.stats))
    yield voice.say("Ability: %(ability)s.", ability=name(voice, kin.ability))


def of_a_hero(voice: Voice, hero: ReadyHero) -> Iterator[str]:
    """Who a ready hero is, and what he is good at."""
    yield f"{name(voice, hero.race)}, {name(voice, hero.kin)}."
    yield sentence(stats(voice, hero.stats))
    abilities = ", ".join(name(voice, ability) for ability in hero.abilities)
    yield voice.say("Abilities: %(abilities)s.", abilities=abilities)


def of_an_escort(voice: Voice, escort: Escort) -> Iterator[str]:
    """The stats of somebody whom the heroes bring along."""
    yield sentence(stats(voice, escort.stats))


def of_an_ability(voice: Voice, ability: Ability) -> Iterator[str]:
    """When an ability works and what it needs."""
    yield sentence(name(voice, f"kind.{ability.kind}"))
    yield needs(voice, ability.needs)
    if ability.level > 1:
        yield voice.say("From level %(level)s on.", level=ability.level)
    if ability.after:
        before = ", ".join(name(voice, one) for one in ability.after)
        yield voice.say("Needs: %(things)s.", things=before)
    if ability.uses:
        yield voice.count(
            "%(count)s use in a stay in the dungeon.",
            "%(count)s uses in a stay in the dungeon.",
            ability.uses,
        )


def of_a_spell(voice: Voice, spell: Spell) -> Iterator[str]:
    """How hard a spell is, by School, and how far it reaches."""
    hard = ", ".join(f"{name(voice, school)} {dif}" for school, dif in spell.difficulty.items())
    yield voice.say("Difficulty: %(schools)s.", schools=hard)
    if spell.range:
        yield voice.say("Range %(range)s.", range=spell.range)


def at_its_worst(voice: Voice, spell: Spell) -> Iterator[str]:
    """What an overload and a fumble do."""
    if spell.overload is not None and spell.overload_text:
        told = sentence(voice.say(spell.overload_text))
        yield voice.say(
            "Overloaded (Difficulty %(difficulty)s):", difficulty=spell.overload.difficulty
        )
        yield told
    if spell.fumble_text:
        yield voice.say("On a fumble:")
        yield sentence(voice.say(spell.fumble_text))


def of_a_recipe(voice: Voice, recipe: Recipe) -> Iterator[str]:
    """What goes into it, and how hard it is."""
    base = [recipe.base] if recipe.base else []
    things = ", ".join(name(voice, one) for one in (*base, *recipe.reagents))
    yield voice.say("Takes: %(things)s.", things=things)
    yield voice.say("Costs %(gold)s gold.", gold=recipe.gold)
    if recipe.stat is not None:
        yield voice.say(
            "Check: %(stat)s, Difficulty %(difficulty)s.",
            stat=name(voice, recipe.stat),
            difficulty=recipe.difficulty,
        )
    if recipe.needs:
        who = ", ".join(name(voice, one) for one in recipe.needs)
        yield voice.say("For heroes with one of these: %(things)s.", things=who)
    yield card_text(voice, recipe.makes) or ""


def of_a_monster(voice: Voice, monster: Monster) -> Iterator[str]:
    """The stats of a monster and its Law; a boss has no LIFE."""
    yield voice.say("Level %(count)s", count=monster.level) + "."
    yield sentence(stats(voice, monster.stats))
    if monster.boss:
        yield voice.say("How much it can take, only its Life Table knows.")
    if monster.law.role != "special":
        yield voice.say(
            "Law: %(role)s; target: %(target)s.",
            role=voice.fill(LAWS[monster.law.role]),
            target=voice.fill(LAWS[monster.law.target]),
        )


def of_a_trap(voice: Voice, trap: Trap) -> Iterator[str]:
    """How a trap is disarmed."""
    yield voice.say(
        "To disarm it: %(stat)s, Difficulty %(difficulty)s.",
        stat=name(voice, trap.disarm),
        difficulty=trap.difficulty,
    )


def of_a_tile(voice: Voice, tile: Tile) -> Iterator[str]:
    """What kind of tile it is."""
    yield voice.fill(TILE_KINDS[tile.kind])


def of_a_service(voice: Voice, service: Service) -> Iterator[str]:
    """What a service costs."""
    if service.per_level:
        yield voice.say(
            "%(price)s gold and %(more)s for each level.",
            price=service.price,
            more=service.per_level,
        )
    elif service.price:
        yield gold(voice, service.price)


def of_a_property(voice: Voice, home: Property) -> Iterator[str]:
    """What a property costs and holds."""
    yield gold(voice, home.price)
    if home.storage:
        yield voice.count(
            "Room for %(count)s thing more in the common chest.",
            "Room for %(count)s things more in the common chest.",
            home.storage,
        )


TILE_KINDS: Final[Texts] = {
    "entrance": N_("Here the heroes enter the dungeon."),
    "corridor": N_("A corridor: something may happen in it."),
    "room": N_("A room: there may be monsters and chests."),
    "special": N_("A special location."),
    "unique": N_("A location of this adventure alone."),
}
FIGURES: Final[Mapping[type, Callable[[Voice, Any], Iterator[str]]]] = {
    Race: of_a_race,
    Kin: of_a_class,
    ReadyHero: of_a_hero,
    Escort: of_an_escort,
    Ability: of_an_ability,
    Spell: of_a_spell,
    Item: of_an_item,
    Recipe: of_a_recipe,
    Monster: of_a_monster,
    Trap: of_a_trap,
    Tile: of_a_tile,
    Service: of_a_service,
    Property: of_a_property,
}
