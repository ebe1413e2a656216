"""Choices that need reading: heroes, races, classes, abilities, spells and adventures as cards."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeAlias

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.buttons import listed, refusal, said, slug
from delvers.games.plungin.pictures.describing import (
    name_of,
    portrait,
    prose_of,
    stats_row,
    text_of,
)
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import STATS
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm

CARDS: Final[Mapping[AnyForm, str]] = {
    prompts.HERO: "hero",
    prompts.RACE: "race",
    prompts.CLASS: "class",
    prompts.BUILD: "build",
    prompts.POINTS: "points",
    prompts.HUMAN_CHOICE: "human_choice",
    prompts.LEVEL_UP: "level_up",
    prompts.ABILITIES: "abilities",
    prompts.ABILITY: "ability",
    prompts.RETRAIN: "retrain",
    prompts.SCHOOL: "school",
    prompts.FIRST_SPELL: "first_spell",
    prompts.PREPARE: "prepare",
    prompts.SET_OUT: "set_out",
}
"""Questions whose options are cards, each with the class of its list."""


def is_chosen_by_cards(scene: Scene) -> bool:
    """Whether the options of a question want to be read."""
    return kind_of_cards(scene) != ""


def kind_of_cards(scene: Scene) -> str:
    """The class of the list of cards; '' if a question has none."""
    form = prompts.PROMPTS.form_of(scene.ask.prompt) if scene.ask is not None else None
    return "" if form is None else CARDS.get(form, "")


def cards(scene: Scene) -> str:
    """Every option as a card with what it means; then what is refused, and the end of it all."""
    assert scene.ask is not None
    last = [option for option in scene.ask.options if option == options.RETIRE()]
    shown = [card(scene, option) for option in scene.ask.options if option not in last]
    shown += [refused_card(scene, one, rule) for one, rule in scene.ask.refused.items()]
    shown += [card(scene, option) for option in last]
    return listed(shown, f"dp-cards for-{kind_of_cards(scene)}")


def card(scene: Scene, option: str) -> str:
    """An option that can be read before it is chosen."""
    inside = face(scene, option) or plain_face(scene, option)
    return tag(
        "button",
        inside,
        type="button",
        id=f"option-{slug(option)}",
        class_="dp-card",
        data_option=option,
    )


def refused_card(scene: Scene, option: str, rule: str) -> str:
    """A card that cannot be chosen, with the reason to be asked for."""
    inside = face(scene, option)
    if not inside:
        return refusal(scene, option, rule)
    why_not = tag("span", text(scene.words.say("Why not?")), class_="dp-why")
    return tag(
        "button",
        inside,
        why_not,
        type="button",
        id=f"refused-{slug(option)}",
        class_="dp-card refused",
        data_rule=rule,
        data_refused=option,
    )


def face(scene: Scene, option: str) -> str:
    """What a card says; '' for an option without a face of its own."""
    form = options.GRAMMAR.form_of(option)
    if form is None or form not in FACES:
        return ""
    known, shown = FACES[form]
    (thing,) = form.parts(option)
    return shown(scene, thing) if thing in known(books_of(scene.words)) else ""


def title(said: str) -> str:
    """The head of a card."""
    return tag("strong", text(said), class_="dp-title")


def line(said: str) -> str:
    """A line of a card's text."""
    return tag("span", text(said), class_="dp-line") if said else ""


def plain_face(scene: Scene, option: str) -> str:
    """An option in words, with a line on what it leads to where that is not plain."""
    words = scene.words
    told = {
        options.CREATE(): words.say(
            "Choose race, class, abilities, spells and stats yourself, step by step."
        ),
        options.CLASS_PACKAGE(): words.say("The stats of the class: ready at once, and balanced."),
        options.FREE_BUILD(): words.say("Spend fourteen points on the stats as you like."),
        options.CLASS_ABILITIES(): words.say("The ability of the class, and one of its list."),
        options.ANY_ABILITIES(): words.say("Any two abilities whose needs are met."),
        options.RETIRE(): retiring(scene),
        options.RETURN(): words.say("Back into the dungeon, which stands as you left it."),
        options.SAVE(): words.say("Keep the points for a later level."),
    }
    return title(said(scene, option)) + line(told.get(option, ""))


def retiring(scene: Scene) -> str:
    """What it means to go home for good."""
    if scene.view["rules"]["campaign"]:
        return scene.words.say("End the campaign here. What the heroes have won stays won.")
    return scene.words.say("End the adventure here. The dungeon is not entered again.")


# -- faces -----------------------------------------------------------------------------------------


def hero_face(scene: Scene, id: str) -> str:
    """A ready hero."""
    hero = books_of(scene.words).heroes[id]
    kind = f"{name_of(scene, hero.race)} · {name_of(scene, hero.kin)}"
    abilities = scene.words.listing(name_of(scene, one) for one in hero.abilities)
    return (
        portrait(id)
        + title(name_of(scene, id))
        + tag("span", text(kind), class_="dp-facts")
        + stats_row(scene, hero.stats)
        + line(prose_of(scene, id))
        + tag("span", text(abilities), class_="dp-facts")
    )


