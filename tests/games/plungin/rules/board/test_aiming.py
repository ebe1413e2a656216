"""What may be aimed at: every kind of aim at its range and behind every obstacle (COMBAT, COND)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.board.map import is_unwalled, sees
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.attacking import attack_options
from delvers.games.plungin.rules.fight.pushing import push
from delvers.games.plungin.rules.magic.spell_attacks import caught_in
from delvers.games.plungin.rules.magic.spells import strong_spells
from delvers.games.plungin.rules.magic.targeting import has_target, targets_of
from delvers.games.plungin.rules.monsters.actions import appear
from delvers.games.plungin.rules.monsters.walking import retreat
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Door, Hazard
from delvers.games.plungin.rules.things.abilities import can_turn, markable, mockable, tauntable
from delvers.games.plungin.rules.things.throwing import aims
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import cast, caster
from tests.games.plungin.rules.foes import foe, let_pass, rolls_of
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import (
    act,
    hero,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

HIS = (0, 3)
FAR = 99
Aim = Callable[[Game], bool]


def named(prefix: str) -> Aim:
    """Whether an attack whose option begins so is possible on the monster."""
    return lambda game: any(
        name.startswith(prefix) for name in attack_options(state_of(game), hero(game))
    )


def spell_aim(id: str) -> Aim:
    """Whether a spell can be aimed at the monster, or at the square where it is."""

    def aim(game: Game) -> bool:
        spell, (x, y) = BOX.spells[id], place(game, 10)
        found = targets_of(state_of(game), hero(game), spell)
        assert has_target(state_of(game), hero(game), spell) == bool(found)
        return bool({f"on {monster(game).id} 10", f"at {x},{y}", f"row {x},{y}"} & {*found})

    return aim


def throw_aim(item: str) -> Aim:
    """Whether a grenade can be thrown at the square of the monster."""
    return lambda game: monster(game).at in aims(state_of(game), hero(game), item)


def among(ability: Callable[..., list[Any]]) -> Aim:
    """Whether an ability can be used on the monster."""
    return lambda game: monster(game) in ability(state_of(game), hero(game))


@dataclass(frozen=True)
class Kind:
    """A kind of aim: how far it goes, how it is tried, what the hero has, whether it attacks."""

    reach: int
    aim: Aim
    facts: dict[str, Any]
    is_attack: bool = True


def armed(item: str, prefix: str, reach: int) -> Kind:
    """A weapon in hand."""
    stats = {**BOX.heroes["brannoc_vale"].stats, "RES": 9, "DEX": 9}
    hands = [item, item if BOX.items[item].hands == 2 else ""]
    return Kind(reach, named(prefix), {"hands": {0: hands}, "stats": {0: stats}})


WEAPONS = [one for one in BOX.items.values() if one.kind == "weapon"]
SHOTS = {one.id: armed(one.id, "shoot", one.range) for one in WEAPONS if one.range}
THROWS = {f"{one.id} thrown": armed(one.id, "throw", one.throw) for one in WEAPONS if one.throw}
AIMED = [
    spell
    for spell in BOX.spells.values()
    if spell.target in ("monster", "square", "line") and spell.range
]
SPELLS = {spell.id: Kind(spell.range, spell_aim(spell.id), {}) for spell in AIMED}
GRENADES = {
    item.id: Kind(item.range, throw_aim(item.id), {"carried": {0: [item.id]}})
    for item in BOX.items.values()
    if item.kind == "grenade"
}
VOICES = {
    "taunt": Kind(4, among(tauntable), {}, is_attack=False),
    "mocking_verse": Kind(6, among(mockable), {}, is_attack=False),
    "hunters_mark": Kind(FAR, among(markable), {}, is_attack=False),
}
BLOWS = {
    "sword": armed("sword", "attack", 1),
    "pike": armed("pike", "attack", 2),
}
KINDS = {**BLOWS, **SHOTS, **THROWS, **SPELLS, **GRENADES, **VOICES}
FROM_AFAR = [name for name in KINDS if name not in BLOWS]


def at_distance(steps: int, kind: Kind, foe: str = "gremlin") -> Game:
    """A hero in the west of two halls joined by a door, and a monster so many squares away."""
    x = min(steps, 7)
    where = (x, 3 + steps - x)
    return scene(at=[HIS], tile="room_8x8", monsters=[(foe, where)], **kind.facts)


def can(name: str, game: Game) -> bool:
    """Whether the hero can aim so at the monster."""
    return KINDS[name].aim(game)


@pytest.mark.rule("DP-COMBAT-08", "DP-SPELL-18")
@pytest.mark.parametrize("name", KINDS)
def test_everything_reaches_as_far_as_it_says_and_no_farther(name: str) -> None:
    kind = KINDS[name]
    if kind.reach == FAR:
        assert can(name, at_distance(11, kind))
        return
    assert can(name, at_distance(kind.reach, kind))
    assert not can(name, at_distance(kind.reach + 1, kind))


def smoke(game: Game, *places: tuple[int, int]) -> Game:
    """Smoke on some squares."""
    add_hazard(game._table, "smoke", [square_at(*one) for one in places], 2)
    return game


@pytest.mark.rule("DP-COMBAT-09", "DP-CONSUM-02")
@pytest.mark.parametrize("where", [(2, 3), (1, 3), (0, 3)])
@pytest.mark.parametrize("name", FROM_AFAR)
def test_smoke_hides_who_is_in_it_behind_it_or_looks_out_of_it(
    name: str, where: tuple[int, int]
) -> None:
    game = smoke(at_distance(2, KINDS[name]), where)
    is_touch = KINDS[name].reach == 1
    assert can(name, game) is is_touch


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(
    ("one", "other", "seen"),
    [
        ((2, 2), (3, 2), False),
        ((1, 2), (2, 2), False),
        ((1, 3), (5, 3), False),
        ((1, 1), (5, 1), True),
        ((3, 3), (3, 3), True),
        ((4, 4), (7, 7), False),
        ((5, 5), (7, 7), True),
    ],
)
def test_the_edge_squares_of_smoke_are_smoke(
    one: tuple[int, int], other: tuple[int, int], seen: bool
) -> None:
    block = [(x, y) for x in (2, 3, 4) for y in (2, 3, 4)]
    state = state_of(smoke(scene(tile="room_8x8"), *block))
    assert sees(state, square_at(*one), square_at(*other)) is seen
    assert sees(state, square_at(*other), square_at(*one)) is seen
    assert is_unwalled(state, square_at(*one), square_at(*other))


@pytest.mark.rule("DP-COMBAT-09")
@pytest.mark.parametrize("name", FROM_AFAR)
def test_a_pillar_bars_every_aim(name: str) -> None:
    game = at_distance(2, KINDS[name])
    state_of(game).terrain[square_at(1, 3)] = "P"
    assert not can(name, game)


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", [*SHOTS, *THROWS, *SPELLS, *GRENADES, *VOICES])
def test_who_is_hidden_is_found_from_beside_only(name: str) -> None:
    needs_no_foe = name in ("smoke_pot", "wall_of_flame")
    for steps, found in ((1, True), (2, needs_no_foe)):
        game = at_distance(steps, KINDS[name])
        monster(game).conditions["hidden"] = UNTIL_ENDED
        if steps <= KINDS[name].reach:
            assert can(name, game) is found


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", BLOWS)
def test_a_hidden_monster_beside_can_be_struck(name: str) -> None:
    game = at_distance(1, KINDS[name])
    monster(game).conditions["hidden"] = UNTIL_ENDED
    assert can(name, game)


def dig(game: Game, *places: tuple[int, int]) -> None:
    """A pit on some squares; who stands there is in it."""
    squares = [square_at(*one) for one in places]
    state_of(game).hazards.append(Hazard("pit_trap", squares, 0))
    for one in [*state_of(game).heroes, *state_of(game).monsters]:
        if one.at in squares:
            one.conditions["trapped"] = UNTIL_ENDED


PIT = ((0, 3), (1, 3), (0, 4), (1, 4))


@pytest.mark.rule("DP-TRAPLIST-25")
@pytest.mark.parametrize("name", KINDS)
def test_no_attack_and_no_spell_leaves_a_pit(name: str) -> None:
    kind = KINDS[name]
    beside = at_distance(1, kind)
    dig(beside, (0, 3), (0, 4))
    assert can(name, beside) is not kind.is_attack
    inside = at_distance(1, kind)
    dig(inside, *PIT)
    assert can(name, inside)
    if kind.reach > 1:
        two = at_distance(2, kind)
        dig(two, *PIT)
        assert can(name, two) is not kind.is_attack


@pytest.mark.rule("DP-TRAPLIST-25")
@pytest.mark.parametrize("name", KINDS)
def test_who_is_in_a_pit_can_be_aimed_at_from_outside(name: str) -> None:
    game = at_distance(1, KINDS[name])
    dig(game, (1, 3), (1, 4))
    assert can(name, game)


@pytest.mark.rule("DP-TRAPLIST-25", "DP-COND-01")
@pytest.mark.parametrize("name", KINDS)
def test_who_hovers_over_a_pit_is_not_in_it(name: str) -> None:
    game = at_distance(1, KINDS[name])
    dig(game, *PIT)
    del monster(game).conditions["trapped"]
    assert can(name, game) is not KINDS[name].is_attack


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", [*BLOWS, *SHOTS, *THROWS])
def test_under_a_net_one_can_attack_only_who_is_under_it(name: str) -> None:
    for is_caught in (True, False):
        game = at_distance(1, KINDS[name])
        hero(game).conditions["trapped"] = UNTIL_ENDED
        hero(game).hold = "netted"
        if is_caught:
            monster(game).conditions["trapped"] = UNTIL_ENDED
            monster(game).hold = "netted"
        assert can(name, game) is is_caught


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("name", [*SHOTS, *THROWS, *SPELLS, *GRENADES])
def test_the_blinded_aim_two_squares_far(name: str) -> None:
    for steps, able in ((2, True), (3, False)):
        game = at_distance(steps, KINDS[name])
        hero(game).conditions["blinded"] = Duration.own_turns(2)
        if steps <= KINDS[name].reach:
            assert can(name, game) is able


@pytest.mark.rule("DP-ACTION-15")
@pytest.mark.parametrize(("steps", "able"), [(3, True), (4, False)])
def test_the_dead_are_turned_within_three_squares(steps: int, able: bool) -> None:
    game = at_distance(steps, KINDS["sword"], "skeleton")
    assert can_turn(state_of(game), hero(game), monster(game)) is able


# -- helpful spells --------------------------------------------------------------------------------


HELPFUL = [s for s in BOX.spells.values() if s.target in ("hero", "character") and not s.area]


@pytest.mark.rule("DP-SPELL-18", "DP-TRAPLIST-25")
@pytest.mark.parametrize("spell", HELPFUL, ids=lambda spell: spell.id)
def test_a_spell_on_a_friend_reaches_as_far_as_it_says_and_leaves_no_pit(spell: Any) -> None:
    for steps in (spell.range, spell.range + 1):
        game = scene("brannoc_vale", "sable_wick", at=[HIS, (steps, 3)], tile="room_8x8")
        able = "on sable_wick" in targets_of(state_of(game), hero(game), spell)
        assert able is (steps == spell.range)
        hero(game, 1).conditions["hidden"] = UNTIL_ENDED
        assert ("on sable_wick" in targets_of(state_of(game), hero(game), spell)) is able
        dig(game, (0, 3), (0, 4))
        assert targets_of(state_of(game), hero(game), spell) == ["on brannoc_vale"]


AROUND = {"pulse": 2, "ward": 3, "blessing": 3, "swift_feet": 2, "vanish": 1}
CONDITION = {"ward": "warded", "blessing": "blessed", "swift_feet": "hasted", "vanish": "hidden"}


@pytest.mark.rule("DP-OVERLOAD-05", "DP-SPELL-18")
@pytest.mark.parametrize("is_in_pit", [False, True])
@pytest.mark.parametrize("id", AROUND)
def test_a_spell_around_the_caster_reaches_so_far_and_stays_in_his_pit(
    id: str, is_in_pit: bool
) -> None:
    reach = AROUND[id]
    others = ["sable_wick", "sister_ivenne"]
    places = [(3, 3), (3 + reach, 3), (3 + reach, 4)]
    facts: dict[str, Any] = {"others": others, "at": places, "tile": "room_8x8", "mag": 9}
    if is_in_pit:
        facts["conditions"] = {0: {"trapped": 0}}
    game = caster_in_pit(id, is_in_pit, **facts)
    touched = [
        bool(one.conditions.get(CONDITION.get(id, "venom"))) for one in state_of(game).heroes[1:]
    ]
    if id == "pulse":
        touched = [not venom for venom in touched]
    assert touched == [not is_in_pit, False]


def caster_in_pit(id: str, is_in_pit: bool, **facts: Any) -> Game:
    """A spell (overloaded if that makes it reach around the caster), perhaps out of a pit."""
    facts.pop("conditions", None)
    game = caster(id, dice=[5] * 30, seats=1, life={1: 3, 2: 3}, **facts)
    for one in state_of(game).heroes:
        if id == "pulse":
            one.conditions["venom"] = Duration.own_turns(1)
    if is_in_pit:
        dig(game, (3, 3), (2, 3))
    act(game, 0, f"cast {id} overloaded" if strong_spells(BOX)[id].area else f"cast {id}")
    return game


# -- monsters --------------------------------------------------------------------------------------


SHOOTERS = {"goblin_archer": 5, "orc_archer": 6, "kobold_sapper": 4, "cultist": 6}
SPECIAL = {"webmother": (4, 4, "web_spray"), "gremlin_foreman": (4, 4, "attack")}


def rooted(kind: str, steps: int, *dice: int, **more: Any) -> Game:
    """A monster that cannot come nearer, so many squares from the hero."""
    facts: dict[str, Any] = {"tile": "room_8x8", "at": [HIS], **more}
    game = foe(kind, (steps, 3), *dice, **facts)
    monster(game).conditions["rooted"] = Duration.own_turns(9)
    return game


def has_aimed(game: Game) -> bool:
    """Whether the monster has attacked from afar in its turn."""
    let_pass(game)
    casts = [one for one in told(game, "rolled") if one["why"] in ("web_spray", "gaze_of_the_eye")]
    return bool(
        casts or told(game, "monster_casts") or rolls_of(game, f"{monster(game).id} 10 attack")
    )


@pytest.mark.rule("DP-LAW-05", "DP-COMBAT-08")
@pytest.mark.parametrize("kind", [*SHOOTERS, *SPECIAL])
def test_a_monster_aims_as_far_as_its_entry_says(kind: str) -> None:
    reach = SHOOTERS.get(kind) or SPECIAL[kind][0]
    dice = [SPECIAL[kind][1]] if kind in SPECIAL else []
    assert has_aimed(rooted(kind, reach, *dice))
    assert not has_aimed(rooted(kind, reach + 1, *dice))


OBSTACLES = ("smoke on him", "smoke on it", "smoke between", "hidden", "pillar", "net")


def hindered(game: Game, what: str, steps: int) -> Game:
    """Something between a monster and the hero."""
    if what.startswith("smoke"):
        smoke(game, {"smoke on him": HIS, "smoke on it": (steps, 3)}.get(what, (1, 3)))
    elif what == "hidden":
        hero(game).conditions["hidden"] = UNTIL_ENDED
    elif what == "pillar":
        state_of(game).terrain[square_at(1, 3)] = "P"
    else:
        monster(game).conditions["trapped"] = UNTIL_ENDED
        monster(game).hold = "netted"
    return game


@pytest.mark.rule("DP-COMBAT-09", "DP-COND-01")
@pytest.mark.parametrize("what", OBSTACLES)
@pytest.mark.parametrize("kind", [*SHOOTERS, *SPECIAL, "demon"])
def test_what_hinders_heroes_hinders_monsters(kind: str, what: str) -> None:
    dice = [SPECIAL[kind][1]] if kind in SPECIAL else [4] if kind == "demon" else []
    assert has_aimed(rooted(kind, 3, *dice))
    assert not has_aimed(hindered(rooted(kind, 3, *dice), what, 3))


@pytest.mark.rule("DP-COND-01")
@pytest.mark.parametrize("beside", [True, False])
def test_the_eye_finds_a_hidden_hero_only_beside_it(beside: bool) -> None:
    game = rooted("demon", 1 if beside else 2, 4)
    hero(game).conditions["hidden"] = UNTIL_ENDED
    assert has_aimed(game) is beside


@pytest.mark.rule("DP-COND-01", "DP-LAW-06")
@pytest.mark.parametrize(("hidden", "commanded"), [(False, True), (True, False)])
def test_a_command_does_not_find_who_is_hidden(hidden: bool, commanded: bool) -> None:
    heroes = ("brannoc_vale", "sable_wick")
    game = foe("count_morrow", (5, 3), 5, heroes=heroes, at=[(0, 3), (0, 0)], tile="room_8x8")
    monster(game).is_provoked, monster(game).law = True, BOX.monsters["count_morrow"].next_law  # type: ignore[assignment]
    if hidden:
        hero(game).conditions["hidden"] = UNTIL_ENDED
    let_pass(game)
    assert (told(game, "commanded") == [{"who": "brannoc_vale"}]) is commanded


# -- sanctuary -------------------------------------------------------------------------------------


def in_sanctuary(game: Game, centre: tuple[int, int] = HIS) -> Game:
    """A sanctuary of two squares around a square."""
    near = [s for s in state_of(game).ground if distance(s, square_at(*centre)) <= 2]
    add_hazard(game._table, "sanctuary", near, 3)
    return game


@pytest.mark.rule("DP-SPELL-10")
@pytest.mark.parametrize("kind", ["orc", "hobgoblin_guard", "wraith", "cave_bat", "count_morrow"])
def test_no_monster_strikes_into_a_sanctuary(kind: str) -> None:
    game = in_sanctuary(rooted(kind, 1))
    monster(game).law = Law("combatant")
    monster(game).is_provoked = True
    assert not has_aimed(game)


@pytest.mark.rule("DP-SPELL-10")
@pytest.mark.parametrize("kind", [*SHOOTERS, "webmother"])
def test_shots_and_spells_pass_into_a_sanctuary(kind: str) -> None:
    dice = [SPECIAL[kind][1]] if kind in SPECIAL else []
    assert has_aimed(in_sanctuary(rooted(kind, 3, *dice)))


@pytest.mark.rule("DP-SPELL-10", "DP-LAW-06")
@pytest.mark.parametrize("is_holy", [True, False])
def test_mist_does_not_enter_a_sanctuary(is_holy: bool) -> None:
    game = foe("count_morrow", (6, 3), 4, at=[(0, 3)], tile="room_8x8")
    monster(game).law, monster(game).is_provoked = Law("special"), True
    if is_holy:
        in_sanctuary(game)
    let_pass(game)
    assert (place(game, 10) == (6, 3)) is is_holy
    assert bool(rolls_of(game, "count_morrow 10 attack")) is not is_holy


@pytest.mark.rule("DP-SPELL-10")
def test_nobody_is_pushed_pulled_or_called_into_a_sanctuary() -> None:
    game = scene(at=[(7, 3)], tile="room_8x8", monsters=[("orc", (3, 3)), ("demon", (5, 0))])
    in_sanctuary(game, (1, 3))
    state, orc = state_of(game), monster(game)
    orc.at, state.who = square_at(4, 3), {square_at(4, 3): 10}
    run(push(game._table, hero(game), orc, 2))
    assert place(game, 10) == (4, 3)
    eyes = [square_at(1, 3), square_at(2, 3)]
    assert not appear(game._table, monster(game, 11), "gremlin", eyes)
    run(retreat(game._table, monster(game, 11), eyes, "DP-LAW-06"))
    assert place(game, 11) == (5, 0)


# -- the patient -----------------------------------------------------------------------------------


def use(game: Game, *choices: str) -> Game:
    """The hero does something."""
    act(game, 0, *choices)
    return game


DISTURBING = {
    "taunt": ("ability taunt",),
    "mocking_verse": ("ability mocking_verse",),
    "hunters_mark": ("ability hunters_mark",),
    "turn_undead": ("ability turn_undead",),
}


@pytest.mark.rule("DP-LAW-07")
@pytest.mark.parametrize("ability", DISTURBING)
def test_what_is_aimed_at_the_patient_provokes_it_whether_it_works_or_not(ability: str) -> None:
    kind = "vampire" if ability == "turn_undead" else "gargoyle"
    facts: dict[str, Any] = {"abilities": {0: [ability]}, "tile": "room_8x8"}
    game = scene(at=[HIS], monsters=[(kind, (3, 3))], dice=[2] * 60, **facts)
    assert not monster(game).is_provoked
    assert monster(use(game, *DISTURBING[ability])).is_provoked
    assert told(game, "law_changed") == [{"who": f"{kind} 10"}]


@pytest.mark.rule("DP-LAW-07")
@pytest.mark.parametrize("item", ["fire_flask", "frost_flask", "thunder_egg", "holy_water"])
@pytest.mark.parametrize("face", [5, 2])
def test_a_grenade_provokes_the_patient_even_if_nothing_comes_of_it(item: str, face: int) -> None:
    facts: dict[str, Any] = {"carried": {0: [item]}, "tile": "room_8x8"}
    game = scene(at=[HIS], monsters=[("vampire", (4, 3))], dice=[*[face] * 4, *[6] * 60], **facts)
    act(game, 0, f"use {item}")
    if "at 4,3" in options(game, 0):
        act(game, 0, "at 4,3")
    assert monster(game).is_provoked


@pytest.mark.rule("DP-LAW-07", "DP-SPELL-19")
@pytest.mark.parametrize("id", [spell.id for spell in AIMED if spell.effect != "wall_of_flame"])
def test_every_spell_that_works_on_the_patient_provokes_it(id: str) -> None:
    kind = "gargoyle" if "undead" in BOX.spells[id].immune else "vampire"
    if "construct" in BOX.spells[id].immune and kind == "gargoyle":
        return
    facts: dict[str, Any] = {"monsters": [(kind, (3, 3))], "tile": "room_8x8", "mag": 9}
    aim = ["at 3,3"] if BOX.spells[id].square or BOX.spells[id].area else []
    game = cast(id, False, *aim, at=[HIS], dice=[*[5] * 9, *[6] * 90], **facts)
    assert monster(game).is_provoked


@pytest.mark.rule("DP-LAW-07", "DP-SPELL-19")
@pytest.mark.parametrize("id", ["spark", "confuse", "thorn_lash", "life_leech"])
def test_a_spell_that_fails_has_been_aimed_at_the_patient_all_the_same(id: str) -> None:
    facts: dict[str, Any] = {"monsters": [("vampire", (3, 3))], "tile": "room_8x8"}
    game = cast(id, False, at=[HIS], dice=[2] * 40, **facts)
    assert told(game, "cast_failed")
    assert monster(game).is_provoked


@pytest.mark.rule("DP-LAW-07")
def test_what_is_aimed_at_others_leaves_the_patient_alone() -> None:
    monsters = [("vampire", (3, 3)), ("orc", (1, 0))]
    game = scene(at=[HIS], monsters=monsters, tile="room_8x8", abilities={0: ["taunt"]})
    act(game, 0, "ability taunt", "on orc 11")
    assert not monster(game).is_provoked


# -- through doors ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-18", "DP-SPELL-19")
def test_a_wall_of_flame_reaches_other_tiles_through_an_open_door() -> None:
    facts: dict[str, Any] = {"at": [(4, 2)], "beyond": {"east": "room_6x6"}, "mag": 9}
    game = caster("wall_of_flame", dice=[5] * 9, monsters=[("orc", (0, 0))], **facts)
    far = targets_of(state_of(game), hero(game), BOX.spells["wall_of_flame"])
    columns = {int(aim.split(" ")[1].split(",")[0]) for aim in far}
    assert columns == set(range(10))
    act(game, 0, "cast wall_of_flame", "row 6,2")
    burning = {square % 4096 for square in state_of(game).hazards[-1].squares}
    assert len(burning) == 3
    tiles = {state_of(game).ground[square] for square in state_of(game).hazards[-1].squares}
    assert tiles == {0, 1}


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize("is_open", [True, False])
def test_a_flask_bursts_through_an_open_door_only(is_open: bool) -> None:
    door = Door(trap="", is_open=is_open)
    facts: dict[str, Any] = {"doors": {"east": door}, "beyond": {"east": "room_6x6"}}
    game = scene(at=[(3, 2)], monsters=[("orc", (5, 2)), ("orc", (0, 0))], **facts)
    put_on_square(state_of(game), monster(game, 11), square_at(6, 2))
    caught = caught_in(state_of(game), BOX.items["fire_flask"], square_at(5, 2))
    assert [one.number for one in caught] == ([10, 11] if is_open else [10])


@pytest.mark.rule("DP-CONSUM-02", "DP-SPELL-19")
def test_smoke_stops_no_blast() -> None:
    game = smoke(at_distance(2, KINDS["fireball"]), (2, 3), (1, 3))
    caught = caught_in(state_of(game), BOX.spells["fireball"], square_at(3, 3))
    assert monster(game) in caught
