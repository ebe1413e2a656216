"""Heroes, monsters and the cards they fight with, in one or two sentences with their figures."""

from typing import Final

from delvers.games.dungeonquest.common.words import fighters as common
from delvers.games.dungeonquest.common.words.fighters import hero_text
from delvers.games.dungeonquest.common.words.names import ATTACKS
from delvers.games.dungeonquest.third.rules.components import CombatCard, PowerCard
from delvers.games.dungeonquest.third.words.content import pieces_of
from delvers.games.dungeonquest.third.words.power import POWER_TEXTS
from delvers.text.gametext import Texts
from delvers.text.marks import N_, NN_
from delvers.text.voice import Voice

ABILITIES: Final[Texts] = {
    **common.ABILITIES,
    "hugo": N_("No opponent can strike a deadly blow at Hugo."),
    "krutzbeck": N_("Never escapes from a monster, but may hold 6 cards in a fight."),
    "tatianna": N_(
        "When attacking a monster, may turn up the top 5 Combat cards: the ranged ones hit at once."
    ),
    "challara": N_(
        "May discard a drawn Dungeon card and face another instead. "
        "With 8 wounds or more, gets no Power card in a fight."
    ),
}


def fighter_text(voice: Voice, id: str) -> str | None:
    """What a hero, a monster or a card of a fight does; None if it is something else."""
    pieces = pieces_of(voice)
    if id in pieces.heroes:
        return hero_text(voice, pieces.heroes[id], ABILITIES)
    if id in pieces.kinds():
        return monster_text(voice, id)
    if id in pieces.tokens:
        return token_text(voice, id)
    if id in pieces.combat or id in pieces.power:
        return fighting_text(voice, pieces.fighting(id))
    return None


def monster_text(voice: Voice, monster: str) -> str:
    """Between which values the life of a monster lies."""
    tokens = pieces_of(voice).tokens
    lives = [token.life for token in tokens.values() if token.monster == monster]
    return voice.say(
        "Life from %(least)s to %(most)s: only the player who runs it knows.",
        least=min(lives),
        most=max(lives),
    )


def token_text(voice: Voice, token: str) -> str:
    """How many hits a monster token takes."""
    life = pieces_of(voice).tokens[token].life
    return voice.fill(NN_("%(count)s hit kills it.", "%(count)s hits kill it."), count=life)


def fighting_text(voice: Voice, card: CombatCard | PowerCard) -> str:
    """Attack type and value, what the card counters, and what else it does."""
    attack = voice.fill(ATTACKS[card.attack_type])
    # Translators: "Attack 3, melee."
    told = [voice.say("Attack %(value)s, %(type)s.", value=card.attack, type=attack)]
    if card.counters is None:
        told.append(voice.say("It cannot counterattack."))
    else:
        countered = voice.fill(ATTACKS[card.counters])
        # Translators: "It counterattacks: magic."
        told.append(voice.say("It counterattacks: %(type)s.", type=countered))
    return " ".join([*told, *power_text(voice, card)])


def power_effect(voice: Voice, card: PowerCard) -> str:
    """What a Power card does besides its attack; one of a pack has only the words of its author."""
    if card.id in POWER_TEXTS:
        return voice.fill(POWER_TEXTS[card.id])
    return voice.say(card.text.strip())


def power_text(voice: Voice, card: CombatCard | PowerCard) -> list[str]:
    """The effect of a Power card, and its values for an escape."""
    if not isinstance(card, PowerCard):
        return []
    told = [*filter(None, [power_effect(voice, card)])]
    if card.damage:
        return [
            *told,
            voice.say(
                "Escape value %(escape)s, damage %(damage)s.",
                escape=card.escape,
                damage=card.damage,
            ),
        ]
    return [*told, voice.say("Escape value %(escape)s.", escape=card.escape)]
