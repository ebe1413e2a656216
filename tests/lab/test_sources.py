"""Beside a compiled Delvers its sources play the same games."""

import sys

from delvers.kernel import requests
from delvers.lab.bench import ours
from delvers.lab.peers import Tally
from delvers.lab.sources import Sources, is_compiled


def test_the_sources_play_the_games_that_this_process_plays() -> None:
    with Sources() as sources:
        spell = sources.play("raiders", 1e-9, 5)
    assert spell.seconds > 0
    here = ours("raiders").play_one(5)
    assert Tally(spell.real, spell.choices, spell.games) == here


def test_a_build_is_compiled_if_its_modules_are_no_sources() -> None:
    assert is_compiled() is not str(sys.modules[requests.__name__].__file__).endswith(".py")
