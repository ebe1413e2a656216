"""The bestiary as it is printed: stats, Laws, rewards, law and life tables (MONSTER, BOSS)."""

import pytest

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import Stats

STATS = ("ATK", "DEF", "MAG", "MOV", "LIFE", "RES", "DEX", "WIT")
MONSTERS = """
giant_rat; 1; 3 1 1 5 1 1 3 1; combatant, pack (any); 4; 0; -; beast
cave_bat; 1; 3 3 1 6 1 1 4 2; combatant, near; 6; 0; bat_wing@5-6; beast flying
goblin; 1; 4 3 1 4 3 2 3 2; combatant, near; 10; 1d4; -; goblinoid
goblin_archer; 1; 4 2 1 4 3 2 3 2; shooter, near; 12; 1d4; -; goblinoid
gremlin; 1; 4 3 2 5 3 2 4 3; combatant, pack (gremlin); 12; 1d4; gremlin_whisker@5-6; demon gremlin
kobold_sapper; 1; 4 2 1 4 3 1 3 3; shooter, drawn_to high DEF; 14; 1d6; ember_salt@6; goblinoid
skeleton; 1; 4 4 1 3 4 3 2 1; combatant, near; 14; 0; grave_dust@6; undead skeletal mindless
wolf; 1; 5 3 1 6 4 3 3 3; combatant, pack (wolf); 16; 0; wolf_fang@5-6; beast wolf
cultist; 2; 3 3 5 4 4 2 2 3; shooter, drawn_to high MAG; 20; 1d6; -; human
orc; 2; 6 4 1 4 6 4 2 2; combatant, near; 24; 2d4; -; orcish shield_bearer
orc_archer; 2; 5 3 1 4 4 3 3 2; shooter, near; 24; 2d4; -; orcish
zombie; 2; 5 3 1 2 7 4 1 1; combatant, near; 18; 0; grave_dust@5-6; undead mindless
giant_spider; 2; 5 4 1 5 4 2 4 2; combatant, drawn_to low DEF; 24; 0; venom_sac@4-6; beast spider
ghoul; 2; 5 4 1 4 5 3 3 2; combatant, drawn_to low LIFE; 28; 1d6; grave_dust@5-6; undead
hobgoblin_guard; 2; 5 5 1 4 5 4 2 3; combatant, determined; 28; 2d4; -; goblinoid shield_bearer
orc_chief; 3; 7 5 1 4 8 5 3 3; combatant, near; 55; 3d6; -; orcish
orc_shaman; 3; 4 4 6 4 6 4 2 4; shooter, drawn_to low LIFE; 50; 2d6; ember_salt@5-6; orcish
ogre; 3; 8 4 1 4 10 6 1 1; combatant, dumb; 60; 3d6; ogre_tooth@4-6; giant
gargoyle; 3; 6 7 1 5 6 6 2 3; patient; 50; 0; iron_oak_splinter@6; construct flying
werewolf; 3; 7 5 1 6 7 4 4 3; combatant, drawn_to low DEF; 65; 1d6; wolf_fang@3-6; lycanthrope
wraith; 3; 6 5 3 5 5 3 4 4; combatant, drawn_to high MAG; 60; 0; wraith_silk@4-6; undead ethereal
mire_crawler; 3; 6 5 1 4 8 5 2 1; combatant, near; 50; 0; venom_sac@5-6; beast
dark_warden; 3; 7 6 1 4 6 4 4 4; combatant, determined; 60; 3d6; -; human
troll; 4; 8 5 1 4 10 6 2 1; combatant, near; 100; 2d6; troll_marrow@4-6; giant
minotaur; 4; 9 5 1 5 9 6 3 2; combatant, determined, relentless; 105; 3d6; -; giant
evil_sorcerer; 4; 4 5 8 4 7 4 3 6; shooter, drawn_to high MAG; 120; 6d6; star_quartz@5-6; human
mummy; 4; 7 6 2 3 9 6 1 2; combatant, near; 95; 3d6; silver_dust@5-6; undead
stone_golem; 4; 8 8 1 3 10 8 1 1; combatant, near; 125; 0; iron_oak_splinter@4-6; construct mindless
fire_hound; 4; 7 5 1 6 6 5 4 3; combatant, pack (fire_hound); 80; 0; ember_salt@3-6; demon fireproof
vampire; 5; 8 7 5 5 9 5 5 5; patient; 150; 5d6; vampire_ash@3-6; undead
wyvern; 5; 9 7 1 7 10 6 4 2; combatant, vengeful; 150; 0; dragon_scale@6; beast flying
shadow_knight; 5; 9 8 3 4 9 6 4 4; combatant, drawn_to school_of_light; 155; 4d6; wraith_silk@4-6;
    undead shield_bearer
dragon; 6; 10 9 5 6 10 8 4 5; special; 320; 2d10x5; 2 x dragon_scale; dragon flying fireproof
"""
"""Level; stats; law; experience; gold; reagent and on what; tags."""
BOSSES = """
demon; boss; 2; 7 5 4 5 5 3 4; 120; 4d6; sacred_staff demon_ichor; 0; demon fireproof
    1d6 1-3=tap_and_tear 4=gaze_of_the_eye 5=call_the_knockers 6=drink_the_staff
    1d6 2-7=no_effect 8-10=the_lid_flickers 11-12=the_eye_weeps 13+=dies
mother_hollow; boss; 4; 6 5 6 4 6 2 5; 300; 8d6; bell_clapper wraith_silk; 1; undead
    1d6 1-2=toll 3=low_note 4=call_the_choir 5=cold_breath 6=hunger
    1d8 2-12=no_effect 13-15=the_bell_answers 16-18=cracked 19+=dies
count_morrow; boss; 6; 8 7 6 5 6 5 6; 600; 100; sunblade vampire_ash vampire_ash; 0; undead
    1d6 1-3=feed 4=mist 5=command 6=wings
    1d10 2-17=no_effect 18-21=blood_frenzy 22-25=smoke 26+=dies
old_cinder; boss; 8; 10 9 6 6 9 4 6; 1200; 6d6x10; dragon_scale dragon_scale dragon_scale; 3;
  dragon flying fireproof
    1d6 1-2=bite_and_claw 3-4=breath 5=wing_storm 6=ash_veil
    1d12 2-24=no_effect 25-30=molten_wounds 31-35=last_breath 36+=dies
gremlin_foreman; mini-boss; 1; 4 4 2 5 3 4 4; 40; 2d6; great_key; 0; demon gremlin
    1d4 1-2=hammer 3=knock_knock 4=tool_toss
    1d4 2-5=no_effect 6-7=yelps 8+=dies
orc_leader; mini-boss; 3; 6 5 1 4 5 3 3; 100; 5d6; great_key warlords_horn; 0; orcish
    1d6 1-4=press 5=war_shout 6=reckless
    1d6 2-9=no_effect 10-11=roars 12+=dies
webmother; mini-boss; 3; 5 5 1 5 5 5 3; 90; 0; venom_sac venom_sac; 1; beast spider
    1d6 1-3=hunt 4-5=web_spray 6=brood
    1d6 2-8=no_effect 9-11=leaps 12+=dies
seneschal; mini-boss; 5; 7 8 1 4 8 2 3; 220; 0; pane_of_dawn quicksilver; 0; construct mindless
    1d6 1-4=measured_step 5=sweep 6=rewind
    1d8 2-10=no_effect 11-13=spring_snaps 14+=dies
"""
"""Kind; level; stats without LIFE; experience; gold; things; treasures; tags; law and life."""


