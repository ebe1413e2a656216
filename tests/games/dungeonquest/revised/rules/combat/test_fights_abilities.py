"""What heroes can do in combat that others cannot (WOUND-07 to 09)."""

import pytest

from tests.games.dungeonquest.revised.rules.fights import (
    alone,
    exchange,
    fight_of,
    fight_seen,
    lurking,
    meeting,
)
from tests.games.dungeonquest.revised.rules.scene import act, cited, hero, options, state_of, told

ATTACKS = ("ranged", "melee", "magic")
HURT = {
    ("ranged", "ranged"): 1,
    ("ranged", "magic"): 1,
    ("melee", "ranged"): 1,
    ("melee", "melee"): 2,
    ("magic", "melee"): 1,
    ("magic", "magic"): 1,
}
HIT = {
    ("ranged", "ranged"): 1,
    ("ranged", "melee"): 2,
    ("melee", "melee"): 2,
    ("melee", "magic"): 1,
    ("magic", "ranged"): 1,
    ("magic", "magic"): 1,
}
PAIRS = [(his, its) for his in ATTACKS for its in ATTACKS]


@pytest.mark.rule("DQR-WOUND-07", "DQR-WOUND-09")
@pytest.mark.parametrize(("his", "its"), PAIRS)
def test_hugo_suffers_one_wound_less_when_both_fight_hand_to_hand(his: str, its: str) -> None:
    game = meeting("hugo", "demon_4", "lindel")
    exchange(game, his, its)
    less = 1 if his == its == "melee" else 0
    assert hero(game, 0).wounds == HURT.get((his, its), 0) - less
    assert fight_seen(game, 0)["wounds"] == HIT.get((his, its), 0)


@pytest.mark.rule("DQR-WOUND-07", "DQR-WOUND-09")
@pytest.mark.parametrize(("his", "its"), PAIRS)
def test_krutzbeck_strikes_one_wound_more_wherever_his_blade_hits(his: str, its: str) -> None:
    game = meeting("krutzbeck", "demon_4", "lindel")
    exchange(game, his, its)
    hit = HIT.get((his, its), 0)
    assert fight_seen(game, 0)["wounds"] == hit + (1 if his == "melee" and hit else 0)
    assert hero(game, 0).wounds == HURT.get((his, its), 0)


@pytest.mark.rule("DQR-WOUND-09")
def test_krutzbeck_can_kill_by_his_additional_wound() -> None:
    game = meeting("krutzbeck", "skeleton_1", "lindel")
    exchange(game, "melee", "magic")
    assert told(game, "monster_wounded") == [{"monster": "skeleton", "amount": 1}] * 2
    assert lurking(game) == []


@pytest.mark.rule("DQR-WOUND-09", "DQR-WOUND-07")
@pytest.mark.parametrize("number", range(1, 7))
def test_tatianna_hits_first_on_a_four_or_more(number: int) -> None:
    game = meeting("tatianna", "demon_4", "lindel", dice=[number])
    assert told(game, "rolled") == [{"seat": 0, "dice": [number], "why": "first_shot"}]
    assert cited(game, "rolled") == ["DQR-CARDS-TATIANNA"]
    hit = 1 if number >= 4 else 0
    assert fight_seen(game, None)["wounds"] == hit
    assert told(game, "monster_wounded") == [{"monster": "demon", "amount": 1}] * hit
    assert cited(game, "monster_wounded") == ["DQR-CARDS-TATIANNA"] * hit
    assert fight_seen(game, None)["round"] == 1
    assert set(game.pending) == {0, 1}


@pytest.mark.rule("DQR-WOUND-09")
def test_tatianna_shoots_before_the_first_round_only_and_the_wound_counts() -> None:
    game = meeting("tatianna", "skeleton_3", "lindel", dice=[4])
    exchange(game, "magic", "ranged")
    act(game, 0, "fight on")
    assert fight_seen(game, 0)["wounds"] == 2
    assert len(told(game, "rolled")) == 1
    exchange(game, "magic", "ranged")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]


@pytest.mark.rule("DQR-WOUND-07")
@pytest.mark.parametrize("name", ["hugo", "krutzbeck", "lindel", "gherinn", "challara"])
def test_nobody_but_tatianna_shoots_first(name: str) -> None:
    game = meeting(name, "demon_4", "tatianna", dice=[6])
    assert told(game, "rolled") == []
    assert fight_of(game).wounds == 0


@pytest.mark.rule("DQR-WOUND-09")
def test_the_abilities_are_those_of_the_hero_not_of_the_monsters_player() -> None:
    game = meeting("challara", "demon_4", "krutzbeck", "hugo")
    exchange(game, "melee", "melee")
    assert hero(game, 0).wounds == 2
    assert fight_of(game).wounds == 2
    assert "escape" in options(game, 0)


@pytest.mark.rule("DQR-WOUND-09", "DQR-VAR-SOLO-01")
@pytest.mark.parametrize(("number", "wounds"), [(3, 1), (4, 2)])
@pytest.mark.usefixtures("stops_at_dice")
def test_alone_tatianna_shoots_first_too(number: int, wounds: int) -> None:
    game = alone("tatianna", "demon_4", dice=[number, 5], runes={0: ["rune_of_fortune"]})
    act(game, 0, "fight", "decline")
    assert fight_seen(game, 0)["wounds"] == wounds - 1
    assert fight_seen(game, 0)["round"] == 1
    act(game, 0, "decline")
    assert fight_seen(game, 0)["wounds"] == wounds
    assert [roll["why"] for roll in told(game, "rolled")][:2] == ["first_shot", "solo_round"]


@pytest.mark.rule("DQR-WOUND-09", "DQR-VAR-SOLO-04")
def test_alone_krutzbeck_must_fight() -> None:
    game = alone("krutzbeck", "skeleton_1", dice=[6])
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "skeleton"}]
    assert cited(game, "monster_shown") == ["DQR-GAP-48"]


@pytest.mark.rule("DQR-WOUND-08", "DQR-ESCAPE-03")
def test_lindel_may_roll_a_die_of_his_escape_again() -> None:
    game = meeting("lindel", "troll_4", "hugo", dice=[6, 1, 5])
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "reroll 6")
    assert told(game, "escaped") == [{"seat": 0}]


@pytest.mark.rule("DQR-WOUND-08", "DQR-COMBAT-09")
def test_a_prayer_that_kills_during_an_escape_ends_the_fight() -> None:
    game = meeting("gherinn", "troll_4", "hugo", wounds={0: 12})
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "pray")
    assert told(game, "died") == [{"seat": 0, "cause": "prayer"}]
    assert state_of(game).fight is None
    assert lurking(game) == ["c1"]
