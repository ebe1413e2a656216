"""Where to go: turns above ground, chambers that ask how to go on, towers."""

from collections.abc import Callable
from typing import Final

from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.bots.question import Answer, Question, yes_if
from delvers.games.dungeonquest.common.rules.board import (
    DIRECTIONS,
    SPACE_OF,
    WAYS,
    Way,
    square_ahead,
    way_name,
)

ROPE: Final = 0.02
"""What a rope is worth to somebody who need not use it."""
SEARCH: Final = Leg(1.1, 0.6, 0.004)
SEARCH_FINDS: Final = 0.28
SEALED_SEARCH: Final = 0.3
"""What a search is worth to somebody who is walled in."""
CATACOMBS: Final = Leg(6, 6, 0.04)
"""What a trip below costs on average."""
CATACOMB_FINDS: Final = 0.12
"""What the finds below add to a value."""


def ways_by_name(space: int) -> dict[str, Way]:
    """The steps out of a space by their names."""
    return {way_name(way): way for way in WAYS[space]}


def value_of_way(question: Question, name: str) -> float:
    """What a step is worth, by the place it leads to and what it costs."""
    prospects = question.prospects
    way = ways_by_name(question.situation.at).get(name)
    step = prospects.atlas.step(way) if way else None
    if way is None or step is None:
        return 0.0
    return prospects.at(prospects.atlas.place(way.to, way.entry), step)


def value_of_action(question: Question, option: str) -> float:
    """What an action of a turn is worth."""
    kind, _, name = option.partition(" ")
    worth = ACTIONS.get(kind)
    return worth(question, name) if worth else 0.0


def value_by_rope(question: Question, name: str) -> float:
    """The same as a step, but for the rope."""
    return value_of_way(question, name) - ROPE


def value_of_search(question: Question, _name: str) -> float:
    """Looking for Loot, or for a way out."""
    prospects, me = question.prospects, question.situation.me
    place = prospects.atlas.place(question.situation.at, me["entered_by"])
    if place not in prospects.home:
        return SEALED_SEARCH
    if prospects.purse.has_loot:
        return 0.9 * prospects.by_going_home(place, SEARCH)
    return prospects.by_going_home(place, SEARCH, SEARCH_FINDS)


def value_of_descent(question: Question, _name: str = "") -> float:
    """The catacombs: a few turns and wounds, then up again some chambers ahead."""
    return max(value_of_heading(question, side) for side in range(4))


def value_of_heading(question: Question, side: int) -> float:
    """What it is worth to head below in a direction: by the places some squares ahead."""
    prospects = question.prospects
    landings = landing_squares(question.situation.at, side, 5)
    values = [prospects.at(square * 4, CATACOMBS) for square in landings]
    return sum(values) / len(values) + CATACOMB_FINDS


def landing_squares(square: int, side: int, count: int) -> list[int]:
    """Where one comes up after so many cards, with a drift of a few squares to either hand."""
    ahead = square_ahead(square, side, count)
    return [square_ahead(ahead, (side + turn) % 4, drift) for turn in (1, 3) for drift in (2, 4)]


def value_of_leaving(question: Question, _name: str) -> float:
    """What the hero has, in safety."""
    return question.prospects.worth(question.prospects.purse)


def value_of_staying(question: Question, _name: str) -> float:
    """Another Dragon card."""
    return question.prospects.by_staying()


def act(question: Question) -> str:
    """The most valuable action."""
    return question.best(lambda option: value_of_action(question, option))


def cave_in(question: Question) -> str:
    """Across the rubble, back, or below."""
    return question.best(lambda option: value_of_crossing(question, option))


def value_of_crossing(question: Question, option: str) -> float:
    """The best way over, or the way back."""
    if option == "descend":
        return value_of_descent(question)
    entered_by = question.situation.me["entered_by"]
    values = [
        value_of_way(question, name)
        for name, way in ways_by_name(question.situation.at).items()
        if (way.direction == entered_by) == (option in ("retreat", "stay"))
    ]
    return max(values, default=0.0)


def value_of_groping(question: Question, _name: str) -> float:
    """In the dark any of the ways may be the one."""
    ways = ways_by_name(question.situation.at)
    values = [value for name in ways if (value := value_of_way(question, name))]
    return sum(values) / max(1, len(values))


def tower(question: Question) -> str:
    """Leave, or go on; a hero who cannot leave yet looks for more."""
    values = {option: value_of_action(question, option) for option in question.options}
    for option in values:
        if option.startswith("tower "):
            space = SPACE_OF[option.removeprefix("tower ")]
            values[option] = question.prospects.by_way_of_the_hoard(space * 4)
        elif option == "stay":
            values[option] = 0.1
    return max(values, key=lambda option: values[option])


def choose_tower(question: Question) -> str:
    """All towers are equally far from the treasure."""
    return question.options[0]


def lighten(question: Question) -> str:
    """Throw away what is worth nothing before a bridge; gold stays."""
    worthless = [
        option
        for option in question.options
        if option.startswith("discard ")
        and question.gold_in(option) < 1
        and len(question.options) > 2
    ]
    return worthless[0] if worthless else question.first_of("go")


def teleport(question: Question) -> str:
    """To the chamber with the best prospects."""
    prospects = question.prospects

    def worth(option: str) -> float:
        space = SPACE_OF[option.removeprefix("to ")]
        return prospects.at(prospects.atlas.place(space, 0), prospects.atlas.enter(space))

    return question.best(worth)


def through(question: Question) -> str:
    """Through a secret door if that is better than what the next turn would bring."""
    here = value_of_staying_put(question)

    def worth(option: str) -> float:
        if option == "decline":
            return here
        way = ways_by_name(question.situation.at)[option.removeprefix("through ")]
        prospects = question.prospects
        return prospects.at(way.to * 4, prospects.atlas.enter(way.to)._replace(turns=0.1))

    return question.best(worth)


def value_of_staying_put(question: Question) -> float:
    """The value of the place where the hero stands."""
    prospects = question.prospects
    entry = question.situation.me["entered_by"]
    return prospects.at(prospects.atlas.place(question.situation.at, entry))


def choose_side(question: Question) -> str:
    """The side of a rift or bridge from which the way on is better."""
    prospects, at = question.prospects, question.situation.at

    def worth(option: str) -> float:
        return prospects.at(at * 4 + DIRECTIONS.index(option.removeprefix("side ")))

    return question.best(worth)


ACTIONS: Final[dict[str, Callable[[Question, str], float]]] = {
    "move": value_of_way,
    "flee": value_of_way,
    "rope": value_by_rope,
    "search": value_of_search,
    "descend": value_of_descent,
    "leave": value_of_leaving,
    "face": value_of_staying,
    "cross": value_of_crossing,
    "grope": value_of_groping,
}
"""What the actions of a turn are worth, by the first word of the option; the rest is a way."""

MOVING: Final[dict[str, Answer]] = {
    "choose_tower": choose_tower,
    "act": act,
    "move": act,
    "tower": tower,
    "cave_in": cave_in,
    "spider_web": cave_in,
    "bridge": cave_in,
    "lighten": lighten,
    "spare_test": yes_if(lambda _: True),
    "teleport": teleport,
    "stasis": lambda question: question.first_of("move on"),
    "crawl_out": through,
    "choose_side": choose_side,
}
