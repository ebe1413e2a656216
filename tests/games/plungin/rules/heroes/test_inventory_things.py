"""Things of the dead, things put on below, tools, and what goes with the adventure (INV, EQUIP)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.locations import discover, open_cage
from delvers.games.plungin.rules.heroes.stats import max_life
from delvers.games.plungin.rules.locks.unlocking import pick_dice
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.things.recipes import recipes_of
from delvers.games.plungin.rules.things.treasure import gain_from
from delvers.games.plungin.rules.traps.searching import detect_dice, search_dice
from delvers.games.plungin.rules.turn.play import begin, end_adventure
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import at_chest, at_door, door_of
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    scene,
    state_of,
    told,
)

PAIR = ("brannoc_vale", "sable_wick")


def with_dead(*things: str, more: dict[str, Any] | None = None) -> dict[str, Any]:
    """The second hero is dead and carries some things; the first carries nothing."""
    facts: dict[str, Any] = {
        "status": {1: "dead"},
        "carried": {0: [], 1: [*things]},
        "seats": 1,
    }
    return facts | (more or {})


def carried_to(game: Game) -> Game:
    """The dead hero is off the board, carried by the other."""
    state = state_of(game)
    state.who.pop(hero(game, 1).at, None)
    hero(game, 1).at = -1
    return game


# -- things of the dead ----------------------------------------------------------------------------


@pytest.mark.rule("DP-DEATH-08")
@pytest.mark.parametrize(("kind", "key"), [("locked", "key"), ("great", "great_key")])
def test_the_key_of_a_dead_comrade_opens_a_door(kind: str, key: str) -> None:
    game = at_door(*PAIR, kind=kind, trap="", **with_dead(key))
    act(game, 0, "unlock door 0")
    assert not door_of(game)["locked"]
    assert hero(game, 1).carried == []
    assert told(game, "taken_from_dead") == [
        {"who": "brannoc_vale", "item": key, "body": "sable_wick"}
    ]
    assert cited(game, "taken_from_dead") == ["DP-DEATH-08"]


@pytest.mark.rule("DP-DEATH-08")
def test_the_key_of_a_living_comrade_opens_nothing() -> None:
    game = at_door(*PAIR, trap="", carried={0: [], 1: ["key"]}, seats=1)
    assert "unlock door 0" not in options(game, 0)


@pytest.mark.rule("DP-DEATH-08")
def test_ones_own_key_is_used_before_that_of_the_dead() -> None:
    game = at_chest(
        *PAIR, locked=True, trap="", **with_dead("key") | {"carried": {0: ["key"], 1: ["key"]}}
    )
    act(game, 0, "unlock chest 0")
    assert (hero(game).carried, hero(game, 1).carried) == ([], ["key"])
    assert told(game, "taken_from_dead") == []


@pytest.mark.rule("DP-DEATH-08", "DP-KEY-09")
def test_the_key_of_the_dead_locks_a_door_as_well() -> None:
    game = scene(*PAIR, at=[(2, 0), (0, 5)], beyond={"north": "room_6x6"}, **with_dead("key"))
    act(game, 0, "lock door 0")
    assert door_of(game)["locked"]


@pytest.mark.rule("DP-DEATH-08", "DP-BOOK-03")
def test_a_spell_book_of_the_dead_can_be_read_from_but_not_their_spells() -> None:
    things = with_dead("spell_book:mend_wounds", more={"life": {0: 3}})
    things["prepared"] = {0: [], 1: ["pulse"]}
    game = scene("sister_ivenne", "sable_wick", at=[(2, 2), (0, 5)], **things)
    casts = [one for one in options(game, 0) if one.startswith("cast")]
    assert casts == ["cast from spell_book:mend_wounds"]
    act(game, 0, casts[0])
    while "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    assert hero(game, 1).carried == []


@pytest.mark.rule("DP-DEATH-08")
def test_weapons_and_armour_of_the_dead_stay_with_them() -> None:
    things = ("sword", "chain_shirt", "iron_shield", "throwing_knives")
    game = scene(*PAIR, at=[(2, 2), (0, 5)], **with_dead(*things))
    mine = [one for one in options(game, 0) if any(thing in one for thing in things)]
    assert mine == []


@pytest.mark.rule("DP-DEATH-08")
@pytest.mark.parametrize("worn", [True, False])
def test_attire_of_the_dead_can_be_put_on_from_slot_or_body(worn: bool) -> None:
    attire = {0: [], 1: ["travel_cloak"] if worn else []}
    things = [] if worn else ["travel_cloak"]
    game = carried_to(scene(*PAIR, **with_dead(*things, more={"attire": attire})))
    act(game, 0, "nothing", "use travel_cloak of sable_wick")
    assert hero(game, 0).attire == ["travel_cloak"]
    assert (hero(game, 1).attire, hero(game, 1).carried) == ([], [])
    assert cited(game, "taken_from_dead") == ["DP-DEATH-08"]


@pytest.mark.rule("DP-DEATH-08", "DP-CURSE-06")
def test_what_is_cursed_or_would_leave_another_piece_without_a_slot_stays_with_the_dead() -> None:
    attire = {0: ["travel_cloak"], 1: ["cursed_cloak_of_flies"]}
    more = {"attire": attire, "carried": {0: ["bandage"] * 4, 1: ["cloak_of_dusk"]}}
    full = carried_to(scene(*PAIR, **with_dead(more=more)))
    assert not [one for one in options(full, 0) if one.endswith("of sable_wick")]
    hero(full, 0).carried.pop()
    act(full, 0, "nothing")
    assert [one for one in options(full, 0) if one.endswith("of sable_wick")] == [
        "use cloak_of_dusk of sable_wick"
    ]
    act(full, 0, "use cloak_of_dusk of sable_wick")
    assert hero(full, 0).attire == ["cloak_of_dusk"]
    assert hero(full, 0).carried == ["bandage"] * 3 + ["travel_cloak"]


@pytest.mark.rule("DP-DEATH-08")
def test_tools_of_the_dead_help_too() -> None:
    game = scene(*PAIR, at=[(2, 2), (0, 5)], abilities={0: [], 1: []}, **with_dead())
    state, man = state_of(game), hero(game)
    bare = (pick_dice(state, man), detect_dice(state, man))
    hero(game, 1).carried = ["lockpicks", "probe_rod"]
    assert (pick_dice(state, man), detect_dice(state, man)) == (bare[0] + 1, bare[1] + 1)


@pytest.mark.rule("DP-DEATH-08", "DP-TRAPLIST-26")
def test_the_rope_of_the_dead_brings_out_of_a_pit() -> None:
    things = with_dead("rope_and_hook", more={"abilities": {0: [], 1: []}})
    game = scene(*PAIR, at=[(2, 2), (0, 5)], **things)
    state_of(game).hazards.append(Hazard("pit_trap", [square_at(2, 3)], tile=0))
    act(game, 0, "nothing", "move", "south", "get free", "square 2,4")
    assert place(game) == (2, 4)


# -- wearing below ---------------------------------------------------------------------------------


@pytest.mark.rule("DP-ACTION-17", "DP-EQUIP-02")
@pytest.mark.parametrize(("item", "worn"), [("travel_cloak", "attire"), ("silver_band", "attire")])
def test_what_is_found_can_be_put_on_in_the_dungeon(item: str, worn: str) -> None:
    game = scene(carried={0: [item]})
    act(game, 0, f"equip {item}")
    assert getattr(hero(game), worn) == [item]
    assert hero(game).carried == []
    assert (hero(game).actions, hero(game).did) == (1, ["use"])
    assert told(game, "equipped") == [{"who": "brannoc_vale", "item": item}]


@pytest.mark.rule("DP-EQUIP-02", "DP-INV-11")
def test_armour_that_is_replaced_goes_into_a_slot_and_does_not_vanish() -> None:
    game = scene(carried={0: ["chain_shirt", "bandage", "bandage", "bandage"]})
    before = hero(game).armour
    act(game, 0, "equip chain_shirt")
    assert hero(game).armour == "chain_shirt"
    assert sorted(hero(game).carried) == sorted(["bandage"] * 3 + [before])
    assert told(game, "taken_off") == [{"who": "brannoc_vale", "item": before}]


@pytest.mark.rule("DP-EQUIP-02", "DP-EQUIP-04")
def test_a_shield_takes_the_left_hand_and_a_two_handed_weapon_is_put_away_for_it() -> None:
    game = scene(carried={0: ["iron_shield"]}, hands={0: ["great_axe", "great_axe"]})
    act(game, 0, "equip iron_shield")
    assert hero(game).hands == ["", "iron_shield"]
    assert hero(game).carried == ["great_axe"]


@pytest.mark.rule("DP-EQUIP-02", "DP-GAP-12")
def test_what_is_too_heavy_or_where_a_curse_sits_cannot_be_put_on() -> None:
    mail = scene(carried={0: ["chain_shirt"]}, armour={0: "cursed_coffin_mail"})
    assert "equip chain_shirt" not in options(mail, 0)
    plate = scene(carried={0: ["plate_armour"]})
    hero(plate).stats["RES"] = 1
    act(plate, 0, "nothing")
    assert "equip plate_armour" not in options(plate, 0)


@pytest.mark.rule("DP-ROUND-07")
def test_only_one_thing_a_turn_is_put_on() -> None:
    game = scene(carried={0: ["travel_cloak", "silver_band"]})
    act(game, 0, "equip travel_cloak")
    assert "equip silver_band" not in options(game, 0)
    assert refused(game, 0)["equip silver_band"] == "DP-CONFLICT-32"


# -- the maximum of LIFE ---------------------------------------------------------------------------


@pytest.mark.rule("DP-GAP-36")
def test_life_falls_with_its_maximum_when_a_ring_of_hunger_is_forced_on() -> None:
    game = at_chest("brannoc_vale", trap="", carried={0: []}, dice=[1, 10])
    most = max_life(state_of(game), hero(game))
    act(game, 0, "open chest 0")
    assert hero(game).attire == ["cursed_ring_of_hunger"]
    assert hero(game).life == most - 2
    assert told(game, "life_lowered") == [{"who": "brannoc_vale", "life": most - 2}]


@pytest.mark.rule("DP-GAP-36")
def test_an_amulet_raises_the_maximum_below_but_not_life_and_lowers_both_when_it_goes() -> None:
    things = {0: ["amulet_of_vigour", "bone_charm"]}
    game = scene(carried=things, at=[(0, 0)])
    most = hero(game).life
    act(game, 0, "equip amulet_of_vigour", "pass")
    assert (hero(game).life, max_life(state_of(game), hero(game))) == (most, most + 2)
    hero(game).life = most + 2
    act(game, 0, "equip bone_charm")
    assert hero(game).life == most


# -- tools -----------------------------------------------------------------------------------------


@pytest.mark.rule("DP-CHECK-16")
def test_several_lockpicks_or_rods_count_once() -> None:
    tools = ["lockpicks", "lockpicks", "probe_rod", "probe_rod"]
    game = scene(abilities={0: []}, carried={0: tools})
    assert pick_dice(state_of(game), hero(game)) == 1
    assert detect_dice(state_of(game), hero(game)) == 1


@pytest.mark.rule("DP-CHECK-16", "DP-ACTION-22")
def test_a_probe_rod_and_a_sense_for_traps_find_no_books() -> None:
    game = scene(abilities={0: ["trapsense"]}, carried={0: ["probe_rod"]})
    assert detect_dice(state_of(game), hero(game)) == 2
    assert search_dice(state_of(game), hero(game)) == 0


@pytest.mark.rule("DP-XP-08")
@pytest.mark.parametrize(("abilities", "exp"), [([], 30), (["lore"], 45)])
def test_lore_gets_more_out_of_a_library(abilities: list[str], exp: int) -> None:
    game = scene(abilities={0: abilities})
    discover(game._table, BOX.locations["library"])
    assert state_of(game).party.exp == exp
    discover(game._table, BOX.locations["library"])
    assert state_of(game).party.exp == exp


@pytest.mark.rule("DP-XP-08")
def test_dead_lore_is_no_help() -> None:
    game = carried_to(scene(*PAIR, abilities={0: [], 1: ["lore"]}, status={1: "dead"}, seats=1))
    discover(game._table, BOX.locations["library"])
    assert state_of(game).party.exp == 30


@pytest.mark.rule("DP-VAR-LOCK-01")
def test_one_check_for_all_is_made_at_one_object_a_turn() -> None:
    chests = [Chest(1, True, at=square_at(*at), trap="") for at in ((2, 1), (2, 3))]
    more: dict[str, Any] = {"abilities": {0: []}, "rules": Rules(one_check=True)}
    game = scene(at=[(2, 2)], chests=chests, dice=[6] * 4, **more)
    act(game, 0, "work on chest 0")
    assert "work on chest 1" not in options(game, 0)
    assert refused(game, 0)["work on chest 1"] == "DP-CONFLICT-32"


# -- what goes with the adventure ------------------------------------------------------------------


@pytest.mark.rule("DP-KEY-08")
@pytest.mark.parametrize("won", [True, False])
def test_unused_keys_go_when_the_adventure_ends(won: bool) -> None:
    game = scene(carried={0: ["key", "great_key", "bandage"]})
    state = state_of(game)
    state.won, state.lost = won, not won
    state.party.stored = ["key"]
    end_adventure(game._table)
    assert hero(game).carried == ["bandage"]
    assert state.party.stored == []
    assert cited(game, "keys_discarded") == ["DP-KEY-08"]


@pytest.mark.rule("DP-KEY-08")
def test_keys_stay_while_the_party_only_leaves_for_the_village() -> None:
    game = scene(carried={0: ["key"]})
    end_adventure(game._table)
    assert hero(game).carried == ["key"]
    assert told(game, "keys_discarded") == []


@pytest.mark.rule("DP-ATTN-03")
def test_what_made_monsters_watchful_ends_with_the_adventure() -> None:
    game = scene()
    state_of(game).attention, state_of(game).noise = 3, 4
    begin(state_of(game), "tapping_in_the_wall")
    assert (state_of(game).attention, state_of(game).noise) == (0, 0)


# -- a Gold Fever ----------------------------------------------------------------------------------


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize("fever", [True, False])
def test_gold_of_a_cage_belongs_to_its_finder_in_a_gold_fever(fever: bool) -> None:
    game = scene(*PAIR, rules=Rules(gold_fever=fever), dice=[4, 3])
    before = hero(game, 1).gold
    for _ in open_cage(game._table, hero(game, 1)):
        pass
    assert (hero(game, 1).gold > before) is fever
    assert (state_of(game).party.gold > 0) is not fever


@pytest.mark.rule("DP-EXITDUN-02", "DP-EXITDUN-05")
def test_who_leaves_a_single_adventure_can_only_go_back_or_home() -> None:
    door = Door(trap="", is_open=True, is_exit=True)
    game = scene(tile="entrance", at=[(2, 5)], doors={"south": door})
    act(game, 0, "leave dungeon")
    while "done" in options(game, 0) or "keep" in options(game, 0):
        act(game, 0, "done" if "done" in options(game, 0) else "keep")
    assert set(options(game, 0)) == {"return", "retire"}


@pytest.mark.rule("DP-EXITDUN-02")
def test_who_stands_at_the_exit_without_the_others_is_told_why_he_cannot_leave() -> None:
    door = Door(trap="", is_open=True, is_exit=True)
    more: dict[str, Any] = {"doors": {"south": door}, "beyond": {"north": "room_6x6"}}
    game = scene(*PAIR, tile="entrance", at=[(2, 5), (2, -2)], **more)
    assert "leave dungeon" not in options(game, 0)
    assert refused(game, 0)["leave dungeon"] == "DP-EXITDUN-02"


@pytest.mark.rule("DP-VAR-GOLD-01")
@pytest.mark.parametrize("fever", [True, False])
def test_a_recipe_belongs_to_its_finder_in_a_gold_fever(fever: bool) -> None:
    game = scene(*PAIR, rules=Rules(gold_fever=fever), dice=[1])
    for _ in gain_from(game._table, hero(game, 1), "RC"):
        pass
    found = [BOX.finds["RC"].rows[0].recipe]
    assert hero(game, 1).recipes == (found if fever else [])
    assert state_of(game).party.recipes == ([] if fever else found)
    assert recipes_of(state_of(game), hero(game)) == ([] if fever else found)
    assert recipes_of(state_of(game), hero(game, 1)) == found
