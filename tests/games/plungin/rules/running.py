"""Running one rule of a scene by itself, with answers to what it asks."""

from typing import TypeVar

from delvers.kernel.requests import Ask, Rule

Result = TypeVar("Result")
NO = ("decline", "stop", "pass")


def run(rule: Rule[Result], *answers: str) -> Result:
    """What a rule gives; it is answered in this order, then with a refusal or the first option."""
    waiting = [*answers]
    try:
        request = next(rule)
        while True:
            assert isinstance(request, Ask)
            option = next((one for one in NO if one in request.options), request.options[0])
            if waiting and waiting[0] in request.options:
                option = waiting.pop(0)
            request = rule.send((request.seat, option))
    except StopIteration as end:
        result: Result = end.value
        return result
