"""The heuristic bot of Dungeon Plungin' runs a party as sensible players would."""

import pytest

from delvers.bots.plungin.heuristic import PlunginBot
from delvers.games.plungin import SPEC
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from tests.games.plungin.objects import at_chest, at_door
from tests.games.plungin.scene import hero, scene, told

PARTY = ("brannoc_vale", "sable_wick", "sister_ivenne", "orrin_ashgrove")
WARRIOR, THIEF, PRIESTESS, MAGE = range(4)


def played(game: Game, *ends: str, most: int = 60) -> list[str]:
    """What the bot chooses until it chooses one of some options."""
    bot, chosen = PlunginBot(Dice(0)), []
    for _ in range(most):
        if game.result is not None:
            break
        option = bot.choose(game.pending[0], lambda: game.view(0))
        chosen.append(option)
        if option in ends:
            break
        game.choose(0, option)
    return chosen


def test_the_priestess_heals_who_is_at_half_before_she_strikes() -> None:
    game = scene(
        "sister_ivenne",
        "brannoc_vale",
        at=[(2, 2), (2, 3)],
        monsters=[("goblin", (3, 2))],
        seats=1,
        life={1: 3},
        carried={1: []},
    )
    chosen = played(game, "on brannoc_vale")
    assert chosen[-2:] == ["cast mend_wounds", "on brannoc_vale"]
    assert told(game, "turn_began")[-1]["who"] == "sister_ivenne"


def test_a_hero_strikes_the_weaker_of_two_monsters() -> None:
    game = scene(
        "brannoc_vale", at=[(2, 2)], monsters=[("orc", (1, 2)), ("goblin", (3, 2))], seats=1
    )
    assert played(game, "attack goblin 11")[-1] == "attack goblin 11"


def test_a_hero_walks_up_to_a_monster_and_strikes_it() -> None:
    game = scene("sable_wick", at=[(0, 0)], monsters=[("orc", (5, 5))], seats=1)
    assert "attack orc 10" in played(game, "attack orc 10")


def test_the_mage_steps_back_when_he_has_cast() -> None:
    game = scene("orrin_ashgrove", at=[(2, 2)], monsters=[("orc", (3, 2))], seats=1)
    chosen = played(game, "attack orc 10", most=4)
    assert chosen[0] == "cast fire_bolt"
    assert chosen[1] == "move"


@pytest.mark.parametrize("scene_of", [at_chest, at_door])
def test_the_thief_looks_for_a_trap_before_anything_is_opened(scene_of: object) -> None:
    assert callable(scene_of)
    more = {"beyond": ""} if scene_of is at_door else {"locked": True}
    game = scene_of("sable_wick", "brannoc_vale", seats=1, **more)
    chosen = played(game, most=12)
    deeds = [option for option in chosen if option.split()[0] in ("detect", "pick", "open")]
    assert deeds[0].startswith("detect ")
    assert told(game, "turn_began")[0]["who"] == "sable_wick"


def test_a_door_is_opened_only_when_all_have_come() -> None:
    game = at_door(
        *PARTY,
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        at=[(2, 0), (3, 0), (0, 5), (5, 5)],
        seats=1,
    )
    chosen = played(game, "open door 0")
    assert chosen[-1] == "open door 0"
    places = [hero(game, number).at // 2048 - 1024 for number in (PRIESTESS, MAGE)]
    assert max(places) < 5


def test_the_great_door_is_broken_together() -> None:
    game = at_door("brannoc_vale", "sable_wick", kind="great", trap="", beyond="", seats=1)
    chosen = played(game, "break door 0")
    assert chosen.index("help break door 0") < chosen.index("break door 0")


def test_the_bearer_of_the_great_key_unlocks_its_door() -> None:
    game = at_door(
        "brannoc_vale",
        "sable_wick",
        kind="great",
        trap="",
        beyond="",
        seats=1,
        carried={0: ["great_key"]},
    )
    assert played(game, "unlock door 0")[-1] == "unlock door 0"


def test_the_hurt_are_healed_before_the_next_door_is_opened() -> None:
    game = at_door(
        "brannoc_vale",
        "sister_ivenne",
        kind="normal",
        locked=False,
        trap="",
        beyond="",
        seats=1,
        life={0: 4},
    )
    chosen = played(game, "open door 0")
    assert "on brannoc_vale" in chosen


@pytest.mark.parametrize("seed", range(3))
def test_it_never_chooses_what_is_not_offered(seed: int) -> None:
    game = Game(SPEC, 1, SPEC.check_options({"adventure": "tapping_in_the_wall"}), seed=seed)
    bot = PlunginBot(Dice(seed))
    for _ in range(1500):
        if game.result is not None:
            break
        ask = game.pending[0]
        option = bot.choose(ask, lambda: game.view(0))
        assert option in ask.options
        game.choose(0, option)
