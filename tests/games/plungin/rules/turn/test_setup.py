"""Preparing a game (SETUP)."""

from typing import Any

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.turn.options import check_options
from delvers.games.plungin.rules.turn.play import begin, set_out
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from tests.games.plungin.rules.scene import act, cited, options, shown, state_of, told

NOTHING_TO_TEST: dict[str, str] = {
    "DP-SETUP-02": "three printed volumes; their content is tested chapter by chapter",
    "DP-SETUP-04": "pieces of cardboard on a table",
    "DP-SETUP-05": "dice of plastic; every size is rolled where a rule names it",
    "DP-SETUP-16": "the game itself keeps the counter and draws the map for all",
    "DP-SETUP-18": "a sheet of paper; every game has a map of its own",
}


def begun(seats: int = 4, **settings: Any) -> Game:
    """A new game at its first question."""
    return Game(SPEC, seats, SPEC.check_options(settings), seed=1)


def placed(seats: int = 4, first: int = 0, **settings: Any) -> Game:
    """A game whose heroes stand on the entrance tile."""
    game = begun(seats, **settings)
    while state_of(game).part != "dungeon" or not state_of(game).round:
        seat = next(iter(game.pending))
        names = options(game, seat)
        act(game, seat, f"first {first}" if f"first {first}" in names else names[0])
    return game


@pytest.mark.rule("DP-SETUP-01")
def test_one_to_four_players_can_play() -> None:
    assert [*SPEC.seats] == [1, 2, 3, 4]
    assert SPEC.seats_rule == "DP-SETUP-01"


@pytest.mark.rule("DP-SETUP-01", "DP-ROUND-02")
@pytest.mark.parametrize("won", [True, False])
def test_all_players_win_or_lose_together(won: bool) -> None:
    game = placed(3)
    state = state_of(game)
    state.won, state.lost, state.part = won, not won, "over"
    result = SPEC.result(state)
    assert result.winners == ((0, 1, 2) if won else ())


def leave_village(game: Game) -> None:
    """Make one's way out of the village without buying anything."""
    while shown(game)["stage"] == "village":
        seat = game.waiting[0]
        options = game.pending[seat].options
        game.choose(seat, next((o for o in ("done", "keep") if o in options), options[0]))


@pytest.mark.rule("DP-SETUP-03", "DP-SETUP-11")
@pytest.mark.parametrize("pack", BOX.packs)
def test_one_pack_is_chosen_and_its_introduction_begins_the_game(pack: str) -> None:
    game = begun(4, adventure=pack)
    leave_village(game)
    assert told(game, "adventure_began") == [{"adventure": pack}]
    assert cited(game, "adventure_began") == ["DP-SETUP-11"]
    assert shown(game)["adventure"] == pack
    assert BOX.packs[pack].introduction.strip()


@pytest.mark.rule("DP-SETUP-03")
def test_an_unknown_pack_is_refused() -> None:
    with pytest.raises(BadOption):
        begun(4, adventure="nowhere")


@pytest.mark.rule("DP-SETUP-06")
@pytest.mark.parametrize(
    ("seats", "owners"), [(1, [0, 0, 0, 0]), (2, [0, 1, 0, 1]), (3, [0, 1, 2, 0])]
)
def test_four_heroes_play_and_fewer_players_have_several_of_them(
    seats: int, owners: list[int]
) -> None:
    assert [one.seat for one in state_of(begun(seats)).heroes] == owners


@pytest.mark.rule("DP-SETUP-06")
def test_two_heroes_who_agreed_on_it_get_potions_and_easier_bosses() -> None:
    game = begun(2, heroes="brannoc_vale,sable_wick", fewer_heroes=True)
    state = state_of(game)
    assert all(hero.carried.count("potion_healing") >= 2 for hero in state.heroes)
    assert state.adventure.lowered["demon"] == 4
    assert "demon" not in state_of(begun(2, heroes="brannoc_vale,sable_wick")).adventure.lowered


@pytest.mark.rule("DP-SETUP-07", "DP-SETUP-08")
def test_ready_made_heroes_are_of_level_one() -> None:
    game = begun(2, heroes="pim_underbough,orrin_ashgrove")
    assert [hero.id for hero in state_of(game).heroes] == ["pim_underbough", "orrin_ashgrove"]
    assert all(hero.level == 1 for hero in state_of(game).heroes)
    assert cited(game, "hero_joins") == ["DP-SETUP-08"] * 2
    assert state_of(game).heroes[0].stats == BOX.heroes["pim_underbough"].stats


@pytest.mark.rule("DP-SETUP-08")
@pytest.mark.parametrize("heroes", ["nobody", "sable_wick,sable_wick", "sable_wick"])
def test_heroes_that_nobody_knows_twins_and_too_few_are_refused(heroes: str) -> None:
    with pytest.raises(BadOption):
        check_options(BOX, 2, SPEC.check_options({"heroes": heroes}))


