"""Attack and defence, reach and range (COMBAT, STAT, CONFLICT-57, -58)."""

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.fights import blow, damage, face_off, pools, struck
from tests.games.plungin.rules.scene import act, cited, hero, monster, options, place, scene, told


def attacks(game: Game) -> list[str]:
    """The attacks that the first hero can choose."""
    verbs = ("attack", "shoot", "throw")
    return [option for option in options(game, 0) if option.split(" ")[0] in verbs]


def beside(*places: tuple[int, int], **more: object) -> Game:
    """Orcs around a hero in the middle of a room."""
    at = [("orc", one) for one in places]
    return scene("brannoc_vale", at=[(2, 2)], monsters=at, **more)  # type: ignore[arg-type]


@pytest.mark.rule("DP-STAT-01", "DP-STAT-02")
def test_heroes_and_monsters_have_the_same_eight_stats_of_one_to_ten() -> None:
    assert len(STATS) == 8
    for ready in BOX.heroes.values():
        assert set(ready.stats) == set(STATS)
        assert all(1 <= value <= 10 for value in ready.stats.values())
    for foe in BOX.monsters.values():
        assert set(foe.stats) == set(STATS) - ({"LIFE"} if foe.boss else set())
        assert all(1 <= value <= 10 or foe.boss for value in foe.stats.values()), foe.id


@pytest.mark.rule("DP-STAT-04", "DP-COMBAT-14")
def test_a_defence_rolls_def_with_armour_and_shield() -> None:
    hit = [5] * 6
    assert pools(struck(*hit), "defence") == [5]
    assert pools(struck(*hit, armour={0: ""}), "defence") == [4]
    assert pools(struck(*hit, armour={0: "plate_armour"}), "defence") == [8]
    assert pools(struck(*hit, hands={0: ["sword", ""]}), "defence") == [4]
    assert pools(struck(*hit, attire={0: ["ring_of_warding"]}), "defence") == [6]
    assert cited(struck(*hit), "rolled") == ["DP-COMBAT-12", "DP-COMBAT-14"]


@pytest.mark.rule("DP-STAT-06", "DP-ACTION-06")
def test_mov_is_how_many_squares_a_hero_moves() -> None:
    game = scene("brannoc_vale", at=[(0, 0)])
    act(game, 0, "move", "east", "east", "east")
    assert "east" in options(game, 0)
    act(game, 0, "south")
    assert place(game) == (3, 1)
    assert "north" not in options(game, 0)


@pytest.mark.rule("DP-STAT-07", "DP-COMBAT-16")
def test_life_is_what_a_character_can_lose_before_it_is_beaten() -> None:
    hurt = blow(5, 5, 5, 5, 5, 3)
    assert monster(hurt).life == 1
    assert cited(hurt, "damaged") == ["DP-COMBAT-16"]
    game = blow(5, 5, 5, 5, 5, 5)
    assert told(game, "monster_killed")
    assert hero(struck(5, 5, 5, 3, 3, 3)).life == 6


@pytest.mark.rule("DP-STAT-08", "DP-STAT-09", "DP-STAT-10", "DP-STAT-05", "DP-STAT-12")
def test_venom_asks_for_res_wits_for_wit_and_spells_for_mag() -> None:
    assert pools(face_off(conditions={0: {"venom": 0}})) == [3]
    game = face_off(who="tollo_finch", abilities={0: ["mocking_verse"]})
    act(game, 0, "ability mocking_verse")
    assert pools(game) == [5, 2]
    caster = scene("sister_ivenne", at=[(1, 1)], life={0: 1})
    act(caster, 0, "cast pulse")
    assert pools(caster)[0] == 6
    thief = scene("sable_wick", at=[(2, 2)], chests=[Chest(1, True, at=square_at(3, 2))])
    act(thief, 0, "pick chest 0")
    assert pools(thief) == [4]


@pytest.mark.rule("DP-COMBAT-01", "DP-COMBAT-02", "DP-CONFLICT-58")
def test_a_melee_attack_strikes_only_the_four_adjacent_squares() -> None:
    game = beside((2, 1), (3, 2), (2, 3), (1, 2), (1, 1), (3, 3), (4, 2))
    assert attacks(game) == [f"attack orc {number}" for number in (10, 11, 12, 13)]


@pytest.mark.rule("DP-CONFLICT-58")
def test_no_blow_goes_through_a_closed_door() -> None:
    for is_open in (True, False):
        game = scene(
            at=[(2, 0)],
            doors={"north": Door(is_open=is_open)},
            beyond={"north": "room_6x6"},
            monsters=[("orc", (2, -1))],
        )
        assert bool(attacks(game)) is is_open


@pytest.mark.rule("DP-COMBAT-03")
def test_a_spear_also_strikes_the_four_diagonal_squares_and_a_pike_two_in_line() -> None:
    around = ((3, 2), (1, 1), (3, 3), (1, 3), (3, 1), (4, 2), (5, 2), (4, 3))
    spear = beside(*around, hands={0: ["spear", ""]})
    assert attacks(spear) == [f"attack orc {number}" for number in (10, 11, 12, 13, 14)]
    pike = beside(*around, hands={0: ["pike", "pike"]})
    assert attacks(pike) == ["attack orc 10", "attack orc 15"]


