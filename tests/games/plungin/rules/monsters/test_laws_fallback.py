"""A monster that cannot get at its favourite acts as [Combatant, Near] (LAW, MONSTER)."""

from collections.abc import Callable
from typing import Any

import pytest

from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED, Duration
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.state import Rules
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import foe, let_pass, put, rolls_of
from tests.games.plungin.rules.scene import cited, hero, monster, place, state_of, told

PAIR = ("brannoc_vale", "sable_wick")
NEAR, FAR = 0, 1
"""The hero beside the monster, and its favourite behind him."""
LAWS = {
    "near": Law("combatant", "near"),
    "determined": Law("combatant", "determined"),
    "vengeful": Law("combatant", "vengeful"),
    "low LIFE": Law("combatant", "drawn_to", least="LIFE"),
    "high MAG": Law("combatant", "drawn_to", most="MAG"),
    "thieves": Law("combatant", "drawn_to", of="thief"),
    "pack": Law("combatant", "pack", of="any"),
    "dumb": Law("combatant", "dumb"),
    "frenzied": Law("combatant", "frenzied"),
    "relentless": Law("combatant", "determined", relentless=True),
}
FAVOURING = [name for name in LAWS if name not in ("near", "dumb", "frenzied", "pack")]


def corridor(law: Law, **more: Any) -> Game:
    """One square wide: the monster in the east, a hero before it, the favourite behind him."""
    facts = {"heroes": PAIR, "at": [(2, 2), (1, 2)], **more}
    game = foe("orc", (3, 2), **facts)
    make_favourite(game)
    for column in range(6):
        for row in (1, 3):
            state_of(game).terrain[square_at(column, row)] = "O"
    monster(game).law = law
    return game


def room(law: Law, **more: Any) -> Game:
    """The same three in an open room, where one can go round the first hero."""
    facts = {"heroes": PAIR, "at": [(2, 2), (1, 2)], **more}
    game = foe("orc", (3, 2), **facts)
    make_favourite(game)
    monster(game).law = law
    return game


def make_favourite(game: Game) -> None:
    """The far hero is whom every Law prefers."""
    hero(game, NEAR).life, hero(game, FAR).life = 9, 2
    hero(game, FAR).stats["MAG"] = 9
    monster(game).target = monster(game).hurt_by = FAR


def struck(game: Game, number: int = 10) -> list[str]:
    """Whom a monster has attacked."""
    who = f"{monster(game, number).id} {number} attack"
    return [one["other"] for one in told(game, "rolled") if one["why"] == who]


@pytest.mark.rule("DP-LAW-16", "DP-CONFLICT-62")
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_whose_favourite_is_behind_a_comrade_strikes_the_comrade(law: Law) -> None:
    game = corridor(law)
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-09", "DP-LAW-10", "DP-LAW-14")
@pytest.mark.parametrize("name", FAVOURING)
def test_whose_favourite_can_be_reached_goes_round_to_him(name: str) -> None:
    game = room(LAWS[name])
    let_pass(game)
    assert struck(game) == ["sable_wick"]


@pytest.mark.rule("DP-LAW-16")
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_behind_a_wall_or_in_the_dark_a_favourite_does_not_count(law: Law) -> None:
    game = room(law, doors={}, beyond={})
    for square in (square_at(0, 2), square_at(1, 1), square_at(1, 3)):
        state_of(game).terrain[square] = "P"
    state_of(game).terrain[square_at(2, 1)] = "P"
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-16", "DP-LAW-08")
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_a_hidden_favourite_does_not_count_unless_he_is_adjacent(law: Law) -> None:
    game = room(law)
    hero(game, FAR).conditions["hidden"] = UNTIL_ENDED
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-16")
@pytest.mark.parametrize("name", FAVOURING)
def test_a_favourite_in_a_sanctuary_does_not_count(name: str) -> None:
    game = room(LAWS[name])
    bless(game, (1, 2))
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


def bless(game: Game, *places: tuple[int, int]) -> None:
    """A sanctuary on some squares."""
    squares = [square_at(*one) for one in places]
    state_of(game).hazards.append(Hazard("sanctuary", squares, by=FAR))


@pytest.mark.rule("DP-LAW-16")
@pytest.mark.parametrize("name", FAVOURING)
def test_a_favourite_in_a_pit_is_struck_from_its_edge_if_there_is_room(name: str) -> None:
    game = room(LAWS[name])
    hero(game, FAR).conditions["trapped"] = UNTIL_ENDED
    let_pass(game)
    assert struck(game) == ["sable_wick"]
    shut = corridor(LAWS[name])
    hero(shut, FAR).conditions["trapped"] = UNTIL_ENDED
    let_pass(shut)
    assert struck(shut) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-16", "DP-LAW-18")
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_with_no_favourite_left_the_nearest_is_struck(law: Law) -> None:
    game = room(law)
    state_of(game).who.pop(hero(game, FAR).at)
    hero(game, FAR).status, hero(game, FAR).at = "dead", -1
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-16")
@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
def test_with_nobody_left_to_strike_the_reason_is_told(law: Law) -> None:
    game = room(law)
    bless(game, (1, 2), (2, 2))
    let_pass(game)
    assert struck(game) == []
    assert told(game, "idle")[-1]["who"] == "orc 10"


