"""DungeonQuest, Revised Edition: the same dungeon, and another way to live and die in it."""

from pathlib import Path

from delvers.games.dungeonquest.common.rules.spec import edition_spec
from delvers.games.dungeonquest.revised.rules.components import CONTENT, Content
from delvers.games.dungeonquest.revised.rules.edition import REVISED
from delvers.games.dungeonquest.revised.rules.events import KINDS
from delvers.games.dungeonquest.revised.rules.hidden import determinize
from delvers.games.dungeonquest.revised.rules.options import GRAMMAR, SPEND_NONE
from delvers.games.dungeonquest.revised.rules.own import ADDING, problems_of
from delvers.games.dungeonquest.revised.rules.prompts import PROMPTS
from delvers.games.dungeonquest.revised.rules.settings import OPTIONS, check_options
from delvers.games.dungeonquest.revised.rules.setup import set_up
from delvers.games.dungeonquest.revised.rules.sight import sight
from delvers.games.dungeonquest.revised.rules.state import State
from delvers.games.dungeonquest.revised.rules.view import TableView, view
from delvers.kernel.packs import refuse_numbers
from delvers.kernel.spec import Spec

State.edition = REVISED


def spec_of(content: Content) -> Spec[State]:
    """The Revised Edition with these cards, heroes and monsters."""
    return edition_spec(
        content,
        remade,
        with_content,
        id="dungeonquest-revised",
        seats_rule="DQR-GAP-45",
        options=OPTIONS,
        state_type=State,
        set_up=set_up,
        view=view,
        sight=sight,
        determinize=determinize,
        check=check_options,
        left_alone=(SPEND_NONE,),
        grammar=GRAMMAR,
        prompts=PROMPTS,
        events=KINDS,
        view_type=TableView,
        folder=Path(__file__).parent,
    )


def remade(content: Content) -> Spec[State]:
    """The edition with these pieces, if they make a game."""
    refuse_numbers(problems_of(content))
    return spec_of(content)


def with_content(paths: tuple[Path, ...]) -> Spec[State]:
    """The edition with pieces from these files and folders, as they are now."""
    return ADDING.spec(SPEC, paths)


SPEC = spec_of(CONTENT)
