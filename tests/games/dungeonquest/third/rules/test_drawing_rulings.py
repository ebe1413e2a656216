"""Rulings about decks, Loot and tokens at the table."""

import pytest

from delvers.games.dungeonquest.common.rules.cards import copies_of
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.state import State
from delvers.kernel.dice import Dice
from delvers.kernel.errors import IllegalChoice
from tests.games.dungeonquest.third.rules.scene import act, hero, options, scene, shown, told

NOTHING_TO_TEST: dict[str, str] = {
    "DQ3-TOKEN-11": "wounds are counted as one number, so there are no tokens to be exchanged",
}


class Rigged(Dice):
    """Dice that always take the thing at one place of a bag."""

    def __init__(self, at: int) -> None:
        super().__init__(0)
        self.at = at

    def pick(self, count: int) -> int:
        """The place, or the last one if there are fewer."""
        return min(self.at, count - 1)

    def copy(self) -> "Rigged":
        """The same dice."""
        return Rigged(self.at)


@pytest.mark.rule("DQ3-DIFF-01", "DQ3-SETUP-04")
@pytest.mark.parametrize("at", range(15))
def test_any_trap_card_can_be_the_first_of_the_trap_deck(at: int) -> None:
    state: State = SPEC.setup(2, SPEC.check_options({}), Dice(7))
    pile = state.decks["trap"]
    assert sorted(pile.deck.cards) == sorted(copies_of(CONTENT, "trap"))
    assert (pile.deck.top, pile.deck.bottom, pile.discard) == ([], [], [])
    in_box = pile.deck.cards[at]
    assert pile.deck.draw(Rigged(at)) == in_box


@pytest.mark.rule("DQ3-DIFF-01")
def test_a_trap_chamber_deals_a_random_trap_card() -> None:
    cards = set()
    for at in (0, 5, 10):
        game = scene("hugo", "lindel", at=["c4"], tiles={"c4": "chamber_01", "c3": "trap_01"},
                     dice=Rigged(at))  # fmt: skip
        act(game, 0, "move north")
        cards |= {card["card"] for card in told(game, "card_drawn") if card["deck"] == "trap"}
    assert len(cards) == 3


@pytest.mark.rule("DQ3-GAP-83")
@pytest.mark.parametrize("at", ["g5", "c3"])
def test_heroes_who_share_a_chamber_cannot_give_or_trade_loot(at: str) -> None:
    loot = {0: ["treasure_ruby_ring", "corpse_rope"], 1: ["treasure_gold_ring"]}
    game = scene("hugo", "lindel", at=[at, at], tiles={"c3": "chamber_01"}, loot=loot)
    kinds = {option.split()[0] for option in options(game, 0)}
    assert kinds == {"move", "face" if at == "g5" else "search"}
    for wish in ("give treasure_ruby_ring", "trade corpse_rope", "take treasure_gold_ring"):
        with pytest.raises(IllegalChoice):
            act(game, 0, wish)
    assert (hero(game, 0).loot, hero(game, 1).loot) == (loot[0], loot[1])
    assert 1 not in game.pending


@pytest.mark.rule("DQ3-DIFF-53", "DQ3-DIFF-54")
@pytest.mark.parametrize(
    ("name", "field"),
    [("focused_determination", "focused"), ("monster_treasure", "monster_treasure")],
)
def test_an_option_of_one_edition_only_can_be_chosen_here(name: str, field: str) -> None:
    for setting in (False, True):
        settings = SPEC.check_options({name: setting})
        state: State = SPEC.setup(2, settings, Dice(7))
        assert getattr(state.rules, field) is setting
    assert SPEC.check_options({})[name] is False


@pytest.mark.rule("DQ3-DIFF-30", "DQ3-DRAGON-25")
def test_the_dragon_cards_are_shuffled_when_the_last_hero_has_left() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["g5", "g5"],
        tiles={"g4": "chamber_01", "g7": "chamber_01"},
        top={
            "dragon": ["dragon_sleeping"],
            "dungeon": ["dungeon_empty"] * 2,
            "treasure": ["treasure_ruby_ring", "treasure_gold_ring"],
        },
    )
    act(game, 0, "face the dragon")
    act(game, 1, "move north g4")
    assert len(shown(game)["dragons_shown"]) == 1, "one hero is still there"
    act(game, 0, "move south g7")
    assert shown(game)["dragons_shown"] == []
    assert shown(game)["decks"]["dragon"]["left"] == 8


@pytest.mark.rule("DQ3-DIFF-47", "DQ3-VAR-SOLO-12")
def test_alone_the_smallest_treasure_wins_whatever_target_the_player_sets_himself() -> None:
    game = scene("hugo", at=["b1"], tiles={"b1": "chamber_01"}, loot={0: ["treasure_loadstone"]})
    act(game, 0, "move west", "leave")
    assert game.result is not None
    assert (game.result.winners, game.result.scores) == ((0,), (1,))
