"""The search for games that stumble or do not end."""

import sys
from collections import Counter

import pytest

import delvers
from delvers.bots import Guard, making
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.plungin.rules.books.library import BOX
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY
from delvers.kernel.spec import Setting
from delvers.lab import soak
from delvers.lab.facts import facts_of
from delvers.lab.soak import Findings, Search, begin, never_played, play_chunk
from tests.bots.test_guard import Idler

GAMES = [spec.id for spec in REGISTRY]


def is_sound(found: Findings, games: int) -> bool:
    """Whether all games came to their end."""
    assert (found.troubles, found.endless, found.loops) == ([], [], [])
    return found.games + found.unplayed == games


@pytest.mark.parametrize("game", GAMES)
def test_random_games_over_random_options_do_not_stumble(game: str) -> None:
    assert is_sound(play_chunk(Search(game), range(40)), 40)


@pytest.mark.parametrize("game", GAMES)
def test_bots_that_know_what_they_do_come_to_an_end_with_any_options(game: str) -> None:
    games = 1 if game == "plungin" else 12
    assert is_sound(play_chunk(Search(game, "heuristic"), range(games)), games)


@pytest.mark.parametrize("bot", ["random", "heuristic"])
@pytest.mark.parametrize("adventure", BOX.packs)
def test_every_adventure_of_dungeon_plungin_comes_to_its_end(adventure: str, bot: str) -> None:
    fixed: dict[str, Setting] = {"adventure": adventure, "campaign": False}
    games = 1 if bot == "heuristic" else 8
    assert is_sound(play_chunk(Search("plungin", bot, fixed=fixed), range(100, 100 + games)), games)


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_a_campaign_of_dungeon_plungin_comes_to_its_end(bot: str) -> None:
    games = 1 if bot == "heuristic" else 6
    search = Search("plungin", bot, fixed={"campaign": True})
    assert is_sound(play_chunk(search, range(200, 200 + games)), games)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_tries_every_number_of_seats_and_every_setting(game: str) -> None:
    found = Findings()
    for seed in range(400):
        try:
            soak.count_settings(begin(Search(game), seed), found)
        except BadOption:
            continue
    assert never_played(game, found) == []


def test_what_is_written_into_a_free_text_is_known_for_every_option() -> None:
    for spec in REGISTRY:
        free = {option.name for option in spec.options if not option.allowed}
        assert free == set(facts_of(spec.id).settings)


@pytest.mark.parametrize("game", [game for game in GAMES if facts_of(game).settings])
def test_heroes_are_named_in_many_ways_and_all_of_them_can_be_played(game: str) -> None:
    texts = set()
    for seed in range(200):
        seats = 1 + seed % 4
        text = facts_of(game).settings["heroes"](Dice(seed), seats)
        delvers.new(game, seats=seats, seed=0, options={"heroes": text})
        texts.add(text)
    assert "" in texts
    assert {len(text.split(",")) for text in texts if text} == {1, 2, 3, 4}
    known = BOX.heroes if game == "plungin" else CONTENT.heroes
    assert {hero for text in texts if text for hero in text.split(",")} == set(known)


def test_settings_that_do_not_go_together_are_counted_and_drawn_again() -> None:
    found = Findings()
    for seed in range(40):
        game = begin(Search("dungeonquest-3e"), seed, found)
        assert int(str(game.options["runes"])) * game.seats <= len(CONTENT.runes)
    assert found.refused > 0


def test_settings_held_fast_that_never_go_together_leave_the_game_out() -> None:
    fixed: dict[str, Setting] = {"heroes": "nobody"}
    found = play_chunk(Search("dungeonquest-3e", fixed=fixed), range(1))
    assert (found.games, found.unplayed, found.refused) == (0, 1, soak.DRAWN)


def test_a_game_that_stumbles_is_named_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise ValueError("a loose stone")

    monkeypatch.setattr(soak, "play_on", stumble)
    found = play_chunk(Search("raiders"), range(7, 8))
    assert found.games == 0
    assert found.endless == []
    (trouble,) = found.troubles
    assert trouble.startswith("seed 7: ValueError: a loose stone; ")


def test_a_game_that_does_not_end_is_told_apart_from_one_that_stumbles() -> None:
    found = play_chunk(Search("raiders", limit=20, fixed={"tactical": True}), range(3, 4))
    assert (found.games, found.troubles) == (0, [])
    (endless,) = found.endless
    assert endless.startswith("seed 3: ")
    assert "tactical=True, 20 choices, asked seat " in endless


