"""Heroes who meet each other or the dead: secret passages, servants, and the beaten."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
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

PVP = Rules(hero_against_hero=True)
SERVANTS = Rules(servants=True)
HANDS = ["ranged_5", "ranged_4", "melee_4", "magic_4", "melee_5", "melee_4", "magic_4", "magic_5"]
"""Four cards for the attacker, four for the defender, none of which can counterattack."""
TILES = {
    "b3": "chamber_01",
    "c3": "chamber_01",
    "c4": "chamber_01",
    "d4": "chamber_01",
    "h8": "chamber_01",
}


def two(**facts: Any) -> Game:
    """Lindel in c4, who has the turn, and Hugo in c3 (or elsewhere)."""
    given = {"at": ["c4", "c3"], "tiles": TILES, "rules": PVP}
    top = {"combat": HANDS, "dungeon": ["dungeon_empty"] * 3, **facts.pop("top", {})}
    return scene("lindel", "hugo", top=top, **{**given, **facts})


# -- occupied spaces -------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-VAR-PVP-01", "DQ3-VAR-PVP-03")
def test_a_secret_passage_leads_to_another_hero_who_must_then_be_attacked() -> None:
    game = two(top={"search": ["search_secret_passage"]})
    act(game, 0, "search")
    assert "through north" in options(game, 0)
    act(game, 0, "through north")
    assert told(game, "duel_began") == [{"seat": 0, "defender": 1}]


@pytest.mark.rule("DQ3-VAR-PVP-01", "DQ3-VAR-PVP-03")
def test_a_rune_of_teleportation_leads_to_another_hero_who_must_then_be_attacked() -> None:
    game = two(runes={0: ["rune_of_teleportation"]}, at=["c4", "h8"])
    act(game, 0, "use rune_of_teleportation", "to h8")
    assert told(game, "duel_began") == [{"seat": 0, "defender": 1}]


@pytest.mark.rule("DQ3-MOVE-03", "DQ3-VAR-PVP-01")
def test_without_the_option_neither_leads_to_another_hero() -> None:
    runes = {0: ["rune_of_teleportation"]}
    game = two(top={"search": ["search_secret_passage"]}, runes=runes, rules=Rules())
    act(game, 0, "use rune_of_teleportation")
    assert options(game, 0) == ("to b3", "to d4", "to h8")
    other = two(top={"search": ["search_secret_passage"]}, rules=Rules())
    act(other, 0, "search")
    assert refused(other, 0)["through north"] == "DQ3-MOVE-03"


@pytest.mark.rule("DQ3-VAR-PVP-01", "DQ3-VAR-TOWER-01")
def test_with_tower_power_the_tower_of_another_hero_is_open_to_an_attack() -> None:
    rules = Rules(hero_against_hero=True, tower_power=True)
    game = scene("lindel", "hugo", at=["b1", "m1"], tiles={"b1": "chamber_01"}, rules=rules)
    act(game, 0, "move west", "tower m1")
    assert told(game, "duel_began") == [{"seat": 0, "defender": 1}]


@pytest.mark.rule("DQ3-VAR-PVP-11")
def test_a_secret_passage_into_the_treasure_chamber_leads_to_no_fight() -> None:
    game = two(at=["g4", "g5"], tiles={"g4": "chamber_01"}, top={"search": ["search_secret_door"]})
    act(game, 0, "search", "through south")
    assert told(game, "duel_began") == []


# -- the beaten ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-VAR-PVP-09")
@pytest.mark.parametrize("wounds", [0, 15])
def test_a_beaten_defender_must_move_even_if_he_falls_unconscious(wounds: int) -> None:
    rules = Rules(hero_against_hero=True, death_can_wait=True)
    game = duel_lost_by(1, rules=rules, wounds={1: wounds}, dice=[1])
    assert bool(told(game, "unconscious")) == bool(wounds)
    assert game.pending[1].prompt == "flee"
    act(game, 1, "flee south")
    assert place(game, 1) == "c4"
    assert [step["seat"] for step in told(game, "fell_back")] == [1]


@pytest.mark.rule("DQ3-VAR-PVP-09", "DQ3-GAP-87")
def test_a_beaten_attacker_goes_back_even_if_he_falls_unconscious() -> None:
    rules = Rules(hero_against_hero=True, death_can_wait=True)
    game = duel_lost_by(0, rules=rules, wounds={0: 14}, dice=[1])
    assert len(told(game, "unconscious")) == 1
    assert place(game, 0) == "c4"
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-VAR-PVP-09", "DQ3-DEATH-03")
def test_a_beaten_hero_who_dies_goes_nowhere() -> None:
    game = duel_lost_by(1, wounds={1: 15})
    assert hero(game, 1).status == "dead"
    assert told(game, "fell_back") == []


@pytest.mark.rule("DQ3-GAP-87", "DQ3-GAP-93")
def test_a_beaten_attacker_goes_back_through_his_secret_passage() -> None:
    game = two(top={"search": ["search_secret_passage"]}, loot={1: []})
    act(game, 0, "search", "through north")
    lose(game, 0)
    assert place(game, 0) == "c4"


@pytest.mark.rule("DQ3-VAR-PVP-09", "DQ3-ENC-05")
def test_a_beaten_defender_whom_a_web_holds_stays() -> None:
    tiles = {**TILES, "c3": "spider_web_01"}
    game = duel_lost_by(1, tiles=tiles, bound={1: "caught"}, dice=[6, 6])
    assert place(game, 1) == "c3"
    assert cited(game, "cornered") == ["DQ3-ROOM-35"]


def duel_lost_by(seat: int, **facts: Any) -> Game:
    """Lindel has attacked Hugo in c3, and this seat has lost."""
    game = two(**facts)
    act(game, 0, "move north")
    lose(game, seat)
    return game


def lose(game: Game, seat: int) -> None:
    """The fight stands so that the next round ends it, lost by this seat."""
    fight = state_of(game).fight
    assert fight is not None
    (fight.hero if seat == 0 else fight.foe).damage.extend(["ranged_1"] * 3)
    act(game, 0, "play ranged_4" if seat == 0 else "play ranged_5")
    act(game, 1, "play melee_5" if seat == 0 else "play melee_4")


# -- servants --------------------------------------------------------------------------------------


def served(*dungeon: str, **facts: Any) -> Game:
    """The dead seat 0 brings or moves monsters; Lindel stands in b1, beside a tower."""
    return scene(
        "hugo",
        "lindel",
        at=facts.pop("at", ["a10", "b1"]),
        status={0: "dead"},
        top={"dungeon": [*dungeon]},
        **{"tiles": {"b1": "chamber_01", "c1": "chamber_01"}, "rules": SERVANTS, **facts},
    )


@pytest.mark.rule("DQ3-VAR-SERV-19", "DQ3-VAR-SERV-10")
def test_a_new_monster_in_a_heros_chamber_is_met_at_once() -> None:
    game = served("dungeon_monster_troll")
    act(game, 0, "add token")
    [fight] = told(game, "fight_began")
    assert (fight["seat"], fight["monster"], fight["player"]) == (1, "troll", 0)
    assert cited(game, "token_added") == ["DQ3-VAR-SERV-12"]


@pytest.mark.rule("DQ3-VAR-SERV-19")
def test_a_new_monster_elsewhere_is_not_met() -> None:
    tiles = {"b1": "chamber_01", "l1": "chamber_01"}
    game = served("dungeon_monster_troll", tiles=tiles)
    act(game, 0, "add token", "at l1")
    assert told(game, "fight_began") == []


@pytest.mark.rule("DQ3-VAR-SERV-19", "DQ3-GAP-72")
def test_of_two_monsters_in_his_chamber_only_the_new_one_is_met_at_once() -> None:
    game = scene(
        "hugo",
        "lindel",
        "challara",
        at=["a10", "b1", "h8"],
        status={0: "dead"},
        top={"dungeon": ["dungeon_monster_troll"]},
        tiles={"b1": "chamber_01", "h8": "chamber_01"},
        lurkers={"b1": "skeleton_1"},
        rules=SERVANTS,
    )
    act(game, 0, "add token")
    assert [fight["monster"] for fight in told(game, "fight_began")] == ["troll"]


@pytest.mark.rule("DQ3-VAR-SERV-04", "DQ3-VAR-SERV-09", "DQ3-GAP-91")
def test_a_monster_sent_into_a_tower_falls_upon_the_hero_there() -> None:
    game = served(at=["a10", "a1"], lurkers={"b1": "troll_1"}, came_from={1: SPACE_OF["a2"]},
                  tiles={"b1": "chamber_01", "a2": "chamber_01"})  # fmt: skip
    act(game, 0, "move token b1 west")
    assert options(game, 1) == ("attack", "escape")


@pytest.mark.rule("DQ3-VAR-SERV-04", "DQ3-MOVE-09", "DQ3-EXIT-02")
def test_a_monster_in_a_tower_is_met_before_anybody_leaves() -> None:
    game = served(lurkers={"a1": "troll_1"}, turn=1, loot={1: ["crypt_gold_coins_20"]},
                  runes={1: ["rune_of_lightning"]})  # fmt: skip
    act(game, 1, "move west", "use rune_of_lightning")
    assert "leave" in options(game, 1)


@pytest.mark.rule("DQ3-VAR-SERV-13", "DQ3-VAR-SECRET-01")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_that_a_servant_turns_over_are_seen_by_all(seat: int | None) -> None:
    rules = Rules(servants=True, secret_loot=True)
    cards = ["dungeon_gold_coins_30", "dungeon_bottle_imp", "dungeon_monster_troll"]
    game = served(*cards, rules=rules)
    act(game, 0, "add token")
    assert [event["card"] for event in told(game, "card_drawn", seat)] == cards


@pytest.mark.rule("DQ3-VAR-SECRET-01")
def test_loot_that_a_hero_draws_stays_secret() -> None:
    rules = Rules(servants=True, secret_loot=True)
    game = served("dungeon_gold_coins_30", rules=rules, turn=1)
    act(game, 1, "move east")
    assert told(game, "card_drawn", 0) == []
    assert [event["card"] for event in told(game, "card_drawn", 1)] == ["dungeon_gold_coins_30"]


# -- standing in a tower ---------------------------------------------------------------------------


@pytest.mark.rule("DQ3-EXIT-02", "DQ3-ROOM-21")
def test_a_hero_with_loot_who_stands_in_a_tower_may_leave() -> None:
    game = two(at=["a1", "h8"], loot={0: ["crypt_gold_coins_20"]}, rules=Rules())
    assert game.pending[0].prompt == "act"
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-EXIT-02", "DQ3-EXIT-06", "DQ3-VAR-GLORY-01")
def test_without_loot_or_without_a_treasure_he_may_not() -> None:
    assert refused(two(at=["a1", "h8"], rules=Rules()), 0)["leave"] == "DQ3-EXIT-06"
    rules, loot = Rules(no_glory=True), {0: ["crypt_gold_coins_20"]}
    game = two(at=["a1", "h8"], loot=loot, rules=rules)
    assert refused(game, 0)["leave"] == "DQ3-VAR-GLORY-01"


@pytest.mark.rule("DQ3-EXIT-02", "DQ3-CLAR-09")
def test_a_hero_with_loot_in_a_tower_is_never_blocked() -> None:
    tiles = {"b1": "chamber_08", "a2": "chamber_08"}
    game = scene("lindel", "hugo", at=["a1"], tiles=tiles, loot={0: ["crypt_gold_coins_20"]})
    assert "leave" in options(game, 0)
    assert told(game, "blocked") == []
