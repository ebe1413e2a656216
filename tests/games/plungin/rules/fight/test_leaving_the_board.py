"""Who dies or leaves in the middle of something: what goes on without him, what ends (DEATH)."""

from contextlib import suppress
from copy import copy
from typing import Any

import pytest

from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.explore.adventure import leave_dungeon
from delvers.games.plungin.rules.fight.leaving_the_board import forget_number
from delvers.games.plungin.rules.fight.life import harm, kill
from delvers.games.plungin.rules.monsters.beasts import vanish
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import NOWHERE, Flames
from delvers.games.plungin.rules.state.fixtures import Chest, Door, Hazard
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.turn.play import end_adventure
from delvers.kernel.game import Game
from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import (
    act,
    faces,
    hero,
    lasting,
    monster,
    options,
    place,
    scene,
    state_of,
    told,
)

PAIR = ("brannoc_vale", "sable_wick")


def duo(*dice: int, **more: Any) -> Game:
    """Brannoc, whose turn it is, with 1 LIFE, and Sable far away."""
    facts: dict[str, Any] = {
        "at": [(2, 2), (5, 5)],
        "abilities": {0: [], 1: []},
        "life": {0: 1},
        "seats": 1,
        "dice": dice,
    }
    game = scene(*PAIR, **{**facts, **more})
    act(game, 0, "act brannoc_vale")
    return game


@pytest.mark.rule("DP-DEATH-03", "DP-ACTION-15")
def test_a_hero_who_dies_in_a_whirl_strikes_no_more() -> None:
    axe = "cursed_thirsting_axe"
    game = duo(
        abilities={0: ["whirl_attack"], 1: []},
        hands={0: [axe, axe], 1: ["", ""]},
        monsters=[("orc", (1, 2)), ("orc", (3, 2)), ("orc", (2, 3))],
    )
    act(game, 0, "ability whirl_attack", "on orc 10")
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert len([one for one in told(game, "rolled") if "attack" in str(one["why"])]) == 1


@pytest.mark.rule("DP-TRAPLIST-22", "DP-SPELL-20")
def test_who_jumps_out_of_a_pit_is_not_burnt_by_what_burns_in_it() -> None:
    game = duo(5, 5, 5, 5, 5, 5, life={0: 9})
    pit = [square_at(3, 2)]
    state_of(game).hazards += [Hazard("pit_trap", pit, tile=0), Hazard("burning_oil", pit, 3, 0, 5)]
    act(game, 0, "move", "east")
    act(game, 0, next(one for one in options(game, 0) if one.startswith("square")))
    assert told(game, "jumped")
    assert not told(game, "damaged")
    assert place(game) != (3, 2)
    assert hero(game).life == 9


# -- what hangs on somebody, and each way to leave -------------------------------------------------


def dies(game: Game) -> None:
    run(harm(game._table, hero(game), 99, "burning", "DP-DEATH-03"))


def comes_back_at_once(game: Game) -> None:
    hero(game).attire = ["amulet_of_second_breath"]
    run(harm(game._table, hero(game), 99, "burning", "DP-DEATH-03"))
    assert hero(game).status == "alive"


def leaves(game: Game) -> None:
    with pytest.raises(AdventureEnds):
        run(leave_dungeon(game._table, hero(game)))
    end_adventure(game._table)


LEAVING = [dies, comes_back_at_once, leaves]
ON_HIM: dict[str, dict[str, Any]] = {
    "ward": {"conditions": {"warded": -3}, "strengths": {"warded": 2}},
    "ember shield": {"conditions": {"ember_shield": -3}, "strengths": {"ember_shield": 1}},
    "song": {"song": "inspired", "singer": 1},
    "hymn": {"song": "hymn", "singer": 1},
    "net": {"conditions": {"trapped": 0}, "hold": "netted"},
    "chasm": {"conditions": {"trapped": 0}, "hold": "fallen"},
    "roots": {"conditions": {"rooted": -2}, "strengths": {"rooted": 2}},
    "command": {"commanded_turns": 1, "commander": 10},
    "flames on his weapon": {"burning_weapons": {"sword": Flames(1, Duration.rounds(3))}},
    "edge": {"whetted": {"sword": 1}},
    **{name: {"conditions": {name: 0}} for name in BOX.conditions if name != "drained"},
}


