"""Fights: which card to lay, when to counterattack, how to use the texts of Power cards."""

from collections import Counter
from typing import Final

from delvers.games.dungeonquest.common.bots.question import Answers, Question, yes_if
from delvers.games.dungeonquest.common.rules.options import DECLINE, STOP, named_in
from delvers.games.dungeonquest.third.bots.rounds import Duel, counter_with, duel_of, worth_of_card
from delvers.games.dungeonquest.third.bots.sight import content_in, fight_in
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.components import Content
from delvers.games.dungeonquest.third.rules.options import COUNTER, GRAMMAR, NAME, PLAY

LIKELY_LIFE: Final = {"skeleton": 2.5, "sorcerer": 2.5, "troll": 4, "golem": 5, "demon": 6.25}
DUEL: Final = 4
"""So many cards end a fight between heroes."""


def duel_now(question: Question) -> Duel:
    """The fight as the bot sees it."""
    situation, fight = question.situation, fight_in(question)
    is_foe = plays_foe(question)
    hero = situation.heroes[fight["hero"]["player"]]
    hero_left = hero["life"] - hero["wounds"] - len(fight["hero"]["damage"])
    printed = fight["life"] or LIKELY_LIFE.get(fight["monster"], DUEL)
    foe_left = max(1.0, printed - len(fight["foe"]["damage"]))
    own, other = (foe_left, hero_left) if is_foe else (hero_left, foe_left)
    # A monster has nothing to fear for; it fights to hurt.
    return duel_of(content_in(question), fight, situation.seat, 9.0 if is_foe else own, other)


def plays_foe(question: Question) -> bool:
    """Whether the bot plays the monster (or the hero who is attacked)."""
    fight = fight_in(question)
    return fight["foe"]["player"] == question.situation.seat != fight["hero"]["player"]


def lay_card(question: Question) -> str:
    """The card that brings most against what may be laid."""
    duel = duel_now(question)
    return question.best(lambda option: worth_of_card(duel, *PLAY.parts(option)))


def counterattack(question: Question) -> str:
    """Counterattack with as many cards as win the round, or save it."""
    fight = fight_in(question)
    own, other = fight["hero"], fight["foe"]
    if plays_foe(question):
        own, other = other, own
    content = content_in(question)
    attack_type = content.fighting(other["played"][0]).attack_type
    behind = other["total"] - own["total"]
    cards = counter_with(content, tuple(own["hand"] or ()), "", attack_type, behind)
    wanted = [COUNTER(card) for card in cards]
    return question.first_of(*wanted, STOP, DECLINE)


def attack_in(content: Content, option: str) -> int:
    """The attack value of the card that an option names."""
    card = named_in(GRAMMAR, option)
    known = card in content.combat or card in content.power
    return content.fighting(card).attack if known else 0


def strongest(question: Question) -> str:
    """The card with the highest attack value."""
    content = content_in(question)
    return question.best(lambda option: attack_in(content, option))


def discard_of_damage(question: Question) -> str:
    """Any card heals as much; it is not in the stack, so its kind does not matter."""
    return next(option for option in question.options if option != STOP)


def name_type(question: Question) -> str:
    """The type of which there are most cards in the combat stack."""
    fight = fight_in(question)
    types = Counter(content_in(question).fighting(card).attack_type for card in fight["stack"])
    return question.best(lambda option: types[NAME.parts(option)[0]])


FIGHTING: Final[Answers] = {
    prompts.OPENING_VOLLEY: yes_if(lambda _: True),
    prompts.ADD_TO_VOLLEY: strongest,
    prompts.SIXTH_CARD: yes_if(lambda _: True),
    prompts.LAY_CARD: lay_card,
    prompts.COUNTERATTACK: counterattack,
    prompts.RAPID_SHOT: strongest,
    prompts.NAME_TYPE: name_type,
    prompts.DISCARD_OF_HAND: strongest,
    prompts.DISCARD_OF_DAMAGE: discard_of_damage,
    prompts.TAKE_FROM_STACK: strongest,
}
