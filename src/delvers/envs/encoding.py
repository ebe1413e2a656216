"""The one encoding of a game that all research interfaces use: options and views as numbers.

A game declares it in its part `envs`, a function from its spec to an `Encoding`; any other game
gets a plain one: slots for its options, and what numbers its view holds.
"""

import functools
import hashlib
from array import array
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from delvers.envs.compiling import Memory, compiled
from delvers.envs.fields import Codec, Flag, Group, Length, Number, Numbers, OneOf, Row
from delvers.envs.numbering import Actions, Slots, plain_slots
from delvers.envs.pieces import Parts, Pieces, nothing, written
from delvers.kernel.errors import BadOption
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Sight, Spec, View
from delvers.text.reference.fields import described

PLAIN_SLOTS: Final = 128
FAR: Final = 10_000
"""No number of a view is larger, as far as the plain layout knows."""


def no_potential(_view: View) -> float:
    """No position is better than another."""
    return 0.0


@dataclass(frozen=True, slots=True)
class Encoding:
    """How options and views of a game are numbers; `version` counts up when either changes.

    `potential` says how good a position is for who sees the view, for shaped rewards: rewards are
    its differences. `left_out` are the fields of the view that the observation does without, each
    with the reason.
    """

    version: int
    actions: Actions
    layout: Group
    potential: Callable[[View], float] = no_potential
    left_out: Mapping[str, str] = field(default_factory=dict)


Maker: TypeAlias = Callable[[Spec[Any]], Encoding]


class Encoder:
    """The encoding at work, for one game with its content: observation, mask and choice."""

    def __init__(self, spec: Spec[Any], encoding: Encoding) -> None:
        self.spec = spec
        self.encoding = encoding
        self.actions = encoding.actions
        self._prompts = OneOf(form.pattern for form in spec.prompts)
        self._prompt_of: dict[str, str] = {}
        self._slots = encoding.actions if isinstance(encoding.actions, Slots) else None
        self._features: dict[str, Numbers] = {}
        self.rows = [*self._rows()]
        self.size = sum(row.size for row in self.rows)
        self._nothing = nothing(self.size)
        self._write, self._parts = compiled(encoding.layout, self._prompts.size)
        self._pieces = None if spec.sight is None else Pieces(encoding.layout, spec.seats[-1])
        self._asked: dict[str | None, bytes] = {}

    def _rows(self) -> list[Row]:
        texts = described(self.spec.view_type, self.spec.view_type.__name__)
        rows = self._prompts.rows("prompt", "What is asked.") if self._prompts.words else []
        for name, codec in self.encoding.layout.fields.items():
            rows += codec.rows(name, texts.get(name, ""))
        if self._slots is not None:
            for at in range(self._slots.size):
                for column, (low, high) in self._slots.columns.items():
                    about = "What stands at this place of the question."
                    rows.append(Row(f"slot[{at}].{column}", 1, min(low, 0), max(high, 0), about))
        return rows

    def memory(self) -> Memory:
        """What keeps parts of a game's observations from one to the next."""
        return [None] * self._parts

    def observe(
        self, view: View, seat: int, ask: Ask | None, memory: Memory | None = None
    ) -> Numbers:
        """All numbers of an observation, from nothing but the seat's own view and question.

        Who observes one game again and again hands in a `memory` of it, which makes it quicker.
        """
        out = array("f", self._nothing)
        self._prompts.write(self._pattern(ask), out, 0, seat)
        self._write(view, out, seat, self.memory() if memory is None else memory)
        if self._slots is not None:
            at = self.size - self._slots.size * len(self._slots.columns)
            self._write_slots(self._slots, ask, out, at)
        return out

    def parts(self) -> Parts | None:
        """What keeps parts of a game's observations by sight; None if the game gives no sights."""
        return None if self._pieces is None else self._pieces.memory()

    def put(self, sight: Sight, seat: int, ask: Ask | None, parts: Parts) -> bytearray:
        """The observation as bytes from a sight, which is quicker than from a view."""
        prompt = None if ask is None else ask.prompt
        first = self._asked.get(prompt)
        if first is None:
            first = self._asked[prompt] = written(self._prompts, self._pattern(ask), seat)
        assert self._pieces is not None
        out = self._pieces.put(sight, seat, parts, first)
        if self._slots is not None:
            told = array("f", nothing(self._slots.size * len(self._slots.columns)))
            self._write_slots(self._slots, ask, told, 0)
            out += told.tobytes()
        return out

    def _pattern(self, ask: Ask | None) -> str | None:
        if ask is None:
            return None
        found = self._prompt_of.get(ask.prompt)
        if found is None:
            form = self.spec.prompts.form_of(ask.prompt)
            found = self._prompt_of[ask.prompt] = "" if form is None else form.pattern
        return found

    def _write_slots(self, slots: Slots, ask: Ask | None, out: Numbers, at: int) -> None:
        features, width = self._features, len(slots.columns)
        for option in () if ask is None else ask.options:
            known = features.get(option)
            if known is None:
                known = features[option] = array("f", slots.features(option))
            out[at : at + width] = known
            at += width

    def digest(self) -> str:
        """What changes when any number gets another meaning, to be held against the version."""
        rows = [(row.name, row.size, row.low, row.high) for row in self.rows]
        told = [self.actions.size, *self.actions.names(), *rows]
        return hashlib.sha256(repr(told).encode()).hexdigest()[:12]

    def bounds(self) -> tuple[list[float], list[float]]:
        """The lowest and highest that each number can be."""
        low = [row.low for row in self.rows for _ in range(row.size)]
        high = [row.high for row in self.rows for _ in range(row.size)]
        return low, high


