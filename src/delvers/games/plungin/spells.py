"""Casting spells (SPELL, OVERLOAD, BOOK)."""

from dataclasses import fields, replace

from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.books.things import Overload, Spell
from delvers.games.plungin.checks import Pool, roll_for
from delvers.games.plungin.conditions import relieve
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import is_fight_on, wake_near
from delvers.games.plungin.life import harm
from delvers.games.plungin.registry import SPELLS
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.games.plungin.stats import pool_of, value_of, worn
from delvers.kernel.requests import Rule

BOOK = "spell_book:"


def difficulty_for(hero: Hero, spell: Spell) -> int:
    """The Difficulty in the easiest School that a hero belongs to."""
    own = [dif for school, dif in spell.difficulty.items() if school in hero.schools]
    return min(own or spell.difficulty.values())


def overload_difficulty(hero: Hero, spell: Spell) -> int:
    """The raised Difficulty, one more outside the spell's own School."""
    assert spell.overload is not None
    return spell.overload.difficulty + (spell.school not in hero.schools)


def spell_options(state: State, hero: Hero) -> list[str]:
    """The prepared spells and spell books that a hero can cast now."""
    if hero.actions <= 0 or not can_cast(hero):
        return []
    options: list[str] = []
    for id in dict.fromkeys(hero.prepared):
        spell = BOOKS.spells[id]
        if spell.effect not in SPELLS or not has_target(state, hero, spell):
            continue
        options.append(f"cast {id}")
        if spell.overload is not None and not state.rules.fire_and_forget:
            options.append(f"cast {id} overloaded")
    for item in dict.fromkeys(hero.carried):
        if item.startswith(BOOK):
            spell = BOOKS.spells[item.removeprefix(BOOK)]
            lowest = min(spell.difficulty.values())
            able = spell.effect in SPELLS and value_of(hero, "MAG") >= lowest
            if able and has_target(state, hero, spell):
                options.append(f"cast from {item}")
    return options


def can_cast(hero: Hero) -> bool:
    """Once a turn (twice for a quick caster), and neither silenced nor enraged."""
    if "silenced" in hero.conditions or "enraged" in hero.conditions:
        return False
    return hero.did.count("cast") < (2 if "quick_cast" in hero.abilities else 1)


def has_target(state: State, hero: Hero, spell: Spell) -> bool:
    """Whether there is anything to cast a spell on."""
    from delvers.games.plungin.targeting import targets_of

    return bool(targets_of(state, hero, spell))


def cast(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Cast a prepared spell, plainly or overloaded, or one from a book."""
    hero.actions -= 1
    hero.did.append("cast")
    relieve(table, hero, "hidden", "DP-COND-01")
    words = option.removeprefix("cast ")
    if words.startswith("from "):
        yield from cast_from_book(table, hero, words.removeprefix("from "))
        return
    id, _, overloaded = words.partition(" ")
    spell = BOOKS.spells[id]
    if table.state.rules.fire_and_forget:
        yield from fire_and_forget(table, hero, spell)
        return
    needed = difficulty_for(hero, spell)
    if overloaded:
        needed = overload_difficulty(hero, spell)
        spell = strengthened(spell)
    tell(table, "cast", "DP-SPELL-08", hero, spell=id, overloaded=bool(overloaded))
    pool = yield from roll_cast(table, hero, bool(overloaded))
    wake_near(table, hero.at)
    if pool.successes >= needed:
        yield from SPELLS[spell.effect](table, hero, spell, pool.successes, needed)
    else:
        tell(table, "cast_failed", "DP-SPELL-09", hero, spell=id)
    if pool.fumbled and hero.life_left:
        yield from fumble(table, hero, spell, bool(overloaded), needed)


def strengthened(spell: Spell) -> Spell:
    """A spell with the numbers of its overload."""
    assert spell.overload is not None
    changes = {
        field.name: getattr(spell.overload, field.name)
        for field in fields(Overload)
        if field.name != "difficulty" and getattr(spell.overload, field.name) is not None
    }
    return replace(spell, **changes)


def roll_cast(table: Dungeon, hero: Hero, overloaded: bool) -> Rule[Pool]:
    """MAG dice and what helps."""
    dice = pool_of(hero, "MAG") + hero.bonus.get("inspired", 0)
    if "ritualist" in hero.abilities and not is_fight_on(table.state, hero):
        dice += 1
    if overloaded and "overload_mastery" in hero.abilities:
        dice += 1
    if not any(item.kind == "shield" for item in worn(hero)):
        dice += sum(item.casting for item in worn(hero))
    return (yield from roll_for(table, hero, dice, "cast", "DP-SPELL-08"))


def fumble(table: Dungeon, hero: Hero, spell: Spell, overloaded: bool, needed: int) -> Rule[None]:
    """The prepared copy is wiped; an overload hurts besides."""
    wipe(table, hero, spell.id)
    if overloaded:
        hurt = (needed + 1) // 2 if "overload_mastery" in hero.abilities else needed
        yield from harm(table, hero, hurt, "overload", "DP-OVERLOAD-06")
    extra = SPELLS.get(f"fumble {spell.fumble}") if spell.fumble else None
    if extra is not None and hero.life_left:
        yield from extra(table, hero, spell, overloaded)


def wipe(table: Dungeon, hero: Hero, spell: str) -> None:
    """A prepared copy is lost until the next rest in the village."""
    if "spell_memory" in hero.abilities and hero.used.get("spell_memory", 0) < 2:
        hero.used["spell_memory"] = hero.used.get("spell_memory", 0) + 1
        return
    if spell in hero.prepared:
        hero.prepared.remove(spell)
        hero.wiped.append(spell)
        tell(table, "spell_wiped", "DP-SPELL-13", hero, spell=spell)


def cast_from_book(table: Dungeon, hero: Hero, item: str) -> Rule[None]:
    """Without a check, and the book is used up."""
    spell = BOOKS.spells[item.removeprefix(BOOK)]
    hero.carried.remove(item)
    tell(table, "cast", "DP-BOOK-03", hero, spell=spell.id, overloaded=False)
    wake_near(table, hero.at)
    lowest = min(spell.difficulty.values())
    yield from SPELLS[spell.effect](table, hero, spell, lowest, lowest)


def fire_and_forget(table: Dungeon, hero: Hero, spell: Spell) -> Rule[None]:
    """Every die a success, overloaded if it can be, and then the spell is gone."""
    successes, needed = value_of(hero, "MAG"), difficulty_for(hero, spell)
    tell(table, "cast", "DP-VAR-SPELL-01", hero, spell=spell.id, overloaded=False)
    hero.prepared.remove(spell.id)
    hero.wiped.append(spell.id)
    wake_near(table, hero.at)
    if successes < needed:
        tell(table, "cast_failed", "DP-CONFLICT-53", hero, spell=spell.id)
        return
    if spell.overload is not None and successes >= overload_difficulty(hero, spell):
        spell, needed = strengthened(spell), overload_difficulty(hero, spell)
    yield from SPELLS[spell.effect](table, hero, spell, successes, needed)
