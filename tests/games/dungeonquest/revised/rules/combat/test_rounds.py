"""Combat rounds: two cards unseen, wounds, and who is dead (COMBAT)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.errors import IllegalChoice
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    PLAY,
    discarded,
    exchange,
    fight_of,
    fight_seen,
    lurking,
    meeting,
    waiting,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    place,
    refused,
    state_of,
    told,
)

RESULTS = {
    ("magic", "ranged"): (0, 1, "DQR-COMBAT-16"),
    ("magic", "melee"): (1, 0, "DQR-COMBAT-17"),
    ("magic", "magic"): (1, 1, "DQR-COMBAT-18"),
    ("melee", "ranged"): (1, 0, "DQR-COMBAT-19"),
    ("melee", "melee"): (2, 2, "DQR-COMBAT-20"),
    ("melee", "magic"): (0, 1, "DQR-COMBAT-21"),
    ("ranged", "ranged"): (1, 1, "DQR-COMBAT-22"),
    ("ranged", "melee"): (0, 2, "DQR-COMBAT-23"),
    ("ranged", "magic"): (1, 0, "DQR-COMBAT-24"),
}
"""The wounds of hero and monster, the hero's attack first."""


def after(his: str, its: str, **given: Any) -> Game:
    """The fight after one round."""
    game = meeting(**given)
    exchange(game, his, its)
    return game


@pytest.mark.rule(
    "DQR-COMBAT-06",
    "DQR-COMBAT-07",
    "DQR-COMBAT-08",
    "DQR-COMBAT-16",
    "DQR-COMBAT-17",
    "DQR-COMBAT-18",
    "DQR-COMBAT-19",
    "DQR-COMBAT-20",
    "DQR-COMBAT-21",
    "DQR-COMBAT-22",
    "DQR-COMBAT-23",
    "DQR-COMBAT-24",
    "DQR-EX-24",
    "DQR-EX-25",
)
@pytest.mark.parametrize(("his", "its"), RESULTS)
def test_each_pair_of_attacks_wounds_as_the_table_says(his: str, its: str) -> None:
    hurt, hit, clause = RESULTS[his, its]
    game = after(his, its)
    assert hero(game, 0).wounds == hurt
    for seat in (0, 1, 2, None):
        assert fight_seen(game, seat)["wounds"] == hit
    assert told(game, "wounded") == [{"seat": 0, "amount": hurt, "cause": "demon"}] * (hurt > 0)
    assert told(game, "monster_wounded") == [{"monster": "demon", "amount": hit}] * (hit > 0)
    assert {*cited(game, "wounded"), *cited(game, "monster_wounded")} == {clause}
    assert hero(game, 1).wounds == hero(game, 2).wounds == 0


@pytest.mark.rule("DQR-COMBAT-25", "DQR-COMBAT-26")
def test_the_attacks_beat_each_other_in_a_circle_and_a_heros_arrows_hurt_more() -> None:
    suffers: dict[tuple[str, str, str], int] = {
        (card.side, card.attack_type, attack): wounds
        for card in CONTENT.combat.values()
        for attack, wounds in card.suffers.items()
    }
    for winner, loser in (("ranged", "melee"), ("melee", "magic"), ("magic", "ranged")):
        for side, other in (("hero", "monster"), ("monster", "hero")):
            assert suffers[side, winner, loser] == 0
            assert suffers[other, loser, winner] > 0
            assert suffers[side, winner, winner] > 0
    assert suffers["monster", "melee", "ranged"] == 2
    assert suffers["hero", "melee", "ranged"] == 1


@pytest.mark.rule("DQR-COMBAT-02", "DQR-COMBAT-15")
def test_rounds_follow_each_other_until_somebody_is_dead() -> None:
    game = meeting(card="demon_4")
    for number in (1, 2, 3):
        assert fight_seen(game, None)["round"] == number
        exchange(game, "ranged", "melee")
        assert fight_seen(game, None)["wounds"] == 2 * number
        act(game, 0, "fight on")
    exchange(game, "ranged", "melee")
    assert state_of(game).fight is None
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "demon"}]


@pytest.mark.rule("DQR-COMBAT-03", "DQR-COMBAT-04", "DQR-COMBAT-05")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_a_laid_card_is_seen_by_nobody_else_until_both_lie_there(first: int, second: int) -> None:
    game = meeting()
    act(game, first, "play magic")
    for seat in (0, 1, 2, None):
        own = "play magic" if seat == first else None
        assert fight_seen(game, seat)["laid"] == {str(first): own}
        assert told(game, "cards_revealed", seat) == []
    assert set(game.pending) == {second}
    act(game, second, "play melee")
    his, its = ("magic", "melee") if first == 0 else ("melee", "magic")
    shown = {"seat": 0, "attack": his, "monster": "demon", "monster_attack": its}
    for seat in (0, 1, 2, None):
        assert told(game, "cards_revealed", seat) == [shown]
    assert cited(game, "cards_revealed") == ["DQR-COMBAT-05"]
    assert fight_seen(game, first)["laid"] == {}


@pytest.mark.rule("DQR-COMBAT-03", "DQR-COMBAT-05")
def test_a_laid_card_can_be_taken_back_while_the_other_is_not_there() -> None:
    game = meeting()
    act(game, 0, "play magic")
    game.undo(0)
    exchange(game, "ranged", "melee")
    assert told(game, "cards_revealed")[0]["attack"] == "ranged"


@pytest.mark.rule("DQR-COMBAT-27", "DQR-COMBAT-03")
def test_nothing_but_the_three_attacks_can_be_laid() -> None:
    game = meeting()
    for seat in (0, 1):
        with pytest.raises(IllegalChoice):
            game.choose(seat, "play deadly blow")
    assert options(game, 0) == options(game, 1) == PLAY
    assert options(game, 2) == ()


