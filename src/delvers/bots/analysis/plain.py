"""An analysis as plain data, for JSON."""

import math
from collections.abc import Sequence
from typing import Any

from delvers.bots.analysis.figures import Figure
from delvers.bots.analysis.found import Analysis, Decision, Story


def plain(found: Analysis) -> dict[str, Any]:
    """All that was found; every figure is [mean, standard error], in wins."""
    return {
        "game": found.game,
        "seed": found.seed,
        "rehearsals": found.rehearsals,
        "choices": found.choices,
        "looked_at": len(found.decisions),
        "is_party": found.is_party,
        "verdict": {
            "kind": found.verdict.kind,
            "seat": found.verdict.seat,
            "wins": plain_figure(found.verdict.wins),
        },
        "seats": [plain_story(one) for one in found.stories],
        "moments": [one.number for one in found.moments],
        "decisions": [plain_decision(one) for one in found.decisions],
    }


def plain_story(one: Story) -> dict[str, Any]:
    """A seat: start + luck + own + others = end."""
    return {
        "seat": one.seat,
        "start": plain_figure(one.start),
        "luck": plain_figure(one.luck),
        "own": plain_figure(one.own),
        "others": plain_figure(one.others),
        "end": round(one.end, 6),
        "lost": plain_figure(one.lost),
        "mistakes": one.mistakes,
    }


def plain_decision(one: Decision) -> dict[str, Any]:
    """A choice, with a figure for every seat."""
    lost = None
    if one.lost is not None:
        lost = {"best": one.lost.best, "wins": plain_figure(one.lost.wins)}
    return {
        "number": one.number,
        "seat": one.seat,
        "prompt": one.prompt,
        "option": one.option,
        "before": plain_figures(one.before),
        "after": plain_figures(one.after),
        "choice": plain_figures(one.choice),
        "luck": plain_figures(one.luck),
        "lost": lost,
    }


def plain_figures(figures: Sequence[Figure]) -> list[list[float] | None]:
    """Figures of all seats."""
    return [plain_figure(one) for one in figures]


def plain_figure(figure: Figure) -> list[float] | None:
    """A mean and its standard error; None for what could not be estimated."""
    if not math.isfinite(figure.error):
        return None
    return [round(figure.mean, 6), round(figure.error, 6)]
