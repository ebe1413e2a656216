"""Things, spells, events and traps of one's own work with nothing but what the check asks for."""

import pytest

from delvers import Dice, Game
from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.problems_of_own import NEEDED_BY_EVENTS
from delvers.games.plungin.rules.books.problems_of_things import (
    NEEDED_BY_ITEMS,
    NEEDED_BY_SPELLS,
    THROWN,
)
from delvers.games.plungin.rules.books.registry import EVENTS
from delvers.games.plungin.rules.books.verbs import TARGETS, event_verbs, spell_verbs, uses
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Spec
from tests.games.plungin.rules.foes import foe
from tests.games.plungin.rules.scene import hero, state_of

PARTY = ("sister_ivenne", "brannoc_vale", "sable_wick")
LEAST = {
    **dict.fromkeys(("rounds", "attack", "area", "square", "range", "dice", "oil", "count"), "2"),
    **dict.fromkeys(("hits", "squares", "life"), "2"),
    **dict.fromkeys(("heal", "damage"), '"1"'),
    "ends": '["venom"]',
    "condition": '"slowed"',
    "monster": '"wolf"',
    "trap": '"spear_trap"',
    "sells": '["bandage"]',
    **dict.fromkeys(("stat", "resisted"), '"WIT"'),
}
SPELLS = [(verb, target) for verb in spell_verbs() for target in sorted(TARGETS[verb])]
NEED_MORE = {
    *("cleanse", "holy_water", "remember", "wedge"),
    *("lift_curse", "open_lock", "raise", "reveal"),
}
"""What is offered only to the cursed, against the undead, at doors and so on."""
CHOICES = 150


def lines(fields: tuple[str, ...], **instead: str) -> str:
    """The fields that a verb needs, with the least that can be said."""
    return "".join(f"{name} = {instead.get(name) or LEAST[name]}\n" for name in fields)


def item(verb: str) -> str:
    """An item of a verb."""
    kind = "grenade" if verb in THROWN else "gear"
    needs = lines(NEEDED_BY_ITEMS[verb], difficulty="2")
    head = f'[[items]]\nid = "my_{verb}"\nname = "My {verb}"\nkind = "{kind}"\n'
    return f'{head}effect = "{verb}"\n{needs}\n'


def spell(verb: str, target: str) -> str:
    """A spell of a verb, aimed in one of the ways it can be."""
    fields = tuple(name for name in NEEDED_BY_SPELLS[verb] if name not in ("range", "difficulty"))
    return (
        f'[[spells]]\nid = "my_{verb}_{target}"\nname = "My {verb}"\nschool = "school_of_light"\n'
        f"difficulty = {{ school_of_light = 1 }}\ncost = 10\nrange = 5\n"
        f'target = "{target}"\neffect = "{verb}"\ntext = "it works"\n{lines(fields, damage="1")}\n'
    )


def event(verb: str) -> str:
    """An event of a verb."""
    head = f'[[events]]\nid = "my_ev_{verb}"\nname = "My {verb}"\neffect = "{verb}"\n'
    return f'{head}text = "it happens"\n{lines(NEEDED_BY_EVENTS.get(verb, ()))}\n'


@pytest.fixture(scope="module")
def things(tmp_path_factory: pytest.TempPathFactory) -> Spec[State]:
    """The game with a file that has an entry for every verb."""
    file = tmp_path_factory.mktemp("things") / "things.toml"
    entries = [*map(item, uses()), *map(event, event_verbs())]
    file.write_text("".join([*entries, *(spell(*one) for one in SPELLS)]), encoding="utf-8")
    return SPEC.extended([file])


def wander(game: Game, wanted: str) -> int:
    """Choose at random, but what is wanted whenever it can be; how often it was."""
    dice = state_of(game).dice = Dice(1)
    done = 0
    for _ in range(CHOICES):
        if game.is_over:
            break
        seat = game.waiting[0]
        game.view(seat)
        option = wish(game.pending[seat], wanted) or dice.choice(game.pending[seat].options)
        done += wanted in option
        game.choose(seat, option)
    return done


def wish(ask: Ask, wanted: str) -> str | None:
    """The wanted option, if it is there."""
    return next((option for option in ask.options if wanted in option), None)


@pytest.mark.parametrize("verb", uses())
def test_an_item_of_every_verb_can_be_used(verb: str, things: Spec[State]) -> None:
    game = foe("goblin", (2, 2), heroes=PARTY, spec=things)
    for number in range(len(PARTY)):
        hero(game, number).carried = [f"my_{verb}"] * 3
    assert wander(game, f"use my_{verb}") or verb in NEED_MORE


@pytest.mark.parametrize(("verb", "target"), SPELLS)
def test_a_spell_of_every_verb_can_be_cast(verb: str, target: str, things: Spec[State]) -> None:
    game = foe("goblin", (2, 2), heroes=PARTY, spec=things)
    name = f"my_{verb}_{target}"
    caster = hero(game)
    caster.known, caster.prepared = [name], [name] * 8
    assert wander(game, f"cast {name}") or verb in NEED_MORE


@pytest.mark.parametrize("verb", event_verbs())
def test_an_event_of_every_verb_can_happen(verb: str, things: Spec[State]) -> None:
    game = foe("goblin", (2, 2), heroes=PARTY, spec=things)
    running = EVENTS[verb](game._table, hero(game), things.content.events[f"my_ev_{verb}"])
    dice, answer = Dice(1), (0, "")
    while True:
        try:
            ask = running.send(answer) if answer[1] else next(running)
        except StopIteration:
            break
        assert isinstance(ask, Ask)
        answer = (ask.seat, dice.choice(ask.options))
    assert game.view(0)
