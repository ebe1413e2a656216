"""Looking back at a finished game: chances, luck, mistakes and the moments that turned it."""

from delvers.bots.analysis.analysing import NotFinished, analyse
from delvers.bots.analysis.figures import Figure
from delvers.bots.analysis.found import Analysis, Decision, Story
from delvers.bots.analysis.mistakes import Lost
from delvers.bots.analysis.verdict import Verdict

__all__ = [
    "Analysis",
    "Decision",
    "Figure",
    "Lost",
    "NotFinished",
    "Story",
    "Verdict",
    "analyse",
]
