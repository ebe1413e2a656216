"""The fight of the Revised Edition: cards that tell their outcome, secrets kept, a die alone."""

import re

import pytest

from delvers.draw import picture
from delvers.games.dungeonquest.common.pictures.cards import type_name
from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES, AttackType
from delvers.games.dungeonquest.revised.pictures.cards import card_face, outcome
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from delvers.text import LANGUAGES, words
from tests.games.dungeonquest.common.pictures.scenes import (
    drawn_for,
    elements,
    shown,
    with_option,
    with_rule,
)
from tests.games.dungeonquest.revised.rules.scene import act, scene
from tests.games.raiders.pictures.scenes import all_text, options

GAME = "dungeonquest-revised"
ROOMS = {"c3": "chamber_01", "c2": "chamber_01", "b2": "chamber_01"}
PLAYS = {f"play {attack}" for attack in ATTACK_TYPES}


def brawl(hero: str = "lindel", monster: str = "troll_4", **facts: object) -> Game:
    """The hero of seat 0 meets a monster that seat 1 plays; seat 2 watches."""
    game = scene(
        hero, "challara", "gherinn", at=["c3", "m1", "a10"], tiles=ROOMS, lurkers=["c2"],
        top={"monster": [monster]}, **facts,  # type: ignore[arg-type]
    )  # fmt: skip
    act(game, 0, "move north")
    return game


def alone(**facts: object) -> Game:
    """A single hero meets a monster."""
    game = scene(
        "lindel", at=["c3"], tiles=ROOMS, lurkers=["c2"], top={"monster": ["troll_4"]}, **facts,  # type: ignore[arg-type]
    )  # fmt: skip
    act(game, 0, "move north")
    return game


def round_of(game: Game, his: str, its: str) -> Game:
    """Both sides lay a card."""
    act(game, 1, f"play {its}")
    act(game, 0, f"play {his}")
    return game


def said(game: Game, seat: int | None = 0) -> str:
    """The whole fight as a seat reads it."""
    return " ".join(all_text(shown(game, seat)["fight"]))


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("attack", ATTACK_TYPES)
def test_every_card_is_drawn_for_both_sides(attack: str, lang: str) -> None:
    for side in ("hero", "foe"):
        for monster in ("troll", ""):
            drawn = card_face(attack, side, "hugo", monster, words(lang), GAME)
            assert type_name(attack, words(lang), GAME) in all_text(drawn)


@pytest.mark.parametrize("his", ATTACK_TYPES)
@pytest.mark.parametrize("its", ATTACK_TYPES)
def test_a_card_tells_the_wounds_that_are_printed(his: AttackType, its: AttackType) -> None:
    hurt = CONTENT.combat[f"hero_{his}"].suffers[its]
    hit = CONTENT.combat[f"monster_{its}"].suffers[his]
    assert outcome(CONTENT, "lindel", his, its) == (hurt, hit)


def test_a_card_counts_the_ability_of_the_hero_in() -> None:
    hugo, krutzbeck, lindel = (
        outcome(CONTENT, hero, "melee", "melee") for hero in ("hugo", "krutzbeck", "lindel")
    )
    assert hugo[0] == lindel[0] - 1
    assert krutzbeck[1] == lindel[1] + 1


def test_a_card_has_a_row_of_wounds_for_every_answer() -> None:
    texts = all_text(card_face("melee", "hero", "lindel", "troll", words("en"), GAME))
    rows = [(str(hurt or "–"), str(hit or "–")) for hurt, hit in outcomes("melee")]
    assert texts == ["Melee", *(number for row in rows for number in row)]


def outcomes(his: AttackType) -> list[tuple[int, int]]:
    """What Lindel and the monster suffer when he shows a card."""
    return [outcome(CONTENT, "lindel", his, its) for its in ATTACK_TYPES]


# -- both seats ------------------------------------------------------------------------------------


def test_there_is_no_fight_until_there_is_one() -> None:
    assert shown(scene("hugo", "lindel"))["fight"] == ""


def test_both_sides_choose_among_the_same_three_cards() -> None:
    game = brawl()
    for seat in (0, 1):
        assert options(shown(game, seat)["fight"]) == PLAYS
        assert options(shown(game, seat)["options"]) == set()
        assert options(picture(drawn_for(game, seat))) == PLAYS
    assert options(shown(game, 2)["fight"]) == set()


def test_a_card_says_what_it_would_do_before_it_is_chosen() -> None:
    game = brawl()
    (hero,) = with_option(shown(game, 0)["fight"], "play melee")
    hurt, hit = outcome(CONTENT, "lindel", "melee", "magic")
    assert f"against magic: Lindel {hurt}, Troll {hit}" in str(hero.get("aria-label"))
    (monster,) = with_option(shown(game, 1)["fight"], "play magic")
    assert f"against melee: Lindel {hurt}, Troll {hit}" in str(monster.get("aria-label"))


