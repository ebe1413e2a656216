"""Runes in general, and those used at the end of the status phase (RUNE, CARDS)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    SLEEP,
    draws,
    enters,
    is_over_for,
    left,
    pile,
    sheet,
    turns_of,
)
from tests.games.dungeonquest.revised.rules.fights import exchange, fight_seen
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

EMPTY = {"dungeon": ["dungeon_empty"] * 4}
HEALING = {0: ["rune_of_healing"]}
AT_THE_START = {
    "stasis_rune",
    "rune_of_healing",
    "rune_of_opening",
    "rune_of_vision",
    "teleportation_rune",
}
NAMES = AT_THE_START | {
    "life_drain_rune",
    "rune_of_blinding",
    "rune_of_death",
    "rune_of_dragonfire",
    "rune_of_insight",
    "rune_of_luck",
    "rune_of_transformation",
}


@pytest.mark.rule("DQR-GAP-64")
@pytest.mark.parametrize("seats", [1, 4])
def test_each_player_gets_one_rune_card_and_no_two_the_same(seats: int) -> None:
    game = Game(SPEC, seats, SPEC.check_options({}), seed=5)
    runes = [sheet(game, seat)["runes"] for seat in range(seats)]
    assert [len(own) for own in runes] == [1] * seats
    assert len({own[0] for own in runes}) == seats


@pytest.mark.rule("DQR-RUNE-02", "DQR-COMP-03")
def test_there_are_twelve_runes_each_of_its_own_kind() -> None:
    assert {rune.id: rune.copies for rune in CONTENT.runes.values()} == dict.fromkeys(NAMES, 1)


@pytest.mark.rule("DQR-RUNE-01")
def test_a_rune_can_be_used_only_once() -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: 15}, skips=SLEEP)
    assert options(game, 0) == ("go on", "use rune_of_healing")
    act(game, 0, "use rune_of_healing")
    assert "use rune_of_healing" not in options(game, 0)
    assert (hero(game, 0).runes, hero(game, 0).wounds) == ([], 9)


@pytest.mark.rule("DQR-RUNE-04", "DQR-RUNE-03")
def test_a_used_rune_goes_back_to_the_box_and_into_no_pile() -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: 10})
    decks = {deck: (left(game, deck), [*pile(game, deck)]) for deck in CONTENT.decks}
    act(game, 0, "use rune_of_healing")
    assert told(game, "rune_used") == [{"seat": 0, "rune": "rune_of_healing"}]
    assert {deck: (left(game, deck), pile(game, deck)) for deck in CONTENT.decks} == decks
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["runes"] == sheet(game, 1, to=seat)["runes"] == []


@pytest.mark.rule("DQR-RUNE-03")
def test_using_a_rune_is_a_choice() -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: 10})
    act(game, 0, "go on")
    assert (hero(game, 0).runes, hero(game, 0).wounds) == (["rune_of_healing"], 10)


@pytest.mark.rule("DQR-RUNE-02")
def test_runes_for_the_end_of_the_status_phase_are_offered_then() -> None:
    game = enters("chamber_01", runes={0: sorted(AT_THE_START)})
    assert {*options(game, 0)} == {"go on", *(f"use {rune}" for rune in AT_THE_START)}


@pytest.mark.rule("DQR-RUNE-02", "DQR-CATA-10")
def test_below_a_rune_that_moves_a_hero_is_of_no_use() -> None:
    runes = {0: sorted(AT_THE_START)}
    game = below("hugo", "catacomb_empty", runes=runes, skips={})
    assert {*options(game, 0)} == {
        "go on",
        *(f"use {rune}" for rune in AT_THE_START - {"teleportation_rune"}),
    }
    assert refused(game, 0) == {"use teleportation_rune": "DQR-CATA-10"}


@pytest.mark.rule("DQR-RUNE-02")
def test_runes_for_other_moments_are_not_offered_at_the_start_of_a_turn() -> None:
    later = sorted(NAMES - AT_THE_START)
    game = enters("chamber_01", runes={0: later})
    assert {"move north", "search"} <= {*options(game, 0)}
    assert not any(option.startswith("use ") for option in options(game, 0))
    assert hero(draws("dungeon_empty", runes={0: later}), 0).runes == later


@pytest.mark.rule("DQR-RUNE-03")
def test_a_rune_of_another_hero_is_of_no_use() -> None:
    game = draws("dungeon_ambush", skips=SLEEP, runes={1: ["rune_of_death"]})
    assert [ask.prompt for ask in game.pending.values()] == ["lay_card", "lay_monster_card"]


@pytest.mark.rule("DQR-RUNE-01", "DQR-DEATH-08")
def test_a_dead_hero_has_no_rune_left() -> None:
    game = draws("trap_swinging_blade", dice=[6, 6], runes={0: ["rune_of_death"]})
    assert (hero(game, 0).status, hero(game, 0).runes) == ("dead", [])


@pytest.mark.rule("DQR-RUNE-02", "DQR-TURN-12")
def test_a_turn_that_ends_in_the_status_phase_has_no_end_of_it_for_runes() -> None:
    game = enters("chamber_01", runes={0: ["stasis_rune"]}, kept={0: ["dungeon_torch_goes_out"]},
                  dice=[6, 6])  # fmt: skip
    assert is_over_for(game, 0)


# -- healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-RUNE-OF-HEALING", "DQR-WOUND-05")
@pytest.mark.parametrize(("before", "after"), [(15, 9), (6, 0), (4, 0)])
def test_the_rune_of_healing_heals_up_to_six_and_the_turn_goes_on(before: int, after: int) -> None:
    game = scene("hugo", "krutzbeck", runes=HEALING, wounds={0: before})
    act(game, 0, "use rune_of_healing")
    assert hero(game, 0).wounds == after
    assert cited(game, "rune_used") == cited(game, "healed") == ["DQR-CARDS-RUNE-OF-HEALING"]
    assert "move east" in options(game, 0)
    under = below("hugo", "catacomb_exit", runes=HEALING, wounds={0: before})
    act(under, 0, "use rune_of_healing")
    assert hero(under, 0).wounds == after


@pytest.mark.rule("DQR-CARDS-RUNE-OF-HEALING", "DQR-GAP-42")
def test_the_rune_of_healing_comes_only_after_what_is_due() -> None:
    due = ["catacomb_vampire_bite", "dungeon_lingering_shade"]
    game = enters("chamber_01", runes=HEALING, kept={0: due}, wounds={0: 3}, dice=[6, 6])
    assert options(game, 0) == tuple(f"resolve {card}" for card in due)
    act(game, 0, f"resolve {due[0]}")
    assert options(game, 0) == ("go on", "use rune_of_healing")


# -- stasis ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-STASIS-RUNE")
def test_the_stasis_rune_gives_one_more_turn_right_after_this_one() -> None:
    game = enters("chamber_01", runes={0: ["stasis_rune"]}, top=EMPTY)
    act(game, 0, "use stasis_rune")
    assert told(game, "turns_gained") == [{"seat": 0, "count": 1}]
    assert sheet(game, 0)["extra_turns"] == 1
    act(game, 0, "move north")
    assert (game.waiting, turns_of(game, 0), turns_of(game, 1)) == ([0], 2, 0)
    act(game, 0, "move south")
    assert (game.waiting, turns_of(game, 0), turns_of(game, 1)) == ([1], 2, 1)


@pytest.mark.rule("DQR-CARDS-STASIS-RUNE", "DQR-SUN-01")
def test_in_the_extra_turn_of_the_first_player_the_sun_moves_too() -> None:
    game = enters("chamber_01", runes={0: ["stasis_rune"]}, top=EMPTY, first=0)
    act(game, 0, "use stasis_rune", "move north")
    assert [moved["sun"] for moved in told(game, "sun_moved")] == [2, 3]


@pytest.mark.rule("DQR-CARDS-STASIS-RUNE", "DQR-GAP-41")
def test_a_lost_turn_is_the_extra_one() -> None:
    top = {"trap": ["trap_explosion"]}
    game = enters("trap_01", runes={0: ["stasis_rune"]}, top=top)
    act(game, 0, "use stasis_rune", "move north")
    assert told(game, "turn_skipped") == [{"seat": 0}]
    assert game.waiting == [1]


@pytest.mark.rule("DQR-CARDS-STASIS-RUNE", "DQR-EXIT-07", "DQR-DEATH-11")
@pytest.mark.parametrize("end", ["leaves", "dies"])
def test_who_has_left_or_died_has_no_extra_turn(end: str) -> None:
    if end == "leaves":
        game = scene("hugo", "krutzbeck", runes={0: ["stasis_rune"]}, loot={0: ["corpse_rope"]})
        act(game, 0, "use stasis_rune", "leave")
    else:
        game = enters("trap_01", runes={0: ["stasis_rune"]}, dice=[6, 6],
                      top={"trap": ["trap_swinging_blade"]})  # fmt: skip
        act(game, 0, "use stasis_rune", "move north")
    assert (game.waiting, turns_of(game, 0)) == ([1], 1)


@pytest.mark.rule("DQR-CARDS-STASIS-RUNE", "DQR-CATA-11")
def test_below_too_the_extra_turn_brings_another_catacomb_card() -> None:
    game = below("hugo", "catacomb_empty", "catacomb_empty", runes={0: ["stasis_rune"]}, skips={})
    act(game, 0, "use stasis_rune")
    assert (drawn(game, "catacomb"), game.waiting) == (["catacomb_empty"] * 2, [1])


# -- opening ---------------------------------------------------------------------------------------


BARRIERS = [("chamber_09", "chamber_01"), ("portcullis_01@2", "chamber_01"),
            ("chamber_09", "portcullis_01")]  # fmt: skip


@pytest.mark.rule("DQR-CARDS-RUNE-OF-OPENING", "DQR-DOOR-06", "DQR-PORT-07")
@pytest.mark.parametrize(("here", "there"), BARRIERS)
def test_the_rune_of_opening_lets_a_hero_pass_all_barriers_this_turn(here: str, there: str) -> None:
    runes: dict[str, Any] = {"runes": {0: ["rune_of_opening"]}, "top": EMPTY}
    game = scene("hugo", "krutzbeck", at=["c4"], tiles={"c4": here, "c3": there}, **runes)
    act(game, 0, "use rune_of_opening", "move north")
    assert (place(game, 0), drawn(game, "door"), told(game, "rolled")) == ("c3", [], [])
    assert cited(game, "barriers_ignored") == ["DQR-CARDS-RUNE-OF-OPENING"]


@pytest.mark.rule("DQR-CARDS-RUNE-OF-OPENING")
def test_in_the_next_turn_doors_hold_again() -> None:
    tiles = {"c4": "chamber_09", "c3": "chamber_09"}
    game = scene("hugo", "krutzbeck", at=["c4"], tiles=tiles, runes={0: ["rune_of_opening"]},
                 top={**EMPTY, "door": ["door_jammed"]}, skips=SLEEP)  # fmt: skip
    act(game, 0, "use rune_of_opening", "search")
    while "move north" not in options(game, 0):
        act(game, 0, "decline")
    assert sheet(game, 0)["opens"] is False
    act(game, 0, "move north")
    assert drawn(game, "door") == ["door_jammed"]


@pytest.mark.rule("DQR-CARDS-RUNE-OF-OPENING", "DQR-TOWER-07")
def test_the_rune_opens_also_what_bars_the_way_out_of_a_tower() -> None:
    tiles = {"b1": "chamber_01", "a2": "portcullis_01@2"}
    game = scene("hugo", "krutzbeck", at=["b1"], tiles=tiles, runes={0: ["rune_of_opening"]},
                 top=EMPTY)  # fmt: skip
    act(game, 0, "use rune_of_opening", "move west", "move south")
    assert (place(game, 0), told(game, "rolled")) == ("a2", [])


# -- teleportation ---------------------------------------------------------------------------------


TELEPORT = {0: ["teleportation_rune"]}


@pytest.mark.rule("DQR-CARDS-TELEPORTATION-RUNE")
def test_the_teleportation_rune_leads_into_a_space_beside_through_walls() -> None:
    tiles = {"c4": "rotating_room_01", "c5": "chamber_05", "d4": "chamber_01"}
    game = scene("hugo", "krutzbeck", at=["c4", "b4"], tiles={**tiles, "b4": "chamber_01"},
                 runes=TELEPORT, top=EMPTY, pool=["chamber_01"])  # fmt: skip
    act(game, 0, "use teleportation_rune")
    assert options(game, 0) == ("through north", "through east", "through south")
    other = game.copy()
    act(game, 0, "through east")
    assert (place(game, 0), drawn(game, "dungeon")) == ("d4", ["dungeon_empty"])
    assert is_over_for(game, 0), "it was his action"
    act(other, 0, "through north")
    assert (place(other, 0), state_of(other).tiles[SPACE_OF["c3"]]) == ("c3", ("chamber_01", 0))


@pytest.mark.rule("DQR-CARDS-TELEPORTATION-RUNE", "DQR-GAP-66")
def test_from_a_monster_met_by_the_teleportation_rune_nobody_escapes() -> None:
    game = enters("chamber_01", lurkers=["c3"], runes=TELEPORT, top={"monster": ["demon_4"]})
    act(game, 0, "use teleportation_rune", "through north")
    assert fight_seen(game, 0)["no_escape"] is True
    exchange(game, "magic", "magic")
    assert refused(game, 0)["escape"] == "DQR-GAP-66"


@pytest.mark.rule("DQR-CARDS-TELEPORTATION-RUNE", "DQR-GAP-10", "DQR-TURN-05")
def test_who_flees_after_a_teleportation_has_had_his_action() -> None:
    tiles = {"c4": "chamber_01", "c3": "corridor_05", "c2": "chamber_01"}
    game = scene("hugo", "krutzbeck", at=["c4"], tiles=tiles, lurkers=["c2"], runes=TELEPORT,
                 top={"monster": ["troll_4"], **EMPTY}, dice=[1, 1])  # fmt: skip
    act(game, 0, "use teleportation_rune", "through north", "move north")
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    assert (place(game, 0), game.waiting) == ("c4", [1])


@pytest.mark.rule("DQR-CARDS-TELEPORTATION-RUNE", "DQR-TREASURE-04")
def test_the_teleportation_rune_may_lead_into_the_treasure_chamber() -> None:
    game = scene("hugo", "krutzbeck", at=["g4", "g5"], tiles={"g4": "rotating_room_01"},
                 runes=TELEPORT, top={"dragon": ["dragon_sleeping"]})  # fmt: skip
    act(game, 0, "use teleportation_rune", "through south")
    assert (place(game, 0), drawn(game, "dragon")) == ("g5", ["dragon_sleeping"])


# -- vision ----------------------------------------------------------------------------------------


FOUR = ["search_ferrox", "search_gold_coins_10", "search_empty_room", "search_gold_coins_150"]


def foresees(**rest: Any) -> Game:
    """A hero looks at four Search cards and is asked which shall come next."""
    given: dict[str, Any] = {"runes": {0: ["rune_of_vision"]}, "top": {"search": FOUR}, **rest}
    game = enters("chamber_01", **given)
    act(game, 0, "use rune_of_vision")
    return game


@pytest.mark.rule("DQR-CARDS-RUNE-OF-VISION")
def test_the_rune_of_vision_orders_the_next_four_search_cards() -> None:
    game = foresees()
    assert options(game, 0) == tuple(f"next {card}" for card in FOUR)
    act(game, 0, f"next {FOUR[3]}", f"next {FOUR[1]}", f"next {FOUR[2]}")
    assert state_of(game).decks["search"].deck.top == [FOUR[3], FOUR[1], FOUR[2], FOUR[0]]
    act(game, 0, "search")
    assert hero(game, 0).loot == [FOUR[3]]


@pytest.mark.rule("DQR-CARDS-RUNE-OF-VISION")
def test_only_the_hero_who_has_looked_knows_the_cards() -> None:
    game = foresees()
    act(game, 0, f"next {FOUR[3]}", f"next {FOUR[1]}", f"next {FOUR[2]}")
    known = [FOUR[3], FOUR[1], FOUR[2], FOUR[0]]
    assert [shown(game, seat)["foreseen"] for seat in (0, 1, None)] == [known, [], []]
    assert [len(told(game, "cards_foreseen", seat)) for seat in (0, 1, None)] == [1, 0, 0]
    assert told(game, "rune_used", 1) == [{"seat": 0, "rune": "rune_of_vision"}]


@pytest.mark.rule("DQR-CARDS-RUNE-OF-VISION")
def test_for_the_others_the_foreseen_cards_may_be_any() -> None:
    game = foresees()
    act(game, 0, *(f"next {card}" for card in FOUR[:3]))
    seen = set()
    for seed in range(30):
        world = state_of(game).copy()
        SPEC.determinize(world, 1, Dice(seed))
        deck = world.decks["search"].deck
        assert (len(deck.top), len(deck)) == (4, 30)
        seen.add(tuple(deck.top))
        mine = state_of(game).copy()
        SPEC.determinize(mine, 0, Dice(seed))
        assert mine.decks["search"].deck.top == FOUR
    assert len(seen) > 5


@pytest.mark.rule("DQR-CARDS-RUNE-OF-VISION")
def test_two_cards_alike_are_one_choice() -> None:
    game = foresees(top={"search": ["search_empty_room", "search_ferrox", "search_empty_room",
                                    "search_ferrox"]})  # fmt: skip
    assert options(game, 0) == ("next search_empty_room", "next search_ferrox")
    act(game, 0, "next search_ferrox", "next search_ferrox")
    top = ["search_ferrox"] * 2 + ["search_empty_room"] * 2
    assert state_of(game).decks["search"].deck.top == top


@pytest.mark.rule("DQR-CARDS-RUNE-OF-VISION", "DQR-GAP-65")
def test_a_shuffle_undoes_what_the_rune_of_vision_ordered() -> None:
    cards = ["search_shuffle", *FOUR[:3]]
    game = foresees(top={"search": cards})
    act(game, 0, *(f"next {card}" for card in cards[:3]))
    act(game, 0, "search")
    assert drawn(game, "search")[0] == "search_shuffle"
    assert (state_of(game).decks["search"].deck.top, shown(game, 0)["foreseen"]) == ([], [])


@pytest.mark.rule("DQR-CARDS-RUNE-OF-VISION", "DQR-CARD-07")
@pytest.mark.parametrize("count", [0, 2])
def test_there_may_be_fewer_than_four_cards_to_look_at(count: int) -> None:
    game = enters("chamber_01", runes={0: ["rune_of_vision"]})
    search = state_of(game).decks["search"]
    search.deck.cards[:], search.discard[:] = FOUR[:count], FOUR[count:]
    act(game, 0, "use rune_of_vision")
    assert len(told(game, "cards_foreseen", 0)[0]["cards"]) == (count or 4)


# -- insight ---------------------------------------------------------------------------------------


INSIGHT: dict[str, Any] = {"runes": {0: ["rune_of_insight"]}}


@pytest.mark.rule("DQR-CARDS-RUNE-OF-INSIGHT", "DQR-SEARCH-08")
def test_the_rune_of_insight_takes_the_search_tokens_off_all_spaces_around() -> None:
    game = enters("chamber_01", searched=["c3", "c4", "b3", "d4"], top=EMPTY, **INSIGHT)
    act(game, 0, "move north")
    assert game.pending[0].prompt == "gain_insight"
    act(game, 0, "use rune_of_insight")
    assert state_of(game).searched == [SPACE_OF["d4"]]
    assert cited(game, "search_token_removed") == ["DQR-CARDS-RUNE-OF-INSIGHT"] * 3
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-INSIGHT")
def test_after_a_search_the_token_just_laid_may_be_taken_off() -> None:
    game = enters("chamber_01", top={"search": ["search_empty_room"]}, skips=SLEEP, **INSIGHT)
    act(game, 0, "search", "use rune_of_insight")
    assert "search" in options(game, 0)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-INSIGHT")
def test_without_a_token_around_and_below_nobody_is_asked() -> None:
    game = enters("chamber_01", top=EMPTY, searched=["h8"], **INSIGHT)
    act(game, 0, "move north")
    assert is_over_for(game, 0)
    under = below("hugo", "catacomb_empty", searched=["c3"], skips={}, **INSIGHT)
    assert is_over_for(under, 0)


@pytest.mark.rule("DQR-CARDS-RUNE-OF-INSIGHT")
def test_after_a_fight_too_the_action_is_at_its_end() -> None:
    game = enters("chamber_01", lurkers=["c3"], searched=["c3"],
                  top={"monster": ["skeleton_1"]}, **INSIGHT)  # fmt: skip
    act(game, 0, "move north")
    exchange(game, "ranged", "melee")
    assert game.pending[0].prompt == "gain_insight"
    act(game, 0, "decline")
    assert (state_of(game).searched, hero(game, 0).runes) == (
        [SPACE_OF["c3"]],
        ["rune_of_insight"],
    )
