"""Fights: which card to lay, when to counterattack, how to use the texts of Power cards."""

from collections import Counter
from typing import Final

from delvers.games.dungeonquest.common.bots.question import Answer, Question, yes_if
from delvers.games.dungeonquest.third.bots.rounds import Duel, counter_with, duel_of, worth_of_card
from delvers.games.dungeonquest.third.rules.components import CONTENT

LIKELY_LIFE: Final = {"skeleton": 2.5, "sorcerer": 2.5, "troll": 4, "golem": 5, "demon": 6.25}
DUEL: Final = 4
"""So many cards end a fight between heroes."""


def duel_now(question: Question) -> Duel:
    """The fight as the bot sees it."""
    situation, fight = question.situation, question.situation.fight
    assert fight is not None
    is_foe = plays_foe(question)
    hero = situation.heroes[fight["hero"]["player"]]
    hero_left = hero["life"] - hero["wounds"] - len(fight["hero"]["damage"])
    printed = fight["life"] or LIKELY_LIFE.get(fight["monster"], DUEL)
    foe_left = max(1.0, printed - len(fight["foe"]["damage"]))
    own, other = (foe_left, hero_left) if is_foe else (hero_left, foe_left)
    # A monster has nothing to fear for; it fights to hurt.
    return duel_of(fight, situation.seat, 9.0 if is_foe else own, other)


def plays_foe(question: Question) -> bool:
    """Whether the bot plays the monster (or the hero who is attacked)."""
    fight = question.situation.fight
    assert fight is not None
    return bool(fight["foe"]["player"] == question.situation.seat != fight["hero"]["player"])


def lay_card(question: Question) -> str:
    """The card that brings most against what may be laid."""
    duel = duel_now(question)
    return question.best(lambda option: worth_of_card(duel, option.removeprefix("play ")))


def counterattack(question: Question) -> str:
    """Counterattack with as many cards as win the round, or save it."""
    fight = question.situation.fight
    assert fight is not None
    own, other = fight["hero"], fight["foe"]
    if plays_foe(question):
        own, other = other, own
    attack_type = CONTENT.fighting(other["played"][0]).attack_type
    behind = other["total"] - own["total"]
    cards = counter_with(tuple(own["hand"]), "", attack_type, behind)
    wanted = [f"counter {card}" for card in cards]
    return question.first_of(*wanted, "stop", "decline")


def attack_in(option: str) -> int:
    """The attack value of the card that an option names."""
    card = option.rsplit(maxsplit=1)[-1]
    known = card in CONTENT.combat or card in CONTENT.power
    return CONTENT.fighting(card).attack if known else 0


def strongest(question: Question) -> str:
    """The card with the highest attack value."""
    return question.best(attack_in)


def discard_of_damage(question: Question) -> str:
    """Any card heals as much; it is not in the stack, so its kind does not matter."""
    return next(option for option in question.options if option != "stop")


def name_type(question: Question) -> str:
    """The type of which there are most cards in the combat stack."""
    fight = question.situation.fight
    assert fight is not None
    types = Counter(CONTENT.fighting(card).attack_type for card in fight["stack"])
    return question.best(lambda option: types[option.removeprefix("name ")])  # type: ignore[index]


FIGHTING: Final[dict[str, Answer]] = {
    "opening_volley": yes_if(lambda _: True),
    "add_to_volley": strongest,
    "sixth_card": yes_if(lambda _: True),
    "lay_card": lay_card,
    "counterattack": counterattack,
    "rapid_shot": strongest,
    "name_type": name_type,
    "discard_of_hand": strongest,
    "discard_of_damage": discard_of_damage,
    "take_from_stack": strongest,
}
