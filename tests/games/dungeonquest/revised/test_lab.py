"""Fates and meetings, read off games of the Revised Edition."""

from typing import Any

from delvers.games.dungeonquest.common.lab import count_meetings, fates
from delvers.games.dungeonquest.revised.lab import TOLD
from delvers.games.dungeonquest.revised.rules.state import Rules
from delvers.kernel.game import Game
from delvers.lab.causes import by_words
from delvers.lab.fates import FateTally
from delvers.lab.tally import MeetingTally, Tally
from delvers.text import words
from tests.games.dungeonquest.revised.rules.scene import act, scene

LINE_UP = ("heuristic", "random")


def fate(game: Game) -> FateTally:
    tally = Tally()
    tally.note_fates(fates(TOLD, game), LINE_UP)
    return tally.fates["bots"]["heuristic"]


def meetings(game: Game) -> dict[str, MeetingTally]:
    tally = Tally()
    count_meetings(TOLD, game, LINE_UP, tally)
    return tally.meetings


def met(*heroes: str, card: str, **facts: Any) -> Game:
    """Seat 0 meets the monster of a card."""
    top = {"dungeon": ["dungeon_ambush"], "monster": [card]}
    game = scene(*heroes, pool=["chamber_01"], top=top, **facts)
    act(game, 0, "move east")
    return game


def test_who_escapes_is_counted_with_the_monster_and_its_penalty() -> None:
    game = met("hugo", "lindel", card="troll_3", dice=(1, 1))
    act(game, 0, "play magic")
    act(game, 1, "play melee")
    act(game, 0, "escape")
    troll = meetings(game)["troll"]
    assert (troll.met, troll.beaten, troll.escaped, troll.wounds) == (1, 0, 1, 4)


def test_a_monster_that_is_killed_counts_as_beaten() -> None:
    game = met("hugo", "lindel", card="skeleton_1")
    act(game, 0, "play ranged")
    act(game, 1, "play melee")
    skeleton = meetings(game)["skeleton"]
    assert (skeleton.met, skeleton.beaten, skeleton.escaped) == (1, 1, 0)


def test_alone_a_monster_is_counted_when_it_shows_itself_even_if_that_is_after_the_escape() -> None:
    fought = met("hugo", card="sorcerer_1", dice=(6,))
    act(fought, 0, "fight")
    assert (meetings(fought)["sorcerer"].met, meetings(fought)["sorcerer"].beaten) == (1, 1)
    fled = met("hugo", card="sorcerer_1", dice=(1, 1))
    act(fled, 0, "escape")
    while "sorcerer" not in meetings(fled):
        act(fled, 0, fled.pending[0].options[0])
    assert (meetings(fled)["sorcerer"].met, meetings(fled)["sorcerer"].escaped) == (1, 1)


def test_turns_go_on_for_a_hero_who_comes_back_from_the_dead() -> None:
    game = scene(
        *("hugo", "lindel"),
        pool=["bottomless_pit_01"],
        dice=(6, 6),
        rules=Rules(death_can_wait=True),
        skips={1: 99},
    )
    act(game, 0, "move east")
    act(game, 1, "tower a1")
    assert game.pending[0].prompt == "act"
    assert fate(game).turns == {2: 1}


def test_causes_of_death_have_names() -> None:
    told = by_words("dungeonquest-revised", fate_of_a_fall().deaths, words("en"))
    assert told == {"The outer wall": 1}


def fate_of_a_fall() -> FateTally:
    """Hugo comes up with one life left and drifts against the wall."""
    game = scene(
        *("hugo", "lindel"),
        at=["c2"],
        tiles={"c2": "chamber_01"},
        status={0: "below"},
        heading={0: 1},
        wounds={0: 15},
        dice=(6,),
        top={"catacomb": ["catacomb_exit"]},
    )
    act(game, 0, "surface", "drift left")
    return fate(game)
