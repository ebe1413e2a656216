"""Attack spells looked at closely: hits, defence, fire, and fumbled overloads (SPELL, OVERLOAD)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from tests.games.plungin.rules.casting import cast, caster, rolled
from tests.games.plungin.rules.scene import cited, hero, monster, options, place, told

WELL = (5, 5, 5, 5)
POOR = (2,) * 40
MATES = ["sister_ivenne", "sable_wick"]


def basic(kind: str, stat: str) -> int:
    """A basic stat of a monster."""
    return int(BOX.monsters[kind].stats[stat])  # type: ignore[index]


# -- defence ---------------------------------------------------------------------------------------


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize(
    ("spell", "stat"),
    [
        ("spark", "DEF"),
        ("fire_bolt", "DEF"),
        ("sun_lance", "DEF"),
        ("thorn_lash", "DEF"),
        ("life_leech", "RES"),
        ("frost_breath", "best"),
    ],
)
@pytest.mark.parametrize("kind", ["orc_chief", "goblin_archer", "ogre"])
def test_an_attack_spell_is_met_with_its_own_stat(spell: str, stat: str, kind: str) -> None:
    game = cast(spell, False, monsters=[(kind, (2, 1))], dice=[*WELL, *POOR])
    best = max(basic(kind, "RES"), basic(kind, "DEX"))
    assert rolled(game, f"{kind} 10 defence") == (best if stat == "best" else basic(kind, stat))


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize(
    ("spell", "overloaded", "dice"),
    [("fireball", False, 5), ("fireball", True, 7), ("meteor", False, 8), ("meteor", True, 10)],
)
def test_a_blast_is_rolled_once_and_met_with_the_better_of_res_and_dex(
    spell: str, overloaded: bool, dice: int
) -> None:
    facts: dict[str, Any] = {"mag": 7, "monsters": [("goblin_archer", (5, 1)), ("ogre", (5, 2))]}
    game = cast(spell, overloaded, "at 5,1", dice=[5] * 20, **facts)
    assert [len(one["dice"]) for one in told(game, "rolled") if one["why"] == spell] == [dice]
    for kind, number in (("goblin_archer", 10), ("ogre", 11)):
        best = max(basic(kind, "RES"), basic(kind, "DEX"))
        assert rolled(game, f"{kind} {number} defence") == best


@pytest.mark.rule("DP-SPELL-21")
@pytest.mark.parametrize(("spell", "dice"), [("fire_bolt", 0), ("fireball", 5), ("meteor", 8)])
def test_fire_has_one_hit_less_on_the_fireproof(spell: str, dice: int) -> None:
    aims = ("at 5,1",) if dice else ()
    facts: dict[str, Any] = {"mag": 5, "dice": [*[5] * (5 + dice), *POOR]}
    plain = cast(spell, False, *aims, monsters=[("ogre", (5, 1))], **facts)
    proof = cast(spell, False, *aims, monsters=[("demon", (5, 1))], **facts)
    assert "fireproof" in BOX.monsters["demon"].tags
    assert told(plain, "damaged")[0]["amount"] - told(proof, "damaged")[0]["amount"] == 1


@pytest.mark.rule("DP-SPELL-11", "DP-SPELL-21", "DP-OVERLOAD-05")
@pytest.mark.parametrize(("kind", "hits"), [("ogre", 6), ("skeleton", 8)])
def test_an_overloaded_sun_lance_hits_harder_and_blinds_whom_it_hurts(kind: str, hits: int) -> None:
    game = cast("sun_lance", True, monsters=[(kind, (3, 1))], dice=[*WELL, *POOR])
    assert told(game, "damaged")[0]["amount"] == hits
    held = cast("sun_lance", True, monsters=[("gargoyle", (3, 1))], dice=[*WELL, *[5] * 9])
    assert "blinded" not in monster(held).conditions
    hurt = cast("sun_lance", True, monsters=[("ogre", (3, 1))], dice=[*WELL, *POOR])
    assert "blinded" in monster(hurt).conditions


@pytest.mark.rule("DP-SPELL-21")
def test_a_fire_bolt_burns_only_whom_it_hurts_and_splashes_two_dice() -> None:
    game = cast("fire_bolt", False, monsters=[("ogre", (3, 1))], dice=[5, 5, 2, 2, *[5] * 9])
    assert "burning" not in monster(game).conditions
    beside = [("ogre", (3, 1)), ("ogre", (3, 2)), ("ogre", (4, 2))]
    game = cast("fire_bolt", True, "on ogre 10", monsters=beside, dice=[*WELL, *POOR])
    assert rolled(game, "fire_bolt") == 2
    dice = [*WELL, *[2] * 4, 5, 5, *POOR]
    game = cast("fire_bolt", True, "on ogre 10", monsters=beside, dice=dice)
    assert [one["who"] for one in told(game, "damaged")] == ["ogre 10", "ogre 11"]
    assert "burning" not in monster(game, 11).conditions


@pytest.mark.rule("DP-SPELL-21")
def test_a_lash_roots_only_when_overloaded_and_pulls_whoever_was_hit() -> None:
    game = cast("thorn_lash", False, "decline", monsters=[("ogre", (5, 1))], dice=[*WELL, *POOR])
    assert told(game, "damaged")[0]["amount"] == 4
    assert "rooted" not in monster(game).conditions
    assert place(game, 10) == (5, 1)


@pytest.mark.rule("DP-SPELL-21", "DP-OVERLOAD-05")
@pytest.mark.parametrize(("overloaded", "hits", "gained"), [(False, 2, 2), (True, 7, 6)])
def test_a_leech_gives_no_more_than_it_takes(overloaded: bool, hits: int, gained: int) -> None:
    dice = [5] * 5 if overloaded else [5, 5, 5, 2, 2]
    met = [2] * 9 if overloaded else [5, *[2] * 8]
    facts: dict[str, Any] = {"monsters": [("ogre", (3, 1))], "life": {0: 1}}
    game = cast("life_leech", overloaded, mag=5, dice=[*dice, *met], **facts)
    assert told(game, "damaged")[0]["amount"] == hits
    assert hero(game).life == 1 + gained
    assert "cast life_leech" not in options(
        caster("life_leech", monsters=[("gargoyle", (3, 1))]), 0
    )


@pytest.mark.rule("DP-OVERLOAD-07")
def test_a_fumbled_overloaded_leech_drains_its_caster() -> None:
    game = cast("life_leech", False, mag=5, monsters=[("ogre", (3, 1))], dice=[1, *POOR])
    assert hero(game).drained == 0
    game = cast("life_leech", True, mag=5, monsters=[("ogre", (3, 1))], dice=[1, *POOR])
    assert hero(game).drained == 1
    assert cited(game, "drained") == ["DP-OVERLOAD-07"]


@pytest.mark.rule("DP-OVERLOAD-07")
@pytest.mark.parametrize(
    ("spell", "condition", "aims"),
    [
        ("sun_lance", "blinded", ()),
        ("frost_breath", "slowed", ()),
        ("sleep", "asleep", ("at 2,1",)),
    ],
)
def test_only_a_fumbled_overload_strikes_its_caster(
    spell: str, condition: str, aims: tuple[str, ...]
) -> None:
    game = cast(spell, True, *aims, monsters=[("orc", (2, 1))], dice=[1, *POOR])
    begun = [one for one in game.events if one.rule == "DP-OVERLOAD-07"]
    assert [(one.params["who"], one.params["condition"]) for one in begun] == [
        ("brannoc_vale", condition)
    ]
    plain = cast(spell, False, monsters=[("orc", (2, 1))], dice=[1, *POOR])
    assert not [one for one in plain.events if one.rule == "DP-OVERLOAD-07"]


@pytest.mark.rule("DP-SPELL-21", "DP-EQUIP-01")
@pytest.mark.parametrize(("armour", "dice"), [("hide_armour", 5), ("leather_armour", 4)])
def test_hide_helps_against_the_ice_of_a_breath(armour: str, dice: int) -> None:
    facts: dict[str, Any] = {"others": ["dagna_ironlid"], "at": [(1, 1), (2, 1)]}
    game = cast("frost_breath", False, armour={1: armour}, dice=[*WELL, *POOR], **facts)
    assert rolled(game, "dagna_ironlid defence") == dice
