"""The heroes' sheets: what one must see at a glance, and the rest to be opened."""

from collections import Counter
from collections.abc import Iterable
from typing import TypeAlias

from delvers.draw.html import hidden, name_button
from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import drawer, listed
from delvers.games.plungin.pictures.describing import name_of, portrait, stats_row, text_of
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules.state.durations import Duration
from delvers.games.plungin.rules.view.seen import HeroView
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.naming import may_be_named

Hero: TypeAlias = HeroView
ACTIONS = 2


def heroes(scene: Scene) -> str:
    """All heroes; those who have left the party are gone."""
    here = [hero for hero in scene.view["heroes"] if hero["status"] != "gone"]
    if not here:
        return ""
    heading = tag("h2", text(scene.words.say("Heroes")), id="heroes-name")
    sheets = "".join(sheet(scene, hero) for hero in here)
    return heading + tag("ul", sheets, class_="dp-heroes", aria_labelledby="heroes-name")


def is_up(scene: Scene, hero: Hero) -> bool:
    """Whether it is a hero's turn."""
    return bool(scene.view["stage"] == "dungeon" and scene.view["acting"] == hero["number"])


def sheet(scene: Scene, hero: Hero) -> str:
    """One hero."""
    classes = ["dp-hero", hero["status"]]
    classes += ["up"] * is_up(scene, hero) + ["own"] * (hero["seat"] == scene.seat)
    return tag(
        "li",
        portrait(hero["id"]),
        tag("div", heading(scene, hero), life(scene, hero), class_="dp-who"),
        stats_row(scene, hero["stats"]),
        conditions(scene, hero["conditions"]),
        held(scene, hero),
        details(scene, hero),
        id=f"hero-{hero['number']}",
        class_=" ".join(classes),
    )


def heading(scene: Scene, hero: Hero) -> str:
    """Name, class and level, whose hero it is, and whose turn."""
    words, seat = scene.words, hero["seat"]
    kind = [name_of(scene, one) for one in (hero["race"], hero["kin"]) if one]
    if not hero["escort"]:
        kind.append(words.say("level %(number)s", number=hero["level"]))
    if len(scene.names) > 1:
        kind.append(words.say("you") if seat == scene.seat else scene.names[seat])
    marks = tag("span", text(words.say("on turn")), class_="dp-turn") if is_up(scene, hero) else ""
    name = text(name_of(scene, hero["id"]))
    return tag("h3", name, naming(scene, hero, "sheet"), marks) + tag(
        "p", text(" · ".join(kind)), class_="who"
    )


def naming(scene: Scene, hero: Hero, place: str = "own") -> str:
    """The button that names a hero, for the player who has made it."""
    if hero["seat"] != scene.seat or not may_be_named(scene.words, hero):
        return ""
    id = f"name-{place}-{hero['number']}"
    return name_button(id, hero["id"], name_of(scene, hero["id"]), scene.words)


def life(scene: Scene, hero: Hero) -> str:
    """LIFE as a bar with its numbers, and the actions left."""
    words = scene.words
    if hero["status"] == "dead":
        return tag("p", text(words.say("Dead")), class_="dp-dead")
    now, most = hero["life"], max(1, hero["max_life"])
    told = f"{name_of(scene, 'LIFE')} {now}/{most}"
    bar = tag(
        "span", tag("span", "", style=f"width:{min(100, now * 100 // most)}%"), class_="dp-bar"
    )
    return tag(
        "p",
        tag("span", text(told), class_="dp-number"),
        bar,
        actions(scene, hero) if is_up(scene, hero) else "",
        class_="dp-life low" if now * 3 <= most else "dp-life",
    )


def actions(scene: Scene, hero: Hero) -> str:
    """How many actions are left this turn."""
    left = max(0, hero["actions"])
    said = scene.words.count("%(count)s action left", "%(count)s actions left", left)
    dots = "●" * left + "○" * max(0, ACTIONS - left)
    return tag(
        "span", tag("span", dots, aria_hidden="true"), hidden(said), class_="dp-acts", title=said
    )


def conditions(scene: Scene, held: dict[str, int]) -> str:
    """What has befallen somebody, with what it means."""
    chips = []
    for id, left in held.items():
        rounds = Duration(left).rounds_left
        lasts = scene.words.count("%(count)s round", "%(count)s rounds", rounds) if rounds else ""
        name = name_of(scene, id)
        chips.append(chip(f"{name} ({lasts})" if lasts else name, text_of(scene, id)))
    return listed(chips, "dp-chips dp-conditions")


def chip(said: str, told: str = "") -> str:
    """A small word with its explanation."""
    return tag("span", text(said), class_="dp-chip", title=told or None)


def held(scene: Scene, hero: Hero) -> str:
    """What is in the hands and worn."""
    worn = [one for one in (*dict.fromkeys(hero["hands"]), hero["armour"], *hero["attire"]) if one]
    return listed([chip(name_of(scene, one), text_of(scene, one)) for one in worn], "dp-chips")


# -- details ---------------------------------------------------------------------------------------


def details(scene: Scene, hero: Hero) -> str:
    """Everything else that stands on a sheet, to be opened."""
    words = scene.words
    worn = [one for one in (*hero["hands"], hero["armour"], *hero["attire"]) if one]
    parts = (
        part(scene, words.say("Worn and held"), worn),
        part(scene, words.say("Carried"), hero["carried"]),
        part(scene, words.say("Spells prepared"), hero["prepared"]),
        part(scene, words.say("Spells wiped"), hero["wiped"]),
        part(scene, words.say("Spells known"), spare(hero)),
        part(scene, words.say("Abilities"), [*hero["abilities"], *hero["schools"]]),
        part(scene, words.say("Valuables"), [*hero["valuables"], *hero["properties"]]),
    )
    summary = [words.say("%(gold)s gold", gold=hero["gold"])]
    if not hero["escort"]:
        summary.append(experience(scene, hero))
    carried = len(hero["carried"])
    if carried:
        summary.append(words.count("%(count)s thing", "%(count)s things", carried))
    if hero["known"]:
        ready = len(hero["prepared"])
        summary.append(words.count("%(count)s spell ready", "%(count)s spells ready", ready))
    title = " · ".join(summary)
    return drawer(f"sheet-{hero['number']}", title, "".join(parts) or tag("p", text("–")))


def spare(hero: Hero) -> list[str]:
    """The spells that a hero knows but has not in the head."""
    return [one for one in hero["known"] if one not in (*hero["prepared"], *hero["wiped"])]


def experience(scene: Scene, hero: Hero) -> str:
    """Experience, and how much the next level asks for."""
    following = next(
        (one.exp for one in books_of(scene.words).levels if one.level == hero["level"] + 1), None
    )
    if following is None:
        return scene.words.say("%(exp)s EXP", exp=hero["exp"])
    return scene.words.say("%(exp)s of %(next)s EXP", exp=hero["exp"], next=following)


def part(scene: Scene, title: str, things: Iterable[str]) -> str:
    """Things of one kind with their texts."""
    rows = [entry(scene, id, count) for id, count in Counter(things).items()]
    return tag("h4", text(title)) + listed(rows, "dp-explained") if rows else ""


def entry(scene: Scene, id: str, count: int) -> str:
    """A thing, how many of it, and what it does."""
    name = name_of(scene, id) + (f" × {count}" if count > 1 else "")
    told = text_of(scene, id)
    return tag("strong", text(name)) + " " + text(told)
