"""What one viewer sees of a table, in the viewer's language, as plain data."""

from typing import Any

from delvers.draw import Scene, regions
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.server.deadlines import deadline_of
from delvers.server.live import LiveTable
from delvers.server.storage import Seat
from delvers.text import LANGUAGES, Words

Plain = dict[str, Any]


def state_for(
    live: LiveTable, seat: int | None, words: Words, after: int = 0, *, with_regions: bool = False
) -> Plain:
    """The whole state for a seat (None: a spectator); of the log only lines after a number.

    Nothing is drawn unless the regions of the page are wanted.
    """
    words = words.with_content(live.game.spec)
    game, names, scene = live.game, names_of(live, words), scene_for(live, seat, words)
    drawn = {"regions": regions(scene)} if with_regions else {}
    return drawn | {
        "table": live.stored.id,
        "game": live.stored.game,
        "number": live.number,
        "seat": seat,
        "names": list(names),
        "kinds": list(scene.kinds),
        "view": scene.view,
        "ask": None if scene.ask is None else ask_for(live, scene.ask, words),
        "waiting": game.waiting,
        "log": log_for(live, seat, words, after),
        "result": None if scene.result is None else result_for(live, scene.result, words),
        "fairness": fairness_of(live),
        "time_limit": live.stored.time_limit,
        "deadline": deadline_of(live, seat),
        "lang": words.lang,
        "languages": dict(LANGUAGES),
    }


def scene_for(live: LiveTable, seat: int | None, words: Words) -> Scene:
    """What is drawn for a seat (None: a spectator)."""
    game, words = live.game, words.with_content(live.game.spec)
    return Scene(
        game=live.stored.game,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words,
        names=names_of(live, words),
        events=game.events_for(seat),
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
        return words.say("Bot %(number)s", number=number)
    return words.say("Player %(number)s", number=number)


def ask_for(live: LiveTable, ask: Ask, words: Words) -> Plain:
    """A question with words for all its options, and for those that a rule refuses."""
    game = live.stored.game
    return {
        "prompt": words.prompt(game, ask),
        "rule": ask.rule,
        "optional": ask.optional,
        "options": [
            {"option": option, "label": words.option(game, option)} for option in ask.options
        ],
        "refused": [
            {"option": option, "label": words.option(game, option), "rule": rule}
            for option, rule in ask.refused.items()
        ],
    }


def log_for(live: LiveTable, seat: int | None, words: Words, after: int) -> list[Plain]:
    """The lines that the viewer may see, numbered as this viewer sees them.

    The numbers count only what the viewer sees, so a gap never tells of a secret.
    """
    game, names = live.stored.game, names_of(live, words)
    seen = live.game.events_for(seat)
    return [
        {"number": number, "text": words.event(game, event, names), "rule": event.rule}
        for number, event in enumerate(seen[after:], after + 1)
    ]


def result_for(live: LiveTable, result: Result, words: Words) -> Plain:
    """How the game ended."""
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
    if reached is None or live.is_played_by_bots:
        return ""
    game = live.stored.game
    return words.lone_result(game, reached.who, reached.points, live.best_before)


def fairness_of(live: LiveTable) -> Plain:
    """The promise and the words; the secret only after the last move."""
    fairness = live.stored.fairness
    return {
        "commitment": fairness.commitment,
        "words": list(fairness.words),
        "secret": fairness.secret if live.game.is_over else None,
    }
