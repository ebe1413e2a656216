"""Preparing a game (SETUP)."""

from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.heroes.heroes import STANDARD_PARTY, ready_hero, rest, rules_from
from delvers.games.plungin.rules.heroes.levels import PARTY
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.dice import Dice
from delvers.kernel.spec import Settings

ESCORT_NUMBER = 4
GOLD_OF_A_LEVEL = 300
"""About what a party has brought home for each level of its heroes."""


def set_up(books: Books, seats: int, options: Settings, dice: Dice) -> State:
    """A party of ready heroes before the entrance of an adventure."""
    rules = rules_from(dict(options))
    names = str(options["heroes"]).split(",") if options["heroes"] else [*STANDARD_PARTY]
    if rules.campaign and not options["heroes"]:
        return State(
            dice, rules, seats, [], str(options["adventure"]), part="creating", content=books
        )
    heroes = [ready_hero(books, name, number, number % seats) for number, name in enumerate(names)]
    state = State(
        dice, rules, seats, heroes, str(options["adventure"]), part="placing", content=books
    )
    if rules.campaign:
        state.part = "village"
    for hero in heroes:
        rest(state, hero)
    give_potions(state)
    pack = books.packs[state.pack]
    state.oil = pack.oil
    if pack.escort is not None and not rules.campaign:
        state.heroes.append(escort(state))
    lower_life_tables(state)
    if not rules.campaign and is_for_seasoned(state):
        season(state)
    return state


def bind(books: Books, state: State) -> None:
    """Put these books into a state that was read."""
    state.content = books
    for one in (*state.heroes, *state.monsters, *state.making):
        one.content = books


def is_for_seasoned(state: State) -> bool:
    """Whether an adventure is not for new heroes."""
    return state.content.packs[state.pack].hero_levels[0] > 1


def season(state: State) -> None:
    """Who goes on a harder adventure comes to the village first, with what earlier ones bring."""
    level = state.content.packs[state.pack].hero_levels[0]
    shares = PARTY if state.rules.shared_experience else sum(not h.is_escort for h in state.heroes)
    state.party.exp = shares * next(one.exp for one in state.content.levels if one.level == level)
    state.party.gold = GOLD_OF_A_LEVEL * (level - 1)
    state.part = "village"


def escort(state: State) -> Hero:
    """The one whom the heroes bring along, run by the first player."""
    book = state.content.packs[state.pack].escort
    assert book is not None
    hero = Hero(ESCORT_NUMBER, book.id, book.stats.copy(), name=book.name, is_escort=True)
    hero.content = state.content
    hero.stats["ATK"] += book.weapon
    hero.life = book.stats["LIFE"]
    return hero


def lower_life_tables(state: State) -> None:
    """Fewer heroes, easier bosses."""
    if not state.rules.fewer_heroes:
        return
    heroes = sum(not hero.is_escort for hero in state.heroes)
    lower = {3: 2, 2: 4, 1: 4}.get(heroes, 0)
    for monster in state.content.monsters.values():
        if monster.boss and lower:
            state.adventure.lowered[monster.id] = lower


def give_potions(state: State) -> None:
    """One or two heroes start with healing potions."""
    if state.rules.fewer_heroes and len(state.heroes) <= 2:
        for hero in state.heroes:
            hero.carried += ["potion_healing", "potion_healing"]
