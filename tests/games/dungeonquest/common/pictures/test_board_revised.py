"""The board of the Revised Edition: tokens without a face, search tokens, torchlight."""

import pytest

from delvers.draw import picture
from delvers.games.dungeonquest.common.pictures.places import Place
from delvers.games.dungeonquest.common.rules.board import NORTH, SPACE_OF, TREASURE, WEST
from delvers.games.dungeonquest.revised.pictures.places import place_of
from delvers.games.dungeonquest.revised.pictures.tokens import monster_token, search_token
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.common.pictures.scenes import (
    drawn_for,
    hero_seen,
    shown,
    title_of,
    with_option,
    with_rule,
)
from tests.games.dungeonquest.revised.rules.scene import act, scene
from tests.games.raiders.pictures.scenes import all_text, by_id, options, parsed

ROOMS = {"c3": "chamber_01", "c2": "chamber_02", "d3": "chamber_09"}


def at_c3(**facts: object) -> Game:
    """Hugo in a chamber with four ways; Lindel waits in a tower."""
    return scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS, **facts)  # type: ignore[arg-type]


# -- tokens ----------------------------------------------------------------------------------------


def test_a_monster_token_tells_that_there_is_one_and_nothing_else() -> None:
    assert all_text(monster_token()) == []
    board = shown(at_c3(lurkers=["c2"]))["board"]
    assert "a monster" in title_of(board, "space-c2")
    assert "a monster" not in title_of(board, "space-d3")
    assert monster_token() in board


def test_a_searched_chamber_is_marked() -> None:
    board = shown(at_c3(searched=["d3"]))["board"]
    assert "searched already" in title_of(board, "space-d3")
    assert "searched already" not in title_of(board, "space-c2")
    assert board.count(search_token()) == 1


def test_a_chamber_that_cannot_be_searched_again_tells_its_rule() -> None:
    game = at_c3(searched=["c3"])
    assert "search" not in options(shown(game)["options"])
    assert with_rule(shown(game)["options"], "search")["data-rule"] == "DQR-SEARCH-04"


def test_determination_is_a_number_on_the_sheet_and_in_the_picture() -> None:
    game = at_c3(determination={0: 5})
    sheet = list(by_id(shown(game)["own"], "hero-0").itertext())
    assert sheet[sheet.index("Determination") + 1] == "5"
    assert "Determination" not in list(by_id(shown(game)["heroes"], "hero-1").itertext())
    assert "5" in all_text(picture(drawn_for(game)))


def test_the_decks_tell_how_many_monsters_are_left_and_which_have_shown_themselves() -> None:
    game = at_c3(lurkers=["c2"], top={"monster": ["skeleton_1"]})
    said = all_text(shown(game)["decks"])
    assert said[said.index("Monster cards") + 1] == "20"
    act(game, 0, "move north", "play ranged")
    act(game, 1, "play melee")
    said = all_text(shown(game)["decks"])
    assert said[said.index("Monster cards") + 1] == "19"
    skeleton = CONTENT.monsters["skeleton_1"]
    assert f"Skeleton: life {skeleton.life}, escaping costs {skeleton.penalty}" in said


# -- what can be clicked ---------------------------------------------------------------------------


def test_by_torchlight_the_dark_hall_is_clicked_on_the_board() -> None:
    game = scene(
        "hugo", "lindel", at=["c3", "m1"], tiles=ROOMS, rules=Rules(torchlight=True),
        pool=["chamber_01"],
    )  # fmt: skip
    act(game, 0, "move west")
    lit = {option for option in game.pending[0].options if option.startswith("light ")}
    board = shown(game)["board"]
    assert lit
    assert options(board) == lit
    for option in lit:
        (hall,) = with_option(board, option)
        assert hall.get("role") == "button"
        assert str(hall.get("aria-label")).endswith("Unexplored")


def test_a_light_shines_into_the_space_behind_the_hall() -> None:
    hero = hero_seen(SPACE_OF["c3"])
    assert place_of("light north", hero) == Place("light", SPACE_OF["c3"], NORTH, SPACE_OF["c2"])
    hero = hero_seen(TREASURE)
    assert place_of("light west f5", hero) == Place("light", TREASURE, WEST, SPACE_OF["f5"])


def test_where_the_teleportation_rune_leads_is_clicked_on_the_board() -> None:
    game = scene("hugo", "lindel", at=["c3", "m1"], tiles={"c3": "chasm_01"}, entered_by={0: 2},
                 runes={0: ["teleportation_rune"]})  # fmt: skip
    act(game, 0, "use teleportation_rune")
    ways = {f"through {side}" for side in ("north", "east", "south", "west")}
    assert ways <= options(shown(game)["board"])


def test_another_tower_is_chosen_on_the_board() -> None:
    game = scene("hugo", "lindel", at=["b1", "m1"], tiles={"b1": "chamber_01"})
    act(game, 0, "move west")
    assert {"tower a10", "tower m10"} <= options(shown(game)["board"])
    assert "tower m1" not in options(shown(game)["board"])


def test_what_has_no_place_is_a_button() -> None:
    game = at_c3(entrances=["c3"], loot={0: ["corpse_rope"]})
    assert {"search", "descend"} <= options(shown(game)["options"])
    hall = scene("hugo", "lindel", at=["g5", "m1"])
    assert "face the dragon" in options(shown(hall)["options"])
    assert with_rule(shown(hall)["options"], "search")["data-rule"] == "DQR-TREASURE-09"


# -- coming back -----------------------------------------------------------------------------------


def fallen() -> Game:
    """Hugo has died in a fight, and death can wait; Lindel's player chooses a tower."""
    game = scene(
        "hugo", "lindel", "gherinn", at=["c3", "m1", "a10"], tiles=ROOMS, lurkers=["c2"],
        top={"monster": ["troll_2"]}, wounds={0: 15}, rules=Rules(death_can_wait=True),
    )  # fmt: skip
    act(game, 0, "move north")
    act(game, 1, "play ranged")
    act(game, 0, "play ranged")
    return game


def test_the_neighbour_puts_a_dead_hero_on_a_tower_of_the_board() -> None:
    game = fallen()
    assert game.waiting == [1]
    regions = shown(game, 1)
    assert options(regions["board"]) == {"tower a1", "tower m10"}
    assert with_rule(regions["board"], "tower a10")["data-rule"] == "DQR-GAP-50"
    assert "Hugo the Glorious" in all_text(regions["options"])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_after_a_death_nobody_looks_at_the_fight_any_more(seat: int | None) -> None:
    assert shown(fallen(), seat)["fight"] == ""


def test_the_others_wait_for_the_neighbour_of_the_dead() -> None:
    for seat in (0, 2, None):
        assert "Waiting for Bruno …" in all_text(shown(fallen(), seat)["prompt"])


def test_spending_determination_is_a_choice_with_a_number() -> None:
    game = scene(
        "hugo", "lindel", at=["c3", "m1"], tiles={"c3": "portcullis_01@2"},
        determination={0: 2}, dice=[6, 6],
    )  # fmt: skip
    act(game, 0, next(o for o in game.pending[0].options if o.startswith("move ")))
    asked = shown(game)["options"]
    assert options(asked) == {"spend none", "spend 1", "spend 2"}
    parsed(asked)
