"""`delvers verify`: was a game played fairly, and exactly by the rules?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import delvers
from delvers import Game
from delvers.cli.errors import NOT_FOUND, fail
from delvers.cli.files import read_chronicle
from delvers.cli.settings import ContentPaths, Language
from delvers.kernel.errors import DelversError
from delvers.kernel.record import Record
from delvers.text import Words, words


def verify(
    file: Annotated[Path, typer.Argument(help="A record, or a saved game.")],
    content: ContentPaths = None,
    lang: Language = "",
) -> None:
    """Recompute promise, seed and game from a record, and say what was checked."""
    console, speaker = Console(), words(lang)
    chronicle = read_chronicle(file, speaker)
    try:
        game = delvers.verify(chronicle.record, content=content or ())
    except DelversError as problem:
        fail(f"verification failed: {problem}", NOT_FOUND)
    speaker = speaker.with_content(game.spec)
    for line in checked(chronicle.record, game, speaker):
        console.print(f"✓ {line}", highlight=False, markup=False)
    if game.result:
        console.print(speaker.result(game.spec.id, game.result, chronicle.names), style="bold")


def checked(record: Record, game: Game, words: Words) -> list[str]:
    """What has been found true."""
    return [
        words.say(
            "Rules %(rules)s and content %(content)s are those of this version.",
            rules=record.rules,
            content=record.content,
        ),
        *checked_seed(record, words),
        words.count(
            "%(count)s choice is legal.", "All %(count)s choices are legal.", len(record.choices)
        ),
        words.say("The result follows from the choices.")
        if game.is_over
        else words.say("The game is not over yet; its choices so far were checked."),
    ]


def checked_seed(record: Record, words: Words) -> list[str]:
    """What is known about the seed."""
    if record.fairness is None:
        return [
            words.say(
                "The game follows from seed %(seed)s; nobody had promised it beforehand.",
                seed=record.seed,
            )
        ]
    return [
        words.say("The secret is the one that was promised before the first move."),
        words.say(
            "Seed %(seed)s follows from the secret and the players' words.", seed=record.seed
        ),
    ]
