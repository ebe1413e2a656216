"""Cards, Runes, potions and dice: what the bots of both editions take, use and leave alone."""

from typing import Any

import pytest

from tests.games.dungeonquest.common.bots.asking import EDITIONS, RICH, said

FAR_FROM_HOME: dict[str, Any] = {
    "at": ["f5"],
    "tiles": dict.fromkeys(
        [*(f"{column}5" for column in "abcdef"), "a2", "a3", "a4"], "chamber_01"
    ),
}


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def life(edition: str, left: int) -> dict[str, Any]:
    """Wounds that leave Hugo so much life."""
    return {"wounds": {0: {"third": 16, "revised": 16}[edition] - left}}


# -- what is used at the start of a turn -----------------------------------------------------------


def used(edition: str, thing: str, **facts: Any) -> bool:
    return said(edition, "start_of_turn", f"use {thing}", "go on", **facts) == f"use {thing}"


def test_a_rune_of_healing_is_for_who_has_many_wounds_or_little_life() -> None:
    assert used("third", "rune_of_healing", wounds={0: 6})
    assert not used("third", "rune_of_healing", wounds={0: 5})


def test_a_potion_is_drunk_while_it_helps_and_cannot_kill() -> None:
    drink = "treasure_unstable_potion"
    assert used("third", drink, wounds={0: 9})
    assert not used("third", drink, wounds={0: 8})
    assert not used("third", drink, wounds={0: 12})


def test_stasis_is_for_who_is_late_on_the_way_home() -> None:
    loot = {0: [*RICH]}
    assert used("third", "stasis_rune", loot=loot, sun=24, **FAR_FROM_HOME)
    assert not used("third", "stasis_rune", loot=loot, sun=2, **FAR_FROM_HOME)
    assert not used("third", "stasis_rune", sun=24, **FAR_FROM_HOME)


def test_teleportation_is_for_who_is_far_from_a_much_better_place() -> None:
    loot = {0: [*RICH]}
    near = {**FAR_FROM_HOME, "at": ["a2"]}
    assert used("third", "rune_of_teleportation", loot=loot, sun=24, **FAR_FROM_HOME)
    assert not used("third", "rune_of_teleportation", loot=loot, sun=10, **near)


def test_what_the_bot_does_not_know_is_kept(edition: str) -> None:
    assert not used(edition, "treasure_sun_spear")


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "left", "loot", "looks"),
    [
        ("dungeon_dead_adventurer", 7, [], True),
        ("dungeon_dead_adventurer", 6, [], False),
        ("dungeon_dead_adventurer", 9, RICH, True),
        ("dungeon_dead_adventurer", 8, RICH, False),
        ("dungeon_crypt", 8, [], True),
        ("dungeon_crypt", 7, [], False),
    ],
)
def test_the_dead_are_searched_by_those_who_can_bear_a_wound(
    edition: str, card: str, left: int, loot: list[str], looks: bool
) -> None:
    facts = {**life(edition, left), "loot": {0: [*loot]}}
    said_so = said(edition, f"offer {card}", "look inside", "decline", **facts)
    assert said_so == ("look inside" if looks else "decline")


def test_who_is_walled_in_takes_a_way_out_and_others_take_gold(edition: str) -> None:
    options = ("take search_secret_door", "take search_gold_coins_150", "take search_empty_room")
    sealed = {"at": ["c3"], "tiles": {"c3": "chamber_08", "c4": "chamber_04"}}
    assert said(edition, "seek_among", *options, **sealed) == "take search_secret_door"
    assert said(edition, "seek_among", *options) == "take search_gold_coins_150"
    bad = ("take search_hidden_trap", "take search_empty_room")
    assert said(edition, "seek_among", *bad) == "take search_empty_room"


@pytest.mark.parametrize(
    ("card", "bad"),
    [
        ("dungeon_hidden_trap", True),
        ("dungeon_ceiling_collapses", True),
        ("dungeon_torch_goes_out", True),
        ("dungeon_razorwing_attack", True),
        ("dungeon_lingering_shade", True),
        ("dungeon_monster_troll", True),
        ("dungeon_gold_coins_40", False),
        ("dungeon_crypt", False),
    ],
)
def test_challara_passes_by_what_hurts(card: str, bad: bool) -> None:
    chosen = said("third", f"draw_another {card}", "draw another", "decline")
    assert chosen == ("draw another" if bad else "decline")


