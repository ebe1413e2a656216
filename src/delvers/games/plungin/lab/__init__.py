"""What is read off a finished game of Dungeon Plungin', and how its cost grows."""

from typing import Final

from delvers.games.plungin.lab.growth import microseconds_by_tiles
from delvers.games.plungin.lab.reading import cause, count_meetings, fates, figures, labels
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.turn.options import MOST_HEROES
from delvers.lab.facts import Facts, NamedHeroes

FACTS: Final = Facts(
    figures,
    count_meetings,
    fates,
    has_deaths=True,
    is_party=True,
    cause=cause,
    place=cause,
    labels=labels,
    settings={"heroes": NamedHeroes(tuple(BOX.heroes), MOST_HEROES)},
    growth=microseconds_by_tiles,
)
