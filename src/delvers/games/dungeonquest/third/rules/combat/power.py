"""The 44 Power cards by id: when their texts take effect (COMBAT).

A text takes effect when its card is played (WHEN_PLAYED), at the end of a round that its side won
or lost (WHEN_WON, WHEN_LOST), or on the total of the next round (NEXT_ROUND). Texts that only
change a rule for the round hold while the card is among its side's `active` ones.
"""

from collections.abc import Callable
from typing import Final

from delvers.games.dungeonquest.common.rules.options import DECLINE
from delvers.games.dungeonquest.third.rules import events, prompts
from delvers.games.dungeonquest.third.rules.combat.fighting import (
    opponent_of,
    pick,
    revealed_type,
    take_from_hand,
    type_of,
)
from delvers.games.dungeonquest.third.rules.combat.power_hands import (
    discard_at_random,
    look_at_hand,
    take_from_stack,
)
from delvers.games.dungeonquest.third.rules.combat.power_texts import (
    Play,
    Text,
    burn_stack,
    cancel,
    clause_of,
    gather_way,
    melee_in_stack,
    own_damage,
    shed_one,
    shed_two,
    strike_again,
    strike_oneself,
    stronger,
    tell,
    tell_left_alone,
    two_against,
    two_against_unholy,
)
from delvers.games.dungeonquest.third.rules.options import ADD
from delvers.games.dungeonquest.third.rules.state import Dungeon, Fight, Fighter, State
from delvers.kernel.requests import Rule


def play_card(table: Dungeon, fight: Fight, me: Fighter, card: str) -> Rule[None]:
    """A card joins those played this round; the text of a Power card takes effect at once."""
    me.played.append(card)
    me.values.append(table.state.content.fighting(card).attack)
    yield from resolve_text(table, fight, me, card)


def resolve_text(table: Dungeon, fight: Fight, me: Fighter, card: str) -> Rule[None]:
    """Carry out what a Power card does when it is played."""
    if card not in table.state.content.power:
        return
    me.active.append(card)
    tell(table, events.power_effect, me, card)
    if card in NEXT_ROUND and card not in WHEN_WON:
        me.coming.append(card)
    text = WHEN_PLAYED.get(card)
    if text is not None:
        yield from text(Play(table, fight, me, opponent_of(fight, me), card))


def resolve_end_of_round(
    table: Dungeon, fight: Fight, me: Fighter, texts: dict[str, Text]
) -> Rule[None]:
    """Carry out the texts that wait for a won (or lost) round."""
    for card in me.active:
        if card in texts:
            yield from texts[card](Play(table, fight, me, opponent_of(fight, me), card))


def shoot_again(play: Play) -> Rule[None]:
    """Rapid Shot: one more ranged card from the hand may be played at once."""

    def options() -> list[str]:
        ranged = [card for card in play.me.hand if type_of(play.table.state, card) == "ranged"]
        return [DECLINE, *(ADD(card) for card in dict.fromkeys(ranged))]

    option = yield from pick(play.me.player, options, clause_of(play), prompts.RAPID_SHOT)
    if option == DECLINE:
        tell_left_alone(play)
    else:
        (card,) = ADD.parts(option)
        take_from_hand(play.me, card)
        tell(play.table, events.card_added, play.me, card, play.card)
        yield from play_card(play.table, play.fight, play.me, card)


WHEN_PLAYED: Final[dict[str, Text]] = {
    "hugo_banner_of_glory": stronger(own_damage, 4),
    "krutzbeck_berserk_fury": stronger(own_damage, 3),
    "krutzbeck_headbutt": discard_at_random,
    "lindel_elven_precision": stronger(two_against("melee"), 2),
    "lindel_elven_lore": look_at_hand,
    "tatianna_rapid_shot": shoot_again,
    "tatianna_snare": cancel("melee"),
    "tatianna_tribal_remedy": shed_one,
    "gherinn_healing_prayer": shed_two,
    "gherinn_purifying_fire": stronger(two_against_unholy, 2),
    "gherinn_ward_of_faith": cancel("magic"),
    "challara_brightblazes_breath": burn_stack,
    "challara_familiars_bite": discard_at_random,
    "skeleton_rise_again": shed_one,
    "skeleton_rusted_shield": cancel("ranged"),
    "sorcerer_hex": discard_at_random,
    "sorcerer_binding_spell": cancel("melee"),
    "sorcerer_infernal_pact": shed_two,
    "troll_thick_hide": shed_one,
    "golem_crushing_grip": discard_at_random,
    "golem_runic_core": cancel("magic"),
    "demon_terrifying_presence": cancel("ranged", "melee", "magic"),
    "demon_flame_whip": stronger(two_against("melee"), 2),
    "demon_infernal_claws": stronger(melee_in_stack, 3),
}

WHEN_WON: Final[dict[str, Text]] = {
    "hugo_glorious_charge": gather_way,
    "krutzbeck_axe_throw": strike_again(1),
    "lindel_graceful_strike": take_from_stack,
    "gherinn_wrath_of_kellos": strike_again(2),
    "skeleton_bone_volley": strike_again(1),
    "troll_hurled_rock": strike_again(1),
    "demon_hellfire": strike_again(1),
}

WHEN_LOST: Final[dict[str, Text]] = {"gherinn_wrath_of_kellos": strike_oneself}


def if_reveals_ranged(state: State, me: Fighter, _opponent: Fighter) -> int:
    """Hunter's Mark: three with a ranged card of one's own."""
    return 3 if revealed_type(state, me) == "ranged" else 0


def if_met_by_magic(state: State, _me: Fighter, opponent: Fighter) -> int:
    """Poisoned Arrow: four against a magic card."""
    return 4 if revealed_type(state, opponent) == "magic" else 0


NEXT_ROUND: Final[dict[str, Callable[[State, Fighter, Fighter], int]]] = {
    "hugo_glorious_charge": lambda _state, _me, _opponent: 2,
    "krutzbeck_crushing_blow": lambda _state, _me, _opponent: -2,
    "tatianna_hunters_mark": if_reveals_ranged,
    "skeleton_poisoned_arrow": if_met_by_magic,
    "sorcerer_infernal_pact": lambda _state, _me, _opponent: -1,
    "troll_mighty_swing": lambda _state, _me, _opponent: -2,
}

FORBIDS_COUNTERATTACK: Final = (
    "hugo_knights_challenge",
    "challara_arcane_bolt",
    "sorcerer_dark_bolt",
    "troll_grab",
)
LETS_ONE_CARD_THROUGH: Final = ("hugo_shield_of_kellos", "golem_stone_skin")
BARS_DEADLY_BLOW: Final = "golem_stone_skin"
SAVES_A_CLOSE_ROUND: Final = "lindel_parry_and_riposte"
SAVES_THE_ROUND: Final = "challara_mirror_image"
WINS_STALEMATES: Final = "golem_unstoppable"
