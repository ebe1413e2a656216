"""Games for OpenSpiel: `register_all()`, then `pyspiel.load_game(name_of(GAME))`.

Chance. Dice, draws and shuffles follow from one generator, so their outcomes cannot be listed. A
chance node stands wherever a choice makes the generator move; its outcomes are `luck` numbered
samples, equally likely: each sets the generator to another number. So chance is explicit, as most
algorithms want it, and an expectation over a node is an estimate by so many samples. (OpenSpiel's
own kind of sampled chance keeps a generator in the game, which it cannot ask a Python game for.)
Nothing that has not been rolled can be seen by cloning a state.

Seats that choose at once are asked one after the other, and see nothing of each other's choices.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from delvers.envs.playing import Play
from delvers.kernel.dice import GOLDEN, Dice
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.kernel.loading import load

DEALS: Final = 1000
LUCK: Final = 16
LONGEST: Final = 200_000
"""No game has more choices."""


def name_of(game: str) -> str:
    """The name under which a game is registered: "pit-2e" is "python_delvers_pit_2e"."""
    return f"python_delvers_{game.replace('-', '_')}"


def register_all() -> None:
    """Register every game with OpenSpiel."""
    known = {*pyspiel.registered_names()}
    for spec in REGISTRY:
        if name_of(spec.id) not in known:
            # A class, not a function: OpenSpiel lets go of it when Python is gone already.
            made = type("SpielGame", (SpielGame,), {"id": spec.id, "__doc__": SpielGame.__doc__})
            pyspiel.register_game(game_type(spec.id), made)


def game_type(game: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know about a kind of game."""
    spec = REGISTRY.find(game)
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Delvers: {spec.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.seats[-1],
        min_num_players=spec.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(Play(game).seats),
    )


def parameters(seats: int) -> dict[str, Any]:
    """The parameters of `load_game` with their defaults."""
    return {
        "players": seats,
        "options": "",
        "deals": DEALS,
        "luck": LUCK,
        "position": "",
        "rewards": "win",
    }


class Settings:
    """What all positions of a game share; a copy of a position does not copy it."""

    def __init__(self, game: str, given: Mapping[str, Any]) -> None:
        self._given = (game, dict(given))
        self.deals, self.luck = int(given["deals"]), int(given["luck"])
        if self.deals < 1 or self.luck < 1:
            raise BadOption("deals and luck must be 1 or more")
        self.position = load(Path(given["position"]).read_text()) if given["position"] else None
        seats = given["players"] if self.position is None else self.position.seats
        self.play = Play(game, seats, options_in(given["options"]), rewards=given["rewards"])
        self.encoder = self.play.encoder
        self.actions = self.encoder.actions
        self.seats = self.play.seats

    def __deepcopy__(self, _memo: object) -> "Settings":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Settings, self._given

    def begin(self, deal: int) -> Game:
        """A game with one of the deals."""
        self.play.begin(deal)
        return self.play.game

    def returns(self, game: Game) -> list[float]:
        """What every seat has got in the end."""
        self.play.game = game
        return self.play.final()


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its settings.

    `players` are the seats; `options` are given like "tactical=true;solo=false". `deals` is how
    many beginnings there are, and `luck` how many samples a chance node has. `position` is the file
    of a save with which every game begins, as it is.
    """

    id: str
    """Which game it is."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**parameters(Play(self.id).seats), **(params or {})}
        self.settings = Settings(self.id, given)
        about = pyspiel.GameInfo(
            num_distinct_actions=self.settings.actions.size,
            max_chance_outcomes=max(self.settings.deals, self.settings.luck),
            num_players=self.settings.seats,
            min_utility=0.0,
            max_utility=1.0 if given["rewards"] != "score" else 1_000_000.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.id), about, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        """Before the deal, or at the position that was given."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a seat sees, as numbers and as text."""
        return SpielObserver(self.settings, iig_obs_type, params)


def options_in(text: str) -> dict[str, object]:
    """The options in a text like "tactical=true;runes=2"."""
    found: dict[str, object] = {}
    for part in filter(None, text.split(";")):
        name, is_given, value = part.partition("=")
        if not is_given:
            raise BadOption(f"cannot read the option {part!r}; give it like name=value")
        found[name] = WORDS.get(value.lower(), int(value) if value.isdigit() else value)
    return found


