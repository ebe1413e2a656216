"""Random scenes of Dungeon Plungin', played at random: nothing may raise, nobody may be left over.

A scene is a few random tiles with random heroes, monsters, hazards, chests and doors under random
optional rules; most figures are one blow from death, so that somebody dies at every turn of the
rules. `python -m tests.games.plungin.rules.random_scenes --scenes 5000` plays many and counts them;
`--first 123 --scenes 1` plays one again.
"""

import argparse
import sys
import time
import traceback
from collections import Counter
from typing import Any, Final, TypeVar

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.board.laying import (
    add_door,
    fits,
    in_step,
    join,
    lay_tile,
    slot_squares,
)
from delvers.games.plungin.rules.board.map import is_free, neighbours, squares_of
from delvers.games.plungin.rules.board.placing import put_chest, put_monster
from delvers.games.plungin.rules.books.dungeon import Attention
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.conditions import is_over_with_a_turn
from delvers.games.plungin.rules.heroes.heroes import ready_hero, rest
from delvers.games.plungin.rules.heroes.inventory import equip
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.state.figures import NOWHERE, Character, Hero, Monster, Song
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Chest, Door, Hazard
from delvers.games.plungin.rules.state.state import Rules, State
from delvers.games.plungin.rules.turn.options import HANDLERS
from delvers.games.plungin.rules.turn.setup import escort
from delvers.games.plungin.words import WORDS
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.table import Table
from delvers.text.wording import words

T = TypeVar("T")
DECISIONS: Final = 150
"""After so many decisions a scene is left."""
IDLE: Final = frozenset({"pass", "nothing", "stop", "decline"})
SEEN_EVERY: Final = 7
"""Every so many decisions what all seats see is looked at too."""
STATES: Final[tuple[Attention, ...]] = ("sleeping", "surprised", "unaware", "alert", "ambush")
CARRIED: Final = ("potion", "grenade", "gear", "key", "tome", "weapon", "quest", "reagent")
WORN: Final = ("weapon", "armour", "shield", "attire")
REACTING: Final = (
    "guardian",
    "counterattack",
    "attack_of_opportunity",
    "cleave",
    "charge",
    "whirl_attack",
)
"""Abilities that act in the middle of what others do, or more than once."""


