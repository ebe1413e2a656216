"""Heroes, monsters and cards of a table: their woodcuts, or a seal for what only a pack knows."""

from typing import Final

from delvers.draw.woodcuts.seal import seal
from delvers.games.dungeonquest.common.pictures.art.emblems import emblem_of
from delvers.games.dungeonquest.common.pictures.art.heroes import HEROES
from delvers.games.dungeonquest.common.pictures.art.monsters import MONSTERS
from delvers.games.dungeonquest.common.pictures.edition import content_at
from delvers.games.dungeonquest.common.rules.cards import DECKS
from delvers.text import Words

TINT: Final = {
    "hugo": "sea",
    "krutzbeck": "blood",
    "lindel": "moss",
    "tatianna": "ember",
    "gherinn": "bone",
    "challara": "plum",
}


def tint_of(hero: str) -> str:
    """The colour of a hero; one who is not of the box shares that of another."""
    return TINT.get(hero) or [*TINT.values()][sum(map(ord, hero)) % len(TINT)]


def portrait(hero: str, words: Words, game: str) -> str:
    """A hero's face."""
    card = content_at(words, game).heroes.get(hero)
    for id in (hero, card.picture if card else ""):
        if id in HEROES:
            return HEROES[id]()
    return seal(words.name(game, hero))


def emblem(id: str, words: Words, game: str) -> str:
    """The picture of a card, a rune, a hero or a monster."""
    content = content_at(words, game)
    if id in content.heroes:
        return portrait(id, words, game)
    if id in content.kinds() and id not in MONSTERS:
        return seal(words.name(game, id))
    deck = content.deck_of.get(id, "")
    return emblem_of(id if not deck or id.partition("_")[0] in DECKS else f"{deck}_{id}")