WORDS: Final[dict[str, object]] = {"true": True, "false": False}


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position: a game, and the choice whose luck has yet to be decided."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        start = game.settings.position
        self.settings = game.settings
        self.game = None if start is None else start.copy(events=False)
        self.chosen: tuple[int, str] | None = None
        self.known: list[tuple[str, ...]] = [()] * game.settings.seats

    # -- who is to act -----------------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody any more."""
        if self.game is None or self.chosen is not None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.game.waiting
        return min(waiting) if waiting else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game is not None and not self.game.pending

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return sorted(self.settings.actions.numbers(self.game.pending[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or the samples of luck, all equally likely."""
        count = self.settings.deals if self.game is None else self.settings.luck
        return [(number, 1.0 / count) for number in range(count)]

    # -- acting ------------------------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = self.settings.begin(action)
        elif self.chosen is not None:
            self.game.reseed(luck_of(self.game.number, action))
            self.game.choose(*self.chosen)
            self.chosen = None
        else:
            self._choose(self.game, self.current_player(), action)

    def _choose(self, game: Game, seat: int, action: int) -> None:
        option = self.settings.actions.option(game.pending[seat], action)
        seen = self._seen(seat)
        tried = game.copy(events=False)
        tried.choose(seat, option)
        if tried.chance != game.chance:
            self.chosen = (seat, option)
        else:
            self.game = tried
        self.known = [*self.known]
        self.known[seat] = (*self.known[seat], seen, option)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A position like this as far as the player knows; all else is dealt anew."""
        assert self.game is not None
        twin: SpielState = self.clone()
        twin.game = self.game.determinize(player, Dice(int(sampler() * 2**53)))
        return twin

    # -- what is seen --------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What every seat has got."""
        if self.game is None or self.game.pending:
            return [0.0] * self.settings.seats
        return self.settings.returns(self.game)

    def _seen(self, seat: int) -> str:
        if self.game is None:
            return ""
        ask = self.game.pending.get(seat)
        asked = None if ask is None else [ask.prompt, *ask.options]
        return json.dumps([self.game.view(seat), asked], sort_keys=True)

    def observation_text(self, player: int) -> str:
        """What a seat sees now: its view and its question."""
        return self._seen(player)

    def information_text(self, player: int) -> str:
        """What a seat has seen and chosen at each of its choices, and what it sees now."""
        return "\n".join([*self.known[player], self._seen(player)])

    def numbers(self, player: int) -> Any:
        """What a seat sees now, by the encoding of the game."""
        if self.game is None:
            return np.zeros(self.settings.encoder.size, np.float32)
        ask = self.game.pending.get(player)
        if ask is not None and ask.optional:
            ask = None
        seen = self.settings.encoder.observe(self.game.glance(player), player, ask)
        return np.frombuffer(seen, np.float32)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.game is None else 'luck'} {action}"
        assert self.game is not None
        names = self.settings.actions.names()
        if names:
            return names[action]
        return self.settings.actions.option(self.game.pending[player], action)

    def __str__(self) -> str:
        if self.game is None:
            return "before the deal"
        told = f"{self.game!r} {self.chosen or ''}"
        return f"{told} {json.dumps(self.game.view(None), sort_keys=True)}"


def luck_of(number: int, sample: int) -> int:
    """The number from which a sample of luck goes on."""
    return Dice((number + 1) * GOLDEN ^ sample).next64()


class SpielObserver:
    """What a seat sees, for OpenSpiel's observers."""

    def __init__(self, settings: Settings, kind: Any, params: Any) -> None:
        if params:
            raise BadOption(f"an observation has no parameters; given: {params}")
        self._is_recall = kind is not None and kind.perfect_recall
        size = 0 if self._is_recall else settings.encoder.size
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor} if size else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill in the numbers."""
        if self.dict:
            self.tensor[:] = state.numbers(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What is seen, as text; with perfect recall, all that was seen and chosen."""
        return state.information_text(player) if self._is_recall else state.observation_text(player)
