"""What can be clicked on the map: steps, squares, figures, doors, chests, new tiles."""

from dataclasses import replace

import pytest

from delvers.games.plungin.pictures.map import map_svg
from delvers.games.plungin.pictures.places import Place, place_of_option, targets
from delvers.games.plungin.rules.squares import place_of, square_at
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard
from delvers.kernel.forms import Prompt
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.pictures.scenes import (
    barred,
    drawn_for,
    elements,
    found,
    map_for,
    offered,
    words_in,
)
from tests.games.plungin.rules.scene import act, scene, shown, state_of


def asked(game: Game, *options: str, prompt: str = "choose", **refused: str) -> str:
    """The map while a seat is asked something."""
    ask = Ask(
        0,
        options,
        "DP-ROUND-06",
        Prompt(prompt),
        {one.replace("_", " "): refused[one] for one in refused},
    )
    return map_svg(replace(drawn_for(game), ask=ask))


def room() -> Game:
    """Brannoc between an orc, a door and a chest, Sable farther away."""
    return scene(
        "brannoc_vale",
        "sable_wick",
        at=[(2, 0), (5, 5)],
        doors={"north": Door(trap="", is_locked=True, difficulty=1)},
        monsters=[("orc", (3, 0))],
        chests=[Chest(at=square_at(1, 0))],
    )


def test_all_steps_of_a_move_are_arrows() -> None:
    game = scene("brannoc_vale", at=[(2, 2)])
    act(game, 0, "move")
    assert {*offered(map_for(game))} == {"north", "east", "south", "west"}


def test_the_squares_within_reach_are_one_target_that_begins_the_move() -> None:
    drawn = map_for(scene("brannoc_vale", at=[(2, 2)]))
    assert offered(drawn).count("move") == 1
    assert "4" in words_in(found(drawn, "way-move"))


def test_a_monster_carries_the_most_natural_attack_with_its_chance() -> None:
    game = scene("sable_wick", at=[(2, 2)], monsters=[("goblin", (2, 1))])
    drawn = map_for(game)
    assert [one for one in offered(drawn) if "goblin" in one] == ["attack goblin 10"]
    attack = shown(game, 0)["prospects"]["attacks"][0]
    assert f"{round(attack['chance'] / 10)}%" in words_in(found(drawn, "way-attack-goblin-10"))


def test_a_door_and_a_chest_carry_what_comes_first_to_mind() -> None:
    found = offered(map_for(room()))
    assert "pick door 0" in found
    assert "open chest 0" in found
    assert "break door 0" not in found


def test_what_a_rule_forbids_is_barred_where_nothing_else_can_be_done() -> None:
    game = scene("brannoc_vale", at=[(2, 2)], monsters=[("orc", (2, 1))], did={0: ["attack"]})
    refused = barred(asked(game, "pass", **{"attack_orc_10": "DP-ACTION-02"}))
    assert refused == {"attack orc 10": "DP-ACTION-02"}


def test_squares_are_targets_by_their_column_and_row() -> None:
    drawn = asked(room(), "square 4,3", "at -1,2")
    assert {*offered(drawn)} == {"square 4,3", "at -1,2"}
    box = next(one for one in found(drawn, "way-square-4-3") if one.get("class") == "aim")
    assert (box.get("x"), box.get("y")) == ("162", "122")


def test_heroes_are_targets_by_their_names() -> None:
    found = offered(asked(room(), "act brannoc_vale", "act sable_wick", prompt="who_acts"))
    assert found == ["act brannoc_vale", "act sable_wick"]


def test_targets_can_be_reached_and_read_without_a_mouse() -> None:
    for one in elements(map_for(room())):
        if "data-option" in one.attrib:
            assert one.get("role") == "button"
            assert one.get("tabindex") == "0"
            assert one.get("aria-label")


