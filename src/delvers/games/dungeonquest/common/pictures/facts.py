"""What a player must know to answer a question about dice: what was rolled, and what is needed."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from delvers.draw.html import hidden, icon
from delvers.draw.svg import tag, text
from delvers.draw.woodcuts.dungeon import die
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules import events, prompts
from delvers.games.dungeonquest.common.rules.attributes import TEST
from delvers.games.dungeonquest.common.rules.state import ATTRIBUTES
from delvers.games.dungeonquest.common.rules.view import CommonHero

BRIDGE: Final = "bridge"


def facts(scene: Scene) -> str:
    """The facts that belong to the question; nothing if there are none."""
    assert scene.ask is not None
    find = FACTS.get(scene.ask.prompt)
    hero = scene.view["heroes"][scene.ask.seat]
    lines = find(scene, hero) if find else []
    return tag("ul", "".join(tag("li", line) for line in lines), class_="dq-known") if lines else ""


def dice_facts(scene: Scene, hero: CommonHero) -> list[str]:
    """The dice as they lie, and whether they are enough for the test."""
    rolled = next((one for one in reversed(scene.events) if one.kind == events.rolled.name), None)
    if rolled is None:
        return []
    faces: Any = rolled.params["dice"]
    shown = [drawn(faces)]
    tested = TEST.read(str(rolled.params["why"]))
    if tested is None or tested[0] not in ATTRIBUTES:
        return shown
    return [*shown, *verdict(scene, hero, tested[0], sum(faces))]


def drawn(faces: Sequence[int]) -> str:
    """Dice as pictures, with their sum."""
    said = " + ".join(map(str, faces)) + (f" = {sum(faces)}" if len(faces) > 1 else "")
    dice = "".join(icon(die(face)) for face in faces)
    total = tag("b", text(sum(faces)), aria_hidden="true") if len(faces) > 1 else ""
    return tag("span", dice, total, aria_hidden="true") + hidden(said)


def verdict(scene: Scene, hero: CommonHero, attribute: str, rolled: int) -> list[str]:
    """What the dice must not exceed, and whether they do."""
    words, load = scene.words, load_of(scene, hero)
    value, tokens = printed(scene, hero, attribute), edition_of(scene).determination(hero)
    told = [f"{words.name(scene.game, attribute)} {value}"]
    if tokens:
        told.append(f"{words.say('Determination')} {tokens}")
    if load:
        told.append(words.say("Loot adds %(count)s to the dice", count=load))
    over = rolled + load - value
    if over <= 0:
        told.append(words.say("passed already"))
    elif over <= tokens:
        told.append(words.say("passed with Determination"))
    else:
        told.append(words.say("too high by %(count)s", count=over - tokens))
    return [text(" · ".join(told))]


def printed(scene: Scene, hero: CommonHero, attribute: str) -> int:
    """The value of an attribute on the hero's card."""
    value: int = getattr(edition_of(scene).content.heroes[hero["hero"]], attribute)
    return value


def load_of(scene: Scene, hero: CommonHero) -> int:
    """What the Loot of a hero on a bridge adds to his dice; elsewhere it weighs nothing."""
    laid = scene.view["tiles"].get(str(hero["at"]))
    content = edition_of(scene).content
    if laid is None or content.tiles[str(laid[0])].kind != BRIDGE:
        return 0
    return len(hero["loot"])


def load_facts(scene: Scene, hero: CommonHero) -> list[str]:
    """What Agility, Determination and Loot make of the dice."""
    words = scene.words
    value, load = printed(scene, hero, "agility"), len(hero["loot"])
    needed = value - load + edition_of(scene).determination(hero)
    agility = f"{words.name(scene.game, 'agility')} {value}"
    weighs = words.say("Loot adds %(count)s to the dice", count=load)
    most = words.say("at most %(count)s with two dice", count=needed)
    return [text(f"{agility} · {weighs} · {most}")]


FACTS: Final[Mapping[str, Callable[[Scene, CommonHero], list[str]]]] = {
    prompts.REROLL_ONE: dice_facts,
    prompts.REROLL_RAGE: dice_facts,
    prompts.ROLL_AGAIN: dice_facts,
    "turn_luck": dice_facts,
    prompts.LIGHTEN: load_facts,
    prompts.BRIDGE: load_facts,
}
