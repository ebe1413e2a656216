"""Every error can go to another process and back: one wrong choice must not break a pool."""

import pickle
import pkgutil
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

import pytest

import delvers
from delvers.kernel import errors
from delvers.kernel.errors import BadContent, BadPlain, DelversError, IllegalChoice, WrongSeat

MADE = [
    IllegalChoice(1, "fly", ("walk", "swim"), "DR-TRAP-02"),
    WrongSeat(1, [0, 2]),
    errors.GameOver(),
    BadPlain("monsters.orc", "no number", [BadPlain("a", "b")]),
    BadContent("first", ["second", "third"]),
    errors.UnknownGame("no game"),
]


@pytest.mark.parametrize("problem", MADE, ids=lambda problem: type(problem).__name__)
def test_an_error_says_the_same_after_being_pickled(problem: DelversError) -> None:
    twin = pickle.loads(pickle.dumps(problem))
    assert type(twin) is type(problem)
    assert str(twin) == str(problem)
    assert {name: str(value) for name, value in vars(twin).items()} == {
        name: str(value) for name, value in vars(problem).items()
    }


def test_no_error_of_the_package_goes_its_own_way() -> None:
    for module in pkgutil.walk_packages(delvers.__path__, "delvers."):
        if module.name.startswith(("delvers.kernel", "delvers.bots", "delvers.text")):
            import_module(module.name)
    waiting = [DelversError]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        assert kind.__reduce__ is DelversError.__reduce__, kind


def chosen_wrongly(option: str) -> None:
    delvers.new("raiders", seats=3, seed=1).choose(0, option)


def test_an_illegal_choice_in_a_worker_is_raised_here_and_the_pool_lives_on() -> None:
    with ProcessPoolExecutor(1) as pool:
        for _ in range(2):
            with pytest.raises(IllegalChoice, match="seat 0 cannot choose 'fly'") as caught:
                pool.submit(chosen_wrongly, "fly").result()
            assert caught.value.allowed
