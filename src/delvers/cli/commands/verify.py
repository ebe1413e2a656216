"""`delvers verify`: was a game played fairly, and exactly by the rules?"""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from delvers.bots.proof import check_bots
from delvers.cli.errors import NOT_FOUND, fail
from delvers.cli.files import read_chronicle
from delvers.cli.settings import ContentPaths, Language
from delvers.kernel.errors import DelversError
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import Verified, check_checkpoint, verified
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
        spec = REGISTRY.find(chronicle.record.game, content or ())
        found = verified(spec, chronicle.record)
        if chronicle.save is not None:
            check_checkpoint(spec, chronicle.save)
        by_bots = check_bots(spec, chronicle.record)
    except DelversError as problem:
        fail(f"verification failed: {problem}", NOT_FOUND)
    speaker, result = chronicle.spoken(speaker, spec), chronicle.record.result
    for line in checked(chronicle.record, found, speaker, by_bots):
        console.print(f"{mark('✓', '+', console)} {line}", highlight=False, markup=False)
    for line in unchecked(chronicle.record, found, speaker):
        console.print(f"{mark('–', '-', console)} {line}", highlight=False, markup=False)
    if result:
        told = speaker.result(spec.id, result, chronicle.names)
        console.print(told, style="bold", markup=False)


def mark(sign: str, plain: str, console: Console) -> str:
    """A sign, or a plain one where the terminal cannot show it."""
    return sign if console.encoding.startswith("utf") else plain


def checked(record: Record, found: Verified, words: Words, by_bots: int) -> list[str]:
    """What has been found true."""
    pieces = record.pieces()
    own = [piece for piece, is_own in zip(pieces, found.pieces, strict=True) if is_own]
    return [
        words.say(
            "Rules %(rules)s and content %(content)s are those of this version.",
            rules=own[-1].rules,
            content=own[-1].content,
        ),
        *checked_seed(record, words),
        words.count(
            "%(count)s choice is legal.",
            "All %(count)s choices are legal.",
            sum(len(piece.choices) for piece in own),
        ),
        *checked_bots(words, by_bots),
        *checked_end(record, found, words),
    ]


def checked_end(record: Record, found: Verified, words: Words) -> list[str]:
    """What is known about how the game ended, if that was played with the rules of this version."""
    if not found.pieces[-1]:
        return []
    if record.result is None:
        return [words.say("The game is not over yet; its choices so far were checked.")]
    return [words.say("The result follows from the choices.")]


def unchecked(record: Record, found: Verified, words: Words) -> list[str]:
    """The pieces that were played with other rules or content; their own version checks them."""
    return [
        words.say(
            "Piece %(number)s of %(count)s was played with rules %(rules)s and content "
            "%(content)s; the version of Delvers that has them can check it.",
            number=number,
            count=len(found.pieces),
            rules=piece.rules,
            content=piece.content,
        )
        for number, (piece, is_own) in enumerate(zip(record.pieces(), found.pieces, strict=True), 1)
        if not is_own
    ]


def checked_bots(words: Words, by_bots: int) -> list[str]:
    """What is known about the choices of bots."""
    if not by_bots:
        return []
    return [
        words.count(
            "%(count)s choice of a bot follows from the secret.",
            "All %(count)s choices of bots follow from the secret.",
            by_bots,
        )
    ]


def checked_words(record: Record, words: Words) -> list[str]:
    """What is known about the words: when they came, and whether only from the host."""
    if record.fairness is None or not record.fairness.joined:
        return []
    lines = [words.say("The words are those given when the seats were taken, in this order.")]
    if record.fairness.is_from_host_only:
        lines.append(
            words.say(
                "All words came from the one who opened the table: "
                "nobody else has a part in these dice."
            )
        )
    return lines


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
        *checked_words(record, words),
        words.say(
            "Seed %(seed)s follows from the secret and the players' words.", seed=record.seed
        ),
    ]
