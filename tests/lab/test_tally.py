"""What is counted in parts and put together is what is counted at once."""

from collections import Counter

import pytest

from delvers.lab.fates import Death, Fate, FateTally
from delvers.lab.simulate import Series, play_part
from delvers.lab.statistics import wilson
from delvers.lab.tally import BotTally, MeetingTally, Tally
from tests.lab.counted import clever, plain_bot, serpent, survivors, tally


def test_two_parts_of_a_bot_are_one() -> None:
    both = clever()
    both.add(plain_bot())
    coins, wounds = Counter({2: 2, 3: 1, 5: 3}), Counter({1: 2, 2: 2, 4: 2})
    assert both == BotTally(6, Counter({1: 2, 2: 2}), {"coins": coins, "wounds": wounds})


def test_two_parts_of_a_meeting_are_one() -> None:
    both = serpent()
    both.add(MeetingTally("monster", 1, 10, 100, 1000, 10000, 7, Counter({"plain": 2})))
    hurt = Counter({"clever": 5, "plain": 3})
    assert both == MeetingTally("monster", 5, 11, 102, 1003, 10006, 7, hurt)


def test_two_parts_of_fates_are_one() -> None:
    both = survivors()
    both.add(FateTally(1, 1, Counter({40: 1}), Counter({7: 1}), Counter({"troll": 1})))
    assert (both.seats, both.out, both.gold) == (5, 3, {40: 2, 260: 1})
    assert (both.turns, both.deaths) == ({6: 3, 7: 1, 10: 1}, {"dragon_rage": 2, "troll": 2})


def test_two_tallies_are_one() -> None:
    both = tally(has_fates=True)
    both.add(tally(has_fates=True))
    assert (both.games, both.decisions, both.detailed, both.without_winner) == (6, 84, 4, 2)
    assert both.lengths == {10: 2, 12: 2, 20: 2}
    assert {name: bot.seats for name, bot in both.bots.items()} == {"plain": 4, "clever": 8}
    assert (both.meetings["serpent"].kind, both.meetings["serpent"].met) == ("monster", 8)
    assert both.fates["bots"]["clever"].out == both.fates["heroes"]["hugo"].out == 4


@pytest.mark.parametrize("game", ["raiders", "dungeonquest-3e"])
def test_a_simulation_in_two_parts_equals_one(game: str) -> None:
    series = Series(game, 6, 3, ("heuristic", "random", "random"), 5, {}, 4)
    whole, parts = play_part(series, range(6)), Tally()
    for numbers in (range(4, 6), range(4)):
        parts.add(play_part(series, numbers))
    assert parts == whole
    assert (whole.games, whole.detailed) == (6, 4)


def test_a_shared_victory_counts_as_its_share() -> None:
    assert (clever().wins, clever().win_rate) == (2.5, 0.625)
    assert clever().interval == wilson(2.5, 4)
    assert (BotTally().win_rate, FateTally().rate) == (0.0, 0.0)


def test_the_rate_of_those_who_came_out_has_an_interval() -> None:
    assert (survivors().rate, survivors().interval) == (0.5, wilson(2, 4))


def test_a_hero_is_counted_for_his_bot_and_for_himself() -> None:
    counted = Tally()
    gone = Fate(1, "hugo", False, None, 9, (Death("troll", "c3"), Death("dragon_rage")))
    out = Fate(0, "lindel", True, 120, 4, (Death("pit"),))
    counted.note_fates([gone, out], ("clever", "plain"))
    died = FateTally(1, 0, Counter(), Counter({9: 1}), Counter({"troll": 1, "dragon_rage": 1}))
    lives = FateTally(1, 1, Counter({120: 1}), Counter({4: 1}), Counter({"pit": 1}))
    assert counted.fates == {
        "bots": {"plain": died, "clever": lives},
        "heroes": {"hugo": died, "lindel": lives},
    }


def test_of_a_hero_who_was_replaced_only_the_death_counts() -> None:
    counted = FateTally()
    counted.note(Fate(0, "hugo", False, None, 9, (Death("troll"),), was_replaced=True))
    assert counted == FateTally(deaths=Counter({"troll": 1}))


def test_who_came_out_with_nothing_known_counts_as_nothing() -> None:
    counted = FateTally()
    counted.note(Fate(0, "hugo", True))
    assert (counted.gold, counted.turns) == ({0: 1}, {0: 1})
