"""The regions of the page: every option can be chosen, and nothing hidden gets into the markup."""

import pytest

from delvers.draw import regions
from delvers.games.dungeonquest.common.pictures.options import sign_of
from delvers.games.dungeonquest.common.rules.board import DIRECTIONS
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from delvers.text import LANGUAGES, words
from tests.games.dungeonquest.common.pictures.scenes import (
    GAME,
    drawn_for,
    elements,
    shown,
    with_option,
)
from tests.games.dungeonquest.third.rules.scene import below, scene
from tests.games.raiders.pictures.scenes import all_text, by_id, options, parsed

ROOMS = {"c3": "chamber_01", "c2": "corridor_01"}


def exploring(**facts: object) -> Game:
    """Hugo explores, with a rope and a rune; Lindel waits in a tower."""
    given = {"loot": {0: ["corpse_rope", "treasure_ruby_ring"]}, "wounds": {0: 5}, **facts}
    return scene("hugo", "lindel", at=["c3", "m1"], tiles=ROOMS, **given)  # type: ignore[arg-type]


def everything_clickable(game: Game, seat: int = 0) -> set[str]:
    """All options of a seat that some region lets it choose."""
    return set().union(*(options(region) for region in shown(game, seat).values()))


# -- options ---------------------------------------------------------------------------------------


def test_every_option_can_be_chosen_and_no_other() -> None:
    game = exploring()
    assert everything_clickable(game) == set(game.pending[0].options)


def test_options_are_buttons_in_words() -> None:
    (search,) = with_option(shown(exploring())["options"], "search")
    assert search.tag == "button"
    assert "Search this chamber" in "".join(search.itertext())


def test_a_refused_option_is_a_button_that_tells_the_rule() -> None:
    game = exploring(searches={0: 2})
    (refused,) = [e for e in elements(shown(game)["options"]) if e.get("data-refused") == "search"]
    assert refused.get("data-rule") == game.pending[0].refused["search"]
    assert "data-option" not in refused.attrib


def test_a_refused_way_is_shown_on_the_board_only() -> None:
    game = scene("hugo", "lindel", at=["c3", "m1"], tiles={"c3": "chamber_05"})
    assert "move east" in game.pending[0].refused
    assert all(e.get("data-refused") != "move east" for e in elements(shown(game)["options"]))


def test_a_card_that_the_question_is_about_is_shown() -> None:
    game = below("hugo", "catacomb_hidden_trap", runes={0: ["rune_of_ascent"]})
    game.choose(0, "go on")
    assert game.pending[0].prompt == "rise_instead catacomb_hidden_trap"
    assert "Hidden Trap" in all_text(shown(game)["options"])


def test_an_option_about_a_card_shows_the_card() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["c2", "m1"],
        tiles={"c2": "chamber_01", "c3": "bridge_01@2"},
        loot={0: ["treasure_ruby_ring", "treasure_pearl_ring"]},
    )
    game.choose(0, "move south")
    game.choose(0, "cross")
    (ring,) = with_option(shown(game)["options"], "discard treasure_ruby_ring")
    assert "Ruby Ring" in " ".join(ring.itertext())
    assert everything_clickable(game) == set(game.pending[0].options)


def test_a_tile_to_be_laid_is_shown_as_it_would_lie() -> None:
    game = below("hugo", runes={0: ["rune_of_ascent"]}, pool=["chamber_02"], dice=[2])
    game.choose(0, "use rune_of_ascent")
    game.choose(0, "drift left")
    assert game.pending[0].prompt == "arrow chamber_02"
    asked = shown(game)["options"]
    assert options(asked) == {f"arrow {way}" for way in DIRECTIONS}
    assert len({drawing_of(asked, f"arrow {way}") for way in DIRECTIONS}) == 4


def drawing_of(markup: str, option: str) -> str:
    """The drawing inside the button of an option."""
    (button,) = with_option(markup, option)
    return "".join(str(sorted(one.attrib.items())) for child in button for one in child.iter())


@pytest.mark.parametrize(
    "option",
    ["move north", "reroll 4", "name magic", "meet skeleton", "fight hugo", "to c4", "drift left"],
)
def test_every_kind_of_option_has_a_sign(option: str) -> None:
    assert list(parsed(sign_of(drawn_for(exploring()), option)))


def test_who_is_not_asked_has_nothing_to_choose() -> None:
    game = exploring()
    assert everything_clickable(game, 1) == set()
    assert "Waiting for Ana" in " ".join(all_text(shown(game, 1)["prompt"]))
    assert shown(game, None)["options"] == ""


