"""Comparing two results: what differs, by how much, and whether that can be luck."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

import pyarrow as pa
import pyarrow.compute as pc

from delvers.kernel.errors import BadOption
from delvers.lab.analysis.estimates import Difference, PerGame, corrected, difference, per_game
from delvers.lab.analysis.results import Results, only, values_of
from delvers.lab.facts import facts_of
from delvers.lab.running.columns import MEASURES

RARE: Final = 0.005
"""A cause of death that takes fewer heroes than this in both is left out."""


@dataclass(frozen=True, slots=True)
class Compared:
    """A number that was compared: a measure, perhaps of a group such as one hero.

    Of causes the measure is "cause", and the number is how many heroes died of it.
    """

    measure: str
    kind: str
    group: str
    difference: Difference

    @property
    def is_rate(self) -> bool:
        """Whether the number is a part of all."""
        return self.measure in ("survived", "victory", "cause")


def compare(first: Results, second: Results) -> list[Compared]:
    """Everything that both know, corrected for how much that is."""
    check_comparable(first, second)
    same_dice = first.state["experiment"]["seed"] == second.state["experiment"]["seed"]
    shared = [name for name in first.names if name in second.names]
    wanted = [
        name
        for name in shared
        if name in (*MEASURES, "cell", "number", "seat", "of_seat", "bot", "hero", "cause", "game")
        or name.startswith("figure.")
    ]
    tables = first.rows(wanted), second.rows(wanted)
    found = []
    for measure, kind, group, ours, theirs in numbers_of(*tables):
        differs = difference(ours, theirs, same_dice=same_dice)
        if differs is not None:
            found.append(Compared(measure, kind, group, differs))
    chances = corrected([one.difference.raw_chance for one in found])
    return [
        replace(one, difference=replace(one.difference, chance=chance))
        for one, chance in zip(found, chances, strict=True)
    ]


def check_comparable(first: Results, second: Results) -> None:
    """Refuse results whose cells cannot be set side by side, or of other versions."""
    counts = len(first.cells), len(second.cells)
    if counts[0] != counts[1]:
        raise BadOption(
            f"{first.folder} has {counts[0]} cells and {second.folder} {counts[1]}; "
            "only grids of the same size can be compared"
        )
    versions = [results.state["made_with"]["delvers"] for results in (first, second)]
    if versions[0] != versions[1]:
        raise BadOption(
            f"{first.folder} was made with Delvers {versions[0]} and {second.folder} with "
            f"{versions[1]}; run them with the same version"
        )


def numbers_of(
    ours: pa.Table, theirs: pa.Table
) -> Iterator[tuple[str, str, str, PerGame, PerGame]]:
    """What is compared: measures over all, wins by seat and bot, survival by hero, causes."""
    names = [name for name in ours.column_names if name in MEASURES or name.startswith("figure.")]
    is_party = facts_of(values_of(ours, "game")[0]).is_party
    for name in names:
        if name == "rank" or (name == "victory" and not is_party):
            continue
        yield (name, "", "", per_game(ours, name), per_game(theirs, name))
    for column, measure in (("seat", "victory"), ("bot", "victory"), ("hero", "survived")):
        groups = [value for value in values_of(ours, column) if value in values_of(theirs, column)]
        if len(groups) < 2 or (is_party and measure == "victory"):
            continue
        for group in groups:
            pair = (only(table, column, group) for table in (ours, theirs))
            numbers = [per_game(rows, measure) for rows in pair]
            yield measure, column, str(group), numbers[0], numbers[1]
    yield from causes_of(ours, theirs)


def causes_of(ours: pa.Table, theirs: pa.Table) -> Iterator[tuple[str, str, str, PerGame, PerGame]]:
    """How many of all heroes died of each cause that is not rare."""
    causes = sorted({*values_of(ours, "cause"), *values_of(theirs, "cause")})
    for cause in causes:
        pair = [died_of(table, cause) for table in (ours, theirs)]
        if max(pc.mean(rows["died"]).as_py() for rows in pair) >= RARE:
            yield "cause", "cause", cause, per_game(pair[0], "died"), per_game(pair[1], "died")


def died_of(rows: pa.Table, cause: str) -> pa.Table:
    """The rows with a column that is 1 for who died of this."""
    died = pc.fill_null(pc.equal(rows["cause"], pa.scalar(cause)), False)
    return rows.select(["cell", "number"]).append_column("died", died.cast(pa.int8()))
