"""What is in the box of the Revised Edition (COMP)."""

import shutil
from pathlib import Path

import pytest

from delvers.games.dungeonquest.common.rules.cards import (
    ATTACK_TYPES,
    DECKS,
    MONSTERS,
    Counts,
    copies_of,
    load_counts,
)
from delvers.games.dungeonquest.revised.rules import components as components_module
from delvers.games.dungeonquest.revised.rules.components import CONTENT, load_content
from delvers.games.dungeonquest.third.rules.components import CONTENT as THIRD
from delvers.kernel.errors import BadContent

CONTENT_FOLDER = Path(components_module.__file__).parents[1] / "content"
DECK_SIZES = {
    "dungeon": 50, "catacomb": 40, "treasure": 32, "search": 30, "corpse": 15, "crypt": 15,
    "door": 15, "trap": 15, "dragon": 8,
}  # fmt: skip
MONSTER_CARDS = {
    "troll": [(3, 4), (4, 2), (4, 3), (5, 0)],
    "demon": [(5, 2), (6, 3), (6, 4), (8, 6)],
    "skeleton": [(2, 1), (2, 2), (3, 0), (3, 1)],
    "sorcerer": [(2, 1), (2, 2), (3, 3), (3, 4)],
    "golem": [(4, 2), (5, 2), (5, 3), (6, 4)],
}
"""Life and escape penalty of the four cards of each kind."""
HERO_VALUES = {
    "hugo": (16, 7, 5, 9, 4),
    "krutzbeck": (20, 9, 4, 5, 4),
    "lindel": (15, 6, 6, 4, 5),
    "tatianna": (14, 4, 9, 4, 6),
    "gherinn": (13, 3, 5, 4, 9),
    "challara": (12, 5, 7, 5, 7),
}
"""Life, strength, agility, armor and luck."""


@pytest.mark.rule("DQR-COMP-03")
def test_every_deck_has_its_published_number_of_cards() -> None:
    assert {deck: len(copies_of(CONTENT, deck)) for deck in DECKS} == DECK_SIZES
    assert len(CONTENT.monsters) == 20
    assert sum(rune.copies for rune in CONTENT.runes.values()) == 12
    assert load_counts(CONTENT_FOLDER) == Counts(
        DECK_SIZES, tiles=117, runes=12, heroes=6, monsters=20, combat=6
    )


@pytest.mark.parametrize("monster", MONSTERS)
def test_every_monster_has_four_cards_with_their_life_and_penalty(monster: str) -> None:
    cards = [CONTENT.monsters[f"{monster}_{number}"] for number in (1, 2, 3, 4)]
    assert [(card.life, card.penalty) for card in cards] == MONSTER_CARDS[monster]
    assert {card.monster for card in cards} == {monster}
    assert {card.status for card in cards} == {"published"}


@pytest.mark.rule("DQR-COMP-04", "DQR-COMBAT-27")
def test_either_side_has_one_combat_card_of_each_type() -> None:
    assert list(CONTENT.combat) == [
        f"{side}_{attack}" for side in ("hero", "monster") for attack in ATTACK_TYPES
    ]
    for id, card in CONTENT.combat.items():
        assert id == f"{card.side}_{card.attack_type}"


@pytest.mark.rule("DQR-COMBAT-25", "DQR-COMBAT-26")
@pytest.mark.parametrize(
    ("hero", "monster", "hero_suffers", "monster_suffers"),
    [
        ("ranged", "ranged", 1, 1),
        ("ranged", "melee", 0, 2),
        ("ranged", "magic", 1, 0),
        ("melee", "ranged", 1, 0),
        ("melee", "melee", 2, 2),
        ("melee", "magic", 0, 1),
        ("magic", "ranged", 0, 1),
        ("magic", "melee", 1, 0),
        ("magic", "magic", 1, 1),
    ],
)
def test_the_combat_cards_say_who_suffers_from_what(
    hero: str, monster: str, hero_suffers: int, monster_suffers: int
) -> None:
    his, its = CONTENT.combat[f"hero_{hero}"], CONTENT.combat[f"monster_{monster}"]
    assert his.suffers[its.attack_type] == hero_suffers
    assert its.suffers[his.attack_type] == monster_suffers


