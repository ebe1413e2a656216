"""The worked examples about combat and escapes (EX-24 to EX-29, EX-38, EX-39)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.drawing import outcomes
from tests.games.dungeonquest.revised.rules.fights import (
    PLAY,
    alone,
    discarded,
    exchange,
    fight_of,
    fight_seen,
    lurking,
    meeting,
)
from tests.games.dungeonquest.revised.rules.rooms import rises
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    told,
)


@pytest.mark.rule("DQR-EX-24", "DQR-COMBAT-23")
def test_a_hero_who_shoots_a_monster_in_melee_hurts_it_twice() -> None:
    game = meeting()
    exchange(game, "ranged", "melee")
    assert (hero(game, 0).wounds, fight_seen(game, 2)["wounds"]) == (0, 2)
    assert (cited(game, "wounded"), cited(game, "monster_wounded")) == ([], ["DQR-COMBAT-23"])


@pytest.mark.rule("DQR-EX-25", "DQR-COMBAT-19")
def test_a_hero_in_melee_is_shot_by_a_monster_once() -> None:
    game = meeting()
    exchange(game, "melee", "ranged")
    assert (hero(game, 0).wounds, fight_seen(game, 2)["wounds"]) == (1, 0)
    assert (cited(game, "wounded"), cited(game, "monster_wounded")) == (["DQR-COMBAT-19"], [])


@pytest.mark.rule("DQR-EX-26", "DQR-COMBAT-20", "DQR-COMBAT-14", "DQR-COMBAT-15")
def test_after_melee_on_both_sides_the_hero_may_escape_or_all_cards_are_back_in_hand() -> None:
    game = meeting(dice=[6, 6])
    exchange(game, "melee", "melee")
    assert (hero(game, 0).wounds, fight_seen(game, 2)["wounds"]) == (2, 2)
    assert (options(game, 0), game.waiting) == (("fight on", "escape"), [0])
    act(game, 0, "escape")
    assert outcomes(game) == [("failed", "agility", 12, 7)]
    assert (options(game, 0), options(game, 1)) == (PLAY, PLAY)


@pytest.mark.rule("DQR-EX-26", "DQR-ESCAPE-03")
def test_after_melee_on_both_sides_agility_gets_the_hero_away() -> None:
    game = meeting(dice=[3, 4], card="troll_4")
    exchange(game, "melee", "melee")
    act(game, 0, "escape")
    assert outcomes(game) == [("passed", "agility", 7, 7)]
    assert place(game, 0) == "b1"


@pytest.mark.rule("DQR-EX-27", "DQR-COMBAT-16", "DQR-COMBAT-11", "DQR-COMBAT-12", "DQR-COMBAT-13")
def test_the_fourth_wound_kills_a_monster_of_life_four_and_ends_the_turn() -> None:
    game = meeting(card="troll_2", top={"dungeon": ["dungeon_razorwing_attack"]})
    assert CONTENT.monsters["troll_2"].life == 4
    exchange(game, "ranged", "melee")
    act(game, 0, "fight on")
    exchange(game, "magic", "ranged")
    act(game, 0, "fight on")
    assert (fight_of(game).wounds, lurking(game)) == (3, ["c1"])
    exchange(game, "magic", "ranged")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "troll"}]
    assert (lurking(game), discarded(game)) == ([], ["troll_2"])
    assert (game.view(None)["fight"], game.waiting) == (None, [1])
    assert (hero(game, 0).wounds, told(game, "card_drawn")) == (0, [])


@pytest.mark.rule("DQR-EX-28", "DQR-ESCAPE-05", "DQR-ESCAPE-08")
def test_a_hero_two_wounds_short_of_death_dies_of_an_escape_that_costs_three() -> None:
    game = meeting(card="troll_3", wounds={0: 10}, dice=[1, 1])
    assert CONTENT.monsters["troll_3"].penalty == 3
    exchange(game, "ranged", "melee")
    act(game, 0, "escape")
    assert told(game, "wounded") == [{"seat": 0, "amount": 3, "cause": "troll"}]
    assert [death["cause"] for death in told(game, "died")] == ["troll"]
    assert (told(game, "moved")[1:], told(game, "escaped"), lurking(game)) == ([], [], ["c1"])


@pytest.mark.rule("DQR-EX-29", "DQR-ESCAPE-10")
@pytest.mark.parametrize("beside", [{}, {"c4": "chamber_01"}])
def test_without_an_explored_chamber_beside_him_a_hero_fights_on(beside: dict[str, str]) -> None:
    game = rises("chamber_01", lurkers=["c3"], tiles=beside, top={"monster": ["demon_4"]})
    exchange(game, "ranged", "melee")
    if beside:
        assert options(game, 0) == ("fight on", "escape")
    else:
        assert (options(game, 0), refused(game, 0)["escape"]) == (PLAY, "DQR-ESCAPE-10")


@pytest.mark.rule("DQR-EX-38", "DQR-VAR-SOLO-12", "DQR-VAR-SOLO-14")
@pytest.mark.parametrize(("number", "hurt", "hit"), [(4, 1, 1), (6, 0, 2)])
@pytest.mark.usefixtures("stops_at_dice")
def test_alone_a_four_hurts_both_and_a_six_the_monster_twice(
    number: int, hurt: int, hit: int
) -> None:
    game = alone(dice=[number], runes={0: ["rune_of_fortune"]})
    act(game, 0, "fight", "decline")
    assert (hero(game, 0).wounds, fight_seen(game, 0)["wounds"]) == (hurt, hit)


@pytest.mark.rule("DQR-EX-39", "DQR-VAR-SOLO-09")
@pytest.mark.usefixtures("stops_at_dice")
def test_alone_a_failed_escape_shows_the_card_costs_its_penalty_and_begins_the_fight() -> None:
    game = alone(card="troll_2", dice=[6, 6, 5, 6], runes={0: ["rune_of_fortune"]})
    assert fight_seen(game, 0)["penalty"] is None
    act(game, 0, "escape", "decline")
    assert outcomes(game) == [("failed", "agility", 12, 7)]
    assert told(game, "wounded") == [{"seat": 0, "amount": 2, "cause": "troll"}]
    assert (fight_seen(game, 0)["penalty"], fight_seen(game, 0)["round"]) == (2, 1)
    assert told(game, "rolled")[-1]["why"] == "solo_round"
