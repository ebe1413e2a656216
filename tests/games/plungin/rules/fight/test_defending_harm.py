"""Every source of a kind of harm meets the same protections and weaknesses (COMBAT, COND)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.combat import armed, strike_home
from delvers.games.plungin.rules.fight.life import harm
from delvers.games.plungin.rules.fight.strikes import Strike, with_weapon
from delvers.games.plungin.rules.fight.suffering import end_effects
from delvers.games.plungin.rules.magic.spell_attacks import explode, magic_hits, splash
from delvers.games.plungin.rules.magic.spells import strong_spells
from delvers.games.plungin.rules.monsters.actions import assail, breathe_fire, hit
from delvers.games.plungin.rules.monsters.monster_turn import regenerate
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import Character, Flames, Hero, Monster
from delvers.games.plungin.rules.state.state import Dungeon, Rules
from delvers.games.plungin.rules.things.throwing import burst_on, bursting
from delvers.games.plungin.rules.traps.entering import enter_square, start_in
from delvers.games.plungin.rules.traps.traps import catch, catch_all
from delvers.kernel.game import Game
from delvers.kernel.requests import Rule
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import faces, hero, scene, state_of

AT, BESIDE, FAR, CORNER = (2, 2), (3, 2), (0, 5), (5, 5)
Harm = Callable[[Dungeon, Hero, Character, int], Rule[Any]]


@dataclass(frozen=True)
class Source:
    """How something does fire damage: the dice that it rolls first, whether it sets on fire."""

    harm: Harm
    dice: int = 0
    burns: bool = False
    on_heroes_only: bool = False


def spell(id: str) -> Harm:
    """The hits of a spell on one."""
    return lambda table, by, one, hits: magic_hits(table, by, one, BOX.spells[id], hits)


def blast(id: str) -> Harm:
    """A spell that bursts where the victim stands."""
    return lambda table, by, one, _: explode(table, by, BOX.spells[id], one.at)


def splashed(table: Dungeon, by: Hero, one: Character, _hits: int) -> Rule[None]:
    """An overloaded bolt at a monster beside the victim."""
    target = put_monster(table, "orc", square_at(*BESIDE))
    yield from splash(table, by, target, target.at, strong_spells(BOX)["fire_bolt"])
    assert one.at in (square_at(*AT), -1)


def flames(kind: str, strength: int, is_start: bool = False) -> Harm:
    """Flames on the floor, entered or stayed in."""

    def harm(table: Dungeon, _by: Hero, one: Character, _hits: int) -> Rule[None]:
        add_hazard(table, kind, [one.at], 3, strength)
        yield from (start_in if is_start else enter_square)(table, one)

    return harm


def weapon(table: Dungeon, by: Hero, one: Character, hits: int) -> Rule[int]:
    """A blow with a burning sword."""
    return strike_home(
        table, by, one, hits, with_weapon(table.state.content, "flametongue", Strike(push=0))
    )


def flaming(table: Dungeon, by: Hero, one: Character, hits: int) -> Rule[int]:
    """A blow with a sword that a spell has set on fire."""
    by.burning_weapons["sword"] = Flames(2, Duration.rounds(3))
    return strike_home(table, by, one, hits, armed(by, Strike("sword", push=0)))


def aflame(table: Dungeon, _by: Hero, one: Character, hits: int) -> Rule[None]:
    """The end of a turn on fire."""
    if hits:
        one.conditions["burning"] = Duration.own_turns(1)
    return end_effects(table, one)


def trap(id: str) -> Harm:
    """A trap that goes off."""
    return lambda table, _by, one, hits: catch(table, BOX.traps[id], one, False, hits)


def pot(table: Dungeon, _by: Hero, one: Character, _hits: int) -> Rule[int]:
    """A kobold's fire pot."""
    kobold = put_monster(table, "kobold_sapper", square_at(2, 5))
    return hit(table, kobold, one, is_ranged=True)


