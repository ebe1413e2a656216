"""Who knows what others must not see: around one screen, a cover goes up only for that."""

from delvers.kernel.spec import View
from delvers.server.live import LiveTable, Moment


def secret_seats(live: LiveTable, moment: Moment) -> list[int]:
    """The people's seats that see more than a spectator does, where people may share a screen.

    It is asked for at every move, so it is worked out only where two people sit at all.
    """
    people = [seat for seat, one in enumerate(live.stored.seats) if one.kind == "human"]
    if len(people) < 2 or moment.game.is_over:
        return []
    found: list[int] | None = moment.drawings.get("secrets")
    if found is None:
        public = _less_seat(moment.view(None))
        found = [seat for seat in people if _less_seat(moment.view(seat)) != public]
        moment.drawings["secrets"] = found
    return found


def _less_seat(view: View) -> View:
    return {name: part for name, part in view.items() if name != "seat"}
