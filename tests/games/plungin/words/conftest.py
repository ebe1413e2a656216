import pytest

from delvers.text import SHIPPED, Words
from tests.text.strict import strict_words


@pytest.fixture(params=SHIPPED, scope="module")
def w(request: pytest.FixtureRequest) -> Words:
    return strict_words(request.param)
