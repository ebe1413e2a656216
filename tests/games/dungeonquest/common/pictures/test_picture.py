"""The whole table in one picture."""

from delvers.draw import picture, style
from tests.games.dungeonquest.common.pictures.scenes import drawn_for
from tests.games.dungeonquest.third.rules.fights import meeting
from tests.games.dungeonquest.third.rules.scene import scene
from tests.games.raiders.pictures.scenes import all_text, options, parsed

ROOMS = {"c3": "chamber_01", "c2": "corridor_01", "d3": "chamber_09"}


def test_a_picture_carries_its_style_and_uses_only_what_it_defines() -> None:
    drawn = picture(drawn_for(scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS)))
    (svg,) = parsed(drawn)
    assert svg.tag == "{http://www.w3.org/2000/svg}svg"
    assert "svg .ink" in drawn
    assert "svg .floor" in drawn
    ids = {element.get("id") for element in svg.iter()}
    for element in svg.iter():
        if "href" in element.attrib:
            assert element.attrib["href"].startswith("#")
            assert element.attrib["href"][1:] in ids
    assert "url(" not in drawn


def test_every_option_of_the_question_can_be_clicked_in_the_picture() -> None:
    game = scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS)
    assert options(picture(drawn_for(game))) == set(game.pending[0].options)
    meet = meeting()
    assert options(picture(drawn_for(meet))) == set(meet.pending[0].options)


def test_the_picture_names_all_players_and_their_heroes() -> None:
    game = scene("hugo", "lindel", "krutzbeck", "gherinn", at=["c3"], tiles=ROOMS)
    texts = all_text(picture(drawn_for(game, None)))
    for told in ("Ana", "Bruno", "Chloe", "Dmitri", "Brother Gherinn", "Turn: Ana"):
        assert told in texts


def test_names_are_escaped_in_the_picture() -> None:
    game = scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS)
    drawn = picture(drawn_for(game, 0, names=("<b>Ana</b>", "&")))
    assert "<b>Ana" not in drawn
    assert "<b>Ana</b>" in all_text(drawn)


def test_a_hero_with_many_things_says_how_many_are_not_shown() -> None:
    loot = ["dungeon_gold_coins_30"] * 20
    game = scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS)
    scene_of = drawn_for(game)
    scene_of.view["heroes"][0]["loot"] = loot
    assert "+6" in all_text(picture(scene_of))


def test_a_picture_of_a_finished_game_says_who_won() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m1"],
        tiles={"b1": "chamber_01"},
        loot={0: ["treasure_ruby_ring"]},
        status={1: "dead"},
    )
    game.choose(0, "move west")
    game.choose(0, "leave")
    scene_of = drawn_for(game, None)
    assert scene_of.result is not None
    said = scene_of.words.result(scene_of.game, scene_of.result, scene_of.names)
    assert said in all_text(picture(scene_of))


def test_the_style_of_the_page_holds_everything_that_is_drawn() -> None:
    for rule in ("svg .ink", "svg .floor", ".dq-heroes", "prefers-color-scheme: dark"):
        assert rule in style()
