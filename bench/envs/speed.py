"""How fast are our PettingZoo environments beside PettingZoo's own `texas_holdem_v4`?

`python -m bench.envs.speed` steps them in turns, each through the same loop of `last` and `step`
with random legal actions, and prints steps a second and the ratio of medians. The peer needs
`pip install 'pettingzoo[classic]'`.
"""

import argparse
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from delvers.envs.pettingzoo import env
from delvers.kernel.kit import REGISTRY

PEER = "texas_holdem_v4"


def peer() -> Any:
    from pettingzoo.classic import texas_holdem_v4  # noqa: PLC0415  # not needed by who profiles

    return texas_holdem_v4.env()


def steps_in(made: Any, seconds: float, seed: int) -> float:
    """Steps a second of processor time."""
    luck = random.Random(seed)  # the draw is not what is measured, so it is a cheap one
    made.reset(seed=seed)
    count, start = 0, time.process_time()
    while True:
        for _ in made.agent_iter():
            seen, _, is_over, is_cut, _ = made.last()
            if is_over or is_cut:
                made.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                made.step(int(legal[int(luck.random() * len(legal))]))
                count += 1
        if time.process_time() - start > seconds:
            return count / (time.process_time() - start)
        made.reset()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    makers: dict[str, Callable[[], Any]] = {PEER: peer}
    for spec in REGISTRY:
        makers[spec.id] = lambda game=spec.id: env(game, seats=4)  # type: ignore[misc]
    made = {name: make() for name, make in makers.items()}
    found: dict[str, list[float]] = {name: [] for name in made}
    for number in range(given.rounds):
        for name, one in made.items():
            found[name].append(steps_in(one, given.seconds, number))
    base = statistics.median(found[PEER])
    for name, speeds in found.items():
        middle = statistics.median(speeds)
        spread = f"{min(speeds):,.0f} to {max(speeds):,.0f}"
        print(f"{name:<22} {middle:>9,.0f} steps/s ({spread})  {middle / base:.1f} times {PEER}")


if __name__ == "__main__":
    main()
