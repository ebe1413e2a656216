"""Everything that is asked, offered and told has words."""

from typing import get_args

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.books.problems import TABLES
from delvers.games.plungin.rules.events import EVENTS
from delvers.games.plungin.rules.events.reasons import Entry, Why
from delvers.games.plungin.rules.monsters.idling import REASONS as WHY_IDLE
from delvers.games.plungin.rules.options import GRAMMAR
from delvers.games.plungin.rules.prompts import PROMPTS
from delvers.games.plungin.rules.village.services import mini_bosses
from delvers.games.plungin.words import WORDS
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.events import IDLE, SPECIAL, WOKEN
from delvers.games.plungin.words.lines import LINES
from delvers.games.plungin.words.reasons import REASONS
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.spec import Result
from delvers.text import Words, words
from delvers.text.gametext import readable
from delvers.text.languages import SOURCE
from tests.conftest import Untold
from tests.games.plungin.words.scenes import (
    ABOUT,
    BUTTONS,
    GAME,
    HERO,
    MORE_SCENES,
    NAMES,
    SCENES,
    happened,
)

ENDS = (".", "!", "?", '"', "”", "»")


def prompts() -> set[str]:
    """All questions in the rules; those about something end with a space."""
    return {form.pattern.partition("{")[0] for form in PROMPTS}


def test_every_kind_of_event_in_the_rules_has_a_text() -> None:
    assert {*EVENTS.values()} == {*LINES, *SPECIAL}
    assert {*EVENTS} == {*SCENES}


@pytest.mark.parametrize(("kind", "params"), [*SCENES.items(), *MORE_SCENES])
def test_every_event_is_told(w: Words, kind: str, params: dict[str, object]) -> None:
    told = w.event(GAME, happened(kind, **params), NAMES)  # type: ignore[arg-type]
    assert told != readable(kind)
    assert "%(" not in told
    assert "_" not in told
    assert told.endswith(ENDS)


def test_every_question_in_the_rules_has_a_text(w: Words) -> None:
    asked = prompts()
    assert {"act", "step", "aim ", "see ", "counterattack ", "mighty_blow", "target "} <= asked
    for prompt in asked:
        key = prompt + ABOUT.get(prompt, HERO) if prompt.endswith(" ") else prompt
        told = w.prompt(GAME, key)
        assert told != readable(key), key
        assert told.endswith(("?", ".")), key
        assert "_" not in told


def test_every_button_has_a_label(w: Words) -> None:
    for option in (*WORDS.options, *BUTTONS):
        label = w.option(GAME, option)
        assert "_" not in label, option
        assert "%(" not in label, option
        assert w.lang == SOURCE or label != readable(option) or is_name(option), option


def is_name(option: str) -> bool:
    """Whether a label is a bare name, which may be the same in two languages."""
    return option.partition(" ")[0] in ("class", "on", "race", "school", "take", "target")


def test_every_form_of_option_has_an_example_here() -> None:
    shown = {form for option in (*WORDS.options, *BUTTONS) for form in GRAMMAR.forms_of(option)}
    assert shown == {*GRAMMAR}


def test_every_example_is_of_exactly_one_form_and_made_again_from_its_parts() -> None:
    for option in (*WORDS.options, *BUTTONS):
        (form,) = GRAMMAR.forms_of(option)
        assert form(*form.parts(option)) == option


def test_every_reason_that_is_declared_has_words_or_a_name(w: Words) -> None:
    assert {*REASONS} == {*get_args(Why)}
    for why in (*get_args(Why), *get_args(Entry), "RES check", "make potion_healing"):
        for event in (
            happened("rolled", dice=[5], why=f"{HERO} {why}", successes=1),
            happened("damaged", who=HERO, amount=1, cause=why),
        ):
            told = w.event(GAME, event, NAMES)
            assert "_" not in told
            assert w.lang == SOURCE or f"({readable(why)})" not in told


