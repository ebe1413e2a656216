"""The rulings on bosses."""

import itertools

import pytest

from delvers.games.raiders.rules.components import CONTENT
from tests.games.raiders.rules.scene import (
    cited,
    coins,
    hand,
    lay,
    scene,
    told,
    winners,
    wounds,
)

BALL = "crystal ball"


# -- strength and escapes --------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-47")
@pytest.mark.parametrize(("seats", "strength"), [(3, 11), (4, 14), (5, 16)])
def test_the_strength_follows_the_players_at_the_start_however_many_fight(
    seats: int, strength: int
) -> None:
    game = scene(seats, "wolf_pack", items={0: ["torch"], 1: ["torch"]})
    lay(game, "torch", "torch", *["power 1"] * (seats - 2))
    assert told(game, "monster_unbeaten")[0]["strength"] == strength


@pytest.mark.rule("DR-RULING-47")
@pytest.mark.parametrize(("seats", "strength"), [(3, 14), (4, 18), (5, 23)])
def test_a_monster_has_the_strength_for_all_players(seats: int, strength: int) -> None:
    game = scene(seats, "monster_01")
    lay(game, *["power 1"] * seats)
    assert told(game, "monster_unbeaten")[0]["strength"] == strength


@pytest.mark.rule("DR-RULING-48")
@pytest.mark.parametrize(
    ("boss", "item", "cards", "total", "hurt"),
    [
        ("wolf_pack", "torch", ["power 5", "power 5", "power 3"], 13, [0, 0, 0, 2]),
        ("necromancer", BALL, ["power 5", "power 5", "power 4"], 14, [0, 0, 0, 2]),
    ],
)
def test_the_card_of_who_escapes_adds_nothing_and_the_strength_stays(
    boss: str, item: str, cards: list[str], total: int, hurt: list[int]
) -> None:
    game = scene(4, boss, items={0: [item]})
    lay(game, item, *cards)
    assert told(game, "monster_unbeaten")[0]["total"] == total
    assert wounds(game) == hurt


@pytest.mark.rule("DR-RULING-48")
def test_three_who_stay_can_beat_the_strength_for_four() -> None:
    game = scene(4, "wolf_pack", items={0: ["torch"]})
    lay(game, "torch", "power 5", "power 5", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "wolf_pack", "total": 14, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 0]


@pytest.mark.rule("DR-RULING-49")
@pytest.mark.parametrize(
    ("boss", "item"), [("wolf_pack", "torch"), ("necromancer", BALL), ("megadragon", "key")]
)
def test_when_all_escape_the_boss_is_neither_beaten_nor_attacks_anybody(
    boss: str, item: str
) -> None:
    game = scene(3, boss, items={seat: [item] for seat in range(3)}, coins=[1, 5, 2])
    lay(game, item, item, item)
    fight = {"monster_beaten", "monster_unbeaten", "monster_attacks", "coins_gained"}
    assert not fight & {event.kind for event in game.events}
    assert cited(game, "all_escaped") == ["DR-RULING-49"]
    assert (coins(game), wounds(game)) == ([1, 5, 2], [0, 0, 0])
    assert winners(game) == (1,)


@pytest.mark.rule("DR-RULING-50")
@pytest.mark.parametrize(
    ("boss", "item", "hurt"), [("wolf_pack", "torch", 2), ("necromancer", BALL, 2)]
)
def test_the_only_one_who_stays_is_attacked_even_with_a_five(
    boss: str, item: str, hurt: int
) -> None:
    game = scene(3, boss, items={0: [item], 1: [item]})
    lay(game, item, item, "power 5")
    assert told(game, "monster_unbeaten")[0]["total"] == 5
    assert wounds(game) == [0, 0, hurt]


@pytest.mark.rule("DR-RULING-50")
def test_the_only_one_who_stays_with_the_megadragon_is_attacked() -> None:
    game = scene(3, "megadragon", items={0: ["key"], 1: ["key"]})
    lay(game, "key", "key", "power 5")
    assert wounds(game) == [0, 0, 3]


# -- sphinx and minotaur ---------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-51")
@pytest.mark.parametrize(
    ("boss", "cards", "gained", "hurt"),
    [
        ("sphinx", (5, 4, 2), [2, 0, 0], [0, 0, 0]),
        ("sphinx", (5, 3, 2), [2, 0, 0], [0, 0, 2]),
        ("minotaur", (5, 5, 4), [1, 1, 0], [0, 0, 0]),
        ("minotaur", (5, 4, 4), [1, 0, 0], [0, 1, 1]),
    ],
)
def test_the_highest_value_is_paid_whether_or_not_the_boss_is_beaten(
    boss: str, cards: tuple[int, ...], gained: list[int], hurt: list[int]
) -> None:
    game = scene(3, boss)
    lay(game, *(f"power {number}" for number in cards))
    assert (coins(game), wounds(game)) == (gained, hurt)


