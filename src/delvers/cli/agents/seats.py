"""Tables with seats for agents: whoever has the key of a seat sees what the seat may know."""

import io
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import Console

from delvers.bots import Player
from delvers.bots.guard import Guard
from delvers.cli.terminal.look import LookOf
from delvers.cli.terminal.tables import table_of
from delvers.draw import Scene, picture
from delvers.kernel.errors import BadOption, listed
from delvers.kernel.game import Game
from delvers.kernel.loading import new
from delvers.kernel.requests import Ask
from delvers.kernel.rulebook import clause
from delvers.text import words

WIDTH: Final = 110
MOST_TABLES: Final = 100
MOST_EVENTS: Final = 30
"""No more of what has happened is told at once."""


@dataclass
class AgentTable:
    """A game, who has taken which seat, and the bots in the others."""

    game: Game
    bot: str
    names: list[str]
    bots: dict[int, Player] = field(default_factory=dict)
    free: list[int] = field(default_factory=list)
    guard: Guard = field(default_factory=Guard)

    def play_on(self) -> None:
        """Let bots choose until an agent, or a seat that is still free, is asked."""
        game = self.game
        while game.pending:
            asked = [seat for seat in game.waiting if seat in self.bots]
            if not asked:
                return
            seat = asked[0]
            game.choose(seat, self.guard.choice(game, seat) or self.bots[seat].choose(game, seat))
            self.guard.watch(game)


@dataclass
class Seat:
    """A seat that an agent has taken."""

    table: AgentTable
    number: int
    told: int = 0
    """So many events the agent has been told of."""

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def ask(self) -> Ask | None:
        """The question that the seat is asked."""
        return self.game.pending.get(self.number)

    # -- what the seat is told ---------------------------------------------------------------------

    def look(self) -> str:
        """What has happened since the last look, the table, and the question, in words."""
        return "\n".join([*self._news(), "", self._table(), "", *self.question()])

    def _news(self) -> list[str]:
        speaker, id = words("en").with_content(self.game.spec), self.game.spec.id
        events = self.game.events_for(self.number)
        news = events[self.told :][-MOST_EVENTS:]
        self.told = len(events)
        return [f"- {speaker.event(id, event, self.table.names)} [{event.rule}]" for event in news]

    def _table(self) -> str:
        """The table as a terminal shows it to this seat."""
        speaker = words("en").with_content(self.game.spec)
        look = LookOf(self.game.view(self.number), self.table.names, speaker, self.ask, 60)
        page = io.StringIO()
        console = Console(file=page, width=WIDTH, color_system=None, force_terminal=False)
        table_of(self.game.spec.id).show(console, look)
        return page.getvalue()

    def question(self) -> list[str]:
        """What the seat is asked, and what it may answer."""
        game, speaker = self.game, words("en").with_content(self.game.spec)
        if game.result is not None:
            return [speaker.result(game.spec.id, game.result, self.table.names)]
        if self.ask is None:
            waiting = listed(self.table.names[seat] for seat in game.waiting)
            return [f"You are not asked now. The game waits for: {waiting}."]
        options = [
            f"  {option}: {speaker.option(game.spec.id, option)}" for option in self.ask.options
        ]
        asked = speaker.prompt(game.spec.id, self.ask)
        return [f"{asked} [{self.ask.rule}]", "Choose one of:", *options]

    def why(self, option: str = "") -> str:
        """The clause behind the question, or behind what forbids an option."""
        ask = self.ask
        if ask is None:
            raise BadOption("you are not asked anything now; look up rules by their words instead")
        cited = ask.refused.get(option, ask.rule) if option else ask.rule
        found = clause(cited)
        return f"{found.id}: {found.text}"

    def svg(self) -> str:
        """The table as this seat sees it, as a picture."""
        game = self.game
        return picture(
            Scene(
                game=game.spec.id,
                view=game.view(self.number),
                ask=self.ask,
                words=words("en").with_content(game.spec),
                names=tuple(self.table.names),
                events=game.events_for(self.number),
                result=game.result,
            )
        )

    def choose(self, option: str) -> str:
        """Make a choice, let the bots answer, and look."""
        if self.table.free:
            seats = listed(self.table.names[seat] for seat in self.table.free)
            raise BadOption(f"the game begins when these seats are taken: {seats}")
        self.game.choose(self.number, option)
        self.table.guard.forget()
        self.table.play_on()
        return self.look()


class Seats:
    """All tables of a server, and the keys of their seats."""

    def __init__(self) -> None:
        self._tables: dict[str, AgentTable] = {}
        self._keys: dict[str, Seat] = {}

    def open(
        self,
        game: str,
        seats: int,
        agents: int = 1,
        bot: str = "heuristic",
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
    ) -> str:
        """A new table with so many seats for agents, the first ones; its name."""
        if len(self._tables) >= MOST_TABLES:
            raise BadOption(f"there are {MOST_TABLES} tables already; end some games first")
        made = new(game, seats=seats, options=options or {}, seed=seed)
        if not 1 <= agents <= seats:
            raise BadOption(f"agents cannot be {agents}; allowed: 1 to {seats}")
        names = [f"seat {seat}" for seat in range(seats)]
        luck = secrets.randbits(63) if seed is None else seed
        bots = {
            seat: Player(bot, game, luck + seat, made.spec.content) for seat in range(agents, seats)
        }
        name = f"table-{len(self._tables) + 1}-{secrets.token_hex(3)}"
        self._tables[name] = AgentTable(made, bot, names, bots, [*range(agents)])
        return name

    def take(self, table: str) -> tuple[str, Seat]:
        """The first free seat of a table, and the key to it."""
        if table not in self._tables:
            raise BadOption(f"there is no table {table!r}; open one, or ask for its name")
        found = self._tables[table]
        if not found.free:
            raise BadOption(f"no seat of {table} is free")
        key = secrets.token_urlsafe(16)
        seat = self._keys[key] = Seat(found, found.free.pop(0))
        if not found.free:
            found.play_on()
        return key, seat

    def with_key(self, key: str) -> Seat:
        """The seat that a key opens."""
        if key not in self._keys:
            raise BadOption("this key opens no seat; open a table or take a seat, and use its key")
        return self._keys[key]
