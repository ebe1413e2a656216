"""What the party does next."""

from dataclasses import dataclass

from delvers.games.plungin.rules.options import LockName, lock_named


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done: heal, home, or a door or chest by its name; and who works on it."""

    kind: str
    name: str = ""
    worker: int = -1
    helper: int = -1
    squares: tuple[int, ...] = ()

    @property
    def lock(self) -> LockName | None:
        """The door or chest that it is about."""
        return lock_named(self.name)

    @property
    def is_door(self) -> bool:
        """Whether it is about a door."""
        return self.lock is not None and self.lock.is_door

    @property
    def is_chest(self) -> bool:
        """Whether it is about a chest."""
        return self.lock is not None and not self.lock.is_door
