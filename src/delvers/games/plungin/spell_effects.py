"""What spells do: healing, guarding, changing people (SPELL)."""

from delvers.games.plungin.books.things import Spell
from delvers.games.plungin.conditions import afflict, relieve
from delvers.games.plungin.dicing import roll_words
from delvers.games.plungin.events import tell
from delvers.games.plungin.flow import ask
from delvers.games.plungin.grid import distance
from delvers.games.plungin.life import come_back, heal
from delvers.games.plungin.map import living
from delvers.games.plungin.opening import locks_near, make_noise, trap_of
from delvers.games.plungin.registry import SPELLS
from delvers.games.plungin.state import Chest, Dungeon, Hero, State
from delvers.games.plungin.stats import max_life
from delvers.games.plungin.targeting import targets_of
from delvers.kernel.requests import Rule

CURABLE = ("weakened", "venom", "bleeding", "burning")


def aim(table: Dungeon, hero: Hero, spell: Spell) -> Rule[str]:
    """The caster chooses what the spell is aimed at."""
    options = targets_of(table.state, hero, spell)
    if not options:
        return ""
    return (yield from ask(hero.seat, options, "DP-SPELL-19", f"aim {spell.id}"))


def named(state: State, option: str) -> Hero:
    """The hero whom an option names."""
    words = option.split(" ")
    return next(hero for hero in state.heroes if hero.id == words[1])


def touched(table: Dungeon, hero: Hero, spell: Spell) -> Rule[list[Hero]]:
    """The heroes whom a spell reaches: all around the caster, his whole tile, or one."""
    state = table.state
    if spell.tile:
        tile = state.ground[hero.at]
        return [other for other in living(state) if state.ground[other.at] == tile]
    if spell.area or spell.target == "area":
        reach = spell.area or spell.range
        return [other for other in living(state) if distance(other.at, hero.at) <= reach]
    option = yield from aim(table, hero, spell)
    return [named(state, option)]


def healing(table: Dungeon, hero: Hero, spell: Spell, successes: int, needed: int) -> Rule[None]:
    """LIFE, more for every success to spare, and an end to one plague."""
    for other in (yield from touched(table, hero, spell)):
        amount = roll_words(table.state.dice, spell.heal) + spell.extra * (successes - needed)
        heal(table, other, amount, "DP-SPELL-10")
        if spell.ends:
            yield from cure_one(table, hero, other)


def cure_one(table: Dungeon, hero: Hero, other: Hero) -> Rule[None]:
    """One of poison, venom, bleeding and flames ends."""
    options = [f"end {one}" for one in CURABLE if one in other.conditions]
    if options:
        option = yield from ask(hero.seat, options, "DP-SPELL-10", "cure")
        relieve(table, other, option.removeprefix("end "), "DP-SPELL-10")


def warding(table: Dungeon, hero: Hero, spell: Spell, successes: int, _needed: int) -> Rule[None]:
    """Extra dice on DEF."""
    for other in (yield from touched(table, hero, spell)):
        dice = spell.dice
        if spell.per_success and not spell.area:
            dice = min(spell.most, successes)
        if afflict(table, other, "warded", "DP-SPELL-10", rounds=spell.rounds):
            other.bonus["warded"] = dice


