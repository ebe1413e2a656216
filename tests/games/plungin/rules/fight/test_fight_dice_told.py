"""The log tells what the dice of a roll come from, and single dice that decide (CHECK, COMBAT)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.fight.attention import roll_attention
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.words import WORDS
from delvers.kernel.game import Game
from delvers.text.wording import words
from tests.games.plungin.rules.casting import cast
from tests.games.plungin.rules.fights import blow, face_off, struck
from tests.games.plungin.rules.objects import at_chest
from tests.games.plungin.rules.scene import (
    act,
    cited,
    hero,
    monster,
    options,
    scene,
    state_of,
    told,
)
from tests.games.plungin.rules.village_scene import village

HIT = (5, 3, 3, 3, 3, 3)


def parts(roll: dict[str, Any]) -> dict[str, int]:
    """What the dice of a roll come from."""
    return dict(roll.get("parts", []))


def enter_house(game: Game) -> tuple[str, ...]:
    """What the first hero can do in the village."""
    act(game, 0, f"see {hero(game).id}")
    return options(game, 0)


def said(roll: dict[str, Any]) -> int:
    """How many dice a roll had."""
    return len(roll["dice"])


@pytest.mark.rule("DP-COMBAT-12", "DP-COMBAT-14")
def test_an_attack_of_a_hero_is_told_with_weapon_and_all_that_helps() -> None:
    game = face_off(*HIT, song={0: "inspired"}, conditions={0: {"blessed": 3}})
    act(game, 0, "attack orc 10")
    roll = told(game, "rolled")[0]
    assert parts(roll) == {"ATK": 4, "sword": 2, "blessed": 1, "inspire": 1}
    assert said(roll) == 8


@pytest.mark.rule("DP-COMBAT-14", "DP-COND-01")
def test_a_defence_is_told_with_armour_shield_and_what_weakens() -> None:
    game = struck(*HIT, conditions={0: {"weakened": -9}})
    roll = told(game, "rolled")[1]
    assert parts(roll)["weakened"] == -1
    assert {"leather_armour", "wooden_shield"} <= {*parts(roll)}
    assert sum(parts(roll).values()) == said(roll)


@pytest.mark.rule("DP-ACTION-16")
def test_the_dice_of_a_charge_are_told() -> None:
    game = face_off(at=[(0, 2)], monsters=[("ogre", (4, 2))], abilities={0: ["charge"]})
    act(game, 0, "ability charge")
    assert parts(told(game, "rolled")[0])["charge"] == 2


@pytest.mark.rule("DP-VAR-COMBAT-06")
@pytest.mark.parametrize("is_bloody", [True, False])
def test_what_counts_as_a_success_is_told_where_it_is_unusual(is_bloody: bool) -> None:
    game = blow(*HIT, rules=Rules(fast_and_bloody=is_bloody))
    assert told(game, "rolled")[0].get("least") == (4 if is_bloody else None)


@pytest.mark.rule("DP-CHECK-02")
def test_at_least_one_die_is_told_where_less_would_be_left() -> None:
    game = blow(
        *HIT,
        conditions={0: {"blinded": 0, "frightened": 0, "weakened": -9}},
        stats={
            0: {"ATK": 1, "DEF": 3, "MAG": 1, "MOV": 4, "LIFE": 9, "RES": 1, "DEX": 2, "WIT": 2}
        },
        hands={0: ["", ""]},
    )
    assert parts(told(game, "rolled")[0])["least"] > 0
    assert said(told(game, "rolled")[0]) == 1


@pytest.mark.rule("DP-CHECK-02")
def test_the_words_of_a_roll_name_its_dice() -> None:
    game = blow(*HIT)
    roll = next(event for event in game.events if event.kind == "rolled")
    line = WORDS.event(words("en"), roll, ["Ana"])
    assert line is not None
    assert line.endswith("Dice: ATK +4, Sword +2.")


@pytest.mark.rule("DP-SPELL-10")
def test_what_a_spell_adds_to_its_hits_is_told() -> None:
    game = cast("fire_bolt", False, monsters=[("orc", (3, 1))], dice=[5, 5, 2, 2])
    assert told(game, "spell_hits") == [{"who": "orc 10", "spell": "fire_bolt", "amount": 3}]
    assert cited(game, "spell_hits") == ["DP-ENTRY-SPELL-FIRE-BOLT"]


@pytest.mark.rule("DP-ENTRY-MONSTER-WRAITH")
def test_hits_that_do_not_count_are_told() -> None:
    game = face_off(5, 5, 5, 2, 2, 2, foe="wraith")
    act(game, 0, "attack wraith 10")
    assert told(game, "hits_blunted") == [{"who": "wraith 10", "hits": 3, "left": 2}]
    assert cited(game, "hits_blunted") == ["DP-ENTRY-MONSTER-WRAITH"]


@pytest.mark.rule("DP-ENTRY-ITEM-WYRMSCALE-MAIL")
def test_fire_that_armour_keeps_off_is_told() -> None:
    game = scene(armour={0: "wyrmscale_mail"}, conditions={0: {"burning": 1}})
    act(game, 0, "pass")
    assert told(game, "fire_kept_off") == [
        {"who": "brannoc_vale", "item": "wyrmscale_mail", "amount": 1}
    ]
    assert told(game, "damaged") == []


@pytest.mark.rule("DP-PUSH-03")
def test_who_does_not_advance_is_told_of() -> None:
    game = blow(*HIT)
    act(game, 0, "decline")
    assert told(game, "stays") == [{"who": "brannoc_vale"}]


@pytest.mark.rule("DP-CONFLICT-59", "DP-ROUND-06")
def test_what_a_stun_costs_and_why_a_turn_ends_is_told() -> None:
    game = scene("brannoc_vale", "sable_wick", conditions={0: {"stunned": 0}}, seats=1)
    act(game, 0, "act brannoc_vale", "pass")
    assert told(game, "loses_action") == [{"who": "brannoc_vale"}]
    assert told(game, "turn_ended")[0] == {"who": "brannoc_vale", "why": "passes"}


@pytest.mark.rule("DP-COND-01", "DP-ROUND-06")
def test_a_helpless_hero_is_told_to_have_no_turn() -> None:
    game = scene("brannoc_vale", "sable_wick", conditions={0: {"paralysis": 1}}, seats=1)
    act(game, 0, "act brannoc_vale")
    assert told(game, "turn_ended") == [{"who": "brannoc_vale", "why": "helpless"}]


@pytest.mark.rule("DP-ENTRY-TRAP-SWINGING-AXE")
def test_the_die_of_the_swinging_axe_is_told_and_who_is_not_hurt() -> None:
    game = at_chest(trap="swinging_axe", dice=[4, *[2] * 5])
    act(game, 0, "open chest 0")
    assert told(game, "die_rolled")[0] == {"cause": "swinging_axe", "roll": 4}
    assert told(game, "unharmed")[0] == {"who": "sable_wick", "cause": "swinging_axe"}


@pytest.mark.rule("DP-MONSTER-11")
@pytest.mark.parametrize("face", [1, 6])
def test_the_die_for_what_a_monster_leaves_is_told(face: int) -> None:
    game = face_off(*[5] * 6, foe="wolf")
    monster(game).life = 1
    state_of(game).dice.script += [face - 1]  # type: ignore[attr-defined]
    act(game, 0, "attack wolf 10")
    rolls = told(game, "needed_die")
    assert [roll["cause"] for roll in rolls] == ["wolf_fang"]
    assert (rolls[0]["roll"] >= rolls[0]["needed"]) == bool(told(game, "valuable_found"))


@pytest.mark.rule("DP-CONSUM-02")
def test_healing_beyond_the_maximum_is_told() -> None:
    game = scene(carried={0: ["potion_healing"]}, dice=[6, 6])
    hero(game).life -= 1
    act(game, 0, "use potion_healing")
    assert told(game, "healed") == [{"who": "brannoc_vale", "amount": 1}]
    assert told(game, "healing_limited")[0]["amount"] > 1


@pytest.mark.rule("DP-SELL-02")
def test_the_price_of_what_the_party_sells_is_told() -> None:
    game = village("brannoc_vale", party={"valuables": ["wolf_fang"]})
    act(game, 0, "cash wolf_fang")
    price = BOX.items["wolf_fang"].value
    assert told(game, "traded") == [{"how": "cash", "what": "wolf_fang", "price": price}]


@pytest.mark.rule("DP-SPELL-03")
def test_what_a_lesson_costs_is_told() -> None:
    game = village("sister_ivenne", gold={0: 500})
    spell = next(one for one in enter_house(game) if one.startswith("study "))
    act(game, 0, spell)
    assert told(game, "paid")[0]["own"] == BOX.spells[spell.removeprefix("study ")].cost


@pytest.mark.rule("DP-ATTN-01")
def test_each_modifier_of_an_attention_roll_is_told() -> None:
    game = scene(doors={"north": Door(trap="")}, at=[(2, 0)], dice=[11, 3, 3, 3, 3])
    state = state_of(game)
    state.attention, state.adventure.is_dark = 2, True
    roll_attention(game._table, 0)
    assert told(game, "attention_modified") == [{"parts": [["before", 2], ["dark", 2]]}]
    assert told(game, "table_rolled")[-1]["modifier"] == 4
