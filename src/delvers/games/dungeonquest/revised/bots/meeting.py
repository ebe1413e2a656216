"""Monsters of the Revised Edition: attacks, escapes and Runes, and playing a rival's monster."""

from typing import Final

from delvers.games.dungeonquest.common.bots.chances import passing
from delvers.games.dungeonquest.common.bots.legs import NO_LEG
from delvers.games.dungeonquest.common.bots.question import Answers, Question
from delvers.games.dungeonquest.common.rules.options import ESCAPE, MOVE
from delvers.games.dungeonquest.common.rules.ways import WAY_OF
from delvers.games.dungeonquest.revised.bots.duels import (
    AWAY,
    Duel,
    alone,
    escaped,
    fight_on,
    future,
)
from delvers.games.dungeonquest.revised.bots.matrix import Mix, Solution
from delvers.games.dungeonquest.revised.bots.sight import content_in, fight_in, view_of
from delvers.games.dungeonquest.revised.rules import prompts
from delvers.games.dungeonquest.revised.rules.components import MonsterCard
from delvers.games.dungeonquest.revised.rules.options import FIGHT, FIGHT_ON
from delvers.games.dungeonquest.revised.rules.view import HeroView

FINE: Final = 10_000
"""Into so many parts chance is cut."""


def fighter_of(question: Question) -> HeroView:
    """The hero who fights."""
    return view_of(question)["heroes"][fight_in(question)["seat"]]


def possible_cards(question: Question) -> list[MonsterCard]:
    """The Monster cards that may be the one of this fight, as far as the seat can know."""
    fight, gone = fight_in(question), view_of(question)["monsters"]["discard"]
    content = content_in(question)
    cards = [card for card in content.monsters.values() if card.life > fight["wounds"]]
    if fight["life"] is not None:
        shown = (fight["monster"], fight["life"], fight["penalty"])
        return [card for card in cards if (card.monster, card.life, card.penalty) == shown]
    named = [card for card in cards if fight["monster"] in (None, card.monster)]
    return [card for card in named if card.id not in gone] or named


def foes(question: Question) -> tuple[int, ...]:
    """What the monster may have left to lose."""
    fight = fight_in(question)
    return tuple(sorted(card.life - fight["wounds"] for card in possible_cards(question)))


def duel_now(question: Question) -> Duel:
    """Who fights, and how well the hero can run."""
    fight, hero, content = fight_in(question), fighter_of(question), content_in(question)
    agility = content.heroes[hero["hero"]].agility + hero["determination"]
    may_run = not fight["no_escape"] and content.abilities[hero["hero"]] != "krutzbeck"
    escape = round(100 * passing(agility)) if may_run else 0
    return Duel(hero["hero"], fight["monster"] or "", escape, content)


def life_left(question: Question) -> int:
    """How many wounds would kill the hero who fights."""
    hero = fighter_of(question)
    return hero["life"] - hero["wounds"]


def next_round(question: Question) -> Solution:
    """What the next round is worth to the hero, and the best mixtures for both."""
    return fight_on(duel_now(question), life_left(question), foes(question))


def drawn_from(question: Question, mix: Mix) -> str:
    """An attack by chance, as often as the mixture says."""
    point = question.dice.pick(FINE) / FINE
    for option, part in zip(question.options, mix, strict=True):
        point -= part
        if point < 0:
            return option
    return question.options[0]


def lay_card(question: Question) -> str:
    """A hero's attack."""
    return drawn_from(question, next_round(question).rows)


def lay_monster_card(question: Question) -> str:
    """A monster's attack; its player knows how much life it has."""
    return drawn_from(question, next_round(question).columns)


def escape_or_fight(question: Question) -> str:
    """Run if being away is worth more than another round."""
    away = escaped(duel_now(question).monster, life_left(question), content_in(question))
    is_better = away > next_round(question).value
    return question.first_of(ESCAPE if is_better else FIGHT_ON)


def face_alone(question: Question) -> str:
    """Run from what is not known, or fight it by the dice."""
    life, hero = life_left(question), fighter_of(question)
    chance = passing(question.situation.card.agility + hero["determination"])
    cards = possible_cards(question)
    failed = sum(alone(life - card.penalty, card.life) for card in cards) / len(cards)
    away = chance * AWAY * future(life) + (1 - chance) * failed
    return question.first_of(ESCAPE if away > value_alone(question, life) else FIGHT)


def value_alone(question: Question, life: int) -> float:
    """What a fight by the dice is worth."""
    lives = foes(question)
    return sum(alone(life, foe) for foe in lives) / len(lives)


def flee(question: Question) -> str:
    """Into the chamber with the best prospects; what it brings comes at once, or never."""
    prospects = question.prospects
    ways = WAY_OF[question.situation.at]
    is_quiet = view_of(question)["rules"]["quiet_escape"]

    def worth(option: str) -> float:
        (step,) = MOVE.parts(option)
        way = ways[step]
        entered = NO_LEG if is_quiet else prospects.atlas.enter(way.to)._replace(turns=0)
        return prospects.at(prospects.atlas.place(way.to, way.entry), entered)

    return question.best(worth)


MEETING: Final[Answers] = {
    prompts.LAY_CARD: lay_card,
    prompts.LAY_MONSTER_CARD: lay_monster_card,
    prompts.ESCAPE_OR_FIGHT: escape_or_fight,
    prompts.FACE_ALONE: face_alone,
    prompts.FLEE: flee,
}
