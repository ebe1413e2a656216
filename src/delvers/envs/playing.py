"""A game as the adapters meet it: seats that observe and act by numbers, and are rewarded."""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from numpy.typing import NDArray

from delvers.draw import Scene, picture
from delvers.envs.encoding import encoder_of
from delvers.envs.numbering import NotNumbered
from delvers.kernel.errors import BadOption, IllegalChoice, listed
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import begun
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result, View
from delvers.text import words

Observation: TypeAlias = dict[str, NDArray[Any]]
Illegal: TypeAlias = Literal["raise", "absent"]
"""What becomes of an action that is not offered: an error, or the choice of an absent player."""
Shaping: TypeAlias = bool | Callable[[View], float]
"""No shaping, the game's own potential, or one of somebody's own."""


MOST_MASKS: Final = 4096
"""So many sets of options are remembered with their masks."""
FLOAT: Final = np.dtype(np.float32)


def rank_of(result: Result, seat: int) -> float:
    """1 for the first and 0 for the last, tied seats alike; alone, 1 for a victory."""
    places = len(result.ranking) - 1
    if not places:
        return float(seat in result.winners)
    at = next(place for place, tied in enumerate(result.ranking) if seat in tied)
    return 1.0 - at / places


REWARDS: Final[dict[str, Callable[[Result, int], float]]] = {
    "win": lambda result, seat: 1.0 / len(result.winners) if seat in result.winners else 0.0,
    "rank": rank_of,
    "score": lambda result, seat: float(result.scores[seat]),
}
"""What a seat gets at the end, by name."""


class Play:
    """One game after another with the same seats and options."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        content: Iterable[str | Path] = (),
        rewards: str = "win",
        shaping: Shaping = False,
        illegal: Illegal = "raise",
    ) -> None:
        if rewards not in REWARDS:
            raise BadOption(f"rewards cannot be {rewards!r}; allowed: {listed(REWARDS)}")
        if illegal not in ("raise", "absent"):
            raise BadOption(f"illegal cannot be {illegal!r}; allowed: raise, absent")
        self.spec = REGISTRY.find(game, content)
        self.seats = self.spec.check_seats(usual_seats(self.spec.seats) if seats is None else seats)
        self.settings = self.spec.check_options(options or {})
        self.spec.check(self.seats, self.settings)
        self.encoder = encoder_of(self.spec)
        self.potential = self.encoder.encoding.potential if shaping is True else shaping or None
        self._reward = REWARDS[rewards]
        self._illegal = illegal
        self._potentials = [0.0] * self.seats
        self._idle = np.zeros(self.encoder.actions.size, dtype=np.int8)
        self._memory = self.encoder.memory()
        self._parts = self.encoder.parts()
        self._masks: dict[Sequence[str], NDArray[np.int8]] = {}
        self.game: Game = begun(self.spec, self.seats, 0, self.settings, events=False)

    # -- spaces --------------------------------------------------------------------------------

    def observation_space(self) -> spaces.Dict:
        """A row of numbers, and which actions are offered."""
        low, high = self.encoder.bounds()
        return spaces.Dict(
            {
                "observation": spaces.Box(
                    np.array(low, np.float32), np.array(high, np.float32), dtype=np.float32
                ),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions.size,), dtype=np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        """The numbers of options."""
        return spaces.Discrete(self.encoder.actions.size)

    # -- playing -------------------------------------------------------------------------------

    def begin(self, seed: int, *, events: bool = False) -> None:
        """A new game; the same seed gives the same one."""
        # As `begun` does it, whose checks were made when this was made.
        self.game = Game(self.spec, self.seats, {**self.settings}, seed=seed, events=events)
        self._potentials = [self._potential(seat) for seat in range(self.seats)]

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and what it may do if the game waits for it."""
        game = self.game
        ask = game.pending.get(seat)
        if ask is not None and ask.optional:
            ask = None
        numbers: array[float] | bytearray
        sight = game.sight(seat)
        if sight is None or self._parts is None:
            numbers = self.encoder.observe(game.glance(seat), seat, ask, self._memory)
        else:
            numbers = self.encoder.put(sight, seat, ask, self._parts)
        mask = self._idle if ask is None else self._masks.get(ask.options)
        if mask is None:
            assert ask is not None
            mask = self._new_mask(ask)
        return {"observation": frombuffer(numbers, FLOAT), "action_mask": mask.copy()}

    def _new_mask(self, ask: Ask) -> NDArray[np.int8]:
        """Which actions a question offers; the same options come again and again."""
        mask = self._idle.copy()
        mask[self.encoder.actions.numbers(ask)] = 1
        if len(self._masks) < MOST_MASKS:
            self._masks[ask.options] = mask
        return mask

    def act(self, seat: int, action: int) -> None:
        """Make the choice with this number."""
        game = self.game
        try:
            option = self.encoder.actions.option(game.pending[seat], int(action))
            game.choose(seat, option)
        except (IllegalChoice, NotNumbered):
            if self._illegal == "raise":
                raise
            game.choose(seat, game.absent_choice(seat))

    def shaped(self) -> list[float]:
        """What every seat's prospects have grown by since this was asked last."""
        if self.potential is None:
            return [0.0] * self.seats
        now = [self._potential(seat) for seat in range(self.seats)]
        grown = [new - old for new, old in zip(now, self._potentials, strict=True)]
        self._potentials = now
        return grown

    def _potential(self, seat: int) -> float:
        return 0.0 if self.potential is None else self.potential(self.game.glance(seat))

    def final(self) -> list[float]:
        """What every seat gets at the end of the game."""
        result = self.game.result
        if result is None:
            return [0.0] * self.seats
        return [self._reward(result, seat) for seat in range(self.seats)]

    # -- showing -------------------------------------------------------------------------------

    def svg(self, seat: int | None = None) -> str:
        """The table as a spectator, or a seat, sees it."""
        return picture(scene_of(self.game, seat))

    def text(self) -> str:
        """What happened last in words, and who is to choose."""
        game, speaker = self.game, words("en").with_content(self.spec)
        names = [f"seat_{seat}" for seat in range(self.seats)]
        told = [speaker.event(game.spec.id, event, names) for event in game.events_for(None)[-5:]]
        waiting = [
            f"{names[seat]}: {speaker.prompt(game.spec.id, game.pending[seat])}"
            for seat in game.waiting
        ]
        return "\n".join([*told, *waiting, *(["The game is over."] if game.is_over else [])])


def usual_seats(allowed: range) -> int:
    """Four, or as many as can play."""
    return 4 if 4 in allowed else allowed[-1]


def scene_of(game: Game, seat: int | None) -> Scene:
    """What a seat sees, to be drawn."""
    return Scene(
        game=game.spec.id,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words("en").with_content(game.spec),
        names=tuple(f"seat_{number}" for number in range(game.seats)),
        events=game.events_for(seat),
        result=game.result,
    )
