"""A game that is drawn has its own lobby page, sign and table."""

import pytest

import delvers
from delvers.server.gamepage import template_of


@pytest.mark.parametrize("name", ["lobby.html", "sign.html", "table.html"])
@pytest.mark.parametrize("game", delvers.games())
def test_every_game_of_ours_has_its_own_pages(name: str, game: str) -> None:
    assert template_of(game, name).name == f"{game}/{name}"
