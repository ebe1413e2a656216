"""What every game shows of what happens, on random games."""

import functools
import json
from collections.abc import Iterator, Sequence

import pytest

import delvers
from delvers import Dice
from delvers.draw import Scene, stage_of
from delvers.kernel.events import Event
from delvers.kernel.kit import REGISTRY
from delvers.server.staging import MOST_STEPS, steps_of
from delvers.text import LANGUAGES, words
from tests.generic.walks import step

GAMES = [kit.id for kit in REGISTRY.kits()]
LARGEST = 1_000
"""So many bytes a step has at most on its way to the page."""
CHOICES = 250


@functools.cache
def told_in(game: str) -> list[tuple[Scene, int]]:
    """A random game for one seat: a scene after every choice, and where its new events begin."""
    return [*scenes(game)]


def scenes(game: str) -> Iterator[tuple[Scene, int]]:
    spec = REGISTRY.find(game)
    seats = min(3, max(spec.seats))
    played, dice, told = delvers.new(game, seats=seats, seed=3), Dice(3), 0
    langs = [*LANGUAGES]
    for number in range(CHOICES):
        events: Sequence[Event] = played.events_for(0)
        spoken = words(langs[number % len(langs)]).with_content(spec)
        names = ("Ana", "Bruno", "Chloe")[:seats]
        yield Scene(game, played.view(0), None, spoken, names, [*events], played.result), told
        told = len(events)
        if played.is_over:
            return
        step(played, dice)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_gives_a_small_step_or_goes_with_the_next(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    for scene, first in told_in(game):
        made = steps_of(scene, first, 0)
        assert len(made) == len(scene.events) - first
        assert all(len(json.dumps(one)) < LARGEST for one in made)
    assert caplog.messages == []


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_that_a_step_names_is_drawn(game: str) -> None:
    stage = stage_of(game)
    named = {
        (name, scene.words.lang): scene.words
        for scene, first in told_in(game)
        for made in steps_of(scene, first, 0)
        for name, *_ in (made or {}).get("pictures", ())
    }
    missing = [
        name
        for (name, _), spoken in named.items()
        if not (stage.picture(spoken, name) or "").startswith("<svg")
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_a_step_that_waits_for_the_next_is_never_the_last(game: str) -> None:
    for scene, first in told_in(game):
        made = steps_of(scene, first, 0)
        assert not made or made[-1] is not None


@pytest.mark.parametrize("game", GAMES)
def test_nobody_learns_from_a_step_what_his_lines_do_not_tell(game: str) -> None:
    """A step is made of events that the viewer may see, and of nothing after a later one."""
    scene, _ = told_in(game)[-1]
    whole = steps_of(scene, 0, 0)
    assert len(whole) == len(scene.events)
    assert whole[: len(whole) - MOST_STEPS] == [{"weight": 0}] * max(0, len(whole) - MOST_STEPS)


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_picture_is_none(game: str) -> None:
    stage = stage_of(game)
    asked = ("", "card", "card no_such", "who no_such", "room x y", "tile 1", "sign no_such", "a b")
    assert [stage.picture(words("en"), name) for name in asked] == [None] * len(asked)