def test_the_sage_tells_every_table_and_every_mini_boss(w: Words) -> None:
    for pack in BOX.packs:
        for about in (*TABLES, *mini_bosses(books_of(w), pack)):
            told = w.event(
                GAME, happened("sage_said", who=HERO, about=about, pack=pack, rows=[]), NAMES
            )
            assert told != readable("sage_said")
            assert "_" not in told


def test_every_option_of_the_game_is_explained(w: Words) -> None:
    for option in SPEC.options:
        assert option.name in WORDS.settings
        assert w.setting(GAME, option.name)
        assert w.explanation(GAME, option.explanation) != readable(option.explanation)
        assert w.explanation(GAME, option.explanation).endswith(".")


def test_every_way_to_handle_the_monsters_has_words(w: Words) -> None:
    values = next(one for one in SPEC.options if one.name == "monster_handler").allowed
    told = {w.setting_value(GAME, "monster_handler", value) for value in values}
    assert len(told) == len(values)
    assert not told & set(map(str, values))
    assert w.setting_value(GAME, "stun", 2) == "2"


def test_every_reason_for_doing_nothing_is_told(w: Words) -> None:
    assert set(IDLE) == set(WHY_IDLE)
    lines = {w.event(GAME, happened("idle", who="orc 12", why=why), NAMES) for why in IDLE}
    assert len(lines) == len(IDLE)
    assert readable("idle") not in lines


def test_what_has_woken_a_monster_is_told(w: Words) -> None:
    lines = {w.event(GAME, happened("woke", who="orc 12", why=why), NAMES) for why in WOKEN}
    assert len(lines) == len(WOKEN)
    assert readable("woke") not in lines


def test_the_handler_of_the_monsters_is_named(w: Words) -> None:
    assert NAMES[1] in w.event(GAME, happened("monsters_turn", seat=1), NAMES)
    assert NAMES[0] not in w.event(GAME, happened("monsters_turn", seat=0), NAMES[:1])


def test_the_end_of_a_game_is_told(w: Words) -> None:
    for winners, why in (
        ((0, 1), "DP-ROUND-02"),
        ((), "DP-CONFLICT-48"),
        ((), "DP-EXITDUN-02"),
    ):
        told = w.result(GAME, Result(winners, ((0, 1),), (3, 3), why), NAMES)
        assert told.endswith(".")
        assert w.lang != SOURCE or "The heroes" in told


ALL_RULES = {option.name: True for option in SPEC.options if option.type is bool}


@pytest.fixture(
    scope="module",
    params=[
        {"adventure": "tapping_in_the_wall"},
        {**ALL_RULES, "adventure": "lamplighters_road", "campaign": False, "stun": 2},
        {"campaign": True},
        {**ALL_RULES, "fire_and_forget": False, "one_check": False},
    ],
    ids=["plain", "all rules", "campaign", "campaign with all rules"],
)
def played(request: pytest.FixtureRequest) -> tuple[Game, set[str], set[str]]:
    """The beginning of a game played at random, with its prompts and its options."""
    game, dice = Game(SPEC, 2, SPEC.check_options(request.param), seed=1), Dice(1)
    prompts, offered = set[str](), set[str]()
    for _ in range(1500):
        if game.is_over:
            break
        seat = dice.choice(game.waiting)
        ask = game.pending[seat]
        prompts.add(str(ask.prompt))
        offered |= {*ask.options, *ask.refused}
        going = [one for one in ask.options if one not in ("leave dungeon", "retire")]
        game.choose(seat, dice.choice(going or ask.options))
    return game, prompts, offered


def test_a_game_is_told(w: Words, played: tuple[Game, set[str], set[str]]) -> None:
    game, prompts, offered = played
    for prompt in prompts:
        assert w.prompt(GAME, prompt) != readable(prompt)
        assert "_" not in w.prompt(GAME, prompt)
    for option in offered:
        assert "_" not in w.option(GAME, option), option
        assert "%(" not in w.option(GAME, option), option
    for event in game.events:
        told = w.event(GAME, event, NAMES)
        assert told != readable(event.kind)
        assert "_" not in told


# -- what a player reads ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("attack orc 12", "Attack Orc 12"),
        ("attack orc 12 with dagger", "Attack Orc 12 with Dagger"),
        ("north", "Step north"),
        ("open door 3", "Open door 3"),
        ("cast fire_bolt overloaded", "Cast Fire Bolt, overloaded"),
        ("give rope sable_wick", "Give Rope to Sable Wick"),
        ("give up prop_inn_room", "Give up Room at the inn, rented"),
        ("on orc 12 north 2", "Orc 12: 2 squares north"),
        ("buy bandage for sable_wick", "Buy Bandage (5 gold) for Sable Wick"),
        ("sell club", "Sell Club (2 gold)"),
        ("sell key", "Sell Key"),
        ("first", "The first roll"),
        ("first 0", "Player 1"),
        ("raise 3,-2", "Raise stone on 3,-2"),
        ("raise ATK", "Raise ATK"),
        ("disarm chest 1", "Disarm the trap on chest 1"),
        ("disarm spear_trap", "Disarm: Spear Trap"),
        ("use bandage of sable_wick", "Use Bandage, carried by Sable Wick"),
    ],
)
def test_a_button_says_what_it_does(option: str, label: str) -> None:
    assert words("en").option(GAME, option) == label


@pytest.mark.parametrize(
    ("prompt", "told"),
    [
        ("stand brannoc_vale", "Brannoc Vale: on which square do you begin?"),
        ("counterattack brannoc_vale orc 12", "Brannoc Vale: strike back at Orc 12?"),
        ("no_room elf_mage_2 sword", "Elf Mage 2 has no room for Sword. What now?"),
        ("points 7", "Points left: 7. Which stat do you raise?"),
    ],
)
def test_a_question_says_whom_it_is_about(prompt: str, told: str) -> None:
    assert words("en").prompt(GAME, prompt) == told


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("rolled", "Brannoc Vale attacks Orc 12 (6 5 1): 2 successes."),
        ("damaged", "Orc 12 takes 2 damage (Brannoc Vale)."),
        ("hero_moved", "Brannoc Vale moves to 3,-2."),
        ("hero_joins", "Brannoc Vale joins the party (Ana)."),
        ("table_rolled", "Table 2: doors: 3 +2 = 5."),
        ("life_rolled", "Count Morrow, Life Table: 4, with all damage 23. Turns to Smoke."),
        ("hazard", "Burning oil on 2 squares, from 3,-2 on."),
        ("condition_began", "Brannoc Vale: Ember-shielded."),
    ],
)
def test_a_line_of_the_log_has_names_numbers_and_places(kind: str, told: str) -> None:
    assert words("en").event(GAME, happened(kind, **SCENES[kind]), NAMES) == told


@pytest.mark.parametrize(
    ("kind", "part"),
    [
        ("adventure_began", "introduction"),
        ("adventure_won", "victory"),
        ("adventure_lost", "defeat"),
    ],
)
def test_an_adventure_is_told_in_prose(w: Words, kind: str, part: str) -> None:
    told = w.event(GAME, happened(kind, adventure="bell_under_harrow"), NAMES)
    assert told.endswith(w.card_text(GAME, f"bell_under_harrow {part}"))
    assert w.name(GAME, "bell_under_harrow") in told


def test_what_is_read_aloud_is_told_when_a_location_is_found(w: Words) -> None:
    told = w.event(GAME, happened("unique_location", location="eye_of_death"), NAMES)
    assert told.endswith(w.card_text(GAME, "eye_of_death introduction"))


@pytest.mark.parametrize("option", ["dance wildly", "face up", "cash nothing", "make tea"])
def test_an_unknown_option_is_made_readable(option: str) -> None:
    assert words("ru").option(GAME, option)


def test_an_event_of_another_form_is_made_readable(untold: Untold) -> None:
    assert words("en").event(GAME, happened("rolled", dice=[1]), NAMES) == "Rolled"
    assert untold.lines
    untold.lines.clear()