def encoder_of(spec: Spec[Any]) -> Encoder:
    """The encoder of a game with its content."""
    return _encoder(spec.id, _Same(spec))


class _Same:
    """A spec as a key: another one with the same content object is the same game."""

    __slots__ = ("spec",)

    def __init__(self, spec: Spec[Any]) -> None:
        self.spec = spec

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.spec.content is self.spec.content

    def __hash__(self) -> int:
        return id(self.spec.content)


@functools.lru_cache(maxsize=16)
def _encoder(game: str, same: _Same) -> Encoder:
    if same.spec.view_type is None:
        raise BadOption(f"{game} does not declare its view, so it has no encoding")
    make: Maker = REGISTRY.part(game, "envs", plain_encoding)
    encoding = make(same.spec)
    check_fields(same.spec, encoding)
    return Encoder(same.spec, encoding)


def check_fields(spec: Spec[Any], encoding: Encoding) -> None:
    """Refuse a layout that forgets a field of the view, or has one that the view has not."""
    fields = set(get_type_hints(spec.view_type))
    told = {*encoding.layout.fields, *encoding.left_out}
    if fields != told:
        raise ValueError(
            f"the encoding of {spec.id} does not fit its view: missing {sorted(fields - told)}, "
            f"unknown {sorted(told - fields)}"
        )


# -- for a game that says nothing ------------------------------------------------------------------


def plain_encoding(spec: Spec[Any]) -> Encoding:
    """Slots for the options, and the numbers, words and lengths that stand in the view."""
    hints = get_type_hints(spec.view_type)
    codecs = {name: plain_codec(hint) for name, hint in hints.items()}
    return Encoding(
        version=1,
        actions=plain_slots(spec.grammar, PLAIN_SLOTS),
        layout=Group({name: codec for name, codec in codecs.items() if codec is not None}),
        left_out={name: "any text" for name, codec in codecs.items() if codec is None},
    )


def plain_codec(hint: Any) -> Codec | None:
    """What a value of this type becomes; None if it can be any text."""
    origin, parts = get_origin(hint), get_args(hint)
    kinds = [part for part in parts if part is not type(None)]
    if origin in (NotRequired, Union, UnionType):
        return plain_codec(kinds[0]) if len(kinds) == 1 else None
    if is_typeddict(hint):
        inside = {name: plain_codec(part) for name, part in get_type_hints(hint).items()}
        return Group({name: codec for name, codec in inside.items() if codec is not None}, hint)
    if hint in (bool, int):
        return Flag() if hint is bool else Number(-FAR, FAR)
    if origin is Literal:
        return OneOf(parts)
    return Length(FAR) if origin in (list, dict, tuple) else None
