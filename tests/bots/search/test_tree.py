"""What seats learn from one rehearsal to the next."""

from delvers.bots.search.tree import Node, Trees
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask

ACT, MOVE = Prompt("act"), Prompt("move")


def node(**brought: list[float]) -> Node:
    """A question with what its options brought so far."""
    made = Node()
    for option, values in brought.items():
        for value in values:
            made.note(option, value)
    return made


def test_every_answer_is_counted_with_what_it_brought() -> None:
    known = node(a=[0.25, 0.5], b=[1.0])
    assert known.visits == 3
    assert known.tries == {"a": 2, "b": 1}
    assert known.sums == {"a": 0.75, "b": 1.0}


def test_the_option_that_brought_more_is_picked() -> None:
    known = node(a=[0.9] * 20, b=[0.1] * 20)
    assert known.pick(("a", "b"), usual="b") == "a"


def test_what_was_tried_seldom_is_worth_a_try() -> None:
    known = node(a=[0.55] * 40, b=[0.5])
    assert known.pick(("a", "b"), usual="a") == "b"
    assert node(a=[0.95] * 40, b=[0.0] * 8).pick(("a", "b"), usual="a") == "a"


def test_what_was_never_tried_counts_as_much_as_the_usual_option() -> None:
    hopeful, hopeless = node(a=[0.5] * 12), node(a=[0.0] * 12, b=[0.6] * 12)
    assert hopeful.pick(("a", "b"), usual="a") == "b"
    assert hopeless.pick(("a", "b", "c"), usual="a") == "b"
    assert hopeless.pick(("a", "b", "c"), usual="b") == "c"


def test_without_any_try_of_the_usual_option_a_new_one_counts_as_even() -> None:
    known = node(b=[0.9] * 30, c=[0.1] * 4)
    assert known.pick(("a", "b"), usual="a") == "a"
    assert known.pick(("c", "b"), usual="a") == "b"
    assert node(b=[1.0] * 2).pick(("a", "b"), usual="a") == "b"


def test_a_question_is_the_same_after_the_same_answers_of_its_seat() -> None:
    trees = Trees()
    ask = Ask(0, ("a", "b"), "X", prompt=ACT)
    first = trees.node(ask, ("x",))
    assert trees.node(Ask(0, ("a", "b"), "Y", prompt=ACT), ("x",)) is first
    others = [
        trees.node(ask, ("y",)),
        trees.node(Ask(1, ("a", "b"), "X", prompt=ACT), ("x",)),
        trees.node(Ask(0, ("a", "c"), "X", prompt=ACT), ("x",)),
        trees.node(Ask(0, ("a", "b"), "X", prompt=MOVE), ("x",)),
    ]
    assert first not in others
    assert len(set(map(id, others))) == 4
