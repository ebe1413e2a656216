"""The Lamplighter's Road: the escort, the oil, the spring, the panes of dawn (adventures)."""

from dataclasses import replace
from typing import Any

import pytest

from delvers.games.plungin.rules.board.lantern import bearer, may_take, use_oil
from delvers.games.plungin.rules.board.map import free_neighbours
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.explore.building import end_phase
from delvers.games.plungin.rules.explore.offers import lamp_options
from delvers.games.plungin.rules.explore.random_events import guttering
from delvers.games.plungin.rules.fight.life import harm, kill, life_row
from delvers.games.plungin.rules.heroes.inventory import has_room, slots_of, weapons_carried
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.fixtures import Chest
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import State
from delvers.games.plungin.rules.turn.setup import escort
from delvers.kernel.game import Game
from tests.games.plungin.rules.foes import let_pass, put, rolls_of
from tests.games.plungin.rules.running import run
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    scene,
    state_of,
    told,
)
from tests.games.plungin.rules.village_scene import go_on, village

ROAD = "lamplighters_road"


def on_the_road(**more: Any) -> Game:
    """A hero without abilities on some tile of The Lamplighter's Road, with a full lantern."""
    game = scene("brannoc_vale", **{"pack": ROAD, "abilities": {0: []}, **more})
    state_of(game).oil = more.pop("oil", 60)
    return game


def beside(game: Game, one: Hero, mark: str) -> None:
    """Somebody stands beside a mark of the tile."""
    state = state_of(game)
    marked = [square for square, what in state.terrain.items() if what == mark]
    put_on_square(state, one, next(free for at in marked for free in free_neighbours(state, at)))


def with_ilse(**more: Any) -> tuple[Game, Hero]:
    """Ilse is there too."""
    game = on_the_road(**more)
    ilse = escort(state_of(game))
    state_of(game).heroes.append(ilse)
    put_on_square(state_of(game), ilse, free_neighbours(state_of(game), hero(game).at)[0])
    return game, ilse


# -- Ilse ------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SETUP-03")
def test_ilse_is_as_printed_with_a_pole_and_two_slots() -> None:
    game, ilse = with_ilse()
    printed = {"ATK": 3, "DEF": 6, "MAG": 1, "MOV": 4, "LIFE": 8, "RES": 3, "DEX": 3, "WIT": 4}
    assert (ilse.id, ilse.stats, ilse.life) == ("ilse_wayman", printed, 8)
    ilse.carried = ["bandage"]
    assert has_room(ilse)
    ilse.carried = ["bandage", "bandage"]
    assert not has_room(ilse)
    assert state_of(game).oil == 60


@pytest.mark.rule("DP-SETUP-03")
def test_ilse_acts_after_the_last_hero_and_opens_nothing() -> None:
    chest = Chest(1, True, at=square_at(2, 0), trap="?")
    game, ilse = with_ilse(chests=[chest], at=[(0, 0)])
    put_on_square(state_of(game), ilse, square_at(1, 0))
    act(game, 0, "pass")
    assert state_of(game).acting == ilse.number
    assert "move" in options(game, 0)
    assert ilse.actions == 2
    assert not [one for one in options(game, 0) if "chest" in one]


@pytest.mark.rule("DP-CONFLICT-48")
def test_the_death_of_ilse_loses_nothing_but_without_heroes_all_is_lost() -> None:
    game, ilse = with_ilse()
    list(harm(game._table, ilse, 9, Named("test"), "DP-COMBAT-16"))
    assert (ilse.status, state_of(game).lost) == ("dead", False)
    other, _ = with_ilse()
    with pytest.raises(AdventureEnds):
        list(harm(other._table, hero(other), 99, Named("test"), "DP-COMBAT-16"))
    assert state_of(other).lost


# -- oil -------------------------------------------------------------------------------------------


@pytest.mark.rule("DP-ROUND-16")
def test_oil_burns_and_is_told_until_it_is_dark() -> None:
    game = on_the_road()
    state_of(game).oil = 3
    use_oil(game._table, 2)
    assert (state_of(game).oil, state_of(game).adventure.is_dark) == (1, False)
    use_oil(game._table, 2)
    assert (state_of(game).oil, state_of(game).adventure.is_dark) == (0, True)
    assert [one["left"] for one in told(game, "oil")] == [1, 0]
    assert cited(game, "oil") == ["DP-ROUND-16"] * 2