def stats_of(text: str, names: tuple[str, ...]) -> Stats:
    """Stats from their numbers in order."""
    return dict(zip(names, map(int, text.split()), strict=True))  # type: ignore[return-value]


def law_from(text: str) -> Law:
    """A Law from its keywords."""
    role, *more = text.split(", ")
    law = {"role": role, "relentless": "relentless" in more}
    for word in more:
        head, _, rest = word.partition(" ")
        if head == "relentless":
            continue
        law["target"] = head
        if head == "pack":
            law["of"] = rest.strip("()")
        elif rest.startswith(("high ", "low ")):
            law["most" if rest.startswith("high") else "least"] = rest.split()[1]
        elif rest:
            law["of"] = rest
    return Law(**law)  # type: ignore[arg-type]


@pytest.mark.rule("DP-MONSTER-04", "DP-MONSTER-09", "DP-MONSTER-10", "DP-MONSTER-11")
@pytest.mark.parametrize(
    "line",
    MONSTERS.strip().replace("\n    ", " ").splitlines(),
    ids=lambda line: line.split(";")[0],
)
def test_a_monster_is_as_printed(line: str) -> None:
    id, level, stats, law, exp, gold, drop, tags = line.split("; ")
    one = BOX.monsters[id]
    assert (one.level, one.exp) == (int(level), int(exp))
    assert one.stats == stats_of(stats, STATS)
    assert one.law == law_from(law)
    assert one.gold == ("" if gold == "0" else gold)
    assert one.tags == tuple(tags.split())
    if "@" in drop:
        assert (one.drop, one.drop_from) == (drop.split("@")[0], int(drop.split("@")[1][0]))
    elif drop == "-":
        assert (one.drop, one.loot) == ("", ())
    else:
        assert one.loot == ("dragon_scale", "dragon_scale")


