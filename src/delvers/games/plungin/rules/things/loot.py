"""What a dead monster leaves (XP, MONSTER, TREASURE)."""

from typing import Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.heroes.inventory import hand_over
from delvers.games.plungin.rules.state.figures import Monster
from delvers.games.plungin.rules.state.rewards import earn, gain_gold, gain_valuable
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import roll_from
from delvers.games.plungin.rules.things.treasure import find_treasure
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule

GREAT_KEY: Final = "great_key"


def reward_for(table: Dungeon, monster: Monster) -> Rule[None]:
    """What a dead monster leaves: experience, gold, a reagent on a lucky die, its own things."""
    state, book = table.state, table.state.content.monsters[monster.id]
    entry = clause_of("monster", monster.id, "DP-MONSTER-11")
    earn(table, book.exp, Named(monster.id), "DP-XP-04")
    gold = roll_words(state.dice, book.gold) if book.gold else 0
    gain_gold(table, gold + monster.stolen, Named(monster.id), "DP-INV-02", monster.hurt_by)
    if book.drop and roll_from(table, Named(book.drop), entry, book.drop_from):
        gain_valuable(table, book.drop, "DP-MONSTER-11", monster.hurt_by)
    for item in book.loot:
        yield from gain_loot(table, monster, item)
    for _ in range(book.treasures):
        yield from roll_treasure_for(table, monster.hurt_by)
    yield from carried_key(table, monster)


def gain_loot(table: Dungeon, monster: Monster, item: str) -> Rule[None]:
    """The own things of a monster; the only Great Key is not found twice."""
    state = table.state
    pack = state.content.packs[state.pack]
    if item == GREAT_KEY and pack.great_keys == 1 and state.party.great_keys:
        gain_gold(table, 40, Named(monster.id), "DP-TREASURE-05", monster.hurt_by)
        return
    kind = state.content.items[item].kind
    if kind in ("reagent", "valuable"):
        gain_valuable(table, item, "DP-MONSTER-11", monster.hurt_by)
    elif kind == "quest" and not state.content.items[item].slots:
        state.party.quest.append(item)
        table.tell_to(REVEALED, events.quest_object, "DP-UNIQUE-11", item=item)
    else:
        yield from hand_over(table, item, monster.hurt_by)


def carried_key(table: Dungeon, monster: Monster) -> Rule[None]:
    """The first monster of some kind may carry a Great Key."""
    state = table.state
    for carrier in state.content.packs[state.pack].key_carriers:
        if carrier.monster != monster.id or monster.id in state.adventure.carriers_met:
            continue
        if carrier.stage == state.chapter + 1:
            state.adventure.carriers_met.append(monster.id)
            is_left = state.content.packs[state.pack].great_keys > 1 or not state.party.great_keys
            rule = "DP-MONSTER-11"
            if is_left and roll_from(table, GREAT_KEY, rule, carrier.die_from):
                yield from hand_over(table, GREAT_KEY, monster.hurt_by)


def roll_treasure_for(table: Dungeon, number: int) -> Rule[None]:
    """A roll on the treasure table for the hero who earned it."""
    heroes = [hero for hero in table.state.heroes if hero.status == "alive"]
    finder = next((hero for hero in heroes if hero.number == number), None)
    if finder is None and heroes:
        finder = heroes[0]
    if finder is not None:
        yield from find_treasure(table, finder)
