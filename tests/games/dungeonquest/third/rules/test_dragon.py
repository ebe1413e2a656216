"""The Treasure Chamber while the dragon sleeps (DRAGON-01 to 06, 16 to 20, 25 to 29)."""

import pytest

from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.dice import ScriptedDice
from tests.games.dungeonquest.third.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    scene,
    shown,
    state_of,
    told,
)

SLEEPING, RAGE = "dragon_sleeping", "dragon_dragon_rage"
RUBY, HARP = "treasure_giant_ruby", "treasure_harp_of_tranquility"
G4 = {"g4": "chamber_01"}
HOARD = [card.id for card in CONTENT.decks["treasure"] if card.effect == "loot"]
WAYS = ("north g4", "east h5", "east h6", "south g7", "west f5", "west f6")


@pytest.mark.rule("DQ3-DRAGON-01", "DQ3-GAP-21", "DQ3-COMP-07")
def test_the_dragon_wakes_by_one_card_in_eight() -> None:
    copies = {card.id: card.copies for card in CONTENT.decks["dragon"]}
    assert copies == {SLEEPING: 7, RAGE: 1}


@pytest.mark.rule("DQ3-DRAGON-01", "DQ3-DRAGON-29")
def test_nobody_fights_the_dragon() -> None:
    game = scene("hugo", "lindel", at=["g5", "f5"], top={"dragon": [RAGE]}, dice=[1, 1])
    act(game, 0, "face the dragon", "move north g4")
    assert told(game, "fight_began") == []
    monsters = {token.monster for token in CONTENT.tokens.values()}
    assert monsters == {"skeleton", "sorcerer", "troll", "golem", "demon"}
    assert hero(game, 0).wounds == 2


@pytest.mark.rule("DQ3-DRAGON-02")
def test_the_treasure_chamber_is_entered_through_its_passages_and_no_tile_is_laid() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles=G4, top={"dragon": [SLEEPING]})
    act(game, 0, "move south")
    assert place(game, 0) == "g5"
    assert told(game, "tile_laid") == []
    assert set(state_of(game).tiles) == {hero(game, 0).came_from}


@pytest.mark.rule("DQ3-DRAGON-02")
def test_a_wall_keeps_a_hero_out_of_the_treasure_chamber() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles={"g4": "chamber_05@1"})
    assert "move south" not in options(game, 0)
    assert refused(game, 0)["move south"] == "DQ3-TILE-01"


@pytest.mark.rule("DQ3-DRAGON-03", "DQ3-ROOM-03")
def test_a_hero_who_enters_draws_one_dragon_card_and_no_dungeon_card() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles=G4, top={"dragon": [SLEEPING, SLEEPING]})
    act(game, 0, "move south")
    assert drawn(game, "dragon") == [SLEEPING]
    assert drawn(game, "dungeon") == []
    [event] = [event for event in game.events if event.params.get("deck") == "dragon"]
    assert event.rule == "DQ3-DRAGON-03"


@pytest.mark.rule("DQ3-DRAGON-03")
def test_the_dragon_card_is_one_of_eight_at_random() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles=G4)
    act(game, 0, "move south")
    dice = state_of(game).dice
    assert isinstance(dice, ScriptedDice)
    assert dice.asked[0] == 8


@pytest.mark.rule("DQ3-DRAGON-04")
def test_while_he_sleeps_the_hero_takes_two_treasures_and_his_turn_ends() -> None:
    top = {"dragon": [SLEEPING], "treasure": [RUBY, HARP, "treasure_ruby_ring"]}
    game = scene("hugo", "lindel", at=["g4"], tiles=G4, top=top)
    act(game, 0, "move south")
    assert hero(game, 0).loot == [RUBY, HARP]
    assert game.waiting == [1]
    treasures = [event for event in game.events if event.params.get("deck") == "treasure"]
    assert [event.rule for event in treasures] == ["DQ3-CARDS-DRAGON-SLEEPING"] * 2


@pytest.mark.rule("DQ3-DRAGON-04")
def test_the_hoard_ends_even_a_turn_of_several_moves() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles=G4, runes={0: ["stasis_rune"]})
    act(game, 0, "use stasis_rune", "move south")
    assert place(game, 0) == "g5"
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DRAGON-04", "DQ3-GAP-38")
def test_of_the_last_treasure_he_takes_what_is_left() -> None:
    game = scene("hugo", "lindel", at=["g5"], top={"dragon": [SLEEPING], "treasure": [RUBY]})
    state_of(game).decks["treasure"].deck.cards.clear()
    act(game, 0, "face the dragon")
    assert hero(game, 0).loot == [RUBY]


@pytest.mark.rule("DQ3-DRAGON-05")
def test_the_drawn_card_lies_face_up_for_all() -> None:
    game = scene("hugo", "lindel", at=["g4"], tiles=G4, top={"dragon": [SLEEPING]})
    act(game, 0, "move south")
    assert shown(game)["dragons_shown"] == [SLEEPING]
    assert shown(game)["decks"]["dragon"] == {"left": 7, "discard": []}


@pytest.mark.rule("DQ3-DRAGON-06", "DQ3-TURN-10")
def test_in_the_next_turn_he_leaves_by_any_passage_or_stays() -> None:
    game = scene("hugo", "lindel", at=["g5"])
    assert set(options(game, 0)) == {*(f"move {way}" for way in WAYS), "face the dragon"}


