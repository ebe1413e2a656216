"""Where turns, searches, towers and options differ from the third edition (VS3E)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised import rules as revised
from delvers.games.dungeonquest.revised.rules.components import CONTENT as REVISED
from delvers.games.dungeonquest.revised.rules.edition import REVISED as REVISED_PIECES
from delvers.games.dungeonquest.third import rules as third
from delvers.games.dungeonquest.third.rules.components import CONTENT as THIRD
from delvers.games.dungeonquest.third.rules.edition import THIRD as THIRD_PIECES
from delvers.games.dungeonquest.third.rules.state import DETERMINATION_TOKENS
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from delvers.kernel.spec import Spec
from tests.games.dungeonquest.revised.rules.editions import both, each_acts, sheet, spot
from tests.games.dungeonquest.revised.rules.rooms import EMPTY, SLEEP, WALLS_NS
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    drawn,
    options,
    refused,
    scene,
    shown,
    told,
)

HEROES = ("hugo", "krutzbeck")


@pytest.mark.rule("DQR-VS3E-01", "DQR-TURN-02", "DQR-TURN-05")
def test_after_the_status_phase_going_below_is_one_of_three_actions() -> None:
    game = scene(*HEROES, at=["c3"], tiles={"c3": "catacomb_entrance_01"}, first=0,
                 kept={0: ["catacomb_vampire_bite"]})  # fmt: skip
    kinds = [event.kind for event in game.events]
    assert kinds == ["turn_began", "sun_moved", "wounded"]
    assert {option.split()[0] for option in options(game, 0)} == {"move", "search", "descend"}
    assert (game.pending[0].prompt, game.pending[0].rule) == ("act", "DQR-TURN-05")


@pytest.mark.rule("DQR-VS3E-12", "DQR-SEARCH-07")
def test_a_chamber_is_searched_once_here_and_twice_there() -> None:
    games = both(*HEROES, at=["c3"], tiles={"c3": "chamber_01"}, skips=SLEEP,
                 top={"search": ["search_empty_room"] * 2})  # fmt: skip
    each_acts(games, "search")
    assert ["search" in options(game, 0) for game in games] == [False, True]
    assert refused(games[0], 0)["search"] == "DQR-SEARCH-04"


@pytest.mark.rule("DQR-VS3E-12", "DQR-SEARCH-07", "DQR-SEARCH-08")
def test_a_chamber_stays_searched_here_when_the_hero_comes_back_to_it() -> None:
    games = both(*HEROES, at=["c3"], tiles={"c3": "chamber_01", "c4": "chamber_01"}, skips=SLEEP,
                 top={"search": ["search_empty_room"] * 3, **EMPTY})  # fmt: skip
    each_acts(games, "search", "move south", "move north")
    assert ["search" in options(game, 0) for game in games] == [False, True]


@pytest.mark.rule("DQR-VS3E-13", "DQR-DEADEND-02")
def test_a_dead_end_kills_at_once_here_and_after_two_searches_there() -> None:
    walls = {"c2": WALLS_NS, "c3": "trap_02@2", "c4": WALLS_NS, "d3": "chamber_05"}
    ours, theirs = both(*HEROES, at=["c3"], tiles=walls, skips=SLEEP, entered_by={0: 2},
                        top={"search": ["search_empty_room"] * 2})  # fmt: skip
    assert [death["cause"] for death in told(ours, "died")][:1] == ["dead_end"]
    assert drawn(ours, "search") == []
    assert drawn(theirs, "search") == ["search_empty_room"] * 2
    assert [death["cause"] for death in told(theirs, "died")][:1] == ["dead_end"]


@pytest.mark.rule("DQR-VS3E-14", "DQR-GAP-05")
def test_a_hero_whom_only_others_shut_in_dies_here_and_loses_his_turn_there() -> None:
    tiles = {"b3": "chamber_01", "c3": "trap_02", "d3": WALLS_NS, "c2": WALLS_NS, "c4": WALLS_NS}
    games = both(*HEROES, at=["c3", "b3"], tiles=tiles)
    assert [sheet(game)["status"] for game in games] == ["dead", "exploring"]
    assert [len(told(game, "blocked")) for game in games] == [0, 1]


@pytest.mark.rule("DQR-VS3E-15", "DQR-TOWER-05")
def test_another_tower_is_a_choice_of_every_game_here() -> None:
    games = both(*HEROES, at=["b1"], tiles={"b1": "chamber_01"})
    each_acts(games, "move west")
    towers = [[o for o in options(game, 0) if o.startswith("tower")] for game in games]
    assert towers == [["tower a10", "tower m10"], []]


@pytest.mark.rule("DQR-VS3E-16", "DQR-GAP-06", "DQR-EXIT-03", "DQR-EXIT-04")
def test_a_hero_leaves_on_entering_a_tower_or_from_where_he_stands() -> None:
    loot = {0: ["search_gold_coins_10"]}
    standing = both(*HEROES, at=["a1"], loot=loot)
    assert ["leave" in options(game, 0) for game in standing] == [True, True]
    entering = both(*HEROES, at=["b1"], tiles={"b1": "chamber_01"}, loot=loot)
    each_acts(entering, "move west")
    assert ["leave" in options(game, 0) for game in entering] == [True, True]


def first_turn(spec: Spec[Any]) -> Game:
    """A game of two in which the towers have just been chosen."""
    game = Game(spec, 2, spec.check_options({}), seed=1)
    while game.view(None)["stage"] == "towers":
        seat = game.waiting[0]
        act(game, seat, game.pending[seat].options[0])
    return game


@pytest.mark.rule("DQR-VS3E-30", "DQR-GAP-02")
def test_the_sun_moves_in_the_very_first_turn_here_and_not_there() -> None:
    games = [first_turn(spec) for spec in (revised.SPEC, third.SPEC)]
    assert [shown(game)["sun"] for game in games] == [2, 1]
    assert [game.view(None)["turn"] == game.view(None)["first"] for game in games] == [True] * 2


@pytest.mark.rule("DQR-VS3E-31", "DQR-GAP-04")
@pytest.mark.parametrize("gone", ["dead", "out"])
def test_a_first_player_who_is_gone_moves_the_sun_in_both(gone: str) -> None:
    games = both(*HEROES, at=["c3"], tiles={"c3": "chamber_01"}, status={0: gone}, first=0, sun=4)
    for game in games:
        assert (shown(game)["sun"], game.waiting) == (5, [1])


@pytest.mark.rule("DQR-VS3E-32", "DQR-COMP-01")
def test_here_no_hero_goes_without_a_marker_or_a_determination_token() -> None:
    marked = [f"{column}9" for column in "bcdefg"]
    tiles = {"c3": "chamber_01", "c4": "portcullis_01", **dict.fromkeys(marked, "chamber_01")}
    games = both(*HEROES, at=["c3"], tiles=tiles, entrances=marked, dice=[6, 6], skips=SLEEP,
                 top={"search": ["search_passage_down"]})  # fmt: skip
    each_acts(games, "search")
    assert [len(shown(game)["entrances"]) for game in games] == [7, 6]
    rich = scene(*HEROES, at=["c3"], tiles={"c3": "chamber_01", "c2": "portcullis_01"},
                 dice=[6, 6], determination={0: 30, 1: 65})  # fmt: skip
    act(rich, 0, "move north", "spend none")
    assert sheet(rich)["determination"] == 31 > DETERMINATION_TOKENS


@pytest.mark.rule("DQR-VS3E-33", "DQR-VS3E-02", "DQR-COMP-03", "DQR-COMP-04")
def test_the_boxes_hold_other_cards_for_fights() -> None:
    assert (len(REVISED.combat), len(REVISED.monsters)) == (6, 20)
    assert not hasattr(REVISED, "power")
    assert not hasattr(REVISED, "tokens")
    assert (sum(card.copies for card in THIRD.combat.values()), len(THIRD.power)) == (54, 44)
    assert (len(THIRD.tokens), DETERMINATION_TOKENS) == (20, 24)
    assert THIRD_PIECES.entrance_markers == 6
    assert REVISED_PIECES.entrance_markers > 130


@pytest.mark.rule("DQR-VS3E-36", "DQR-VS3E-37", "DQR-SETUP-07")
def test_the_editions_share_two_options_and_this_one_has_two_of_its_own() -> None:
    ours, theirs = ({option.name for option in spec.options} for spec in (revised.SPEC, third.SPEC))
    assert ours == {"heroes", "death_can_wait", "torchlight", "quiet_escape"}
    assert (ours & theirs, len(theirs - ours)) == ({"heroes", "death_can_wait"}, 10)


@pytest.mark.rule("DQR-VS3E-37", "DQR-VS3E-15", "DQR-VS3E-04")
def test_options_of_the_third_edition_are_unknown_here_as_some_of_them_are_the_rule() -> None:
    for option in third.SPEC.options:
        if option.name not in ("heroes", "death_can_wait"):
            with pytest.raises(BadOption, match=option.name):
                revised.SPEC.check_options({option.name: True})


@pytest.mark.rule("DQR-VS3E-40", "DQR-GAP-42")
def test_what_is_due_together_is_resolved_in_the_order_of_the_hero_in_both() -> None:
    due = ["dungeon_torch_goes_out", "catacomb_vampire_bite"]
    games = both(*HEROES, at=["c3"], tiles={"c3": "chamber_01"}, kept={0: due})
    for game, rule in zip(games, ("DQR-GAP-42", "DQ3-CLAR-04"), strict=True):
        assert options(game, 0) == tuple(f"resolve {card}" for card in due)
        assert game.pending[0].rule == rule
        act(game, 0, "resolve catacomb_vampire_bite")
        assert (cited(game, "wounded") != [], spot(game)) == (True, "c3")
