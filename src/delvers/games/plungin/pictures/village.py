"""The village: who is there, the stalls in sections, and everything with its price."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from delvers.draw.svg import tag, text
from delvers.games.plungin.pictures.belongings import belongings
from delvers.games.plungin.pictures.buttons import button, drawer, listed, refusal, said, slug
from delvers.games.plungin.pictures.describing import (
    name_of,
    portrait,
    text_of,
    thing_in,
)
from delvers.games.plungin.pictures.prices import for_service, price
from delvers.games.plungin.pictures.scene import Scene
from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.options import (
    ACQUIRE,
    ASK_SAGE,
    BUY,
    BUY_REAGENT,
    BUY_RECIPE,
    CASH,
    COLLECT,
    DISCARD,
    DONE,
    ENOUGH,
    EQUIP,
    FETCH,
    FUNERAL,
    GRAMMAR,
    MAKE,
    PART_WITH,
    POTION,
    POUR,
    READ,
    REMOVE,
    REPAIR,
    RETRAIN,
    RITE,
    SEE,
    SELL,
    STORE,
    STUDY,
    UNCURSE,
    spell_in,
)
from delvers.games.plungin.rules.view.seen import HeroView
from delvers.games.plungin.rules.village.services import FUNERAL_SERVICE
from delvers.games.plungin.words.content import books_of
from delvers.kernel.forms import AnyForm

Hero: TypeAlias = HeroView
OWN: Final = (EQUIP, REMOVE, SELL, STORE, DISCARD, READ)
"""What is done with things that a hero has."""
SERVICES: Final[tuple[AnyForm, ...]] = (UNCURSE, REPAIR, RETRAIN, POUR, POTION, RITE, FUNERAL)
SHELVES: Final[Mapping[AnyForm, str]] = {
    CASH: "cash",
    PART_WITH: "part",
    BUY_RECIPE: "recipe",
    BUY_REAGENT: "reagent",
    ACQUIRE: "acquire",
    STUDY: "study",
    FETCH: "fetch",
    MAKE: "make",
    COLLECT: "collect",
}
"""The ids of the drawers for options of one kind."""
FEW: Final = 5


def is_in_village(scene: Scene) -> bool:
    """Whether the question is asked on the square or at the stalls."""
    return scene.ask is not None and (
        scene.ask.prompt == prompts.VILLAGE() or prompts.SEE.fits(scene.ask.prompt)
    )


def village_options(scene: Scene) -> str:
    """The square with everybody on it, or the stalls that a hero visits."""
    assert scene.ask is not None
    return square(scene) if scene.ask.prompt == prompts.VILLAGE() else stalls(scene)


def seen(scene: Scene) -> Hero | None:
    """The hero whom the player sees to."""
    asked = prompts.SEE.read(scene.ask.prompt) if scene.ask is not None else None
    return next((hero for hero in scene.view["heroes"] if asked == (hero["id"],)), None)


# -- the square ------------------------------------------------------------------------------------


def square(scene: Scene) -> str:
    """The player's heroes, and what the party trades together."""
    assert scene.ask is not None
    words, options = scene.words, scene.ask.options
    visits = listed([visit(scene, one) for one in options if SEE.fits(one)], "dp-visits")
    titles: dict[AnyForm, str] = {
        CASH: words.say("Sell valuables"),
        PART_WITH: words.say("Sell recipes"),
        BUY_RECIPE: words.say("Buy recipes"),
        BUY_REAGENT: words.say("Buy reagents"),
        ACQUIRE: words.say("Buy a property"),
    }
    trade = "".join(shelf(scene, key, title, options) for key, title in titles.items())
    shown = (SEE, DONE, *titles)
    others = [button(scene, one) for one in options if GRAMMAR.form_of(one) not in shown]
    onward = words.say("then you choose where to go")
    done = [button(scene, one, onward, "dp-main") for one in options if one == DONE()]
    return (
        section(words.say("See to your heroes"), visits)
        + listed(done, "dp-options")
        + section(words.say("For the whole party"), trade)
        + listed(others, "dp-options")
    )


def visit(scene: Scene, option: str) -> str:
    """A hero on the square."""
    (named,) = SEE.parts(option)
    hero = next(one for one in scene.view["heroes"] if one["id"] == named)
    words = scene.words
    facts = [
        words.say("level %(number)s", number=hero["level"]),
        words.say("%(gold)s gold", gold=hero["gold"]),
    ]
    if hero["status"] == "dead":
        facts = [words.say("Dead")]
    return tag(
        "button",
        portrait(named),
        tag("strong", text(said(scene, option)), class_="dp-title"),
        tag("span", text(" · ".join(facts)), class_="dp-facts"),
        type="button",
        id=f"option-{slug(option)}",
        class_="dp-card",
        data_option=option,
    )


# -- the stalls ------------------------------------------------------------------------------------


