"""Weighing the cards of a fight: what each can do to what the opponent may lay."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from delvers.games.dungeonquest.third.rules.combat.power import (
    FORBIDS_COUNTERATTACK,
    SAVES_THE_ROUND,
)
from delvers.games.dungeonquest.third.rules.combat.view import FighterView, FightView
from delvers.games.dungeonquest.third.rules.components import Content

CANCELS: Final = {
    "tatianna_snare": ("melee",),
    "gherinn_ward_of_faith": ("magic",),
    "skeleton_rusted_shield": ("ranged",),
    "sorcerer_binding_spell": ("melee",),
    "golem_runic_core": ("magic",),
    "demon_terrifying_presence": ("ranged", "melee", "magic"),
}
MORE_DAMAGE: Final = {
    "krutzbeck_axe_throw": 1,
    "gherinn_wrath_of_kellos": 2,
    "skeleton_bone_volley": 1,
    "troll_hurled_rock": 1,
    "demon_hellfire": 1,
}
SHEDS: Final = {
    "tatianna_tribal_remedy": 1,
    "gherinn_healing_prayer": 2,
    "skeleton_rise_again": 1,
    "sorcerer_infernal_pact": 2,
    "troll_thick_hide": 1,
}
GROWS: Final = {"hugo_banner_of_glory": 4, "krutzbeck_berserk_fury": 3}
"""Cards that grow with the own damage stack, and how far."""
COUNTERED: Final = (0.66, 0.45, 0.3, 0.18, 0.08)
"""The chance that an unknown hand makes up for a lead of so much."""
AVERAGE: Final = 2.4
KEEPING: Final = 0.12
"""What a point of a card kept in hand is worth."""


@dataclass(slots=True)
class Side:
    """One side of a fight as the bot sees it."""

    hand: tuple[str, ...]
    damage: int
    bonus: int
    owner: str


@dataclass(slots=True)
class Duel:
    """A fight from the bot's side: `unknown` are the cards that the opponent may hold."""

    mine: Side
    theirs: Side
    stack: Counter[str]
    unknown: Counter[str]
    left: float
    dread: float
    content: Content


def duel_of(content: Content, fight: FightView, seat: int, life: float, foe_life: float) -> Duel:
    """The fight of a view; life and foe's life are what each side can still bear."""
    own, other = fight["hero"], fight["foe"]
    if fight["foe"]["player"] == seat and fight["foe"]["hand"] is not None:
        own, other = other, own
    mine = Side(tuple(own["hand"] or ()), len(own["damage"]), own["bonus"], own["owner"])
    theirs = Side(tuple(other["known"]), len(other["damage"]), other["bonus"], other["owner"])
    stack = Counter(content.fighting(card).attack_type for card in fight["stack"])
    dread = 1.0 + max(0.0, 4 - life) / 4
    unknown = unseen(content, fight, own, other)
    return Duel(mine, theirs, Counter(stack), unknown, foe_life, dread, content)


def unseen(
    content: Content, fight: FightView, own: FighterView, other: FighterView
) -> Counter[str]:
    """The cards that may be in the opponent's hand, each as often as it may be there."""
    cards = Counter({card.id: card.copies for card in content.combat.values()})
    cards.subtract([*(own["hand"] or ()), *fight["stack"], *fight["aside"], *fight["discard"]])
    cards.subtract([*own["damage"], *other["damage"], *own["played"], *other["played"]])
    likely = Counter({card: number for card, number in cards.items() if number > 0})
    if fight["monster"] and other["hand_count"] == 0:
        return likely
    seen = {*fight["aside"], *fight["stack"], *own["damage"], *other["damage"]}
    likely.update({card: 2 for card in content.powers_of(other["owner"]) if card not in seen})
    return likely


def worth_of_card(duel: Duel, card: str) -> float:
    """What laying a card brings on average, against all that may be laid; stronger is likelier."""
    total, weights = 0.0, 0.0
    for other, number in duel.unknown.items():
        weight = number * (1 + duel.content.fighting(other).attack)
        total += weight * outcome(duel, card, other)
        weights += weight
    value = total / weights if weights else float(duel.content.fighting(card).attack)
    shed = min(SHEDS.get(card, 0), duel.mine.damage) * duel.dread
    return value + shed + KEEPING * (AVERAGE - duel.content.fighting(card).attack)


