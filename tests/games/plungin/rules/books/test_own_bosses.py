"""A boss of one's own can do whatever any boss can, on any tile."""

import pytest

from delvers import Dice
from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.verbs import POWERS, acts, life_results
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.spec import Spec
from tests.games.plungin.rules.foes import foe
from tests.games.plungin.rules.scene import monster, state_of

BOSS = """
[[monsters]]
id = "my_{id}"
name = "My {id}"
boss = "boss"
level = 3
stats = {{ ATK = 4, DEF = 1, MAG = 2, MOV = 4, RES = 2, DEX = 2, WIT = 3 }}
law = {{ role = "special" }}
exp = 10
powers = {powers}
law_dice = "1d6"
law_rows = [{{ low = 1, high = 6, act = "{act}" }}]
life_dice = "1d6"
life_rows = [{{ low = 2, high = 30, result = "{result}" }}, {{ low = 31, result = "dies" }}]
text = "it does what it does"
"""
NAMES = [
    *(f"act_{act}" for act in acts()),
    *(f"life_{result}" for result in life_results()),
    *(f"power_{power}" for power in sorted(POWERS)),
]
CHOICES = 120


@pytest.fixture(scope="module")
def bosses(tmp_path_factory: pytest.TempPathFactory) -> Spec[State]:
    """The game with a file of bosses, one for every act, result and power."""
    file = tmp_path_factory.mktemp("bosses") / "bosses.toml"
    file.write_text("".join(map(boss, NAMES)), encoding="utf-8")
    return SPEC.extended([file])


def boss(id: str) -> str:
    """The entry of a boss."""
    kind, _, what = id.partition("_")
    return BOSS.format(
        id=id,
        act=what if kind == "act" else "tap_and_tear",
        result=what if kind == "life" else "no_effect",
        powers=f'["{what}"]' if kind == "power" else "[]",
    )


@pytest.mark.parametrize("name", NAMES)
def test_a_fight_with_it_goes_on(name: str, bosses: Spec[State]) -> None:
    heroes = ("brannoc_vale", "sable_wick", "sister_ivenne")
    game = foe(f"my_{name}", (3, 2), heroes=heroes, spec=bosses)
    assert monster(game).id == f"my_{name}"
    dice = state_of(game).dice = Dice(1)
    before = len(game.choices)
    for _ in range(CHOICES):
        if game.is_over:
            break
        seat = game.waiting[0]
        game.view(seat)
        game.choose(seat, dice.choice(game.pending[seat].options))
    assert len(game.choices) > before
