"""Drawing a part of a table once for all who see the same in it.

A part is drawn from a scene of which every reading is noted: which entries of the view, the
question, the events and so on. Whatever agrees in all of these gives the same drawing, for any
seat at any table, so it is drawn once and kept by what it was drawn from.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from typing import Any, Final

from delvers.draw.scene import Scene, SceneOf

MOST: Final = 4096
"""So many drawings are kept; then the one that was not wanted for longest goes."""
MOST_TRACES: Final = 16
"""So many different ways to read a scene are known of each part."""
WHOLE: Final = "*"
"""An entry that stands for all of the view."""

Part = Callable[[Any], str]
Trace = tuple[str, ...]


class NotedView(dict[str, Any]):
    """A view that notes which of its entries are read."""

    def __init__(self, view: Mapping[str, Any], noted: dict[str, None]) -> None:
        super().__init__(view)
        self._noted = noted

    def note(self, field: str) -> None:
        """Something beside the view was read."""
        self._noted[field] = None

    def _note(self, key: object) -> None:
        self._noted[f"view.{key}"] = None

    def __getitem__(self, key: str) -> Any:
        """An entry."""
        self._note(key)
        return super().__getitem__(key)

    def __contains__(self, key: object) -> bool:
        """Whether there is such an entry."""
        self._note(key)
        return super().__contains__(key)

    def get(self, key: str, default: Any = None) -> Any:
        """An entry, or something else."""
        self._note(key)
        return super().get(key, default)

    def __iter__(self) -> Iterator[str]:
        """Who goes through the view reads all of it."""
        self._note(WHOLE)
        return super().__iter__()

    def keys(self) -> Any:
        """The names of all entries."""
        self._note(WHOLE)
        return super().keys()

    def items(self) -> Any:
        """All of it."""
        self._note(WHOLE)
        return super().items()

    def values(self) -> Any:
        """All of it."""
        self._note(WHOLE)
        return super().values()

    def __len__(self) -> int:
        """How much there is."""
        self._note(WHOLE)
        return super().__len__()

    def __eq__(self, other: object) -> bool:
        """Who compares reads all of it."""
        self._note(WHOLE)
        return super().__eq__(other)

    __hash__ = None


FIELDS: Final = tuple(field.name for field in fields(SceneOf))
NOTED_FIELDS: Final = frozenset(FIELDS) - {"view"}


class NotedScene(SceneOf[Any]):
    """A scene that notes what is read of it; the view notes its own entries."""

    __slots__ = ()

    def __getattribute__(self, name: str) -> Any:
        """A field of the scene."""
        if name in NOTED_FIELDS:
            view = object.__getattribute__(self, "view")
            if isinstance(view, NotedView):
                view.note(name)
        return object.__getattribute__(self, name)


def noted_scene(scene: Scene, noted: dict[str, None]) -> NotedScene:
    """A scene of which every reading is noted."""
    said = {name: getattr(scene, name) for name in FIELDS}
    return NotedScene(**{**said, "view": NotedView(scene.view, noted)})


class Memo:
    """The drawings of one process."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._traces: dict[tuple[str, str], list[Trace]] = {}
        self._kept: OrderedDict[Any, tuple[str, Any]] = OrderedDict()
        self._lock = threading.Lock()
        self.drawn = 0

    def draw(self, name: str, part: Part, read: "Reading") -> str:
        """A part of a scene: kept from before, or drawn now."""
        scene = read.scene
        whose = (scene.game, name)
        for trace in tuple(self._traces.get(whose, ())):
            key = (whose, trace, read.key(trace))
            kept = self._kept.get(key)
            if kept is not None:
                with self._lock:
                    if key in self._kept:
                        self._kept.move_to_end(key)
                return kept[0]
        noted: dict[str, None] = {}
        drawn = part(noted_scene(scene, noted))
        self._keep(whose, tuple(noted), read, drawn)
        return drawn

    def _keep(self, whose: tuple[str, str], trace: Trace, read: "Reading", drawn: str) -> None:
        with self._lock:
            self.drawn += 1
            traces = self._traces.setdefault(whose, [])
            if trace not in traces:
                traces.insert(0, trace)
                del traces[MOST_TRACES:]
            # What the key names by identity is kept with it, so that nothing else can take it.
            self._kept[whose, trace, read.key(trace)] = (drawn, read.scene)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)


class Reading:
    """What a scene says, entry by entry, as something that can be compared quickly."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._said: dict[str, Any] = {}

    def key(self, trace: Trace) -> tuple[Any, ...]:
        """What it says in those entries that a part has read."""
        said = self._said
        for entry in trace:
            if entry not in said:
                said[entry] = self._say(entry)
        return tuple([said[entry] for entry in trace])

    def _say(self, entry: str) -> Any:
        scene = self.scene
        if entry.startswith("view."):
            key = entry[5:]
            if key == WHOLE:
                return repr(scene.view)
            return repr(scene.view[key]) if key in scene.view else None
        found = getattr(scene, entry)
        if entry == "events":
            return tuple(map(id, found))
        if entry == "words":
            return (found.lang, id(found.content), tuple(found.given.items()))
        return repr(found)


MEMO: Final = Memo()


def parts_of(scene: Scene, parts: Mapping[str, Part]) -> dict[str, str]:
    """All parts of a scene by name, each kept from before or drawn now."""
    read = Reading(scene)
    return {name: MEMO.draw(name, part, read) for name, part in parts.items()}
