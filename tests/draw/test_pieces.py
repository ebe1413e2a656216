"""Markup in pieces: the same text is the same piece, and what was drawn stays what it is."""

from delvers.draw import html
from delvers.draw.pieces import (
    NOTHING,
    card,
    cut,
    drawn,
    element,
    figure,
    icon,
    picture,
    piece,
    svg,
)

DRAWN = "<path d='M0,0L10,10L20,20L30,30L40,40L50,50'/>"
DRAGON = "\U0001f409"


def test_the_same_text_is_the_same_piece() -> None:
    assert piece("<b>") is piece("<b>")
    assert picture(DRAWN) is picture(DRAWN)
    assert picture(DRAWN).is_picture
    assert not piece("<b>").is_picture


def test_characters_that_scripts_count_twice_count_twice() -> None:
    assert piece(f"a{DRAGON}é").length == 4
    assert drawn(DRAGON, picture(DRAWN), "é").length == 3 + picture(DRAWN).length


def test_texts_between_pictures_are_one_piece() -> None:
    found = drawn("<p>", ("a", ("b",)), svg(DRAWN, class_="x"), "</p>")
    assert found.children == (piece('<p>ab<svg class="x">'), picture(DRAWN), piece("</p>"))
    assert found.text == f'<p>ab<svg class="x">{DRAWN}</svg></p>'
    assert drawn().is_same(NOTHING)
    assert drawn("").children == ()


def test_what_was_drawn_before_stays_one_among_others() -> None:
    inner = drawn("<b>", svg(DRAWN), "</b>")
    outer = drawn(element("div", "<i></i>", inner, id="x"))
    assert outer.children == (piece('<div id="x"><i></i>'), inner, piece("</div>"))
    assert outer.text == f'<div id="x"><i></i><b><svg>{DRAWN}</svg></b></div>'
    assert outer.places == {picture(DRAWN): outer.text.index(DRAWN)}


def test_what_is_made_of_the_same_is_the_same() -> None:
    inner = drawn("<b>", svg(DRAWN))
    assert drawn("<i>", inner).is_same(drawn("<i>", inner))
    assert not drawn("<i>", inner).is_same(drawn("<u>", inner))
    assert not inner.is_same(None)


def test_a_text_is_cut_at_its_pictures() -> None:
    found = cut(f"<p><svg a='1'><title>One</title>{DRAWN}</svg></p>")
    assert found.children == (
        piece("<p><svg a='1'><title>One</title>"),
        picture(DRAWN),
        piece("</p>"),
    )
    assert found.is_cut


def test_pieces_are_put_together_as_texts_are() -> None:
    assert drawn(card(DRAWN, "A & B", class_="card")).text == html.card_picture(
        DRAWN, "A & B", class_="card"
    )
    assert drawn(icon(DRAWN)).text == html.icon(DRAWN)
    assert drawn(figure(DRAWN, 3, "three", "up")).text == html.figure(DRAWN, 3, "three", "up")