@pytest.mark.rule("DQR-COMBAT-09", "DQR-COMBAT-10", "DQR-WOUND-04", "DQR-DEATH-06")
@pytest.mark.parametrize(("wounds", "dies"), [(9, False), (10, True), (11, True)])
def test_a_hero_with_as_many_wounds_as_life_is_dead_and_the_token_stays(
    wounds: int, dies: bool
) -> None:
    game = after("melee", "melee", wounds={0: wounds})
    assert (hero(game, 0).status == "dead") is dies
    assert (state_of(game).fight is None) is dies
    assert discarded(game) == (["demon_4"] if dies else [])
    assert lurking(game) == ["c1"]
    if dies:
        assert told(game, "died") == [{"seat": 0, "cause": "demon"}]
        assert told(game, "monster_wounded") == []
        assert state_of(game).turn == 1


@pytest.mark.rule("DQR-COMBAT-09", "DQR-CARD-06")
def test_the_card_is_discarded_face_up_when_the_hero_is_dead() -> None:
    game = after("melee", "melee", wounds={0: 11})
    shown = [event for event in game.events_for(2) if event.kind == "monster_shown"]
    assert [dict(event.params) for event in shown] == [
        {"monster": "demon", "life": 8, "penalty": 6}
    ]
    assert (shown[0].rule, shown[0].reveals) == ("DQR-CARD-06", True)


@pytest.mark.rule("DQR-COMBAT-09")
def test_the_fight_is_over_before_a_hero_for_whom_death_can_wait_comes_back() -> None:
    rules = Rules(death_can_wait=True)
    game = after("melee", "melee", wounds={0: 11}, rules=rules)
    assert game.pending[1].prompt == "come_back challara"
    assert game.view(None)["fight"] is None
    assert discarded(game) == ["demon_4"]
    act(game, 1, "tower m1")
    assert place(game, 0) == "m1"
    assert discarded(game) == ["demon_4"]
    assert state_of(game).turn == 1


@pytest.mark.rule("DQR-COMBAT-11", "DQR-COMBAT-12", "DQR-COMBAT-13", "DQR-EX-27", "DQR-WOUND-01")
@pytest.mark.parametrize(
    ("card", "dies"), [("troll_1", True), ("troll_2", True), ("troll_4", False)]
)
def test_a_monster_dies_of_as_many_wounds_as_its_life_and_the_turn_ends(
    card: str, dies: bool
) -> None:
    game = meeting(card=card)
    fight_of(game).wounds = 3 if card != "troll_1" else 2
    exchange(game, "magic", "ranged")
    assert (told(game, "monster_killed") == [{"seat": 0, "monster": "troll"}]) is dies
    assert lurking(game) == ([] if dies else ["c1"])
    assert discarded(game) == ([card] if dies else [])
    assert state_of(game).turn == (1 if dies else 0)
    assert cited(game, "monster_killed") == ["DQR-COMBAT-11"] * dies
    assert place(game, 0) == "c1"


@pytest.mark.rule("DQR-COMBAT-11")
def test_wounds_beyond_the_life_of_a_monster_kill_it_as_well() -> None:
    game = meeting(card="troll_1")
    fight_of(game).wounds = 2
    exchange(game, "ranged", "melee")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "troll"}]


@pytest.mark.rule("DQR-COMBAT-12", "DQR-CARD-06")
def test_the_card_of_a_dead_monster_lies_face_up() -> None:
    game = after("ranged", "melee", card="sorcerer_2")
    for seat in (0, 2, None):
        assert told(game, "monster_shown", seat) == [
            {"monster": "sorcerer", "life": 2, "penalty": 2}
        ]


@pytest.mark.rule("DQR-COMBAT-13")
def test_killing_a_monster_ends_the_turn_and_the_log_says_so() -> None:
    game = waiting("hugo", "skeleton_1")
    act(game, 0, "move east")
    exchange(game, "ranged", "melee")
    assert (state_of(game).turn, options(game, 0)) == (1, ())
    assert told(game, "turn_ended") == [{"seat": 0, "reason": "monster_killed"}]


@pytest.mark.rule("DQR-COMBAT-14", "DQR-EX-26", "DQR-ESCAPE-01")
def test_after_a_round_without_a_death_the_hero_is_asked_once_whether_he_escapes() -> None:
    game = after("melee", "melee")
    ask = game.pending[0]
    assert set(game.pending) == {0}
    assert (ask.options, ask.rule, ask.prompt) == (
        ("fight on", "escape"),
        "DQR-ESCAPE-01",
        "escape_or_fight",
    )
    act(game, 0, "fight on")
    assert set(game.pending) == {0, 1}


@pytest.mark.rule("DQR-COMBAT-15", "DQR-EX-26")
@pytest.mark.parametrize("choice", ["fight on", "escape"])
def test_who_stays_or_fails_to_escape_has_all_three_cards_again(choice: str) -> None:
    game = after("melee", "melee", dice=[6, 6])
    act(game, 0, choice)
    assert fight_seen(game, 0)["round"] == 2
    assert options(game, 0) == options(game, 1) == PLAY
    assert fight_seen(game, 0)["wounds"] == 2
    exchange(game, "melee", "melee")
    assert fight_seen(game, 0)["wounds"] == 4
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-COMBAT-14", "DQR-ESCAPE-02")
def test_while_cards_are_laid_nobody_can_escape() -> None:
    game = meeting()
    assert refused(game, 0) == {"escape": "DQR-ESCAPE-02"}
    assert refused(game, 1) == {}
    exchange(game, "melee", "melee")
    act(game, 0, "fight on")
    assert refused(game, 0) == {"escape": "DQR-ESCAPE-01"}
