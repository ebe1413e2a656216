"""What things and services of the village cost, as far as a view tells."""

from typing import Any

from delvers.draw.scene import Scene
from delvers.games.plungin.rules.state.purse import QUARTER
from delvers.games.plungin.rules.village.market import price_of
from delvers.games.plungin.rules.village.services import CURSE, GRATEFUL, POTION, RITE, SAGE, YARD
from delvers.games.plungin.rules.village.village import LESSON
from delvers.games.plungin.words.content import books_of


def price(scene: Scene, option: str, hero: dict[str, Any] | None = None) -> int | None:
    """The gold that an option costs or brings; None where no gold changes hands."""
    verb, _, rest = option.partition(" ")
    thing = rest.split()[-1] if rest else ""
    if verb in ("uncurse", "ask", "retrain", "potion", "rite"):
        return None if hero is None else for_service(scene, verb, hero)
    if verb == "acquire":
        return home_price(scene, thing)
    if verb in ("buy", "sell", "repair"):
        return (
            price_of(books_of(scene.words), thing)
            if verb == "buy"
            else price_of(books_of(scene.words), thing) // 2
        )
    if verb == "part":
        return books_of(scene.words).recipes[thing].price // 2
    plain = {
        "cash": lambda: books_of(scene.words).items[thing].value,
        "recipe": lambda: books_of(scene.words).recipes[thing].price,
        "reagent": lambda: books_of(scene.words).items[thing].bought,
        "study": lambda: books_of(scene.words).spells[thing].cost,
        "make": lambda: books_of(scene.words).recipes[thing].gold,
        "lesson": lambda: LESSON,
    }
    return plain[verb]() if verb in plain else None


def home_price(scene: Scene, id: str) -> int:
    """A property; in a Gold Fever a single hero pays a quarter."""
    home = next(one for one in books_of(scene.words).village.properties if one.id == id)
    return home.price // QUARTER if scene.view["rules"]["gold_fever"] else home.price


def for_service(scene: Scene, verb: str, hero: dict[str, Any]) -> int:
    """A service for a hero; some properties halve it, and the priest once asks nothing."""
    id = {"uncurse": CURSE, "ask": SAGE, "retrain": YARD, "potion": POTION, "rite": RITE}[verb]
    party = scene.view["party"]
    if id == CURSE and GRATEFUL in party["won"] and not party["has_used_thanks"]:
        return 0
    service = next(one for one in books_of(scene.words).village.services if one.id == id)
    full = service.price + service.per_level * int(hero["level"])
    owned = {*party["properties"], *hero["properties"]}
    halved = any(
        id in home.halves for home in books_of(scene.words).village.properties if home.id in owned
    )
    return full // 2 if halved else full


def room(scene: Scene) -> int:
    """How many things the common chest and all properties hold."""
    homes = books_of(scene.words).village.properties
    shared = scene.view["party"]["properties"]
    total = books_of(scene.words).village.storage + sum(
        home.storage for home in homes if home.id in shared
    )
    for hero in scene.view["heroes"]:
        owned = [home.storage // QUARTER for home in homes if home.id in hero["properties"]]
        total += sum(owned)
    return total
