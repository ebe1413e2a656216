"""Casting spells (SPELL, OVERLOAD, BOOK)."""

from dataclasses import fields, replace
from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.registry import SPELLS
from delvers.games.plungin.rules.books.things import Overload, Spell
from delvers.games.plungin.rules.fight.conditions import relieve
from delvers.games.plungin.rules.fight.fighting import is_fight_on, wake_near
from delvers.games.plungin.rules.fight.life import harm, provoke
from delvers.games.plungin.rules.heroes.checks import Pool, roll_for
from delvers.games.plungin.rules.heroes.inventory import at_hand, use_up
from delvers.games.plungin.rules.heroes.parts import Parts, add, total
from delvers.games.plungin.rules.heroes.stats import pool_parts, value_of, worn
from delvers.games.plungin.rules.magic.spell_effects import is_aimed_at
from delvers.games.plungin.rules.magic.targeting import Casting, has_target, targets_of
from delvers.games.plungin.rules.options import (
    CAST,
    CAST_FROM,
    OVERLOAD,
    SPELL,
    form_of,
    quick,
    spell_in,
)
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.kernel.forms import form
from delvers.kernel.requests import Rule, ask

MEMORY: Final = "spell_memory"
CAST_BEFORE: Final = form("spell {spell}", SPELL)
"""How a hero's turn notes a spell."""
cast_option: Final = quick(CAST)
overload_option: Final = quick(OVERLOAD)
ONLY_DICE: Final = frozenset(
    kind.name for kind in (events.rolled, events.check_passed, events.check_failed)
)
"""Events that tell of a spell's dice, but of nothing that it has done."""


def difficulty_for(hero: Hero, spell: Spell) -> int:
    """The Difficulty in the easiest School that a hero belongs to."""
    own = [dif for school, dif in spell.difficulty.items() if school in hero.schools]
    return min(own or spell.difficulty.values())


def overload_difficulty(hero: Hero, spell: Spell) -> int:
    """The raised Difficulty, one more outside the spell's own School."""
    assert spell.overload is not None
    return spell.overload.difficulty + (spell.school not in hero.schools)


def strengthened(spell: Spell) -> Spell:
    """A spell with the numbers of its overload."""
    assert spell.overload is not None
    changes = {
        field.name: getattr(spell.overload, field.name)
        for field in fields(Overload)
        if field.name != "difficulty" and getattr(spell.overload, field.name) is not None
    }
    return replace(spell, **changes)


@kept
def strong_spells(books: Books) -> dict[str, Spell]:
    """The spells that can be overloaded, with the numbers that they have then."""
    return {one.id: strengthened(one) for one in books.spells.values() if one.overload}


# -- what can be cast ------------------------------------------------------------------------------


def spell_options(state: State, hero: Hero) -> list[str]:
    """The prepared spells and spell books that a hero can cast now."""
    if hero.actions <= 0 or "silenced" in hero.conditions or "enraged" in hero.conditions:
        return []
    options: list[str] = []
    for id in dict.fromkeys(hero.prepared):
        if why_no_spell(hero, id):
            continue
        if has_target(state, hero, state.content.spells[id]):
            options.append(cast_option(id))
        can_overload = id in strong_spells(state.content) and not state.rules.fire_and_forget
        if can_overload and has_target(state, hero, strong_spells(state.content)[id]):
            options.append(overload_option(id))
    for item in dict.fromkeys(at_hand(state, hero)):
        written = spell_in(item)
        if written is not None:
            spell = state.content.spells[written]
            if why_no_spell(hero, spell.id):
                continue
            able = value_of(hero, "MAG") >= min(spell.difficulty.values())
            if able and targets_of(state, hero, spell):
                options.append(CAST_FROM(item))
    return options


def why_no_spell(hero: Hero, id: str) -> str:
    """The clause that forbids a spell now: to the silenced, the enraged, and who has just cast."""
    if "silenced" in hero.conditions or "enraged" in hero.conditions:
        return "DP-COND-01"
    if "cast" not in hero.did:
        return ""
    return "" if can_cast_again(hero, id) else "DP-ROUND-07"


