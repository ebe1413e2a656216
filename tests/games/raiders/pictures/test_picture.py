"""Pictures that stand alone."""

from pathlib import Path

from delvers.draw import picture
from delvers.games.raiders.pictures.sample import sample_picture
from tests.games.raiders.pictures.scenes import all_text, drawn_for, parsed
from tests.games.raiders.rules.scene import scene

README_PICTURE = Path(__file__).parents[4] / "docs" / "img" / "raiders.svg"


def test_a_picture_carries_its_style_and_needs_nothing_else() -> None:
    drawn = picture(drawn_for(scene(3, "treasure_01")))
    (svg,) = parsed(drawn)
    assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    assert "svg .ink" in drawn
    assert "href" not in drawn
    assert "url(" not in drawn


def test_a_picture_of_a_finished_game_says_who_won() -> None:
    game = scene(3, "mummy", coins=[9, 1, 1], wounds=[0, 0, 3])
    for seat in range(3):
        game.choose(seat, "power 1")
    assert "Ana wins with 9 coins." in all_text(picture(drawn_for(game, None)))


def test_the_picture_in_the_readme_is_the_one_that_is_drawn_today() -> None:
    # If this fails: python -m delvers.games.raiders.pictures.sample docs/img/raiders.svg
    assert README_PICTURE.read_text(encoding="utf-8") == sample_picture() + "\n"
    assert README_PICTURE.stat().st_size < 150_000
