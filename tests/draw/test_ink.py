"""The hand that draws is steady: the same points give the same shape, and only valid markup."""

from delvers.draw.ink import blob, cut, frame, line, tail, twin
from delvers.draw.svg import group, label, short, tag, text
from tests.games.raiders.pictures.scenes import parsed


def test_a_sharp_corner_is_drawn_with_straight_lines() -> None:
    assert blob("0,0! 10,0! 10,10!") == '<path d="M0 0L10 0L10 10L0 0Z" class="ink"/>'


def test_a_round_point_is_drawn_with_curves() -> None:
    assert "C" in blob("0,0 10,0 10,10")
    assert "Z" not in line("0,0 10,0 10,10")


def test_a_twin_is_the_same_on_both_sides() -> None:
    assert twin("50,0! 80,50! 50,100!") == (
        '<path d="M50 0L80 50L50 100L20 50L50 0Z" class="ink"/>'
    )


def test_a_frame_is_drawn_alike_every_time() -> None:
    assert frame(0, 0, 100, 50, seed=1) == frame(0, 0, 100, 50, seed=1)
    assert frame(0, 0, 100, 50, seed=1) != frame(0, 0, 100, 50, seed=2)


def test_tapered_shapes_are_closed() -> None:
    assert cut("0,0 10,0").count("Z") == tail("0,0 10,0 20,5").count("Z") == 1


def test_numbers_are_kept_short() -> None:
    assert [short(number) for number in (1.0, 1.25, -0.04, 100)] == ["1", "1.2", "0", "100"]


def test_attributes_and_texts_are_escaped() -> None:
    element = parsed(tag("p", text("<b>&\"'"), title='"><script>'))[0]
    assert element.text == "<b>&\"'"
    assert element.get("title") == '"><script>'


def test_what_is_none_or_false_is_left_out() -> None:
    assert tag("p", hidden=None, disabled=False, data_x=1, class_="a") == (
        '<p data-x="1" class="a"></p>'
    )


def test_a_long_line_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in label("A very long name indeed", 0, 0, 20, fit=50)
    assert "textLength" not in label("Ana", 0, 0, 20, fit=100)


def test_a_group_that_does_not_move_needs_no_transform() -> None:
    assert group("") == "<g/>"
    assert group("", at=(1, 2), scale=0.5) == '<g transform="translate(1 2) scale(0.5)"/>'