def race_face(scene: Scene, id: str) -> str:
    """A race: what it changes, and its trait."""
    race = books_of(scene.words).races[id]
    changes = stats_row(scene, race.stats, signed=True)
    if race.choice:
        changes = line(scene.words.say("+1 on a stat of your choice, but not MOV"))
    return (
        portrait(f"{id}_warrior_1")
        + title(name_of(scene, id))
        + changes
        + tag("span", text(name_of(scene, race.trait)), class_="dp-facts")
        + line("" if race.choice else prose_of(scene, id))
    )


def class_face(scene: Scene, id: str) -> str:
    """A class: its stats with the race added, its ability and its kit."""
    kin, words = books_of(scene.words).kins[id], scene.words
    kit = words.listing(name_of(scene, item) for item in kin.kit)
    ability = tag("b", text(name_of(scene, kin.ability)))
    return (
        portrait(f"{making_race(scene)}_{id}_1")
        + title(name_of(scene, id))
        + line(prose_of(scene, id))
        + stats_row(scene, {stat: kin.stats[stat] + changed(scene, stat) for stat in STATS})
        + tag("span", ability, text(f": {text_of(scene, kin.ability)}"), class_="dp-line")
        + tag("span", text(kit), class_="dp-facts")
    )


def making_race(scene: Scene) -> str:
    """The race of the hero in the making."""
    return str(scene.view["making"][0]["race"]) if scene.view["making"] else "human"


def changed(scene: Scene, stat: str) -> int:
    """What the race of the hero in the making adds to a stat."""
    race = books_of(scene.words).races.get(making_race(scene))
    return next((more for one, more in race.stats.items() if one == stat), 0) if race else 0


def stat_face(scene: Scene, stat: str) -> str:
    """A stat to be raised, with its present value."""
    now = now_of(scene, stat)
    step = tag("span", text(f"{now} → {now + 1}"), class_="dp-step") if now is not None else ""
    return title(name_of(scene, stat)) + step + line(text_of(scene, stat))


def now_of(scene: Scene, stat: str) -> int | None:
    """The value of a stat of the hero in question."""
    for hero in scene.view["making"]:
        value = hero["stats"].get(stat)
        return None if value is None else int(value)
    named = prompts.hero_in(scene.ask.prompt) if scene.ask is not None else ""
    for hero in scene.view["heroes"]:
        if hero["id"] == named:
            return int(hero["max_life"] if stat == "LIFE" else hero["stats"][stat])
    return None


def thing_face(scene: Scene, thing: str) -> str:
    """An ability, a School or a spell."""
    held = prepared_times(scene, thing)
    count = tag("span", text(f"× {held}"), class_="dp-step") if held else ""
    return title(name_of(scene, thing)) + count + line(text_of(scene, thing))


def prepared_times(scene: Scene, spell: str) -> int:
    """How often the hero who prepares spells has taken one already."""
    asked = prompts.PREPARE.read(scene.ask.prompt) if scene.ask is not None else None
    found = [hero for hero in scene.view["heroes"] if asked == (hero["id"],)]
    return found[0]["prepared"].count(spell) if found else 0


def adventure_face(scene: Scene, id: str) -> str:
    """An adventure: its level, teaser, and what is to be done."""
    pack, words = books_of(scene.words).packs[id], scene.words
    low, high = pack.hero_levels
    levels = str(low) if low == high else f"{low}–{high}"
    told = words.say("For heroes of level %(levels)s", levels=levels)
    won = words.say("won") if id in scene.view["party"]["won"] else ""
    return (
        title(name_of(scene, id))
        + tag("span", text(" · ".join(filter(None, (told, won)))), class_="dp-facts")
        + line(words.say(pack.teaser.strip()))
        + line(words.say(pack.objective.strip()))
    )


Face: TypeAlias = tuple[Callable[[Books], Collection[str]], Callable[[Scene, str], str]]
FACES: Final[Mapping[AnyForm, Face]] = {
    options.TAKE: (lambda books: books.heroes, hero_face),
    options.CHOOSE_RACE: (lambda books: books.races, race_face),
    options.CHOOSE_CLASS: (lambda books: books.kins, class_face),
    options.RAISE: (lambda _books: STATS, stat_face),
    options.SET_OUT: (lambda books: books.packs, adventure_face),
    options.LEARN: (lambda books: books.abilities, thing_face),
    options.CHOOSE_SCHOOL: (lambda books: books.schools, thing_face),
    options.CHOOSE_SPELL: (lambda books: books.spells, thing_face),
    options.PREPARE: (lambda books: books.spells, thing_face),
}
"""How an option is shown by its form, if it names one of these."""
