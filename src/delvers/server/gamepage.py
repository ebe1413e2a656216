"""What a game brings to the page: its templates, and what they need."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from jinja2 import BaseLoader, ChoiceLoader, Environment, FileSystemLoader, StrictUndefined
from jinja2.environment import Template
from jinja2.exceptions import TemplateNotFound

from delvers.kernel.kit import REGISTRY
from delvers.server.links import with_links

TEMPLATES: Final = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class Count:
    """A row of the story of a game that is over: how many events there were of some kinds.

    With `amount` the numbers in this parameter are summed instead.
    """

    label: str
    kinds: tuple[str, ...]
    amount: str = ""


@dataclass(frozen=True, slots=True)
class Habit:
    """A question that a player may let the page answer always in the same way.

    `asked` is the first word of its prompt and `choose` how the option begins that is chosen then;
    with `only`, nothing but options that begin so may be there, so that nothing is missed.
    """

    key: str
    label: str
    asked: str
    choose: str
    only: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GamePage:
    """`folder` holds lobby.html, table.html, sign.html and style.css; what is missing is plain.

    `shared` are further folders by the names under which templates extend theirs. `tools` are what
    the templates call and name, besides what every page has. `heroes` are whom a player may choose
    to be, by the content that is played with, and `usual_seats` is how many play unless somebody
    says otherwise. `asks_once` are the beginnings of options that throw something away: the page
    asks whether they are meant. `habits` are questions that the page may answer by itself. `story`
    is what is counted at the end.
    """

    folder: Path | None = None
    shared: Mapping[str, Path] = field(default_factory=dict)
    tools: Callable[[], Mapping[str, Any]] = dict
    heroes: Callable[[Any], Sequence[str]] = lambda _content: ()
    usual_seats: int = 0
    asks_once: Sequence[str] = ()
    habits: Sequence[Habit] = ()
    story: Sequence[Count] = ()

    def style(self) -> str:
        """How the game is laid out on the page."""
        folders = [*self.shared.values(), *([self.folder] if self.folder else [])]
        sheets = [folder / "style.css" for folder in folders]
        return "".join(sheet.read_text(encoding="utf-8") for sheet in sheets if sheet.exists())


PLAIN: Final = GamePage()


def page_of(game: str) -> GamePage:
    """The page of a game; a plain one if it has none."""
    return REGISTRY.part(game, "page", PLAIN)


class GameLoader(BaseLoader):
    """Finds "GAME/lobby.html" in the folder of the game, and what games share under its name."""

    def get_source(
        self,
        environment: Environment,  # noqa: ARG002
        template: str,
    ) -> tuple[str, str, Any]:
        """The text of a template."""
        name, _, file = template.partition("/")
        for folder in folders_of(name):
            path = folder / file
            if file and path.is_file():
                return path.read_text(encoding="utf-8"), str(path), lambda: True
        raise TemplateNotFound(template)


def folders_of(name: str) -> list[Path]:
    """The folders that templates may name so: that of a game, or one that games share."""
    pages = {kit.id: page_of(kit.id) for kit in REGISTRY.kits()}
    if name in pages:
        own = pages[name].folder
        return [own] if own else []
    return [page.shared[name] for page in pages.values() if name in page.shared]


templates: Final = Environment(
    loader=ChoiceLoader([FileSystemLoader(TEMPLATES), GameLoader()]),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
templates.filters["with_links"] = with_links


def template_of(game: str, name: str) -> Template:
    """A template of a game, or the plain one."""
    return templates.select_template([f"{game}/{name}", f"plain/{name}"])


@cache
def sign(game: str) -> str:
    """The small picture that stands for a game in lists."""
    return template_of(game, "sign.html").render(**page_of(game).tools())
