"""Each how-to page can be followed as it stands there."""

from pathlib import Path

import pytest

from tests.docs.following import PAGES, copied, follow

FOLLOWED = [
    "adding-a-card.md",
    "adding-a-hero.md",
    "adding-a-chamber.md",
    "adding-a-language.md",
]
ELSEWHERE = ["adding-a-game.md"]
"""Followed by a test of its own."""


@pytest.mark.parametrize("page", FOLLOWED)
def test_the_page_can_be_followed(page: str, tmp_path: Path) -> None:
    follow(page, copied(tmp_path))


def test_every_page_is_followed() -> None:
    assert sorted(path.name for path in PAGES.glob("*.md")) == sorted(FOLLOWED + ELSEWHERE)
