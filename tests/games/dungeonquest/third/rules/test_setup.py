"""Preparing the game (SETUP)."""

import json
from collections import Counter
from collections.abc import Sequence

import pytest

from delvers.games.dungeonquest.common.rules.board import TOWERS, label
from delvers.games.dungeonquest.common.rules.cards import MONSTERS, copies_of
from delvers.games.dungeonquest.common.rules.state import NOWHERE
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.monster_tokens import tokens_in_pool
from delvers.games.dungeonquest.third.rules.state import State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import ScriptedDice
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    faces,
    options,
    place,
    refused,
    shown,
    state_of,
    told,
)

HEROES, RUNES = [*CONTENT.heroes], [*CONTENT.runes]


def picks(things: Sequence[str], *wanted: str) -> list[int]:
    """The dice that take these things out of a bag one after another."""
    bag, found = Deck.of(things), []
    for thing in wanted:
        found.append(bag.cards.index(thing))
        bag.draw(ScriptedDice(found[-1]))
    return found


def prepared(
    heroes: Sequence[str] = ("hugo", "lindel", "gherinn"),
    rolls: Sequence[int] = (1, 3, 2),
    runes: Sequence[str] = RUNES[:3],
    agreed: str = "",
) -> State:
    """The table after set-up, with what the dice give each player."""
    script = [] if agreed else picks(HEROES, *heroes)
    script += [roll - 1 for roll in rolls] + picks(RUNES, *runes)
    dice = ScriptedDice(*script)
    state = SPEC.setup(len(heroes), SPEC.check_options({"heroes": agreed}), dice)
    assert dice.script == [], "every die of the script was needed"
    return state


def begun(state: State) -> Game:
    """The game at its first decision."""
    state.dice = faces()
    return Game(SPEC, len(state.heroes), SPEC.check_options({}), scene=state)


def could_draw(deck: Deck) -> Counter[str]:
    """Everything the next draw could give, as often as there are copies."""
    return Counter(deck.copy().draw(ScriptedDice(i)) for i in range(len(deck.cards)))


@pytest.mark.rule("DQ3-SETUP-01", "DQ3-COMP-02")
def test_the_board_is_empty_at_first() -> None:
    game = begun(prepared())
    assert shown(game)["tiles"] == {}
    assert (shown(game)["entrances"], shown(game)["lurkers"]) == ([], [])
    assert shown(game)["fight"] is None


@pytest.mark.rule("DQ3-SETUP-02")
def test_all_117_tiles_form_one_random_pool() -> None:
    state = prepared()
    assert len(state.pool) == 117
    assert (state.pool.top, state.pool.bottom) == ([], [])
    assert could_draw(state.pool) == {tile.id: tile.copies for tile in CONTENT.tiles.values()}
    assert shown(begun(state))["tiles_left"] == 117


@pytest.mark.rule("DQ3-SETUP-03", "DQ3-SETUP-04", "DQ3-SETUP-05")
@pytest.mark.parametrize(
    "deck",
    [
        *("dungeon", "crypt", "corpse", "door", "search", "treasure", "catacomb"),
        *("trap", "dragon"),
    ],
)
def test_every_deck_is_shuffled_face_down_with_all_its_cards(deck: str) -> None:
    state = prepared()
    pile = state.decks[deck]
    assert (pile.deck.top, pile.deck.bottom, pile.discard) == ([], [], [])
    assert could_draw(pile.deck) == Counter(copies_of(CONTENT, deck))
    seen = {seat: shown(begun(state), seat)["decks"][deck] for seat in (None, 0, 1, 2)}
    assert all(
        pile == {"left": len(copies_of(CONTENT, deck)), "discard": []} for pile in seen.values()
    )


@pytest.mark.rule("DQ3-SETUP-05")
def test_the_combat_deck_is_shuffled() -> None:
    combat = prepared().combat
    assert (combat.deck.top, combat.deck.bottom, combat.discard) == ([], [], [])
    assert could_draw(combat.deck) == {card.id: card.copies for card in CONTENT.combat.values()}


@pytest.mark.rule("DQ3-SETUP-06")
def test_every_monster_has_four_power_cards_of_its_own() -> None:
    decks = [CONTENT.powers_of(monster) for monster in MONSTERS]
    assert [len(deck) for deck in decks] == [4] * 5
    assert len({card for deck in decks for card in deck}) == 20


@pytest.mark.rule("DQ3-SETUP-07", "DQ3-COMP-20")
def test_the_sun_starts_on_the_first_space() -> None:
    assert shown(begun(prepared()))["sun"] == 1


@pytest.mark.rule("DQ3-SETUP-08")
def test_all_monster_tokens_are_in_the_pool() -> None:
    state = prepared()
    assert {monster: len(tokens_in_pool(state, monster)) for monster in MONSTERS} == dict.fromkeys(
        MONSTERS, 4
    )
    numbers = json.dumps([shown(begun(state), seat) for seat in (None, 0, 1, 2)])
    assert not any(token in numbers for token in CONTENT.tokens)


@pytest.mark.rule("DQ3-SETUP-09")
def test_nobody_has_wounds_determination_or_markers_at_first() -> None:
    for hero in shown(begun(prepared()))["heroes"]:
        assert (hero["wounds"], hero["determination"], hero["loot"]) == (0, {}, [])
        assert (hero["status"], hero["heading"]) == ("exploring", NOWHERE)


