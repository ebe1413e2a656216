"""Everything that an edition of DungeonQuest can tell has a text in every language."""

import re

import pytest

from delvers.games.dungeonquest.common.rules.board import SPACE_OF
from delvers.games.dungeonquest.common.rules.cards import DECKS
from delvers.games.dungeonquest.common.rules.prompts import DRAW_ANOTHER
from delvers.games.dungeonquest.common.words.names import ATTACKS, CHAMBERS
from delvers.games.dungeonquest.common.words.speaking import CAUSES
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.requests import Ask
from delvers.kernel.spec import Result
from delvers.text import Words, words
from delvers.text.gametext import readable
from delvers.text.languages import SOURCE
from delvers.text.marks import Plural
from tests.games.dungeonquest.common.words.editions import EDITIONS, Edition
from tests.games.dungeonquest.common.words.scenes import NAMES, SCENES, happened

ABOUT: dict[str, object] = {
    "card": "trap_explosion",
    "tile": "chamber_01",
    "monster": "troll",
    "hero": "hugo",
    "number": 2,
}
"""What a prompt is about, by the name of the part."""
PLACEHOLDER = re.compile(r"%\((\w+)\)s")


# -- what the rules can say ------------------------------------------------------------------------


def test_every_kind_of_event_has_a_text_and_a_scene_here(edition: Edition) -> None:
    kinds = edition.spec.events
    assert {*edition.lines, *edition.special} == {*kinds.values()}
    assert set(edition.scenes) == set(kinds)


def test_a_line_names_only_declared_parameters(edition: Edition) -> None:
    for kind, line in edition.lines.items():
        known = {edition.spoken.get(param, (param,))[0] for param in kind.params}
        assert not line.counts or line.counts in kind.params, kind
        for text in (line.text, line.nothing):
            forms = (text.one, text.many) if isinstance(text, Plural) else (text,)
            for placeholder in PLACEHOLDER.findall(" ".join(forms)):
                assert placeholder in known or (placeholder == "count" and line.counts), kind


def test_every_declared_prompt_has_a_text(w: Words, edition: Edition) -> None:
    for form in edition.spec.prompts:
        prompt = form(*(ABOUT[kind] for kind in form.kinds))
        assert w.prompt(edition.game, prompt) != readable(prompt)
        assert w.prompt(edition.game, prompt).endswith(("?", "."))


def test_every_declared_option_has_a_label(w: Words, edition: Edition) -> None:
    plain = [form() for form in edition.spec.grammar if not form.names]
    assert {"pray", "escape", "search"} <= {*plain}
    for option in (*plain, *edition.all_buttons()):
        label = w.option(edition.game, option)
        assert "_" not in label
        assert "%(" not in label
        assert w.lang == SOURCE or label != readable(option)


def test_every_form_of_option_is_among_the_buttons_here(edition: Edition) -> None:
    forms = [form for form in edition.spec.grammar if form.names]
    shown = [edition.spec.grammar.form_of(option) for option in edition.all_buttons()]
    assert [form for form in forms if form not in shown] == []


def test_every_reason_for_the_end_of_a_turn_is_told(w: Words, edition: Edition) -> None:
    for reason in edition.ends:
        told = w.event(edition.game, happened("turn_ended", seat=0, reason=reason), NAMES)
        assert told.endswith(".")
        assert "_" not in told


@pytest.mark.parametrize(
    ("one", "kind"),
    [(one, kind) for one in EDITIONS for kind in one.scenes],
    ids=lambda value: getattr(value, "game", value),
)
def test_every_event_is_told(w: Words, one: Edition, kind: str) -> None:
    told = w.event(one.game, happened(kind, **one.scenes[kind]), NAMES)
    assert told != readable(kind)
    assert "%(" not in told
    assert "_" not in told
    assert told.endswith((".", "!"))


def test_every_cause_is_told(w: Words, edition: Edition) -> None:
    causes = {*CAUSES, *edition.causes, *edition.box.cards, "troll"}
    for cause in causes:
        rolled = happened("rolled", seat=0, dice=[3], why=cause)
        died = happened("died", seat=0, cause=cause)
        for told in (w.event(edition.game, event, NAMES) for event in (rolled, died)):
            assert "Ana" in told
            assert "_" not in told
            assert w.lang == SOURCE or readable(cause) not in told


def test_every_name_is_a_name_and_every_card_has_a_text(w: Words, edition: Edition) -> None:
    for id in (*edition.things(), *CHAMBERS):
        assert "_" not in w.name(edition.game, id)
        assert "%(" not in w.name(edition.game, id)
        told = w.card_text(edition.game, id)
        assert told != w.name(edition.game, id)
        assert told.endswith(".")
        assert "%(" not in told


def test_decks_types_and_attributes_have_names(w: Words, edition: Edition) -> None:
    for id in (*(f"deck_{deck}" for deck in DECKS), "type_threat", "armor", *ATTACKS):
        assert w.name(edition.game, id) != ""
        assert w.lang == SOURCE or w.name(edition.game, id) != readable(id)


def test_every_option_of_the_game_is_explained(w: Words, edition: Edition) -> None:
    for option in edition.spec.options:
        assert w.setting(edition.game, option.name) != ""
        assert w.explanation(edition.game, option.explanation) != readable(option.explanation)
        assert w.explanation(edition.game, option.explanation).endswith(".")


