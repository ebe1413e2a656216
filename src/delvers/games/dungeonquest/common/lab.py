"""Reading a finished game of DungeonQuest: who came out, what killed the rest, and monsters."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.board import (
    COLUMNS,
    ROWS,
    SPACE_OF,
    TOWERS,
    TREASURE,
    TREASURE_SOUTH,
    label,
)
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.common.rules.options import SPACE
from delvers.games.dungeonquest.common.rules.view import CommonView
from delvers.kernel.events import AnyKind, Event
from delvers.kernel.forms import form
from delvers.kernel.game import Game
from delvers.lab.facts import Board, Facts, Mark, NamedHeroes
from delvers.lab.fates import Death, Fate
from delvers.lab.tally import MeetingTally, Tally
from delvers.text import Words
from delvers.text.gametext import Names
from delvers.text.telling import Params

DRAGON: Final = "dragon_rage"
STANDS: Final = (
    events.tower_chosen,
    events.moved,
    events.put,
    events.changed_tower,
    events.surfaced,
)
"""Events that say where on the board a hero now stands."""
STANDS_BELOW: Final = (events.descended, events.dragged)
"""Events that say under which space a hero now is."""
BELOW: Final = form("{space} below", SPACE)
"""The place below a space."""
SPOTS: Final = {space: (space % COLUMNS, space // COLUMNS) for space in SPACE_OF.values()}
BOARD: Final = Board(
    columns=tuple(label(space)[0].upper() for space in range(COLUMNS)),
    rows=tuple(str(row + 1) for row in range(ROWS)),
    spaces={
        **{label(space): spot for space, spot in SPOTS.items()},
        **{BELOW(space): spot for space, spot in SPOTS.items()},
    },
    marks={
        **{label(tower): Mark("♜", "tower") for tower in TOWERS},
        label(TREASURE): Mark("★", "treasure"),
        label(TREASURE_SOUTH): Mark("★", "treasure"),
    },
)


@dataclass(frozen=True, slots=True)
class Told:
    """The kinds of events by which an edition tells what the other does not, or otherwise."""

    escaped: AnyKind
    hides: AnyKind | None = None
    """A monster that nobody has seen yet is met."""
    shown: AnyKind | None = None
    """The monster of a fight shows itself."""
    returns: AnyKind | None = None
    """A dead hero comes back."""
    stands: tuple[AnyKind, ...] = ()
    """A hero stands somewhere else now."""


def is_a(event: Event, *kinds: AnyKind | None) -> bool:
    """Whether an event is of one of these kinds, of which an edition may not have all."""
    return any(kind is not None and event.kind == kind.name for kind in kinds)


def figures(game: Game) -> dict[str, Sequence[int]]:
    """Everybody's gold; who is not out has none."""
    return {"gold": game.result.scores if game.result else ()}


def fates(told: Told, game: Game) -> list[Fate]:
    """How the hero of every seat ended; a hero who came out has no death that counts."""
    heroes = cast(CommonView, game.view(None))["heroes"]
    turns, deaths = turns_taken(told, game), deaths_in(told, game.events)
    scores = game.result.scores if game.result else (0,) * game.seats
    found = []
    for seat, hero in enumerate(heroes):
        is_out = hero["status"] == "out"
        last = () if is_out or seat not in deaths else (deaths[seat],)
        gold = scores[seat] if is_out else None
        found.append(Fate(seat, hero["hero"], is_out, gold, turns[seat], last))
    return found


def deaths_in(told: Told, happened: Iterable[Event]) -> dict[int, Death]:
    """What each hero died of last, and where he stood then."""
    places: dict[int, str] = {}
    deaths: dict[int, Death] = {}
    for event in happened:
        params: Params = event.params
        if is_a(event, events.died):
            deaths[params["seat"]] = Death(params["cause"], places.get(params["seat"], ""))
        elif is_a(event, *STANDS, *told.stands):
            places[params["seat"]] = label(params["at"])
        elif is_a(event, *STANDS_BELOW):
            places[params["seat"]] = BELOW(params["at"])
    return deaths


def place(words: Words, id: str, _names: Names) -> str:
    """A space of the board as it is called on it, above or below ground."""
    if below := BELOW.read(id):
        return words.say("%(space)s, catacombs", space=label(*below).upper())
    return id.upper()


def turns_taken(told: Told, game: Game) -> Counter[int]:
    """The turns that each seat had while its hero was inside; some come back from the dead."""
    turns: Counter[int] = Counter()
    gone = set()
    for event in game.events:
        seat = event.params.get("seat")
        if is_a(event, events.died, events.left):
            gone.add(seat)
        elif is_a(event, told.returns):
            gone.discard(seat)
        elif is_a(event, events.turn_began) and isinstance(seat, int) and seat not in gone:
            turns[seat] += 1
    return turns


# -- monsters --------------------------------------------------------------------------------------


def count_meetings(told: Told, game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Go through the events and count how meetings with monsters and the dragon went."""
    known = {*game.spec.content.kinds(), DRAGON}
    for name, event in dangers_in(told, game.events, known):
        kind = "boss" if name == DRAGON else "monster"
        count_event(told, event, tally.meeting(name, kind), line_up)


def dangers_in(
    told: Told, happened: Iterable[Event], known: Container[str]
) -> Iterator[tuple[str, Event]]:
    """The events about monsters and the dragon, with their names.

    Some monsters hide at first, and who escapes may do so before the monster has shown itself.
    """
    foe: str | None = None
    nameless: list[Event] = []
    for event in happened:
        name = danger_in(event, known)
        if is_a(event, told.hides):
            foe = None
        elif is_a(event, events.fight_began, told.shown):
            foe = name
        if name is not None:
            yield name, event
        elif is_a(event, told.hides, told.escaped):
            nameless.append(event)
        if foe is not None:
            yield from ((foe, unnamed) for unnamed in nameless)
            nameless.clear()


def danger_in(event: Event, known: Container[str]) -> str | None:
    """The monster that an event is about, or the dragon."""
    if is_a(event, events.card_drawn):
        return DRAGON if event.params["deck"] == "dragon" else None
    name = event.params.get("cause") or event.params.get("monster")
    return str(name) if str(name) in known else None


def count_event(told: Told, event: Event, meeting: MeetingTally, line_up: Sequence[str]) -> None:
    """Met, beaten, escaped from, wounds and deaths; a dragon that sleeps counts as beaten."""
    params: Params = event.params
    if is_a(event, events.fight_began, told.hides, events.card_drawn):
        meeting.met += 1
        meeting.beaten += params.get("card") == "dragon_sleeping"
    elif is_a(event, events.monster_killed):
        meeting.beaten += 1
    elif is_a(event, told.escaped):
        meeting.escaped += 1
    elif is_a(event, events.wounded):
        meeting.wounds += params["amount"]
        meeting.hurt[line_up[params["seat"]]] += 1
    elif is_a(event, events.died):
        meeting.deaths += 1


def facts_with(content: Box, cause: Callable[[Words, str, Names], str], told: Told) -> Facts:
    """What is read off a game of an edition."""
    heroes = NamedHeroes(tuple(content.heroes))
    return Facts(
        figures,
        partial(count_meetings, told),
        partial(fates, told),
        has_deaths=True,
        cause=cause,
        place=place,
        board=BOARD,
        settings={"heroes": heroes},
    )
