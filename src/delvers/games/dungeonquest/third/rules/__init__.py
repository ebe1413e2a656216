"""DungeonQuest, third edition: into Dragonfire Dungeon and out again before the sun sets."""

from pathlib import Path

from delvers.games.dungeonquest.common.rules.spec import edition_spec
from delvers.games.dungeonquest.third.rules.components import CONTENT, Content
from delvers.games.dungeonquest.third.rules.edition import THIRD
from delvers.games.dungeonquest.third.rules.events import KINDS
from delvers.games.dungeonquest.third.rules.hidden import determinize
from delvers.games.dungeonquest.third.rules.leaving import lone_result
from delvers.games.dungeonquest.third.rules.options import GRAMMAR, PASS
from delvers.games.dungeonquest.third.rules.own import ADDING, problems_of
from delvers.games.dungeonquest.third.rules.prompts import PROMPTS
from delvers.games.dungeonquest.third.rules.settings import check_options, options_of
from delvers.games.dungeonquest.third.rules.setup import set_up
from delvers.games.dungeonquest.third.rules.sight import sight
from delvers.games.dungeonquest.third.rules.state import State
from delvers.games.dungeonquest.third.rules.view import TableView, view
from delvers.kernel.packs import refuse_numbers
from delvers.kernel.spec import Spec

State.edition = THIRD


def spec_of(content: Content) -> Spec[State]:
    """The third edition with these cards, heroes and monsters."""
    return edition_spec(
        content,
        remade,
        with_content,
        id="dungeonquest-3e",
        seats_rule="DQ3-GAME-01",
        options=options_of(content),
        state_type=State,
        set_up=set_up,
        view=view,
        sight=sight,
        determinize=determinize,
        check=check_options,
        left_alone=(PASS,),
        grammar=GRAMMAR,
        prompts=PROMPTS,
        events=KINDS,
        view_type=TableView,
        folder=Path(__file__).parent,
        lone=lone_result,
        naming=frozenset({"heroes"}),
    )


def remade(content: Content) -> Spec[State]:
    """The edition with these pieces, if they make a game."""
    refuse_numbers(problems_of(content))
    return spec_of(content)


def with_content(paths: tuple[Path, ...]) -> Spec[State]:
    """The edition with pieces from these files and folders, as they are now."""
    return ADDING.spec(SPEC, paths)


SPEC = spec_of(CONTENT)
