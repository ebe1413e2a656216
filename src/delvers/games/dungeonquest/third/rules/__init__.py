"""DungeonQuest, third edition: into Dragonfire Dungeon and out again before the sun sets."""

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.games.dungeonquest.common.rules.turns import absent_choice, play
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.edition import THIRD
from delvers.games.dungeonquest.third.rules.hidden import determinize
from delvers.games.dungeonquest.third.rules.leaving import lone_result
from delvers.games.dungeonquest.third.rules.options import OPTIONS, check_options
from delvers.games.dungeonquest.third.rules.setup import set_up
from delvers.games.dungeonquest.third.rules.state import State
from delvers.games.dungeonquest.third.rules.view import view
from delvers.kernel.spec import Spec

State.edition = THIRD


SPEC = Spec(
    id="dungeonquest-3e",
    rules_version="2",
    content_version=CONTENT.version,
    seats=range(1, 5),
    seats_rule="DQ3-GAME-01",
    options=OPTIONS,
    state_type=State,
    setup=set_up,
    play=play,
    view=view,
    determinize=determinize,
    result=count,
    absent=absent_choice,
    check=check_options,
    lone=lone_result,
    naming=frozenset({"heroes"}),
)
