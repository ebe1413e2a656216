"""Rolling pools of dice: successes, failures and fumbles (CHECK)."""

from collections.abc import Sequence
from typing import Final, NamedTuple, NotRequired, TypedDict

from delvers.games.plungin.rules import events, prompts
from delvers.games.plungin.rules.books.clauses import clause_of
from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.events.reasons import Named, Reason, Rolling
from delvers.games.plungin.rules.events.rolls import CHECK_OF, DicePart, roll_reason
from delvers.games.plungin.rules.heroes.parts import Parts, joined, told, total
from delvers.games.plungin.rules.heroes.stats import pool_parts
from delvers.games.plungin.rules.options import ROLL_AGAIN
from delvers.games.plungin.rules.state.figures import Character, Hero
from delvers.games.plungin.rules.state.state import Dungeon
from delvers.games.plungin.rules.state.telling import name_of, tell
from delvers.kernel.events import REVEALED
from delvers.kernel.requests import Rule, may

SUCCESS: Final = 5
LUCK: Final = "trait_lucky"


class Rolled(TypedDict):
    """What is told of a roll; what is not special about it is left out."""

    dice: list[int]
    why: Reason | Rolling
    successes: int
    other: NotRequired[str]
    parts: NotRequired[list[DicePart]]
    least: NotRequired[int]


class Pool(NamedTuple):
    """The outcome of a roll."""

    successes: int
    failures: int

    @property
    def fumbled(self) -> bool:
        """More failures than successes."""
        return self.failures > self.successes


class Checked(NamedTuple):
    """The outcome of a check: whether it succeeded, and whether it was a fumble, or both."""

    passed: bool
    successes: int
    fumbled: bool


def roll_pool(
    table: Dungeon,
    count: int,
    why: Reason | Rolling,
    rule: str,
    least: int = SUCCESS,
    other: str = "",
    parts: Sequence[DicePart] = (),
) -> Pool:
    """Roll so many dice (never fewer than one); each of at least 5 is a success, a 1 a failure.

    `parts` is what the dice come from; what else than 5 and 6 is a success is told too.
    """
    roll = table.state.dice.roll
    faces = [roll() for _ in range(max(1, count))]
    pool = Pool(len([face for face in faces if face >= least]), faces.count(1))
    if table.log is not None:
        said: Rolled = {"dice": faces, "why": why, "successes": pool.successes}
        if other:
            said["other"] = other
        if parts:
            said["parts"] = [*parts]
        if least != SUCCESS:
            said["least"] = least
        table.tell_to(REVEALED, events.rolled, rule, **said)
    return pool


def roll_for(
    table: Dungeon,
    one: Character,
    dice: Parts,
    why: Reason,
    rule: str,
    least: int = SUCCESS,
    other: str = "",
    needed: int = 0,
) -> Rule[Pool]:
    """Roll for a character; a halfling may roll once more in a dungeon stay.

    `needed` is how many successes are enough, where that is known before.
    """
    pool = roll_parts(table, one, dice, why, rule, least, other)
    if not isinstance(one, Hero) or LUCK not in one.abilities or one.used.get(LUCK):
        return pool
    luck = clause_of("race", "halfling", "DP-CHECK-03")
    if (yield from may(one.seat, ROLL_AGAIN(), luck, prompts.LUCKY(one.id, needed, why))):
        one.used[LUCK] = 1
        tell(table, events.rolls_again, luck, one)
        pool = roll_parts(table, one, dice, why, rule, least, other)
    return pool


def roll_parts(
    table: Dungeon,
    one: Character,
    dice: Parts,
    why: Reason,
    rule: str,
    least: int = SUCCESS,
    other: str = "",
) -> Pool:
    """Roll for a character, and tell what the dice come from."""
    parts = told(one, dice) if table.log is not None else ()
    return roll_pool(table, total(dice), roll_reason(name_of(one), why), rule, least, other, parts)


def check(
    table: Dungeon,
    one: Character,
    stat: Stat,
    difficulty: int,
    rule: str,
    more: Parts | None = None,
    why: Reason | None = None,
) -> Rule[Checked]:
    """A check against a Difficulty: as many successes as it demands."""
    dice = joined(pool_parts(one, stat), more or {})
    pool = yield from roll_for(
        table, one, dice, why or Named(CHECK_OF(stat)), rule, needed=difficulty
    )
    passed = pool.successes >= difficulty
    table.tell(
        events.check_passed if passed else events.check_failed,
        "DP-CHECK-04",
        who=name_of(one),
        stat=stat,
        successes=pool.successes,
        difficulty=difficulty,
        fumbled=pool.fumbled,
    )
    return Checked(passed, pool.successes, pool.fumbled)
