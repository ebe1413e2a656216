"""The clauses that the common rules cite, by what they are about; each edition has its own."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Cites:
    """Ids of clauses."""

    all_lose: str
    any_orientation: str
    below_only: str
    bridge_test: str
    cannot_discard: str
    catacomb_card: str
    catacomb_entrance_draw: str
    cave_in_draw: str
    chamber_draw: str
    chasm_draw: str
    choose_tower: str
    count_gold: str
    death_by_wounds: str
    door: str
    door_shut: str
    dragon_card: str
    drift: str
    end_order: str
    first_player: str
    heading: str
    hero_dealt: str
    lay_tile: str
    leave: str
    lighten: str
    lost_turn: str
    move: str
    no_tile: str
    occupied: str
    outer_wall: str
    pit: str
    pit_crossed: str
    pit_death: str
    portcullis: str
    portcullis_draw: str
    portcullis_failed: str
    rift: str
    rune_condition: str
    search: str
    secret_loot: str
    shuffle: str
    sole_survivor: str
    solo_win: str
    start_of_turn: str
    start_order: str
    sun_moves: str
    sunset: str
    sunset_again: str
    sunset_death: str
    sunset_roll: str
    surface: str
    test_failed: str
    test_passed: str
    tower_taken: str
    trap_chamber: str
    turn: str
    turn_marker: str
    wall: str
    wall_beyond: str
    way_below: str
    win_dearest: str
    win_gold: str
    win_most: str
    win_shared: str
