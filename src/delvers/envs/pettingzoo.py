"""Games for PettingZoo: seats that choose in turn (`env`), or all at once (`parallel_env`).

    env = delvers.envs.pettingzoo.env(GAME, seats=4, options={…})

An observation holds a row of numbers and a mask of the actions that are offered. A seat is asked
only when the game waits for it, as bots are.
"""

import functools
from collections.abc import Iterator, Mapping
from typing import Any, Final

import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from delvers.envs.playing import Observation, Play
from delvers.kernel.errors import BadOption, listed

SET_BY_RESET: Final = frozenset(
    ("rewards", "terminations", "truncations", "infos", "agent_selection", "_cumulative_rewards")
)
MODES: Final = ["human", "ansi", "svg", "rgb_array"]


def env(game: str, **settings: Any) -> "ordered_env":
    """The game with seats that choose in turn; calls in a wrong order are told as PettingZoo does.

    >>> made = env("raiders", seats=3)
    >>> made.reset(seed=7)
    >>> made.agent_selection
    'seat_0'
    """
    return fresh_env(game, **settings)


class Shown:
    """What both forms share: names of agents, spaces and pictures."""

    play: Play
    render_mode: str | None

    def _set_up(self, game: str, render_mode: str | None, settings: Mapping[str, Any]) -> None:
        if render_mode not in (None, *MODES):
            raise BadOption(f"render_mode cannot be {render_mode!r}; allowed: {listed(MODES)}")
        self.play = Play(game, **settings)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.play.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.metadata = {"name": f"delvers_{game}_v0", "render_modes": MODES, "render_fps": 1}
        self._luck = np.random.default_rng()

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.play.begin(int(self._luck.integers(2**63)), events=self.render_mode is not None)
        self.agents = self.possible_agents[:]

    @functools.cache  # noqa: B019  # one space for each agent, as long as the environment lives
    def observation_space(self, agent: str) -> Any:  # noqa: ARG002
        """The space of a seat's observations."""
        return self.play.observation_space()

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> Any:  # noqa: ARG002
        """The space of a seat's actions."""
        return self.play.action_space()

    def render(self) -> Any:
        """The table as a spectator sees it, in the form that `render_mode` names."""
        if self.render_mode == "human":
            print(self.play.text())
        elif self.render_mode == "ansi":
            return self.play.text()
        elif self.render_mode == "svg":
            return self.play.svg()
        elif self.render_mode == "rgb_array":
            # Only who wants pixels loads what makes them.
            from delvers.envs.pixels import pixels_of  # noqa: PLC0415

            return pixels_of(self.play.svg())
        return None

    def close(self) -> None:
        """Nothing is left open."""


class raw_env(Shown, AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """The environment without wrappers.

    `rewards` are what a seat gets at the end: "win" (winners share 1), "rank" (1 to 0) or "score";
    `shaping` adds how the prospects grow (True: the game's own measure, or a function of a view).
    After `max_cycles` choices of one seat all are truncated. `illegal` says what becomes of an
    action that is not offered: an error, or the choice of an absent player.
    """

    _is_updated = False
    """Whether somebody stepped since the last turn was given out."""

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        self._set_up(game, render_mode, settings)
        self.max_cycles = max_cycles

    def reset(self, seed: int | None = None, options: Any = None) -> None:  # noqa: ARG002
        """Begin a new game; without a seed, the next one that follows from the last seed."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = [0] * self.play.seats
        self._is_updated = True
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        seat = self.play.seats
        for one, ask in self.play.game.pending.items():
            if one < seat and not ask.optional:
                seat = one
        if self.max_cycles is not None and self._made[seat] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, built from its own view and nothing else."""
        return self.play.observe(self.seat_of[agent])

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """All that the seat sees that is asked; PettingZoo's own does it by several calls more."""
        agent = self.agent_selection
        return (
            self.play.observe(self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Make the choice of the seat that is asked."""
        self._is_updated = True
        if not self.agents:
            self._step_of_nobody()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play, seat = self.play, self.seat_of[agent]
        play.act(seat, action)
        self._made[seat] += 1
        self._cumulative_rewards[agent] = 0.0
        is_over = not play.game.pending
        if is_over or play.potential is not None:
            self._reward(is_over)
        if is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()

    def _step_of_nobody(self) -> None:
        """What a step means before the first game and after the last agent has left."""

    def _reward(self, is_over: bool) -> None:
        grown = self.play.shaped()
        final = self.play.final() if is_over else [0.0] * self.play.seats
        for agent in self.agents:
            seat = self.seat_of[agent]
            self.rewards[agent] = grown[seat] + final[seat]
            self._cumulative_rewards[agent] += self.rewards[agent]


class ordered_env(raw_env):  # noqa: N801
    """The environment that tells calls in a wrong order.

    It does what PettingZoo's `OrderEnforcingWrapper` does, in place: a wrapper costs much of a
    step, for every name that is looked up goes through it.
    """

    def _step_of_nobody(self) -> None:
        EnvLogger.warn_step_after_terminated_truncated()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give out turns; each must be followed by a step."""
        while self.agents and max_iter > 0:
            if not self._is_updated:
                raise AssertionError("need to call step() or reset() in a loop over `agent_iter`")
            self._is_updated = False
            max_iter -= 1
            yield self.agent_selection


class fresh_env(ordered_env):  # noqa: N801
    """The environment before its first `reset`, which makes an `ordered_env` of it.

    A class of its own, since who defines `__getattr__` pays for it with every name, found or not.
    """

    def __getattr__(self, name: str) -> Any:
        """Told only for what is not there: all that a game needs is set by `reset`."""
        if name in SET_BY_RESET:
            raise AttributeError(f"{name} cannot be accessed before reset")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        """Begin the first game."""
        self.__class__ = ordered_env  # the same without what follows
        self.reset(seed, options)

    def _step_of_nobody(self) -> None:
        EnvLogger.error_step_before_reset()

    def observe(self, agent: str) -> Observation:
        """Nothing is seen yet."""
        EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        """Nothing is to be seen yet."""
        EnvLogger.error_render_before_reset()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """It is nobody's turn yet."""
        EnvLogger.error_agent_iter_before_reset()
        return super().agent_iter(max_iter)


class parallel_env(Shown, ParallelEnv):  # type: ignore[misc]  # noqa: N801
    """All seats act at once: for games in which several choose before anything is shown.

    A seat that is not asked has an empty mask, and whatever it sends is ignored. Where only one is
    asked, a step is that one's choice. The settings are those of `raw_env`.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        self._set_up(game, render_mode, settings)
        self.max_cycles = max_cycles

    def reset(
        self,
        seed: int | None = None,
        options: Any = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self._begin(seed)
        self._steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.play.observe(self.seat_of[agent]) for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        """Let everybody act who is asked now; others' answers to the same question stay hidden."""
        play = self.play
        for seat in sorted(play.game.waiting):
            if seat in play.game.waiting:
                play.act(seat, actions[self.possible_agents[seat]])
        self._steps += 1
        agents, is_over = self.agents, play.game.is_over
        is_cut = not is_over and self.max_cycles is not None and self._steps >= self.max_cycles
        grown, final = play.shaped(), play.final()
        rewards = {agent: grown[at] + final[at] for agent, at in self.seat_of.items()}
        seen = self._seen()
        if is_over or is_cut:
            self.agents = []
        return (
            seen,
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )
