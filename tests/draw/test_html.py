"""Small pieces of the page: what is seen, and what is heard instead."""

from delvers.draw.html import card_picture, figure, hidden, icon, why
from delvers.text import words


def test_a_card_with_words_is_an_image_and_one_without_is_decoration() -> None:
    told = card_picture("<path/>", "A <troll>", class_="card")
    assert told == (
        '<svg viewBox="0 0 200 280" role="img" class="card">'
        "<title>A &lt;troll&gt;</title><path/></svg>"
    )
    assert card_picture("<path/>") == (
        '<svg viewBox="0 0 200 280" aria-hidden="true"><path/></svg>'
    )


def test_an_icon_is_seen_only() -> None:
    assert 'class="icon" aria-hidden="true"><path/>' in icon("<path/>")
    assert 'class="small" aria-hidden="true"' in icon("<path/>", "small")


def test_words_for_the_ear_are_marked() -> None:
    assert hidden("3 coins") == '<span class="heard">3 coins</span>'


def test_a_button_asks_for_the_rule_behind_something() -> None:
    assert why("DR-TRAP-02", words("en")) == (
        '<button type="button" class="why" data-rule="DR-TRAP-02">Why?</button>'
    )
    assert 'Why?<span class="heard"> the trap</span></button>' in why(
        "DR-TRAP-02", words("en"), "the trap"
    )
    assert "Why?" not in why("DR-TRAP-02", words("es"))


def test_a_figure_is_a_sign_with_a_number_that_is_heard_in_words() -> None:
    drawn = figure("<path/>", 3, "3 coins", "own")
    assert drawn.startswith('<span class="figure own"><svg ')
    assert drawn.endswith(
        '<span aria-hidden="true">3</span><span class="heard">3 coins</span></span>'
    )
    assert figure("<path/>", 3, "3 coins").startswith('<span class="figure"><svg ')
