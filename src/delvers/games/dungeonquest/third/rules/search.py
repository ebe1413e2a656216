"""Searching a chamber, dead ends and sealed heroes (SEARCH, DEAD)."""

from delvers.games.dungeonquest.common.rules import events
from delvers.games.dungeonquest.common.rules.flow import HeroFalls, TurnEnds
from delvers.games.dungeonquest.common.rules.map import face_at, is_explored, ways_out
from delvers.games.dungeonquest.common.rules.options import THROUGH
from delvers.games.dungeonquest.common.rules.rift import rope_options
from delvers.games.dungeonquest.common.rules.search import find
from delvers.games.dungeonquest.common.rules.ways import WAYS
from delvers.games.dungeonquest.common.rules.wounds import die
from delvers.games.dungeonquest.third.rules import prompts
from delvers.games.dungeonquest.third.rules.catacombs import emerge, may_descend
from delvers.games.dungeonquest.third.rules.monster_tokens import lurkers_at
from delvers.games.dungeonquest.third.rules.state import Dungeon, Hero, State
from delvers.kernel.requests import Rule, ask

MOST_SEARCHES = 2


def why_not_search(state: State, hero: Hero) -> str | None:
    """The clause that forbids a search; None if the hero may search."""
    if hero.searches >= MOST_SEARCHES:
        return "DQ3-SEARCH-05"
    if state.lurkers and lurkers_at(state, hero.at):
        return "DQ3-SEARCH-09"
    face = face_at(state, hero.at)
    if (face is None or not face.search) and not is_sealed(state, hero):
        return "DQ3-SEARCH-08"
    return None


def is_sealed(state: State, hero: Hero) -> bool:
    """Whether walls bar every way out of a hero's chamber, and no rope leads over a rift."""
    return not ways_out(state, hero) and not rope_options(state, hero)


def has_searched_enough(hero: Hero) -> bool:
    """Whether a hero who is sealed in has used up his searches."""
    return hero.searches >= MOST_SEARCHES or hero.searches_here >= MOST_SEARCHES


def search(table: Dungeon, hero: Hero) -> Rule[None]:
    """Draw a Search card and carry it out; who is still sealed in after two searches dies."""
    hero.searches += 1
    hero.searches_here += 1
    hero.has_searched = True
    table.tell(events.searched, "DQ3-SEARCH-02", seat=hero.seat, at=hero.at)
    try:
        yield from find(table, hero)
    except (TurnEnds, HeroFalls):
        yield from perish_if_sealed(table, hero)
        raise
    yield from perish_if_sealed(table, hero)


def perish_if_sealed(table: Dungeon, hero: Hero) -> Rule[None]:
    """Trapped in a dead end: no way out after the second search, even if it was shut later."""
    state = table.state
    stays = hero.status == "exploring" and has_searched_enough(hero)
    if stays and not may_descend(state, hero) and is_sealed(state, hero):
        try:
            yield from die(table, hero, "dead_end", "DQ3-DEAD-04")
        except HeroFalls:
            if hero.status == "exploring":
                yield from crawl_out(table, hero)
            raise


def crawl_out(table: Dungeon, hero: Hero) -> Rule[None]:
    """Unconscious in a dead end: the figure is put into a space beside it."""
    ways = [way for way in WAYS[hero.at] if is_explored(table.state, way.to) or table.state.pool]
    if not ways:  # no tile is left to lie on
        return
    options = [THROUGH(way.step) for way in ways]
    option = yield from ask(hero.seat, options, "DQ3-VAR-WAIT-06", prompts.CRAWL_OUT)
    yield from emerge(table, hero, ways[options.index(option)].to)
