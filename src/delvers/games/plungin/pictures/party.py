"""What the party has in common: where it is in the adventure, keys, gold, tasks."""

from collections import Counter

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import drawer, listed
from delvers.games.plungin.pictures.describing import name_of
from delvers.games.plungin.pictures.prices import room
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.pictures.sheets import part
from delvers.games.plungin.rules.view.seen import MarkerView
from delvers.games.plungin.words.content import books_of


def party(scene: Scene) -> str:
    """The common sheet; nothing before the first hero."""
    if not scene.view["heroes"]:
        return ""
    heading = tag("h2", text(scene.words.say("The party")))
    figures = tag("dl", "".join(figure(name, value) for name, value in counts(scene)))
    return heading + tag("div", figures, class_="dp-counts") + tasks(scene) + belongings(scene)


def figure(name: str, value: str) -> str:
    """A number with its name."""
    return tag("div", tag("dt", text(name)), tag("dd", text(value)))


def is_outside(scene: Scene) -> bool:
    """Whether the party is in no dungeon."""
    stage = scene.view["stage"]
    return stage in ("village", "creating") or (stage == "over" and not scene.view["tiles"])


def counts(scene: Scene) -> list[tuple[str, str]]:
    """All numbers of the party that matter where it is."""
    view, words = scene.view, scene.words
    common = view["party"]
    if is_outside(scene):
        stored = f"{len(common['stored'])}/{room(scene)}"
        return [
            (words.say("Common fund"), words.say("%(gold)s gold", gold=common["fund"])),
            (words.say("Common chest"), stored),
            (words.say("Adventures won"), str(len(common["won"]))),
        ]
    return [*dungeon_counts(scene), (words.say("Gold found"), str(common["gold"]))]


def dungeon_counts(scene: Scene) -> list[tuple[str, str]]:
    """Round, Terrain Counter, keys and oil."""
    view, words, pack = (
        scene.view,
        scene.words,
        books_of(scene.words).packs[scene.view["adventure"]],
    )
    found = [
        (words.say("Round"), str(view["round"])),
        (words.say("Terrain Counter"), terrain_counter(scene)),
        (words.say("Great Keys"), f"{view['party']['great_keys']}/{pack.great_keys}"),
        (words.say("Experience so far"), str(view["party"]["exp"])),
    ]
    if len(pack.stages) > 1:
        found.insert(0, (words.say("Stage"), f"{view['chapter'] + 1}/{len(pack.stages)}"))
    keys = sum(hero["carried"].count("key") for hero in view["heroes"])
    if keys:
        found.append((words.say("Keys"), str(keys)))
    if pack.oil:
        found.append((words.say("Lamp oil"), str(view["oil"])))
    return found


def terrain_counter(scene: Scene) -> str:
    """Where the marker stands; in its second part the Great Door is near."""
    marker: MarkerView = scene.view["marker"]
    if marker["pink"]:
        return scene.words.say("+%(number)s, a Great Door is near", number=marker["number"])
    return str(marker["number"])


def tasks(scene: Scene) -> str:
    """What is to be done, and what is done."""
    if is_outside(scene):
        return ""
    done = scene.view["party"]["tasks"]
    pack, words = books_of(scene.words).packs[scene.view["adventure"]], scene.words
    rows = []
    for task in pack.tasks:
        sign = tag("span", "✓" if task.id in done else "○", aria_hidden="true")
        state = words.say("done") if task.id in done else words.say("still to do")
        heard = tag("span", text(f" ({state})"), class_="heard")
        rows.append(sign + " " + text(words.say(task.text.strip())) + heard)
    return tag("h3", text(words.say("Tasks"))) + listed(rows, "dp-tasks") if rows else ""


def belongings(scene: Scene) -> str:
    """What belongs to all: valuables, recipes, things in the chest, properties, quest items."""
    common, words = scene.view["party"], scene.words
    parts = (
        part(scene, words.say("Valuables"), common["valuables"]),
        part(scene, words.say("Recipes"), common["recipes"]),
        part(scene, words.say("For the adventure"), common["quest"]),
        part(scene, words.say("In the common chest"), common["stored"]),
        part(scene, words.say("Properties"), common["properties"]),
    )
    inside = "".join(parts)
    total = sum(
        map(
            len,
            (
                common["valuables"],
                common["recipes"],
                common["quest"],
                common["stored"],
                common["properties"],
            ),
        )
    )
    title = words.count("%(count)s thing in common", "%(count)s things in common", total)
    return drawer("party-things", title, inside) if inside else ""


def adventures_won(scene: Scene) -> list[str]:
    """The names of the adventures that the party has won."""
    return [name_of(scene, id) for id in Counter(scene.view["party"]["won"])]
