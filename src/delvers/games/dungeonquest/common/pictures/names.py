"""Chambers in words, for those who hear the board and for those who point at it."""

import functools

from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.tiles import die_numbers
from delvers.games.dungeonquest.common.rules.board import TOWERS, TREASURE, label
from delvers.games.dungeonquest.common.rules.tiles import Face
from delvers.games.dungeonquest.common.rules.view import laid_in
from delvers.text import Words


def direction_name(words: Words, direction: int) -> str:
    """North, east, south or west."""
    return (
        words.say("north"),
        words.say("east"),
        words.say("south"),
        words.say("west"),
    )[direction]


def kind_at(scene: Scene, space: int) -> str:
    """The kind of space, as the view shows it."""
    if space in TOWERS:
        return "tower"
    if space == TREASURE:
        return "treasure"
    laid = scene.view["tiles"].get(str(space))
    return edition_of(scene).content.faces[laid_in(laid)].kind if laid else "unexplored"


def space_name(scene: Scene, space: int) -> str:
    """A space in a few words: 'b3, corridor'."""
    return f"{label(space)}, {scene.words.name(scene.game, kind_at(scene, space))}"


def space_text(scene: Scene, space: int) -> str:
    """Everything about a space, and what its kind means."""
    told = _told(scene.words, scene.game, kind_at(scene, space))
    return "; ".join(space_facts(scene, space)) + f". {told}"


def space_facts(scene: Scene, space: int) -> list[str]:
    """Everything about a space: kind, ways out, who is there."""
    words, view = scene.words, scene.view
    kind = kind_at(scene, space)
    said = [f"{label(space)}: {words.name(scene.game, kind)}"]
    laid = view["tiles"].get(str(space))
    if laid:
        said += face_text(words, edition_of(scene).content.faces[laid_in(laid)])
    if space in view["entrances"]:
        said.append(words.say("a way down was found here"))
    said += edition_of(scene).traces_text(scene, space)
    return said + people_text(scene, space)


@functools.cache
def _told(words: Words, game: str, kind: str) -> str:
    return words.card_text(game, kind)


@functools.cache
def face_text(words: Words, face: Face) -> list[str]:
    """Ways out, doors and bars; in the dark also where the die leads."""
    said = []
    kinds: dict[str, list[int]] = {}
    for direction, side in enumerate(face.sides):
        kinds.setdefault(side, []).append(direction)

    def listed(side: str) -> str:
        return words.listing(direction_name(words, d) for d in kinds[side])

    if "open" in kinds:
        said.append(words.say("ways %(directions)s", directions=listed("open")))
    if "door" in kinds:
        said.append(words.say("doors %(directions)s", directions=listed("door")))
    if "portcullis" in kinds:
        said.append(words.say("portcullis %(directions)s", directions=listed("portcullis")))
    for direction in sorted(set(face.exits)):
        numbers, to = die_numbers(face, direction), direction_name(words, direction)
        said.append(words.say("die %(numbers)s: %(direction)s", numbers=numbers, direction=to))
    return said


def people_text(scene: Scene, space: int) -> list[str]:
    """Who stands, travels below or lurks in a space."""
    words, view, said = scene.words, scene.view, []
    for hero in view["heroes"]:
        if hero["at"] != space:
            continue
        who = f"{words.name(scene.game, hero['hero'])} ({scene.names[hero['seat']]})"
        if hero["status"] == "below" and hero["heading"] >= 0:
            heading = direction_name(words, hero["heading"])
            said.append(
                words.say(
                    "%(hero)s below ground, heading %(direction)s", hero=who, direction=heading
                )
            )
        elif hero["status"] == "exploring":
            said.append(who)
    for lurker in view["lurkers"]:
        if lurker["at"] == space:
            said.append(edition_of(scene).lurker_text(scene, lurker))
    return said


def way_text(scene: Scene, option: str, to: int) -> str:
    """An option on the board in words, with the space it leads to."""
    return f"{scene.words.option(scene.game, option)}: {space_name(scene, to)}"
