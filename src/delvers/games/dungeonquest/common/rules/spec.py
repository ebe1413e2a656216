"""How an edition is put together for the kernel."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from delvers.games.dungeonquest.common.rules.exits import count
from delvers.games.dungeonquest.common.rules.own import WORDS
from delvers.games.dungeonquest.common.rules.preparing import B, Supply
from delvers.games.dungeonquest.common.rules.state import S
from delvers.games.dungeonquest.common.rules.turns import LEFT_ALONE, play
from delvers.kernel.dice import Dice
from delvers.kernel.events import AnyKind
from delvers.kernel.forms import Grammar
from delvers.kernel.requests import leaves_alone
from delvers.kernel.spec import LoneResult, Option, Settings, Sight, Spec, View
from delvers.kernel.versions import content_version, rules_version


def edition_spec(
    content: B,
    remade: Callable[[B], Spec[S]],
    with_content: Callable[[tuple[Path, ...]], Spec[S]],
    *,
    id: str,
    seats_rule: str,
    options: tuple[Option, ...],
    state_type: type[S],
    set_up: Callable[[Supply[B], int, Settings, Dice], S],
    view: Callable[[S, int | None], View],
    sight: Callable[[S, int], Sight],
    determinize: Callable[[S, int | None, Dice], None],
    check: Callable[[B, int, Settings], None],
    folder: Path,
    left_alone: tuple[str, ...],
    grammar: Grammar,
    prompts: Grammar,
    events: Mapping[str, AnyKind],
    view_type: Any,
    lone: Callable[[S], LoneResult | None] = lambda _state: None,
    naming: frozenset[str] = frozenset(),
) -> Spec[S]:
    """An edition that is played with this content; `folder` holds the rules that are its own."""

    def bind(state: S) -> None:
        state.content = content

    return Spec(
        id=id,
        seats=range(1, 5),
        seats_rule=seats_rule,
        options=options,
        state_type=state_type,
        setup=partial(set_up, Supply(content)),
        play=play,
        view=view,
        sight=sight,
        determinize=determinize,
        result=count,
        absent=leaves_alone(*LEFT_ALONE, *left_alone),
        check=partial(check, content),
        content=content,
        remade=remade,
        with_content=with_content,
        bind=bind,
        lone=lone,
        grammar=grammar,
        prompts=prompts,
        events=events,
        view_type=view_type,
        naming=naming,
        rules=rules_version(Path(__file__).parent, folder),
        made_of=content_version(content, WORDS),
    )
