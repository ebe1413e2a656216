"""Death and eliminated players (DEATH)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.kernel.errors import WrongSeat
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    place,
    scene,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.watched import seen, wait, watched


def trapped(card: str, *dice: int, **more: Any) -> Game:
    """Challara (Life 12) walks into a trap chamber at d3 and draws this card."""
    tiles = {"c3": "chamber_01", "d3": "trap_01", "j8": "chamber_01"}
    game = watched("challara", tiles=tiles, top={"trap": [card]}, dice=dice, **more)
    act(game, 0, "move east")
    return game


def slain(**more: Any) -> Game:
    """Challara, killed by a blade at d3."""
    return trapped("trap_swinging_blade", 6, 6, **more)


@pytest.mark.rule("DQ3-DEATH-01", "DQ3-HERO-02")
@pytest.mark.parametrize(
    ("before", "roll", "status"), [(5, 6, "exploring"), (6, 6, "dead"), (9, 6, "dead")]
)
def test_as_many_wounds_as_life_or_more_are_death(before: int, roll: int, status: str) -> None:
    game = trapped("trap_poisonous_snakes", roll, wounds={0: before})
    assert hero(game, 0).status == status
    assert cited(game, "died") == (["DQ3-DEATH-01"] if status == "dead" else [])


@pytest.mark.rule("DQ3-DEATH-02")
def test_an_unwounded_hero_can_die_of_a_card() -> None:
    game = slain()
    assert told(game, "died") == [{"seat": 0, "cause": "trap_swinging_blade"}]
    assert cited(game, "died") == ["DQ3-CARDS-TRAP-SWINGING-BLADE"]


@pytest.mark.rule("DQ3-DEATH-02")
def test_an_unwounded_hero_can_die_in_a_bottomless_pit() -> None:
    tiles = {"c3": "chamber_01", "d3": "bottomless_pit_01@1"}
    game = watched("challara", tiles=tiles, dice=[6, 6])
    act(game, 0, "move east")
    assert told(game, "died") == [{"seat": 0, "cause": "bottomless_pit"}]


@pytest.mark.rule("DQ3-DEATH-02")
def test_an_unwounded_hero_can_die_in_a_dead_end() -> None:
    top = {"search": ["search_empty_room"] * 3}
    game = watched("challara", "c1", tiles={"c1": "rotating_room_01@2"}, top=top)
    wait(game)
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]


@pytest.mark.rule("DQ3-DEATH-02")
def test_an_unwounded_hero_can_die_at_sunset() -> None:
    game = watched("challara", tiles={"c3": "chamber_01"}, sun=25, first=0, dice=[1])
    assert [(died["seat"], died["cause"]) for died in told(game, "died")] == [
        (0, "sunset"),
        (1, "sunset"),
    ]


@pytest.mark.rule("DQ3-DEATH-03")
def test_a_dead_hero_is_off_the_board() -> None:
    game = slain()
    assert (seen(game, 1, 0)["at"], seen(game, 1, 0)["came_from"]) == (-1, -1)


@pytest.mark.rule("DQ3-DEATH-03")
def test_the_travel_marker_of_a_hero_who_dies_below_is_off_the_board() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        top={"catacomb": ["catacomb_razorwing_attack"]},
        dice=[6],
        status={0: "below"},
        heading={0: 1},
        wounds={0: 6},
    )
    assert (seen(game, 1, 0)["at"], seen(game, 1, 0)["heading"]) == (-1, -1)


@pytest.mark.rule("DQ3-DEATH-03", "DQ3-DEATH-06")
def test_a_dead_hero_bars_nobodys_way() -> None:
    tiles = {"c3": "chamber_01", "d3": "trap_01", "e3": "chamber_01"}
    top = {"trap": ["trap_swinging_blade", "trap_explosion"]}
    game = scene("challara", "hugo", at=["c3", "e3"], tiles=tiles, top=top, dice=[6, 6])
    act(game, 0, "move east")
    act(game, 1, "move west")
    assert place(game, 1) == "d3"


@pytest.mark.rule("DQ3-DEATH-04", "DQ3-GAP-40")
def test_cards_of_a_dead_hero_go_to_the_discard_piles_of_their_decks() -> None:
    game = trapped(
        "trap_swinging_blade",
        *(3, 3, 6, 6),
        loot={0: ["treasure_ebon_ring", "search_gold_coins_10"]},
        kept={0: ["dungeon_lingering_shade"]},
    )
    decks = state_of(game).decks
    assert decks["treasure"].discard == ["treasure_ebon_ring"]
    assert decks["search"].discard == ["search_gold_coins_10"]
    assert decks["dungeon"].discard == ["dungeon_lingering_shade"]
    assert decks["trap"].discard == ["trap_swinging_blade"]
    sheet = seen(game, 1, 0)
    assert (sheet["loot"], sheet["kept"], sheet["row"], sheet["runes"]) == ([], [], [], [])


@pytest.mark.rule("DQ3-DEATH-04", "DQ3-GAP-40")
def test_catacomb_cards_of_a_dead_hero_go_back_into_their_deck() -> None:
    row = ["catacomb_torch_goes_out", "catacomb_torch_goes_out", "catacomb_gigantic_diamond"]
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        status={0: "below"},
        heading={0: 1},
        wounds={0: 11},
        loot={0: ["catacomb_gigantic_diamond"]},
        kept={0: ["catacomb_torch_goes_out", "catacomb_vampire_bite"]},
        row={0: row},
    )
    act(game, 0, "resolve catacomb_vampire_bite")
    catacomb = state_of(game).decks["catacomb"]
    assert hero(game, 0).status == "dead"
    assert [catacomb.deck.cards.count(card) for card in row] == [2, 2, 1]
    assert (len(catacomb.deck), catacomb.discard) == (40, [])


@pytest.mark.rule("DQ3-DEATH-04")
def test_runes_and_tokens_of_a_dead_hero_go_back() -> None:
    game = slain(runes={0: ["rune_of_opening"]}, wounds={0: 3}, determination={0: {"trapdoor": 24}})
    sheet = seen(game, 1, 0)
    assert (sheet["runes"], sheet["wounds"], sheet["determination"]) == ([], 0, {})


@pytest.mark.rule("DQ3-DEATH-05")
@pytest.mark.parametrize("by", [0, 1, None])
def test_everybody_sees_that_a_hero_is_dead(by: int | None) -> None:
    assert seen(slain(), by, 0)["status"] == "dead"


@pytest.mark.rule("DQ3-DEATH-06")
def test_a_dead_hero_has_no_more_turns() -> None:
    game = slain()
    wait(game)
    assert [event["seat"] for event in told(game, "turn_began")] == [0, 1, 1]
    assert list(game.pending) == [1]
    with pytest.raises(WrongSeat):
        game.choose(0, "search")


@pytest.mark.rule("DQ3-DEATH-07")
def test_a_player_whose_hero_died_has_lost() -> None:
    game = slain(loot={0: ["treasure_giant_ruby"], 1: ["search_gold_coins_10"]})
    hero(game, 1).status = "out"
    result = count(state_of(game))
    assert (result.winners, result.ranking, result.scores) == ((1,), ((1,), (0,)), (0, 10))


@pytest.mark.rule("DQ3-DEATH-07")
def test_when_all_heroes_are_dead_the_game_is_over_and_nobody_wins() -> None:
    tiles = {"c3": "chamber_01", "d3": "trap_01"}
    game = scene(
        "challara",
        at=["c3"],
        tiles=tiles,
        top={"trap": ["trap_swinging_blade"]},
        dice=[6, 6],
    )
    act(game, 0, "move east")
    assert game.is_over
    assert game.result is not None
    assert (game.result.winners, game.result.why) == ((), "DQ3-WIN-10")


@pytest.mark.rule("DQ3-DEATH-08", "DQ3-DIFF-73")
def test_an_eliminated_player_runs_monsters_for_the_player_on_his_right() -> None:
    game = scene(
        "challara",
        "hugo",
        "tatianna",
        at=["c3", "k8", "k9"],
        tiles={"c3": "chamber_01", "d3": "chamber_01", "k8": "chamber_01", "k9": "chamber_01"},
        lurkers={"d3": "skeleton_3"},
        status={1: "dead"},
    )
    act(game, 0, "move east", "attack")
    assert sorted(game.pending) == [0, 1]
    assert told(game, "monster_life", 1) == [{"monster": "skeleton", "life": 3}]
    assert told(game, "monster_life", 2) == []


@pytest.mark.rule("DQ3-DEATH-09", "DQ3-SUN-11")
def test_an_eliminated_first_player_still_moves_the_sun() -> None:
    game = slain(first=0, sun=5)
    assert state_of(game).sun == 6
    wait(game)
    assert (hero(game, 0).status, state_of(game).sun) == ("dead", 7)


@pytest.mark.rule("DQ3-DEATH-10")
def test_a_dead_hero_leaves_no_loot_in_his_chamber() -> None:
    tiles = {"c3": "chamber_01", "d3": "trap_01", "e3": "chamber_01"}
    game = scene(
        "challara",
        "hugo",
        at=["c3", "e3"],
        tiles=tiles,
        top={"trap": ["trap_swinging_blade", "trap_explosion"]},
        dice=[6, 6],
        loot={0: ["treasure_giant_ruby"]},
    )
    act(game, 0, "move east")
    act(game, 1, "move west")
    assert (place(game, 1), hero(game, 1).loot) == ("d3", [])
    assert state_of(game).decks["treasure"].discard == ["treasure_giant_ruby"]
