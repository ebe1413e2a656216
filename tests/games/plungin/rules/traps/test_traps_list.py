"""The traps of the rulebook, one by one (TRAPLIST)."""

import pytest

from delvers.games.plungin.rules.board.hazards import add_hazard
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.life import heal
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.squares import place_of, square_at
from tests.games.plungin.rules.objects import at_chest, dice_of, needed
from tests.games.plungin.rules.scene import (
    act,
    faces,
    hero,
    monster,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

CENTRE = [(3, 3)]


@pytest.mark.rule(
    "DP-TRAPLIST-01",
    "DP-TRAPLIST-05",
    "DP-TRAPLIST-09",
    "DP-TRAPLIST-15",
    "DP-TRAPLIST-20",
    "DP-TRAPLIST-28",
    "DP-DISARM-02",
    "DP-DISARM-03",
)
def test_every_trap_is_disarmed_as_its_entry_says() -> None:
    printed = {
        "poisoned_needle": ("WIT", 1),
        "swinging_axe": ("DEX", 2),
        "spear_trap": ("DEX", 2),
        "rockfall": ("DEX", 2),
        "pit_trap": ("DEX", 3),
        "explosive_rune": ("WIT", 3),
        "fireball_trap": ("WIT", 2),
        "buzzing_blade": ("DEX", 2),
        "growing_chasm": ("DEX", 3),
        "dart_volley": ("DEX", 1),
        "choking_gas": ("DEX", 2),
        "falling_net": ("DEX", 1),
        "frost_glyph": ("WIT", 2),
        "alarm_chimes": ("DEX", 1),
        "biting_lid": ("WIT", 2),
        "memory_mist": ("WIT", 2),
    }
    assert {id: (trap.disarm, trap.difficulty) for id, trap in BOX.traps.items()} == printed
    for trap in BOX.traps.values():
        if trap.id != "poisoned_needle":
            assert trap.disarm == ("WIT" if trap.magical else "DEX")


# -- needle ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAPLIST-02", "DP-TRAPLIST-03", "DP-TRAPLIST-04")
def test_a_needle_attacks_only_its_springer_with_three_dice_against_res() -> None:
    game = at_chest("brannoc_vale", "sable_wick", trap="poisoned_needle", dice=[6, 6, 3, 5, 3, 3])
    act(game, 0, "open chest 0")
    assert dice_of(game, "poisoned_needle") == [3]
    assert dice_of(game, "defence") == [3]
    assert hero(game).life == 8
    assert "weakened" in hero(game).conditions
    assert [one["who"] for one in told(game, "caught")] == ["brannoc_vale"]


@pytest.mark.rule("DP-TRAPLIST-04")
def test_a_needle_that_does_no_damage_weakens_nobody() -> None:
    game = at_chest("brannoc_vale", trap="poisoned_needle", dice=[6, 3, 3, 5, 3, 3])
    act(game, 0, "open chest 0")
    assert not hero(game).conditions


@pytest.mark.rule("DP-TRAPLIST-04", "DP-CONFLICT-70")
def test_weakness_lowers_all_stats_but_life_never_below_one_until_life_is_regained() -> None:
    game = at_chest("brannoc_vale", trap="poisoned_needle", dice=[6, 3, 3, 3, 3, 3])
    before = {stat: value_of(hero(game), stat) for stat in hero(game).stats}
    act(game, 0, "open chest 0")
    one = hero(game)
    for stat, value in before.items():
        less = 0 if stat == "LIFE" else 1
        assert value_of(one, stat) == max(1, value - less), stat
    assert shown(game)["heroes"][0]["max_life"] == 9
    heal(game._table, one, 1, "DP-CONSUM-02")
    assert "weakened" not in one.conditions


# -- axe -------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAPLIST-06", "DP-TRAPLIST-07", "DP-EX-48")
@pytest.mark.parametrize(("die", "across"), [(4, True), (3, False)])
def test_an_axe_swings_along_five_squares_across_or_up_and_down(die: int, across: bool) -> None:
    around = [(1, 3), (5, 3), (0, 3), (3, 1), (3, 5), (3, 0)]
    foes = [("orc", at) for at in around]
    game = at_chest("brannoc_vale", trap="swinging_axe", at=CENTRE, monsters=foes, dice=[die])
    act(game, 0, "open chest 0")
    hit = {(1, 3), (5, 3)} if across else {(3, 1), (3, 5)}
    caught = {one["who"] for one in told(game, "caught")}
    expected = {f"orc {10 + around.index(at)}" for at in hit}
    assert caught == {"brannoc_vale"} | expected


@pytest.mark.rule("DP-TRAPLIST-06", "DP-TRAPLIST-08")
def test_an_axe_attacks_each_with_five_dice_of_his_own_against_def() -> None:
    dice = [2, 6, 6, 6, 3, 3, 3, 3, 3, 5, 3, 6, 3, 3, 3, 3, *[3] * 9]
    game = at_chest(
        "brannoc_vale", "sable_wick", trap="swinging_axe", at=[(1, 3), (0, 3)], dice=dice
    )
    act(game, 0, "open chest 0")
    assert dice_of(game, "swinging_axe") == [5, 5]
    assert dice_of(game, "defence")[0] == 3 + 1 + 1
    assert (hero(game).life, hero(game, 1).life) == (9 - 2, 7 - 1)


# -- spears ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAPLIST-10", "DP-TRAPLIST-11")
@pytest.mark.parametrize(("jump", "life"), [(3, 9 - 4), (5, 9)])
def test_spears_are_avoided_by_dex_or_not_at_all(jump: int, life: int) -> None:
    game = at_chest("brannoc_vale", trap="spear_trap", dice=[1, jump, 3, 6, 6, 6, 6, 3])
    act(game, 0, "open chest 0")
    assert hero(game).life == life
    assert not dice_of(game, "defence")
    assert needed(game) == [1]


@pytest.mark.rule("DP-TRAPLIST-12")
def test_spears_cover_two_squares_with_the_heros_among_them() -> None:
    game = at_chest("brannoc_vale", trap="spear_trap", dice=[1])
    act(game, 0, "open chest 0")
    (spears,) = state_of(game).hazards
    assert len(spears.squares) == 2
    assert hero(game).at in spears.squares


@pytest.mark.rule("DP-TRAPLIST-10", "DP-TRAPLIST-13", "DP-CONFLICT-67", "DP-TRAP-13", "DP-ROUND-16")
def test_spears_spring_again_on_every_hero_who_enters_but_not_in_the_monsters_turn() -> None:
    game = scene("brannoc_vale", at=[(1, 2)], abilities={0: []}, monsters=[("giant_rat", (5, 5))])
    add_hazard(game._table, "spear_trap", [square_at(2, 2), square_at(3, 2)], 0)
    act(game, 0, "move", "east")
    assert dice_of(game, "spear_trap") == [2 + 1, 5]
    assert len(told(game, "caught")) == 1
    act(game, 0, "east")
    assert len(told(game, "caught")) == 1
    act(game, 0, "stop", "pass")
    assert len(told(game, "caught")) == 1


# -- rocks -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAPLIST-16", "DP-TRAPLIST-17", "DP-TRAPLIST-18")
def test_rocks_fall_on_everybody_in_four_squares_monsters_too() -> None:
    foes = [("orc", (4, 3)), ("orc", (2, 2))]
    game = at_chest("brannoc_vale", trap="rockfall", at=CENTRE, monsters=foes, dice=[1, *[3] * 9])
    before = monster(game).life
    act(game, 0, "open chest 0")
    assert hero(game).life == 9 - 3
    assert {one["who"] for one in told(game, "caught")} == {"brannoc_vale", "orc 10"}
    assert told(game, "damaged")[1]["amount"] == 3
    assert before >= 3


@pytest.mark.rule("DP-TRAPLIST-19", "DP-CONFLICT-69")
def test_rocks_block_their_squares_for_good_but_let_those_inside_out() -> None:
    game = at_chest("brannoc_vale", "sable_wick", trap="rockfall", at=[(3, 3), (3, 2)], dice=[1])
    act(game, 0, "open chest 0")
    blocked = {place_of(int(square)) for square in shown(game)["terrain"]}
    assert blocked == {(3, 3), (4, 3), (3, 4), (4, 4)}
    act(game, 0, "move")
    assert set(options(game, 0)) == {"west", "stop"}
    act(game, 0, "west")
    assert "east" not in options(game, 0)
    act(game, 0, "stop", "pass")
    act(game, 1, "move")
    assert "south" not in options(game, 1)


# -- pits ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-TRAPLIST-21", "DP-TRAPLIST-24", "DP-TRAPLIST-26", "DP-TRAPLIST-27")
def test_a_pit_takes_who_cannot_jump_and_an_action_brings_him_out() -> None:
    game = at_chest("brannoc_vale", trap="pit_trap", at=CENTRE, dice=[1, 6, 6])
    act(game, 0, "open chest 0")
    assert hero(game).life == 8
    assert "trapped" in hero(game).conditions
    assert "move" not in options(game, 0)
    act(game, 0, "get free", "square 3,2")
    assert place(game) == (3, 2)
    assert hero(game).actions == 1
    assert "trapped" not in hero(game).conditions
    (pit,) = shown(game)["hazards"]
    assert {place_of(one) for one in pit["squares"]} == {(3, 3), (4, 3), (3, 4), (4, 4)}
    assert refused(game, 0)["disarm pit_trap"] == "DP-TRAPLIST-27"


@pytest.mark.rule("DP-TRAPLIST-22", "DP-TRAPLIST-23")
def test_who_jumps_lands_on_an_adjacent_square_that_his_player_chooses() -> None:
    game = at_chest("sable_wick", trap="pit_trap", at=CENTRE, dice=[2, 6, 6, 6, 3])
    act(game, 0, "open chest 0")
    assert needed(game) == [3]
    around = {(2, 2), (3, 2), (1, 3), (1, 4), (4, 3), (4, 4), (2, 5), (3, 5)}
    assert set(options(game, 0)) == {f"square {x},{y}" for x, y in around}
    assert game.pending[0].rule == "DP-TRAPLIST-23"
    act(game, 0, "square 4,3")
    assert place(game) == (4, 3)
    assert hero(game).life == 7
    assert "trapped" not in hero(game).conditions


@pytest.mark.rule("DP-TRAPLIST-21", "DP-TRAPLIST-23")
def test_chance_chooses_where_a_monster_lands() -> None:
    foes = [("orc", (4, 4))]
    game = at_chest("brannoc_vale", trap="pit_trap", at=CENTRE, monsters=foes)
    monster(game).stats["DEX"] = 3
    state_of(game).dice = faces(1, 3, 3, 6, 6, 6, 8)
    act(game, 0, "open chest 0")
    assert place(game, 10) == (4, 5)
    assert "trapped" in hero(game).conditions


@pytest.mark.rule("DP-TRAPLIST-25")
def test_in_a_pit_heroes_attack_only_those_who_are_in_it_too() -> None:
    foes = [("orc", (4, 3)), ("orc", (3, 2))]
    game = at_chest("brannoc_vale", trap="pit_trap", at=CENTRE, monsters=foes, dice=[1])
    act(game, 0, "open chest 0")
    assert "trapped" in monster(game).conditions
    attacks = [one for one in options(game, 0) if one.startswith("attack")]
    assert attacks == ["attack orc 10"]
    locked = at_chest("brannoc_vale", locked=True, conditions={0: {"trapped": 0}})
    assert refused(locked, 0)["break chest 0"] == "DP-TRAPLIST-25"


# -- rune ------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DP-TRAPLIST-29", "DP-TRAPLIST-30", "DP-TRAPLIST-31", "DP-EX-47", "DP-CONFLICT-27"
)
def test_a_rune_is_rolled_once_against_the_better_of_res_and_dex_of_all_on_the_tile() -> None:
    dice = [6, 6, 6, 3, 3, 6, 3, 3, 6, 6, 6, 3]
    game = at_chest(
        "brannoc_vale",
        "sable_wick",
        "dagna_ironlid",
        trap="explosive_rune",
        at=[(1, 3), (5, 5), (2, -1)],
        beyond={"north": "room_6x6"},
        monsters=[("orc", (5, 0))],
        dice=dice,
    )
    act(game, 0, "open chest 0")
    assert dice_of(game, "explosive_rune") == [5]
    assert dice_of(game, "defence")[:2] == [3, 4]
    assert (hero(game).life, hero(game, 1).life, hero(game, 2).life) == (9 - 2, 7, 8)
    assert [one["who"] for one in told(game, "caught")][2] == "orc 10"


@pytest.mark.rule("DP-TRAPLIST-30")
def test_an_opposed_check_against_a_rune_stuns_nobody() -> None:
    game = at_chest("brannoc_vale", trap="explosive_rune", dice=[6, 3, 3, 3, 3, 3, 3, 3])
    act(game, 0, "open chest 0")
    assert hero(game).life == 8
    assert "stunned" not in hero(game).conditions
