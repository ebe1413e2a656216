"""The figures of tiles and adventures, as they are printed."""

from typing import Final

TILES: Final = {
    "entrance": (
        "kind entrance; drawing ###DD###\n"
        "#......#\n"
        "#......#\n"
        "D......D\n"
        "D......D\n"
        "#......#\n"
        "#......#\n"
        "###XX###\n"
    ),
    "corridor_straight": (
        "kind corridor; drawing ###DD###\n"
        "###..###\n"
        "###..###\n"
        "###..###\n"
        "###..###\n"
        "###..###\n"
        "###..###\n"
        "###DD###\n"
        "; blocks 3, 1, 3, 1, 3, 3, 3, 3, 3, 5, 3, 5"
    ),
    "corridor_corner": (
        "kind corridor; drawing ########\n"
        "########\n"
        "########\n"
        "###....D\n"
        "###....D\n"
        "###..###\n"
        "###..###\n"
        "###DD###\n"
        "; blocks 3, 5, 3, 5, 3, 3, 3, 3, 5, 3, 5, 3"
    ),
    "corridor_t": (
        "kind corridor; drawing ########\n"
        "########\n"
        "########\n"
        "D......D\n"
        "D......D\n"
        "###..###\n"
        "###..###\n"
        "###DD###\n"
        "; blocks 1, 3, 3, 3, 5, 3, 3, 5"
    ),
    "corridor_x": (
        "kind corridor; drawing ###DD###\n"
        "###..###\n"
        "###..###\n"
        "D......D\n"
        "D......D\n"
        "###..###\n"
        "###..###\n"
        "###DD###\n"
        "; blocks 3, 1, 3, 1, 1, 3, 1, 3, 3, 3, 3, 3, 5, 3, 5, 3, 3, 5, 3, 5"
    ),
    "corridor_long": (
        "kind corridor; drawing #DD#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#..#\n"
        "#DD#\n"
        "; blocks 1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1, 7, 1, 8, 1, 9, 1, 10, 1, 11, 1, "
        "12; cells 0, 0, 0, 0, 1, 0, 1, 0"
    ),
    "room_4x4_alcove": (
        "kind room; drawing ######\n#....#\n#....#\n##..##\n##..##\n##DD##\n; again yes"
    ),
    "room_6x6": (
        "kind room; drawing ###DD###\n"
        "#......#\n"
        "#......#\n"
        "D......D\n"
        "D......D\n"
        "#......#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "room_6x6_pillars": (
        "kind room; drawing ###DD###\n"
        "#......#\n"
        "#.P..P.#\n"
        "D......D\n"
        "D......D\n"
        "#.P..P.#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "room_6x6_jagged": (
        "kind room; drawing ###DD###\n"
        "##....##\n"
        "#......#\n"
        "D......D\n"
        "D......D\n"
        "#......#\n"
        "##....##\n"
        "###DD###\n"
    ),
    "room_6x6_ell": (
        "kind room; drawing ###DD###\n"
        "#....###\n"
        "#....###\n"
        "D....###\n"
        "D......D\n"
        "#......D\n"
        "#......#\n"
        "###DD###\n"
        "; again yes"
    ),
    "room_6x6_pool": (
        "kind room; drawing ###DD###\n"
        "#......#\n"
        "#......#\n"
        "D..~~..D\n"
        "D..~~..D\n"
        "#......#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "room_6x6_dais": (
        "kind room; drawing ###DD###\n"
        "#......#\n"
        "#.OOOO.#\n"
        "D......D\n"
        "D......D\n"
        "#......#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "room_6x6_rubble": (
        "kind room; drawing ###DD###\n"
        "#O.....#\n"
        "#......#\n"
        "D...O..D\n"
        "D......D\n"
        "#..O...#\n"
        "#.....O#\n"
        "###DD###\n"
    ),
    "room_4x6": (
        "kind room; drawing ##DD##\n#....#\n#....#\nD....D\nD....D\n#....#\n#....#\n##DD##\n"
    ),
    "room_4x4": ("kind room; drawing ##DD##\n#....#\nD....D\nD....D\n#....#\n##DD##\n"),
    "room_8x8": (
        "kind room; drawing ####DD####\n"
        "#........#\n"
        "#........#\n"
        "#........#\n"
        "D........D\n"
        "D........D\n"
        "#........#\n"
        "#........#\n"
        "#........#\n"
        "####DD####\n"
    ),
    "room_8x6": (
        "kind room; drawing ####DD####\n"
        "#........#\n"
        "#........#\n"
        "D........D\n"
        "D........D\n"
        "#........#\n"
        "#........#\n"
        "####DD####\n"
    ),
    "healing_fountain": (
        "kind special; drawing ###DD###\n"
        "#......#\n"
        "#......#\n"
        "D..FF..D\n"
        "D..FF..D\n"
        "#......#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "sarcophagus": (
        "kind special; drawing ###DD###\n"
        "#......#\n"
        "#......#\n"
        "D..SS..D\n"
        "D..SS..D\n"
        "#......#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "library": (
        "kind special; drawing ###DD###\n"
        "#BB..BB#\n"
        "#......#\n"
        "D..TT..D\n"
        "D......D\n"
        "#......#\n"
        "#BB..BB#\n"
        "###DD###\n"
    ),
    "altar": (
        "kind special; drawing ########\n"
        "#..AA..#\n"
        "#......#\n"
        "D......D\n"
        "D......D\n"
        "#.P..P.#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "armoury": (
        "kind special; drawing ###DD###\n"
        "#W....W#\n"
        "#W....W#\n"
        "D......D\n"
        "D......D\n"
        "#W....W#\n"
        "#W....W#\n"
        "###DD###\n"
    ),
    "alchemists_den": (
        "kind special; drawing ###DD###\n"
        "#......#\n"
        "#.TT...#\n"
        "D......D\n"
        "D......D\n"
        "#...HH.#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "cells": (
        "kind special; drawing ##DD##\n#O..O#\n#....#\n#O..O#\n#....#\n#O..O#\n#....#\n##DD##\n"
    ),
    "foremans_den": (
        "kind special; drawing ########\n"
        "#W....W#\n"
        "#......#\n"
        "#..HH..#\n"
        "#......#\n"
        "#......#\n"
        "#......#\n"
        "###DD###\n"
    ),
    "web_gallery": (
        "kind special; drawing ##########\n"
        "#..O..O..#\n"
        "#........#\n"
        "D...OO...#\n"
        "D...OO...#\n"
        "#........#\n"
        "#..O..O..#\n"
        "##########\n"
    ),
    "winding_room": (
        "kind special; drawing ########\n"
        "#.P..P.#\n"
        "#......#\n"
        "D..HH..#\n"
        "D..HH..#\n"
        "#......#\n"
        "#.P..P.#\n"
        "########\n"
    ),
    "lamp_station": ("kind special; drawing ##DD##\n#....#\nD.HH.D\nD....D\n#....#\n##DD##\n"),
    "eye_of_death": (
        "kind unique; drawing ########\n"
        "#......#\n"
        "#..EE..#\n"
        "#.EEEE.#\n"
        "#.EEEE.#\n"
        "#..EE..#\n"
        "#......#\n"
        "###GG###\n"
    ),
    "orc_moot": (
        "kind unique; drawing ######DD######\n"
        "#..P......P..#\n"
        "#............#\n"
        "G......OO....D\n"
        "G......OO....D\n"
        "#............#\n"
        "#..P......P..#\n"
        "##############\n"
    ),
    "drowned_belfry": (
        "kind unique; drawing ############\n"
        "###......###\n"
        "##........##\n"
        "#..~~..~~..#\n"
        "#..~~..~~..#\n"
        "#....OO....#\n"
        "#....OO....#\n"
        "#..~~..~~..#\n"
        "#..~~..~~..#\n"
        "##........##\n"
        "###......###\n"
        "#####GG#####\n"
        "; again yes"
    ),
    "morrow_crypt": (
        "kind unique; drawing ##############\n"
        "#....KKKK....#\n"
        "#............#\n"
        "#..P......P..#\n"
        "#............#\n"
        "#.CC......CC.#\n"
        "#............#\n"
        "#............#\n"
        "#.CC......CC.#\n"
        "#............#\n"
        "#..P......P..#\n"
        "#............#\n"
        "#............#\n"
        "######GG######\n"
    ),
    "wyrm_hall": (
        "kind unique; drawing ##############\n"
        "###........###\n"
        "##..........##\n"
        "#...PP..PP...#\n"
        "#............#\n"
        "#............#\n"
        "#....OOOO....#\n"
        "#....OOOO....#\n"
        "#............#\n"
        "#............#\n"
        "#...PP..PP...#\n"
        "##..........##\n"
        "###........###\n"
        "######GG######\n"
    ),
}
PACKS: Final = {
    "bell_under_harrow": {
        "hero_levels": "2, 3",
        "ends": "drowned_belfry",
        "stages": (
            "level 2; n 7; x 6; great_difficulty 2; great_trap rockfall, level 3; n 5; x "
            "6; great_difficulty 2; great_trap frost_glyph; monsters 8"
        ),
        "locations": (
            "dice 1d20; rows low 1; high 3; tile corridor_straight; doors 2, low 4; high "
            "4; tile corridor_long; doors 2, low 5; high 5; tile corridor_corner; doors "
            "2, low 6; high 7; tile corridor_t; doors 3, low 8; high 8; tile corridor_x; "
            "doors 4, low 9; high 10; tile room_4x6; doors 2, low 11; high 12; tile "
            "room_6x6; doors 2, low 13; high 13; tile room_6x6; doors 3, low 14; high 14;"
            " tile room_6x6_pool; doors 3, low 15; high 15; tile room_6x6_rubble; doors "
            "2, low 16; high 16; tile room_8x6; doors 3, low 17; high 17; tile "
            "room_6x6_ell; doors 3, low 18; high 18; tile room_4x4_alcove; doors 1, low "
            "19; high 20; special yes"
        ),
        "doors": (
            "dice 1d6; rows low 1; high 2, low 3; high 4; kind locked; difficulty 1, low "
            "5; high 5; kind locked; difficulty 2, low 6; high 6; kind locked; difficulty"
            " 3, low 7; kind great; difficulty 2"
        ),
        "events": (
            "dice 1d12; rows low 1; high 1; event ev_quiet, low 2; high 2; event ev_bell,"
            " low 3; high 4; event ev_wandering, low 5; high 5; event ev_patrol, low 6; "
            "high 6; event ev_trap_rocks, low 7; high 7; event ev_trap_pit, low 8; high "
            "8; event ev_trap_axe, low 9; high 9; event ev_hidden_cache, low 10; high 10;"
            " event ev_secret_door, low 11; high 11; event ev_inscription, low 12; high "
            "12; event ev_lost_peddler"
        ),
        "encounters": (
            "dice 1d12; rows low 1; high 1, low 2; high 2; chests 1; difficulty 2, low 3;"
            " high 6; monsters yes, low 7; high 9; monsters yes; chests 1; difficulty 2, "
            "low 10; high 11; monsters yes; chests 2; difficulty 2, low 12; high 12; "
            "monsters yes; chests 1; difficulty 3"
        ),
        "chests": "dice 1d6; rows low 1; high 2, low 3; high 6; locked yes",
        "monsters": (
            "dice 1d12; rows low 1; high 1; group monster goblin; count 4, monster "
            "goblin_archer; count 1, low 2; high 2; group monster orc; count 3, low 3; "
            "high 3; group monster orc; count 2, monster orc_archer; count 1, low 4; high"
            " 4; group monster hobgoblin_guard; count 3, low 5; high 5; group monster "
            "orc; count 1, monster goblin; count 2, monster orc_shaman; count 1, low 6; "
            "high 6; group monster ogre; count 1, monster goblin; count 2, low 7; high 7;"
            " group monster orc_chief; count 1, monster orc; count 1, monster "
            "goblin_archer; count 1, low 8; high 8; group monster wolf; count 4, low 9; "
            "high 9; group monster giant_spider; count 3, low 10; high 10; group monster "
            "mire_crawler; count 1, monster giant_spider; count 2, low 11; high 11; group"
            " monster cultist; count 3, low 12; high 12; group monster ghoul; count 3, "
            "low 13; high 13; group monster zombie; count 4, low 14; high 14; group "
            "monster skeleton; count 5, low 15; high 15; group monster skeleton; count 3,"
            " monster ghoul; count 2, low 16; high 16; group monster cultist; count 2, "
            "monster zombie; count 2, low 17; high 17; group monster wraith; count 1, "
            "monster skeleton; count 2, low 18; high 18; group monster gargoyle; count 2,"
            " monster skeleton; count 2, low 19; high 19; group monster werewolf; count "
            "1, monster wolf; count 3, low 20; high 20; group monster dark_warden; count "
            "1, monster cultist; count 1, monster ghoul; count 2"
        ),
        "attention": (
            "dice 1d8; rows high 1; state sleeping, low 2; high 2; state surprised, low "
            "3; high 5, low 6; high 7; state alert, low 8; state ambush"
        ),
        "specials": (
            "dice 1d8; rows low 1; high 2; location healing_fountain, low 3; high 3; "
            "location sarcophagus, low 4; high 4; location library, low 5; high 5; "
            "location armoury, low 6; high 6; location cells, low 7; high 7; location "
            "alchemists_den, low 8; high 8; location web_gallery"
        ),
        "uniques": (
            "dice in order; rows low 1; high 1; location orc_moot, low 2; high 2; "
            "location drowned_belfry"
        ),
        "door_traps": (
            "dice 1d8; rows low 1; high 2, low 3; high 3; trap dart_volley, low 4; high "
            "4; trap falling_net, low 5; high 5; trap spear_trap, low 6; high 6; trap "
            "poisoned_needle, low 7; high 7; trap frost_glyph, low 8; high 8; trap "
            "pit_trap"
        ),
        "chest_traps": (
            "dice 1d10; rows low 1; high 2, low 3; high 3; trap dart_volley, low 4; high "
            "4; trap choking_gas, low 5; high 5; trap alarm_chimes, low 6; high 6; trap "
            "poisoned_needle, low 7; high 7; trap swinging_axe, low 8; high 8; trap "
            "fireball_trap, low 9; high 9; trap memory_mist, low 10; high 10; trap "
            "explosive_rune"
        ),
        "treasure": (
            "dice 1d20; rows low 1; high 1; table CU, low 2; high 3; gold 2d6x4, low 4; "
            "high 5; gold 2d6x6, low 6; high 6; item garnet, low 7; high 7; item opal, "
            "low 8; high 8; item silver_chalice, low 9; high 10; item potion_healing; "
            "count 2, low 11; high 11; item potion_greater_healing, low 12; high 12; item"
            " shrine_medal; unique yes, low 13; high 13; item vipers_kiss; unique yes, "
            "low 14; high 14; item shadow_leathers; unique yes, low 15; high 15; item "
            "spell_book_lesser, low 16; high 16; item tome_of_knowledge; unique yes, low "
            "17; high 17; item key, low 18; high 18; item recipe_scroll, low 19; high 20;"
            " item great_key; most 2; then 1d6x10"
        ),
        "unique_locations": (
            "tile orc_moot; doors 3; boss orc_leader; boss_at O; group monster orc; count"
            " 2, monster goblin_archer; count 1; state unaware; chests 2, tile "
            "drowned_belfry; boss mother_hollow; boss_at O; group monster skeleton; count"
            " 3, monster ghoul; count 1; state unaware"
        ),
        "tasks": (
            "when cleared orc_moot; exp 120; gold 200, when boss mother_hollow; exp 180; "
            "gold 0, when won; exp 100; gold 400"
        ),
        "great_keys": "2",
        "key_carriers": "monster orc_chief; die_from 4",
        "winch": "orc_moot",
    },
    "lamplighters_road": {
        "hero_levels": "4, 5",
        "ends": "morrow_crypt",
        "stages": ("level 4; n 8; x 8; great_difficulty 3; great_trap explosive_rune"),
        "locations": (
            "dice 1d20; rows low 1; high 2; tile corridor_straight; doors 2, low 3; high "
            "4; tile corridor_long; doors 2, low 5; high 5; tile corridor_corner; doors "
            "2, low 6; high 6; tile corridor_t; doors 3, low 7; high 7; tile corridor_x; "
            "doors 4, low 8; high 9; tile room_6x6; doors 2, low 10; high 10; tile "
            "room_6x6_pillars; doors 3, low 11; high 11; tile room_6x6_dais; doors 2, low"
            " 12; high 12; tile room_6x6_pool; doors 3, low 13; high 13; tile room_8x6; "
            "doors 3, low 14; high 14; tile room_8x8; doors 3, low 15; high 15; tile "
            "room_4x6; doors 2, low 16; high 16; tile room_4x4; doors 1, low 17; high 20;"
            " special yes"
        ),
        "doors": (
            "dice 1d8; rows low 1; high 3, low 4; high 5; kind locked; difficulty 2, low "
            "6; high 7; kind locked; difficulty 3, low 8; high 8; kind locked; difficulty"
            " 4, low 9; kind great; difficulty 3"
        ),
        "events": (
            "dice 1d12; rows low 1; high 1; event ev_quiet, low 2; high 3; event "
            "ev_guttering, low 4; high 4; event ev_moths, low 5; high 6; event "
            "ev_wandering, low 7; high 7; event ev_patrol, low 8; high 8; event "
            "ev_trap_blade, low 9; high 9; event ev_trap_chasm, low 10; high 10; event "
            "ev_whispers, low 11; high 11; event ev_hidden_cache, low 12; high 12; event "
            "ev_inscription"
        ),
        "encounters": (
            "dice 1d12; rows low 1; high 2, low 3; high 3; chests 1; difficulty 3, low 4;"
            " high 6; monsters yes, low 7; high 9; monsters yes; chests 1; difficulty 3, "
            "low 10; high 11; monsters yes; chests 2; difficulty 3, low 12; high 12; "
            "monsters yes; chests 1; difficulty 4"
        ),
        "chests": "dice 1d6; rows low 1; high 2, low 3; high 6; locked yes",
        "monsters": (
            "dice 1d12; rows low 1; high 1; group monster werewolf; count 2, monster "
            "wolf; count 2, low 2; high 2; group monster gargoyle; count 3, low 3; high "
            "3; group monster wraith; count 3, low 4; high 4; group monster ghoul; count "
            "4, monster wraith; count 1, low 5; high 5; group monster dark_warden; count "
            "3, low 6; high 6; group monster mummy; count 1, monster zombie; count 3, low"
            " 7; high 7; group monster fire_hound; count 3, low 8; high 8; group monster "
            "troll; count 1, monster ogre; count 1, low 9; high 9; group monster "
            "evil_sorcerer; count 1, monster dark_warden; count 1, monster zombie; count "
            "2, low 10; high 10; group monster stone_golem; count 1, monster gargoyle; "
            "count 1, low 11; high 11; group monster minotaur; count 1, monster werewolf;"
            " count 1, low 12; high 12; group monster vampire; count 1, monster ghoul; "
            "count 2"
        ),
        "attention": (
            "dice 1d8; rows high 1; state sleeping, low 2; high 2; state surprised, low "
            "3; high 5, low 6; high 7; state alert, low 8; state ambush"
        ),
        "specials": (
            "dice 1d10; rows low 1; high 2; location lamp_station, low 3; high 4; "
            "location healing_fountain, low 5; high 5; location sarcophagus, low 6; high "
            "6; location library, low 7; high 7; location altar, low 8; high 8; location "
            "alchemists_den, low 9; high 10; location winding_room"
        ),
        "uniques": "dice in order; rows low 1; high 1; location morrow_crypt",
        "door_traps": (
            "dice 1d8; rows low 1; high 2, low 3; high 3; trap frost_glyph, low 4; high "
            "4; trap spear_trap, low 5; high 5; trap choking_gas, low 6; high 6; trap "
            "poisoned_needle, low 7; high 7; trap memory_mist, low 8; high 8; trap "
            "explosive_rune"
        ),
        "chest_traps": (
            "dice 1d10; rows low 1; high 2, low 3; high 3; trap frost_glyph, low 4; high "
            "4; trap choking_gas, low 5; high 5; trap biting_lid, low 6; high 6; trap "
            "poisoned_needle, low 7; high 7; trap alarm_chimes, low 8; high 8; trap "
            "fireball_trap, low 9; high 9; trap memory_mist, low 10; high 10; trap "
            "explosive_rune"
        ),
        "treasure": (
            "dice 1d20; rows low 1; high 1; table CU, low 2; high 3; gold 2d6x10, low 4; "
            "high 5; gold 3d6x10, low 6; high 6; item ruby, low 7; high 7; item "
            "gold_idol, low 8; high 8; item potion_greater_healing, low 9; high 9; item "
            "potion_revival, low 10; high 10; item potion_memory, low 11; high 11; item "
            "holy_water; count 3, low 12; high 12; item ring_of_warding; unique yes, low "
            "13; high 13; item mirror_shield; unique yes, low 14; high 14; item "
            "pane_of_dawn; unique yes, low 15; high 15; item spell_book_greater, low 16; "
            "high 16; item tome_of_knowledge_greater; unique yes, low 17; high 17; item "
            "key, low 18; high 18; item recipe_scroll, low 19; high 20; item great_key; "
            "unique yes; then 3d6x10"
        ),
        "unique_locations": (
            "tile morrow_crypt; boss count_morrow; boss_at 6,3; group monster ghoul; "
            "count 2, monster shadow_knight; count 1; state unaware; chests 2; chests_at "
            "1, 12, 12, 12"
        ),
        "tasks": (
            "when boss count_morrow; exp 400; gold 600, when cleared morrow_crypt; exp "
            "150; gold 0, when escort_lives; exp 150; gold 600, when pane_set; exp 40; "
            "gold 0"
        ),
        "key_carriers": "monster evil_sorcerer; die_from 3",
        "oil": "60",
        "escort": ("stats ATK 2, DEF 6, MAG 1, MOV 4, LIFE 8, RES 3, DEX 3, WIT 4; weapon 1"),
    },
    "tapping_in_the_wall": {
        "hero_levels": "1, 1",
        "ends": "eye_of_death",
        "stages": ("level 1; n 12; x 6; great_difficulty 2; great_trap swinging_axe"),
        "locations": (
            "dice 1d20; rows low 1; high 3; tile corridor_straight; doors 2, low 4; high "
            "5; tile corridor_corner; doors 2, low 6; high 7; tile corridor_t; doors 3, "
            "low 8; high 8; tile corridor_x; doors 4, low 9; high 10; tile room_4x6; "
            "doors 2, low 11; high 12; tile room_6x6; doors 2, low 13; high 14; tile "
            "room_6x6; doors 3, low 15; high 15; tile room_6x6_pillars; doors 3, low 16; "
            "high 16; tile room_6x6_jagged; doors 2, low 17; high 17; tile room_4x4; "
            "doors 1, low 18; high 18; tile room_6x6_rubble; doors 2, low 19; high 20; "
            "special yes"
        ),
        "doors": (
            "dice 1d6; rows low 1; high 3, low 4; high 5; kind locked; difficulty 1, low "
            "6; high 6; kind locked; difficulty 2, low 7; kind great; difficulty 2"
        ),
        "events": (
            "dice 1d12; rows low 1; high 2; event ev_quiet, low 3; high 3; event "
            "ev_tapping, low 4; high 5; event ev_wandering, low 6; high 6; event "
            "ev_scratching, low 7; high 7; event ev_trap_spears, low 8; high 8; event "
            "ev_trap_rocks, low 9; high 9; event ev_hidden_cache, low 10; high 10; event "
            "ev_dead_explorer, low 11; high 11; event ev_hook_of_keys, low 12; high 12; "
            "event ev_dry_spring"
        ),
        "encounters": (
            "dice 1d12; rows low 1; high 2, low 3; high 3; chests 1; difficulty 1, low 4;"
            " high 6; monsters yes, low 7; high 9; monsters yes; chests 1; difficulty 1, "
            "low 10; high 11; monsters yes; chests 2; difficulty 1, low 12; high 12; "
            "monsters yes; chests 1; difficulty 2"
        ),
        "chests": "dice 1d6; rows low 1; high 3, low 4; high 6; locked yes",
        "monsters": (
            "dice 1d20; rows low 1; high 1; group monster giant_rat; count 1d4+4, low 2; "
            "high 2; group monster cave_bat; count 1d4+3, low 3; high 5; group monster "
            "goblin; count 4, low 6; high 7; group monster goblin; count 3, monster "
            "goblin_archer; count 1, low 8; high 9; group monster goblin; count 2, "
            "monster goblin_archer; count 2, low 10; high 11; group monster gremlin; "
            "count 3, low 12; high 13; group monster skeleton; count 3, low 14; high 14; "
            "group monster skeleton; count 4, low 15; high 15; group monster wolf; count "
            "3, low 16; high 16; group monster wolf; count 4, low 17; high 17; group "
            "monster kobold_sapper; count 2, monster goblin; count 2, low 18; high 18; "
            "group monster goblin; count 3, monster orc; count 1, low 19; high 19; group "
            "monster cultist; count 1, monster gremlin; count 3, low 20; high 20; group "
            "monster orc; count 2, monster goblin_archer; count 1"
        ),
        "attention": (
            "dice 1d6; rows high 1; state sleeping, low 2; high 2; state surprised, low "
            "3; high 4, low 5; high 5; state alert, low 6; state ambush"
        ),
        "specials": (
            "dice 1d6; rows low 1; high 2; location healing_fountain, low 3; high 3; "
            "location sarcophagus, low 4; high 4; location library, low 5; high 5; "
            "location armoury, low 6; high 6; location foremans_den"
        ),
        "uniques": "dice in order; rows low 1; high 1; location eye_of_death",
        "door_traps": (
            "dice 1d8; rows low 1; high 3, low 4; high 4; trap dart_volley, low 5; high "
            "5; trap falling_net, low 6; high 6; trap poisoned_needle, low 7; high 7; "
            "trap spear_trap, low 8; high 8; trap swinging_axe"
        ),
        "chest_traps": (
            "dice 1d8; rows low 1; high 3, low 4; high 4; trap dart_volley, low 5; high "
            "5; trap alarm_chimes, low 6; high 6; trap poisoned_needle, low 7; high 7; "
            "trap swinging_axe, low 8; high 8; trap fireball_trap"
        ),
        "treasure": (
            "dice 1d20; rows low 1; high 1; table CU, low 2; high 4; gold 2d6x3, low 5; "
            "high 7; gold 2d6x4, low 8; high 8; item small_gem, low 9; high 9; item "
            "garnet, low 10; high 11; item potion_healing, low 12; high 12; item "
            "fire_flask; count 2, low 13; high 13; item buckler; unique yes, low 14; high"
            " 14; item lockpicks; unique yes, low 15; high 15; item spell_book_lesser, "
            "low 16; high 16; item tome_of_knowledge_lesser; unique yes, low 17; high 17;"
            " item key, low 18; high 18; item recipe_scroll, low 19; item great_key; "
            "unique yes; then 40"
        ),
        "unique_locations": (
            "tile eye_of_death; boss demon; boss_at E; group monster gremlin; count 4; "
            "state unaware"
        ),
        "tasks": (
            "when great_door_placed; exp 40; gold 0, when boss demon; exp 160; gold 0, "
            "when cleared eye_of_death; exp 100; gold 0, when won; exp 0; gold 320"
        ),
        "treasure_counts_time": "yes",
    },
}
