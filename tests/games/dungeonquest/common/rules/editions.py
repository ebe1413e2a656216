"""One scene in either edition: for cards and rules that both have."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.kernel.game import Game
from tests.games.dungeonquest.common.rules.scenes import act

TILE = {"trap": "trap_01"}
WAY = {"crypt": ["move north", "look inside"], "corpse": ["move north", "look inside"]}


@dataclass(frozen=True)
class Edition:
    """What a scene is made with: `code` begins the clauses of the edition (DQ3, DQR)."""

    code: str
    content: Box
    scene: Callable[..., Game]
    below: Callable[..., Game]

    def own(self, third: str, revised: str) -> str:
        """The clause of this edition, where the two differ in more than the code."""
        return third if self.code == "DQ3" else revised

    def enters(
        self, tile: str, *hero: str, tiles: Mapping[str, str] | None = None, **rest: Any
    ) -> Game:
        """A hero in the plain chamber c4 with a chamber to the north, its arrow towards him."""
        heroes = (*(hero or ("hugo",)), "krutzbeck")
        laid = {"c4": "chamber_01", "c3": tile} | {**(tiles or {})}
        return self.scene(*heroes, at=rest.pop("at", ["c4"]), tiles=laid, **rest)

    def draws(
        self,
        *cards: str,
        hero: str = "hugo",
        top: Mapping[str, Sequence[str]] | None = None,
        **rest: Any,
    ) -> Game:
        """A hero does what makes him draw the first card; all cards lie on top of their decks."""
        decks: dict[str, list[str]] = {deck: [*ids] for deck, ids in (top or {}).items()}
        deck = self.content.deck_of[cards[0]]
        if deck in ("crypt", "corpse"):
            decks["dungeon"] = ["dungeon_crypt" if deck == "crypt" else "dungeon_dead_adventurer"]
        for card in cards:
            decks.setdefault(self.content.deck_of[card], []).append(card)
        if deck == "treasure":
            return self._reaches_treasure(hero, decks, rest)
        if deck == "door":
            rest["tiles"] = {"c4": "chamber_09"} | rest.pop("tiles", {})
        game = self.enters(TILE.get(deck, "chamber_01"), hero, top=decks, **rest)
        act(game, 0, *(["search"] if deck == "search" else WAY.get(deck, ["move north"])))
        return game

    def _reaches_treasure(self, hero: str, decks: dict[str, list[str]], rest: Any) -> Game:
        decks.setdefault("dragon", ["dragon_sleeping"])
        tiles = {"g4": "chamber_01"}
        game = self.scene(hero, "krutzbeck", at=["g4"], tiles=tiles, top=decks, **rest)
        act(game, 0, "move south")
        return game

    def found(self, card: str, **rest: Any) -> Game:
        """A hero draws a card in the way its deck is drawn."""
        filler = "treasure_loadstone"
        if self.content.deck_of[card] == "catacomb":
            return self.below("hugo", card, skips={}, **rest)
        is_first_of_two = self.content.deck_of[card] == "treasure" and card != filler
        return self.draws(card, *([filler] if is_first_of_two else []), **rest)
