"""Meeting monsters and rivals: attack, escape, or use a Rune; serving the Dragonlord."""

import functools
from typing import Final

from delvers.games.dungeonquest.common.bots.chances import alive
from delvers.games.dungeonquest.common.bots.finding import dearest
from delvers.games.dungeonquest.common.bots.moving import act
from delvers.games.dungeonquest.common.bots.question import Answer, Question
from delvers.games.dungeonquest.common.rules.board import COLUMNS, DIRECTIONS, SPACE_OF, WAYS
from delvers.games.dungeonquest.third.bots.monsters import WOUNDS
from delvers.games.dungeonquest.third.rules.components import CONTENT

BEARABLE: Final = 0.85
"""With so good a chance to live, attack."""
RUNE_WORTH: Final = 0.93


@functools.cache
def escaping(hero: str, monster: str) -> tuple[float, float]:
    """The chance to get away from a monster, and the wounds if that fails."""
    pairs = [
        (CONTENT.power[his].escape >= CONTENT.power[its].escape, CONTENT.power[its].damage)
        for his in CONTENT.powers_of(hero)
        for its in CONTENT.powers_of(monster)
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
    attacked = surviving(question, WOUNDS[monster])
    if attacked < RUNE_WORTH:
        for rune in ("use rune_of_lightning", "use rune_of_blinding"):
            if rune in question.options:
                return rune
    chance, hurt = escaping(hero, monster)
    escaped = chance + (1 - chance) * surviving(question, WOUNDS[monster], hurt)
    is_better = attacked < BEARABLE and escaped > attacked
    return question.first_of("escape" if is_better else "attack")


def meet(question: Question) -> str:
    """The weakest monster first."""
    return min(question.options, key=lambda option: WOUNDS[option.split()[1]])


def announce_escape(question: Question) -> str:
    """Break off a fight that goes badly."""
    fight = question.situation.fight or {}
    hurt = len(fight.get("hero", {}).get("damage", ()))
    return question.first_of(
        "announce escape" if question.situation.life - hurt <= 3 else "decline"
    )


def attack_hero(question: Question) -> str:
    """The rival who carries most."""
    rivals = {hero["hero"]: hero for hero in question.situation.heroes}

    def loot(option: str) -> float:
        rival = rivals[option.removeprefix("fight ")]
        return float(rival["gold"] or len(rival["loot"]))

    return question.best(loot)


# -- servants of the Dragonlord --------------------------------------------------------------------


def serve(question: Question) -> str:
    """A monster falls upon a hero, comes nearer to one, or a new one is brought."""
    if question.options[0].startswith("take "):
        return question.best(lambda option: WOUNDS[option.split()[1]])
    prey = [hero["at"] for hero in question.situation.heroes if hero["status"] == "exploring"]

    def worth(option: str) -> float:
        if option == "add token":
            return -1.5
        if not option.startswith("move token "):
            return -100.0
        place, direction = option.split()[2:]
        return -float(min((distance(to(place, direction), at) for at in prey), default=99))

    return question.best(worth)


def to(place: str, direction: str) -> int:
    """Where a token comes by a move."""
    side = DIRECTIONS.index(direction)
    return next(way.to for way in WAYS[SPACE_OF[place]] if way.direction == side)


def distance(one: int, other: int) -> int:
    """How many squares lie between two spaces."""
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


def place_token(question: Question) -> str:
    """As near as possible to a hero with Loot."""
    prey = [hero["at"] for hero in question.situation.heroes if hero["status"] == "exploring"]
    return question.best(
        lambda option: -min((distance(SPACE_OF[option.split()[-1]], at) for at in prey), default=99)
    )


MEETING: Final[dict[str, Answer]] = {
    "escape_or_attack": escape_or_attack,
    "meet": meet,
    "announce_escape": announce_escape,
    "attack_hero": attack_hero,
    "order": lambda question: question.first_of("loot first"),
    "take_loot": dearest,
    "flee": act,
    "serve": serve,
    "place_token": place_token,
}
