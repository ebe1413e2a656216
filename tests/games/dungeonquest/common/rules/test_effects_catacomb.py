"""What the cards of the Catacomb deck do in both editions (CATA, CARD)."""

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    act,
    cited,
    drawn,
    hero,
    options,
    outcomes,
    place,
    state_of,
    told,
)

EMPTY, EXIT, NAGA = "catacomb_empty", "catacomb_exit", "catacomb_giant_naga"
RATS, VENOM = "catacomb_horde_of_rats", "catacomb_spiders_venom"
BITE = "catacomb_vampire_bite"


@pytest.mark.rule("DQ3-CATA-16", "DQR-CARD-03")
@pytest.mark.parametrize(("dice", "wounds"), [([4, 5], 0), ([4, 6], 4)])
def test_the_horde_of_rats_bites_four_times_unless_armor_holds(
    edition: Edition, dice: list[int], wounds: int
) -> None:
    game = edition.below("hugo", RATS, EXIT, dice=dice)
    assert outcomes(game)[0][1] == "armor"
    assert (hero(game, 0).wounds, hero(game, 0).row) == (wounds, [RATS, EXIT])


@pytest.mark.rule("DQ3-CATA-16", "DQR-CARD-03")
@pytest.mark.parametrize("number", [1, 6])
def test_razorwings_below_wound_as_much_as_a_die_shows(edition: Edition, number: int) -> None:
    game = edition.below("hugo", "catacomb_razorwing_attack", EXIT, dice=[number])
    assert hero(game, 0).wounds == number


@pytest.mark.rule("DQ3-CATA-16", "DQR-CARD-04", "DQR-TURN-03")
@pytest.mark.parametrize(("number", "wounds"), [(1, 1), (2, 1), (3, 0), (6, 0)])
def test_venom_hurts_on_one_or_two_at_the_start_of_a_later_turn(
    edition: Edition, number: int, wounds: int
) -> None:
    game = edition.below("hugo", VENOM, EXIT, dice=[number])
    assert hero(game, 0).wounds == wounds
    assert cited(game, "rolled") == [f"{edition.code}-CARDS-CATACOMB-SPIDERS-VENOM"]
    assert hero(game, 0).row == [VENOM, EXIT]


@pytest.mark.rule("DQ3-CATA-16", "DQR-CARD-04")
def test_venom_does_nothing_in_the_turn_in_which_it_is_drawn(edition: Edition) -> None:
    game = edition.below("hugo", VENOM, skips={}, dice=[1])
    assert told(game, "rolled") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-CATA-16", "DQ3-CLAR-04", "DQR-CARD-04")
def test_venom_works_every_turn_and_twice_as_two_cards(edition: Edition) -> None:
    game = edition.below("hugo", VENOM, VENOM, EMPTY, EXIT, dice=[1] * 5)
    assert hero(game, 0).wounds == 5


@pytest.mark.rule("DQ3-CATA-30", "DQR-CARD-04", "DQR-CATEXIT-10")
def test_venom_ends_when_the_hero_comes_out(edition: Edition) -> None:
    game = edition.below(
        "hugo",
        EXIT,
        row=[VENOM],
        tiles={"e4": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
        dice=[6, 1, 1],
    )
    act(game, 0, "surface", "drift right")
    assert hero(game, 0).wounds == 0
    assert (hero(game, 0).row, hero(game, 0).kept) == ([], [])


@pytest.mark.rule("DQ3-CATA-16", "DQ3-TEST-01", "DQR-CARD-03", "DQR-TEST-01")
@pytest.mark.parametrize(("name", "attribute"), [("hugo", "agility"), ("tatianna", "armor")])
def test_the_vampire_tests_the_weaker_of_agility_and_armor(
    edition: Edition, name: str, attribute: str
) -> None:
    value: int = getattr(edition.content.heroes[name], attribute)
    game = edition.below(name, BITE, EXIT, dice=[2, value - 2])
    assert outcomes(game) == [("passed", attribute, value, value)]
    assert (hero(game, 0).kept, hero(game, 0).wounds) == ([], 0)


@pytest.mark.rule("DQ3-CATA-16", "DQ3-CATA-22", "DQR-CARD-03", "DQR-CATEXIT-03")
def test_the_naga_drags_the_marker_to_the_exit_and_turns_it_round(edition: Edition) -> None:
    game = edition.below("hugo", NAGA, EXIT, row=[EMPTY] * 2, dice=[2])
    assert options(game, 0) == ("drift left", "drift right")
    act(game, 0, "drift right")
    assert (place(game, 0), hero(game, 0).heading, hero(game, 0).status) == ("f5", 3, "below")
    assert told(game, "dragged") == [{"seat": 0, "at": SPACE_OF["f5"], "heading": 3}]
    assert cited(game, "dragged") == [f"{edition.code}-CARDS-CATACOMB-GIANT-NAGA"]
    assert told(game, "tile_laid") == []


@pytest.mark.rule("DQ3-CATA-31", "DQ3-CATA-33", "DQR-CARD-03", "DQR-CARD-04")
def test_after_the_naga_only_loot_and_kept_cards_are_left_in_the_row(edition: Edition) -> None:
    game = edition.below(
        "hugo",
        NAGA,
        row=[EMPTY, "catacomb_gigantic_diamond", BITE],
        loot={0: ["catacomb_gigantic_diamond"]},
        kept={0: [BITE]},
    )
    act(game, 0, "drift right")
    assert hero(game, 0).row[:2] == ["catacomb_gigantic_diamond", BITE]
    assert NAGA not in hero(game, 0).row
    assert state_of(game).decks["catacomb"].discard == [EMPTY, NAGA]
    assert hero(game, 0).loot == ["catacomb_gigantic_diamond"]


@pytest.mark.rule("DQ3-CATA-19")
def test_the_naga_ends_the_turn(edition: Edition) -> None:
    game = edition.scene(
        "hugo",
        "lindel",
        at=["c3"],
        status={0: "below"},
        heading={0: 1},
        top={"catacomb": [NAGA, EXIT]},
    )
    act(game, 0, "drift left")
    assert game.waiting == [1]
    assert drawn(game, "catacomb") == [NAGA]
