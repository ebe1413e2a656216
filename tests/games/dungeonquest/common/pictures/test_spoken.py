"""The board in words: what is known of its chambers, those with somebody in them first."""

import re

import pytest

from delvers.draw import Scene, regions
from delvers.kernel.loading import new
from delvers.text import words


@pytest.mark.parametrize("game", ["dungeonquest-3e", "dungeonquest-revised"])
def test_the_hero_s_own_space_is_told_first(game: str) -> None:
    play = new(game, seats=1, seed=1)
    play.choose(0, "tower m10")
    scene = Scene(
        game=game,
        view=play.view(0),
        ask=play.pending.get(0),
        words=words("en").with_content(play.spec),
        names=("Ana",),
        events=play.events_for(0),
    )
    first, *others = re.findall("<li>(.*?)</li>", regions(scene)["spoken"])
    assert first.startswith("m10: ")
    assert first.endswith("(Ana)")
    assert others == ["g5: Treasure Chamber"]
