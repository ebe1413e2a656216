"""Meeting monsters and rivals: attack, escape, or use a Rune; serving the Dragonlord."""

import functools
from typing import Final

from delvers.games.dungeonquest.common.bots.chances import alive
from delvers.games.dungeonquest.common.bots.finding import dearest
from delvers.games.dungeonquest.common.bots.moving import act, cave_in, through
from delvers.games.dungeonquest.common.bots.question import Answers, Question, yes_if
from delvers.games.dungeonquest.common.rules.board import COLUMNS
from delvers.games.dungeonquest.common.rules.options import DECLINE, ESCAPE
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.third.bots.monsters import wounds_by
from delvers.games.dungeonquest.third.bots.sight import content_in, fight_in
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.components import Content
from delvers.games.dungeonquest.third.rules.monsters.meeting import USE_BLINDING, USE_LIGHTNING
from delvers.games.dungeonquest.third.rules.options import (
    ADD_TOKEN,
    ANNOUNCE_ESCAPE,
    AT,
    ATTACK,
    FIGHT,
    LOOT_FIRST,
    MEET,
    MOVE_TOKEN,
    TAKE_TOKEN,
)

BEARABLE: Final = 0.85
"""With so good a chance to live, attack."""
RUNE_WORTH: Final = 0.93


@functools.cache
def escaping(content: Content, hero: str, monster: str) -> tuple[float, float]:
    """The chance to get away from a monster, and the wounds if that fails."""
    pairs = [
        (content.power[his].escape >= content.power[its].escape, content.power[its].damage)
        for his in content.powers_of(hero)
        for its in content.powers_of(monster)
    ]
    failures = [damage for is_away, damage in pairs if not is_away]
    wounds = sum(failures) / len(failures) if failures else 0.0
    return 1 - len(failures) / len(pairs), wounds


def surviving(question: Question, wounds: float, lost: float = 0.0) -> float:
    """The chance to live through a fight, with some life lost before."""
    life = question.situation.life - round(lost)
    return alive(round(10 * wounds), life)


def escape_or_attack(question: Question) -> str:
    """Fight what can be borne; run from the rest, by Rune or by luck."""
    monster, hero = question.about, question.situation.me["hero"]
    attacked = surviving(question, wounds_by(monster))
    if attacked < RUNE_WORTH:
        for use in (USE_LIGHTNING, USE_BLINDING):
            if use in question.options:
                return use
    chance, hurt = escaping(content_in(question), hero, monster)
    escaped = chance + (1 - chance) * surviving(question, wounds_by(monster), hurt)
    is_better = attacked < BEARABLE and escaped > attacked
    return question.first_of(ESCAPE if is_better else ATTACK)


def meet(question: Question) -> str:
    """The weakest monster first."""
    return min(question.options, key=lambda option: wounds_by(MEET.parts(option)[0].monster))


def announce_escape(question: Question) -> str:
    """Break off a fight that goes badly."""
    hurt = len(fight_in(question)["hero"]["damage"])
    return question.first_of(ANNOUNCE_ESCAPE if question.situation.life - hurt <= 3 else DECLINE)


def attack_hero(question: Question) -> str:
    """The rival who carries most."""
    rivals = {hero["hero"]: hero for hero in question.situation.heroes}

    def loot(option: str) -> float:
        rival = rivals[FIGHT.parts(option)[0]]
        return float(rival["gold"] or len(rival["loot"]))

    return question.best(loot)


# -- servants of the Dragonlord --------------------------------------------------------------------


def serve(question: Question) -> str:
    """A monster falls upon a hero, comes nearer to one, or a new one is brought."""
    if TAKE_TOKEN.fits(question.options[0]):
        return question.best(lambda option: wounds_by(TAKE_TOKEN.parts(option)[0].monster))
    prey = [hero["at"] for hero in question.situation.heroes if hero["status"] == "exploring"]

    def worth(option: str) -> float:
        if option == ADD_TOKEN:
            return -1.5
        move = MOVE_TOKEN.read(option)
        if move is None:
            return -100.0
        return -float(min((distance(to(*move), at) for at in prey), default=99))

    return question.best(worth)


def to(space: int, direction: int) -> int:
    """Where a token comes by a move."""
    return next(way.to for way in WAYS[space] if way.direction == direction)


def distance(one: int, other: int) -> int:
    """How many squares lie between two spaces."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def place_token(question: Question) -> str:
    """As near as possible to a hero with Loot."""
    prey = [hero["at"] for hero in question.situation.heroes if hero["status"] == "exploring"]
    return question.best(
        lambda option: -min((distance(*AT.parts(option), at) for at in prey), default=99)
    )


MEETING: Final[Answers] = {
    prompts.CAVE_IN: cave_in,
    prompts.SPIDER_WEB: cave_in,
    prompts.CRAWL_OUT: through,
    prompts.SEEK_TREASURE: yes_if(lambda _: True),
    prompts.TAKE_TREASURE: yes_if(lambda _: True),
    prompts.ESCAPE_OR_ATTACK: escape_or_attack,
    prompts.MEET: meet,
    prompts.ANNOUNCE_ESCAPE: announce_escape,
    prompts.ATTACK_HERO: attack_hero,
    prompts.ORDER: lambda question: question.first_of(LOOT_FIRST),
    prompts.TAKE_LOOT: dearest,
    prompts.FLEE: act,
    prompts.SERVE: serve,
    prompts.PLACE_TOKEN: place_token,
}
