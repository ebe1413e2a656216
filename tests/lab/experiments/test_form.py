"""Experiments as data: what a file may say, and the one line for what it may not."""

from pathlib import Path

import pytest

from delvers.kernel.errors import DelversError
from delvers.lab.experiments.cells import cells_of
from delvers.lab.experiments.form import Experiment, read_experiment, with_added
from delvers.lab.simulate import spec_of

BASE = 'game = "raiders"\ngames = 10\n'


def written(folder: Path, text: str) -> Path:
    path = folder / "experiment.toml"
    path.write_text(text, encoding="utf-8")
    return path


def labels(folder: Path, text: str) -> list[str]:
    path = written(folder, text)
    return [cell.label for cell in cells_of(read_experiment(path), path)]


def test_a_file_says_what_to_play(tmp_path: Path) -> None:
    text = f'\ufeff{BASE}seats = 5\nbots = ["heuristic", "random"]\nseed = 3\n'
    found = read_experiment(written(tmp_path, text))
    assert found == Experiment("raiders", 10, seats=5, bots=("heuristic", "random"), seed=3)


def test_every_value_is_played_with_every_other(tmp_path: Path) -> None:
    text = f"{BASE}[grid]\nseats = [3, 4]\n[grid.options]\ntactical = [false, true]\n"
    assert labels(tmp_path, text) == [
        "seats=3, option.tactical=false",
        "seats=3, option.tactical=true",
        "seats=4, option.tactical=false",
        "seats=4, option.tactical=true",
    ]


def test_one_change_at_a_time_is_played_against_the_first_values(tmp_path: Path) -> None:
    text = f'{BASE}design = "one"\n[grid]\nseats = [4, 3, 5]\n[grid.options]\n'
    assert labels(tmp_path, text + "tactical = [false, true]\n") == [
        "seats=4, option.tactical=false",
        "seats=3, option.tactical=false",
        "seats=5, option.tactical=false",
        "seats=4, option.tactical=true",
    ]


def test_a_grid_that_nobody_could_play_is_refused(tmp_path: Path) -> None:
    numbers = ", ".join(map(str, range(101)))
    sweep = f'sweep = {{"bosses.medusa.wounds" = [{numbers}], "bosses.king.wounds" = [{numbers}]}}'
    with pytest.raises(DelversError, match="the grid has 10,201 cells; allowed: 10,000"):
        labels(tmp_path, BASE + sweep)


def test_a_sweep_replaces_numbers_of_the_content(tmp_path: Path) -> None:
    text = 'game = "plungin"\ngames = 1\n[sweep]\n"monsters.orc.life" = [3, 4]\n'
    path = written(tmp_path, text)
    cells = cells_of(read_experiment(path), path)
    specs = [spec_of("plungin", (), cell.series.numbers) for cell in cells]
    assert [spec.content.monsters["orc"].stats["LIFE"] for spec in specs] == [3, 4]
    assert [cell.label for cell in cells] == [
        "sweep.monsters.orc.life=3",
        "sweep.monsters.orc.life=4",
    ]


def test_without_a_grid_there_is_one_cell_with_the_usual_seats(tmp_path: Path) -> None:
    path = written(tmp_path, BASE)
    (cell,) = cells_of(read_experiment(path), path)
    assert (cell.label, cell.series.seats, cell.series.bots) == ("", 4, ("random",) * 4)


def test_editions_bots_and_parties_can_be_axes(tmp_path: Path) -> None:
    text = """
game = "dungeonquest-3e"
games = 1
seats = 1
[grid]
game = ["dungeonquest-3e", "dungeonquest-revised"]
bots = [["random"], ["heuristic"]]
heroes = ["lindel", "tatianna"]
"""
    found = labels(tmp_path, text)
    assert len(found) == 8
    assert found[-1] == "game=dungeonquest-revised, bots=heuristic, heroes=tatianna"


def test_a_named_hero_gets_companions_that_differ_from_game_to_game(tmp_path: Path) -> None:
    text = 'game = "dungeonquest-3e"\ngames = 9\nseats = 3\n[grid]\nheroes = ["hugo"]\n'
    path = written(tmp_path, text)
    (cell,) = cells_of(read_experiment(path), path)
    named = [str(cell.series.options_in(number)["heroes"]).split(",") for number in range(9)]
    assert all(one[0] == "hugo" and len(set(one)) == 3 for one in named)
    assert len({tuple(one) for one in named}) > 3


