"""What makes some monsters hard to beat (MONSTER)."""

import pytest

from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.conditions import afflict
from delvers.games.plungin.rules.fight.life import harm, provoke
from tests.games.plungin.rules.foes import foe, its_turn, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import STEADY, act, monster, place, told


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("beside", "dice"), [((2, 2), 6), ((4, 4), 5)])
def test_hobgoblins_form_a_shield_line(beside: tuple[int, int], dice: int) -> None:
    game = foe("hobgoblin_guard", (1, 2), *[5] * 6)
    put(game, "hobgoblin_guard", beside)
    act(game, 0, "attack hobgoblin_guard 10")
    assert rolls_of(game, "hobgoblin_guard 10 defence") == [dice]


@pytest.mark.rule("DP-MONSTER-12")
def test_a_hobgoblin_strikes_diagonally() -> None:
    game = its_turn("hobgoblin_guard", (1, 3))
    assert place(game, 10) == (1, 3)
    assert rolls_of(game, "hobgoblin_guard 10 attack") == [5]


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("leader", ["orc_chief", "orc_leader"])
@pytest.mark.parametrize(("where", "dice"), [((1, 5), 7), ((5, 5), 6)])
def test_an_orc_near_its_chief_has_a_die_more(
    leader: str, where: tuple[int, int], dice: int
) -> None:
    game = foe("orc", (1, 2))
    put(game, leader, where).state = "sleeping"
    let_pass(game)
    assert rolls_of(game, "orc 10 attack") == [dice]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_goblin_is_not_rallied_and_a_chief_not_by_himself() -> None:
    game = foe("orc_chief", (1, 2))
    let_pass(game)
    assert rolls_of(game, "orc_chief 10 attack") == [7]


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize("kind", ["ogre", "stone_golem"])
def test_giants_push_two_squares(kind: str) -> None:
    game = its_turn(kind, (4, 2), *[5, 2, 2, 2, 2, 2, 2, 2], *[5] * 9, at=[(3, 2)])
    assert place(game, 0) == (1, 2)


@pytest.mark.rule("DP-MONSTER-12")
def test_a_minotaur_has_two_dice_more_after_three_squares() -> None:
    assert rolls_of(its_turn("minotaur", (4, 2)), "minotaur 10 attack") == [11]
    assert rolls_of(its_turn("minotaur", (3, 2)), "minotaur 10 attack") == [9]


@pytest.mark.rule("DP-LAW-07", "DP-MONSTER-14")
@pytest.mark.parametrize("kind", ["gargoyle", "vampire"])
def test_a_patient_monster_is_provoked_by_a_hero_who_ends_his_move_near(kind: str) -> None:
    game = foe(kind, (3, 2), at=[(0, 2)])
    act(game, 0, "move", "east", "stop")
    assert monster(game).is_provoked is (kind == "vampire")
    if kind == "gargoyle":
        let_pass(game)
        act(game, 0, "move", "east", "stop")
        assert monster(game).is_provoked


@pytest.mark.rule("DP-LAW-07")
def test_a_hero_who_only_stands_near_provokes_nobody() -> None:
    game = its_turn("gargoyle", (1, 2))
    assert not monster(game).is_provoked
    assert rolls_of(game, "gargoyle") == []


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("kind", "amount"), [("troll", 2), ("werewolf", 1)])
def test_some_regenerate_at_the_start_of_their_turn(kind: str, amount: int) -> None:
    game = foe(kind, (4, 4))
    monster(game).life = 3
    let_pass(game)
    assert monster(game).life == 3 + amount


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("kind", ["troll", "werewolf"])
def test_fire_stops_the_regeneration_of_one_turn(kind: str) -> None:
    game = foe(kind, (4, 4))
    monster(game).life, monster(game).burnt = 3, True
    let_pass(game)
    assert monster(game).life == 3
    let_pass(game)
    assert monster(game).life > 3


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("kind", "life"), [("troll", 5), ("werewolf", 3)])
def test_silver_stops_a_werewolf_but_no_troll(kind: str, life: int) -> None:
    game = foe(kind, (4, 4))
    monster(game).life, monster(game).is_silvered = 3, True
    let_pass(game)
    assert monster(game).life == life


@pytest.mark.rule("DP-MONSTER-12")
@pytest.mark.parametrize(("kind", "parched", "life"), [("vampire", False, 6), ("vampire", True, 5)])
def test_a_vampire_regains_half_of_what_it_does_unless_it_is_parched(
    kind: str, parched: bool, life: int
) -> None:
    game = foe(kind, (1, 2), 5, 5, *[2] * 6, *[2] * 9)
    monster(game).life = 5
    monster(game).is_parched = parched
    provoke(game._table, monster(game), 1)
    let_pass(game)
    assert monster(game).life == life
    assert not monster(game).is_parched


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("cause", "parched"), [("holy_water", True), ("long_sword", False)])
def test_holy_water_parches(cause: str, parched: bool) -> None:
    game = foe("vampire")
    list(harm(game._table, monster(game), 1, Named(cause), "DP-CONSUM-02"))
    assert monster(game).is_parched is parched


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("kind", ["dark_warden", "shadow_knight"])
def test_some_strike_back(kind: str) -> None:
    game = foe(kind, (1, 2), rules=STEADY)
    act(game, 0, f"attack {kind} 10")
    assert told(game, "countered")


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(
    ("kind", "condition"),
    [
        ("zombie", "stunned"),
        ("zombie", "frightened"),
        ("stone_golem", "asleep"),
        ("shadow_knight", "frightened"),
        ("fire_hound", "burning"),
        ("demon", "confused"),
        ("seneschal", "stunned"),
    ],
)
def test_some_conditions_never_hold_some_monsters(kind: str, condition: str) -> None:
    game = foe(kind)
    assert not afflict(game._table, monster(game), condition, "DP-COND-01")
    assert condition not in monster(game).conditions


@pytest.mark.rule("DP-MONSTER-14")
def test_fire_hurts_a_mummy_more() -> None:
    game = foe("mummy")
    list(harm(game._table, monster(game), 2, Named("fire"), "DP-SPELL-10", fire=True))
    assert monster(game).life == 6


@pytest.mark.rule("DP-MONSTER-14")
def test_bone_gaps_cost_an_archer_a_die() -> None:
    dice = []
    for kind in ("goblin", "skeleton"):
        game = foe(kind, (4, 2), heroes=("pim_underbough",))
        act(game, 0, f"shoot {kind} 10")
        dice += rolls_of(game, "pim_underbough attack")
    assert dice[1] == dice[0] - 1
