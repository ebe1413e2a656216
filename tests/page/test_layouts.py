"""A game that is drawn has its own lobby page, sign and table."""

import pytest

import delvers
from delvers.draw import is_drawn
from delvers.server.pages import templates


@pytest.mark.parametrize("folder", ["lobbies", "signs", "tables"])
@pytest.mark.parametrize("game", [game for game in delvers.games() if is_drawn(game)])
def test_every_drawn_game_has_its_pages(folder: str, game: str) -> None:
    assert f"{folder}/{game}.html" in templates.list_templates()
