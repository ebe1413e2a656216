"""What is told and asked in either edition, so that both are held to the same tests."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args

from delvers.games.dungeonquest.common.rules.cards import MONSTERS, Box
from delvers.games.dungeonquest.common.rules.cites import Cites
from delvers.games.dungeonquest.common.rules.reasons import (
    CommonCause,
    CommonEnd,
    RevisedCause,
    RevisedEnd,
    ThirdCause,
    ThirdEnd,
)
from delvers.games.dungeonquest.revised import rules as revised
from delvers.games.dungeonquest.revised.rules.cites import CITES as REVISED_CITES
from delvers.games.dungeonquest.revised.rules.components import CONTENT as REVISED_CONTENT
from delvers.games.dungeonquest.revised.words import events as revised_events
from delvers.games.dungeonquest.revised.words import speaking as revised_speaking
from delvers.games.dungeonquest.third import rules as third
from delvers.games.dungeonquest.third.rules.cites import CITES as THIRD_CITES
from delvers.games.dungeonquest.third.rules.components import CONTENT as THIRD_CONTENT
from delvers.games.dungeonquest.third.words import events as third_events
from delvers.games.dungeonquest.third.words import speaking as third_speaking
from delvers.kernel.events import AnyKind, Value
from delvers.kernel.spec import Settings, Spec
from delvers.text.telling import Line, Special, Spoken
from tests.games.dungeonquest.common.words.scenes import SCENES

FIGHTER: dict[str, Value] = {"seat": 1, "fighter": "troll"}
THIRD_SCENES: dict[str, dict[str, Value]] = {
    **SCENES,
    "blocked": {"seat": 0},
    "fell_back": {"seat": 0, "at": 14},
    "cornered": {"seat": 0, "at": 14},
    "determination_spent": {"seat": 0, "count": 2},
    "passage_unmarked": {"seat": 0, "at": 14},
    "late_start": {"seat": 0, "dice": [3], "sun": 4},
    "no_escape": {"seat": 0, "monster": "troll", "why": "portcullis"},
    "card_stronger": {"seat": 0, "fighter": "hugo", "card": "hugo_banner_of_glory", "amount": 2},
    "no_power_card": {"seat": 0, "fighter": "challara"},
    "counterattack_forbidden": {"seat": 0, "fighter": "hugo", "card": "troll_grab"},
    "round_saved": {"seat": 0, "fighter": "challara", "card": "challara_mirror_image"},
    "stalemate_won": {"seat": 1, "fighter": "golem", "card": "golem_unstoppable"},
    "held_off": {
        "seat": 0,
        "fighter": "hugo",
        "card": "hugo_shield_of_kellos",
        "cards": ["melee_1"],
    },
    "unconscious": {"seat": 0, "cause": "fall"},
    "loot_taken": {"seat": 0, "loser": 1, "card": "corpse_rope"},
    "loot_taken_secretly": {"seat": 0, "loser": 1},
    "token_placed": {"monster": "golem", "at": 14},
    "token_taken": {"seat": 0, "monster": "golem", "at": 14},
    "token_moved": {"seat": 0, "at": 14},
    "token_added": {"seat": 0, "monster": "demon", "at": 14},
    "monster_life": {"monster": "sorcerer", "life": 3},
    "escape_tried": {
        "seat": 0,
        "monster": "troll",
        "card": "hugo_shield_of_kellos",
        "value": 2,
        "monster_card": "troll_grab",
        "monster_value": 3,
    },
    "escaped": {"seat": 0, "monster": "troll"},
    "escape_announced": {"seat": 0},
    "no_treasure": {"seat": 0},
    "must_cross": {"seat": 0},
    "will_go_back": {"seat": 0},
    "side_chosen": {"seat": 0, "direction": 2},
    "tile_put_back": {"seat": 0, "tile": "trap_01"},
    "monsters_wait": {"seat": 0},
    "round_began": {"round": 2},
    "hand_filled": {**FIGHTER, "count": 4},
    "cards_drawn": {"seat": 0, "cards": ["melee_3", "troll_grab"]},
    "card_laid": FIGHTER,
    "cards_played": {
        "seat": 0,
        "fighter": "hugo",
        "cards": ["melee_1"],
        "foe": "troll",
        "foe_cards": ["magic_2"],
    },
    "power_effect": {**FIGHTER, "card": "troll_grab"},
    "bonus": {**FIGHTER, "cards": ["troll_mighty_swing"], "amount": -2, "total": 1},
    "card_cancelled": {**FIGHTER, "card": "melee_4"},
    "card_added": {**FIGHTER, "card": "ranged_4"},
    "counterattacked": {**FIGHTER, "cards": ["melee_1", "melee_2"], "total": 3},
    "no_counterattack": FIGHTER,
    "turned_up": {"cards": ["melee_1", "ranged_5"]},
    "round_won": {**FIGHTER, "total": 5, "against": 3},
    "stalemate": {"total": 3, "against": 3},
    "damaged": {**FIGHTER, "cards": ["melee_1"], "stack": 2},
    "no_damage": {**FIGHTER, "cards": ["melee_1", "melee_5"]},
    "deadly_blow": {**FIGHTER, "cards": ["melee_1", "melee_5"]},
    "no_deadly_blow": FIGHTER,
    "hand_card_discarded": {**FIGHTER, "card": "melee_1"},
    "stack_card_discarded": {**FIGHTER, "card": "melee_1"},
    "stack_card_taken": {**FIGHTER, "card": "melee_1"},
    "damage_card_discarded": {**FIGHTER, "card": "melee_1"},
    "hand_seen": {**FIGHTER, "cards": ["melee_1", "melee_2"]},
    "duel_began": {"seat": 0, "defender": 1},
    "duel_won": {"seat": 0, "defeated": 1},
}
REVISED_SCENES: dict[str, dict[str, Value]] = {
    **SCENES,
    "determination_spent": {"seat": 0, "count": 2},
    "monster_hides": {"seat": 0},
    "monster_shown": {"monster": "golem", "life": 4, "penalty": 2},
    "cards_revealed": {
        "seat": 0,
        "attack": "melee",
        "monster": "troll",
        "monster_attack": "ranged",
    },
    "monster_wounded": {"monster": "demon", "amount": 2},
    "no_escape": {"seat": 0, "why": "unexplored"},
    "escaped": {"seat": 0},
    "came_back": {"seat": 0, "at": 129},
    "load_added": {"seat": 0, "count": 2},
    "wounds_spared": {"seat": 0, "count": 1},
    "turns_gained": {"seat": 0, "count": 2},
    "barriers_ignored": {"seat": 0},
    "tile_drawn": {"seat": 0, "tile": "trap_01"},
    "cards_foreseen": {"seat": 0, "cards": ["search_ferrox", "search_empty_room"]},
    "luck_turned": {"seat": 0, "count": 2},
    "search_token_removed": {"seat": 0, "at": 14},
    "dragon_cards_shuffled": {"seat": 0},
    "eater_worth": {"seat": 0, "gold": 700},
}
BUTTONS = [
    *(f"tower {tower}" for tower in ("a1", "m10")),
    *(f"{verb} north" for verb in ("move", "head", "through", "rope", "arrow", "side")),
    "move east h5",
    "to c4",
    "take search_ferrox",
    "resolve dungeon_lingering_shade",
    "open catacomb_treasure_chest",
    "reroll 4",
]
"""Options of both editions that are put together of a verb and something else."""


@dataclass(frozen=True)
class Edition:
    """An edition with its own events, buttons and pieces of a fight."""

    spec: Spec[Any]
    box: Box
    cites: Cites
    lines: Mapping[AnyKind, Line]
    special: Mapping[AnyKind, Special]
    spoken: Spoken
    ends: tuple[str, ...]
    """Why a turn is over."""
    scenes: dict[str, dict[str, Value]]
    buttons: list[str]
    pieces: list[str]
    causes: list[str]
    options: Settings
    alone: Settings
    """All optional rules, and those that one can play with alone."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.spec.id

    def things(self) -> list[str]:
        """All cards, Runes, heroes, monsters and pieces of a fight."""
        box = self.box
        return [*box.cards, *box.runes, *box.heroes, *MONSTERS, *self.pieces, *box.tiles]

    def all_buttons(self) -> list[str]:
        """Options that are put together of a verb and something else."""
        return [
            *(f"use {rune}" for rune in self.box.runes),
            *(f"discard {card}" for card in self.box.cards),
            *BUTTONS,
            *self.buttons,
        ]


