"""What an edition has of its own: tables of chambers and cards, and small pieces of rules.

The rules that both editions share reach these pieces through `state.edition`, the components
through `state.content` and the clauses to cite through `state.cites`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from delvers.games.dungeonquest.common.rules.cards import Card
from delvers.kernel.requests import Rule

Meeting: TypeAlias = Callable[[Any, Any], Rule[None]]
"""A rule about a hero at a table; each edition has its own kinds of both."""
Effect: TypeAlias = Callable[[Any, Any, Card], Rule[None]]


class Tested(NamedTuple):
    """The outcome of a test; the margin is by how much the roll was too high."""

    passed: bool
    margin: int


@dataclass(frozen=True, slots=True)
class Edition:
    """The pieces of one edition.

    `chambers` are the texts of chambers by kind, `effects` those of cards by name, `due` the cards
    that work at the start of a turn and `runes` the Runes that are used there.
    """

    chambers: dict[str, Meeting]
    effects: dict[str, Effect]
    due: dict[str, Meeting]
    runes: dict[str, Meeting]
    early: Callable[[Any, Any], list[str]]
    """What a hero may use at the start of a turn even before what is due then."""
    start_cards: dict[str, Meeting]
    """The Loot cards that may be used at the start of a turn, but for potions."""
    why_not_use: Callable[[Any, Any, str], str | None]
    """The clause that forbids a card or Rune at the start of this turn; None if it may be used."""
    ward_off: Callable[[Any, Any, str], Rule[bool]]
    """Whether a Rune wards off a card that a hero has just drawn."""
    change_tile: Callable[[Any, Any, str], Rule[str]]
    """The tile that is laid, if a Rune changes the one that was drawn."""
    opens_freely: Callable[[Any, Any], Rule[bool]]
    """Whether a Rune takes a hero past doors and portcullises."""
    spares: dict[str, tuple[str, ...]]
    """The Loot cards that can be given up instead of a test, by what is tested."""
    stuck: frozenset[str]
    """The Loot cards that weigh double and that their owner cannot throw away himself."""
    worth: Callable[[Any, Any, str], int]
    """What a Loot card of a hero is worth in gold."""
    at_the_end: dict[str, Meeting]
    """The Loot cards that are resolved when the game is over."""
    next_to_resolve: Callable[[Any, Any], Rule[Any]]
    """Which of several heroes comes next when cards of all of them are resolved."""
    next_seat: Callable[[Any], int]
    """Whose turn comes after this one."""
    stand_in_tower: Meeting
    """What a hero does in a tower where he is put, before the first turn or by a card."""
    has_a_turn: Callable[[Any, Any], bool]
    """Whether a player has a turn of his own; the first player moves the sun without one too."""
    pass_time: Callable[[Any], Rule[None]]
    """What the first player does for the sun."""
    take_turn: Meeting
    """What a hero does in his turn."""
    end_turn: Callable[[Any], None]
    """What is put right when a turn is over."""
    test: Callable[..., Rule[Tested]]
    """An attribute test that may come again in the same encounter."""
    single_test: Callable[..., Rule[Tested]]
    """An attribute test that comes only once."""
    give_up: Callable[[Any, Any, str], None]
    """An encounter is over for a hero, and with it what he has put into its tests."""
    fall: Callable[[Any, Any, str, str], Rule[None]]
    """A hero has lost his life."""
    move: Callable[[Any, Any, Any], Rule[None]]
    """Through a passage into the next space, and what is met there."""
    arrive: Callable[[Any, Any, bool], Rule[None]]
    """What comes of a special movement into a space, which may just have been laid."""
    leave_chamber: Callable[[Any, Any], None]
    """What held only in a chamber is over when a hero leaves it."""
    emerge: Callable[[Any, Any, int], Rule[None]]
    """A hero comes out of the catacombs in a space."""
    drift: Callable[[Any, Any, int, int, int], Rule[int]]
    """The Travel marker goes on to the side; where it comes to lie."""
    return_card: Callable[[Any, str], None]
    """A Catacomb card of a trip that is over goes back."""
    who_sees: Callable[[Any, Any, str], tuple[int, ...] | None]
    """The seats that may see a card a hero draws or takes; None if all may."""
    why_not_leave: Callable[[Any, Any], str | None]
    """The clause that keeps a hero inside; None if he may leave the dungeon."""
    may_enter: Callable[[Any, Any, int], bool]
    """Whether a hero may move into a space although another may stand there."""
    why_not_move: Callable[[Any, Any], str | None]
    """The clause that keeps a hero from moving of his own accord; None if he may."""
    move_on: Meeting
    """One move of a hero's own choice, as the chamber where he stands allows it."""
    turning: frozenset[str]
    """The kinds of chambers in which a hero turns with his side when the chamber is turned."""
    no_marker: frozenset[str]
    """The kinds of chambers where no Catacomb Entrance marker can be laid."""
    fallen_stay: bool
    """Whether a hero whose death can wait lies where he fell, instead of starting anew."""
    needs_treasure_alone: bool
    """Whether a hero alone has won only if he still has a Treasure card when all is counted."""
    sun_spaces: int
    entrance_markers: int
