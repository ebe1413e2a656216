"""The texts of DungeonQuest, third edition."""

from typing import Final

from delvers.games.dungeonquest.common.words.names import own_name
from delvers.games.dungeonquest.common.words.result import result_by
from delvers.games.dungeonquest.third.rules.cites import CITES
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.games.dungeonquest.third.words.cards import card_text
from delvers.games.dungeonquest.third.words.events import event
from delvers.games.dungeonquest.third.words.names import NAMES, NAMING
from delvers.games.dungeonquest.third.words.options import OPTIONS, more_options
from delvers.games.dungeonquest.third.words.prompts import ANSWERS, PROMPTS, more_prompts
from delvers.games.dungeonquest.third.words.settings import EXPLANATIONS, SETTINGS
from delvers.text.gametext import GameText
from delvers.text.marks import N_

WORDS: Final = GameText(
    name=N_("DungeonQuest (third edition)"),
    blurb=N_("Race to the dragon's hoard and back out before the sun sets; few return."),
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
