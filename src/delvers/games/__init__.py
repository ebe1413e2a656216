"""The games, each in a folder of its own: a folder with a `GAME` in it is a game."""

from importlib import import_module
from pkgutil import iter_modules

from delvers.kernel.kit import REGISTRY


def find_games(package: str, depth: int = 2) -> None:
    """Make known every game in the folders of a package; editions lie one folder further down."""
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        if module.ispkg:
            kit = getattr(import_module(module.name), "GAME", None)
            if kit is not None:
                REGISTRY.add(kit)
            elif depth > 1:
                find_games(module.name, depth - 1)


find_games(__name__)
