"""What the cards of Dungeon Raiders do, in one or two sentences, with the figures of the cards."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from delvers.games.raiders.rules.components import (
    Boss,
    Chamber,
    Character,
    Level,
    Monster,
    Strength,
    Trap,
    Treasure,
)
from delvers.games.raiders.words.content import cards_of
from delvers.games.raiders.words.names import items, name
from delvers.text.gametext import Texts, look_up
from delvers.text.marks import N_, NN_
from delvers.text.voice import Voice

OWN_CARDS: Final[Texts] = {
    "torch": N_(
        "Use it at any time: look secretly at all face-down rooms of the row. "
        "Laid as a card it only serves to escape from the wolf pack."
    ),
    "crystal ball": N_(
        "Lay it first, see the cards of the others, then lay another card. "
        "Against the necromancer it is an escape."
    ),
    "key": N_("Counts as 5 in a treasure room. Against the megadragon it is an escape."),
    "sword": N_("Counts as 5 against monsters, final monsters too; only the golem makes it a 1."),
    "power": N_("Counts as %(count)s. It returns to your hand when the level is complete."),
    "map": N_("Its holder lays first; after each room it goes to the highest value."),
    "coins": NN_("Take %(count)s coin.", "Take %(count)s coins."),
    "potion": NN_("Heal %(count)s wound.", "Heal %(count)s wounds."),
    "face_down": N_("Nobody knows what waits here until the room is entered or a torch is used."),
    "treasure": N_("The highest value takes the chest; a second chest goes to the second-highest."),
    "monster": N_("Beat it with the sum of all cards, or it attacks the lowest value."),
    "chamber": N_("Each player receives the benefit of the value laid."),
    "trap": N_("The highest value decides how hard the trap hits its targets."),
    "boss": N_("The last room of the game: a monster with rules of its own."),
}
COINS: Final = NN_("%(count)s coin", "%(count)s coins")
WOUNDS: Final = NN_("%(count)s wound", "%(count)s wounds")


def card_text(voice: Voice, id: str) -> str | None:
    """What a card does; None if there is no such card."""
    content = cards_of(voice)
    for cards in (content.rooms, content.bosses, content.levels, content.characters):
        if id in cards:
            return told(voice, cards[id])
    return look_up(voice, OWN_CARDS, id)


def told(voice: Voice, card: Any) -> str:
    """What a card does, after what its author has written about it."""
    figures = TELL[type(card)](voice, card)
    text = voice.say(getattr(card, "text", "").strip())
    return f"{text} {figures}" if text else figures


def treasure(voice: Voice, card: Treasure) -> str:
    """Who takes which chest."""
    first, *second = card.chests
    if second:
        return voice.count(
            "The highest value takes %(first)s, the second-highest %(count)s coin. "
            "Those tied share a chest, rounded down.",
            "The highest value takes %(first)s, the second-highest %(count)s coins. "
            "Those tied share a chest, rounded down.",
            second[0],
            first=first,
        )
    return voice.count(
        "The highest value takes %(count)s coin. Those tied share it, rounded down.",
        "The highest value takes %(count)s coins. Those tied share them, rounded down.",
        first,
    )


def monster(voice: Voice, card: Monster) -> str:
    """How strong it is, and what it does to the lowest."""
    attack = voice.count(
        "If all cards together have less, the lowest value takes %(count)s wound.",
        "If all cards together have less, the lowest value takes %(count)s wounds.",
        card.wounds,
    )
    return f"{strength(voice, card.strength)} {attack}"


def strength(voice: Voice, strengths: Strength) -> str:
    """The strength for each number of players."""
    return voice.say(
        "Strength %(strengths)s with %(players)s players.",
        strengths=" / ".join(str(number) for number in strengths.values()),
        players=" / ".join(str(number) for number in strengths),
    )


def chamber(voice: Voice, card: Chamber) -> str:
    """The benefit of each value."""
    benefits = "; ".join(
        f"{value}: {name(voice, benefit)}" for value, benefit in enumerate(card.benefits, 1)
    )
    # Translators: %(benefits)s is a list such as "1: 1 coin; 2: Torch".
    return voice.say("The value you lay brings you: %(benefits)s.", benefits=benefits)


def trap(voice: Voice, card: Trap) -> str:
    """Whom it hits, and how hard for each highest value."""
    penalties = "; ".join(
        f"{value}: −{lost}" for value, lost in enumerate(card.penalties, 1) if lost
    )
    if card.target == "most_coins":
        # Translators: %(penalties)s is a list such as "4: −2; 5: −3".
        return voice.say(
            "Those with the most coins lose coins, by the highest value laid (%(penalties)s).",
            penalties=penalties,
        )
    return voice.say(
        "Those with the fewest wounds take wounds, by the highest value laid (%(penalties)s).",
        penalties=penalties.replace("−", "+"),
    )


def boss(voice: Voice, card: Boss) -> str:
    """How strong it is, what it does, and its particulars."""
    sentences = [
        strength(voice, card.strength) if card.strength else voice.say("It cannot be beaten."),
        *attacks(voice, card),
        *particulars(voice, card),
    ]
    return " ".join(sentences)


def attacks(voice: Voice, card: Boss) -> list[str]:
    """What the attacked suffer."""
    hurts = [voice.fill(WOUNDS, count=card.wounds)] if card.wounds else []
    if card.coins_lost:
        hurts.append(
            voice.count(
                "the loss of %(count)s coin", "the loss of %(count)s coins", card.coins_lost
            )
        )
    if card.eliminates:
        hurts.append(voice.say("elimination from the game"))
    told = voice.listing(hurts)
    if card.attacks == "highest":
        # Translators: %(hurts)s is a list such as "1 wound and the loss of 2 coins".
        return [voice.say("It attacks the highest value: %(hurts)s.", hurts=told)]
    return [voice.say("It attacks the lowest value: %(hurts)s.", hurts=told)]


def particulars(voice: Voice, card: Boss) -> list[str]:
    """The lines that only this boss has."""
    told = []
    if card.coins_for_highest:
        told.append(
            voice.count(
                "The highest value gains %(count)s coin, unless all are equal and it wins.",
                "The highest value gains %(count)s coins, unless all are equal and it wins.",
                card.coins_for_highest,
            )
        )
    if card.escape:
        item = items(voice, card.escape)
        # Translators: %(item)s is "a torch", "a key" and so on.
        told.append(voice.say("Whoever lays %(item)s escapes.", item=item))
    if card.fives_count_as != 5:
        told.append(voice.say("Fives and swords count as %(value)s.", value=card.fives_count_as))
    return told


def level(voice: Voice, card: Level) -> str:
    """Which rooms lie open."""
    rooms = voice.listing(str(at) for at, is_up in enumerate(card.face_up, 1) if is_up)
    return voice.say("Rooms laid face up, counted from the left: %(rooms)s.", rooms=rooms)


def character(voice: Voice, card: Character) -> str:
    """What the player starts with."""
    things = belongings(voice, card.coins, card.wounds, card.items)
    # Translators: %(things)s is a list such as "3 coins, 2 wounds and a torch".
    return voice.say("Starts with %(things)s.", things=voice.listing(things))


def belongings(voice: Voice, coins: int, wounds: int, held: Sequence[str] = ()) -> list[str]:
    """Coins, wounds and items as a list of things."""
    return [
        voice.fill(COINS, count=coins),
        voice.fill(WOUNDS, count=wounds),
        *(items(voice, item, held.count(item)) for item in dict.fromkeys(held)),
    ]


TELL: Final[dict[type, Callable[[Voice, Any], str]]] = {
    Treasure: treasure,
    Monster: monster,
    Chamber: chamber,
    Trap: trap,
    Boss: boss,
    Level: level,
    Character: character,
}
