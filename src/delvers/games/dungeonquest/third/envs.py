"""DungeonQuest, third edition, as numbers."""

from typing import Any, Final

from delvers.envs.encoding import Encoding
from delvers.envs.fields import (
    Codec,
    Counts,
    Flag,
    Group,
    Kept,
    Length,
    Number,
    OneOf,
    SeatOf,
    Total,
)
from delvers.envs.numbering import numbered
from delvers.games.dungeonquest.common.envs import (
    LEFT_OUT,
    MOST,
    domains_of,
    potential,
    switches,
    table_fields,
    tokens,
)
from delvers.games.dungeonquest.third.rules.combat.view import FighterView, FightView
from delvers.games.dungeonquest.third.rules.components import Content
from delvers.games.dungeonquest.third.rules.options import GRAMMAR
from delvers.games.dungeonquest.third.rules.view import HeroView, RulesView, TableView, TokenView
from delvers.kernel.spec import Spec

MOST_TOKENS: Final = 9
"""So many tokens of one kind of monster can be told apart in options."""
LURKERS: Final = 12
MOST_LIFE: Final = 30
MOST_HAND: Final = 20


def encoding(spec: Spec[Any]) -> Encoding:
    """The encoding with the pieces of this game."""
    content: Content = spec.content
    return Encoding(
        version=1,
        actions=numbered(GRAMMAR, domains(content)),
        layout=Group(fields_of(content), TableView),
        potential=potential,
        left_out=LEFT_OUT,
    )


def domains(content: Content) -> dict[str, list[str]]:
    """The words that parts of options can be."""
    monsters = sorted({token.monster for token in content.tokens.values()})
    numbers = range(1, MOST_TOKENS + 1)
    fighting = [*content.combat, *content.power]
    return {
        **domains_of(content),
        "monster token": [
            *monsters,
            *(f"{monster} {number}" for monster in monsters for number in numbers),
        ],
        "play {card}.card": fighting,
        "counter {card}.card": fighting,
        "add {card}.card": fighting,
        "discard {card}.card": [*content.cards, *content.runes, *fighting],
        "take {card}.card": [*content.cards, *content.runes, *fighting],
    }


def fields_of(content: Content) -> dict[str, Any]:
    """A codec for every field of the view."""
    monsters = sorted({token.monster for token in content.tokens.values()})
    hero: dict[str, Codec] = {
        "determination": Total(60),
        "searches": Number(0, 9),
        "owes_encounter": Flag(),
        "searches_here": Number(0, 9),
        "may_descend": Flag(),
    }
    fighter = Group(
        {
            "player": SeatOf(MOST),
            "hand": Kept(Counts((*content.combat, *content.power), 5)),
            "hand_count": Number(0, MOST_HAND),
            "power": Number(0, MOST_HAND),
            "has_laid": Flag(),
            "total": Number(0, 99),
            "bonus": Number(0, 99),
            "cancelled": Flag(),
            "damage": Length(MOST_HAND),
        },
        FighterView,
    )
    return {
        **table_fields(content, hero, HeroView),
        "rules": switches(RulesView),
        "lurkers": tokens(
            {"monster": OneOf(monsters), "life": Number(0, MOST_LIFE)}, TokenView, LURKERS
        ),
        "fight": Group(
            {
                "round": Number(0, 50),
                "monster": OneOf(monsters),
                "life": Number(0, MOST_LIFE),
                "hero": fighter,
                "foe": fighter,
                "stack": Length(MOST_HAND),
                "deck": Number(0, 99),
                "escape": Flag(),
            },
            FightView,
        ),
    }
