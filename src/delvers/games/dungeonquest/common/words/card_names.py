"""The names of the cards that both editions of DungeonQuest have, by their ids without the deck."""

from typing import Final

from delvers.text.gametext import Texts
from delvers.text.marks import N_

FINDS: Final[Texts] = {
    # Translators: from here on, titles of cards.
    "empty": N_("Empty"),
    "empty_room": N_("Empty Room"),
    "dead_adventurer": N_("Dead Adventurer"),
    "crypt": N_("Crypt"),
    "hidden_trap": N_("Hidden Trap"),
    "passage_down": N_("Passage Down"),
    "torch_goes_out": N_("Torch Goes Out"),
    "secret_door": N_("Secret Door"),
    "razorwing_attack": N_("Razorwing Attack"),
    "curse_of_the_wizard": N_("Curse of the Wizard"),
    "unstable_potion": N_("Unstable Potion"),
    "bottle_imp": N_("Bottle Imp"),
    "lingering_shade": N_("Lingering Shade"),
    # Translators: a card; %(count)s is its worth in gold.
    "gold_coins": N_("Gold Coins (%(count)s)"),
    "shuffle": N_("Shuffle"),
    "old_bones": N_("Old Bones"),
    "spectral_storm": N_("Spectral Storm"),
    "rope": N_("Rope"),
    "small_scorpion": N_("Small Scorpion"),
    "scorpion": N_("Scorpion"),
    "deadly_scorpion": N_("Deadly Scorpion"),
    "giant_centipede": N_("Giant Centipede"),
    "ferrox": N_("Ferrox"),
}
TRAPS: Final[Texts] = {
    "trapdoor": N_("Trapdoor"),
    "poisonous_snakes": N_("Poisonous Snakes"),
    "poisonous_gas": N_("Poisonous Gas"),
    "ceiling_collapses": N_("Ceiling Collapses"),
    "explosion": N_("Explosion"),
    "swinging_blade": N_("Swinging Blade"),
    "crossfire_trap": N_("Crossfire Trap"),
    "opens": N_("Door Opens"),
    "jammed": N_("Door Jammed"),
    "spear_trap": N_("Spear Trap"),
}
BELOW: Final[Texts] = {
    "exit": N_("Exit"),
    "hole_in_the_roof": N_("Hole in the Roof"),
    "treasure_chest": N_("Treasure Chest"),
    "gigantic_diamond": N_("Gigantic Diamond"),
    "horde_of_rats": N_("Horde of Rats"),
    "spiders_venom": N_("Spider's Venom"),
    "vampire_bite": N_("Vampire Bite"),
    "giant_naga": N_("Giant Naga"),
}
TREASURES: Final[Texts] = {
    "sleeping": N_("Sleeping"),
    "dragon_rage": N_("Dragon Rage"),
    # Translators: treasures; Tival, Orris, Avra, Shael, Kellos and Tamalir are names.
    "ebon_ring": N_("Ebon Ring"),
    "obsidian_ring": N_("Obsidian Ring"),
    "pearl_ring": N_("Pearl Ring"),
    "ruby_ring": N_("Ruby Ring"),
    "silver_ring": N_("Silver Ring"),
    "gold_ring": N_("Gold Ring"),
    "arcane_ring": N_("Arcane Ring"),
    "charmers_flute": N_("Charmer's Flute"),
    "crystal_of_tival": N_("Crystal of Tival"),
    "belt_of_strength": N_("Belt of Strength"),
    "jinn_lamp": N_("Jinn Lamp"),
    "golden_claws": N_("Golden Claws"),
    "ebon_amulet": N_("Ebon Amulet"),
    "crystal_of_orris": N_("Crystal of Orris"),
    "jeweled_chakra": N_("Jeweled Chakra"),
    "rune_scarab": N_("Rune Scarab"),
    "eyes_of_avra": N_("Eyes of Avra"),
    "flying_carpet": N_("Flying Carpet"),
    "mirror_of_shael": N_("Mirror of Shael"),
    "vestments_of_kellos": N_("Vestments of Kellos"),
    "staff_of_light": N_("Staff of Light"),
    "star_of_kellos": N_("Star of Kellos"),
    "chalice_of_tamalir": N_("Chalice of Tamalir"),
    "sun_spear": N_("Sun Spear"),
    "bag_of_gems": N_("Bag of Gems"),
    "quicksilver_potion": N_("Quicksilver Potion"),
    "harp_of_tranquility": N_("Harp of Tranquility"),
    "giant_ruby": N_("Giant Ruby"),
    "loadstone": N_("Loadstone"),
    "artifact_eater": N_("Artifact Eater"),
    "forbidden_tome": N_("Forbidden Tome"),
}
CARDS: Final[Texts] = {**FINDS, **TRAPS, **BELOW, **TREASURES}
RUNES: Final[Texts] = {
    # Translators: Runes of either edition; the Teleportation Rune is another than that of the
    # third edition, the Rune of Teleportation.
    "rune_of_warning": N_("Rune of Warning"),
    "stasis_rune": N_("Stasis Rune"),
    "rune_of_healing": N_("Rune of Healing"),
    "rune_of_lightning": N_("Rune of Lightning"),
    "rune_of_protection": N_("Rune of Protection"),
    "rune_of_teleportation": N_("Rune of Teleportation"),
    "rune_of_opening": N_("Rune of Opening"),
    "rune_of_blinding": N_("Rune of Blinding"),
    "rune_of_shaping": N_("Rune of Shaping"),
    "rune_of_fortune": N_("Rune of Fortune"),
    "rune_of_seeking": N_("Rune of Seeking"),
    "rune_of_ascent": N_("Rune of Ascent"),
    "rune_of_death": N_("Rune of Death"),
    "rune_of_insight": N_("Rune of Insight"),
    "rune_of_dragonfire": N_("Rune of Dragonfire"),
    "life_drain_rune": N_("Life Drain Rune"),
    "rune_of_transformation": N_("Rune of Transformation"),
    "rune_of_luck": N_("Rune of Luck"),
    "teleportation_rune": N_("Teleportation Rune"),
    "rune_of_vision": N_("Rune of Vision"),
}
