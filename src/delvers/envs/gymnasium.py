"""Games for Gymnasium: one seat learns, bots sit in the others.

    env = gymnasium.make(id_of(GAME), seats=4, bots="heuristic")

Every game is registered, also those of other packages; the names are made of their ids.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from delvers.bots import Player
from delvers.bots.guard import Guard
from delvers.envs.playing import Observation, Play
from delvers.kernel.errors import BadOption, listed
from delvers.kernel.kit import REGISTRY

MODES: Final = ["ansi", "svg", "rgb_array"]


def id_of(game: str) -> str:
    """The name under which a game is registered: "pit-2e" is "delvers/Pit2e-v0"."""
    words = re.split(r"[-_ ]", game)
    return f"delvers/{''.join(word[:1].upper() + word[1:] for word in words)}-v0"


def register_all() -> None:
    """Register every game; Gymnasium does it by itself when Delvers is installed."""
    for kit in REGISTRY.kits():
        name = id_of(kit.id)
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=SeatEnv, kwargs={"game": kit.id})


class SeatEnv(gymnasium.Env[Observation, Any]):  # type: ignore[misc]
    """One seat of a game; a step is its choice, and all that others do until it is asked again.

    `bots` are the bots of the other seats, one name or one for each. `seat` is the learner's, or
    "random" for another one in each game. The settings `options`, `content`, `rewards`, `shaping`
    and `illegal` are those of the PettingZoo environment.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int | str = 0,
        bots: str | Sequence[str] = "random",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode cannot be {render_mode!r}; allowed: {listed(MODES)}")
        self.play = Play(game, **settings)
        if seat != "random" and not (isinstance(seat, int) and 0 <= seat < self.play.seats):
            allowed = f"0 to {self.play.seats - 1}, or random"
            raise BadOption(f"seat cannot be {seat!r}; allowed: {allowed}")
        self.render_mode = render_mode
        self.observation_space = self.play.observation_space()
        self.action_space = self.play.action_space()
        self._wanted_seat = seat
        self.seat = seat if isinstance(seat, int) else 0
        names = [bots] if isinstance(bots, str) else [*bots]
        self._names = [names[at % len(names)] for at in range(self.play.seats)]
        content = self.play.spec.content
        self._bots = [Player(name, game, 0, content) for name in self._names]
        self._guard = Guard()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game, and let others choose until the learner is asked."""
        super().reset(seed=seed, options=options)
        while True:
            luck = int(self.np_random.integers(2**63))
            if self._wanted_seat == "random":
                self.seat = int(self.np_random.integers(self.play.seats))
            self.play.begin(luck, events=self.render_mode is not None)
            for bot in self._bots:
                bot.seed = luck
            self._guard = Guard()
            self._wait()
            if not self.play.game.is_over:
                return self.play.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a choice, and let others choose until the learner is asked again."""
        self.play.act(self.seat, int(action))
        self._guard.forget()
        self._wait()
        is_over = self.play.game.is_over
        reward = self.play.shaped()[self.seat] + (self.play.final()[self.seat] if is_over else 0.0)
        return self.play.observe(self.seat), float(reward), is_over, False, {}

    def _wait(self) -> None:
        game, guard = self.play.game, self._guard
        while game.pending and self.seat not in game.waiting:
            at = min(game.waiting)
            game.choose(at, guard.choice(game, at) or self._bots[at].choose(game, at))
            guard.watch(game)

    def render(self) -> Any:
        """The table as the learner sees it."""
        if self.render_mode == "ansi":
            return self.play.text()
        if self.render_mode is None:
            return None
        svg = self.play.svg(self.seat)
        if self.render_mode == "svg":
            return svg
        # Only who wants pixels loads what makes them.
        from delvers.envs.pixels import pixels_of  # noqa: PLC0415

        return pixels_of(svg)

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are offered, as some libraries ask for it."""
        return self.play.observe(self.seat)["action_mask"].astype(bool)
