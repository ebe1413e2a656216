"""Cards, Runes, potions and tests: what to take, what to use, what to leave alone."""

from typing import Final

from delvers.games.dungeonquest.common.bots.chances import passing
from delvers.games.dungeonquest.common.bots.moving import through, value_of_staying_put
from delvers.games.dungeonquest.common.bots.paths import entering
from delvers.games.dungeonquest.common.bots.question import Answers, Question, yes_if
from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.board import TREASURE
from delvers.games.dungeonquest.common.rules.options import (
    DECLINE,
    DRAW_ANOTHER,
    FREE_IMP,
    GO_ON,
    KEEP,
    LOOK_INSIDE,
    REROLL,
    REROLL_BOTH,
    TAKE,
    USE,
)
from delvers.games.dungeonquest.common.rules.starting import is_potion

BAD_DUNGEON_CARDS: Final = (
    "dungeon_hidden_trap",
    "dungeon_lingering_shade",
    "dungeon_razorwing_attack",
    "dungeon_torch_goes_out",
    "dungeon_ceiling_collapses",
)
DANGEROUS_TRAPS: Final = ("trap_explosion", "trap_poisonous_snakes", "trap_trapdoor")
HURT: Final = 6
"""With so little life left nothing is risked for small finds."""


def start_of_turn(question: Question) -> str:
    """Use what helps now, else go on."""
    wanted = {
        option
        for option in question.options
        if option != GO_ON and is_useful_now(question, *USE.parts(option))
    }
    return question.first_of(*sorted(wanted), GO_ON)


def is_useful_now(question: Question, thing: str) -> bool:
    """Whether a Rune, potion or book should be used at the start of this turn."""
    situation = question.situation
    wounds = situation.me["wounds"]
    if thing == "rune_of_healing":
        return wounds >= 6 or situation.life <= 4
    if is_potion(thing):
        return 4 < situation.life <= 7 and wounds >= 5
    if thing == "rune_of_teleportation":
        return is_worth_teleporting(question)
    if thing == "stasis_rune":
        return is_running_late(question)
    return False


def is_worth_teleporting(question: Question) -> bool:
    """Whether another chamber is much better than this one."""
    prospects = question.prospects
    places = [prospects.atlas.place(space, 0) for space in question.situation.tiles]
    best = max((prospects.by_going_home(place) for place in places), default=0.0)
    return best > value_of_staying_put(question) + 0.35


def is_running_late(question: Question) -> bool:
    """Whether the way home is long for what is left of the day."""
    prospects, situation = question.prospects, question.situation
    place = prospects.atlas.place(situation.at, situation.me["entered_by"])
    trip = prospects.home.get(place)
    return bool(trip and prospects.purse.has_loot and situation.daylight < trip.turns + 6)


def resolve_first(question: Question) -> str:
    """All of it happens anyway, in whatever order."""
    return question.options[0]


# -- cards -----------------------------------------------------------------------------------------


def offer(question: Question) -> str:
    """Dead adventurers and crypts are searched by those who have nothing and can bear a wound."""
    if question.about.endswith(("secret_door", "secret_passage")):
        return through(question)
    situation = question.situation
    is_crypt = question.about == "dungeon_crypt"
    least = HURT if not situation.me["loot"] else HURT + 2
    is_wanted = situation.life > least + (1 if is_crypt else 0)
    return question.first_of(LOOK_INSIDE if is_wanted else DECLINE)


def is_sealed(question: Question) -> bool:
    """Whether no way leads home from here."""
    prospects, situation = question.prospects, question.situation
    place = prospects.atlas.place(situation.at, situation.me["entered_by"])
    return place not in prospects.home


def seek_among(question: Question) -> str:
    """The best of some Search cards."""
    return question.best(lambda option: worth_of_find(question, *TAKE.parts(option)))


def worth_of_find(question: Question, card: str) -> float:
    """What a Search card is worth: a way out for the sealed, gold for the others."""
    if card in ("search_secret_door", "search_secret_passage", "search_passage_down"):
        return 1000.0 if is_sealed(question) else 30.0
    if question.situation.lore.content.cards[card].type in ("threat", "trap"):
        return -10.0
    return question.gold_of(card) + 5.0


def draw_another(question: Question) -> str:
    """Challara passes by what is likely to hurt."""
    card = question.situation.lore.content.cards[question.about]
    is_bad = card.type == "monster" or card.id in BAD_DUNGEON_CARDS
    return question.first_of(DRAW_ANOTHER if is_bad else DECLINE)


def ward_off(question: Question) -> str:
    """A Rune of Warning is for traps that can kill, or for those who are hurt."""
    situation = question.situation
    is_blade = question.about == "trap_swinging_blade"
    is_bad = question.about in DANGEROUS_TRAPS or question.about.endswith("hidden_trap")
    wanted = is_blade or (is_bad and situation.life <= 2 * HURT) or situation.daylight < 15
    return question.first_of(USE("rune_of_warning") if wanted else DECLINE)


def reshape(question: Question) -> str:
    """A chamber that is worse than most is changed for another."""
    tile = question.situation.lore.content.tiles[question.about]
    legs = entering(question.situation.lore, question.situation.me["hero"])
    is_dead_end = sum(side != "wall" for side in tile.sides) == 1 and tile.kind != "rotating_room"
    is_bad = legs[tile.kind].weight > legs["unexplored"].weight + 1.0
    return question.first_of(USE("rune_of_shaping") if is_bad or is_dead_end else DECLINE)


def cheapest(question: Question) -> str:
    """Give away the card that is worth least."""
    return min(question.options, key=question.gold_in)


def dearest(question: Question) -> str:
    """Take the card that is worth most."""
    return question.best(lambda option: -1 if option == DECLINE else question.gold_in(option))


def bottle_imp(question: Question) -> str:
    """The imp may bring a treasure or take a card; who is rich leaves it shut."""
    is_rich = question.situation.gold > 600
    return question.first_of(DECLINE if is_rich else FREE_IMP)


# -- dice ------------------------------------------------------------------------------------------


def reroll_one(question: Question) -> str:
    """Lindel rolls the higher die again when the sum is too high for most tests."""
    dice = rolled(question)
    situation = question.situation
    card, tokens = situation.card, situation.lore.tokens(situation.me)
    value = min(card.strength, card.agility, card.armor) + tokens
    if sum(dice) <= value:
        return question.first_of(KEEP)
    return question.first_of(REROLL(max(dice)))


def rolled(question: Question) -> list[int]:
    """The dice that can be rolled again; if they are equal only one is offered."""
    shown = [number for option in question.options for number in REROLL.read(option) or ()]
    return shown * 2 if len(shown) == 1 else shown


def reroll_rage(question: Question) -> str:
    """Gherinn rolls high dice of the dragon's fire again."""
    dice = rolled(question)
    if min(dice) >= 4:
        return question.first_of(REROLL_BOTH)
    return question.first_of(REROLL(max(dice)) if max(dice) >= 4 else KEEP)


def is_prayer_wanted(question: Question) -> bool:
    """Gherinn prays for tests whose failure can kill, if he has wounds to spare."""
    situation = question.situation
    lowest = passing(situation.card.armor)
    return situation.life > HURT and lowest < 0.5 and situation.kind(situation.at) == "trap"


def which_attribute(question: Question) -> str:
    """The attributes are equal, so it does not matter."""
    return question.options[0]


def is_protection_wanted(question: Question) -> bool:
    """The wounds are not known yet: keep the Rune for the dragon, or until life is short."""
    situation = question.situation
    return situation.at == TREASURE or situation.life <= HURT


FINDING: Final[Answers] = {
    prompts.START_OF_TURN: start_of_turn,
    prompts.RESOLVE_FIRST: resolve_first,
    prompts.OFFER: offer,
    prompts.SEEK: yes_if(lambda question: not question.situation.me["loot"] or is_sealed(question)),
    prompts.SEEK_AMONG: seek_among,
    prompts.DRAW_ANOTHER: draw_another,
    prompts.WARD_OFF: ward_off,
    prompts.RESHAPE: reshape,
    prompts.ARTIFACT_EATER: cheapest,
    prompts.DISCARD_LOOT: cheapest,
    prompts.BOTTLE_IMP: bottle_imp,
    prompts.REROLL_ONE: reroll_one,
    prompts.REROLL_RAGE: reroll_rage,
    prompts.ROLL_AGAIN: yes_if(lambda _: False),
    prompts.PRAY: yes_if(is_prayer_wanted),
    prompts.WHICH_ATTRIBUTE: which_attribute,
    prompts.WARD_OFF_WOUNDS: yes_if(is_protection_wanted),
    prompts.OPEN_PASSAGE: yes_if(lambda _: True),
}
