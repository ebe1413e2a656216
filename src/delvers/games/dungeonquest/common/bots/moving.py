"""Where to go: turns above ground, chambers that ask how to go on, towers."""

from collections.abc import Callable
from typing import Final

from delvers.games.dungeonquest.common.bots.chances import passing
from delvers.games.dungeonquest.common.bots.legs import Leg
from delvers.games.dungeonquest.common.bots.prospects import Purse
from delvers.games.dungeonquest.common.bots.question import Answers, Question, yes_if
from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.board import Step, square_ahead
from delvers.games.dungeonquest.common.rules.options import (
    BY_ROPE,
    CROSS,
    DECLINE,
    DESCEND,
    DISCARD,
    FACE_DRAGON,
    LEAVE,
    MOVE_ON,
    SEARCH,
    SIDE,
    STAY,
    STEP_ON_BRIDGE,
    THROUGH,
    TO,
    TOWER,
)
from delvers.games.dungeonquest.common.rules.ways import WAY_OF, WAYS, Way

ROPE: Final = 0.02
"""What a rope is worth to somebody who need not use it."""
SEARCHING: Final = Leg(1.1, 0.6, 0.004)
SEARCH_FINDS: Final = 0.28
SEALED_SEARCH: Final = 0.3
"""What a search is worth to somebody who is walled in."""
CATACOMBS: Final = Leg(6, 6, 0.04)
"""What a trip below costs on average."""
FALLEN: Final = 0.4
"""How much of what he carries a hero who fell from a bridge still brings home."""
GIVING_UP: Final = -1.0
"""What it is worth to leave without what must be brought."""
CATACOMB_FINDS: Final = 0.12
"""What the finds below add to a value."""


def value_of_way(question: Question, way: Way) -> float:
    """What a step is worth, by the place it leads to and what it costs."""
    prospects = question.prospects
    step = prospects.atlas.step(way)
    if step is None:
        return 0.0
    return prospects.at(prospects.atlas.place(way.to, way.entry), step)


def value_of_step(question: Question, step: Step) -> float:
    """The same for a step that an option names."""
    way = WAY_OF[question.situation.at].get(step)
    return value_of_way(question, way) if way else 0.0


def value_of_action(question: Question, option: str) -> float:
    """What an action of a turn is worth."""
    if named := BY_ROPE.read(option):
        return value_of_step(question, *named) - ROPE
    for going in question.situation.lore.going:
        if named := going.read(option):
            return value_of_step(question, *named)
    worth = ACTIONS.get(option) or question.situation.lore.actions.get(option)
    return worth(question) if worth else 0.0


def value_of_search(question: Question) -> float:
    """Looking for Loot, or for a way out."""
    prospects, me = question.prospects, question.situation.me
    place = prospects.atlas.place(question.situation.at, me["entered_by"])
    if place not in prospects.home:
        return SEALED_SEARCH
    if prospects.purse.has_loot:
        return 0.9 * prospects.by_going_home(place, SEARCHING)
    return prospects.by_going_home(place, SEARCHING, SEARCH_FINDS)


def value_of_descent(question: Question) -> float:
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


def value_of_leaving(question: Question) -> float:
    """What the hero has, in safety; nothing is worse than giving up."""
    prospects = question.prospects
    return GIVING_UP if prospects.is_in_vain(prospects.purse) else prospects.worth(prospects.purse)


def value_of_staying(question: Question) -> float:
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
    if option == DESCEND:
        return value_of_descent(question)
    return value_of_sides(question, is_back=option != CROSS)


def value_of_sides(question: Question, *, is_back: bool) -> float:
    """The best of the ways out by the side of entry, or of the others."""
    entered_by = question.situation.me["entered_by"]
    ways = [w for w in WAYS[question.situation.at] if (w.direction == entered_by) == is_back]
    return max((value_of_way(question, way) for way in ways), default=0.0)


def value_of_crossing_now(question: Question) -> float:
    """Over to the other side."""
    return value_of_sides(question, is_back=False)


def tower(question: Question) -> str:
    """Leave, or go on; a hero who cannot leave yet looks for more."""
    values = {option: value_of_action(question, option) for option in question.options}
    for option in values:
        if to := TOWER.read(option):
            values[option] = question.prospects.by_way_of_the_hoard(to[0] * 4)
        elif option == STAY:
            values[option] = 0.1
    return max(values, key=lambda option: values[option])


def choose_tower(question: Question) -> str:
    """All towers are equally far from the treasure."""
    return question.options[0]


def lighten(question: Question) -> str:
    """Throw away before a bridge what is worth less than a better chance to keep one's footing."""
    loose = sorted((o for o in question.options if DISCARD.fits(o)), key=question.gold_in)
    load, purse = len(question.situation.me["loot"]), question.prospects.purse
    values = []
    for count in range(min(len(loose) + 1, load)):
        thrown = loose[:count]
        gold = purse.gold - sum(map(question.gold_in, thrown))
        treasure = purse.treasure - sum(treasure_in(question, option) for option in thrown)
        worth = question.prospects.worth(Purse(gold, treasure, True))
        values.append(worth * footing(question, load - count))
    return loose[0] if max(values) > values[0] else question.first_of(STEP_ON_BRIDGE)


def treasure_in(question: Question, option: str) -> int:
    """The gold value of a Treasure card that an option names; 0 for anything else."""
    (card,) = DISCARD.parts(option)
    is_treasure = question.situation.lore.content.deck_of[card] == "treasure"
    return question.gold_in(option) if is_treasure else 0


def footing(question: Question, load: int) -> float:
    """How much of a purse's worth is left after a bridge, by how much is carried over it."""
    passed = passing(question.situation.card.agility - load)
    return passed + (1 - passed) * FALLEN


def teleport(question: Question) -> str:
    """To the chamber with the best prospects."""
    prospects = question.prospects

    def worth(option: str) -> float:
        (space,) = TO.parts(option)
        return prospects.at(prospects.atlas.place(space, 0), prospects.atlas.enter(space))

    return question.best(worth)


def through(question: Question) -> str:
    """Through a secret door if that is better than what the next turn would bring."""
    here = value_of_staying_put(question)

    def worth(option: str) -> float:
        if option == DECLINE:
            return here
        (step,) = THROUGH.parts(option)
        way = WAY_OF[question.situation.at][step]
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
        (side,) = SIDE.parts(option)
        return prospects.at(at * 4 + side)

    return question.best(worth)


ACTIONS: Final[dict[str, Callable[[Question], float]]] = {
    SEARCH: value_of_search,
    DESCEND: value_of_descent,
    LEAVE: value_of_leaving,
    FACE_DRAGON: value_of_staying,
    CROSS: value_of_crossing_now,
}
"""What the actions of a turn are worth, but for moves."""

MOVING: Final[Answers] = {
    prompts.CHOOSE_TOWER: choose_tower,
    prompts.ACT: act,
    prompts.MOVE: act,
    prompts.TOWER: tower,
    prompts.BRIDGE: cave_in,
    prompts.LIGHTEN: lighten,
    prompts.SPARE_TEST: yes_if(lambda _: True),
    prompts.TELEPORT: teleport,
    prompts.STASIS: lambda question: question.first_of(MOVE_ON),
    prompts.CHOOSE_SIDE: choose_side,
}
