"""What one viewer sees of a table, in the viewer's language, as plain data."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from delvers.draw import Scene, regions
from delvers.draw.scene import SceneOf
from delvers.kernel.events import Event
from delvers.kernel.fairness import Fairness
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.server.deadlines import deadline_of
from delvers.server.live import LiveTable, Moment
from delvers.server.secrecy import secret_seats
from delvers.server.staging import steps_of
from delvers.server.standins import seats_now
from delvers.server.stored import Seat, StoredTable
from delvers.server.undoing import undo_for
from delvers.text import LANGUAGES, Words
from delvers.text.botnames import bot_title

Plain = dict[str, Any]

MOST_LINES: Final = 200
"""So many lines of the log come at once; whoever wants those before asks for them."""


def state_for(
    live: LiveTable, seat: int | None, words: Words, after: int = 0, *, with_regions: bool = False
) -> Plain:
    """The whole state for a seat (None: a spectator); of the log only lines after a number.

    Nothing is drawn unless the regions of the page are wanted.
    """
    words = live.spoken(words)
    game, names, scene = live.game, names_of(live, words), scene_for(live, seat, words)
    drawn = drawn_from(scene, after - live.moment.lines_before(seat), seat) if with_regions else {}
    return drawn | {
        "table": live.stored.id,
        "game": live.stored.game,
        "has_begun": True,
        "number": live.number,
        "seat": seat,
        "names": list(names),
        "kinds": list(scene.kinds),
        "is_bots_only": live.is_played_by_bots,
        "view": scene.view,
        "ask": None if scene.ask is None else ask_for(live, scene.ask, words),
        "undo": undo_for(live, seat, words),
        "seats": seats_now(live),
        "is_silent": live.notes.is_silent,
        "secrets": secret_seats(live, live.moment) if with_regions else [],
        "rematch": live.notes.rematch,
        "hero_names": dict(live.notes.hero_names),
        "waiting": game.waiting,
        "log": log_for(live, seat, words, after),
        "result": None if scene.result is None else result_for(live, scene.result, words),
        "fairness": fairness_of(live),
        "time_limit": live.stored.time_limit,
        "has_odds": live.stored.has_odds,
        "deadline": deadline_of(live, seat),
        "lang": words.lang,
        "languages": dict(LANGUAGES),
    }


def drawn_from(scene: Scene, first: int, seat: int | None) -> Plain:
    """The parts of the page, and how it shows the events from one on."""
    first = max(first, len(scene.events) - MOST_LINES)
    return {"regions": regions(scene), "steps": steps_of(scene, first, seat)}


def scene_for(live: LiveTable, seat: int | None, words: Words) -> Scene:
    """What is drawn now for a seat (None: a spectator)."""
    return scene_at(live, live.moment, seat, words)


def scene_at(live: LiveTable, moment: Moment, seat: int | None, words: Words) -> Scene:
    """What is drawn for a seat (None: a spectator) of a moment of the game."""
    game, words = moment.game, live.spoken(words)
    names = moment.drawings.get(("names", words))
    if names is None:
        names = moment.drawings["names", words] = names_of(live, words)
    return SceneOf(
        game=live.stored.game,
        view=moment.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words,
        names=names,
        events=moment.events(seat),
        result=game.result,
        kinds=tuple(one.kind for one in live.stored.seats),
        best=best_for(live, words),
    )


def names_of(live: LiveTable, words: Words) -> tuple[str, ...]:
    """The names of all seats; who gave none is called after the seat."""
    return tuple(name_of(seat, number, words) for number, seat in enumerate(live.stored.seats, 1))


def name_of(seat: Seat, number: int, words: Words) -> str:
    """The name given, or one in the viewer's language."""
    if seat.name:
        return seat.name
    if seat.kind == "bot":
        return bot_title(seat.bot, number, words)
    return words.say("Player %(number)s", number=number)


