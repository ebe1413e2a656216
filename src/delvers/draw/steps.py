"""What happened, as steps that a page plays over the board: dice, cards, ways, harm, coins."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from delvers.draw.scene import Scene
from delvers.draw.svg import tag
from delvers.draw.woodcuts.tokens import coin, crown, drop, heart, skull
from delvers.kernel.events import OF_ANY_GAME, Event
from delvers.text import Words

Kind: TypeAlias = Literal[
    "plain", "dice", "card", "move", "harm", "heal", "coins", "turn", "death", "end"
]
Point: TypeAlias = tuple[float, float]
SVG: Final = "http://www.w3.org/2000/svg"
LIGHT: Final = 0
"""It passes by below the board."""
NORMAL: Final = 1
"""It is shown over the board."""
HEAVY: Final = 2
"""It is a scene of its own: a death, an end."""


class Shown(NamedTuple):
    """A picture by the name under which the game draws it, and what stands below it."""

    name: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """How an event is shown to one viewer; its line of the log is its text.

    `marks` says of every die whether it is a hit ("+"), a failure ("-") or neither (" "). `parts`
    are what makes up a total, each with its words and its number; `needed` is what it must reach.
    `amount` is by how much something changed, and `left` what there is now. `seats` are those whom
    it concerns, and `way` the points of the board that a figure passes. To players whom it does not
    concern it may have another weight: `for_others`.
    """

    kind: Kind = "plain"
    title: str = ""
    pictures: tuple[Shown, ...] = ()
    dice: tuple[int, ...] = ()
    marks: str = ""
    parts: tuple[tuple[str, str], ...] = ()
    total: str = ""
    needed: str = ""
    outcome: str = ""
    is_good: bool | None = None
    amount: str = ""
    left: str = ""
    seats: tuple[int, ...] = ()
    way: tuple[Point, ...] = ()
    weight: int = NORMAL
    for_others: int | None = None

    def plain(self, seat: int | None) -> dict[str, Any]:
        """The step as the page of a seat (None: a spectator) gets it."""
        return self.told_to(seat, self.said())

    def told_to(self, seat: int | None, said: dict[str, Any]) -> dict[str, Any]:
        """What it says, with what it is to a seat."""
        is_own = seat is not None and seat in self.seats
        is_for_others = self.for_others is not None and seat is not None and not is_own
        weight = self.for_others if is_for_others else self.weight
        if weight != NORMAL:
            said = {**said, "weight": weight}
        return {**said, "mine": True} if is_own else said

    def said(self) -> dict[str, Any]:
        """What it says to everybody; what says nothing is left out."""
        said: dict[str, Any] = {
            "kind": "" if self.kind == "plain" else self.kind,
            "title": self.title,
            "pictures": [[*filter(None, one)] for one in self.pictures],
            "dice": [*self.dice],
            "marks": self.marks.rstrip(),
            "parts": [[*part] for part in self.parts],
            "total": self.total,
            "needed": self.needed,
            "outcome": self.outcome,
            "amount": self.amount,
            "left": self.left,
            "way": [[round(x), round(y)] for x, y in self.way],
        }
        told = {name: value for name, value in said.items() if value}
        if self.is_good is not None:
            told["good"] = self.is_good
        return told


Stepping: TypeAlias = Callable[[Scene, int], Step | None]
"""Makes the step of one of the events of a scene; None: its line goes with the next step."""


@dataclass(frozen=True, slots=True)
class Stage:
    """`step` shows events, by their kinds; `pictures` draws what steps name, by the first word.

    A kind without a step of its own is told by its line alone. Steps of the kinds `for_all` are
    made once: they are the same for all who see the event, except for whom they concern.
    """

    steps: Mapping[str, Stepping] = field(default_factory=dict)
    pictures: Mapping[str, Callable[[Words, str], str]] = field(default_factory=dict)
    concerned: Callable[[Scene, Event], Sequence[int]] = lambda _scene, event: seats_in(event)
    for_all: frozenset[str] = frozenset()

    def step(self, scene: Scene, at: int) -> Step | None:
        """The step of the event with this number in the scene."""
        event = scene.events[at]
        make = self.steps.get(event.kind)
        if make is not None:
            return make(scene, at)
        weight = LIGHT if event.kind in OF_ANY_GAME else NORMAL
        return Step(seats=tuple(self.concerned(scene, event)), weight=weight)

    def picture(self, words: Words, name: str) -> str | None:
        """The drawing of a name such as "card torch"; None if there is no such picture."""
        sort, _, id = name.partition(" ")
        draw = self.pictures.get(sort) or OF_EVERY_GAME.get(sort)
        try:
            return None if draw is None else draw(words, id)
        except (KeyError, ValueError):
            return None


SIGNS: Final[Mapping[str, Callable[[], str]]] = {
    "coin": coin,
    "wound": drop,
    "heart": heart,
    "skull": skull,
    "crown": crown,
}
OF_EVERY_GAME: Final[Mapping[str, Callable[[Words, str], str]]] = {
    "sign": lambda _words, id: in_square(SIGNS[id]())
}
"""Pictures that no game needs to draw itself."""
PLAIN: Final = Stage()
"""For a game that shows nothing in its own way."""


def in_square(drawn: str) -> str:
    """A figure or a sign, drawn in a box of 100 by 100."""
    return tag("svg", drawn, xmlns=SVG, viewBox="-4 -6 108 110", aria_hidden="true")


def as_card(drawn: str) -> str:
    """A card, drawn in a box of 200 by 280."""
    return tag("svg", drawn, xmlns=SVG, viewBox="0 0 200 280", class_="card", aria_hidden="true")


def changed_later(scene: Scene, at: int, signs: Mapping[str, int], **whose: object) -> int:
    """By how much a number has changed after an event, by the kinds that raise or lower it."""
    return sum(
        signs[event.kind] * amount
        for event in scene.events[at + 1 :]
        if event.kind in signs
        and all(event.params.get(name) == who for name, who in whose.items())
        and isinstance(amount := event.params["amount"], int)
    )


def last_before(scene: Scene, at: int, *kinds: str) -> Event | None:
    """The last event of some kinds before another."""
    return next((one for one in reversed(scene.events[:at]) if one.kind in kinds), None)


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def seats_in(event: Event) -> list[int]:
    """The seats that an event names."""
    found: list[int] = []
    for name in ("seat", "seats", "winners", "player", "other"):
        said = event.params.get(name)
        seats = said if isinstance(said, list) else [said]
        found += [seat for seat in seats if isinstance(seat, int)]
    return found
