"""What spells do: attacks on one or many (SPELL)."""

from dataclasses import replace

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.aiming import can_attack_into
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.hazards import set_on_fire
from delvers.games.plungin.rules.board.map import (
    is_unwalled,
    living,
    neighbours,
    on_tile,
    squares_of,
    towards,
)
from delvers.games.plungin.rules.board.moving import is_held, put_on_square
from delvers.games.plungin.rules.board.sanctuary import end_sanctuary_by_attack, may_enter
from delvers.games.plungin.rules.books.registry import SPELLS
from delvers.games.plungin.rules.books.things import Item, Spell
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.defending import meet
from delvers.games.plungin.rules.fight.fighting import wake
from delvers.games.plungin.rules.fight.life import heal, provoke
from delvers.games.plungin.rules.fight.strikes import Strike, roll_hits
from delvers.games.plungin.rules.heroes.checks import roll_for
from delvers.games.plungin.rules.heroes.stats import pool_parts, tags_of
from delvers.games.plungin.rules.magic.targeting import Casting, block_around, can_touch, is_covered
from delvers.games.plungin.rules.options import AT, ON_FIGURE, PULL, TO
from delvers.games.plungin.rules.squares import DIRECTIONS, place_of, square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.traps.entering import enter_square
from delvers.kernel.requests import DECLINE, Rule, ask, rule


def monster_named(state: State, aim: str) -> Monster:
    """The monster whom an aim names by its number."""
    _, number = ON_FIGURE.parts(aim)
    return next(monster for monster in state.monsters if monster.number == number)


def square_aimed_at(aim: str) -> int:
    """The square that an aim names."""
    (square,) = AT.parts(aim)
    return square


# -- one target ------------------------------------------------------------------------------------


