"""Provably fair seeds: a secret promised by its hash before play, and a word from every seat."""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from delvers.kernel.errors import BrokenSave


@dataclass(frozen=True, slots=True)
class Fairness:
    """The server's promise, the seats' words, and (once the game is over) the secret itself."""

    commitment: str
    words: tuple[str, ...]
    secret: str | None

    @classmethod
    def begin(cls, words: Sequence[str] = (), secret: str | None = None) -> "Fairness":
        """A new promise; without a secret, one of 256 bits is made."""
        secret = secrets.token_hex(32) if secret is None else secret
        return cls(commitment(secret), tuple(words), secret)

    @property
    def seed(self) -> int:
        """The game's seed, made of the secret and all words."""
        if self.secret is None:
            raise BrokenSave("the secret has not been shown yet, so the seed cannot be computed")
        return seed_from(self.secret, self.words)

    def check(self, seed: int) -> None:
        """Raise unless the secret is the promised one and gives this seed."""
        if self.secret is None:
            raise BrokenSave("the record does not show the secret, so its dice cannot be verified")
        if commitment(self.secret) != self.commitment:
            raise BrokenSave("the secret is not the one that was promised before the first move")
        if self.seed != seed:
            raise BrokenSave("the seed is not the one that the secret and the words give")


def commitment(secret: str) -> str:
    """What is shown before the first move: SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_from(secret: str, words: Sequence[str]) -> int:
    """The first 8 bytes of SHA-256 over secret and words, each behind its length."""
    digest = hashlib.sha256()
    for part in (secret, *words):
        digest.update(f"{len(part.encode())}:".encode() + part.encode())
    return int.from_bytes(digest.digest()[:8], "big")