@pytest.mark.rule("DP-ROUND-16")
def test_a_construction_phase_costs_two_oil() -> None:
    game = on_the_road()
    end_phase(game._table)
    assert state_of(game).oil == 58
    other = scene("brannoc_vale")
    end_phase(other._table)
    assert told(other, "oil") == []


@pytest.mark.rule("DP-ROUND-16")
def test_a_beast_of_the_heroes_burns_no_oil_and_other_adventures_have_none() -> None:
    game = on_the_road()
    put(game, "wolf", (5, 5)).side = "heroes"
    let_pass(game)
    assert state_of(game).oil == 60
    other = scene("brannoc_vale", monsters=[("gargoyle", (5, 5))])
    let_pass(other)
    assert told(other, "oil") == []


@pytest.mark.rule("DP-ROUND-16")
@pytest.mark.parametrize("dark", [0, 1])
def test_in_the_dark_heroes_have_a_die_less_to_attack_and_monsters_not(dark: int) -> None:
    game = on_the_road(at=[(0, 2)], monsters=[("orc", (1, 2))])
    state_of(game).adventure.is_dark = bool(dark)
    state_of(game).oil = 0
    act(game, 0, "attack orc 10")
    assert rolls_of(game, "brannoc_vale attack") == [6 - dark]
    let_pass(game)
    assert rolls_of(game, "orc 10 attack") == [6]


@pytest.mark.rule("DP-SPECIAL-03")
@pytest.mark.parametrize(("oil", "left"), [(0, 12), (20, 32), (55, 60)])
def test_ilse_refills_the_lantern_once_at_each_station(oil: int, left: int) -> None:
    game, ilse = with_ilse(tile="lamp_station", location="lamp_station")
    state_of(game).oil = oil
    state_of(game).adventure.is_dark = True
    beside(game, hero(game), "H")
    assert "refill" not in options(game, 0)
    act(game, 0, "pass")
    beside(game, ilse, "H")
    act(game, 0, "move", "stop", "refill")
    assert state_of(game).oil == left
    assert not state_of(game).adventure.is_dark
    assert "refill" not in options(game, 0)
    assert cited(game, "refilled") == ["DP-ENTRY-LOCATION-LAMP-STATION"]


# -- the spring ------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SPECIAL-03", "DP-XP-08")
def test_a_stopped_spring_keeps_the_oil_for_ten_rounds() -> None:
    game = on_the_road(tile="winding_room", location="winding_room", dice=[5, 5, 5])
    hero(game).stats["DEX"] = 3
    beside(game, hero(game), "H")
    act(game, 0, "move", "stop", "stop spring")
    assert state_of(game).party.exp == 60
    put(game, "gargoyle", (5, 5))
    for _ in range(10):
        assert state_of(game).oil == 60
        let_pass(game)
    assert state_of(game).oil == 60
    let_pass(game)
    assert state_of(game).oil == 59


# -- panes -----------------------------------------------------------------------------------------


def in_the_crypt(panes: int) -> Game:
    """A hero beside the oriel with some panes, and the Count far away."""
    game = on_the_road(
        tile="morrow_crypt",
        location="morrow_crypt",
        monsters=[("count_morrow", (0, 11))],
        carried={0: ["pane_of_dawn"] * panes},
    )
    beside(game, hero(game), "K")
    return game


@pytest.mark.rule("DP-BOSS-08", "DP-XP-09")
def test_each_pane_that_is_set_lowers_the_count_and_is_a_task() -> None:
    game = in_the_crypt(2)
    act(game, 0, "move", "stop", "set pane")
    assert hero(game).carried == ["pane_of_dawn"]
    assert state_of(game).party.exp == 40
    row = life_row(game._table, monster(game), 15)
    assert row.result == "blood_frenzy"
    assert life_row(game._table, monster(game), 14).result == "no_effect"
    state_of(game).adventure.is_dark = True
    assert life_row(game._table, monster(game), 15).result == "no_effect"
    state_of(game).adventure.is_dark = False
    let_pass(game)
    act(game, 0, "set pane")
    assert state_of(game).party.exp == 80
    assert life_row(game._table, monster(game), 12).result == "blood_frenzy"
    assert cited(game, "task_done") == ["DP-XP-09"] * 2
    assert cited(game, "experience") == ["DP-XP-09"] * 2


