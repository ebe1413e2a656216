"""Dungeon Raiders: five levels, five rooms each, and the richest who can still stand wins."""

from functools import partial

from delvers.games.raiders.rules.cards import absent_choice
from delvers.games.raiders.rules.components import CONTENT, SEATS, Content
from delvers.games.raiders.rules.final_count import count
from delvers.games.raiders.rules.hidden import determinize
from delvers.games.raiders.rules.setup import set_up
from delvers.games.raiders.rules.state import State
from delvers.games.raiders.rules.turn import play
from delvers.games.raiders.rules.view import view
from delvers.kernel.spec import Spec, switch


def spec_of(content: Content) -> Spec[State]:
    """The game with these cards."""

    def bind(state: State) -> None:
        state.content = content

    return Spec(
        id="raiders",
        rules_version="2",
        content_version=content.version,
        seats=SEATS,
        seats_rule="DR-SETUP-01",
        options=(switch("tactical", "option.raiders.tactical", "DR-VAR-TACTIC-01"),),
        state_type=State,
        setup=partial(set_up, content),
        play=play,
        view=view,
        determinize=determinize,
        result=count,
        absent=absent_choice,
        bind=bind,
    )


SPEC = spec_of(CONTENT)
