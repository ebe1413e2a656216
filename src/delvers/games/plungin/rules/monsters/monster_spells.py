"""The spells of monsters (MONSTER, SPELL)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.aiming import may_aim, sight
from delvers.games.plungin.rules.board.awareness import aware_of
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.things import Spell
from delvers.games.plungin.rules.fight.fighting import cannot_shoot, wake_near
from delvers.games.plungin.rules.fight.life import heal
from delvers.games.plungin.rules.fight.reactions import stand_in
from delvers.games.plungin.rules.heroes.checks import Pool, roll_parts
from delvers.games.plungin.rules.heroes.stats import max_life, pool_parts, tags_of
from delvers.games.plungin.rules.magic.spell_attacks import caught_in, explode, magic_hits
from delvers.games.plungin.rules.monsters.actions import (
    ATTACK,
    Shot,
    aim,
    come_to,
    may_shoot,
    strike_at_hand,
)
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import Character, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import is_boss, tell
from delvers.kernel.requests import Rule

MEND = "mend_wounds"
MENDS = 4
"""How far a shaman mends, and from what loss on."""
LOST = 2
BLAST = "fireball"


def casts(table: Dungeon, monster: Monster) -> Rule[bool]:
    """Mend a friend, throw fire or a spark; whether it could do so at all."""
    if "silenced" in monster.conditions:
        return False
    hurt = wounded_friends(table.state, monster)
    if MEND in monster.spells and hurt:
        mend(table, monster, hurt[0])
        return True
    spells = attack_spells(table.state, monster)
    if not spells:
        return False
    shot = Shot(sight(monster, min(spell.range for spell in spells)), is_spell=True)
    target = yield from aim(table, monster, monster.law, shot)
    if target is None:
        return False
    if may_shoot(table.state, monster, target, shot):
        yield from throw_spell(table, monster, target, spells)
    else:
        yield from strike_at_hand(table, monster)
    return True


def attack_spells(state: State, monster: Monster) -> list[Spell]:
    """What it can cast on heroes, the blast first if there is a crowd for it."""
    spells = [state.content.spells[id] for id in monster.spells if id not in (MEND, BLAST)]
    if BLAST in monster.spells and any(crowd(state, o.at) >= 2 for o in aware_of(state, monster)):
        spells.insert(0, state.content.spells[BLAST])
    return spells


def crowd(state: State, square: int) -> int:
    """How many known heroes a blast would catch; none if a monster would be caught too."""
    caught = caught_in(state, state.content.spells[BLAST], square)
    caught = [one for one in caught if "hidden" not in one.conditions]
    if any(isinstance(one, Monster) and one.side == "monsters" for one in caught):
        return 0
    return len(caught)


def throw_spell(
    table: Dungeon, monster: Monster, target: Character, spells: list[Spell]
) -> Rule[None]:
    """A blast where the target stands in a crowd, or else another spell on it."""
    has_crowd = crowd(table.state, target.at) >= 2
    fitting = [spell for spell in spells if spell.id != BLAST or has_crowd]
    if not fitting:
        yield from strike_at_hand(table, monster)
        return
    spell, at = fitting[0], target.at
    victim = target if spell.id == BLAST else (yield from stand_in(table, monster, target))
    if not monster.is_on_board:
        return
    yield from come_to(table, monster)
    if monster.actions <= 0:
        return
    pool = roll_to_cast(table, monster, spell)
    if pool.successes < difficulty(spell):
        tell_failure(table, monster, spell)
        return
    if spell.id == BLAST:
        effect: Rule[object] = explode(table, monster, spell, at)
    elif victim is None:
        return
    else:
        effect = magic_hits(table, monster, victim, spell, pool.successes + spell.hits)
    yield from by_entry(table, "spell", spell.id, effect)


def difficulty(spell: Spell) -> int:
    """How hard a spell is for those who know its School."""
    return min(spell.difficulty.values())


def roll_to_cast(table: Dungeon, monster: Monster, spell: Spell) -> Pool:
    """MAG dice; casting wakes sleepers, and a fumble wipes the spell."""
    state = table.state
    monster.actions -= 1
    monster.did.append(ATTACK)
    state.tiles[state.ground[monster.at]].fought = state.round
    rule = clause_of("monster", monster.id, "DP-SPELL-23")
    tell(table, events.monster_casts, rule, monster, spell=spell.id)
    pool = roll_parts(table, monster, pool_parts(monster, "MAG"), "cast", "DP-SPELL-23")
    wake_near(table, monster.at, "spell")
    if pool.fumbled:
        monster.spells.remove(spell.id)
        tell(table, events.spell_wiped, "DP-SPELL-23", monster, spell=spell.id)
    return pool


def wounded_friends(state: State, monster: Monster) -> list[Monster]:
    """The orcs in sight who have lost much; beside an opponent, with that option, the adjacent."""
    reach = 1 if cannot_shoot(state, monster) else MENDS
    return [
        other
        for other in state.monsters
        if "orcish" in tags_of(other)
        and other.side == monster.side
        and may_aim(state, monster, other, reach)
        and life_lost(state, other) >= LOST
    ]


def life_lost(state: State, monster: Monster) -> int:
    """What a monster has lost; of a boss all damage so far."""
    return monster.damage if is_boss(monster) else max_life(state, monster) - monster.life


def tell_failure(table: Dungeon, monster: Monster, spell: Spell) -> None:
    """A spell has failed for want of successes."""
    needed = difficulty(spell)
    tell(table, events.cast_failed, "DP-SPELL-09", monster, spell=spell.id, difficulty=needed)


def mend(table: Dungeon, monster: Monster, friend: Monster) -> None:
    """A wounded friend is healed."""
    spell = table.state.content.spells[MEND]
    pool = roll_to_cast(table, monster, spell)
    above = pool.successes - difficulty(spell)
    if above < 0:
        tell_failure(table, monster, spell)
    else:
        amount = roll_words(table.state.dice, spell.heal) + spell.extra * above
        heal(table, friend, amount, clause_of("spell", MEND, "DP-SPELL-23"))
