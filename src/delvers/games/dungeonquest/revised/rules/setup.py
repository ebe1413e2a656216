"""Preparation (SETUP, GAP)."""

from typing import Final

from delvers.games.dungeonquest.common.rules.preparing import Supply, highest_roll
from delvers.games.dungeonquest.common.rules.state import Pile
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.games.dungeonquest.revised.rules.state import Hero, Rules, State
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.spec import Settings

RUNES_EACH: Final = 1


def set_up(supply: Supply[Content], seats: int, options: Settings, dice: Dice) -> State:
    """Shuffle all decks, deal heroes and a Rune each, and roll for the first player."""
    names = supply.deal_heroes(seats, str(options["heroes"]), dice)
    rolls = highest_roll(list(range(seats)), dice)
    first = rolls[-1][0]
    runes = supply.deal_runes(seats, RUNES_EACH, dice)
    heroes = [Hero(seat, names[seat], runes[seat]) for seat in range(seats)]
    decks, tiles = supply.fresh_decks(), supply.fresh_tiles()
    state = State(dice, rules_of(seats, options), heroes, first, first, decks, tiles)
    state.first_rolls = rolls
    state.monsters = Pile(Deck.of(supply.box.monsters))
    state.content = supply.box
    return state


def rules_of(seats: int, options: Settings) -> Rules:
    """The optional rules in force; alone one plays by the rules for one."""
    return Rules(
        solo=seats == 1,
        death_can_wait=bool(options["death_can_wait"]),
        torchlight=bool(options["torchlight"]),
        quiet_escape=bool(options["quiet_escape"]),
    )
