"""Names that players give to heroes of theirs: the table notes them, and the rules never know."""

from collections.abc import Callable

from delvers.kernel.events import Event, hero_named
from delvers.server.acts import named
from delvers.server.errors import NoSeat
from delvers.server.live import LiveTable, seen_after
from delvers.server.standins import check_running, rule_of
from delvers.server.stored import TABLE, Entry, StoredChoice
from delvers.server.tables import Tables
from delvers.text import Words
from delvers.text.naming import checked_name


def name_hero(
    tables: Tables,
    live: LiveTable,
    seat: int | None,
    hero: str,
    wanted: str,
    words: Words,
    admit: Callable[[], None],
) -> None:
    """Give a hero a name; only whose hero it is may, and what is no name raises BadName.

    Whoever gives the name that the hero has changes nothing; else `admit` is asked first.
    """
    if seat is None:
        raise NoSeat()

    def allowed() -> str:
        check_running(live)
        game, view = live.stored.game, live.moment.view(seat)
        return checked_name(live.spoken(words), game, view, seat, hero, wanted)

    def planned() -> tuple[Entry, None]:
        name = allowed()
        told = Event(hero_named.name, rule_of(live), {"seat": seat, "who": hero, "name": name})
        seen = seen_after(live.viewers, live.seen, [told])
        number, at = live.number + 1, tables.clock()
        act = StoredChoice(number, TABLE, named(hero, name), at, (told,), seen)
        return Entry(live.stored.id, act), None

    if live.notes.hero_names.get(hero) != allowed():
        admit()
        tables.act(live, planned)
