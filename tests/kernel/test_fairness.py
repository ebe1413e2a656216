"""A promise can be checked, and cannot be changed afterwards."""

import hashlib

import pytest

from delvers.kernel.errors import BrokenSave
from delvers.kernel.fairness import Fairness, commitment, seed_from


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
