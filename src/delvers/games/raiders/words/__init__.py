"""The texts of Dungeon Raiders."""

from typing import Final

from delvers.games.raiders.rules import options, prompts
from delvers.games.raiders.rules.components import CONTENT
from delvers.games.raiders.words.cards import card_text
from delvers.games.raiders.words.events import event
from delvers.games.raiders.words.names import NAMES, own_name
from delvers.games.raiders.words.result import result
from delvers.text.gametext import GameText
from delvers.text.marks import N_

WORDS: Final = GameText(
    # Translators: the title of a published game; use its local title if there is one.
    name=N_("Dungeon Raiders"),
    blurb=N_("Rob five levels of a dungeon together; the richest who still stands wins alone."),
    score=N_("Coins"),
    names=NAMES,
    own_names=own_name,
    options={
        options.USE_TORCH(): N_("Use a torch: look at the face-down rooms"),
        # Translators: a button, seen only when a torch escapes from the final monster.
        options.LAY_ITEM("torch"): N_("Torch: escape by its light"),
    },
    prompts={
        prompts.LAY_CARD(): N_("Choose a card to lay for this room."),
        prompts.LAY_SECOND_CARD(): N_(
            "You have seen the cards of the others: now choose your own."
        ),
        prompts.USE_TORCH(): N_(
            "Others are choosing. You may use a torch and look at hidden rooms."
        ),
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
