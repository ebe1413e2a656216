"""Pieces of text that several texts need: stats, prices, a fragment as a sentence."""

from delvers.games.plungin.rules.books.people import STATS, Stats
from delvers.games.plungin.words.names import name
from delvers.text.voice import Voice


def sentence(text: str) -> str:
    """A fragment of the books as a sentence."""
    told = capital(text)
    return told if told.endswith((".", "!", "?", '"', "”", "»")) else f"{told}."


def stats(voice: Voice, values: Stats) -> str:
    """All stats with their values: "ATK 4, DEF 3"."""
    return ", ".join(f"{name(voice, stat)} {values[stat]}" for stat in STATS if stat in values)


def changes(voice: Voice, values: Stats) -> str:
    """Stats that become higher or lower: "MAG +1, RES −1"."""
    return ", ".join(f"{name(voice, stat)} {signed(value)}" for stat, value in values.items())


def signed(number: int) -> str:
    """A bonus or a malus."""
    return f"+{number}" if number >= 0 else f"−{-number}"


def needs(voice: Voice, values: Stats) -> str:
    """The stats that something asks for; "" if it asks for none."""
    return voice.say("Needs: %(things)s.", things=stats(voice, values)) if values else ""


def gold(voice: Voice, price: int) -> str:
    """What something costs."""
    return voice.say("Price: %(gold)s gold.", gold=price)


def capital(text: str) -> str:
    """A text that begins with a capital letter."""
    return text[:1].upper() + text[1:]
