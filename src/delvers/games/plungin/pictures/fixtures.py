"""Doors, chests, hazards and things that lie about, where they are on the map."""

from typing import Final

from delvers.draw.ink import dot
from delvers.draw.svg import group, label, tag, text
from delvers.games.plungin.pictures.art import doors as art
from delvers.games.plungin.pictures.art.blocks import box
from delvers.games.plungin.pictures.art.grounds import barred_chest, bundle, chest, ground
from delvers.games.plungin.pictures.describing import name_of
from delvers.games.plungin.pictures.floors import SQUARE
from delvers.games.plungin.pictures.places import corner
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.view.seen import ChestView, DoorView, LockView

ORIGINS: Final = ((0, 0), (1, 0), (2, 1), (0, 2))
"""Where a door's drawing begins by its direction, in squares from its first square."""

OUTWARDS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def door_point(door: DoorView) -> tuple[float, float]:
    """The middle of a door on the map."""
    x, y = corner(min(door["squares"]))
    across, down = ((1, 0), (1, 1), (1, 1), (0, 1))[door["direction"]]
    return x + across * SQUARE, y + down * SQUARE


def along_wall(square: int, direction: int) -> str:
    """How a drawing along a wall is moved to two squares and turned."""
    x, y = corner(square)
    dx, dy = ORIGINS[direction]
    moved = f"translate({x + dx * SQUARE} {y + dy * SQUARE})"
    return f"{moved} rotate({direction * 90})" if direction else moved


def leaf(door: DoorView) -> str:
    """The drawing of a door as it is now."""
    if door["exit"]:
        return art.way_out()
    if door["blind"]:
        return art.blind()
    if door["kind"] == "great":
        return art.great(door["open"])
    if door["ruined"]:
        return art.ruined(door["open"])
    if door["kind"] == "secret":
        return art.secret(door["open"])
    return art.open_door() if door["open"] else art.closed()


def is_unexplored(door: DoorView) -> bool:
    """Whether nobody knows what is behind a door."""
    return door["to"] < 0 and not door["blind"] and not door["exit"]


def glows(scene: Scene) -> str:
    """Light behind all doors that nobody has opened."""
    return "".join(_glow(door) for door in scene.view["doors"] if is_unexplored(door))


def _glow(door: DoorView) -> str:
    x, y = door_point(door)
    across, down = (26 * way for way in OUTWARDS[door["direction"]])
    light = tag("g", art.glow(), transform=along_wall(min(door["squares"]), door["direction"]))
    return light + label("?", x + across, y + down + 6, 18, fill="riddle", bold=True)


def doors(scene: Scene) -> str:
    """All doors; those that stand open have their numbers on them."""
    return "".join(_door(scene, number, door) for number, door in enumerate(scene.view["doors"]))


def _door(scene: Scene, number: int, door: DoorView) -> str:
    said = door_text(scene, number, door)
    return tag(
        "g",
        tag("title", text(said)),
        tag("g", leaf(door), transform=along_wall(min(door["squares"]), door["direction"])),
        _marks(scene, number, door) if door["open"] else "",
        id=f"door-{number}",
        role="img",
        aria_label=said,
    )


def door_marks(scene: Scene) -> str:
    """Numbers, locks and known traps of closed doors: above the figures that stand before them."""
    return tag(
        "g",
        *(
            _marks(scene, number, door)
            for number, door in enumerate(scene.view["doors"])
            if not door["open"]
        ),
        class_="seen-only",
    )


def _marks(scene: Scene, number: int, door: DoorView) -> str:
    if door["blind"] or door["exit"]:
        return ""
    x, y = door_point(door)
    if is_unexplored(door):
        out = OUTWARDS[door["direction"]]
        x, y = x + 9 * out[0], y + 9 * out[1]
    across, down = (0, 22) if door["direction"] % 2 else (22, 0)
    marks = _tag(number, x, y)
    if door["locked"]:
        marks += group(art.padlock(door["difficulty"]), at=(x + across, y + down))
    if door["trap"]:
        marks += _trap(scene, door["trap"], x - across, y - down)
    return marks


def _trap(scene: Scene, trap: str, x: float, y: float) -> str:
    return group(tag("title", text(name_of(scene, trap))), art.trap_sign(), at=(x, y))


