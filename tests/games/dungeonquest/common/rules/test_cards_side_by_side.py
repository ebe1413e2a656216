"""Two tables in one process can be played with two boxes, in both editions."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

import delvers
from delvers.games.dungeonquest.common.rules.cards import Box
from delvers.games.dungeonquest.revised import rules as revised
from delvers.games.dungeonquest.revised.rules.components import CONTENT as REVISED
from delvers.games.dungeonquest.third import rules as third
from delvers.games.dungeonquest.third.rules.components import CONTENT as THIRD
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.kernel.plain import from_plain, to_plain
from delvers.kernel.spec import Spec

B = TypeVar("B", bound=Box)
EDITIONS: list[tuple[Callable[[Any], Spec[Any]], Box]] = [
    (third.spec_of, THIRD),
    (revised.spec_of, REVISED),
]
IDS = ("third", "revised")
MORE = 10


def richer(box: B) -> B:
    """The box with more gold on every card, and heroes who live longer."""
    cards = {id: replace(card, gold=card.gold + MORE) for id, card in box.cards.items()}
    heroes = {id: replace(hero, life=hero.life + MORE) for id, hero in box.heroes.items()}
    return replace(box, cards=cards, heroes=heroes)


def new_game(spec: Spec[Any], seed: int) -> Game:
    """A game of three."""
    return Game(spec, 3, spec.check_options({}), seed=seed)


def choose(game: Game, dice: Dice) -> None:
    """Anything that may be done."""
    seat = dice.choice(sorted(game.pending))
    game.choose(seat, dice.choice(game.pending[seat].options))


def heroes_of(view: Any, what: str) -> list[Any]:
    """One fact about every hero."""
    return [hero[what] for hero in view["heroes"]]


@pytest.mark.parametrize(("spec_of", "box"), EDITIONS, ids=IDS)
def test_what_a_card_is_worth_depends_on_the_table_where_it_lies(
    spec_of: Callable[[Any], Spec[Any]], box: Box
) -> None:
    gold, life = [], []
    worth = next(card for card in box.cards.values() if card.gold and card.type == "loot")
    for content in (box, richer(box)):
        spec = spec_of(content)
        state = spec.setup(2, spec.check_options({"heroes": "hugo,lindel"}), Dice(1))
        state.heroes[0].loot.append(worth.id)
        gold.append(heroes_of(spec.view(state, 0), "gold")[0])
        life.append(heroes_of(spec.view(state, 0), "life"))
    assert gold == [worth.gold, worth.gold + MORE]
    assert life[1] == [value + MORE for value in life[0]]


@pytest.mark.parametrize(("spec_of", "box"), EDITIONS, ids=IDS)
@pytest.mark.parametrize("seed", range(3))
def test_two_tables_are_played_side_by_side_with_two_boxes(
    spec_of: Callable[[Any], Spec[Any]], box: Box, seed: int
) -> None:
    ours, alone = new_game(spec_of(box), seed), new_game(spec_of(box), seed)
    theirs = new_game(spec_of(richer(box)), seed)
    lives = heroes_of(ours.view(0), "life")
    assert heroes_of(theirs.view(0), "life") == [life + MORE for life in lives]
    first, second, third = Dice(seed), Dice(seed), Dice(seed)
    while ours.pending:
        choose(ours, first)
        if theirs.pending:
            choose(theirs, second)
    while alone.pending:
        choose(alone, third)
    assert (ours.result, ours.events) == (alone.result, alone.events)
    assert theirs.spec.content_version != ours.spec.content_version == alone.spec.content_version


@pytest.mark.parametrize(("spec_of", "box"), EDITIONS, ids=IDS)
def test_a_state_that_was_read_gets_the_box_of_its_game(
    spec_of: Callable[[Any], Spec[Any]], box: Box
) -> None:
    spec = spec_of(richer(box))
    state = spec.setup(2, spec.check_options({}), Dice(1))
    read = from_plain(spec.state_type, to_plain(state), "state")
    assert read.content is not state.content
    spec.bind(read)
    assert read.content is state.content is state.copy().content


PLAY = """
import sys
import delvers
from delvers.kernel.errors import BadContent

for game in ("raiders", "dungeonquest-revised"):
    table = delvers.new(game, seats=3, seed=1)
    while table.pending:
        seat = min(table.pending)
        table.choose(seat, table.absent_choice(seat) if seat in table.waiting
                     else table.pending[seat].options[0])
    print(game, table.result is not None)
try:
    delvers.new("dungeonquest-3e", seats=3, seed=1)
except BadContent as problem:
    print(problem)
"""


def test_a_mistake_in_one_edition_does_not_keep_other_games_from_being_played(
    tmp_path: Path,
) -> None:
    source = Path(delvers.__file__).parent
    left_out = shutil.ignore_patterns("__pycache__", "pictures", "page", "server", "*.css", "*.js")
    shutil.copytree(source, tmp_path / "delvers", ignore=left_out)
    heroes = tmp_path / "delvers/games/dungeonquest/third/content/heroes.toml"
    text = heroes.read_text(encoding="utf-8")
    heroes.write_text(text[: text.rindex("[[")], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "raiders True",
        "dungeonquest-revised True",
        f"{heroes}: heroes: 5 pieces where 6 are needed",
    ]