THIRD = Edition(
    third.SPEC,
    THIRD_CONTENT,
    THIRD_CITES,
    third_events.LINES,
    third_events.SPECIAL,
    third_speaking.SPOKEN,
    (*get_args(CommonEnd), *get_args(ThirdEnd)),
    THIRD_SCENES,
    buttons=[
        *(f"play {card}" for card in (*THIRD_CONTENT.combat, *THIRD_CONTENT.power)),
        *(f"fight {hero}" for hero in THIRD_CONTENT.heroes),
        *(f"meet {monster}" for monster in MONSTERS),
        *(f"{verb} c4" for verb in ("at", "token")),
        "flee north",
        "move token c4 north",
        "meet skeleton 2",
        "take skeleton 2",
        "name magic",
        "counter melee_1",
        "add ranged_2",
        "resolve trap_trapdoor",
    ],
    pieces=[*THIRD_CONTENT.tokens, *THIRD_CONTENT.combat, *THIRD_CONTENT.power],
    causes=[*get_args(CommonCause), *get_args(ThirdCause), "trap_trapdoor"],
    options={option.name: True for option in third.SPEC.options if option.type is bool}
    | {"runes": 3},
    alone={"runes": 3},
)
REVISED = Edition(
    revised.SPEC,
    REVISED_CONTENT,
    REVISED_CITES,
    revised_events.LINES,
    revised_events.SPECIAL,
    revised_speaking.SPOKEN,
    (*get_args(CommonEnd), *get_args(RevisedEnd)),
    REVISED_SCENES,
    buttons=[
        *(f"play {attack}" for attack in ("ranged", "melee", "magic")),
        *(f"spend {count}" for count in ("none", 1, 2, 5)),
        "light north",
        "light east h5",
        "grope",
        "fight on",
        "next search_ferrox",
        "lay trap_01",
        "first hugo",
    ],
    pieces=[*REVISED_CONTENT.monsters, *REVISED_CONTENT.combat],
    causes=[*get_args(CommonCause), *get_args(RevisedCause)],
    options={"death_can_wait": True, "torchlight": True, "quiet_escape": True},
    alone={"torchlight": True},
)
EDITIONS = [THIRD, REVISED]
