"""What the third edition draws in its own way."""

from typing import Final

from delvers.draw.dungeonquest.edition import Edition
from delvers.draw.dungeonquest.third.cards import fighting_card, fighting_text, is_fighting_card
from delvers.draw.dungeonquest.third.fight import fight, hand_of, waited_for
from delvers.draw.dungeonquest.third.panel import fight_panel
from delvers.draw.dungeonquest.third.tokens import determination, lurker, lurker_text
from delvers.games.dungeonquest.third.components import CONTENT

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
