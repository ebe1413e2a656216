"""What can be wrong with a request, and how it is answered: JSON that says what is allowed."""

import logging
from collections.abc import Sequence
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import InterfaceError, OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from delvers.kernel.errors import DelversError, GameOver, IllegalChoice, WrongSeat
from delvers.kernel.rulebook import UnknownClause
from delvers.server.gate import HEADERS

LOG: Final = logging.getLogger(__name__)
DATABASE_TROUBLE: Final = (OperationalError, InterfaceError)
"""The disk is full, or the database is locked or away."""


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


class NotBegun(Problem):
    """A table where seats are still free, or that waits for its host."""

    status = 409

    def __init__(self, free: Sequence[int], more: str = "") -> None:
        seats = ", ".join(map(str, free))
        told = f"the game begins once everybody is seated; still free: {seats}"
        if not free:
            told = "the game begins when the host says so"
        super().__init__(f"{told}; {more}" if more else told)


class SeatTaken(Problem):
    """A seat that nobody can take (any more)."""

    status = 409

    def __init__(self, seat: int, free: Sequence[int]) -> None:
        seats = ", ".join(map(str, free)) or "none"
        super().__init__(f"seat {seat} cannot be taken; free seats: {seats}")


class NotHost(Problem):
    """Something that only who has opened the table may do."""

    status = 403

    def __init__(self) -> None:
        super().__init__("only who has opened the table may do this, with the host's key")


class WrongKey(Problem):
    """A key that opens no seat of the table."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "this key opens no seat of this table; use the one you got with the seat, or none"
        )


class NoSeat(Problem):
    """A spectator who wants to choose."""

    status = 403

    def __init__(self) -> None:
        super().__init__("spectators cannot choose; send a seat's key: Authorization: Bearer KEY")


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


class Busy(Problem):
    """More than the server takes on at once; `retry_after` says when to try again."""

    status = 503

    def __init__(self, error: str, retry_after: int) -> None:
        super().__init__(error)
        self.retry_after = retry_after


class TooMany(Busy):
    """More than one address or table may ask for."""

    status = 429


# -- answers ---------------------------------------------------------------------------------------


def add_refusals(app: FastAPI) -> None:
    """Turn every error into such an answer."""
    app.add_exception_handler(DelversError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_bad_form)
    app.add_exception_handler(HTTPException, _on_http)
    for trouble in DATABASE_TROUBLE:
        app.add_exception_handler(trouble, _on_database)
    app.add_exception_handler(Exception, _on_crash)


async def _on_error(_request: Request, problem: Exception) -> JSONResponse:
    return refusal_of(problem)


def refusal_of(problem: Exception) -> JSONResponse:
    """The answer to what a request asked in vain."""
    if isinstance(problem, IllegalChoice):
        return refusal(422, str(problem), rule=problem.rule, allowed=problem.allowed)
    if isinstance(problem, (WrongSeat, GameOver)):
        return refusal(409, str(problem), allowed=())
    if isinstance(problem, Busy):
        more = {"Retry-After": str(problem.retry_after)}
        return refusal(problem.status, str(problem), headers=more)
    if isinstance(problem, Problem):
        return refusal(problem.status, str(problem), rule=problem.rule, allowed=problem.allowed)
    return refusal(404 if isinstance(problem, UnknownClause) else 422, str(problem))


async def _on_bad_form(_request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, RequestValidationError)
    told = [f"{'.'.join(map(str, one['loc']))}: {one['msg']}" for one in problem.errors()]
    return refusal(422, "; ".join(told[:5]))


async def _on_http(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 400:
        return refusal(400, "the body cannot be read; allowed: JSON, in UTF-8")
    error = f"{request.method} {request.url.path}: {problem.detail}"
    return refusal(problem.status_code, error, headers=problem.headers)


async def _on_database(_request: Request, problem: Exception) -> JSONResponse:
    return database_refusal(problem)


def database_refusal(problem: Exception) -> JSONResponse:
    """Nothing was written, and whoever asked is told so."""
    away = database_away(problem)
    return refusal(503, str(away), headers={**HEADERS, "Retry-After": str(away.retry_after)})


def database_away(problem: Exception) -> Busy:
    """The sentence for it; what the database itself said stands in the log."""
    LOG.error("the database refused: %s", getattr(problem, "orig", problem))
    return Busy(
        "the server cannot write or read its games now (its disk is full, or its database is "
        "locked or away); nothing of this request was kept, try again in a moment",
        5,
    )


async def _on_crash(_request: Request, problem: Exception) -> JSONResponse:
    return await on_crash(problem)


async def on_crash(_problem: Exception) -> JSONResponse:
    """The answer to what went wrong here."""
    # This answer is given outside of all other layers, also outside of the one with the headers.
    error = "the server made a mistake; look at the table again to see how it stands"
    return refusal(500, error, headers=HEADERS)


def refusal(
    status: int,
    error: str,
    *,
    rule: str | None = None,
    allowed: Sequence[str] | None = None,
    headers: Any = None,
) -> JSONResponse:
    """One such answer."""
    body: dict[str, Any] = {"error": sayable(error)}
    if rule is not None:
        body["rule"] = rule
    if allowed is not None:
        body["allowed"] = list(allowed)
    return JSONResponse(body, status_code=status, headers=headers)


def sayable(error: str) -> str:
    """The error without the halves of characters that a client may have sent."""
    return error.encode("utf-8", "replace").decode()
