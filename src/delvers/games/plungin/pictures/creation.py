"""The hero in the making: what has been chosen so far, and what it adds up to."""

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.describing import name_of, portrait, stats_row, text_of
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.rules.view.seen import MakingView
from delvers.games.plungin.words.content import books_of


def making(scene: Scene) -> str:
    """The sheet of the hero in the making, and the party so far."""
    drawn = "".join(sheet(scene, hero) for hero in scene.view["making"])
    if scene.view["stage"] != "creating":
        return drawn
    return lead(scene) + drawn


def lead(scene: Scene) -> str:
    """How far the party is."""
    words, made = scene.words, len(scene.view["heroes"])
    told = words.say(
        "A campaign begins with four heroes. Take ready ones, or make your own. "
        "Then comes the village, and from there the first adventure."
    )
    steps = "".join(step(scene, number, made) for number in range(4))
    heading = tag("h2", text(words.say("Your party")))
    return heading + tag("p", text(told)) + tag("ol", steps, class_="dp-party-steps")


def step(scene: Scene, number: int, made: int) -> str:
    """One place in the party: a hero, the next one, or nobody yet."""
    if number < made:
        hero = scene.view["heroes"][number]
        name = tag("span", text(name_of(scene, hero["id"])))
        return tag("li", portrait(hero["id"]), name, class_="taken")
    now = number == made
    place = tag("span", text(number + 1), class_="dp-place")
    said = scene.words.say("now") if now else scene.words.say("free")
    return tag("li", place, tag("span", text(said)), aria_current="step" if now else None)


def sheet(scene: Scene, hero: MakingView) -> str:
    """What has been chosen for a hero so far."""
    words = scene.words
    heading = tag("h3", text(words.say("Hero in the making")))
    if not hero["race"]:
        return ""
    kind = " · ".join(name_of(scene, one) for one in (hero["race"], hero["kin"]) if one)
    figure = portrait(f"{hero['race']}_{hero['kin'] or 'warrior'}_1")
    rows = "".join(chosen(scene, one) for one in [*hero["abilities"], *hero["schools"]])
    rows += "".join(chosen(scene, spell) for spell in hero["known"])
    return tag(
        "section",
        figure,
        tag(
            "div",
            heading,
            tag("p", text(kind)),
            stats_row(scene, stats_of(books_of(scene.words), hero)),
        ),
        tag("ul", rows, class_="dp-chosen") if rows else "",
        class_="dp-making",
    )


def stats_of(books: Books, hero: MakingView) -> dict[str, int]:
    """The stats so far; before they are settled those of class and race together."""
    if hero["stats"]:
        return dict(hero["stats"])
    race, kin = books.races[hero["race"]], books.kins.get(hero["kin"])
    if kin is None:
        return {}
    return {stat: kin.stats[stat] + race.stats.get(stat, 0) for stat in STATS}


def chosen(scene: Scene, id: str) -> str:
    """An ability, School or spell that the hero has."""
    told = text_of(scene, id)
    return tag("li", tag("b", text(name_of(scene, id))), text(f": {told}" if told else ""))
