"""Rounds and the turns of heroes (ROUND, ACTION)."""

from delvers.games.plungin.adventure import enter_tile, leave_dungeon, may_leave, round_ends
from delvers.games.plungin.attacking import attack_options, hero_attacks
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.conditions import end_round_of, is_helpless, relieve
from delvers.games.plungin.events import tell
from delvers.games.plungin.fighting import is_engaged
from delvers.games.plungin.flow import TurnEnds, ask
from delvers.games.plungin.hazards import end_round, enter_square, start_in
from delvers.games.plungin.inventory import draw_weapon, weapons_carried
from delvers.games.plungin.items import item_options, use_item
from delvers.games.plungin.map import living, tile_of
from delvers.games.plungin.monster_turn import monsters_turn
from delvers.games.plungin.moving import cost_of, put_on, steps_from
from delvers.games.plungin.opening import do_to_lock, lock_options
from delvers.games.plungin.places import do_in_place, place_options
from delvers.games.plungin.registry import ABILITIES, MAY_USE
from delvers.games.plungin.spells import cast, spell_options
from delvers.games.plungin.state import Dungeon, Hero, State
from delvers.games.plungin.stats import max_life, value_of
from delvers.games.plungin.suffering import end_effects, start_effects
from delvers.kernel.requests import CHECKPOINT, Rule

ACTIONS = 2


def play_round(table: Dungeon) -> Rule[None]:
    """A turn for every hero, then the monsters, then what works at the end of a round."""
    state = table.state
    if not state.acted:
        state.round += 1
        if table.log is not None:
            table.tell("round_began", "DP-ROUND-03", round=state.round)
    while waiting := heroes_to_act(state):
        yield CHECKPOINT
        hero = yield from next_hero(table, waiting)
        state.acted.append(hero.number)
        yield from hero_turn(table, hero)
    yield from monsters_turn(table)
    yield from end_round(table)
    for one in [*living(state), *state.monsters]:
        end_round_of(table, one)
    for key in [key for key in state.flags if key.startswith("attacked ")]:
        del state.flags[key]
    yield from round_ends(table)
    state.acted.clear()


def heroes_to_act(state: State) -> list[Hero]:
    """The living heroes who have not acted this round, clockwise from the first player."""
    waiting = [hero for hero in living(state) if hero.number not in state.acted]
    return sorted(
        waiting, key=lambda h: (h.is_escort, (h.seat - state.first) % state.seats, h.number)
    )


def next_hero(table: Dungeon, waiting: list[Hero]) -> Rule[Hero]:
    """The next hero in order, or whom the players like."""
    state = table.state
    mine = [hero for hero in waiting if hero.seat == waiting[0].seat and not hero.is_escort]
    able = waiting if state.rules.free_hero_order else mine or waiting[:1]
    options = [f"act {hero.id}" for hero in able]
    rule = "DP-VAR-TURN-01" if state.rules.free_hero_order else "DP-ROUND-05"
    option = yield from ask(able[0].seat, options, rule, "who_acts")
    return able[options.index(option)]


def hero_turn(table: Dungeon, hero: Hero) -> Rule[None]:
    """Start effects, two actions, end effects."""
    state = table.state
    state.acting = hero.number
    hero.did.clear()
    hero.has_reacted = False
    tell(table, "turn_began", "DP-ROUND-14", hero)
    try:
        yield from start_effects(table, hero)
        if hero.life_left:
            yield from start_in(table, hero)
        if hero.life_left:
            hero.actions = ACTIONS
            yield from shake_off(table, hero)
            yield from take_actions(table, hero)
    except TurnEnds:
        pass
    if hero.life_left:
        yield from end_effects(table, hero)
    hero.actions = 0
    for song in ("inspired", "hymn"):
        if hero.sources.get(song) == hero.number:
            hero.bonus.pop(song, None)