@pytest.mark.rule("DP-SETUP-09")
def test_a_hero_goes_with_all_progress_into_the_next_adventure() -> None:
    state = state_of(begun(1, campaign=True, heroes="sable_wick,brannoc_vale"))
    hero = state.heroes[0]
    hero.exp, hero.gold, hero.level = 777, 55, 4
    hero.abilities.append("parry")
    begin(state, "bell_under_harrow")
    assert state.heroes[0] is hero
    assert (hero.exp, hero.gold, hero.level) == (777, 55, 4)
    assert "parry" in hero.abilities
    assert state.tiles == []


@pytest.mark.rule("DP-SETUP-10")
def test_an_adventure_above_the_level_of_the_party_is_refused() -> None:
    game = begun(1, campaign=True, heroes="sable_wick,brannoc_vale")
    asked = next(set_out(game._table))
    assert isinstance(asked, Ask)
    assert asked.options == ("adventure tapping_in_the_wall", "retire")
    assert asked.refused == {
        "adventure bell_under_harrow": "DP-SETUP-10",
        "adventure lamplighters_road": "DP-SETUP-10",
    }
    assert asked.rule == "DP-SETUP-10"
    state_of(game).heroes[1].level = 2
    asked = next(set_out(game._table))
    assert isinstance(asked, Ask)
    assert "adventure bell_under_harrow" in asked.options


@pytest.mark.rule("DP-SETUP-12")
def test_casters_keep_their_prepared_spells_or_choose_others_before_they_enter() -> None:
    game = begun(4)
    assert [*game.pending] == [2]
    assert game.pending[2].rule == "DP-SETUP-12"
    assert state_of(game).tiles == []
    act(game, 2, "choose spells")
    spell = state_of(game).heroes[2].known[0]
    while game.pending.get(2) and game.pending[2].prompt.startswith("prepare"):
        act(game, 2, f"prepare {spell}")
    prepared = state_of(game).heroes[2].prepared
    assert {*prepared} == {spell}
    assert len(prepared) == 6
    act(game, 3, "keep spells")
    assert state_of(game).heroes[3].prepared == [*BOX.heroes["orrin_ashgrove"].prepared]


@pytest.mark.rule("DP-SETUP-13")
def test_only_the_entrance_tile_lies_on_the_table() -> None:
    assert [tile["tile"] for tile in shown(placed())["tiles"]] == ["entrance"]


@pytest.mark.rule("DP-SETUP-14")
def test_players_take_turns_to_put_their_heroes_on_squares_of_their_choice() -> None:
    game = begun(2)
    order = []
    while state_of(game).part == "placing":
        seat = next(iter(game.pending))
        ask = game.pending[seat]
        if ask.prompt.startswith("stand"):
            order.append(seat)
            assert ask.rule == "DP-SETUP-14"
            assert len(ask.options) == 36 - len(order) + 1
            act(game, seat, ask.options[-1])
        else:
            act(game, seat, "first 1" if "first 1" in ask.options else ask.options[0])
    assert order == [1, 0, 1, 0]
    squares = [hero.at for hero in state_of(game).heroes]
    assert len({*squares}) == 4


@pytest.mark.rule("DP-SETUP-15", "DP-ROUND-04")
@pytest.mark.parametrize("first", [0, 2])
def test_the_players_decide_who_goes_first(first: int) -> None:
    game = placed(4, first=first)
    assert shown(game)["first"] == first
    assert [*game.pending] == [first]


@pytest.mark.rule("DP-SETUP-17")
def test_optional_rules_are_off_unless_they_are_agreed_on_before_the_game() -> None:
    plain, agreed = state_of(begun()), state_of(begun(facing=True, cover=True))
    assert plain.rules == Rules()
    assert agreed.rules == Rules(facing=True, cover=True)


@pytest.mark.rule("DP-SETUP-10", "DP-SETUP-09")
@pytest.mark.parametrize(
    ("pack", "level", "gold"), [("bell_under_harrow", 2, 300), ("lamplighters_road", 4, 900)]
)
def test_a_harder_adventure_is_for_heroes_who_have_earned_its_level(
    pack: str, level: int, gold: int
) -> None:
    game = begun(4, adventure=pack)
    assert shown(game)["stage"] == "village"
    while "done" not in game.pending[game.waiting[0]].options:
        seat = game.waiting[0]
        game.choose(seat, game.pending[seat].options[0])
    heroes = [hero for hero in state_of(game).heroes if not hero.is_escort]
    assert [hero.level for hero in heroes] == [level] * 4
    assert sum(hero.gold for hero in heroes) >= gold


@pytest.mark.rule("DP-SETUP-10")
def test_from_the_village_a_single_game_goes_straight_into_its_dungeon() -> None:
    game = begun(1, adventure="bell_under_harrow")
    leave_village(game)
    assert game.pending[0].prompt.split()[0] == "stand"
    assert "adventure tapping_in_the_wall" not in game.pending[0].options


@pytest.mark.rule("DP-SETUP-07")
def test_new_heroes_begin_at_level_one_before_the_dungeon() -> None:
    game = begun(4, adventure="tapping_in_the_wall")
    assert {hero.level for hero in state_of(game).heroes} == {1}
    assert shown(game)["stage"] == "placing"
