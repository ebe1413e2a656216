"""What the hero in turn could reach, hit or manage, before his player commits to anything.

Chances and averages are in thousandths.
"""

from typing import NamedTuple

from delvers.games.plungin.rules.board.moving import cost_of, is_held
from delvers.games.plungin.rules.fight.conditions import is_asleep
from delvers.games.plungin.rules.fight.fighting import in_melee_reach
from delvers.games.plungin.rules.state.figures import Hero
from delvers.games.plungin.rules.state.state import MoveUnderWay, State
from delvers.games.plungin.rules.turn.menu import why_not_move
from delvers.games.plungin.rules.turn.stepping import squares_to_go, steps_within
from delvers.games.plungin.rules.turn.turn import may_be_agile
from delvers.games.plungin.rules.view.prospects_of_checks import check_prospects, spell_prospects
from delvers.games.plungin.rules.view.prospects_of_fights import attack_prospects
from delvers.games.plungin.rules.view.seen import ProspectsView


def prospects(state: State, seat: int | None) -> ProspectsView | None:
    """For the seat whose hero has the turn: squares, attacks, checks and spells with chances."""
    hero = in_turn(state, seat)
    if hero is None:
        return None
    can_act = hero.actions > 0
    found = walks(state, hero)
    return {
        "hero": hero.number,
        "squares": {str(square): walk.cost for square, walk in found.items()},
        "ways": {str(square): walk.way for square, walk in found.items()},
        "threatened": threatened(state),
        "attacks": attack_prospects(state, hero) if can_act else [],
        "checks": check_prospects(state, hero) if can_act and not hero.is_escort else [],
        "spells": spell_prospects(state, hero) if can_act and not hero.is_escort else [],
    }


def in_turn(state: State, seat: int | None) -> Hero | None:
    """The hero of a seat who has the turn."""
    if seat is None or state.part != "dungeon":
        return None
    return next(
        (
            hero
            for hero in state.heroes
            if hero.number == state.turn_of and hero.seat == seat and hero.is_on_board
        ),
        None,
    )


# -- moving ----------------------------------------------------------------------------------------


class Walk(NamedTuple):
    """What it costs to get to a square, and how: the first letters of the steps' directions."""

    cost: int
    way: str


def walks(state: State, hero: Hero) -> dict[int, Walk]:
    """The squares that a hero can still reach with a Move, each with a cheapest walk."""
    left, start = squares_left(state, hero), hero.at
    if (move := move_of(state, hero)) is not None:
        start = move.start
    found, waiting = {hero.at: Walk(0, "")}, {0: [hero.at]}
    for spent in range(left):
        for here in waiting.pop(spent, ()):
            if found[here].cost == spent:
                steps = steps_within(state, hero, here, start, left - spent)
                for name, there in steps.items():
                    cost = spent + cost_of(state, there, hero)
                    if cost <= left and (there not in found or cost < found[there].cost):
                        found[there] = Walk(cost, found[here].way + name[0])
                        waiting.setdefault(cost, []).append(there)
    del found[hero.at]
    return found


def move_of(state: State, hero: Hero) -> MoveUnderWay | None:
    """The Move that a hero is in the middle of."""
    return state.move_under_way if "move" in hero.did or "agile" in hero.did else None


def squares_left(state: State, hero: Hero) -> int:
    """How far a hero can still move; 0 if he cannot."""
    if is_held(hero):
        return 0
    if (move := move_of(state, hero)) is not None:
        return move.left
    can_move = not why_not_move(state, hero) if hero.actions > 0 else may_be_agile(state, hero)
    return squares_to_go(state, hero) if can_move else 0


def threatened(state: State) -> list[int]:
    """The squares that a monster which is awake can strike from where it stands."""
    squares: set[int] = set()
    for monster in state.monsters:
        if monster.side == "monsters" and not is_asleep(monster):
            squares |= in_melee_reach(state, monster, state.content.monsters[monster.id].reach)
    return [*sorted(squares)]
