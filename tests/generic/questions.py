"""The first time that each kind of question is asked, option offered, and event told.

They come on the walks of bots that are kept, and on random walks that were chosen from many because
they show what is rare. To choose others: python -m tests.generic.questions GAME
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from delvers import Dice, Game
from delvers.kernel.kit import REGISTRY
from tests.generic.decisions import begin, read
from tests.generic.walks import Case, possible

FOLDER = Path(__file__).parent / "golden"
WALKS = {
    "raiders": "285:67 19:5 288:67 192:66 201:72 230:34 132:66 265:95",
    "dungeonquest-3e": (
        "1216:23 1988:56 1949:53 2774:50 18:53 2756:14 2383:72 41:32 1312:52 465:28 2900:22 "
        "2924:32 2263:37 21:8 333:11 2406:15 42:116 1855:116 1790:42 844:49 565:64"
    ),
    "dungeonquest-revised": (
        "2356:28 286:76 81:66 899:19 396:18 322:17 1068:5 2057:28 13:43 553:34 2081:132 138:67 "
        "1459:172"
    ),
    "plungin": (
        "1899:75 184:26 1869:106 374:99 2542:97 1808:161 145:48 2702:34 1629:25 1218:113 192:71 "
        "2950:78 1500:12 27:97 2404:187 1220:29 556:133 2022:194 1912:72 1955:72 2612:150 "
        "1056:235 1928:92 518:195 2345:371 723:113 1772:120 513:127 2683:40 2799:51 2862:166 "
        "306:289 1128:63 1530:186 1956:358 2789:260 1948:262 2411:312 901:133 2201:161 2777:147 "
        "2984:373 819:168 40:175 2746:193 2287:226 921:244 2492:355 1877:367 484:369"
    ),
}
"""The random walks of each game: the seed of each, and how many choices of it are played."""
LONGEST = 375
MANY = 3000
"""So many walks were looked at, up to so many choices each."""


class Moment(NamedTuple):
    """A game before a choice: on which walk, and who is asked."""

    walk: str
    played: Game
    seat: int

    def __str__(self) -> str:
        """Where it is, and what is asked."""
        ask = self.played.pending.get(self.seat)
        asked = ask.prompt if ask else "the end"
        return f"{self.walk}, choice {self.played.number}, seat {self.seat}: {asked}"

    def asked(self) -> set[str]:
        """The kinds of the question and of what can be answered."""
        ask = self.played.pending.get(self.seat)
        if ask is None:
            return {"? the end"}
        answers = {option.partition(" ")[0] for option in (*ask.options, *ask.refused)}
        return {f"? {ask.prompt.partition(' ')[0]}", *answers}


def of_bots(game: str) -> Iterator[Moment]:
    """The walks of bots that are kept."""
    for path in sorted((FOLDER / "decisions" / game).glob("heuristic-*.txt")):
        seed = int(path.stem.partition("-")[2])
        played = begin(game, seed, events=True)
        for line in path.read_text(encoding="utf-8").splitlines():
            seat, option = read(line)
            yield Moment(f"bots {seed}", played, seat)
            played.choose(seat, option)
        if played.is_over:
            yield Moment(f"bots {seed}", played, 0)


def at_random(game: str, seed: int, most: int) -> Iterator[Moment]:
    """A random walk with random settings of all options."""
    spec, dice = REGISTRY.find(game), Dice(seed)
    seats = spec.seats[seed % len(spec.seats)]
    options = {
        option.name: dice.choice(option.allowed) if option.allowed else option.default
        for option in spec.options
    }
    played = Case(game, seats, tuple(possible(spec, seats, options).items())).begin(seed)
    while played.waiting and played.number <= most:
        seat = dice.choice(sorted(played.waiting))
        yield Moment(f"random {seed}", played, seat)
        played.choose(seat, dice.choice(played.pending[seat].options))
    if played.is_over:
        yield Moment(f"random {seed}", played, 0)


def moments(game: str) -> Iterator[Moment]:
    """All moments of the walks of a game."""
    for walk in WALKS[game].split():
        seed, _, most = walk.partition(":")
        yield from at_random(game, int(seed), int(most))
    yield from of_bots(game)


def first_times(game: str, *, events: bool = False) -> Iterator[Moment]:
    """Those at which something is asked, offered or told of a kind that did not come before."""
    known: set[str] = set()
    walk, told = "", 0
    for moment in moments(game):
        if moment.walk != walk:
            walk, told = moment.walk, 0
        kinds = moment.asked()
        if events:
            kinds |= {f"! {event.kind}" for event in moment.played.events[told:]}
            told = len(moment.played.events)
        if not kinds <= known:
            known |= kinds
            yield moment


def kinds_on(game: str, seed: int) -> dict[str, int]:
    """The kinds of all that is asked, offered and told on a random walk, and at which choice."""
    found: dict[str, int] = {}
    told = 0
    for moment in at_random(game, seed, LONGEST):
        events = moment.played.events
        for kind in moment.asked() | {f"! {event.kind}" for event in events[told:]}:
            found.setdefault(kind, moment.played.number)
        told = len(events)
    return found


def choose_walks(game: str) -> Iterator[str]:
    """Random walks that together show all that was found, those first that show most soon."""
    left = {seed: kinds_on(game, seed) for seed in range(MANY)}
    while left:
        best = max(left, key=lambda seed: len(left[seed]) / (60 + max(left[seed].values())))
        shown = left.pop(best)
        yield f"{best}:{max(shown.values())}"
        for seed, kinds in left.items():
            left[seed] = {kind: at for kind, at in kinds.items() if kind not in shown}
        left = {seed: kinds for seed, kinds in left.items() if kinds}


if __name__ == "__main__":
    print(*choose_walks(sys.argv[1]))
