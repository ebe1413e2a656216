"""The chapters of the log: adventures, visits to the village, rounds."""

from delvers.games.plungin.rules import events
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.text import Words


def chapter(game: Game, event: Event, words: Words) -> str | None:
    """What stands above the chapter that an event begins; None if it begins none."""
    if event.kind == events.adventure_began.name:
        return words.name(game.spec.id, str(event.params["adventure"]))
    if event.kind == events.village.name:
        return words.say("In the village")
    if event.kind == events.round_began.name:
        return words.say("Round %(round)s", round=event.params["round"])
    return None
