"""The bosses one can escape from, and the three that cannot be beaten (BOSS-14 to 24)."""

import pytest

from tests.games.raiders.rules.scene import (
    card_of,
    cited,
    coins,
    hand,
    lay,
    reserve,
    scene,
    told,
    wounds,
)

ESCAPES = {
    "wolf_pack": ("torch", "DR-BOSS-14"),
    "necromancer": ("crystal ball", "DR-BOSS-16"),
    "megadragon": ("key", "DR-BOSS-19"),
}
UNBEATABLE = ("megadragon", "golem", "mummy")


@pytest.mark.rule("DR-BOSS-14")
def test_a_torch_escapes_from_the_wolf_pack_and_adds_nothing_to_the_fight() -> None:
    game = scene(4, "wolf_pack", items={0: ["torch"]})
    lay(game, "torch", "power 5", "power 5", "power 3")
    assert told(game, "monster_unbeaten") == [{"monster": "wolf_pack", "total": 13, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 2]
    assert told(game, "escaped") == [{"seat": 0, "boss": "wolf_pack"}]
    assert cited(game, "escaped") == ["DR-BOSS-14"]


@pytest.mark.rule("DR-BOSS-14")
def test_a_torch_may_be_laid_after_a_crystal_ball_to_escape_from_the_wolf_pack() -> None:
    game = scene(3, "wolf_pack", items={0: ["crystal ball", "torch"]})
    lay(game, "crystal ball", "power 5", "power 4")
    game.choose(0, "torch")
    assert wounds(game) == [0, 0, 2]
    assert (reserve(game, "crystal ball"), reserve(game, "torch")) == (6, 6)


@pytest.mark.rule("DR-BOSS-14")
@pytest.mark.parametrize("card", ["power 1", "sword"])
def test_a_torch_kept_in_the_hand_does_not_help_against_the_wolf_pack(card: str) -> None:
    game = scene(3, "wolf_pack", items={0: ["torch", "sword"]})
    lay(game, card, "power 1", "power 1")
    assert not told(game, "escaped")
    assert hand(game, 0)["items"].count("torch") == 1
    assert wounds(game) == ([0, 2, 2] if card == "sword" else [2, 2, 2])


@pytest.mark.rule("DR-BOSS-15")
def test_those_who_stay_may_beat_the_wolf_pack_without_the_escaped() -> None:
    game = scene(4, "wolf_pack", items={0: ["torch"], 1: ["sword"]})
    lay(game, "torch", "sword", "power 5", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "wolf_pack", "total": 14, "strength": 14}]
    assert wounds(game) == [0, 0, 0, 0]


