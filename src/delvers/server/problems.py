"""What can be wrong with a request; each says what is allowed."""

from collections.abc import Sequence

from delvers.kernel.errors import DelversError


class Problem(DelversError):
    """A request that cannot be granted."""

    status = 422

    def __init__(
        self, error: str, *, allowed: Sequence[str] | None = None, rule: str | None = None
    ) -> None:
        super().__init__(error)
        self.allowed = allowed
        self.rule = rule


class NoSuchTable(Problem):
    """A table that was never opened here."""

    status = 404

    def __init__(self, id: str) -> None:
        super().__init__(f"there is no table {id!r}; open one with POST /api/tables")


class WrongKey(Problem):
    """A key that opens no seat of the table."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "this key opens no seat of this table; use the link of the seat, or none to watch"
        )


class NoSeat(Problem):
    """A spectator who wants to choose."""

    status = 403

    def __init__(self) -> None:
        super().__init__("spectators cannot choose; send the key of a seat as ?key=")


class Stale(Problem):
    """A choice made on a question that has changed since."""

    status = 409


class NotOver(Problem):
    """Something that is shown only after the last move."""

    status = 409

    def __init__(self) -> None:
        super().__init__("the record shows every secret, so it is given only once the game is over")


class OtherVersion(Problem):
    """A table that was played with other rules or content than this server has."""

    status = 409
