"""What spells do: healing, guarding, locks, the dead (SPELL)."""

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import is_out_of_pit
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.board.reviving import bearers
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.registry import SPELLS
from delvers.games.plungin.rules.fight.conditions import afflict, relieve
from delvers.games.plungin.rules.fight.life import come_back, drain, harm, heal, stun
from delvers.games.plungin.rules.fight.strikes import break_item
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.magic.targeting import (
    DRAINED,
    ROTTING,
    Casting,
    on_figure,
    unseen_traps,
)
from delvers.games.plungin.rules.options import END, ON_HERO, ON_LOCK, ON_THING
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.figures import Character, Flames, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Lock
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import lock_called, name_of, tell
from delvers.games.plungin.rules.traps.searching import tell_trap, trap_of
from delvers.kernel.requests import Rule, ask, rule

CURABLE = ("weakened", "venom", "bleeding", "burning")


def named(state: State, aim: str) -> Hero:
    """The hero whom an aim names."""
    (name,) = ON_HERO.parts(aim)
    return hero_named(state, name)


def hero_named(state: State, name: str) -> Hero:
    """The hero of a name."""
    return next(hero for hero in state.heroes if hero.id == name)


def is_aimed_at(aim: str, monster: Monster) -> bool:
    """Whether an aim names a monster."""
    return aim == on_figure(monster.id, monster.number)


def thing_named(state: State, aim: str) -> tuple[Hero, str]:
    """The hero and his thing that an aim names."""
    name, thing = ON_THING.parts(aim)
    return hero_named(state, name), thing


def touched(table: Dungeon, hero: Hero, casting: Casting) -> list[Hero]:
    """The heroes whom a spell reaches: his whole tile, all around the caster, or one."""
    state, spell = table.state, casting.spell
    if spell.tile or spell.target == "tile":
        tile = state.ground[hero.at]
        near = [other for other in living(state) if state.ground[other.at] == tile]
    elif spell.area or spell.target == "area":
        reach = spell.area or spell.range
        near = [other for other in living(state) if distance(other.at, hero.at) <= reach]
    else:
        return [named(state, casting.aim)]
    return [other for other in near if not is_out_of_pit(state, hero, other.at)]


def healed_by(table: Dungeon, hero: Hero, casting: Casting) -> list[Character]:
    """Whom a healing spell reaches; a single target may be a beast that fights for the heroes."""
    beasts = [one for one in table.state.monsters if is_aimed_at(casting.aim, one)]
    return [*beasts] if beasts else [*touched(table, hero, casting)]


