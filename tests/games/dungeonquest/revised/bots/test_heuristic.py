"""The heuristic bot of the Revised Edition chooses as a sensible hero, and monster, would."""

from collections import Counter
from typing import Any

import pytest

import delvers
from delvers import Dice, Game, bots
from delvers.bots.match import play_out
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES
from delvers.games.dungeonquest.common.rules.prompts import END_OF_GAME
from delvers.games.dungeonquest.revised.bots.duels import Duel, alone, escaped, fight_on, future
from delvers.games.dungeonquest.revised.bots.heuristic import ANSWERS, RevisedEditionBot
from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from tests.games.dungeonquest.revised.rules.scene import act, options, scene, state_of

GAME = "dungeonquest-revised"
RICH = ["treasure_sun_spear", "treasure_bag_of_gems"]


def chosen(game: Game, seat: int = 0, dice: int = 0) -> str:
    return RevisedEditionBot(Dice(dice)).choose(game.pending[seat], lambda: game.view(seat))


def met(card: str, hero: str = "lindel", other: str = "gherinn", **facts: Any) -> Game:
    """Seat 0 walks into a chamber and meets the monster of a card; seat 1 plays it."""
    top = {"dungeon": ["dungeon_ambush"], "monster": [card]}
    game = scene(hero, other, pool=["chamber_01"], top=top, **facts)
    act(game, 0, "move east")
    return game


# -- where to go -----------------------------------------------------------------------------------


def test_it_leaves_with_its_treasure_when_it_comes_to_a_tower() -> None:
    tiles = {"b1": "chamber_01"}
    game = scene("hugo", "lindel", at=["b1"], tiles=tiles, loot={0: [*RICH]}, sun=20)
    assert chosen(game) == "move west"
    act(game, 0, "move west")
    assert chosen(game) == "leave"


def test_it_loots_a_dragon_that_sleeps_soundly_and_turns_back_when_the_sun_sinks() -> None:
    line = [*(f"{column}5" for column in "abcdef"), "a2", "a3", "a4"]
    tiles = dict.fromkeys(line, "chamber_01")
    assert chosen(scene("krutzbeck", "lindel", at=["g5"], tiles=tiles, sun=8)) == "face the dragon"
    late = scene("krutzbeck", "lindel", at=["g5"], tiles=tiles, sun=24, loot={0: [*RICH]})
    assert chosen(late).startswith("move ")


def test_it_goes_round_a_monster_that_it_knows() -> None:
    tiles = dict.fromkeys(("b1", "c1", "b2", "c2", "a2"), "chamber_01")
    game = scene("hugo", "lindel", at=["c1"], tiles=tiles, lurkers=["b1"], loot={0: [*RICH]})
    assert chosen(game) == "move south"


def test_it_drifts_away_from_the_outer_wall() -> None:
    tiles = dict.fromkeys(("c2", "c9"), "chamber_01")
    game = scene(
        *("hugo", "lindel"),
        at=["c2"],
        tiles=tiles,
        status={0: "below"},
        heading={0: 1},
        wounds={0: 14},
        loot={0: [*RICH]},
        top={"catacomb": ["catacomb_exit"]},
    )
    act(game, 0, "surface")
    assert chosen(game) == "drift right"


# -- fights ----------------------------------------------------------------------------------------


def attacks(game: Game, seat: int) -> Counter[str]:
    """What the bot does in the same place, chance after chance."""
    return Counter(chosen(game, seat, dice) for dice in range(400))


def test_neither_side_can_be_foreseen() -> None:
    game = met("troll_2")
    for seat in (0, 1):
        often = attacks(game, seat)
        assert set(often) == {"play ranged", "play melee", "play magic"}
        assert max(often.values()) < 300


def monster_mix(hero: str, left: int) -> dict[str, float]:
    """How often a monster with so much life left should choose each attack."""
    mix = fight_on(Duel(hero, "troll", 40), 14, (left,)).columns
    return dict(zip(ATTACK_TYPES, mix, strict=True))


