"""Reading a finished game of DungeonQuest: who came out, what killed the rest, and monsters."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from delvers.games.dungeonquest.common.rules.cards import MONSTERS, Box
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.lab.facts import Facts, NamedHeroes
from delvers.lab.tally import MeetingTally, Tally
from delvers.text import Words
from delvers.text.gametext import Names

DRAGON: Final = "dragon_rage"
MET: Final = ("fight_began", "monster_hides", "card_drawn")


def figures(game: Game) -> dict[str, Sequence[int]]:
    """Everybody's gold; who is not out has none."""
    return {"gold": game.result.scores if game.result else ()}


def count_fates(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Count for every seat, by bot and by hero, how it ended."""
    heroes: Any = game.view(None)["heroes"]
    turns, causes = turns_taken(game), causes_of_death(game)
    scores = game.result.scores if game.result else ()
    for seat, hero in enumerate(heroes):
        gold = scores[seat] if hero["status"] == "out" else None
        for kind, name in (("bots", line_up[seat]), ("heroes", hero["hero"])):
            tally.fate(kind, name).note(gold, turns[seat], causes.get(seat))


def causes_of_death(game: Game) -> dict[int, str]:
    """What each dead hero died of."""
    return {
        int(str(event.params["seat"])): str(event.params["cause"])
        for event in game.events
        if event.kind == "died"
    }


def turns_taken(game: Game) -> Counter[int]:
    """The turns that each seat had while its hero was inside; some come back from the dead."""
    turns: Counter[int] = Counter()
    gone = set()
    for event in game.events:
        seat = event.params.get("seat")
        if event.kind in ("died", "left"):
            gone.add(seat)
        elif event.kind == "came_back":
            gone.discard(seat)
        elif event.kind == "turn_began" and isinstance(seat, int) and seat not in gone:
            turns[seat] += 1
    return turns


# -- monsters --------------------------------------------------------------------------------------


def count_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Go through the events and count how meetings with monsters and the dragon went."""
    for name, event in dangers_in(game.events):
        kind = "boss" if name == DRAGON else "monster"
        count_event(event, tally.meeting(name, kind), line_up)


def dangers_in(events: Iterable[Event]) -> Iterator[tuple[str, Event]]:
    """The events about monsters and the dragon, with their names.

    Some monsters hide at first, and who escapes may do so before the monster has shown itself.
    """
    foe: str | None = None
    nameless: list[Event] = []
    for event in events:
        name = danger_in(event)
        if event.kind == "monster_hides":
            foe = None
        elif event.kind in ("fight_began", "monster_shown"):
            foe = name
        if name is not None:
            yield name, event
        elif event.kind in ("monster_hides", "escaped"):
            nameless.append(event)
        if foe is not None:
            yield from ((foe, unnamed) for unnamed in nameless)
            nameless.clear()


def danger_in(event: Event) -> str | None:
    """The monster that an event is about, or the dragon."""
    if event.kind == "card_drawn":
        return DRAGON if event.params["deck"] == "dragon" else None
    name = event.params.get("cause") or event.params.get("monster")
    return str(name) if name in (*MONSTERS, DRAGON) else None


def count_event(event: Event, meeting: MeetingTally, line_up: Sequence[str]) -> None:
    """Met, beaten, escaped from, wounds and deaths; a dragon that sleeps counts as beaten."""
    params: Any = event.params
    if event.kind in MET:
        meeting.met += 1
        meeting.beaten += params.get("card") == "dragon_sleeping"
    elif event.kind == "monster_killed":
        meeting.beaten += 1
    elif event.kind == "escaped":
        meeting.escaped += 1
    elif event.kind == "wounded":
        meeting.wounds += params["amount"]
        meeting.hurt[line_up[params["seat"]]] += 1
    elif event.kind == "died":
        meeting.deaths += 1


def facts_with(content: Box, cause: Callable[[Words, str, Names], str]) -> Facts:
    """What is read off a game of an edition."""
    heroes = NamedHeroes(tuple(content.heroes))
    return Facts(figures, count_meetings, count_fates, cause=cause, settings={"heroes": heroes})
