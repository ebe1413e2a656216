"""The fight: both sides in words, stacks that can be read, a hand to click, nothing given away."""

import re

import pytest

from delvers.draw import picture
from delvers.games.dungeonquest.third.rules.state import Rules
from tests.games.dungeonquest.common.pictures.scenes import drawn_for, elements, shown, with_option
from tests.games.dungeonquest.third.rules.fights import brawl, meeting
from tests.games.dungeonquest.third.rules.scene import scene, state_of
from tests.games.raiders.pictures.scenes import all_text, options, parsed


def test_there_is_no_fight_until_there_is_one() -> None:
    assert shown(scene("hugo", "lindel"))["fight"] == ""


def test_who_plays_the_monster_is_said_in_words() -> None:
    game = brawl("lindel", "skeleton_3")
    assert "You play Lindel. Bruno plays Skeleton." in " ".join(all_text(shown(game, 0)["fight"]))
    assert "Ana plays Lindel. You play Skeleton." in " ".join(all_text(shown(game, 1)["fight"]))
    assert "Ana plays Lindel. Bruno plays Skeleton." in " ".join(
        all_text(shown(game, None)["fight"])
    )


def test_alone_nobody_plays_the_monster() -> None:
    game = brawl("lindel", "skeleton_3", rules=Rules(solo=True))
    said = " ".join(all_text(shown(game, 0)["fight"]))
    assert "Nobody plays Skeleton: the top card decides." in said
    assert "life 3" in said


def test_escape_and_attack_are_buttons_and_a_refusal_tells_its_rule() -> None:
    game = meeting("lindel", "skeleton_3")
    assert {"attack", "escape"} <= options(shown(game)["options"])
    runes = {0: ["rune_of_lightning"]}
    shut = meeting("lindel", "skeleton_3", chamber="portcullis_01", runes=runes)
    rules = {e.get("data-refused"): e.get("data-rule") for e in elements(shown(shut)["options"])}
    assert rules["escape"] == "DQ3-MON-12"


def test_every_card_of_the_hand_that_can_be_played_is_a_button() -> None:
    game = brawl()
    fight = shown(game, 0)["fight"]
    assert options(fight) == set(game.pending[0].options)
    (button,) = with_option(fight, "play melee_1")
    assert button.tag == "button"
    assert "Melee 1, counters magic" in str(button.get("aria-label"))
    assert all(option not in options(shown(game, 0)["options"]) for option in options(fight))


def test_each_side_sees_its_own_hand_and_only_the_number_of_the_others() -> None:
    game = brawl(foe=("melee_5", "melee_4", "melee_4", "magic_4"))
    assert "Skeleton: 5 cards in hand" in all_text(shown(game, 0)["fight"])
    for seat in (0, None):
        page = "".join(shown(game, seat).values())
        assert "melee_5" not in page
        assert "Melee 5" not in page
    assert "melee_5" in shown(game, 1)["fight"]
    assert "melee_5" not in picture(drawn_for(game, 0))


def test_a_card_laid_face_down_shows_its_back_to_the_others() -> None:
    game = brawl()
    game.choose(1, "play magic_4")
    assert "A card, face down" in all_text(shown(game, 0)["fight"])
    assert "Magic 4" not in shown(game, 0)["fight"]
    assert "Magic 4" not in picture(drawn_for(game, 0))
    assert any(text.startswith("Magic 4") for text in all_text(shown(game, 1)["fight"]))


@pytest.mark.parametrize(("seat", "life"), [(0, "life ?"), (1, "life 3"), (None, "life ?")])
def test_only_the_monster_player_reads_the_monsters_life(seat: int | None, life: str) -> None:
    said = all_text(shown(brawl("lindel", "skeleton_3"), seat)["fight"])
    assert f"Damage 0, {life}" in said


def test_the_three_stacks_show_types_and_values_of_all_cards() -> None:
    game = brawl()
    fight = state_of(game).fight
    assert fight is not None
    fight.stack += ["magic_3"]
    fight.hero.damage += ["melee_2", "ranged_3"]
    fight.foe.damage += ["melee_4"]
    region = shown(game, 0)["fight"]
    minis = [e for e in elements(region) if "dq-mini " in f"{e.get('class')} "]
    assert [e.get("title", "").split(",")[0] for e in minis] == [
        "Melee 2",
        "Ranged 3",
        "Magic 3",
        "Melee 4",
    ]
    assert "Wounds 0 + damage 2, life 15" in all_text(region)


def test_the_round_is_explained() -> None:
    game = brawl()
    assert "Both lay a card face down" in " ".join(all_text(shown(game, 0)["fight"]))


def test_totals_and_the_side_ahead_are_told_while_a_counterattack_is_open() -> None:
    game = brawl(hand=("ranged_1", "ranged_2", "ranged_3", "ranged_4"), foe=("melee_2",) * 4)
    game.choose(0, "play ranged_1")
    game.choose(1, "play melee_2")
    region = shown(game, 0)["fight"]
    said = " ".join(all_text(region))
    assert "Total 1" in said
    assert "Total 2" in said
    assert "Skeleton is ahead, 2 to 1." in said
    assert "counter ranged_2" in options(region)
    (no,) = [e for e in elements(region) if str(e.get("id")).endswith("-ranged_4")]
    assert no.get("data-rule") == game.pending[0].refused["counter ranged_4"]


def test_fights_are_well_formed_in_the_page_and_in_the_picture() -> None:
    game = brawl("tatianna", "troll_1")
    for seat in (0, 1, None):
        parsed(shown(game, seat)["fight"])
        parsed(picture(drawn_for(game, seat)))
    assert options(picture(drawn_for(game, 0))) == set(game.pending[0].options)


def test_the_monster_that_was_met_is_shown_with_what_is_known_of_it() -> None:
    asked = all_text(shown(meeting("lindel", "skeleton_3"))["options"])
    assert "Skeleton" in asked
    assert any(text.startswith("Life from") for text in asked)


def test_no_element_of_the_page_closes_itself_where_a_browser_would_leave_it_open() -> None:
    page = "".join(shown(brawl(), 0).values())
    assert not re.findall(r"<(?:ul|ol|li|p|div|span|section|button|b|h\d)\b[^>]*/>", page)
