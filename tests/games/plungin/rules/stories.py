"""What an entry of the books does, as a list of lines, to see whether a change of it shows."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import MISSING, Field, fields, replace
from typing import Any

from delvers.games.plungin.rules.board.grid import inner_steps, least_turned, shape_of
from delvers.games.plungin.rules.board.hazards import clear_away
from delvers.games.plungin.rules.board.map import is_free
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.books.foes import Law
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.events.reasons import Named
from delvers.games.plungin.rules.fight.attacking import attack_options, hero_attacks
from delvers.games.plungin.rules.fight.attention import alert_check, roll_attention
from delvers.games.plungin.rules.fight.combat import attack, strike_at
from delvers.games.plungin.rules.fight.conditions import is_immune
from delvers.games.plungin.rules.fight.fight_dice import defence_dice
from delvers.games.plungin.rules.fight.life import disturb, harm, heal, kill, stun
from delvers.games.plungin.rules.fight.strikes import Strike, with_weapon
from delvers.games.plungin.rules.fight.wound_powers import jolt
from delvers.games.plungin.rules.heroes.inventory import is_strong_enough
from delvers.games.plungin.rules.heroes.stats import (
    equipment_bonus,
    max_life,
    outfit,
    pool_of,
    value_of,
)
from delvers.games.plungin.rules.locks.breaking import break_dice
from delvers.games.plungin.rules.locks.unlocking import pick_dice
from delvers.games.plungin.rules.magic.spells import cast, cast_dice, difficulty_for, strong_spells
from delvers.games.plungin.rules.magic.targeting import targets_of
from delvers.games.plungin.rules.monsters.actions import hit
from delvers.games.plungin.rules.monsters.monster_turn import act_in_order, monster_turn
from delvers.games.plungin.rules.squares import square_at
from delvers.games.plungin.rules.state.durations import UNTIL_ENDED
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.fixtures import Chest, Door
from delvers.games.plungin.rules.state.flow import AdventureEnds, TurnEnds
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.things.abilities import can_turn
from delvers.games.plungin.rules.things.gear import watch_fights
from delvers.games.plungin.rules.things.items import item_options, use_item
from delvers.games.plungin.rules.traps.entering import end_round, enter_square, start_in
from delvers.games.plungin.rules.traps.searching import detect_dice
from delvers.games.plungin.rules.traps.traps import spring
from delvers.games.plungin.rules.turn.menu import menu
from delvers.games.plungin.rules.view.prospects_of_checks import disarming
from delvers.games.plungin.rules.village.market import price_of, spells_for_sale, stock_at
from delvers.kernel.errors import BadContent
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask, Rule
from tests.games.plungin.rules.scene import faces, scene, state_of

Story = list[str]
WORDS = ("id", "name", "text", "overload_text", "fumble_text")
"""What an entry only says; its words are compared with the books elsewhere."""
MAG = 16
GOOD = (*[5] * (MAG + 8), *[3] * 300)
FUMBLED = (*[5] * 7, *[1] * 8, 3, *[5] * 5, *[3] * 300)


def keys_of(entry: Any) -> list[Field[Any]]:
    """The fields of an entry that are more than words and not as in a plain entry."""
    return [
        one
        for one in fields(entry)
        if one.name not in WORDS and getattr(entry, one.name) != default(one)
    ]


def default(field: Field[Any]) -> Any:
    """What a field is if an entry does not name it."""
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING


def alterations(field: Field[Any], value: Any) -> Iterator[Any]:
    """Other values for a field: its default, and one more or less than it is."""
    plain = default(field)
    if plain is not MISSING and plain != value:
        yield plain
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value + 3
        yield value + 9
    elif isinstance(value, dict):
        yield {key: other + 1 for key, other in value.items() if isinstance(other, int)}
    elif isinstance(value, tuple):
        yield value[:-1]
    elif isinstance(value, str):
        yield ""
    elif isinstance(value, Law):
        yield Law("patient")
        yield Law("combatant", "drawn_to", most="WIT")


@contextmanager
def instead(book: Any, entry: Any) -> Iterator[None]:
    """Another entry in the place of one of the books."""
    before = book[entry.id]
    book[entry.id] = entry
    forget()
    try:
        yield
    finally:
        book[entry.id] = before
        forget()


def forget() -> None:
    """What was worked out from the books is worked out anew."""
    found: list[Any] = [outfit, equipment_bonus, shape_of, least_turned, inner_steps, stock_at]
    for function in (*found, strong_spells):
        function.cache_clear()


def unread(book: Any, id: str, story: Callable[[str], Story]) -> list[str]:
    """The keys of an entry whose change does not show in its story."""
    entry, told = book[id], story(id)
    found = []
    for field in keys_of(entry):
        for value in alterations(field, getattr(entry, field.name)):
            with instead(book, replace(entry, **{field.name: value})):
                if attempt(story, id) != told:
                    break
        else:
            found.append(field.name)
    return found


def attempt(story: Callable[[str], Story], id: str) -> Story:
    """A story, or that it cannot be told: rules need what was changed."""
    try:
        return story(id)
    except (BadContent, LookupError, AssertionError, ValueError, TypeError) as error:
        return [repr(error)]


def so_far(game: Game) -> Story:
    """All events, and how everything on the board is now."""
    state = state_of(game)
    told = [f"{event.kind} {event.params} {event.rule}" for event in game._table.log or ()]
    for one in (*state.heroes, *state.monsters):
        told.append(f"{one.id} {one.at} {one.life} {one.conditions} {one.strengths} {one.hold}")
        told.append(f"{one.drained} {one.mocked}")
        if isinstance(one, Hero):
            told.append(
                f"{one.hands} {one.carried} {one.prepared} {one.broken} {one.unloaded} {one.exp}"
            )
            told.append(
                f"{one.song} {one.whetted} {one.burning_weapons} {one.silent_step}"
                f" {one.has_blessing_to_come} {one.commanded_turns} {one.fell_at}"
            )
        elif isinstance(one, Monster):
            told.append(f"{one.state} {one.changes} {one.taunted_by} {one.veil} {one.caller}")
            told.append(f"{one.damage} {one.leaves} {one.side} {one.law}")
    told += [f"{one.kind} {one.squares} {one.rounds} {one.strength}" for one in state.hazards]
    told += [f"{one.is_open} {one.is_locked} {one.trap} {one.is_ruined}" for one in state.doors]
    told += [f"{one.is_locked} {one.trap} {one.is_empty} {one.is_ruined}" for one in state.chests]
    told.append(f"{state.terrain} {state.attention} {state.noise} {state.party.gold}")
    told.append(f"{state.adventure} {state.turn_ends} {state.is_just_broken}")
    return told


def ended(rule: Rule[Any], *answers: str) -> None:
    """A rule is run, even if it ends the adventure; what has no answer is the first option."""
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Ask)
            wanted = [one for one in request.options if one in answers]
            request = rule.send((request.seat, (wanted or request.options)[0]))
    except (StopIteration, AdventureEnds, TurnEnds):
        return


# -- spells ----------------------------------------------------------------------------------------


MONSTERS = [
    ("mummy", (4, 3)),
    ("fire_hound", (5, 3)),
    ("skeleton", (4, 4)),
    ("orc", (5, 4)),
    ("stone_golem", (6, 3)),
    ("demon", (6, 4)),
    ("webmother", (7, 0)),
    ("seneschal", (2, 5)),
]
PARTY = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")


def arena(spell: str, dice: tuple[int, ...]) -> Game:
    """A caster among friends and monsters of all sorts, a locked chest and a locked door."""
    chest = Chest(1, True, at=square_at(2, 4), trap="dart_volley")
    facts: dict[str, Any] = {
        "at": [(2, 3), (3, 3), (1, 3), (0, 0)],
        "tile": "room_8x8",
        "doors": {"west": Door(2, True, trap="dart_volley", kind="locked")},
        "chests": [chest],
    }
    rules = Rules(zero_is_a_fumble=False)
    game = scene(*PARTY, seats=1, monsters=MONSTERS, rules=rules, **facts)
    state = state_of(game)
    one, wounded, cursed, dead = state.heroes
    make_caster(one, spell)
    for other in (one, wounded, cursed):
        other.stats["LIFE"], other.life = 60, 40
    for monster in state.monsters:
        monster.life = 60
    wounded.armour, wounded.stats["RES"] = "hide_armour", 6
    wounded.conditions.update(venom=UNTIL_ENDED, bleeding=UNTIL_ENDED)
    cursed.attire, cursed.drained = ["cursed_ring_of_hunger"], 1
    dead.status = "dead"
    state.who.pop(dead.at, None)
    dead.at = -1
    state.acting = 0
    state.dice = faces(*dice)
    return game


SCHOOLS = {id: spell.school for id, spell in BOX.spells.items()}


def make_caster(one: Hero, spell: str) -> None:
    """A hero of great magic who has prepared a spell, with a weak club in hand."""
    one.stats.update({"MAG": MAG, "RES": 4})
    one.schools, one.abilities = [SCHOOLS[spell]], []
    one.known, one.prepared = [spell], [spell]
    one.hands, one.armour = ["club", ""], ""
    one.actions = 2


def spell_story(id: str) -> Story:
    """A spell cast well and badly, plainly and overloaded, at what it can be aimed at."""
    told = [str(price_of(BOX, f"spell_book:{id}")), *reach_story(id)]
    for option in ("", " overloaded") if id in strong_spells(BOX) else ("",):
        for dice in (GOOD, FUMBLED):
            spell = strong_spells(BOX)[id] if option else BOX.spells[id]
            game = arena(id, dice)
            aims = targets_of(state_of(game), state_of(game).heroes[0], spell)
            told += aims
            for aim in dict.fromkeys((*aims[:2], *aims[-2:], *(a for a in aims if a in AIMS))):
                game = arena(id, dice)
                caster = state_of(game).heroes[0]
                ended(cast(game._table, caster, f"cast {id}{option}"), aim)
                exchange_blows(game)
                told += so_far(game)
    return told


def exchange_blows(game: Game) -> None:
    """The caster strikes at a mummy, and is struck by an orc."""
    state = state_of(game)
    caster, mummy = state.heroes[0], state.monsters[0]
    orc = next(one for one in state.monsters if one.id == "orc")
    for blow in (strike_at(game._table, caster, mummy, Strike()), hit(game._table, orc, caster)):
        state.dice = faces(5, 5, *[3] * 100)
        ended(blow)
    for one in [*state.heroes, *state.monsters]:
        state.dice = faces(5, 5, *[3] * 100)
        if one.is_on_board:
            ended(start_in(game._table, one))


AIMS = (
    "to east",
    "at 5,3",
    "row 5,3",
    "on mummy 10",
    "on skeleton 12",
    "on fire_hound 11",
    "on brannoc_vale club",
)


def reach_story(id: str) -> Story:
    """How hard a spell is in each School, and whom it reaches of many in a row."""
    names = [*BOX.heroes]
    rows: dict[str, Any] = {
        "at": [(0, 0), *((x, 0) for x in range(1, 8))],
        "tile": "room_8x8",
        "chests": [Chest(1, True, at=square_at(x, 4), trap="dart_volley") for x in range(8)],
    }
    orcs = [("orc", (x, 2)) for x in range(1, 8)]
    game = scene(*names, seats=1, monsters=orcs, **rows)
    state = state_of(game)
    one = state.heroes[0]
    told = []
    for school in BOX.schools:
        one.schools = [school]
        told.append(f"{school} {difficulty_for(one, BOX.spells[id])} {spells_for_sale(state, one)}")
    make_caster(one, id)
    for other in state.heroes:
        other.attire, other.conditions["venom"] = ["cursed_ring_of_hunger"], UNTIL_ENDED
    aims = targets_of(state, one, BOX.spells[id])
    told += aims
    state.acting, state.dice = 0, faces(*GOOD)
    if aims:
        ended(cast(game._table, one, f"cast {id}"))
    return [*told, *so_far(game)]


# -- monsters --------------------------------------------------------------------------------------


def den(id: str, at: tuple[int, int] = (4, 3), dice: tuple[int, ...] = GOOD) -> Game:
    """A monster with one of its kind and an orc, among heroes near and far."""
    rules = Rules(zero_is_a_fumble=False, tougher=True)
    last = (2, 2) if at == (7, 3) else (5, 2)
    facts: dict[str, Any] = {"at": [(3, 3), (4, 4), (0, 3), last], "tile": "room_8x8"}
    pack = "lamplighters_road" if "panes" in BOX.monsters[id].powers else "tapping_in_the_wall"
    friends = [] if at == (6, 6) else [(id, (5, 3)), ("orc_chief", (6, 3))]
    game = scene(*PARTY, seats=1, monsters=[(id, at), *friends], rules=rules, pack=pack, **facts)
    state = state_of(game)
    for number, one in enumerate(state.heroes):
        one.stats["LIFE"] = one.life = 90 + number
        one.abilities, one.armour = [], "wyrmscale_mail"
    if at == (7, 3):
        put_on_square(state, state.monsters[1], square_at(7, 4))
        state.terrain.update({square_at(5, row): "O" for row in range(8)})
    state.party.gold = 50
    state.adventure.panes = 1
    state.dice = faces(*dice)
    return game


def monster_story(id: str) -> Story:
    """A monster that fights near and far, is hurt, provoked, put under conditions, and slain."""
    one = state_of(den(id)).monsters[0]
    told: Story = [f"{stat} {one.stats.get(stat)} {one.life}" for stat in STATS]
    for face in range(1, 7):
        told += turn_story(id, (4, 3), face, is_hurt=face % 2 == 0)
        told += turn_story(id, (7, 3), face, is_hurt=face % 2 == 1)
    told += turn_story(id, (6, 6), 5, is_hurt=True)
    told += suffering_story(id)
    for condition in (*BOX.conditions, "pushed"):
        told.append(f"{condition} {is_immune(one, condition)}")
    for steps in (1, 2, 3):
        game = den(id, (6, 6))
        put_on_square(state_of(game), state_of(game).heroes[0], square_at(6 - steps, 6))
        disturb(game._table, state_of(game).heroes[0])
        told.append(f"{steps} {state_of(game).monsters[0].is_provoked}")
    for face in range(1, 7):
        game = den(id, dice=(face,) * 40)
        ended(kill(game._table, state_of(game).monsters[0]))
        told += so_far(game)
    return told


def turn_story(id: str, at: tuple[int, int], face: int, is_hurt: bool) -> Story:
    """Two turns of a monster that is provoked or not, and has lost some of its LIFE or not."""
    game = den(id, at, (face, *[5, 5, 5, 3, 3, 3, 3, 3] * 12))
    state = state_of(game)
    monster = state.monsters[0]
    if is_hurt:
        monster.life, monster.damage = max(1, monster.life - 3), 3
        monster.is_provoked, monster.law = True, BOX.monsters[id].next_law or monster.law
        if "orc" in id:
            state.monsters[-1].life -= 3
    for number in range(2):
        state.round += 3 * number
        ended(act_in_order(game._table, [monster]))
    return so_far(game)


def suffering_story(id: str) -> Story:
    """A monster struck with all kinds of weapons, fire, magic and holy things."""
    told: Story = []
    for weapon in (
        "sword",
        "mace",
        "silver_sword",
        "flail",
        "flametongue",
        "short_bow",
        "club",
    ):
        hits = 0 if weapon == "club" else 3
        game = den(id, dice=(*[5] * hits, *[3] * 200))
        monster, one = state_of(game).monsters[0], state_of(game).heroes[0]
        one.stats["ATK"] = 9
        is_shot = weapon == "short_bow"
        ended(
            attack(game._table, one, monster, with_weapon(BOX, weapon, Strike(is_ranged=is_shot)))
        )
        if monster.is_on_board:
            ended(monster_turn(game._table, monster))
        told += so_far(game)
    for amount, cause in (
        (1, "holy_water"),
        (3, "spark"),
        (9, "x"),
        (14, "x"),
        (20, "x"),
        (40, "x"),
    ):
        for face in (1, 6):
            game = den(id, dice=(face, *[5] * 3, *[3] * 200))
            monster = state_of(game).monsters[0]
            ended(harm(game._table, monster, amount, Named(cause), "DP-CONSUM-02", 0))
            if monster.is_on_board:
                state_of(game).dice = faces(*[5] * 4, *[3] * 100)
                ended(hit(game._table, monster, state_of(game).heroes[0]))
            told += so_far(game)
    game = den(id)
    ended(jolt(game._table, state_of(game).monsters[0], Named("thunder_egg"), 0))
    told.append(f"{can_turn(state_of(game), state_of(game).heroes[0], state_of(game).monsters[0])}")
    return [*told, *so_far(game)]


# -- traps -----------------------------------------------------------------------------------------


def trap_story(id: str) -> Story:
    """A trap that goes off under heroes and monsters, is entered again, and works on."""
    told: Story = []
    for faces_shown in ((5, 5, 5, 5, 5, 5), (3, 3, 3), (1, 6, 5, 3)):
        for is_event in (False, True):
            told += sprung(id, (*faces_shown, *[3] * 30, *[5] * 3, *[3] * 300), is_event)
    return [*told, str(disarming(hero_of(trap_room(id)), id, Chest(1, False, trap=id)))]


def hero_of(game: Game) -> Hero:
    """The first hero."""
    return state_of(game).heroes[0]


def trap_room(id: str) -> Game:
    """Heroes in armour, with a hood and warm clothes, an orc, a mummy and a fire hound together."""
    monsters = [("orc", (4, 3)), ("mummy", (3, 4)), ("fire_hound", (4, 4)), ("cultist", (2, 3))]
    facts: dict[str, Any] = {"at": [(3, 3), (3, 2), (0, 3), (3, 5)], "tile": "room_8x8"}
    rules = Rules(zero_is_a_fumble=False)
    game = scene(*PARTY, seats=1, monsters=monsters, rules=rules, **facts)
    for one in state_of(game).heroes:
        one.stats["LIFE"] = one.life = 60
        one.attire, one.abilities = ["miners_hood", "travel_cloak"], []
    state_of(game).heroes[1].armour = "wyrmscale_mail"
    return game


def sprung(id: str, dice: tuple[int, ...], is_event: bool) -> Story:
    """A trap is sprung, then entered by others, then the round ends."""
    game = trap_room(id)
    state, table = state_of(game), game._table
    state.dice = faces(*dice)
    ended(spring(table, id, state.heroes[0], False, is_event=is_event))
    for one in (state.heroes[2], state.monsters[0] if state.monsters else state.heroes[3]):
        inside = [s for hazard in state.hazards for s in hazard.squares if is_free(state, s)]
        if inside and one.is_on_board:
            put_on_square(state, one, inside[0])
            ended(enter_square(table, one))
    ended(end_round(table))
    told = so_far(game)
    clear_away(state)
    return [*told, *so_far(game)]


# -- things ----------------------------------------------------------------------------------------


KINDS_OF_HARM = ("spell", "ice", "breath", "drain", "fear", "water", "stone", "poisoned_needle")


def item_story(id: str) -> Story:
    """A thing that is worn, struck with, parried with, used and sold."""
    return [*figures(id), *blows(id), *uses(id)]


def owner(id: str, dice: tuple[int, ...] = GOOD) -> Game:
    """A hero strong enough for anything who has put a thing on, or carries it."""
    near = [("skeleton", (4, 3)), ("fire_hound", (3, 4)), ("orc", (2, 3))]
    monsters = [*near, ("wraith", (4, 4)), ("seneschal", (5, 3)), ("mummy", (5, 5))]
    facts: dict[str, Any] = {
        "at": [(3, 3), (2, 2), (0, 3), (0, 0)],
        "tile": "room_8x8",
        "chests": [Chest(2, True, at=square_at(3, 2), trap="dart_volley")],
        "pack": "lamplighters_road",
    }
    game = scene(*PARTY, seats=1, monsters=monsters, rules=Rules(zero_is_a_fumble=False), **facts)
    state = state_of(game)
    one = state.heroes[0]
    one.stats.update({"RES": 5, "DEX": 3, "ATK": 4, "LIFE": 20, "MAG": 4})
    one.life, one.abilities, one.hands, one.armour = 9, ["counterattack"], ["", ""], ""
    one.carried, one.conditions["venom"], one.drained = [], UNTIL_ENDED, 1
    one.wiped, one.schools = ["spark"], ["school_of_ember"]
    book = BOX.items[id]
    if book.kind in ("weapon", "shield"):
        one.hands = [id, id if book.hands == 2 else ""]
    elif book.kind == "armour":
        one.armour = id
    elif book.kind == "attire":
        one.attire = [id]
    else:
        one.carried, one.hands = [id], ["club", ""]
    dead = state.heroes[3]
    dead.status = "dead"
    state.who.pop(dead.at, None)
    dead.at = -1
    state.acting, one.actions = 0, 2
    state.dice = faces(*dice)
    return game


def figures(id: str) -> Story:
    """Dice, stats and prices that a thing changes."""
    state = state_of(owner(id))
    one = state.heroes[0]
    told = [f"{stat} {value_of(one, stat)} {pool_of(one, stat)}" for stat in STATS]
    told += [f"{name} {foe.id}" for name, foe in attack_options(state, one).items()]
    told.append(f"{max_life(state, one)} {break_dice(state, one)} {pick_dice(state, one)}")
    told.append(f"{detect_dice(state, one)} {cast_dice(state, one, False)}")
    for defence in ("DEF", "RES", "best"):
        for kind in KINDS_OF_HARM:
            dice = defence_dice(state, one, defence, None, (kind,))
            told.append(f"{defence} {kind} {dice}")
        told += [f"{defence_dice(state, one, defence, foe)}" for foe in state.monsters]
    told += [f"{condition} {is_immune(one, condition)}" for condition in BOX.conditions]
    told.append(
        f"{is_strong_enough(one, id)} {price_of(BOX, id)} {id in stock_at(BOX, 9)} "
        f"{[*menu(state, one, [])]}"
    )
    return told


def blows(id: str) -> Story:
    """Attacks of the hero with what he has, and on him, well and badly rolled."""
    told: Story = []
    is_shot = BOX.items[id].kind == "weapon" and bool(BOX.items[id].range)
    for dice in (
        (5, 5, 5, 5, *[1] * 9, *[3] * 300),
        (*[1] * 9, *[3] * 300),
        (6, *[5] * 300),
        (*[3] * 6, *[5] * 300),
    ):
        for foe in range(6):
            game = owner(id, dice)
            state = state_of(game)
            state.monsters[5].state = "sleeping"
            strike = Strike(is_ranged=is_shot)
            ended(strike_at(game._table, state.heroes[0], state.monsters[foe], strike))
            told += so_far(game)
        game = owner(id, dice)
        for option in [
            one for one in attack_options(state_of(game), hero_of(game)) if "at " in one
        ]:
            ended(hero_attacks(game._table, hero_of(game), option))
            break
        told += [*so_far(game), *hurt(id, dice)]
    return [*told, *met(id)]


def hurt(id: str, dice: tuple[int, ...]) -> Story:
    """Blows on the hero, a stun, fire, healing, and his death."""
    told: Story = []
    for foe in range(2):
        game = owner(id, dice)
        state, one = state_of(game), hero_of(game)
        state.acting = state.monsters[foe].number
        ended(hit(game._table, state.monsters[foe], one))
        stun(game._table, one, "DP-FUMBLE-01")
        ended(harm(game._table, one, 2, Named("fireball"), "DP-SPELL-10", fire=True))
        told.append(f"{heal(game._table, one, 4, 'DP-SPELL-10')}")
        ended(harm(game._table, one, 50, Named("spark"), "DP-SPELL-10"))
        told += so_far(game)
    return told


def met(id: str) -> Story:
    """A fight begins, and monsters have to be surprised."""
    game = owner(id)
    watch_fights(game._table)
    told = [roll_attention(game._table, 0)]
    ended(alert_check(game._table, hero_of(game), [state_of(game).monsters[0]], 0))
    return [*told, *so_far(game)]


def uses(id: str) -> Story:
    """A thing is used, if it can be, and what it left is stepped into."""
    told: Story = []
    for dice in (GOOD, (*[3] * 300,)):
        game = owner(id, dice)
        state = state_of(game)
        one = state.heroes[0]
        for option in [name for name in item_options(state, one) if id in name]:
            game = owner(id, dice)
            state = state_of(game)
            ended(use_item(game._table, state.heroes[0], option))
            for foe in [*state.monsters]:
                if foe.is_on_board:
                    ended(enter_square(game._table, foe))
            told += so_far(game)
    return told