def breath(table: Dungeon, _by: Hero, one: Character, _hits: int) -> Rule[None]:
    """A dragon's breath."""
    assert isinstance(one, Hero)
    return breathe_fire(table, put_monster(table, "dragon", square_at(2, 5)), [one], 6)


FIRE = {
    "fire_bolt": Source(spell("fire_bolt"), burns=True),
    "fire_bolt beside": Source(splashed, 2),
    "fireball": Source(blast("fireball"), 5),
    "meteor": Source(blast("meteor"), 8, burns=True),
    "wall_of_flame entered": Source(flames("wall_of_flame", 4), 4),
    "wall_of_flame stayed in": Source(flames("wall_of_flame", 4, is_start=True), 4),
    "burning_oil entered": Source(flames("burning_oil", 2), 2),
    "fire_flask": Source(
        lambda table, by, one, hits: burst_on(table, by, one, "fire_flask", hits), burns=True
    ),
    "flametongue": Source(weapon, burns=True),
    "flame_blade": Source(flaming, burns=True),
    "fireball_trap": Source(trap("fireball_trap"), burns=True),
    "explosive_rune": Source(trap("explosive_rune")),
    "fire pot": Source(pot, 4, burns=True),
    "dragon breath": Source(breath, 6, burns=True, on_heroes_only=True),
}
ON_MONSTERS = [name for name, source in FIRE.items() if not source.on_heroes_only]
GEAR = {"nothing": 0, "ember_cloak": 1, "wyrmscale_mail": 1}


def stage(victim: str, **facts: Any) -> tuple[Game, Character]:
    """A hero in a corner, and a victim in the middle of the room: another hero or a monster."""
    is_hero = victim == "hero"
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[FAR, AT if is_hero else CORNER],
        monsters=[] if is_hero else [(victim, AT)],
        **{"abilities": {0: [], 1: []}, "life": {1: 7}, **facts},
    )
    return game, hero(game, 1) if is_hero else state_of(game).monsters[0]


def hurt_by(source: Source, one: Character, game: Game, hits: int, parried: int = 0) -> int:
    """How much LIFE so many hits cost, of which some are parried."""
    before = one.life
    misses = [3] * (source.dice - hits) if source.dice else []
    state_of(game).dice = faces(*[5] * (hits if source.dice else 0), *misses, *[6] * parried)
    run(source.harm(game._table, hero(game), one, hits))
    return before - one.life


def wear(one: Character, gear: str) -> None:
    """A hero puts something on."""
    assert isinstance(one, Hero)
    if gear == "ember_cloak":
        one.attire = [gear]
    elif gear == "wyrmscale_mail":
        one.armour = gear


# -- fire ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-COND-02", "DP-COMBAT-15")
@pytest.mark.parametrize("gear", GEAR)
@pytest.mark.parametrize("hits", [0, 1, 2])
@pytest.mark.parametrize("name", FIRE)
def test_gear_lowers_every_loss_by_fire_and_who_loses_nothing_does_not_burn(
    name: str, hits: int, gear: str
) -> None:
    game, one = stage("hero")
    wear(one, gear)
    loss = hurt_by(FIRE[name], one, game, hits)
    assert loss == max(0, hits - GEAR[gear])
    burns = FIRE[name].burns and loss > 0 and gear != "ember_cloak"
    assert ("burning" in one.conditions) is burns


@pytest.mark.rule("DP-COND-04")
@pytest.mark.parametrize(("gear", "loss"), [("nothing", 1), ("ember_cloak", 0)])
def test_gear_helps_who_is_on_fire(gear: str, loss: int) -> None:
    game, one = stage("hero")
    wear(one, gear)
    assert hurt_by(Source(aflame), one, game, 1) == loss
    assert "burning" not in one.conditions


@pytest.mark.rule("DP-COND-06")
@pytest.mark.parametrize("gear", GEAR)
@pytest.mark.parametrize("name", FIRE)
def test_only_fire_that_does_damage_thaws(name: str, gear: str) -> None:
    for hits in (0, 1, 2):
        game, one = stage("hero")
        wear(one, gear)
        one.conditions.update(frozen=Duration.own_turns(2), paralysis=Duration.own_turns(2))
        loss = hurt_by(FIRE[name], one, game, hits)
        assert ("frozen" not in one.conditions) is (loss > 0)
        assert ("paralysis" not in one.conditions) is (loss > 0)


