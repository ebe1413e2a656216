"""What the buttons for options say while heroes are made, and in the village."""

from collections.abc import Callable, Mapping
from typing import Final

from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.village.market import price_of
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import is_held, name
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    # Translators: buttons.
    "create": N_("Make a hero of your own"),
    "class package": N_("Take the stats of the class"),
    "free build": N_("Spend the points yourself"),
    "class abilities": N_("Take the abilities of the class"),
    "free abilities": N_("Choose any two abilities"),
    "keep spells": N_("Keep the prepared spells"),
    "choose spells": N_("Choose the spells"),
    "keep": N_("Keep the prepared spells"),
    "choose anew": N_("Choose the spells anew"),
    "save": N_("Save the points"),
    "done": N_("Done"),
    "enough": N_("That is all"),
    "return": N_("Back into the same dungeon"),
    "retire": N_("Go home for good"),
    "pour": N_("Pour a potion of revival that you have"),
    "potion": N_("Buy a potion of revival and pour it"),
    "rite": N_("Pay for a rite at the shrine"),
    "funeral": N_("Hold a funeral"),
    "new hero": N_("A new hero joins"),
    "nobody": N_("Nobody joins"),
    "lesson fund": N_("10 gold from the common fund"),
}
WITH_A_THING: Final[Texts] = {
    # Translators: buttons; %(thing)s is the name of a hero, an item, a spell, an ability and so on.
    "adventure": N_("Set out: %(thing)s"),
    "learn": N_("Learn %(thing)s"),
    "prepare": N_("Prepare %(thing)s"),
    "see": N_("See to %(thing)s"),
    "lesson": N_("10 gold from %(thing)s"),
    "discard": N_("Throw away %(thing)s"),
    "read": N_("Learn from %(thing)s"),
    "store": N_("Put into the common chest: %(thing)s"),
    "fetch": N_("Take out of the common chest: %(thing)s"),
    "acquire": N_("Buy a property: %(thing)s"),
    "collect": N_("Collect what it gives: %(thing)s"),
    "pay": N_("Pay the rent: %(thing)s"),
    "give up": N_("Give up %(thing)s"),
    "uncurse": N_("Have the priest take off %(thing)s"),
    "retrain": N_("Unlearn %(thing)s and learn something else"),
}
WITH_A_PRICE: Final[Texts] = {
    # Translators: buttons; %(thing)s is the name of an item, a spell or a recipe.
    "buy": N_("Buy %(thing)s (%(gold)s gold)"),
    "reagent": N_("Buy %(thing)s (%(gold)s gold)"),
    "recipe": N_("Buy %(thing)s (%(gold)s gold)"),
    "study": N_("Learn the spell %(thing)s (%(gold)s gold)"),
    "repair": N_("Have the smith replace %(thing)s (%(gold)s gold)"),
    "sell": N_("Sell %(thing)s (%(gold)s gold)"),
    "cash": N_("Sell %(thing)s (%(gold)s gold)"),
    "part": N_("Sell %(thing)s (%(gold)s gold)"),
}
PRICES: Final[Mapping[str, Callable[[Books, str], int]]] = {
    "buy": price_of,
    "reagent": lambda books, id: books.items[id].bought,
    "recipe": lambda books, id: books.recipes[id].price,
    "study": lambda books, id: books.spells[id].cost,
    "repair": lambda books, id: books.items[id].price // 2,
    "sell": lambda books, id: price_of(books, id) // 2,
    "cash": lambda books, id: books.items[id].value,
    "part": lambda books, id: books.recipes[id].price // 2,
}


def priced(verb: str) -> Callable[[Voice, str], str | None]:
    """A button for a trade, with the gold that it costs or brings."""

    def label(voice: Voice, rest: str) -> str | None:
        id = rest.removeprefix("with ")
        try:
            gold = PRICES[verb](books_of(voice), id)
        except KeyError:
            return None
        if verb == "sell" and not gold:
            return voice.say("Sell %(thing)s", thing=name(voice, id))
        return voice.fill(WITH_A_PRICE[verb], thing=name(voice, id), gold=gold)

    return label


def buy(voice: Voice, rest: str) -> str | None:
    """In the shop, or from a peddler for one of the heroes."""
    item, _, hero = rest.partition(" for ")
    told = priced("buy")(voice, item)
    if not hero or told is None:
        return told
    # Translators: %(deal)s is "Buy Healing Potion (40 gold)".
    return voice.say("%(deal)s for %(hero)s", deal=told, hero=name(voice, hero))


def hand(voice: Voice, rest: str) -> str:
    """A thing out of the common chest goes to a hero."""
    item, _, hero = rest.partition(" ")
    return voice.say("Give %(thing)s to %(hero)s", thing=name(voice, item), hero=name(voice, hero))


def equip(voice: Voice, item: str) -> str:
    """A thing to be held or worn."""
    if is_held(books_of(voice), item):
        return voice.say("Take in hand: %(thing)s", thing=name(voice, item))
    return voice.say("Put on %(thing)s", thing=name(voice, item))


def remove(voice: Voice, item: str) -> str:
    """A thing that is held or worn."""
    if is_held(books_of(voice), item):
        return voice.say("Put away %(thing)s", thing=name(voice, item))
    return voice.say("Take off %(thing)s", thing=name(voice, item))


def make(voice: Voice, recipe: str) -> str | None:
    """What a recipe makes."""
    if recipe not in books_of(voice).recipes:
        return None
    return voice.say("Make %(thing)s", thing=name(voice, books_of(voice).recipes[recipe].makes))


def ask(voice: Voice, rest: str) -> str:
    """What the sage is asked about."""
    pack, _, what = rest.partition(" ")
    return voice.say(
        "Ask the sage: %(thing)s (%(adventure)s)",
        thing=name(voice, what),
        adventure=name(voice, pack),
    )


def first(voice: Voice, seat: str) -> str | None:
    """Who is the first player; or the first of two rolls."""
    if not seat.isdigit():
        return None if seat else voice.say("The first roll")
    return voice.say("Player %(number)s", number=int(seat) + 1)


SPECIAL: Final[Mapping[str, Callable[[Voice, str], str | None]]] = {
    **dict.fromkeys(("race", "class", "school", "spell"), name),
    **{verb: priced(verb) for verb in PRICES},
    "buy": buy,
    "hand": hand,
    "equip": equip,
    "remove": remove,
    "make": make,
    "ask": ask,
    "first": first,
}
