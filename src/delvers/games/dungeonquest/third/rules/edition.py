"""The third edition put together: its chambers, cards and own pieces of rules."""

from typing import Final

from delvers.games.dungeonquest.common.rules import starting
from delvers.games.dungeonquest.common.rules.chambers import ROPE
from delvers.games.dungeonquest.common.rules.edition import Edition
from delvers.games.dungeonquest.common.rules.effects import shared
from delvers.games.dungeonquest.common.rules.ending import (
    CHEST,
    IMP,
    free_imp,
    from_the_first_on,
    open_chest,
)
from delvers.games.dungeonquest.common.rules.exits import printed_worth
from delvers.games.dungeonquest.common.rules.loot import LOADSTONE
from delvers.games.dungeonquest.common.rules.turns import clockwise
from delvers.games.dungeonquest.third.rules import runes
from delvers.games.dungeonquest.third.rules.attributes import attribute_test, give_up, single_test
from delvers.games.dungeonquest.third.rules.catacombs import drift, emerge, return_card
from delvers.games.dungeonquest.third.rules.chambers import CHAMBERS, struggle
from delvers.games.dungeonquest.third.rules.death import fall
from delvers.games.dungeonquest.third.rules.effects import (
    climb_trapdoor,
    deep_elf,
    old_bones,
    passage_down,
    trapdoor,
)
from delvers.games.dungeonquest.third.rules.encounters import arrive, move
from delvers.games.dungeonquest.third.rules.leaving import why_not_leave
from delvers.games.dungeonquest.third.rules.monsters.meeting import monster_card
from delvers.games.dungeonquest.third.rules.movement import leave_chamber, may_enter
from delvers.games.dungeonquest.third.rules.state import ENTRANCE_MARKERS, SUN_SPACES
from delvers.games.dungeonquest.third.rules.sun import pass_time
from delvers.games.dungeonquest.third.rules.turn import (
    end_turn,
    has_a_turn,
    move_on,
    stand_in_tower,
    take_turn,
    why_not_move,
)
from delvers.games.dungeonquest.third.rules.view import who_sees

THIRD: Final = Edition(
    chambers=CHAMBERS,
    effects={
        **shared.EFFECTS,
        "monster": monster_card,
        "old_bones": old_bones,
        "deep_elf": deep_elf,
        "trapdoor": trapdoor,
        "passage_down": passage_down,
    },
    due={**starting.DUE, "trap_trapdoor": climb_trapdoor, "caught": struggle},
    runes=runes.RUNES,
    early=runes.early,
    start_cards=runes.START_CARDS,
    why_not_use=runes.why_not_use,
    ward_off=runes.ward_off,
    change_tile=runes.change_tile,
    opens_freely=runes.opens_freely,
    spares=dict.fromkeys(("pit", "bridge", "hole", "rift"), (ROPE,)),
    stuck=frozenset({LOADSTONE}),
    worth=printed_worth,
    at_the_end={CHEST: open_chest, IMP: free_imp},
    next_to_resolve=from_the_first_on,
    next_seat=clockwise,
    stand_in_tower=stand_in_tower,
    has_a_turn=has_a_turn,
    pass_time=pass_time,
    take_turn=take_turn,
    end_turn=end_turn,
    test=attribute_test,
    single_test=single_test,
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
    turning=frozenset(("chasm", "bridge", "cave_in", "spider_web")),
    no_marker=frozenset({"cave_in"}),
    fallen_stay=True,
    needs_treasure_alone=True,
    sun_spaces=SUN_SPACES,
    entrance_markers=ENTRANCE_MARKERS,
)
