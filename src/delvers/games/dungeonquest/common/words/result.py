"""How a game ended."""

from collections.abc import Callable

from delvers.games.dungeonquest.common.rules.cites import Cites
from delvers.kernel.spec import Result
from delvers.text.gametext import Names, name_of
from delvers.text.marks import N_
from delvers.text.voice import Voice


def result_by(cites: Cites) -> Callable[[Voice, Result, Names], str | None]:
    """Tell how a game ended by the clauses that decide it in an edition."""
    richest = N_("%(players)s wins with %(gold)s gold.")
    won = {
        cites.win_gold: richest,
        cites.solo_win: richest,
        cites.win_dearest: N_(
            "%(players)s wins with %(gold)s gold and the most precious single card."
        ),
        cites.win_most: N_(
            "%(players)s wins with %(gold)s gold and more Loot cards than the others."
        ),
        cites.win_shared: N_("%(players)s share the victory with %(gold)s gold each."),
        cites.sole_survivor: N_("%(players)s alone gets out alive and wins with %(gold)s gold."),
    }

    def result(voice: Voice, result: Result, names: Names) -> str | None:
        """Who wins with how much gold and why, or that the dragonlord wins."""
        if not result.winners and result.why == cites.solo_win:
            return voice.say(
                "%(player)s is back alive, but without a Treasure card: Kalladra wins.",
                player=name_of(names, 0),
            )
        if not result.winners:
            return voice.say("Kalladra wins: the dungeon keeps its treasures.")
        if result.why not in won:
            return None
        players = voice.listing(name_of(names, seat) for seat in result.winners)
        return voice.fill(won[result.why], players=players, gold=result.scores[result.winners[0]])

    return result