@pytest.mark.rule("DP-BOSS-08")
def test_a_pane_is_set_only_beside_the_oriel_and_only_lowers_the_count() -> None:
    game = in_the_crypt(1)
    put_on_square(state_of(game), hero(game), free_neighbours(state_of(game), monster(game).at)[0])
    act(game, 0, "move", "stop")
    assert "set pane" not in options(game, 0)
    state_of(game).adventure.panes = 3
    leader = put(game, "orc_leader", (5, 5))
    assert life_row(game._table, leader, 9).result == "no_effect"


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-XP-09", "DP-UNIQUE-05")
@pytest.mark.parametrize(("lives", "gold"), [(True, 600 + 600), (False, 600)])
def test_the_crypt_is_won_by_its_last_monster_and_ilse_brings_more_if_she_lives(
    lives: bool, gold: int
) -> None:
    game, ilse = with_ilse(
        tile="morrow_crypt",
        location="morrow_crypt",
        monsters=[("count_morrow", (0, 11)), ("zombie", (1, 1))],
        at=[(0, 1)],
    )
    state = state_of(game)
    ilse.status = "alive" if lives else "dead"
    start = state.party.gold
    count = monster(game)
    list(kill(game._table, count))
    assert not state.won
    assert state.party.gold == start + 100 + 600
    monster(game, 11).life = 1
    state.dice.script[:] = [*[4] * 6, *[1] * 20]  # type: ignore[attr-defined]
    act(game, 0, "attack zombie 11")
    assert state.won
    assert state.party.gold == start + 100 + gold
    done = [one["task"] for one in told(game, "task_done")]
    assert ("task_ilse_lives" in done) is lives
    assert {"task_destroy_the_count", "task_clear_the_crypt"} <= {*done}


def test_an_escort_carries_as_many_things_as_the_adventure_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pack = BOX.packs["lamplighters_road"]
    assert pack.escort is not None
    ilse = Hero(4, pack.escort.id, {}, is_escort=True)
    assert slots_of(ilse) == 2
    laden = replace(pack, escort=replace(pack.escort, slots=3))
    monkeypatch.setitem(BOX.packs, pack.id, laden)
    assert slots_of(ilse) == 3


# -- when Ilse is dead, and in the village ---------------------------------------------------------


def without_ilse(**more: Any) -> tuple[Game, Hero]:
    """Ilse has died beside a hero."""
    game, ilse = with_ilse(**more)
    for _ in harm(game._table, ilse, 20, Named("orc"), "DP-COMBAT-16"):
        pass
    assert ilse.status == "dead"
    act(game, 0, "nothing")
    return game, ilse


def test_a_potion_brings_ilse_back() -> None:
    game, ilse = without_ilse(at=[(2, 2)], carried={0: ["potion_revival"]}, dice=[3])
    act(game, 0, "use potion_revival")
    while "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    assert (ilse.status, ilse.life) == ("alive", 3)


def test_a_hero_takes_up_the_lantern_of_dead_ilse_in_his_left_hand() -> None:
    game, _ = without_ilse(at=[(2, 2)], carried={0: []})
    act(game, 0, "take waymans_lantern")
    assert hero(game).hands == ["sword", "waymans_lantern"]
    assert hero(game).carried == ["wooden_shield"]
    assert bearer(state_of(game)) is hero(game)
    assert not may_take(state_of(game), hero(game))


def test_nobody_takes_the_lantern_while_ilse_lives_or_without_room_for_what_he_holds() -> None:
    game, _ = with_ilse(at=[(2, 2)])
    assert "take waymans_lantern" not in options(game, 0)
    full, _ = without_ilse(at=[(2, 2)], carried={0: ["bandage"] * 4})
    assert "take waymans_lantern" not in options(full, 0)
    free, _ = without_ilse(at=[(2, 2)], carried={0: ["bandage"] * 4}, hands={0: ["sword", ""]})
    assert "take waymans_lantern" in options(free, 0)


def test_the_hand_with_the_lantern_holds_nothing_else() -> None:
    things = {0: ["iron_shield", "great_axe", "dagger"]}
    game, _ = without_ilse(at=[(2, 2)], carried=things, hands={0: ["sword", ""]})
    act(game, 0, "take waymans_lantern")
    assert "equip iron_shield" not in options(game, 0)
    assert weapons_carried(hero(game)) == ["dagger"]


