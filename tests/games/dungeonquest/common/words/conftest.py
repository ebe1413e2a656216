import pytest

from delvers.text import SHIPPED, Words
from tests.games.dungeonquest.common.words.editions import EDITIONS, Edition
from tests.text.strict import strict_words


@pytest.fixture(params=SHIPPED, scope="module")
def w(request: pytest.FixtureRequest) -> Words:
    return strict_words(request.param)


@pytest.fixture(params=EDITIONS, ids=lambda edition: edition.game, scope="module")
def edition(request: pytest.FixtureRequest) -> Edition:
    found: Edition = request.param
    return found
