"""The texts of Dungeon Plungin'."""

from typing import Final

from delvers.games.plungin.rules.books.clauses import CLAUSES
from delvers.games.plungin.words.cards import card_text
from delvers.games.plungin.words.events import event
from delvers.games.plungin.words.names import NAMES, more_names
from delvers.games.plungin.words.naming import people
from delvers.games.plungin.words.options import OPTIONS, more_options
from delvers.games.plungin.words.prompts import ANSWERS, PROMPTS, more_prompts
from delvers.games.plungin.words.result import result
from delvers.games.plungin.words.settings import EXPLANATIONS, SETTINGS
from delvers.text.gametext import GameText
from delvers.text.marks import N_

WORDS: Final = GameText(
    name=N_("Dungeon Plungin'"),
    blurb=N_("A band of heroes plunges together into a dungeon told by an adventure book."),
    # Translators: above a column with how many heroes are expected to be alive at the end.
    score=N_("Heroes alive"),
    # Translators: a percentage follows.
    chance=N_("Nobody dies in the next three rounds"),
    # Translators: a list of monsters and traps follows, each with how much LIFE it costs.
    losses=N_("LIFE lost to"),
    names=NAMES,
    more_names=more_names,
    options=OPTIONS,
    more_options=more_options,
    prompts=PROMPTS,
    more_prompts=more_prompts,
    answers=ANSWERS,
    people=people,
    settings=SETTINGS,
    explanations=EXPLANATIONS,
    card_text=card_text,
    clauses=CLAUSES,
    event=event,
    result=result,
)
