"""Where heroes die: on the board, if it is always the same, else by the names of the places."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from delvers.lab.analysis.estimates import rate
from delvers.lab.analysis.naming import group_name
from delvers.lab.facts import Board
from delvers.lab.ink import INK, PAPER
from delvers.lab.reporting.drawing import HEAT, draw_estimates
from delvers.lab.reporting.plot import Plot, Study, height_of
from delvers.lab.reporting.plots import MOST_LINES, rate_headings, shown_rate

SQUARE: Final = 0.33
"""The side of a space in inches."""
SMALL: Final = 10.5
"""Points: the largest letters of which a sign and a number fit into a space."""


def places(study: Study) -> Iterator[Plot]:
    """Where heroes die."""
    if not study.has("place"):
        return
    words = study.words
    rows = study.rows("place")
    counted: Counter[str] = Counter()
    for one in rows.group_by("place").aggregate([([], "count_all")]).to_pylist():
        if one["place"] is not None:
            counted[one["place"]] += one["count_all"]
    board = study.facts.board
    signs = explained_signs(study, board) if board is not None else []
    order = [place for place, _ in counted.most_common()]
    names = [group_name(study.game, "place", place, words) for place in order]
    deaths = counted.total()
    found = [rate(counted[place], deaths) for place in order]
    if board is not None:
        draw = partial(draw_board, board=board, counted=counted)
        height = SQUARE * len(board.rows) + 1.0
    else:
        draw = partial(
            draw_estimates,
            names=names[:MOST_LINES],
            estimates=found[:MOST_LINES],
            label=words.say("Part of all deaths"),
            is_rate=True,
        )
        height = height_of(min(len(order), MOST_LINES))
    yield Plot(
        "places-of-death",
        words.say("Where heroes die"),
        " ".join((words.say("Numbers are parts of all deaths whose place is known."), *signs)),
        rate_headings(study, words.say("Place"), words.say("Heroes")),
        [
            (name, f"{counted[place]:,}", *shown_rate(one)[1:])
            for name, place, one in zip(names, order, found, strict=True)
        ],
        draw,
        height,
    )


def explained_signs(study: Study, board: Board) -> list[str]:
    """What the signs on the board mean."""
    marks = dict.fromkeys(board.marks.values())
    return [f"{mark.sign} {study.words.name(study.game, mark.name)}." for mark in marks]


def draw_board(figure: Any, board: Board, counted: Counter[str]) -> None:
    """The spaces of the board, the darker the more heroes died there."""
    panel = figure.subplots()
    marks = {board.spaces[place]: mark.sign for place, mark in board.marks.items()}
    wide, high = len(board.columns), len(board.rows)
    deaths = [[0] * wide for _ in range(high)]
    for place, count in counted.items():
        if place in board.spaces:
            x, y = board.spaces[place]
            deaths[y][x] += count
    total, most = max(1, counted.total()), max(map(max, deaths))
    panel.pcolormesh(deaths, cmap=HEAT, vmin=0, vmax=max(1, most), edgecolors=PAPER, linewidth=1.5)
    for y, line in enumerate(deaths):
        for x, count in enumerate(line):
            ink = "#FFFFFE" if count > 0.6 * most else "#222222"
            percent = 100 * count / total
            text = f"{percent:.0f}" if percent >= 9.95 else f"{percent:.1f}" if count else ""
            panel.text(x + 0.5, y + 0.68, text, ha="center", va="center", color=ink, fontsize=SMALL)
            if (x, y) in marks:
                panel.text(x + 0.08, y + 0.36, marks[x, y], color=ink, fontsize=SMALL)
                panel.plot(
                    [x, x + 1, x + 1, x, x], [y, y, y + 1, y + 1, y], color=INK, linewidth=1.2
                )
    panel.set_xticks([x + 0.5 for x in range(wide)], board.columns)
    panel.set_yticks([y + 0.5 for y in range(high)], board.rows)
    panel.set_aspect("equal")
    panel.invert_yaxis()
    panel.tick_params(length=0)
    panel.spines[["left", "bottom"]].set_visible(False)
    panel.set_xlabel("%")
