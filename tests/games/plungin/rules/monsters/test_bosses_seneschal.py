"""What the Clockwork Seneschal is made of (MONSTER)."""

import pytest

from tests.games.plungin.rules.casting import caster
from tests.games.plungin.rules.scene import act, monster, options, scene, told

WELL = (5, 5, 5, 5)


def hurts(events: list[dict[str, object]]) -> list[tuple[object, object]]:
    """Who was hurt, and how much."""
    return [(one["who"], one["amount"]) for one in events]


@pytest.mark.rule("DP-MONSTER-14")
def test_a_thunder_egg_does_two_damage_to_the_seneschal_without_defence() -> None:
    game = scene(
        at=[(0, 0)],
        carried={0: ["thunder_egg"]},
        monsters=[("seneschal", (3, 0)), ("stone_golem", (3, 1))],
    )
    act(game, 0, "use thunder_egg", "at 3,0")
    assert hurts(told(game, "damaged")) == [("seneschal 10", 2)]
    assert monster(game).damage == 2
    assert not [one for one in told(game, "rolled") if "defence" in str(one["why"])]
    assert len(told(game, "life_rolled")) == 1
    assert monster(game).hurt_by == 0


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize("face", [5, 1])
def test_burst_lock_can_be_cast_on_the_seneschal_and_does_two_damage(face: int) -> None:
    game = caster(
        "burst_lock", mag=5, monsters=[("seneschal", (4, 1))], dice=[5, 5, face, face, face]
    )
    act(game, 0, "cast burst_lock")
    assert hurts(told(game, "damaged")) == [("seneschal 10", 2)]
    assert monster(game).damage == 2


@pytest.mark.rule("DP-MONSTER-14")
@pytest.mark.parametrize(
    ("spell", "kind", "where"),
    [
        ("burst_lock", "stone_golem", (4, 1)),
        ("whisper_lock", "seneschal", (4, 1)),
        ("burst_lock", "seneschal", (4, 2)),
    ],
)
def test_only_burst_lock_and_only_on_clockwork_within_three_squares(
    spell: str, kind: str, where: tuple[int, int]
) -> None:
    game = caster(spell, monsters=[(kind, where)], dice=WELL)
    assert f"cast {spell}" not in options(game, 0)
