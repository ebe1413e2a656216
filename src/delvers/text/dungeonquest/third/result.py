"""How a game of the third edition ended."""

from typing import Final

from delvers.kernel.spec import Result
from delvers.text.gametext import Names, name_of
from delvers.text.marks import N_
from delvers.text.voice import Voice

RICHEST: Final = N_("%(players)s wins with %(gold)s gold.")
WON: Final = {
    "DQ3-WIN-04": RICHEST,
    "DQ3-VAR-SOLO-12": RICHEST,
    "DQ3-WIN-07": N_("%(players)s wins with %(gold)s gold and the most precious single card."),
    "DQ3-WIN-08": N_("%(players)s wins with %(gold)s gold and more Loot cards than the others."),
    "DQ3-WIN-09": N_("%(players)s share the victory with %(gold)s gold each."),
    "DQ3-WIN-11": N_("%(players)s alone gets out alive and wins with %(gold)s gold."),
}


def result(voice: Voice, result: Result, names: Names) -> str | None:
    """Who wins with how much gold and why, or that the dragonlord wins."""
    if not result.winners:
        return voice.say("Kalladra wins: the dungeon keeps its treasures.")
    if result.why not in WON:
        return None
    players = voice.listing(name_of(names, seat) for seat in result.winners)
    gold = result.scores[result.winners[0]]
    return voice.fill(WON[result.why], players=players, gold=gold)
