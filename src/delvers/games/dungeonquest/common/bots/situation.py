"""A view read with a player's eyes: the own hero, the others, the chambers and what lurks there."""

from dataclasses import dataclass

from delvers.games.dungeonquest.common.bots.lore import Lore
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE
from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.games.dungeonquest.common.rules.tiles import Face, Laid
from delvers.games.dungeonquest.common.rules.view import CommonHero, CommonView, laid_in


@dataclass(slots=True)
class Situation:
    """What matters for a choice.

    `me` is the own hero as the view shows him, `lurkers` the wounds to be feared of what lurks at
    a space, `daylight` how many spaces the sun has still to go.
    """

    lore: Lore
    seat: int
    me: CommonHero
    heroes: list[CommonHero]
    tiles: dict[int, Laid]
    lurkers: dict[int, float]
    daylight: int
    dragons: list[str]
    view: CommonView

    @property
    def at(self) -> int:
        """Where the hero stands (below ground: where his marker lies)."""
        return self.me["at"]

    @property
    def life(self) -> int:
        """How many wounds would kill him."""
        return self.me["life"] - self.me["wounds"]

    @property
    def card(self) -> HeroCard:
        """The hero's printed values."""
        return self.lore.content.heroes[self.me["hero"]]

    @property
    def gold(self) -> int:
        """What his Loot is worth."""
        return self.me["gold"] or 0

    @property
    def is_alone(self) -> bool:
        """Whether nobody else plays."""
        return len(self.heroes) == 1

    @property
    def needs_treasure(self) -> bool:
        """Whether only a Treasure card makes coming out a success."""
        return self.lore.needs_treasure(self.view["rules"])

    @property
    def is_haunted(self) -> bool:
        """Whether the Lingering Shade follows him."""
        return "dungeon_lingering_shade" in self.me["kept"]

    def kind(self, space: int) -> str:
        """The kind of chamber at a space."""
        laid = self.tiles.get(space)
        if laid is not None:
            return self.lore.content.faces[laid].kind
        return "tower" if space in TOWERS else "treasure" if space == TREASURE else "unexplored"

    def face(self, space: int) -> Face | None:
        """The tile at a space."""
        laid = self.tiles.get(space)
        return None if laid is None else self.lore.content.faces[laid]

    def others_at(self, space: int) -> bool:
        """Whether another hero's figure stands at a space."""
        return any(
            hero["at"] == space and hero["status"] == "exploring" and hero is not self.me
            for hero in self.heroes
        )


def read(view: CommonView, lore: Lore) -> Situation:
    """The situation of the seat whose view it is."""
    seat = view["seat"]
    assert seat is not None  # bots sit at the table
    lurkers: dict[int, float] = {}
    for lurker in view["lurkers"]:
        lurkers[lurker["at"]] = lurkers.get(lurker["at"], 0.0) + lore.lurking(lurker)
    return Situation(
        lore,
        seat,
        view["heroes"][seat],
        view["heroes"],
        {int(space): laid_in(laid) for space, laid in view["tiles"].items()},
        lurkers,
        view["sun_spaces"] - view["sun"],
        view["dragons_shown"],
        view,
    )
