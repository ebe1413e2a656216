"""Forms: what makes an option or a prompt also takes it apart."""

import pytest

from delvers.kernel.forms import (
    NUMBER,
    REST,
    WORD,
    Grammar,
    among,
    declared,
    form,
    none_of,
    one_of,
    prompt,
)

WAY = one_of("way", ("north", "east"))
STEP = among("step", {"left": -1, "right": 1})
PASS = form("pass")
MOVE = form("move {way}", WAY)
THROW = form("throw {thing} at {square}", WORD, NUMBER)
SHIFT = form("shift {step}", STEP)
SAY = form("say {words}", REST)
CARD = form("{card}", none_of("card", ("pass",)))


def test_a_form_makes_a_text_and_takes_it_apart() -> None:
    assert MOVE("north") == "move north"
    assert MOVE.parts("move north") == ("north",)
    assert THROW("axe", -5) == "throw axe at -5"
    assert THROW.parts("throw axe at -5") == ("axe", -5)
    assert PASS() == "pass"
    assert PASS.parts("pass") == ()


def test_a_part_may_stand_for_a_value() -> None:
    assert SHIFT(-1) == "shift left"
    assert SHIFT.parts("shift right") == (1,)
    assert SHIFT.read("shift up") is None


def test_the_rest_of_a_text_may_have_many_words() -> None:
    assert SAY.parts("say open the door") == ("open the door",)
    assert SAY("a b") == "say a b"
    assert SAY.read("say") is None


@pytest.mark.parametrize(
    "text",
    ["move", "move south", "move north now", "Move north", "move  north", "north", ""],
)
def test_a_text_of_another_form_is_not_read(text: str) -> None:
    assert MOVE.read(text) is None
    assert not MOVE.fits(text)


@pytest.mark.parametrize("number", ["05", "+5", "5.0", "five", "-", "", "٥"])
def test_a_number_has_one_way_to_be_written(number: str) -> None:
    assert THROW.read(f"throw axe at {number}") is None


def test_taking_apart_what_is_of_another_form_names_both() -> None:
    with pytest.raises(ValueError, match=r"'wait' is not of the form 'move \{way\}'"):
        MOVE.parts("wait")


def test_a_form_must_have_as_many_parts_as_it_names() -> None:
    with pytest.raises(ValueError, match=r"'a \{b\}' has 1 parts, not 0"):
        form("a {b}")


def test_nothing_can_follow_the_rest_of_a_text() -> None:
    with pytest.raises(ValueError, match="something follows the rest"):
        form("say {words} twice", REST)
    with pytest.raises(ValueError, match="something follows the rest"):
        form("say {words} {times}", REST, NUMBER)


def test_a_grammar_finds_the_form_of_a_text() -> None:
    grammar = Grammar([PASS, MOVE, THROW, CARD])
    assert grammar.form_of("move east") is MOVE
    assert grammar.forms_of("pass") == [PASS]
    assert grammar.form_of("sword") is CARD
    assert grammar.form_of("move south") is None
    assert len(grammar) == 4


def test_a_grammar_shows_when_a_text_is_of_two_forms() -> None:
    grammar = Grammar([PASS, form("{card}", WORD)])
    assert len(grammar.forms_of("pass")) == 2


def test_a_module_lists_the_forms_it_declares_once_each() -> None:
    assert declared({"A": MOVE, "B": 3, "C": PASS, "D": MOVE}) == [MOVE, PASS]


def test_a_prompt_is_made_by_its_form() -> None:
    lose = prompt("lose {card}", WORD)
    assert lose("gold") == "lose gold"
    assert lose.names == ("card",)
    assert lose.kinds == ("word",)
    assert repr(lose) == "PromptForm('lose {card}')"