@pytest.mark.rule("DQR-COMP-06")
def test_there_are_the_six_heroes_of_the_third_edition_with_values_of_their_own() -> None:
    assert list(CONTENT.heroes) == list(THIRD.heroes)
    values = {
        hero.id: (hero.life, hero.strength, hero.agility, hero.armor, hero.luck)
        for hero in CONTENT.heroes.values()
    }
    assert values == HERO_VALUES


def test_the_edition_has_runes_of_its_own_all_published() -> None:
    own = CONTENT.runes.keys() - THIRD.runes.keys()
    assert (len(CONTENT.runes), len(own)) == (12, 8)
    assert {rune.status for rune in CONTENT.runes.values()} == {"published"}


def test_no_card_names_a_monster_since_the_monster_cards_do() -> None:
    assert {card.monster for card in CONTENT.cards.values()} == {None}
    ambush = CONTENT.cards["dungeon_ambush"]
    assert (ambush.copies, ambush.type, ambush.effect) == (6, "monster", "ambush")
    assert CONTENT.cards["crypt_old_bones"].effect == "old_bones"


def test_only_the_revised_catacombs_have_these_dangers() -> None:
    own = CONTENT.cards.keys() - THIRD.cards.keys() - {"dungeon_ambush"}
    assert {(id, CONTENT.cards[id].effect, CONTENT.cards[id].wounds) for id in own} == {
        ("catacomb_demon_flame", "demon_flame", 5),
        ("catacomb_skeleton_volley", "skeleton_volley", 0),
        ("catacomb_golem_grab", "golem_grab", 2),
        ("catacomb_troll_smash", "troll_smash", 10),
        ("catacomb_sorcerers_bolt", "sorcerers_bolt", 0),
        ("catacomb_greedy_deep_elf", "greedy_deep_elf", 4),
    }
    assert {(CONTENT.deck_of[id], CONTENT.cards[id].after) for id in own} == {("catacomb", "row")}


def test_a_trapdoor_is_not_kept() -> None:
    trapdoor = CONTENT.cards["trap_trapdoor"]
    assert (trapdoor.after, trapdoor.wounds) == ("discard", 1)


# -- content files ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "old", "new", "message"),
    [
        ("monsters", '[[monsters]]\nid = "troll_1"', '[[x]]\nid = "troll_1"', "monsters.x: is not"),
        ("monsters", 'monster = "troll"', 'monster = "demon"', "troll: 3 pieces where 4"),
        ("monsters", '"troll_2"', '"troll_1"', "troll_1: two entries have this id"),
        (
            "monsters",
            "life = 3",
            "lives = 3",
            "monsters.monsters.troll_1.lives: is not a known field",
        ),
        ("monsters", "penalty = 4\n", "", "monsters.monsters.troll_1.penalty: is missing"),
        ("combat", 'side = "hero"', 'side = "dragon"', "combat.cards.hero_ranged.side: 'dragon'"),
        ("combat", 'side = "hero"', 'side = "monster"', "hero ranged: 0 pieces where 1"),
        ("combat", ", magic = 1", "", "hero_ranged.suffers: needs one number each for: ranged"),
        (
            "combat",
            "magic = 1",
            "tragic = 1",
            "combat.cards.hero_ranged.suffers.tragic: 'tragic' is not one of",
        ),
        ("combat", '"hero_melee"', '"hero_magic"', "hero_magic: two entries have this id"),
    ],
)
def test_a_content_file_that_does_not_fit_the_box_is_refused(
    tmp_path: Path, name: str, old: str, new: str, message: str
) -> None:
    copy = tmp_path / "content"
    shutil.copytree(CONTENT_FOLDER, copy)
    path = copy / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent, match=f"{path}: {message}"):
        load_content(copy)


@pytest.mark.parametrize(("name", "count"), [("monsters", 20), ("combat", 6)])
def test_a_missing_card_is_refused(tmp_path: Path, name: str, count: int) -> None:
    copy = tmp_path / "content"
    shutil.copytree(CONTENT_FOLDER, copy)
    path = copy / f"{name}.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rindex("[[")], encoding="utf-8")
    with pytest.raises(BadContent, match=f"{name}: {count - 1} pieces where {count} are needed"):
        load_content(copy)
