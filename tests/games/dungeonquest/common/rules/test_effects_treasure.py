"""Treasures that are the same in both editions (CARD, LOOT)."""

import pytest

from tests.games.dungeonquest.common.rules.editions import Edition
from tests.games.dungeonquest.common.rules.scenes import (
    hero,
    is_over_for,
    sheet,
)

PLAIN = {
    "ebon_ring": 80,
    "obsidian_ring": 110,
    "pearl_ring": 130,
    "ruby_ring": 140,
    "silver_ring": 160,
    "gold_ring": 190,
    "arcane_ring": 210,
    "charmers_flute": 230,
    "crystal_of_tival": 240,
    "belt_of_strength": 260,
    "jinn_lamp": 270,
    "golden_claws": 290,
    "ebon_amulet": 300,
    "crystal_of_orris": 320,
    "jeweled_chakra": 350,
    "rune_scarab": 400,
    "eyes_of_avra": 420,
    "flying_carpet": 500,
    "mirror_of_shael": 550,
    "vestments_of_kellos": 600,
    "staff_of_light": 700,
    "star_of_kellos": 800,
    "chalice_of_tamalir": 900,
    "sun_spear": 1100,
    "bag_of_gems": 1200,
    "quicksilver_potion": 1500,
    "harp_of_tranquility": 2000,
    "giant_ruby": 3000,
}
STONE, RUBY = "treasure_loadstone", "treasure_giant_ruby"


@pytest.mark.rule("DQ3-CARD-26", "DQ3-CARD-08", "DQR-LOOT-01", "DQR-LOOT-02", "DQR-CARD-04")
@pytest.mark.parametrize(("name", "gold"), PLAIN.items())
def test_a_plain_treasure_is_loot_worth_its_gold(edition: Edition, name: str, gold: int) -> None:
    card = f"treasure_{name}"
    game = edition.draws(card, STONE)
    assert hero(game, 0).loot == [card, STONE]
    assert sheet(game, 0)["gold"] == gold + 1
    assert edition.content.cards[card].copies == 1
    assert is_over_for(game, 0)


@pytest.mark.rule("DQ3-CARD-08", "DQ3-DRAGON-07", "DQR-CARD-03", "DQR-GAP-32")
def test_dragon_rage_takes_even_a_loadstone(edition: Edition) -> None:
    game = edition.draws(
        RUBY, top={"dragon": ["dragon_dragon_rage"]}, loot={0: [STONE]}, dice=[1, 1]
    )
    assert hero(game, 0).loot == []
