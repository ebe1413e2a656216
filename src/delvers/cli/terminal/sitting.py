"""A game in the terminal: who sits where, and the file that keeps every choice."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from delvers import Game, load
from delvers.bots import Guard, Player
from delvers.cli.files import Seat, TableFile, read_table, read_text, write_text
from delvers.kernel.errors import BrokenSave
from delvers.text.naming import fit_names


class Sitting:
    """A game, its players, the file it is kept in; `luck` is the seed of the bots' dice.

    `content` are the places of the content that somebody has added, `hero_names` what the players
    call heroes of theirs.
    """

    def __init__(
        self,
        game: Game,
        seats: list[Seat],
        path: Path,
        luck: int,
        content: Sequence[str | Path] = (),
        hero_names: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.path = path
        self.luck = luck
        self.content = [str(Path(place).resolve()) for place in content]
        self.hero_names = dict(hero_names or {})
        self._is_kept = False
        self._guard = Guard()
        self.names = [seat.name for seat in seats]
        self.humans = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._bots = {
            number: Player(seat.bot, game.spec.id, luck, game.spec.content)
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

    def take_back(self, seat: int) -> None:
        """Take back the last choice of a seat, if it has learnt nothing since; keep what is so."""
        self.game.undo(seat)
        self._guard.forget()
        self.save()

    def name_hero(self, hero: str, name: str) -> None:
        """Call a hero by another name from now on, and keep it."""
        self.hero_names[hero] = name
        self.save()

    def keep(self) -> None:
        """Write the file, unless it holds everything already."""
        if not self._is_kept:
            self.save()

    def save(self) -> None:
        """Write the file."""
        kept = self.game.save()
        table = TableFile(kept, self.seats, self.luck, self.content, self.hero_names)
        write_text(self.path, table.text())
        self._is_kept = True


def resume(path: Path, content: Sequence[str | Path] = ()) -> Sitting:
    """Go on with a game from its file, with the content it had if no other is named."""
    table = read_table(read_text(path))
    if table is None:
        raise BrokenSave(f"{path} is not a game saved by 'delvers play', so it cannot be resumed")
    content = content or [place for place in table.content if Path(place).exists()]
    game = load(table.save, content=content)
    if len(table.seats) != game.seats:
        raise BrokenSave(f"{path} names {len(table.seats)} players for {game.seats} seats")
    if all(seat.bot is not None for seat in table.seats):
        raise BrokenSave(f"{path} has no seat of a person, so nobody could go on with it here")
    names = fit_names(table.hero_names)
    return Sitting(game, table.seats, path, table.luck, content, names)
