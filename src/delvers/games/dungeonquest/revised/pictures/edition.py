"""What the Revised Edition draws in its own way."""

from typing import Final

from delvers.draw.woodcuts.dungeon import die
from delvers.games.dungeonquest.common.pictures.art import signs
from delvers.games.dungeonquest.common.pictures.edition import Edition
from delvers.games.dungeonquest.common.rules.options import HERO
from delvers.games.dungeonquest.revised.pictures.cards import fighting_card, fighting_text
from delvers.games.dungeonquest.revised.pictures.fight import fight
from delvers.games.dungeonquest.revised.pictures.moment import hand_of, waited_for
from delvers.games.dungeonquest.revised.pictures.panel import fight_panel
from delvers.games.dungeonquest.revised.pictures.places import place_of
from delvers.games.dungeonquest.revised.pictures.tokens import (
    determination,
    lurker,
    lurker_text,
    monster_deck,
    traces,
    traces_text,
)
from delvers.games.dungeonquest.revised.rules import options
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.rules.prompts import PROMPTS

REVISED: Final = Edition(
    content=CONTENT,
    grammar=options.GRAMMAR,
    prompts=PROMPTS,
    held=(options.PLAY,),
    place_of=place_of,
    actions={
        **signs.ACTIONS,
        options.FIGHT: signs.melee,
        options.FIGHT_ON: signs.melee,
        options.GROPE: lambda: die(5),
        options.SPEND_NONE: signs.hand,
    },
    parts={**signs.PARTS, options.TOKENS.name: signs.determination},
    somebody={HERO.name: str},
    is_fighting_card=lambda _scene, _id: False,
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
