"""The table of a game that has no pictures."""

from delvers.draw import Scene, picture, regions
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.text import words

VIEW = {"gold_coins": 3, "alive": [True, False], "own": ["rope", "lamp"], "room": {"doors": None}}
ASK = Ask(0, ("dig", "light_lamp"), "TOY-1", prompt="your_turn", refused={"flee": "TOY-2"})
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
