"""What a game is to the kernel: its seats, options, rules and views."""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Generic, TypeAlias

from delvers.kernel.dice import Dice
from delvers.kernel.digests import sha256
from delvers.kernel.errors import BadOption, BadSeats, alike, listed
from delvers.kernel.events import AnyKind
from delvers.kernel.forms import NO_FORMS, Grammar
from delvers.kernel.numbers import with_number
from delvers.kernel.requests import Ask, Rule
from delvers.kernel.table import S, Table
from delvers.kernel.versions import Version, digest_of_value, rules_version

Setting: TypeAlias = bool | int | str
Settings: TypeAlias = Mapping[str, Setting]
View: TypeAlias = Mapping[str, Any]
"""What a seat may know, as plain data; each game says by a TypedDict what stands in its views."""
Sight: TypeAlias = tuple[Any, ...]
"""What a seat may know, as bare values in the order of the fields of its view."""

OWN: Final = "+"
"""Stands in a version between the content of the game and what somebody has added."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game; `explanation` is a key of the text layer, `clause` its rule.

    Without `allowed` settings any text may be given, and the game itself checks it.
    """

    name: str
    default: Setting
    explanation: str
    clause: str
    allowed: tuple[Setting, ...]

    @property
    def type(self) -> type:
        """The type of the option's values."""
        return type(self.default)

    def check(self, setting: object) -> Setting:
        """The setting, if it is allowed."""
        if not self.allowed and type(setting) is str:
            return setting
        for allowed in self.allowed:
            if type(setting) is type(allowed) and setting == allowed:
                return allowed
        allowed_ones = listed(map(repr, self.allowed))
        raise BadOption(f"option {self.name!r} cannot be {setting!r}; allowed: {allowed_ones}")