@pytest.mark.rule("DP-COMBAT-05", "DP-COMBAT-06", "DP-COMBAT-08", "DP-CONFLICT-57", "DP-COMBAT-07")
def test_range_counts_columns_and_rows_with_the_targets_square() -> None:
    game = scene(
        "brannoc_vale",
        at=[(0, 0)],
        hands={0: ["throwing_knives", ""]},
        monsters=[("orc", (2, 1)), ("orc", (3, 1)), ("orc", (2, 2)), ("orc", (0, 3))],
    )
    assert attacks(game) == ["shoot orc 10", "shoot orc 13"]
    act(game, 0, "shoot orc 13")
    assert pools(game, "attack") == [5]


@pytest.mark.rule("DP-COMBAT-09", "DP-CONFLICT-57")
def test_a_closed_door_or_a_wall_blocks_the_line_of_a_shot() -> None:
    for is_open in (True, False):
        game = scene(
            at=[(2, 2)],
            doors={"north": Door(is_open=is_open)},
            beyond={"north": "room_6x6"},
            monsters=[("orc", (2, -2)), ("orc", (0, -2))],
            hands={0: ["long_bow", "long_bow"]},
        )
        assert attacks(game) == (["shoot orc 10"] if is_open else [])


@pytest.mark.rule("DP-COMBAT-10")
def test_monsters_heroes_and_chests_do_not_block_the_line_of_sight() -> None:
    game = scene(
        "brannoc_vale",
        "sable_wick",
        at=[(0, 0), (1, 0)],
        chests=[Chest(at=square_at(2, 0))],
        monsters=[("orc", (3, 0)), ("orc", (4, 0))],
        hands={0: ["short_bow", "short_bow"]},
    )
    assert attacks(game) == ["shoot orc 10", "shoot orc 11"]


@pytest.mark.rule("DP-COMBAT-11")
def test_a_hero_without_a_melee_weapon_strikes_with_bare_hands() -> None:
    for hands in (["", ""], ["short_bow", "short_bow"]):
        game = blow(hands={0: hands})
        assert pools(game, "attack") == [4]


@pytest.mark.rule("DP-COMBAT-15", "DP-EX-23")
def test_each_success_of_the_defence_cancels_one_hit() -> None:
    game = blow(1, 5, 5, 3, 4, 3, 6, 3, 3, 3)
    assert damage(game) == [1]


@pytest.mark.rule("DP-COMBAT-17", "DP-EX-43", "DP-ACTION-11", "DP-CONFLICT-27")
@pytest.mark.parametrize("blocked", [2, 3])
def test_an_equal_or_better_defence_holds(blocked: int) -> None:
    game = blow(5, 5, 3, 3, 3, 3, *[5] * blocked, 3, 3)
    assert monster(game).life == 6
    assert cited(game, "held") == ["DP-COMBAT-17"]


@pytest.mark.rule("DP-CONFLICT-28")
@pytest.mark.parametrize(("fumbles", "guard"), [(True, [4]), (False, [])])
def test_against_an_attack_without_a_hit_a_defence_is_rolled_for_its_fumble(
    fumbles: bool, guard: list[int]
) -> None:
    game = blow(*[4] * 6, 5, 1, 1, 4, rules=Rules(no_combat_fumbles=not fumbles))
    assert pools(game, "attack") == [6]
    assert pools(game, "defence") == guard
    assert cited(game, "missed") == ["DP-COMBAT-13"]
    assert ("stunned" in monster(game).conditions) is fumbles
    assert monster(game).life == 6
    assert monster(game).hurt_by == NOWHERE


@pytest.mark.rule("DP-CONFLICT-28", "DP-WEAK-02")
def test_a_weak_shield_may_break_even_where_the_attack_has_missed() -> None:
    game = struck(*[4] * 6, 1, 1, 4, 4, 4, hands={0: ["sword", "wooden_shield"]})
    assert [one["item"] for one in told(game, "item_broken")] == ["wooden_shield"]
    assert damage(game) == []


@pytest.mark.rule("DP-CONFLICT-28")
def test_where_nothing_hangs_on_it_no_defence_is_rolled_against_a_miss() -> None:
    assert pools(blow(*[4] * 6, foe="zombie")) == [6]
    stunned = face_off(*[4] * 6)
    monster(stunned).conditions["stunned"] = UNTIL_ENDED
    act(stunned, 0, "attack orc 10")
    assert pools(stunned) == [6]


@pytest.mark.rule("DP-COMBAT-19")
def test_only_characters_can_be_attacked() -> None:
    game = scene(at=[(2, 2)], chests=[Chest(1, True, at=square_at(3, 2))])
    assert attacks(game) == []
    assert "break chest 0" in options(game, 0)


@pytest.mark.rule("DP-STAT-03", "DP-ACTION-20")
def test_only_the_weapon_in_hand_helps() -> None:
    assert pools(blow(hands={0: ["", ""]}, carried={0: ["great_sword"]}), "attack") == [4]
    assert pools(blow(hands={0: ["great_axe", "great_axe"]}), "attack") == [7]
    assert pools(blow(foe="skeleton", hands={0: ["mace", ""]}), "attack") == [6]
    assert pools(blow(hands={0: ["mace", ""]}), "attack") == [5]


@pytest.mark.rule("DP-STAT-04")
def test_a_flail_comes_round_shields_and_a_staff_parries_only_melee() -> None:
    flail = {0: ["flail", ""]}
    assert pools(blow(5, hands=flail)) == [6, 3]
    assert pools(blow(5, hands=flail, foe="ogre")) == [6, 4]
    staff = {0: ["quarterstaff", "quarterstaff"]}
    assert pools(struck(5, hands=staff), "defence") == [5]
    shot = struck(5, hands=staff, foe="orc_archer", monsters=[("orc_archer", (4, 2))])
    assert pools(shot, "defence") == [4]
