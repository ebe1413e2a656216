"""What tests of both editions may ask for by name."""

import pytest

from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.revised.rules.drawing import REVISED
from tests.games.dungeonquest.third.rules.drawing import THIRD


@pytest.fixture(params=[THIRD, REVISED], ids=["third", "revised"])
def edition(request: pytest.FixtureRequest) -> Edition:
    """Each edition in turn: what is asserted holds in both."""
    one: Edition = request.param
    return one