def healing(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """LIFE, more for every success to spare, and an end to one plague."""
    spell, spare = casting.spell, casting.successes - casting.needed
    for other in healed_by(table, hero, casting):
        amount = roll_words(table.state.dice, spell.heal) + spell.extra * spare
        heal(table, other, amount, "DP-SPELL-10")
        if spell.ends:
            yield from cure_one(table, hero, other)


def cure_one(table: Dungeon, hero: Hero, other: Character) -> Rule[None]:
    """One of poison, venom, bleeding and flames ends."""
    options = [END(one) for one in CURABLE if one in other.conditions]
    if options:
        option = yield from ask(hero.seat, options, "DP-SPELL-10", prompts.CURE(name_of(other)))
        (ended,) = END.parts(option)
        relieve(table, other, ended, "DP-SPELL-10")


@rule
def warding(table: Dungeon, hero: Hero, casting: Casting) -> None:
    """Extra dice on DEF: one for each success, or as many as the spell says."""
    spell = casting.spell
    dice = spell.dice
    if spell.per_success and not spell.area:
        dice = min(spell.most, spell.dice * casting.successes)
    for other in touched(table, hero, casting):
        lasts = Duration.rounds(spell.rounds) or Duration.causers_turns(2)
        if afflict(table, other, "warded", "DP-SPELL-20", lasts, hero.number):
            other.strengths["warded"] = dice
            tell(table, events.guarded_by_spell, "DP-SPELL-10", other, dice=dice)


@rule
def condition(table: Dungeon, hero: Hero, casting: Casting) -> None:
    """A good condition for some rounds."""
    spell = casting.spell
    for other in touched(table, hero, casting):
        afflict(table, other, spell.condition, "DP-SPELL-20", Duration.rounds(spell.rounds))


@rule
def ember_shield(table: Dungeon, _hero: Hero, casting: Casting) -> None:
    """A die on DEF, and burns for whoever strikes."""
    other, spell = named(table.state, casting.aim), casting.spell
    if afflict(table, other, "ember_shield", "DP-SPELL-20", Duration.rounds(spell.rounds)):
        other.strengths["ember_shield"] = spell.damage


@rule
def flame_blade(table: Dungeon, _hero: Hero, casting: Casting) -> None:
    """A weapon burns for some rounds."""
    other, weapon = thing_named(table.state, casting.aim)
    lasts = Duration.rounds(casting.spell.rounds) or Duration.for_fight()
    other.burning_weapons[weapon] = Flames(casting.spell.dice, lasts)
    tell(table, events.weapon_burns, "DP-SPELL-20", other, item=weapon)


@rule
def lift_curse(table: Dungeon, _hero: Hero, casting: Casting) -> None:
    """A cursed thing crumbles, or a drained point comes back; no wound of the target rots on."""
    other, what = thing_named(table.state, casting.aim)
    if what != ROTTING:
        uncurse(table, other, what)
    relieve(table, other, "rotting", "DP-CURSE-06")


def uncurse(table: Dungeon, hero: Hero, what: str, rule: str = "DP-CURSE-06") -> None:
    """A cursed thing comes off and is no more."""
    if what == DRAINED:
        hero.drained -= 1
    else:
        hero.hands = ["" if held == what else held for held in hero.hands]
        hero.armour = "" if hero.armour == what else hero.armour
        if what in hero.attire:
            hero.attire.remove(what)
    tell(table, events.curse_lifted, rule, hero, item=what)


def raising(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """A dead hero is back among the living, beside the caster or a neighbour who carries him."""
    other, words = named(table.state, casting.aim), casting.spell.heal
    if words == "half":
        life = (max_life(table.state, other) + 1) // 2
    else:
        life = roll_words(table.state.dice, words)
    yield from come_back(table, other, life, "DP-DEATH-05", bearers(table.state, hero))


def lock_aimed_at(state: State, aim: str) -> Lock:
    """The door or chest that an aim names."""
    (name,) = ON_LOCK.parts(aim)
    return lock_called(state, name)


def reveal(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """Whether there is a trap, and which."""
    state = table.state
    chosen = (
        unseen_traps(state, hero) if casting.spell.tile else [lock_aimed_at(state, casting.aim)]
    )
    for lock in chosen:
        trap = yield from trap_of(table, hero, lock)
        lock.is_aware = bool(trap)
        tell_trap(table, hero, lock, trap)


@rule
def silent_step(table: Dungeon, hero: Hero, casting: Casting) -> None:
    """The next monsters hear less of those on the caster's tile."""
    table.state.adventure.silent_step = casting.spell.attention
    for other in touched(table, hero, casting):
        other.silent_step = casting.spell.dice
        tell(table, events.hushed, "DP-SPELL-10", other, dice=casting.spell.dice)


SPELLS.update(
    {
        "heal": healing,
        "ward": warding,
        "condition": condition,
        "ember_shield": ember_shield,
        "flame_blade": flame_blade,
        "lift_curse": lift_curse,
        "raise": raising,
        "reveal": reveal,
        "silent_step": silent_step,
    }
)


# -- what a fumble brings besides ------------------------------------------------------------------


@rule
def spoil_treasure(table: Dungeon, _hero: Hero, casting: Casting, _overloaded: bool) -> None:
    """The treasure of a chest is destroyed."""
    lock = lock_aimed_at(table.state, casting.aim) if ON_LOCK.fits(casting.aim) else None
    if isinstance(lock, Chest):
        lock.is_empty = True


@rule
def ruin_lock(table: Dungeon, _hero: Hero, casting: Casting, _overloaded: bool) -> None:
    """The lock is ruined."""
    lock_aimed_at(table.state, casting.aim).is_ruined = True


@rule
def break_weapon(table: Dungeon, _hero: Hero, casting: Casting, _overloaded: bool) -> None:
    """A weak weapon is destroyed by the flames."""
    other, weapon = thing_named(table.state, casting.aim)
    if table.state.content.items[weapon].weak and weapon in other.hands:
        break_item(table, other, weapon, "DP-SPELL-13")


@rule
def suffer_oneself(table: Dungeon, hero: Hero, casting: Casting, overloaded: bool) -> None:
    """A condition strikes the caster of an overloaded spell."""
    name, rounds = SELF[casting.spell.fumble]
    if overloaded:
        afflict(table, hero, name, "DP-OVERLOAD-07", rounds)


@rule
def stun_oneself(table: Dungeon, hero: Hero, _casting: Casting, _overloaded: bool) -> None:
    """The caster is stunned."""
    stun(table, hero, "DP-SPELL-13")


def lose_blood(table: Dungeon, hero: Hero, _casting: Casting, _overloaded: bool) -> Rule[None]:
    """Two LIFE, but not the last."""
    yield from harm(table, hero, min(2, hero.life - 1), "raise_fallen", "DP-SPELL-13")


@rule
def drain_oneself(table: Dungeon, hero: Hero, _casting: Casting, overloaded: bool) -> None:
    """The leech drinks from its caster."""
    if overloaded:
        drain(table, hero, "DP-OVERLOAD-07")


SELF = {
    "blind_self": ("blinded", UNTIL_ENDED),
    "slow_self": ("slowed", Duration.for_fight()),
    "sleep_self": ("asleep", UNTIL_ENDED),
}
SPELLS.update({f"fumble {name}": suffer_oneself for name in SELF})
SPELLS.update(
    {
        "fumble destroy_treasure": spoil_treasure,
        "fumble ruin_lock": ruin_lock,
        "fumble break_weapon": break_weapon,
        "fumble stun_self": stun_oneself,
        "fumble bleed_self": lose_blood,
        "fumble drain_self": drain_oneself,
    }
)
