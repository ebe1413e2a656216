"""The heuristic bot of Dungeon Plungin' runs a party as sensible players would."""

from typing import Any

import pytest

from delvers.games.plungin.bots.answers import best_aim
from delvers.games.plungin.bots.chart import Chart, seen
from delvers.games.plungin.bots.exploring import is_spent, make_plan
from delvers.games.plungin.bots.heuristic import PlunginBot, foes_of, leap
from delvers.games.plungin.bots.packing import no_room
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.bots.trading import (
    among_stalls,
    gain_of,
    give_up,
    see_to,
    where_to,
)
from delvers.games.plungin.bots.training import new_hero, prepare, raise_stat
from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.kernel.dice import Dice
from delvers.kernel.forms import Prompt
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.bots.views import chart_of, sheet_of
from tests.games.plungin.rules.objects import at_chest, at_door
from tests.games.plungin.rules.scene import hero, scene, state_of, told

PARTY = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
WARRIOR, THIEF, PRIESTESS, MAGE = range(4)
QUICK = {"ATK": 3, "DEF": 3, "MAG": 1, "MOV": 4, "LIFE": 7, "RES": 3, "DEX": 8, "WIT": 3}


def played(game: Game, *ends: str, most: int = 60) -> list[str]:
    """What the bot chooses until it chooses one of some options."""
    bot, chosen = PlunginBot(Dice(0)), []
    for _ in range(most):
        if game.result is not None:
            break
        option = bot.choose(game.pending[0], lambda: game.view(0))
        chosen.append(option)
        if option in ends:
            break
        game.choose(0, option)
    return chosen


def test_the_priestess_heals_who_is_at_half_before_she_strikes() -> None:
    game = scene(
        "sister_ivenne",
        "brannoc_vale",
        at=[(2, 2), (2, 3)],
        monsters=[("goblin", (3, 2))],
        seats=1,
        life={1: 3},
        carried={1: []},
    )
    chosen = played(game, "on brannoc_vale")
    assert chosen[-2:] == ["cast mend_wounds", "on brannoc_vale"]
    assert told(game, "turn_began")[-1]["who"] == "sister_ivenne"


def test_a_hero_strikes_the_weaker_of_two_monsters() -> None:
    game = scene(
        "brannoc_vale", at=[(2, 2)], monsters=[("orc", (1, 2)), ("goblin", (3, 2))], seats=1
    )
    assert played(game, "attack goblin 11")[-1] == "attack goblin 11"


def test_a_hero_walks_up_to_a_monster_and_strikes_it() -> None:
    game = scene("sable_wick", at=[(0, 0)], monsters=[("orc", (5, 5))], seats=1)
    assert "attack orc 10" in played(game, "attack orc 10")


def test_the_mage_steps_back_when_he_has_cast() -> None:
    game = scene("orrin_ashgrove", at=[(2, 2)], monsters=[("orc", (3, 2))], seats=1)
    chosen = played(game, "attack orc 10", most=4)
    assert chosen[0] == "cast fire_bolt"
    assert chosen[1] == "move"


@pytest.mark.parametrize("scene_of", [at_chest, at_door])
def test_the_thief_looks_for_a_trap_before_anything_is_opened(scene_of: object) -> None:
    assert callable(scene_of)
    more = {"beyond": ""} if scene_of is at_door else {"locked": True}
    game = scene_of("sable_wick", "brannoc_vale", seats=1, **more)
    chosen = played(game, most=12)
    deeds = [option for option in chosen if option.split()[0] in ("detect", "pick", "open")]
    assert deeds[0].startswith("detect ")
    assert told(game, "turn_began")[0]["who"] == "sable_wick"


