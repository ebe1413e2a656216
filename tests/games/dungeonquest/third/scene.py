"""Setting a scene of DungeonQuest, third edition, in a line or two, and reading what happened."""

from collections.abc import Mapping, Sequence
from typing import Any

from delvers.games.dungeonquest.board import SPACE_OF, label
from delvers.games.dungeonquest.cards import DECKS, copies_of
from delvers.games.dungeonquest.state import Pile
from delvers.games.dungeonquest.third import SPEC
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.games.dungeonquest.third.state import Hero, Lurker, Rules, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice, ScriptedDice
from delvers.kernel.game import Game

TOWER_NAMES = ("a1", "m1", "a10", "m10")


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


def scene(
    *heroes: str,
    at: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    top: Mapping[str, Sequence[str]] | None = None,
    pool: Sequence[str] = (),
    dice: Sequence[int] | Dice = (),
    rules: Rules | None = None,
    lurkers: Mapping[str, str] | None = None,
    entrances: Sequence[str] = (),
    turn: int = 0,
    first: int | None = None,
    sun: int = 1,
    **facts: Mapping[int, Any],
) -> Game:
    """A game at the start of a turn.

    `heroes` are ids, one per seat; `at` their spaces ("c3"; towers if not given). `tiles` maps
    spaces to "tile_id" or "tile_id@turns" (quarter turns clockwise; the entry arrow is south when
    not turned). `top` are cards on top of decks, `pool` the next tiles to be drawn, `dice` the
    faces to come. Other arguments set fields of heroes by seat: wounds={0: 3}, loot={1: [...]}.
    The first player is the last seat unless `first` says otherwise, so the sun keeps still.
    """
    names = [*heroes]
    players = [Hero(seat, name, []) for seat, name in enumerate(names)]
    for seat, player in enumerate(players):
        player.at = SPACE_OF[at[seat] if seat < len(at) else TOWER_NAMES[seat]]
    for field, values in facts.items():
        for seat, value in values.items():
            assert hasattr(players[seat], field), field
            setattr(players[seat], field, value)
    given = dice if isinstance(dice, Dice) else faces(*dice)
    state = State(
        given,
        rules or Rules(solo=len(names) == 1),
        players,
        (len(names) - 1 if first is None else first),
        turn,
        {name: Pile(Deck(copies_of(CONTENT, name))) for name in DECKS},
        Deck([id for t in CONTENT.tiles.values() for id in [t.id] * t.copies], top=[*pool]),
        combat=Pile(Deck([id for c in CONTENT.combat.values() for id in [c.id] * c.copies])),
    )
    state.stage, state.has_begun, state.sun = "turns", True, sun
    for place, tile in (tiles or {}).items():
        id, _, turns = tile.partition("@")
        state.tiles[SPACE_OF[place]] = (id, int(turns or 0))
        state.pool.cards.remove(id)
    for tile in pool:
        state.pool.cards.remove(tile)
    for deck, cards in (top or {}).items():
        stack(state.combat if deck == "combat" else state.decks[deck], cards)
    for hero in players:
        for card in (*hero.loot, *hero.kept, *hero.row):
            if card in state.decks[CONTENT.deck_of[card]].deck.cards:
                state.decks[CONTENT.deck_of[card]].deck.cards.remove(card)
    state.lurkers = [Lurker(token, SPACE_OF[place]) for place, token in (lurkers or {}).items()]
    state.entrances = [SPACE_OF[place] for place in entrances]
    options = SPEC.check_options({})
    return Game(SPEC, len(names), options, scene=state)


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


def below(name: str, *cards: str, row: Sequence[str] = (), **facts: Any) -> Game:
    """Seat 0 is below c3 with his marker to the east and draws these cards; nobody else acts."""
    given = {"at": ["c3"], "status": {0: "below"}, "heading": {0: 1}, "row": {0: [*row]}}
    other = "lindel" if name != "lindel" else "hugo"
    top = {"catacomb": [*cards], **facts.pop("top", {})}
    return scene(name, other, **{**given, "skips": {1: 99}, "top": top, **facts})


def shown(game: Game, seat: int | None = None) -> dict[str, Any]:
    """All that a seat (or a spectator) sees."""
    return dict(game.view(seat))
