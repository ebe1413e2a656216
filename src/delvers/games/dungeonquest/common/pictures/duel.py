"""What a fight looks like in both editions: a title, who plays whom, the steps, two sides."""

from collections.abc import Sequence

from delvers.draw.html import once
from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.common.pictures.scene import AnyScene


def title(scene: AnyScene, hero: str, foe: str, number: int) -> str:
    """Who fights whom, and in which round."""
    said = scene.words.say("%(hero)s against %(foe)s", hero=hero, foe=foe)
    if number:
        said = f"{said}, {scene.words.say('round %(round)s', round=number)}"
    return tag("h2", text(said), id="fight-name")


def who_plays(scene: AnyScene, player: int, fighter: str) -> str:
    """Who plays a fighter, in words."""
    if player == scene.seat:
        return scene.words.say("You play %(fighter)s.", fighter=fighter)
    return scene.words.say(
        "%(player)s plays %(fighter)s.", player=scene.names[player], fighter=fighter
    )


def why_the_neighbour(scene: AnyScene, hero: str) -> str:
    """Why somebody else plays the monster, for those who see it for the first time."""
    return scene.words.say(
        "For this fight the monster is in the hands of the player to the left of %(hero)s.",
        hero=hero,
    )


def lead(scene: AnyScene, heading: str, who: str, about: str, key: str) -> str:
    """Title and "?": who plays whom and what this moment is about, told once at length."""
    return tag("div", heading, once(key, f"{who} {about}", scene.words), class_="dq-lead")


def round_steps(scene: AnyScene, names: Sequence[str], now: int) -> str:
    """The steps of a round, with the present one marked."""
    drawn = "".join(
        tag("li", text(name), aria_current="step" if at == now else None)
        for at, name in enumerate(names)
    )
    said = scene.words.say("The steps of a round")
    return tag("ol", drawn, class_="dq-round-steps", aria_label=said)


def side(kind: str, name: str, portrait: str, *inside: str) -> str:
    """One side of a fight: its picture, its name and what lies before it."""
    drawn = tag("svg", portrait, viewBox="-4 -6 108 110", class_="dq-fighter", aria_hidden="true")
    return tag(
        "section",
        drawn,
        tag("h3", text(name)),
        *inside,
        class_=f"dq-side side-{kind}",
        aria_label=name,
    )
