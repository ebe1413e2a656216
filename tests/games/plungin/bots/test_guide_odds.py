"""The oracle is right where one attack decides whether a hero lives, and tells what hurt him."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from delvers import Dice, Game
from delvers.bots.odds import Oracle
from delvers.games.plungin.bots import guide
from delvers.games.plungin.bots.dangers import OUTLOOK
from delvers.games.plungin.rules.heroes.odds import damage_odds, success_odds
from delvers.kernel.kit import found_at
from tests.bots.exact import ENOUGH, times_held
from tests.games.plungin.rules.fights import HIS, ITS, face_off, pools, struck
from tests.games.plungin.rules.scene import STEADY, scene


def at_last_life(foe: str) -> dict[str, Any]:
    return {"foe": foe, "life": {0: 1}, "rules": STEADY}


def before_the_attack(foe: str) -> Game:
    """A hero with one LIFE left, beside a monster that will attack him once in this round."""
    facts: dict[str, Any] = {"abilities": {0: []}, "at": [HIS], "monsters": [(foe, ITS)]}
    return scene("brannoc_vale", dice=Dice(3), life={0: 1}, rules=STEADY, **facts)


@pytest.fixture
def one_round(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The odds look one round ahead, in which there is one attack; parts of a game are kept."""
    near = replace(guide.GUIDE, outlook=replace(OUTLOOK, reach=1))
    monkeypatch.setattr(guide, "GUIDE", near)
    found_at.cache_clear()
    yield
    found_at.cache_clear()


@pytest.mark.usefixtures("one_round")
@pytest.mark.parametrize("foe", ["giant_rat", "orc"])
def test_the_interval_holds_the_true_chance_of_one_attack(foe: str) -> None:
    hits, guards = pools(struck(**at_last_life(foe)))[:2]
    true = {"pass": damage_odds(success_odds(hits), success_odds(guards))[0]}
    assert 0 < true["pass"] < 1
    held = times_held(before_the_attack(foe), 0, true, 30)
    assert held["pass"] >= ENOUGH, (held, true)


def test_the_odds_tell_where_the_danger_comes_from() -> None:
    game = face_off(foe="orc")
    found = {one.option: one for one in [*islice(Oracle(game, 0).rounds(), 12)][-1]}
    assert set(found["pass"].dangers) == {"orc"}
    assert found["pass"].dangers["orc"] > 0