def _tag(number: int, x: float, y: float) -> str:
    wide = 9 + 5.5 * len(str(number))
    return box(x - wide / 2, y - 7.5, wide, 15, "plate", 4) + label(
        number, x, y + 4.2, 12, bold=True
    )


def door_text(scene: Scene, number: int, door: DoorView) -> str:
    """A door in words."""
    words = scene.words
    if door["exit"]:
        return words.say("The way out")
    named = words.say("Door %(number)s", number=number)
    if door["kind"] == "great":
        named = words.say("Great Door %(number)s", number=number)
    told = [named, *_lock_text(scene, door)]
    if door["blind"]:
        told.append(words.say("it leads nowhere"))
    elif is_unexplored(door):
        told.append(words.say("nobody has been behind it"))
    return ", ".join(told)


def _lock_text(scene: Scene, lock: LockView) -> list[str]:
    words = scene.words
    told = [words.say("open") if lock["open"] else words.say("closed")]
    if lock["locked"]:
        told.append(words.say("locked, Difficulty %(number)s", number=lock["difficulty"]))
    if lock["ruined"]:
        told.append(words.say("its lock is ruined"))
    if lock["trap"]:
        told.append(words.say("trap: %(trap)s", trap=name_of(scene, lock["trap"])))
    return told


# -- on squares ------------------------------------------------------------------------------------


def chests(scene: Scene) -> str:
    """All chests and cages with their numbers."""
    drawn = ""
    for number, one in enumerate(scene.view["chests"]):
        if one["at"] < 0:
            continue
        is_cage = one["kind"] == "cage"
        said = chest_text(scene, number, one)
        inside = barred_chest(one["open"]) if is_cage else chest(one["open"], one["locked"])
        if not one["open"]:
            inside += dot(6, 6, 7, "plate") + label(number, 6, 10, 11, bold=True)
        if one["locked"]:
            inside += group(art.padlock(one["difficulty"]), at=(33, 31), scale=0.8)
        if one["trap"]:
            inside += _trap(scene, one["trap"], 33, 8)
        title = tag("title", text(said))
        drawn += group(
            title, inside, at=corner(one["at"]), id=f"chest-{number}", role="img", aria_label=said
        )
    return drawn


def chest_text(scene: Scene, number: int, chest: ChestView) -> str:
    """A chest or cage in words."""
    named = words_of(scene, number, is_cage=chest["kind"] == "cage")
    return ", ".join([named, *_lock_text(scene, chest)])


def words_of(scene: Scene, number: int, *, is_cage: bool) -> str:
    """A chest or cage by its number."""
    if is_cage:
        return scene.words.say("Cage %(number)s", number=number)
    return scene.words.say("Chest %(number)s", number=number)


def grounds(scene: Scene) -> str:
    """Rubble, chasms, stones that are gone, traps in play, flames, and what lies about."""
    view = scene.view
    drawn = "".join(
        tag("use", href="#dp-cleared", transform=_moved(square)) for square in view["cleared"]
    )
    drawn += "".join(_use(mark, int(square)) for square, mark in view["terrain"].items())
    for hazard in view["hazards"]:
        name = name_of(scene, hazard["kind"])
        inside = "".join(_use(hazard["kind"], square) for square in hazard["squares"])
        drawn += tag("g", tag("title", text(name)), inside, role="img", aria_label=name)
    for square, things in view["lying"].items():
        said = ", ".join(name_of(scene, thing) for thing in things)
        title = tag("title", text(said))
        drawn += group(title, bundle(), at=corner(int(square)), role="img", aria_label=said)
    return drawn


def _moved(square: int) -> str:
    x, y = corner(square)
    return f"translate({x} {y})"


def _use(kind: str, square: int) -> str:
    return tag("use", href=f"#dp-on-{kind}", transform=_moved(square))


def ground_kinds(scene: Scene) -> dict[str, str]:
    """The drawings that the squares use, by their ids."""
    view = scene.view
    kinds = {*view["terrain"].values(), *(hazard["kind"] for hazard in view["hazards"])}
    found = {f"dp-on-{kind}": ground(kind) for kind in sorted(kinds)}
    if view["cleared"]:
        found["dp-cleared"] = box(2, 2, 36, 36, "ground", 4)
    return found
