"""Hero against hero (VAR-PVP)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import (
    FULL_DECK,
    Fate,
    all_combat_cards,
    exchange,
    fight_of,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)

LINDEL = ("melee_4", "melee_3", "magic_1", "ranged_1")
HUGO = ("magic_4", "magic_2", "melee_2", "melee_1")
RING, COINS = "treasure_ruby_ring", "dungeon_gold_coins_30"


def duel(**given: Any) -> Game:
    """Lindel (seat 0, from b1) has moved into c1, where Hugo (seat 1) stands."""
    given = {"rules": Rules(hero_against_hero=True), "at": ["b1", "c1"], **given}
    game = scene(
        *given.pop("heroes", ("lindel", "hugo")),
        tiles={"b1": "chamber_01", "c1": "chamber_01", **given.pop("tiles", {})},
        top={"combat": [*LINDEL, *HUGO], "dungeon": ["dungeon_empty"]},
        dice=Fate(),
        **given,
    )
    act(game, 0, "move east")
    return game


def settled(loser: str, **given: Any) -> Game:
    """One of the two has got his fourth card."""
    game = duel(**given)
    fight = fight_of(game)
    (fight.foe if loser == "hugo" else fight.hero).damage += ["ranged_1", "ranged_2", "ranged_3"]
    if loser == "hugo":
        exchange(game, "melee_4", "magic_2")
    else:
        exchange(game, "magic_1", "magic_4")
    return game


@pytest.mark.rule("DQ3-VAR-PVP-01", "DQ3-VAR-PVP-02")
def test_a_hero_may_move_to_another_and_must_attack_him() -> None:
    game = duel()
    assert place(game, 0) == place(game, 1) == "c1"
    assert told(game, "duel_began") == [{"seat": 0, "defender": 1}]
    assert [game.pending[seat].prompt for seat in (0, 1)] == ["lay_card", "lay_card"]


@pytest.mark.rule("DQ3-VAR-PVP-01", "DQ3-MOVE-03")
def test_without_the_option_the_space_of_another_hero_is_barred() -> None:
    game = scene("lindel", "hugo", at=["b1", "c1"], tiles={"b1": "chamber_01", "c1": "chamber_01"})
    assert game.pending[0].refused["move east"] == "DQ3-MOVE-03"


@pytest.mark.rule("DQ3-VAR-PVP-02")
def test_of_two_heroes_in_a_space_both_must_be_attacked_in_the_order_he_likes() -> None:
    game = duel(heroes=("lindel", "hugo", "gherinn"), at=["b1", "c1", "c1"])
    assert options(game, 0) == ("fight hugo", "fight gherinn")
    assert game.pending[0].rule == "DQ3-VAR-PVP-02"
    act(game, 0, "fight gherinn")
    assert set(game.pending) == {0, 2}
    fight_of(game).foe.damage += ["ranged_1"] * 3
    act(game, 0, "play melee_4")
    act(game, 2, "play magic_2")
    assert fight_of(game).foe.owner == "hugo"


@pytest.mark.rule("DQ3-VAR-PVP-03")
def test_arriving_by_an_escape_starts_no_fight() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        lurkers={"c1": "skeleton_1"},
        dice=Fate(picks=[2, 0]),
        rules=Rules(hero_against_hero=True),
    )
    act(game, 0, "move east")
    hero(game, 1).at = hero(game, 0).came_from
    act(game, 0, "escape")
    assert place(game, 0) == place(game, 1) == "b1"
    assert told(game, "duel_began") == []


@pytest.mark.rule("DQ3-VAR-PVP-03")
def test_meeting_the_chamber_of_another_hero_next_turn_starts_no_fight() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "b1"],
        tiles={"b1": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
        owes_encounter={0: True},
        surfaced={0: True},
        rules=Rules(hero_against_hero=True),
    )
    assert told(game, "duel_began") == []
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-VAR-PVP-04")
def test_nobody_can_escape_from_another_hero() -> None:
    game = duel(rules=Rules(hero_against_hero=True, live_to_fight=True))
    for seat in (0, 1):
        assert game.pending[seat].refused == {"escape": "DQ3-VAR-PVP-04"}
    exchange(game, "melee_4", "magic_2")
    assert game.pending[0].prompt == "lay_card"  # nor can one be announced


@pytest.mark.rule("DQ3-VAR-PVP-05", "DQ3-COMBAT-15")
def test_it_is_fought_like_any_combat_with_the_power_cards_of_both_heroes() -> None:
    game = duel()
    fight = fight_of(game)
    assert fight.hero.hand == ["lindel_elven_precision", *LINDEL]
    assert fight.foe.hand == ["hugo_shield_of_kellos", *HUGO]
    exchange(game, "melee_3", "magic_4")
    assert fight.hero.damage == ["magic_4"]
    assert fight.stack == ["melee_3"]
    exchange(game, "melee_4", "melee_1")
    assert told(game, "no_deadly_blow") == [{"seat": 1, "fighter": "hugo"}]  # Hugo's ability holds


@pytest.mark.rule("DQ3-VAR-PVP-06")
@pytest.mark.parametrize(("before", "is_over"), [(2, False), (3, True)])
def test_the_fight_ends_with_four_cards_in_a_damage_stack(before: int, is_over: bool) -> None:
    game = duel()
    fight_of(game).foe.damage += ["ranged_1"] * before
    exchange(game, "melee_4", "magic_2")
    assert (state_of(game).fight is None) == is_over


@pytest.mark.rule("DQ3-VAR-PVP-07")
@pytest.mark.parametrize(("loser", "winner", "beaten"), [("hugo", 0, 1), ("lindel", 1, 0)])
def test_whoever_has_four_cards_is_defeated(loser: str, winner: int, beaten: int) -> None:
    game = settled(loser)
    assert told(game, "duel_won") == [{"seat": winner, "defeated": beaten}]
    assert cited(game, "duel_won") == ["DQ3-VAR-PVP-07"]
    assert state_of(game).fight is None


@pytest.mark.rule("DQ3-VAR-PVP-08")
@pytest.mark.parametrize("takes", [True, False])
def test_the_victor_may_take_a_loot_card_of_his_choice(takes: bool) -> None:
    game = settled("hugo", loot={1: [RING, COINS]})
    assert options(game, 0) == (f"take {RING}", f"take {COINS}", "decline")
    assert game.pending[0].rule == "DQ3-VAR-PVP-08"
    act(game, 0, f"take {COINS}" if takes else "decline")
    assert hero(game, 0).loot == ([COINS] if takes else [])
    assert hero(game, 1).loot == ([RING] if takes else [RING, COINS])


@pytest.mark.rule("DQ3-VAR-PVP-08")
def test_a_defender_who_wins_takes_loot_too() -> None:
    game = settled("lindel", loot={0: [RING], 1: [COINS]})
    assert options(game, 1) == (f"take {RING}", "decline")
    act(game, 1, f"take {RING}")
    assert hero(game, 1).loot == [COINS, RING]


@pytest.mark.rule("DQ3-VAR-PVP-08", "DQ3-VAR-SECRET-01")
def test_secret_loot_is_taken_unseen() -> None:
    rules = Rules(hero_against_hero=True, secret_loot=True)
    three = {"heroes": ("lindel", "hugo", "gherinn"), "at": ["b1", "c1", "m10"]}
    game = settled("hugo", loot={1: [RING, COINS]}, rules=rules, **three)
    assert options(game, 0) == ("take unseen", "decline")
    act(game, 0, "take unseen")
    assert [len(told(game, "loot_taken", seat)) for seat in (0, 1, 2, None)] == [1, 1, 0, 0]
    assert len(told(game, "loot_taken_secretly")) == 1


@pytest.mark.rule("DQ3-VAR-PVP-09", "DQ3-GAP-87")
def test_a_beaten_defender_chooses_an_explored_chamber_beside_him() -> None:
    game = settled("hugo", tiles={"c2": "chamber_01@2"})
    assert options(game, 1) == ("flee south", "flee west")
    assert game.pending[1].rule == "DQ3-GAP-87"
    act(game, 1, "flee south")
    assert place(game, 1) == "c2"
    # the victor meets the chamber, the loser in his own turn the one he fled to
    assert [drawn["seat"] for drawn in told(game, "card_drawn")] == [0, 1]


@pytest.mark.rule("DQ3-VAR-PVP-09", "DQ3-GAP-87")
def test_a_beaten_attacker_goes_back_and_his_turn_is_over() -> None:
    game = settled("lindel")
    assert place(game, 0) == "b1"
    assert hero(game, 0).owes_encounter
    assert told(game, "card_drawn") == []
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-GAP-86")
def test_damage_of_both_becomes_wounds() -> None:
    game = duel()
    fight_of(game).hero.damage += ["melee_2"]
    fight_of(game).foe.damage += ["ranged_1", "ranged_2", "ranged_3"]
    exchange(game, "melee_4", "magic_2")
    assert (hero(game, 0).wounds, hero(game, 1).wounds) == (1, 4)
    assert cited(game, "wounded") == ["DQ3-GAP-86"] * 2


@pytest.mark.rule("DQ3-VAR-PVP-10", "DQ3-DIFF-48", "DQ3-GAP-86")
@pytest.mark.parametrize("first", ["loot first", "wounds first"])
def test_if_the_loser_dies_the_attacker_decides_whether_loot_or_wounds_come_first(
    first: str,
) -> None:
    game = duel(wounds={1: 15}, loot={1: [RING]})
    exchange(game, "melee_4", "magic_2")  # a single card kills Hugo
    assert options(game, 0) == ("loot first", "wounds first")
    assert game.pending[0].rule == "DQ3-VAR-PVP-10"
    act(game, 0, first)
    if first == "loot first":
        act(game, 0, f"take {RING}")
    assert hero(game, 1).status == "dead"
    assert hero(game, 0).loot == ([RING] if first == "loot first" else [])
    assert told(game, "card_drawn")[0]["card"] == "dungeon_empty"


@pytest.mark.rule("DQ3-VAR-PVP-10")
def test_the_attacker_decides_also_when_it_is_he_who_dies() -> None:
    game = duel(wounds={0: 14}, loot={0: [RING]})
    exchange(game, "magic_1", "magic_4")
    assert options(game, 0) == ("loot first", "wounds first")
    act(game, 0, "wounds first")
    assert hero(game, 0).status == "dead"
    assert hero(game, 1).loot == []
    assert state_of(game).decks["treasure"].discard == [RING]


@pytest.mark.rule("DQ3-VAR-PVP-11")
def test_in_the_treasure_chamber_nobody_is_attacked() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["f5", "g5"],
        tiles={"f5": "chamber_01"},
        top={"dragon": ["dragon_sleeping"]},
        rules=Rules(hero_against_hero=True),
    )
    act(game, 0, "move east")
    assert told(game, "duel_began") == []
    assert [drawn["deck"] for drawn in told(game, "card_drawn")][:1] == ["dragon"]


@pytest.mark.rule("DQ3-VAR-PVP-05", "DQ3-COMBAT-56")
def test_all_combat_cards_go_back_after_the_fight() -> None:
    game = duel(wounds={1: 15})
    exchange(game, "melee_4", "magic_2")
    assert hero(game, 1).status == "dead"
    assert all_combat_cards(game) == FULL_DECK
