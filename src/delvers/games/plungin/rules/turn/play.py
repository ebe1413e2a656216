"""A game from the entrance to the end (ROUND, SETUP)."""

from typing import Final

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.board.lantern import put_down
from delvers.games.plungin.rules.board.map import is_free, living, squares_of
from delvers.games.plungin.rules.board.moving import put_on_square
from delvers.games.plungin.rules.events.rounds import WhyOver
from delvers.games.plungin.rules.explore.adventure import complete, way_in
from delvers.games.plungin.rules.explore.building import place_entrance
from delvers.games.plungin.rules.explore.doorways import ensure_great_door
from delvers.games.plungin.rules.fight.leaving_the_board import leave_board
from delvers.games.plungin.rules.heroes.creating import make_hero, prepare
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.heroes.inventory import item_of
from delvers.games.plungin.rules.options import (
    CHOOSE_SPELLS,
    FIRST_PLAYER,
    KEEP_SPELLS,
    RETIRE,
    RETURN,
    SET_OUT,
    STAND_ON,
    quick,
)
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero
from delvers.games.plungin.rules.state.flow import AdventureEnds
from delvers.games.plungin.rules.state.state import Adventure, Dungeon, State
from delvers.games.plungin.rules.state.telling import tell
from delvers.games.plungin.rules.turn.setup import escort, is_for_seasoned, lower_life_tables
from delvers.games.plungin.rules.turn.turn import play_round
from delvers.games.plungin.rules.village.village import visit
from delvers.kernel.requests import CHECKPOINT, Rule, ask
from delvers.kernel.spec import Result

PARTY: Final = 4


def play(table: Dungeon) -> Rule[None]:
    """Make heroes, go into dungeons and come back to the village until it is over."""
    state = table.state
    while state.part != "over":
        yield CHECKPOINT
        if state.part == "creating":
            yield from make_party(table)
        elif state.part == "village":
            yield from visit(table)
            yield from set_out(table)
        elif state.part == "placing":
            yield from enter(table)
        else:
            try:
                yield from play_round(table)
            except AdventureEnds:  # it is won or lost, or the party leaves
                end_adventure(table)
    tell_end(table)


stand_on: Final = quick(STAND_ON)


def make_party(table: Dungeon) -> Rule[None]:
    """Four heroes, each player making his own in turn; then to the village."""
    state = table.state
    for number in range(PARTY):
        hero = yield from make_hero(table, number % state.seats, number)
        state.heroes.append(hero)
        rest(state, hero)
        tell(table, events.hero_joins, "DP-SETUP-08", hero, seat=hero.seat)
    state.part = "village"


def set_out(table: Dungeon) -> Rule[None]:
    """Back into the same dungeon, or to the next adventure, or home for good."""
    state = table.state
    if not state.rules.campaign and not state.tiles:
        state.part = "placing"
        return
    if not any(hero.status == "alive" and not hero.is_escort for hero in state.heroes):
        state.part, state.lost = "over", True
        return
    back = [RETURN()] if state.tiles and not state.won else []
    packs = state.content.packs if state.rules.campaign else ()
    suited = [SET_OUT(id) for id in packs if is_suited(state, id)]
    refused = {SET_OUT(id): "DP-SETUP-10" for id in packs if not is_suited(state, id)}
    options = [*back, *suited, RETIRE()]
    rule = "DP-SETUP-10" if state.rules.campaign else "DP-EXITDUN-05"
    option = yield from ask(state.first, options, rule, prompts.SET_OUT(), refused)
    if option == RETIRE():
        state.part = "over"
    elif option == RETURN():
        state.part = "placing"
    else:
        (pack,) = SET_OUT.parts(option)
        begin(state, pack)


def is_suited(state: State, pack: str) -> bool:
    """Whether the best hero of the party has the level that an adventure asks for."""
    best = max(hero.level for hero in state.heroes if not hero.is_escort)
    return best >= state.content.packs[pack].hero_levels[0]


