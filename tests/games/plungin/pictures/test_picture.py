"""The whole table of Dungeon Plungin' as one picture."""

import pytest

import delvers
from delvers.draw import picture
from delvers.text import LANGUAGES, words
from tests.games.plungin.pictures.scenes import drawn_for
from tests.games.plungin.rules.scene import scene
from tests.games.raiders.pictures.scenes import parsed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_is_one_well_formed_document(lang: str) -> None:
    game = scene("brannoc_vale", "sable_wick", monsters=[("orc", (5, 5))])
    drawn = parsed(picture(drawn_for(game, lang=lang)))
    ids = [one.get("id") for one in drawn.iter() if one.get("id")]
    assert len(ids) == len({*ids})
    hrefs = {one.attrib["href"][1:] for one in drawn.iter() if "href" in one.attrib}
    assert hrefs <= {*ids}


def test_the_picture_names_heroes_monsters_and_the_question() -> None:
    game = scene("brannoc_vale", monsters=[("orc", (5, 5))])
    texts = " ".join(parsed(picture(drawn_for(game))).itertext())
    assert "Brannoc Vale" in texts
    assert "Orc 10" in texts
    assert "LIFE 9/9" in texts


def test_a_campaign_has_a_picture_before_there_is_a_dungeon() -> None:
    game = delvers.new("plungin", seats=1, seed=1, options={"campaign": True})
    said = " ".join(parsed(picture(drawn_for(game))).itertext())
    assert words("en").prompt("plungin", game.pending[0]) in said


def test_only_a_few_of_many_monsters_and_options_are_listed() -> None:
    places = [(x, y) for x in range(6) for y in range(2, 5)][:14]
    game = scene("brannoc_vale", at=[(0, 0)], monsters=[("goblin", place) for place in places])
    assert "+4" in " ".join(parsed(picture(drawn_for(game))).itertext())
