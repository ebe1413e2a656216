"""The table of a game that has no pictures."""

from delvers.draw import Scene, picture, regions
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.text import words

VIEW = {"gold_coins": 3, "alive": [True, False], "own": ["rope", "lamp"], "room": {"doors": None}}
ASK = Ask(0, ("dig", "light_lamp"), "TOY-1", prompt=Prompt("your_turn"), refused={"flee": "TOY-2"})
ENDED = Result((1,), ((1,), (0, 2)), (2, 5, 2), "TOY-9")
NAMES = ("Ana", "Bob", "Eva")


def scene(ask: Ask | None = None, result: Result | None = None) -> Scene:
    return Scene("toy", VIEW, ask, words("en"), NAMES, result=result)


def test_the_view_is_told_in_readable_words() -> None:
    board = regions(scene())["board"]
    assert "<strong>Gold coins</strong> 3" in board
    assert "<strong>Alive</strong> ✓, –" in board
    assert "<strong>Own</strong> rope, lamp" in board
    assert "Gold coins: 3" in picture(scene())


def test_options_are_buttons_and_what_is_refused_leads_to_its_reason() -> None:
    shown = regions(scene(ASK))
    assert "Your turn" in shown["prompt"]
    assert 'data-option="light_lamp">Light lamp</button>' in shown["options"]
    assert 'data-refused="flee" data-rule="TOY-2">' in shown["options"]
    assert regions(scene())["options"] == ""


def test_the_result_is_a_table_with_shared_places() -> None:
    shown = regions(scene(result=ENDED))["result"]
    assert "Bob wins." in shown
    rows = [f"<td>{place}</td><td>{name}</td><td>{score}</td>" for place, name, score in
            ((1, "Bob", 5), (2, "Ana", 2), (2, "Eva", 2))]  # fmt: skip
    assert "</tr><tr>".join(rows) in shown


def test_who_is_asked_reads_the_question_with_its_rule_and_others_that_they_wait() -> None:
    asked = regions(scene(ASK))["prompt"]
    assert asked.startswith('<div class="prompt yours"><p>Your turn')
    assert 'data-rule="TOY-1">Why?</button>' in asked
    assert regions(scene())["prompt"] == '<p class="prompt">The others choose now.</p>'


def test_what_is_refused_stands_behind_what_can_be_chosen_and_asks_why_not() -> None:
    shown = regions(scene(ASK))["options"]
    assert shown.startswith('<ol class="plain-options"><li><button type="button"')
    assert shown.index('data-option="dig"') < shown.index('data-option="light_lamp"')
    assert shown.index('data-option="light_lamp"') < shown.index('data-refused="flee"')
    assert '<span class="barred">Flee</span> <span class="why-not">Why not?</span>' in shown
    assert shown.count("<li>") == 3


def test_nothing_is_said_of_a_result_before_the_end_and_then_its_rule_is_asked_for() -> None:
    assert regions(scene())["result"] == ""
    ended = regions(scene(result=ENDED))["result"]
    assert ended.startswith("<h2>The game is over.</h2>")
    assert 'data-rule="TOY-9"' in ended
    assert '<th scope="col">Player</th><th scope="col">Score</th>' in ended


def test_what_lies_inside_is_indented_in_the_picture() -> None:
    drawn = picture(scene())
    assert "Room:" in drawn
    assert ">  Doors: " in drawn
    assert 'viewBox="0 0 900 168"' in drawn
    assert [*regions(scene())] == ["progress", "result", "prompt", "options", "board"]
