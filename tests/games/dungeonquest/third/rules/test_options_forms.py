"""Options of the third edition that could be taken for others."""

import pytest

from delvers.games.dungeonquest.third.rules.options import GRAMMAR


@pytest.mark.parametrize(
    ("option", "pattern"),
    [
        ("meet skeleton", "meet {token}"),
        ("meet bone_golem 2", "meet {token}"),
        ("take skeleton", "take {token}"),
        ("take bone_golem 2", "take {token}"),
        ("take melee_1", "take {card}"),
        ("take treasure", "take treasure"),
        ("take unseen", "take unseen"),
        ("move token a1 east", "move token {space} {direction}"),
        ("move on", "move on"),
    ],
)
def test_every_option_is_of_one_form_also_with_monsters_of_a_pack(
    option: str, pattern: str
) -> None:
    (form,) = GRAMMAR.forms_of(option)
    assert form.pattern == pattern
    assert form(*form.parts(option)) == option


@pytest.mark.parametrize("option", ["meet", "meet skeleton 0", "meet skeleton two", "take"])
def test_what_names_no_token_is_no_option(option: str) -> None:
    assert GRAMMAR.forms_of(option) == []
