"""DungeonQuest, Revised Edition, as numbers."""

from typing import Any, Final

from delvers.envs.encoding import Encoding
from delvers.envs.fields import Codec, Counts, Flag, Group, Kept, Length, Number, OneOf, SeatOf
from delvers.envs.numbering import numbered
from delvers.games.dungeonquest.common.envs import (
    LEFT_OUT,
    MOST,
    MOST_CARDS,
    SQUARES,
    domains_of,
    potential,
    switches,
    table_fields,
    tokens,
)
from delvers.games.dungeonquest.common.rules.view import CommonToken, PileView
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.games.dungeonquest.revised.rules.options import GRAMMAR
from delvers.games.dungeonquest.revised.rules.view import (
    FightView,
    HeroView,
    RulesView,
    TableView,
)
from delvers.kernel.spec import Spec

LURKERS: Final = 12
MOST_TOKENS: Final = 60
MOST_LIFE: Final = 30


def encoding(spec: Spec[Any]) -> Encoding:
    """The encoding with the pieces of this game."""
    content: Content = spec.content
    tokens_spent = [str(number) for number in range(1, MOST_TOKENS + 1)]
    return Encoding(
        version=1,
        actions=numbered(GRAMMAR, {**domains_of(content), "tokens": tokens_spent}),
        layout=Group(fields_of(content), TableView),
        potential=potential,
        left_out={**LEFT_OUT, "foreseen": "cards that somebody has looked at are rare"},
    )


def fields_of(content: Content) -> dict[str, Any]:
    """A codec for every field of the view but what is left out."""
    hero: dict[str, Codec] = {
        "determination": Number(0, MOST_TOKENS),
        "extra_turns": Number(0, 9),
        "opens": Flag(),
    }
    return {
        **table_fields(content, hero, HeroView),
        "rules": switches(RulesView),
        "lurkers": tokens({}, CommonToken, LURKERS),
        "searched": Kept(Counts(range(SQUARES), 1)),
        "monsters": Group({"left": Number(0, MOST_CARDS), "discard": Length(MOST_CARDS)}, PileView),
        "fight": Group(
            {
                "round": Number(0, 50),
                "seat": SeatOf(MOST),
                "player": SeatOf(MOST),
                "monster": OneOf(sorted({card.monster for card in content.monsters.values()})),
                "life": Number(0, MOST_LIFE),
                "penalty": Number(0, 20),
                "wounds": Number(0, MOST_LIFE),
                "no_escape": Flag(),
            },
            FightView,
        ),
    }
