"""The figures of every kind of room, line by line."""

import pytest

from delvers.games.raiders.rules.components import CONTENT, Boss, Chamber, Trap
from delvers.games.raiders.terminal.rooms import benefit, figures
from delvers.text import words

EN = words("en")


@pytest.mark.parametrize(
    ("room", "seats", "lines"),
    [
        ("treasure_01", 3, ["4 coins", "2 coins"]),
        ("treasure_09", 3, ["1 coin"]),
        ("monster_01", 3, ["Strength 14", "3 wounds"]),
        ("monster_01", 5, ["Strength 23", "3 wounds"]),
        ("tax_collector", 4, ["Strength 14", "−3 coins"]),
        ("medusa", 3, ["Strength 11", "eliminates"]),
        ("vampire", 4, ["Strength 18", "1 wound", "−2 coins"]),
        ("sphinx", 4, ["Strength 14", "2 wounds", "highest: +2"]),
        ("wolf_pack", 5, ["Strength 16", "2 wounds", "escape: Torch"]),
        ("megadragon", 3, ["Unbeatable", "3 wounds", "escape: Key"]),
        ("golem", 3, ["Unbeatable", "3 wounds", "a 5 counts 1"]),
        ("mummy", 3, ["Unbeatable", "2 wounds", "hits highest"]),
    ],
)
def test_a_room_shows_what_a_player_must_know(room: str, seats: int, lines: list[str]) -> None:
    assert figures(CONTENT.room(room), seats, EN) == lines


def test_a_boss_with_everything_tells_it_in_order() -> None:
    boss = Boss(
        *("x", 1),
        strength={3: 7},
        coins_lost=2,
        coins_for_highest=3,
        escape="key",
        eliminates=True,
        fives_count_as=0,
        attacks="highest",
    )
    assert figures(boss, 3, EN) == [
        *("Strength 7", "1 wound", "−2 coins", "eliminates", "hits highest", "highest: +3"),
        *("a 5 counts 0", "escape: Key"),
    ]


def test_a_chamber_has_a_benefit_for_each_value() -> None:
    room = Chamber("x", ("coins 1", "potion 2", "torch", "key", "sword"))
    assert figures(room, 3, EN) == ["1 1 coin", "2 heals 2", "3 Torch", "4 Key", "5 Sword"]
    assert benefit("potion 3", EN) == "heals 3"


def test_a_trap_says_whom_it_hits_and_how_hard_two_to_a_line() -> None:
    richest = Trap("x", "pit", "most_coins", (0, 0, 1, 2, 3))
    assert figures(richest, 3, EN) == ["most coins", "3: −1  4: −2", "5: −3"]
    soundest = Trap("x", "pit", "fewest_wounds", (1, 1, 2, 2, 3))
    assert figures(soundest, 3, EN) == ["fewest wounds", "1: +1  2: +1", "3: +2  4: +2", "5: +3"]