def test_who_bears_the_lantern_refills_it_and_others_beside_him_pour_oil_in() -> None:
    game, _ = without_ilse(tile="lamp_station", location="lamp_station", carried={0: ["lamp_oil"]})
    state_of(game).oil = 10
    act(game, 0, "take waymans_lantern")
    beside(game, hero(game), "H")
    act(game, 0, "nothing", "refill")
    assert state_of(game).oil == 22
    act(game, 0, "use lamp_oil", "fill lantern")
    assert state_of(game).oil == 28


def test_without_a_bearer_the_lantern_cannot_be_refilled() -> None:
    game, _ = without_ilse(tile="lamp_station", location="lamp_station", carried={0: ["lamp_oil"]})
    beside(game, hero(game), "H")
    assert lamp_options(state_of(game), hero(game), 0) == []


def test_ilse_takes_her_lantern_back_when_she_returns() -> None:
    game, ilse = without_ilse(at=[(2, 2)], carried={0: ["potion_revival"]}, dice=[3])
    act(game, 0, "take waymans_lantern", "use potion_revival")
    while "pass" not in options(game, 0):
        act(game, 0, options(game, 0)[0])
    assert hero(game).hands == ["sword", ""]
    assert bearer(state_of(game)) is ilse


def test_ilse_eats_of_the_rations_when_she_is_hurt_and_others_are_not() -> None:
    game, ilse = with_ilse(at=[(2, 2)], carried={0: ["field_rations"]})
    ilse.life = 5
    act(game, 0, "use field_rations")
    assert ilse.life == 6
    assert [one["who"] for one in told(game, "healed")] == ["ilse_wayman"]


def test_when_five_are_hurt_the_player_says_which_four_eat() -> None:
    names = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
    facts: dict[str, Any] = {"life": dict.fromkeys(range(4), 2), "carried": {0: ["field_rations"]}}
    game = scene(*names, pack=ROAD, seats=4, **facts)
    ilse = escort(state_of(game))
    state_of(game).heroes.append(ilse)
    put_on_square(state_of(game), ilse, square_at(5, 5))
    ilse.life = 1
    act(game, 0, "use field_rations", "for ilse_wayman", "for sable_wick", "for sister_ivenne")
    act(game, 0, "for orrin_ashgrove")
    assert told(game, "healed")[0]["who"] == "ilse_wayman"
    assert (ilse.life, hero(game).life) == (2, 2)


def test_ilse_rests_in_the_village_and_can_be_revived_there() -> None:
    game = village("brannoc_vale", unfinished=True, gold={0: 500})
    ilse = escort(on_the_road_state())
    assert ilse.life == 8
    state = state_of(game)
    state.heroes.append(ilse)
    ilse.life = 2
    go_on(game)
    assert ilse.life == 8
    dead = village("brannoc_vale", unfinished=True, gold={0: 500})
    body = escort(on_the_road_state())
    state_of(dead).heroes.append(body)
    body.status, body.life = "dead", 0
    act(dead, 0, "see brannoc_vale", "enough", "see ilse_wayman")
    assert set(options(dead, 0)) == {"potion", "rite", "enough"}
    act(dead, 0, "rite")
    assert (body.status, body.life, body.exp) == ("alive", 8, 0)


def test_ilse_neither_shares_experience_nor_trades_when_she_comes_back_in_the_village() -> None:
    game = village("brannoc_vale", unfinished=True, party={"fund": 900})
    body = escort(on_the_road_state())
    state_of(game).heroes.append(body)
    body.status, body.life = "dead", 0
    state_of(game).party.share = 5000
    act(game, 0, "see brannoc_vale", "enough", "see ilse_wayman", "rite")
    assert (body.status, body.exp, body.level) == ("alive", 0, 1)
    assert "see brannoc_vale" in options(game, 0)


def on_the_road_state() -> State:
    """A state of The Lamplighter's Road."""
    return state_of(on_the_road())


@pytest.mark.rule("DP-ENTRY-EVENT-EV-GUTTERING")
@pytest.mark.parametrize(("is_taken", "left"), [(True, 19), (False, 17)])
def test_who_bears_the_lantern_after_ilse_keeps_it_from_guttering(
    is_taken: bool, left: int
) -> None:
    game, _ = without_ilse(at=[(2, 2)], carried={0: []}, dice=[5, 5, 5])
    if is_taken:
        act(game, 0, "take waymans_lantern")
    state_of(game).oil = 20
    run(guttering(game._table, hero(game), BOX.events["ev_guttering"]))
    assert state_of(game).oil == left
