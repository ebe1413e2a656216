"""The texts of DungeonQuest, Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.common.words.names import own_name
from delvers.games.dungeonquest.common.words.result import result_by
from delvers.games.dungeonquest.revised.rules.cites import CITES
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.games.dungeonquest.revised.words.cards import card_text
from delvers.games.dungeonquest.revised.words.events import event
from delvers.games.dungeonquest.revised.words.names import NAMES, NAMING
from delvers.games.dungeonquest.revised.words.options import OPTIONS, more_options
from delvers.games.dungeonquest.revised.words.prompts import ANSWERS, PROMPTS, more_prompts
from delvers.games.dungeonquest.revised.words.settings import EXPLANATIONS, SETTINGS
from delvers.text.gametext import GameText
from delvers.text.marks import N_

WORDS: Final = GameText(
    name=N_("DungeonQuest (Revised Edition)"),
    blurb=N_("The same deadly castle with quicker fights: grab what you can and run."),
    score=N_("Gold"),
    names=NAMES,
    own_names=own_name,
    more_names=NAMING.more,
    options=OPTIONS,
    more_options=more_options,
    prompts=PROMPTS,
    more_prompts=more_prompts,
    answers=ANSWERS,
    settings=SETTINGS,
    explanations=EXPLANATIONS,
    card_text=card_text,
    clauses=CONTENT.clauses,
    event=event,
    result=result_by(CITES),
)