def test_a_monster_that_two_wounds_would_kill_avoids_the_attack_that_may_cost_two() -> None:
    assert monster_mix("lindel", 2)["melee"] < monster_mix("lindel", 1)["melee"]


def test_monsters_shoot_more_often_at_krutzbeck_whose_axe_they_fear() -> None:
    assert monster_mix("krutzbeck", 6)["ranged"] > monster_mix("lindel", 6)["ranged"]
    assert attacks(met("demon_2", "krutzbeck"), 1)["play ranged"] > 150


def test_the_hero_does_not_know_how_much_life_the_monster_has() -> None:
    assert attacks(met("troll_1"), 0) == attacks(met("troll_4"), 0)


def test_a_hurt_hero_runs_from_a_demon_and_a_healthy_one_finishes_a_skeleton() -> None:
    hurt = met("demon_1", "tatianna", dice=(1,), wounds={0: 8})
    act(hurt, 0, "play magic")
    act(hurt, 1, "play melee")
    assert "escape" in options(hurt, 0)
    assert chosen(hurt) == "escape"
    healthy = met("skeleton_3", "tatianna", dice=(1,))
    act(healthy, 0, "play magic")
    act(healthy, 1, "play melee")
    assert chosen(healthy) == "fight on"


def drew(card: str, **facts: Any) -> Game:
    """Lindel searches and draws a card, or walks into the chamber where he draws it."""
    deck = CONTENT.deck_of[card]
    facts = {"tiles": {"c4": "chamber_01", "c3": "chamber_01"}, "top": {deck: [card]}, **facts}
    game = scene("lindel", "gherinn", at=["c4"], **facts)
    act(game, 0, "search" if deck == "search" else "move north")
    return game


def test_the_rune_of_death_is_for_whoever_is_hurt() -> None:
    runes = {0: ["rune_of_death"]}
    assert chosen(drew("dungeon_ambush", runes=runes, wounds={0: 8})) == "use rune_of_death"
    assert chosen(drew("dungeon_ambush", runes=runes)) == "decline"


def test_the_rune_of_blinding_hides_what_hurts_more_than_it() -> None:
    runes = {0: ["rune_of_blinding"]}
    assert chosen(drew("search_giant_centipede", runes=runes)) == "use rune_of_blinding"
    assert chosen(drew("search_gold_coins_150", runes=runes)) == "decline"


def test_a_bad_chamber_is_set_against_another() -> None:
    facts: dict[str, Any] = {
        "tiles": {"c4": "chamber_01"},
        "runes": {0: ["rune_of_transformation"]},
    }
    bad = scene("hugo", "lindel", at=["c4"], pool=["bottomless_pit_01", "chamber_01"], **facts)
    act(bad, 0, "move north")
    assert chosen(bad) == "use rune_of_transformation"
    act(bad, 0, "use rune_of_transformation")
    assert chosen(bad) == "lay chamber_01"
    good = scene("hugo", "lindel", at=["c4"], pool=["chamber_01", "trap_01"], **facts)
    act(good, 0, "move north")
    assert chosen(good) == "decline"


def test_dragon_cards_are_shuffled_when_few_are_left_with_the_dragon_among_them() -> None:
    game = scene("hugo", "lindel", at=["g5"], runes={0: ["rune_of_dragonfire"]})
    state_of(game).shown_dragons[:] = ["dragon_sleeping"] * 5
    act(game, 0, "face the dragon")
    assert chosen(game) == "use rune_of_dragonfire"


def test_of_treasures_it_keeps_the_dearest() -> None:
    top = {"treasure": ["treasure_ebon_ring", "treasure_giant_ruby", "treasure_loadstone",
                        "treasure_bag_of_gems"]}  # fmt: skip
    game = scene("hugo", "lindel", at=["g5"], loot={0: ["treasure_forbidden_tome"]}, top=top,
                 dice=[5, 5])  # fmt: skip
    act(game, 0, "use treasure_forbidden_tome")
    assert chosen(game) == "take treasure_giant_ruby"


