"""DungeonQuest, Revised Edition: the same dungeon, and another way to live and die in it."""

from delvers.games.dungeonquest.common.rules.spec import edition_spec
from delvers.games.dungeonquest.revised.rules.components import CONTENT, Content
from delvers.games.dungeonquest.revised.rules.edition import REVISED
from delvers.games.dungeonquest.revised.rules.hidden import determinize
from delvers.games.dungeonquest.revised.rules.options import OPTIONS, check_options
from delvers.games.dungeonquest.revised.rules.setup import set_up
from delvers.games.dungeonquest.revised.rules.state import State
from delvers.games.dungeonquest.revised.rules.view import view
from delvers.kernel.spec import Spec

State.edition = REVISED


def spec_of(content: Content) -> Spec[State]:
    """The Revised Edition with these cards, heroes and monsters."""
    return edition_spec(
        content,
        id="dungeonquest-revised",
        seats_rule="DQR-GAP-45",
        options=OPTIONS,
        state_type=State,
        set_up=set_up,
        view=view,
        determinize=determinize,
        check=check_options,
    )


SPEC = spec_of(CONTENT)