@pytest.mark.rule("DP-DEATH-14")
@pytest.mark.parametrize("leave", LEAVING)
@pytest.mark.parametrize("what", ON_HIM)
def test_what_hung_on_a_hero_ends_when_he_leaves_the_board(what: str, leave: Any) -> None:
    game = duo(monsters=[("orc", (0, 0))])
    state, one = state_of(game), hero(game)
    state.chests.append(Chest(helpers=(0, 1)))
    state.engaged = 0
    for field, value in ON_HIM[what].items():
        setattr(one, field, lasting(value) if field == "conditions" else copy(value))
    leave(game)
    for held in (one.conditions, one.strengths, one.sources, one.burning_weapons, one.whetted):
        assert not held
    assert (one.hold, one.song, one.is_commanded) == ("", None, False)
    assert (one.singer, one.commander) == (NOWHERE, NOWHERE)
    assert 0 not in state.chests[-1].helpers
    assert state.engaged == NOWHERE


def song(game: Game) -> None:
    hero(game, 1).song, hero(game, 1).singer = "hymn", 0


def ward(game: Game) -> None:
    hero(game, 1).conditions["warded"] = Duration.causers_turns(2)
    hero(game, 1).sources["warded"], hero(game, 1).strengths["warded"] = 0, 3


def sanctuary(game: Game) -> None:
    state_of(game).hazards.append(Hazard("sanctuary", [square_at(2, 2)], 0, 0, by=0, step=2))


def lasting_sanctuary(game: Game) -> None:
    state_of(game).hazards.append(Hazard("sanctuary", [square_at(2, 2)], 3, 0, by=0))


def taunt(game: Game) -> None:
    monster(game).taunted_by = 0


KEPT_UP = [song, ward, sanctuary, lasting_sanctuary, taunt]


@pytest.mark.rule("DP-DEATH-14")
@pytest.mark.parametrize("leave", LEAVING)
@pytest.mark.parametrize("keep_up", KEPT_UP)
def test_what_a_hero_kept_up_ends_when_he_leaves_the_board(keep_up: Any, leave: Any) -> None:
    game = duo(monsters=[("orc", (0, 0))])
    keep_up(game)
    leave(game)
    assert not hero(game, 1).strengths
    assert hero(game, 1).song is None
    assert not hero(game, 1).conditions
    assert not state_of(game).hazards
    assert not [one for one in state_of(game).monsters if one.taunted_by != NOWHERE]


@pytest.mark.rule("DP-DEATH-14", "DP-SPELL-20")
def test_what_lasts_for_rounds_outlives_its_caster() -> None:
    game = duo(monsters=[("orc", (0, 0))])
    hero(game, 1).conditions["warded"], hero(game, 1).strengths["warded"] = Duration.rounds(4), 1
    hero(game, 1).sources["warded"] = 0
    state_of(game).hazards.append(Hazard("wall_of_flame", [square_at(1, 0)], 3, 0, 4, by=0))
    dies(game)
    assert hero(game, 1).strengths == {"warded": 1}
    assert state_of(game).hazards


@pytest.mark.rule("DP-DEATH-14")
def test_the_end_of_a_song_and_a_sanctuary_is_told() -> None:
    game = duo(monsters=[("orc", (0, 0))])
    song(game)
    sanctuary(game)
    dies(game)
    assert [one["who"] for one in told(game, "song_ended")] == ["brannoc_vale"]
    assert [one["kind"] for one in told(game, "hazard_ended")] == ["sanctuary"]


@pytest.mark.rule("DP-DEATH-14")
@pytest.mark.parametrize("goes", ["slain", "vanishes", "dungeon is left"])
def test_a_monster_that_leaves_lets_go_of_whom_it_commanded_and_who_had_marked_it(
    goes: str,
) -> None:
    game = duo(monsters=[("count_morrow", (0, 0))])
    hero(game).marked, hero(game).commanded_turns, hero(game).commander = 10, 1, 10
    count = monster(game)
    if goes == "slain":
        with suppress(AdventureEnds):
            run(kill(game._table, count))
    elif goes == "vanishes":
        vanish(game._table, count)
    else:
        count.side = "heroes"
        leaves(game)
    assert not count.is_on_board
    assert count not in state_of(game).monsters
    assert hero(game).marked == -1
    assert not hero(game).is_commanded


