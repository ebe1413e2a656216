"""Servants of Kalladra: what eliminated players do in their turns (VAR-SERV)."""

from delvers.games.dungeonquest.common.rules import events as common_events
from delvers.games.dungeonquest.common.rules.board import (
    TOWERS,
    TREASURE,
)
from delvers.games.dungeonquest.common.rules.drawing import reshuffle, top_card
from delvers.games.dungeonquest.common.rules.flow import HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.loot import discard
from delvers.games.dungeonquest.common.rules.map import heroes_at, is_explored, is_joined
from delvers.games.dungeonquest.common.rules.state import pile_of
from delvers.games.dungeonquest.common.rules.ways import WAYS, Way
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.monster_tokens import lurkers_at, monster_of
from delvers.games.dungeonquest.third.rules.monsters.meeting import (
    draw_token,
    meet_monster,
    names_of,
)
from delvers.games.dungeonquest.third.rules.options import (
    ADD_TOKEN,
    AT,
    MOVE_TOKEN,
    PASS,
    TAKE_TOKEN,
)
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, Lurker, State
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, ask


def serve_the_dragonlord(table: Dungeon, hero: Hero) -> Rule[None]:
    """An eliminated player moves a monster token, adds one, or does nothing."""
    state = table.state
    forget_lost_token(state)
    moves, refused = token_moves(state)
    options = [*moves]
    why_not = why_not_add(state)
    if why_not is None:
        options.append(ADD_TOKEN)
    else:
        refused[ADD_TOKEN] = why_not
    option = yield from ask(hero.seat, [*options, PASS], "DQ3-VAR-SERV-01", prompts.SERVE, refused)
    if option == ADD_TOKEN:
        yield from add_token(table, hero)
    elif option == PASS:
        table.tell(events.monsters_wait, "DQ3-VAR-SERV-01", seat=hero.seat)
    else:
        way, lurkers = moves[option]
        lurker = yield from choose_lurker(state, hero, lurkers)
        yield from move_token(table, hero, lurker, way)


def forget_lost_token(state: State) -> None:
    """A token that has left the board is like any other when it comes back."""
    if state.last_moved not in [lurker.token for lurker in state.lurkers]:
        state.last_moved = ""


def token_moves(state: State) -> tuple[dict[str, tuple[Way, list[Lurker]]], dict[str, str]]:
    """The moves of tokens by place and direction, and why the others are not allowed."""
    moves: dict[str, tuple[Way, list[Lurker]]] = {}
    refused: dict[str, str] = {}
    for lurker in state.lurkers:
        for way in WAYS[lurker.at]:
            name = MOVE_TOKEN(lurker.at, way.direction)
            why_not = why_not_move(state, lurker, way)
            if why_not is None:
                moves.setdefault(name, (way, []))[1].append(lurker)
            else:
                refused[name] = why_not
    return moves, {name: clause for name, clause in refused.items() if name not in moves}


def why_not_move(state: State, lurker: Lurker, way: Way) -> str | None:
    """The clause that bars a monster's way; it goes through passages into explored chambers."""
    if way.to == TREASURE:
        return "DQ3-VAR-SERV-04"
    if not is_explored(state, way.to):
        return "DQ3-VAR-SERV-01"
    if not is_joined(state, lurker.at, way):
        return "DQ3-GAP-89"
    if lurkers_at(state, way.to):
        return "DQ3-VAR-SERV-05"
    if len(state.lurkers) > 1 and lurker.token == state.last_moved:
        return "DQ3-VAR-SERV-06"
    return None


def choose_lurker(state: State, servant: Hero, lurkers: list[Lurker]) -> Rule[Lurker]:
    """Of several tokens in one chamber, the one to be moved."""
    options = [TAKE_TOKEN(token) for token in names_of(state, lurkers)]
    option = yield from ask(servant.seat, options, "DQ3-VAR-SERV-01", prompts.SERVE)
    return lurkers[options.index(option)]