def test_it_leaves_tome_and_harp_alone() -> None:
    loot = {0: ["treasure_forbidden_tome", "treasure_harp_of_tranquility"]}
    assert chosen(scene("hugo", "lindel", at=["g5"], loot=loot)) == "go on"


def test_alone_it_runs_from_the_unknown_when_it_is_hurt() -> None:
    def meets(hero: str, **facts: Any) -> Game:
        top = {"dungeon": ["dungeon_ambush"]}
        game = scene(hero, pool=["chamber_01"], top=top, **facts)
        act(game, 0, "move east")
        return game

    assert chosen(meets("tatianna", wounds={0: 10})) == "escape"
    assert chosen(meets("hugo")) == "fight"  # he is too slow, and strong


def test_the_worth_of_a_fight_grows_with_life_and_shrinks_with_the_monsters() -> None:
    duel = Duel("lindel", "golem", 40)
    values = [fight_on(duel, life, (5,)).value for life in range(1, 16)]
    assert values == sorted(values)
    assert fight_on(duel, 8, (3,)).value > fight_on(duel, 8, (6,)).value
    assert fight_on(duel, 8, (3, 6)).value > fight_on(duel, 8, (6,)).value
    assert 0 <= alone(3, 8) < alone(12, 2) < future(12)
    assert escaped("skeleton", 5) > escaped("demon", 5)


# -- tests -----------------------------------------------------------------------------------------


def at_a_portcullis(tokens: int) -> Game:
    """Hugo, with Strength 7, has rolled 9."""
    game = scene(
        *("hugo", "lindel"),
        at=["b1"],
        tiles={"b1": "chamber_01", "c1": "portcullis_05@1"},
        dice=(4, 5),
        determination={0: tokens},
    )
    act(game, 0, "move east")
    return game


def test_it_spends_as_much_determination_as_helps_and_none_that_does_not() -> None:
    assert chosen(at_a_portcullis(3)) == "spend 2"
    assert chosen(at_a_portcullis(1)) == "spend none"


def test_gherinn_prays_for_determination_while_he_has_life_to_spare() -> None:
    tiles = {"b1": "chamber_01", "c1": "portcullis_05@1"}

    def asked(**facts: Any) -> Game:
        game = scene("gherinn", "lindel", at=["b1"], tiles=tiles, **facts)
        act(game, 0, "move east")
        return game

    assert chosen(asked()) == "pray"
    assert chosen(asked(wounds={0: 9})) == "decline"
    assert chosen(asked(determination={0: 4})) == "decline"


# -- everything ------------------------------------------------------------------------------------


def test_it_has_an_answer_to_every_kind_of_question() -> None:
    never_open = {END_OF_GAME}
    asked = {form if form.names else form() for form in SPEC.prompts}
    assert asked - ANSWERS.keys() <= never_open


@pytest.mark.parametrize("number", range(12))
def test_it_chooses_legally_under_all_optional_rules(number: int) -> None:
    switches = {"death_can_wait": bool(number & 4), "torchlight": bool(number & 8)}
    switches["quiet_escape"] = bool(number & 1)
    seats = 1 + number % 4
    game = delvers.new(GAME, seats=seats, seed=number, options=switches, events=False)
    names = ["heuristic", "random", "heuristic", "heuristic"][:seats]
    play_out(game, [bots.Player(name, GAME, number) for name in names])
    assert game.is_over


def test_it_decides_from_what_the_seat_can_know() -> None:
    """What is dealt anew behind its back does not change its choice."""
    game = delvers.new(GAME, seats=3, seed=4)
    for number in range(80):
        seat = min(game.waiting)
        twin = game.copy()
        twin.determinize(seat, Dice(number))
        option = chosen(game, seat)
        assert option == chosen(twin, seat)
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
    assert survivors("heuristic", 25) > 3 * survivors("random", 25)


def test_every_monster_can_be_fought_by_every_hero() -> None:
    for hero in CONTENT.heroes.values():
        for card in CONTENT.monsters.values():
            solution = fight_on(Duel(hero.id, card.monster, 30), hero.life, (card.life,))
            assert 0 < solution.value < 1
            assert sum(solution.rows) == pytest.approx(1)