@pytest.mark.rule("DQ3-SETUP-10")
def test_each_player_takes_a_hero_at_random() -> None:
    state = prepared(heroes=("krutzbeck", "challara", "hugo"))
    assert [hero.id for hero in state.heroes] == ["krutzbeck", "challara", "hugo"]
    assert told(begun(state), "hero_dealt")[0]["hero"] == "krutzbeck"
    assert cited(begun(state), "hero_dealt") == ["DQ3-SETUP-10"] * 3


@pytest.mark.rule("DQ3-SETUP-11")
def test_players_may_agree_who_plays_which_hero() -> None:
    """No die is rolled for them, and the order of the names is that of the seats."""
    state = prepared(agreed="tatianna,challara,lindel")
    assert [hero.id for hero in state.heroes] == ["tatianna", "challara", "lindel"]


@pytest.mark.rule("DQ3-SETUP-12")
def test_each_player_has_the_figure_marker_and_power_cards_of_his_hero() -> None:
    state = prepared()
    assert [hero.seat for hero in state.heroes] == [0, 1, 2]
    powers = [CONTENT.powers_of(hero.id) for hero in state.heroes]
    assert [len(cards) for cards in powers] == [4, 4, 4]
    assert all(CONTENT.power[card].owner == hero.id
               for hero, cards in zip(state.heroes, powers, strict=True)
               for card in cards)  # fmt: skip


@pytest.mark.rule("DQ3-SETUP-13", "DQ3-SETUP-17")
def test_heroes_and_runes_that_nobody_has_are_out_of_the_game() -> None:
    text = begun(prepared()).save()
    assert all(hero in text for hero in ("hugo", "lindel", "gherinn"))
    assert not any(hero in text for hero in ("krutzbeck", "tatianna", "challara"))
    assert not any(rune in text for rune in RUNES[3:])


@pytest.mark.rule("DQ3-SETUP-14", "DQ3-COMP-21")
@pytest.mark.parametrize(("rolls", "first"), [((6, 1, 2), 0), ((4, 5, 3), 1), ((1, 1, 2), 2)])
def test_the_highest_roll_makes_the_first_player(rolls: Sequence[int], first: int) -> None:
    game = begun(prepared(rolls=rolls))
    assert shown(game)["first"] == first
    assert told(game, "first_player") == [{"seat": first}]
    assert cited(game, "first_player") == ["DQ3-SETUP-14"]


@pytest.mark.rule("DQ3-SETUP-15", "DQ3-GAP-77", "DQ3-DIFF-02")
def test_those_who_tie_for_the_highest_roll_again_until_one_is_ahead() -> None:
    assert prepared(rolls=(5, 2, 5, 1, 6)).first == 2
    assert prepared(rolls=(4, 4, 4, 3, 3, 1, 6, 5)).first == 0


@pytest.mark.rule("DQ3-SETUP-16")
def test_each_player_draws_a_rune_that_all_can_see() -> None:
    game = begun(prepared(runes=("stasis_rune", "rune_of_healing", "rune_of_warning")))
    for seat in (None, 0, 1, 2):
        runes = [hero["runes"] for hero in shown(game, seat)["heroes"]]
        assert runes == [["stasis_rune"], ["rune_of_healing"], ["rune_of_warning"]]
    assert told(game, "hero_dealt")[1]["runes"] == ["rune_of_healing"]


@pytest.mark.rule("DQ3-SETUP-17")
def test_no_rune_is_dealt_twice() -> None:
    dice = ScriptedDice(0, 0, 0, 0, 5, 0, 0, 0, *[0] * 12)
    state = SPEC.setup(4, SPEC.check_options({"runes": 3}), dice)
    runes = [rune for hero in state.heroes for rune in hero.runes]
    assert sorted(runes) == sorted(RUNES)


@pytest.mark.rule("DQ3-SETUP-18")
def test_the_first_player_chooses_a_tower_first_and_then_his_left_neighbours() -> None:
    game = begun(prepared(rolls=(1, 3, 2)))
    assert game.pending[1].rule == "DQ3-SETUP-18"
    assert set(options(game, 1)) == {f"tower {label(tower)}" for tower in TOWERS}
    for seat, tower in ((1, "m10"), (2, "a1"), (0, "m1")):
        assert game.waiting == [seat]
        act(game, seat, f"tower {tower}")
    assert [place(game, seat) for seat in range(3)] == ["m1", "m10", "a1"]
    assert cited(game, "tower_chosen") == ["DQ3-SETUP-18"] * 3


@pytest.mark.rule("DQ3-SETUP-19")
def test_no_two_heroes_start_in_the_same_tower() -> None:
    game = begun(prepared(rolls=(1, 3, 2)))
    act(game, 1, "tower m10")
    assert set(options(game, 2)) == {"tower a1", "tower m1", "tower a10"}
    assert refused(game, 2) == {"tower m10": "DQ3-SETUP-19"}


@pytest.mark.rule("DQ3-SETUP-20")
def test_then_the_first_player_takes_the_first_turn() -> None:
    quiet = ["rune_of_warning", "rune_of_shaping", "rune_of_seeking"]
    game = begun(prepared(rolls=(1, 3, 2), runes=quiet))
    act(game, 1, "tower m10")
    act(game, 2, "tower a1")
    act(game, 0, "tower m1")
    assert state_of(game).stage == "turns"
    assert told(game, "turn_began") == [{"seat": 1}]
    assert set(options(game, 1)) == {"move north", "move west"}
    assert shown(game)["sun"] == 1
