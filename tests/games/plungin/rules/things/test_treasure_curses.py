"""Cursed things (CURSE)."""

from typing import Any

import pytest

from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.heroes.inventory import weapons_carried
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.magic.spell_effects import uncurse
from delvers.kernel.game import Game
from tests.games.plungin.rules.objects import at_chest, rolls_of
from tests.games.plungin.rules.scene import act, cited, hero, options, scene, shown, told

CURSE = 1
BLADE, AXE, SHIELD, MAIL, HOOD, CLOAK, LOCKET, BOOTS, GLOVES, RING = range(1, 11)
"""The rows of the table of curses."""


def cursed(row: int, *dice: int, name: str = "brannoc_vale", **more: Any) -> Game:
    """A hero opens a chest with a cursed thing in it."""
    more = {"carried": {0: []}, **more}
    others = more.pop("others", ())
    game = at_chest(name, *others, trap="", dice=[CURSE, row, *dice], **more)
    act(game, 0, "open chest 0")
    return game


def attire(*places: str) -> list[str]:
    """Plain pieces of attire, one for each place."""
    found: list[str] = []
    for place in places:
        fitting = [
            item.id
            for item in BOX.items.values()
            if item.kind == "attire" and item.place == place and not item.cursed
        ]
        found.append(next(id for id in fitting if id not in found))
    return found


@pytest.mark.rule("DP-CURSE-01")
def test_cursed_things_are_magic_equipment_with_penalties() -> None:
    things = [item for item in BOX.items.values() if item.cursed]
    assert len(things) == 10
    assert {item.kind for item in things} == {"weapon", "shield", "armour", "attire"}
    assert not any(item.price or item.shop for item in things)
    game = cursed(GLOVES, name="sable_wick")
    assert value_of(hero(game), "DEX") == 4 - 2


@pytest.mark.rule("DP-CURSE-02", "DP-CURSE-03")
def test_a_cursed_weapon_is_taken_in_hand_at_once_and_the_old_one_put_away() -> None:
    game = cursed(BLADE)
    assert hero(game).hands == ["cursed_leaden_blade", "wooden_shield"]
    assert hero(game).carried == ["sword"]
    assert cited(game, "cursed") == ["DP-ENTRY-ITEM-CURSED-LEADEN-BLADE"]
    free_hand = cursed(BLADE, hands={0: ["sword", ""]})
    assert hero(free_hand).hands == ["cursed_leaden_blade", ""]
    assert hero(free_hand).actions == 2


@pytest.mark.rule("DP-CURSE-02", "DP-CURSE-03")
def test_cursed_armour_and_a_cursed_axe_replace_what_was_in_their_place() -> None:
    mail = cursed(MAIL)
    assert hero(mail).armour == "cursed_coffin_mail"
    assert hero(mail).carried == ["leather_armour"]
    axe = cursed(AXE)
    assert hero(axe).hands == ["cursed_thirsting_axe"] * 2
    assert hero(axe).carried == ["sword", "wooden_shield"]


@pytest.mark.rule("DP-CURSE-03")
def test_a_replaced_thing_for_which_there_is_no_slot_is_handed_on_or_left() -> None:
    game = cursed(MAIL, carried={0: ["bandage"] * 4, 1: []}, others=("sable_wick",))
    act(game, 0, "give sable_wick")
    assert hero(game, 1).carried == ["leather_armour"]
    assert hero(game).armour == "cursed_coffin_mail"


@pytest.mark.rule("DP-CURSE-04")
def test_a_cursed_shield_makes_a_hero_give_up_a_two_handed_weapon() -> None:
    game = cursed(SHIELD, name="hroka_stonetooth")
    assert hero(game).hands == ["", "cursed_moaning_shield"]
    assert hero(game).carried == ["felling_axe"]
    shield = cursed(SHIELD)
    assert hero(shield).hands == ["sword", "cursed_moaning_shield"]
    assert hero(shield).carried == ["wooden_shield"]


@pytest.mark.rule("DP-CURSE-05")
def test_of_four_pieces_of_attire_the_player_takes_one_off() -> None:
    worn = attire("cloak", "amulet", "boots", "gloves")
    game = cursed(HOOD, attire={0: worn})
    assert set(options(game, 0)) == {f"take off {piece}" for piece in worn}
    assert game.pending[0].rule == "DP-CURSE-05"
    act(game, 0, f"take off {worn[1]}")
    assert hero(game).attire == [worn[0], *worn[2:], "cursed_hood_of_whispers"]
    assert hero(game).carried == [worn[1]]


