"""How a turn can be cut short, and the questions that rules ask."""

from collections.abc import Mapping

from delvers.kernel.requests import NOTHING_REFUSED, Ask, Rule


class TurnEnds(Exception):
    """The turn of the hero whose turn it is ends at once."""


class AdventureEnds(Exception):
    """The adventure is won or lost, or the party has left the dungeon."""


def ask(
    seat: int,
    options: list[str],
    rule: str,
    prompt: str,
    refused: Mapping[str, str] | None = None,
) -> Rule[str]:
    """Let a seat choose, unless there is but one option."""
    if len(options) == 1:
        return options[0]
    _, option = yield Ask(
        seat, tuple(options), rule, prompt, NOTHING_REFUSED if refused is None else refused
    )
    return option


def may(seat: int, what: str, rule: str, prompt: str) -> Rule[bool]:
    """Whether a seat does something that it need not do."""
    return (yield from ask(seat, [what, "decline"], rule, prompt)) == what
