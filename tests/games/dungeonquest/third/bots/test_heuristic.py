"""The heuristic bot of the third edition chooses as a sensible hero would."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import delvers
from delvers import Dice, Game, bots
from delvers.bots import Look
from delvers.bots.match import play_out
from delvers.games.dungeonquest.common.rules import prompts as common_prompts
from delvers.games.dungeonquest.third.bots.heuristic import ANSWERS, ThirdEditionBot
from delvers.games.dungeonquest.third.rules import SPEC, prompts
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask
from tests.games.dungeonquest.third.rules.scene import act, scene

GAME = "dungeonquest-3e"
RICH = ["treasure_sun_spear", "treasure_bag_of_gems"]
TOGETHER = ("hero_against_hero", "servants")


def chosen(game: Game, seat: int = 0) -> str:
    return ThirdEditionBot(Dice(0)).choose(game.pending[seat], lambda: game.view(seat))


# -- where to go -----------------------------------------------------------------------------------


def test_at_the_start_it_sets_out() -> None:
    assert chosen(scene("hugo", "lindel")).startswith("move ")


def test_it_leaves_with_its_treasure_when_it_comes_to_a_tower() -> None:
    tiles = {"b1": "chamber_01"}
    game = scene("hugo", "lindel", at=["b1"], tiles=tiles, loot={0: [*RICH]}, sun=20)
    assert chosen(game) == "move west"
    act(game, 0, "move west")
    assert chosen(game) == "leave"


def test_it_does_not_lose_time_between_corridors_on_the_way_home() -> None:
    tiles = {"a2": "corridor_01", "a3": "corridor_01", "a4": "chamber_01"}
    game = scene("hugo", "lindel", at=["a4"], tiles=tiles, loot={0: [*RICH]}, sun=20)
    for _ in range(3):
        assert chosen(game) == "move north"
        act(game, 0, "move north")
    assert chosen(game) == "leave"


def test_it_turns_back_when_the_sun_sinks() -> None:
    line = {f"{column}1": "chamber_01" for column in "bcdefg"}
    game = scene(
        "hugo", "lindel", at=["g1"], tiles=line, loot={0: ["dungeon_gold_coins_40"]}, sun=20
    )
    assert chosen(game) == "move west"


def test_it_goes_round_a_pit_that_it_knows() -> None:
    tiles = {
        "b1": "bottomless_pit_01@1",
        "c1": "chamber_01",
        "b2": "chamber_01",
        "c2": "chamber_01",
    }
    game = scene("hugo", "lindel", at=["c1"], tiles=tiles, loot={0: [*RICH]}, sun=15)
    assert chosen(game) == "move south"


def test_a_hero_who_is_walled_in_seeks_a_secret_door_before_gold() -> None:
    found = ["search_gold_coins_150", "search_secret_door", "search_empty_room", "search_ferrox"]
    game = scene(
        *("hugo", "lindel"),
        at=["c3"],
        tiles={"c3": "chamber_08", "c4": "chamber_04"},
        runes={0: ["rune_of_seeking"]},
        loot={0: [*RICH]},
        top={"search": found},
    )
    assert chosen(game) == "use rune_of_seeking"
    act(game, 0, "use rune_of_seeking")
    assert chosen(game) == "take search_secret_door"


# -- the dragon ------------------------------------------------------------------------------------


def in_treasure_chamber(shown: int, sun: int, loot: Sequence[str]) -> Game:
    line = [*(f"{column}5" for column in "abcdef"), "a2", "a3", "a4"]
    tiles = dict.fromkeys(line, "chamber_01")
    game = scene("krutzbeck", "lindel", at=["g5"], tiles=tiles, loot={0: [*loot]}, sun=sun)
    state: Any = game._table.state
    for _ in range(shown):
        state.decks["dragon"].deck.cards.remove("dragon_sleeping")
        state.shown_dragons.append("dragon_sleeping")
    return game


def test_it_loots_a_dragon_that_sleeps_soundly() -> None:
    assert chosen(in_treasure_chamber(0, 8, [])) == "face the dragon"


def test_it_leaves_before_the_dragon_must_wake() -> None:
    assert chosen(in_treasure_chamber(7, 8, RICH)).startswith("move ")


def test_it_has_no_fear_of_a_rage_that_is_over() -> None:
    game = in_treasure_chamber(6, 8, [])
    state: Any = game._table.state
    state.decks["dragon"].deck.cards.remove("dragon_dragon_rage")
    state.shown_dragons.append("dragon_dragon_rage")
    assert chosen(game) == "face the dragon"


def test_it_can_reckon_when_all_dragon_cards_are_shown() -> None:
    game = in_treasure_chamber(7, 8, [])
    state: Any = game._table.state
    state.shown_dragons += state.decks["dragon"].deck.cards
    state.decks["dragon"].deck.cards.clear()
    assert chosen(game) in game.pending[0].options


def test_it_leaves_the_hoard_when_the_sun_sinks() -> None:
    assert chosen(in_treasure_chamber(1, 24, RICH)).startswith("move ")


# -- monsters --------------------------------------------------------------------------------------


def met(monster: str, hero: str = "hugo", **facts: Any) -> Game:
    """Seat 0 walks into a chamber and meets a monster."""
    game = scene(
        *(hero, "lindel"),
        pool=["chamber_01"],
        top={"dungeon": [f"dungeon_monster_{monster}"]},
        **facts,
    )
    act(game, 0, "move east")
    return game


def test_a_healthy_hero_attacks_a_skeleton() -> None:
    assert chosen(met("skeleton")) == "attack"


def test_a_hurt_hero_runs_from_a_demon() -> None:
    assert chosen(met("demon", "tatianna", wounds={0: 9})) == "escape"


def test_a_hero_who_is_too_slow_to_run_fights() -> None:
    assert chosen(met("demon", "hugo", wounds={0: 11})) == "attack"


def test_lightning_is_for_demons_not_for_skeletons() -> None:
    runes = {0: ["rune_of_lightning"]}
    assert chosen(met("demon", runes=runes)) == "use rune_of_lightning"
    assert chosen(met("skeleton", runes=runes)) == "attack"


# -- everything ------------------------------------------------------------------------------------


def test_it_has_an_answer_to_every_kind_of_question() -> None:
    asked = {form if form.names else form() for form in SPEC.prompts}
    never_open = {common_prompts.END_OF_GAME, prompts.CHOOSE_TOKEN}
    assert asked - ANSWERS.keys() <= never_open


def test_to_a_question_it_has_never_heard_it_says_no_if_it_can() -> None:
    bot, game = ThirdEditionBot(Dice(0)), scene("hugo", "lindel")

    def say(*answers: str) -> str:
        return bot.choose(Ask(0, answers, "DQ3-TURN-03", Prompt("riddle")), lambda: game.view(0))

    assert say("jump", "decline") == "decline"
    assert say("jump", "run") == "jump"


def settings(luck: random.Random, seats: int) -> dict[str, object]:
    """Any mixture of optional rules that goes together."""
    switches = [option.name for option in SPEC.options if option.default is False]
    wanted = {name: luck.random() < 0.5 for name in switches}
    if seats == 1:
        wanted |= dict.fromkeys(TOGETHER, False)
    return {**wanted, "runes": luck.choice([1, 2, 3])}


@pytest.mark.parametrize("number", range(12))
def test_it_chooses_legally_under_all_optional_rules(number: int) -> None:
    luck = random.Random(number)
    seats = 1 + number % 4
    game = delvers.new(GAME, seats=seats, seed=number, options=settings(luck, seats), events=False)
    names = ["heuristic", *(luck.choice(["heuristic", "random"]) for _ in range(seats - 1))]
    play_out(game, [bots.Player(name, GAME, number) for name in names])
    assert game.is_over


def test_it_decides_from_the_view_alone() -> None:
    """The same view and options give the same choice, whatever the dice are."""
    game = delvers.new(GAME, seats=3, seed=4)
    first, second = ThirdEditionBot(Dice(1)), ThirdEditionBot(Dice(2))
    for _ in range(60):
        seat = min(game.waiting)
        look: Look = lambda: game.view(seat)  # noqa: B023, E731
        option = first.choose(game.pending[seat], look)
        assert option == second.choose(game.pending[seat], look)
        game.choose(seat, option)
        if game.is_over:
            break


def survivors(name: str, games: int) -> int:
    """How many of four heroes in each game come out alive."""
    alive = 0
    for number in range(games):
        game = delvers.new(GAME, seats=4, seed=number, events=False)
        play_out(game, [bots.Player(name, GAME, number) for _ in range(4)])
        heroes: Any = game.view(None)["heroes"]
        alive += sum(hero["status"] == "out" for hero in heroes)
    return alive


def test_its_heroes_come_out_far_more_often_than_random_ones() -> None:
    assert survivors("heuristic", 25) > 2.5 * survivors("random", 25)
