"""The figures of the companion books, entry by entry, as they are printed there."""

from typing import Final

ITEMS: Final = {
    "club": "kind weapon; price 5; shop yes; weak yes; bonus 1",
    "dagger": "kind weapon; price 15; shop yes; bonus 1; throw 3",
    "short_sword": "kind weapon; price 30; shop yes; bonus 1",
    "hand_axe": "kind weapon; price 30; shop yes; bonus 1; throw 3; breaking 1",
    "mace": "kind weapon; price 35; shop yes; bonus 1; versus skeletal 1, construct 1",
    "spear": "kind weapon; price 40; shop yes; bonus 1; reach diagonal",
    "rusty_sword": "kind weapon; price 25; shop yes; weak yes; bonus 2",
    "sword": "kind weapon; price 60; shop yes; bonus 2",
    "flail": (
        "kind weapon; price 65; shop yes; min_res 2; bonus 2; stuns_on_fumble yes; round_shields 1"
    ),
    "battle_axe": "kind weapon; price 75; shop yes; min_res 2; bonus 2; breaking 1",
    "war_hammer": "kind weapon; price 80; shop yes; min_res 3; bonus 2; push 2",
    "rapier": "kind weapon; price 85; shop yes; min_dex 3; bonus 2; counter 1",
    "silver_sword": (
        "kind weapon; price 160; shop yes; bonus 2; versus undead 1, demon 1, lycanthrope 1; "
        "silver yes"
    ),
    "fine_sword": "kind weapon; price 220; shop yes; min_res 2; bonus 3",
    "quarterstaff": "kind weapon; price 15; shop yes; bonus 1; hands 2; parry 1",
    "great_club": "kind weapon; price 20; shop yes; weak yes; min_res 3; bonus 2; hands 2",
    "felling_axe": "kind weapon; price 45; shop yes; min_res 2; bonus 2; hands 2; breaking 1",
    "pike": "kind weapon; price 90; shop yes; min_res 3; bonus 2; hands 2; reach line",
    "great_axe": "kind weapon; price 120; shop yes; min_res 3; bonus 3; hands 2; breaking 1",
    "great_sword": "kind weapon; price 130; shop yes; min_res 3; bonus 3; hands 2",
    "halberd": "kind weapon; price 150; shop yes; min_res 3; bonus 3; hands 2; reach diagonal",
    "sling": "kind weapon; price 10; shop yes; weak yes; bonus 1; range 5",
    "throwing_knives": "kind weapon; price 30; shop yes; bonus 1; range 3",
    "short_bow": "kind weapon; price 40; shop yes; bonus 1; hands 2; range 6",
    "light_crossbow": "kind weapon; price 75; shop yes; bonus 3; hands 2; range 6; reload yes",
    "long_bow": "kind weapon; price 100; shop yes; min_res 2; bonus 2; hands 2; range 8",
    "heavy_crossbow": (
        "kind weapon; price 150; shop yes; min_res 3; bonus 4; hands 2; range 8; reload yes"
    ),
    "flametongue": "kind weapon; price 320; magic yes; bonus 3; on_damage burning; fire yes",
    "frostbite_axe": (
        "kind weapon; price 320; magic yes; min_res 2; bonus 3; on_damage slowed; ice yes"
    ),
    "dawn_mace": (
        "kind weapon; price 300; magic yes; bonus 2; versus undead 2, demon 2; stats MAG 1"
    ),
    "whisper_bow": "kind weapon; price 340; magic yes; bonus 3; hands 2; range 8; quiet yes",
    "vipers_kiss": "kind weapon; price 280; magic yes; bonus 2; throw 3; on_damage weakened",
    "staff_of_cinders": "kind weapon; price 300; magic yes; bonus 1; hands 2; stats MAG 1",
    "wand_of_sparks": "kind weapon; price 260; magic yes; range 6; empties yes; attack 5",
    "giants_maul": (
        "kind weapon; price 380; magic yes; min_res 5; bonus 4; hands 2; push 2; breaking 2"
    ),
    "sunblade": "kind weapon; price 600; magic yes; bonus 4; versus undead 1, demon 1",
    "robe": "kind armour; price 10; shop yes",
    "padded_armour": "kind armour; price 12; shop yes; weak yes; bonus 1",
    "leather_armour": "kind armour; price 30; shop yes; bonus 1",
    "hide_armour": "kind armour; price 30; shop yes; bonus 1; resist ice 1; res_only yes",
    "studded_leather": "kind armour; price 60; shop yes; weak yes; bonus 2",
    "scale_armour": "kind armour; price 110; shop yes; min_res 3; bonus 2; dex_dice -1",
    "chain_shirt": "kind armour; price 130; shop yes; min_res 2; bonus 2",
    "breastplate": "kind armour; price 260; shop yes; min_res 3; bonus 3",
    "plate_armour": (
        "kind armour; price 480; shop yes; min_res 4; bonus 4; dex_dice -1; stats MOV -1"
    ),
    "battle_robe": "kind armour; price 150; bonus 1; casting 1",
    "shadow_leathers": "kind armour; price 260; bonus 2; dex_dice 1",
    "wyrmscale_mail": "kind armour; price 700; min_res 3; bonus 4; fire_less 1",
    "wooden_shield": "kind shield; price 15; shop yes; weak yes; bonus 1",
    "buckler": "kind shield; price 40; shop yes; bonus 1",
    "iron_shield": "kind shield; price 120; shop yes; min_res 3; bonus 2",
    "tower_shield": "kind shield; price 240; shop yes; min_res 4; bonus 3; stats MOV -1",
    "ironoak_shield": "kind shield; price 300; min_res 3; bonus 3",
    "mirror_shield": "kind shield; price 320; min_res 2; bonus 2; resist spell 2, breath 2",
    "iron_cap": "kind attire; price 50; shop yes; place helmet; special ignore_stun",
    "great_helm": "kind attire; price 110; shop yes; stats DEF 1, WIT -1; place helmet",
    "helm_of_the_owl": "kind attire; price 180; stats WIT 1; immune blinded; place helmet",
    "miners_hood": "kind attire; price 25; shop yes; resist stone 1; place helmet",
    "travel_cloak": (
        "kind attire; price 20; shop yes; resist ice 1, water 1; res_only yes; place cloak"
    ),
    "cloak_of_dusk": "kind attire; price 210; stats DEX 1; place cloak; special hidden_at_start",
    "ember_cloak": "kind attire; price 160; fire_less 1; immune burning; place cloak",
    "cloak_of_turning": "kind attire; price 200; stats DEF 1; place cloak",
    "bone_charm": (
        "kind attire; price 35; shop yes; resist drain 1, fear 1; res_only yes; place amulet"
    ),
    "shrine_medal": "kind attire; price 90; shop yes; resist undead 1, demon 1; place amulet",
    "amulet_of_vigour": "kind attire; price 240; max_life 2; place amulet",
    "amulet_of_second_breath": "kind attire; price 380; place amulet; special second_breath",
    "leather_boots": "kind attire; price 10; shop yes; place boots",
    "boots_of_the_hare": "kind attire; price 180; stats MOV 1; place boots",
    "iron_boots": "kind attire; price 90; shop yes; min_res 3; place boots; special refuse_push",
    "felt_slippers": "kind attire; price 60; shop yes; alert 1; place boots",
    "leather_gloves": (
        "kind attire; price 15; shop yes; resist poisoned_needle 1; res_only yes; place gloves"
    ),
    "gloves_of_the_magpie": "kind attire; price 200; stats DEX 1; place gloves",
    "gauntlets_of_the_ox": "kind attire; price 260; melee 1; place gloves",
    "silver_band": "kind attire; price 25; shop yes; place ring",
    "ring_of_recall": "kind attire; price 300; place ring; special recall",
    "ring_of_warding": "kind attire; price 240; stats DEF 1; place ring",
    "ring_of_the_adept": "kind attire; price 300; stats MAG 1; place ring",
    "ring_of_stamina": "kind attire; price 150; stats RES 1; place ring",
    "potion_minor_healing": "kind potion; price 20; shop yes; effect heal; heal 1d4",
    "potion_healing": "kind potion; price 40; shop yes; effect heal; heal 1d6+1",
    "potion_greater_healing": "kind potion; price 90; shop yes; effect heal; heal 2d6",
    "potion_antidote": "kind potion; price 20; shop yes; effect cure; ends weakened, venom",
    "potion_might": "kind potion; price 45; shop yes; effect boost; condition mighty; rounds 5",
    "potion_stoneskin": (
        "kind potion; price 45; shop yes; effect boost; condition stoneskinned; rounds 5"
    ),
    "potion_swiftness": "kind potion; price 35; shop yes; effect boost; condition hasted; rounds 5",
    "potion_clarity": "kind potion; price 50; shop yes; effect boost; condition clear; rounds 5",
    "potion_shadows": "kind potion; price 70; shop yes; effect boost; condition hidden; rounds 5",
    "potion_memory": "kind potion; price 90; shop yes; effect remember",
    "potion_cleansing": "kind potion; price 90; shop yes; effect cleanse",
    "potion_revival": "kind potion; price 150; shop yes; effect revive; heal 1d6",
    "elixir_of_vigour": "kind potion; effect vigour",
    "fire_flask": (
        "kind grenade; price 25; shop yes; range 4; on_damage burning; fire yes; effect blast; "
        "attack 4; area 1; defend best"
    ),
    "frost_flask": (
        "kind grenade; price 30; shop yes; range 4; on_damage frozen; ice yes; effect blast; "
        "attack 3; defend RES"
    ),
    "smoke_pot": "kind grenade; price 20; shop yes; range 4; effect smoke; rounds 2; square 3",
    "holy_water": "kind grenade; price 25; shop yes; range 4; effect holy_water; damage 1d4",
    "thunder_egg": (
        "kind grenade; price 40; shop yes; range 4; effect thunder; condition stunned; area 1; "
        "resist_difficulty 2"
    ),
    "whetstone": "kind gear; price 12; shop yes; effect whet; dice 1",
    "bandage": "kind gear; price 5; shop yes; effect bandage; heal 1",
    "field_rations": "kind gear; price 15; shop yes; effect rations; heal 1; most 4",
    "iron_wedge": "kind gear; price 15; shop yes; effect wedge; difficulty 2",
    "caltrops": (
        "kind gear; price 15; shop yes; effect caltrops; condition slowed; square 2; damage 1"
    ),
    "rope_and_hook": "kind gear; price 20; shop yes; kept yes; special rope",
    "lockpicks": "kind gear; price 45; shop yes; kept yes; picking 1",
    "probe_rod": "kind gear; price 40; shop yes; kept yes; detecting 1",
    "lamp_oil": "kind gear; price 8; shop yes; fire yes; effect oil; rounds 2; attack 2; "
    "defend RES; oil 6",
    "lute": "kind gear; price 30; shop yes; kept yes; special lute",
    "backpack": "kind gear; price 40; shop yes; kept yes; special backpack",
    "key": "kind key",
    "great_key": "kind key",
    "tome_of_knowledge_lesser": "kind tome; exp 40",
    "tome_of_knowledge": "kind tome; exp 80",
    "tome_of_knowledge_greater": "kind tome; exp 160",
    "spell_book_lesser": "kind spell_book; table SB1",
    "spell_book_greater": "kind spell_book; table SB2",
    "recipe_scroll": "kind recipe; table RC",
    "sacred_staff": "kind quest",
    "bell_clapper": "kind quest",
    "warlords_horn": "kind quest; slots 1; effect frighten",
    "waymans_lantern": "kind quest",
    "pane_of_dawn": "kind quest; slots 1",
    "cursed_leaden_blade": "kind weapon; cursed yes; bonus 1; sixes yes",
    "cursed_thirsting_axe": "kind weapon; cursed yes; bonus 3; hands 2; special thirst",
    "cursed_moaning_shield": "kind shield; cursed yes; bonus 1; attention 1",
    "cursed_coffin_mail": "kind armour; cursed yes; bonus 2; stats MOV -2",
    "cursed_hood_of_whispers": "kind attire; cursed yes; stats WIT -2; place helmet",
    "cursed_cloak_of_flies": "kind attire; cursed yes; stats DEX -1; place cloak; special flies",
    "cursed_drowned_locket": "kind attire; cursed yes; place amulet; special half_healing",
    "cursed_boots_of_dancing": "kind attire; cursed yes; place boots; special dancing",
    "cursed_gloves_of_clay": "kind attire; cursed yes; stats DEX -2; place gloves",
    "cursed_ring_of_hunger": "kind attire; cursed yes; max_life -2; place ring",
    "spell_book": "kind spell_book",
    "bat_wing": "kind reagent; value 4; bought 8",
    "wolf_fang": "kind reagent; value 6",
    "gremlin_whisker": "kind reagent; value 6",
    "grave_dust": "kind reagent; value 8; bought 16",
    "moon_moss": "kind reagent; value 10; bought 20",
    "cave_honey": "kind reagent; value 10; bought 20",
    "venom_sac": "kind reagent; value 12; bought 24",
    "ogre_tooth": "kind reagent; value 18",
    "ember_salt": "kind reagent; value 18; bought 36",
    "frost_lily": "kind reagent; value 18; bought 36",
    "iron_oak_splinter": "kind reagent; value 20; bought 40",
    "silver_dust": "kind reagent; value 25; bought 50",
    "quicksilver": "kind reagent; value 28; bought 56",
    "troll_marrow": "kind reagent; value 35",
    "wraith_silk": "kind reagent; value 40",
    "demon_ichor": "kind reagent; value 60",
    "star_quartz": "kind reagent; value 70; bought 140",
    "vampire_ash": "kind reagent; value 80",
    "dragon_scale": "kind reagent; value 150",
    "coin_roll": "kind valuable; value 15",
    "small_gem": "kind valuable; value 20",
    "carved_ivory": "kind valuable; value 30",
    "jewelled_comb": "kind valuable; value 35",
    "garnet": "kind valuable; value 40",
    "silver_chalice": "kind valuable; value 45",
    "painted_miniature": "kind valuable; value 50",
    "opal": "kind valuable; value 60",
    "royal_seal": "kind valuable; value 90",
    "ruby": "kind valuable; value 100",
    "gold_idol": "kind valuable; value 120",
    "diamond": "kind valuable; value 250",
}
"""Section 3: what everything is, costs and does."""
RECIPES: Final = {
    "brew_minor_healing": (
        "makes potion_minor_healing; reagents moon_moss; gold 3; price 15; stat WIT; difficulty "
        "1; brew yes"
    ),
    "brew_healing": (
        "makes potion_healing; reagents moon_moss, cave_honey; gold 6; price 30; stat WIT; "
        "difficulty 1; brew yes"
    ),
    "brew_greater_healing": (
        "makes potion_greater_healing; reagents moon_moss, cave_honey, troll_marrow; gold 15; "
        "price 60; stat WIT; difficulty 2; brew yes"
    ),
    "brew_antidote": (
        "makes potion_antidote; reagents venom_sac; gold 4; price 15; stat WIT; difficulty 1; "
        "brew yes"
    ),
    "brew_might": (
        "makes potion_might; reagents ogre_tooth, wolf_fang; gold 8; price 35; stat WIT; "
        "difficulty 2; brew yes"
    ),
    "brew_stoneskin": (
        "makes potion_stoneskin; reagents grave_dust, iron_oak_splinter; gold 8; price 35; stat "
        "WIT; difficulty 2; brew yes"
    ),
    "brew_swiftness": (
        "makes potion_swiftness; reagents bat_wing, quicksilver; gold 5; price 20; stat WIT; "
        "difficulty 1; brew yes"
    ),
    "brew_clarity": (
        "makes potion_clarity; reagents silver_dust, moon_moss; gold 8; price 40; stat WIT; "
        "difficulty 2; brew yes"
    ),
    "brew_shadows": (
        "makes potion_shadows; reagents wraith_silk, bat_wing; gold 10; price 50; stat WIT; "
        "difficulty 2; brew yes"
    ),
    "brew_memory": (
        "makes potion_memory; reagents star_quartz; gold 10; price 60; stat WIT; difficulty 2; "
        "needs school_of_magic; brew yes"
    ),
    "brew_cleansing": (
        "makes potion_cleansing; reagents silver_dust, grave_dust, cave_honey; gold 20; price "
        "60; stat WIT; difficulty 2; brew yes"
    ),
    "brew_revival": (
        "makes potion_revival; reagents vampire_ash, moon_moss, silver_dust; gold 25; price 90; "
        "stat WIT; difficulty 3; needs school_of_light, school_of_wild; brew yes"
    ),
    "brew_fire_flask": (
        "makes fire_flask; reagents ember_salt; gold 3; price 20; stat WIT; difficulty 1; brew yes"
    ),
    "brew_frost_flask": (
        "makes frost_flask; reagents frost_lily; gold 3; price 20; stat WIT; difficulty 1; brew yes"
    ),
    "recipe_flametongue": (
        "makes flametongue; reagents ember_salt, ember_salt, demon_ichor; gold 60; price 90; "
        "base sword; stat MAG; difficulty 2; needs school_of_ember"
    ),
    "recipe_frostbite_axe": (
        "makes frostbite_axe; reagents frost_lily, frost_lily, quicksilver; gold 60; price 90; "
        "base battle_axe; stat MAG; difficulty 2; needs school_of_wild"
    ),
    "recipe_dawn_mace": (
        "makes dawn_mace; reagents silver_dust, silver_dust, star_quartz; gold 50; price 100; "
        "base mace; stat MAG; difficulty 2; needs school_of_light"
    ),
    "recipe_whisper_bow": (
        "makes whisper_bow; reagents wraith_silk, bat_wing; gold 50; price 90; base long_bow; "
        "stat DEX; difficulty 2"
    ),
    "recipe_ironoak_shield": (
        "makes ironoak_shield; reagents iron_oak_splinter, iron_oak_splinter, troll_marrow; "
        "gold 40; price 80; base iron_shield"
    ),
    "recipe_cloak_of_dusk": (
        "makes cloak_of_dusk; reagents wraith_silk, bat_wing, bat_wing; gold 40; price 80; base "
        "travel_cloak; stat MAG; difficulty 2; needs school_of_veil"
    ),
    "recipe_boots_of_the_hare": (
        "makes boots_of_the_hare; reagents quicksilver, wolf_fang, wolf_fang; gold 40; price "
        "60; base leather_boots"
    ),
    "recipe_gloves_of_the_magpie": (
        "makes gloves_of_the_magpie; reagents gremlin_whisker, gremlin_whisker, quicksilver; "
        "gold 40; price 70; base leather_gloves; stat DEX; difficulty 2"
    ),
    "recipe_helm_of_the_owl": (
        "makes helm_of_the_owl; reagents star_quartz, bat_wing; gold 50; price 80; base "
        "iron_cap; stat WIT; difficulty 2"
    ),
    "recipe_ring_of_recall": (
        "makes ring_of_recall; reagents star_quartz, vampire_ash; gold 100; price 150; base "
        "silver_band; stat MAG; difficulty 3; needs school_of_magic"
    ),
    "recipe_amulet_of_second_breath": (
        "makes amulet_of_second_breath; reagents vampire_ash, moon_moss, troll_marrow; gold "
        "100; price 160; base bone_charm; stat MAG; difficulty 3; needs school_of_light, "
        "school_of_wild"
    ),
    "recipe_scale_of_the_wyrm": (
        "makes wyrmscale_mail; reagents dragon_scale, dragon_scale, ember_salt; gold 200; price "
        "200; base scale_armour"
    ),
}
"""Sections 2.5 and 2.6."""
ABILITIES: Final = {
    "agile": "kind passive; needs DEX 4",
    "charge": "kind attack; needs ATK 3",
    "counterattack": "kind reaction; needs ATK 4",
    "attack_of_opportunity": "kind reaction; needs ATK 3",
    "school_of_magic": "kind passive; needs MAG 3",
    "shield_wall": "kind passive; needs DEF 3",
    "stone_stance": "kind passive; needs RES 3",
    "guardian": "kind reaction; needs DEF 4",
    "taunt": "kind action; needs WIT 2",
    "rage": "kind action; needs ATK 4; uses 2",
    "cleave": "kind passive; needs ATK 4",
    "whirl_attack": "kind attack; needs ATK 5; level 3",
    "mighty_blow": "kind attack; needs ATK 5; level 3",
    "two_weapon_fighting": "kind passive; needs ATK 3, DEX 3",
    "precise_shot": "kind passive; needs DEX 3",
    "rapid_shot": "kind attack; needs DEX 4; after precise_shot",
    "hunters_mark": "kind action; needs WIT 3",
    "backstab": "kind passive; needs DEX 4",
    "stealth": "kind passive; needs DEX 3",
    "trapsense": "kind passive; needs WIT 3",
    "locksmith": "kind passive; needs DEX 3",
    "deft_hands": "kind passive; needs DEX 4",
    "dodge": "kind reaction; needs DEX 3",
    "treasure_nose": "kind passive; needs WIT 3; uses 2",
    "tough": "kind passive; needs RES 3",
    "iron_guts": "kind passive; needs RES 3",
    "second_wind": "kind action; needs LIFE 6; uses 1",
    "steadfast": "kind passive; needs DEF 3",
    "overload_mastery": "kind passive; needs MAG 6; after school_of_magic",
    "spell_memory": "kind passive; needs MAG 4; after school_of_magic; uses 2",
    "quick_cast": "kind passive; needs MAG 6; level 3; after school_of_magic",
    "ritualist": "kind passive; needs MAG 4; after school_of_magic",
    "turn_undead": "kind action; needs MAG 4; after school_of_light",
    "lay_hands": "kind action; needs MAG 3; uses 1",
    "inspire": "kind action; needs WIT 3",
    "battle_hymn": "kind action; needs WIT 4; level 3; after inspire",
    "mocking_verse": "kind action; needs WIT 3",
    "lore": "kind passive; needs WIT 4",
    "alchemist": "kind passive; needs WIT 3",
    "fleet": "kind passive; needs DEX 3",
}
"""Section 1.5."""
SERVICES: Final = {
    "svc_rest": "effect rest",
    "svc_revival": "effect revive_potion; price 150",
    "svc_shrine_rite": "effect revive; price 120; per_level 20",
    "svc_lift_curse": "effect lift_curse; price 30; per_level 20",
    "svc_identify": "effect identify; price 10",
    "svc_retrain": "effect retrain; per_level 50",
    "svc_repair": "effect repair",
    "svc_funeral": "effect funeral",
}
"""Section 8.4."""
PROPERTIES: Final = {
    "prop_inn_room": "price 15; storage 4; rent yes",
    "prop_lockup": "price 120; storage 4",
    "prop_cottage": "price 300; storage 8; gives field_rations",
    "prop_townhouse": "price 700; storage 16; gives potion_minor_healing, potion_minor_healing",
    "prop_hall": "price 1500; storage 30; halves svc_retrain; reroll yes",
    "prop_herb_garden": "price 200; gives moon_moss, cave_honey",
    "prop_shrine_niche": "price 400; halves svc_lift_curse, svc_shrine_rite",
}
"""Section 8.5."""
TIERS: Final = {
    "1": "level 1; price 130; difficulty 2",
    "2": "level 3; price 260; difficulty 3",
    "3": "level 5; price 100000; difficulty 100",
}
"""Sections 8.2 and 8.3."""
LEVELS: Final = {
    "1": "level 1; exp 0; points 0; abilities 0",
    "2": "level 2; exp 200; points 2; abilities 0",
    "3": "level 3; exp 450; points 1; abilities 1",
    "4": "level 4; exp 1000; points 2; abilities 0",
    "5": "level 5; exp 1700; points 1; abilities 1",
    "6": "level 6; exp 2500; points 2; abilities 0",
    "7": "level 7; exp 3300; points 1; abilities 1",
    "8": "level 8; exp 4200; points 2; abilities 0",
    "9": "level 9; exp 5200; points 1; abilities 1",
    "10": "level 10; exp 6300; points 2; abilities 1",
}
"""Section 1.6."""
EVENTS: Final = {
    "ev_quiet": "effect nothing",
    "ev_wandering": "effect monsters; where far",
    "ev_scratching": "effect monsters; group monster giant_rat; count 1d4; where far; state alert",
    "ev_trap_spears": "effect trap; trap spear_trap",
    "ev_trap_rocks": "effect trap; trap rockfall",
    "ev_trap_pit": "effect trap; trap pit_trap",
    "ev_trap_axe": "effect trap; trap swinging_axe",
    "ev_trap_blade": "effect trap; trap buzzing_blade",
    "ev_trap_chasm": "effect trap; trap growing_chasm",
    "ev_trap_net": "effect trap; trap falling_net",
    "ev_hidden_cache": "effect cache; exp 10; stat WIT; difficulty 1",
    "ev_secret_door": "effect secret_door; exp 10; stat WIT; difficulty 1",
    "ev_dead_explorer": "effect body; exp 5",
    "ev_hook_of_keys": "effect keys; exp 10; stat DEX; difficulty 1",
    "ev_dry_spring": "effect spring; life 1",
    "ev_cold_draught": "effect attention; attention 1",
    "ev_whispers": "effect whispers; needs caster; exp 15; stat WIT; difficulty 1",
    "ev_inscription": "effect inscription; exp 10; stat WIT; difficulty 2",
    "ev_tapping": "effect tapping; needs tapping_in_the_wall; exp 5",
    "ev_bell": "effect bell; needs bell_under_harrow; exp 5; stat RES; difficulty 1",
    "ev_guttering": "effect guttering; needs lamplighters_road; exp 5",
    "ev_moths": "effect moths; needs lamplighters_road; exp 10; stat DEX; difficulty 1",
    "ev_patrol": "effect monsters; where behind; state alert",
    "ev_lost_peddler": (
        "effect peddler; needs once; exp 5; sells potion_healing, potion_antidote, bandage, "
        "whetstone, iron_wedge"
    ),
}
"""Section 7.0."""
LOCATIONS: Final = {
    "healing_fountain": (
        "tile healing_fountain; doors 2; monsters encounter; effect fountain; heal 1d4"
    ),
    "sarcophagus": "tile sarcophagus; doors 2; monsters encounter; effect sarcophagus",
    "library": "tile library; doors 2; effect library; exp 30",
    "altar": "tile altar; doors 2; effect altar",
    "armoury": "tile armoury; doors 2; monsters monsters; effect armoury",
    "alchemists_den": "tile alchemists_den; doors 2; effect den",
    "cells": "tile cells; doors 2; monsters monsters; effect cells",
    "foremans_den": (
        "tile foremans_den; boss gremlin_foreman; boss_at free; group monster gremlin; count 2; "
        "chests 1; locked yes; difficulty 1; once altar"
    ),
    "web_gallery": (
        "tile web_gallery; boss webmother; boss_at O; group monster giant_spider; count 1; "
        "state unaware; chests 2; difficulty 2; once altar; effect webs"
    ),
    "winding_room": (
        "tile winding_room; boss seneschal; boss_at H; state unaware; once altar; effect spring"
    ),
    "lamp_station": "tile lamp_station; doors 2; effect lamp; oil 12",
}
"""Section 7.0."""
TRAPS: Final = {
    "poisoned_needle": (
        "disarm WIT; difficulty 1; area self; found_on door, chest; attack 3; defend RES; "
        "on_damage weakened"
    ),
    "swinging_axe": (
        "disarm DEX; difficulty 2; area line5; found_on door, chest, event; attack 5; defend DEF"
    ),
    "spear_trap": (
        "disarm DEX; difficulty 2; area 2x1; found_on door, event; attack 5; avoid DEX; "
        "avoid_difficulty 1; stays yes; again yes"
    ),
    "rockfall": (
        "disarm DEX; difficulty 2; area 2x2; found_on door, chest, event; check RES; "
        "check_difficulty 2; damage 3; saved_damage 1; blocks yes; stone yes"
    ),
    "pit_trap": (
        "disarm DEX; difficulty 3; area 2x2; found_on door, event; check DEX; check_difficulty "
        "3; damage 1; condition trapped; jumps yes; stays yes; again yes; for_good yes"
    ),
    "explosive_rune": (
        "disarm WIT; difficulty 3; area tile; found_on door, chest; magical yes; attack 5; "
        "defend best; fire yes"
    ),
    "fireball_trap": (
        "disarm WIT; difficulty 2; area tile; found_on chest; magical yes; attack 4; defend "
        "best; on_damage burning; fire yes"
    ),
    "buzzing_blade": (
        "disarm DEX; difficulty 2; area row; found_on event; attack 4; defend DEF; stays yes; "
        "every_round yes"
    ),
    "growing_chasm": (
        "disarm DEX; difficulty 3; area random; found_on event; check DEX; check_difficulty 2; "
        "damage 2; condition trapped; jumps yes; stays yes; every_round yes; rounds 6; hold "
        "fallen"
    ),
    "dart_volley": (
        "disarm DEX; difficulty 1; area near; found_on door, chest; attack 4; defend DEF"
    ),
    "choking_gas": (
        "disarm DEX; difficulty 2; area 3x3; found_on chest, door; check RES; check_difficulty "
        "1; damage 1; condition slowed; every_round yes; rounds 2"
    ),
    "falling_net": (
        "disarm DEX; difficulty 1; area 2x2; found_on door, event; check DEX; check_difficulty "
        "1; condition trapped; hold netted"
    ),
    "frost_glyph": (
        "disarm WIT; difficulty 2; area near; found_on door, chest; magical yes; attack 3; "
        "defend RES; on_damage frozen; ice yes"
    ),
    "alarm_chimes": "disarm DEX; difficulty 1; area self; found_on door, chest; special alarm",
    "biting_lid": (
        "disarm WIT; difficulty 2; area self; found_on chest; magical yes; attack 6; defend "
        "DEF; drop_from 3"
    ),
    "memory_mist": (
        "disarm WIT; difficulty 2; area near2; found_on chest, door; magical yes; check WIT; "
        "check_difficulty 1; special forget"
    ),
}
"""Section 5."""
FINDS: Final = {
    "SB1": [
        (1, "pulse"),
        (2, "mend_wounds"),
        (3, "ward"),
        (4, "blessing"),
        (5, "spark"),
        (6, "fire_bolt"),
        (7, "flame_blade"),
        (8, "burst_lock"),
        (9, "bark_skin"),
        (10, "entangle"),
        (11, "frost_breath"),
        (12, "swift_feet"),
        (13, "inner_eye"),
        (14, "silent_step"),
        (15, "whisper_lock"),
        (16, "sleep"),
        (17, "phantom"),
        (18, "sun_lance"),
        (19, "thorn_lash"),
        (20, "ember_shield"),
    ],
    "SB2": [
        (1, "lift_curse"),
        (2, "sanctuary"),
        (3, "raise_fallen"),
        (4, "fireball"),
        (5, "wall_of_flame"),
        (6, "meteor"),
        (7, "stone_shape"),
        (8, "call_beast"),
        (9, "healing_rain"),
        (10, "confuse"),
        (11, "vanish"),
        (12, "life_leech"),
    ],
    "RC": [
        (1, "brew_greater_healing"),
        (2, "brew_might"),
        (3, "brew_stoneskin"),
        (4, "brew_clarity"),
        (5, "brew_shadows"),
        (6, "brew_memory"),
        (7, "brew_cleansing"),
        (8, "brew_revival"),
        (9, "recipe_flametongue"),
        (10, "recipe_frostbite_axe"),
        (11, "recipe_dawn_mace"),
        (12, "recipe_whisper_bow"),
        (13, "recipe_ironoak_shield"),
        (14, "recipe_cloak_of_dusk"),
        (15, "recipe_boots_of_the_hare"),
        (16, "recipe_gloves_of_the_magpie"),
        (17, "recipe_helm_of_the_owl"),
        (18, "recipe_ring_of_recall"),
        (19, "recipe_amulet_of_second_breath"),
        (20, "recipe_scale_of_the_wyrm"),
    ],
    "CU": [
        (1, "cursed_leaden_blade"),
        (2, "cursed_thirsting_axe"),
        (3, "cursed_moaning_shield"),
        (4, "cursed_coffin_mail"),
        (5, "cursed_hood_of_whispers"),
        (6, "cursed_cloak_of_flies"),
        (7, "cursed_drowned_locket"),
        (8, "cursed_boots_of_dancing"),
        (9, "cursed_gloves_of_clay"),
        (10, "cursed_ring_of_hunger"),
    ],
}
"""Sections 2.3, 2.6 and 3.10: the tables of spell books, recipes and cursed things."""
