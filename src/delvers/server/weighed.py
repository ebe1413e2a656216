"""The chances of a question as its seat sees them: data, words, and a part of the page."""

from typing import Any

from delvers.bots.odds import Odds
from delvers.bots.odds_words import (
    chance_told,
    dangers_told,
    score_told,
    told,
    worst_dangers,
)
from delvers.draw.svg import tag, text
from delvers.server.live import LiveTable
from delvers.server.weighing import Weighed
from delvers.text import Words

Plain = dict[str, Any]


def shown_odds(weighed: Weighed, live: LiveTable, words: Words) -> Plain:
    """What is known of the options so far, in the order of the question."""
    words, game = live.spoken(words), live.stored.game
    ask = live.game.pending[weighed.question.seat]
    found = [one for option in ask.options if (one := weighed.found.get(option)) is not None]
    labels = {one.option: words.answer(game, ask, one.option) for one in found}
    return {
        "number": weighed.question.number,
        "is_done": weighed.is_done,
        "options": [plain(one, labels[one.option], live, words) for one in found],
        "html": table(found, labels, live, words) if found else "",
    }


def plain(one: Odds, label: str, live: LiveTable, words: Words) -> Plain:
    """One option."""
    game, worst = live.stored.game, worst_dangers(one)
    return {
        "option": one.option,
        "label": label,
        "rehearsals": one.rehearsals,
        "chance": one.chance,
        "interval": one.interval,
        "score": one.score,
        "score_interval": one.score_interval if one.rehearsals > 1 else None,
        "dangers": [
            {"cause": cause, "name": words.name(game, cause), "lost": lost}
            for cause, lost in worst.items()
        ],
        "short": chance_told(one),
        "told": told(game, live.game.seats, one, words),
    }


def table(found: list[Odds], labels: dict[str, str], live: LiveTable, words: Words) -> str:
    """All options with their chances; none is marked as the best."""
    game = live.stored.game
    titles = (words.say("Option"), words.chance(game, live.game.seats), words.score(game))
    head = tag("tr", *(tag("th", text(title), scope="col") for title in titles))
    rows = []
    for one in found:
        dangers = dangers_told(game, one, words)
        note = tag("small", text(f"{words.losses(game)}: {dangers}")) if dangers else ""
        rows.append(
            tag(
                "tr",
                tag("th", text(labels[one.option]), note, scope="row"),
                tag("td", text(chance_told(one))),
                tag("td", text(score_told(one))),
            )
        )
    return tag("table", tag("thead", head), tag("tbody", *rows))
