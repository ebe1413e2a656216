"""A game as the machinery meets it: what it is called, and where its parts are."""

import copyreg
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, TypeVar

from delvers.kernel.content import OwnContent, plain_toml
from delvers.kernel.errors import BadContent, BadOption, UnknownGame, alike, listed, unknown_name
from delvers.kernel.packs import files_at, games_named_in, top_tables_at
from delvers.kernel.spec import Spec

T = TypeVar("T")
Part: TypeAlias = Literal[
    "words", "pictures", "stage", "bots", "guide", "terminal", "page", "lab", "envs"
]
"""What a game may have besides its rules."""
ENTRY_POINTS: Final = "delvers.games"
"""Other packages name the kits of their games under this entry point."""


@dataclass(frozen=True)
class GameKit:
    """A game and its parts, each as "package.module:NAME" and imported when it is first wanted.

    Only the `rules` must be there: the machinery has something plain in place of any other part. A
    game that takes content of one's own names in `content` what helps its authors (`OwnContent`).
    Lists of games follow `order`, then the ids.
    """

    id: str
    rules: str
    words: str = ""
    pictures: str = ""
    stage: str = ""
    bots: str = ""
    guide: str = ""
    terminal: str = ""
    page: str = ""
    lab: str = ""
    envs: str = ""
    content: str = ""
    rulebook: Path | None = None
    order: int = 100

    @cached_property
    def spec(self) -> Spec[Any]:
        """The game as the kernel plays it."""
        spec: Spec[Any] = found_at(self.rules)
        if spec.id != self.id:
            raise UnknownGame(f"{self.rules} is {spec.id!r}, but its kit is called {self.id!r}")
        return spec

    def part(self, name: Part, plain: T) -> T:
        """A part of the game, or the plain one if the game has none."""
        where: str = getattr(self, name)
        part: T = found_at(where) if where else plain
        return part


@cache
def found_at(where: str) -> Any:
    """The object that "package.module:NAME" names; asked for at every line that is told."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


class Registry:
    """The games that can be played, by id: those of this package, and of others installed here."""

    def __init__(self) -> None:
        self._kits: dict[str, GameKit] = {}
        self._has_looked = False

    def add(self, kit: GameKit) -> None:
        """Make a game known."""
        self._kits[kit.id] = kit

    def kit(self, game: str) -> GameKit:
        """The kit of the game with this id."""
        if game not in self._kits:
            self._look_around()
        if game not in self._kits:
            known = sorted(self._kits)
            raise UnknownGame(
                f"no game is called {game!r}; known: {listed(known)}{alike(game, known)}"
            )
        return self._kits[game]

    def find(self, game: str, content: Iterable[str | Path] = ()) -> Spec[Any]:
        """The game with this id, with content of one's own if some is named."""
        return self.kit(game).spec.extended(content)

    def games_with(self, content: Iterable[str | Path]) -> dict[str, Spec[Any]]:
        """Every game by its id, each with that content of one's own which is for it."""
        takers = {place: self.games_for(Path(place)) for place in content}
        return {
            spec.id: spec.extended(place for place, games in takers.items() if spec.id in games)
            for spec in self
        }

    def games_for(self, path: Path) -> list[str]:
        """The games that a file or folder is written for: as it says, or as it fits best."""
        takers = [kit.id for kit in self.kits() if kit.content]
        if named := self._games_named_at(path):
            for game in named:
                if game not in takers:
                    raise BadContent(f"{path}: game: {unknown_name(game, takers)}")
            return named
        found = {game: [*self.own_content(game).check(path).problems] for game in takers}
        tables = top_tables_at(path)
        strange = {game: len(tables - self.own_content(game).tables) for game in takers}
        fewest = min((strange[game], len(found[game])) for game in takers)
        best = [game for game in takers if (strange[game], len(found[game])) == fewest]
        if len(best) > 1 and (not fewest[1] or found[best[0]] != found[best[1]]):
            raise BadContent(
                f'{path}: it does not say for which game it is; write game = "ID" at its top '
                f"(or give --game ID); it could be: {listed(best)}"
            )
        return best[:1]

    def own_content(self, game: str) -> OwnContent:
        """What helps those who write content for a game."""
        kit = self.kit(game)
        if not kit.content:
            takers = [kit.id for kit in self.kits() if kit.content]
            raise BadOption(f"{game} takes no content of one's own; allowed: {listed(takers)}")
        found: OwnContent = found_at(kit.content)
        return found

    def _games_named_at(self, path: Path) -> list[str]:
        named: dict[str, None] = {}
        for file in files_at(path):
            try:
                named |= dict.fromkeys(games_named_in(plain_toml(file)) or ())
            except BadContent:
                continue  # whoever reads the file will say what is wrong with it
        return [*named]

    def part(self, game: str, name: Part, plain: T) -> T:
        """A part of a game, or the plain one if the game has none or nobody knows it."""
        try:
            return self.kit(game).part(name, plain)
        except UnknownGame:
            return plain

    def kits(self) -> list[GameKit]:
        """Every game."""
        self._look_around()
        return sorted(self._kits.values(), key=lambda kit: (kit.order, kit.id))

    def __iter__(self) -> Iterator[Spec[Any]]:
        """Every game that can be played; one whose content is broken keeps no other from it."""
        for kit in self.kits():
            try:
                yield kit.spec
            except BadContent as problem:
                import logging  # noqa: PLC0415  # slow to load, and seldom wanted

                log = logging.getLogger(__name__)
                log.error("%s cannot be played: %s", kit.id, problem)

    def _look_around(self) -> None:
        """Find the games of other packages, once."""
        if not self._has_looked:
            self._has_looked = True
            from importlib.metadata import entry_points  # noqa: PLC0415  # slow to load

            for point in entry_points(group=ENTRY_POINTS):
                self.add(point.load())


REGISTRY: Final = Registry()


def _found_again(game: str, places: tuple[Path, ...], numbers: dict[str, int]) -> Spec[Any]:
    return REGISTRY.find(game, places).with_numbers(numbers)


def _reduced(spec: Spec[Any]) -> tuple[Any, ...]:
    """A game is pickled by its name and its content by where it was read from."""
    if REGISTRY.kit(spec.id).spec.play is not spec.play:
        raise BadOption(f"another game is registered as {spec.id!r}, so this one cannot be pickled")
    return _found_again, (spec.id, spec.places, dict(spec.numbers))


copyreg.pickle(Spec, _reduced)