def switch(name: str, explanation: str, clause: str) -> Option:
    """An option that is off unless it is switched on."""
    return Option(name, False, explanation, clause, (False, True))


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners, all seats from best to worst (tied seats together), scores.

    >>> Result(winners=(2,), ranking=((2,), (0, 1)), scores=(4, 4, 9), why="richest").places
    [(1, 2), (2, 0), (2, 1)]
    """

    winners: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    why: str

    @property
    def places(self) -> list[tuple[int, int]]:
        """Every seat from best to worst with its place, as people rank: 1, 2, 2, 4.

        >>> Result((1,), ((1,), (0, 2), (3,)), (5, 9, 5, 1), "richest").places
        [(1, 1), (2, 0), (2, 2), (4, 3)]
        """
        found: list[tuple[int, int]] = []
        for seats in self.ranking:
            place = len(found) + 1
            found += [(place, seat) for seat in seats]
        return found


@dataclass(frozen=True, slots=True)
class LoneResult:
    """What a lone player has reached: as whom, and how many points a later game has to beat."""

    who: str
    points: int


@dataclass(frozen=True, slots=True)
class Spec(Generic[S]):
    """A game as the kernel sees it; `determinize` re-deals in place what the seat cannot know.

    `absent` is what a seat that does not act in time is taken to choose; `check` raises BadOption
    for settings that do not go together. `content` is what the game is played with, for its words,
    pictures and bots, if it can be another; `own_content` names what somebody has added to it, if a
    game of these settings can come across it; `with_content` is the same game with content from
    some files or folders added (BadContent if anything in it is wrong), `remade` the same game with
    another content value, and `bind` puts the content of this spec into a state that was read.
    `forget_counters` sets back, in place, what goes on counting in a state even where nothing
    changes: rounds, visits. `lone` is
    what a lone player has reached at the end, if the game has a best result to beat; the options in
    `naming` only say who plays, so that they make no other game of it. `glance` is the view for who
    reads only some of it, if a game can work out parts of it later; `views` makes the views of one
    moment for several seats, which may share what is the same for them. `sight` is the view for who
    looks at every step and keeps nothing: a table is a tuple of its values in the order of its
    fields, a list a tuple or the state's own, which nobody may change and the next choice does.
    `grammar` holds the forms of all options, `prompts` those of all prompts, `events` the kinds of
    events by their names and `view_type` the TypedDict of the views: what others can rely on.
    `final` is the clause because of which a choice stays once it is made, whoever has learnt what;
    "" for a choice that may be taken back by the undo law.
    `rules` and `made_of` are the versions of rules and content (kernel/versions.py).
    """

    id: str
    seats: range
    seats_rule: str
    options: tuple[Option, ...]
    state_type: type[S]
    setup: Callable[[int, Settings, Dice], S]
    play: Callable[[Table[S]], Rule[None]]
    view: Callable[[S, int | None], View]
    determinize: Callable[[S, int | None, Dice], None]
    result: Callable[[S], Result]
    absent: Callable[[Ask], str]
    check: Callable[[int, Settings], None] = lambda _seats, _settings: None
    content: Any = None
    own_content: Callable[[Settings], str] = lambda _settings: ""
    with_content: "Callable[[tuple[Path, ...]], Spec[S]] | None" = None
    remade: "Callable[[Any], Spec[S]] | None" = None
    bind: Callable[[S], None] = lambda _state: None
    forget_counters: Callable[[S], None] = lambda _state: None
    lone: Callable[[S], LoneResult | None] = lambda _state: None
    grammar: Grammar = NO_FORMS
    prompts: Grammar = NO_FORMS
    events: Mapping[str, AnyKind] = field(default_factory=dict)
    view_type: Any = None
    naming: frozenset[str] = frozenset()
    glance: Callable[[S, int | None], View] | None = None
    sight: Callable[[S, int], Sight] | None = None
    views: Callable[[S], Callable[[int | None], View]] | None = None
    final: Callable[[str], str] = lambda _option: ""
    rules: Version | None = None
    made_of: Version | None = None
    places: tuple[Path, ...] = ()
    """Where content of one's own was read from."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The numbers of the content that were replaced."""

    @property
    def rules_version(self) -> str:
        """A digest of the rules; unless the game says otherwise, of the folder where `play` is."""
        if self.rules is not None:
            return self.rules()
        return rules_version(Path(sys.modules[self.play.__module__].__file__ or "").parent)()

    @property
    def content_version(self) -> str:
        """A digest of the content of the game, without what somebody has added."""
        return digest_of_value(self.content) if self.made_of is None else self.made_of()

    def option_set(self, options: Settings) -> str:
        """The settings that differ from the usual ones, in a form that can be compared."""
        usual = {option.name: option.default for option in self.options}
        changed = {name: options[name] for name in usual if options[name] != usual[name]}
        told = [f"{name}={value}" for name, value in changed.items() if name not in self.naming]
        return ",".join(sorted(told))

    def content_of(self, options: Settings) -> str:
        """The version of the content that a game of these options is played with."""
        own = self.own_content(options)
        return f"{self.content_version}{OWN}{own}" if own else self.content_version

    def extended(self, paths: Iterable[str | Path]) -> "Spec[S]":
        """The game with content of one's own from these files or folders."""
        places = tuple(Path(path).resolve() for path in paths)
        if not places:
            return self
        if self.with_content is None:
            raise BadOption(f"{self.id} takes no content of one's own")
        made = self.with_content(places)
        if made is not self and not made.places:
            # The same files make the same game, which says from where another process has it.
            object.__setattr__(made, "places", places)
        return made

    def with_numbers(self, numbers: Mapping[str, int]) -> "Spec[S]":
        """The game with some numbers of its content replaced: {"monsters.orc.life": 4}.

        A path that names no number, or a number that cannot be so, raises BadContent. Content of
        one's own is added first: `spec.extended(paths).with_numbers(numbers)`.
        """
        if not numbers:
            return self
        if self.remade is None:
            raise BadOption(f"{self.id} has no numbers that can be replaced")
        content = self.content
        for path, number in numbers.items():
            content = with_number(content, path, number)

        def own_content(settings: Settings) -> str:
            return _named_with_numbers(self.own_content(settings), numbers)

        made = self.remade(content)
        return replace(
            made,
            own_content=own_content,
            made_of=lambda: self.content_version,
            places=self.places,
            numbers={**self.numbers, **numbers},
        )

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game is made for it."""
        if isinstance(seats, int) and not isinstance(seats, bool) and seats in self.seats:
            return seats
        raise BadSeats(
            f"{self.id} cannot have {seats!r} seats ({self.seats_rule}); "
            f"allowed: {listed(self.seats)}"
        )

    def check_options(self, options: Mapping[str, object]) -> dict[str, Setting]:
        """All options of the game with the given settings or their defaults."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                near = alike(name, known)
                raise BadOption(f"{self.id} has no option {name!r}; known: {listed(known)}{near}")
        return {
            name: option.check(options[name]) if name in options else option.default
            for name, option in known.items()
        }


def _named_with_numbers(own: str, numbers: Mapping[str, int]) -> str:
    """How records name content of one's own whose numbers were replaced."""
    name = own.rpartition(".")[0] or "numbers"
    digest = sha256(repr((own, sorted(numbers.items()))).encode()).hexdigest()
    return f"{name}.{digest[:8]}"