def test_a_party_is_played_as_it_is_listed(tmp_path: Path) -> None:
    text = 'game = "plungin"\ngames = 1\nseats = 2\n[grid]\n'
    text += 'parties = [["brannoc_vale", "sable_wick"]]\n'
    path = written(tmp_path, text)
    (cell,) = cells_of(read_experiment(path), path)
    assert cell.series.options_in(0)["heroes"] == "brannoc_vale,sable_wick"


def test_content_is_found_from_the_folder_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("", encoding="utf-8")
    text = 'game = "plungin"\ngames = 1\n[grid]\ncontent = [[], ["pack.toml"]]\n'
    found = read_experiment(written(tmp_path, text))
    assert found.grid.content == ((), (str(tmp_path / "pack.toml"),))


def test_more_content_is_added_to_every_cell(tmp_path: Path) -> None:
    path = written(tmp_path, BASE + 'content = ["a"]')
    places = [str(tmp_path / name) for name in ("a", "b", "more")]
    assert with_added(read_experiment(path), [tmp_path / "more"]).content == (places[0], places[2])
    path = written(tmp_path, BASE + '[grid]\ncontent = [[], ["b"]]')
    added = with_added(read_experiment(path), [tmp_path / "more"])
    assert added.grid.content == ((places[2],), (places[1], places[2]))
    assert added.content == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("games = [", "this is not TOML"),
        ("games = 3", "experiment.game: is missing"),
        (BASE + "speed = 1", "experiment.speed: is not a known field; known: game, games, title"),
        (BASE + "[grid]\nplayers = [3]", "experiment.grid.players: is not a known field"),
        ('game = "raiders"\ngames = 0', "games cannot be 0; allowed: 1 to 1,000,000,000"),
        (f'game = "raiders"\ngames = {10**20}', "allowed: 1 to 1,000,000,000"),
        ('game = "raiders"\ngames = "many"', "'many' is not a whole number"),
        ('game = "chess"\ngames = 1', "no game is called 'chess'"),
        (BASE + "seats = 9", "cannot have 9 seats"),
        (BASE + 'bots = ["clever"]', "no bot for raiders is called 'clever'"),
        (BASE + "[options]\nspeed = 1", "has no option 'speed'"),
        (BASE + "[options]\ntactcal = true", "; nearest: tactical"),
        (BASE + 'bots = ["randm"]', "; nearest: random"),
        (BASE + "[grid]", "grid is empty"),
        (BASE + "[grid.options]", "grid.options is empty"),
        (BASE + "[grid]\nseats = []", "grid.seats is empty; name at least one value"),
        (BASE + "[grid.options]\ntactical = []", "grid.options.tactical is empty"),
        (BASE + "sweep = {}", "sweep is empty"),
        (BASE + '[sweep]\n"bosses.medusa.wounds" = []', "sweep.bosses.medusa.wounds is empty"),
        (BASE + "[grid]\nseats = [3, 3]", "seats has a value twice"),
        (BASE + "seats = 3\n[grid]\nseats = [4]", "seats and grid.seats contradict; keep one"),
        (
            BASE + "[options]\ntactical = true\n[grid.options]\ntactical = [true]",
            "option 'tactical' stands under options and under grid.options",
        ),
        (BASE + '[grid]\nheroes = ["conan"]', "raiders has no option that names heroes"),
        (BASE + '[grid]\ngame = ["plungin"]', "game 'raiders' is not in grid.game"),
        (BASE + "precision = {gold = inf}", "precision.gold cannot be inf; allowed: above 0"),
        (BASE + "precision = {survived = 0}", "precision.survived cannot be 0; allowed: above 0"),
        (
            'game = "dungeonquest-3e"\ngames = 1\nseats = 1\n[grid.options]\nservants = [true]',
            "option 'servants' needs at least two seats (at option.servants=true)",
        ),
        (
            'game = "plungin"\ngames = 1\n[options]\nheroes = ""\n[grid]\nheroes = ["sable_wick"]',
            "option 'heroes' and the grid both say who plays; keep one",
        ),
        (BASE + '[sweep]\n"bosses.nobody.wounds" = [1]', "bosses.nobody.wounds"),
        (BASE + '[sweep]\n"bosses" = [1]', "bosses: this is not a number"),
        (
            'game = "plungin"\ngames = 1\ncontent = ["nowhere.toml"]',
            "nowhere.toml: there is no such file or folder",
        ),
    ],
)
def test_what_cannot_be_run_is_told_in_one_line(text: str, message: str, tmp_path: Path) -> None:
    path = written(tmp_path, text)
    with pytest.raises(DelversError) as told:
        cells_of(read_experiment(path), path)
    assert message in str(told.value)
    assert "\n" not in str(told.value)
