"""What stands on the hero sheets (SETUP)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.scene import act, hero, options, scene, told

OPEN, GATE = "chamber_01", "portcullis_01@2"


def enters(name: str, *dice: int, gate: bool = False) -> Game:
    """A hero goes north from c3: through a portcullis, or to a monster in c2."""
    other = "hugo" if name != "hugo" else "lindel"
    game = scene(name, other, at=["c3"], tiles={"c3": GATE if gate else OPEN, "c2": OPEN},
                 lurkers=[] if gate else ["c2"], dice=dice,
                 top={"monster": ["troll_4"], "dungeon": ["dungeon_empty"] * 2})  # fmt: skip
    act(game, 0, "move north")
    return game


def fights(game: Game, attack: str) -> Game:
    """Both sides play the same attack."""
    for seat in (0, 1):
        act(game, seat, f"play {attack}")
    return game


@pytest.mark.rule("DQR-SETUP-05", "DQR-WOUND-07")
def test_every_hero_has_an_ability_of_his_own() -> None:
    assert hero(fights(enters("hugo"), "melee"), 0).wounds == 1
    assert "escape" not in options(fights(enters("krutzbeck"), "ranged"), 0)
    assert {"keep", "reroll 1"} < set(options(enters("lindel", 1, 2, gate=True), 0))
    assert [roll["why"] for roll in told(enters("tatianna", 1), "rolled")] == ["first_shot"]
    assert options(enters("gherinn", gate=True), 0) == ("pray", "decline")
    game = enters("challara", 1, 1, gate=True)
    assert options(game, 0) == ("draw another", "decline")


@pytest.mark.rule("DQR-SETUP-05", "DQR-WOUND-07")
def test_no_hero_has_the_ability_of_another() -> None:
    assert hero(fights(enters("krutzbeck"), "melee"), 0).wounds == 2
    assert "escape" in options(fights(enters("hugo"), "ranged"), 0)
    game = enters("hugo", 1, 2, gate=True)
    assert (game.waiting, told(enters("hugo"), "rolled")) == ([1], [])
