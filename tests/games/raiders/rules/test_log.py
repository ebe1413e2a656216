"""Whoever reads only the log can check every consequence."""

import pytest

import delvers
from delvers.kernel.game import Game
from delvers.text import words
from tests.games.raiders.rules.scene import cited, final_count, lay, scene, told

NAMES = ("Ana", "Bob", "Eva", "Ion", "Olga")


def lines(game: Game) -> list[str]:
    """The log as everybody reads it."""
    return [words("en").event("raiders", event, NAMES) for event in game.events_for(None)]


# -- setting up ------------------------------------------------------------------------------------


@pytest.mark.rule("DR-SETUP-04", "DR-SETUP-07", "DR-SETUP-16")
def test_the_log_begins_with_what_was_taken_out_and_what_everybody_has() -> None:
    log = lines(delvers.new("raiders", seats=3, seed=1))
    assert log[0] == "Unseen, 6 rooms and 2 levels are taken out of the game."
    assert sum(" starts with " in line for line in log) == 3


@pytest.mark.rule("DR-VAR-TACTIC-02")
def test_the_dice_for_the_first_player_are_told() -> None:
    game = delvers.new("raiders", seats=5, seed=1, options={"tactical": True})
    (given,) = told(game, "map_given")
    assert (given["number"], given["sides"]) == (given["seat"] + 1, 5)
    wanted = f"The dice say {given['number']} of 5: {NAMES[given['seat']]} receives the map card"
    assert any(line.startswith(wanted) for line in lines(game))


# -- rooms -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-TREAS-02", "DR-TREAS-05")
def test_the_values_of_the_chests_and_of_the_cards_are_told() -> None:
    game = scene(3, "treasure_01")
    lay(game, "power 5", "power 3", "power 1")
    assert "A chest of 4 coins for a value of 5: Ana." in lines(game)
    assert "A chest of 2 coins for a value of 3: Bob." in lines(game)
    assert cited(game, "coins_gained") == ["DR-TREAS-02", "DR-TREAS-05"]


@pytest.mark.rule("DR-TREAS-03", "DR-TREAS-06")
def test_what_cannot_be_shared_is_told() -> None:
    game = scene(5, "treasure_04")
    lay(game, "power 5", "power 5", "power 3", "power 3", "power 1")
    assert told(game, "remainder_lost") == [{"amount": 1}]
    assert cited(game, "remainder_lost") == ["DR-TREAS-03"]
    assert "1 coin cannot be shared and is lost." in lines(game)
    game = scene(4, "treasure_03")
    lay(game, "power 5", "power 5", "power 3", "power 3")
    assert told(game, "remainder_lost") == []


@pytest.mark.rule("DR-RULING-29")
def test_a_second_chest_that_is_nobodys_is_told() -> None:
    game = scene(3, "treasure_01")
    lay(game, "power 3", "power 3", "power 3")
    assert told(game, "chest_for_nobody") == [{"chest": 2}]
    assert cited(game, "chest_for_nobody") == ["DR-RULING-29"]
    game = scene(3, "treasure_03")
    lay(game, "power 3", "power 3", "power 3")
    assert told(game, "chest_for_nobody") == []


@pytest.mark.rule("DR-LIMIT-01", "DR-CHAMB-09")
@pytest.mark.parametrize(("room", "over"), [("treasure_01", 2), ("chamber_01", 1), ("sphinx", 1)])
def test_coins_over_the_limit_cite_the_limit_wherever_they_come_from(room: str, over: int) -> None:
    start = {"treasure_01": 18, "chamber_01": 18, "sphinx": 19}[room]
    card = "power 4" if room == "chamber_01" else "power 5"
    game = scene(3, room, coins=(start, 0, 0))
    lay(game, card, "power 1", "power 1")
    assert told(game, "coins_over_limit") == [{"seat": 0, "amount": over}]
    assert cited(game, "coins_over_limit") == ["DR-LIMIT-01"]


@pytest.mark.rule("DR-LIMIT-02")
def test_coins_that_nobody_has_to_lose_are_told() -> None:
    game = scene(3, "trap_01", coins=(2, 1, 0))
    lay(game, "power 5", "power 1", "power 1")
    assert told(game, "coins_lost") == [{"seat": 0, "amount": 2}]
    assert told(game, "no_more_coins") == [{"seat": 0, "amount": 1}]
    assert cited(game, "no_more_coins") == ["DR-LIMIT-02"]
    game = scene(3, "trap_01", coins=(3, 1, 0))
    lay(game, "power 5", "power 1", "power 1")
    assert told(game, "no_more_coins") == []


