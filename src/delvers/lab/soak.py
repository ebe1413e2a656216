"""Games over random seats and options, in search of one that stumbles or does not end.

`python -m delvers.lab.soak GAME --games 100000 --jobs 2`; bots that know what they do
come farther: `--bot heuristic`. An option can be held fast: `--option campaign=true`.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

import delvers
from delvers.bots import Guard, Player, names
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from delvers.kernel.spec import Option, Setting
from delvers.lab.facts import facts_of

CHUNK = 20
LIMIT = 200_000
"""A game with more choices than this counts as one that does not end.

A long campaign may take six adventures of a thousand rounds with 30 choices each.
"""
SHOWN = 20
DRAWN = 20
"""So often settings are drawn for one game until they go together."""


@dataclass(frozen=True, slots=True)
class Search:
    """What to play; `fixed` are options that every game has."""

    game: str
    bot: str = "random"
    limit: int = LIMIT
    fixed: dict[str, Setting] = field(default_factory=dict)


@dataclass(slots=True)
class Findings:
    """What happened in many games.

    `troubles` are games that stumbled, `endless` those that reached the limit, `loops` those in
    which the guard had to choose for bots; `played` counts seats and settings, `refused` draws of
    settings that do not go together, `unplayed` games for which none were found.
    """

    games: int = 0
    choices: int = 0
    refused: int = 0
    unplayed: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    endless: list[str] = field(default_factory=list)
    loops: list[str] = field(default_factory=list)

    def add(self, other: "Findings") -> None:
        """Take the findings of another process into account."""
        self.games += other.games
        self.choices += other.choices
        self.refused += other.refused
        self.unplayed += other.unplayed
        self.ends.update(other.ends)
        self.played.update(other.played)
        self.troubles += other.troubles
        self.endless += other.endless
        self.loops += other.loops


# -- what is played --------------------------------------------------------------------------------


def setting_of(option: Option, game: str, dice: Dice, seats: int) -> Setting:
    """A random setting of an option."""
    if option.allowed:
        return dice.choice(option.allowed)
    return facts_of(game).settings[option.name](dice, seats)


def options_for(game: str, dice: Dice, seats: int) -> dict[str, Setting]:
    """A random setting of every option; in every second game most are left as they are usually."""
    options = delvers.games()[game].options
    is_plain = bool(dice.pick(2))
    return {
        option.name: option.default
        if is_plain and type(option.default) is bool and dice.pick(4)
        else setting_of(option, game, dice, seats)
        for option in options
    }


def begin(search: Search, seed: int, findings: Findings | None = None) -> Game:
    """The game with this seed; settings that do not go together are counted and drawn again.

    If none go together, as may be with settings held fast, BadOption is raised.
    """
    dice, problem = Dice(seed), BadOption()
    seats = dice.choice(delvers.games()[search.game].seats)
    for _ in range(DRAWN):
        options = {**options_for(search.game, dice, seats), **search.fixed}
        try:
            return delvers.new(search.game, seats=seats, seed=seed, options=options, events=False)
        except BadOption as refusal:
            problem = refusal
            if findings is not None:
                findings.refused += 1
    raise problem


# -- playing ---------------------------------------------------------------------------------------


def play_one(search: Search, seed: int, findings: Findings) -> None:
    """One game of bots; without settings that go together there is none."""
    try:
        game = begin(search, seed, findings)
    except BadOption:
        findings.unplayed += 1
        return
    count_settings(game, findings)
    guard = Guard()
    try:
        play_on(game, search, seed, guard)
    except Exception as problem:
        what = f"{type(problem).__name__}: {problem}"
        findings.troubles.append(f"seed {seed}: {what}; {where(game)}")
        return
    if guard.loops:
        findings.loops.append(f"seed {seed}: {guard.loops}; {where(game)}")
    findings.choices += game.number
    if game.result is None:
        findings.endless.append(f"seed {seed}: {where(game)}")
        return
    findings.games += 1
    findings.ends[game.result.why] += 1


def play_on(game: Game, search: Search, seed: int, guard: Guard) -> None:
    """Play to the end, or to the limit."""
    dice, player = Dice(~seed), Player(search.bot, search.game, seed)
    while game.pending and game.number < search.limit:
        # Only those who choose at random take up what is optional.
        able = game.pending if search.bot == "random" else game.waiting
        seat = dice.choice(sorted(able))
        instead = guard.choice(game, seat) if seat in game.waiting else None
        game.choose(seat, instead or player.choose(game, seat))
        guard.watch(game)


def count_settings(game: Game, findings: Findings) -> None:
    """Remember what has been tried."""
    findings.played[f"seats={game.seats}"] += 1
    for option in game.spec.options:
        if option.allowed:
            findings.played[f"{option.name}={game.options[option.name]}"] += 1


def where(game: Game) -> str:
    """Where a game stands, for whoever looks into it."""
    usual = {option.name: option.default for option in game.spec.options}
    changed = [f"{name}={value}" for name, value in game.options.items() if value != usual[name]]
    asked = "; ".join(
        f"seat {ask.seat}: {ask.prompt} ({', '.join(ask.options[:6])})"
        for ask in game.pending.values()
    )
    last = "; ".join(f"{seat} {option}" for seat, option in game.choices[-8:])
    return (
        f"{game.seats} seats, {' '.join(changed) or 'usual options'}, {game.number} choices, "
        f"asked {asked or 'nobody'}, last {last or 'nothing'}"
    )


def play_chunk(search: Search, seeds: range) -> Findings:
    """Many games; what goes wrong is written down with its seed."""
    findings = Findings()
    for seed in seeds:
        play_one(search, seed, findings)
    return findings


def chunks(games: int, first: int) -> Iterator[range]:
    """The seeds in parts."""
    for start in range(first, first + games, CHUNK):
        yield range(start, min(start + CHUNK, first + games))


def soak(search: Search, games: int, jobs: int, first: int = 0) -> Findings:
    """Play so many games on so many processes."""
    total = Findings()
    parts = list(chunks(games, first))
    if jobs == 1:
        for seeds in parts:
            total.add(play_chunk(search, seeds))
        return total
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(play_chunk, [search] * len(parts), parts):
            total.add(found)
    return total


# -- the command line ------------------------------------------------------------------------------


def never_played(game: str, findings: Findings) -> list[str]:
    """The numbers of seats and the settings that no game had."""
    spec = delvers.games()[game]
    wanted = [f"seats={seats}" for seats in spec.seats]
    wanted += [f"{o.name}={setting}" for o in spec.options for setting in o.allowed]
    return [one for one in wanted if one not in findings.played]


def report(search: Search, found: Findings, spent: float) -> str:
    """What there is to say about a search."""
    ends = ", ".join(f"{why} {count:,}" for why, count in found.ends.most_common())
    lines = [
        f"{found.games:,} games, {found.choices:,} choices in {spent:.0f} s",
        f"{found.refused:,} settings that do not go together were refused, "
        f"{found.unplayed:,} games had no others",
        f"never played: {', '.join(never_played(search.game, found)) or 'nothing'}",
        f"ends: {ends}",
    ]
    for what, which in (
        ("troubles", found.troubles),
        (f"not over after {search.limit:,} choices", found.endless),
        ("with loops of bots that the guard had to end", found.loops),
    ):
        lines += [f"{len(which)} {what}", *which[:SHOWN]]
    return "\n".join(lines)


def fixed_options(game: str, given: list[str]) -> dict[str, Setting]:
    """Options from texts such as campaign=true."""
    known = {option.name: option for option in delvers.games()[game].options}
    fixed = {}
    for text in given:
        name, _, value = text.partition("=")
        option = known[name]
        told = {str(setting).lower(): setting for setting in option.allowed}
        fixed[name] = told[value.lower()] if option.allowed else value
    return fixed


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(delvers.games()))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="random", help="who plays; the default chooses at random")
    parser.add_argument("--limit", type=int, default=LIMIT, help="choices until a game is stuck")
    parser.add_argument("--option", action="append", default=[], help="as in campaign=true")
    wanted = parser.parse_args()
    if wanted.bot not in names(wanted.game):
        parser.error(f"no bot is called {wanted.bot!r}; known: {', '.join(names(wanted.game))}")
    try:
        fixed = fixed_options(wanted.game, wanted.option)
    except KeyError as problem:
        parser.error(f"{wanted.game} has no option or setting {problem}")
    search = Search(wanted.game, wanted.bot, wanted.limit, fixed)
    begun = time.perf_counter()
    found = soak(search, wanted.games, wanted.jobs, wanted.seed)
    print(report(search, found, time.perf_counter() - begun))
    return 1 if found.troubles or found.endless else 0


if __name__ == "__main__":
    sys.exit(main())
