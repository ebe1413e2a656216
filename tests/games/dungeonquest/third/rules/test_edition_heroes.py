"""What each hero can do that no other can (HERO); Lindel and Gherinn have a file of their own."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import (
    brawl,
    exchange,
    fight_of,
    meeting,
    side,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    drawn,
    hero,
    options,
    refused,
    scene,
    state_of,
)

FIVE = ("ranged_1", "melee_1", "ranged_4", "magic_2", "melee_2")
"""What Tatianna turns up: two ranged cards among five."""


def aiming(token: str = "demon_4", **given: object) -> Game:
    """Tatianna attacks a monster and has not yet said whether she opens with a volley."""
    game = meeting("tatianna", token, hand=FIVE, foe=(), **given)  # type: ignore[arg-type]
    if "attack" in options(game, 0):
        act(game, 0, "attack")
    return game


@pytest.mark.rule("DQ3-HERO-13", "DQ3-HERO-08")
def test_tatianna_may_turn_up_five_cards_and_hit_with_the_ranged_ones() -> None:
    game = aiming()
    assert options(game, 0) == ("open with a volley", "decline")
    assert game.pending[0].rule == "DQ3-HERO-13"
    act(game, 0, "open with a volley")
    assert options(game, 0) == ("add ranged_1", "add ranged_4", "stop")
    act(game, 0, "add ranged_1", "add ranged_4")
    assert stacks(game) == ([], ["ranged_1", "ranged_4"], [])
    assert cited(game, "damaged") == ["DQ3-HERO-13"] * 2


@pytest.mark.rule("DQ3-HERO-13", "DQ3-GAP-14")
def test_tatianna_adds_as_many_as_she_wants() -> None:
    game = aiming()
    act(game, 0, "open with a volley", "add ranged_4", "stop")
    assert stacks(game) == ([], ["ranged_4"], [])


@pytest.mark.rule("DQ3-HERO-13")
def test_a_volley_can_kill_before_the_first_round() -> None:
    game = aiming("skeleton_1")
    act(game, 0, "open with a volley", "add ranged_1", "add ranged_4")
    assert state_of(game).fight is None
    assert cited(game, "round_began") == []
    assert drawn(game, "dungeon") == ["dungeon_empty"]


@pytest.mark.rule("DQ3-HERO-13")
def test_tatianna_may_do_without_a_volley() -> None:
    game = aiming()
    act(game, 0, "decline")
    assert stacks(game) == ([], [], [])
    assert side(game, "hero", 0)["hand"][1:] == [*FIVE[:4]]


@pytest.mark.rule("DQ3-HERO-14")
def test_the_cards_that_did_not_hit_are_discarded() -> None:
    game = aiming()
    act(game, 0, "open with a volley", "add ranged_1", "stop")
    assert state_of(game).combat.discard == ["melee_1", "ranged_4", "magic_2", "melee_2"]
    assert fight_of(game).turned_up == []


@pytest.mark.rule("DQ3-HERO-15")
def test_a_failed_escape_gives_tatianna_no_volley() -> None:
    power = {"power": "tatianna_tribal_remedy", "foe_power": "demon_hellfire"}
    game = meeting("tatianna", "demon_4", **power)  # type: ignore[arg-type]
    act(game, 0, "escape")
    assert hero(game, 0).wounds == 3
    assert options(game, 0)[0].startswith("play ")
    assert cited(game, "turned_up") == []


@pytest.mark.rule("DQ3-GAP-15", "DQ3-HERO-15")
def test_tatianna_opens_with_a_volley_where_she_cannot_escape_at_all() -> None:
    game = aiming(chamber="portcullis_01@1", dice=(1, 1))
    assert options(game, 0) == ("open with a volley", "decline")


@pytest.mark.rule("DQ3-HERO-13")
def test_nobody_else_opens_with_a_volley() -> None:
    game = meeting("lindel", "demon_4")
    act(game, 0, "attack")
    assert options(game, 0)[0].startswith("play ")


@pytest.mark.rule("DQ3-HERO-08")
@pytest.mark.parametrize(("name", "stack"), [("hugo", ["magic_2"]), ("lindel", [])])
def test_hugo_never_suffers_a_deadly_blow(name: str, stack: list[str]) -> None:
    """A magic card lies in the combat stack when the monster wins with magic."""
    game = brawl(name, "demon_4")
    fight_of(game).stack.append("magic_2")
    exchange(game, "melee_1", "magic_4")
    while state_of(game).fight and fight_of(game).round == 1:
        seat = game.waiting[0]
        act(game, seat, options(game, seat)[-1])
    damage, _, left = stacks(game)
    assert len(damage) == (1 if name == "hugo" else 2)
    assert [card for card in left if card.startswith("magic")] == stack


@pytest.mark.rule("DQ3-HERO-08")
def test_krutzbeck_cannot_escape_and_may_hold_six_cards() -> None:
    game = meeting("krutzbeck", "demon_4", runes={0: ["rune_of_lightning"]})
    assert options(game, 0) == ("attack", "use rune_of_lightning")
    assert refused(game, 0) == {"escape": "DQ3-CARDS-KRUTZBECK"}
    act(game, 0, "attack")
    assert options(game, 0) == ("draw sixth card", "decline")
    act(game, 0, "draw sixth card")
    assert len(side(game, "hero", 0)["hand"]) == 6
    game = brawl("krutzbeck", "demon_4")
    assert len(side(game, "hero", 0)["hand"]) == 5


@pytest.mark.rule("DQ3-HERO-08")
@pytest.mark.parametrize(("wounds", "has_power"), [(7, True), (8, False)])
def test_challara_takes_no_power_card_with_eight_wounds(wounds: int, has_power: bool) -> None:
    game = brawl("challara", "demon_4", wounds={0: wounds})
    cards = side(game, "hero", 0)["hand"]
    assert len(cards) == 5
    assert any(card.startswith("challara_") for card in cards) == has_power


@pytest.mark.rule("DQ3-HERO-08")
def test_challara_may_discard_a_dungeon_card_and_must_meet_the_next() -> None:
    game = scene(
        "challara", "hugo", at=["c3"], tiles={"c3": "chamber_01", "c2": "chamber_01"},
        top={"dungeon": ["dungeon_gold_coins_30", "dungeon_gold_coins_40"]},
    )  # fmt: skip
    act(game, 0, "move north")
    assert options(game, 0) == ("draw another", "decline")
    act(game, 0, "draw another")
    assert hero(game, 0).loot == ["dungeon_gold_coins_40"]
    assert state_of(game).decks["dungeon"].discard == ["dungeon_gold_coins_30"]
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-HERO-08")
def test_challara_may_meet_the_first_card_and_others_have_no_choice() -> None:
    for name in ("challara", "hugo"):
        game = scene(name, "lindel", at=["c3"], tiles={"c3": "chamber_01", "c2": "chamber_01"},
                     top={"dungeon": ["dungeon_gold_coins_30"]})  # fmt: skip
        act(game, 0, "move north")
        if name == "challara":
            act(game, 0, "decline")
        assert hero(game, 0).loot == ["dungeon_gold_coins_30"]
        assert game.waiting == [1]
