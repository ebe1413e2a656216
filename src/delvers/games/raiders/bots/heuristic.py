"""A bot for Dungeon Raiders that counts what its opponents can still play and plans the level."""

from typing import Final, cast

from delvers.bots.protocol import Look
from delvers.games.raiders.bots.last_room import COIN, worth_at_end
from delvers.games.raiders.bots.plan import Plan, prospects, without
from delvers.games.raiders.bots.rooms import item_worth, worth_in
from delvers.games.raiders.bots.situation import Situation, read
from delvers.games.raiders.rules.cards import BALL, NUMBER, POWER, USE_TORCH, VALUE
from delvers.games.raiders.rules.components import CONTENT, Boss, Content
from delvers.games.raiders.rules.view import TableView
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask

BALL_GAIN: Final = {"treasure": 0.9, "monster": 0.5, "chamber": 0.0, "trap": 0.2, "boss": 0.0}
"""What seeing the opponents' cards first adds to the best card, by kind of room."""


BALL_AT_END: Final = 0.05
"""The same before the last room, in victories."""
WHIM: Final = 0.5
"""How much of a card's worth is left to the dice, so that opponents cannot count on our choice."""


class RaidersBot:
    """It plays the best card of its plan, with a whim where opponents choose at the same time."""

    __slots__ = ("_content", "_dice")

    def __init__(self, dice: Dice, content: Content | None = None) -> None:
        self._dice = dice
        self._content = content or CONTENT

    def choose(self, ask: Ask, look: Look) -> str:
        """The option that brings most."""
        situation = read(cast(TableView, look()), self._content)
        cards = [option for option in ask.options if option != USE_TORCH]
        if not cards or (USE_TORCH in ask.options and is_worth_a_torch(situation)):
            return USE_TORCH
        worth = rated(situation, cards)
        whim = 0.0 if is_decided(situation) else WHIM
        return max(worth, key=lambda card: worth[card] + whim * self._fraction())

    def _fraction(self) -> float:
        return self._dice.pick(1024) / 1024


def is_decided(situation: Situation) -> bool:
    """Whether nothing depends on guesses: at the end of the game, or with all cards in the open."""
    return isinstance(situation.room, Boss) or all(len(cards) == 1 for cards in situation.now)


def is_worth_a_torch(situation: Situation) -> bool:
    """Whether enough of the row is dark, with enough cards left to make use of the knowledge."""
    return situation.ahead.count(None) >= 2 or situation.rooms_left <= 5


def rated(situation: Situation, cards: list[str]) -> dict[str, float]:
    """What each card is worth."""
    room = situation.room
    if isinstance(room, Boss):
        return {card: worth_before_boss(room, situation, card) for card in cards}
    plan = Plan(prospects(situation))
    worth = {card: worth_of_card(situation, plan, card) for card in cards if card != BALL}
    if BALL in cards:
        gain = ball_gain(situation) - item_worth(BALL, situation)
        worth[BALL] = max(worth.values()) + gain
    return worth


def ball_gain(situation: Situation) -> float:
    """What seeing more cards adds; where all lie open already, nothing."""
    return 0.0 if is_decided(situation) else BALL_GAIN[situation.room.kind]


def worth_of_card(situation: Situation, plan: Plan, card: str) -> float:
    """What a card brings here, and what the others can bring in the rest of the level."""
    here = worth_in(situation.room, situation, situation.now, VALUE[card])
    if card in NUMBER:
        return here + plan.best(without(situation.powers, NUMBER[card]))
    return here + plan.best(situation.powers) - item_worth(card, situation)


def worth_before_boss(boss: Boss, situation: Situation, card: str) -> float:
    """The chance to win; a ball to look through is as good as the best other card, and better."""
    if card == BALL != boss.escape:
        own = [POWER[number] for number in situation.powers]
        best = max(worth_at_end(boss, situation, card) for card in own)
        return best + (BALL_AT_END if any(len(cards) > 1 for cards in situation.now) else -COIN)
    return worth_at_end(boss, situation, card)
