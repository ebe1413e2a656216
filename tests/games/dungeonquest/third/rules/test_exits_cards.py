"""Cards that work at the end of the game (WIN-05, WIN-06): Treasure Chest and Bottle Imp."""

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    shown,
    state_of,
    told,
)
from tests.games.dungeonquest.third.rules.test_exits import outcome, outside

CHEST, IMP, ROPE = "catacomb_treasure_chest", "dungeon_bottle_imp", "corpse_rope"
RUBY, EBON = "treasure_ruby_ring", "treasure_ebon_ring"


def free(game: Game, seat: int = 0) -> None:
    """Let the imp out."""
    act(game, seat, "free the imp")


@pytest.mark.rule("DQ3-WIN-05", "DQ3-WIN-03")
def test_a_chest_is_opened_before_the_count_and_worth_a_hundred_times_two_dice() -> None:
    game = outside([CHEST], ["treasure_staff_of_light"], dice=[6, 2])
    assert told(game, "chest_opened") == [{"seat": 0, "gold": 800}]
    assert cited(game, "chest_opened") == ["DQ3-CARDS-CATACOMB-TREASURE-CHEST"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("chest_opened") < kinds.index("game_won")
    assert outcome(game).scores == (800, 700)
    assert outcome(game).winners == (0,)
    assert shown(game)["heroes"][0]["gold"] == 800


@pytest.mark.rule("DQ3-WIN-05")
def test_each_chest_is_rolled_for_by_itself() -> None:
    game = outside([CHEST, CHEST], None, dice=[1, 1, 6, 6])
    assert [opened["gold"] for opened in told(game, "chest_opened")] == [200, 1200]
    assert outcome(game).scores == (1400, 0)


@pytest.mark.rule("DQ3-WIN-05")
def test_a_chest_of_a_hero_who_did_not_get_out_is_never_opened() -> None:
    game = scene(
        "hugo",
        "lindel",
        first=0,
        sun=29,
        status={1: "out"},
        loot={0: [CHEST], 1: [ROPE]},
        dice=[1, 6, 6],
    )
    assert game.is_over
    assert told(game, "chest_opened") == []
    assert outcome(game).scores == (0, 0)


@pytest.mark.rule("DQ3-WIN-05")
def test_a_chest_is_worth_nothing_while_the_game_runs() -> None:
    game = scene("hugo", "lindel", loot={0: [CHEST]})
    assert shown(game)["heroes"][0]["gold"] == 0
    assert told(game, "chest_opened") == []


@pytest.mark.rule("DQ3-WIN-07", "DQ3-WIN-05")
def test_an_opened_chest_is_a_single_card_of_that_value_in_a_tie() -> None:
    loot = ["treasure_star_of_kellos", "treasure_flying_carpet"]
    game = outside(loot, [CHEST, "treasure_rune_scarab"], dice=[5, 4])
    assert outcome(game).scores == (1300, 1300)
    assert (outcome(game).winners, outcome(game).why) == ((1,), "DQ3-WIN-07")


@pytest.mark.rule("DQ3-WIN-07", "DQ3-WIN-05")
def test_two_chests_are_two_cards_in_a_tie() -> None:
    loot = ["treasure_staff_of_light", "treasure_ebon_amulet"]
    game = outside(loot, [CHEST, CHEST], dice=[4, 2, 3, 1])
    assert outcome(game).scores == (1000, 1000)
    assert outcome(game).winners == (0,)


@pytest.mark.rule("DQ3-WIN-06")
def test_the_first_player_opens_first_then_the_others_clockwise() -> None:
    game = outside([CHEST], None, [CHEST], first=2, dice=[6, 6, 1, 1])
    assert [opened["seat"] for opened in told(game, "chest_opened")] == [2, 0]
    assert outcome(game).scores == (200, 0, 1200)
    game = outside([ROPE], [CHEST], [CHEST], first=0, dice=[6, 6, 1, 1])
    assert [opened["seat"] for opened in told(game, "chest_opened")] == [1, 2]


@pytest.mark.rule("DQ3-WIN-06")
def test_a_player_resolves_all_his_cards_in_the_order_he_likes_before_the_next() -> None:
    game = outside([CHEST, IMP], [CHEST], first=0, dice=[3, 1, 1, 2, 2])
    assert options(game, 0) == (f"open {CHEST}", f"open {IMP}")
    assert game.pending[0].rule == "DQ3-WIN-06"
    act(game, 0, f"open {IMP}")
    assert told(game, "chest_opened") == []
    free(game)
    assert [opened["seat"] for opened in told(game, "chest_opened")] == [0, 1]
    assert game.is_over


# -- bottle imp ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-WIN-05")
def test_the_imp_may_stay_in_its_bottle() -> None:
    game = outside([IMP, RUBY], None, dice=[1])
    assert options(game, 0) == ("free the imp", "decline")
    assert game.pending[0].rule == "DQ3-CARDS-DUNGEON-BOTTLE-IMP"
    act(game, 0, "decline")
    assert told(game, "rolled") == []
    assert outcome(game).scores == (140, 0)


@pytest.mark.rule("DQ3-WIN-05")
@pytest.mark.parametrize("number", [1, 2])
def test_on_one_or_two_the_imp_takes_another_loot_card(number: int) -> None:
    game = outside([IMP, RUBY], None, dice=[number])
    free(game)
    assert hero(game, 0).loot == [IMP]
    assert told(game, "loot_lost") == [{"seat": 0, "card": RUBY}]
    assert cited(game, "loot_lost") == ["DQ3-CARDS-DUNGEON-BOTTLE-IMP"]
    assert state_of(game).decks["treasure"].discard == [RUBY]


@pytest.mark.rule("DQ3-WIN-05")
def test_the_imp_never_takes_itself() -> None:
    game = outside([IMP], None, dice=[1])
    free(game)
    assert hero(game, 0).loot == [IMP]


@pytest.mark.rule("DQ3-WIN-05")
def test_on_three_nothing_happens() -> None:
    game = outside([IMP, RUBY], None, dice=[3])
    free(game)
    assert hero(game, 0).loot == [IMP, RUBY]


@pytest.mark.rule("DQ3-WIN-05")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_on_four_or_more_the_imp_brings_a_treasure(number: int) -> None:
    game = outside([IMP], None, top={"treasure": [RUBY, EBON]}, dice=[number])
    free(game)
    assert hero(game, 0).loot == [IMP, RUBY]
    assert outcome(game).scores == (140, 0)


@pytest.mark.rule("DQ3-WIN-05")
def test_with_an_opened_chest_the_imp_takes_what_was_in_it() -> None:
    game = outside([CHEST, IMP], [RUBY], dice=[6, 6, 1])
    act(game, 0, f"open {CHEST}")
    free(game)
    assert hero(game, 0).loot == [IMP]
    assert outcome(game).scores == (0, 140)


@pytest.mark.rule("DQ3-WIN-05")
def test_a_chest_that_the_imp_took_cannot_be_opened_any_more() -> None:
    game = outside([CHEST, CHEST, IMP], [RUBY], dice=[1, 3, 3])
    act(game, 0, f"open {IMP}")
    free(game)
    assert hero(game, 0).loot == [CHEST, IMP]
    assert [opened["gold"] for opened in told(game, "chest_opened")] == [600]
    assert outcome(game).scores == (600, 140)


@pytest.mark.rule("DQ3-WIN-05")
def test_the_imp_takes_an_opened_chest_and_leaves_the_other_to_be_opened() -> None:
    game = outside([CHEST, CHEST, IMP], [RUBY], dice=[6, 6, 1, 2, 1])
    act(game, 0, f"open {CHEST}", f"open {IMP}")
    free(game)
    assert [opened["gold"] for opened in told(game, "chest_opened")] == [1200, 300]
    assert outcome(game).scores == (300, 140)


@pytest.mark.rule("DQ3-WIN-05")
def test_the_imp_takes_a_random_card_and_an_opened_chest_stays_worth_its_gold() -> None:
    others = [ROPE, RUBY, EBON, "treasure_gold_ring"]
    game = outside([CHEST, CHEST, IMP, *others], None, dice=[6, 6, 1, 2])
    act(game, 0, f"open {CHEST}", f"open {IMP}")
    free(game)
    assert told(game, "loot_lost") == [{"seat": 0, "card": CHEST}]
    assert len(told(game, "chest_opened")) == 1
    assert outcome(game).scores == (1200 + 140 + 80 + 190, 0)
