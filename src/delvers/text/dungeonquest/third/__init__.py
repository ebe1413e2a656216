"""The texts of DungeonQuest, third edition."""

from typing import Final

from delvers.games.dungeonquest.third.cites import CITES
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.text.dungeonquest.result import result_by
from delvers.text.dungeonquest.third.cards import card_text
from delvers.text.dungeonquest.third.events import event
from delvers.text.dungeonquest.third.names import NAMES, NAMING
from delvers.text.dungeonquest.third.options import OPTIONS, more_options
from delvers.text.dungeonquest.third.prompts import PROMPTS, more_prompts
from delvers.text.dungeonquest.third.settings import EXPLANATIONS, SETTINGS
from delvers.text.gametext import GameText
from delvers.text.marks import N_

THIRD: Final = GameText(
    name=N_("DungeonQuest (third edition)"),
    blurb=N_("Race to the dragon's hoard and back out before the sun sets; few return."),
    names=NAMES,
    more_names=NAMING.more,
    options=OPTIONS,
    more_options=more_options,
    prompts=PROMPTS,
    more_prompts=more_prompts,
    settings=SETTINGS,
    explanations=EXPLANATIONS,
    card_text=card_text,
    clauses=CONTENT.clauses,
    event=event,
    result=result_by(CITES),
)