@pytest.mark.rule("DR-LIMIT-04")
def test_a_potion_that_heals_more_than_there_is_tells_the_waste() -> None:
    game = scene(3, "chamber_01", wounds=(1, 2, 3))
    lay(game, "power 5", "power 5", "power 5")
    assert [healed["amount"] for healed in told(game, "healed")] == [1, 2, 2]
    assert told(game, "potion_wasted") == [{"seat": 0, "amount": 1}]
    assert cited(game, "potion_wasted") == ["DR-LIMIT-04"]


@pytest.mark.rule("DR-CHAMB-04")
def test_a_shortage_tells_how_many_the_reserve_had() -> None:
    game = scene(3, "chamber_03", reserve={"torch": 1})
    lay(game, "power 1", "power 1", "power 2")
    assert "Nobody gets a torch: the reserve has 1, too few for Ana and Bob." in lines(game)


@pytest.mark.rule("DR-TRAP-02", "DR-TRAP-04")
def test_a_trap_tells_whom_it_hits_and_for_what() -> None:
    game = scene(3, "trap_01", coins=(7, 7, 1))
    lay(game, "power 4", "power 1", "power 1")
    wanted = "The lava cauldron (highest card: 4) hits the most coins (7): Ana and Bob."
    assert wanted in lines(game)
    game = scene(3, "trap_03", wounds=(7, 7, 1))
    lay(game, "power 3", "power 1", "power 1")
    assert "The spike trap (highest card: 3) hits the fewest wounds (1): Eva." in lines(game)


@pytest.mark.rule("DR-MON-05", "DR-BOSS-09", "DR-BOSS-18", "DR-BOSS-23")
def test_attacks_and_rewards_tell_the_value_that_they_are_for() -> None:
    game = scene(3, "sphinx")
    lay(game, "power 4", "power 1", "power 1")
    assert "The sphinx attacks the value 1: Bob and Eva." in lines(game)
    assert "Coins for the highest value, 4: Ana." in lines(game)
    game = scene(3, "mummy")
    lay(game, "power 4", "power 1", "power 1")
    assert "The mummy cannot be beaten." in lines(game)
    assert "The mummy attacks the value 4: Ana." in lines(game)


@pytest.mark.rule("DR-VAR-TACTIC-09")
def test_the_map_tells_the_value_that_won_it() -> None:
    game = scene(3, "treasure_01", map_at=0)
    lay(game, "power 4", "power 5", "power 1")
    assert "With a value of 5, Bob holds the map card for the next room." in lines(game)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-END-01")
def test_the_final_count_tells_what_everybody_has() -> None:
    game = final_count(coins=[5, 1, 2], wounds=[1, 2, 9])
    assert [(one["coins"], one["wounds"]) for one in told(game, "counted")] == [
        (5, 1),
        (1, 2),
        (2, 9),
    ]
    assert "Final count: Ana has 5 coins and 1 wound." in lines(game)
    assert told(game, "nobody_faints_equal") == told(game, "nobody_faints_tied") == []


@pytest.mark.rule("DR-END-04")
def test_that_nobody_faints_of_three_who_are_tied_is_told() -> None:
    game = final_count(coins=[5, 1, 2], wounds=[3, 3, 1])
    assert told(game, "nobody_faints_tied") == [{"wounds": 3, "seats": [0, 1]}]
    assert cited(game, "nobody_faints_tied") == ["DR-END-04"]
    wanted = "Nobody faints: among three players, Ana and Bob are tied with 3 wounds."
    assert wanted in lines(game)


@pytest.mark.rule("DR-END-05")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_that_nobody_faints_when_all_are_equal_is_told(seats: int) -> None:
    game = final_count(coins=[*range(seats)], wounds=[2] * seats)
    assert told(game, "nobody_faints_equal") == [{"wounds": 2}]
    assert cited(game, "nobody_faints_equal") == ["DR-END-05"]
    assert told(game, "nobody_faints_tied") == []
    assert "Nobody faints: all who are left have 2 wounds." in lines(game)


@pytest.mark.rule("DR-END-03")
def test_of_four_who_are_tied_all_faint_and_nothing_else_is_told() -> None:
    game = final_count(coins=[1, 2, 3, 4], wounds=[1, 1, 4, 4])
    assert [one["seat"] for one in told(game, "fainted")] == [2, 3]
    assert told(game, "nobody_faints_equal") == told(game, "nobody_faints_tied") == []


@pytest.mark.rule("DR-RULING-60", "DR-BOSS-05")
def test_medusas_victims_are_not_counted() -> None:
    game = scene(3, "medusa", wounds=(9, 0, 0))
    lay(game, "power 5", "power 1", "power 1")
    assert [one["seat"] for one in told(game, "counted")] == [0]
    assert told(game, "nobody_faints_equal") == [{"wounds": 9}]
    game = scene(3, "medusa")
    lay(game, "power 1", "power 1", "power 1")
    assert told(game, "counted") == told(game, "nobody_faints_equal") == []
