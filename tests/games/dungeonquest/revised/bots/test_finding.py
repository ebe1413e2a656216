"""Runes and treasures of the Revised Edition: when the bot uses them."""

from typing import Any

import pytest

from tests.games.dungeonquest.common.bots.asking import RICH, SCENES, answer, said

FAR_FROM_HOME: dict[str, Any] = {
    "at": ["f5"],
    "tiles": dict.fromkeys(
        [*(f"{column}5" for column in "abcdef"), "a2", "a3", "a4"], "chamber_01"
    ),
}
LATE: dict[str, Any] = {**FAR_FROM_HOME, "loot": {0: [*RICH]}, "sun": 24}


def used(thing: str, **facts: Any) -> bool:
    return said("revised", "start_of_turn", f"use {thing}", "go on", **facts) == f"use {thing}"


def test_haste_is_for_the_last_light_of_a_long_way() -> None:
    potion = "treasure_quicksilver_potion"
    last = SCENES["revised"]("hugo", "lindel").view(0)["sun_spaces"]
    assert isinstance(last, int)
    assert used(potion, **{**LATE, "sun": last - 3})
    assert not used(potion, **{**LATE, "sun": last - 4})
    assert not used(potion, sun=last - 3)


def test_stasis_is_for_the_way_home_and_for_the_hoard() -> None:
    assert used("stasis_rune", **LATE)
    assert used("stasis_rune", at=["g5"], sun=2)
    assert not used("stasis_rune", **{**LATE, "sun": 2})


def test_doors_are_opened_by_runes_when_there_is_no_time_to_lose() -> None:
    last: Any = SCENES["revised"]("hugo", "lindel").view(0)["sun_spaces"]
    assert used("rune_of_opening", sun=last - 11)
    assert not used("rune_of_opening", sun=last - 12)
    assert used("rune_of_opening", **LATE)


def test_visions_are_for_who_has_nothing() -> None:
    there = {"at": ["b1"], "tiles": {"b1": "chamber_01"}}
    assert used("rune_of_vision", **there)
    assert not used("rune_of_vision", loot={0: [*RICH]}, **there)


def test_the_walled_in_teleport_and_nobody_plays_the_harp_or_reads_the_tome() -> None:
    sealed = {"at": ["c3"], "tiles": {"c3": "chamber_08", "c4": "chamber_04"}}
    assert used("teleportation_rune", **sealed)
    assert not used("teleportation_rune")
    assert not used("treasure_harp_of_tranquility")
    assert not used("treasure_forbidden_tome")


def test_who_would_die_of_a_bite_drinks_first() -> None:
    options = ("resolve dungeon_lingering_shade", "use treasure_unstable_potion")
    assert said("revised", "resolve_first", *options) == options[0]
    game = SCENES["revised"]("hugo", "lindel")
    most: Any = game.view(0)["heroes"][0]["life"]
    assert said("revised", "resolve_first", *options, wounds={0: most - 1}) == options[1]
    assert said("revised", "resolve_first", *options, wounds={0: most - 2}) == options[0]


@pytest.mark.parametrize(
    ("card", "left", "sun", "used"),
    [
        ("dungeon_ambush", 12, 1, True),
        ("dungeon_ambush", 13, 1, False),
        ("dungeon_ambush", 16, 20, True),
    ],
)
def test_a_rune_of_death_is_for_an_ambush_on_the_hurt_and_the_late(
    card: str, left: int, sun: int, used: bool
) -> None:
    options = ("use rune_of_death", "decline")
    chosen = said("revised", f"ward_off {card}", *options, wounds={0: 16 - left}, sun=sun)
    assert chosen == ("use rune_of_death" if used else "decline")


@pytest.mark.parametrize(
    ("card", "left", "used"),
    [
        ("search_ferrox", 2, True),
        ("search_ferrox", 1, False),
        ("crypt_old_bones", 9, True),
        ("corpse_deadly_scorpion", 9, True),
        ("search_giant_centipede", 9, True),
        ("search_hidden_trap", 9, True),
        ("crypt_spectral_storm", 9, True),
        ("crypt_hidden_trap", 9, True),
        ("corpse_old_bones", 9, True),
        ("search_empty_room", 9, False),
    ],
)
def test_a_rune_of_blinding_is_for_bad_finds_of_who_can_bear_a_wound(
    card: str, left: int, used: bool
) -> None:
    options = ("use rune_of_blinding", "decline")
    chosen = said("revised", f"ward_off {card}", *options, wounds={0: 16 - left})
    assert chosen == ("use rune_of_blinding" if used else "decline")


def test_a_pit_is_set_against_another_chamber_and_the_better_one_laid() -> None:
    options = ("use rune_of_transformation", "decline")
    assert said("revised", "transform bottomless_pit_01", *options) == options[0]
    assert said("revised", "transform chamber_01", *options) == "decline"
    assert said("revised", "transform chamber_08", *options) == options[0], "a dead end"
    assert said("revised", "transform rotating_room_01", *options) == "decline", "it turns"
    lay = ("lay bottomless_pit_01", "lay chamber_01")
    assert said("revised", "lay_which", *lay) == "lay chamber_01"


@pytest.mark.parametrize("tile", ["bottomless_pit_01", "trap_01", "bridge_01"])
def test_luck_is_turned_where_a_failure_may_kill(tile: str) -> None:
    options = ("use treasure_lucky_charm", "decline")
    strong: dict[str, Any] = {"at": ["b1"], "determination": {0: 5}, "turn": 1}
    assert said("revised", "turn_luck", *options, tiles={"b1": tile}, **strong) == options[0]
    plain = {"b1": "chamber_01"}
    assert said("revised", "turn_luck", *options, tiles=plain, **strong) == "decline"
    hurt = {**strong, "wounds": {0: 10}, "tiles": plain}
    assert said("revised", "turn_luck", *options, **hurt) == options[0]
    weak = {**strong, "determination": {0: 1}, "tiles": plain}
    assert said("revised", "turn_luck", *options, **weak) == options[0]


def test_life_is_drained_by_who_has_wounds() -> None:
    options = ("drain life", "decline")
    assert said("revised", "drain_life", *options, wounds={0: 4}) == options[0]
    assert said("revised", "drain_life", *options, wounds={0: 3}) == "decline"


def test_dragon_cards_are_shuffled_when_the_dragon_is_among_the_last() -> None:
    def renewed(*shown: str) -> bool:
        game = SCENES["revised"]("hugo", "lindel")
        state: Any = game._table.state
        state.shown_dragons += shown
        options = ("shuffle", "decline")
        return answer("revised", game, "renew_dragon_cards", *options) == "shuffle"

    sleeping = ["dragon_sleeping"] * 4
    assert renewed(*sleeping)
    assert not renewed(*sleeping[:3])
    assert not renewed(*sleeping, "dragon_dragon_rage")


def test_the_dearest_treasure_is_kept_and_the_best_card_comes_next() -> None:
    options = ("take dungeon_gold_coins_40", "take treasure_sun_spear")
    assert said("revised", "keep_treasure", *options) == options[1]
    cards = ("next search_hidden_trap", "next search_gold_coins_150")
    assert said("revised", "foresee", *cards) == cards[1]
    assert said("revised", "who_first", "first 1", "first 0") == "first 1"
