"""All that can happen: every kind of event is declared once, with what it tells.

Events about one character begin with who it is; `state.telling.tell` fills that in.
"""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules.events.dungeon import *  # noqa: F403
from delvers.games.plungin.rules.events.fights import *  # noqa: F403
from delvers.games.plungin.rules.events.heroes import *  # noqa: F403
from delvers.games.plungin.rules.events.magic import *  # noqa: F403
from delvers.games.plungin.rules.events.monsters import *  # noqa: F403
from delvers.games.plungin.rules.events.rolls import *  # noqa: F403
from delvers.games.plungin.rules.events.rounds import *  # noqa: F403
from delvers.games.plungin.rules.events.things import *  # noqa: F403
from delvers.games.plungin.rules.events.trading import *  # noqa: F403
from delvers.games.plungin.rules.events.traps import *  # noqa: F403
from delvers.kernel.events import AnyKind, kinds_in

EVENTS: Final[Mapping[str, AnyKind]] = kinds_in(globals())
"""All kinds of events by their names."""
