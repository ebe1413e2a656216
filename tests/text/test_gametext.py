"""Words of every kind of label: options, prompts, names, cards, settings, events and results."""

from types import SimpleNamespace
from typing import Any

import pytest

from delvers.kernel.events import Event
from delvers.kernel.forms import Prompt
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.text import wording, words
from delvers.text.gametext import (
    NO_TEXT,
    GameText,
    Texts,
    in_line,
    is_short,
    look_up,
    name_of,
    plain_event,
    readable,
)
from delvers.text.marks import NN_
from delvers.text.voice import Voice
from delvers.text.wording import MOST_TWINS, Words

EN = words("en")
NAMES = ("Ana", "Bob", "Eva")


def only(known: str, told: str) -> Any:
    """A function that knows one key."""
    return lambda _voice, key, *_: told if key == known else None


TOY = GameText(
    name="The Pit",
    blurb="Dig.",
    names={"lamp": "a lamp", "rope": NN_("%(count)s rope", "%(count)s ropes")},
    options={"dig": "Dig deeper"},
    prompts={"your_turn": "It is your turn."},
    settings={"depth": "Depth", "depth 9": "Nine floors"},
    explanations={"depth": "How deep it is."},
    own_names=only("gem", "a gem of one's own"),
    more_names=only("coin", "a coin"),
    more_options=only("climb", "Climb up"),
    more_prompts=only("which_way", "Which way?"),
    card_text=only("lamp", "It burns."),
    event=lambda _voice, event, _names: "Somebody digs." if event.kind == "dug" else None,
    result=lambda _voice, result, _names: "The pit wins." if result.why == "PIT" else None,
)


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "_texts", lambda game: TOY if game == "toy" else NO_TEXT)


def test_a_game_has_a_name_and_a_blurb_or_its_id_in_readable_words() -> None:
    assert (EN.game("toy"), EN.blurb("toy")) == ("The Pit", "Dig.")
    assert (EN.game("deep_pit"), EN.blurb("deep_pit")) == ("Deep pit", "")


@pytest.mark.parametrize(
    ("option", "label"),
    [("dig", "Dig deeper"), ("climb", "Climb up"), ("lamp", "a lamp"), ("run_away", "Run away")],
)
def test_an_option_is_labelled_from_tables_functions_names_or_its_key(
    option: str, label: str
) -> None:
    assert EN.option("toy", option) == label


@pytest.mark.parametrize(
    ("prompt", "label"),
    [("your_turn", "It is your turn."), ("which_way", "Which way?"), ("pay_now", "Pay now")],
)
def test_a_prompt_is_told_by_its_key_or_its_ask(prompt: str, label: str) -> None:
    assert EN.prompt("toy", prompt) == label
    assert EN.prompt("toy", Ask(0, ("dig",), "T", prompt=Prompt(prompt))) == label


@pytest.mark.parametrize(
    ("id", "name"),
    [("lamp", "a lamp"), ("rope 1", "1 rope"), ("rope_3", "3 ropes"), ("coin", "a coin"),
     ("gem", "Gem"), ("old_boot", "Old boot")],
)  # fmt: skip
def test_a_thing_is_named_from_tables_functions_or_its_key(id: str, name: str) -> None:
    assert EN.name("toy", id) == name


def test_names_of_ones_own_count_only_at_a_table_with_such_content() -> None:
    own = SimpleNamespace(content=object())
    there = EN.with_content(own)  # type: ignore[arg-type]
    assert (there.name("toy", "gem"), there.name("toy", "lamp")) == ("a gem of one's own", "a lamp")
    assert EN.name("toy", "gem") == "Gem"
    assert there.lang == "en"


def test_words_for_the_same_content_are_the_same_object() -> None:
    speaker, one = Words("en"), SimpleNamespace(content=object())
    there = speaker.with_content(one)  # type: ignore[arg-type]
    assert there is speaker.with_content(one)  # type: ignore[arg-type]
    assert there.with_content(one) is there  # type: ignore[arg-type]
    assert speaker.with_content(SimpleNamespace(content=None)) is speaker  # type: ignore[arg-type]
    others = [SimpleNamespace(content=object()) for _ in range(MOST_TWINS)]
    for other in others:
        speaker.with_content(other)  # type: ignore[arg-type]
    assert len(speaker._twins) <= MOST_TWINS
    assert speaker.with_content(one).content is one.content  # type: ignore[arg-type]


