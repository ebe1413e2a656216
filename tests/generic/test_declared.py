"""What a game declares holds: the forms of options and prompts, kinds of events, and its view."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from delvers import Game
from delvers.bots import Player
from delvers.bots.making import makers
from delvers.kernel.events import OF_ANY_GAME
from delvers.kernel.forms import Grammar
from delvers.kernel.kit import REGISTRY
from delvers.kernel.requests import Ask
from delvers.text import words
from delvers.text.gametext import readable
from delvers.text.reference.schema import schema_of
from tests.generic.walks import CASES, FEW, Case

LONGEST = 700
"""So many choices of a game are looked at."""
SEED = 5

DECLARED = [spec for spec in REGISTRY if not spec.id.startswith("toy")]
PLAYED = [
    pytest.param(case, bot, id=f"{case}-{bot}")
    for case in (*FEW, *CASES[::3])
    for bot in makers(case.game)
    if case.game in {spec.id for spec in DECLARED}
]


def moments(case: Case, bot: str) -> Iterator[Game]:
    """A game of one bot in all seats, before each choice and at its end."""
    game, player = case.begin(SEED), Player(bot, case.game, SEED)
    for _ in range(LONGEST):
        yield game
        if game.is_over:
            return
        seat = min(game.waiting)
        game.choose(seat, player.choose(game, seat))
    yield game


def check_form(grammar: Grammar, text: str) -> None:
    """A text is of exactly one form, which makes it again from its parts."""
    forms = grammar.forms_of(text)
    assert len(forms) == 1, f"{text!r} is of the forms {forms}"
    (form,) = forms
    assert form(*form.parts(text)) == text


def texts_of(ask: Ask) -> Iterator[str]:
    """Every option of a question, refused ones too."""
    yield from ask.options
    yield from ask.refused


@pytest.mark.parametrize(("case", "bot"), PLAYED)
def test_every_option_refusal_and_prompt_is_of_exactly_one_declared_form(
    case: Case, bot: str
) -> None:
    spec = REGISTRY.find(case.game)
    options, prompts = set[str](), set[str]()
    for game in moments(case, bot):
        for ask in game.pending.values():
            options.update(texts_of(ask))
            prompts.add(ask.prompt)
    for option in options:
        check_form(spec.grammar, option)
    for prompt in prompts:
        check_form(spec.prompts, prompt)


@pytest.mark.parametrize(("case", "bot"), PLAYED)
def test_every_event_has_the_parameters_that_its_kind_declares(case: Case, bot: str) -> None:
    spec = REGISTRY.find(case.game)
    *_, last = moments(case, bot)
    for event in last.events:
        if event.kind in OF_ANY_GAME:
            continue
        declared = params_of(spec.id, event.kind)
        assert required(spec.id, event.kind) <= event.params.keys() <= declared.keys(), event
        for name, value in event.params.items():
            msgspec.convert(value, declared[name], strict=True)


@cache
def required(game: str, kind: str) -> set[str]:
    declared = REGISTRY.find(game).events[kind]
    return declared.params.keys() - declared.optional


@cache
def params_of(game: str, kind: str) -> dict[str, Any]:
    return REGISTRY.find(game).events[kind].params


@pytest.mark.parametrize(("case", "bot"), PLAYED)
def test_every_view_is_as_its_schema_says(case: Case, bot: str) -> None:
    schema = schema_of(REGISTRY.find(case.game))
    validator = jsonschema_rs.validator_for(schema)
    for number, game in enumerate(moments(case, bot)):
        if number < 5 or number % 41 == 0 or game.is_over:
            for seat in (None, *range(game.seats)):
                validator.validate(json.loads(json.dumps(game.view(seat))))


@pytest.mark.parametrize("spec", DECLARED, ids=lambda spec: spec.id)
def test_a_game_declares_its_view_options_prompts_and_events(spec: Any) -> None:
    assert spec.view_type is not None
    assert spec.grammar.forms
    assert spec.prompts.forms
    assert spec.events


@pytest.mark.parametrize("spec", DECLARED, ids=lambda spec: spec.id)
def test_every_declared_option_and_prompt_without_parts_has_words(spec: Any) -> None:
    english = words("en")
    for form in spec.prompts:
        if not form.names:
            assert english.prompt(spec.id, form()) != readable(form()), form
    for form in spec.grammar:
        if not form.names:
            assert english.option(spec.id, form()), form
