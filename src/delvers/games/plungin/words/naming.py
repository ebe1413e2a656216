"""Whom players may name: the heroes that they have made, as long as these live."""

from delvers.games.plungin.rules.view.seen import HeroView, TableView
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import parts_of_hero
from delvers.text.gametext import Person
from delvers.text.voice import Voice


def people(voice: Voice, view: TableView) -> list[Person]:
    """All heroes of the party."""
    return [
        Person(hero["id"], hero["seat"], may_be_named(voice, hero))
        for hero in view["heroes"]
        if hero["status"] != "gone"
    ]


def may_be_named(voice: Voice, hero: HeroView) -> bool:
    """Whether a hero lives and was made by a player; those of the books have their names."""
    return hero["status"] == "alive" and parts_of_hero(books_of(voice), hero["id"]) is not None
