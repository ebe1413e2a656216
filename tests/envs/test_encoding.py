"""One encoding for all interfaces: every option has a number, every observation its size."""

from array import array

import pytest

import delvers
from delvers import Dice
from delvers.envs.encoding import encoder_of, plain_encoding
from delvers.envs.fields import Group, Number
from delvers.envs.numbering import NotNumbered, Numbering
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from tests.generic.walks import FEW, Case, decisions

GAMES = [spec.id for spec in REGISTRY]
PUBLISHED = {
    "raiders": (1, "c1b5bf8f869c"),
    "dungeonquest-3e": (1, "b8fe8f2a95c8"),
    "dungeonquest-revised": (1, "40564e54a66e"),
    "plungin": (1, "cea25f1562e2"),
}
"""Version and digest of each encoding."""


@pytest.mark.parametrize("case", FEW, ids=str)
def test_every_option_has_a_number_and_every_observation_its_bounds(case: Case) -> None:
    encoder = encoder_of(REGISTRY.find(case.game))
    low, high = encoder.bounds()
    for number, game in enumerate(decisions(case, case.begin(8, events=False), Dice(8))):
        for seat in game.waiting:
            ask = game.pending[seat]
            numbers = encoder.actions.numbers(ask)
            assert [encoder.actions.option(ask, at) for at in numbers] == [*ask.options]
            seen = encoder.observe(game.glance(seat), seat, ask)
            assert len(seen) == encoder.size
            assert all(one >= least for one, least in zip(seen, low, strict=True))
            assert all(one <= most for one, most in zip(seen, high, strict=True))
        if number > 150:
            break


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_follows_from_view_and_question_alone(game: str) -> None:
    encoder = encoder_of(REGISTRY.find(game))
    played = delvers.new(game, seats=3, seed=5)
    for _ in range(12):
        seat = min(played.waiting)
        redealt = played.determinize(seat, Dice(1))
        ask = played.pending[seat]
        seen = encoder.observe(played.view(seat), seat, ask)
        assert seen == encoder.observe(redealt.view(seat), seat, redealt.pending[seat])
        assert seen == encoder.observe(played.glance(seat), seat, ask)
        played.choose(seat, ask.options[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_an_encoding_of_its_own_gets_a_plain_one(game: str) -> None:
    spec = REGISTRY.find(game)
    encoding = plain_encoding(spec)
    played = delvers.new(game, seats=3, seed=1)
    ask = played.pending[min(played.waiting)]
    assert encoding.actions.numbers(ask) == [*range(len(ask.options))]
    out = array("f", bytes(4 * encoding.layout.size))
    encoding.layout.write(played.view(0), out, 0, 0)
    assert any(out)
    assert encoding.layout.size == sum(row.size for row in encoding.layout.rows("", ""))


def test_an_option_without_a_number_fails_loudly() -> None:
    numbering = Numbering(["power 1"])
    with pytest.raises(NotNumbered, match=r"'power 9' .* has no number; add it to the domains"):
        numbering.numbers(Ask(0, ("power 1", "power 9"), "DR-PLAY-03"))
    with pytest.raises(NotNumbered, match="allowed: 0 to 0"):
        numbering.option(Ask(0, ("power 1",), "DR-PLAY-03"), 3)


def test_more_options_than_slots_fail_loudly() -> None:
    slots = encoder_of(REGISTRY.find("plungin")).actions
    options = tuple(f"square {x},0" for x in range(slots.size + 1))
    with pytest.raises(NotNumbered, match=f"has {slots.size + 1} options, but the encoding has"):
        slots.numbers(Ask(0, options, "DP-SETUP-01"))


def test_numbers_are_cut_off_at_their_bounds_and_unknown_is_below() -> None:
    group = Group({"coins": Number(0, 20)})
    for value, written in ((7, 7), (25, 20), (-3, 0), (None, -1)):
        out = array("f", [0])
        group.write({"coins": value}, out, 0, 0)
        assert [*out] == [written]


@pytest.mark.parametrize("game", GAMES)
def test_the_numbering_is_the_one_that_was_published(game: str) -> None:
    """Who changes it counts up the version, and writes the new digest here."""
    encoder = encoder_of(REGISTRY.find(game))
    assert (encoder.encoding.version, encoder.digest()) == PUBLISHED[game]
