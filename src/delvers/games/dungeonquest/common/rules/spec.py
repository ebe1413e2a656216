"""How an edition is put together for the kernel."""

from collections.abc import Callable
from functools import partial

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.games.dungeonquest.common.rules.preparing import B, Supply
from delvers.games.dungeonquest.common.rules.state import S
from delvers.games.dungeonquest.common.rules.turns import absent_choice, play
from delvers.kernel.dice import Dice
from delvers.kernel.spec import LoneResult, Option, Settings, Spec, View


def edition_spec(
    content: B,
    *,
    id: str,
    seats_rule: str,
    options: tuple[Option, ...],
    state_type: type[S],
    set_up: Callable[[Supply[B], int, Settings, Dice], S],
    view: Callable[[S, int | None], View],
    determinize: Callable[[S, int | None, Dice], None],
    check: Callable[[B, int, Settings], None],
    lone: Callable[[S], LoneResult | None] = lambda _state: None,
    naming: frozenset[str] = frozenset(),
) -> Spec[S]:
    """An edition that is played with this content."""

    def bind(state: S) -> None:
        state.content = content

    return Spec(
        id=id,
        rules_version="2",
        content_version=content.version,
        seats=range(1, 5),
        seats_rule=seats_rule,
        options=options,
        state_type=state_type,
        setup=partial(set_up, Supply(content)),
        play=play,
        view=view,
        determinize=determinize,
        result=count,
        absent=absent_choice,
        check=partial(check, content),
        bind=bind,
        lone=lone,
        naming=naming,
    )
