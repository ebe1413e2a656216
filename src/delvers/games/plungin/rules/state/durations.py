"""How long something lasts (COND, SPELL)."""

from typing import Final

from delvers.kernel.native import native

CAUSER: Final = 1000
FIGHT: Final = 500


@native(native_class=False)
class Duration(int):
    """How long a condition lasts: a number that is cheap to keep, copy and write, with its meaning.

    Rounds are kept below 0, own turns above it; the turns of the one who caused it above CAUSER.
    """

    __slots__ = ()

    @classmethod
    def until_ended(cls) -> "Duration":
        """Until something ends it."""
        return cls(0)

    @classmethod
    def rounds(cls, rounds: int) -> "Duration":
        """For so many rounds; for none it is until something ends it."""
        return cls(-rounds)

    @classmethod
    def own_turns(cls, turns: int) -> "Duration":
        """Until so many turns of the one who has it have ended."""
        return cls(turns)

    @classmethod
    def causers_turns(cls, turns: int) -> "Duration":
        """Until so many turns of the one who caused it have ended."""
        return cls(CAUSER + turns)

    @classmethod
    def for_fight(cls) -> "Duration":
        """As long as an awake monster is within two tiles."""
        return cls(-FIGHT)

    @property
    def is_until_ended(self) -> bool:
        """Whether no time ends it."""
        return self == 0

    @property
    def is_for_fight(self) -> bool:
        """Whether it ends with the fight."""
        return self == -FIGHT

    @property
    def rounds_left(self) -> int:
        """After how many rounds it ends; 0 if it does not count rounds."""
        return -self if -FIGHT < self < 0 else 0

    @property
    def own_turns_left(self) -> int:
        """After how many own turns it ends; 0 if it does not count them."""
        return int(self) if 0 < self <= CAUSER else 0

    @property
    def causers_turns_left(self) -> int:
        """After how many turns of the one who caused it it ends; 0 if it does not count them."""
        return self - CAUSER if self > CAUSER else 0

    def less(self) -> "Duration":
        """The same when one round or turn of it is over."""
        return Duration(self + 1 if self < 0 else self - 1)


UNTIL_ENDED: Final = Duration.until_ended()
