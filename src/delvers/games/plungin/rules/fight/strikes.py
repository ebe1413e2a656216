"""A strike: with what it is made, what hits, and what goes wrong (COMBAT, FUMBLE, WEAK)."""

from dataclasses import dataclass, replace

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.things import Defence
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.heroes.checks import SUCCESS, Pool, roll_pool
from delvers.games.plungin.rules.heroes.inventory import let_go
from delvers.games.plungin.rules.heroes.stats import has
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell


@dataclass(frozen=True, slots=True)
class Strike:
    """An attack as it is made: with what, how far, how many dice, and what it does besides.

    `more` are dice added to the attack `because` of something, `guard` dice added to the defence,
    `dice` an attack of so many dice whatever the ATK is, `least` the lowest face that is a success.
    `on_damage` and `also` are conditions of those whom it damages, `kinds` the kinds of harm that
    gear may resist.
    """

    weapon: str = ""
    is_ranged: bool = False
    more: int = 0
    dice: int | None = None
    least: int = SUCCESS
    defend: Defence = "DEF"
    push: int = 1
    on_damage: str = ""
    also: str = ""
    fire: bool = False
    kinds: tuple[str, ...] = ()
    guard: int = 0
    because: str = ""


def with_weapon(books: Books, item: str, strike: Strike) -> Strike:
    """A strike with a weapon: its push, its condition, its fire."""
    book = books.items[item]
    return replace(
        strike,
        weapon=item,
        push=max(strike.push, book.push) if strike.push else 0,
        on_damage=strike.on_damage or book.on_damage,
        fire=strike.fire or book.fire,
    )


def roll_hits(table: Dungeon, dice: int, cause: Reason, rule: str) -> Pool:
    """An attack of so many dice whose author has no ATK for it: breath, blast, sweep or flames."""
    if not table.state.rules.fast_and_bloody:
        return roll_pool(table, dice, cause, rule)
    return roll_pool(table, dice, cause, "DP-VAR-COMBAT-06", SUCCESS - 1)


def least_success(state: State, strike: Strike) -> int:
    """The lowest face that hits."""
    if strike.weapon and state.content.items[strike.weapon].sixes:
        return SUCCESS + 1
    return min(strike.least, SUCCESS - 1) if state.rules.fast_and_bloody else strike.least


def blunted(table: Dungeon, target: Character, hits: int, strike: Strike) -> int:
    """The hits that a monster's nature leaves; what it takes away is told."""
    left = hits_left(target, hits, strike)
    if left < hits:
        rule = clause_of("monster", target.id, "DP-MONSTER-12")
        tell(table, events.hits_blunted, rule, target, hits=hits, left=left)
    return left


def is_combat_fumble(state: State, pool: Pool) -> bool:
    """More failures than successes, or no success at all in an opposed roll."""
    if state.rules.no_combat_fumbles:
        return False
    return pool.fumbled or (state.rules.zero_is_a_fumble and not pool.successes)


def break_item(table: Dungeon, hero: Hero, item: str, rule: str) -> None:
    """A weak thing is destroyed."""
    if hero.armour == item:
        hero.armour = ""
    else:
        let_go(hero, item)
    hero.broken.append(item)
    tell(table, events.item_broken, rule, hero, item=item)


def hits_left(target: Character, hits: int, strike: Strike) -> int:
    """Half-real monsters take half of plain weapons' hits; fireproof ones one less of fire."""
    if not isinstance(target, Monster):
        return hits
    item = target.content.items.get(strike.weapon)
    if strike.weapon and has(target, "half_real") and not (item and (item.magic or item.silver)):
        hits = (hits + 1) // 2
    if strike.fire and "fireproof" in target.content.monsters[target.id].tags:
        hits -= 1
    return max(0, hits)
