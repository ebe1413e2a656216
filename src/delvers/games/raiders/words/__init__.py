"""The texts of Dungeon Raiders."""

from typing import Final

from delvers.games.raiders.rules.components import CONTENT
from delvers.games.raiders.words.cards import card_text
from delvers.games.raiders.words.events import event
from delvers.games.raiders.words.names import NAMES
from delvers.games.raiders.words.result import result
from delvers.text.gametext import GameText
from delvers.text.marks import N_

WORDS: Final = GameText(
    # Translators: the title of a published game; use its local title if there is one.
    name=N_("Dungeon Raiders"),
    blurb=N_("Rob five levels of a dungeon together; the richest who still stands wins alone."),
    names=NAMES,
    options={
        "use torch": N_("Use a torch: look at the face-down rooms"),
        # Translators: a button, seen only when the last room is the wolf pack.
        "torch": N_("Torch: escape from the wolves"),
    },
    prompts={
        "lay_card": N_("Choose a card to lay for this room."),
        "lay_second_card": N_("You have seen the cards of the others: now choose your own."),
        "use_torch": N_("Others are choosing. You may use a torch and look at hidden rooms."),
    },
    settings={
        "tactical": N_("Tactical variant"),
    },
    explanations={
        "option.raiders.tactical": N_(
            "Cards are laid face up, one player after another, beginning with the holder of the "
            "map card. Whoever lays the highest value takes the map card for the next room."
        ),
    },
    card_text=card_text,
    clauses=CONTENT.clauses,
    event=event,
    result=result,
)
