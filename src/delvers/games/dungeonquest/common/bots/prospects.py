"""What lies ahead: getting out alive from here, with what there is or by way of the treasure."""

import math
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from delvers.games.dungeonquest.common.bots.chances import alive, in_time, passing
from delvers.games.dungeonquest.common.bots.legs import NO_LEG, Leg
from delvers.games.dungeonquest.common.bots.paths import Atlas, Trips
from delvers.games.dungeonquest.common.bots.situation import Situation
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE

DRAGON_CARDS: Final = 8
WAKES: Final = "dragon_dragon_rage"
MOST_DRAWS: Final = 5
TREASURES: Final = 1060
"""What two Treasure cards are worth on average."""
RAGE: Final = 7
"""The wounds of Dragon Rage, on average."""
SURVIVAL: Final = 0.1
"""What it is worth to come out alive though somebody has more, measured in victories."""
RIVAL_OUT: Final = 0.5
"""The chance that a hero who is still inside comes out, if there is time."""
RIVAL_TURNS: Final = 80
"""The turns, in tenths, that he may take for it."""
FEW_COINS: Final = 120
MUCH_GOLD: Final = 1500
"""What a hero brings on average who has found some things, and who has been to the dragon."""
RICH: Final = 0.25
"""So many of those who come out have been there."""
GOLD_ALONE: Final = 2000
"""So much gold is as good as coming out alive at all to a lone hero, whom nobody can outdo."""
FINDING: Final = 0.2
"""The chance to find Loot in a turn."""
SMALL_FIND: Final = 60
HASTE: Final = 0.0005
"""What a turn is worth when there is plenty of time: of two equal ways the shorter is taken."""
SHADE: Final = 1 / 12
"""The risk of each turn with the Lingering Shade."""


LINGERING: Final = tuple(Leg(1.3, 0.7, 0.006).times(chambers) for chambers in (2, 4, 6))
"""What some chambers more cost on average."""


@dataclass(slots=True)
class Purse:
    """What a hero carries: what it is worth, and how much of that Dragon Rage would burn."""

    gold: int
    treasure: int
    has_loot: bool


def purse_of(situation: Situation) -> Purse:
    """What the hero carries now; a chest counts as much as it holds on average."""
    content = situation.lore.content
    loot = [card for card in situation.me["loot"] if card is not None]
    treasure = [card for card in loot if content.deck_of[card] == "treasure"]
    chests = 700 * loot.count("catacomb_treasure_chest")
    return Purse(
        situation.gold + chests, sum(content.cards[card].gold for card in treasure), bool(loot)
    )


def finding_more(gold: float) -> float:
    """How likely somebody who comes out has found more than so much gold."""
    if gold < 0:
        return 1.0
    return (1 - RICH) * math.exp(-gold / FEW_COINS) + RICH * math.exp(-gold / MUCH_GOLD)


