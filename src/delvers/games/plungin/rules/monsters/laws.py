"""Whom a monster knows of and prefers (LAW, MONSTER)."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.board.awareness import friends_known, known_prey, known_tiles
from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import living, neighbours
from delvers.games.plungin.rules.board.moving import is_held
from delvers.games.plungin.rules.board.sanctuary import is_barred
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.heroes.stats import tags_of, value_of, worn
from delvers.games.plungin.rules.monsters.walking import (
    FAR,
    can_touch,
    squares_struck,
    steps_to,
    walk,
    walk_from,
)
from delvers.games.plungin.rules.options import TARGET
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.moments import LEADS_ON
from delvers.games.plungin.rules.state.state import Dungeon, State
from delvers.games.plungin.rules.state.telling import name_of
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Rule, ask

PHANTOM: Final = "phantom"
NEAR: Final = Law("combatant", "near")
"""What a monster does that cannot obey its Law."""


REVENGE = Law("combatant", "vengeful")


SOFTEST = Law("combatant", "drawn_to", least="DEF")


WEAKEST = Law("combatant", "drawn_to", least="LIFE")


# -- preferred target ------------------------------------------------------------------------------


def hunt(
    table: Dungeon, monster: Monster, law: Law, least: int = 0
) -> Rule[tuple[Character | None, dict[int, int]]]:
    """Whom a monster goes for by its Law, and the walks to it and to all within `least` steps.

    A favourite whom it cannot get at does not count; with none left it goes for the nearest.
    """
    state = table.state
    near = known_tiles(state, monster)
    known = known_prey(state, monster, near)
    prey = [one for one in known if not is_barred(state, monster, one.at)]
    among = hunted(state, monster, law, prey)
    if among and not least and (at_hand := in_reach_of(state, monster, among)):
        return (yield from handler_chooses(table, monster, at_hand)), {monster.at: 0}
    paths = {monster.at: 0} if is_held(monster) else walk(state, monster, near, among, least)
    if among and not reached(state, monster, among, paths):
        prey = reached(state, monster, prey, paths)
        among = hunted(state, monster, law, prey) if prey else known
    if among is None:
        return (yield from picked(table, monster, law, prey, paths)), paths
    return (yield from nearest(table, monster, among or known, paths)) if known else None, paths


def picked(
    table: Dungeon, monster: Monster, law: Law, prey: list[Character], paths: dict[int, int]
) -> Rule[Character | None]:
    """Whom one goes for that does not go by the walk, among those whom it can get at."""
    state = table.state
    if law.target == "frenzied":
        prey = [*prey, *friends_known(state, monster)]
    among = reached(state, monster, prey, paths) or prey
    return (yield from chosen(table, monster, law, among)) if among else None


def chosen(table: Dungeon, monster: Monster, law: Law, among: list[Character]) -> Rule[Character]:
    """Whom the players choose for a dumb monster, or chance for a frenzied one."""
    if law.target == "frenzied":
        return table.state.dice.choice(among)
    return (yield from somebody_chooses(table, among, "DP-LAW-13", prompts.DUMB(monster.id)))


def reached(
    state: State, monster: Monster, among: list[Character], paths: dict[int, int]
) -> list[Character]:
    """Those whom a monster can get at by the walks that it has found."""
    return [one for one in among if steps_to(state, monster, paths, one) < FAR]


def hunted(
    state: State, monster: Monster, law: Law, known: list[Character]
) -> list[Character] | None:
    """Those of whom a monster takes the nearest; None if it does not go by the walk."""
    taunters = [one for one in known if one.number == monster.taunted_by]
    if taunters:
        return taunters
    if law.target in ("frenzied", "dumb"):
        return None
    fitting = (PREFERENCES[law.target](state, monster, law, known) if known else []) or known
    return [one for one in fitting if one.id == PHANTOM] or fitting


def goes_for(state: State, monster: Monster) -> list[Character]:
    """The opponents whom a monster would go for next, if nothing else changes."""
    known = known_prey(state, monster, known_tiles(state, monster))
    prey = [one for one in known if not is_barred(state, monster, one.at)]
    return hunted(state, monster, monster.law, prey) or prey


def leads_on(state: State, monster: Monster, square: int) -> bool:
    """Whether a square is nearer to the opponents whom the Law of a monster prefers now."""
    wanted = goes_for(state, monster)
    if not wanted:
        return False
    here = walk_from(state, monster, monster.at, wanted)
    return walk_from(state, monster, square, wanted) < here


def nearest(
    table: Dungeon, monster: Monster, fitting: list[Character], paths: dict[int, int]
) -> Rule[Character]:
    """The one with the shortest walk; the handler chooses in a tie. A phantom seems nearest."""
    state = table.state

    def way(one: Character) -> tuple[int, int]:
        steps = steps_to(state, monster, paths, one)
        return steps, distance(monster.at, one.at) if steps == FAR else 0

    if len(fitting) == 1:
        return fitting[0]
    ways = [way(one) for one in fitting]
    best = min(ways)
    tied = [one for one, its in zip(fitting, ways, strict=True) if its == best]
    return (yield from handler_chooses(table, monster, tied))


def in_reach_of(state: State, monster: Monster, among: list[Character]) -> list[Character]:
    """Those whom a monster can strike from where it stands, so that nobody is nearer."""
    squares = squares_struck(state, monster)
    return [one for one in among if one.at in squares and can_touch(state, monster, one)]


def handler_chooses(table: Dungeon, monster: Monster, tied: list[Character]) -> Rule[Character]:
    """In a tie it is for the player who handles the monsters to say whom a monster goes for."""
    prompt = prompts.TARGET(name_of(monster))
    return (yield from somebody_chooses(table, tied, "DP-CONFLICT-64", prompt))


def handler(state: State) -> int:
    """Who handles the monsters: the latest builder, or by agreement the first player or in turn."""
    if state.rules.monster_handler == "first_player":
        return state.first
    if state.rules.monster_handler == "in_turn":
        return (state.first + state.round - 1) % state.seats
    return state.builder


def somebody_chooses(
    table: Dungeon, among: list[Character], rule: str, prompt: Prompt
) -> Rule[Character]:
    """The player who handles the monsters says who it is."""
    if len(among) == 1:
        return among[0]
    options = [TARGET(one.id, one.number) for one in among]
    option = yield from ask(handler(table.state), options, rule, prompt)
    return among[options.index(option)]


def near(_state: State, _monster: Monster, _law: Law, known: list[Character]) -> list[Character]:
    """Anybody; the nearest is taken."""
    return known


def determined(
    _state: State, monster: Monster, _law: Law, known: list[Character]
) -> list[Character]:
    """The same as before."""
    return [one for one in known if one.number == monster.target]


def vengeful(_state: State, monster: Monster, _law: Law, known: list[Character]) -> list[Character]:
    """Who hit it last."""
    return [one for one in known if one.number == monster.hurt_by]


def drawn_to(_state: State, _monster: Monster, law: Law, known: list[Character]) -> list[Character]:
    """The best value of a stat, or a tag; flies draw all of them."""
    heroes = [one for one in known if isinstance(one, Hero)]
    flies = [one for one in heroes if any(item.special == "flies" for item in worn(one))]
    if flies:
        return [*flies]
    if law.of:
        return [one for one in known if law.of in tags_of(one)]
    best = (max if law.most else min)(worth(one, law) for one in known)
    return [one for one in known if worth(one, law) == best]


def worth(one: Character, law: Law) -> int:
    """The stat that draws a monster; a phantom seems to have the lowest LIFE."""
    stat = law.most or law.least
    assert stat is not None
    if stat != "LIFE":
        return value_of(one, stat)
    return 0 if one.id == PHANTOM else one.life


def pack(state: State, monster: Monster, law: Law, known: list[Character]) -> list[Character]:
    """Somebody who has another of the pack beside him, or whom the leader is after."""
    mates = [
        other
        for other in state.monsters
        if other is not monster
        and other.side == monster.side
        and (law.of in ("any", other.id) or law.of in tags_of(other))
    ]
    beside = {mate.at for mate in mates}
    hunted = [one for one in known if beside & set(neighbours(state, one.at))]
    if hunted:
        return hunted
    after = {mate.target for mate in mates}
    return [one for one in known if one.number in after]


PREFERENCES: Final[dict[str, Callable[[State, Monster, Law, list[Character]], list[Character]]]] = {
    "near": near,
    "determined": determined,
    "vengeful": vengeful,
    "drawn_to": drawn_to,
    "pack": pack,
}

LEADS_ON.rule = leads_on


def heroes_and_images(state: State) -> list[Character]:
    """The heroes, and the phantoms that monsters take for heroes."""
    return [*living(state), *(one for one in state.monsters if one.id == PHANTOM)]
