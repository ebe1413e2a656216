"""The map in words: who and what stands on which square."""

from delvers.games.plungin.pictures.spoken import rows
from delvers.games.plungin.rules.state.fixtures import Door
from tests.games.plungin.pictures.scenes import drawn_for
from tests.games.plungin.rules.scene import scene


def test_heroes_monsters_and_doors_are_told_with_their_squares() -> None:
    game = scene(
        "brannoc_vale",
        at=[(2, 2)],
        monsters=[("goblin", (2, 1))],
        doors={"north": Door(trap="")},
        tile="room_4x4",
    )
    told = [*rows(drawn_for(game))]
    assert told[0].startswith("2,2: Brannoc Vale: life ")
    assert told[1].startswith("2,1: Goblin 10: life ")
    assert any(row.endswith("Door 0, closed, nobody has been behind it") for row in told)
    assert told[-1].startswith("0,0: ")