def attack_of(content: Content, card: str, damage: int, against: str, other: str) -> int:
    """The attack value of a card, with what its text adds."""
    attack = content.fighting(card).attack
    if card in GROWS:
        attack += min(GROWS[card], damage)
    if card in ("lindel_elven_precision", "demon_flame_whip"):
        attack += 2 if content.fighting(other).attack_type == "melee" else 0
    if card == "gherinn_purifying_fire" and against in ("skeleton", "demon"):
        attack += 2
    return attack


def outcome(duel: Duel, card: str, other: str) -> float:
    """Damage dealt less damage taken, if these two cards meet."""
    one, two = duel.content.fighting(card), duel.content.fighting(other)
    mine = attack_of(duel.content, card, duel.mine.damage, duel.theirs.owner, other)
    its = attack_of(duel.content, other, duel.theirs.damage, duel.mine.owner, card)
    mine, its = max(0, mine + duel.mine.bonus), max(0, its + duel.theirs.bonus)
    is_mine_void = one.attack_type in CANCELS.get(other, ())
    is_its_void = two.attack_type in CANCELS.get(card, ())
    mine, its = 0 if is_mine_void else mine, 0 if is_its_void else its
    cards = 1
    can_counter = one.counters == two.attack_type and other not in FORBIDS_COUNTERATTACK
    if mine <= its and can_counter and not is_mine_void:
        answer = counter_with(duel.content, duel.mine.hand, card, two.attack_type, its - mine)
        cards += len(answer)
        mine += sum(duel.content.fighting(id).attack for id in answer)
    if mine > its or (mine == its and cards == 1):
        risk = 0.0
        if two.counters == one.attack_type and card not in FORBIDS_COUNTERATTACK:
            risk = 0.0 if is_its_void else COUNTERED[min(mine - its, 4)]
        won = dealt(duel, card, cards) if mine > its else 0.0
        return (1 - risk) * won - risk * taken(duel, other, 2)
    return 0.0 if mine == its or card == SAVES_THE_ROUND else -taken(duel, other, 1)


def dealt(duel: Duel, card: str, cards: int) -> float:
    """The damage of a won round, as far as the opponent can take it."""
    struck = duel.stack[duel.content.fighting(card).attack_type]
    return min(duel.left, cards + struck + MORE_DAMAGE.get(card, 0))


def taken(duel: Duel, other: str, cards: int) -> float:
    """The harm of a lost round."""
    is_hugo = duel.content.abilities.get(duel.mine.owner) == "hugo"
    struck = 0 if is_hugo else duel.stack[duel.content.fighting(other).attack_type]
    return duel.dread * (cards + struck + MORE_DAMAGE.get(other, 0))


def counter_with(
    content: Content, hand: tuple[str, ...], laid: str, attack_type: str, behind: int
) -> list[str]:
    """The cards for a counterattack, low ones first, if they win the round (or save it)."""
    rest = list(hand)
    if laid in rest:
        rest.remove(laid)
    fitting = sorted(
        (card for card in rest if content.fighting(card).counters == attack_type),
        key=lambda card: content.fighting(card).attack,
    )
    chosen: list[str] = []
    for card in fitting:
        if behind < 0:
            break
        chosen.append(card)
        behind -= content.fighting(card).attack
    return chosen if behind < 0 else exact(content, fitting, behind + attack_sum(content, chosen))


def attack_sum(content: Content, cards: list[str]) -> int:
    """The attack values of cards together."""
    return sum(content.fighting(card).attack for card in cards)


def exact(content: Content, fitting: list[str], behind: int) -> list[str]:
    """One card, or all of them, that makes a stalemate of a lost round; nothing if none does."""
    if behind == 0:
        return []
    for card in fitting:
        if content.fighting(card).attack == behind:
            return [card]
    return fitting if attack_sum(content, fitting) == behind else []
