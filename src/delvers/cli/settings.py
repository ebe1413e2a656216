"""Reading what stands on the command line: options of a game, lists of bots."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer

from delvers import bots
from delvers.bots.outside import allow
from delvers.kernel.errors import BadOption, listed
from delvers.kernel.kit import REGISTRY
from delvers.kernel.spec import Option, Setting
from delvers.text import LANGUAGES, language_named, system_language

USUAL_SEATS: Final = 4
SWITCH: Final = {
    **dict.fromkeys(("true", "yes", "on", "1"), True),
    **dict.fromkeys(("false", "no", "off", "0"), False),
}

GAME_HELP: Final = f"The game: {listed(kit.id for kit in REGISTRY.kits())}."
GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help=GAME_HELP)]


def language(tag: str) -> str:
    """The language that was asked for, or else the one of the system."""
    return language_named(tag) if tag else system_language(os.environ)


Language: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        envvar="DELVERS_LANG",
        callback=language,
        show_default="that of the system",
        help=f"Language: {listed(LANGUAGES)}, also as in es_ES.UTF-8.",
    ),
]
OptionList: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the game, as in tactical=true."
    ),
]

ContentPaths: TypeAlias = Annotated[
    list[Path] | None,
    typer.Option(
        "--content",
        metavar="PATH",
        help="Content of your own for a game, or a folder of it; may be repeated.",
    ),
]


def usual_seats(game: str) -> int:
    """How many play unless somebody says otherwise: four, or as many as the game allows."""
    allowed = REGISTRY.find(game).seats
    return USUAL_SEATS if USUAL_SEATS in allowed else allowed[-1]


def usual_bot(game: str) -> str:
    """The bot that plays unless somebody says otherwise: the one that plans, if there is one."""
    known = bots.names(game)
    return "heuristic" if "heuristic" in known else known[0]


def options_of(
    game: str, given: Sequence[str] | None, content: Sequence[Path] | None = None
) -> dict[str, Setting]:
    """The options of a game from texts such as 'tactical=true'."""
    known = {option.name: option for option in REGISTRY.find(game, content or ()).options}
    settings = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if name not in known:
            raise BadOption(f"{game} has no option {name!r}; known: {listed(known)}")
        if not equals:
            raise BadOption(f"option {name!r} needs a value, as in {name}={shown(known[name])}")
        settings[name] = known[name].check(read(known[name], value))
    return settings


def read(option: Option, value: str) -> Setting:
    """A value from its text; one that cannot be read stays text, and the option refuses it."""
    if option.type is bool:
        return SWITCH.get(value.lower(), value)
    if option.type is int:
        return int(value) if value.lstrip("-").isdecimal() else value
    return value


def shown(option: Option) -> str:
    """An allowed value as it is written on the command line; any text is, where none is listed."""
    return str(option.allowed[-1]).lower() if option.allowed else "VALUE"


def bots_in(text: str) -> list[str]:
    """The bots of a list; who names a program or file on the command line allows it."""
    names = names_in(text)
    allow(names)
    return names


def names_in(text: str) -> list[str]:
    """The names of a list such as 'heuristic,random'."""
    return [name.strip() for name in text.split(",") if name.strip()]
