"""Elements, attributes, numbers and lines of text as they are written."""

import pytest

from delvers.draw.svg import decoration, group, label, short, tag, text, width


def test_an_element_has_its_attributes_in_their_order_and_its_inside() -> None:
    drawn = tag("g", "<b/>", "x", class_="seat own", data_option="go on", aria_hidden=True)
    assert drawn == '<g class="seat own" data-option="go on" aria-hidden="true"><b/>x</g>'


def test_what_is_not_there_is_left_out_and_zero_is_there() -> None:
    assert tag("circle", r=0, fill=None, hidden=False, opacity=0.0) == '<circle r="0" opacity="0"/>'


def test_words_are_escaped_inside_and_in_attributes() -> None:
    assert text('<Ana> & "co"') == '&lt;Ana&gt; &amp; "co"'
    assert tag("path", id='a"<b>') == '<path id="a&quot;&lt;b&gt;"/>'


@pytest.mark.parametrize("name", ["button", "li", "span", "ul", "p", "td", "section", "h2"])
def test_elements_of_a_page_always_have_an_end(name: str) -> None:
    assert tag(name) == f"<{name}></{name}>"
    assert tag("rect") == "<rect/>"


@pytest.mark.parametrize(
    ("number", "written"),
    [(3.0, "3"), (3.14, "3.1"), (-0.04, "0"), (-2.5, "-2.5"), (10.0, "10"), (0.06, "0.1")],
)
def test_coordinates_are_short(number: float, written: str) -> None:
    assert short(number) == written


def test_a_group_is_moved_and_scaled_only_if_it_must_be() -> None:
    assert group("x") == "<g>x</g>"
    assert group("x", at=(3, 0)) == '<g transform="translate(3 0)">x</g>'
    assert group("x", scale=0.5) == '<g transform="scale(0.5)">x</g>'
    assert group("x", at=(1.25, 2), scale=2, class_="card") == (
        '<g transform="translate(1.2 2) scale(2)" class="card">x</g>'
    )


def test_a_label_says_where_and_how_large() -> None:
    assert label("A & B", 1, 2.5, 12) == (
        '<text x="1" y="2.5" font-size="12" text-anchor="middle" class="letter ink">'
        "A &amp; B</text>"
    )
    bold = label(7, 0, 0, 10, fill="paper", anchor="start", bold=True)
    assert bold == (
        '<text x="0" y="0" font-size="10" font-weight="bold" class="letter paper">7</text>'
    )


def test_a_label_that_would_be_too_wide_is_squeezed() -> None:
    squeezed = 'textLength="20" lengthAdjust="spacingAndGlyphs"'
    assert squeezed in label("0123456789", 0, 0, 10, fit=20)
    assert "textLength" not in label("0123456789", 0, 0, 10, fit=53)
    assert "lengthAdjust" not in label("0123456789", 0, 0, 10)


def test_cyrillic_is_wider_and_bold_cyrillic_more_so() -> None:
    assert width("abcd", bold=False) == width("abcd", bold=True) == pytest.approx(4 * 0.52)
    assert width("абвг", bold=False) == pytest.approx(4 * 0.60)
    assert width("абвг", bold=True) == pytest.approx(4 * 0.69)


def test_a_decoration_is_not_read_aloud() -> None:
    drawn = decoration("<path/>")
    assert drawn.startswith("<svg ")
    assert 'class="emblem" aria-hidden="true"><path/></svg>' in drawn
