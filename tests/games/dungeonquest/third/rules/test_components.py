"""What is in the box (COMP)."""

from collections import Counter

import pytest

from delvers.games.dungeonquest.common.rules.cards import DECKS, MONSTERS, copies_of
from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.edition import THIRD
from delvers.games.dungeonquest.third.rules.state import (
    DETERMINATION_TOKENS,
    ENTRANCE_MARKERS,
    Hero,
)
from delvers.kernel.rulebook import ENTRIES, clauses
from tests.games.dungeonquest.third.rules.scene import act, scene, shown, state_of, told

NOTHING_TO_TEST: dict[str, str] = {
    "DQ3-COMP-24": "wounds are counted as a number, and DQ3-GAP-39 lets them go on without tokens",
    "DQ3-COMP-27": "a rule never rolls more dice than it names, so four are always enough",
}
DECK_SIZES = {
    "DQ3-COMP-06": ("dungeon", 50),
    "DQ3-COMP-07": ("dragon", 8),
    "DQ3-COMP-08": ("treasure", 32),
    "DQ3-COMP-09": ("trap", 15),
    "DQ3-COMP-10": ("door", 15),
    "DQ3-COMP-11": ("crypt", 15),
    "DQ3-COMP-12": ("corpse", 15),
    "DQ3-COMP-13": ("search", 30),
    "DQ3-COMP-15": ("catacomb", 40),
}


def pieces(things: object) -> int:
    """How many pieces a table of components stands for."""
    return sum(thing.copies for thing in things.values())  # type: ignore[attr-defined]


@pytest.mark.rule("DQ3-COMP-01")
def test_the_rulebook_of_the_game_is_there() -> None:
    book = [clause for clause in clauses().values() if clause.game == SPEC.id]
    assert len([clause for clause in book if clause.section not in ENTRIES]) == 774


@pytest.mark.rule("DQ3-COMP-03", "DQ3-COMP-23")
def test_every_hero_has_one_figure_and_one_travel_marker() -> None:
    """Both are one place on the board: the figure's above ground, the marker's below."""
    game = scene("hugo", "lindel", at=["c3"], tiles={"c3": "catacomb_entrance_01"})
    act(game, 0, "descend", "head west")
    below = shown(game)["heroes"][0]
    assert (below["status"], below["heading"], below["at"]) == ("below", 3, 28)
    assert len(CONTENT.heroes) == 6
    assert isinstance(state_of(game).heroes[0], Hero)


@pytest.mark.rule(
    "DQ3-COMP-06", "DQ3-COMP-07", "DQ3-COMP-08", "DQ3-COMP-09", "DQ3-COMP-10", "DQ3-COMP-11",
    "DQ3-COMP-12", "DQ3-COMP-13", "DQ3-COMP-15",
)  # fmt: skip
@pytest.mark.parametrize(("deck", "count"), DECK_SIZES.values())
def test_every_deck_has_its_published_number_of_cards(deck: str, count: int) -> None:
    assert len(copies_of(CONTENT, deck)) == count
    assert sum(card.copies for card in CONTENT.decks[deck]) == count
    assert all(card.copies > 0 for card in CONTENT.decks[deck])
    assert set(DECKS) == {name for name, _ in DECK_SIZES.values()}


@pytest.mark.rule("DQ3-COMP-05", "DQ3-COMP-14", "DQ3-COMP-16")
def test_heroes_runes_and_combat_cards_are_counted() -> None:
    assert len(CONTENT.heroes) == 6
    assert pieces(CONTENT.runes) == len(CONTENT.runes) == 12
    assert pieces(CONTENT.combat) == 54


@pytest.mark.rule("DQ3-COMP-17")
def test_every_hero_and_monster_has_four_power_cards() -> None:
    owners = Counter(card.owner for card in CONTENT.power.values())
    assert owners == dict.fromkeys([*CONTENT.heroes, *MONSTERS], 4)
    assert len(CONTENT.power) == 44


@pytest.mark.rule("DQ3-COMP-04", "DQ3-COMP-18")
def test_the_thirteen_kinds_of_cards_add_up_to_336() -> None:
    decks = [len(copies_of(CONTENT, deck)) for deck in DECKS]
    others = [
        len(CONTENT.heroes),
        len(CONTENT.power),
        pieces(CONTENT.runes),
        pieces(CONTENT.combat),
    ]
    assert len(decks + others) == 13
    assert sum(decks + others) == 336


@pytest.mark.rule("DQ3-COMP-19")
def test_the_117_tiles_are_of_twelve_kinds() -> None:
    kinds = Counter(tile.kind for tile in CONTENT.tiles.values() for _ in range(tile.copies))
    assert kinds == {
        "chamber": 56, "corridor": 14, "portcullis": 13, "catacomb_entrance": 6, "trap": 5,
        "rotating_room": 5, "cave_in": 4, "darkness": 4, "bridge": 4, "chasm": 2,
        "bottomless_pit": 2, "spider_web": 2,
    }  # fmt: skip
    assert sum(kinds.values()) == 117


@pytest.mark.rule("DQ3-COMP-20", "DQ3-COMP-21")
def test_there_is_one_sun_and_one_first_player() -> None:
    table = shown(scene("hugo", "lindel", "tatianna", sun=7))
    assert (table["sun"], table["first"]) == (7, 2)


@pytest.mark.rule("DQ3-COMP-22")
def test_there_are_six_entrance_markers() -> None:
    assert ENTRANCE_MARKERS == 6
    places = ["b2", "d2", "f2", "h2", "j2", "l2"]
    for laid, placed in ((places[:5], 6), (places, 6)):
        game = scene(
            "hugo", "lindel", at=["c3"], tiles={"c3": "chamber_01", "c2": "chamber_01"},
            entrances=laid, top={"dungeon": ["dungeon_passage_down"]},
        )  # fmt: skip
        act(game, 0, "move north")
        assert len(shown(game)["entrances"]) == placed


@pytest.mark.rule("DQ3-COMP-25")
def test_there_are_24_determination_tokens() -> None:
    assert DETERMINATION_TOKENS == 24
    for others, gained in ((23, 1), (24, 0)):
        game = scene(
            "hugo", "lindel", at=["c3"], tiles={"c3": "portcullis_01"}, dice=[6, 6],
            determination={1: {"web": others}},
        )  # fmt: skip
        act(game, 0, "move south")
        assert len(told(game, "determination_gained")) == gained


@pytest.mark.rule("DQ3-COMP-26")
def test_every_monster_has_four_tokens() -> None:
    tokens = Counter(token.monster for token in CONTENT.tokens.values())
    assert tokens == {"skeleton": 4, "sorcerer": 4, "troll": 4, "demon": 4, "golem": 4}
    lives = {
        monster: sorted(token.life for token in CONTENT.tokens.values() if token.monster == monster)
        for monster in MONSTERS
    }
    assert lives == {
        "skeleton": [2, 2, 3, 3], "sorcerer": [2, 2, 3, 3], "troll": [3, 4, 4, 5],
        "golem": [4, 5, 5, 6], "demon": [5, 6, 6, 8],
    }  # fmt: skip


def test_every_card_has_an_effect_that_the_rules_know() -> None:
    """Shuffle, Dragon and Door cards are carried out where they are drawn."""
    drawn_elsewhere = {
        "shuffle",
        "dragon_rage",
        "sleeping",
        "door_opens",
        "door_jammed",
        "spear_trap",
    }
    unknown = {card.effect for card in CONTENT.cards.values()} - THIRD.effects.keys()
    assert unknown <= drawn_elsewhere
