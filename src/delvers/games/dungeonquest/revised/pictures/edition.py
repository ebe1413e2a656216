"""What the Revised Edition draws in its own way."""

from typing import Final

from delvers.games.dungeonquest.common.pictures.edition import Edition
from delvers.games.dungeonquest.revised.pictures.cards import fighting_card, fighting_text
from delvers.games.dungeonquest.revised.pictures.fight import fight
from delvers.games.dungeonquest.revised.pictures.moment import hand_of, waited_for
from delvers.games.dungeonquest.revised.pictures.panel import fight_panel
from delvers.games.dungeonquest.revised.pictures.tokens import (
    determination,
    lurker,
    lurker_text,
    monster_deck,
    traces,
    traces_text,
)
from delvers.games.dungeonquest.revised.rules.components import CONTENT

REVISED: Final = Edition(
    content=CONTENT,
    is_fighting_card=lambda _id: False,
    fighting_card=fighting_card,
    fighting_text=fighting_text,
    hand=hand_of,
    fight=fight,
    fight_panel=fight_panel,
    waited_for=waited_for,
    lurker=lurker,
    lurker_text=lurker_text,
    traces=traces,
    traces_text=traces_text,
    determination=determination,
    more_decks=monster_deck,
)
