"""In scenes of all kinds no monster stands beside a hero without a blow or a reason (LAW)."""

from collections.abc import Iterator

import pytest

from delvers.games.plungin.rules.board.map import is_adjacent, living
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.board.sanctuary import is_barred
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.shapes import BLOCKING
from delvers.games.plungin.rules.monsters.monster_turn import fix_law, monster_turn
from delvers.games.plungin.rules.squares import place_of
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import Monster
from delvers.games.plungin.rules.state.fixtures import Hazard
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import Rules, State
from delvers.kernel.dice import Dice
from delvers.kernel.events import Event
from delvers.kernel.requests import Ask
from delvers.kernel.table import Table
from tests.games.plungin.rules.scene import scene, state_of

SCENES = 400
HEROES = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
TILES = ("room_6x6", "room_6x6_rubble", "room_6x6_pillars", "corridor_long", "corridor_x")
FOES = tuple(id for id, one in BOX.monsters.items() if id != "phantom")
STATES = ("", "", "", "rooted", "slowed", "frightened", "stunned", "silenced", "blinded", "trapped")
ACTS = ("law_rolled", "idle", "monster_casts")


def random_scene(dice: Dice) -> Table[State]:
    """Heroes and monsters on a tile, with obstacles, pits, sanctuaries and conditions."""
    rules = Rules(no_shots_in_melee=bool(dice.pick(2)), disengage=bool(dice.pick(2)))
    game = scene(*HEROES[: 1 + dice.pick(4)], tile=dice.choice(TILES), rules=rules, dice=dice)
    table: Table[State] = Table(state_of(game), [])
    state = table.state
    floor = [s for s in state.ground if state.terrain.get(s, ".") not in BLOCKING]
    for hero in state.heroes:
        state.who.pop(hero.at)
    for _ in range(dice.pick(4)):
        state.terrain[dice.choice(floor)] = "O"
    for hero in state.heroes:
        hero.at = take(state, floor, dice)
        state.who[hero.at] = hero.number
        hero.life = 1 + dice.pick(10)
        afflict(hero.conditions, dice.choice(("", "", "hidden", "trapped", "rooted")))
    for _ in range(1 + dice.pick(5)):
        monster = put_monster(table, dice.choice(FOES), take(state, floor, dice))
        afflict(monster.conditions, dice.choice(STATES))
        unsettle(state, monster, dice)
    if not dice.pick(5):
        state.hazards.append(Hazard("sanctuary", [dice.choice(floor) for _ in range(6)]))
    return table


def take(state: State, floor: list[int], dice: Dice) -> int:
    """A free square of some."""
    return dice.choice(
        [s for s in floor if s not in state.who and state.terrain.get(s, ".") not in BLOCKING]
    )


def afflict(conditions: dict[str, Duration], condition: str) -> None:
    """A condition, perhaps."""
    if condition:
        conditions[condition] = Duration.own_turns(5)


def unsettle(state: State, monster: Monster, dice: Dice) -> None:
    """What has happened to a monster before: whom it is after, who hit it, whether it sleeps."""
    numbers = [hero.number for hero in state.heroes]
    monster.target, monster.hurt_by = dice.choice(numbers), dice.choice(numbers)
    if not dice.pick(8):
        monster.state = "sleeping"
    if not dice.pick(8):
        monster.skips = 1
    if not dice.pick(6):
        monster.taunted_by = dice.choice(numbers)


def let_act(table: Table[State], monster: Monster, dice: Dice) -> list[Event]:
    """A monster has its turn; questions are answered by chance. What was told."""
    assert table.log is not None
    before = len(table.log)
    fix_law(table, monster)
    rule = monster_turn(table, monster)
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Ask)
            request = rule.send((request.seat, dice.choice(request.options)))
    except (StopIteration, AdventureEnds):
        return table.log[before:]


def beside(state: State, monster: Monster) -> Iterator[str]:
    """The heroes beside a monster whom no sanctuary protects."""
    for hero in living(state):
        if is_adjacent(state, monster.at, hero.at) and not is_barred(state, monster, hero.at):
            yield hero.id


def has_attacked(monster: Monster, told: list[Event]) -> bool:
    """Whether a monster has rolled for an attack of its own."""
    why = f"{monster.id} {monster.number} attack"
    return any(event.kind == "rolled" and event.params["why"] == why for event in told)


@pytest.mark.rule("DP-LAW-16", "DP-MONSTER-20")
@pytest.mark.parametrize("seed", range(8))
def test_no_monster_stands_beside_a_hero_without_an_attack_or_a_reason(seed: int) -> None:
    dice, stood, struck = Dice(seed), 0, 0
    for _ in range(SCENES // 8):
        table = random_scene(dice)
        for monster in [*table.state.monsters]:
            if not monster.is_on_board or not living(table.state):
                continue
            told = let_act(table, monster, dice)
            if not monster.is_on_board:
                continue
            near = [*beside(table.state, monster)]
            struck += has_attacked(monster, told)
            stood += bool(near)
            reasons = [event for event in told if event.kind in ACTS]
            assert not near or has_attacked(monster, told) or reasons, (
                monster.id,
                place_of(monster.at),
                near,
                [(event.kind, event.params) for event in told],
            )
    assert stood > 30
    assert struck > 30


@pytest.mark.rule("DP-LAW-16")
def test_every_monster_that_neither_moves_nor_attacks_gives_a_reason() -> None:
    dice = Dice(99)
    for _ in range(100):
        table = random_scene(dice)
        for monster in [*table.state.monsters]:
            if not monster.is_on_board or not living(table.state):
                continue
            at = monster.at
            told = let_act(table, monster, dice)
            if monster.at == at and not has_attacked(monster, told):
                kinds = {event.kind for event in told if event.params.get("who")}
                assert kinds & {"idle", "monster_casts", "law_rolled", "condition_ended"}, monster
