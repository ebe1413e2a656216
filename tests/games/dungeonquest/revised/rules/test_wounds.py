"""Life, wounds and healing (WOUND)."""

import pytest

from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import (
    draws,
    enters,
    is_over_for,
    pile,
    sheet,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    state_of,
    told,
)

POTION = "search_unstable_potion"


def drinks(wounds: int, *dice: int) -> Game:
    """Hugo drinks a potion at the start of his turn."""
    game = scene("hugo", "krutzbeck", dice=dice, wounds={0: wounds, 1: 5}, loot={0: [POTION]})
    act(game, 0, f"use {POTION}")
    return game


def heals(wounds: int) -> Game:
    """Hugo uses a Rune of Healing at the start of his turn."""
    runes = {0: ["rune_of_healing"]}
    game = scene("hugo", "krutzbeck", wounds={0: wounds, 1: 5}, runes=runes)
    act(game, 0, "use rune_of_healing")
    return game


def strike(game: Game, his: str, its: str) -> None:
    """Hero and monster lay a card each."""
    act(game, 0, f"play {his}")
    act(game, 1, f"play {its}")


@pytest.mark.rule("DQR-WOUND-01", "DQR-WOUND-04", "DQR-DEATH-01")
@pytest.mark.parametrize("name", CONTENT.heroes)
def test_as_many_wounds_as_a_heros_life_kill_him_and_one_less_do_not(name: str) -> None:
    life = CONTENT.heroes[name].life
    other = "hugo" if name != "hugo" else "lindel"
    for before, status in [(life - 5, "exploring"), (life - 4, "dead")]:
        game = scene(
            name,
            other,
            at=["c4"],
            tiles={"c4": "chamber_01", "c3": "trap_01"},
            top={"trap": ["trap_explosion"]},
            wounds={0: before},
        )
        act(game, 0, "move north")
        assert hero(game, 0).status == status
    assert told(game, "wounded") == [{"seat": 0, "amount": 4, "cause": "trap_explosion"}]
    assert cited(game, "died") == ["DQR-DEATH-01"]


@pytest.mark.rule("DQR-WOUND-04", "DQR-EX-05")
def test_the_last_wound_kills_at_once_even_before_the_hero_acts() -> None:
    game = scene("gherinn", "hugo", wounds={0: 12}, kept={0: ["catacomb_vampire_bite"]})
    assert hero(game, 0).status == "dead"
    assert told(game, "died") == [{"seat": 0, "cause": "catacomb_vampire_bite"}]
    assert is_over_for(game, 0)


@pytest.mark.rule("DQR-WOUND-04")
def test_more_wounds_than_life_kill_too() -> None:
    game = draws("search_giant_centipede", dice=[6, 6], wounds={0: 15})
    assert hero(game, 0).status == "dead"


@pytest.mark.rule("DQR-WOUND-01", "DQR-WOUND-02", "DQR-WOUND-04")
@pytest.mark.parametrize(("card", "rounds"), [("skeleton_1", 2), ("skeleton_3", 3), ("golem_1", 4)])
def test_a_monster_dies_of_as_many_wounds_as_its_card_says(card: str, rounds: int) -> None:
    game = enters("chamber_01", "lindel", lurkers=["c3"], top={"monster": [card]})
    act(game, 0, "move north")
    for number in range(rounds):
        assert state_of(game).fight is not None
        assert told(game, "monster_killed") == []
        strike(game, "magic", "ranged")
        if number < rounds - 1:
            act(game, 0, "fight on")
    assert len(told(game, "monster_killed")) == 1
    assert state_of(game).fight is None


@pytest.mark.rule("DQR-WOUND-02")
def test_the_hero_sheet_shows_the_life_of_its_hero() -> None:
    game = scene("hugo", "gherinn", "challara", "krutzbeck")
    assert [sheet(game, seat, to=None)["life"] for seat in range(4)] == [16, 13, 12, 20]


@pytest.mark.rule("DQR-WOUND-03")
def test_wounds_add_up_on_the_sheet_of_the_hero_who_suffers_them() -> None:
    game = draws("dungeon_razorwing_attack", dice=[5], wounds={0: 6, 1: 2})
    for seat in (None, 0, 1):
        assert sheet(game, 0, to=seat)["wounds"] == 11
        assert sheet(game, 1, to=seat)["wounds"] == 2


@pytest.mark.rule("DQR-WOUND-05", "DQR-TRANS-05")
def test_healing_takes_wounds_of_the_stated_worth_off_the_hero_who_heals() -> None:
    game = heals(10)
    assert [sheet(game, seat, to=1)["wounds"] for seat in (0, 1)] == [4, 5]
    assert told(game, "healed") == [{"seat": 0, "amount": 6}]


@pytest.mark.rule("DQR-WOUND-05", "DQR-TRANS-05")
@pytest.mark.parametrize(("dice", "left"), [((4, 3), 9), ((4, 4), 6), ((5, 5), 6), ((5, 6), 0)])
def test_the_card_says_how_many_wounds_are_healed(dice: tuple[int, int], left: int) -> None:
    game = drinks(9, *dice)
    assert hero(game, 0).wounds == left
    assert cited(game, "healed") == (["DQR-CARDS-SEARCH-UNSTABLE-POTION"] if left < 9 else [])


@pytest.mark.rule("DQR-WOUND-06", "DQR-EX-06")
@pytest.mark.parametrize("wounds", [0, 2, 6])
def test_healing_beyond_the_wounds_present_is_lost(wounds: int) -> None:
    game = heals(wounds)
    assert (hero(game, 0).wounds, told(game, "healed")[0]["amount"]) == (0, wounds)
    act(game, 0, "move east")
    assert hero(game, 0).wounds >= 0


@pytest.mark.rule("DQR-WOUND-06")
def test_what_was_healed_too_much_does_not_help_against_the_next_wounds() -> None:
    runes = {0: ["rune_of_healing"]}
    game = enters("trap_01", wounds={0: 1}, runes=runes, top={"trap": ["trap_explosion"]})
    act(game, 0, "use rune_of_healing", "move north")
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-WOUND-03", "DQR-COMP-01")
def test_wound_tokens_never_run_out() -> None:
    others = {1: 19, 2: 15, 3: 13}
    game = scene(
        "lindel", "krutzbeck", "hugo", "tatianna",
        at=["c4"], tiles={"c4": "chamber_01"}, top={"search": ["search_giant_centipede"]},
        dice=[6, 6], wounds={0: 1, **others},
    )  # fmt: skip
    act(game, 0, "search")
    assert hero(game, 0).wounds == 13
    assert pile(game, "search") == ["search_giant_centipede"]


@pytest.mark.rule("DQR-WOUND-02")
def test_the_life_of_a_monster_is_its_players_secret_until_the_card_is_shown() -> None:
    game = enters("chamber_01", lurkers=["c3"], top={"monster": ["golem_4"]})
    act(game, 0, "move north")
    fights = [game.view(seat)["fight"] for seat in (0, 1, None)]
    assert [fight["life"] for fight in fights] == [None, 6, None]
    assert options(game, 0) == ("play ranged", "play melee", "play magic")