@pytest.mark.rule("DP-COMBAT-15", "DP-COND-06")
@pytest.mark.parametrize("name", ON_MONSTERS)
@pytest.mark.parametrize("victim", ["orc", "mummy", "troll", "fire_hound"])
def test_fire_that_is_fully_parried_harms_thaws_and_stops_nothing(name: str, victim: str) -> None:
    game, one = stage(victim)
    assert isinstance(one, Monster)
    one.conditions.update(frozen=Duration.own_turns(2), paralysis=Duration.own_turns(2))
    one.stats["DEF"] = one.stats["RES"] = one.stats["DEX"] = 8
    assert hurt_by(FIRE[name], one, game, 2, parried=30) == 0
    assert "frozen" in one.conditions
    assert not one.burnt
    assert "burning" not in one.conditions


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("hits", [0, 1, 2])
@pytest.mark.parametrize("name", ON_MONSTERS)
def test_the_fireproof_take_a_hit_less_of_every_fire_and_never_burn(name: str, hits: int) -> None:
    game, one = stage("fire_hound")
    assert hurt_by(FIRE[name], one, game, hits) == max(0, hits - 1)
    assert "burning" not in one.conditions


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("hits", [0, 1, 2])
@pytest.mark.parametrize("name", ON_MONSTERS)
def test_the_dry_lose_one_more_by_every_fire_that_does_damage(name: str, hits: int) -> None:
    game, one = stage("mummy")
    assert hurt_by(FIRE[name], one, game, hits) == (hits + 1 if hits else 0)


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("hits", [0, 1])
@pytest.mark.parametrize("name", [*ON_MONSTERS, "burning"])
@pytest.mark.parametrize(("victim", "amount"), [("troll", 2), ("werewolf", 1)])
def test_any_damage_by_fire_keeps_wounds_from_closing(
    name: str, hits: int, victim: str, amount: int
) -> None:
    game, one = stage(victim)
    assert isinstance(one, Monster)
    one.life -= 3
    hurt_by(FIRE.get(name, Source(aflame)), one, game, hits)
    one.conditions.pop("burning", None)
    before = one.life
    regenerate(game._table, one)
    assert one.life - before == (0 if hits else amount)


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize("name", [name for name in FIRE if name != "explosive_rune"])
def test_fire_that_does_damage_lights_the_oil_below(name: str) -> None:
    game, one = stage("hero")
    add_hazard(game._table, "oil", [one.at], 0, 2)
    hurt_by(FIRE[name], one, game, 1)
    assert "burning_oil" in [hazard.kind for hazard in state_of(game).hazards]


# -- other kinds -----------------------------------------------------------------------------------


def dice_against(harm: Harm, *worn: str, stat: int = 2, **facts: Any) -> int:
    """How many dice a hero rolls first against something (with RES and DEX of this value)."""
    game, one = stage("hero", **facts)
    assert isinstance(one, Hero)
    one.armour, one.hands = "", ["", ""]
    one.stats["RES"], one.stats["DEX"], one.stats["DEF"] = stat, 1, stat
    for item in worn:
        book = BOX.items[item]
        if book.kind == "attire":
            one.attire.append(item)
        elif book.kind == "armour":
            one.armour = item
        else:
            one.hands[1] = item
    state_of(game).dice = faces(*[5] * 40)
    run(harm(game._table, hero(game), one, 2))
    rolled = [event.params for event in game.events if event.kind == "rolled"]
    return next(len(r["dice"]) for r in rolled if str(r["why"]).startswith("sable_wick"))  # type: ignore[arg-type]


def monster_spell(caster: str, id: str) -> Harm:
    """A spell that a monster casts at the victim."""

    def harm(table: Dungeon, _by: Hero, one: Character, hits: int) -> Rule[int]:
        monster = put_monster(table, caster, square_at(2, 5))
        return magic_hits(table, monster, one, BOX.spells[id], hits)

    return harm


