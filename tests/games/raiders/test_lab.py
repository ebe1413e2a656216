"""What beat whom, read off games of Dungeon Raiders."""

from delvers.games.raiders.lab import count_meetings, figures
from delvers.kernel.game import Game
from delvers.lab.tally import MeetingTally, Tally
from tests.games.raiders.rules.scene import lay, scene

LINE_UP = ("heuristic", "random", "random", "random")


def meetings(game: Game) -> dict[str, MeetingTally]:
    tally = Tally()
    count_meetings(game, LINE_UP, tally)
    return tally.meetings


def test_a_dragon_that_wounds_two_is_met_and_not_beaten() -> None:
    game = scene(4, "monster_01")
    lay(game, "power 5", "power 4", "power 3", "power 3")
    dragon = meetings(game)["dragon"]
    assert (dragon.kind, dragon.met, dragon.beaten, dragon.wounds) == ("monster", 1, 0, 6)
    assert dragon.hurt == {"random": 2}


def test_a_beaten_monster_hurts_nobody() -> None:
    game = scene(4, "monster_11")
    lay(game, "power 5", "power 4", "power 3", "power 3")
    serpent = meetings(game)["serpent"]
    assert (serpent.met, serpent.beaten, serpent.wounds, serpent.hurt) == (1, 1, 0, {})


def test_a_trap_costs_the_richest_coins() -> None:
    game = scene(4, "trap_01", coins=[5, 1, 5, 2])
    lay(game, "power 5", "power 4", "power 3", "power 3")
    trap = meetings(game)["lava_cauldron"]
    assert (trap.kind, trap.met, trap.beaten, trap.coins) == ("trap", 1, 0, 6)
    assert trap.hurt == {"heuristic": 1, "random": 1}


def test_a_trap_that_stays_harmless_counts_as_beaten() -> None:
    game = scene(4, "trap_01", coins=[5, 1, 5, 2])
    lay(game, "power 1", "power 2", "power 2", "power 1")
    assert meetings(game)["lava_cauldron"].beaten == 1


def test_a_boss_is_counted_with_wounds_and_coins() -> None:
    game = scene(4, "vampire", coins=[5, 1, 5, 2], powers={n: (n + 1,) for n in range(4)})
    vampire = meetings(game)["vampire"]
    assert (vampire.kind, vampire.wounds, vampire.coins) == ("boss", 1, 2)
    assert vampire.hurt == {"heuristic": 1}


def test_rooms_without_danger_are_not_counted() -> None:
    game = scene(
        4, "treasure_03", row=["treasure_03", "chamber_01", "chamber_02", *["trap_01"] * 2]
    )
    lay(game, "power 5", "power 4", "power 3", "power 3")
    assert meetings(game) == {}


def test_coins_and_wounds_are_read_for_every_seat() -> None:
    game = scene(3, "treasure_03", coins=[5, 1, 2], wounds=[0, 3, 1])
    assert figures(game) == {"coins": [5, 1, 2], "wounds": [0, 3, 1]}
