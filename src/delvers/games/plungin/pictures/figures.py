"""Figures of heroes and monsters, in a box of 100 by 100."""

from collections.abc import Callable
from typing import Final

from delvers.games.plungin.pictures.art import beasts, clans, foes
from delvers.games.plungin.pictures.art.people import CLASSES, RACES, lamplighter, person
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books

MONSTERS: Final[dict[str, Callable[[], str]]] = {
    "giant_rat": beasts.giant_rat,
    "cave_bat": beasts.cave_bat,
    "goblin": clans.goblin,
    "goblin_archer": clans.goblin_archer,
    "gremlin": clans.gremlin,
    "kobold_sapper": clans.kobold_sapper,
    "skeleton": foes.skeleton,
    "wolf": beasts.grey_wolf,
    "cultist": foes.cultist,
    "orc": clans.orc,
    "orc_archer": clans.orc_archer,
    "zombie": foes.zombie,
    "giant_spider": beasts.giant_spider,
    "ghoul": foes.ghoul,
    "hobgoblin_guard": clans.hobgoblin_guard,
    "orc_chief": clans.orc_chief,
    "orc_shaman": clans.orc_shaman,
    "ogre": foes.ogre,
    "gargoyle": foes.gargoyle,
    "werewolf": beasts.werewolf,
    "wraith": foes.wraith,
    "mire_crawler": beasts.mire_crawler,
    "dark_warden": foes.dark_warden,
    "troll": foes.troll,
    "minotaur": foes.minotaur,
    "evil_sorcerer": foes.evil_sorcerer,
    "mummy": foes.mummy,
    "stone_golem": foes.stone_golem,
    "fire_hound": beasts.fire_hound,
    "vampire": foes.vampire,
    "wyvern": beasts.wyvern,
    "shadow_knight": foes.shadow_knight,
    "dragon": beasts.young_dragon,
    "spiderling": beasts.spiderling,
    "phantom": foes.phantom,
    "demon": foes.demon,
    "mother_hollow": foes.mother_hollow,
    "count_morrow": foes.count_morrow,
    "old_cinder": foes.old_cinder,
    "gremlin_foreman": clans.gremlin_foreman,
    "orc_leader": clans.orc_leader,
    "webmother": beasts.webmother,
    "seneschal": foes.seneschal,
}
FAMILIES: Final[dict[str, Callable[[], str]]] = {
    "spider": beasts.giant_spider,
    "wolf": beasts.grey_wolf,
    "skeletal": foes.skeleton,
    "ethereal": foes.wraith,
    "gremlin": clans.gremlin,
    "goblinoid": clans.goblin,
    "orcish": clans.orc,
    "dragon": beasts.young_dragon,
    "lycanthrope": beasts.werewolf,
    "giant": foes.ogre,
    "construct": foes.stone_golem,
    "demon": foes.demon,
    "undead": foes.zombie,
    "human": foes.cultist,
    "flying": beasts.cave_bat,
    "beast": beasts.giant_rat,
}
"""The look of monsters without a picture of their own, by their first tag that is here."""
BRAIDED: Final = ("dagna_ironlid",)


def figure(books: Books, id: str) -> str:
    """A ready hero, an escort or a monster by its id; made heroes are called elf_mage_1."""
    if id in books.heroes:
        book = books.heroes[id]
        return person(book.race, book.kin, braids=id in BRAIDED)
    if id in books.monsters:
        return monster_figure(books, id)
    for race in RACES:
        for kin in CLASSES:
            if id.startswith(f"{race}_{kin}"):
                return person(race, kin)
    return lamplighter()


@kept
def monster_figure(books: Books, id: str) -> str:
    """A monster; what a pack of one's own brings looks like its family."""
    if id in MONSTERS:
        return MONSTERS[id]()
    tags = books.monsters[id].tags
    return next((FAMILIES[tag] for tag in tags if tag in FAMILIES), foes.traveller)()
