"""A game from the entrance to the end (ROUND, SETUP)."""

from delvers.games.plungin.building import place_entrance
from delvers.games.plungin.events import tell
from delvers.games.plungin.flow import AdventureEnds, ask
from delvers.games.plungin.map import is_free, living, squares_of
from delvers.games.plungin.moving import put_on
from delvers.games.plungin.reviving import square_name
from delvers.games.plungin.state import Dungeon, State
from delvers.games.plungin.turn import play_round
from delvers.kernel.requests import CHECKPOINT, Rule
from delvers.kernel.spec import Result


def play(table: Dungeon) -> Rule[None]:
    """Stand on the entrance tile, then round after round until it is won or lost."""
    state = table.state
    if not state.tiles:
        tell_start(table)
        place_entrance(table)
    while state.stage == "placing":
        yield CHECKPOINT
        yield from place_heroes(table)
        state.stage = "dungeon"
    while state.stage == "dungeon":
        yield CHECKPOINT
        try:
            yield from play_round(table)
        except AdventureEnds:
            state.stage = "over"
    tell_end(table)


def tell_start(table: Dungeon) -> None:
    """Which adventure, with whom."""
    state = table.state
    if table.log is not None:
        table.tell("adventure_began", "DP-SETUP-11", adventure=state.pack)
        for hero in state.heroes:
            table.tell("hero_joins", "DP-SETUP-08", seat=hero.seat, who=hero.id)


def place_heroes(table: Dungeon) -> Rule[None]:
    """The players put their heroes on squares of the entrance tile, one after another."""
    state = table.state
    for hero in state.heroes:
        if hero.life_left or hero.status != "alive":
            continue
        free = [square for square in squares_of(state, 0) if is_free(state, square)]
        names = [f"square {square_name(square)}" for square in free]
        option = yield from ask(hero.seat, names, "DP-SETUP-14", f"stand {hero.id}")
        put_on(state, hero, free[names.index(option)])
        tell(table, "placed", "DP-SETUP-14", hero, at=hero.at)


def tell_end(table: Dungeon) -> None:
    """Announce the result."""
    if table.log is not None:
        result = count(table.state)
        table.tell("game_won" if result.winners else "game_lost", result.why, pack=table.state.pack)


def count(state: State) -> Result:
    """All win or lose together."""
    seats = tuple(range(state.seats))
    alive = sum(not hero.is_escort for hero in living(state))
    score = tuple(alive for _ in seats)
    if state.won:
        return Result(seats, (seats,), score, "DP-ROUND-02")
    rule = "DP-CONFLICT-48" if state.lost else "DP-EXITDUN-02"
    return Result((), (seats,), score, rule)
