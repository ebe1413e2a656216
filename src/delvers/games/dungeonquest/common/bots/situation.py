"""A view read with a player's eyes: the own hero, the others, the chambers and what lurks there."""

from dataclasses import dataclass
from typing import Any

from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE
from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.common.rules.tiles import Face, Laid
from delvers.games.dungeonquest.common.tiles import FACES
from delvers.kernel.spec import View


@dataclass(slots=True)
class Situation:
    """What matters for a choice.

    `me` is the own hero as the view shows him, `lurkers` the wounds to be feared of what lurks at
    a space, `daylight` how many spaces the sun has still to go.
    """

    lore: Lore
    seat: int
    me: dict[str, Any]
    heroes: list[dict[str, Any]]
    tiles: dict[int, Laid]
    lurkers: dict[int, float]
    daylight: int
    dragons: list[str]
    fight: dict[str, Any] | None
    view: dict[str, Any]

    @property
    def at(self) -> int:
        """Where the hero stands (below ground: where his marker lies)."""
        space: int = self.me["at"]
        return space

    @property
    def life(self) -> int:
        """How many wounds would kill him."""
        left: int = self.me["life"] - self.me["wounds"]
        return left

    @property
    def card(self) -> HeroCard:
        """The hero's printed values."""
        return self.lore.content.heroes[self.me["hero"]]

    @property
    def gold(self) -> int:
        """What his Loot is worth."""
        gold: int = self.me["gold"]
        return gold

    @property
    def is_alone(self) -> bool:
        """Whether nobody else plays."""
        return len(self.heroes) == 1

    @property
    def is_haunted(self) -> bool:
        """Whether the Lingering Shade follows him."""
        return "dungeon_lingering_shade" in self.me["kept"]

    def kind(self, space: int) -> str:
        """The kind of chamber at a space."""
        laid = self.tiles.get(space)
        if laid is not None:
            return FACES[laid].kind
        return "tower" if space in TOWERS else "treasure" if space == TREASURE else "unexplored"

    def face(self, space: int) -> Face | None:
        """The tile at a space."""
        laid = self.tiles.get(space)
        return None if laid is None else FACES[laid]

    def others_at(self, space: int) -> bool:
        """Whether another hero's figure stands at a space."""
        return any(
            hero["at"] == space and hero["status"] == "exploring" and hero is not self.me
            for hero in self.heroes
        )


def read(view: View, lore: Lore) -> Situation:
    """The situation of the seat whose view it is."""
    seen: Any = view
    lurkers: dict[int, float] = {}
    for lurker in seen["lurkers"]:
        lurkers[lurker["at"]] = lurkers.get(lurker["at"], 0.0) + lore.lurking(lurker)
    return Situation(
        lore,
        seen["seat"],
        seen["heroes"][seen["seat"]],
        seen["heroes"],
        {int(space): (laid[0], laid[1]) for space, laid in seen["tiles"].items()},
        lurkers,
        seen["sun_spaces"] - seen["sun"],
        seen["dragons_shown"],
        seen["fight"],
        seen,
    )
