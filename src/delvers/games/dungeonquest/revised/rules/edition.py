"""The Revised Edition put together: its chambers, cards and own pieces of rules."""

from typing import Final

from delvers.games.dungeonquest.common.rules import starting
from delvers.games.dungeonquest.common.rules.chambers import ROPE
from delvers.games.dungeonquest.common.rules.edition import Edition
from delvers.games.dungeonquest.common.rules.effects import shared
from delvers.games.dungeonquest.revised.rules import runes, treasures
from delvers.games.dungeonquest.revised.rules.attributes import attribute_test, give_up
from delvers.games.dungeonquest.revised.rules.catacombs import drift, emerge, return_card
from delvers.games.dungeonquest.revised.rules.chambers import CHAMBERS
from delvers.games.dungeonquest.revised.rules.death import fall
from delvers.games.dungeonquest.revised.rules.effects import EFFECTS
from delvers.games.dungeonquest.revised.rules.encounters import arrive, move
from delvers.games.dungeonquest.revised.rules.leaving import AT_THE_END, choose_next
from delvers.games.dungeonquest.revised.rules.movement import SIDES, leave_chamber, may_enter
from delvers.games.dungeonquest.revised.rules.state import SUN_SPACES
from delvers.games.dungeonquest.revised.rules.tower import why_not_leave
from delvers.games.dungeonquest.revised.rules.turn import (
    after_turn,
    has_a_turn,
    move_on,
    next_seat,
    pass_time,
    stand_in_tower,
    take_turn,
    why_not_move,
)
from delvers.games.dungeonquest.revised.rules.view import who_sees

UNLIMITED: Final = 1000
"""More than there are spaces on the board."""

REVISED: Final = Edition(
    chambers=CHAMBERS,
    effects={
        **shared.EFFECTS,
        **EFFECTS,
        **treasures.EFFECTS,
    },
    due=starting.DUE,
    runes=runes.RUNES,
    early=treasures.early,
    start_cards=treasures.START_CARDS,
    why_not_use=treasures.why_not_use,
    ward_off=runes.ward_off,
    change_tile=runes.change_tile,
    opens_freely=runes.opens_freely,
    spares={
        "pit": (ROPE, treasures.CARPET),
        "bridge": (treasures.CARPET,),
        "hole": (ROPE,),
        "trapdoor": (ROPE,),
    },
    stuck=frozenset(),
    worth=treasures.worth,
    at_the_end=AT_THE_END,
    next_to_resolve=choose_next,
    next_seat=next_seat,
    stand_in_tower=stand_in_tower,
    has_a_turn=has_a_turn,
    pass_time=pass_time,
    take_turn=take_turn,
    end_turn=after_turn,
    test=attribute_test,
    single_test=attribute_test,
    give_up=give_up,
    fall=fall,
    move=move,
    arrive=arrive,
    leave_chamber=leave_chamber,
    emerge=emerge,
    drift=drift,
    return_card=return_card,
    who_sees=who_sees,
    why_not_leave=why_not_leave,
    may_enter=may_enter,
    why_not_move=why_not_move,
    move_on=move_on,
    turning=frozenset(SIDES),
    no_marker=frozenset(),
    fallen_stay=False,
    needs_treasure_alone=False,
    sun_spaces=SUN_SPACES,
    entrance_markers=UNLIMITED,
)