class Chance:
    """A scene's own dice, with the questions that making one asks."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def one_in(self, count: int) -> bool:
        """Whether something happens that happens once in so many times."""
        return self.dice.pick(count) == 0

    def some(self, things: list[T], most: int) -> list[T]:
        """Up to so many different ones of some things."""
        return self.dice.shuffled(things)[: self.dice.pick(most + 1)]

    def up_to(self, most: int) -> int:
        """A number from 1 to the most."""
        return 1 + self.dice.pick(most)


# -- making a scene --------------------------------------------------------------------------------


def random_rules(chance: Chance) -> Rules:
    """Every optional rule on or off, each as likely."""
    others = ("stun", "campaign", "monster_handler")
    names = [name for name in Rules.__dataclass_fields__ if name not in others]
    switches: dict[str, Any] = {name: chance.one_in(2) for name in names}
    handler = chance.dice.choice(HANDLERS)
    return Rules(**switches, stun=chance.dice.pick(3), monster_handler=handler)


def random_scene(seed: int) -> State:
    """A few tiles, whoever and whatever is on them, at the start of a round."""
    chance = Chance(seed)
    pack = chance.dice.choice([*BOX.packs])
    heroes = chance.up_to(4)
    seats = chance.up_to(heroes)
    state = State(Dice(seed), random_rules(chance), seats, [], pack, part="dungeon", round=1)
    table: Table[State] = Table(state, None)
    lay_tiles(table, chance)
    state.oil = BOX.packs[pack].oil and chance.dice.pick(4)
    if BOX.packs[pack].oil and not state.oil:
        state.adventure.is_dark = True
    add_party(table, chance, heroes)
    for _ in range(chance.up_to(7)):
        add_monster(table, chance)
    for _ in range(chance.dice.pick(5)):
        add_random_hazard(state, chance)
    for _ in range(chance.dice.pick(3)):
        add_chest(table, chance)
    if len(state.heroes) > 1:
        hang_on_others(state, chance)
    if chance.one_in(4):
        crowd_with_traps(state, chance)
    return state


def lay_tiles(table: Table[State], chance: Chance) -> None:
    """One tile, and others behind some of its doors."""
    state = table.state
    kinds = [tile.id for tile in BOX.tiles.values()]
    lay_random_tile(table, chance.dice.choice(kinds), square_at(0, 0), chance.dice.pick(4))
    for number in range(chance.up_to(3)):
        if number < len(state.tiles):
            add_doors(table, chance, number, kinds)


def lay_random_tile(table: Table[State], tile: str, corner: int, turns: int) -> int:
    """A tile; a special or unique one is its location too."""
    kind = BOX.tiles[tile].kind
    number = lay_tile(table, tile, corner, turns, tile if kind in ("special", "unique") else "")
    laid = table.state.tiles[number]
    laid.has_event = number > 0 and kind == "corridor"
    laid.refill = number > 0 and number % 2 == 0
    laid.was_cleared = number % 3 == 0
    return number


def add_doors(table: Table[State], chance: Chance, tile: int, kinds: list[str]) -> None:
    """Doors in some places of a tile: closed, locked, or open with a tile behind."""
    state = table.state
    laid = state.tiles[tile]
    for slot in shape_of(state.content, laid.tile, laid.turns).slots:
        squares = slot_squares(laid.corner, slot)
        is_taken = any(square * 4 + slot.side in state.gates for square in squares)
        if is_taken or chance.one_in(3):
            continue
        door = Door(trap=random_trap(chance), difficulty=chance.up_to(4))
        door.squares, door.direction, door.of = squares, slot.side, tile
        door.is_locked = chance.one_in(2)
        places = fits(state, kind := chance.dice.choice(kinds), door)
        number = add_door(state, door)
        if places and len(state.tiles) < 5 and chance.one_in(2):
            fit = chance.dice.choice(places)
            door.is_open, door.is_locked = True, False
            there = lay_random_tile(table, kind, fit.corner, fit.turns)
            entry = shape_of(state.content, kind, fit.turns).slots[fit.slot]
            join(state, number, there, in_step(state, number, slot_squares(fit.corner, entry)))


def random_trap(chance: Chance) -> str:
    """No trap, one that nobody knows, or any."""
    return chance.dice.choice(["", "", UNKNOWN, *BOX.traps])


def free_square(state: State, chance: Chance) -> int:
    """A square where a figure can stand, mostly near another; NOWHERE if all are taken."""
    if state.who and not chance.one_in(4):
        other = chance.dice.choice([*state.who])
        near = [there for one in neighbours(state, other) for there in neighbours(state, one)]
        near = [there for there in (*near, *neighbours(state, other)) if is_free(state, there)]
        if near:
            return chance.dice.choice(near)
    tile = 0 if chance.one_in(2) else chance.dice.pick(len(state.tiles))
    free = [square for square in squares_of(state, tile) if is_free(state, square)]
    return chance.dice.choice(free) if free else NOWHERE


def add_party(table: Table[State], chance: Chance, count: int) -> None:
    """Heroes with random gear, abilities and spells, some of them dead; perhaps an escort."""
    state = table.state
    names = chance.dice.shuffled([*BOX.heroes])[:count]
    for number, name in enumerate(names):
        hero = ready_hero(state.content, name, number, number % state.seats)
        state.heroes.append(hero)
        outfit(chance, hero)
        rest(state, hero)
        wound(chance, hero)
        if number and chance.one_in(12):
            hero.status, hero.life = "dead", 0
        else:
            stand(state, hero, free_square(state, chance))
            burden(chance, hero)
    if BOX.packs[state.pack].escort is not None and chance.one_in(2):
        state.heroes.append(escort(state))
        wound(chance, state.heroes[-1])
        stand(state, state.heroes[-1], free_square(state, chance))
        burden(chance, state.heroes[-1])


def stand(state: State, one: Character, square: int) -> None:
    """A figure is on a square."""
    assert square != NOWHERE
    one.at, one.facing = square, square % 4
    state.who[square] = one.number


def outfit(chance: Chance, hero: Hero) -> None:
    """Other abilities, spells and things than those on the sheet."""
    hero.level = chance.up_to(10)
    hero.abilities = [*hero.abilities, *chance.some([*BOX.abilities], 10)]
    hero.schools = chance.some([*BOX.schools], 3)
    hero.known = chance.some([*BOX.spells], 8)
    hero.prepared = [*hero.known, *chance.some(hero.known, 2)]
    things = chance.dice.shuffled([item.id for item in BOX.items.values() if item.kind in WORN])
    for item in things[: chance.dice.pick(8)]:
        if len(hero.attire) < 4 or BOX.items[item].kind != "attire":
            equip(hero, item)
    others = [item.id for item in BOX.items.values() if item.kind in CARRIED]
    hero.carried = ["backpack", *chance.some(others, 6)]
    hero.carried += [f"spell_book:{spell}" for spell in chance.some([*BOX.spells], 2)]
    for stat in ("RES", "DEX", "MAG", "MOV"):
        hero.stats[stat] += chance.dice.pick(4)


def wound(chance: Chance, one: Character) -> None:
    """Most are near their death."""
    if not chance.one_in(4):
        one.life = min(one.life, chance.up_to(3))


def burden(chance: Chance, one: Character) -> None:
    """Some conditions, with all that the rules keep about them."""
    for condition in chance.some([*BOX.conditions], 3) if chance.one_in(2) else []:
        if condition == "drained":
            continue
        one.conditions[condition] = random_length(chance, one, condition)
        one.sources[condition] = chance.dice.pick(4)
        if condition in ("warded", "ember_shield", "rooted"):
            one.strengths[condition] = chance.up_to(2)
        if condition == "trapped" and chance.one_in(2):
            one.hold = "netted"
        if condition == "frozen":
            one.conditions["paralysis"] = one.conditions["frozen"]


def random_length(chance: Chance, one: Character, condition: str) -> Duration:
    """For how long a condition holds: for turns, rounds, a fight, or until something ends it."""
    if is_over_with_a_turn(one, condition):
        turns = [Duration.own_turns(1), Duration.own_turns(2)]
        rounds = [Duration.rounds(chance.up_to(3)), Duration.for_fight()]
        return chance.dice.choice([*turns, *rounds, Duration.causers_turns(1)])
    return Duration.until_ended()


def add_monster(table: Table[State], chance: Chance) -> None:
    """Any monster or boss, as watchful as may be; sometimes it fights for the heroes."""
    state = table.state
    square = free_square(state, chance)
    if square == NOWHERE:
        return
    beasts = [spell.monster for spell in BOX.spells.values() if spell.monster]
    is_beast = chance.one_in(6)
    kinds = [*beasts, "phantom"] if is_beast else [*BOX.monsters]
    monster = put_monster(table, chance.dice.choice(kinds), square)
    wound(chance, monster)
    monster.life = max(1, monster.life)
    monster.damage = chance.dice.pick(20) if BOX.monsters[monster.id].boss else 0
    monster.is_met = True
    burden(chance, monster)
    if is_beast:
        monster.side, monster.leaves = "heroes", chance.up_to(3)
        monster.caller = chance.dice.choice(state.heroes).number
    else:
        monster.state = chance.dice.choice(STATES)
        monster.skips = int(monster.state == "surprised")
        monster.target = monster.hurt_by = chance.dice.pick(4)


def add_random_hazard(state: State, chance: Chance) -> None:
    """A trap in play, flames, oil, smoke, caltrops or a sanctuary around a figure."""
    traps = [trap.id for trap in BOX.traps.values() if trap.stays or trap.every_round]
    others = ["wall_of_flame", "burning_oil", "oil", "smoke", "caltrops", "sanctuary"]
    kind = chance.dice.choice([*traps, *others])
    centre = chance.dice.choice([*state.who])
    tile, near = state.ground[centre], [centre, *neighbours(state, centre)]
    area = [*dict.fromkeys(there for one in near for there in neighbours(state, one))]
    area = area[: chance.up_to(6)]
    hazard = Hazard(kind, area, chance.dice.pick(4), tile, chance.up_to(5))
    hazard.by = chance.dice.choice(state.heroes).number
    if kind == "sanctuary" and not hazard.rounds:
        hazard.step = 2
    state.hazards.append(hazard)


def add_chest(table: Table[State], chance: Chance) -> None:
    """A chest with any lock and trap."""
    square = free_square(table.state, chance)
    if square != NOWHERE:
        is_locked = chance.one_in(2)
        chest = Chest(chance.up_to(4), is_locked, trap=random_trap(chance), at=square)
        put_chest(table, chest)


def hang_on_others(state: State, chance: Chance) -> None:
    """Songs that somebody sings, marks that somebody has set."""
    singer, hearer = chance.dice.shuffled(state.heroes)[:2]
    if singer.is_on_board and hearer.is_on_board:
        songs: list[Song] = ["inspired", "hymn"]
        hearer.song, hearer.singer = chance.dice.choice(songs), singer.number
    if state.monsters and chance.one_in(2):
        singer.marked = chance.dice.choice(state.monsters).number


def crowd_with_traps(state: State, chance: Chance) -> None:
    """Spears and pits between those who fight, and heroes who react: each step may kill others."""
    for hero in state.heroes:
        hero.abilities = [*dict.fromkeys([*hero.abilities, *chance.some([*REACTING], 6)])]
    for _ in range(1 + chance.up_to(8)):
        centre = chance.dice.choice([*state.who])
        near = chance.dice.shuffled([centre, *neighbours(state, centre)])
        kind = "pit_trap" if chance.one_in(3) else "spear_trap"
        state.hazards.append(Hazard(kind, near[: chance.up_to(3)], 0, state.ground[centre]))


# -- playing it ------------------------------------------------------------------------------------


def begin(seed: int) -> Game:
    """The game that starts with a random scene."""
    state = random_scene(seed)
    options = SPEC.check_options({"adventure": state.pack})
    return Game(SPEC, state.seats, options, scene=state)


def play(game: Game, seed: int, most: int = DECISIONS) -> int:
    """Choose at random, mostly something rather than nothing; how many choices were made."""
    chance = Chance(seed)
    for number in range(most):
        if game.is_over:
            return number
        seat = chance.dice.choice(sorted(game.pending))
        options = game.pending[seat].options
        busy = [option for option in options if option not in IDLE]
        idles = not busy or chance.one_in(6)
        game.choose(seat, chance.dice.choice([*options] if idles else busy))
        check_board(game._table.state)
        if number % SEEN_EVERY == 0:
            look(game)
    return most


def look(game: Game) -> None:
    """What everybody sees, and what is refused and why."""
    for seat in (None, *range(game.seats)):
        game.view(seat)
    for ask in game.pending.values():
        dict(ask.refused)


def check_board(state: State) -> None:
    """Whoever is on the board stands on one square, alone and alive."""
    everyone: list[Hero | Monster] = [*state.heroes, *state.monsters]
    there = {one.at: one.number for one in everyone if one.is_on_board}
    if state.part == "dungeon":
        assert there == state.who, "squares and figures differ"
        assert len(there) == sum(one.is_on_board for one in everyone), "two figures on one square"
    for hero in state.heroes:
        assert hero.is_on_board <= (hero.status == "alive" and hero.life > 0), f"{hero.id} is dead"
    for monster in state.monsters:
        is_whole = bool(BOX.monsters[monster.id].boss) or monster.life > 0
        assert monster.is_on_board, f"{monster.id} has left"
        assert is_whole, f"{monster.id} is dead"


def tell_everything(game: Game) -> None:
    """Every event has words of its own, and what is said of dice adds up."""
    names = [f"player {seat}" for seat in range(game.seats)]
    for event in game.events:
        if event.kind == "rolled" and "parts" in event.params:
            params: dict[str, Any] = dict(event.params)
            parts = sum(dice for _, dice in params["parts"])
            assert parts == len(params["dice"]), f"dice do not add up: {params}"
        told = WORDS.event(words("en"), event, names)
        assert told, f"no words for {event.kind} {dict(event.params)}"


# -- many ------------------------------------------------------------------------------------------


def run(seed: int) -> int:
    """One scene; how many decisions it took."""
    game = begin(seed)
    count = play(game, seed)
    look(game)
    tell_everything(game)
    return count


def combinations(first: int, scenes: int) -> tuple[int, int]:
    """How many pairs of settings of two optional rules occurred, and how many there are."""
    seen: set[tuple[str, Any, str, Any]] = set()
    names = [name for name in Rules.__dataclass_fields__ if name != "campaign"]
    for seed in range(first, first + scenes):
        chance = Chance(seed)
        chance.dice.choice([*BOX.packs])
        chance.up_to(chance.up_to(4))
        rules = random_rules(chance)
        settings = [(name, getattr(rules, name)) for name in names]
        seen |= {(*one, *other) for one in settings for other in settings if one < other}
    values = {name: 3 if name in ("stun", "monster_handler") else 2 for name in names}
    pairs = sum(values[a] * values[b] for a in names for b in names if a < b)
    return len(seen), pairs


def main() -> None:
    """Play many scenes, and say how many raised."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenes", type=int, default=500)
    parser.add_argument("--first", type=int, default=0)
    wanted = parser.parse_args()
    faults: Counter[str] = Counter()
    decisions, began = 0, time.perf_counter()
    for seed in range(wanted.first, wanted.first + wanted.scenes):
        try:
            decisions += run(seed)
        except Exception as fault:
            where = traceback.extract_tb(fault.__traceback__)[-1]
            place = f"{where.filename.rsplit('/')[-1]}:{where.lineno}"
            name = f"{type(fault).__name__}: {fault} ({place})"
            if not faults[name]:
                print(f"scene {seed}")
                traceback.print_exc()
            faults[name] += 1
    met, pairs = combinations(wanted.first, wanted.scenes)
    print(f"{wanted.scenes} scenes, {decisions} decisions, {sum(faults.values())} exceptions")
    print(f"{met} of {pairs} pairs of settings, {time.perf_counter() - began:.0f} s")
    for name, count in faults.most_common():
        print(f"{count:6} {name}")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
