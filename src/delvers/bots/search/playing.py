"""Playing a rehearsal on, and what came of it."""

from collections.abc import Sequence
from typing import Final

from delvers.bots.search.guide import Guide
from delvers.bots.search.tree import MATURE, Node, Path, Trees
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game

LONGEST: Final = 1500
"""A rehearsal is broken off after so many choices."""
DEEPEST: Final = 3
"""So many answers of each seat are learnt from; then the policy answers."""


def played_on(
    game: Game, guide: Guide, dice: Dice, trees: Trees, paths: dict[int, Path]
) -> Sequence[float]:
    """Play on as far as the guide says; what that is worth to every seat.

    `paths` holds what seats have answered since the search began.
    """
    world, policy, clock = game.world, guide.policy, guide.clock
    until = clock(world) + guide.reach
    taken: list[tuple[Node, int, str]] = []
    for _ in range(LONGEST):
        for ask in game.pending.values():
            if not ask.optional:
                break
        else:
            break
        seat = ask.seat
        option = policy(world, ask, dice)
        path = paths.get(seat, ())
        if len(path) < DEEPEST:
            node = trees.node(ask, path)
            if node.visits >= MATURE:
                option = node.pick(ask.options, option)
            taken.append((node, seat, option))
            paths[seat] = (*path, option)
        game.choose(seat, option)
        if clock(world) >= until:
            break
    values = guide.worth(world, game.seats, game.result)
    for node, seat, option in taken:
        node.note(option, values[seat])
    return values
