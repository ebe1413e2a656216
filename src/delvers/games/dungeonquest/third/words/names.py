"""The names that only the third edition has: some cards, and what a fight and tests need."""

from typing import Final

from delvers.games.dungeonquest.common.rules.attributes import HERE, PORTCULLIS
from delvers.games.dungeonquest.common.words import names as common
from delvers.games.dungeonquest.common.words.card_names import CARDS
from delvers.games.dungeonquest.common.words.names import CHAMBERS, MONSTERS, Naming
from delvers.games.dungeonquest.third.words.power import POWER_NAMES
from delvers.text.gametext import Texts, look_up
from delvers.text.marks import N_
from delvers.text.voice import Voice

TITLES: Final[Texts] = {
    **CARDS,
    **{f"monster_{monster}": text for monster, text in MONSTERS.items()},
    "secret_passage": N_("Secret Passage"),
    "deep_elf": N_("Deep Elf"),
}
COMBAT: Final[Texts] = {
    # Translators: Combat cards with their attack value.
    "ranged": N_("Ranged %(count)s"),
    "melee": N_("Melee %(count)s"),
    "magic": N_("Magic %(count)s"),
}
ENCOUNTERS: Final[Texts] = {
    # What Determination tokens are kept for, where it is neither a card nor a chamber.
    "any": N_("Any test"),
    "web": CHAMBERS["spider_web"],
    "caught": CHAMBERS["spider_web"],
    "pit": CHAMBERS["bottomless_pit"],
    "hole": CARDS["hole_in_the_roof"],
    "ferrox": CARDS["ferrox"],
    "trapdoor": CARDS["trapdoor"],
}
NAMES: Final[Texts] = {
    **common.NAMES,
    **ENCOUNTERS,
    **POWER_NAMES,
    "deck_power": N_("Power card"),
    "damage_stack": N_("Damage stack"),
    "combat_stack": N_("Combat stack"),
}


def own_name(voice: Voice, id: str) -> str | None:
    """What Determination is for, or a Combat card."""
    if PORTCULLIS.fits(id):
        return look_up(voice, NAMES, "portcullis")
    if encounter := HERE.read(id):
        return look_up(voice, NAMES, *encounter)
    return look_up(voice, COMBAT, id)


NAMING: Final = Naming(NAMES, TITLES, own_name)
