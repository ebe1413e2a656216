"""Death can wait: heroes come back (VAR-DEATH, GAP-50, GAP-51)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
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

WAIT = Rules(death_can_wait=True)
ALL_TOWERS = ("tower a1", "tower m1", "tower a10", "tower m10")
TILES = {"c3": "chamber_01", "d3": "trap_01", "k8": "chamber_01", "k9": "chamber_01"}


def slain(*others: str, **facts: Any) -> Game:
    """Challara (Life 12) walks from c3 into a swinging blade at d3."""
    at = ["c3", *facts.pop("at", ["k8", "k9"])]
    top = {"trap": ["trap_swinging_blade"], "search": ["search_empty_room"] * 2}
    given = {"rules": WAIT, "dice": [6, 6], **facts}
    game = scene("challara", *(others or ("hugo",)), at=at, tiles=TILES, top=top, **given)
    act(game, 0, "move east")
    return game


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_a_hero_dies_and_comes_back_and_plays_on() -> None:
    game = slain()
    assert told(game, "died") == [{"seat": 0, "cause": "trap_swinging_blade"}]
    assert shown(game)["heroes"][0]["status"] == "dead"
    act(game, 1, "tower m10")
    assert shown(game)["heroes"][0]["status"] == "exploring"
    assert told(game, "came_back") == [{"seat": 0, "at": SPACE_OF["m10"]}]
    assert cited(game, "came_back") == ["DQR-VAR-DEATH-01"]
    act(game, 1, "search")
    assert game.waiting == [0]


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_without_the_option_a_dead_hero_stays_dead() -> None:
    game = slain(rules=Rules())
    assert (hero(game, 0).status, game.pending[1].prompt) == ("dead", "act")


@pytest.mark.rule("DQR-VAR-DEATH-02")
def test_all_cards_of_a_hero_who_comes_back_are_gone_runes_included() -> None:
    game = slain(
        loot={0: ["treasure_ebon_ring", "search_gold_coins_10", "catacomb_gigantic_diamond"]},
        kept={0: ["catacomb_vampire_bite"]},
        runes={0: ["rune_of_death"]},
    )
    sheet = shown(game)["heroes"][0]
    assert (sheet["loot"], sheet["kept"], sheet["runes"], sheet["row"]) == ([], [], [], [])
    piles = {name: pile["discard"] for name, pile in shown(game)["decks"].items()}
    assert (piles["treasure"], piles["search"]) == (
        ["treasure_ebon_ring"],
        ["search_gold_coins_10"],
    )
    assert piles["catacomb"] == ["catacomb_gigantic_diamond", "catacomb_vampire_bite"]
    act(game, 1, "tower a1")
    assert (hero(game, 0).loot, hero(game, 0).kept) == ([], [])


@pytest.mark.rule("DQR-VAR-DEATH-03")
def test_wounds_and_determination_of_a_hero_who_comes_back_are_gone() -> None:
    game = slain(wounds={0: 7}, determination={0: 2})
    act(game, 0, "spend none")
    act(game, 1, "tower a1")
    assert (hero(game, 0).wounds, hero(game, 0).determination) == (0, 0)


@pytest.mark.rule("DQR-GAP-51")
def test_he_gets_no_new_rune() -> None:
    game = slain(runes={0: ["rune_of_death"], 1: ["rune_of_insight"]})
    act(game, 1, "tower a1")
    assert (hero(game, 0).runes, hero(game, 1).runes) == ([], ["rune_of_insight"])


@pytest.mark.rule("DQR-VAR-DEATH-04")
@pytest.mark.parametrize("tower", ["a1", "m1", "a10", "m10"])
def test_the_player_on_the_left_chooses_the_tower(tower: str) -> None:
    game = slain("hugo", "lindel")
    assert list(game.pending) == [1]
    assert options(game, 1) == ALL_TOWERS
    assert game.pending[1].rule == "DQR-VAR-DEATH-04"
    assert game.pending[1].prompt == "come_back challara"
    act(game, 1, f"tower {tower}")
    assert place(game, 0) == tower


@pytest.mark.rule("DQR-VAR-DEATH-04")
def test_the_left_of_the_last_player_is_the_first() -> None:
    game = scene(
        "hugo",
        "lindel",
        "challara",
        at=["k8", "k9", "c3"],
        tiles=TILES,
        turn=2,
        first=0,
        rules=WAIT,
        top={"trap": ["trap_swinging_blade"]},
        dice=[6, 6],
    )
    act(game, 2, "move east")
    assert list(game.pending) == [0]
    act(game, 0, "tower a10")
    assert place(game, 2) == "a10"


@pytest.mark.rule("DQR-VAR-DEATH-04")
def test_a_player_who_has_left_the_dungeon_chooses_the_tower_all_the_same() -> None:
    loot = {1: ["corpse_rope"]}
    game = slain("hugo", "lindel", status={1: "out"}, loot=loot)
    assert list(game.pending) == [1]


@pytest.mark.rule("DQR-GAP-50")
def test_the_tower_must_be_free_of_other_heroes() -> None:
    game = slain("hugo", "lindel", "tatianna", at=["m1", "a10", "k9"])
    assert options(game, 1) == ("tower a1", "tower m10")
    assert refused(game, 1) == {"tower m1": "DQR-GAP-50", "tower a10": "DQR-GAP-50"}
    before = game.save()
    with pytest.raises(IllegalChoice):
        game.choose(1, "tower m1")
    assert game.save() == before


@pytest.mark.rule("DQR-GAP-50")
def test_a_travel_marker_does_not_occupy_a_tower() -> None:
    game = slain("hugo", at=["m1"], status={1: "below"}, heading={1: 3})
    assert options(game, 1) == ALL_TOWERS


@pytest.mark.rule("DQR-GAP-50")
def test_a_player_alone_chooses_his_tower_himself() -> None:
    top = {"trap": ["trap_swinging_blade"]}
    rules = Rules(solo=True, death_can_wait=True)
    game = scene("challara", at=["c3"], tiles=TILES, top=top, dice=[6, 6], rules=rules)
    act(game, 0, "move east")
    assert (options(game, 0), game.pending[0].prompt) == (ALL_TOWERS, "come_back challara")
    act(game, 0, "tower m1")
    assert (place(game, 0), game.pending[0].prompt) == ("m1", "act")
    assert not game.is_over


@pytest.mark.rule("DQR-VAR-DEATH-05")
def test_his_next_turn_is_like_his_first() -> None:
    game = slain()
    act(game, 1, "tower m10")
    assert list(game.pending) == [1]
    act(game, 1, "search")
    fresh = scene("challara", "hugo", at=["m10", "k8"], tiles=TILES)
    assert game.pending[0] == fresh.pending[0]
    assert (options(game, 0), game.pending[0].prompt) == (("move north", "move west"), "act")
    assert (hero(game, 0).came_from, hero(game, 0).entered_by) == (-1, -1)


@pytest.mark.rule("DQR-VAR-DEATH-05")
def test_lost_turns_die_with_him() -> None:
    game = scene(
        "hugo",
        "challara",
        at=["g5", "g5"],
        top={"dragon": ["dragon_dragon_rage"]},
        dice=[1, 1, 6, 6],
        skips={1: 3},
        rules=WAIT,
    )
    act(game, 0, "face the dragon", "tower a1")
    assert (list(game.pending), place(game, 1)) == ([1], "a1")
    assert options(game, 1) == ("move east", "move south")


@pytest.mark.rule("DQR-VAR-DEATH-05")
def test_coming_back_is_not_entering_the_tower() -> None:
    game = slain()
    act(game, 1, "tower m1")
    assert "changed_tower" not in {event.kind for event in game.events}
    assert (drawn(game, "dungeon"), place(game, 0)) == ([], "m1")


@pytest.mark.rule("DQR-VAR-DEATH-06")
def test_he_keeps_his_hero() -> None:
    game = slain()
    act(game, 1, "tower m1")
    assert shown(game)["heroes"][0]["hero"] == "challara"
    assert shown(game)["heroes"][0]["life"] == 12


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_the_sun_goes_on_while_heroes_come_back() -> None:
    game = slain(first=0, sun=5)
    act(game, 1, "tower m1", "search")
    assert shown(game)["sun"] == 7


@pytest.mark.rule("DQR-VAR-DEATH-01")
def test_a_hero_who_came_back_can_still_win() -> None:
    game = slain(status={1: "out"}, loot={1: ["corpse_rope"]})
    act(game, 1, "tower m1")
    hero(game, 0).loot.append("treasure_ruby_ring")
    state = state_of(game).copy()
    game = Game(game.spec, 2, game.options, scene=state)
    act(game, 0, "leave")
    assert game.result is not None
    assert game.result.winners == (0,)