@pytest.mark.rule("DP-LAW-10", "DP-CONFLICT-62")
def test_the_lowest_life_is_that_of_the_heroes_it_can_get_at() -> None:
    three = (*PAIR, "sister_ivenne")
    game = corridor(LAWS["low LIFE"], heroes=three, at=[(2, 2), (1, 2), (4, 2)])
    hero(game, 2).life = 5
    let_pass(game)
    assert struck(game) == ["sister_ivenne"]


@pytest.mark.rule("DP-LAW-16", "DP-MONSTER-15")
@pytest.mark.parametrize("name", FAVOURING)
def test_one_that_cannot_get_there_this_turn_strikes_who_is_beside_it_then(name: str) -> None:
    game = foe("orc", (6, 6), heroes=PAIR, at=[(3, 4), (0, 0)], tile="room_8x8")
    make_favourite(game)
    monster(game).law = LAWS[name]
    for column in range(8):
        for row in range(8):
            if (column, row) not in {(6, 6), (5, 6), (4, 6), (3, 6), (3, 5), (2, 5)} | {
                (2, 4), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0), (0, 0), (3, 4)
            }:  # fmt: skip
                state_of(game).terrain[square_at(column, row)] = "O"
    let_pass(game)
    assert place(game, 10) == (3, 5)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-09", "DP-LAW-16")
def test_the_determined_come_back_to_their_target_when_the_way_is_free() -> None:
    game = corridor(LAWS["determined"])
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]
    assert monster(game).target == FAR
    for column in range(6):
        for row in (1, 3):
            del state_of(game).terrain[square_at(column, row)]
    let_pass(game)
    assert struck(game)[-1] == "sable_wick"


@pytest.mark.rule("DP-LAW-11", "DP-LAW-16")
def test_a_wolf_that_finds_no_room_beside_the_hero_of_the_pack_bites_another() -> None:
    game = foe("wolf", (5, 0), heroes=PAIR, at=[(4, 5), (0, 0)])
    for at in ((1, 0), (0, 1)):
        put(game, "wolf", at)
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]
    assert struck(game, 11) == ["sable_wick"]


@pytest.mark.rule("DP-LAW-13", "DP-LAW-16")
def test_the_players_choose_for_a_dumb_monster_among_those_it_can_get_at() -> None:
    three = (*PAIR, "sister_ivenne")
    game = corridor(LAWS["dumb"], heroes=three, at=[(2, 2), (1, 2), (4, 2)], seats=3)
    for seat in range(3):
        game.choose(seat, "pass")
    assert game.pending[0].options == ("target brannoc_vale 0", "target sister_ivenne 2")


@pytest.mark.rule("DP-LAW-12", "DP-LAW-16")
@pytest.mark.parametrize("face", [1, 2])
def test_chance_chooses_for_a_frenzied_monster_among_those_it_can_get_at(face: int) -> None:
    three = (*PAIR, "sister_ivenne")
    game = corridor(LAWS["frenzied"], heroes=three, at=[(2, 2), (1, 2), (4, 2)], dice=[face])
    let_pass(game)
    assert struck(game) == [["brannoc_vale", "sister_ivenne"][face - 1]]


@pytest.mark.rule("DP-LAW-16")
def test_a_taunt_from_where_nobody_can_get_does_not_hold_a_monster_back() -> None:
    game = corridor(LAWS["near"])
    monster(game).taunted_by = FAR
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-16")
def test_a_phantom_out_of_reach_does_not_hold_a_monster_back() -> None:
    game = corridor(LAWS["near"])
    put(game, "phantom", (0, 2)).side = "heroes"
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-16", "DP-COND-01")
def test_a_rooted_monster_strikes_who_is_beside_it() -> None:
    game = room(LAWS["low LIFE"])
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-LAW-02")
def test_a_spear_strikes_past_a_corner_where_no_other_place_is_free() -> None:
    game = corridor(LAWS["near"], at=[(5, 5), (1, 2)], monsters=[("hobgoblin_guard", (4, 2))])
    monster(game).target = FAR
    monster(game).law = LAWS["determined"]
    state_of(game).terrain[square_at(2, 2)] = "O"
    del state_of(game).terrain[square_at(2, 1)]
    del state_of(game).terrain[square_at(3, 1)]
    state_of(game).terrain[square_at(1, 1)] = "O"
    let_pass(game)
    assert place(game, 10) == (2, 1)
    assert struck(game) == ["sable_wick"]


