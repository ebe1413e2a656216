"""What the viewer's hero can reach, and where he would be struck at."""

from delvers.draw.svg import label, tag
from delvers.games.plungin.pictures.floors import SQUARE
from delvers.games.plungin.pictures.places import corner
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.board.grid import STEPS


def reach(scene: Scene) -> str:
    """The squares within a Move, tinted and edged, with their steps."""
    told = scene.view["prospects"]
    if told is None or not told["squares"]:
        return ""
    squares = {int(square): steps for square, steps in told["squares"].items()}
    return (
        tag("path", d="".join(map(_tinted, squares)), class_="reach")
        + tag("path", d=_edge(set(squares)), class_="reach-edge")
        + "".join(_steps(square, steps) for square, steps in squares.items())
    )


def _tinted(square: int) -> str:
    x, y = corner(square)
    return f"M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"


def _edge(squares: set[int]) -> str:
    """The border of the squares: where the neighbour is not among them."""
    parts = []
    for square in sorted(squares):
        x, y = corner(square)
        for way, step in enumerate(STEPS):
            if square + step not in squares:
                parts.append(
                    (
                        f"M{x} {y}h{SQUARE}",
                        f"M{x + SQUARE} {y}v{SQUARE}",
                        f"M{x} {y + SQUARE}h{SQUARE}",
                        f"M{x} {y}v{SQUARE}",
                    )[way]
                )
    return "".join(parts)


def _steps(square: int, steps: int) -> str:
    x, y = corner(square)
    return label(steps, x + SQUARE - 7, y + SQUARE - 5, 11, fill="steps")


def threats(scene: Scene) -> str:
    """Red corners on reachable squares where a monster could strike at once."""
    told = scene.view["prospects"]
    if told is None:
        return ""
    squares = set(map(int, told["squares"]))
    parts = []
    for square in told["threatened"]:
        if square in squares:
            x, y = corner(square)
            parts.append(f"M{x + 2} {y + 13}V{y + 2}H{x + 13}Z")
    return tag("path", d="".join(parts), class_="threat") if parts else ""


def chance(scene: Scene, option: str) -> str:
    """The chance of an option in percent, as it stands on the map; '' if none is rolled."""
    told = scene.view["prospects"]
    if told is None:
        return ""
    for attack in told["attacks"]:
        if option == attack.get("way", attack["option"]):
            return f"{round(attack['chance'] / 10)}%"
    for one in (*told["checks"], *told["spells"]):
        if option == one["option"]:
            return f"{round(one['chance'] / 10)}%"
    return ""
