"""The catacombs: where to head, when to come up, how to lay a tile."""

from typing import Final

from delvers.games.dungeonquest.common.bots.legs import NO_LEG, Leg
from delvers.games.dungeonquest.common.bots.moving import landing_squares, value_of_heading
from delvers.games.dungeonquest.common.bots.prospects import Prospects
from delvers.games.dungeonquest.common.bots.question import Answers, Question
from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.board import (
    as_space,
    square_ahead,
    squares_to_wall,
)
from delvers.games.dungeonquest.common.rules.options import (
    ARROW,
    CLIMB,
    DECLINE,
    DRIFT_RIGHT,
    ENOUGH,
    HEAD,
    STAY_BELOW,
    SURFACE,
    USE,
)
from delvers.games.dungeonquest.common.rules.tiles import turned, turns_for

FOUR_MORE_CARDS: Final = Leg(4, 5, 0.04)


def heading(question: Question) -> str:
    """Where the prospects are best some squares ahead."""
    return question.best(lambda option: value_of_heading(question, *HEAD.parts(option)))


def value_of_coming_up(question: Question, further: int, cost: Leg) -> float:
    """The value of the squares where the hero may come up, now or some cards later."""
    me = question.situation.me
    squares = landing_squares(me["at"], me["heading"], len(me["row"]) + further)
    values = [question.prospects.at(as_space(square) * 4, cost) for square in squares]
    return sum(values) / len(values)


def surface(question: Question) -> str:
    """Up, unless a few squares further on would be much better."""
    later = value_of_coming_up(question, 4, FOUR_MORE_CARDS)
    is_better = later > value_of_coming_up(question, 0, NO_LEG)
    return question.first_of(STAY_BELOW if is_better else SURFACE)


def drift(question: Question) -> str:
    """To the hand on which the squares are better."""
    me = question.situation.me
    ahead = square_ahead(me["at"], me["heading"], len(me["row"]))

    def worth(option: str) -> float:
        side = (me["heading"] + (1 if option == DRIFT_RIGHT else 3)) % 4
        return value_of_drift(question, ahead, side)

    return question.best(worth)


def value_of_drift(question: Question, ahead: int, side: int) -> float:
    """The value of the squares where a die may lead, with what the outer wall does to a hero."""
    situation, total = question.situation, 0.0
    for number in range(1, 7):
        beyond = max(0, number - squares_to_wall(ahead, side))
        wounds = situation.lore.bruise * beyond
        if wounds < situation.life:
            space = as_space(square_ahead(ahead, side, number))
            total += question.prospects.at(space * 4, Leg(0, wounds)) / 6
    return total


def arrow(question: Question) -> str:
    """The tile lies so that the way on is best; where it lies is not known before it is laid."""
    me = question.situation.me
    return question.best(lambda option: value_of_arrow(question, option, me["at"]))


def value_of_arrow(question: Question, option: str, space: int) -> float:
    """The value of a tile that lies in one of four ways where the hero comes out."""
    laid = (question.about, turns_for(*ARROW.parts(option)))
    if question.situation.lore.content.tiles[question.about].kind == "rotating_room":
        laid = turned(laid, 2)
    situation = question.situation
    tiles = situation.tiles
    situation.tiles = {**tiles, space: laid}
    value = Prospects(situation).at(space * 4)
    situation.tiles = tiles
    return value


def bribe(question: Question) -> str:
    """Nothing: the elf lets those go who offer nothing."""
    return question.first_of(ENOUGH)


def hole(question: Question) -> str:
    """Climb again."""
    return question.first_of(CLIMB)


def rise_instead(question: Question) -> str:
    """A Rune spares what is dangerous; Loot is taken first."""
    is_harmless = question.gold_of(question.about) or question.about in HARMLESS
    return question.first_of(DECLINE if is_harmless else USE("rune_of_ascent"))


HARMLESS: Final = (
    "catacomb_empty",
    "catacomb_exit",
    "catacomb_hole_in_the_roof",
    "catacomb_treasure_chest",
)

BELOW: Final[Answers] = {
    prompts.HEADING: heading,
    prompts.SURFACE: surface,
    prompts.DRIFT: drift,
    prompts.ARROW: arrow,
    prompts.BRIBE: bribe,
    prompts.HOLE_IN_THE_ROOF: hole,
    prompts.RISE_INSTEAD: rise_instead,
}
