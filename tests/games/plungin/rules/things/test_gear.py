"""Potions and gear (CONSUM; books 3.5 and 3.6)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.registry import USES
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, state_of, told

FAR = ("orc_chief", (5, 5))


def with_item(item: str, *heroes: str, **facts: Any) -> Game:
    """Brannoc (or others) with one thing."""
    names = heroes or ("brannoc_vale",)
    return scene(
        *names,
        at=[(1, 1), (2, 1)],
        carried={0: [item], 1: []} if len(names) > 1 else {0: [item]},
        **facts,
    )


@pytest.mark.rule("DP-CONSUM-01")
def test_everything_that_is_used_has_an_effect_and_only_tools_are_kept() -> None:
    used = [i for i in BOX.items.values() if i.kind in ("potion", "grenade", "gear")]
    assert all(item.effect in USES for item in used if not item.kept)
    kept = {item.id for item in used if item.kept}
    assert kept == {"rope_and_hook", "lockpicks", "probe_rod", "lute", "backpack"}


@pytest.mark.rule("DP-CONSUM-02", "DP-CONSUM-03")
@pytest.mark.parametrize(
    ("potion", "dice", "life"),
    [
        ("potion_minor_healing", [4], 5),
        ("potion_healing", [4], 6),
        ("potion_greater_healing", [2, 3], 6),
    ],
)
def test_a_healing_potion_heals_at_once_and_is_gone(
    potion: str, dice: list[int], life: int
) -> None:
    game = with_item(potion, dice=dice, life={0: 1})
    act(game, 0, f"use {potion}")
    assert hero(game).life == life
    assert hero(game).carried == []
    assert hero(game).actions == 1
    assert cited(game, "item_used") == ["DP-CONSUM-03"]
    assert cited(game, "healed") == [clause_of("item", potion, "")]


@pytest.mark.rule("DP-ACTION-17", "DP-CONSUM-02")
def test_a_potion_may_be_given_to_a_hero_beside() -> None:
    game = with_item("potion_healing", "brannoc_vale", "sable_wick", dice=[2], life={1: 1})
    act(game, 0, "use potion_healing")
    assert options(game, 0) == ("for brannoc_vale", "for sable_wick")
    act(game, 0, "for sable_wick")
    assert hero(game, 1).life == 4


@pytest.mark.rule("DP-CONSUM-02")
def test_an_antidote_ends_weakness_and_venom_only() -> None:
    ills = {"weakened": 0, "venom": 0, "blinded": 5}
    game = with_item("potion_antidote", conditions={0: ills}, dice=[6, 6, 6])
    act(game, 0, "use potion_antidote")
    assert [*hero(game).conditions] == ["blinded"]


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(
    ("potion", "condition"),
    [
        ("potion_might", "mighty"),
        ("potion_stoneskin", "stoneskinned"),
        ("potion_swiftness", "hasted"),
        ("potion_clarity", "clear"),
        ("potion_shadows", "hidden"),
    ],
)
def test_other_potions_work_for_five_rounds(potion: str, condition: str) -> None:
    game = with_item(potion)
    act(game, 0, f"use {potion}")
    assert condition in hero(game).conditions
    for _ in range(4):
        act(game, 0, "pass")
        assert condition in hero(game).conditions
    act(game, 0, "pass")
    assert condition not in hero(game).conditions


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize(("potion", "dice"), [("potion_might", 8), ("potion_swiftness", 6)])
def test_might_gives_two_dice_in_melee(potion: str, dice: int) -> None:
    game = with_item(potion, monsters=[("orc_chief", (1, 2))])
    act(game, 0, f"use {potion}", "attack orc_chief 10")
    rolled = [one for one in told(game, "rolled") if "attack" in one["why"]]
    assert len(rolled[0]["dice"]) == dice


@pytest.mark.rule("DP-CONSUM-02")
def test_a_potion_of_memory_restores_a_wiped_spell_and_is_useless_without_one() -> None:
    game = with_item(
        "potion_memory", "orrin_ashgrove", wiped={0: ["spark", "spark"]}, prepared={0: []}
    )
    act(game, 0, "use potion_memory")
    assert (hero(game).wiped, hero(game).prepared) == (["spark"], ["spark"])
    assert "use potion_memory" not in options(with_item("potion_memory"), 0)


@pytest.mark.rule("DP-CONSUM-02")
def test_a_potion_of_cleansing_rids_of_a_curse_and_a_drained_point() -> None:
    curses = {0: ["cursed_ring_of_hunger", "cursed_drowned_locket"]}
    game = with_item("potion_cleansing", attire=curses, drained={0: 2})
    act(game, 0, "use potion_cleansing", "rid cursed_ring_of_hunger")
    assert hero(game).attire == ["cursed_drowned_locket"]
    assert hero(game).drained == 1
    assert "use potion_cleansing" not in options(with_item("potion_cleansing"), 0)


@pytest.mark.rule("DP-DEATH-05")
def test_a_potion_of_revival_brings_a_dead_hero_back() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 1), (4, 4)],
        carried={0: ["potion_revival"]},
        status={1: "dead"},
        dice=[3],
    )
    act(game, 0, "use potion_revival")
    while hero(game, 1).at == square_at(4, 4):
        act(game, 1, options(game, 1)[0])
    assert (hero(game, 1).status, hero(game, 1).life) == ("alive", 3)
    assert "use potion_revival" not in options(with_item("potion_revival"), 0)


@pytest.mark.rule("DP-CONSUM-02", "DP-GAP-36")
def test_an_elixir_raises_life_for_ever_but_not_above_ten() -> None:
    game = with_item("elixir_of_vigour")
    act(game, 0, "use elixir_of_vigour")
    assert (hero(game).stats["LIFE"], hero(game).life) == (10, 10)
    stats = {**BOX.heroes["brannoc_vale"].stats, "LIFE": 10}
    assert "use elixir_of_vigour" not in options(with_item("elixir_of_vigour", stats={0: stats}), 0)


# -- gear ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-CONSUM-02")
def test_a_whetstone_sharpens_one_melee_weapon_until_the_fight_ends() -> None:
    game = with_item("whetstone", monsters=[("orc_chief", (1, 2))], seats=1)
    act(game, 0, "use whetstone", "attack orc_chief 10")
    rolled = [one for one in told(game, "rolled") if "attack" in one["why"]]
    assert len(rolled[0]["dice"]) == 7
    assert hero(game).whetted == {"sword": 1}


@pytest.mark.rule("DP-CONSUM-02")
def test_an_edge_is_blunt_when_the_fight_is_over_but_waits_for_the_next() -> None:
    game = with_item("whetstone")
    act(game, 0, "use whetstone", "pass")
    assert hero(game).whetted == {"sword": 1}
    hero(game).is_in_fight = True
    act(game, 0, "pass")
    assert hero(game).whetted == {}


@pytest.mark.rule("DP-CONSUM-02")
def test_a_whetstone_is_of_no_use_for_a_bow() -> None:
    assert "use whetstone" not in options(with_item("whetstone", "pim_underbough"), 0)


@pytest.mark.rule("DP-CONSUM-02")
@pytest.mark.parametrize("item", ["bandage", "field_rations"])
def test_bandages_and_food_are_of_no_use_while_a_monster_is_awake(item: str) -> None:
    assert f"use {item}" not in options(with_item(item, monsters=[FAR]), 0)
    assert f"use {item}" in options(with_item(item), 0)


@pytest.mark.rule("DP-CONSUM-02")
def test_a_bandage_gives_one_life_and_ends_bleeding() -> None:
    game = with_item("bandage", life={0: 4}, conditions={0: {"bleeding": 0}})
    act(game, 0, "use bandage")
    assert hero(game).life == 4  # one lost by bleeding, one regained
    assert hero(game).conditions == {}


@pytest.mark.rule("DP-CONSUM-02")
def test_rations_feed_up_to_four_heroes() -> None:
    names = ("brannoc_vale", "sable_wick", "sister_ivenne", "pim_underbough")
    game = scene(*names, carried={0: ["field_rations"]}, life=dict.fromkeys(range(4), 2))
    act(game, 0, "use field_rations")
    assert [hero(game, one).life for one in range(4)] == [3, 3, 3, 3]


@pytest.mark.rule("DP-CONSUM-02")
def test_a_wedge_shuts_an_empty_doorway_which_can_only_be_broken() -> None:
    game = scene(at=[(3, 0)], carried={0: ["iron_wedge"]}, beyond={"north": "corridor_straight"})
    act(game, 0, "use iron_wedge")
    door = state_of(game).doors[0]
    assert (door.is_open, door.is_locked, door.is_ruined) == (False, True, True)
    assert 2 * door.difficulty == 4
    assert "break door 0" in options(game, 0)
    assert not [one for one in options(game, 0) if one.startswith(("pick", "open"))]


@pytest.mark.rule("DP-CONSUM-02")
def test_a_wedge_is_of_no_use_at_a_closed_door_or_in_the_room() -> None:
    closed = {"north": Door(trap="", is_open=False)}
    assert "use iron_wedge" not in options(
        scene(at=[(3, 0)], carried={0: ["iron_wedge"]}, doors=closed), 0
    )
    game = scene(at=[(1, 4)], carried={0: ["iron_wedge"]}, beyond={"north": "corridor_straight"})
    assert "use iron_wedge" not in options(game, 0)


@pytest.mark.rule("DP-CONSUM-02")
def test_caltrops_lie_on_four_squares_and_hurt_and_slow_who_walks_in() -> None:
    game = scene(at=[(0, 0)], carried={0: ["caltrops"]}, monsters=[("orc", (4, 0))])
    act(game, 0, "use caltrops", "strew 1,0")
    strewn = {square_at(x, y) for x in (1, 2) for y in (0, 1)}
    assert {*state_of(game).hazards[0].squares} == strewn
    act(game, 0, "pass")
    assert told(game, "damaged")[0] == {"who": "orc 10", "amount": 1, "cause": "caltrops"}
    assert "slowed" in [one["condition"] for one in told(game, "condition_began")]


@pytest.mark.rule("DP-CONSUM-02")
def test_caltrops_are_gone_when_the_fight_is_over() -> None:
    game = with_item("caltrops")
    act(game, 0, "use caltrops", "strew 1,1", "pass")
    assert state_of(game).hazards
    hero(game).is_in_fight = True
    act(game, 0, "pass")
    assert not state_of(game).hazards


@pytest.mark.rule("DP-CONSUM-02")
def test_oil_waits_on_its_square_for_fire_and_burns_two_rounds() -> None:
    game = scene(at=[(1, 1)], carried={0: ["lamp_oil", "fire_flask"]}, monsters=[("orc", (1, 3))])
    act(game, 0, "use lamp_oil", "pour 1,2")
    assert state_of(game).hazards[0].kind == "oil"
    act(game, 0, "pass")
    assert state_of(game).hazards[0].kind == "oil"


@pytest.mark.rule("DP-CONSUM-02")
def test_oil_fills_the_lantern_of_the_escort() -> None:
    game = scene(
        at=[(1, 1)],
        carried={0: ["lamp_oil"]},
        pack="lamplighters_road",
        is_escort={0: True},
        seats=1,
    )
    state_of(game).oil = 5
    act(game, 0, "use lamp_oil", "fill lantern")
    assert state_of(game).oil == 11


@pytest.mark.rule("DP-CONSUM-02")
def test_the_horn_frightens_every_monster_near() -> None:
    game = with_item("warlords_horn", monsters=[FAR, ("orc", (3, 3))])
    act(game, 0, "use warlords_horn")
    assert all("frightened" in one.conditions for one in state_of(game).monsters)
    assert hero(game).carried == []


@pytest.mark.rule("DP-CONSUM-02")
def test_a_potion_is_offered_only_to_those_whom_it_helps() -> None:
    game = with_item("potion_memory", "brannoc_vale", "orrin_ashgrove", wiped={1: ["spark"]})
    act(game, 0, "use potion_memory")
    assert hero(game, 1).wiped == []


@pytest.mark.rule("DP-DEATH-08")
def test_what_a_living_comrade_carries_is_his_own() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(1, 1), (4, 4)])
    assert not [one for one in options(game, 0) if " of " in one]


@pytest.mark.rule("DP-DEATH-08")
def test_the_living_use_what_a_dead_comrade_carries() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(1, 1), (4, 4)],
        carried={0: [], 1: ["potion_healing", "dagger"]},
        life={0: 1},
        status={1: "dead"},
        dice=[3],
    )
    assert "use potion_healing of sable_wick" in options(game, 0)
    assert not [one for one in options(game, 0) if "dagger" in one]
    act(game, 0, "use potion_healing of sable_wick")
    assert hero(game).life == 5
    assert hero(game, 1).carried == ["dagger"]
