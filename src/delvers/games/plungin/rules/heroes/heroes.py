"""Making heroes: ready ones, and what they have on entering a dungeon (SETUP)."""

from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.heroes.inventory import equip
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero
from delvers.games.plungin.rules.state.state import Rules, State

STANDARD_PARTY = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")


def ready_hero(books: Books, id: str, number: int, seat: int) -> Hero:
    """A hero of the book's appendix."""
    book = books.heroes[id]
    hero = Hero(
        number,
        id,
        book.stats.copy(),
        seat=seat,
        name=book.name,
        race=book.race,
        kin=book.kin,
        abilities=[*book.abilities, books.races[book.race].trait],
        schools=[book.school] if book.school else [],
        carried=[*book.carried],
        known=[*book.known],
        prepared=[*book.prepared],
        gold=book.gold,
        content=books,
    )
    for item in book.equipped:
        equip(hero, item)
    return hero


def lose_effects(one: Character) -> None:
    """Conditions, songs, commands, blessings and what spells and stones do for weapons are over."""
    one.conditions.clear()
    one.sources.clear()
    one.strengths.clear()
    one.hold, one.mocked = "", 0
    if isinstance(one, Hero):
        one.song, one.singer = None, NOWHERE
        one.commanded_turns, one.commander = 0, NOWHERE
        one.has_blessing_to_come, one.silent_step = False, 0
        one.whetted.clear()
        one.burning_weapons.clear()


def rest(state: State, hero: Hero) -> None:
    """All LIFE, no conditions, all spells, all uses."""
    hero.drained = 0
    lose_effects(hero)
    hero.life = max_life(state, hero)
    hero.prepared += hero.wiped
    hero.wiped.clear()
    hero.used.clear()
    hero.drank_at = hero.offered_at = ()
    hero.is_in_fight = hero.has_ignored_stun = False
    hero.unloaded.clear()


def rules_from(options: dict[str, object]) -> Rules:
    """The optional rules that were agreed on."""
    names = Rules.__dataclass_fields__
    return Rules(**{name: options[name] for name in names if name in options})  # type: ignore[arg-type]
