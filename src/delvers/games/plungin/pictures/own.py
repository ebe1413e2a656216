"""The party at a glance: what a decision needs of every hero, beside the question."""

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.describing import name_of, portrait
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.sheets import conditions, is_up, life, naming
from delvers.games.plungin.rules.view.seen import HeroView


def own(scene: Scene) -> str:
    """Every hero of the party in a few words."""
    here = [hero for hero in scene.view["heroes"] if hero["status"] != "gone"]
    rows = "".join(row(scene, hero) for hero in here)
    return tag("ul", rows, class_="dp-own", aria_label=scene.words.say("The party")) if rows else ""


def row(scene: Scene, hero: HeroView) -> str:
    """One hero: LIFE, gold and what befell him."""
    classes = [hero["status"], *["up"] * is_up(scene, hero)]
    classes += ["own"] * (len(scene.names) > 1 and hero["seat"] == scene.seat)
    gold = scene.words.say("%(gold)s gold", gold=hero["gold"])
    name = name_of(scene, hero["id"])
    return tag(
        "li",
        portrait(hero["id"]),
        tag("span", tag("b", text(name), title=name), naming(scene, hero), class_="name"),
        life(scene, hero),
        tag("span", text(gold), class_="dp-purse"),
        conditions(scene, hero["conditions"]),
        class_=" ".join(classes),
    )
