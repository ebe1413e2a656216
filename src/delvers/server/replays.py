"""A finished game once more: any step of it, as any seat knew it then, and its story in numbers."""

import threading
from collections import Counter, OrderedDict
from typing import Any, Final

from delvers.draw import Scene, regions
from delvers.kernel.game import Game
from delvers.kernel.loading import state_of
from delvers.kernel.record import Record
from delvers.kernel.spec import Spec
from delvers.server.acts import counting
from delvers.server.errors import NotOver, Problem
from delvers.server.gamepage import page_of
from delvers.server.live import LiveTable
from delvers.server.show import best_for, lines_of, names_of
from delvers.server.staging import steps_of
from delvers.server.stored import TABLE
from delvers.server.tables import Tables, record_of
from delvers.text import Words

Plain = dict[str, Any]
IN_MEMORY: Final = 8
"""So many games that are looked at again are kept."""
STRIDE: Final = 50
"""A game is kept every so many steps, so that none is far from one of them."""
MOST_LINES: Final = 40


class Replay:
    """The last piece of a game that is over, step by step; earlier ones had other rules."""

    def __init__(self, spec: Spec[Any], record: Record) -> None:
        self.record = record
        start = record.start
        scene = None if start is None else state_of(spec, start)
        first = Game(spec, record.seats, record.options, seed=record.seed, scene=scene)
        self._kept: dict[int, Game] = {0: first}
        self._lock = threading.Lock()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.record.choices)

    def at(self, step: int) -> Game:
        """The game after so many choices."""
        with self._lock:
            near = max(kept for kept in self._kept if kept <= step)
            game = self._kept[near].copy()
            for number in range(near, step):
                game.choose(*self.record.choices[number])
                if (number + 1) % STRIDE == 0 and number + 1 not in self._kept:
                    self._kept[number + 1] = game.copy()
            return game

    def chosen(self, step: int) -> tuple[int, str] | None:
        """The choice that led to a step."""
        return self.record.choices[step - 1] if step else None


class Replays:
    """The games that somebody looks at again."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._lock = threading.Lock()
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def of(self, live: LiveTable) -> Replay:
        """The game of a table that is over."""
        if not live.game.is_over:
            raise NotOver()
        id = live.stored.id
        with self._lock:
            if id not in self._kept:
                record = record_of(self._tables.storage, live)
                self._kept[id] = Replay(live.game.spec, record)
            self._kept.move_to_end(id)
            while len(self._kept) > IN_MEMORY:
                self._kept.popitem(last=False)
            return self._kept[id]


def scene_at(live: LiveTable, replay: Replay, step: int, seat: int | None, words: Words) -> Scene:
    """What a seat (None: a spectator) saw at a step of a game that is over."""
    return scene_of(live, replay.at(step), seat, words)


def scene_of(live: LiveTable, game: Game, seat: int | None, words: Words) -> Scene:
    """What a seat (None: a spectator) sees of a game that was played at a table."""
    words = live.spoken(words)
    return Scene(
        game=live.stored.game,
        view=game.view(seat),
        ask=None if seat is None else game.pending.get(seat),
        words=words,
        names=names_of(live, words),
        events=game.events_for(seat),
        result=game.result,
        kinds=tuple(one.kind for one in live.stored.seats),
        best=best_for(live, words) if game.is_over else "",
    )


def step_for(live: LiveTable, replay: Replay, step: int, seat: int | None, words: Words) -> Plain:
    """A step of a game that is over, as a seat (None: a spectator) knew it then."""
    if step > replay.last:
        raise Problem(f"this game has {replay.last} steps; allowed: 0 to {replay.last}")
    words = live.spoken(words)
    game = replay.at(max(0, step - 1))
    known = len(game.events_for(seat))
    if step:
        game.choose(*replay.record.choices[step - 1])
    scene = scene_of(live, game, seat, words)
    skipped = max(0, len(scene.events) - MOST_LINES)
    return {
        "step": step,
        "last": replay.last,
        "seat": seat,
        "chosen": chosen_in_words(live, replay, step, words),
        "regions": regions(scene),
        "log": lines_of(live, scene.events, 0, words, skipped),
        "steps": steps_of(scene, max(known, skipped), seat),
    }


def chosen_in_words(live: LiveTable, replay: Replay, step: int, words: Words) -> str:
    """Who chose what before a step."""
    chosen = replay.chosen(step)
    if chosen is None:
        return words.say("The game begins.")
    seat, option = chosen
    label = words.option(live.stored.game, option)
    return words.say("%(player)s: %(choice)s", player=names_of(live, words)[seat], choice=label)


# -- the story in numbers --------------------------------------------------------------------------


def story_for(tables: Tables, live: LiveTable, words: Words) -> Plain:
    """The story of a game that is over, in numbers: choices and what the game itself counts."""
    if not live.game.is_over:
        raise NotOver()
    entries = counting(tables.storage.choices_after(live.stored.id, -1))
    minutes = max(0, round((entries[-1].at - live.stored.began) / 60))
    seats = range(len(live.stored.seats))
    chosen = Counter(entry.seat for entry in entries if entry.seat != TABLE)
    rows = [_row(words.say("Choices"), [chosen[seat] for seat in seats], chosen.total())]
    for count in page_of(live.stored.game).story:
        by_seat: Counter[int | None] = Counter()
        for entry in entries:
            for event in entry.events:
                if event.kind in count.kinds:
                    params = event.params
                    amount = params.get(count.amount, 0) if count.amount else 1
                    by_seat[_seat_in(params)] += amount if isinstance(amount, int) else 1
        if total := by_seat.total():
            mine = [] if None in by_seat else [by_seat[seat] for seat in seats]
            rows.append(_row(words.say(count.label), mine, total))
    return {"names": [*names_of(live, words)], "minutes": minutes, "rows": rows}


def _seat_in(params: Any) -> int | None:
    seat = params.get("seat")
    return seat if isinstance(seat, int) else None


def _row(label: str, numbers: list[int], total: int) -> Plain:
    return {"label": label, "numbers": numbers, "total": total}
