"""Servants of Kalladra: what eliminated players do in their turns (VAR-SERV)."""

from delvers.games.dungeonquest.board import (
    DIRECTIONS,
    SPACE_OF,
    TOWERS,
    TREASURE,
    WAYS,
    Way,
    label,
)
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.drawing import reshuffle, tell_drawn, top_card
from delvers.games.dungeonquest.third.flow import Dungeon, HeroFalls, TurnEnds, ask
from delvers.games.dungeonquest.third.loot import discard
from delvers.games.dungeonquest.third.map import heroes_at, is_joined, lurkers_at
from delvers.games.dungeonquest.third.monster_tokens import choose_token
from delvers.games.dungeonquest.third.monsters import draw_token, meet_monster
from delvers.games.dungeonquest.third.state import Hero, Lurker, State
from delvers.kernel.requests import Rule


def serve_the_dragonlord(table: Dungeon, hero: Hero) -> Rule[None]:
    """An eliminated player moves a monster token, adds one, or does nothing."""
    state = table.state
    moves = {
        f"move token {label(lurker.at)} {DIRECTIONS[way.direction]}": (lurker, way)
        for lurker in state.lurkers
        if may_be_moved(state, lurker)
        for way in WAYS[lurker.at]
        if may_lurk(state, lurker, way)
    }
    options = [*moves, *(["add token"] if may_add(state) else []), "pass"]
    option = yield from ask(hero.seat, options, "DQ3-VAR-SERV-01", "serve")
    if option == "add token":
        yield from add_token(table, hero)
    elif option != "pass":
        yield from move_token(table, hero, *moves[option])


def may_be_moved(state: State, lurker: Lurker) -> bool:
    """The token moved last rests until another has been moved, unless it is the only one."""
    return len(state.lurkers) == 1 or lurker.token != state.last_moved


def may_lurk(state: State, lurker: Lurker, way: Way) -> bool:
    """A monster goes through passages into explored chambers, but not to towers or the treasure."""
    if way.to == TREASURE or way.to in TOWERS or way.to not in state.tiles:
        return False
    return is_joined(state, lurker.at, way) and not lurkers_at(state, way.to)


def move_token(table: Dungeon, servant: Hero, lurker: Lurker, way: Way) -> Rule[None]:
    """The token goes to the next chamber; a hero there must meet it at once."""
    lurker.at = way.to
    table.state.last_moved = lurker.token
    if table.log is not None:
        table.tell("token_moved", "DQ3-VAR-SERV-01", seat=servant.seat, at=way.to)
    for hero in heroes_at(table.state, way.to):
        for found in lurkers_at(table.state, hero.at):
            yield from fall_upon(table, servant, hero, found)


def fall_upon(table: Dungeon, servant: Hero, hero: Hero, lurker: Lurker) -> Rule[None]:
    """The hero meets the monster now, run by the player who moved it."""
    monster = CONTENT.tokens[lurker.token].monster
    try:
        yield from meet_monster(
            table, hero, monster, token=lurker, in_catacombs=False, player=servant.seat
        )
    except (TurnEnds, HeroFalls):
        return


def may_add(state: State) -> bool:
    """Only while there are fewer tokens on the board than heroes left."""
    left = sum(hero.status in ("exploring", "below") for hero in state.heroes)
    return len(state.lurkers) < left and bool(lairs(state))


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
    if token is None:
        token = (yield from choose_token(table, monster, servant.seat)).token
    options = [f"at {label(space)}" for space in lairs(table.state)]
    option = yield from ask(servant.seat, options, "DQ3-VAR-SERV-16", "place_token")
    space = SPACE_OF[option.removeprefix("at ")]
    table.state.lurkers.append(Lurker(token, space))
    if table.log is not None:
        table.tell("token_added", "DQ3-VAR-SERV-12", seat=servant.seat, monster=monster, at=space)


def find_monster(table: Dungeon, servant: Hero) -> str | None:
    """The first monster in the Dungeon deck; all cards drawn on the way are discarded."""
    drawn: list[str] = []
    found = None
    for _ in range(2 * sum(card.copies for card in CONTENT.decks["dungeon"])):
        card = top_card(table.state, "dungeon")
        if card is None:
            break
        tell_drawn(table, servant, "dungeon", card, "DQ3-VAR-SERV-13")
        if CONTENT.cards[card].effect == "shuffle":
            discard(table, card)
            reshuffle(table.state.decks["dungeon"])
            continue
        drawn.append(card)
        if CONTENT.cards[card].type == "monster":
            found = CONTENT.cards[card].monster
            break
    for card in drawn:
        discard(table, card)
    return found
