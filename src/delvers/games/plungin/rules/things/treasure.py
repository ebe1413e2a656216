"""What is in chests (TREASURE, CURSE)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.map import joined_tiles, living
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.dungeon import TreasureRow
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.heroes.checks import check
from delvers.games.plungin.rules.heroes.inventory import hand_over
from delvers.games.plungin.rules.heroes.stats import MOST_ATTIRE
from delvers.games.plungin.rules.heroes.wearing import settle_life
from delvers.games.plungin.rules.options import (
    FIRST_ROLL,
    ROLL_TWICE,
    SECOND_ROLL,
    TAKE_OFF,
    book_of,
)
from delvers.games.plungin.rules.state.dice_tables import roll_on
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.rewards import gain_gold, gain_valuable
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.state.terrain_counter import door_modifier
from delvers.kernel.requests import Rule, ask, may

MOST_ROLLS = 60
"""After so many rolls that find nothing fitting, one is drawn from what fits."""
NOSE = 2
"""How often in a stay a nose for treasure helps."""


def search_chest(table: Dungeon, hero: Hero) -> Rule[None]:
    """A roll on the Treasure Table; a nose for treasure may roll twice and choose."""
    has_nose = "treasure_nose" in hero.abilities and hero.used.get("treasure_nose", 0) < NOSE
    if not has_nose:
        yield from find_treasure(table, hero)
        return
    rule = clause_of("ability", "treasure_nose", "DP-TREASURE-01")
    if not (yield from may(hero.seat, ROLL_TWICE(), rule, prompts.NOSE(hero.id))):
        tell(table, events.does_without, rule, hero, ability="treasure_nose")
        yield from find_treasure(table, hero)
        return
    tell(table, events.ability_used, rule, hero, ability="treasure_nose")
    hero.used["treasure_nose"] = hero.used.get("treasure_nose", 0) + 1
    rows = {FIRST_ROLL(): roll_treasure(table), SECOND_ROLL(): roll_treasure(table)}
    option = yield from ask(hero.seat, [*rows], "DP-TREASURE-01", prompts.TREASURE_NOSE())
    yield from gain(table, hero, rows[option])


def find_treasure(table: Dungeon, hero: Hero) -> Rule[None]:
    """A roll on the Treasure Table."""
    yield from gain(table, hero, roll_treasure(table))


def roll_treasure(table: Dungeon) -> TreasureRow:
    """A row of the Treasure Table; a unique thing already found is rolled again."""
    state = table.state
    pack = state.content.packs[state.pack]
    modifier = door_modifier(state) if pack.treasure_counts_time else 0
    for _ in range(100):
        row = roll_on(table, "treasure", pack.treasure, "DP-TREASURE-02", modifier)
        if not (row.unique and row.item in state.party.found) or row.then:
            return row
    return row


def gain(table: Dungeon, hero: Hero, row: TreasureRow) -> Rule[None]:
    """Gold, a thing, or a thing of another table."""
    state = table.state
    if row.gold:
        gold = roll_words(state.dice, row.gold)
        gain_gold(table, gold, "treasure", "DP-TREASURE-03", hero.number)
    elif row.table:
        yield from gain_from(table, hero, row.table)
    elif row.then and is_spent(state, row):
        gold = roll_words(state.dice, row.then)
        gain_gold(table, gold, "treasure", "DP-TREASURE-05", hero.number)
    else:
        if row.unique:
            state.party.found.append(row.item)
        for _ in range(row.count):
            yield from gain_item(table, hero, row.item)


def is_spent(state: State, row: TreasureRow) -> bool:
    """A unique thing was found before, or the party holds as many Great Keys as it may."""
    if row.most:
        return sum(hero.carried.count(row.item) for hero in state.heroes) >= row.most
    if row.item == "great_key" and state.party.great_keys:
        return True
    return row.unique and row.item in state.party.found


def gain_item(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A thing of the Treasure Table."""
    book = table.state.content.items[item]
    if book.kind in ("spell_book", "recipe"):
        yield from gain_from(table, hero, book.table)
    elif book.kind in ("reagent", "valuable"):
        gain_valuable(table, item, "DP-INV-04", hero.number)
    else:
        yield from hand_over(table, item, hero.number)


def gain_from(table: Dungeon, hero: Hero, name: str) -> Rule[None]:
    """A spell book, a recipe or a cursed thing."""
    row = roll_on(table, name, table.state.content.finds[name], "DP-TREASURE-02")
    if row.recipe:
        gain_valuable(table, row.recipe, "DP-INV-01", hero.number)
    elif row.spell:
        yield from hand_over(table, book_of(row.spell), hero.number)
    else:
        yield from find_cursed(table, hero, row.item, name)