def attacking(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """Hits are successes, met by one defence roll; nobody is pushed."""
    spell, target = casting.spell, monster_named(table.state, casting.aim)
    at, is_loose = target.at, not is_held(target)
    hits = casting.successes + spell.hits
    hits += max((spell.versus.get(tag, 0) for tag in tags_of(target)), default=0)
    if hits != casting.successes:
        tell(table, events.spell_hits, "DP-SPELL-10", target, spell=spell.id, amount=hits)
    damage = yield from magic_hits(table, hero, target, spell, hits)
    if damage and spell.leech and hero.is_on_board:
        heal(table, hero, min(spell.leech, damage), "DP-SPELL-10")
    if spell.splash:
        yield from splash(table, hero, target, at, spell)
    if spell.pull and is_loose and target.is_on_board and hero.is_on_board:
        yield from pull(table, hero, target, spell.pull)


def magic_hits(
    table: Dungeon, caster: Hero | Monster, target: Character, spell: Spell, hits: int
) -> Rule[int]:
    """The hits of a spell on somebody, and what comes with damage."""
    end_sanctuary_by_attack(table, caster)
    if isinstance(target, Monster):
        wake(table, target, "spell")
    provoke(table, target)
    strike = Strike(
        defend=spell.defend,
        is_ranged=True,
        fire=spell.fire,
        on_damage=spell.on_damage,
        also=spell.also,
        kinds=("spell", *("ice",) * spell.ice),
    )
    return (yield from meet(table, target, hits, strike, Named(spell.id), "DP-SPELL-10", caster))


def splash(table: Dungeon, hero: Hero, target: Monster, at: int, spell: Spell) -> Rule[None]:
    """Those beside the target suffer a smaller attack, rolled once."""
    state = table.state
    small = replace(spell, on_damage="", defend="DEF")
    beside = set(neighbours(state, at))
    everyone: list[Character] = [*living(state), *state.monsters]
    others = [one for one in everyone if one.at in beside and one is not target]
    if others:
        pool = roll_hits(table, spell.splash, Named(spell.id), "DP-SPELL-10")
        for one in others:
            if one.is_on_board:
                yield from magic_hits(table, hero, one, small, pool.successes)


def pull(table: Dungeon, hero: Hero, target: Monster, squares: int) -> Rule[None]:
    """A monster may be drawn towards the caster, onto a free square."""
    state = table.state
    reached, edge = list[int](), [target.at]
    for _ in range(squares):
        edge = [
            there
            for square in edge
            for there in neighbours(state, square)
            if may_enter(state, target, there)
            and distance(there, hero.at) < distance(square, hero.at)
        ]
        reached += edge
    options = [PULL(square) for square in dict.fromkeys(reached)]
    if options:
        option = yield from ask(hero.seat, [*options, DECLINE], "DP-SPELL-10", prompts.PULL())
        if option == DECLINE:
            tell(table, events.does_without, "DP-SPELL-10", hero, ability="thorn_lash")
        else:
            put_on_square(state, target, *PULL.parts(option))
            tell(table, events.pulled, "DP-SPELL-10", target, at=target.at)
            yield from enter_square(table, target, is_own_move=False)


# -- many ------------------------------------------------------------------------------------------


def blast(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """An attack rolled once on everybody in an area; a fumble brings it nearer to the caster."""
    centre = square_aimed_at(casting.aim)
    if casting.fumbled and casting.spell.fumble == "halfway":
        centre = halfway(hero.at, centre)
    elif casting.fumbled and casting.spell.fumble == "on_self":
        centre = hero.at
    yield from explode(table, hero, casting.spell, centre)


def halfway(near: int, far: int) -> int:
    """The square in the middle between two, nearer to the first."""
    (x1, y1), (x2, y2) = place_of(near), place_of(far)
    return square_at(x1 + int((x2 - x1) / 2), y1 + int((y2 - y1) / 2))


def explode(table: Dungeon, caster: Hero | Monster, spell: Spell, centre: int) -> Rule[None]:
    """The attack of a blast around a square."""
    pool = roll_hits(table, spell.attack, Named(spell.id), "DP-SPELL-10")
    if spell.fire:
        set_on_fire(table, squares_around(table.state, spell, centre))
    for one in caught_by(table.state, caster, spell, centre):
        if one.is_on_board:
            yield from magic_hits(table, caster, one, spell, pool.successes)


def caught_by(state: State, caster: Character, spell: Spell, centre: int) -> list[Character]:
    """Those in the area of a spell; one that is cast in a pit does not leave it."""
    caught = caught_in(state, spell, centre)
    return [one for one in caught if can_attack_into(state, caster, one.at)]


def caught_in(state: State, spell: Spell | Item, centre: int) -> list[Character]:
    """Those in an area whom no wall shields, or all on the tile of its middle."""
    if isinstance(spell, Spell) and spell.tile:
        return on_tile(state, state.ground[centre])
    everyone: list[Character] = [*living(state), *state.monsters]
    return [
        one
        for one in everyone
        if is_covered(spell, centre, one.at) and is_unwalled(state, centre, one.at)
    ]


def squares_around(state: State, spell: Spell | Item, centre: int) -> list[int]:
    """The squares of an area that no wall keeps apart from its middle, or its whole tile."""
    if isinstance(spell, Spell) and spell.tile:
        return squares_of(state, state.ground[centre])
    return [
        square
        for square in block_around(centre, max(spell.square, spell.area))
        if square in state.ground
        and is_covered(spell, centre, square)
        and is_unwalled(state, centre, square)
    ]


def breath(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """Everybody in a straight line."""
    (name,) = TO.parts(casting.aim)
    way = DIRECTIONS.index(name)
    yield from breathe(table, hero, casting.spell, way, casting.successes)


def breathe(
    table: Dungeon, caster: Hero | Monster, spell: Spell, way: int, hits: int
) -> Rule[None]:
    """The line of a breath."""
    state = table.state
    line = set(towards(state, caster.at, way, spell.squares))
    everyone: list[Character] = [*living(state), *state.monsters]
    for one in everyone:
        if one.at in line and can_attack_into(state, caster, one.at):
            yield from magic_hits(table, caster, one, spell, hits)


@rule
def entangle(table: Dungeon, hero: Hero, casting: Casting) -> None:
    """Everybody in an area is rooted until a check frees him."""
    spell = casting.spell
    for one in caught_by(table.state, hero, spell, square_aimed_at(casting.aim)):
        provoke(table, one)
        if afflict(table, one, "rooted", "DP-SPELL-20", Duration.rounds(spell.rounds)):
            one.strengths["rooted"] = spell.resist


def overcome(table: Dungeon, hero: Hero, casting: Casting) -> Rule[None]:
    """A monster that resists with fewer successes is asleep or confused."""
    spell = casting.spell
    assert spell.resisted is not None
    for target in overcome_by(table.state, hero, casting):
        provoke(table, target)
        dice = pool_parts(target, spell.resisted)
        pool = yield from roll_for(table, target, dice, "resist", "DP-SPELL-10")
        if pool.successes < casting.successes:
            afflict(table, target, spell.condition, "DP-SPELL-20", Duration.rounds(spell.rounds))


def overcome_by(state: State, hero: Hero, casting: Casting) -> list[Monster]:
    """The one monster aimed at, or all in an area on whom the spell works."""
    spell = casting.spell
    if not spell.square:
        return [monster_named(state, casting.aim)]
    caught = caught_by(state, hero, spell, square_aimed_at(casting.aim))
    return [one for one in caught if isinstance(one, Monster) and can_touch(one, spell)]


SPELLS.update(
    {
        "attack": attacking,
        "blast": blast,
        "breath": breath,
        "entangle": entangle,
        "overcome": overcome,
    }
)
