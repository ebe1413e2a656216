"""The map: tiles and doors, figures with their numbers, what can be reached, what stays hidden."""

import pytest

import delvers
from delvers.draw import regions
from delvers.games.plungin.pictures.map import extent_of
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Chest, Door, Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from delvers.text import LANGUAGES, words
from tests.games.plungin.pictures.scenes import (
    drawn_for,
    elements,
    found,
    labels,
    map_for,
    words_in,
)
from tests.games.plungin.rules.scene import act, hero, monster, scene, state_of
from tests.games.raiders.pictures.scenes import parsed


def fight(**more: object) -> Game:
    """Brannoc and Sable in a room with two goblins and an orc."""
    return scene(
        "brannoc_vale",
        "sable_wick",
        at=[(2, 2), (4, 4)],
        monsters=[("goblin", (2, 1)), ("goblin", (0, 5)), ("orc", (5, 0))],
        **more,  # type: ignore[arg-type]
    )


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", BOX.tiles)
def test_every_tile_can_lie_on_the_map(tile: str, turns: int) -> None:
    drawn = map_for(scene("brannoc_vale", tile=tile, turns=turns))
    assert found(drawn, f"dp-floor-{tile}-{turns}") is not None


def test_a_tile_that_lies_twice_is_drawn_once() -> None:
    game = scene("brannoc_vale", tile="room_4x4", beyond={"north": "room_4x4"})
    drawn = map_for(game)
    uses = [one for one in elements(drawn) if one.get("href") == "#dp-floor-room_4x4-0"]
    assert len(uses) == len(state_of(game).tiles) == 2
    assert drawn.count('id="dp-floor-room_4x4-0"') == 1


def test_the_map_is_as_large_as_what_is_explored() -> None:
    one = extent_of(drawn_for(scene("brannoc_vale", tile="room_4x4")))
    two = extent_of(drawn_for(scene("brannoc_vale", tile="room_4x4", beyond={"east": "room_6x6"})))
    assert two.wide - one.wide == 6 * 40


def test_there_is_no_map_before_there_is_a_dungeon() -> None:
    game = delvers.new("plungin", seats=1, seed=1, options={"campaign": True})
    assert map_for(game) == ""


def test_columns_and_rows_are_numbered_as_options_name_them() -> None:
    texts = words_in(parsed(map_for(scene("brannoc_vale", tile="room_4x4"))))
    assert {"0", "1", "2", "3"} <= {*texts}


def test_stone_that_a_spell_has_taken_away_is_gone_from_the_map() -> None:
    game = scene("brannoc_vale", tile="room_6x6_pillars")
    assert "#dp-cleared" not in map_for(game)
    del state_of(game).terrain[square_at(1, 1)]
    assert map_for(game).count("#dp-cleared") == 1


# -- doors and chests ------------------------------------------------------------------------------


def door_said(door: Door, **more: object) -> str:
    """What a door to the north says of itself."""
    game = scene("brannoc_vale", doors={"north": door}, **more)  # type: ignore[arg-type]
    return labels(map_for(game))["door-0"]


def test_doors_say_what_is_known_of_them() -> None:
    assert door_said(Door()) == "Door 0, closed, nobody has been behind it"
    assert "locked, Difficulty 3" in door_said(Door(is_locked=True, difficulty=3))
    assert "Great Door 0" in door_said(Door(kind="great", is_locked=True, difficulty=4))
    assert "its lock is ruined" in door_said(Door(is_ruined=True, is_locked=True))
    assert "it leads nowhere" in door_said(Door(is_blind=True))
    assert door_said(Door(is_exit=True, is_open=True)) == "The way out"
    assert "open" in door_said(Door(is_open=True), beyond={"north": "room_4x4"})


def test_light_falls_through_doors_that_nobody_has_opened() -> None:
    closed = scene("brannoc_vale", doors={"north": Door()})
    known = scene("brannoc_vale", doors={"north": Door()}, beyond={"north": "room_4x4"})
    assert 'class="unknown"' in map_for(closed)
    assert 'class="unknown"' not in map_for(known)


def test_a_lock_shows_its_difficulty_and_a_door_its_number() -> None:
    drawn = map_for(scene("brannoc_vale", doors={"north": Door(is_locked=True, difficulty=7)}))
    assert "7" in words_in(parsed(drawn))


def test_a_trap_is_shown_once_it_is_found() -> None:
    game = scene("brannoc_vale", doors={"north": Door(trap="swinging_axe", difficulty=1)})
    assert "Swinging Axe" not in map_for(game)
    state_of(game).doors[0].is_aware = True
    assert "trap: Swinging Axe" in labels(map_for(game))["door-0"]


def test_an_unknown_trap_leaves_no_trace_in_the_drawing() -> None:
    def drawn(trap: str) -> str:
        return map_for(scene("brannoc_vale", doors={"north": Door(trap=trap, is_locked=True)}))

    assert drawn(UNKNOWN) == drawn("swinging_axe")


def test_chests_and_cages_say_what_they_are() -> None:
    chests = [
        Chest(at=square_at(0, 0), is_locked=True, difficulty=2),
        Chest(at=square_at(1, 0), is_open=True),
        Chest(at=square_at(2, 0), kind="cage"),
    ]
    said = labels(map_for(scene("brannoc_vale", at=[(3, 3)], chests=chests)))
    assert said["chest-0"] == "Chest 0, closed, locked, Difficulty 2"
    assert said["chest-1"] == "Chest 1, open"
    assert said["chest-2"] == "Cage 2, closed"