def test_a_card_without_a_text_is_told_by_its_name() -> None:
    assert (EN.card_text("toy", "lamp"), EN.card_text("toy", "coin")) == ("It burns.", "a coin")


def test_settings_and_their_values_have_labels() -> None:
    assert (EN.setting("toy", "depth"), EN.setting("toy", "more_light")) == ("Depth", "More light")
    assert EN.setting_value("toy", "depth", 9) == "Nine floors"
    assert EN.setting_value("toy", "depth", 8) == "8"
    assert EN.explanation("toy", "depth") == "How deep it is."
    assert EN.explanation("toy", "less_light") == "Less light"


def test_a_set_of_options_is_told_setting_by_setting() -> None:
    assert EN.chosen_settings("toy", "depth=9,more_light=True") == ["Depth: 9", "More light"]
    assert EN.chosen_settings("toy", "") == []


def test_an_event_is_told_by_the_game_by_the_table_or_plainly() -> None:
    assert EN.event("toy", Event("dug", "T", {}), NAMES) == "Somebody digs."
    loop = EN.event("toy", Event("loop_ended", "T", {}), NAMES)
    assert loop.startswith("The bots come back to the same position")
    fell = Event("fell_down", "T", {"seat": 1, "by": ["rope", "lamp"], "deep": True})
    assert EN.event("toy", fell, NAMES) == "Bob: Fell down (by rope, lamp, deep ✓)"
    assert plain_event(Event("fell_down", "T", {"deep": 1}), NAMES) == "Fell down (deep 1)"
    assert plain_event(Event("slept", "T", {"seat": 7}), NAMES) == "#8: Slept"


@pytest.mark.parametrize(
    ("winners", "told"),
    [((1,), "Bob wins."), ((0, 2), "Ana and Eva share the victory."), ((), "Nobody wins.")],
)
def test_a_result_is_told_with_its_winners(winners: tuple[int, ...], told: str) -> None:
    assert EN.result("toy", Result(winners, ((0, 1, 2),), (0, 0, 0), "T"), NAMES) == told


def test_a_game_may_tell_its_result_itself() -> None:
    assert EN.result("toy", Result((1,), ((1,),), (0,), "PIT"), NAMES) == "The pit wins."


@pytest.mark.parametrize(
    ("former", "told"),
    [
        (None, "a lamp: 7, the first result to beat."),
        (6, "a lamp: 7, a new best result! The best before was 6."),
        (7, "a lamp: 7. The best result stays 7."),
    ],
)
def test_a_lone_result_stands_beside_the_best_before(former: int | None, told: str) -> None:
    assert EN.lone_result("toy", "lamp", 7, former) == told


def test_a_number_at_the_end_of_a_key_is_counted() -> None:
    texts: Texts = {"rope": NN_("%(count)s rope", "%(count)s ropes"), "rope 7": "seven"}
    said = [look_up(Voice("en"), texts, key) for key in ("rope 1", "rope_2", "rope 7", "ropes 2")]
    assert said == ["1 rope", "2 ropes", "seven", None]


def test_keys_are_made_readable() -> None:
    assert [readable(key) for key in ("light_lamp", "a.b__c", "", "_x")] == [
        "Light lamp", "A b c", "", "X"
    ]  # fmt: skip


def test_values_are_short_unless_something_lies_inside() -> None:
    short: list[Any] = [3, None, [], [1, "a"], {}]
    long: list[Any] = [[[1]], [{}], {"a": 1}]
    assert [is_short(one) for one in short] == [True] * 5
    assert [is_short(one) for one in long] == [False] * 3


def test_values_stand_in_one_line() -> None:
    assert [in_line(one) for one in (True, False, None, 3, ["rope", True])] == [
        "✓", "–", "–", "3", "rope, ✓"
    ]  # fmt: skip


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert name_of(NAMES, 1) == "Bob"
    assert (name_of(NAMES, 3), name_of(NAMES, "x")) == ("#4", "#x")