def test_ways_to_lay_a_tile_are_outlines_of_it() -> None:
    game = scene("brannoc_vale", at=[(2, 0)], doors={"north": Door(trap="", is_open=True)})
    drawn = asked(game, "by south at 0,-6", "by west at 0,-6", prompt="lay room_6x6_pool")
    assert {*offered(drawn)} == {"by south at 0,-6", "by west at 0,-6"}
    places = targets(replace(drawn_for(game), ask=_laying()))
    assert {place.turns for place in places} == {0, 3}


def test_each_way_to_lay_a_tile_has_a_little_picture_that_covers_no_other() -> None:
    game = scene("brannoc_vale", at=[(2, 0)], doors={"north": Door(trap="", is_open=True)})
    drawn = map_svg(replace(drawn_for(game), ask=_laying()))
    cards = [one for one in elements(drawn) if one.get("class") == "slip"]
    assert len(cards) == 2


def test_each_way_to_lay_a_tile_is_drawn_as_it_would_lie() -> None:
    game = scene("brannoc_vale", at=[(2, 0)], doors={"north": Door(trap="", is_open=True)})
    drawn = map_svg(replace(drawn_for(game), ask=_laying()))
    previews = {one.get("data-preview"): one for one in elements(drawn) if one.get("data-preview")}
    floors = {option: group[0].get("href") for option, group in previews.items()}
    assert floors == {
        "by south at 0,-6": "#dp-floor-room_6x6_pool-0",
        "by west at 0,-6": "#dp-floor-room_6x6_pool-3",
    }
    assert 'id="dp-floor-room_6x6_pool-3"' in drawn


def test_nothing_is_tinted_while_the_question_is_about_something_else() -> None:
    drawn = asked(room(), "on orc 10", prompt="aim fire_bolt")
    assert 'class="reach"' not in drawn
    assert 'class="threat"' not in drawn


def _laying() -> Ask:
    options = ("by south at 0,-6", "by west at 0,-6")
    return Ask(0, options, "DP-BUILD-15", Prompt("lay room_6x6_pool"))


def test_walls_for_new_doors_are_targets_on_the_newest_tile() -> None:
    game = scene("brannoc_vale", tile="room_4x4", doors={"north": Door()})
    ask = Ask(0, ("door east", "door south"), "DP-BUILD-29", Prompt("wall"))
    seen = replace(drawn_for(game), ask=ask)
    assert [place.kind for place in targets(seen)] == ["wall", "wall"]
    assert place_of_option(seen, "door east") == Place("wall", square_at(3, 1), 1)


@pytest.mark.parametrize(("row", "tile"), [(1, 0), (-3, 1)])
def test_a_wall_of_a_secret_door_is_on_the_hero_s_own_tile(row: int, tile: int) -> None:
    game = scene("brannoc_vale", at=[(1, row)], tile="room_4x4", beyond={"north": "room_6x6"})
    ask = Ask(0, ("door east",), "DP-BUILD-43", Prompt("wall"))
    place = place_of_option(replace(drawn_for(game), ask=ask), "door east")
    x, y = place_of(state_of(game).tiles[tile].corner)
    assert place == Place("wall", square_at(x + (3, 5)[tile], y + (1, 2)[tile]), 1)


def test_the_way_out_carries_the_leave() -> None:
    game = scene("brannoc_vale", doors={"south": Door(is_exit=True, is_open=True)})
    assert offered(asked(game, "leave dungeon")) == ["leave dungeon"]


def test_a_trap_in_play_is_a_target_where_it_is() -> None:
    game = scene("brannoc_vale")
    state_of(game).hazards.append(Hazard("buzzing_blade", [square_at(4, 4)]))
    assert offered(asked(game, "disarm buzzing_blade")) == ["disarm buzzing_blade"]


@pytest.mark.parametrize("option", ["pass", "use potion_healing", "attack orc 99", "open door 7"])
def test_options_without_a_place_are_left_to_the_list(option: str) -> None:
    assert offered(asked(room(), option)) == []


def test_nobody_else_has_targets() -> None:
    assert offered(map_for(room(), 1)) == []
    assert offered(map_for(room(), None)) == []
