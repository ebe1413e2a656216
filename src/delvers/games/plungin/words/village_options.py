"""What the buttons for options say while heroes are made, and in the village."""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from delvers.games.plungin.rules import options
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.village.market import price_of
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import is_held, name
from delvers.kernel.forms import AnyForm
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

Label: TypeAlias = Callable[..., str | None]
"""The words on a button; it gets the voice and the parts of the option."""
OPTIONS: Final[Texts] = {
    # Translators: buttons.
    options.CREATE(): N_("Make a hero of your own"),
    options.CLASS_PACKAGE(): N_("Take the stats of the class"),
    options.FREE_BUILD(): N_("Spend the points yourself"),
    options.CLASS_ABILITIES(): N_("Take the abilities of the class"),
    options.ANY_ABILITIES(): N_("Choose any two abilities"),
    options.KEEP_SPELLS(): N_("Keep the prepared spells"),
    options.CHOOSE_SPELLS(): N_("Choose the spells"),
    options.KEEP(): N_("Keep the prepared spells"),
    options.CHOOSE_ANEW(): N_("Choose the spells anew"),
    options.SAVE(): N_("Save the points"),
    options.DONE(): N_("Done"),
    options.ENOUGH(): N_("That is all"),
    options.RETURN(): N_("Back into the same dungeon"),
    options.RETIRE(): N_("Go home for good"),
    options.POUR(): N_("Pour a potion of revival that you have"),
    options.POTION(): N_("Buy a potion of revival and pour it"),
    options.RITE(): N_("Pay for a rite at the shrine"),
    options.FUNERAL(): N_("Hold a funeral"),
    options.NEW_HERO(): N_("A new hero joins"),
    options.NOBODY(): N_("Nobody joins"),
    options.LESSON_FROM_FUND(): N_("10 gold from the common fund"),
}
WITH_A_THING: Final[Mapping[AnyForm, str]] = {
    # Translators: buttons; %(thing)s is the name of a hero, an item, a spell, an ability and so on.
    options.SET_OUT: N_("Set out: %(thing)s"),
    options.LEARN: N_("Learn %(thing)s"),
    options.PREPARE: N_("Prepare %(thing)s"),
    options.SEE: N_("See to %(thing)s"),
    options.LESSON: N_("10 gold from %(thing)s"),
    options.DISCARD: N_("Throw away %(thing)s"),
    options.READ: N_("Learn from %(thing)s"),
    options.STORE: N_("Put into the common chest: %(thing)s"),
    options.FETCH: N_("Take out of the common chest: %(thing)s"),
    options.ACQUIRE: N_("Buy a property: %(thing)s"),
    options.COLLECT: N_("Collect what it gives: %(thing)s"),
    options.PAY_RENT: N_("Pay the rent: %(thing)s"),
    options.GIVE_UP_HOME: N_("Give up %(thing)s"),
    options.UNCURSE: N_("Have the priest take off %(thing)s"),
    options.RETRAIN: N_("Unlearn %(thing)s and learn something else"),
}
WITH_A_PRICE: Final[Mapping[AnyForm, str]] = {
    # Translators: buttons; %(thing)s is the name of an item, a spell or a recipe.
    options.BUY: N_("Buy %(thing)s (%(gold)s gold)"),
    options.BUY_REAGENT: N_("Buy %(thing)s (%(gold)s gold)"),
    options.BUY_RECIPE: N_("Buy %(thing)s (%(gold)s gold)"),
    options.STUDY: N_("Learn the spell %(thing)s (%(gold)s gold)"),
    options.REPAIR: N_("Have the smith replace %(thing)s (%(gold)s gold)"),
    options.SELL: N_("Sell %(thing)s (%(gold)s gold)"),
    options.CASH: N_("Sell %(thing)s (%(gold)s gold)"),
    options.PART_WITH: N_("Sell %(thing)s (%(gold)s gold)"),
}
PRICES: Final[Mapping[AnyForm, Callable[[Books, str], int]]] = {
    options.BUY: price_of,
    options.BUY_REAGENT: lambda books, id: books.items[id].bought,
    options.BUY_RECIPE: lambda books, id: books.recipes[id].price,
    options.STUDY: lambda books, id: books.spells[id].cost,
    options.REPAIR: lambda books, id: books.items[id].price // 2,
    options.SELL: lambda books, id: price_of(books, id) // 2,
    options.CASH: lambda books, id: books.items[id].value,
    options.PART_WITH: lambda books, id: books.recipes[id].price // 2,
}


def priced(form: AnyForm) -> Label:
    """A button for a trade, with the gold that it costs or brings."""

    def label(voice: Voice, id: str) -> str | None:
        try:
            gold = PRICES[form](books_of(voice), id)
        except KeyError:
            return None
        if form is options.SELL and not gold:
            return voice.say("Sell %(thing)s", thing=name(voice, id))
        return voice.fill(WITH_A_PRICE[form], thing=name(voice, id), gold=gold)

    return label


def buy_for(voice: Voice, item: str, hero: str) -> str | None:
    """From a peddler, for one of the heroes."""
    told = priced(options.BUY)(voice, item)
    if told is None:
        return None
    # Translators: %(deal)s is "Buy Healing Potion (40 gold)".
    return voice.say("%(deal)s for %(hero)s", deal=told, hero=name(voice, hero))


def hand(voice: Voice, item: str, hero: str) -> str:
    """A thing out of the common chest goes to a hero."""
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


def ask_sage(voice: Voice, pack: str, what: str) -> str:
    """What the sage is asked about."""
    return voice.say(
        "Ask the sage: %(thing)s (%(adventure)s)",
        thing=name(voice, what),
        adventure=name(voice, pack),
    )


def first_roll(voice: Voice) -> str:
    """The first of two rolls."""
    return voice.say("The first roll")


def first_player(voice: Voice, seat: int) -> str:
    """Who is the first player."""
    return voice.say("Player %(number)s", number=seat + 1)


BY_NAME: Final[tuple[AnyForm, ...]] = (
    options.CHOOSE_RACE,
    options.CHOOSE_CLASS,
    options.CHOOSE_SCHOOL,
    options.CHOOSE_SPELL,
)
SPECIAL: Final[Mapping[AnyForm, Label]] = {
    **dict.fromkeys(BY_NAME, name),
    **{form: priced(form) for form in PRICES},
    options.BUY_FOR: buy_for,
    options.HAND: hand,
    options.EQUIP: equip,
    options.REMOVE: remove,
    options.MAKE: make,
    options.ASK_SAGE: ask_sage,
    options.FIRST_ROLL: first_roll,
    options.FIRST_PLAYER: first_player,
}
