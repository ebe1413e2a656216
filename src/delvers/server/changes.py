"""What changed at a table, for one viewer: data, and where wanted words and parts of the page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from delvers.draw import Drawn, Scene, parts
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View
from delvers.server import patches
from delvers.server.deadlines import deadline_of
from delvers.server.live import LiveTable, Moment
from delvers.server.patches import Patch
from delvers.server.secrecy import secret_seats
from delvers.server.show import MOST_LINES, ask_for, lines_of, result_for, scene_at
from delvers.server.staging import steps_of
from delvers.server.standins import seats_now
from delvers.server.undoing import undo_for
from delvers.text import Words

Plain = dict[str, Any]


@dataclass(slots=True)
class Known:
    """What a viewer has been told so far: a number, the view then, lines, parts of the page."""

    number: int = -1
    told: int | None = None
    """How often something was told to who gets it by two ways; he takes it in this order."""
    view: View | None = None
    lines: int = 0
    parts: dict[str, Drawn] = field(default_factory=dict)
    texts: set[str] = field(default_factory=set)
    """The parts whose text the viewer has letter by letter, so that they can be patched."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """How a viewer wants to be told: whose seat, in which words (None: in none), with drawings."""

    seat: int | None
    words: Words | None = None
    with_parts: bool = False


def change_for(
    live: LiveTable,
    moment: Moment,
    wanted: Wanted,
    known: Known,
    drawn: Mapping[str, Drawn] | None = None,
) -> Plain:
    """What is new since what is known, which is brought up to date."""
    return {**told_to_all(live, moment), **told_to_one(live, moment, wanted, known, drawn)}


def told_to_one(
    live: LiveTable,
    moment: Moment,
    wanted: Wanted,
    known: Known,
    drawn: Mapping[str, Drawn] | None = None,
) -> Plain:
    """What a viewer alone is told."""
    game, seat, words = moment.game, wanted.seat, wanted.words
    change: Plain = {
        "since": known.number if known.view is not None else None,
        "seat": seat,
        "deadline": deadline_of(live, seat),
        "undo": undo_for(live, seat, words),
        "secrets": secret_seats(live, moment) if wanted.with_parts else [],
        "result": None,
    }
    if not wanted.with_parts:
        change["view"] = new_entries(known.view, moment.view(seat))
        known.view = moment.view(seat)
        ask = None if seat is None else game.pending.get(seat)
        change["ask"] = None if ask is None else asked(live, ask, words)
    _tell_lines(change, live, moment, wanted, known)
    if game.is_over:
        _tell_end(change, live, moment, words)
    if drawn is not None:
        change["regions"] = new_parts(known, drawn)
    if known.told is not None:
        known.told += 1
        change["sequence"] = known.told
    known.number = moment.number
    return change


def told_to_all(live: LiveTable, moment: Moment) -> Plain:
    """What everybody is told alike, put together once."""
    if moment.for_all is None:
        moment.for_all = {
            "number": moment.number,
            "waiting": moment.game.waiting,
            "seats": seats_now(live),
            "is_silent": live.notes.is_silent,
            "rematch": live.notes.rematch,
            "hero_names": dict(live.notes.hero_names),
        }
    return moment.for_all


def new_entries(before: View | None, now: View) -> Plain:
    """The entries of a view that are not as before; all of them if one is gone."""
    if before is None or not before.keys() <= now.keys():
        return dict(now)
    if len(before) == len(now):
        return {name: value for name, value in now.items() if before[name] != value}
    return {name: now[name] for name in now if name not in before or before[name] != now[name]}


def asked(live: LiveTable, ask: Ask, words: Words | None) -> Plain:
    """A question, in words or as the rules put it."""
    if words is not None:
        return ask_for(live, ask, words)
    return {
        "prompt": ask.prompt,
        "rule": ask.rule,
        "optional": ask.optional,
        "options": [{"option": option} for option in ask.options],
        "refused": [{"option": option, "rule": rule} for option, rule in ask.refused.items()],
    }


def _tell_lines(
    change: Plain, live: LiveTable, moment: Moment, wanted: Wanted, known: Known
) -> None:
    if wanted.words is None:
        known.lines, news = moment.lines_after(wanted.seat, known.lines)
        change["events"] = events_as_data(news, known.lines)
        return
    events, before = moment.events(wanted.seat), moment.lines_before(wanted.seat)
    count = before + len(events)
    first = max(known.lines, count - MOST_LINES)
    said = moment.drawings.setdefault(("lines", live.spoken(wanted.words)), {})
    change["log"] = lines_of(live, events, before, wanted.words, first, said)
    if wanted.with_parts:
        change["steps"] = new_steps(live, moment, wanted.seat, wanted.words, first - before)
    known.lines = count


def new_steps(
    live: LiveTable, moment: Moment, seat: int | None, words: Words, first: int
) -> list[Plain | None]:
    """How a page shows the events from one on; what several see is made once for all of them."""
    made = moment.drawings.setdefault("steps", {})
    return steps_of(scene_of(live, moment, seat, words), first, seat, made)


def scene_of(live: LiveTable, moment: Moment, seat: int | None, words: Words) -> Scene:
    """What a seat sees of a moment, put together once."""
    words = live.spoken(words)
    key = ("scene", seat, words)
    if key not in moment.drawings:
        moment.drawings[key] = scene_at(live, moment, seat, words)
    scene: Scene = moment.drawings[key]
    return scene


def events_as_data(events: Sequence[Event], count: int) -> list[Plain]:
    """The latest of these events as data; the last of them has the number `count`."""
    latest = events[-MOST_LINES:]
    return [
        {"number": number, "kind": one.kind, "rule": one.rule, "params": one.params}
        for number, one in enumerate(latest, count - len(latest) + 1)
    ]


def _tell_end(change: Plain, live: LiveTable, moment: Moment, words: Words | None) -> None:
    result = moment.game.result
    assert result is not None
    change["secret"] = live.stored.fairness.secret
    if words is not None:
        change["result"] = result_for(live, result, words)
    else:
        change["result"] = {
            "winners": list(result.winners),
            "ranking": [list(seats) for seats in result.ranking],
            "scores": list(result.scores),
            "why": result.why,
        }


# -- parts of the page -----------------------------------------------------------------------------


def drawn_for(live: LiveTable, moment: Moment, seat: int | None, words: Words) -> dict[str, Drawn]:
    """The parts of the page for a seat, drawn in its words."""
    return parts(scene_of(live, moment, seat, words))


def new_parts(known: Known, drawn: Mapping[str, Drawn]) -> dict[str, str | Patch]:
    """The parts that are not as before: whole, or by what of all parts the viewer has already."""
    changed: dict[str, str | Patch] = {}
    before = known.parts
    anew = [name for name, part in drawn.items() if not part.is_same(before.get(name))]
    had = patches.Parts({name: before[name] for name in known.texts}) if anew else None
    for name in anew:
        known.parts[name] = part = drawn[name]
        changed[name] = part.text if had is None else patches.patch(had, name, part)
        known.texts.add(name)
    return changed
