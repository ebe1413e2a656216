"""The regions of the page: what can be clicked, what is refused, and what stays hidden."""

import pytest

from delvers.draw import picture, regions
from delvers.kernel.game import Game
from delvers.text import LANGUAGES
from tests.games.raiders.pictures.scenes import all_text, by_id, drawn_for, options, parsed
from tests.games.raiders.rules.scene import lay, scene

ROW = ("treasure_01", "trap_01", "monster_06", "chamber_03", "monster_01")


def middle(hidden: str = "chamber_03") -> Game:
    """The third room of a level; the fourth lies face down."""
    row = [hidden if room == "chamber_03" else room for room in ROW]
    return scene(
        4,
        "monster_06",
        coins=[5, 3, 7, 2],
        wounds=[1, 2, 0, 3],
        items={0: ["torch", "crystal ball", "crystal ball", "key"]},
        powers={0: (1, 3, 5)},
        at=2,
        row=row,
        face_up=[True, True, True, False, True],
    )


def moments() -> dict[str, Game]:
    """Moments that look different on the page."""
    choosing, waiting, gazing, over = middle(), middle(), middle(), scene(3, "medusa")
    waiting.choose(0, "power 5")
    lay(gazing, "crystal ball", "power 2", "power 2", "power 4")
    lay(over, "power 1", "power 2", "power 3")
    open_cards = scene(3, "chamber_03", map_at=1)
    open_cards.choose(1, "power 4")
    return {
        "choosing": choosing,
        "waiting": waiting,
        "gazing": gazing,
        "over": over,
        "tactical": open_cards,
    }


MOMENTS = tuple(moments())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_region_and_picture_is_well_formed(moment: str, lang: str) -> None:
    game = moments()[moment]
    for seat in (0, 1, None):
        shown = drawn_for(game, seat, lang)
        page = regions(shown)
        assert {*page} == {*regions(drawn_for(game))}
        assert {*shown.names} <= {*all_text("".join(page.values()))}
        assert {*shown.names} <= {*all_text(picture(shown))}


