"""Experience and levels (XP, VAR-XP)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import STATS, Stat
from delvers.games.plungin.rules.heroes.creating import choose_ability
from delvers.games.plungin.rules.options import RAISE, SAVE
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.requests import Rule, ask

TOP = 10
HARD_FROM = 8
"""Steps from here on cost two points."""
PARTY = 4
"""How many heroes' experience makes a common pile."""


def divide_experience(table: Dungeon) -> Rule[None]:
    """The experience of the adventure in equal shares or on one pile; then levels.

    All heroes who went in count, the dead too: they get their share if they are revived.
    """
    state, party = table.state, table.state.party
    party.due, party.exp = party.exp, 0
    if state.rules.shared_experience:
        party.pile += party.due
    entered = [hero for hero in state.heroes if not hero.is_escort and hero.status != "gone"]
    party.share = party.due // len(entered)
    for hero in entered:
        if hero.status == "alive":
            yield from get_share(table, hero)


def get_share(table: Dungeon, hero: Hero) -> Rule[None]:
    """A hero gets a share, or looks at the pile; and a new level if it is enough."""
    party = table.state.party
    if table.state.rules.shared_experience:
        hero.exp = party.pile // PARTY
    else:
        hero.exp += party.share
        tell(table, events.experience_share, "DP-XP-10", hero, amount=party.share)
    yield from check_levels(table, hero)


def settle(table: Dungeon) -> Rule[None]:
    """On leaving, what was kept for the dead who were not revived falls to the others."""
    state, party = table.state, table.state.party
    living = [
        hero
        for hero in state.heroes
        if hero.status == "alive" and not hero.is_escort and hero.number not in party.visit.joined
    ]
    if state.rules.shared_experience or not living or not party.due:
        return
    more = party.due // len(living) - party.share
    party.due = party.share = 0
    for hero in living:
        if more > 0:
            hero.exp += more
            tell(table, events.experience_share, "DP-CONFLICT-81", hero, amount=more)
            yield from check_levels(table, hero)
    yield from lift_successors(table, living)


def lift_successors(table: Dungeon, others: list[Hero]) -> Rule[None]:
    """Who has joined in this visit starts no lower than the lowest of the others."""
    state = table.state
    lowest = min(others, key=lambda one: (one.level, one.exp))
    for hero in state.heroes:
        if hero.number in state.party.visit.joined and hero.level < lowest.level:
            hero.exp = lowest.exp
            yield from check_levels(table, hero)


def level_for(books: Books, exp: int) -> int:
    """The level that a lifetime's experience is worth."""
    return max(level.level for level in books.levels if exp >= level.exp)


def check_levels(table: Dungeon, hero: Hero) -> Rule[None]:
    """Level after level, each with its gains."""
    while hero.level < level_for(table.state.content, hero.exp):
        hero.level += 1
        gain = table.state.content.levels[hero.level - 1]
        hero.points += gain.points
        hero.raised.clear()
        tell(table, events.level_gained, "DP-XP-11", hero, level=hero.level)
        before = hero.copy()
        yield from spend_points(hero)
        for _ in range(gain.abilities):
            yield from choose_ability(hero, [*table.state.content.abilities.values()])
        tell_gains(table, hero, before)


def tell_gains(table: Dungeon, hero: Hero, before: Hero) -> None:
    """What a level has brought: stats, abilities, spells, and points that are saved."""
    for stat in STATS:
        if hero.stats[stat] > before.stats[stat]:
            tell(table, events.stat_raised, "DP-XP-11", hero, stat=stat, value=hero.stats[stat])
    for ability in hero.abilities[len(before.abilities) :]:
        tell(table, events.ability_learnt, "DP-XP-11", hero, ability=ability)
    for spell in hero.known[len(before.known) :]:
        tell(table, events.spell_learnt, "DP-SPELL-02", hero, spell=spell)
    if hero.points:
        tell(table, events.points_saved, "DP-XP-11", hero, amount=hero.points)


def price(hero: Hero, stat: Stat) -> int:
    """The last steps cost two points."""
    return 2 if hero.stats[stat] >= HARD_FROM else 1


def raisable(hero: Hero) -> list[Stat]:
    """The stats that a hero can raise: none twice on a level, MOV once in a career."""
    return [
        stat
        for stat in STATS
        if stat not in hero.raised
        and hero.stats[stat] < TOP
        and price(hero, stat) <= hero.points
        and not (stat == "MOV" and hero.was_faster)
    ]


def spend_points(hero: Hero) -> Rule[None]:
    """Points raise stats; they may be saved."""
    while hero.points and (able := raisable(hero)):
        options = [*(RAISE(stat) for stat in able), SAVE()]
        option = yield from ask(hero.seat, options, "DP-XP-11", prompts.LEVEL_UP(hero.id))
        if option == SAVE():
            return
        raise_stat(hero, able[options.index(option)])


def raise_stat(hero: Hero, stat: Stat) -> None:
    """A stat is one higher for good."""
    hero.points -= price(hero, stat)
    hero.stats[stat] += 1
    hero.raised.append(stat)
    if stat == "LIFE":
        hero.life += 1
    hero.was_faster = hero.was_faster or stat == "MOV"
