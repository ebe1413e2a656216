"""Provably fair seeds: a secret promised by its hash before play, and a word from every seat."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, replace

from delvers.kernel.digests import sha256
from delvers.kernel.errors import BrokenSave


@dataclass(frozen=True, slots=True)
class Joining:
    """Somebody took a seat and gave a word: when (seconds since 1970), and whether as the host."""

    seat: int
    word: str
    at: int
    by_host: bool = False


@dataclass(frozen=True, slots=True)
class Fairness:
    """The server's promise, the seats' words, and (once the game is over) the secret itself.

    `joined` tells in which order and when the words came. It is part of what the seed is made of,
    so nobody can tell another story afterwards. A seat that was left and taken again stands there
    twice: all words make the seed. Where it is empty, the words alone do.

    >>> promise = Fairness.begin(["luck", "be", "mine"], secret="a secret of the server")
    >>> promise.commitment[:8]
    '5a948606'
    >>> promise.seed == Fairness.begin(["luck", "be", "theirs"], promise.secret).seed
    False
    """

    commitment: str
    words: tuple[str, ...]
    secret: str | None
    joined: tuple[Joining, ...] = ()

    @classmethod
    def begin(cls, words: Sequence[str] = (), secret: str | None = None) -> "Fairness":
        """A new promise; without a secret, one of 256 bits is made.

        >>> len(Fairness.begin(["mine"]).secret)
        64
        """
        secret = new_secret() if secret is None else secret
        return cls(commitment(secret), tuple(words), secret)

    def with_joining(self, joining: Joining) -> "Fairness":
        """The same promise after somebody has taken a seat.

        >>> Fairness.begin(["", ""], "s").with_joining(Joining(1, "luck", 0)).words
        ('', 'luck')
        """
        words = [*self.words]
        words[joining.seat] = joining.word
        return replace(self, words=tuple(words), joined=(*self.joined, joining))

    @property
    def receipt(self) -> str:
        """The fingerprint of the promise and of all that joined so far, in their order.

        >>> Fairness.begin([""], "s").receipt == Fairness.begin([""], "s").commitment
        True
        """
        return receipt_of(self.commitment, self.joined)

    @property
    def is_from_host_only(self) -> bool:
        """Whether every word came from the host, so that nobody else has a part in the dice.

        >>> joined = Joining(0, "luck", 0, by_host=True)
        >>> Fairness.begin([""], "s").with_joining(joined).is_from_host_only
        True
        """
        return all(joining.by_host for joining in self.joined)

    @property
    def seed(self) -> int:
        """The game's seed, made of the secret and all words.

        >>> Fairness.begin(["luck"], "s").seed
        6256043006382704370
        """
        if self.secret is None:
            raise BrokenSave("the secret has not been shown yet, so the seed cannot be computed")
        return seed_from(self.secret, [self.receipt] if self.joined else self.words)

    def bot_seed(self, seat: int, number: int) -> int:
        """The dice of a bot for the question put to its seat after so many choices.

        >>> Fairness.begin(["luck"], "s").bot_seed(0, 12)
        13373022825152028195
        """
        if self.secret is None:
            raise BrokenSave("the secret has not been shown yet, so bots' dice cannot be computed")
        return seed_from(self.secret, ["bot", self.receipt, str(seat), str(number)])

    def check(self, seed: int) -> None:
        """Raise unless the secret is the promised one and gives this seed.

        >>> Fairness.begin(["luck"], "s").check(7)
        Traceback (most recent call last):
            ...
        delvers.kernel.errors.BrokenSave: the seed is not the one that the secret and the words give
        """
        if self.secret is None:
            raise BrokenSave("the record does not show the secret, so its dice cannot be verified")
        if commitment(self.secret) != self.commitment:
            raise BrokenSave("the secret is not the one that was promised before the first move")
        self._check_words()
        if self.seed != seed:
            raise BrokenSave("the seed is not the one that the secret and the words give")

    def _check_words(self) -> None:
        """Raise unless the words are those of who joined last at each seat, in time's order."""
        if not self.joined:
            return
        words = [""] * len(self.words)
        for joining in self.joined:
            if not 0 <= joining.seat < len(words):
                raise BrokenSave(f"somebody joined at seat {joining.seat}, which does not exist")
            words[joining.seat] = joining.word
        times = [joining.at for joining in self.joined]
        if words != [*self.words] or times != sorted(times):
            raise BrokenSave("the words are not those that came when the seats were taken")


def new_secret() -> str:
    """256 bits that nobody can guess."""
    return os.urandom(32).hex()


def commitment(secret: str) -> str:
    """What is shown before the first move: SHA-256 of the secret, in hexadecimal."""
    return sha256(secret.encode()).hexdigest()


def receipt_of(promise: str, joined: Sequence[Joining]) -> str:
    """SHA-256 over the promise and the first joining, then over that and the second, and so on."""
    receipt = promise
    for one in joined:
        parts = (receipt, str(one.seat), str(one.at), "host" if one.by_host else "guest", one.word)
        receipt = _digest(parts).hex()
    return receipt


def seed_from(secret: str, words: Sequence[str]) -> int:
    """The first 8 bytes of SHA-256 over secret and words, each behind its length."""
    return int.from_bytes(_digest((secret, *words))[:8], "big")


def _digest(parts: Sequence[str]) -> bytes:
    digest = sha256()
    for part in parts:
        digest.update(f"{len(part.encode())}:".encode() + part.encode())
    return digest.digest()
