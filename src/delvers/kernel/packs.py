"""Content of one's own: files and folders that somebody has written for a game.

A file may say for which game it is (`game = "ID"`, or a list of ids); then no other game takes it.
Its entries have the forms of the box; `numbers` replaces numbers of the box by their paths and
`without` leaves entries of the box out. What stands in a pack is read and checked whole.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

from delvers.kernel.content import Checked, plain_toml, read_plain
from delvers.kernel.digests import sha256
from delvers.kernel.errors import BadContent, listed, unknown_name
from delvers.kernel.numbers import with_number
from delvers.kernel.spec import Spec

F = TypeVar("F")
C = TypeVar("C")
GAME: Final = "game"
PACK: Final = "pack"
MOST_FILES: Final = 200
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,59}")
IDS_TOLD: Final = "allowed: small letters, digits and _"
NOT_ENTRIES: Final = ("numbers", "without")


class Problem(NamedTuple):
    """What is wrong with an entry, or with all of a kind (without an id)."""

    kind: str
    id: str
    told: str

    def __str__(self) -> str:
        """The entry, then what is wrong with it."""
        return f"{self.kind}.{self.id}.{self.told}" if self.id else f"{self.kind}: {self.told}"


@dataclass(frozen=True, slots=True)
class Own(Generic[F]):
    """Everything that stands in a file or folder, by file; `digest` changes with any of it.

    `broken` are the words of entries that cannot be read: what else names them is not to blame.
    """

    path: Path
    files: dict[Path, F]
    unreadable: tuple[str, ...]
    digest: str
    broken: frozenset[str] = frozenset()

    def entries(self, kind: str) -> Iterator[tuple[Path, Any]]:
        """All entries of a kind, each with its file."""
        for file, form in self.files.items():
            for entry in getattr(form, kind):
                yield file, entry

    def named(self) -> Iterator[tuple[Path, str, str]]:
        """Every entry: its file, kind and id."""
        for file, form in self.files.items():
            for kind in kinds_of(type(form)):
                yield from ((file, kind, entry.id) for entry in getattr(form, kind))

    def file_of(self, kind: str, id: str) -> Path:
        """Where an entry stands; the whole pack for what stands in no file of it."""
        found = (file for file, *entry in self.named() if entry == [kind, id])
        return next(found, self.path)

    def told(self, problems: Iterable[Problem]) -> list[str]:
        """Problems with their files."""
        return [f"{self.file_of(one.kind, one.id)}: {one}" for one in problems]

    def blamed(self, problems: Iterable[str]) -> list[str]:
        """The problems of entries that can be read and name none that cannot."""
        own = tuple(f"{file}: {kind}.{id}." for file, kind, id in self.named())
        return [
            problem
            for problem in problems
            if problem.startswith(own) and not any(f"'{word}'" in problem for word in self.broken)
        ]

    def counted(self) -> str:
        """What there is: '1 hero, 2 cards'."""
        counts: dict[str, int] = {}
        for _file, kind, _id in self.named():
            counts[kind] = counts.get(kind, 0) + 1
        for form in self.files.values():
            for kind in NOT_ENTRIES:
                if some := len(getattr(form, kind, ())):
                    called = "numbers" if kind == "numbers" else "cards left out"
                    counts[called] = counts.get(called, 0) + some
        told = (f"{count} {_called(kind, count)}" for kind, count in counts.items())
        return ", ".join(told) or "nothing"


def _called(kind: str, count: int) -> str:
    return SINGULAR.get(kind, kind.removesuffix("s")) if count == 1 else kind


SINGULAR: Final = {"heroes": "hero", "bosses": "boss", "cards left out": "card left out"}


def kinds_of(form: type[Any]) -> tuple[str, ...]:
    """The kinds of entries that a file of this form can have."""
    return tuple(field.name for field in fields(form) if field.name not in NOT_ENTRIES)


# -- reading ---------------------------------------------------------------------------------------


def files_at(path: Path) -> list[Path]:
    """The file itself, or all TOML files of a folder."""
    if path.is_dir():
        files = sorted(path.glob("*.toml"))
        if not files:
            raise BadContent(f"{path}: there is no file here whose name ends in .toml")
        if len(files) > MOST_FILES:
            raise BadContent(f"{path}: {len(files)} files; at most {MOST_FILES} are read")
        return files
    if not path.exists():
        raise BadContent(f"{path}: there is no such file or folder")
    return [path]


def games_named_in(plain: Mapping[str, Any]) -> list[str] | None:
    """The games that a file says it is for; None if it says nothing."""
    named = plain.get(GAME)
    names = [named] if isinstance(named, str) else named
    if names is None:
        return None
    if not names or not isinstance(names, list) or not all(isinstance(one, str) for one in names):
        raise BadContent(f"{GAME}: {named!r} is not the id of a game, or a list of ids")
    return names


def top_tables_at(path: Path) -> set[str]:
    """The names at the top of all files that can be read."""
    found: set[str] = set()
    for file in files_at(path):
        try:
            found |= plain_toml(file).keys() - {GAME}
        except BadContent:
            continue  # whoever reads the file will say what is wrong with it
    return found


def plain_for(game: str, path: Path) -> dict[str, Any]:
    """What stands in a file for this game; BadContent if it is for another."""
    plain = plain_toml(path)
    try:
        names = games_named_in(plain)
    except BadContent as problem:
        raise BadContent(f"{path}: {problem}") from None
    if names is not None and game not in names:
        raise BadContent(f"{path}: {GAME}: this is written for {listed(names)}, not for {game}")
    return {key: value for key, value in plain.items() if key != GAME}


def read_own(path: Path, game: str, form: type[F]) -> Own[F]:
    """Read a file or a folder; what cannot be read is told in `unreadable`, file by file."""
    files: dict[Path, F] = {}
    unreadable: list[str] = []
    broken: set[str] = set()
    digest = sha256()
    for file in files_at(path):
        try:
            plain = plain_for(game, file)
        except BadContent as problem:
            unreadable += problem.problems
            continue
        digest.update(repr((file.name, plain)).encode())
        try:
            files[file] = read_plain(form, plain, file)
        except BadContent as problem:
            unreadable += problem.problems
            files[file], words = readable_part(form, plain, file)
            broken |= words
    return Own(path, files, tuple(unreadable), digest.hexdigest()[:8], frozenset(broken))


def readable_part(form: type[F], plain: Mapping[str, Any], file: Path) -> tuple[F, set[str]]:
    """The entries that can be read, so that their mistakes are told too; the words of the rest."""
    kept: dict[str, Any] = {}
    words: set[str] = set()
    for kind in kinds_of(form):
        entries = plain.get(kind)
        for entry in entries if isinstance(entries, list) else ():
            try:
                read_plain(form, {kind: [entry]}, file)
                kept.setdefault(kind, []).append(entry)
            except BadContent:
                if isinstance(entry, dict):
                    words |= {word for word in entry.values() if isinstance(word, str)}
    return read_plain(form, kept, file), words


# -- checking --------------------------------------------------------------------------------------


def problems_of_ids(own: Own[Any], taken: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Ids that are no ids, that stand twice, or that something else has already."""
    seen: set[str] = set()
    for file, kind, id in own.named():
        if not ID.fullmatch(id):
            yield f"{file}: {kind}: {id!r} is no id; {IDS_TOLD}"
        if id in seen:
            yield f"{file}: {kind}.{id}: two entries have this id"
        seen.add(id)
        for other, ids in taken.items():
            if id in ids:
                yield f"{file}: {kind}.{id}: the id is taken ({other}); give it another"
                break