def test_a_door_is_opened_only_when_all_have_come() -> None:
    game = at_door(
        *PARTY,
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        at=[(2, 0), (3, 0), (0, 5), (5, 5)],
        seats=1,
    )
    chosen = played(game, "open door 0")
    assert chosen[-1] == "open door 0"
    places = [hero(game, number).at // 2048 - 1024 for number in (PRIESTESS, MAGE)]
    assert max(places) < 5


def test_the_great_door_is_broken_together() -> None:
    game = at_door("brannoc_vale", "sable_wick", kind="great", trap="", beyond="", seats=1)
    chosen = played(game, "break door 0")
    assert chosen.index("help break door 0") < chosen.index("break door 0")


def test_the_bearer_of_the_great_key_unlocks_its_door() -> None:
    game = at_door(
        "brannoc_vale",
        "sable_wick",
        kind="great",
        trap="",
        beyond="",
        seats=1,
        carried={0: ["great_key"]},
    )
    assert played(game, "unlock door 0")[-1] == "unlock door 0"


def test_the_hurt_are_healed_before_the_next_door_is_opened() -> None:
    game = at_door(
        "brannoc_vale",
        "sister_ivenne",
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        seats=1,
        life={0: 4},
    )
    chosen = played(game, "open door 0")
    assert "on brannoc_vale" in chosen


@pytest.mark.parametrize("seed", range(3))
def test_it_never_chooses_what_is_not_offered(seed: int) -> None:
    game = Game(SPEC, 1, SPEC.check_options({"adventure": "tapping_in_the_wall"}), seed=seed)
    bot = PlunginBot(Dice(seed))
    for _ in range(1500):
        if game.result is not None:
            break
        ask = game.pending[0]
        option = bot.choose(ask, lambda: game.view(0))
        assert option in ask.options
        game.choose(0, option)


# -- doorways and the villain ----------------------------------------------------------------------


def test_the_party_awaits_those_who_come_behind_their_door() -> None:
    game = scene(
        *PARTY,
        at=[(2, 0), (3, 0), (2, 1), (3, 1)],
        beyond={"north": "room_6x6"},
        monsters=[("orc", (0, -6)), ("orc", (5, -6))],
        seats=1,
    )
    played(game, most=14)
    assert [hero(game, number).at // 2048 - 1024 for number in range(4)] == [0, 0, 1, 1]


def test_the_fighters_go_in_front_and_the_casters_behind() -> None:
    game = scene(
        *PARTY,
        at=[(2, 4), (3, 4), (2, 0), (3, 0)],
        beyond={"north": "room_6x6"},
        monsters=[("zombie", (0, -6))],
        seats=1,
    )
    played(game, most=60)
    rows = [hero(game, number).at // 2048 - 1024 for number in range(4)]
    assert max(rows[WARRIOR], rows[THIEF]) < min(rows[PRIESTESS], rows[MAGE])


def test_holy_water_is_thrown_at_the_villain_and_not_at_his_court() -> None:
    game = scene(
        "brannoc_vale",
        at=[(2, 4)],
        monsters=[("gremlin", (5, 5)), ("demon", (2, 2))],
        seats=1,
        carried={0: ["holy_water"]},
    )
    assert played(game, "at 2,2")[:2] == ["use holy_water", "at 2,2"]


def test_holy_water_is_kept_when_there_is_no_villain() -> None:
    game = scene(
        "brannoc_vale",
        at=[(2, 4)],
        monsters=[("gremlin", (2, 2))],
        seats=1,
        carried={0: ["holy_water"]},
    )
    assert "use holy_water" not in played(game, most=8)


def test_the_party_wins_when_its_dice_are_good() -> None:
    game = scene(
        *PARTY,
        tile="eye_of_death",
        location="eye_of_death",
        at=[(0, 4), (1, 4), (0, 5), (1, 5)],
        monsters=[("gremlin", (4, 1)), ("goblin", (4, 0))],
        dice=[5] * 2000,
        seats=1,
    )
    played(game, most=400)
    assert game.result is not None
    assert game.result.winners == (0,)


def test_nobody_runs_ahead_of_the_slowest() -> None:
    game = at_door(
        *PARTY,
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        tile="corridor_long",
        at=[(0, 2), (1, 2), (0, 11), (1, 10)],
        seats=1,
    )
    played(game, "act sister_ivenne")
    assert hero(game, WARRIOR).at // 2048 - 1024 == 2


# -- ways, keys and pits ---------------------------------------------------------------------------


def test_a_doorway_to_a_tile_that_lies_elsewhere_is_passed_in_its_own_direction() -> None:
    game = scene("brannoc_vale", at=[(5, 5)], beyond={"north": "room_6x6"}, seats=1)
    view: Any = game.view(0)
    away = square_at(40, 40) - square_at(0, 0)
    view["tiles"][1]["at"] += away
    view["doors"][0]["beyond"] = [square + away for square in view["doors"][0]["beyond"]]
    chart = Chart(BOX, view)
    near, far = view["doors"][0]["squares"][0], view["doors"][0]["beyond"][0]
    assert chart.step(near, {far}) == "north"
    assert chart.step(far, {near}) == "south"


def test_a_great_key_that_lies_about_is_taken_before_anything_else() -> None:
    game = at_door(
        "brannoc_vale", "sable_wick", kind="normal", locked=False, trap="", beyond="", seats=1
    )
    state_of(game).lying[square_at(4, 4)] = ["club", "great_key"]
    assert played(game, "take great_key")[-1] == "take great_key"


NOTHING: Any = {}


def test_who_has_no_room_for_a_great_key_drops_what_is_worth_least() -> None:
    ask = asked("no_room sable_wick great_key", "drop bandage", "drop potion_healing", "leave it")
    assert no_room(BOX, ask, NOTHING) == "drop bandage"
    ask = asked("no_room sable_wick great_key", "give orrin_ashgrove", "drop bandage", "leave it")
    assert no_room(BOX, ask, NOTHING) == "give orrin_ashgrove"
    ask = asked("no_room sable_wick club", "drop potion_healing", "leave it")
    assert no_room(BOX, ask, NOTHING) == "leave it"


def test_a_trap_that_nobody_can_make_safe_is_left_alone() -> None:
    facts: Any = {"kind": "great", "trap": "pit_trap", "beyond": "", "aware": True, "seats": 1}
    clumsy = at_door("dagna_ironlid", **facts)
    assert "disarm door 0" in clumsy.pending[0].options
    assert "disarm door 0" not in played(clumsy, most=6)
    assert played(at_door("sable_wick", **facts, stats={0: QUICK}), most=1) == ["disarm door 0"]


def test_who_climbs_out_of_a_pit_does_so_on_the_side_where_the_way_goes_on() -> None:
    game = at_door("brannoc_vale", kind="normal", locked=False, trap="", beyond="", seats=1)
    ask = asked("climb brannoc_vale", "square 2,3", "square 1,2", "square 2,1")
    assert leap(ask, Chart(BOX, seen(lambda: game.view(0)))) == "square 2,1"


def test_who_climbs_out_of_a_pit_far_from_a_door_or_foe_comes_nearer_to_it() -> None:
    ask = asked("climb brannoc_vale", "square 4,5", "square 4,2")
    to_door = scene("brannoc_vale", at=[(4, 4)], doors={"north": Door(trap="")}, seats=1)
    to_foe = scene("brannoc_vale", at=[(4, 4)], monsters=[("goblin", (2, 1))], seats=1)
    for game in (to_door, to_foe):
        assert leap(ask, Chart(BOX, game.view(0))) == "square 4,2"  # type: ignore[arg-type]


def test_who_is_cut_off_by_a_trap_goes_through_it_to_catch_up_with_the_others() -> None:
    game = scene("brannoc_vale", "sable_wick", at=[(0, 0), (0, 3)], tile="corridor_long", seats=1)
    view: Any = game.view(0)
    view["hazards"] = [{"kind": "spear_trap", "squares": [*row(1)], "rounds": 0}]
    assert Chart(BOX, view).step(square_at(0, 0), {square_at(0, 3)}) == "south"


def row(y: int) -> tuple[int, int]:
    """The squares across a corridor."""
    return square_at(0, y), square_at(1, y)


# -- locks -----------------------------------------------------------------------------------------


def plan_at_door(*heroes: str, **facts: Any) -> Plan:
    """What a party that stands before a door plans to do with it."""
    kind, carried = facts.pop("kind", "locked"), facts.pop("carried", {})
    game = at_door(*heroes, kind=kind, trap="", beyond="", seats=1, carried=carried)
    view: Any = game.view(0)
    view["doors"][0] |= facts
    return make_plan(Chart(BOX, view))


def test_a_lock_is_picked_or_broken_whichever_is_likelier() -> None:
    assert plan_at_door("sable_wick", "brannoc_vale", difficulty=1).kind == "pick"
    assert plan_at_door("sable_wick", "brannoc_vale", difficulty=1, picks=3).kind == "break"
    assert plan_at_door("sable_wick", "brannoc_vale", difficulty=1, ruined=True).kind == "break"


def test_a_key_is_kept_for_a_lock_that_is_hard_to_pick() -> None:
    easy = plan_at_door("sable_wick", "brannoc_vale", difficulty=1, carried={1: ["key"]})
    hard = plan_at_door("sable_wick", "brannoc_vale", difficulty=3, carried={1: ["key"]})
    assert (easy.kind, easy.worker) == ("pick", 0)
    assert (hard.kind, hard.worker) == ("unlock", 1)


def test_a_door_that_can_hardly_be_broken_is_left_alone() -> None:
    assert plan_at_door("sable_wick", difficulty=6, ruined=True).kind == "home"
    assert plan_at_door("sable_wick", difficulty=1, hopeless=True).kind == "home"


def test_those_who_crowd_a_door_open_it_themselves() -> None:
    game = at_door(
        "brannoc_vale",
        "sable_wick",
        "sister_ivenne",
        at=[(2, 3), (2, 0), (3, 0)],
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        seats=1,
    )
    assert make_plan(Chart(BOX, seen(lambda: game.view(0)))).worker == 1


def test_a_door_that_is_hard_to_pick_is_burst_by_a_spell() -> None:
    game = at_door(
        "orrin_ashgrove",
        trap="",
        beyond="",
        difficulty=4,
        seats=1,
        prepared={0: ["burst_lock"]},
        known={0: ["burst_lock"]},
        schools={0: ["school_of_ember"]},
    )
    assert played(game, "cast burst_lock")[-1] == "cast burst_lock"
    ask = asked("aim burst_lock", "on chest 0", "on door 0")
    assert best_aim(ask, Chart(BOX, seen(lambda: game.view(0)))) == "on door 0"


# -- going home ------------------------------------------------------------------------------------


def spent(**sheet: Any) -> bool:
    """Whether a party with such a priestess goes home."""
    game = scene(*PARTY, seats=1)
    view: Any = game.view(0)
    view["heroes"][PRIESTESS] |= sheet
    view["heroes"][MAGE] |= {"prepared": sheet.pop("of_mage", ["fire_bolt"])}
    return is_spent(Chart(BOX, view))


def test_a_party_without_healing_goes_home_before_it_is_too_late() -> None:
    wiped = ["mend_wounds"] * 6
    assert not spent(prepared=["mend_wounds"] * 6)
    assert not spent(prepared=[], wiped=wiped)
    assert spent(prepared=[], wiped=wiped, life=1)
    assert spent(prepared=[], wiped=wiped, of_mage=[])
    assert spent(status="dead")


def test_before_a_great_door_the_party_rests_if_its_spells_are_gone() -> None:
    game = at_door(*PARTY, kind="great", trap="", beyond="", seats=1, carried={0: ["great_key"]})
    view: Any = game.view(0)
    assert make_plan(Chart(BOX, view)).kind == "unlock"
    view["heroes"][MAGE] |= {"prepared": [], "wiped": ["fire_bolt"] * 3}
    assert make_plan(Chart(BOX, view)).kind == "home"


# -- the village -----------------------------------------------------------------------------------


def asked(prompt: str, *options: str) -> Ask:
    return Ask(0, options, "DP-EXITDUN-03", Prompt(prompt))


def at_home(number: int = 0, **sheet: Any) -> Any:
    """What a bot sees of the village: a party with one sheet that matters."""
    game = scene(*PARTY, seats=1)
    view: Any = game.view(0)
    view["heroes"][number] |= sheet
    return dict(view)


def test_a_young_hero_who_died_is_buried_and_an_old_one_brought_back() -> None:
    ask = asked("see sable_wick", "rite", "funeral", "enough")
    assert see_to(BOX, ask, at_home(THIEF, status="dead", level=1)) == "funeral"
    assert see_to(BOX, ask, at_home(THIEF, status="dead", level=4)) == "rite"
    assert see_to(BOX, ask, at_home(THIEF, status="dead", escort=True)) == "enough"


def test_a_priest_is_followed_by_a_priest_and_others_by_whoever_is_left() -> None:
    options = ("take dagna_ironlid", "take tollo_finch", "create")
    gone = at_home(PRIESTESS, status="gone")
    assert new_hero(BOX, asked("hero 3", *options), gone) == "create"
    assert new_hero(BOX, asked("hero 1", *options), at_home(status="gone")) == "take dagna_ironlid"


def test_better_armour_is_bought_and_worn_and_the_old_one_sold() -> None:
    rich = at_home(gold=300)
    ask = asked("see brannoc_vale", "buy holy_water", "buy chain_shirt", "enough")
    assert see_to(BOX, ask, rich) == "buy holy_water"
    rich["heroes"][0]["carried"] = ["holy_water"]
    assert see_to(BOX, ask, rich) == "buy chain_shirt"
    rich["heroes"][0]["carried"] = ["chain_shirt"]
    assert see_to(BOX, asked("see brannoc_vale", "equip chain_shirt", "enough"), rich) == (
        "equip chain_shirt"
    )
    rich["heroes"][0] |= {"armour": "chain_shirt", "carried": ["leather_armour"]}
    assert see_to(BOX, asked("see brannoc_vale", "sell leather_armour", "enough"), rich) == (
        "sell leather_armour"
    )


def wish(hero: int, *options: str, **sheet: Any) -> str:
    """What a hero in the village chooses."""
    view = at_home(hero, **sheet)
    return see_to(BOX, asked(f"see {PARTY[hero]}", *options, "enough"), view)


def test_the_mage_puts_a_shield_in_the_place_of_the_staff() -> None:
    assert wish(MAGE, "buy buckler", "buy quarterstaff", gold=60) == "buy buckler"
    assert wish(MAGE, "equip buckler", carried=["buckler"]) == "equip buckler"


def test_the_great_key_of_a_hero_who_was_buried_is_taken_out_of_the_chest() -> None:
    assert wish(MAGE, "fetch great_key", "fetch whetstone") == "fetch great_key"
    assert wish(MAGE, "fetch pane_of_dawn") == "fetch pane_of_dawn"
    assert wish(MAGE, "fetch whetstone") == "enough"


def test_gear_that_gives_most_for_its_gold_is_bought_first() -> None:
    assert wish(THIEF, "buy sword", "buy chain_shirt", "buy silver_sword") == "buy sword"
    assert wish(THIEF, "buy studded_leather", "buy dagger") == "enough"


def test_a_silver_sword_is_worth_more_than_another_of_its_dice() -> None:
    assert gain_of(BOX, sheet_of("brannoc_vale"), BOX.items["silver_sword"]) == 1.0
    assert gain_of(BOX, sheet_of("brannoc_vale"), BOX.items["sword"]) == 0


def test_casters_learn_a_spell_for_locks_and_thieves_buy_lockpicks() -> None:
    armed = {"carried": ["holy_water"]}
    assert wish(MAGE, "study burst_lock", "buy holy_water", **armed) == "study burst_lock"
    assert wish(THIEF, "buy lockpicks", "buy holy_water", **armed) == "buy lockpicks"
    assert wish(PRIESTESS, "study sun_lance", "buy holy_water", **armed) == "study sun_lance"
    assert wish(MAGE, "buy buckler", "study burst_lock", **armed) == "study burst_lock"


def test_holy_water_is_bought_where_the_villain_dreads_it() -> None:
    view = at_home()
    ask = asked("see brannoc_vale", "buy holy_water", "enough")
    assert see_to(BOX, ask, view) == "buy holy_water"
    view["adventure"] = "bell_under_harrow"
    assert see_to(BOX, ask, view) == "enough"
    view["chapter"] = 1
    assert see_to(BOX, ask, view) == "buy holy_water"


def test_fighters_raise_their_attack_and_casters_their_life() -> None:
    options = ("raise ATK", "raise LIFE", "raise MAG", "save")
    assert raise_stat(BOX, asked("level_up brannoc_vale", *options), at_home()) == "raise ATK"
    assert raise_stat(BOX, asked("level_up orrin_ashgrove", *options), at_home()) == "raise LIFE"


def test_healing_is_prepared_more_than_once() -> None:
    options = ("prepare mend_wounds", "prepare pulse", "prepare ward")
    ask = asked("prepare sister_ivenne", *options)
    assert prepare(BOX, ask, at_home(PRIESTESS, prepared=[])) == "prepare mend_wounds"
    assert prepare(BOX, ask, at_home(PRIESTESS, prepared=["mend_wounds"] * 2)) == "prepare pulse"


def at_the_gate(**facts: Any) -> Chart:
    """What a bot sees when it is asked where to go; a door of the dungeon is still closed."""
    game = at_door(*PARTY, kind="normal", locked=False, trap="", beyond="", seats=1)
    view: Any = game.view(0)
    view["rules"]["campaign"] = facts.pop("campaign", True)
    view["party"] |= {name: facts.pop(name) for name in ("won", "begun") if name in facts}
    shown: Any = {**view, **facts}
    return Chart(BOX, shown)


PACKS = ("adventure tapping_in_the_wall", "adventure bell_under_harrow", "retire")


def test_a_campaign_goes_on_to_the_hardest_adventure_that_is_not_won() -> None:
    assert where_to(asked("set_out", "return", *PACKS), at_the_gate()) == "return"
    assert where_to(asked("set_out", *PACKS), at_the_gate()) == "adventure bell_under_harrow"
    won = at_the_gate(won=["bell_under_harrow"])
    assert where_to(asked("set_out", *PACKS), won) == "adventure tapping_in_the_wall"


def test_a_campaign_ends_when_many_dungeons_have_been_tried() -> None:
    assert where_to(asked("set_out", *PACKS), at_the_gate(begun=9)) == "retire"


def test_a_party_retires_from_a_single_adventure_only_when_nothing_is_left_to_do() -> None:
    ask = asked("set_out", "return", "retire")
    assert where_to(ask, at_the_gate(campaign=False)) == "return"
    assert where_to(ask, at_the_gate(campaign=False, doors=[])) == "retire"
    assert where_to(ask, at_the_gate(campaign=False, round=5000)) == "retire"


def test_a_party_gives_up_when_nothing_has_been_achieved_for_long() -> None:
    ask = asked("give_up", "go on", "give up")
    assert give_up(ask, at_the_gate(round=200, quiet=3)) == "go on"
    assert give_up(ask, at_the_gate(round=200, quiet=199)) == "give up"
    assert give_up(ask, at_the_gate(round=5000, quiet=3)) == "give up"


def test_every_hero_is_seen_to_once_in_a_visit_and_the_dead_first() -> None:
    ask = asked("village", "see brannoc_vale", "see sable_wick", "done")
    chart = at_the_gate()
    assert among_stalls(ask, chart) == "see brannoc_vale"
    chart.view["heroes"][THIEF]["status"] = "dead"
    assert among_stalls(ask, chart) == "see sable_wick"
    chart.view["party"]["visit"]["seen"] += [WARRIOR, THIEF]
    assert among_stalls(ask, chart) == "done"


# -- no memory -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"adventure": "lamplighters_road"}, {"campaign": True}])
def test_a_new_bot_for_every_question_plays_as_one_bot_does(options: Any) -> None:
    game = Game(SPEC, 1, SPEC.check_options(options), seed=1)
    bot, asked_so_far = PlunginBot(Dice(1)), set()
    while game.pending and len(game.choices) < 1200:
        ask = game.pending[0]
        asked_so_far.add(ask.prompt.split()[0])
        option = PlunginBot(Dice(1)).choose(ask, lambda: game.view(0))
        assert option == bot.choose(ask, lambda: game.view(0))
        game.choose(0, option)
    assert {"village", "see", "act", "step", "who_acts"} <= asked_so_far


def test_a_monster_that_comes_up_on_a_long_walk_is_fought_at_once() -> None:
    game = scene("brannoc_vale", at=[(2, 2)], monsters=[("orc", (2, 3))], seats=1)
    assert foes_of(chart_of(game, quiet=25))
    assert foes_of(chart_of(game, quiet=72))
    assert not foes_of(chart_of(game, quiet=73))
    far = scene(
        "brannoc_vale",
        at=[(0, 5)],
        beyond={"east": "room_6x6"},
        monsters=[("orc", (11, 0))],
        seats=1,
    )
    assert foes_of(chart_of(far, quiet=24))
    assert not foes_of(chart_of(far, quiet=25))
