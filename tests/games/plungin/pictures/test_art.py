"""Every figure, tile, door, chest, hazard and sign is a drawing of its own."""

import pytest

from delvers.games.plungin.pictures.art import doors
from delvers.games.plungin.pictures.art.furniture import FURNITURE, OF_TILES, furniture, rocks
from delvers.games.plungin.pictures.art.grounds import GROUNDS, barred_chest, bundle, chest, ground
from delvers.games.plungin.pictures.art.people import CLASSES, RACES
from delvers.games.plungin.pictures.art.signs import (
    ATTENTION,
    CONDITIONS,
    attention_sign,
    condition_sign,
)
from delvers.games.plungin.pictures.figures import FAMILIES, MONSTERS, figure
from delvers.games.plungin.pictures.floors import floor, outline, rock, walls
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.books.library import BOX
from tests.games.raiders.pictures.scenes import parsed

MADE = [f"{race}_{kin}_1" for race in RACES for kin in CLASSES]


@pytest.mark.parametrize("id", [*BOX.heroes, *BOX.monsters, *MADE, "ilse_wayman"])
def test_a_figure_is_well_formed(id: str) -> None:
    assert len([*parsed(figure(BOX, id)).iter()]) > 4


def test_every_monster_has_a_figure_of_its_own() -> None:
    assert {*MONSTERS} >= {*BOX.monsters}
    assert len({figure(BOX, id) for id in BOX.monsters}) == len(BOX.monsters)


def test_the_ready_heroes_all_look_different() -> None:
    assert len({figure(BOX, id) for id in BOX.heroes}) == len(BOX.heroes)


def test_heroes_of_every_race_and_class_look_different() -> None:
    assert {*RACES} == {*BOX.races}
    assert {*CLASSES} == {*BOX.kins}
    assert len({figure(BOX, id) for id in MADE}) == len(MADE)


def test_there_is_a_look_for_every_family_of_monsters() -> None:
    tags = {tag for book in BOX.monsters.values() for tag in book.tags}
    assert tags - {"mindless", "fireproof", "shield_bearer"} <= {*FAMILIES}


DRAWN_BY = {
    rock: ("rock-band",),
    floor: ("ground", "joints", "chips"),
    walls: ("wall",),
    outline: ("ghost", "ghost-edge"),
}
"""What every layer of a tile is drawn with."""


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("tile", BOX.tiles)
def test_a_tile_is_well_formed_however_it_lies(tile: str, turns: int) -> None:
    for layer, classes in DRAWN_BY.items():
        drawn = [one.get("class") for one in parsed(layer(BOX, tile, turns)).iter()]
        assert {*classes} <= {*drawn}, layer.__name__


def test_every_letter_in_the_drawings_of_tiles_is_furniture() -> None:
    letters = {mark for tile in BOX.tiles for mark in shape_of(BOX, tile, 0).marks.values()}
    assert letters - set(".#~") <= {*FURNITURE}


def test_what_a_letter_means_may_depend_on_the_tile() -> None:
    assert furniture("wyrm_hall", "O") is OF_TILES["wyrm_hall", "O"]
    assert furniture("room_6x6_rubble", "O") is rocks
    assert furniture("a_tile_of_ones_own", "Z") is rocks


def test_doors_are_well_formed_and_differ() -> None:
    drawn = [
        doors.closed(),
        doors.open_door(),
        doors.great(is_open=False),
        doors.great(is_open=True),
        doors.ruined(is_open=False),
        doors.ruined(is_open=True),
        doors.secret(is_open=False),
        doors.secret(is_open=True),
        doors.blind(),
        doors.way_out(),
        doors.padlock(3),
        doors.glow(),
        doors.trap_sign(),
    ]
    assert len({*map(parsed, drawn)}) == len(set(drawn)) == len(drawn)


def test_chests_are_well_formed_and_differ() -> None:
    drawn = {
        chest(is_open=False, is_locked=False),
        chest(is_open=False, is_locked=True),
        chest(is_open=True, is_locked=False),
        barred_chest(is_open=False),
        barred_chest(is_open=True),
        bundle(),
    }
    assert len(drawn) == 6
    assert all(len(parsed(one)) for one in drawn)


def test_every_trap_that_stays_has_a_look() -> None:
    staying = {id for id, trap in BOX.traps.items() if trap.stays or trap.every_round}
    assert staying <= {*GROUNDS}


@pytest.mark.parametrize("kind", [*GROUNDS, *BOX.traps, "something_new"])
def test_what_is_on_a_square_is_well_formed(kind: str) -> None:
    assert len(parsed(ground(kind)))


def test_every_condition_has_a_sign_of_its_own() -> None:
    assert {*CONDITIONS} == {*BOX.conditions}
    assert len({condition_sign(id) for id in CONDITIONS}) == len(CONDITIONS)
    assert all(len(parsed(condition_sign(id))) for id in CONDITIONS)


def test_attention_is_told_by_a_letter_too() -> None:
    assert len({attention_sign(state) for state in ATTENTION}) == len(ATTENTION) == 5
    assert all(len(parsed(attention_sign(state))) for state in ATTENTION)