# -- words, sun, sheets ----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_regions_are_well_formed_in_every_language(lang: str) -> None:
    for seat in (0, 1, None):
        said = [" ".join(all_text(region)) for region in shown(exploring(), seat, lang).values()]
        for hero in exploring().view(seat)["heroes"]:
            assert any(words(lang).name(GAME, hero["hero"]) in one for one in said)


def test_ids_are_unique_on_the_page() -> None:
    page = "".join(shown(exploring()).values())
    ids = [element.get("id") for element in elements(page) if element.get("id")]
    assert len(ids) == len(set(ids))


def test_names_cannot_break_the_page() -> None:
    names = ('<script>alert("x")</script>', "Bruno & 'Co'")
    for region in regions(drawn_for(exploring(), 0, names=names)).values():
        assert "<script" not in region
        parsed(region)


def test_the_sun_says_how_long_it_stays() -> None:
    assert "Sun 7 of 30, 19 rounds until sunset may come · Turn: Ana" in all_text(
        shown(exploring(sun=7))["progress"]
    )


def test_late_in_the_day_the_sun_says_which_rolls_shut_the_doors() -> None:
    said = " ".join(all_text(shown(exploring(sun=28))["progress"]))
    assert "the doors shut on a roll of 1–3" in said
    assert "1–5" in all_text(shown(exploring(sun=28))["sun"])


def test_a_sheet_shows_life_attributes_gold_and_everything_a_hero_has() -> None:
    game = exploring(
        runes={0: ["rune_of_healing"]},
        kept={0: ["dungeon_torch_goes_out"]},
        determination={0: {"here web": 2}},
        bound={0: "caught"},
    )
    sheet = by_id(shown(game)["own"], "hero-0")
    said = " ".join(sheet.itertext())
    for told in (
        "Hugo the Glorious",
        "Ana · you",
        "on turn",
        "Life 11 of 16 (5 wounds)",
        "Strength 7",
        "Agility 4",
        "Armor 9",
        "Luck 3",
        "140 gold",
        "Rope",
        "Ruby Ring",
        "Rune of Healing",
        "Torch Goes Out",
        "Determination",
        "caught in the web",
    ):
        assert told in said


def test_the_way_through_the_catacombs_lies_on_the_sheet() -> None:
    game = below("hugo", "catacomb_empty", row=["catacomb_exit"])
    said = " ".join(by_id(shown(game)["own"], "hero-0").itertext())
    assert "In the catacombs · heading east" in said


def test_the_dead_and_those_who_got_out_are_told_apart() -> None:
    game = scene(
        "hugo", "lindel", "krutzbeck", tiles=ROOMS, at=["c3"], status={1: "dead", 2: "out"}
    )
    heroes = shown(game)["heroes"]
    assert "Dead" in all_text(heroes)
    assert "Out of the dungeon, safe" in all_text(heroes)
    assert "Life 0 of 15 (0 wounds)" in all_text(heroes)


def test_secret_loot_is_not_in_the_markup_of_the_others() -> None:
    game = exploring(rules=Rules(secret_loot=True))
    own, others = shown(game, 0)["own"], shown(game, 1)["heroes"]
    assert "Ruby Ring" in own
    for seat in (1, None):
        page = "".join(shown(game, seat).values())
        assert "Ruby Ring" not in page
        assert "ruby" not in page
        assert "140" not in all_text(shown(game, seat)["heroes"])
    assert all_text(others).count("A secret card") == 2


def test_the_decks_say_how_much_is_left() -> None:
    said = all_text(shown(exploring())["decks"])
    assert said[said.index("Chambers") + 1] == "115"


def test_the_board_has_a_window_that_begins_at_the_viewers_hero() -> None:
    (middle,) = [e for e in elements(shown(exploring())["board"]) if e.get("class") == "map-centre"]
    assert middle.get("style") == "left:21.2%;top:27.0%"


def test_the_end_names_everybody_with_gold_and_fate() -> None:
    game = scene(
        "hugo",
        "lindel",
        at=["b1", "m1"],
        tiles={"b1": "chamber_01"},
        loot={0: ["treasure_ruby_ring"]},
        status={1: "dead"},
    )
    assert shown(game)["result"] == ""
    game.choose(0, "move west")
    game.choose(0, "leave")
    said = all_text(shown(game)["result"])
    assert said[said.index("Ana (Hugo the Glorious)") + 1] == "got out, 140 gold"
    assert said[said.index("Bruno (Lindel)") + 1] == "died inside, 0 gold"
