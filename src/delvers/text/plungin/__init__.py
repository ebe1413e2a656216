"""The texts of Dungeon Plungin'."""

from typing import Final

from delvers.games.plungin.books.clauses import CLAUSES
from delvers.text.gametext import GameText
from delvers.text.marks import N_
from delvers.text.plungin.cards import card_text
from delvers.text.plungin.events import event
from delvers.text.plungin.names import NAMES, more_names
from delvers.text.plungin.options import OPTIONS, more_options
from delvers.text.plungin.prompts import PROMPTS, more_prompts
from delvers.text.plungin.result import result
from delvers.text.plungin.settings import EXPLANATIONS, SETTINGS

PLUNGIN: Final = GameText(
    name=N_("Dungeon Plungin'"),
    blurb=N_("A band of heroes plunges together into a dungeon told by an adventure book."),
    names=NAMES,
    more_names=more_names,
    options=OPTIONS,
    more_options=more_options,
    prompts=PROMPTS,
    more_prompts=more_prompts,
    settings=SETTINGS,
    explanations=EXPLANATIONS,
    card_text=card_text,
    clauses=CLAUSES,
    event=event,
    result=result,
)