def begin(state: State, pack: str) -> None:
    """A new dungeon; keys of the last one are thrown away."""
    clear_table(state)
    state.pack = pack
    state.part = "placing"
    state.won = False
    state.party.great_keys = 0
    state.party.found.clear()
    state.party.tasks.clear()
    state.heroes = [hero for hero in state.heroes if not hero.is_escort]
    discard_keys(state)
    book = state.content.packs[pack]
    state.oil = book.oil
    if book.escort is not None:
        state.heroes.append(escort(state))
    lower_life_tables(state)


def discard_keys(state: State) -> bool:
    """Keys that were not used go with the adventure; whether there were any."""
    found = False
    for things in [state.party.stored, *(hero.carried for hero in state.heroes)]:
        kept = [item for item in things if state.content.items[item_of(item)].kind != "key"]
        found = found or len(kept) < len(things)
        things[:] = kept
    return found


def clear_table(state: State) -> None:
    """All tiles and figures are taken off the table."""
    for pieces in (
        state.monsters,
        state.tiles,
        state.doors,
        state.chests,
        state.hazards,
        state.acted,
        state.to_act,
    ):
        pieces.clear()
    for index in (state.ground, state.terrain, state.gates, state.who, state.chest_at):
        index.clear()
    state.lying.clear()
    state.adventure = Adventure()
    state.move_under_way = None
    state.turn_ends = state.is_just_broken = False
    state.engaged = state.returned_to = NOWHERE
    state.party.has_paid_rent = False
    state.changed = 0
    state.round = state.count = state.chapter = state.uniques = state.great_doors = 0
    state.attention = state.noise = 0
    for hero in state.heroes:
        hero.at = NOWHERE
        hero.fell_at = hero.in_stone = NOWHERE
        hero.has_paid_rent = False


def enter(table: Dungeon) -> Rule[None]:
    """Onto the entrance tile; a dungeon left before stands as it was."""
    state = table.state
    if not state.tiles:
        state.party.begun += 1
        tell_start(table)
        yield from prepare_spells(table)
        yield from decide_first(table)
        place_entrance(table)
    yield from place_heroes(table)
    state.part = "dungeon"


def prepare_spells(table: Dungeon) -> Rule[None]:
    """Casters keep the spells on their sheets or choose others; in the village they have chosen."""
    state = table.state
    for hero in state.heroes:
        if hero.known and not state.rules.campaign and not is_for_seasoned(state):
            options = [KEEP_SPELLS(), CHOOSE_SPELLS()]
            option = yield from ask(hero.seat, options, "DP-SETUP-12", prompts.SPELLS(hero.id))
            if option == CHOOSE_SPELLS():
                yield from prepare(hero)
        if hero.prepared:
            spells: list[str] = [*hero.prepared]
            tell(table, events.spells_ready, "DP-SPELL-05", hero, spells=spells)


def decide_first(table: Dungeon) -> Rule[None]:
    """The players agree on who goes first; one of them says so."""
    state = table.state
    options = [FIRST_PLAYER(seat) for seat in range(state.seats)]
    option = yield from ask(0, options, "DP-SETUP-15", prompts.WHO_IS_FIRST())
    state.first = options.index(option)


def end_adventure(table: Dungeon) -> None:
    """Out of the dungeon: to the village, or to the end of the game."""
    state = table.state
    state.acted.clear()
    state.acting = NOWHERE
    if state.won:
        for task in state.content.packs[state.pack].tasks:
            lives = task.when == "escort_lives" and any(
                hero.is_escort and hero.status == "alive" for hero in state.heroes
            )
            if (task.when == "won" or lives) and task.id not in state.party.tasks:
                complete(table, task)
        state.party.won.append(state.pack)
    if (state.won or state.lost) and discard_keys(state) and table.log is not None:
        table.tell(events.keys_discarded, "DP-KEY-08")
    tell_outcome(table)
    put_down(state)
    for hero in living(state):
        leave_board(table, hero)
    is_over = state.lost or (state.won and not state.rules.campaign)
    state.part = "over" if is_over else "village"


