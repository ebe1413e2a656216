"""Where the danger comes from: who dies in the next rounds, and how much LIFE is lost to what."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from delvers.bots.search import Outlook, Prospect
from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.options import figure_named
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.events import Event

ROUNDS: Final = 3
"""So many rounds ahead the odds look: without a plan nobody plays an adventure to a good end."""
MOST_CHOICES: Final = 300
"""In the village rounds do not go by."""


def prospect(state: State, happened: Sequence[Event]) -> Prospect:
    """Whether all heroes still live, how many do, and what has cost them LIFE."""
    heroes = [hero for hero in state.heroes if not hero.is_escort]
    alive = sum(hero.status == "alive" for hero in heroes)
    has_died = any(is_death(state, event) for event in happened)
    return Prospect(float(not has_died), alive, life_lost(state, happened))


def is_death(state: State, event: Event) -> bool:
    """Whether a hero died for good: nobody has brought him back since."""
    if event.kind != events.died.name:
        return False
    who = event.params["who"]
    return not any(hero.id == who and hero.status == "alive" for hero in state.heroes)


def life_lost(state: State, happened: Sequence[Event]) -> Counter[str]:
    """The LIFE that heroes have lost, by kinds of monsters, traps, spells and conditions."""
    lost: Counter[str] = Counter()
    for event in happened:
        if event.kind == events.damaged.name and is_hero(str(event.params["who"])):
            params: Any = event.params
            lost[culprit(state, params["cause"])] += params["amount"]
    return lost


def is_hero(who: str) -> bool:
    """Whether a figure is one of the party: monsters have numbers."""
    return figure_named(who) is None


def culprit(state: State, cause: str) -> str:
    """What harmed somebody; a monster by its kind."""
    figure = figure_named(cause)
    return figure.id if figure is not None and figure.id in state.content.monsters else cause


OUTLOOK: Final = Outlook(ROUNDS, MOST_CHOICES, prospect)