@pytest.mark.rule("DP-TRAPLIST-25")
def test_who_is_still_in_a_net_strikes_at_nobody_beside_it() -> None:
    game = foe("orc", (1, 2), 2, 2, 2, 2)
    monster(game).conditions["trapped"] = UNTIL_ENDED
    monster(game).hold = "netted"
    let_pass(game)
    assert struck(game) == []
    assert [one["why"] for one in told(game, "idle")] == ["held"]


# -- shooters and casters --------------------------------------------------------------------------


STRICT = Rules(no_shots_in_melee=True)


def cornered(kind: str, rules: Rules = STRICT) -> Game:
    """In the end of a blind alley, with a hero before it and its favourite behind him."""
    game = foe(kind, (5, 2), heroes=PAIR, at=[(4, 2), (2, 2)], rules=rules)
    make_favourite(game)
    hero(game, FAR).stats["DEF"] = 9
    for column in range(6):
        for row in (1, 3):
            state_of(game).terrain[square_at(column, row)] = "O"
    return game


SHOOTERS = (
    "goblin_archer",
    "orc_archer",
    "kobold_sapper",
    "cultist",
    "orc_shaman",
    "evil_sorcerer",
)


@pytest.mark.rule("DP-LAW-16", "DP-VAR-COMBAT-10", "DP-VAR-COMBAT-11")
@pytest.mark.parametrize("kind", [one for one in SHOOTERS if "archer" not in one])
def test_cornered_shooters_and_casters_fight_the_nearest(kind: str) -> None:
    game = cornered(kind)
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]
    assert told(game, "monster_casts") == []


@pytest.mark.rule("DP-LAW-16", "DP-VAR-COMBAT-10")
@pytest.mark.parametrize("kind", ["goblin_archer", "orc_archer"])
def test_a_cornered_archer_strikes_and_pushes_and_follows(kind: str) -> None:
    game = cornered(kind)
    state_of(game).dice.script[:] = [4, 4, 4, 4, 4, 4]  # type: ignore[attr-defined]
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]
    assert [one["who"] for one in told(game, "pushed")] == ["brannoc_vale"]
    assert [one["who"] for one in told(game, "advanced")] == [f"{kind} 10"]


@pytest.mark.rule("DP-LAW-05", "DP-VAR-COMBAT-10")
@pytest.mark.parametrize("kind", SHOOTERS)
def test_without_that_option_nobody_is_cornered(kind: str) -> None:
    game = cornered(kind, Rules())
    let_pass(game)
    if monster(game).spells:
        assert told(game, "monster_casts")
    else:
        assert told(game, "pushed") == []
        assert len(struck(game)) == 1


@pytest.mark.rule("DP-LAW-05", "DP-VAR-COMBAT-10")
@pytest.mark.parametrize("kind", ["goblin_archer", "cultist"])
def test_who_can_step_away_from_an_opponent_does_so_and_shoots(kind: str) -> None:
    game = foe(kind, (2, 2), at=[(1, 2)], rules=STRICT)
    let_pass(game)
    far = place(game, 10)
    assert abs(far[0] - 1) + abs(far[1] - 2) > 1
    assert rolls_of(game, kind)


@pytest.mark.rule("DP-LAW-05", "DP-VAR-COMBAT-10")
def test_an_archer_takes_no_place_beside_another_opponent() -> None:
    game = foe("goblin_archer", (2, 2), heroes=PAIR, at=[(1, 2), (4, 3)], rules=STRICT)
    monster(game).law = Law("shooter", "determined")
    monster(game).target = 0
    let_pass(game)
    x, y = place(game, 10)
    assert abs(x - 4) + abs(y - 3) > 1
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-VAR-COMBAT-11")
def test_a_cornered_caster_may_cast_at_a_favourite_who_is_adjacent() -> None:
    game = cornered("cultist")
    hero(game, NEAR).stats["MAG"] = 10
    let_pass(game)
    assert [one["spell"] for one in told(game, "monster_casts")] == ["spark"]


@pytest.mark.rule("DP-LAW-16")
def test_a_sapper_that_must_wait_only_moves_and_says_so() -> None:
    game = foe("kobold_sapper", (3, 2))
    monster(game).has_thrown = True
    let_pass(game)
    assert struck(game) == []
    assert [one["why"] for one in told(game, "idle")] == ["reloading"]
    assert cited(game, "idle") == ["DP-MONSTER-14"]


