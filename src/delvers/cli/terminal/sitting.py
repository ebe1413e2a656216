"""A game in the terminal: who sits where, and the file that keeps every choice."""

from pathlib import Path

from delvers import Game, load
from delvers.bots import Guard, Player
from delvers.cli.files import Seat, TableFile, read_table, read_text, write_text
from delvers.games.plungin.rules.books.adding import add_all, added_paths
from delvers.kernel.errors import BrokenSave


class Sitting:
    """A game, its players, the file it is kept in; `luck` is the seed of the bots' dice."""

    def __init__(self, game: Game, seats: list[Seat], path: Path, luck: int) -> None:
        self.game = game
        self.seats = seats
        self.path = path
        self.luck = luck
        self._is_kept = False
        self._guard = Guard()
        self.names = [seat.name for seat in seats]
        self.humans = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._bots = {
            number: Player(seat.bot, game.spec.id, luck)
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }

    def next_seat(self) -> int:
        """Whose choice is next: humans before bots, so that nobody waits for them needlessly."""
        return min(self.game.waiting, key=lambda seat: (seat not in self.humans, seat))

    def choose(self, seat: int, option: str) -> None:
        """Make a choice, and keep it."""
        self.game.choose(seat, option)
        self._guard.forget()
        self.save()

    def bot_chooses(self, seat: int) -> None:
        """Let the bot of a seat choose; from the same file it would choose the same again."""
        instead = self._guard.choice(self.game, seat)
        self.game.choose(seat, instead or self._bots[seat].choose(self.game, seat))
        self._guard.watch(self.game)
        self._is_kept = False

    def keep(self) -> None:
        """Write the file, unless it holds everything already."""
        if not self._is_kept:
            self.save()

    def save(self) -> None:
        """Write the file."""
        save, luck, content = self.game.save(), self.luck, added_paths()
        write_text(self.path, TableFile(save, self.seats, luck, content).text())
        self._is_kept = True


def resume(path: Path) -> Sitting:
    """Go on with a game from its file."""
    table = read_table(read_text(path))
    if table is None:
        raise BrokenSave(f"{path} is not a game saved by 'delvers play', so it cannot be resumed")
    if not added_paths():
        add_all(place for place in table.content if Path(place).exists())
    game = load(table.save)
    if len(table.seats) != game.seats:
        raise BrokenSave(f"{path} names {len(table.seats)} players for {game.seats} seats")
    return Sitting(game, table.seats, path, table.luck)
