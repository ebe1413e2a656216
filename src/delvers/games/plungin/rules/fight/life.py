"""LIFE: damage, healing, death (COMBAT, DEATH, BOSS)."""

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.hazards import set_on_fire
from delvers.games.plungin.rules.board.lantern import put_down
from delvers.games.plungin.rules.board.map import is_unwalled
from delvers.games.plungin.rules.board.reviving import put_beside_carrier
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.dice_words import roll_words
from delvers.games.plungin.rules.books.foes import LifeRow
from delvers.games.plungin.rules.books.registry import LIFE_RESULTS
from delvers.games.plungin.rules.events.reasons import Reason
from delvers.games.plungin.rules.fight.conditions import afflict, relieve, relieve_by_healing
from delvers.games.plungin.rules.fight.fighting import is_fight_on, wake
from delvers.games.plungin.rules.fight.leaving_the_board import leave_board
from delvers.games.plungin.rules.heroes.stats import has, max_life, worn
from delvers.games.plungin.rules.state.citing import by_entry
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.moments import MONSTER_KILLED
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import is_boss, tell
from delvers.kernel.requests import Rule

ANGER = "trait_too_angry_to_die"
PARCHING = ("holy_water", "sun_lance")
"""What stops the next regaining of vampires."""
PANE = 3
"""By how much a pane of dawn lowers the thresholds of the Count."""


def harm(
    table: Dungeon,
    one: Character,
    amount: int,
    cause: Reason,
    rule: str,
    by: int = NOWHERE,
    fire: bool = False,
) -> Rule[int]:
    """A character loses LIFE, a boss is nearer to its end; how much gear and nature let through."""
    # A step of the same rule before this one may have killed it.
    if not one.is_on_board:
        return 0
    if fire:
        amount = fire_damage(table, one, amount)
    if amount <= 0 or not one.is_on_board:
        return 0
    tell(table, events.damaged, rule, one, amount=amount, cause=cause)
    if fire:
        scorch(table, one)
    if isinstance(one, Monster):
        if cause in PARCHING and has(one, "fears_light"):
            one.is_parched = True
        yield from harm_monster(table, one, amount, by)
    elif isinstance(one, Hero):
        yield from harm_hero(table, one, amount, cause)
    return amount


def fire_damage(table: Dungeon, one: Character, amount: int) -> int:
    """What is left of fire: some gear keeps it off, and the dry burn better; no fire stays none."""
    if amount <= 0:
        return 0
    if isinstance(one, Hero):
        guard = max(worn(one), key=lambda item: item.fire_less, default=None)
        less = guard.fire_less if guard is not None else 0
        if guard is not None and less:
            rule = clause_of("item", guard.id, "DP-EQUIP-01")
            tell(table, events.fire_kept_off, rule, one, item=guard.id, amount=less)
        return amount - less
    if not has(one, "dry"):
        return amount
    tell(table, events.burns_well, clause_of("monster", one.id, "DP-MONSTER-14"), one)
    return amount + 1


def scorch(table: Dungeon, one: Character) -> None:
    """Fire that does damage ends frost, keeps wounds from closing and lights the oil below."""
    relieve(table, one, "frozen", "DP-COND-06")
    set_on_fire(table, [one.at])
    if isinstance(one, Monster):
        one.burnt = True


def drain(table: Dungeon, one: Character, rule: str) -> None:
    """The maximum of LIFE is one lower, and LIFE is never above it."""
    one.drained += 1
    one.life = min(one.life, max_life(table.state, one))
    tell(table, events.drained, rule, one)


def harm_hero(table: Dungeon, hero: Hero, amount: int, cause: Reason) -> Rule[None]:
    """A hero whose LIFE falls to 0 dies, unless something holds him back."""
    hero.life -= amount
    if "asleep" in hero.conditions:
        relieve(table, hero, "asleep", "DP-COND-01")
        afflict(table, hero, "surprised", "DP-ATTN-06")
    if hero.life > 0:
        return
    if ANGER in hero.abilities and not hero.used.get(ANGER):
        hero.used[ANGER] = 1
        hero.life = 1
        tell(table, events.held_on, clause_of("race", "half_orc", "DP-CHECK-03"), hero)
        return
    die(table, hero, cause)
    if has_second_breath(hero):
        hero.used["second_breath"] = 1
        rule = clause_of("item", "amulet_of_second_breath", "DP-DEATH-05")
        yield from come_back(table, hero, 1, rule)
    if all(other.status != "alive" or other.is_escort for other in table.state.heroes):
        table.state.lost = True
        raise AdventureEnds


def has_second_breath(hero: Hero) -> bool:
    """The amulet of second breath, once a stay."""
    wears = any(item.special == "second_breath" for item in worn(hero))
    return wears and not hero.used.get("second_breath")


def die(table: Dungeon, hero: Hero, cause: Reason) -> None:
    """A dead hero is carried by the others."""
    hero.status = "dead"
    hero.life = 0
    hero.fell_at = hero.at
    place = place_of(table.state, hero.at)
    tell(table, events.died, "DP-DEATH-03", hero, cause=cause, place=place)
    leave_board(table, hero)


def place_of(state: State, square: int) -> str:
    """The location that a square belongs to, or the kind of its tile; '' off the board."""
    number = state.ground.get(square, NOWHERE)
    tile = None if number == NOWHERE else state.tiles[number]
    return "" if tile is None else tile.location or tile.tile


