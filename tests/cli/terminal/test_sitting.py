"""Who sits where, and the file that keeps every choice."""

import json
from pathlib import Path

import pytest

import delvers
from delvers.cli.files import Seat
from delvers.cli.terminal.sitting import Sitting, resume
from delvers.kernel.errors import BrokenSave, ForeignSave
from tests.cli.command import kept

SEATS = [Seat("Bot 1", "random"), Seat("Ana"), Seat("Bot 3", "heuristic"), Seat("Eva")]


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    game = delvers.new("raiders", seats=4, seed=3)
    return Sitting(game, SEATS, tmp_path / "game.json", 7)


def test_people_choose_before_bots_and_lower_seats_first(sitting: Sitting) -> None:
    order = []
    for _ in range(4):
        order.append(seat := sitting.next_seat())
        sitting.game.choose(seat, sitting.game.pending[seat].options[0])
    assert order == [1, 3, 0, 2]
    assert sitting.names == ["Bot 1", "Ana", "Bot 3", "Eva"]
    assert sitting.humans == [1, 3]


def test_a_choice_of_a_person_is_kept_at_once(sitting: Sitting) -> None:
    sitting.choose(1, "power 2")
    assert kept(sitting.path)["save"]["choices"] == [[1, "power 2"]]
    assert kept(sitting.path)["luck"] == 7
    assert kept(sitting.path)["seats"][:2] == [
        {"name": "Bot 1", "bot": "random"},
        {"name": "Ana", "bot": None},
    ]


def test_choices_of_bots_are_kept_when_somebody_wants_it_and_once(sitting: Sitting) -> None:
    sitting.bot_chooses(2)
    assert not sitting.path.exists()
    sitting.keep()
    assert len(kept(sitting.path)["save"]["choices"]) == 1
    sitting.path.unlink()
    sitting.keep()
    assert not sitting.path.exists()
    sitting.bot_chooses(0)
    sitting.keep()
    assert len(kept(sitting.path)["save"]["choices"]) == 2


def test_from_the_same_file_a_bot_chooses_the_same_again(sitting: Sitting) -> None:
    sitting.save()
    again = resume(sitting.path)
    sitting.bot_chooses(0)
    again.bot_chooses(0)
    assert (again.luck, again.seats, again.path) == (7, SEATS, sitting.path)
    assert sitting.game.choices == again.game.choices


def test_other_luck_gives_bots_other_choices(tmp_path: Path) -> None:
    made = set()
    for luck in range(12):
        game = delvers.new("raiders", seats=4, seed=3)
        one = Sitting(game, SEATS, tmp_path / "game.json", luck)
        one.bot_chooses(0)
        made.add(one.game.choices[0][1])
    assert len(made) > 1


def test_a_person_breaks_a_loop_of_bots(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    guard = sitting._guard
    monkeypatch.setattr(type(guard), "forget", lambda _self: calls.append("forget"))
    monkeypatch.setattr(type(guard), "watch", lambda _self, _game: calls.append("watch"))
    sitting.bot_chooses(0)
    sitting.choose(1, "power 2")
    assert calls == ["watch", "forget"]


def test_what_the_guard_chooses_stands_instead_of_the_bots_choice(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(sitting._guard), "choice", lambda _self, _game, _seat: "power 4")
    sitting.bot_chooses(0)
    assert sitting.game.choices[-1] == (0, "power 4")


def test_a_file_with_other_players_than_seats_is_refused(sitting: Sitting) -> None:
    sitting.save()
    plain = json.loads(sitting.path.read_text(encoding="utf-8"))
    plain["seats"] = plain["seats"][:3]
    sitting.path.write_text(json.dumps(plain), encoding="utf-8")
    with pytest.raises(BrokenSave, match="names 3 players for 4 seats"):
        resume(sitting.path)


def test_another_file_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    said = "is not a game saved by 'delvers play', so it cannot be resumed"
    with pytest.raises(BrokenSave, match=said):
        resume(path)


CHARACTER = """\
game = "raiders"
[[characters]]
id = "innkeeper"
name = "Innkeeper"
coins = 4
wounds = 1
items = []
"""


def test_content_is_found_again_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, path = tmp_path / "pack.toml", tmp_path / "game.json"
    pack.write_text(CHARACTER, encoding="utf-8")
    game = delvers.new("raiders", seats=4, seed=3, content=[pack])
    monkeypatch.chdir(tmp_path)
    Sitting(game, SEATS, path, 1, ["pack.toml"]).save()
    assert kept(path)["content"] == [str(pack)]
    monkeypatch.chdir("/")
    assert "innkeeper" in str(resume(path).game.spec.content.characters)
    (tmp_path / "elsewhere").mkdir()
    moved = pack.rename(tmp_path / "elsewhere" / "pack.toml")
    assert resume(path, [moved]).content == [str(moved)]
    with pytest.raises(ForeignSave, match="but here is none; add the same content first"):
        resume(path)
