import pytest

from delvers.text import LANGUAGES, Words
from tests.text.strict import strict_words


@pytest.fixture(params=LANGUAGES, scope="module")
def w(request: pytest.FixtureRequest) -> Words:
    return strict_words(request.param)
