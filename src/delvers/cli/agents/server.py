"""The server for agents: what they can call, by the Model Context Protocol."""

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec, TypeVar

from mcp.server.mcpserver import Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from delvers import __version__
from delvers.cli.agents.seats import Seats
from delvers.envs.raster import png_of
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.rulebook import UnknownClause, clause, search
from delvers.text import words

HOW: Final = (
    "Play dungeon-crawl tabletop games exactly by their rules. Call `games`, then `open_table`, "
    "which gives you the key of your seat. Then `look`, and `choose` one of the options until the "
    "game is over. `why` tells the rule behind a question, `rules` looks rules up, `picture` shows "
    "the table."
)
MOST_CLAUSES: Final = 20
PICTURE_WIDTH: Final = 900
P = ParamSpec("P")
T = TypeVar("T")
Key = Annotated[str, Field(description="The key of your seat.")]


class Telling:
    """Registers tools that tell an agent what it did wrong; other errors are kept from it."""

    def __init__(self, server: "MCPServer[Any]") -> None:
        self._server = server

    def __call__(self, call: Callable[P, T]) -> Callable[P, T]:
        """Make a function a tool."""

        @wraps(call)
        def told(*args: P.args, **given: P.kwargs) -> T:
            try:
                return call(*args, **given)
            except DelversError as problem:
                raise ToolError(str(problem)) from None

        self._server.tool()(told)
        return told


def make_server() -> MCPServer[Any]:
    """A server with no tables yet."""
    server: MCPServer[Any] = MCPServer("delvers", instructions=HOW, version=__version__)
    seats = Seats()
    tool = Telling(server)

    @tool
    def games() -> list[dict[str, Any]]:
        """Every game: its name, what it is like, how many play, and its options."""
        speaker = words("en")
        return [
            {
                "game": spec.id,
                "name": speaker.game(spec.id),
                "about": speaker.blurb(spec.id),
                "seats": [*spec.seats],
                "options": {
                    option.name: {"default": option.default, "allowed": [*option.allowed]}
                    for option in spec.options
                },
            }
            for spec in REGISTRY
        ]

    @tool
    def open_table(
        game: str,
        seats_in_all: int,
        agents: int = 1,
        bot: str = "heuristic",
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Open a table and take its first seat; bots sit where no agents do."""
        table = seats.open(game, seats_in_all, agents, bot, options, seed)
        key, seat = seats.take(table)
        return {"table": table, "key": key, "seat": seat.number, "free_seats": agents - 1}

    @tool
    def take_seat(table: str) -> dict[str, Any]:
        """Take a free seat at a table that somebody else has opened."""
        key, seat = seats.take(table)
        return {"table": table, "key": key, "seat": seat.number}

    @tool
    def look(key: Key) -> str:
        """What has happened since you looked last, the table, and your question, in words."""
        return seats.with_key(key).look()

    @tool
    def view(key: Key) -> dict[str, Any]:
        """All that your seat may know, as data."""
        seat = seats.with_key(key)
        return dict(seat.game.view(seat.number))

    @tool
    def picture(key: Key) -> Image:
        """The table as your seat sees it."""
        png = png_of(seats.with_key(key).svg(), width=PICTURE_WIDTH)
        return Image(data=png, format="png")

    @tool
    def list_options(key: Key) -> dict[str, Any]:
        """What you may choose now, what a rule forbids (with the clause), whether it is over."""
        seat = seats.with_key(key)
        is_over = seat.game.is_over
        if seat.ask is None:
            return {"options": [], "forbidden": {}, "is_over": is_over}
        asked = {"options": [*seat.ask.options], "forbidden": dict(seat.ask.refused)}
        return {**asked, "is_over": is_over}

    @tool
    def why(key: Key, option: str = "") -> str:
        """The rule behind your question, or the one that forbids an option."""
        return seats.with_key(key).why(option)

    @tool
    def choose(key: Key, option: str) -> str:
        """Choose one of your options, as it is written; then look."""
        return seats.with_key(key).choose(option)

    @tool
    def rules(query: str, game: str | None = None) -> str:
        """Look up rules by the id of a clause or by words."""
        try:
            found = [clause(query.upper())]
        except UnknownClause:
            found = search(query, game=game)[:MOST_CLAUSES]
        return "\n".join(f"{one.id}: {one.text}" for one in found) or "No rule holds these words."

    return server


def run() -> None:
    """Serve one agent over standard input and output."""
    make_server().run()