@pytest.mark.parametrize("moment", MOMENTS)
def test_ids_are_used_once(moment: str) -> None:
    page = "".join(regions(drawn_for(moments()[moment])).values())
    ids = [element.get("id") for element in parsed(page).iter() if element.get("id")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("moment", ["choosing", "gazing", "tactical"])
def test_exactly_the_legal_options_can_be_clicked(moment: str) -> None:
    game = moments()[moment]
    for seat in range(game.seats):
        shown = drawn_for(game, seat)
        asked = set(shown.ask.options) if shown.ask else set()
        assert options(regions(shown)["hand"]) == asked
        assert options(picture(shown)) == asked


def test_a_card_that_can_be_laid_is_a_button_with_words() -> None:
    card = by_id(regions(drawn_for(middle()))["hand"], "card-power-5")
    assert card.tag == "button"
    assert card.get("aria-label", "").startswith("Power 5. Counts as 5")
    in_picture = by_id(picture(drawn_for(middle())), "card-power-5")
    assert (in_picture.get("role"), in_picture.get("tabindex")) == ("button", "0")


def test_a_refused_card_says_why_not() -> None:
    hand = regions(drawn_for(middle()))["hand"]
    for card, rule in (("card-key", "DR-ITEM-14"), ("card-power-2", "DR-PLAY-11")):
        button = by_id(hand, card)
        assert button.get("data-rule") == rule
        assert button.get("data-option") is None
        assert "Why not?" in button.get("aria-label", "")
        assert "refused" in button.get("class", "")


def test_a_torch_stands_for_its_use_while_a_room_lies_face_down() -> None:
    torch = by_id(regions(drawn_for(middle()))["hand"], "card-torch")
    assert torch.get("data-option") == "use torch"


def test_a_torch_can_be_laid_against_the_wolf_pack() -> None:
    game = scene(3, "wolf_pack", items={0: ["torch"]})
    assert by_id(regions(drawn_for(game))["hand"], "card-torch").get("data-option") == "torch"


def test_two_copies_of_an_item_are_one_card_with_a_number() -> None:
    ball = by_id(regions(drawn_for(middle()))["hand"], "card-crystal-ball")
    assert "×2" in "".join(ball.itertext())


def test_whoever_has_laid_a_card_waits() -> None:
    shown = regions(drawn_for(moments()["waiting"], 0))
    assert "Others are choosing" in shown["prompt"]
    assert by_id(shown["hand"], "card-power-1").get("disabled") == "disabled"
    assert options(shown["hand"]) == {"use torch"}


def test_a_spectator_has_no_hand_and_sees_who_is_waited_for() -> None:
    shown = regions(drawn_for(middle(), None))
    assert shown["hand"] == ""
    assert "Waiting for Ana, Bruno, Chloe and Dmitri" in shown["prompt"]


# -- hidden things ---------------------------------------------------------------------------------


def both_drawings(game: Game, seat: int | None) -> tuple[dict[str, str], str]:
    shown = drawn_for(game, seat)
    return regions(shown), picture(shown)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_card_laid_face_down_cannot_be_told_from_another(seat: int | None) -> None:
    low, high = middle(), middle()
    low.choose(1, "power 1")
    high.choose(1, "power 5")
    assert both_drawings(low, seat) == both_drawings(high, seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_room_that_lies_face_down_cannot_be_told_from_another(seat: int | None) -> None:
    assert both_drawings(middle("chamber_03"), seat) == both_drawings(middle("monster_02"), seat)


def test_only_the_owner_of_the_torch_sees_the_room_and_that_it_is_secret() -> None:
    game = middle("monster_02")
    game.choose(0, "use torch")
    own = by_id(regions(drawn_for(game, 0))["row"], "place-4")
    assert "Seen by your torch" in "".join(own.itertext())
    other = "".join(by_id(regions(drawn_for(game, 1))["row"], "place-4").itertext())
    assert "Dragon" not in other
    assert "Face-down room" in other


def test_the_owner_sees_the_card_laid_face_down_and_the_others_its_back() -> None:
    game = middle()
    game.choose(0, "power 5")
    assert "Power 5" in all_text(regions(drawn_for(game, 0))["players"])
    assert "Power 5" not in all_text(regions(drawn_for(game, 1))["players"])
    assert "A card, face down" in all_text(regions(drawn_for(game, 1))["players"])


# -- what is told ----------------------------------------------------------------------------------


def test_the_present_room_is_explained_with_the_figures_of_this_table() -> None:
    assert "Strength 14 with 4 players." in " ".join(all_text(regions(drawn_for(middle()))["room"]))


def test_what_just_happened_shows_everybodys_card_and_what_came_of_it() -> None:
    game = middle()
    lay(game, "power 1", "power 2", "power 3", "power 4")
    happened = regions(drawn_for(game))["happened"]
    texts = all_text(happened)
    assert texts[0] == "What just happened: Goblin"
    assert [text for text in texts if text.startswith("Power")] == [
        "Power 1",
        "Power 2",
        "Power 3",
        "Power 4",
    ]
    assert "+2" in texts
    assert "The goblin stands firm: 10 against 14." in texts
    assert 'data-rule="DR-MON-02"' in happened


def test_before_the_first_cards_nothing_has_happened() -> None:
    shown = regions(drawn_for(middle()))
    assert shown["happened"] == shown["cards"] == ""


def test_whoever_looked_into_a_crystal_ball_sees_the_cards_of_the_others() -> None:
    shown = regions(drawn_for(moments()["gazing"]))
    texts = all_text(shown["cards"])
    assert [text for text in texts if text.startswith(("Power", "Crystal"))] == [
        "Crystal ball",
        "Crystal ball",
        "Power 2",
        "Power 2",
        "Power 4",
    ]
    assert "now choose your own" in shown["prompt"]


def test_a_second_card_after_a_crystal_ball_stands_beside_it() -> None:
    game = moments()["gazing"]
    game.choose(0, "power 3")
    happened = all_text(regions(drawn_for(game))["happened"])
    assert [text for text in happened if text in ("Crystal ball", "Power 3")] == [
        "Crystal ball",
        "Crystal ball",
        "Power 3",
    ]


def test_in_the_tactical_variant_open_cards_and_the_map_are_shown() -> None:
    shown = regions(drawn_for(moments()["tactical"]))
    assert "Power 4" in all_text(shown["cards"])
    holder = "".join(by_id(shown["players"], "player-1").itertext())
    assert "Holds the map card" in holder
    assert "Waiting for" in shown["prompt"]


def test_the_end_names_the_winner_those_who_fainted_and_those_who_are_out() -> None:
    shown = regions(drawn_for(moments()["over"]))
    texts = all_text(shown["result"])
    assert texts.count("Out of the game") == 1
    assert any("Winner" in text for text in texts)
    assert shown["hand"] == shown["row"] == ""


def test_figures_that_changed_are_pointed_out() -> None:
    game = middle()
    lay(game, "power 1", "power 2", "power 3", "power 4")
    player = by_id(regions(drawn_for(game))["players"], "player-0")
    assert [e.get("class") for e in player.iter() if "figure" in e.get("class", "")][1] == (
        "figure up"
    )


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><b onclick="x">', "a & b"])
def test_names_are_escaped_everywhere(name: str) -> None:
    game = middle()
    lay(game, "power 1", "power 2", "power 3", "power 4")
    shown = drawn_for(game, names=(name, "B", "C", "D"))
    for markup in (*regions(shown).values(), picture(shown)):
        assert "<script" not in markup
        assert "<b " not in markup
    assert name in all_text(regions(shown)["players"])
    assert name in all_text(picture(shown))