def move_token(table: Dungeon, servant: Hero, lurker: Lurker, way: Way) -> Rule[None]:
    """The token goes to the next chamber; a hero there must meet it at once."""
    lurker.at = way.to
    table.state.last_moved = lurker.token
    table.tell(events.token_moved, "DQ3-VAR-SERV-01", seat=servant.seat, at=way.to)
    yield from meet_at_once(table, servant, lurker.token, way.to)


def meet_at_once(table: Dungeon, servant: Hero, token: str, space: int) -> Rule[None]:
    """Every hero where a token has just come must meet it, for as long as it is there."""
    for hero in heroes_at(table.state.heroes, space):
        for lurker in lurkers_at(table.state, space):
            if lurker.token == token:
                yield from fall_upon(table, servant, hero, lurker)


def fall_upon(table: Dungeon, servant: Hero, hero: Hero, lurker: Lurker) -> Rule[None]:
    """The hero meets the monster now, run by the player who moved it."""
    monster = monster_of(table.state, lurker.token)
    try:
        yield from meet_monster(
            table, hero, monster, token=lurker, in_catacombs=False, player=servant.seat
        )
    except (TurnEnds, HeroFalls):
        return


def why_not_add(state: State) -> str | None:
    """Only while there are fewer tokens on the board than heroes left, and a place for one."""
    left = sum(hero.status in ("exploring", "below") for hero in state.heroes)
    if len(state.lurkers) >= left:
        return "DQ3-VAR-SERV-12"
    return None if lairs(state) else "DQ3-VAR-SERV-16"


def lairs(state: State) -> list[int]:
    """The chambers next to a tower."""
    beside = {way.to for tower in TOWERS for way in WAYS[tower]}
    return sorted(space for space in beside if space in state.tiles)


def add_token(table: Dungeon, servant: Hero) -> Rule[None]:
    """Dungeon cards are drawn until a monster comes up; it is put next to a tower."""
    monster = find_monster(table, servant)
    if monster is None:
        return
    token = draw_token(table.state, monster)
    assert token is not None  # fewer tokens are on the board than heroes, so one of four is left
    options = [AT(space) for space in lairs(table.state)]
    option = yield from ask(servant.seat, options, "DQ3-VAR-SERV-16", prompts.PLACE_TOKEN)
    (space,) = AT.parts(option)
    table.state.lurkers.append(Lurker(token, space))
    table.tell(events.token_added, "DQ3-VAR-SERV-12", seat=servant.seat, monster=monster, at=space)
    yield from meet_at_once(table, servant, token, space)


def tell_turned_over(table: Dungeon, servant: Hero, card: str) -> None:
    """Nobody gains these cards, so that all see them, Loot that would be secret too."""
    is_shuffled = table.state.content.cards[card].effect == "shuffle"
    rule = "DQ3-VAR-SERV-14" if is_shuffled else "DQ3-VAR-SERV-13"
    table.tell_to(
        REVEALED, common_events.card_drawn, rule, seat=servant.seat, deck="dungeon", card=card
    )


def find_monster(table: Dungeon, servant: Hero) -> str | None:
    """The first monster in the Dungeon deck; all cards drawn on the way are discarded."""
    drawn: list[str] = []
    found, content = None, table.state.content
    for _ in range(2 * sum(card.copies for card in content.decks["dungeon"])):
        card = top_card(table.state, "dungeon")
        if card is None:
            break
        tell_turned_over(table, servant, card)
        if content.cards[card].effect == "shuffle":
            discard(table, card)
            reshuffle(pile_of(table.state, "dungeon"))
            table.tell(
                common_events.deck_shuffled, table.state.content.clauses[card], deck="dungeon"
            )
            continue
        drawn.append(card)
        if content.cards[card].type == "monster":
            found = content.cards[card].monster
            break
    for card in drawn:
        discard(table, card)
    return found