@pytest.mark.rule("DQ3-DRAGON-06", "DQ3-DRAGON-16", "DQ3-DRAGON-26")
def test_he_may_stay_turn_after_turn_and_draws_a_card_each_time() -> None:
    top = {"dragon": [SLEEPING] * 4, "treasure": HOARD[:8]}
    game = scene("hugo", "lindel", at=["g5"], skips={1: 99}, top=top)
    for count in range(1, 5):
        act(game, 0, "face the dragon")
        assert shown(game)["dragons_shown"] == [SLEEPING] * count
        assert hero(game, 0).loot == HOARD[: 2 * count]
        assert "face the dragon" in options(game, 0)
    assert cited(game, "dragon_sleeps_again") == []


@pytest.mark.rule("DQ3-DRAGON-17", "DQ3-DIFF-30")
def test_after_seven_safe_draws_the_eighth_wakes_the_dragon() -> None:
    top = {"dragon": [SLEEPING] * 7, "treasure": HOARD[:14]}
    game = scene("hugo", "lindel", at=["g5"], skips={1: 99}, top=top)
    for _ in range(7):
        act(game, 0, "face the dragon")
    assert state_of(game).decks["dragon"].deck.cards == [RAGE]
    act(game, 0, "face the dragon")
    assert told(game, "dragon_rage") == [{"seats": [0]}]


@pytest.mark.rule("DQ3-DRAGON-18", "DQ3-DRAGON-19")
def test_leaving_is_a_normal_move_without_a_dragon_card() -> None:
    top = {"dungeon": ["dungeon_razorwing_attack"]}
    game = scene("hugo", "lindel", at=["g5"], tiles=G4, top=top, dice=[3])
    act(game, 0, "move north g4")
    assert place(game, 0) == "g4"
    assert drawn(game, "dragon") == []
    assert drawn(game, "dungeon") == ["dungeon_razorwing_attack"]


@pytest.mark.rule("DQ3-DRAGON-18", "DQ3-GAP-45")
def test_a_door_can_keep_him_in_the_treasure_chamber_without_a_dragon_card() -> None:
    game = scene(
        "hugo", "lindel", at=["g5"], tiles={"g4": "chamber_09@2"}, top={"door": ["door_jammed"]}
    )
    act(game, 0, "move north g4")
    assert place(game, 0) == "g5"
    assert drawn(game, "dragon") == []
    assert game.waiting == [1]


@pytest.mark.rule("DQ3-DRAGON-20", "DQ3-MOVE-04")
def test_only_the_treasure_chamber_can_be_entered_while_another_hero_is_there() -> None:
    tiles = {"g4": "chamber_01", "g3": "chamber_01"}
    game = scene("hugo", "lindel", "challara", at=["g4", "g5", "g3"], tiles=tiles)
    assert "move south" in options(game, 0)
    assert refused(game, 0)["move north"] == "DQ3-MOVE-03"


@pytest.mark.rule("DQ3-DRAGON-25", "DQ3-DRAGON-27")
def test_the_cards_are_shuffled_back_when_the_last_hero_has_left() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["g5"],
        tiles=G4,
        skips={1: 99},
        top={"dragon": [SLEEPING] * 2, "dungeon": ["dungeon_empty"], "treasure": HOARD[:6]},
    )
    act(game, 0, "face the dragon")
    assert len(state_of(game).decks["dragon"].deck) == 7
    act(game, 0, "move north g4")
    assert shown(game)["dragons_shown"] == []
    assert sorted(state_of(game).decks["dragon"].deck.cards).count(SLEEPING) == 6
    assert len(state_of(game).decks["dragon"].deck) == 8
    assert cited(game, "dragon_sleeps_again") == ["DQ3-DRAGON-25"]
    act(game, 0, "move south")
    assert len(shown(game)["dragons_shown"]) == 1


@pytest.mark.rule("DQ3-DRAGON-26")
def test_no_card_goes_back_while_another_hero_is_still_there() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["g5", "g5"],
        tiles=G4,
        top={"dragon": [SLEEPING] * 2, "dungeon": ["dungeon_empty"], "treasure": HOARD[:6]},
    )
    act(game, 0, "face the dragon")
    act(game, 1, "face the dragon")
    act(game, 0, "move north g4")
    assert shown(game)["dragons_shown"] == [SLEEPING] * 2
    act(game, 1, "move south g7")
    assert shown(game)["dragons_shown"] == []


@pytest.mark.rule("DQ3-DRAGON-28", "DQ3-GAP-47")
def test_out_of_the_catacombs_in_the_treasure_chamber_the_card_is_drawn_next_turn() -> None:
    game = below("hugo", "catacomb_exit", at=["f4"], skips={}, top={"dragon": [SLEEPING]})
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "g5"
    assert drawn(game, "dragon") == []
    assert game.waiting == [1]
    game = below(
        "hugo", "catacomb_exit", at=["f5"], heading={0: 1}, dice=[1], top={"dragon": [SLEEPING]}
    )
    act(game, 0, "surface", "drift right")
    assert place(game, 0) == "g5"
    assert drawn(game, "dragon") == [SLEEPING]
    assert len(hero(game, 0).loot) == 2


@pytest.mark.rule("DQ3-DRAGON-26", "DQ3-GAP-35")
def test_when_every_card_lies_face_up_they_are_shuffled_again() -> None:
    game = scene("hugo", "lindel", at=["g5"], skips={1: 99}, rules=Rules(death_can_wait=True))
    state = state_of(game)
    state.shown_dragons.extend(state.decks["dragon"].deck.cards)
    state.decks["dragon"].deck.cards.clear()
    act(game, 0, "face the dragon")
    assert len(state.shown_dragons) == 1
    assert len(state.decks["dragon"].deck) == 7
