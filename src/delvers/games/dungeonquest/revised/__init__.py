"""DungeonQuest, Revised Edition: the same dungeon, and another way to live and die in it."""

from delvers.games.dungeonquest.exits import count
from delvers.games.dungeonquest.revised.components import CONTENT
from delvers.games.dungeonquest.revised.edition import REVISED
from delvers.games.dungeonquest.revised.hidden import determinize
from delvers.games.dungeonquest.revised.options import OPTIONS, check_options
from delvers.games.dungeonquest.revised.setup import set_up
from delvers.games.dungeonquest.revised.state import State
from delvers.games.dungeonquest.revised.view import view
from delvers.games.dungeonquest.turns import absent_choice, play
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
