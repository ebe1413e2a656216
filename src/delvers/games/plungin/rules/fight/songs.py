"""Songs: who hears one, and when it ends (ACTION)."""

from typing import Final

from delvers.games.plungin.rules.board.grid import distance
from delvers.games.plungin.rules.board.map import living
from delvers.games.plungin.rules.heroes.inventory import at_hand
from delvers.games.plungin.rules.state.figures import NOWHERE, Hero, Song
from delvers.games.plungin.rules.state.state import Dungeon, State

SONG: Final = 6
LUTE: Final = 10


def song_reach(state: State, hero: Hero) -> int:
    """How far a song carries."""
    return LUTE if "lute" in at_hand(state, hero) else SONG


def sing(table: Dungeon, hero: Hero, song: Song, also_oneself: bool) -> None:
    """A song helps the heroes who hear it, one song at a time."""
    for other in living(table.state):
        if other is hero and not also_oneself:
            continue
        if distance(other.at, hero.at) <= song_reach(table.state, hero):
            other.song, other.singer = song, hero.number


def forget_songs(hero: Hero) -> None:
    """No song works on a hero any more."""
    hero.song, hero.singer = None, NOWHERE


def end_songs(state: State, singer: int) -> bool:
    """The song of somebody is over; whether anybody heard it."""
    hearers = [hero for hero in state.heroes if hero.singer == singer]
    for hero in hearers:
        forget_songs(hero)
    return bool(hearers)
