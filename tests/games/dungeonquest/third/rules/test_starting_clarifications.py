"""Clarifications about monsters, components and effects at the start of a turn (CLAR)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Fight
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import meeting
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
from tests.games.dungeonquest.third.rules.watched import watched

BITE, TORCH = "catacomb_vampire_bite", "dungeon_torch_goes_out"


def fight_of(game: Game) -> Fight:
    """The running fight."""
    fight = state_of(game).fight
    assert fight is not None
    return fight


def rising_bones(**more: Any) -> Game:
    """Challara goes from c3 to d3, where old bones rise."""
    game = watched(
        "challara",
        tiles={"c3": "chamber_01", "d3": "chamber_01"},
        top={"dungeon": ["dungeon_dead_adventurer"], "corpse": ["corpse_old_bones"]},
        dice=more.pop("dice", [4]),
        **more,
    )
    act(game, 0, "move east", "decline", "look inside")
    return game


def lurking(game: Game) -> list[tuple[str, str]]:
    """Monsters and places of the tokens on the board."""
    return [
        (CONTENT.tokens[lurker.token].monster, label(lurker.at))
        for lurker in state_of(game).lurkers
    ]


@pytest.mark.rule("DQ3-CLAR-01", "DQ3-MON-35")
def test_a_threat_that_becomes_a_monster_has_the_tokens_and_power_cards_of_that_monster() -> None:
    fight = fight_of(rising_bones())
    assert fight.monster == CONTENT.tokens[fight.token].monster == "skeleton"
    assert sorted(fight.foe.power) == sorted(CONTENT.powers_of("skeleton"))


@pytest.mark.rule("DQ3-CLAR-01")
def test_the_token_of_such_a_monster_stays_when_the_hero_escapes() -> None:
    game = rising_bones(runes={0: ["rune_of_blinding"]})
    act(game, 0, "use rune_of_blinding")
    assert (lurking(game), place(game, 0)) == ([("skeleton", "d3")], "c3")


@pytest.mark.rule("DQ3-CLAR-01")
def test_the_token_of_such_a_monster_stays_when_the_hero_dies() -> None:
    game = rising_bones(wounds={0: 11}, determination={0: {}})
    fight = fight_of(game)
    fight.hero.power[:] = ["challara_arcane_bolt"]
    fight.foe.power[:] = ["skeleton_bone_volley"]
    act(game, 0, "escape")
    assert (hero(game, 0).status, lurking(game)) == ("dead", [("skeleton", "d3")])


@pytest.mark.rule("DQ3-CLAR-01", "DQ3-CLAR-06")
def test_a_deep_elf_becomes_a_sorcerer_and_leaves_no_token_below() -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        top={"catacomb": ["catacomb_deep_elf"]},
        dice=[6],
        status={0: "below"},
        heading={0: 1},
        loot={0: ["treasure_ebon_ring"]},
        runes={0: ["rune_of_blinding"]},
    )
    act(game, 0, "discard treasure_ebon_ring")
    assert fight_of(game).monster == "sorcerer"
    act(game, 0, "use rune_of_blinding")
    assert (lurking(game), hero(game, 0).status) == ([], "below")


@pytest.mark.rule("DQ3-CLAR-02", "DQ3-EX-34", "DQ3-CATA-06")
@pytest.mark.parametrize(("laid", "placed"), [(5, 6), (6, 6)])
def test_a_used_up_kind_of_component_cannot_be_placed(laid: int, placed: int) -> None:
    game = watched(
        "challara",
        tiles={"c3": "chamber_01"},
        top={"search": ["search_passage_down"]},
        entrances=["m2", "m3", "m4", "m5", "m6", "m7"][:laid],
    )
    act(game, 0, "search")
    assert len(state_of(game).entrances) == placed


@pytest.mark.rule("DQ3-CLAR-02", "DQ3-GAP-36")
def test_without_a_tile_left_no_unexplored_space_can_be_entered() -> None:
    game = watched("challara", tiles={"c3": "chamber_01", "d3": "chamber_01"})
    state_of(game).pool.cards.clear()
    act(game, 0, "search")  # the other hero can but search, so it is the first one's turn again
    assert options(game, 0) == ("move east", "search")


@pytest.mark.rule("DQ3-CLAR-03", "DQ3-TOKEN-06", "DQ3-TOKEN-07")
def test_a_monster_whose_tokens_are_all_on_the_board_takes_one_of_them() -> None:
    places = ("m2", "m3", "m4", "m5")
    game = scene(
        "hugo",
        "lindel",
        at=["c3", "k8"],
        tiles={"c3": "chamber_01", **dict.fromkeys((*places, "d3", "k8"), "chamber_01")},
        top={"dungeon": ["dungeon_monster_troll"]},
        lurkers={place: f"troll_{number}" for number, place in enumerate(places, 1)},
    )
    act(game, 0, "move east")
    assert options(game, 1) == tuple(f"token {place}" for place in places)
    act(game, 1, "token m4")
    assert fight_of(game).token == "troll_3"
    assert [place for _, place in lurking(game)] == ["m2", "m3", "m5"]


# -- effects at the start of a turn ----------------------------------------------------------------


def troubled(*dice: int, **more: Any) -> Game:
    """Challara, bitten by a vampire and without light, at the start of her turn."""
    tiles = {"c3": "chamber_01"}
    return watched("challara", tiles=tiles, dice=dice, kept={0: [BITE, TORCH]}, **more)


@pytest.mark.rule("DQ3-CLAR-04")
@pytest.mark.parametrize("first", [BITE, TORCH])
def test_effects_at_the_start_of_a_turn_come_in_the_order_the_hero_chooses(first: str) -> None:
    game = troubled(1, 1)
    assert sorted(options(game, 0)) == sorted([f"resolve {BITE}", f"resolve {TORCH}"])
    assert game.pending[0].rule == "DQ3-CLAR-04"
    act(game, 0, f"resolve {first}")
    kinds = [event.kind for event in game.events if event.kind in ("wounded", "test_passed")]
    assert kinds == (["wounded", "test_passed"] if first == BITE else ["test_passed", "wounded"])


@pytest.mark.rule("DQ3-CLAR-04")
def test_what_a_hero_may_do_at_the_start_of_his_turn_can_come_first() -> None:
    game = troubled(1, 1, wounds={0: 11}, runes={0: ["rune_of_healing"]})
    act(game, 0, "use rune_of_healing", f"resolve {BITE}")
    assert (hero(game, 0).status, hero(game, 0).wounds) == ("exploring", 6)


@pytest.mark.rule("DQ3-CLAR-05")
def test_all_of_them_are_resolved_although_one_ends_the_turn() -> None:
    game = troubled(6, 6)
    act(game, 0, f"resolve {TORCH}")
    assert cited(game, "test_failed") == ["DQ3-TEST-03"]
    assert (hero(game, 0).wounds, list(game.pending)) == (1, [1])


@pytest.mark.rule("DQ3-CLAR-05")
def test_the_turn_still_ends_when_the_effect_that_ends_it_came_first() -> None:
    game = troubled(6, 6)
    act(game, 0, f"resolve {TORCH}")
    assert told(game, "searched") == []
    assert [event["seat"] for event in told(game, "turn_began")] == [0, 1]


# -- which text wins -------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-CLAR-10")
def test_an_effect_that_contradicts_the_rules_wins() -> None:
    game = meeting("challara", chamber="portcullis_01@1", runes={0: ["rune_of_blinding"]})
    assert game.pending[0].refused == {"escape": "DQ3-MON-12"}
    act(game, 0, "use rune_of_blinding")
    assert (place(game, 0), [event["seat"] for event in told(game, "escaped")]) == ("b1", [0])


@pytest.mark.rule("DQ3-CLAR-11", "DQ3-DIFF-57")
def test_a_card_that_forbids_something_beats_a_permission() -> None:
    loot = ["treasure_loadstone", "treasure_ebon_ring"]
    tiles = {"c3": "chamber_01", "d3": "bridge_01@1", "e3": "chamber_01"}
    game = watched("challara", tiles=tiles, loot={0: loot}, dice=[1, 1])
    act(game, 0, "move east", "cross")
    assert options(game, 0) == ("go", "discard treasure_ebon_ring")
    assert game.pending[0].refused == {"discard treasure_loadstone": "DQ3-CLAR-11"}


@pytest.mark.rule("DQ3-CLAR-11", "DQ3-DIFF-57")
def test_krutzbeck_never_escapes_although_heroes_may() -> None:
    game = meeting("krutzbeck", runes={0: ["rune_of_lightning"]})
    assert options(game, 0) == ("attack", "use rune_of_lightning")
    assert game.pending[0].refused["escape"] == "DQ3-CARDS-KRUTZBECK"
    assert place(game, 0) == label(SPACE_OF["c1"])
