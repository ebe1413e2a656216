"""What a choice in the village costs, where its own words do not say so."""

from delvers.cli.tables.look import Seen
from delvers.games.plungin.books.library import BOOKS
from delvers.games.plungin.purse import QUARTER
from delvers.games.plungin.services import CURSE, GRATEFUL, POTION, RITE, SAGE, YARD

SERVICES = {"rite": RITE, "potion": POTION, "uncurse": CURSE, "retrain": YARD, "ask": SAGE}


def price(view: Seen, hero: Seen | None, option: str) -> int | None:
    """The gold that a service, a property or a piece of work costs; None for anything else."""
    verb, what = option.partition(" ")[0], option.rpartition(" ")[2]
    if verb in SERVICES:
        return service(view, hero, SERVICES[verb])
    if verb in ("acquire", "pay"):
        return home(view, what)
    return BOOKS.recipes[what].gold if verb == "make" else None


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
