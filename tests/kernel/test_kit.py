"""The registry of games: kits, their parts, and games that cannot be played."""

import logging

import pytest

from delvers.kernel.errors import BadContent, UnknownGame
from delvers.kernel.kit import GameKit, Registry
from tests.kernel.pit import PIT


def broken() -> None:
    raise BadContent("cards.toml: torch.copies: is missing")


def test_a_game_whose_content_is_broken_keeps_no_other_from_being_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    registry = Registry()
    monkeypatch.setattr(registry, "_has_looked", True)
    registry.add(GameKit("cellar", "tests.kernel.cellar:SPEC", order=1))
    registry.add(GameKit("pit", "tests.kernel.pit:PIT", order=2))
    monkeypatch.setattr("delvers.kernel.kit.import_module", importing)
    with caplog.at_level(logging.ERROR):
        assert list(registry) == [PIT]
    assert "cellar cannot be played: cards.toml: torch.copies: is missing" in caplog.text
    with pytest.raises(BadContent, match=r"torch\.copies"):
        registry.find("cellar")


def importing(module: str) -> object:
    if module == "tests.kernel.cellar":
        broken()
    return __import__(module, fromlist=["PIT"])


def test_a_kit_and_its_rules_must_have_the_same_id() -> None:
    with pytest.raises(UnknownGame, match="its kit is called 'cave'"):
        _ = GameKit("cave", "tests.kernel.pit:PIT").spec


def test_a_part_that_a_game_lacks_is_the_plain_one() -> None:
    assert GameKit("pit", "tests.kernel.pit:PIT").part("bots", "plain") == "plain"


def test_a_game_that_nobody_knows_is_refused_with_the_nearest_name() -> None:
    registry = Registry()
    registry.add(GameKit("cellar", "tests.kernel.cellar:SPEC"))
    with pytest.raises(UnknownGame, match=r"'celar'; known: .*cellar.*; nearest: cellar"):
        registry.kit("celar")
