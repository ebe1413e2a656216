"""Preparing the game (SETUP, GAP)."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    ROWS,
    SPACE_OF,
    TOWERS,
    TREASURE_SOUTH,
    label,
)
from delvers.games.dungeonquest.common.rules.cards import DECKS, copies_of
from delvers.games.dungeonquest.common.rules.map import is_explored
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.settings import OPTIONS
from delvers.games.dungeonquest.revised.rules.setup import rules_of
from delvers.games.dungeonquest.revised.rules.state import State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.errors import BadOption, BadSeats
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    faces,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    told,
)

HEROES, RUNES = [*CONTENT.heroes], [*CONTENT.runes]
QUIET = ("rune_of_death", "rune_of_blinding", "rune_of_insight")


def picks(things: Sequence[str], *wanted: str) -> list[int]:
    """The dice that take these things out of a bag one after another."""
    bag, found = Deck.of(things), []
    for thing in wanted:
        found.append(bag.cards.index(thing))
        bag.draw(ScriptedDice(found[-1]))
    return found


def prepared(
    heroes: Sequence[str] = ("hugo", "lindel", "gherinn"),
    rolls: Sequence[int] = (1, 3, 2),
    runes: Sequence[str] = QUIET,
    agreed: str = "",
) -> State:
    """The table after set-up, with what the dice give each player."""
    script = [] if agreed else picks(HEROES, *heroes)
    script += [roll - 1 for roll in rolls] + picks(RUNES, *runes)
    dice = ScriptedDice(*script)
    state = SPEC.setup(len(heroes), SPEC.check_options({"heroes": agreed}), dice)
    assert dice.script == [], "every die of the script was needed"
    return state


def begun(state: State) -> Game:
    """The game at its first decision."""
    state.dice = faces()
    return Game(SPEC, len(state.heroes), SPEC.check_options({}), scene=state)


def in_towers(state: State) -> Game:
    """The game at the first action; the second player goes first."""
    game = begun(state)
    for seat, tower in ((1, "m10"), (2, "a1"), (0, "m1")):
        act(game, seat, f"tower {tower}")
    return game


def could_draw(deck: Deck) -> Counter[str]:
    """Everything the next draw could give, as often as there are copies."""
    return Counter(deck.copy().draw(ScriptedDice(i)) for i in range(len(deck.cards)))


# -- the first player ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-SETUP-01", "DQR-GAP-01")
@pytest.mark.parametrize(("rolls", "first"), [((6, 1, 2), 0), ((4, 5, 3), 1), ((1, 1, 2), 2)])
def test_the_highest_roll_makes_the_first_player(rolls: Sequence[int], first: int) -> None:
    game = begun(prepared(rolls=rolls))
    assert shown(game)["first"] == shown(game)["turn"] == first
    assert told(game, "first_player") == [{"seat": first}]
    assert cited(game, "first_player") == ["DQR-SETUP-01"]


@pytest.mark.rule("DQR-SETUP-01")
def test_those_who_tie_for_the_highest_roll_again() -> None:
    assert prepared(rolls=(5, 2, 5, 1, 6)).first == 2
    assert prepared(rolls=(4, 4, 4, 3, 3, 1, 6, 5)).first == 0


@pytest.mark.rule("DQR-SETUP-02")
def test_the_first_player_stays_first_player_even_when_gone() -> None:
    game = scene("hugo", "lindel", "challara", first=1, turn=1, at=["c3", "a1", "e3"],
                 tiles={"c3": "chamber_01", "e3": "chamber_01"}, loot={1: ["corpse_rope"]},
                 top={"search": ["search_empty_room"] * 2})  # fmt: skip
    act(game, 1, "leave")
    act(game, 2, "search")
    act(game, 0, "search")
    assert (shown(game)["first"], shown(game)["sun"]) == (1, 3)
    assert game.waiting == [2]


# -- heroes on towers ------------------------------------------------------------------------------


@pytest.mark.rule("DQR-SETUP-03", "DQR-GAP-01")
def test_from_the_first_player_on_each_hero_is_put_on_a_tower() -> None:
    game = begun(prepared())
    assert game.pending[1].rule == "DQR-SETUP-03"
    assert set(options(game, 1)) == {f"tower {label(tower)}" for tower in TOWERS}
    for seat, tower in ((1, "m10"), (2, "a1"), (0, "m1")):
        assert game.waiting == [seat]
        act(game, seat, f"tower {tower}")
    assert [place(game, seat) for seat in range(3)] == ["m1", "m10", "a1"]
    assert cited(game, "tower_chosen") == ["DQR-SETUP-03"] * 3


@pytest.mark.rule("DQR-SETUP-03", "DQR-GAP-01")
def test_no_two_heroes_start_on_the_same_tower() -> None:
    game = begun(prepared())
    act(game, 1, "tower m10")
    assert set(options(game, 2)) == {"tower a1", "tower m1", "tower a10"}
    assert refused(game, 2) == {"tower m10": "DQR-GAP-01"}


@pytest.mark.rule("DQR-GAP-02", "DQR-VS3E-30", "DQR-TURN-01")
def test_the_first_player_begins_and_the_sun_moves_in_the_very_first_turn() -> None:
    game = in_towers(prepared())
    assert told(game, "turn_began") == [{"seat": 1}]
    assert told(game, "sun_moved") == [{"sun": 2}]
    assert (game.waiting, shown(game)["sun"]) == ([1], 2)


@pytest.mark.rule("DQR-GAP-44")
def test_the_first_turn_in_the_starting_tower_is_a_normal_move() -> None:
    game = in_towers(prepared())
    assert set(options(game, 1)) == {"move north", "move west"}
    assert refused(game, 1) == {
        "move east": "DQR-BOARD-11", "move south": "DQR-BOARD-11", "search": "DQR-SEARCH-02",
        "descend": "DQR-CATA-02", "leave": "DQR-EXIT-02", "tower a1": "DQR-GAP-44",
        "tower m1": "DQR-GAP-44", "tower a10": "DQR-GAP-44",
    }  # fmt: skip
    act(game, 1, "move north")
    assert place(game, 1) == "m9"


# -- board, tiles, decks, tokens -------------------------------------------------------------------


@pytest.mark.rule("DQR-SETUP-04", "DQR-BOARD-01", "DQR-BOARD-02", "DQR-BOARD-03")
def test_towers_and_treasure_chamber_alone_are_explored_at_the_start() -> None:
    state = prepared()
    spaces = [space for space in range(COLUMNS * ROWS) if space != TREASURE_SOUTH]
    explored = {label(space) for space in spaces if is_explored(state, space)}
    assert explored == {"a1", "m1", "a10", "m10", "g5"}
    assert shown(begun(state))["tiles"] == {}
    state.tiles[SPACE_OF["c3"]] = ("chamber_01", 0)
    assert is_explored(state, SPACE_OF["c3"])


@pytest.mark.rule("DQR-GAP-01")
def test_all_tiles_are_mixed_and_every_deck_is_shuffled() -> None:
    state = prepared()
    assert could_draw(state.pool) == {tile.id: tile.copies for tile in CONTENT.tiles.values()}
    assert (state.pool.top, state.pool.bottom) == ([], [])
    for name in DECKS:
        pile = state.decks[name]
        assert could_draw(pile.deck) == Counter(copies_of(CONTENT, name))
        assert (pile.deck.top, pile.deck.bottom, pile.discard) == ([], [], [])
    assert could_draw(state.monsters.deck) == dict.fromkeys(CONTENT.monsters, 1)
    assert state.monsters.discard == []


@pytest.mark.rule("DQR-GAP-01")
def test_the_sun_is_on_the_first_space_and_no_token_on_the_board() -> None:
    seen = shown(begun(prepared()))
    assert (seen["sun"], seen["lurkers"], seen["searched"], seen["entrances"]) == (1, [], [], [])
    assert (seen["fight"], seen["dragons_shown"], seen["tiles_left"]) == (None, [], 117)
    for one in seen["heroes"]:
        assert (one["wounds"], one["determination"], one["loot"], one["kept"]) == (0, 0, [], [])
        assert (one["status"], one["skips"]) == ("exploring", 0)


@pytest.mark.rule("DQR-GAP-01")
def test_heroes_are_handed_out_by_lot_or_by_agreement() -> None:
    game = begun(prepared(heroes=("krutzbeck", "challara", "hugo")))
    assert [one["hero"] for one in told(game, "hero_dealt")] == ["krutzbeck", "challara", "hugo"]
    assert cited(game, "hero_dealt") == ["DQR-GAP-01"] * 3
    state = prepared(agreed="tatianna,challara,lindel")
    assert [one.id for one in state.heroes] == ["tatianna", "challara", "lindel"]


@pytest.mark.rule("DQR-GAP-01")
@pytest.mark.parametrize(
    ("seats", "heroes", "message"),
    [
        (2, "hugo,conan", "no hero is called 'conan'; known: hugo, krutzbeck, lindel"),
        (2, "hugo,hugo", "every hero can be played only once"),
        (3, "hugo,lindel", "2 heroes for 3 seats; name one for each"),
    ],
)
def test_heroes_that_cannot_be_played_are_refused(seats: int, heroes: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        SPEC.check(seats, SPEC.check_options({"heroes": heroes}))


@pytest.mark.rule("DQR-GAP-01", "DQR-GAP-64")
def test_each_player_gets_one_random_rune_that_all_can_see() -> None:
    runes = ("stasis_rune", "rune_of_healing", "rune_of_vision")
    game = begun(prepared(runes=runes))
    for seat in (None, 0, 1, 2):
        assert [one["runes"] for one in shown(game, seat)["heroes"]] == [[rune] for rune in runes]
    assert [one["runes"] for one in told(game, "hero_dealt")] == [[rune] for rune in runes]


# -- hero sheets -----------------------------------------------------------------------------------


@pytest.mark.rule("DQR-SETUP-05")
@pytest.mark.parametrize("name", HEROES)
def test_every_hero_has_a_life_value_and_four_attributes(name: str) -> None:
    sheet = CONTENT.heroes[name]
    assert all(value > 0 for value in (sheet.strength, sheet.agility, sheet.armor, sheet.luck))
    game = scene(name, "hugo" if name != "hugo" else "lindel")
    assert shown(game)["heroes"][0]["life"] == sheet.life > 0


@pytest.mark.rule("DQR-SETUP-06")
def test_heroes_below_have_their_own_markers_and_directions() -> None:
    game = scene("hugo", "lindel", at=["c3", "e3"],
                 tiles={"c3": "catacomb_entrance_01", "e3": "catacomb_entrance_02"})  # fmt: skip
    act(game, 0, "descend", "head north")
    act(game, 1, "descend", "head west")
    markers = [(place(game, seat), hero(game, seat).heading) for seat in (0, 1)]
    assert markers == [("c3", 0), ("e3", 3)]
    assert [one["heading"] for one in shown(game)["heroes"]] == [0, 3]
    assert NOWHERE not in [one["heading"] for one in shown(game)["heroes"]]


# -- players and optional rules --------------------------------------------------------------------


@pytest.mark.rule("DQR-SETUP-07")
@pytest.mark.parametrize("death", [True, False])
@pytest.mark.parametrize("torch", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_optional_rules_are_agreed_on_before_the_game_in_any_combination(
    seats: int, death: bool, torch: bool
) -> None:
    chosen: dict[str, Any] = {"death_can_wait": death, "torchlight": torch}
    rules = rules_of(seats, SPEC.check_options(chosen))
    assert (rules.death_can_wait, rules.torchlight, rules.solo) == (death, torch, seats == 1)
    game = Game(SPEC, seats, SPEC.check_options(chosen), seed=1)
    assert shown(game)["rules"] == {**chosen, "solo": seats == 1, "quiet_escape": False}


@pytest.mark.rule("DQR-SETUP-07")
def test_no_optional_rule_is_in_force_unless_it_is_asked_for() -> None:
    settings = SPEC.check_options({})
    assert (settings["death_can_wait"], settings["torchlight"]) == (False, False)
    assert {option.name: option.clause for option in OPTIONS} == {
        "heroes": "DQR-GAP-01",
        "death_can_wait": "DQR-VAR-DEATH-01",
        "torchlight": "DQR-VAR-TORCH-01",
        "quiet_escape": "DQR-GAP-10",
    }


@pytest.mark.rule("DQR-GAP-45")
def test_one_to_four_can_play() -> None:
    assert [SPEC.check_seats(seats) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(BadSeats, match=r"DQR-GAP-45.*allowed: 1, 2, 3, 4"):
            SPEC.check_seats(seats)
