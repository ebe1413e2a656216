"""What can be read off any finished game, and heroes that options name."""

from collections import Counter

import pytest

import delvers
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.lab.causes import by_words
from delvers.lab.facts import PLAIN, NamedHeroes, facts_of, naming_of
from delvers.lab.fates import Fate
from delvers.lab.simulate import Series, play_one
from delvers.lab.tally import Tally
from delvers.text import words

FOUR = NamedHeroes(("anna", "bert", "cleo", "dora"))


def test_of_a_game_without_facts_the_scores_are_known_and_nothing_else() -> None:
    series = Series("raiders", 1, 3, ("random",) * 3, 1, {}, 0)
    game, tally = play_one(series, 0), Tally()
    assert game.result
    assert PLAIN.figures(game) == {"score": game.result.scores}
    assert PLAIN.figures(delvers.new("raiders", seats=3, seed=1)) == {"score": ()}
    assert PLAIN.fates(game) == [Fate(0), Fate(1), Fate(2)]
    assert PLAIN.labels(game) == {}
    PLAIN.count_meetings(game, series.bots, tally)
    assert tally == Tally()
    assert PLAIN.cause(words("en"), "dragon_rage", ()) == "Dragon rage"


def test_named_heroes_are_as_many_as_seats_or_none() -> None:
    found = {FOUR(Dice(seed), 2) for seed in range(60)}
    assert "" in found
    assert {len(text.split(",")) for text in found if text} == {2}
    assert {name for text in found if text for name in text.split(",")} == {*FOUR.known}


def test_a_party_may_have_more_heroes_than_seats() -> None:
    party = NamedHeroes(FOUR.known, most=4)
    counts = {len(text.split(",")) for seed in range(90) if (text := party(Dice(seed), 2))}
    assert counts == {2, 3, 4}
    full = [party(Dice(seed), 4) for seed in range(40)]
    assert {len(text.split(",")) for text in full if text} == {4}


def test_companions_are_others_until_every_seat_has_one() -> None:
    for seed in range(20):
        named = FOUR.with_companions(["cleo"], Dice(seed), 3)
        assert named[0] == "cleo"
        assert len(named) == len({*named}) == 3
    assert FOUR.with_companions(["cleo", "anna"], Dice(1), 1) == ["cleo", "anna"]


def test_the_option_that_names_heroes_is_found() -> None:
    option, heroes = naming_of("dungeonquest-3e")
    assert (option, "hugo" in heroes.known) == ("heroes", True)
    with pytest.raises(BadOption, match="raiders has no option that names heroes"):
        naming_of("raiders")


def test_heroes_of_a_series_play_in_every_game_with_companions() -> None:
    series = Series("dungeonquest-3e", 2, 2, ("random",) * 2, 4, {"solo": False}, 0)
    assert series.options_in(0) == {"solo": False}
    named = Series("dungeonquest-3e", 2, 2, ("random",) * 2, 4, {"x": 1}, 0, heroes=("lindel",))
    texts = {str(named.options_in(number)["heroes"]) for number in range(20)}
    assert all(text.startswith("lindel,") for text in texts)
    assert len(texts) > 2
    assert named.options_in(3) == named.options_in(3)
    assert named.options_in(3)["x"] == 1


def test_causes_of_the_same_name_are_counted_together() -> None:
    told = by_words(
        "dungeonquest-3e",
        Counter({"dungeon_razorwing_attack": 2, "catacomb_razorwing_attack": 3, "troll": 1}),
        words("en"),
    )
    assert (sum(told.values()), told["Troll"], max(told.values())) == (6, 1, 5)


def test_only_games_with_deaths_keep_events_for_fates() -> None:
    assert facts_of("dungeonquest-3e").has_deaths
    assert facts_of("plungin").is_party
    assert not facts_of("raiders").is_party
