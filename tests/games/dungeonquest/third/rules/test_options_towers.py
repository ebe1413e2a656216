"""Tower power, and no glory without valour (VAR-TOWER, VAR-GLORY)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    told,
)
from tests.games.dungeonquest.third.rules.watched import watched

TOWER = Rules(tower_power=True)
RING, COINS = "treasure_ebon_ring", "search_gold_coins_10"


def entering(**more: Any) -> Game:
    """Challara enters the tower at a1 from b1."""
    tiles = {"b1": "chamber_01", **more.pop("tiles", {})}
    game = watched("challara", "b1", tiles=tiles, **more)
    act(game, 0, "move west")
    return game


@pytest.mark.rule("DQ3-VAR-TOWER-01")
def test_a_hero_who_enters_a_tower_may_move_to_any_other_tower() -> None:
    game = entering(rules=TOWER, loot={0: [COINS]})
    towers = ("tower m1", "tower a10", "tower m10")
    assert options(game, 0) == ("leave", "move east", "move south", *towers)
    act(game, 0, "tower m10")
    assert (place(game, 0), cited(game, "changed_tower")) == ("m10", ["DQ3-VAR-TOWER-01"])


@pytest.mark.rule("DQ3-VAR-TOWER-01", "DQ3-VAR-GEN-02")
def test_without_the_option_no_other_tower_is_offered() -> None:
    assert options(entering(loot={0: [COINS]}), 0) == ("leave", "move east", "move south")


@pytest.mark.rule("DQ3-VAR-TOWER-01")
def test_a_hero_who_starts_in_a_tower_has_not_entered_it() -> None:
    game = watched("challara", "a1", tiles={}, rules=TOWER)
    assert options(game, 0) == ("move east", "move south")


@pytest.mark.rule("DQ3-VAR-TOWER-01")
def test_a_tower_where_another_hero_stands_cannot_be_entered() -> None:
    game = watched("challara", "b1", tiles={"b1": "chamber_01"}, rules=TOWER)
    hero(game, 1).at = 12
    act(game, 0, "move west")
    assert options(game, 0) == ("move east", "move south", "tower a10", "tower m10")
    assert refused(game, 0)["tower m1"] == "DQ3-MOVE-03"


@pytest.mark.rule("DQ3-VAR-TOWER-02")
def test_from_the_other_tower_he_must_move_on_at_once() -> None:
    game = entering(
        rules=TOWER,
        loot={0: [COINS]},
        tiles={"m9": "trap_01"},
        top={"trap": ["trap_explosion"]},
    )
    act(game, 0, "tower m10")
    assert options(game, 0) == ("move north", "move west")
    assert game.pending[0].rule == "DQ3-VAR-TOWER-02"
    act(game, 0, "move north")
    assert (place(game, 0), hero(game, 0).wounds, list(game.pending)) == ("m9", 4, [1])
    assert told(game, "left") == []


WAITING = {"m10": "skeleton_3"}


@pytest.mark.rule("DQ3-VAR-SERV-04", "DQ3-VAR-TOWER-01", "DQ3-ENC-06")
def test_a_monster_in_the_other_tower_is_met_before_he_moves_on() -> None:
    game = entering(rules=TOWER, lurkers=WAITING, runes={0: ["rune_of_lightning"]})
    act(game, 0, "tower m10")
    assert options(game, 0) == ("attack", "use rune_of_lightning")
    assert refused(game, 0) == {"escape": "DQ3-MON-14"}
    act(game, 0, "use rune_of_lightning")
    assert options(game, 0) == ("move north", "move west")


@pytest.mark.rule("DQ3-VAR-SERV-04", "DQ3-CARDS-TREASURE-FORBIDDEN-TOME", "DQ3-GAP-93")
@pytest.mark.parametrize(("status", "refuge"), [("exploring", "b1"), ("below", "m10")])
@pytest.mark.parametrize("rune", ["rune_of_lightning", "rune_of_blinding"])
def test_a_monster_in_the_tower_of_the_tome_is_met_before_he_may_leave(
    status: str, refuge: str, rune: str
) -> None:
    game = watched(
        "challara",
        "b1",
        tiles={"b1": "chamber_01"},
        loot={0: ["treasure_forbidden_tome"]},
        dice=[6, 6],
        lurkers=WAITING,
        runes={0: [rune]},
        status={0: status},
        heading={0: 1},
    )
    act(game, 0, "use treasure_forbidden_tome", "tower m10")
    assert options(game, 0) == ("attack", f"use {rune}")
    act(game, 0, f"use {rune}")
    if rune == "rune_of_lightning":
        assert options(game, 0) == ("leave", "stay")
    else:
        assert (place(game, 0), options(game, 0)) == (refuge, ())


# -- no glory without valour -----------------------------------------------------------------------


@pytest.mark.rule("DQ3-VAR-GLORY-01")
def test_a_hero_without_a_treasure_card_cannot_leave() -> None:
    game = entering(rules=Rules(no_glory=True), loot={0: [COINS, "catacomb_gigantic_diamond"]})
    assert options(game, 0) == ("move east", "move south")
    assert game.pending[0].refused["leave"] == "DQ3-VAR-GLORY-01"


@pytest.mark.rule("DQ3-VAR-GLORY-01")
def test_one_treasure_card_is_enough_to_leave() -> None:
    game = entering(rules=Rules(no_glory=True), loot={0: [COINS, RING]})
    act(game, 0, "leave")
    assert hero(game, 0).status == "out"


@pytest.mark.rule("DQ3-VAR-GLORY-01", "DQ3-VAR-GEN-02")
def test_without_the_option_any_loot_card_will_do() -> None:
    assert "leave" in options(entering(loot={0: [COINS]}), 0)
