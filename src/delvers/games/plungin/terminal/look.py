"""A player's look at the table of Dungeon Plungin'."""

from typing import TypeAlias

from delvers.cli.terminal.look import LookOf
from delvers.games.plungin.rules.view.seen import TableView

Look: TypeAlias = LookOf[TableView]