@pytest.mark.rule("DP-DEATH-14", "DP-LAW-06")
def test_a_hero_who_is_left_alone_obeys_no_more() -> None:
    game = duo(monsters=[("count_morrow", (2, 3))])
    hero(game).commanded_turns, hero(game).commander = 1, 10
    run(harm(game._table, hero(game, 1), 99, "burning", "DP-DEATH-03"))
    assert [one["who"] for one in told(game, "free_again")] == ["brannoc_vale"]
    act(game, 0, "nothing")
    assert "attack count_morrow 10" in options(game, 0)


@pytest.mark.rule("DP-DEATH-14", "DP-EXITDUN-06")
def test_a_monster_that_stays_at_home_still_stands_there_when_the_party_comes_back() -> None:
    game = duo()
    state = state_of(game)
    state.tiles[0].location = "drowned_belfry"
    boss = put_monster(game._table, "mother_hollow", square_at(0, 0))
    leaves(game)
    assert state.who == {boss.at: boss.number}


@pytest.mark.rule("DP-DEATH-13", "DP-DEATH-14")
def test_a_new_hero_is_not_taken_for_the_dead_one_whose_number_he_has() -> None:
    game = duo(chests=[Chest(at=square_at(0, 0))])
    state = state_of(game)
    state.chests[0].failed, state.chests[0].forgiven = [0, 1], (0,)
    state.tiles[0].laid_in, state.tiles[0].searched_by = (0, 1), (0,)
    forget_number(state, 0)
    assert state.chests[0].failed == [1]
    assert [*state.chests[0].forgiven] == []
    assert [*state.tiles[0].laid_in] == [1]
    assert [*state.tiles[0].searched_by] == []


@pytest.mark.rule("DP-BREAK-02", "DP-DEATH-03")
def test_a_blow_that_kills_who_strikes_it_is_heard_all_the_same() -> None:
    chest = Chest(1, True, trap="explosive_rune", at=square_at(3, 2))
    game = duo(*[5] * 11, chests=[chest], monsters=[("orc", (0, 0))], hands={0: ["", ""]})
    monster(game).state = "sleeping"
    act(game, 0, "break chest 0")
    assert [one["who"] for one in told(game, "died")] == ["brannoc_vale"]
    assert monster(game).state == "alert"


@pytest.mark.rule("DP-BREAK-02")
def test_a_lock_that_a_spell_bursts_rouses_sleepers_as_a_blow_does() -> None:
    door = Door(difficulty=1, is_locked=True, trap="")
    game = caster("burst_lock", doors={"north": door}, dice=[5] * 4, at=[(2, 0)])
    put_monster(game._table, "orc", square_at(5, 5)).state = "sleeping"
    monster(game).is_met = True
    act(game, 0, "cast burst_lock")
    assert [one["who"] for one in told(game, "alarmed")] == ["orc 10"]
    assert not state_of(game).is_just_broken


@pytest.mark.rule("DP-ENTRY-ABILITY-GUARDIAN", "DP-DEATH-01")
def test_a_monster_that_dies_while_a_guardian_steps_in_strikes_nobody() -> None:
    game = scene(
        *PAIR,
        at=[(2, 3), (2, 2)],
        abilities={0: ["guardian"], 1: []},
        life={1: 1},
        monsters=[("orc", (3, 2))],
    )
    act(game, 0, "pass")
    act(game, 1, "pass")
    monster(game).life = 1
    spears = [square_at(2, 3), square_at(3, 2)]
    state_of(game).hazards.append(Hazard("spear_trap", spears, tile=0))
    state_of(game).dice = faces(5, *[2] * 4, *[2] * 3, *[6] * 5, *[2] * 8)
    act(game, 0, "guard")
    assert [one["who"] for one in told(game, "monster_killed")] == ["orc 10"]
    assert told(game, "attacks_in_melee") == []