def shake_off(table: Dungeon, hero: Hero) -> Rule[None]:
    """A stun costs the first action (or a check for it); the helpless cannot act at all."""
    from delvers.games.plungin.checks import check

    if is_helpless(hero):
        hero.actions = 0
    if "stunned" not in hero.conditions:
        return
    variant = table.state.rules.stun
    if not variant:
        relieve(table, hero, "stunned", "DP-CONFLICT-59")
        hero.actions -= 1
        return
    hero.actions -= 1
    passed = (yield from check(table, hero, "RES", 3, "DP-VAR-COMBAT-14", why="stun")).passed
    if passed or variant == 1:
        relieve(table, hero, "stunned", "DP-VAR-COMBAT-15")
    if not passed:
        hero.actions = 0


def take_actions(table: Dungeon, hero: Hero) -> Rule[None]:
    """As long as actions are left the hero chooses; free things cost none."""
    while hero.life_left:
        options = menu(table.state, hero)
        if hero.actions <= 0 and not (yield from agile_move(table, hero)):
            return
        if hero.actions <= 0:
            continue
        option = yield from ask(hero.seat, [*options, "pass"], "DP-ROUND-06", "act")
        if option == "pass":
            return
        yield from do(table, hero, option)


def agile_move(table: Dungeon, hero: Hero) -> Rule[bool]:
    """An unhurt agile hero may move again when both actions are spent."""
    fits = "agile" in hero.abilities and "agile" not in hero.did
    if not fits or hero.life < max_life(table.state, hero):
        return False
    hero.did.append("agile")
    option = yield from ask(hero.seat, ["move", "pass"], "DP-ACTION-15", "agile")
    if option == "pass":
        return False
    yield from move(table, hero, is_free_move=True)
    return False


def menu(state: State, hero: Hero) -> list[str]:
    """Everything that a hero can do now."""
    options: list[str] = []
    if can_move(state, hero):
        options.append("move")
    if "attack" not in hero.did and "trapped" not in hero.conditions:
        options += attack_options(state, hero)
    if not hero.is_escort:
        options += lock_options(state, hero)
        options += ability_options(state, hero)
        if hero.prepared or hero.carried:
            options += spell_options(state, hero)
    options += item_options(state, hero)
    options += place_options(state, hero)
    options += remedies(hero)
    if may_leave(state, hero):
        options.append("leave dungeon")
    return options


def can_move(state: State, hero: Hero) -> bool:
    """Whether the Move action is left and nothing holds the hero."""
    times = 2 if "hasted" in hero.conditions else 1
    if hero.did.count("move") >= times or "precise" in hero.did:
        return False
    if "rooted" in hero.conditions or "trapped" in hero.conditions:
        return False
    return bool(steps_from(state, hero.at))


def remedies(hero: Hero) -> list[str]:
    """What an action can end: flames, bleeding, a net, a pit."""
    options = []
    if "burning" in hero.conditions:
        options.append("beat out flames")
    if "trapped" in hero.conditions:
        options.append("get free")
    if "rooted" in hero.conditions and not hero.bonus.get("rooted"):
        options.append("tear free")
    return options


def ability_options(state: State, hero: Hero) -> list[str]:
    """The abilities that can be used as an action now."""
    options = []
    for ability in hero.abilities:
        book = BOOKS.abilities.get(ability)
        if book is None or ability not in ABILITIES or ability in hero.did:
            continue
        if book.kind == "attack" and "attack" in hero.did:
            continue
        if book.uses and hero.used.get(ability, 0) >= book.uses:
            continue
        if ability not in MAY_USE or MAY_USE[ability](state, hero):
            options.append(f"ability {ability}")
    return options


