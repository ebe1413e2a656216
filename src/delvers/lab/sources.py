"""Random play by the sources alone, in a process of its own, beside a compiled Delvers.

A compiled build keeps the sources beside what was compiled from them; a process that looks for
sources only plays them as the plain build does.
"""

import json
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import delvers
from delvers.kernel import requests
from delvers.lab.peers import Tally

PLAYER: Final = """
import json, sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

def only_sources(place, home=sys.argv[1]):
    if place.startswith(home):
        return FileFinder(place, (SourceFileLoader, SOURCE_SUFFIXES))
    raise ImportError

sys.path_hooks.insert(0, only_sources)
from delvers.lab.bench import ours

runners = {}
for line in sys.stdin:
    game, seconds, seed = json.loads(line)
    if game not in runners:
        runners[game] = ours(game)
        runners[game].play(0.1, 0)
    tally = runners[game].play(seconds, seed)
    print(json.dumps([tally.real, tally.choices, tally.games, tally.seconds]), flush=True)
"""


def is_compiled() -> bool:
    """Whether this Delvers is a compiled build."""
    return (requests.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


class Sources:
    """A process that plays the sources."""

    def __enter__(self) -> Self:
        """Start it."""
        home = str(Path(delvers.__file__).parent)
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, home],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return self

    def play(self, game: str, seconds: float, first_seed: int) -> Tally:
        """Play whole random games for about so many seconds of its processor time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([game, seconds, first_seed]) + "\n")
        self._process.stdin.flush()
        return Tally(*json.loads(self._process.stdout.readline()))

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _problem: BaseException | None,
        _where: TracebackType | None,
    ) -> None:
        """End it."""
        self._process.communicate()
