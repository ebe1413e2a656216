"""The attacks and powers of the bestiary as they are printed (MONSTER)."""

import pytest

from delvers.games.plungin.rules.books.foes import Monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, rolls_of
from tests.games.plungin.rules.scene import hero, monster, place, state_of

ATTACKS = """
goblin_archer range=5 | orc_archer range=6 | hobgoblin_guard reach=diagonal
kobold_sapper range=4 defend=best on_damage=burning fire=True
giant_spider on_damage=weakened | ghoul paralyse=1 | ogre push=2 | stone_golem push=2
wraith defend=RES drains=2 | mire_crawler attacks=2 paralyse=1 | mummy on_damage=rotting
fire_hound on_damage=burning | vampire leeches=True | wyvern on_damage=venom
spiderling on_damage=weakened | mother_hollow reach=diagonal | count_morrow leeches=True
old_cinder push=2 | gremlin_foreman reach=diagonal | webmother on_damage=weakened
seneschal reach=diagonal
"""
POWERS = """
gremlin powers=pilfer | kobold_sapper powers=slow_thrower | skeleton powers=bone_gaps
cultist spells=spark | zombie immune=stunned,frightened | giant_spider powers=climbs
hobgoblin_guard powers=shield_line | orc_chief powers=rally | orc_leader powers=rally
orc_shaman spells=spark,mend_wounds | ogre provoked_by=3 | gargoyle provoked_within=1
werewolf regenerates=1 powers=fears_silver | wraith powers=half_real,walks_through
dark_warden powers=counterattack | troll regenerates=2 | minotaur powers=gores
evil_sorcerer spells=fireball,fire_bolt | mummy powers=dry
vampire powers=fears_light provoked_within=2
stone_golem immune=pushed,stunned,frightened,asleep
shadow_knight powers=counterattack immune=frightened
demon immune=frightened,asleep,confused | webmother powers=climbs
mother_hollow immune=frightened,asleep,confused,pushed
count_morrow powers=panes provoked_round=3 immune=frightened,asleep,confused
old_cinder immune=frightened,asleep,confused,pushed
seneschal powers=clockwork immune=stunned,pushed,frightened,asleep,confused
"""
OF_ATTACKS = (
    "range",
    "reach",
    "push",
    "attacks",
    "defend",
    "on_damage",
    "fire",
    "paralyse",
    "drains",
    "leeches",
)
OF_POWERS = (
    "regenerates",
    "provoked_by",
    "provoked_within",
    "provoked_round",
    "spells",
    "powers",
    "immune",
)
PLAIN = BOX.monsters["orc"]
"""An entry with nothing special."""


def printed(text: str) -> dict[str, set[str]]:
    """What is special about each monster of a table."""
    entries = [entry.split() for line in text.strip().splitlines() for entry in line.split(" | ")]
    return {id: {*special} for id, *special in entries}


def special(one: Monster, fields: tuple[str, ...]) -> set[str]:
    """In what an entry is not like a plain one."""
    found = set()
    for field in fields:
        value = getattr(one, field)
        if value != getattr(PLAIN, field):
            words = ",".join(value) if isinstance(value, tuple) else value
            found.add(f"{field}={words}")
    return found


@pytest.mark.rule("DP-MONSTER-12", "DP-MONSTER-13")
@pytest.mark.parametrize("id", [*BOX.monsters])
def test_the_attacks_of_a_monster_are_as_printed(id: str) -> None:
    assert special(BOX.monsters[id], OF_ATTACKS) == printed(ATTACKS).get(id, set())


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("id", [*BOX.monsters])
def test_the_powers_of_a_monster_are_as_printed(id: str) -> None:
    has = special(BOX.monsters[id], OF_POWERS)
    assert has == printed(POWERS).get(id, set())


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(
    ("kind", "condition"),
    [
        (one.id, condition)
        for one in BOX.monsters.values()
        for condition in one.immune
        if condition != "pushed"
    ],
)
def test_no_condition_holds_a_monster_that_is_never_under_it(kind: str, condition: str) -> None:
    game = foe(kind)
    assert not afflict(game._table, monster(game), condition, "DP-COND-01")
    assert monster(game).conditions == {}


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("kind", "roll"), [("mother_hollow", 1), ("gremlin_foreman", 1)])
def test_long_weapons_of_bosses_strike_diagonally(kind: str, roll: int) -> None:
    game = its_turn(kind, (1, 3), roll)
    assert place(game, 10) == (1, 3)
    assert rolls_of(game, f"{kind} 10 attack") != []


@pytest.mark.rule("DP-MONSTER-12")
def test_the_bite_of_old_cinder_pushes_two_squares() -> None:
    game = foe("old_cinder", (5, 2), 1, 5, *[2] * 9, *[5] * 9, at=[(4, 2)])
    let_pass(game)
    assert place(game, 0)[0] <= 2


@pytest.mark.rule("DP-MONSTER-12")
def test_the_fangs_of_the_webmother_weaken() -> None:
    game = foe("webmother", (1, 2), 1, 5, 5, 5, *[2] * 12)
    let_pass(game)
    assert "weakened" in hero(game).conditions


@pytest.mark.rule("DP-MONSTER-14")
def test_the_webmother_walks_over_obstacles() -> None:
    game = foe("webmother", (5, 2), 1, at=[(1, 2)])
    for row in range(6):
        state_of(game).terrain[square_at(3, row)] = "O"
    let_pass(game)
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("kind", ["gargoyle", "wyvern", "cave_bat"])
def test_who_flies_moves_over_obstacles_and_characters(kind: str) -> None:
    game = foe(kind, (5, 2), at=[(1, 2)])
    monster(game).law = BOX.monsters["orc"].law
    for row in range(6):
        state_of(game).terrain[square_at(3, row)] = "O"
    let_pass(game)
    assert place(game, 10) == (2, 2)


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("column", "throws"), [(4, True), (5, False)])
def test_a_fire_pot_flies_four_squares(column: int, throws: bool) -> None:
    game = foe("kobold_sapper", (column, 2))
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert bool(rolls_of(game, "kobold_sapper 10 attack")) is throws
