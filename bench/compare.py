"""Two commits side by side: `python -m bench.compare BASE HEAD [--rounds 9] [--games raiders]`.

Each commit is checked out into a folder of its own. Both play the same random games in short
spells, one after the other, in an order that changes from round to round, so that both meet the
same weather; what is shown is HEAD's real choices per second of processor time as times BASE's,
the median over all rounds and the middle half of them.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

SPELL = 0.5
PLAYER = """
import json, sys
from delvers.lab.bench import ours
runners = {}
for line in sys.stdin:
    game, seconds, seed = json.loads(line)
    if game not in runners:
        runners[game] = ours(game)
        runners[game].play(0.1, 0)
    tally = runners[game].play(seconds, seed)
    print(json.dumps(tally.real / tally.seconds), flush=True)
"""


class Player:
    """A process that plays random games with the code of one commit."""

    def __init__(self, commit: str, folder: Path) -> None:
        git("worktree", "add", "--detach", "--quiet", str(folder), commit)
        self.folder = folder
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "src")},
        )

    def play(self, game: str, seed: int) -> float:
        """Real choices per second of processor time."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps([game, SPELL, seed]) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.folder.name} cannot play {game}; its error stands above")
        return float(json.loads(answer))

    def close(self) -> None:
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait()
        git("worktree", "remove", "--force", str(self.folder))


def git(*words: str) -> None:
    done = subprocess.run(["git", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.strip()}")


def ratios(base: Player, head: Player, game: str, rounds: int) -> list[float]:
    """HEAD's speed as times BASE's, round by round."""
    found = []
    for number in range(rounds):
        order = (base, head) if number % 2 else (head, base)
        speed = {player: player.play(game, 1000 * number) for player in order}
        found.append(speed[head] / speed[base])
    return found


def shown(game: str, found: list[float]) -> str:
    """The median, and between what the middle half lies."""
    low, middle, high = statistics.quantiles(found, n=4, method="inclusive")
    return f"{game}: {middle:.3f} times (half of the rounds {low:.3f} to {high:.3f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("base")
    parser.add_argument("head")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", default="raiders,dungeonquest-3e,dungeonquest-revised,plungin")
    asked = parser.parse_args()
    if asked.rounds < 2:
        parser.error("--rounds: 2 or more are allowed")
    players: list[Player] = []
    with tempfile.TemporaryDirectory() as folder:
        try:
            for name, commit in (("base", asked.base), ("head", asked.head)):
                players.append(Player(commit, Path(folder) / name))
            for game in asked.games.split(","):
                base, head = players
                print(shown(game, ratios(base, head, game, asked.rounds)), flush=True)
        finally:
            for player in players:
                player.close()


if __name__ == "__main__":
    main()
