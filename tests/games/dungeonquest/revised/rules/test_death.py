"""How heroes die, and what happens then (DEATH, GAP-43)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.kernel.errors import WrongSeat
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    shown,
    state_of,
    told,
)

SEARCH = {"search": ["search_empty_room"]}
FAR = {"k8": "chamber_01", "k9": "chamber_01"}


def trapped(card: str, *dice: int, **facts: Any) -> Game:
    """Challara (Life 12) walks into a trap chamber at d3 and draws this card."""
    tiles = {"c3": "chamber_01", "d3": "trap_01", **FAR, **facts.pop("tiles", {})}
    at = ["c3", *facts.pop("at", ["k8"])]
    top = {**SEARCH, "trap": [card]}
    game = scene("challara", "hugo", at=at, tiles=tiles, top=top, dice=dice, **facts)
    act(game, 0, "move east")
    return game


def slain(**facts: Any) -> Game:
    """Challara, killed by a blade at d3."""
    return trapped("trap_swinging_blade", 6, 6, **facts)


# -- causes ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-DEATH-01")
@pytest.mark.parametrize(
    ("before", "roll", "status"), [(5, 6, "exploring"), (6, 6, "dead"), (9, 6, "dead")]
)
def test_as_many_wounds_as_life_or_more_are_death(before: int, roll: int, status: str) -> None:
    game = trapped("trap_poisonous_snakes", roll, wounds={0: before})
    assert hero(game, 0).status == status
    assert cited(game, "died") == (["DQR-DEATH-01"] if status == "dead" else [])


@pytest.mark.rule("DQR-DEATH-02")
def test_an_unwounded_hero_can_die_of_a_card() -> None:
    game = slain()
    assert told(game, "died") == [{"seat": 0, "cause": "trap_swinging_blade"}]
    assert cited(game, "died") == ["DQR-CARDS-TRAP-SWINGING-BLADE"]


@pytest.mark.rule("DQR-DEATH-04")
def test_an_unwounded_hero_dies_in_a_dead_end() -> None:
    tiles = {"c1": "rotating_room_01@2", **FAR}
    game = scene("challara", "hugo", at=["c1", "k8"], tiles=tiles, searched=["c1"])
    assert told(game, "died") == [{"seat": 0, "cause": "dead_end"}]
    assert cited(game, "died") == ["DQR-DEADEND-02"]


@pytest.mark.rule("DQR-DEATH-05")
def test_an_unwounded_hero_can_die_of_a_chamber() -> None:
    tiles = {"c3": "chamber_01", "d3": "bottomless_pit_01@1", **FAR}
    game = scene("challara", "hugo", at=["c3", "k8"], tiles=tiles, dice=[6, 6])
    act(game, 0, "move east")
    assert told(game, "died") == [{"seat": 0, "cause": "bottomless_pit"}]
    assert cited(game, "died") == ["DQR-ROOM-17"]


# -- what happens to the dead ----------------------------------------------------------------------


@pytest.mark.rule("DQR-DEATH-06")
def test_death_in_the_status_phase_leaves_no_action() -> None:
    facts: dict[str, Any] = {"wounds": {0: 11}, "kept": {0: ["catacomb_vampire_bite"]}}
    game = scene("challara", "hugo", at=["c3", "k8"], tiles={"c3": "chamber_01", **FAR}, **facts)
    assert (hero(game, 0).status, game.waiting) == ("dead", [1])


@pytest.mark.rule("DQR-DEATH-06")
def test_death_in_the_status_phase_below_leaves_no_card_to_draw() -> None:
    kept = {0: ["catacomb_vampire_bite"]}
    game = below("challara", "catacomb_exit", wounds={0: 11}, kept=kept, skips={})
    assert (hero(game, 0).status, drawn(game, "catacomb")) == ("dead", [])


@pytest.mark.rule("DQR-DEATH-06")
def test_a_hero_killed_by_a_fall_does_not_go_below() -> None:
    tiles = {"c3": "chamber_01", "c2": "bridge_01", **FAR}
    facts: dict[str, Any] = {"wounds": {0: 10}, "dice": [6, 6, 4]}
    game = scene("challara", "hugo", at=["c3", "k8"], tiles=tiles, **facts)
    act(game, 0, "move north", "cross")
    assert (hero(game, 0).status, told(game, "descended"), game.waiting) == ("dead", [], [1])


@pytest.mark.rule("DQR-DEATH-06")
def test_a_hero_who_burns_with_another_does_not_end_the_others_chance() -> None:
    top = {"dragon": ["dragon_dragon_rage"]}
    facts: dict[str, Any] = {"wounds": {0: 11}, "dice": [1, 1, 1, 2]}
    game = scene("challara", "hugo", at=["g5", "g5"], top=top, **facts)
    act(game, 0, "face the dragon")
    assert (hero(game, 0).status, hero(game, 1).status) == ("dead", "exploring")
    assert (hero(game, 1).wounds, game.waiting) == (3, [1])


@pytest.mark.rule("DQR-DEATH-07")
def test_the_figure_of_the_dead_is_off_the_board_and_bars_nobody() -> None:
    game = slain(tiles={"e3": "chamber_01"}, at=["e3"])
    dead = shown(game, 1)["heroes"][0]
    assert (dead["status"], dead["at"]) == ("dead", -1)
    assert (dead["came_from"], dead["entered_by"]) == (-1, -1)
    act(game, 1, "move west")
    assert place(game, 1) == "d3"


@pytest.mark.rule("DQR-DEATH-08")
def test_the_cards_of_the_dead_go_to_the_discard_piles_of_their_decks() -> None:
    game = trapped(
        "trap_swinging_blade",
        *(3, 3, 6, 6),
        loot={0: ["treasure_ebon_ring", "search_gold_coins_10", "catacomb_gigantic_diamond"]},
        kept={0: ["dungeon_lingering_shade"]},
    )
    piles = {name: pile["discard"] for name, pile in shown(game)["decks"].items()}
    assert piles["treasure"] == ["treasure_ebon_ring"]
    assert piles["search"] == ["search_gold_coins_10"]
    assert piles["catacomb"] == ["catacomb_gigantic_diamond"]
    assert piles["dungeon"] == ["dungeon_lingering_shade"]
    assert piles["trap"] == ["trap_swinging_blade"]
    sheet = shown(game, 1)["heroes"][0]
    assert (sheet["loot"], sheet["kept"], sheet["row"], sheet["runes"]) == ([], [], [], [])


@pytest.mark.rule("DQR-DEATH-08")
def test_every_catacomb_card_of_the_dead_is_discarded_once() -> None:
    row = ["catacomb_torch_goes_out", "catacomb_torch_goes_out", "catacomb_gigantic_diamond"]
    game = below(
        "challara",
        wounds={0: 11},
        loot={0: ["catacomb_gigantic_diamond", "catacomb_treasure_chest"]},
        kept={0: ["catacomb_torch_goes_out", "catacomb_vampire_bite"]},
        row=row,
        skips={},
    )
    act(game, 0, "resolve catacomb_vampire_bite")
    catacomb = state_of(game).decks["catacomb"]
    assert hero(game, 0).status == "dead"
    expected = [*row, "catacomb_treasure_chest", "catacomb_vampire_bite"]
    assert sorted(catacomb.discard) == sorted(expected)
    assert len(catacomb.deck) + len(catacomb.discard) == 40


@pytest.mark.rule("DQR-DEATH-08")
@pytest.mark.parametrize("card", ["catacomb_razorwing_attack", "catacomb_hidden_trap"])
def test_the_card_that_killed_is_discarded_once_too(card: str) -> None:
    top = {"trap": ["trap_poisonous_snakes"]}
    game = below("challara", card, wounds={0: 11}, top=top, skips={})
    decks = state_of(game).decks
    assert decks["catacomb"].discard == [card]
    assert decks["trap"].discard == drawn(game, "trap")


@pytest.mark.rule("DQR-DEATH-09")
def test_the_tokens_of_the_dead_go_back() -> None:
    game = slain(wounds={0: 3}, determination={0: 2})
    act(game, 0, "spend none")
    sheet = shown(game, 1)["heroes"][0]
    assert (sheet["wounds"], sheet["determination"]) == (0, 0)


@pytest.mark.rule("DQR-DEATH-10")
def test_nothing_is_left_on_the_sheet_of_a_hero_who_burnt_in_another_heros_turn() -> None:
    facts: dict[str, Any] = {"skips": {1: 2}, "runes": {1: ["rune_of_death"]}}
    game = scene(
        "hugo",
        "challara",
        at=["g5", "g5"],
        top={"dragon": ["dragon_dragon_rage"]},
        dice=[1, 1, 6, 6],
        **facts,
    )
    act(game, 0, "face the dragon")
    sheet = shown(game)["heroes"][1]
    assert (sheet["status"], sheet["runes"], sheet["skips"]) == ("dead", [], 0)
    assert (sheet["wounds"], sheet["determination"], sheet["bound"]) == (0, 0, "")


@pytest.mark.rule("DQR-GAP-43", "DQR-DEATH-07")
def test_the_travel_marker_of_a_hero_who_dies_below_goes_back() -> None:
    game = below("challara", "catacomb_razorwing_attack", wounds={0: 6}, dice=[6], skips={})
    dead = shown(game, 1)["heroes"][0]
    assert (dead["status"], dead["at"], dead["heading"]) == ("dead", -1, -1)


@pytest.mark.rule("DQR-DEATH-10")
def test_a_dead_hero_who_was_about_to_climb_is_bound_to_nothing() -> None:
    kept = {0: ["catacomb_vampire_bite"]}
    game = below("challara", wounds={0: 11}, kept=kept, bound={0: "hole"}, skips={})
    assert (hero(game, 0).status, hero(game, 0).bound) == ("dead", "")


@pytest.mark.rule("DQR-DEATH-11")
@pytest.mark.parametrize("first", [0, 1])
def test_the_dead_take_no_more_turns(first: int) -> None:
    game = slain(first=first)
    act(game, 1, "search")
    assert list(game.pending) == [1]
    with pytest.raises(WrongSeat):
        game.choose(0, "search")


@pytest.mark.rule("DQR-DEATH-11")
def test_the_dead_cannot_win() -> None:
    game = slain(loot={0: ["treasure_giant_ruby"], 1: ["search_gold_coins_10"]})
    hero(game, 1).status = "out"
    result = count(state_of(game))
    assert (result.winners, result.ranking, result.scores) == ((1,), ((1,), (0,)), (0, 10))
    assert result.why == "DQR-WIN-09"


@pytest.mark.rule("DQR-DEATH-12")
def test_a_dead_player_still_plays_the_monster_of_the_player_on_the_right() -> None:
    tiles = {"c3": "chamber_01", "d3": "chamber_01", **FAR}
    game = scene(
        "challara",
        "hugo",
        "tatianna",
        at=["c3", "k8", "k9"],
        tiles=tiles,
        lurkers=["d3"],
        status={1: "dead"},
        top={"monster": ["troll_2"]},
    )
    act(game, 0, "move east")
    assert sorted(game.pending) == [0, 1]
    assert options(game, 1) == ("play ranged", "play melee", "play magic")
    assert (len(told(game, "monster_shown", 1)), told(game, "monster_shown", 2)) == (1, [])


@pytest.mark.rule("DQR-DEATH-08")
def test_the_dead_leave_no_loot_behind_in_the_chamber() -> None:
    loot = {0: ["treasure_giant_ruby"]}
    game = slain(loot=loot, tiles={"e3": "chamber_01"}, at=["e3"])
    act(game, 1, "move west")
    assert (place(game, 1), hero(game, 1).loot) == ("d3", [])
