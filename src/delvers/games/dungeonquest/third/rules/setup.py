"""Preparation (SETUP, VAR-MAGIC, VAR-LATE)."""

from delvers.games.dungeonquest.common.rules.cards import each_copy
from delvers.games.dungeonquest.common.rules.preparing import Supply, highest_roll
from delvers.games.dungeonquest.common.rules.state import Pile
from delvers.games.dungeonquest.third.rules.components import Content
from delvers.games.dungeonquest.third.rules.state import Hero, Rules, State
from delvers.games.dungeonquest.third.rules.sun import start_late
from delvers.kernel.decks import Deck
from delvers.kernel.dice import Dice
from delvers.kernel.spec import Settings


def set_up(supply: Supply[Content], seats: int, options: Settings, dice: Dice) -> State:
    """Shuffle all decks, deal heroes and Runes, and roll for the first player."""
    rules = rules_of(seats, options)
    names = supply.deal_heroes(seats, str(options["heroes"]), dice)
    rolls = highest_roll(list(range(seats)), dice)
    first = rolls[-1][0]
    runes = supply.deal_runes(seats, rules.runes, dice)
    heroes = [Hero(seat, names[seat], runes[seat]) for seat in range(seats)]
    decks, tiles = supply.fresh_decks(), supply.fresh_tiles()
    state = State(dice, rules, heroes, first, first, decks, tiles)
    state.first_rolls = rolls
    state.combat = Pile(Deck(each_copy(supply.box.combat.values())))
    state.content = supply.box
    state.sun = start_late(state)
    return state


def rules_of(seats: int, options: Settings) -> Rules:
    """The optional rules in force; alone one plays by the rules for one."""
    return Rules(
        solo=seats == 1,
        hero_against_hero=bool(options["hero_against_hero"]),
        servants=bool(options["servants"]),
        focused=bool(options["focused_determination"]),
        death_can_wait=bool(options["death_can_wait"]),
        tower_power=bool(options["tower_power"]),
        secret_loot=bool(options["secret_loot"]),
        runes=int(options["runes"]),
        live_to_fight=bool(options["live_to_fight_another_day"]),
        no_glory=bool(options["no_glory_without_valour"]),
        monster_treasure=bool(options["monster_treasure"]),
        late_start=bool(options["late_start"]),
    )
