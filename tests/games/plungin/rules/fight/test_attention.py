"""How watchful monsters are when they are met (ATTN, CONFLICT)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.attention import set_attention
from delvers.games.plungin.rules.fight.fighting import wake_near
from delvers.games.plungin.rules.locks.breaking import make_noise
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.traps.traps import spring
from delvers.kernel.game import Game
from tests.games.plungin.rules.construction import (
    DEAD_END,
    EMPTY,
    MONSTERS,
    modifiers,
    opened,
    rolls,
)
from tests.games.plungin.rules.foes import (
    ALERT,
    AMBUSH,
    ASLEEP,
    SURPRISED,
    UNAWARE,
    before,
    foe,
    let_pass,
    met,
    move_to,
    put,
    rolls_of,
)
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    place,
    state_of,
    told,
)

PAIR = ("brannoc_vale", "sable_wick")
DULL: dict[int, list[str]] = {0: [], 1: []}
STATES = ["sleeping", "surprised", "unaware", "alert", "ambush"]


def acted(game: Game, number: int = 10) -> bool:
    """Whether an orc has moved."""
    return f"orc {number}" in [one["who"] for one in told(game, "monster_moved")]


@pytest.mark.rule("DP-ATTN-01", "DP-ATTN-03")
@pytest.mark.parametrize(
    ("roll", "state"),
    [(1, "sleeping"), (2, "surprised"), (3, "unaware"), (4, "unaware"), (5, "alert")],
)
def test_a_roll_says_how_watchful_the_monsters_are(roll: int, state: str) -> None:
    game = met(roll)
    assert [one.state for one in state_of(game).monsters] == [state] * 3
    assert [one["state"] for one in told(game, "attention")] == [state]
    assert cited(game, "attention") == ["DP-ATTN-03"]
    assert cited(game, "table_rolled")[-1] == "DP-ATTN-01"


@pytest.mark.rule("DP-ATTN-01")
def test_without_monsters_nothing_is_rolled_for_them() -> None:
    game = opened(DEAD_END, EMPTY, doors={"east": Door(trap="")})
    assert "attention" not in rolls(game)
    assert told(game, "attention") == []


@pytest.mark.rule("DP-ATTN-18", "DP-ATTN-03")
@pytest.mark.parametrize("pack", [*BOX.packs])
def test_a_higher_roll_means_more_watchful_monsters(pack: str) -> None:
    rows = [row.state for row in BOX.packs[pack].attention.rows]
    assert rows == STATES


@pytest.mark.rule("DP-ATTN-02", "DP-CONFLICT-25")
@pytest.mark.parametrize(("ago", "more"), [(0, 1), (1, 1), (2, 0)])
def test_an_attack_on_the_tile_in_this_round_or_the_last_adds_one(ago: int, more: int) -> None:
    game = before(UNAWARE)
    state_of(game).tiles[0].fought = state_of(game).round - ago
    act(game, 0, "open door 0")
    assert modifiers(game, "attention") == [more]


@pytest.mark.rule("DP-CONFLICT-25")
def test_a_fight_on_a_tile_that_does_not_adjoin_adds_nothing() -> None:
    game = before(UNAWARE, beyond={"west": "corridor_straight"})
    state_of(game).tiles[1].fought = state_of(game).round
    act(game, 0, "open door 0")
    assert modifiers(game, "attention") == [0]


@pytest.mark.rule("DP-ATTN-04")
def test_sleeping_monsters_skip_every_turn_until_woken() -> None:
    game = met(ASLEEP)
    for _ in range(3):
        let_pass(game)
    assert told(game, "monster_moved") == []
    assert rolls_of(game, "orc") == []
    assert [one.state for one in state_of(game).monsters] == ["sleeping"] * 3


@pytest.mark.rule("DP-ATTN-07", "DP-ATTN-08", "DP-EX-15")
def test_surprised_monsters_let_one_turn_go_and_then_act() -> None:
    game = met(SURPRISED, heroes=("brannoc_vale", "sable_wick"))
    let_pass(game)
    assert told(game, "monster_moved") == []
    let_pass(game)
    assert acted(game)
    assert [one.state for one in state_of(game).monsters] == ["unaware"] * 3


@pytest.mark.rule("DP-ATTN-09")
def test_unaware_monsters_let_the_heroes_finish_the_round_and_then_act() -> None:
    game = met(UNAWARE)
    assert "attack" not in str(told(game, "rolled"))
    assert hero(game).actions == 2
    let_pass(game)
    assert acted(game)


# -- waking ----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ATTN-05", "DP-ATTN-06")
def test_an_attack_wakes_all_sleepers_who_are_surprised_and_do_not_act_in_the_next_turn() -> None:
    game = foe("orc", (1, 2), monsters=[("orc", (1, 2)), ("orc", (5, 5))])
    for one in state_of(game).monsters:
        one.state = "sleeping"
    act(game, 0, "attack orc 10")
    assert [one.state for one in state_of(game).monsters] == ["surprised"] * 2
    assert cited(game, "woke") == ["DP-ATTN-05"] * 2
    assert [one["why"] for one in told(game, "woke")] == ["attack"] * 2
    let_pass(game)
    assert told(game, "monster_moved") == []
    let_pass(game)
    assert [one["who"] for one in told(game, "monster_moved")] == ["orc 11"]


@pytest.mark.rule("DP-ATTN-05")
def test_a_spell_wakes_sleepers() -> None:
    game = foe("orc", (5, 5), heroes=("sister_ivenne",), prepared={0: ["ward"]})
    monster(game).state = "sleeping"
    act(game, 0, next(one for one in options(game, 0) if one.startswith("cast")))
    if options(game, 0)[0].startswith(("hero", "target", "aim")):
        act(game, 0, options(game, 0)[0])
    assert monster(game).state == "surprised"


@pytest.mark.rule("DP-ATTN-05")
def test_a_trap_that_goes_off_wakes_sleepers() -> None:
    door = Door(1, trap="poisoned_needle")
    game = foe("orc", (5, 5), at=[(2, 0)], doors={"north": door})
    monster(game).state = "sleeping"
    act(game, 0, "open door 0")
    assert told(game, "trap_sprung")
    assert monster(game).state == "surprised"


@pytest.mark.rule("DP-ATTN-05")
def test_the_attack_of_a_monster_wakes_nobody() -> None:
    game = foe("orc", (1, 2), monsters=[("orc", (1, 2)), ("orc", (5, 5))])
    monster(game, 11).state = "sleeping"
    let_pass(game)
    assert rolls_of(game, "orc 10") == [6]
    assert monster(game, 11).state == "sleeping"


@pytest.mark.rule("DP-CONFLICT-42")
@pytest.mark.parametrize(("is_open", "state"), [(True, "surprised"), (False, "sleeping")])
def test_sleepers_are_woken_by_what_is_within_two_tiles_on_an_open_way(
    is_open: bool, state: str
) -> None:
    door = Door(trap="", is_open=is_open)
    game = foe("orc", (1, 2), doors={"east": door}, beyond={"east": "room_6x6"})
    sleeper = put(game, "orc", (9, 3))
    sleeper.state = "sleeping"
    act(game, 0, "attack orc 10")
    assert sleeper.state == state


@pytest.mark.rule("DP-ATTN-14", "DP-ATTN-15", "DP-ATTN-16")
def test_an_ambush_costs_the_opener_his_actions_and_the_monsters_act_before_the_others() -> None:
    game = met(AMBUSH, heroes=PAIR, monsters=[("wolf", (5, 5))], abilities=DULL)
    assert cited(game, "ambush") == ["DP-ATTN-15"]
    assert {one["who"] for one in told(game, "monster_moved")} <= {
        "orc 11",
        "orc 12",
        "goblin_archer 13",
    }
    assert acted(game, 11)
    assert place(game, 10) == (5, 5)
    assert hero(game).actions == 0
    assert list(game.waiting) == [1]
    assert told(game, "monsters_turn") == []


@pytest.mark.rule("DP-ATTN-17", "DP-EX-16")
def test_after_an_ambush_the_monsters_act_in_the_normal_turn_too() -> None:
    game = met(AMBUSH, abilities={0: []})
    attacks = [one for one in rolls_of(game, "orc 10") if one == 6]
    assert len(told(game, "monsters_turn")) == 1
    assert len(attacks) >= 1
    assert len(rolls_of(game, "goblin_archer")) == 2


@pytest.mark.rule("DP-ATTN-10", "DP-ATTN-11", "DP-ATTN-12", "DP-EX-02")
def test_alert_monsters_that_hear_more_strike_first() -> None:
    game = met(ALERT, 5, 6, 2, 2, 4, 6, heroes=("sable_wick",), abilities={0: []})
    assert rolls_of(game, "orc 10 alert") == [2]
    assert rolls_of(game, "sable_wick alert") == [4]
    assert cited(game, "rolled")[:2] == ["DP-ATTN-10", "DP-ATTN-11"]
    assert cited(game, "heard") == ["DP-ATTN-12"]
    assert told(game, "ambush")


@pytest.mark.rule("DP-ATTN-13", "DP-CONFLICT-27", "DP-CONFLICT-30")
@pytest.mark.parametrize("heard", [(5, 6), (1, 1)])
def test_as_many_successes_are_not_enough_and_a_fumble_only_loses(heard: tuple[int, int]) -> None:
    game = met(ALERT, *heard, 5, 6, 1, 1, heroes=("sable_wick",), abilities={0: []})
    assert told(game, "ambush") == []
    assert hero(game).actions == 2
    assert hero(game).conditions == {}
    assert [one.skips for one in state_of(game).monsters] == [0, 0, 0]
    let_pass(game)
    assert acted(game)


@pytest.mark.rule("DP-ATTN-10", "DP-CONFLICT-25")
def test_after_a_fight_near_by_the_listener_has_one_die_more() -> None:
    game = before(ALERT - 1)
    state_of(game).tiles[0].fought = state_of(game).round
    act(game, 0, "open door 0")
    assert rolls_of(game, "orc 10 alert") == [3]


@pytest.mark.rule("DP-ATTN-10")
def test_the_sharpest_monster_listens() -> None:
    places = (1, 1, 2, 1, 3, 1, 4, 1)
    game = opened(DEAD_END, MONSTERS, 17, *places, ALERT, doors={"east": Door(trap="")})
    assert rolls_of(game, "kobold_sapper 10 alert") == [3]


@pytest.mark.rule("DP-ATTN-11", "DP-CONFLICT-24")
def test_the_clumsiest_hero_on_the_tile_rolls_whoever_opened_the_door() -> None:
    game = met(ALERT, heroes=("sable_wick", "dagna_ironlid"))
    assert rolls_of(game, "dagna_ironlid alert") == [1]
    assert rolls_of(game, "sable_wick alert") == []


@pytest.mark.rule("DP-CONFLICT-24")
def test_the_players_choose_among_the_equally_clumsy() -> None:
    game = met(ALERT, heroes=("brannoc_vale", "hroka_stonetooth"))
    assert options(game, 0) == ("sneak brannoc_vale", "sneak hroka_stonetooth")
    assert game.pending[0].rule == "DP-CONFLICT-24"
    act(game, 0, "sneak hroka_stonetooth")
    assert rolls_of(game, "hroka_stonetooth alert") == [2]


@pytest.mark.rule("DP-CONFLICT-24")
def test_a_clumsier_hero_on_another_tile_does_not_roll() -> None:
    heroes = ("sable_wick", "dagna_ironlid")
    game = before(ALERT, heroes=heroes, beyond={"west": "room_6x6"})
    move_to(game, 1, (-3, 2))
    act(game, 0, "open door 0")
    assert rolls_of(game, "sable_wick alert") == [4]


@pytest.mark.rule("DP-ATTN-16")
def test_only_newcomers_become_watchful_not_who_was_met_before_nor_a_beast_of_the_heroes() -> None:
    game = foe("orc", (5, 5))
    monster(game).state, monster(game).is_met = "sleeping", True
    beast = put(game, "wolf", (4, 4))
    beast.side = "heroes"
    new = put(game, "goblin", (5, 0))
    list(set_attention(game._table, hero(game), 0, -1, "surprised"))
    assert [one.state for one in (monster(game), beast, new)] == [
        "sleeping",
        "unaware",
        "surprised",
    ]
    assert (new.skips, new.is_met, beast.skips) == (1, True, 0)


@pytest.mark.rule("DP-ATTN-05")
@pytest.mark.parametrize("why", ["spell", "trap", "noise"])
def test_what_has_woken_a_sleeper_is_told(why: str) -> None:
    game = foe("orc", (5, 5), dice=[5] * 12)
    table, opener = game._table, hero(game)
    monster(game).state = "sleeping"
    if why == "trap":
        list(spring(table, "alarm_chimes", opener, is_aware=False))
    elif why == "noise":
        list(make_noise(table, opener, opener.at))
    else:
        wake_near(table, opener.at, "spell")
    assert [one["why"] for one in told(game, "woke")] == [why]