def can_cast_again(hero: Hero, id: str) -> bool:
    """A quick caster has a second spell, another one, if one of the two is of Difficulty 1."""
    if "quick_cast" not in hero.abilities:
        return False
    before = [done[0] for what in hero.did if (done := CAST_BEFORE.read(what)) is not None]
    if len(before) != 1 or id in before:
        return False
    return any(difficulty_for(hero, hero.content.spells[one]) == 1 for one in (id, *before))


def refused_spells(hero: Hero) -> dict[str, str]:
    """The spells that a hero cannot cast now, each with the clause that forbids it."""
    refused = {}
    if "cast" in hero.did or hero.conditions:
        refused = {cast_option(id): why for id in hero.prepared if (why := why_no_spell(hero, id))}
    for id in hero.wiped:
        if id not in hero.prepared:
            refused[cast_option(id)] = "DP-SPELL-13"
    for id in hero.known:
        if id not in hero.prepared and id not in hero.wiped:
            refused[cast_option(id)] = "DP-SPELL-06"
    for id in hero.prepared:
        if id not in strong_spells(hero.content):
            refused[overload_option(id)] = "DP-OVERLOAD-03"
    return refused


# -- casting ---------------------------------------------------------------------------------------


def cast(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Cast a prepared spell, plainly or overloaded, or one from a book."""
    hero.actions -= 1
    hero.did.append("cast")
    relieve(table, hero, "hidden", "DP-COND-01")
    form = form_of(option)
    (id,) = form.parts(option)
    if form is CAST_FROM:
        yield from cast_from_book(table, hero, id)
        return
    overloaded = form is OVERLOAD
    hero.did.append(CAST_BEFORE(id))
    if table.state.rules.fire_and_forget:
        yield from fire_and_forget(table, hero, table.state.content.spells[id])
    else:
        yield from cast_prepared(table, hero, id, overloaded)


def cast_prepared(table: Dungeon, hero: Hero, id: str, overloaded: bool) -> Rule[None]:
    """Aim, roll MAG against the Difficulty; a fumble costs the spell, whether it worked or not."""
    plain = table.state.content.spells[id]
    needed = overload_difficulty(hero, plain) if overloaded else difficulty_for(hero, plain)
    spell = strong_spells(table.state.content)[id] if overloaded else plain
    aim = yield from take_aim(table, hero, spell)
    rule = "DP-OVERLOAD-02" if overloaded else "DP-SPELL-08"
    tell(table, events.cast, rule, hero, spell=id, overloaded=overloaded)
    pool = yield from roll_cast(table, hero, overloaded)
    casting = Casting(spell, aim, pool.successes, needed, pool.fumbled)
    yield from work(table, hero, casting)
    if pool.fumbled and hero.is_on_board:
        yield from fumble(table, hero, casting, overloaded)


def take_aim(table: Dungeon, hero: Hero, spell: Spell) -> Rule[str]:
    """The caster chooses what the spell is aimed at."""
    options = targets_of(table.state, hero, spell)
    return (yield from ask(hero.seat, options, "DP-SPELL-19", prompts.AIM(spell.id)))


def work(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """The sleepers wake; with enough successes the spell does what it says.

    Who was aimed at is provoked even if it does not work.
    """
    wake_near(table, hero.at, "spell")
    for monster in table.state.monsters:
        if is_aimed_at(casting.aim, monster):
            provoke(table, monster)
    if casting.successes < casting.needed:
        needed, spell = casting.needed, casting.spell.id
        tell(
            table,
            events.cast_failed,
            failure_of(table.state.content, casting),
            hero,
            spell=spell,
            difficulty=needed,
        )
        return
    told = len(table.log) if table.log is not None else 0
    effect = SPELLS[casting.spell.effect](table, hero, casting)
    yield from by_entry(table, "spell", casting.spell.id, effect)
    if table.log is not None and all(one.kind in ONLY_DICE for one in table.log[told:]):
        tell(table, events.spell_in_vain, "DP-SPELL-21", hero, spell=casting.spell.id)


def failure_of(books: Books, casting: Casting) -> str:
    """The clause by which too few successes fail: of a plain cast, or of an overload."""
    is_plain = casting.spell == books.spells[casting.spell.id]
    return "DP-SPELL-09" if is_plain else "DP-OVERLOAD-04"


def roll_cast(table: Dungeon, hero: Hero, overloaded: bool) -> Rule[Pool]:
    """The roll for a spell."""
    dice = cast_parts(table.state, hero, overloaded)
    return (yield from roll_for(table, hero, dice, "cast", "DP-SPELL-08"))


def cast_dice(state: State, hero: Hero, overloaded: bool) -> int:
    """All the dice of a cast."""
    return total(cast_parts(state, hero, overloaded))


def cast_parts(state: State, hero: Hero, overloaded: bool) -> Parts:
    """MAG, and what abilities and equipment add."""
    parts = pool_parts(hero, "MAG")
    add(parts, "inspire", int(hero.song == "inspired"))
    if "ritualist" in hero.abilities and not is_fight_on(state, hero):
        add(parts, "ritualist", 1)
    if overloaded and "overload_mastery" in hero.abilities:
        add(parts, "overload_mastery", 1)
    if not any(item.kind == "shield" for item in worn(hero)):
        for item in worn(hero):
            add(parts, item.id, item.casting)
    return parts


def fumble(table: Dungeon, hero: Hero, casting: Casting, overloaded: bool) -> Rule[None]:
    """The prepared copy is wiped; an overload hurts besides."""
    tell(table, events.cast_fumbled, "DP-SPELL-13", hero, spell=casting.spell.id)
    wipe(table, hero, casting.spell.id)
    if overloaded:
        half = (casting.needed + 1) // 2
        hurt = half if "overload_mastery" in hero.abilities else casting.needed
        yield from harm(table, hero, hurt, "overload", "DP-OVERLOAD-06")
    extra = SPELLS.get(f"fumble {casting.spell.fumble}")
    if extra is not None and hero.is_on_board:
        effect = extra(table, hero, casting, overloaded)
        yield from by_entry(table, "spell", casting.spell.id, effect)


def wipe(table: Dungeon, hero: Hero, spell: str) -> None:
    """A prepared copy is lost until the next rest in the village."""
    if MEMORY in hero.abilities and hero.used.get(MEMORY, 0) < 2:
        hero.used[MEMORY] = hero.used.get(MEMORY, 0) + 1
        tell(table, events.spell_kept, "DP-SPELL-13", hero, spell=spell)
        return
    lose_spell(table, hero, spell, "DP-SPELL-13")


def lose_spell(table: Dungeon, hero: Hero, spell: str, rule: str) -> None:
    """One prepared copy is gone; others of the same spell stay."""
    hero.prepared.remove(spell)
    hero.wiped.append(spell)
    tell(table, events.spell_wiped, rule, hero, spell=spell)


def cast_from_book(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Without a check, and the book is used up."""
    id = spell_in(item)
    assert id is not None
    spell = table.state.content.spells[id]
    hero.did.append(CAST_BEFORE(spell.id))
    aim = yield from take_aim(table, hero, spell)
    use_up(table, hero, item)
    tell(table, events.cast, "DP-BOOK-03", hero, spell=spell.id, overloaded=False)
    lowest = min(spell.difficulty.values())
    yield from work(table, hero, Casting(spell, aim, lowest, lowest))


def fire_and_forget(table: Dungeon, hero: Hero, spell: Spell) -> Rule[None]:
    """Every die a success, overloaded if it can be, and then the spell is gone."""
    state, needed = table.state, difficulty_for(hero, spell)
    can_overload = spell.id in strong_spells(state.content) and bool(
        targets_of(state, hero, strong_spells(state.content)[spell.id])
    )
    overloaded = can_overload and cast_dice(state, hero, True) >= overload_difficulty(hero, spell)
    successes = cast_dice(state, hero, overloaded)
    if overloaded:
        needed = overload_difficulty(hero, spell)
        spell = strong_spells(state.content)[spell.id]
    aim = yield from take_aim(table, hero, spell)
    tell(table, events.cast, "DP-VAR-SPELL-02", hero, spell=spell.id, overloaded=overloaded)
    yield from work(table, hero, Casting(spell, aim, successes, needed))
    lose_spell(table, hero, spell.id, "DP-VAR-SPELL-01")
