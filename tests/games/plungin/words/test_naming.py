"""Whom players may name."""

from delvers.games.plungin.words.naming import people
from delvers.text import words
from tests.games.plungin.rules.heroes.test_creating import creating
from tests.games.plungin.rules.scene import act, hero


def test_a_hero_that_was_made_may_be_named_while_it_lives_and_a_ready_one_never() -> None:
    game = creating("create", "race dwarf", "class warrior", "class package", "learn steadfast")
    act(game, 0, "take brannoc_vale")
    assert people(words("en"), game.view(0)) == [  # type: ignore[arg-type]
        ("dwarf_warrior_1", 0, True),
        ("brannoc_vale", 0, False),
    ]
    hero(game).status = "dead"
    assert not people(words("en"), game.view(0))[0].may_be_named  # type: ignore[arg-type]
    hero(game).status = "gone"
    assert len(people(words("en"), game.view(0))) == 1  # type: ignore[arg-type]
