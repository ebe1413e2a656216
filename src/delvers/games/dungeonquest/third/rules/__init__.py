"""DungeonQuest, third edition: into Dragonfire Dungeon and out again before the sun sets."""

from delvers.games.dungeonquest.common.rules.spec import edition_spec
from delvers.games.dungeonquest.third.rules.components import CONTENT, Content
from delvers.games.dungeonquest.third.rules.edition import THIRD
from delvers.games.dungeonquest.third.rules.hidden import determinize
from delvers.games.dungeonquest.third.rules.leaving import lone_result
from delvers.games.dungeonquest.third.rules.options import check_options, options_of
from delvers.games.dungeonquest.third.rules.setup import set_up
from delvers.games.dungeonquest.third.rules.state import State
from delvers.games.dungeonquest.third.rules.view import view
from delvers.kernel.spec import Spec

State.edition = THIRD


def spec_of(content: Content) -> Spec[State]:
    """The third edition with these cards, heroes and monsters."""
    return edition_spec(
        content,
        id="dungeonquest-3e",
        seats_rule="DQ3-GAME-01",
        options=options_of(content),
        state_type=State,
        set_up=set_up,
        view=view,
        determinize=determinize,
        check=check_options,
        lone=lone_result,
        naming=frozenset({"heroes"}),
    )


SPEC = spec_of(CONTENT)