def tell_outcome(table: Dungeon) -> None:
    """Whether the adventure is won or lost, if it is over."""
    state = table.state
    if state.won:
        table.tell(events.adventure_won, "DP-ROUND-02", adventure=state.pack)
    elif state.lost:
        table.tell(events.adventure_lost, "DP-CONFLICT-48", adventure=state.pack)


def tell_start(table: Dungeon) -> None:
    """Which adventure, with whom."""
    state = table.state
    if table.log is not None:
        table.tell(events.adventure_began, "DP-SETUP-11", adventure=state.pack)
        for hero in state.heroes:
            table.tell(events.hero_joins, "DP-SETUP-08", seat=hero.seat, who=hero.id)
            tell_outfit(table, hero)
        if state.oil:
            table.tell(events.oil_begins, "DP-SETUP-11", left=state.oil)
        if state.adventure.lowered:
            lower = max(state.adventure.lowered.values())
            table.tell(events.bosses_lowered, "DP-SETUP-06", amount=lower)


def tell_outfit(table: Dungeon, hero: Hero) -> None:
    """With what LIFE, gold and things a hero sets out."""
    worn = [*dict.fromkeys(item for item in (*hero.hands, hero.armour, *hero.attire) if item)]
    things: list[str] = [*worn, *hero.carried]
    tell(table, events.outfit, "DP-SETUP-08", hero, life=hero.life, gold=hero.gold, things=things)


def place_heroes(table: Dungeon) -> Rule[None]:
    """The players put their heroes on squares of the entrance tile, one after another."""
    state = table.state
    for hero in by_turns(state):
        if hero.is_on_board or hero.status != "alive":
            continue
        free = [square for square in squares_of(state, way_in(state)) if is_free(state, square)]
        names = [stand_on(square) for square in free]
        option = yield from ask(hero.seat, names, "DP-SETUP-14", prompts.STAND(hero.id))
        put_on_square(state, hero, free[names.index(option)])
        tell(table, events.placed, "DP-SETUP-14", hero, at=hero.at)
    if state.adventure.winch != NOWHERE:
        # The ride has shut the last doors off by which a Great Door could have come.
        yield from ensure_great_door(table, next(one for one in by_turns(state) if one.is_on_board))


def by_turns(state: State) -> list[Hero]:
    """The heroes one by one around the table from the first player on, an escort last."""
    mine: list[list[int]] = [[] for _ in range(state.seats)]
    for hero in state.heroes:
        mine[hero.seat].append(hero.number)

    def turn(hero: Hero) -> tuple[bool, int, int]:
        place = (hero.seat - state.first) % state.seats
        return hero.is_escort, mine[hero.seat].index(hero.number), place

    return sorted(state.heroes, key=turn)


def tell_end(table: Dungeon) -> None:
    """Announce the result."""
    if table.log is not None:
        result = count(table.state)
        table.tell(
            events.game_won if result.winners else events.game_lost,
            result.why,
            pack=table.state.pack,
        )


def places(state: State) -> tuple[tuple[int, ...], ...]:
    """All winners are equal; in a Gold Fever the seat whose heroes have most gold comes first."""
    seats = range(state.seats)
    if not state.rules.gold_fever:
        return (tuple(seats),)
    gold = [sum(hero.gold for hero in state.heroes if hero.seat == seat) for seat in seats]
    best = sorted(set(gold), reverse=True)
    return tuple(tuple(seat for seat in seats if gold[seat] == much) for much in best)


def count(state: State) -> Result:
    """All win or lose together."""
    seats = tuple(range(state.seats))
    alive = sum(hero.status == "alive" and not hero.is_escort for hero in state.heroes)
    score = tuple(alive for _ in seats)
    if state.won or (state.party.won and not state.lost):
        return Result(seats, places(state), score, why_over(state, alive))
    return Result((), (seats,), score, why_over(state, alive))


def why_over(state: State, alive: int) -> WhyOver:
    """Why the game is over."""
    if state.won or (state.party.won and not state.lost) or (state.lost and alive):
        return "DP-ROUND-02"
    return "DP-CONFLICT-48" if state.lost else "DP-EXITDUN-02"