def test_hazards_and_things_that_lie_about_have_names() -> None:
    game = scene("brannoc_vale", at=[(3, 3)])
    state_of(game).hazards.append(Hazard("choking_gas", [square_at(0, 0), square_at(1, 0)]))
    state_of(game).lying[square_at(5, 5)] = ["dagger"]
    said = [one.get("aria-label") for one in elements(map_for(game))]
    assert "Choking Gas" in said
    assert "Dagger" in said


@pytest.mark.parametrize("mark", "rco")
def test_rubble_chasms_and_pits_are_drawn_where_they_are(mark: str) -> None:
    game = scene("brannoc_vale", at=[(3, 3)])
    state_of(game).terrain[square_at(1, 1)] = mark
    use = next(one for one in elements(map_for(game)) if one.get("href") == f"#dp-on-{mark}")
    assert use.get("transform") == "translate(40 40)"


# -- figures ---------------------------------------------------------------------------------------


def test_heroes_bear_their_initials_and_monsters_their_numbers() -> None:
    drawn = map_for(fight())
    assert "B" in words_in(found(drawn, "piece-0"))
    assert "11" in words_in(found(drawn, "piece-11"))


def test_heroes_with_the_same_initial_bear_two_letters() -> None:
    drawn = map_for(scene("sable_wick", "sister_ivenne"))
    assert "Sa" in words_in(found(drawn, "piece-0"))
    assert "Si" in words_in(found(drawn, "piece-1"))


def test_figures_say_their_life_and_their_conditions() -> None:
    said = labels(map_for(fight(life={0: 4}, conditions={0: {"burning": 0}})))
    assert said["piece-0"] == "Brannoc Vale: life 4 of 9. Burning"
    assert said["piece-12"].startswith("Orc 12: life 6 of 6. ")


def test_how_watchful_a_monster_is_stands_in_words_too() -> None:
    game = fight()
    monster(game).state = "sleeping"
    assert labels(map_for(game))["piece-10"].endswith("asleep")


def test_of_a_boss_only_the_damage_is_shown() -> None:
    game = scene("brannoc_vale", at=[(2, 2)], monsters=[("demon", (2, 0))])
    monster(game).damage = 5
    assert "damage 5" in labels(map_for(game))["piece-10"]


def test_every_condition_is_a_sign_with_its_name() -> None:
    for id in BOX.conditions:
        game = scene("brannoc_vale", monsters=[("orc", (5, 5))])
        hero(game).conditions[id] = monster(game).conditions[id] = Duration.own_turns(2)
        drawn, name = map_for(game), words("en").name("plungin", id)
        assert name in words_in(found(drawn, "piece-0"))
        assert name in words_in(found(drawn, "piece-10"))


def test_many_conditions_become_a_number() -> None:
    game = scene("brannoc_vale")
    hero(game).conditions.update(dict.fromkeys([*BOX.conditions][:7], Duration.own_turns(1)))
    assert "+4" in words_in(found(map_for(game), "piece-0"))


def test_the_hero_in_turn_stands_in_light() -> None:
    assert 'class="halo"' in map_for(fight())


def test_facing_is_shown_where_it_matters() -> None:
    plain, facing = (fight(rules=Rules(facing=is_on)) for is_on in (False, True))
    assert len(elements(map_for(facing))) > len(elements(map_for(plain)))


def test_names_are_escaped() -> None:
    game = scene("brannoc_vale")
    hero(game).id = "<script>&"
    hero(game).name = "<b>"
    assert "<script>" not in map_for(game)
    parsed(map_for(game))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_map_is_well_formed_for_everybody(seat: int | None, lang: str) -> None:
    ids = [one.get("id") for one in elements(map_for(fight(), seat, lang)) if one.get("id")]
    assert len(ids) == len({*ids})


def test_no_two_things_on_the_page_have_the_same_id() -> None:
    page = "".join(regions(drawn_for(fight())).values())
    ids = [one.get("id") for one in elements(page) if one.get("id")]
    assert len(ids) == len({*ids})


def test_all_that_the_map_uses_is_defined_on_the_page() -> None:
    page = "".join(regions(drawn_for(fight())).values())
    ids = {one.get("id") for one in elements(page)}
    assert {one.attrib["href"][1:] for one in elements(page) if one.tag == "use"} <= ids


# -- reach -----------------------------------------------------------------------------------------


def test_squares_within_reach_are_tinted_for_the_hero_in_turn_only() -> None:
    assert 'class="reach-edge"' in map_for(fight(), 0)
    assert 'class="reach-edge"' not in map_for(fight(), 1)


def test_reachable_squares_beside_a_monster_are_marked() -> None:
    assert 'class="threat"' in map_for(fight())
    assert 'class="threat"' not in map_for(scene("brannoc_vale"))


def test_the_window_shows_the_hero_in_turn_first() -> None:
    game = scene("brannoc_vale", at=[(0, 0)], tile="room_8x8")
    before = next(one for one in elements(map_for(game)) if one.get("class") == "map-centre")
    act(game, 0, "move", "east")
    after = next(one for one in elements(map_for(game)) if one.get("class") == "map-centre")
    assert before.get("style") != after.get("style")