@pytest.mark.rule("DP-LAW-07", "DP-LAW-20")
@pytest.mark.parametrize(
    ("id", "law"),
    [
        ("ogre", "combatant, vengeful"),
        ("gargoyle", "combatant, near"),
        ("vampire", "combatant, drawn_to low LIFE"),
        ("count_morrow", "special"),
    ],
)
def test_a_law_that_changes_becomes_the_printed_one(id: str, law: str) -> None:
    assert BOX.monsters[id].next_law == law_from(law)


def row_text(low: int | None, high: int | None) -> str:
    """The numbers of a row as they are printed."""
    if high is None:
        return f"{low}+"
    return str(low) if low == high else f"{low}-{high}"


@pytest.mark.rule("DP-BOSS-03", "DP-BOSS-04", "DP-BOSS-08", "DP-LAW-06", "DP-CONFLICT-83")
@pytest.mark.parametrize(
    "text",
    BOSSES.strip().replace("\n    ", "; ").replace("\n  ", " ").splitlines(),
    ids=lambda text: text.split(";")[0],
)
def test_a_boss_is_as_printed(text: str) -> None:
    id, kind, level, stats, exp, gold, things, treasures, tags, law, life = text.split("; ")
    one = BOX.monsters[id]
    assert (one.boss, one.level, one.exp) == (kind, int(level), int(exp))
    assert one.stats == stats_of(stats, tuple(stat for stat in STATS if stat != "LIFE"))
    assert one.gold == ("" if gold == "0" else gold)
    assert (one.loot, one.treasures) == (tuple(things.split()), int(treasures))
    assert one.tags == tuple(tags.split())
    rows = [f"{row_text(row.low, row.high)}={row.act}" for row in one.law_rows]
    assert [one.law_dice, *rows] == law.split()
    results = [f"{row_text(row.low, row.high)}={row.result}" for row in one.life_rows]
    assert [one.life_dice, *results] == life.split()


@pytest.mark.rule("DP-BOSS-01", "DP-BOSS-02", "DP-UNIQUE-01")
def test_bosses_are_on_no_table_but_have_their_locations() -> None:
    bosses = {one.id for one in BOX.monsters.values() if one.boss}
    for pack in BOX.packs.values():
        rolled = {some.monster for row in pack.monsters.rows for some in row.group}
        assert not rolled & bosses
    places = [*BOX.locations.values()]
    places += [one for pack in BOX.packs.values() for one in pack.unique_locations]
    assert bosses - {one.boss for one in places} == {"old_cinder"}
