"""A promise can be checked, and cannot be changed afterwards."""

import hashlib
from dataclasses import replace

import pytest

from delvers.kernel.errors import BrokenSave
from delvers.kernel.fairness import Fairness, Joining, commitment, seed_from


def test_the_promise_is_the_sha256_of_the_secret() -> None:
    fair = Fairness.begin(["owl"], secret="s3cret")
    assert fair.commitment == hashlib.sha256(b"s3cret").hexdigest() == commitment("s3cret")


def test_the_seed_is_made_of_the_secret_and_every_word_with_their_lengths() -> None:
    digest = hashlib.sha256(b"6:s3cret3:owl4:\xc3\xb1u!").digest()
    assert seed_from("s3cret", ["owl", "ñu!"]) == int.from_bytes(digest[:8], "big")
    assert seed_from("s", ["ab", "c"]) != seed_from("s", ["a", "bc"])


def test_every_promise_has_a_secret_of_its_own() -> None:
    one, two = Fairness.begin(), Fairness.begin()
    assert one.secret != two.secret
    assert len(one.secret or "") == 64


def test_without_the_secret_there_is_no_seed() -> None:
    with pytest.raises(BrokenSave, match="not been shown"):
        _ = Fairness("x", (), None).seed


HOST = Joining(0, "owl", 100, by_host=True)
GUEST = Joining(2, "elk", 160)


def joined(*joinings: Joining) -> Fairness:
    fair = Fairness.begin(["", "", ""], secret="s3cret")
    for joining in joinings:
        fair = fair.with_joining(joining)
    return fair


def test_a_receipt_is_a_chain_from_the_promise_over_everybody_who_joined() -> None:
    promise = joined().commitment
    assert joined().receipt == promise
    first = hashlib.sha256(f"64:{promise}1:03:1004:host3:owl".encode()).hexdigest()
    assert joined(HOST).receipt == first
    second = hashlib.sha256(f"64:{first}1:23:1605:guest3:elk".encode()).hexdigest()
    assert joined(HOST, GUEST).receipt == second


def test_the_seed_follows_from_the_secret_and_the_last_receipt() -> None:
    fair = joined(HOST, GUEST)
    assert fair.words == ("owl", "", "elk")
    assert fair.seed == seed_from("s3cret", [fair.receipt])
    fair.check(fair.seed)


@pytest.mark.parametrize(
    "story",
    [
        (GUEST, HOST),
        (HOST, replace(GUEST, at=161)),
        (HOST, replace(GUEST, by_host=True)),
        (HOST, replace(GUEST, word="fox")),
        (HOST, replace(GUEST, seat=1)),
        (HOST, GUEST, replace(HOST, at=200)),
        (HOST, replace(GUEST, seat=3)),
        (HOST,),
    ],
)
def test_another_story_of_who_joined_when_does_not_hold(story: tuple[Joining, ...]) -> None:
    fair = joined(HOST, GUEST)
    with pytest.raises(BrokenSave):
        replace(fair, joined=story).check(fair.seed)


def test_words_that_nobody_gave_when_joining_do_not_hold() -> None:
    fair = joined(HOST, GUEST)
    with pytest.raises(BrokenSave, match="when the seats were taken"):
        replace(fair, words=("owl", "ape", "elk")).check(fair.seed)


def test_seats_that_were_taken_against_the_clock_do_not_hold() -> None:
    fair = joined(replace(HOST, at=200), GUEST)
    with pytest.raises(BrokenSave, match="when the seats were taken"):
        fair.check(fair.seed)


def test_a_seat_that_was_left_and_taken_again_has_its_last_word_and_both_make_the_seed() -> None:
    again = replace(GUEST, word="yak", at=GUEST.at + 1)
    fair = joined(HOST, GUEST, again)
    assert fair.words[GUEST.seat] == "yak"
    fair.check(fair.seed)
    assert fair.seed not in (joined(HOST, GUEST).seed, joined(HOST, again).seed)
    with pytest.raises(BrokenSave, match="when the seats were taken"):
        replace(fair, words=joined(HOST, GUEST).words).check(fair.seed)


def test_a_table_knows_whether_all_words_are_the_hosts() -> None:
    assert joined(HOST).is_from_host_only
    assert not joined(HOST, GUEST).is_from_host_only


def test_the_dice_of_a_bot_follow_from_secret_receipt_seat_and_number() -> None:
    fair = joined(HOST)
    assert fair.bot_seed(1, 7) == seed_from("s3cret", ["bot", fair.receipt, "1", "7"])
    others = {fair.bot_seed(1, 8), fair.bot_seed(2, 7), joined(GUEST).bot_seed(1, 7)}
    assert fair.bot_seed(1, 7) not in others
    with pytest.raises(BrokenSave, match="bots' dice"):
        replace(fair, secret=None).bot_seed(1, 7)