def condition(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A good condition for some rounds."""
    for other in (yield from touched(table, hero, spell)):
        afflict(table, other, spell.condition, "DP-SPELL-10", rounds=spell.rounds)


def ember_shield(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A die on DEF, and burns for whoever strikes."""
    for other in (yield from touched(table, hero, spell)):
        if afflict(table, other, "warded", "DP-SPELL-10", rounds=spell.rounds):
            other.bonus["warded"] = spell.dice
            other.bonus["ember_shield"] = spell.damage


def flame_blade(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A weapon burns for some rounds."""
    option = yield from aim(table, hero, spell)
    other, weapon = named(table.state, option), option.split(" ")[2]
    other.bonus[f"flame {weapon}"] = spell.dice
    table.state.flags[f"flame {other.number} {weapon}"] = spell.rounds
    tell(table, "weapon_burns", "DP-SPELL-10", other, item=weapon)


def lift_curse(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A cursed thing crumbles, or a drained point comes back."""
    option = yield from aim(table, hero, spell)
    other, what = named(table.state, option), option.split(" ")[2]
    uncurse(table, other, what)


def uncurse(table: Dungeon, hero: Hero, what: str) -> None:
    """A cursed thing comes off and is no more."""
    if what == "drained":
        hero.drained -= 1
    else:
        hero.hands = ["" if held == what else held for held in hero.hands]
        hero.armour = "" if hero.armour == what else hero.armour
        hero.attire = [worn for worn in hero.attire if worn != what]
    relieve(table, hero, "rotting", "DP-CURSE-06")
    tell(table, "curse_lifted", "DP-CURSE-06", hero, item=what)


def raising(table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int) -> Rule[None]:
    """A dead hero is back among the living."""
    option = yield from aim(table, hero, spell)
    other = named(table.state, option)
    if spell.heal == "half":
        life = (max_life(table.state, other) + 1) // 2
    else:
        life = roll_words(table.state.dice, spell.heal)
    yield from come_back(table, other, life, "DP-DEATH-05")


def open_lock(
    table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """A lock opens; loudly, with an end to its trap, or in silence."""
    option = yield from aim(table, hero, spell)
    lock = locks_near(table.state, hero)[option.removeprefix("on ")]
    lock.is_locked = False
    tell(table, "unlocked", "DP-LOCK-01", hero)
    if spell.noisy:
        lock.trap = ""
        make_noise(table, hero)


def reveal(table: Dungeon, hero: Hero, spell: Spell, _successes: int, _needed: int) -> Rule[None]:
    """Whether there is a trap, and which."""
    near = locks_near(table.state, hero)
    if spell.tile:
        chosen = [lock for lock in near.values() if lock.trap]
    else:
        option = yield from aim(table, hero, spell)
        chosen = [near[option.removeprefix("on ")]]
    for lock in chosen:
        trap = trap_of(table, lock)
        lock.is_aware = bool(trap)
        tell(table, "trap_found" if trap else "no_trap", "DP-DETECT-06", hero, trap=trap)


def silent_step(
    table: Dungeon, _hero: Hero, spell: Spell, _successes: int, _needed: int
) -> Rule[None]:
    """The next monsters hear less."""
    table.state.attention += spell.attention
    table.state.alert_dice += spell.dice
    return
    yield


SPELLS.update(
    {
        "heal": healing,
        "ward": warding,
        "condition": condition,
        "ember_shield": ember_shield,
        "flame_blade": flame_blade,
        "lift_curse": lift_curse,
        "raise": raising,
        "open_lock": open_lock,
        "reveal": reveal,
        "silent_step": silent_step,
    }
)


# -- fumbles ---------------------------------------------------------------------------------------


def spoil_treasure(table: Dungeon, hero: Hero, _spell: Spell, _overloaded: bool) -> Rule[None]:
    """The treasure of a chest is destroyed."""
    for lock in locks_near(table.state, hero).values():
        if isinstance(lock, Chest):
            lock.is_empty = True
    return
    yield


def ruin_lock(table: Dungeon, hero: Hero, _spell: Spell, _overloaded: bool) -> Rule[None]:
    """The lock is ruined."""
    for lock in locks_near(table.state, hero).values():
        if lock.is_locked:
            lock.is_ruined = True
    return
    yield


def suffer_oneself(table: Dungeon, hero: Hero, spell: Spell, overloaded: bool) -> Rule[None]:
    """A condition strikes the caster; some only when the spell was overloaded."""
    condition, always = SELF[spell.fumble]
    if overloaded or always:
        afflict(table, hero, condition, "DP-OVERLOAD-07")
    return
    yield


def lose_blood(table: Dungeon, hero: Hero, _spell: Spell, _overloaded: bool) -> Rule[None]:
    """Two LIFE, but not the last."""
    lost = min(2, hero.life - 1)
    hero.life -= lost
    tell(table, "damaged", "DP-SPELL-13", hero, amount=lost, cause="raise_fallen")
    return
    yield


def drain_oneself(_table: Dungeon, hero: Hero, _spell: Spell, overloaded: bool) -> Rule[None]:
    """The leech drinks from its caster."""
    if overloaded:
        hero.drained += 1
    return
    yield


SELF = {
    "blind_self": ("blinded", False),
    "stun_self": ("stunned", True),
    "slow_self": ("slowed", False),
    "sleep_self": ("asleep", False),
}
SPELLS.update({f"fumble {name}": suffer_oneself for name in SELF})
SPELLS.update(
    {
        "fumble destroy_treasure": spoil_treasure,
        "fumble ruin_lock": ruin_lock,
        "fumble bleed_self": lose_blood,
        "fumble drain_self": drain_oneself,
    }
)
