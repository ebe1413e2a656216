"""What the third edition draws in its own way."""

from typing import Final

from delvers.draw.woodcuts.tokens import skull
from delvers.games.dungeonquest.common.pictures.art import signs
from delvers.games.dungeonquest.common.pictures.edition import Edition
from delvers.games.dungeonquest.common.rules.options import HERO
from delvers.games.dungeonquest.third.pictures.cards import (
    fighting_card,
    fighting_text,
    is_fighting_card,
)
from delvers.games.dungeonquest.third.pictures.fight import fight, hand_of, waited_for
from delvers.games.dungeonquest.third.pictures.panel import fight_panel
from delvers.games.dungeonquest.third.pictures.places import place_of
from delvers.games.dungeonquest.third.pictures.tokens import (
    determination,
    lurker,
    lurker_text,
)
from delvers.games.dungeonquest.third.rules import options
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.rules.prompts import PROMPTS

THIRD: Final = Edition(
    content=CONTENT,
    grammar=options.GRAMMAR,
    prompts=PROMPTS,
    held=(options.PLAY, options.COUNTER),
    place_of=place_of,
    actions={
        **signs.ACTIONS,
        options.AT: skull,
        options.TOKEN: skull,
        options.ADD_TOKEN: skull,
        options.VOLLEY: signs.ranged,
        options.ANNOUNCE_ESCAPE: signs.run_away,
        options.RETREAT: signs.run_away,
        options.ATTACK: signs.melee,
        options.PASS: signs.hand,
    },
    parts={
        **signs.PARTS,
    },
    somebody={HERO.name: str, options.MONSTER_TOKEN.name: lambda token: str(token.monster)},
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
