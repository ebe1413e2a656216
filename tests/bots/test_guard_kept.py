"""What a guard knows can be copied, kept and read again."""

import json

import pytest

from delvers.bots import Guard, making
from delvers.bots.guard import AFTER, RETURNS
from tests.bots.test_guard import Idler, in_the_village, play_on


@pytest.fixture(autouse=True)
def idler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(making.ANY_GAME, "idler", Idler)


def test_a_guard_is_kept_as_data_from_the_first_choice_on() -> None:
    assert Guard().plain() is None
    game, guard = in_the_village(), Guard()
    play_on(game, "idler", guard, 3)
    assert guard.plain() == {"since": 3}
    assert Guard.of(guard.plain()).plain() == {"since": 3}
    assert Guard.of(None).plain() is None


def test_a_guard_in_a_loop_knows_the_same_when_it_is_copied_or_read_again() -> None:
    game, guard = in_the_village(), Guard()
    play_on(game, "idler", guard, AFTER + 2 * RETURNS)
    for _ in range(4):
        if guard.choice(game, 0) is None:
            play_on(game, "idler", guard, 1)
    chosen = guard.choice(game, 0)
    assert chosen is not None
    plain = guard.plain()
    assert plain is not None
    assert plain["since"] >= AFTER + 2 * RETURNS
    assert plain["returns"] >= RETURNS
    assert all(plain[name] for name in ("asked", "position", "here", "seen"))
    read, twin = Guard.of(json.loads(json.dumps(plain))), guard.copy()
    assert read.plain() == twin.plain() == plain
    assert read.choice(game, 0) == twin.choice(game, 0) == chosen
    assert twin.loops == guard.loops == 1


def test_a_copy_goes_its_own_way() -> None:
    game, guard = in_the_village(), Guard()
    play_on(game, "idler", guard, AFTER + 2 * RETURNS + 1)
    plain, twin = guard.plain(), guard.copy()
    play_on(game, "idler", twin, 2)
    assert guard.plain() == plain != twin.plain()
