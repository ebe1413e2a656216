"""Cards that are kept and work again in later turns, in both editions (CARD)."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    SLEEP,
    act,
    cited,
    hero,
    is_over_for,
    options,
    pile,
    told,
)

TORCH, SHADE = "dungeon_torch_goes_out", "dungeon_lingering_shade"


def holder(edition: Edition, *cards: str, **rest: object) -> Game:
    """A hero who keeps cards, at the start of his turn; the other one is up after him."""
    kept, tiles = {0: [*cards]}, {"c4": "chamber_01"}
    return edition.scene("hugo", "krutzbeck", at=["c4"], tiles=tiles, kept=kept, **rest)


@pytest.mark.rule("DQ3-CARD-04", "DQ3-CARD-25", "DQR-CARD-04")
def test_the_torch_goes_out_and_nothing_more_happens_this_turn(edition: Edition) -> None:
    game = edition.draws(TORCH)
    assert hero(game, 0).kept == [TORCH]
    assert not told(game, "rolled")
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-25", "DQR-TURN-03", "DQR-CARD-04")
def test_luck_lights_the_torch_and_the_turn_goes_on(edition: Edition) -> None:
    game = holder(edition, TORCH, dice=[1, 2])
    assert told(game, "test_passed")[0]["attribute"] == "luck"
    assert cited(game, "rolled") == [f"{edition.code}-CARDS-DUNGEON-TORCH-GOES-OUT"]
    assert hero(game, 0).kept == []
    assert pile(game, "dungeon") == [TORCH]
    assert "move north" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-25", "DQ3-CARD-04", "DQR-TURN-03", "DQR-TURN-12", "DQR-CARD-04")
def test_without_luck_the_turn_ends_in_the_dark(edition: Edition) -> None:
    game = holder(edition, TORCH, dice=[2, 3])
    assert hero(game, 0).kept == [TORCH]
    assert hero(game, 0).wounds == 0
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-04", "DQ3-CARD-12", "DQR-CARD-04", "DQR-DEATH-02")
@pytest.mark.parametrize("dice", [(1, 1), (1, 2), (2, 1)])
def test_the_shade_kills_on_two_or_three(edition: Edition, dice: tuple[int, int]) -> None:
    game = holder(edition, SHADE, dice=dice)
    assert told(game, "died") == [{"seat": 0, "cause": SHADE}]
    assert (cited(game, "died"), pile(game, "dungeon")) == (
        [f"{edition.code}-CARDS-DUNGEON-LINGERING-SHADE"],
        [SHADE],
    )


@pytest.mark.rule("DQ3-CARD-04", "DQ3-CARD-12", "DQR-CARD-04", "DQR-TURN-03")
@pytest.mark.parametrize("dice", [(1, 3), (2, 2), (6, 6)])
def test_on_four_and_more_the_shade_only_lingers(edition: Edition, dice: tuple[int, int]) -> None:
    game = holder(edition, SHADE, dice=dice)
    assert cited(game, "rolled") == [f"{edition.code}-CARDS-DUNGEON-LINGERING-SHADE"]
    assert hero(game, 0).kept == [SHADE]
    assert "move north" in options(game, 0)


@pytest.mark.rule("DQ3-CARD-04", "DQR-CARD-04")
def test_the_shade_does_nothing_in_the_turn_it_comes_and_rolls_in_each_later_one(
    edition: Edition,
) -> None:
    game = edition.draws(
        SHADE, dice=[3, 3, 3, 4], skips=SLEEP, top={"search": ["search_empty_room"]}
    )
    assert len(told(game, "rolled")) == 1
    act(game, 0, "search")
    assert [sum(roll["dice"]) for roll in told(game, "rolled")] == [6, 7]


@pytest.mark.rule("DQ3-CARD-04", "DQR-CARD-04", "DQR-CARD-05")
def test_the_shade_stays_behind_when_the_hero_goes_below_or_leaves(edition: Edition) -> None:
    gone = holder(edition, SHADE, dice=[6, 6], entrances=["c4"])
    act(gone, 0, "descend", "head north")
    assert (hero(gone, 0).kept, pile(gone, "dungeon")) == ([], [SHADE])
    out = edition.scene("hugo", "lindel", kept={0: [SHADE]}, loot={0: ["corpse_rope"]}, dice=[6, 6])
    act(out, 0, "leave")
    assert (hero(out, 0).kept, pile(out, "dungeon")) == ([], [SHADE])
