"""Chests and what is in them (TREASURE, CURSE)."""

from delvers.games.plungin.books.dungeon import TreasureRow
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.checks import check
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.flow import ask
from delvers.games.plungin.inventory import equip, hand_over, has_room
from delvers.games.plungin.map import joined_tiles, living
from delvers.games.plungin.rewards import gain_gold, gain_valuable
from delvers.games.plungin.state import Chest, Dungeon, Hero
from delvers.games.plungin.stats import MOST_ATTIRE
from delvers.games.plungin.tables import roll_on
from delvers.kernel.requests import Rule


def open_chest(table: Dungeon, hero: Hero, chest: Chest) -> Rule[None]:
    """The hero who opens a chest finds what is in it."""
    chest.is_open = True
    tell(table, "chest_opened", "DP-TREASURE-01", hero, at=chest.at)
    del table.state.chest_at[chest.at]
    if chest.kind == "cage":
        from delvers.games.plungin.locations import open_cage

        yield from open_cage(table, hero)
    elif not chest.is_empty:
        chest.is_empty = True
        yield from find_treasure(table, hero)


def find_treasure(table: Dungeon, hero: Hero) -> Rule[None]:
    """A roll on the Treasure Table; a nose for treasure rolls twice and chooses."""
    row = roll_treasure(table)
    if "treasure_nose" in hero.abilities and hero.used.get("treasure_nose", 0) < 2:
        hero.used["treasure_nose"] = hero.used.get("treasure_nose", 0) + 1
        other = roll_treasure(table)
        option = yield from ask(hero.seat, ["first", "second"], "DP-TREASURE-01", "treasure_nose")
        row = row if option == "first" else other
    yield from gain(table, hero, row)


def roll_treasure(table: Dungeon) -> TreasureRow:
    """A row of the Treasure Table; a unique thing already found is rolled again."""
    from delvers.games.plungin.counter import door_modifier

    state = table.state
    pack = BOOKS.packs[state.pack]
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
        return
    if row.table:
        yield from gain_from(table, hero, row.table)
        return
    is_spent = (row.unique and row.item in state.party.found) or (
        row.most and state.party.great_keys >= row.most
    )
    if row.item == "great_key" and BOOKS.packs[state.pack].great_keys == 1:
        is_spent = is_spent or bool(state.party.great_keys)
    if is_spent and row.then:
        gold = roll_words(state.dice, row.then)
        gain_gold(table, gold, "treasure", "DP-TREASURE-05", hero.number)
        return
    if row.unique:
        state.party.found.append(row.item)
    for _ in range(row.count):
        yield from gain_item(table, hero, row.item)


def gain_item(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """A thing of the Treasure Table."""
    book = BOOKS.items[item]
    if book.kind in ("spell_book", "recipe"):
        yield from gain_from(table, hero, book.table)
    elif book.kind in ("reagent", "valuable"):
        gain_valuable(table, item, "DP-INV-04", hero.number)
    else:
        yield from hand_over(table, item, hero.number)


def gain_from(table: Dungeon, hero: Hero, name: str) -> Rule[None]:
    """A spell book, a recipe or a cursed thing."""
    row = roll_on(table, name, BOOKS.finds[name], "DP-TREASURE-02")
    if row.recipe:
        gain_valuable(table, row.recipe, "DP-INV-01")
    elif row.spell:
        yield from hand_over(table, f"spell_book:{row.spell}", hero.number)
    else:
        yield from find_cursed(table, hero, row.item, name)


def find_cursed(table: Dungeon, hero: Hero, item: str, name: str) -> Rule[None]:
    """A cursed thing is put on at once, unless somebody learned recognises it."""
    if wears_curse_in_place(hero, item):
        yield from gain_from(table, hero, name)
        return
    if (yield from recognised(table, hero)):
        tell(table, "curse_recognised", "DP-CURSE-02", hero, item=item)
        return
    yield from make_room(hero, item)
    replaced = equip(hero, item)
    tell(table, "cursed", "DP-CURSE-02", hero, item=item)
    for old in replaced:
        if has_room(hero):
            hero.carried.append(old)
        else:
            yield from hand_over(table, old, hero.number)


def wears_curse_in_place(hero: Hero, item: str) -> bool:
    """Whether a cursed thing is already where this one would go."""
    book = BOOKS.items[item]
    if book.kind == "armour":
        return bool(hero.armour) and BOOKS.items[hero.armour].cursed
    if book.kind in ("weapon", "shield"):
        return any(held and BOOKS.items[held].cursed for held in hero.hands)
    return any(
        BOOKS.items[worn].cursed and BOOKS.items[worn].place == book.place for worn in hero.attire
    )


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


def make_room(hero: Hero, item: str) -> Rule[None]:
    """If four pieces of attire are worn, the player takes one off."""
    book = BOOKS.items[item]
    same = [worn for worn in hero.attire if BOOKS.items[worn].place == book.place]
    if book.kind != "attire" or len(hero.attire) < MOST_ATTIRE or same:
        return
    loose = [worn for worn in hero.attire if not BOOKS.items[worn].cursed]
    options = [f"take off {worn}" for worn in loose]
    if options:
        option = yield from ask(hero.seat, options, "DP-CURSE-05", "make_room")
        off = option.removeprefix("take off ")
        hero.attire.remove(off)
        hero.carried.append(off)
