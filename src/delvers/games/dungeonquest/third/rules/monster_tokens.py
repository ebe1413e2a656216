"""Monster tokens: the pool, the board, and the one in a fight (TOKEN)."""

from delvers.games.dungeonquest.common.rules.cards import MonsterName
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.options import TOKEN
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Lurker, State
from delvers.kernel.requests import Rule, ask


def monster_of(state: State, token: str) -> MonsterName:
    """The monster on a token."""
    return state.content.tokens[token].monster


def life_of_monster(state: State, fight: Fight) -> int:
    """The life value of the token in a fight."""
    return state.content.tokens[fight.token].life


def tokens_in_pool(state: State, monster: str) -> list[str]:
    """The tokens of a monster that are neither on the board nor in a fight."""
    used = {lurker.token for lurker in state.lurkers}
    if state.fight is not None:
        used.add(state.fight.token)
    return [
        token.id
        for token in state.content.tokens.values()
        if token.monster == monster and token.id not in used
    ]


def choose_token(table: Dungeon, monster: str, player: int) -> Rule[Lurker]:
    """The monster player takes a token off the board, by its place only."""
    state = table.state
    there = [lurker for lurker in state.lurkers if monster_of(state, lurker.token) == monster]
    places = list(dict.fromkeys(lurker.at for lurker in there))
    options = [TOKEN(place) for place in places]
    option = yield from ask(player, options, "DQ3-MON-09", prompts.CHOOSE_TOKEN(monster))
    place = places[options.index(option)]
    lurker = state.dice.choice([lurker for lurker in there if lurker.at == place])
    table.tell(events.token_taken, "DQ3-MON-09", seat=player, monster=monster, at=place)
    take_off_board(state, lurker)
    return lurker


def take_off_board(state: State, lurker: Lurker) -> None:
    """A token leaves the board; of two that are alike it is this very one."""
    state.lurkers[:] = [other for other in state.lurkers if other is not lurker]


def leave_token(table: Dungeon, fight: Fight, rule: str) -> None:
    """The token lies face down where the monster was met; in the catacombs it wanders off."""
    if fight.at == NOWHERE:
        return
    table.state.lurkers.append(Lurker(fight.token, fight.at, fight.seen_by))
    table.tell(events.token_placed, rule, monster=fight.monster, at=fight.at)


def lurkers_at(state: State, space: int) -> list[Lurker]:
    """The monster tokens at a space."""
    return [lurker for lurker in state.lurkers if lurker.at == space]
