"""Dungeon Raiders: five levels, five rooms each, and the richest who can still stand wins."""

from functools import partial
from pathlib import Path

from delvers.games.raiders.rules.cards import absent_choice, final_choice
from delvers.games.raiders.rules.components import CONTENT, SEATS, Content, problems_of
from delvers.games.raiders.rules.events import KINDS
from delvers.games.raiders.rules.final_count import count
from delvers.games.raiders.rules.hidden import determinize
from delvers.games.raiders.rules.options import GRAMMAR
from delvers.games.raiders.rules.own import ADDING
from delvers.games.raiders.rules.prompts import PROMPTS
from delvers.games.raiders.rules.setup import set_up
from delvers.games.raiders.rules.sight import sight
from delvers.games.raiders.rules.state import State
from delvers.games.raiders.rules.turn import play
from delvers.games.raiders.rules.view import TableView, view, views
from delvers.kernel.packs import refuse_numbers
from delvers.kernel.spec import Spec, switch
from delvers.kernel.versions import content_version


def spec_of(content: Content) -> Spec[State]:
    """The game with these cards."""

    def bind(state: State) -> None:
        state.content = content

    return Spec(
        id="raiders",
        seats=SEATS,
        seats_rule="DR-SETUP-01",
        options=(switch("tactical", "option.raiders.tactical", "DR-VAR-TACTIC-01"),),
        state_type=State,
        setup=partial(set_up, content),
        play=play,
        view=view,
        sight=sight,
        views=views,
        determinize=determinize,
        result=count,
        absent=absent_choice,
        final=final_choice,
        content=content,
        with_content=with_content,
        remade=remade,
        bind=bind,
        grammar=GRAMMAR,
        prompts=PROMPTS,
        events=KINDS,
        view_type=TableView,
        made_of=content_version(content, ("name", "text", "picture")),
    )


def remade(content: Content) -> Spec[State]:
    """The game with these cards, if they make one."""
    refuse_numbers(problems_of(content))
    return spec_of(content)


def with_content(paths: tuple[Path, ...]) -> Spec[State]:
    """The game with cards from these files and folders, as they are now."""
    return ADDING.spec(SPEC, paths)


SPEC = spec_of(CONTENT)
