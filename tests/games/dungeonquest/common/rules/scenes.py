"""What scenes of both editions of DungeonQuest share: given dice, stacked decks, reading a game."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.dungeonquest.common.rules.board import SPACE_OF, label
from delvers.games.dungeonquest.common.rules.cards import DECKS, Box, copies_of
from delvers.games.dungeonquest.common.rules.state import Hero, Pile, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.game import Game

TOWER_NAMES = ("a1", "m1", "a10", "m10")

SLEEP: dict[int, Any] = {1: 99}
"""As `skips`: the other hero loses his turns, so that the first is up again at once."""


class Faces(ScriptedDice):
    """Dice whose faces (1 to 6) are given; anything else that chance decides comes first in order.

    The script is used for rolls only; draws of cards, tiles and tokens take the first of the bag.
    """

    def pick(self, count: int) -> int:
        """The next face for a roll of six; otherwise the first of what can be picked."""
        if count != 6 or not self.script:
            self.asked.append(count)
            return 0
        return super().pick(count)

    def copy(self) -> "Faces":
        """The same script from here on."""
        return Faces(*self.script)


def faces(*numbers: int) -> Faces:
    """Dice that will show these faces, then ones."""
    return Faces(*(number - 1 for number in numbers))


def stand(
    players: Sequence[Hero], at: Sequence[str], facts: Mapping[str, Mapping[int, Any]]
) -> None:
    """Put the heroes on their spaces (towers if not given) and set fields of them by seat."""
    for seat, player in enumerate(players):
        player.at = SPACE_OF[at[seat] if seat < len(at) else TOWER_NAMES[seat]]
    for field, values in facts.items():
        for seat, value in values.items():
            assert hasattr(players[seat], field), field
            setattr(players[seat], field, value)


def fresh_decks(box: Box) -> dict[str, Pile]:
    """All nine decks, in the order of the content files."""
    return {name: Pile(Deck(copies_of(box, name))) for name in DECKS}


def all_tiles(box: Box) -> Deck:
    """All tiles, in the order of the content files."""
    return Deck([id for tile in box.tiles.values() for id in [tile.id] * tile.copies])


def furnish(
    state: State,
    tiles: Mapping[str, str],
    pool: Sequence[str],
    top: Mapping[str, Sequence[str]],
    entrances: Sequence[str],
) -> None:
    """Lay tiles, put the next ones ready, stack decks, and take out what the heroes hold."""
    for place, tile in tiles.items():
        id, _, turns = tile.partition("@")
        state.tiles[SPACE_OF[place]] = (id, int(turns or 0))
        state.pool.cards.remove(id)
    for tile in pool:
        state.pool.cards.remove(tile)
    state.pool.top.extend(pool)
    for deck, cards in top.items():
        stack(state.decks[deck], cards)
    for hero in state.heroes:
        for card in (*hero.loot, *hero.kept, *hero.row):
            deck_of = state.decks[state.content.deck_of[card]].deck
            if card in deck_of.cards:
                deck_of.cards.remove(card)
    state.entrances = [SPACE_OF[place] for place in entrances]


def stack(pile: Pile, cards: Sequence[str]) -> None:
    """Put cards on top of a deck, the first one uppermost."""
    for card in cards:
        pile.deck.cards.remove(card)
    pile.deck.top.extend(cards)


def act(game: Game, seat: int, *options: str) -> None:
    """A seat makes its choices one after another."""
    for option in options:
        game.choose(seat, option)


def options(game: Game, seat: int) -> tuple[str, ...]:
    """What a seat may choose now; nothing if it is not asked."""
    return game.pending[seat].options if seat in game.pending else ()


def told(game: Game, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The parameters of all events of a kind that a seat (or a spectator) may see."""
    return [dict(event.params) for event in game.events_for(seat) if event.kind == kind]


def cited(game: Game, kind: str) -> list[str]:
    """The clauses that the events of a kind cite."""
    return [event.rule for event in game.events if event.kind == kind]


def drawn(game: Game, deck: str) -> list[str]:
    """The cards of a deck that were drawn so far, in order."""
    return [card["card"] for card in told(game, "card_drawn") if card["deck"] == deck]


def refused(game: Game, seat: int) -> dict[str, str]:
    """What a seat cannot choose now, each with the clause that forbids it."""
    return dict(game.pending[seat].refused)


def shown(game: Game, seat: int | None = None) -> dict[str, Any]:
    """All that a seat (or a spectator) sees."""
    return dict(game.view(seat))


def state_of(game: Game) -> State:
    """The live state, for assertions about what nobody sees."""
    state: State = game._table.state
    return state


def hero(game: Game, seat: int) -> Hero:
    """The hero of a seat."""
    return state_of(game).heroes[seat]


def place(game: Game, seat: int) -> str:
    """Where a hero stands."""
    return label(hero(game, seat).at)


def pile(game: Game, deck: str) -> list[str]:
    """The discard pile of a deck."""
    return state_of(game).decks[deck].discard


def left(game: Game, deck: str) -> int:
    """How many cards of a deck can still be drawn, as everybody sees."""
    count: int = shown(game)["decks"][deck]["left"]
    return count


def is_over_for(game: Game, seat: int) -> bool:
    """Whether the turn of a hero has ended and another player is asked."""
    return seat not in game.pending


def turns_of(game: Game, seat: int) -> int:
    """How many turns a hero has begun."""
    return sum(began["seat"] == seat for began in told(game, "turn_began"))


def sheet(game: Game, seat: int, to: int | None = None) -> dict[str, Any]:
    """A hero sheet as another seat (or a spectator) sees it."""
    sheets: list[dict[str, Any]] = shown(game, to)["heroes"]
    return sheets[seat]


def outcomes(game: Game) -> list[tuple[str, object, object, object]]:
    """All tests so far: whether passed, attribute, total and the value it was compared with."""
    return [
        (
            event.kind.removeprefix("test_"),
            event.params["attribute"],
            event.params["total"],
            event.params["value"],
        )
        for event in game.events
        if event.kind.startswith("test_")
    ]
