"""`delvers play`: a game in the terminal, alone against bots or around one screen."""

import secrets
from datetime import datetime
from itertools import chain, count
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import delvers
from delvers.cli.files import Seat
from delvers.cli.settings import (
    GAME_HELP,
    ContentPaths,
    Language,
    OptionList,
    bots_in,
    names_in,
    options_of,
    usual_bot,
    usual_seats,
)
from delvers.cli.terminal.conversation import Conversation
from delvers.cli.terminal.kept import show_kept
from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting, resume
from delvers.cli.terminal.tables import table_of
from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun
from delvers.text import Words, words
from delvers.text.botnames import bot_title


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=GAME_HELP)] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many players; 4 if the game allows it.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="The bots of the other seats, with commas between.")
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    humans: Annotated[int, typer.Option(help="How many people share the keyboard.")] = 1,
    names: Annotated[str, typer.Option(help="Your names, with commas between.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    option: OptionList = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is kept after every choice.")
    ] = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    listing: Annotated[bool, typer.Option("--list", help="List the games that are kept.")] = False,
    content: ContentPaths = None,
    lang: Language = "",
) -> None:
    """Play in the terminal; every choice is kept, and a game goes on where it was left."""
    speaker = words(lang)
    if listing:
        show_kept(Console(highlight=False), folder(), speaker)
        return
    if resumed is not None:
        bots_in(bots or "")
        sitting = resume(resumed, content or ())
    elif game is None:
        raise BadOption(f"say which game to play; known: {', '.join(delvers.games())}")
    else:
        spec = REGISTRY.find(game, content or ())
        seats = usual_seats(game) if seats is None else seats
        spec.check_seats(seats)
        people = taken(seats, seat, humans)
        table_of(game)
        players = bots_in(usual_bot(game) if bots is None else bots)
        line_up = seated(seats, people, players, names_in(names), speaker)
        sitting = Sitting(
            begun(spec, seats, seed, options_of(game, option, content)),
            line_up,
            default_path(game) if save is None else free(save),
            secrets.randbits(64) if seed is None else seed,
            content or (),
        )
    speaker = speaker.with_content(sitting.game.spec)
    sitting.save()
    Conversation(Screen(Console(highlight=False), sitting, speaker), sitting).run()


def taken(seats: int, first: int, humans: int) -> list[int]:
    """The seats of the humans: from the first one on."""
    if not 0 <= first < seats:
        raise BadOption(f"--seat cannot be {first}; allowed: 0 to {seats - 1}")
    if not 1 <= humans <= seats:
        raise BadOption(f"--humans cannot be {humans}; allowed: 1 to {seats}")
    return [(first + number) % seats for number in range(humans)]


def seated(
    seats: int, people: list[int], bots: list[str], names: list[str], words: Words
) -> list[Seat]:
    """Who sits where: the people as they are named, the bots in turn on the seats left."""
    if len(people) < seats and not bots:
        raise BadOption("--bots is empty; name at least one bot")
    if len(names) > len(people):
        raise BadOption(f"--names has {len(names)} names for {len(people)} people")
    named = dict(zip(people, names, strict=False))
    left = [seat for seat in range(seats) if seat not in people]
    players = dict(zip(left, bots * seats, strict=False))
    return [
        Seat(bot_title(players[seat], seat + 1, words), players[seat])
        if seat in players
        else Seat(named.get(seat) or words.say("Player %(number)s", number=seat + 1))
        for seat in range(seats)
    ]


def folder() -> Path:
    """The user's own folder for saves."""
    return Path(typer.get_app_dir("delvers")) / "saves"


def default_path(game: str) -> Path:
    """A new file in the user's own folder for saves; games of one second get numbers."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    endings = chain([""], map("-{}".format, count(2)))
    paths = (folder() / f"{name}{ending}.json" for ending in endings)
    return next(path for path in paths if not path.exists())


def free(path: Path) -> Path:
    """The path, unless another game is kept there."""
    if path.exists():
        raise BadOption(f"{path} exists; go on with it by --resume {path}, or name another file")
    return path