@pytest.mark.rule("DR-BOSS-15")
def test_the_wolf_pack_wounds_all_who_share_the_lowest_value_among_those_who_stay() -> None:
    game = scene(4, "wolf_pack", items={0: ["torch"]}, wounds=(1, 1, 1, 1))
    lay(game, "torch", "power 3", "power 2", "power 2")
    assert wounds(game) == [1, 1, 3, 3]
    assert cited(game, "monster_attacks") == ["DR-BOSS-15"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-16")
def test_a_crystal_ball_escapes_from_the_necromancer_without_a_second_card() -> None:
    game = scene(3, "necromancer", items={0: ["crystal ball"]})
    lay(game, "crystal ball", "power 5", "power 4")
    assert game.is_over
    assert told(game, "monster_unbeaten") == [
        {"monster": "necromancer", "total": 9, "strength": 14}
    ]
    assert wounds(game) == [0, 0, 2]
    assert told(game, "escaped") == [{"seat": 0, "boss": "necromancer"}]
    assert cited(game, "escaped") == ["DR-BOSS-16"]
    assert hand(game, 0) == {"powers": [1, 2, 3, 4, 5], "items": []}


@pytest.mark.rule("DR-BOSS-17")
def test_the_necromancer_is_beaten_like_any_monster_when_enough_players_stay() -> None:
    game = scene(5, "necromancer", items={1: ["sword"]})
    lay(game, "power 5", "sword", "power 5", "power 4", "power 4")
    assert told(game, "monster_beaten") == [{"monster": "necromancer", "total": 23, "strength": 23}]
    assert wounds(game) == [0] * 5


@pytest.mark.rule("DR-BOSS-17")
def test_the_strength_of_the_necromancer_does_not_shrink_when_somebody_escapes() -> None:
    game = scene(4, "necromancer", items={1: ["crystal ball"]})
    lay(game, "power 5", "crystal ball", "power 5", "power 5")
    assert wounds(game) == [2, 0, 2, 2]


@pytest.mark.rule("DR-BOSS-17")
def test_the_necromancer_wounds_all_who_share_the_lowest_value_among_those_who_stay() -> None:
    game = scene(4, "necromancer", items={3: ["crystal ball"]}, wounds=(1, 1, 1, 1))
    lay(game, "power 4", "power 2", "power 2", "crystal ball")
    assert wounds(game) == [1, 3, 3, 1]
    assert cited(game, "monster_attacks") == ["DR-BOSS-17"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-18", "DR-BOSS-20", "DR-BOSS-22")
@pytest.mark.parametrize(
    ("boss", "dealt"), [("megadragon", 3), ("golem", 3), ("mummy", 2)], ids=UNBEATABLE
)
def test_not_even_fives_from_everybody_beat_megadragon_golem_or_mummy(
    boss: str, dealt: int
) -> None:
    game = scene(5, boss, items={0: ["sword"]}, wounds=(1,) * 5)
    lay(game, "sword", *["power 5"] * 4)
    assert wounds(game) == [1 + dealt] * 5
    assert not told(game, "monster_beaten")


@pytest.mark.rule("DR-BOSS-18")
def test_the_megadragon_attacks_the_lowest_value_only() -> None:
    game = scene(4, "megadragon", coins=(2, 2, 2, 2))
    lay(game, "power 5", "power 2", "power 4", "power 2")
    assert (wounds(game), coins(game)) == ([0, 3, 0, 3], [2, 2, 2, 2])
    assert cited(game, "monster_attacks") == ["DR-BOSS-18"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-19")
def test_a_key_escapes_from_the_megadragon() -> None:
    game = scene(4, "megadragon", items={0: ["key"]})
    lay(game, "key", "power 5", "power 5", "power 5")
    assert wounds(game) == [0, 3, 3, 3]
    assert told(game, "escaped") == [{"seat": 0, "boss": "megadragon"}]
    assert cited(game, "escaped") == ["DR-BOSS-19"]


@pytest.mark.rule("DR-BOSS-20")
def test_the_golem_attacks_the_lowest_value_only() -> None:
    game = scene(4, "golem", coins=(2, 2, 2, 2))
    lay(game, "power 4", "power 2", "power 3", "power 2")
    assert (wounds(game), coins(game)) == ([0, 3, 0, 3], [2, 2, 2, 2])
    assert cited(game, "monster_attacks") == ["DR-BOSS-20"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-21")
def test_fives_and_swords_count_as_one_against_the_golem() -> None:
    game = scene(4, "golem", items={1: ["sword"]})
    lay(game, "power 5", "sword", "power 4", "power 2")
    assert wounds(game) == [3, 3, 0, 0]


@pytest.mark.rule("DR-BOSS-21")
def test_a_five_ties_with_a_one_against_the_golem() -> None:
    game = scene(3, "golem")
    lay(game, "power 5", "power 1", "power 2")
    assert wounds(game) == [3, 3, 0]


@pytest.mark.rule("DR-BOSS-21")
@pytest.mark.parametrize("boss", ["megadragon", "wolf_pack", "vampire"])
def test_fives_keep_their_value_against_every_other_boss(boss: str) -> None:
    game = scene(3, boss)
    lay(game, "power 5", "power 1", "power 2")
    assert [attack["seats"] for attack in told(game, "monster_attacks")] == [[1]]


@pytest.mark.rule("DR-BOSS-22")
@pytest.mark.parametrize("cards", [(1, 1, 1), (2, 1, 1), (5, 4, 4)])
def test_the_mummy_attacks_with_two_wounds_whatever_is_played(cards: tuple[int, ...]) -> None:
    game = scene(3, "mummy", coins=(2, 2, 2))
    lay(game, *(f"power {card}" for card in cards))
    assert wounds(game)[0] == 2
    assert coins(game) == [2, 2, 2]


@pytest.mark.rule("DR-BOSS-23")
def test_the_mummy_attacks_the_highest_value_instead_of_the_lowest() -> None:
    game = scene(3, "mummy")
    lay(game, "power 4", "power 5", "power 4")
    assert wounds(game) == [0, 2, 0]
    assert cited(game, "monster_attacks") == ["DR-BOSS-23"]
    assert set(cited(game, "wounded")) == {card_of(game)}


@pytest.mark.rule("DR-BOSS-23")
def test_all_who_share_the_highest_value_are_attacked_by_the_mummy() -> None:
    game = scene(4, "mummy", items={2: ["sword"]})
    lay(game, "power 5", "power 1", "sword", "power 4")
    assert wounds(game) == [2, 0, 2, 0]


@pytest.mark.rule("DR-BOSS-14", "DR-BOSS-16", "DR-BOSS-19")
@pytest.mark.parametrize("boss", ESCAPES)
def test_nobody_is_attacked_when_everybody_escapes(boss: str) -> None:
    item, rule = ESCAPES[boss]
    game = scene(3, boss, items={seat: [item] for seat in range(3)}, wounds=(1, 2, 3))
    lay(game, item, item, item)
    assert wounds(game) == [1, 2, 3]
    assert cited(game, "escaped") == [rule] * 3
    assert cited(game, "all_escaped") == ["DR-RULING-49"]
    assert game.is_over


@pytest.mark.rule("DR-BOSS-24")
@pytest.mark.parametrize("boss", ESCAPES)
def test_the_card_used_to_escape_returns_to_the_reserve(boss: str) -> None:
    item, _ = ESCAPES[boss]
    game = scene(3, boss, items={0: [item, item]})
    lay(game, item, "power 5", "power 5")
    assert reserve(game, item) == 5
    assert hand(game, 0)["items"] == [item]
    assert told(game, "item_returned") == [{"seat": 0, "item": item}]


@pytest.mark.rule("DR-BOSS-24")
@pytest.mark.parametrize("boss", ["wolf_pack", "necromancer"])
def test_a_torch_or_ball_returns_by_the_clause_on_escapes(boss: str) -> None:
    item, _ = ESCAPES[boss]
    game = scene(3, boss, items={0: [item]})
    lay(game, item, "power 5", "power 5")
    assert cited(game, "item_returned") == ["DR-BOSS-24"]
