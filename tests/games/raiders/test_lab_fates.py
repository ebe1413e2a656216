"""Who stands at the end of Dungeon Raiders, and of what the others fainted."""

from types import SimpleNamespace
from typing import Any

from delvers.games.raiders.lab import FACTS, cause, fates
from delvers.lab.fates import Death, Fate
from delvers.text import words
from tests.games.raiders.rules.scene import scene

EN = words("en")


def test_who_has_the_most_wounds_faints_and_the_others_keep_their_coins() -> None:
    game = scene(3, "treasure_03", coins=[5, 1, 2], wounds=[1, 4, 2])
    names = [player.character for player in game.checkpoint().players]
    assert fates(game) == [
        Fate(0, names[0], True, 5),
        Fate(1, names[1], False, None, deaths=(Death("wounds"),)),
        Fate(2, names[2], True, 2),
    ]


def test_who_is_eliminated_fell_to_the_last_room() -> None:
    state = scene(3, "treasure_03", coins=[5, 1, 2], wounds=[1, 4, 0]).checkpoint()
    state.players[0].is_eliminated = True
    state.discarded = (*state.discarded, "trap_01", "medusa")
    over: Any = SimpleNamespace(checkpoint=lambda: state)
    found = fates(over)
    assert (found[0].has_survived, found[0].gold, found[0].deaths) == (
        *(False, None),
        (Death("medusa"),),
    )
    assert found[2].has_survived


def test_causes_are_called_by_their_names() -> None:
    assert cause(EN, "wounds", ()) == "most wounds"
    assert cause(EN, "medusa", ()) == "Medusa"
    assert FACTS.fates is fates
    assert not FACTS.has_deaths