@pytest.mark.parametrize(
    ("card", "left", "sun", "used"),
    [
        ("trap_swinging_blade", 16, 1, True),
        ("trap_explosion", 12, 1, True),
        ("trap_explosion", 13, 1, False),
        ("trap_crossfire", 5, 1, False),
        ("trap_crossfire", 16, 20, True),
        ("search_hidden_trap", 12, 1, True),
    ],
)
def test_a_rune_of_warning_is_for_traps_that_kill(
    card: str, left: int, sun: int, used: bool
) -> None:
    facts = {**life("third", left), "sun": sun}
    chosen = said("third", f"ward_off {card}", "use rune_of_warning", "decline", **facts)
    assert chosen == ("use rune_of_warning" if used else "decline")


def test_what_is_worth_least_is_given_away(edition: str) -> None:
    options = ("discard treasure_sun_spear", "discard dungeon_gold_coins_40")
    for prompt in ("artifact_eater", "discard_loot"):
        assert said(edition, prompt, *options) == "discard dungeon_gold_coins_40"


def test_who_is_rich_leaves_the_bottle_shut(edition: str) -> None:
    poor = said(edition, "bottle_imp", "free the imp", "decline")
    assert poor == "free the imp"
    rich = {"loot": {0: [*RICH]}}
    assert said(edition, "bottle_imp", "free the imp", "decline", **rich) == "decline"


def test_who_has_nothing_seeks(edition: str) -> None:
    assert said(edition, "seek", "use rune_of_seeking", "decline") == "use rune_of_seeking"
    rich = {"loot": {0: [*RICH]}}
    assert said(edition, "seek", "use rune_of_seeking", "decline", **rich) == "decline"


# -- dice ------------------------------------------------------------------------------------------


def test_the_higher_die_of_a_bad_roll_is_rolled_again(edition: str) -> None:
    assert said(edition, "reroll_one", "reroll 6", "reroll 4", "keep") == "reroll 6"
    assert said(edition, "reroll_one", "reroll 1", "reroll 2", "keep") == "keep"
    assert said(edition, "reroll_one", "reroll 6", "keep") == "reroll 6"
    assert said(edition, "reroll_one", "reroll 1", "keep") == "keep"


def test_high_dice_of_the_dragons_fire_are_rolled_again(edition: str) -> None:
    options = ("reroll both", "keep")
    assert said(edition, "reroll_rage", "reroll 4", "reroll 6", *options) == "reroll both"
    assert said(edition, "reroll_rage", "reroll 3", "reroll 4", *options) == "reroll 4"
    assert said(edition, "reroll_rage", "reroll 3", "reroll 2", *options) == "keep"
    assert said(edition, "reroll_rage", "reroll 5", *options) == "reroll both"


def test_the_same_dice_are_not_rolled_again_for_nothing(edition: str) -> None:
    assert said(edition, "roll_again", "roll again", "decline") == "decline"
    assert said(edition, "open_passage", "use rune_of_passage", "decline") == "use rune_of_passage"


def test_protection_is_kept_for_the_dragon_or_for_the_end(edition: str) -> None:
    options = ("use rune_of_protection", "decline")
    assert said(edition, "ward_off_wounds 2", *options) == "decline"
    assert said(edition, "ward_off_wounds 2", *options, at=["g5"]) == options[0]
    assert said(edition, "ward_off_wounds 2", *options, **life(edition, 6)) == options[0]
    assert said(edition, "ward_off_wounds 2", *options, **life(edition, 7)) == "decline"


def test_prayers_are_for_traps_of_those_with_weak_armour() -> None:
    there = {"at": ["b1"], "heroes": ("tatianna", "lindel")}
    trap = {"b1": "trap_01"}
    assert said("third", "pray", "pray", "decline", tiles=trap, **there) == "pray"
    assert (
        said("third", "pray", "pray", "decline", tiles={"b1": "chamber_01"}, **there) == "decline"
    )


def test_a_dead_end_or_a_pit_is_changed_for_another_chamber() -> None:
    def changed(tile: str) -> bool:
        options = ("use rune_of_shaping", "decline")
        return said("third", f"reshape {tile}", *options) == "use rune_of_shaping"

    assert changed("bottomless_pit_01")
    assert not changed("chamber_01")