def test_who_plays_the_monster_is_said_in_words() -> None:
    game = brawl()
    assert "You play Lindel. Bruno plays Troll." in said(game, 0)
    assert "Ana plays Lindel. You play Troll." in said(game, 1)
    assert "Ana plays Lindel. Bruno plays Troll." in said(game, None)
    assert "the player to the left of Lindel" in said(game, 2)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_only_the_monsters_player_reads_its_life_and_penalty(seat: int | None) -> None:
    game = brawl(monster="golem_4")
    assert "Wounds 0, life 6" in said(game, 1)
    assert "Whoever escapes suffers 4 wounds" in said(game, 1)
    assert "Wounds 0, life ?" in said(game, seat)
    assert "Whoever escapes" not in said(game, seat)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_laid_card_shows_its_back_to_the_others(seat: int | None) -> None:
    game = brawl()
    before = shown(game, seat)["fight"]
    act(game, 1, "play magic")
    after = shown(game, seat)["fight"]
    assert "A card, face down" in all_text(after)
    assert after.count("Magic;") == before.count("Magic;")
    assert "A card, face down" not in all_text(shown(game, 1)["fight"])


def test_who_has_laid_waits_for_the_other() -> None:
    game = brawl()
    act(game, 1, "play magic")
    assert "Waiting for Ana …" in all_text(shown(game, 1)["prompt"])
    assert options(shown(game, 1)["fight"]) == set()
    assert "Waiting for Ana …" in all_text(shown(game, 2)["prompt"])


def test_in_the_first_round_escaping_is_refused_with_its_rule() -> None:
    assert with_rule(shown(brawl())["options"], "escape")["data-rule"] == "DQR-ESCAPE-02"


def test_those_who_watch_see_what_the_cards_do() -> None:
    assert "What the cards of Lindel do" in said(brawl(), 2)
    assert "Your hand" not in said(brawl(), 2)


# -- after a round ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_after_a_round_all_see_both_cards_and_what_they_did(seat: int | None) -> None:
    game = round_of(brawl(), "melee", "melee")
    hurt, hit = outcome(CONTENT, "lindel", "melee", "melee")
    text = said(game, seat)
    assert "Melee against Melee." in text
    assert f"Lindel {hurt} {hurt} wounds Troll {hit} {hit} wounds" in text


def test_after_a_round_the_hero_fights_on_or_escapes() -> None:
    game = round_of(brawl(), "ranged", "ranged")
    regions = shown(game, 0)
    assert options(regions["options"]) == {"fight on", "escape"}
    assert current_step(regions["fight"]) == "Fight on or escape"
    act(game, 0, "fight on")
    assert current_step(shown(game, 0)["fight"]) == "Lay a card"
    assert options(shown(game, 0)["fight"]) == PLAYS
    assert "round 2" in said(game)


def current_step(region: str) -> str:
    """The step of the round that is marked."""
    (step,) = [e for e in elements(region) if e.get("aria-current") == "step"]
    return step.text or ""


def test_whoever_gets_away_chooses_his_way_on_the_board() -> None:
    game = round_of(brawl(dice=[1, 1]), "ranged", "ranged")
    act(game, 0, "escape", "keep")
    regions = shown(game, 0)
    assert options(regions["board"]) == {"move south", "move west"}
    for seat in (0, 1, 2, None):
        assert shown(game, seat)["fight"] == ""


# -- alone -----------------------------------------------------------------------------------------


def test_alone_the_monster_stays_unseen_until_it_is_faced() -> None:
    game = alone()
    assert "Lindel against something in the dark" in said(game)
    assert "Troll" not in "".join(shown(game).values())
    assert "Troll" not in picture(drawn_for(game))
    assert options(shown(game)["options"]) == {"fight", "escape"}


def test_alone_the_table_of_the_die_is_shown() -> None:
    (table,) = [e for e in elements(shown(alone())["fight"]) if e.tag == "table"]
    rows = [[cell.text for cell in row if cell.tag == "td"] for row in table.iter("tr")][1:]
    assert rows == [["1", "0"], ["1", "1"], ["0", "1"], ["0", "2"]]


def test_alone_the_monster_is_open_once_it_is_fought(monkeypatch: pytest.MonkeyPatch) -> None:
    # A Rune that only the third edition has makes the lone hero stop at each roll.
    monkeypatch.setitem(CONTENT.clauses, "rune_of_fortune", "DQR-RUNE-03")
    game = alone(runes={0: ["rune_of_fortune"]})
    act(game, 0, "fight")
    assert "Lindel against Troll, round 1" in said(game)
    assert "Wounds 0, life 5" in said(game)
    assert "Nobody plays the monster: a die decides." in said(game)


# -- markup ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fights_are_well_formed_in_every_language(lang: str) -> None:
    for game in (brawl(), round_of(brawl(), "magic", "melee"), alone()):
        for seat in (*range(game.seats), None):
            for drawn in (shown(game, seat, lang)["fight"], picture(drawn_for(game, seat, lang))):
                said = " ".join(all_text(drawn))
                assert words(lang).name(GAME, "lindel") in said
                assert game.seats == 1 or words(lang).name(GAME, "troll") in said


def test_no_element_of_the_page_closes_itself_where_a_browser_would_leave_it_open() -> None:
    page = "".join(shown(brawl(), 0).values()) + "".join(shown(alone()).values())
    closing = r"<(?:ul|ol|li|p|div|span|section|button|b|h\d|t[hdr]|table)\b[^>]*/>"
    assert not re.findall(closing, page)
