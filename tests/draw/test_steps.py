"""Steps as a page gets them."""

from delvers.draw.scene import Scene
from delvers.draw.steps import HEAVY, PLAIN, Shown, Step, changed_later, signed
from delvers.kernel.events import Event, bot_failed
from delvers.text import words

NAMES = ("Ana", "Bruno")


def scene_of(*events: Event) -> Scene:
    return Scene("toy", {"seat": 0, "players": [0, 0]}, None, words("en"), NAMES, events)


def test_a_step_tells_only_what_it_has_to_tell() -> None:
    assert Step().plain(0) == {}
    step = Step("dice", dice=(3, 5), marks=" +", needed="5", is_good=False, seats=(0,))
    assert step.plain(0) == {
        "kind": "dice",
        "dice": [3, 5],
        "marks": " +",
        "needed": "5",
        "good": False,
        "mine": True,
    }


def test_a_step_is_only_theirs_whom_it_concerns() -> None:
    step = Step("death", pictures=(Shown("sign skull"),), seats=(1,), weight=HEAVY)
    assert "mine" not in step.plain(0)
    assert "mine" not in step.plain(None)
    assert step.plain(1)["mine"]
    assert step.plain(1)["pictures"] == [["sign skull"]]


def test_an_event_without_a_step_is_told_by_its_line() -> None:
    scene = scene_of(Event("found", "X-1", {"seat": 1}), Event(bot_failed.name, "X-2", {}))
    found, failed = PLAIN.step(scene, 0), PLAIN.step(scene, 1)
    assert found is not None
    assert found.plain(1) == {"mine": True}
    assert failed is not None
    assert failed.plain(1) == {"weight": 0}


def test_what_changed_later_is_taken_off_again() -> None:
    told = [("hurt", 0, 2), ("hurt", 1, 5), ("healed", 0, 1), ("hurt", 0, 4)]
    scene = scene_of(*(Event(k, "X-1", {"seat": s, "amount": n}) for k, s, n in told))
    assert changed_later(scene, 0, {"hurt": -1, "healed": 1}, seat=0) == -3
    assert changed_later(scene, 3, {"hurt": -1, "healed": 1}, seat=0) == 0


def test_signs_of_numbers() -> None:
    assert [signed(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]


def test_every_game_has_the_signs() -> None:
    drawn = PLAIN.picture(words("en"), "sign coin")
    assert drawn is not None
    assert drawn.startswith("<svg")
