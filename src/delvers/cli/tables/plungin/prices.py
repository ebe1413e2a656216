"""What a choice in the village costs, or brings."""

from delvers.cli.tables.look import Seen
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.market import price_of
from delvers.games.plungin.purse import QUARTER
from delvers.games.plungin.services import CURSE, GRATEFUL, POTION, RITE, SAGE, YARD
from delvers.games.plungin.village import LESSON

SERVICES = {"rite": RITE, "potion": POTION, "uncurse": CURSE, "retrain": YARD, "ask": SAGE}


def price(view: Seen, hero: Seen | None, option: str) -> int | None:
    """The gold that an option of the village costs or brings; None if it is not about gold."""
    verb, what = option.partition(" ")[0], option.rpartition(" ")[2]
    if verb in SERVICES:
        return service(view, hero, SERVICES[verb])
    if verb in ("buy", "sell"):
        return price_of(what) // (2 if verb == "sell" else 1)
    if verb in ("recipe", "part"):
        return BOOKS.recipes[what].price // (2 if verb == "part" else 1)
    prices = {
        "study": lambda: BOOKS.spells[what].cost,
        "reagent": lambda: BOOKS.items[what].bought,
        "cash": lambda: BOOKS.items[what].value,
        "repair": lambda: BOOKS.items[what].price // 2,
        "make": lambda: BOOKS.recipes[what].gold,
        "acquire": lambda: home(view, what),
        "pay": lambda: home(view, what),
        "lesson": lambda: LESSON,
    }
    return prices[verb]() if verb in prices else None


def home(view: Seen, id: str) -> int:
    """The price of a property; in a Gold Fever a hero pays a quarter."""
    full = next(home.price for home in BOOKS.village.properties if home.id == id)
    return full // QUARTER if view["rules"]["gold_fever"] else full


def service(view: Seen, hero: Seen | None, id: str) -> int | None:
    """What a service costs a hero; some properties halve it."""
    if hero is None:
        return None
    party = view["party"]
    if id == CURSE and GRATEFUL in party["won"] and CURSE not in party["spent"]:
        return 0
    book = next(one for one in BOOKS.village.services if one.id == id)
    full: int = book.price + book.per_level * hero["level"]
    owned = {*party["properties"], *hero["properties"]}
    halved = any(id in home.halves for home in BOOKS.village.properties if home.id in owned)
    return full // 2 if halved else full
