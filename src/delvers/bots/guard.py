"""A guard against bots that come back to the same position again and again."""

from collections import Counter
from collections.abc import Mapping
from operator import eq
from typing import Any, Final, TypeAlias

from delvers.kernel.events import loop_ended
from delvers.kernel.game import Game

AFTER: Final = 256
"""So many choices of bots on end come before the guard looks at all."""
RETURNS: Final = 100
"""So often bots may come back to a position before the guard chooses for them."""
KNOWN: Final = 2
"""A position that was seen so often is part of the loop."""

Asked: TypeAlias = list[tuple[int, str, tuple[str, ...]]]


class Guard:
    """Watches the choices of bots, and ends a loop by choosing for them.

    It remembers one position, a later one each time the number of choices has doubled, and counts
    how often the game comes back to it; so it finds a loop of any length. Once there is one, every
    question in it gets what the rules choose for an absent player, and if that leads back, its
    other options in turn. What the guard knows follows from the choices: after a restart, who makes
    them again has the same guard.
    """

    __slots__ = (
        "_asked",
        "_here",
        "_parts",
        "_position",
        "_returns",
        "_seen",
        "_since",
        "_tried",
        "loops",
    )

    def __init__(self) -> None:
        self.loops = 0
        self.forget()

    @property
    def is_at_rest(self) -> bool:
        """Whether no bot has chosen since somebody else did, so that there is nothing to forget."""
        return self._since == 0

    def forget(self) -> None:
        """Begin anew: somebody who is no bot has chosen."""
        self._since = self._returns = 0
        self._asked: Asked = []
        self._position = self._here = b""
        self._parts: list[str] = []
        self._seen: Counter[bytes] = Counter()
        self._tried: Counter[bytes] = Counter()

    def copy(self) -> "Guard":
        """A guard that knows the same and goes its own way."""
        twin = Guard()
        twin.loops, twin._since, twin._returns = self.loops, self._since, self._returns
        twin._asked, twin._position, twin._here = self._asked, self._position, self._here
        if self._seen:
            twin._seen = self._seen.copy()
        if self._tried:
            twin._tried = self._tried.copy()
        return twin

    def plain(self) -> dict[str, Any] | None:
        """What the guard knows, as JSON-ready data; None while it has not begun to look."""
        if self._since < AFTER:
            return {"since": self._since} if self._since else None
        return {
            "since": self._since,
            "returns": self._returns,
            "asked": [[seat, prompt, [*options]] for seat, prompt, options in self._asked],
            "position": self._position.hex(),
            "here": self._here.hex(),
            "seen": {place.hex(): count for place, count in self._seen.items()},
            "tried": {place.hex(): count for place, count in self._tried.items()},
        }

    @classmethod
    def of(cls, plain: Mapping[str, Any] | None) -> "Guard":
        """The guard that knew this."""
        guard = cls()
        if plain is not None:
            guard._since, guard._returns = plain["since"], plain.get("returns", 0)
            asked = plain.get("asked", [])
            guard._asked = [(seat, prompt, tuple(options)) for seat, prompt, options in asked]
            guard._position = bytes.fromhex(plain.get("position", ""))
            guard._here = bytes.fromhex(plain.get("here", ""))
            for name, counter in (("seen", guard._seen), ("tried", guard._tried)):
                counter.update({bytes.fromhex(k): n for k, n in plain.get(name, {}).items()})
        return guard

    def watch(self, game: Game) -> None:
        """Look at the game after a choice of a bot."""
        self._since = since = self._since + 1
        if since < AFTER:
            return
        if self._acts():
            self._tried[self._here] += 1
        if not game.pending:
            return
        if since & (since - 1) == 0:
            self._remember(game)
        elif self._returns >= RETURNS // 2 or asked(game) == self._asked:
            self._count(game)

    def choice(self, game: Game, seat: int) -> str | None:
        """What is chosen for a bot in a loop; None while it may choose itself."""
        if not self._acts():
            return None
        absent = game.absent_choice(seat)
        others = [option for option in game.pending[seat].options if option != absent]
        return [absent, *others][self._tried[self._here] % (1 + len(others))]

    def _acts(self) -> bool:
        return self._returns >= RETURNS and self._seen[self._here] > KNOWN

    def _remember(self, game: Game) -> None:
        """Wait for the game to come back to where it is now."""
        self._asked, self._position = asked(game), game.position()
        self._parts = [*game.position_parts()]
        self._here, self._returns = self._position, 0
        self._seen.clear()

    def _count(self, game: Game) -> None:
        """Count a return; when there are many, get to know all positions of the loop."""
        if self._returns < RETURNS // 2 - 1 and not self._is_back(game):
            return
        self._here = game.position()
        if self._here == self._position:
            self._returns += 1
            if self._returns == RETURNS:
                self.loops += 1
                game.tell(loop_ended, game.pending[min(game.waiting)].rule)
        if self._returns >= RETURNS // 2:
            self._seen[self._here] += 1

    def _is_back(self, game: Game) -> bool:
        """Whether the game is where it was; mostly one part tells that it is not."""
        return all(map(eq, game.position_parts(), self._parts))


def asked(game: Game) -> Asked:
    """The questions that wait for an answer; cheaper to compare than positions."""
    return [(ask.seat, ask.prompt, ask.options) for ask in game.pending.values()]