def come_back(
    table: Dungeon, hero: Hero, life: int, rule: str, carriers: list[Hero] | None = None
) -> Rule[None]:
    """A revived hero stands beside the one who carries him."""
    hero.status = "alive"
    hero.life = min(max(1, life), max_life(table.state, hero))
    if hero.is_escort:
        put_down(table.state)
    tell(table, events.revived, rule, hero, life=hero.life)
    yield from put_beside_carrier(table, hero, carriers)


def heal(table: Dungeon, one: Character, amount: int, rule: str) -> int:
    """Regain LIFE up to the maximum; how much. What is more than that is told too."""
    offered = amount
    if isinstance(one, Hero) and any(item.special == "half_healing" for item in worn(one)):
        amount = (amount + 1) // 2
    if "rotting" in one.conditions:
        amount = (amount + 1) // 2
    if isinstance(one, Monster) and is_boss(one):
        healed = min(amount, one.damage)
        one.damage -= healed
    else:
        healed = min(amount, max_life(table.state, one) - one.life)
        one.life += max(0, healed)
    if healed > 0:
        if healed < offered:
            tell(table, events.healing_limited, rule, one, amount=offered)
        tell(table, events.healed, rule, one, amount=healed)
        relieve_by_healing(table, one)
    return max(0, healed)


# -- monsters --------------------------------------------------------------------------------------


def harm_monster(table: Dungeon, monster: Monster, amount: int, by: int) -> Rule[None]:
    """A monster loses LIFE, wakes, and may change its Law; a boss rolls on its life table."""
    provoke(table, monster, amount)
    if any(hero.number == by for hero in table.state.heroes):
        monster.hurt_by = by
    wake(table, monster, "damage")
    if is_boss(monster):
        monster.damage += amount
        yield from roll_life(table, monster, by)
        return
    monster.life -= amount
    if monster.life <= 0:
        yield from kill(table, monster)


def provoke(table: Dungeon, one: Character, amount: int = 1) -> None:
    """A patient monster that is disturbed, or one hit hard enough, follows its next Law."""
    if not isinstance(one, Monster) or one.is_provoked:
        return
    book = table.state.content.monsters[one.id]
    if book.next_law is not None and amount >= book.provoked_by:
        one.is_provoked = True
        one.law = book.next_law
        tell(table, events.law_changed, "DP-LAW-20", one)


def lose_patience(table: Dungeon, monster: Monster) -> None:
    """Some wait only so many rounds after they have been met."""
    rounds = table.state.content.monsters[monster.id].provoked_round
    if not rounds:
        return
    if monster.met_in is None:
        monster.met_in = table.state.round
    if table.state.round >= monster.met_in + rounds:
        provoke(table, monster, 1)


def disturb(table: Dungeon, hero: Hero) -> None:
    """A hero who ends a move too near to a patient monster provokes it."""
    state = table.state
    for monster in state.monsters:
        near = state.content.monsters[monster.id].provoked_within
        if (
            near
            and distance(hero.at, monster.at) <= near
            and is_unwalled(state, hero.at, monster.at)
        ):
            provoke(table, monster, 1)


def roll_life(table: Dungeon, monster: Monster, by: int) -> Rule[None]:
    """The life table of a boss: the die and all damage so far."""
    book = table.state.content.monsters[monster.id]
    number = roll_words(table.state.dice, book.life_dice)
    total = max(2, number + monster.damage)
    row = life_row(table, monster, total)
    tell(
        table,
        events.life_rolled,
        "DP-BOSS-07",
        monster,
        roll=number,
        total=total,
        result=row.result,
    )
    if row.result == "dies":
        yield from kill(table, monster)
    elif row.result != "no_effect":
        result = LIFE_RESULTS[row.result](table, monster, by)
        yield from by_entry(table, "monster", monster.id, result)


def life_row(table: Dungeon, monster: Monster, total: int) -> LifeRow:
    """The row of a life table; fewer heroes and panes in the light lower every threshold."""
    adventure = table.state.adventure
    lower = adventure.lowered.get(monster.id, 0)
    if has(monster, "panes") and not adventure.is_dark:
        lower += PANE * adventure.panes
    rows = table.state.content.monsters[monster.id].life_rows
    reached = [row for row in rows if row.low is not None and total >= row.low - lower]
    return reached[-1] if reached else rows[0]


def kill(table: Dungeon, monster: Monster) -> Rule[None]:
    """A dead monster is taken off the board; it may leave something."""
    tile = table.state.ground[monster.at]
    tell(table, events.monster_killed, "DP-DEATH-01", monster)
    leave_board(table, monster)
    if monster.side == "monsters":
        yield from MONSTER_KILLED(table, monster, tile)


def stun(table: Dungeon, one: Character, rule: str) -> None:
    """A stunned character loses its next action."""
    if not one.is_on_board:
        return
    if isinstance(one, Hero) and shrugs_off(table.state, one):
        one.has_ignored_stun = True
        tell(table, events.stun_ignored, "DP-EQUIP-01", one)
        return
    if "stunned" in one.conditions:
        tell(table, events.stunned_already, rule, one)
    afflict(table, one, "stunned", rule)


def shrugs_off(state: State, hero: Hero) -> bool:
    """An iron cap saves from the first stun of a fight, and from none outside fights."""
    if hero.has_ignored_stun or not hero.is_on_board or not is_fight_on(state, hero):
        return False
    return any(item.special == "ignore_stun" for item in worn(hero))