def ask_for(live: LiveTable, ask: Ask, words: Words) -> Plain:
    """A question with words for all its options, and for those that a rule refuses."""
    game, words = live.stored.game, live.spoken(words)
    return {
        "prompt": words.prompt(game, ask),
        "rule": ask.rule,
        "optional": ask.optional,
        "options": [
            {"option": option, "label": words.answer(game, ask, option)} for option in ask.options
        ],
        "refused": [
            {"option": option, "label": words.option(game, option), "rule": rule}
            for option, rule in ask.refused.items()
        ],
    }


def log_for(live: LiveTable, seat: int | None, words: Words, after: int) -> list[Plain]:
    """The last lines that the viewer may see, at most `MOST_LINES` of them."""
    moment = live.moment
    first = max(after, moment.line_count(seat) - MOST_LINES)
    return lines_of(live, moment.events(seat), moment.lines_before(seat), words, first)


def lines_of(
    live: LiveTable,
    events: Sequence[Event],
    before: int,
    words: Words,
    after: int = 0,
    said: dict[int, tuple[Event, str]] | None = None,
) -> list[Plain]:
    """Lines of the log after a number, as numbered by their viewer; `before` came before them.

    The numbers count only what the viewer sees: a gap would tell of a secret. What was `said` of an
    event to others with the same words is not put into words again.
    """
    first = max(0, after - before)
    if first >= len(events):
        return []
    words, said = live.spoken(words), {} if said is None else said
    game, names = live.stored.game, names_of(live, words)
    for event in events[first:]:
        if id(event) not in said:
            said[id(event)] = event, words.event(game, event, names)
    return [
        {"number": number, "text": said[id(event)][1], "rule": event.rule}
        for number, event in enumerate(events[first:], before + first + 1)
    ]


def result_for(live: LiveTable, result: Result, words: Words) -> Plain:
    """How the game ended."""
    words = live.spoken(words)
    return {
        "winners": list(result.winners),
        "ranking": [list(seats) for seats in result.ranking],
        "scores": list(result.scores),
        "why": result.why,
        "text": words.result(live.stored.game, result, names_of(live, words)),
        "best": best_for(live, words),
    }


def best_for(live: LiveTable, words: Words) -> str:
    """What a lone player has reached beside the best result before; "" if it does not count."""
    reached = live.game.lone_result
    if reached is None or live.is_played_by_bots or live.stored.has_odds:
        return ""
    game = live.stored.game
    return words.lone_result(game, reached.who, reached.points, live.best_before)


def fairness_of(live: LiveTable) -> Plain:
    """The promise and the words; the secret only after the last move."""
    return shown_fairness(live.stored.fairness, is_over=live.game.is_over)


def shown_fairness(fairness: Fairness, *, is_over: bool) -> Plain:
    """The promise, the words as they came, and after the last move the secret."""
    return {
        "commitment": fairness.commitment,
        "words": list(fairness.words),
        "joined": [asdict(joining) for joining in fairness.joined],
        "receipt": fairness.receipt,
        "is_from_host_only": fairness.is_from_host_only,
        "secret": fairness.secret if is_over else None,
    }


def gathering_for(stored: StoredTable, seat: int | None, words: Words) -> Plain:
    """A table whose game has not begun, for somebody who may have taken a seat already."""
    return {
        "table": stored.id,
        "game": stored.game,
        "has_begun": False,
        "waits_for_host": stored.waits_for_host,
        "seat": seat,
        "seats": seats_for(stored, words),
        "fairness": shown_fairness(stored.fairness, is_over=False),
        "time_limit": stored.time_limit,
        "has_odds": stored.has_odds,
        "lang": words.lang,
    }


def seats_for(stored: StoredTable, words: Words) -> list[Plain]:
    """Who sits where, and which seats are free."""
    return [
        {
            "seat": number,
            "name": name_of(seat, number + 1, words),
            "kind": seat.kind,
            "bot": seat.bot,
            "is_free": seat.is_free,
        }
        for number, seat in enumerate(stored.seats)
    ]
