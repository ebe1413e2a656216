"""The figures of races, classes, heroes, conditions and spells, as they are printed."""

from typing import Final

RACES: Final = {
    "human": "trait trait_adaptable; choice yes",
    "elf": "trait trait_elven_senses; stats MAG 1, RES -1",
    "dwarf": "trait trait_stoneblood; stats RES 1, DEX -1",
    "halfling": "trait trait_lucky; stats DEX 1, ATK -1",
    "half_orc": "trait trait_too_angry_to_die; stats ATK 1, WIT -1",
    "gnome": "trait trait_tinker; stats WIT 1, LIFE -1",
}
KINS: Final = {
    "warrior": (
        "stats ATK 4, DEF 3, MAG 1, MOV 4, LIFE 8, RES 3, DEX 2, WIT 2; ability "
        "counterattack; choices charge, attack_of_opportunity, steadfast, tough; kit "
        "sword, wooden_shield, leather_armour, potion_minor_healing"
    ),
    "thief": (
        "stats ATK 3, DEF 3, MAG 1, MOV 4, LIFE 7, RES 2, DEX 4, WIT 3; ability agile; "
        "choices trapsense, locksmith, backstab, stealth; kit short_sword, "
        "throwing_knives, leather_armour, potion_minor_healing"
    ),
    "priest": (
        "stats ATK 2, DEF 2, MAG 5, MOV 3, LIFE 7, RES 2, DEX 2, WIT 3; ability "
        "school_of_magic; choices spell_memory, lay_hands, turn_undead, ritualist; kit "
        "mace, wooden_shield, leather_armour, potion_minor_healing; spells mend_wounds, "
        "pulse, ward; school school_of_light"
    ),
    "mage": (
        "stats ATK 1, DEF 2, MAG 5, MOV 4, LIFE 5, RES 2, DEX 3, WIT 4; ability "
        "school_of_magic; choices spell_memory, ritualist, lore, alchemist; kit "
        "quarterstaff, robe, potion_minor_healing; spells fire_bolt, spark, ember_shield;"
        " school school_of_ember"
    ),
    "ranger": (
        "stats ATK 4, DEF 2, MAG 1, MOV 4, LIFE 6, RES 3, DEX 3, WIT 4; ability "
        "precise_shot; choices hunters_mark, trapsense, attack_of_opportunity, stealth; "
        "kit short_bow, dagger, leather_armour, potion_minor_healing"
    ),
    "barbarian": (
        "stats ATK 4, DEF 2, MAG 1, MOV 5, LIFE 8, RES 3, DEX 2, WIT 2; ability rage; "
        "choices charge, cleave, tough, iron_guts; kit felling_axe, hide_armour, "
        "potion_minor_healing"
    ),
    "bulwark": (
        "stats ATK 4, DEF 4, MAG 1, MOV 3, LIFE 8, RES 3, DEX 2, WIT 2; ability guardian;"
        " choices shield_wall, stone_stance, taunt, attack_of_opportunity; kit "
        "war_hammer, buckler, leather_armour, potion_minor_healing"
    ),
    "bard": (
        "stats ATK 3, DEF 2, MAG 3, MOV 4, LIFE 6, RES 2, DEX 3, WIT 4; ability inspire; "
        "choices mocking_verse, lore, stealth, school_of_magic; kit short_sword, sling, "
        "leather_armour, lute, potion_minor_healing"
    ),
}
HEROES: Final = {
    "brannoc_vale": (
        "race human; kin warrior; stats ATK 4, DEF 3, MAG 1, MOV 4, LIFE 9, RES 3, DEX 2,"
        " WIT 2; abilities counterattack, charge; equipped sword, wooden_shield, "
        "leather_armour; carried potion_minor_healing, whetstone; gold 18; growth stats "
        "ATK, DEF, stats LIFE; ability steadfast, stats ATK, DEF, stats RES; ability "
        "cleave, stats ATK, DEF"
    ),
    "sable_wick": (
        "race human; kin thief; stats ATK 3, DEF 3, MAG 1, MOV 4, LIFE 7, RES 3, DEX 4, "
        "WIT 3; abilities agile, trapsense; equipped short_sword, throwing_knives, "
        "leather_armour; carried potion_minor_healing, bandage; gold 25; growth stats "
        "ATK, WIT, stats DEX; ability backstab, stats DEF, LIFE, stats DEX; ability "
        "locksmith, stats ATK, WIT"
    ),
    "sister_ivenne": (
        "race elf; kin priest; stats ATK 2, DEF 2, MAG 6, MOV 3, LIFE 7, RES 1, DEX 2, "
        "WIT 3; abilities school_of_magic, spell_memory; equipped mace, wooden_shield, "
        "leather_armour; carried potion_minor_healing, bandage; gold 25; growth stats "
        "DEF, RES, stats MAG; ability ritualist, stats LIFE, DEF, stats MAG; ability "
        "lay_hands, stats DEF, RES; school school_of_light; known mend_wounds, pulse, "
        "ward; prepared mend_wounds, mend_wounds, mend_wounds, pulse, pulse, ward"
    ),
    "orrin_ashgrove": (
        "race elf; kin mage; stats ATK 1, DEF 2, MAG 6, MOV 4, LIFE 5, RES 1, DEX 3, WIT "
        "4; abilities school_of_magic, spell_memory; equipped quarterstaff, robe; carried"
        " potion_minor_healing, fire_flask; gold 5; growth stats LIFE, DEF, stats MAG; "
        "ability ritualist, stats DEF, LIFE, stats MAG; ability overload_mastery, stats "
        "LIFE, DEX; school school_of_ember; known fire_bolt, spark, ember_shield; "
        "prepared fire_bolt, fire_bolt, spark, spark, spark, ember_shield"
    ),
    "pim_underbough": (
        "race halfling; kin ranger; stats ATK 3, DEF 2, MAG 1, MOV 4, LIFE 6, RES 3, DEX "
        "4, WIT 4; abilities precise_shot, hunters_mark; equipped short_bow, "
        "leather_armour; carried dagger, potion_minor_healing, bandage; gold 25; growth "
        "stats ATK, LIFE, stats DEX; ability dodge, stats ATK, DEF, stats DEX; ability "
        "rapid_shot, stats ATK, DEF"
    ),
    "hroka_stonetooth": (
        "race half_orc; kin barbarian; stats ATK 5, DEF 2, MAG 1, MOV 5, LIFE 8, RES 3, "
        "DEX 2, WIT 1; abilities rage, cleave; equipped felling_axe, hide_armour; carried"
        " potion_minor_healing, bandage; gold 25; growth stats DEF, LIFE, stats ATK; "
        "ability tough, stats DEF, DEX, stats ATK; ability charge, stats DEF, LIFE"
    ),
    "dagna_ironlid": (
        "race dwarf; kin bulwark; stats ATK 4, DEF 4, MAG 1, MOV 3, LIFE 8, RES 4, DEX 1,"
        " WIT 2; abilities guardian, shield_wall; equipped war_hammer, buckler, "
        "leather_armour; carried potion_minor_healing, bandage; gold 25; growth stats "
        "ATK, LIFE, stats DEF; ability stone_stance, stats ATK, LIFE, stats DEF; ability "
        "attack_of_opportunity, stats ATK, WIT"
    ),
    "tollo_finch": (
        "race gnome; kin bard; stats ATK 3, DEF 2, MAG 3, MOV 4, LIFE 5, RES 2, DEX 3, "
        "WIT 5; abilities inspire, mocking_verse; equipped short_sword, sling, "
        "leather_armour; carried lute, potion_minor_healing; gold 30; growth stats DEF, "
        "LIFE, stats WIT; ability battle_hymn, stats ATK, DEF, stats DEX; ability lore, "
        "stats DEF, LIFE"
    ),
}
CONDITIONS: Final = {
    "stunned": "lasts action",
    "weakened": "lasts healed",
    "venom": "lasts healed",
    "bleeding": "lasts healed",
    "burning": "lasts burnt",
    "frozen": "lasts turn",
    "paralysis": "lasts turn",
    "slowed": "lasts turn",
    "rooted": "lasts turn",
    "blinded": "lasts turn",
    "frightened": "lasts turn",
    "silenced": "lasts turn",
    "asleep": "lasts turn; rounds 3",
    "hidden": "lasts turn",
    "blessed": "lasts turn",
    "warded": "lasts turn",
    "hasted": "lasts turn",
    "enraged": "lasts turn",
    "drained": "lasts rest",
    "trapped": "lasts out",
    "mighty": "lasts turn",
    "stoneskinned": "lasts turn",
    "clear": "lasts turn",
    "confused": "lasts turn",
    "rotting": "lasts rest",
    "ember_shield": "lasts turn",
    "surprised": "lasts turn",
}
SPELLS: Final = {
    "pulse": (
        "school school_of_light; difficulty school_of_light 1, school_of_wild 2; cost 40;"
        " range 1; target character; effect heal; overload difficulty 3; area 2; heal "
        "1d4; ends 1"
    ),
    "mend_wounds": (
        "school school_of_light; difficulty school_of_light 2, school_of_wild 3; cost 80;"
        " range 1; target character; effect heal; overload difficulty 4; heal 2d6; heal "
        "1d6; extra 1"
    ),
    "ward": (
        "school school_of_light; difficulty school_of_light 1, school_of_ember 2; cost "
        "45; range 4; target hero; effect ward; overload difficulty 3; area 3; dice 2; "
        "dice 1; per_success yes; most 3"
    ),
    "blessing": (
        "school school_of_light; difficulty school_of_light 2; cost 100; range 3; target "
        "area; effect condition; overload difficulty 4; rounds 6; rounds 3; condition "
        "blessed"
    ),
    "sun_lance": (
        "school school_of_light; difficulty school_of_light 2, school_of_ember 3; cost "
        "90; range 6; target monster; effect attack; fumble_text overload fumble: caster "
        "is also blinded; overload difficulty 4; hits 2; versus undead 2, demon 2; "
        "on_damage blinded; fumble blind_self; defend DEF; versus undead 2, demon 2"
    ),
    "lift_curse": (
        "school school_of_light; difficulty school_of_light 3, school_of_veil 4; cost "
        "150; range 1; target curse; effect lift_curse; fumble_text caster is stunned; "
        "fumble stun_self"
    ),
    "sanctuary": (
        "school school_of_light; difficulty school_of_light 3; cost 180; range 0; target "
        "self; effect sanctuary; overload difficulty 5; rounds 3; area 2"
    ),
    "raise_fallen": (
        "school school_of_light; difficulty school_of_light 4, school_of_wild 5; cost "
        "400; range 1; target fallen; effect raise; fumble_text caster loses 2 LIFE (not "
        "below 1); overload difficulty 6; heal half; fumble bleed_self; heal 1d4"
    ),
    "spark": (
        "school school_of_ember; difficulty school_of_ember 1, school_of_veil 2; cost 40;"
        " range 6; target monster; effect attack; defend DEF"
    ),
    "fire_bolt": (
        "school school_of_ember; difficulty school_of_ember 2, school_of_wild 3; cost 90;"
        " range 6; target monster; effect attack; overload difficulty 4; hits 3; splash "
        "2; defend DEF; hits 1; on_damage burning; fire yes"
    ),
    "ember_shield": (
        "school school_of_ember; difficulty school_of_ember 1, school_of_light 2; cost "
        "50; range 1; target hero; effect ember_shield; overload difficulty 3; rounds 5; "
        "damage 2; dice 1; rounds 3; damage 1"
    ),
    "flame_blade": (
        "school school_of_ember; difficulty school_of_ember 2; cost 90; range 1; target "
        "weapon; effect flame_blade; fumble_text the weapon, if weak, is destroyed; "
        "overload difficulty 4; rounds 0; fumble break_weapon; dice 2; rounds 3; "
        "on_damage burning; fire yes"
    ),
    "burst_lock": (
        "school school_of_ember; difficulty school_of_ember 2, school_of_wild 3; cost 70;"
        " range 3; target lock; effect open_lock; fumble_text a chest's treasure is "
        "destroyed; fumble destroy_treasure; noisy yes"
    ),
    "fireball": (
        "school school_of_ember; difficulty school_of_ember 3; cost 200; range 6; target "
        "square; effect blast; fumble_text the centre is the square halfway between "
        "caster and target (round towards the caster); overload difficulty 5; attack 7; "
        "fumble halfway; defend best; fire yes; attack 5; square 3"
    ),
    "wall_of_flame": (
        "school school_of_ember; difficulty school_of_ember 3, school_of_light 4; cost "
        "180; range 5; target line; effect wall_of_flame; overload difficulty 4; rounds "
        "5; squares 6; rounds 3; defend RES; fire yes; attack 4; squares 3"
    ),
    "meteor": (
        "school school_of_ember; difficulty school_of_ember 5; cost 600; range 8; target "
        "square; effect blast; fumble_text the meteor is centred on the caster; overload "
        "difficulty 7; attack 10; tile yes; fumble on_self; area 2; defend best; "
        "on_damage burning; also stunned; fire yes; attack 8"
    ),
    "thorn_lash": (
        "school school_of_wild; difficulty school_of_wild 1; cost 40; range 4; target "
        "monster; effect attack; overload difficulty 3; hits 1; on_damage rooted; defend "
        "DEF; pull 2"
    ),
    "bark_skin": (
        "school school_of_wild; difficulty school_of_wild 1, school_of_light 2; cost 50; "
        "range 2; target hero; effect ward; overload difficulty 3; dice 2; dice 1; rounds"
        " 6"
    ),
    "swift_feet": (
        "school school_of_wild; difficulty school_of_wild 1, school_of_veil 2; cost 40; "
        "range 2; target hero; effect condition; overload difficulty 3; area 2; rounds 3;"
        " condition hasted"
    ),
    "entangle": (
        "school school_of_wild; difficulty school_of_wild 2; cost 90; range 6; target "
        "square; effect entangle; overload difficulty 4; square 4; resist 3; rounds 3; "
        "square 2; resist 2"
    ),
    "frost_breath": (
        "school school_of_wild; difficulty school_of_wild 2, school_of_ember 3; cost 120;"
        " range 3; target direction; effect breath; fumble_text overload fumble: caster "
        "is slowed for the rest of the fight; overload difficulty 4; on_damage frozen; "
        "fumble slow_self; defend best; on_damage slowed; ice yes; squares 3"
    ),
    "stone_shape": (
        "school school_of_wild; difficulty school_of_wild 3; cost 140; range 4; target "
        "stone; effect stone_shape; squares 2"
    ),
    "call_beast": (
        "school school_of_wild; difficulty school_of_wild 3; cost 220; range 3; target "
        "free; effect summon; fumble_text the wolf is hostile; overload difficulty 5; "
        "count 2; fumble hostile; rounds 5; monster wolf; count 1"
    ),
    "healing_rain": (
        "school school_of_wild; difficulty school_of_wild 4, school_of_light 3; cost 300;"
        " range 0; target tile; effect heal; overload difficulty 5; heal 1d6+1; heal 1d4;"
        " tile yes"
    ),
    "inner_eye": (
        "school school_of_veil; difficulty school_of_veil 1, school_of_light 2; cost 40; "
        "range 3; target object; effect reveal; fumble_text a fumble does not spring the "
        "trap; overload difficulty 3; tile yes; fumble quiet"
    ),
    "silent_step": (
        "school school_of_veil; difficulty school_of_veil 1, school_of_wild 2; cost 45; "
        "range 0; target tile; effect silent_step; overload difficulty 3; attention -2; "
        "dice 2; attention -1"
    ),
    "whisper_lock": (
        "school school_of_veil; difficulty school_of_veil 2; cost 90; range 1; target "
        "lock; effect open_lock; fumble_text the lock is ruined; fumble ruin_lock"
    ),
    "sleep": (
        "school school_of_veil; difficulty school_of_veil 2, school_of_wild 3; cost 100; "
        "range 6; target monster; effect overcome; fumble_text overload fumble: caster is"
        " asleep; overload difficulty 4; square 3; fumble sleep_self; rounds 3; condition"
        " asleep; resisted RES; immune boss, mini-boss, undead, construct"
    ),
    "phantom": (
        "school school_of_veil; difficulty school_of_veil 2; cost 110; range 4; target "
        "free; effect phantom; overload difficulty 4; rounds 6; life 3; rounds 3; life 1"
    ),
    "confuse": (
        "school school_of_veil; difficulty school_of_veil 3; cost 180; range 6; target "
        "monster; effect overcome; overload difficulty 5; square 3; rounds 2; condition "
        "confused; resisted WIT; immune boss"
    ),
    "vanish": (
        "school school_of_veil; difficulty school_of_veil 3; cost 200; range 1; target "
        "hero; effect condition; overload difficulty 5; area 1; rounds 5; condition "
        "hidden"
    ),
    "life_leech": (
        "school school_of_veil; difficulty school_of_veil 3; cost 240; range 4; target "
        "monster; effect attack; fumble_text overload fumble: caster is drained by 1; "
        "overload difficulty 5; hits 2; leech 6; fumble drain_self; defend RES; leech 4; "
        "immune construct"
    ),
}