def find_cursed(table: Dungeon, hero: Hero, item: str, name: str) -> Rule[None]:
    """A cursed thing is put on at once, unless somebody learned recognises it."""
    fitting = cursed_things_for(hero, name)
    if not fitting:
        tell(table, events.curse_in_vain, "DP-CURSE-02", hero, item=item)
        return
    if item not in fitting:
        item = reroll_cursed(table, fitting, name)
    if (yield from recognised(table, hero)):
        tell(table, events.curse_recognised, "DP-CURSE-02", hero, item=item)
        return
    replaced = yield from force_on(hero, item)
    tell(table, events.cursed, clause_of("item", item, "DP-CURSE-02"), hero, item=item)
    settle_life(table, hero)
    for old in replaced:
        if table.state.content.items[old].kind == "quest":
            continue
        yield from hand_over(table, old, hero.number)


def cursed_things_for(hero: Hero, name: str) -> list[str]:
    """The things of a table whose place no other cursed thing has taken."""
    things = [row.item for row in hero.content.finds[name].rows]
    return [one for one in things if one and not is_taken_by_curse(hero, one)]


def reroll_cursed(table: Dungeon, fitting: list[str], name: str) -> str:
    """A place that is taken by a curse asks for another roll."""
    for _ in range(MOST_ROLLS):
        row = roll_on(table, name, table.state.content.finds[name], "DP-TREASURE-02")
        if row.item in fitting:
            return row.item
    return table.state.dice.choice(fitting)


def is_taken_by_curse(hero: Hero, item: str) -> bool:
    """Whether cursed things already fill the place where this one would go."""
    book = hero.content.items[item]
    if book.kind == "attire":
        return must_make_room(hero, item) and not loose_attire(hero, item)
    slots = (
        [hero.armour]
        if book.kind == "armour"
        else [hero.hands[at] for at in hands_for(hero.content, item)]
    )
    return any(held and hero.content.items[held].cursed for held in slots)


def hands_for(books: Books, item: str) -> tuple[int, ...]:
    """Which hands a thing needs: both, the left for a shield, the right for a weapon."""
    book = books.items[item]
    if book.hands == 2:
        return (0, 1)
    return (1,) if book.kind == "shield" else (0,)


def force_on(hero: Hero, item: str) -> Rule[list[str]]:
    """A cursed thing takes its place; what had to make room."""
    book = hero.content.items[item]
    if book.kind == "attire":
        return (yield from wear_curse(hero, item))
    if book.kind == "armour":
        old, hero.armour = hero.armour, item
        return [old] if old else []
    replaced = []
    for at in hands_for(hero.content, item):
        if held := hero.hands[at]:
            replaced.append(held)
            hero.hands[at] = ""
            if hero.content.items[held].hands == 2:
                hero.hands = ["", ""]
    for at in hands_for(hero.content, item):
        hero.hands[at] = item
    return replaced


def wear_curse(hero: Hero, item: str) -> Rule[list[str]]:
    """The player chooses which piece makes room, if one must."""
    off: list[str] = []
    if must_make_room(hero, item):
        options = [TAKE_OFF(worn) for worn in loose_attire(hero, item)]
        option = yield from ask(hero.seat, options, "DP-CURSE-05", prompts.MAKE_ROOM(hero.id, item))
        off = [*TAKE_OFF.parts(option)]
        hero.attire.remove(off[0])
    hero.attire.append(item)
    return off


def in_place(hero: Hero, item: str) -> list[str]:
    """What is worn where a piece of attire would go."""
    place = hero.content.items[item].place
    return [worn for worn in hero.attire if hero.content.items[worn].place == place]


def is_place_full(hero: Hero, item: str) -> bool:
    """Only rings come in twos."""
    return len(in_place(hero, item)) >= (2 if hero.content.items[item].place == "ring" else 1)


def must_make_room(hero: Hero, item: str) -> bool:
    """Whether a piece of attire is too much: at its place, or at all."""
    return is_place_full(hero, item) or len(hero.attire) >= MOST_ATTIRE


def loose_attire(hero: Hero, item: str) -> list[str]:
    """The pieces that could make room and are not cursed themselves."""
    pieces = in_place(hero, item) if is_place_full(hero, item) else hero.attire
    return [worn for worn in pieces if not hero.content.items[worn].cursed]


def recognised(table: Dungeon, hero: Hero) -> Rule[bool]:
    """Lore within two tiles may know a curse before it is too late."""
    state = table.state
    near = joined_tiles(state, state.ground[hero.at], 2)
    for other in living(state):
        if "lore" not in other.abilities or state.ground[other.at] not in near:
            continue
        if (yield from check(table, other, "WIT", 2, "DP-CURSE-02", why="lore")).passed:
            return True
    return False
