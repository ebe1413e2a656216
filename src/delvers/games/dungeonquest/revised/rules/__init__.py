"""DungeonQuest, Revised Edition: the same dungeon, and another way to live and die in it."""

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.games.dungeonquest.common.rules.turns import absent_choice, play
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.edition import REVISED
from delvers.games.dungeonquest.revised.rules.hidden import determinize
from delvers.games.dungeonquest.revised.rules.options import OPTIONS, check_options
from delvers.games.dungeonquest.revised.rules.setup import set_up
from delvers.games.dungeonquest.revised.rules.state import State
from delvers.games.dungeonquest.revised.rules.view import view
from delvers.kernel.spec import Spec

State.edition = REVISED


SPEC = Spec(
    id="dungeonquest-revised",
    rules_version="2",
    content_version=CONTENT.version,
    seats=range(1, 5),
    seats_rule="DQR-GAP-45",
    options=OPTIONS,
    state_type=State,
    setup=set_up,
    play=play,
    view=view,
    determinize=determinize,
    result=count,
    absent=absent_choice,
    check=check_options,
)
