"""Monsters and rivals of the third edition, and the servants of the Dragonlord."""

from typing import Any

from delvers import Game
from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.third.bots.meeting import distance, escaping, to
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.options import GRAMMAR
from tests.games.dungeonquest.common.bots.asking import RICH, answer, said
from tests.games.dungeonquest.third.rules.scene import act, scene


def test_the_weakest_of_several_monsters_is_met_first() -> None:
    assert said("third", "meet", "meet demon", "meet skeleton 2", "meet troll") == "meet skeleton 2"
    assert said("third", "meet", "meet demon", "meet golem") == "meet golem"


def test_the_rival_who_carries_most_is_attacked() -> None:
    facts: dict[str, Any] = {
        "heroes": ("hugo", "lindel", "tatianna"),
        "loot": {1: ["dungeon_gold_coins_40"], 2: [*RICH]},
    }
    assert said("third", "attack_hero", "fight lindel", "fight tatianna", **facts) == (
        "fight tatianna"
    )
    facts["loot"] = {1: [*RICH], 2: []}
    assert said("third", "attack_hero", "fight tatianna", "fight lindel", **facts) == "fight lindel"


def served(*options: str) -> str:
    """What a dead hero's bot does as a servant; Lindel explores at c3, a third has left."""
    facts: dict[str, Any] = {
        "heroes": ("hugo", "lindel", "tatianna"),
        "at": ["a1", "c3", "g8"],
        "status": {0: "dead", 2: "out"},
    }
    return said("third", "serve", *options, **facts)


def test_a_servant_brings_its_monster_nearer_to_a_hero() -> None:
    assert served("move token c5 south", "move token c5 north") == "move token c5 north"
    assert served("move token g8 north", "add token") == "add token"
    assert served("decline", "move token g8 north") == "move token g8 north"
    assert served("take skeleton", "take demon") == "take demon"


def test_places_are_as_far_apart_as_their_squares() -> None:
    assert distance(SPACE_OF["a1"], SPACE_OF["c4"]) == 5
    assert distance(SPACE_OF["c4"], SPACE_OF["c4"]) == 0
    assert to(SPACE_OF["c4"], 0) == SPACE_OF["c3"]
    assert to(SPACE_OF["c4"], 1) == SPACE_OF["d4"]


def test_a_token_is_placed_as_near_to_a_hero_as_possible() -> None:
    facts: dict[str, Any] = {
        "heroes": ("hugo", "lindel", "tatianna"),
        "at": ["a1", "c3", "g8"],
        "status": {0: "dead", 2: "out"},
    }
    options = ("at g8", "at c4", "at c7")
    assert said("third", "place_token", *options, **facts) == "at c4"


def test_the_swift_get_away_more_often() -> None:
    swift, slow = (escaping(CONTENT, hero, "golem")[0] for hero in ("tatianna", "hugo"))
    assert 0 <= slow < swift <= 1
    assert escaping(CONTENT, "hugo", "demon")[1] > 0


def fought(*hurt: str, life: int = 0) -> Game:
    game = scene(
        *("hugo", "lindel"),
        pool=["chamber_01"],
        top={"dungeon": ["dungeon_monster_skeleton"]},
        wounds={0: life},
    )
    act(game, 0, "move east", "attack")
    state: Any = game._table.state
    state.fight.hero.damage += hurt
    return game


def test_a_fight_that_goes_badly_is_broken_off() -> None:
    options = ("announce escape", "decline")
    card = next(iter(CONTENT.combat))
    assert answer("third", fought(), "announce_escape", *options) == "decline"
    assert answer("third", fought(card, life=12), "announce_escape", *options) == options[0]
    assert answer("third", fought(card, life=11), "announce_escape", *options) == "decline"


def test_loot_comes_first_and_the_dearest_of_a_rival_is_taken() -> None:
    assert said("third", "order", "fight first", "loot first") == "loot first"
    options = ("decline", "take dungeon_gold_coins_40", "take treasure_sun_spear")
    assert said("third", "take_loot", *options) == "take treasure_sun_spear"
    assert GRAMMAR.forms_of("take treasure_sun_spear")