@pytest.mark.rule("DR-RULING-52")
@pytest.mark.parametrize(("boss", "gained"), [("sphinx", 2), ("minotaur", 1)])
def test_a_sword_and_fives_are_the_same_card_and_all_are_paid_if_the_boss_is_beaten(
    boss: str, gained: int
) -> None:
    game = scene(3, boss, items={1: ["sword"]})
    lay(game, "power 5", "sword", "power 5")
    assert (coins(game), wounds(game)) == ([gained] * 3, [0, 0, 0])


@pytest.mark.rule("DR-RULING-52")
@pytest.mark.parametrize(("boss", "card", "hurt"), [("sphinx", 3, 2), ("minotaur", 4, 1)])
def test_the_same_card_of_all_is_not_paid_if_the_boss_is_unbeaten(
    boss: str, card: int, hurt: int
) -> None:
    game = scene(3, boss)
    lay(game, *[f"power {card}"] * 3)
    assert (coins(game), wounds(game)) == ([0, 0, 0], [hurt] * 3)
    assert told(game, "no_reward") == [{"boss": boss}]


@pytest.mark.rule("DR-RULING-53")
@pytest.mark.parametrize("boss", ["sphinx", "minotaur"])
def test_nobody_is_attacked_and_paid_at_once(boss: str) -> None:
    for cards in itertools.product(range(1, 6), repeat=3):
        game = scene(3, boss)
        lay(game, *(f"power {number}" for number in cards))
        assert [a * b for a, b in zip(coins(game), wounds(game), strict=True)] == [0, 0, 0]


# -- the others ------------------------------------------------------------------------------------


@pytest.mark.rule("DR-RULING-54")
@pytest.mark.parametrize("held", [0, 1])
def test_the_vampire_wounds_who_has_too_few_coins_once_and_leaves_none(held: int) -> None:
    game = scene(3, "vampire", coins=[9, 9, held])
    lay(game, "power 4", "power 4", "power 1")
    assert (coins(game), wounds(game)) == ([9, 9, 0], [0, 0, 1])


@pytest.mark.rule("DR-RULING-55")
def test_against_the_golem_a_five_a_sword_and_a_one_tie_as_ones() -> None:
    game = scene(4, "golem", items={1: ["sword"]})
    lay(game, "power 5", "sword", "power 1", "power 2")
    assert wounds(game) == [3, 3, 3, 0]


@pytest.mark.rule("DR-RULING-55")
def test_against_the_golem_the_total_does_not_matter() -> None:
    game = scene(5, "golem")
    lay(game, *["power 4"] * 5)
    assert not {"monster_beaten", "monster_unbeaten"} & {event.kind for event in game.events}
    assert wounds(game) == [3, 3, 3, 3, 3]


@pytest.mark.rule("DR-RULING-56")
@pytest.mark.parametrize(("boss", "hurt"), [("mummy", 2), ("golem", 3), ("megadragon", 3)])
@pytest.mark.parametrize("card", ["power 1", "power 5"])
def test_equal_values_against_a_boss_that_cannot_be_beaten_wound_all(
    boss: str, hurt: int, card: str
) -> None:
    game = scene(4, boss)
    lay(game, card, card, card, card)
    assert wounds(game) == [hurt] * 4


@pytest.mark.rule("DR-RULING-56")
def test_equal_values_wound_only_those_who_did_not_escape() -> None:
    game = scene(4, "megadragon", items={2: ["key"]})
    lay(game, "power 3", "power 3", "key", "power 3")
    assert wounds(game) == [3, 3, 0, 3]


@pytest.mark.rule("DR-RULING-57")
def test_a_sword_counts_five_against_the_mummy_and_invites_the_attack() -> None:
    game = scene(3, "mummy", items={0: ["sword"]})
    lay(game, "sword", "power 5", "power 4")
    assert wounds(game) == [2, 2, 0]


@pytest.mark.rule("DR-RULING-57")
@pytest.mark.parametrize("boss", CONTENT.bosses)
def test_a_sword_may_be_laid_against_every_boss(boss: str) -> None:
    game = scene(3, boss, items={0: ["sword"]})
    game.choose(0, "sword")
    assert hand(game, 0)["items"] == []


@pytest.mark.rule("DR-RULING-58")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_in_which_medusa_attacks_everybody_has_no_winner(seats: int) -> None:
    game = scene(seats, "medusa", coins=[9] * seats)
    lay(game, *["power 3"] * seats)
    assert game.is_over
    assert winners(game) == ()
    assert told(game, "game_lost") == [{"winners": []}]
    assert told(game, "game_won") == []