def do(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Carry out what a hero has chosen."""
    verb = option.partition(" ")[0]
    if option == "move":
        yield from move(table, hero)
    elif verb in ("attack", "shoot", "throw"):
        spend(hero, "attack")
        if verb == "shoot" and "precise_shot" in hero.abilities and "move" not in hero.did:
            hero.did.append("precise")
        table.state.flags[f"attacked {hero.number}"] = 1
        yield from hero_attacks(table, hero, option)
    elif verb == "ability":
        yield from use_ability(table, hero, option.removeprefix("ability "))
    elif verb == "cast":
        yield from cast(table, hero, option)
    elif verb in ("use", "give", "draw", "take", "equip", "pour"):
        yield from do_with_item(table, hero, option)
    elif option in ("beat out flames", "get free", "tear free"):
        yield from free_oneself(table, hero, option)
    elif option == "leave dungeon":
        yield from leave_dungeon(table, hero)
    elif option in place_options(table.state, hero):
        yield from do_in_place(table, hero, option)
    else:
        yield from do_to_lock(table, hero, option)


def do_with_item(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """Draw another weapon, or use what is carried."""
    if option.startswith("draw "):
        item = option.removeprefix("draw ")
        assert item in weapons_carried(hero)
        spend(hero, "use")
        draw_weapon(table, hero, item)
    else:
        yield from use_item(table, hero, option)


def use_ability(table: Dungeon, hero: Hero, ability: str) -> Rule[None]:
    """An ability as an action; one that attacks counts as the Attack."""
    book = BOOKS.abilities[ability]
    spend(hero, "attack" if book.kind == "attack" else ability)
    if book.kind == "attack":
        hero.did.append(ability)
    if book.uses:
        hero.used[ability] = hero.used.get(ability, 0) + 1
    tell(table, "ability_used", "DP-ACTION-15", hero, ability=ability)
    yield from ABILITIES[ability](table, hero)


def free_oneself(table: Dungeon, hero: Hero, option: str) -> Rule[None]:
    """An action against flames, or to get out of what holds one."""
    from delvers.games.plungin.checks import check

    spend(hero, option)
    if option == "beat out flames":
        relieve(table, hero, "burning", "DP-COND-04")
        return
    condition = "trapped" if option == "get free" else "rooted"
    difficulty = hero.bonus.get("netted", 0)
    if difficulty:
        stat = "RES" if value_of(hero, "RES") >= value_of(hero, "DEX") else "DEX"
        tried = yield from check(
            table, hero, "RES" if stat == "RES" else "DEX", difficulty, "DP-COND-01"
        )
        if not tried.passed:
            return
        hero.bonus.pop("netted", None)
    relieve(table, hero, condition, "DP-TRAPLIST-26")


def spend(hero: Hero, what: str) -> None:
    """An action is used."""
    hero.actions -= 1
    hero.did.append(what)


# -- moving ----------------------------------------------------------------------------------------


def move(table: Dungeon, hero: Hero, is_free_move: bool = False) -> Rule[None]:
    """Step by step up to MOV squares; doors may be opened on the way."""
    state = table.state
    if not is_free_move:
        spend(hero, "move")
    left = value_of(hero, "MOV")
    if state.rules.disengage and is_engaged(state, hero):
        left = 1
    moved = False
    while left > 0 and hero.life_left:
        steps = {
            name: square
            for name, square in steps_from(state, hero.at).items()
            if cost_of(state, square, hero) <= left
        }
        opens = [o for o in lock_options(state, hero) if o.startswith("open ")]
        options = [*steps, *opens]
        if not options:
            break
        option = yield from ask(hero.seat, [*options, "stop"], "DP-ACTION-06", "step")
        if option == "stop":
            break
        if option in steps:
            left -= cost_of(state, steps[option], hero)
            moved = True
            if (yield from step(table, hero, steps[option])):
                break
        else:
            yield from do_to_lock(table, hero, option)
    if moved and hero.life_left:
        tell(table, "hero_moved", "DP-ACTION-06", hero, at=hero.at)
        yield from end_of_move(table, hero)


def step(table: Dungeon, hero: Hero, square: int) -> Rule[bool]:
    """One square; whether something there stops the hero."""
    state = table.state
    before = tile_of(state, hero.at)
    hero.facing = next(
        (way for way in range(4) if square == hero.at + (-2048, 1, 2048, -1)[way]), hero.facing
    )
    put_on(state, hero, square)
    if state.hazards:
        yield from enter_square(table, hero)
    if hero.life_left and tile_of(state, hero.at) != before:
        yield from enter_tile(table, hero)
    return "trapped" in hero.conditions or "rooted" in hero.conditions


def end_of_move(table: Dungeon, hero: Hero) -> Rule[None]:
    """A cleared room may have been filled again."""
    from delvers.games.plungin.adventure import check_reappearance

    yield from check_reappearance(table, hero)
