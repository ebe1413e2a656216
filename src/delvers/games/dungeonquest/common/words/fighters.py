"""Heroes with their figures; what they are able to do differs between the editions."""

from typing import Final

from delvers.games.dungeonquest.common.rules.cards import HeroCard
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

ABILITIES: Final[Texts] = {
    "lindel": N_("May roll one die of an attribute test again, once."),
    "gherinn": N_(
        "Once a turn, may suffer a wound before an attribute test for 3 Determination. "
        "May roll dice of Dragon Rage again, once."
    ),
}


def hero_text(voice: Voice, hero: HeroCard, abilities: Texts) -> str:
    """Life, attributes and what the hero is able to do."""
    figures = voice.say(
        "Life %(life)s, Strength %(strength)s, Agility %(agility)s, Armor %(armor)s, "
        "Luck %(luck)s.",
        life=hero.life,
        strength=hero.strength,
        agility=hero.agility,
        armor=hero.armor,
        luck=hero.luck,
    )
    ability = abilities.get(hero.ability or hero.id)
    told = (voice.say(hero.text.strip()), figures, voice.fill(ability) if ability else "")
    return " ".join(filter(None, told))
