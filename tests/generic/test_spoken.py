"""Those who cannot see the board: it is told in words, and every picture has a name or is none."""

import random
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

import delvers
from delvers.draw import Scene, regions
from delvers.kernel.loading import new
from delvers.text import words

CHOICES = 80
NEVER = ("leave dungeon", "retire", "leave")
VOID = {"img", "input", "br"}


class Pictures(HTMLParser):
    """Collects drawings that are heard but have no name."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, dict[str, str | None]]] = []
        self.unnamed: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        within = [*self.open, (tag, given)]
        is_heard = not any(one.get("aria-hidden") == "true" for _, one in within)
        is_named = any(one.get("aria-label") for name, one in within if name != "div")
        if tag == "title" and self.open and self.open[-1][1].get("id") in self.unnamed:
            self.unnamed.remove(str(self.open[-1][1]["id"]))
        is_outer = not any(name == "svg" for name, _ in self.open)
        if tag == "svg" and is_outer and is_heard and not is_named:
            given["id"] = given.get("id") or f"{len(self.unnamed)} {given.get('class')}"
            self.unnamed.append(str(given["id"]))
        if tag not in VOID:
            self.open.append((tag, given))

    def handle_endtag(self, tag: str) -> None:
        while self.open and self.open.pop()[0] != tag:
            pass


def scenes(game: str) -> Iterator[Scene]:
    """A walk through a game at random, as its first seat sees it."""
    seats, dice = min(delvers.games()[game].seats), random.Random(3)
    play = new(game, seats=seats, seed=5)
    for _ in range(CHOICES):
        if play.is_over:
            return
        seat = next(iter(play.pending))
        wise = [one for one in play.pending[seat].options if one not in NEVER]
        play.choose(seat, dice.choice(wise or [*play.pending[seat].options]))
        yield Scene(
            game=game,
            view=play.view(0),
            ask=play.pending.get(0),
            words=words("en").with_content(play.spec),
            names=("Ana", "Bob", "Eva")[:seats],
            events=play.events_for(0),
            result=play.result,
            kinds=("human",) * seats,
        )


@pytest.mark.parametrize("game", delvers.games())
def test_every_picture_that_is_heard_has_a_name(game: str) -> None:
    for scene in scenes(game):
        for name, html in regions(scene).items():
            parser = Pictures()
            parser.feed(html)
            assert parser.unnamed == [], (name, parser.unnamed)


@pytest.mark.parametrize("game", delvers.games())
def test_the_board_is_there_in_words_too(game: str) -> None:
    for scene in scenes(game):
        told = regions(scene)
        said = told.get("spoken", told.get("row", ""))
        assert "<li" in said or not told.get("board", "")
