"""Replaying, verifying and drawing the files of games."""

import json
from pathlib import Path

import pytest

import delvers
from tests.cli.command import played, refused, run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "record.json"
    fairness = delvers.Fairness.begin(["owl", "fox", "elk"], secret="well kept")
    path.write_text(played(fairness=fairness).record().text(), encoding="utf-8")
    return path


def changed(record: Path, folder: Path, **changes: object) -> Path:
    plain = {**json.loads(record.read_text(encoding="utf-8")), **changes}
    path = folder / "changed.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    return path


def test_a_replay_prints_the_log_level_by_level(record: Path) -> None:
    lines = run("replay", record).stdout.splitlines()
    titles = [line.rstrip("─ ") for line in lines if line.endswith("─")]
    assert titles == ["Dungeon Raiders", *(f"Level {level}" for level in range(1, 6))]
    assert "Player 1" in lines[2]


def test_a_replay_ends_with_the_result(record: Path) -> None:
    assert "wins" in run("replay", record).stdout.splitlines()[-1]


def test_a_replay_speaks_the_readers_language(record: Path) -> None:
    assert "Cartas a la vista" in run("replay", record, "--lang", "es").stdout


def test_a_replay_of_a_running_game_keeps_its_secrets(tmp_path: Path) -> None:
    game = delvers.new("raiders", seats=5, seed=2)  # with five seats the explorer takes part
    torch_seat = next(s for s, ask in game.pending.items() if "use torch" in ask.options)
    game.choose(torch_seat, "use torch")
    path = tmp_path / "save.json"
    path.write_text(game.save(), encoding="utf-8")
    assert "torchlight" not in run("replay", path).stdout.casefold()
    assert "sees" in run("replay", path, "--seat", torch_seat).stdout


def test_a_true_record_is_verified_and_says_what_was_checked(record: Path) -> None:
    result = run("verify", record)
    assert result.exit_code == 0
    assert "The secret is the one that was promised" in result.stdout
    assert "follows from the secret and the players' words" in result.stdout
    assert "choices are legal" in result.stdout
    assert "The result follows from the choices" in result.stdout


def test_a_record_without_a_promise_says_so(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(played().record().text(), encoding="utf-8")
    assert "nobody had promised it beforehand" in run("verify", path).stdout


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seed": 5}, "the seed is not the one that the secret and the words give"),
        ({"choices": [[0, "power 9"]]}, "choice 1 of 1"),
        ({"result": None}, "the record claims None"),
        ({"rules": "0"}, "played with rules 0"),
    ],
)
def test_a_false_record_fails_with_the_reason(
    record: Path, tmp_path: Path, changes: dict[str, object], reason: str
) -> None:
    result = run("verify", changed(record, tmp_path, **changes))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("delvers: verification failed: ")
    assert reason in result.stderr


def test_another_secret_than_the_promised_one_fails(record: Path, tmp_path: Path) -> None:
    fairness = {**json.loads(record.read_text(encoding="utf-8"))["fairness"], "secret": "other"}
    result = run("verify", changed(record, tmp_path, fairness=fairness))
    assert result.exit_code == 1
    assert "not the one that was promised" in result.stderr


def test_a_drawing_is_written_as_svg(record: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "table.svg"
    assert run("draw", record, "-o", drawing, "--seat", 1, "--at", 10).exit_code == 0
    assert drawing.read_text(encoding="utf-8").startswith(("<svg", "<?xml"))


def test_drawings_of_two_moments_differ(record: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.svg", tmp_path / "second.svg"
    run("draw", record, "-o", first, "--at", 0)
    run("draw", record, "-o", second)
    assert first.read_text(encoding="utf-8") != second.read_text(encoding="utf-8")


def test_a_moment_or_seat_that_does_not_exist_is_refused(record: Path, tmp_path: Path) -> None:
    drawing = tmp_path / "table.svg"
    assert "allowed: 0 to " in refused("draw", record, "-o", drawing, "--at", "9999")
    assert "allowed: 0 to 2" in refused("draw", record, "-o", drawing, "--seat", "7")
    assert not drawing.exists()


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "not a Delvers save"),
        (b"\xff\xfe\x00", "not text"),
        (b"[1, 2]", "names no format"),
        (b'{"format": "delvers-9"}', "format 'delvers-9' is not known here"),
        (b'{"format": "delvers-1"}', "is missing"),
        (b'{"format": "delvers-table-1", "seats": 3}', "table"),
    ],
)
def test_a_file_that_is_no_game_is_refused(
    tmp_path: Path, command: str, content: bytes, message: str
) -> None:
    path = tmp_path / "file.json"
    path.write_bytes(content)
    assert message in refused(command, path)