@pytest.mark.rule("DP-CURSE-05")
def test_a_piece_in_the_same_place_makes_room_and_of_two_rings_one() -> None:
    worn = attire("cloak", "boots")
    game = cursed(CLOAK, attire={0: [*worn]})
    assert hero(game).attire == [worn[1], "cursed_cloak_of_flies"]
    assert hero(game).carried == [worn[0]]
    rings = attire("ring", "ring")
    two = cursed(RING, attire={0: [*rings]})
    act(two, 0, f"take off {rings[1]}")
    assert hero(two).attire == [rings[0], "cursed_ring_of_hunger"]
    three = cursed(HOOD, attire={0: attire("cloak", "boots", "gloves")})
    assert len(hero(three).attire) == 4


@pytest.mark.rule("DP-CURSE-02")
@pytest.mark.parametrize(
    ("worn", "row"),
    [
        ({"hands": ["cursed_leaden_blade", ""]}, BLADE),
        ({"hands": ["cursed_leaden_blade", ""]}, AXE),
        ({"hands": ["sword", "cursed_moaning_shield"]}, AXE),
        ({"armour": "cursed_coffin_mail"}, MAIL),
        ({"attire": ["cursed_hood_of_whispers"]}, HOOD),
    ],
)
def test_where_a_curse_already_is_another_is_rolled(worn: dict[str, Any], row: int) -> None:
    facts: dict[str, Any] = {field: {0: value} for field, value in worn.items()}
    game = cursed(row, GLOVES, **facts)
    assert rolls_of(game, "CU") == 2
    assert hero(game).attire[-1] == "cursed_gloves_of_clay"


@pytest.mark.rule("DP-CURSE-02")
def test_a_cursed_shield_joins_a_cursed_blade_in_the_other_hand() -> None:
    game = cursed(SHIELD, hands={0: ["cursed_leaden_blade", ""]})
    assert hero(game).hands == ["cursed_leaden_blade", "cursed_moaning_shield"]


@pytest.mark.rule("DP-CURSE-06")
def test_a_cursed_thing_cannot_be_put_away_or_taken_off() -> None:
    game = cursed(BLADE, carried={0: ["dagger"]})
    assert weapons_carried(hero(game)) == []
    assert not [one for one in options(game, 0) if one.startswith("draw")]
    rings = attire("ring")
    both = cursed(RING, attire={0: ["cursed_ring_of_hunger", *rings]})
    assert hero(both).attire == ["cursed_ring_of_hunger", "cursed_ring_of_hunger"]
    assert hero(both).carried == rings


@pytest.mark.rule("DP-CURSE-02")
@pytest.mark.parametrize("faces", [[6, 6, 3, 3], [6, 3, 3, 3]])
def test_lore_nearby_may_recognise_a_curse_and_leave_it(faces: list[int]) -> None:
    game = cursed(
        MAIL, *faces, others=("orrin_ashgrove",), abilities={1: ["lore"]}, carried={0: [], 1: []}
    )
    is_known = faces.count(6) >= 2
    assert bool(told(game, "curse_recognised")) is is_known
    assert (hero(game).armour == "leather_armour") is is_known
    assert shown(game)["chests"][0]["open"]


SEVEN: dict[str, Any] = {
    "hands": {0: ["cursed_thirsting_axe", "cursed_thirsting_axe"]},
    "armour": {0: "cursed_coffin_mail"},
    "attire": {
        0: [
            "cursed_hood_of_whispers",
            "cursed_cloak_of_flies",
            "cursed_drowned_locket",
            "cursed_boots_of_dancing",
        ]
    },
}


@pytest.mark.rule("DP-CURSE-02")
@pytest.mark.parametrize("row", range(1, 11))
def test_who_is_cursed_all_over_takes_no_further_curse(row: int) -> None:
    game = cursed(row, **SEVEN)
    assert [one["item"] for one in told(game, "curse_in_vain")] == [
        BOX.finds["CU"].rows[row - 1].item
    ]
    assert told(game, "cursed") == []
    assert rolls_of(game, "CU") == 1


@pytest.mark.rule("DP-CURSE-02")
def test_a_curse_whose_place_is_taken_is_rolled_again_until_one_fits() -> None:
    worn = {**SEVEN, "armour": {0: ""}}
    game = cursed(BLADE, HOOD, MAIL, **worn)
    assert hero(game).armour == "cursed_coffin_mail"
    assert rolls_of(game, "CU") == 3
    stubborn = cursed(BLADE, *[BLADE] * 70, **worn)
    assert hero(stubborn).armour == "cursed_coffin_mail"


@pytest.mark.rule("DP-CURSE-06")
def test_of_two_cursed_rings_alike_only_one_comes_off() -> None:
    game = scene("brannoc_vale", attire={0: ["cursed_ring_of_hunger"] * 2})
    uncurse(game._table, hero(game), "cursed_ring_of_hunger")
    assert hero(game).attire == ["cursed_ring_of_hunger"]