def blow(kind: str) -> Harm:
    """A melee attack of a monster beside the victim."""

    def harm(table: Dungeon, _by: Hero, one: Character, _hits: int) -> Rule[int]:
        return hit(table, put_monster(table, kind, square_at(*BESIDE)), one)

    return harm


def thrown(item: str) -> Harm:
    """The hits of a grenade."""
    return lambda table, by, one, hits: burst_on(table, by, one, item, hits)


ICE = {
    "frost_breath": monster_spell("mother_hollow", "frost_breath"),
    "frost_flask": thrown("frost_flask"),
    "frost_glyph": trap("frost_glyph"),
}
NO_ICE = {
    "fire_flask": thrown("fire_flask"),
    "fireball_trap": trap("fireball_trap"),
    "wraith": blow("wraith"),
    "life_leech": monster_spell("evil_sorcerer", "life_leech"),
}


@pytest.mark.rule("DP-COMBAT-14")
@pytest.mark.parametrize("gear", ["hide_armour", "travel_cloak"])
@pytest.mark.parametrize("name", [*ICE, *NO_ICE])
def test_warm_clothes_help_against_every_ice_and_nothing_else(name: str, gear: str) -> None:
    harm = {**ICE, **NO_ICE}[name]
    assert dice_against(harm, gear) == dice_against(harm) + (name in ICE)


@pytest.mark.rule("DP-COMBAT-14")
@pytest.mark.parametrize("name", [*ICE, *NO_ICE, "spark", "dragon breath", "orc"])
def test_a_mirror_shield_helps_against_spells_and_breath_only(name: str) -> None:
    others = {
        "spark": monster_spell("cultist", "spark"),
        "dragon breath": breath,
        "orc": blow("orc"),
    }
    source = {**ICE, **NO_ICE, **others}[name]
    by_shield = 2 if name in ("spark", "orc") else 0
    more = 2 if name in ("frost_breath", "life_leech", "spark", "dragon breath") else 0
    assert dice_against(source, "mirror_shield") == dice_against(source) + by_shield + more


DRAIN = {"wraith": blow("wraith")}
POISON = {"poisoned_needle": trap("poisoned_needle")}
PLAIN = {"frost_glyph": ICE["frost_glyph"], "spider": blow("giant_spider"), "orc": blow("orc")}


@pytest.mark.rule("DP-COMBAT-14")
@pytest.mark.parametrize("name", [*DRAIN, *POISON, *PLAIN])
def test_iron_guts_and_a_bone_charm_help_whose_res_meets_what_they_name(name: str) -> None:
    harm = {**DRAIN, **POISON, **PLAIN}[name]
    plain = dice_against(harm)
    guts = dice_against(harm, abilities={0: [], 1: ["iron_guts"]})
    assert guts == plain + (2 if name in DRAIN or name in POISON else 0)
    assert dice_against(harm, "bone_charm") == plain + (name in DRAIN)
    assert dice_against(harm, "leather_gloves") == plain + (name in POISON)


@pytest.mark.rule("DP-COMBAT-14")
@pytest.mark.parametrize(
    ("harm", "more"),
    [
        (blow("skeleton"), 1),
        (blow("wraith"), 1),
        (blow("gremlin"), 1),
        (blow("orc"), 0),
        (monster_spell("mother_hollow", "frost_breath"), 1),
        (monster_spell("cultist", "spark"), 0),
        (trap("dart_volley"), 0),
    ],
)
def test_a_shrine_medal_helps_against_the_dead_and_the_damned(harm: Harm, more: int) -> None:
    assert dice_against(harm, "shrine_medal") == dice_against(harm) + more


ROLLED = [id for id, one in BOX.traps.items() if one.defend or one.check or one.avoid]


