"""The texts of DungeonQuest, Revised Edition."""

from typing import Final

from delvers.games.dungeonquest.revised.cites import CITES
from delvers.games.dungeonquest.revised.components import CONTENT
from delvers.text.dungeonquest.result import result_by
from delvers.text.dungeonquest.revised.cards import card_text
from delvers.text.dungeonquest.revised.events import event
from delvers.text.dungeonquest.revised.names import NAMES, NAMING
from delvers.text.dungeonquest.revised.options import OPTIONS, more_options
from delvers.text.dungeonquest.revised.prompts import PROMPTS, more_prompts
from delvers.text.dungeonquest.revised.settings import EXPLANATIONS, SETTINGS
from delvers.text.gametext import GameText
from delvers.text.marks import N_

REVISED: Final = GameText(
    name=N_("DungeonQuest (Revised Edition)"),
    blurb=N_("The same deadly castle with quicker fights: grab what you can and run."),
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
