"""What the third edition draws in its own way."""

from typing import Final

from delvers.games.dungeonquest.common.pictures.edition import Edition
from delvers.games.dungeonquest.third.pictures.cards import (
    fighting_card,
    fighting_text,
    is_fighting_card,
)
from delvers.games.dungeonquest.third.pictures.fight import fight, hand_of, waited_for
from delvers.games.dungeonquest.third.pictures.panel import fight_panel
from delvers.games.dungeonquest.third.pictures.tokens import (
    determination,
    lurker,
    lurker_text,
)
from delvers.games.dungeonquest.third.rules.components import CONTENT

THIRD: Final = Edition(
    content=CONTENT,
    is_fighting_card=is_fighting_card,
    fighting_card=fighting_card,
    fighting_text=fighting_text,
    hand=hand_of,
    fight=fight,
    fight_panel=fight_panel,
    waited_for=waited_for,
    lurker=lurker,
    lurker_text=lurker_text,
    traces=lambda _view: {},
    traces_text=lambda _scene, _space: [],
    determination=determination,
    more_decks=lambda _scene: "",
)