@pytest.mark.rule("DP-LAW-16")
def test_an_archer_without_a_shot_at_its_favourite_shoots_at_another() -> None:
    game = foe("orc_archer", (3, 2), heroes=PAIR, at=[(5, 5), (0, 0)])
    monster(game).law = Law("shooter", "drawn_to", least="LIFE")
    hero(game, FAR).life = 1
    for at in ((1, 0), (1, 1), (0, 1)):
        state_of(game).terrain[square_at(*at)] = "P"
    let_pass(game)
    assert struck(game) == ["brannoc_vale"]


@pytest.mark.rule("DP-VAR-COMBAT-11", "DP-MONSTER-14")
@pytest.mark.parametrize(("orc", "mends"), [((5, 3), True), ((5, 4), False)])
def test_an_engaged_shaman_mends_only_who_is_adjacent(orc: tuple[int, int], mends: bool) -> None:
    game = foe("orc_shaman", (5, 2), at=[(4, 2)], rules=STRICT)
    hurt = put(game, "orc", orc)
    hurt.life, hurt.state = 2, "sleeping"
    let_pass(game)
    spells = [one["spell"] for one in told(game, "monster_casts")]
    assert ("mend_wounds" in spells) is mends


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(("damage", "mends"), [(1, False), (2, True)])
def test_a_shaman_mends_the_orc_leader_too(damage: int, mends: bool) -> None:
    game = foe("orc_shaman", (5, 2))
    leader = put(game, "orc_leader", (5, 4))
    leader.damage, leader.state = damage, "sleeping"
    let_pass(game)
    spells = [one["spell"] for one in told(game, "monster_casts")]
    assert ("mend_wounds" in spells) is mends


# -- reasons ---------------------------------------------------------------------------------------


def asleep(game: Game) -> None:
    """It sleeps."""
    monster(game).state = "sleeping"


def surprised(game: Game) -> None:
    """It has just been woken."""
    monster(game).skips = 1


def paralysed(game: Game) -> None:
    """It cannot act."""
    monster(game).conditions["paralysis"] = Duration.own_turns(5)


def patient(game: Game) -> None:
    """Nothing has provoked it."""
    monster(game).law = Law("patient")


def stunned_in_a_pit(game: Game) -> None:
    """It loses one action, and the other gets it out."""
    monster(game).conditions.update(stunned=UNTIL_ENDED, trapped=UNTIL_ENDED)


def rooted_far_away(game: Game) -> None:
    """It cannot move, and nobody is near."""
    monster(game).conditions["rooted"] = Duration.own_turns(5)
    state_of(game).who.pop(hero(game).at)
    hero(game).at = square_at(5, 5)
    state_of(game).who[hero(game).at] = 0


def walled_in(game: Game) -> None:
    """Nothing is free around it."""
    rooted_far_away(game)
    del monster(game).conditions["rooted"]
    for at in ((1, 1), (1, 3), (0, 2), (2, 2)):
        state_of(game).terrain[square_at(*at)] = "O"


def protected(game: Game) -> None:
    """The hero stands in a sanctuary."""
    bless(game, (0, 2))


REASONS: dict[str, Callable[[Game], None]] = {
    "asleep": asleep,
    "surprised": surprised,
    "helpless": paralysed,
    "patient": patient,
    "spent": stunned_in_a_pit,
    "held": rooted_far_away,
    "no_way": walled_in,
    "sanctuary": protected,
}


@pytest.mark.rule("DP-LAW-16", "DP-MONSTER-20")
@pytest.mark.parametrize("why", REASONS)
def test_a_monster_that_does_nothing_has_a_line_with_its_reason(why: str) -> None:
    game = foe("orc", (1, 2))
    REASONS[why](game)
    let_pass(game)
    assert told(game, "idle")[0] == {"who": "orc 10", "why": why}
    assert struck(game) == []


@pytest.mark.rule("DP-MONSTER-19")
def test_a_monster_that_knows_of_nobody_says_so() -> None:
    game = foe("orc", (1, 2))
    hero(game).conditions["hidden"] = UNTIL_ENDED
    state_of(game).who.pop(hero(game).at)
    hero(game).at = square_at(5, 5)
    state_of(game).who[hero(game).at] = 0
    let_pass(game)
    assert [one["why"] for one in told(game, "idle")] == ["alone"]
    assert cited(game, "idle") == ["DP-MONSTER-19"]


@pytest.mark.rule("DP-LAW-02")
def test_a_monster_that_attacks_or_only_comes_nearer_gives_no_reason() -> None:
    beside = foe("orc", (1, 2))
    let_pass(beside)
    assert told(beside, "idle") == []
    far = foe("zombie", (5, 5))
    let_pass(far)
    assert told(far, "idle") == []
    assert told(far, "monster_moved")