def stalls(scene: Scene) -> str:
    """All that one hero can do in the village, stall by stall."""
    assert scene.ask is not None
    words, hero = scene.words, seen(scene)
    options = [one for one in scene.ask.options if one != ENOUGH()]
    parts = {
        "own": belongings(scene, hero, OWN) if hero else "",
        "buy": "".join(shop(scene, options)),
        "study": shelf(scene, STUDY, words.say("Learn a spell"), options, hero),
        "fetch": shelf(scene, FETCH, words.say("Take out of the common chest"), options),
        "make": shelf(scene, MAKE, words.say("Make something by a recipe"), options),
        "services": services(scene, options, hero),
        "sage": sage(scene, options, hero),
        "homes": shelf(scene, ACQUIRE, words.say("Buy a property"), options)
        + shelf(scene, COLLECT, words.say("From your properties"), options)
        + shelf(scene, CASH, words.say("Sell valuables"), options),
    }
    shown = {*OWN, *SERVICES, BUY, STUDY, FETCH, MAKE, ASK_SAGE, ACQUIRE, COLLECT, CASH}
    others = [button(scene, one) for one in options if GRAMMAR.form_of(one) not in shown]
    enough = button(scene, ENOUGH(), class_="dp-main")
    return (
        listed([enough, *others], "dp-options")
        + section(words.say("Own things"), parts["own"])
        + section(words.say("Shop"), parts["buy"] + parts["study"])
        + section(words.say("Chest and workshop"), parts["fetch"] + parts["make"])
        + section(words.say("Services"), parts["services"] + parts["sage"] + parts["homes"])
    )


def section(title: str, inside: str) -> str:
    """A part of the village with its heading; nothing if it is empty."""
    return tag("section", tag("h3", text(title)), inside, class_="dp-stall") if inside else ""


def shelf(
    scene: Scene, form: AnyForm, title: str, options: Iterable[str], hero: Hero | None = None
) -> str:
    """The options of one kind, with what a rule refuses; many are put away."""
    assert scene.ask is not None
    wares = [ware(scene, option, hero) for option in options if form.fits(option)]
    wares += [
        refusal(scene, option, rule)
        for option, rule in scene.ask.refused.items()
        if form.fits(option)
    ]
    return put_away(SHELVES[form], title, wares)


def put_away(id: str, title: str, wares: list[str]) -> str:
    """Wares in a drawer that tells how many they are; a few lie open."""
    if not wares:
        return ""
    shown = listed(wares, "dp-wares")
    return drawer(f"shelf-{id}", f"{title} ({len(wares)})", shown, is_open=len(wares) <= FEW)


def ware(scene: Scene, option: str, hero: Hero | None = None) -> str:
    """Something to be had: its name, what it is, and the price."""
    thing, gold = thing_in(books_of(scene.words), option), price(scene, option, hero)
    told = scene.words.say("%(gold)s gold", gold=gold) if gold is not None else ""
    is_service = GRAMMAR.form_of(option) in SERVICES
    if FUNERAL.fits(option):
        thing, told = FUNERAL_SERVICE, scene.words.say("costs no gold")
    about = text_of(scene, thing) if thing else ""
    name = said(scene, option) if is_service else name_of(scene, thing)
    return tag(
        "button",
        tag("strong", text(name)),
        tag("span", text(told), class_="dp-price") if told else "",
        tag("span", text(about), class_="dp-line") if about else "",
        type="button",
        id=f"option-{slug(option)}",
        class_="dp-ware",
        data_option=option,
    )


def shop(scene: Scene, options: list[str]) -> Iterable[str]:
    """What can be bought, by its kind."""
    piles: dict[str, list[str]] = {}
    for option in options:
        if (bought := BUY.read(option)) is not None:
            kind = kind_of(books_of(scene.words), *bought)
            piles.setdefault(kind, []).append(ware(scene, option))
    for kind, wares in piles.items():
        yield put_away(f"buy-{kind}", name_of(scene, f"kind.{kind}"), wares)


def kind_of(books: Books, item: str) -> str:
    """The kind of a thing for sale."""
    return "spell_book" if spell_in(item) else books.items[item].kind


# -- services --------------------------------------------------------------------------------------


def services(scene: Scene, options: list[str], hero: Hero | None) -> str:
    """Priest, smith, training yard, and what is done for the dead."""
    wares = [ware(scene, one, hero) for one in options if GRAMMAR.form_of(one) in SERVICES]
    return listed(wares, "dp-wares")


def sage(scene: Scene, options: list[str], hero: Hero | None) -> str:
    """What the sage can be asked, adventure by adventure."""
    asked: dict[str, list[str]] = {}
    for option in options:
        if (question := ASK_SAGE.read(option)) is not None:
            asked.setdefault(question[0], []).append(button(scene, option))
    if not asked or hero is None:
        return ""
    gold = for_service(scene, ASK_SAGE, hero)
    title = scene.words.say("Ask the sage (%(gold)s gold for an answer)", gold=gold)
    inside = "".join(
        tag("h4", text(name_of(scene, pack))) + listed(buttons, "dp-options")
        for pack, buttons in asked.items()
    )
    return drawer("shelf-sage", title, inside)
