"""What an address may have, counted without a server."""

import pytest

from delvers.server.allowance import Allowance
from delvers.server.errors import TooMany
from delvers.server.limits import Limits


def test_only_tables_of_bots_count_as_tables_of_bots() -> None:
    allowance = Allowance(Limits(bot_tables_per_hour=1), lambda: 0.0)
    for _ in range(2):
        allowance.open_table("1.1.1.1", lambda _days: 0)
    allowance.open_table("1.1.1.1", lambda _days: 0, bots_only=True)
    with pytest.raises(TooMany, match="of bots only"):
        allowance.open_table("1.1.1.1", lambda _days: 0, bots_only=True)
