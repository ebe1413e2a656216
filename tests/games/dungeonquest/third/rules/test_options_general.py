"""Optional rules in general, more Runes, late start (VAR-GEN, VAR-MAGIC, VAR-LATE)."""

from dataclasses import fields

import pytest

from delvers.games.dungeonquest.third.rules import SPEC
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.setup import rules_of
from delvers.games.dungeonquest.third.rules.state import Rules, State
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.scene import act, faces, options, shown, state_of

RULE_OF = {
    "hero_against_hero": "hero_against_hero",
    "servants": "servants",
    "focused_determination": "focused",
    "death_can_wait": "death_can_wait",
    "tower_power": "tower_power",
    "secret_loot": "secret_loot",
    "live_to_fight_another_day": "live_to_fight",
    "no_glory_without_valour": "no_glory",
    "monster_treasure": "monster_treasure",
    "late_start": "late_start",
}


def prepared(*dice: int, **settings: object) -> State:
    """A game of Hugo and Lindel as it is set up, with these dice."""
    wanted = SPEC.check_options({"heroes": "hugo,lindel", **settings})
    return SPEC.setup(2, wanted, faces(*dice))


@pytest.mark.rule("DQ3-VAR-GEN-01", "DQ3-VAR-GEN-02", "DQ3-GAME-08")
def test_no_optional_rule_is_in_force_unless_it_was_agreed_on() -> None:
    assert rules_of(2, SPEC.check_options({})) == Rules()
    assert not any(getattr(Rules(), field.name) is True for field in fields(Rules))


@pytest.mark.rule("DQ3-VAR-GEN-01", "DQ3-VAR-GEN-02")
@pytest.mark.parametrize("option", RULE_OF)
def test_each_optional_rule_can_be_agreed_on_by_itself(option: str) -> None:
    rules = rules_of(2, SPEC.check_options({option: True}))
    assert rules == Rules(**{RULE_OF[option]: True})


@pytest.mark.rule("DQ3-VAR-GEN-01")
def test_what_was_agreed_on_is_open_to_all_before_the_first_choice() -> None:
    chosen = SPEC.check_options({"servants": True})
    game = Game(SPEC, 2, chosen, seed=1)
    assert (game.choices, game.options["servants"], game.options["secret_loot"]) == (
        (),
        True,
        False,
    )
    with pytest.raises(BadOption, match="no option 'house_rules'"):
        SPEC.check_options({"house_rules": True})


@pytest.mark.rule("DQ3-VAR-GEN-02", "DQ3-GAP-92")
def test_all_optional_rules_go_together() -> None:
    rules = rules_of(4, SPEC.check_options({**dict.fromkeys(RULE_OF, True), "runes": 3}))
    assert rules == Rules(**dict.fromkeys(RULE_OF.values(), True), runes=3)


# -- more Runes ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-VAR-MAGIC-01")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_each_hero_starts_with_the_agreed_number_of_runes(count: int) -> None:
    state = prepared(6, 1, runes=count)
    assert [len(hero.runes) for hero in state.heroes] == [count, count]
    dealt = [rune for hero in state.heroes for rune in hero.runes]
    assert len(set(dealt)) == 2 * count
    assert set(dealt) <= set(CONTENT.runes)


@pytest.mark.rule("DQ3-VAR-MAGIC-01")
def test_a_hero_uses_each_of_his_runes_once() -> None:
    state = prepared(6, 1, runes=2)
    state.heroes[0].runes = ["rune_of_healing", "rune_of_teleportation"]
    state.heroes[0].wounds = 9
    game = Game(SPEC, 2, SPEC.check_options({}), scene=state)
    act(game, 0, "tower a1")
    act(game, 1, "tower m1")
    assert sorted(options(game, 0)) == ["go on", "use rune_of_healing"]
    act(game, 0, "use rune_of_healing")
    assert state_of(game).heroes[0].runes == ["rune_of_teleportation"]


@pytest.mark.rule("DQ3-VAR-MAGIC-02")
@pytest.mark.parametrize("count", [0, 13, "2", True])
def test_the_number_of_runes_is_agreed_on_within_what_the_box_holds(count: object) -> None:
    with pytest.raises(BadOption, match="'runes'"):
        SPEC.check_options({"runes": count})


@pytest.mark.rule("DQ3-VAR-MAGIC-02")
@pytest.mark.parametrize(("seats", "most"), [(1, 12), (2, 6), (3, 4), (4, 3)])
def test_each_hero_can_have_as_many_runes_as_the_box_gives_to_each(seats: int, most: int) -> None:
    SPEC.check(seats, SPEC.check_options({"runes": most}))
    game = Game(SPEC, seats, SPEC.check_options({"runes": most}), seed=1)
    assert [len(hero["runes"]) for hero in shown(game)["heroes"]] == [most] * seats
    if most < 12:
        with pytest.raises(BadOption, match=f"{most} at most"):
            SPEC.check(seats, SPEC.check_options({"runes": most + 1}))


@pytest.mark.rule("DQ3-VAR-MAGIC-02")
def test_four_heroes_can_have_three_runes_each() -> None:
    wanted = SPEC.check_options({"runes": 3, "heroes": "hugo,lindel,challara,gherinn"})
    state = SPEC.setup(4, wanted, faces(6, 1, 1, 1))
    dealt = [rune for hero in state.heroes for rune in hero.runes]
    assert sorted(dealt) == sorted(CONTENT.runes)


# -- late start ------------------------------------------------------------------------------------


@pytest.mark.rule("DQ3-VAR-LATE-01")
def test_without_a_late_start_the_sun_starts_on_the_first_space() -> None:
    assert prepared(6, 1, 5).sun == 1


@pytest.mark.rule("DQ3-VAR-LATE-01", "DQ3-VAR-LATE-02")
@pytest.mark.parametrize("roll", [1, 6])
def test_a_late_start_moves_the_sun_on_from_the_first_space_by_a_die(roll: int) -> None:
    assert prepared(6, 1, roll, late_start=True).sun == 1 + roll


@pytest.mark.rule("DQ3-VAR-LATE-02", "DQ3-SUN-03")
def test_after_a_late_start_the_sun_rests_in_the_first_turn_as_usual() -> None:
    game = Game(SPEC, 2, SPEC.check_options({}), scene=prepared(6, 1, 4, late_start=True))
    act(game, 0, "tower a1")
    act(game, 1, "tower m1")
    assert (state_of(game).sun, state_of(game).turn) == (5, 0)
