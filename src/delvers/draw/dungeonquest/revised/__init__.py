"""What the Revised Edition draws in its own way."""

from typing import Final

from delvers.draw.dungeonquest.edition import Edition
from delvers.draw.dungeonquest.revised.cards import fighting_card, fighting_text
from delvers.draw.dungeonquest.revised.fight import fight
from delvers.draw.dungeonquest.revised.moment import hand_of, waited_for
from delvers.draw.dungeonquest.revised.panel import fight_panel
from delvers.draw.dungeonquest.revised.tokens import (
    determination,
    lurker,
    lurker_text,
    monster_deck,
    traces,
    traces_text,
)
from delvers.games.dungeonquest.revised.components import CONTENT

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