@pytest.mark.parametrize(
    "cite", ["win_gold", "win_dearest", "win_most", "win_shared", "sole_survivor", "solo_win"]
)
def test_a_victory_is_told_with_names_and_gold(w: Words, edition: Edition, cite: str) -> None:
    winners = (0, 3) if cite == "win_shared" else (3,)
    why: str = getattr(edition.cites, cite)
    told = w.result(edition.game, Result(winners, (winners,), (710, 0, 0, 710), why), NAMES)
    assert "Дима" in told
    assert "710" in told


def test_the_dragonlord_wins_when_nobody_returns(edition: Edition) -> None:
    nobody = Result((), ((0, 1),), (0, 0), edition.cites.all_lose)
    told = words("en").result(edition.game, nobody, NAMES)
    assert told == "Kalladra wins: the dungeon keeps its treasures."


@pytest.fixture(scope="module", params=[1, 4])
def played(request: pytest.FixtureRequest, edition: Edition) -> tuple[Game, set[str], set[str]]:
    """A game played at random with all optional rules, its prompts and its options."""
    seats: int = request.param
    options = edition.spec.check_options(edition.alone if seats == 1 else edition.options)
    game, dice = Game(edition.spec, seats, options, seed=1), Dice(1)
    prompts, offered = set[str](), set[str]()
    while not game.is_over:
        seat = dice.choice(game.waiting)
        ask = game.pending[seat]
        prompts.add(ask.prompt)
        offered |= {*ask.options, *ask.refused}
        game.choose(seat, dice.choice(ask.options))
    return game, prompts, offered


def test_a_whole_game_is_told(
    w: Words, edition: Edition, played: tuple[Game, set[str], set[str]]
) -> None:
    game, prompts, offered = played
    for prompt in prompts:
        assert w.prompt(edition.game, prompt) != readable(prompt)
    for option in offered:
        assert "_" not in w.option(edition.game, option)
        assert w.lang == SOURCE or w.option(edition.game, option) != readable(option)
    for event in game.events:
        assert w.event(edition.game, event, NAMES) != readable(event.kind)
    assert game.result is not None
    assert w.result(edition.game, game.result, NAMES)


def test_both_editions_tell_alike_what_happens_alike(w: Words) -> None:
    for kind, params in SCENES.items():
        event = happened(kind, **params)
        lines = {w.event(one.game, event, NAMES) for one in EDITIONS}
        assert len(lines) == (2 if kind == "sun_moved" else 1)


# -- what a player reads ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Ana takes 2 wounds (Explosion)."),
        ("es", "Ana sufre 2 heridas (Explosión)."),
        ("ru", "Ana получает 2 раны (Взрыв)."),
        ("ro", "Ana suferă 2 răni (Explozie)."),
    ],
)
def test_players_read_the_same_event_in_their_languages(
    edition: Edition, lang: str, line: str
) -> None:
    event = happened("wounded", seat=0, amount=2, cause="trap_explosion")
    assert words(lang).event(edition.game, event, NAMES) == line


def test_dice_are_added_up(edition: Edition) -> None:
    event = happened("rolled", seat=0, dice=[3, 4], why="luck test")
    assert words("en").event(edition.game, event, NAMES) == "Ana rolls 3 + 4 = 7 (Luck test)."


@pytest.mark.parametrize(
    ("space", "line"),
    [
        ("a1", "Ana moves to the tower a1."),
        ("g5", "Ana moves to the Treasure Chamber."),
        ("c4", "Ana moves to c4."),
    ],
)
def test_a_space_is_called_by_what_is_printed_there(
    edition: Edition, space: str, line: str
) -> None:
    event = happened("moved", seat=0, at=SPACE_OF[space])
    assert words("en").event(edition.game, event, NAMES) == line


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("discard treasure_ruby_ring", "Discard: Ruby Ring"),
        ("move north", "Go to the north"),
        ("move east h5", "Go to the east (h5)"),
        ("tower a1", "Tower Room a1"),
        ("reroll 4", "Roll the 4 again"),
    ],
)
def test_a_button_says_what_it_does(edition: Edition, option: str, label: str) -> None:
    assert words("en").option(edition.game, option) == label


@pytest.mark.parametrize(
    ("id", "name"),
    [
        ("crypt_gold_coins_90", "Gold Coins (90)"),
        ("troll_4", "Troll"),
        ("door_opens", "Door Opens"),
        ("trap", "Trap Chamber"),
        ("deck_trap", "Trap card"),
    ],
)
def test_a_card_is_called_by_its_title(edition: Edition, id: str, name: str) -> None:
    assert words("en").name(edition.game, id) == name


def test_a_card_text_has_the_figures_of_the_card(edition: Edition) -> None:
    w = words("en")
    assert w.card_text(edition.game, "treasure_giant_ruby") == "Loot worth 3000 gold."
    assert w.card_text(edition.game, "corpse_scorpion").endswith("that many wounds, less 1.")
    assert "Suffer 4 wounds" in w.card_text(edition.game, "trap_explosion")


@pytest.mark.parametrize(
    ("key", "told"),
    [("dance wildly", "Dance wildly"), ("move up", "Move up"), ("arrow up", "Arrow up")],
)
def test_an_unknown_option_is_made_readable(edition: Edition, key: str, told: str) -> None:
    assert words("ru").option(edition.game, key) == told


@pytest.mark.parametrize("game", ["dungeonquest-3e", "dungeonquest-revised"])
def test_who_declines_to_draw_another_card_faces_this_one(game: str) -> None:
    ask = Ask(0, ("decline",), "X-1", DRAW_ANOTHER("trap_explosion"))
    english = words("en")
    assert english.answer(game, ask, "decline") == "Face it"
    assert english.answer(game, None, "decline") != "Face it"