class Prospects:
    """The value of being somewhere: the chance to come out alive, times what that is worth."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.atlas = Atlas(situation)
        self.purse = purse_of(situation)

    @cached_property
    def home(self) -> Trips:
        """From every place, the way to a tower."""
        return self.atlas.trips(TOWERS)

    @cached_property
    def hoard(self) -> Trips:
        """From every place, the way to the Treasure Chamber."""
        return self.atlas.trips([TREASURE])

    def worth(self, purse: Purse) -> float:
        """What it is worth to come out with a purse; where it must, with a Treasure card in it."""
        if self.is_in_vain(purse):
            return 0.0
        if self.situation.is_alone:
            return 1 + purse.gold / GOLD_ALONE
        return SURVIVAL + self.winning(purse.gold)

    def winning(self, gold: float) -> float:
        """The chance that nobody comes out with more: some have, others have time to find it."""
        situation = self.situation
        may_come = RIVAL_OUT * in_time(situation.daylight, RIVAL_TURNS)
        chance = 1.0
        for hero in situation.heroes:
            if hero is not situation.me and hero["status"] != "dead":
                behind = gold - (hero["gold"] or 0)
                is_out = hero["status"] == "out"
                chance *= 1 - (float(behind < 0) if is_out else may_come * finding_more(behind))
        return chance

    def is_in_vain(self, purse: Purse) -> bool:
        """Whether coming out with a purse would be a loss all the same."""
        return self.situation.needs_treasure and not purse.treasure

    def chance(self, leg: Leg, life: int | None = None) -> float:
        """The chance to live through a way before the doors shut."""
        situation = self.situation
        life = situation.life if life is None else life
        death = leg.death + (SHADE * leg.turns if situation.is_haunted else 0.0)
        lives = alive(round(10 * leg.wounds), life) * max(0.0, 1 - death)
        light = in_time(situation.daylight, round(10 * leg.turns))
        return lives * light - HASTE * leg.weight

    def at(self, place: int, spent: Leg = NO_LEG) -> float:
        """The value of a place, after some cost: by the best of three plans."""
        return max(
            self.by_going_home(place, spent),
            self.by_lingering(place, spent),
            self.by_way_of_the_hoard(place, spent),
        )

    def by_going_home(self, place: int, spent: Leg = NO_LEG, found: float = 0.0) -> float:
        """Straight to a tower; without Loot something must be found on the way."""
        trip = self.home.get(place)
        if trip is None:
            return 0.0
        leg = spent.and_then(trip)
        if self.purse.has_loot:
            found = int(FINDING * SMALL_FIND * max(0.0, leg.turns - 1))
            return self.chance(leg) * self.worth(replace(self.purse, gold=self.purse.gold + found))
        empty: float = (1 - found) * (1 - FINDING) ** leg.turns
        small = Purse(SMALL_FIND, 0, True)
        later = self.chance(leg.and_then(Leg(4, 3, 0.03)))
        return ((1 - empty) * self.chance(leg) + 0.5 * empty * later) * self.worth(small)

    def by_lingering(self, place: int, spent: Leg = NO_LEG) -> float:
        """As many chambers more as are worth their danger and their time, and then home."""
        if not self.purse.has_loot or self.situation.is_alone:
            return 0.0
        return max(self.by_going_home(place, spent.and_then(more)) for more in LINGERING)

    def by_way_of_the_hoard(self, place: int, spent: Leg = NO_LEG) -> float:
        """To the Treasure Chamber first, for as many draws as are worth it."""
        there, back = self.hoard.get(place), self.home.get(TREASURE * 4)
        if there is None or back is None:
            return 0.0
        return self.best_draws(spent.and_then(there), back)

    def best_draws(self, way: Leg, back: Leg) -> float:
        """The value of as many Dragon cards as are worth it, after a way to the chamber."""
        most = min(MOST_DRAWS, self.dragon_cards)
        return max(self.after_draws(draws, way, back) for draws in range(1, most + 1))

    @property
    def dragon_cards(self) -> int:
        """How many Dragon cards are left to be drawn before they are shuffled again."""
        return DRAGON_CARDS - len(self.situation.dragons) % DRAGON_CARDS

    def after_draws(self, draws: int, way: Leg, back: Leg) -> float:
        """The value of drawing so many Dragon cards and then going home."""
        is_spent = WAKES in self.situation.dragons and self.dragon_cards < DRAGON_CARDS
        rage = 0.0 if is_spent else draws / self.dragon_cards
        leg = way.and_then(back)._replace(turns=way.turns + back.turns + draws - 1)
        purse, life = self.purse, self.situation.life
        richer = Purse(purse.gold + draws * TREASURES, purse.treasure + draws * TREASURES, True)
        value = (1 - rage) * self.chance(leg) * self.worth(richer)
        if purse.gold > purse.treasure or not self.situation.needs_treasure:
            burnt = Purse(max(SMALL_FIND, purse.gold - purse.treasure), 0, True)
            survives = passing(life - 1) * self.chance(leg, max(1, life - RAGE))
            value += rage * survives * self.worth(burnt)
        return value

    def by_staying(self) -> float:
        """The value of one more Dragon card (and as many after it as are worth it)."""
        back = self.home.get(TREASURE * 4)
        if back is None:
            return 0.1
        return self.best_draws(Leg(1), back)