@pytest.mark.rule("DP-TRAP-09", "DP-TRAP-10")
@pytest.mark.parametrize("id", ROLLED)
def test_stone_blood_a_sense_for_traps_and_a_hood_help_against_traps(id: str) -> None:
    plain = dice_against(trap(id))
    assert dice_against(trap(id), abilities={0: [], 1: ["trait_stoneblood"]}) == plain + 1
    assert dice_against(trap(id), abilities={0: [], 1: ["trapsense"]}) == plain + 1
    assert dice_against(trap(id), "miners_hood") == plain + (id == "rockfall")


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("life", [3, 7])
def test_who_is_drained_never_has_more_life_than_his_maximum(life: int) -> None:
    game, one = stage("hero")
    one.life = life
    state_of(game).dice = faces(*[5] * 2, *[3] * 40)
    run(blow("wraith")(game._table, hero(game), one, 0))
    assert one.drained == 1
    assert one.life == life - 2
    one.life = 7
    state_of(game).dice = faces(*[5] * 2, *[3] * 40)
    one.drained = 4
    run(hit(game._table, state_of(game).monsters[0], one))
    assert (one.drained, one.life) == (5, 2)


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("victim", ["vampire", "count_morrow"])
@pytest.mark.parametrize("cause", ["holy_water", "sun_lance", "spark"])
def test_holy_things_stop_the_next_regaining_of_vampires_only(victim: str, cause: str) -> None:
    game, one = stage(victim)
    assert isinstance(one, Monster)
    one.life -= 3
    one.damage = 3
    run(harm(game._table, one, 1, Named(cause), "DP-CONSUM-02"))
    before = one.life - one.damage
    target = hero(game, 1)
    for regained in ((0 if victim == "vampire" and cause != "spark" else 1), 1):
        state_of(game).dice = faces(*[3] * 40)
        run(strike_home(game._table, one, target, 2, Strike(push=0)))
        assert one.life - one.damage - before == regained
        before = one.life - one.damage


# -- fast and bloody -------------------------------------------------------------------------------


def sweeps(kind: str, cause: str) -> Harm:
    """An attack of a boss on everybody beside or in sight."""

    def harm_all(table: Dungeon, _by: Hero, one: Character, _hits: int) -> Rule[None]:
        assert isinstance(one, Hero)
        boss = put_monster(table, kind, square_at(*BESIDE))
        return assail(table, boss, [one], 4, "DEF", Named(cause))

    return harm_all


def flask(table: Dungeon, by: Hero, one: Character, _hits: int) -> Rule[None]:
    """A fire flask that is thrown at a monster beside the victim."""
    orc = put_monster(table, "orc", square_at(*BESIDE))
    by.at = square_at(2, 4)
    assert one.at != orc.at
    return bursting(table, by, "fire_flask")


POOLS = {
    **{name: source.harm for name, source in FIRE.items() if source.dice},
    "fire_flask": flask,
    "wings": sweeps("count_morrow", "wings"),
    "sweep": sweeps("seneschal", "sweep"),
    "gaze": sweeps("demon", "gaze_of_the_eye"),
    "orc": blow("orc"),
}


@pytest.mark.rule("DP-VAR-COMBAT-06")
@pytest.mark.parametrize("is_bloody", [False, True])
@pytest.mark.parametrize("name", POOLS)
def test_a_4_hits_in_every_attack_of_fast_and_bloody_combat(name: str, is_bloody: bool) -> None:
    game, one = stage("hero", rules=Rules(fast_and_bloody=is_bloody))
    state_of(game).dice = faces(4, *[3] * 60)
    run(POOLS[name](game._table, hero(game), one, 0), "at 3,2")
    assert one.life == 7 - is_bloody


@pytest.mark.rule("DP-VAR-COMBAT-06")
@pytest.mark.parametrize("id", [id for id, one in BOX.traps.items() if one.attack])
def test_a_trap_is_neither_hero_nor_monster_and_a_4_of_its_dice_misses(id: str) -> None:
    game, one = stage("hero", rules=Rules(fast_and_bloody=True))
    state_of(game).dice = faces(*[4] * 60)
    run(catch_all(game._table, BOX.traps[id], [one], False))
    assert one.life == 7
