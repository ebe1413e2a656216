"""Naming heroes at the keyboard: once they are made, and at any time by `name`."""

from typing import Final

from delvers.cli.terminal.screen import Screen
from delvers.cli.terminal.sitting import Sitting
from delvers.text.naming import BadName, checked_name, may_name, whom

COMMAND: Final = "name"


class Naming:
    """Names for the heroes that players of one sitting have made."""

    def __init__(self, screen: Screen, sitting: Sitting) -> None:
        self.screen = screen
        self.sitting = sitting
        self.game = sitting.game

    def heroes(self, seat: int) -> list[str]:
        """The ids of those whom a player may name."""
        return may_name(self.screen.words, self.screen.id, self.game.glance(seat), seat)

    def ask(self, seat: int, hero: str) -> None:
        """Ask for the name of a new hero until there is one; Enter leaves the one it has."""
        words = self.screen.words
        name = words.name(self.screen.id, hero)
        # Translators: asked at the keyboard after a hero was made; the name is typed behind it.
        question = words.say("What is %(hero)s called? (Enter keeps this name) ", hero=name)
        while said := self.screen.ask(question):
            if self._give(seat, hero, said):
                return

    def obey(self, seat: int, said: str) -> bool:
        """Whether somebody has typed `name`, alone or with what it needs; then it is done."""
        command, _, rest = said.partition(" ")
        words, id = self.screen.words, self.screen.id
        if command.casefold() != COMMAND or not words.people(id, self.game.glance(seat)):
            return False
        heroes = self.heroes(seat)
        first, _, name = rest.strip().partition(" ")
        if first.isdecimal() and 0 < int(first) <= len(heroes) and name:
            self._give(seat, heroes[int(first) - 1], name)
        elif len(heroes) == 1 and rest.strip():
            self._give(seat, heroes[0], rest)
        else:
            self._explain(heroes)
        return True

    def _give(self, seat: int, hero: str, wanted: str) -> bool:
        words, id = self.screen.words, self.screen.id
        try:
            name = checked_name(words, id, self.game.glance(seat), seat, hero, wanted)
        except BadName as problem:
            self.screen.tell(str(problem))
            return False
        before = words.name(id, hero)
        self.sitting.name_hero(hero, name)
        # Translators: both are names of the same hero.
        self.screen.tell(words.say("%(old)s is called %(new)s now.", old=before, new=name))
        return True

    def _explain(self, heroes: list[str]) -> None:
        words, id = self.screen.words, self.screen.id
        if not heroes:
            self.screen.tell(whom(words, id, heroes))
            return
        # Translators: a command; "name" is typed so in every language.
        self.screen.tell(words.say("name N NAME: gives hero N a name"))
        for number, hero in enumerate(heroes, 1):
            self.screen.tell(f"  {number}  {words.name(id, hero)}")