def problems_of_without(own: Own[Any], known: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Entries to be left out that are not there."""
    ids = [id for some in known.values() for id in some]
    for file, form in own.files.items():
        for id in form.without:
            if id not in ids:
                yield f"{file}: without: {unknown_name(id, ids)}"


def entries_with(box: Mapping[str, Any], own: Own[Any], kind: str) -> dict[str, Any]:
    """The entries of a kind: those of the box that are not left out, then those of the pack."""
    gone = {id for form in own.files.values() for id in form.without}
    kept = {id: entry for id, entry in box.items() if id not in gone}
    return kept | {entry.id: entry for _file, entry in own.entries(kind)}


def with_own_numbers(content: C, own: Own[Any]) -> tuple[C, list[str]]:
    """Content with the numbers that the pack replaces, and what is wrong with them."""
    problems: list[str] = []
    for file, form in own.files.items():
        for path, number in form.numbers.items():
            try:
                content = with_number(content, path, number)
            except BadContent as problem:
                problems += [f"{file}: numbers.{one}" for one in problem.problems]
    return content, problems


def refuse(problems: Sequence[str], path: Path) -> None:
    """Raise what is wrong with a pack, if anything is."""
    if problems:
        first, *rest = problems
        more = f" (and {len(rest)} more)" if rest else ""
        raise BadContent(f"{first}{more}; delvers content check {path} tells all")


def refuse_numbers(problems: Iterable[Problem]) -> None:
    """Raise what is wrong with content whose numbers were replaced, if anything is."""
    told = [str(problem) for problem in problems]
    if told:
        raise BadContent(told[0], told[1:])


def unknown(field: str, name: str, known: Iterable[str]) -> Iterator[str]:
    """A problem if an id does not exist."""
    if name not in (names := [*known]):
        yield f"{field}: {unknown_name(name, names)}"


# -- playing ---------------------------------------------------------------------------------------


def digest_of_all(added: Sequence[Own[Any]]) -> str:
    """A short fingerprint of some packs, whatever their order."""
    digests = "".join(sorted(own.digest for own in added))
    return sha256(digests.encode()).hexdigest()[:8]


class Adding(Generic[F, C]):
    """Makes the game with packs: what a game's spec has as `with_content`.

    `merged` is the content with one more pack, and what is wrong with it; the same packs, as they
    are now, give the same spec.
    """

    def __init__(
        self,
        game: str,
        form: type[F],
        box: C,
        merged: Callable[[C, Own[F]], tuple[C, list[str]]],
    ) -> None:
        self.game, self.form, self.box, self.merged = game, form, box, merged
        self.tables = frozenset(field.name for field in fields(form))  # type: ignore[arg-type]
        self._made: dict[tuple[tuple[Path, str], ...], Spec[Any]] = {}

    def read(self, path: Path) -> Own[F]:
        """What stands in a file or folder now."""
        return read_own(path, self.game, self.form)

    def problems(self, own: Own[F]) -> list[str]:
        """Everything that is wrong with a pack beside the box."""
        found = self.merged(self.box, own)[1]
        return [*own.unreadable, *own.blamed(found)] if own.unreadable else found

    def check(self, path: Path) -> Checked:
        """Everything that is wrong with a file or folder beside the box, for its author."""
        own = self.read(path)
        return Checked(own.counted(), self.problems(own))

    def spec(self, base: Spec[Any], paths: Iterable[Path]) -> Spec[Any]:
        """The game with these packs; BadContent if anything in them is wrong."""
        added = [self.read(path) for path in dict.fromkeys(paths)]
        key = tuple((own.path, own.digest) for own in added if not own.unreadable)
        if len(key) < len(added) or key not in self._made:
            content = self.box
            for own in added:
                refuse(own.unreadable, own.path)
                content, problems = self.merged(content, own)
                refuse(problems, own.path)
            assert base.remade is not None  # a game with packs can be made with any content
            name = f"{PACK}.{digest_of_all(added)}"
            self._made[key] = replace(
                base.remade(content), own_content=lambda _settings: name, made_of=base.made_of
            )
        return self._made[key]