def test_a_loop_that_the_guard_ends_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(making.ANY_GAME, "idler", Idler)
    search = Search("plungin", "idler", 4_000, {"campaign": True, "heroes": ""})
    (loop,) = play_chunk(search, range(1)).loops
    assert loop.startswith("seed 0: ")


def test_the_command_says_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = "soak raiders --games 5 --jobs 1 --option tactical=true"
    monkeypatch.setattr(sys, "argv", command.split())
    assert soak.main() == 0
    told = capsys.readouterr().out
    assert told.startswith("5 games, ")
    assert "never played: tactical=False" in told
    assert "0 troubles\n0 not over after 200,000 choices\n" in told


def test_the_command_fails_when_a_game_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        sys, "argv", ["soak", "raiders", "--games", "2", "--jobs", "1", "--limit", "9"]
    )
    assert soak.main() == 1


def test_an_unknown_setting_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["soak", "raiders", "--option", "tactical=often"])
    with pytest.raises(SystemExit):
        soak.main()


# -- what is counted and told ----------------------------------------------------------------------


def test_the_findings_of_two_processes_are_one() -> None:
    one = Findings(1, 2, 3, 4, Counter(a=1), Counter(b=2), ["t"], ["e"], ["l"])
    one.add(Findings(10, 20, 30, 40, Counter(a=1), Counter(c=3), ["tt"], ["ee"], ["ll"]))
    assert one == Findings(
        11, 22, 33, 44, Counter(a=2), Counter(b=2, c=3), ["t", "tt"], ["e", "ee"], ["l", "ll"]
    )


def test_seeds_are_cut_into_parts() -> None:
    assert list(soak.chunks(45, 100)) == [range(100, 120), range(120, 140), range(140, 145)]


def test_a_search_in_two_parts_equals_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "CHUNK", 4)
    assert soak.soak(Search("raiders"), 6, 1, 30) == play_chunk(Search("raiders"), range(30, 36))


def test_a_finished_game_is_counted_with_its_choices_and_its_end() -> None:
    found = play_chunk(Search("raiders", fixed={"tactical": False}), range(2, 3))
    game = begin(Search("raiders", fixed={"tactical": False}), 2)
    soak.play_on(game, Search("raiders"), 2, Guard())
    assert game.result
    assert (found.games, found.choices) == (1, game.number)
    assert found.ends == {game.result.why: 1}
    assert found.played == {f"seats={game.seats}": 1, "tactical=False": 1}


def test_where_a_game_stands_is_told_for_whoever_looks_into_it() -> None:
    game = delvers.new("raiders", seats=3, seed=1, options={"tactical": True})
    first = game.waiting[0]
    option = game.pending[first].options[0]
    game.choose(first, option)
    told = soak.where(game)
    assert told.startswith("3 seats, tactical=True, 1 choices, asked seat ")
    assert told.endswith(f", last {first} {option}")
    assert "usual options, 0 choices" in soak.where(delvers.new("raiders", seats=3, seed=1))


def test_a_report_tells_troubles_ends_and_what_was_never_played() -> None:
    found = Findings(2, 3000, 4, 5, Counter(coins=2), Counter({"seats=3": 1, "tactical=True": 1}))
    found.troubles = [f"seed {n}" for n in range(25)]
    found.loops = ["seed 9: 1"]
    lines = soak.report(Search("raiders", limit=1234), found, 6.7).splitlines()
    assert lines[:5] == [
        "2 games, 3,000 choices in 7 s",
        "4 settings that do not go together were refused, 5 games had no others",
        "never played: seats=4, seats=5, tactical=False",
        "ends: coins 2",
        "25 troubles",
    ]
    assert lines[5:25] == found.troubles[:20]
    assert lines[25:] == [
        "0 not over after 1,234 choices",
        "1 with loops of bots that the guard had to end",
        "seed 9: 1",
    ]


def test_options_are_read_from_texts() -> None:
    assert soak.fixed_options("raiders", ["tactical=TRUE"]) == {"tactical": True}
    assert soak.fixed_options("plungin", ["heroes=a,b"]) == {"heroes": "a,b"}
    with pytest.raises(KeyError):
        soak.fixed_options("raiders", ["speed=1"])


def test_the_command_refuses_a_bot_that_nobody_knows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["soak", "raiders", "--bot", "oracle"])
    with pytest.raises(SystemExit):
        soak.main()
    assert "no bot is called 'oracle'; known: random" in capsys.readouterr().err


def test_half_of_the_games_leave_most_options_as_they_are() -> None:
    drawn = [soak.options_for("raiders", Dice(seed), 3)["tactical"] for seed in range(400)]
    assert 0.6 < drawn.count(False) / 400 < 0.8
