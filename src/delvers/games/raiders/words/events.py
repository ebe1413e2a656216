"""The log lines of Dungeon Raiders."""

from collections.abc import Mapping
from typing import Final

from delvers.games.raiders.rules import events
from delvers.games.raiders.rules.components import Target
from delvers.games.raiders.words.cards import belongings
from delvers.games.raiders.words.names import items, name, subject
from delvers.kernel.events import AnyKind
from delvers.text.gametext import Names, name_of
from delvers.text.marks import N_, NN_
from delvers.text.telling import Line, Params, Special, Spoken, Teller, player, players
from delvers.text.voice import Voice

# Translators: lines of the game's log, short and vivid. %(player)s is the name that a player chose
# and %(players)s a list of such names: never assume a gender, and decline no name.
LINES: Final[Mapping[AnyKind, Line]] = {
    events.character_dealt: Line(N_("%(player)s plays: %(character)s.")),
    events.decks_built: Line(
        NN_(
            "Unseen, %(rooms)s rooms and %(count)s level are taken out of the game.",
            "Unseen, %(rooms)s rooms and %(count)s levels are taken out of the game.",
        ),
        counts="levels",
    ),
    # Translators: %(number)s is what a die shows, %(sides)s how many sides it has.
    events.map_given: Line(
        N_("The dice say %(number)s of %(sides)s: %(player)s receives the map card and lays first.")
    ),
    # Translators: %(value)s is the value of a card, from 1 to 5.
    events.map_passed: Line(
        N_("With a value of %(value)s, %(player)s holds the map card for the next room.")
    ),
    events.level_completed: Line(
        N_("Level %(level)s is complete: all take their power cards back.")
    ),
    events.room_entered: Line(N_("Room %(number)s: %(room)s.")),
    events.room_revealed: Line(N_("Room %(number)s is turned up: %(room)s.")),
    events.card_laid: Line(N_("%(player)s lays a card face down.")),
    events.card_laid_open: Line(N_("%(player)s lays: %(card)s.")),
    events.torch_used: Line(N_("%(player)s lights a torch and looks at the hidden rooms.")),
    events.coins_gained: Line(
        NN_("%(player)s takes %(count)s coin.", "%(player)s takes %(count)s coins."),
        counts="amount",
        nothing=N_("%(player)s takes no coins."),
    ),
    events.coins_over_limit: Line(
        NN_(
            "%(player)s can carry no more: %(count)s coin is left behind.",
            "%(player)s can carry no more: %(count)s coins are left behind.",
        ),
        counts="amount",
    ),
    events.coins_lost: Line(
        NN_("%(player)s loses %(count)s coin.", "%(player)s loses %(count)s coins."),
        counts="amount",
        nothing=N_("%(player)s has no coins to lose."),
    ),
    events.no_more_coins: Line(
        NN_(
            "%(player)s would have to lose %(count)s more coin, but has none.",
            "%(player)s would have to lose %(count)s more coins, but has none.",
        ),
        counts="amount",
    ),
    events.potion_wasted: Line(
        NN_(
            "The potion would heal %(count)s wound more; that is wasted.",
            "The potion would heal %(count)s wounds more; that is wasted.",
        ),
        counts="amount",
    ),
    events.wounded: Line(
        NN_("%(player)s takes %(count)s wound.", "%(player)s takes %(count)s wounds."),
        counts="amount",
    ),
    events.healed: Line(
        NN_("%(player)s heals %(count)s wound.", "%(player)s heals %(count)s wounds."),
        counts="amount",
        nothing=N_("%(player)s has no wounds to heal."),
    ),
    # Translators: %(item)s is "a torch", "a key" and so on.
    events.item_taken: Line(N_("%(player)s takes %(item)s.")),
    events.item_returned: Line(N_("%(player)s puts %(item)s back into the reserve.")),
    events.item_short: Line(
        N_("Nobody gets %(item)s: the reserve has %(left)s, too few for %(players)s.")
    ),
    # Translators: the chest goes to those whose card has %(value)s, the highest or second-highest.
    events.chest_opened: Line(
        NN_(
            "A chest of %(count)s coin for a value of %(value)s: %(players)s.",
            "A chest of %(count)s coins for a value of %(value)s: %(players)s.",
        ),
        counts="chest",
    ),
    events.chest_for_nobody: Line(
        NN_(
            "All values are equal, so nobody is second: the chest of %(count)s coin stays.",
            "All values are equal, so nobody is second: the chest of %(count)s coins stays.",
        ),
        counts="chest",
    ),
    events.remainder_lost: Line(
        NN_(
            "%(count)s coin cannot be shared and is lost.",
            "%(count)s coins cannot be shared and are lost.",
        ),
        counts="amount",
    ),
    events.chest_too_small: Line(
        NN_(
            "A chest of %(count)s coin cannot be shared: nothing for %(players)s.",
            "A chest of %(count)s coins cannot be shared: nothing for %(players)s.",
        ),
        counts="chest",
    ),
    # Translators: %(monster)s is "The goblin", "The dragon" and so on.
    events.monster_beaten: Line(N_("%(monster)s is beaten: %(total)s against %(strength)s.")),
    events.monster_unbeaten: Line(N_("%(monster)s stands firm: %(total)s against %(strength)s.")),
    events.monster_attacks: Line(N_("%(monster)s attacks the value %(value)s: %(players)s.")),
    events.unbeatable: Line(N_("%(monster)s cannot be beaten.")),
    events.reward_for_highest: Line(N_("Coins for the highest value, %(value)s: %(players)s.")),
    events.escaped: Line(N_("%(player)s escapes. %(monster)s is left behind.")),
    events.all_escaped: Line(N_("Everybody escapes. %(monster)s finds nobody to attack.")),
    events.eliminated: Line(N_("%(player)s turns to stone and is out of the game.")),
    events.no_reward: Line(N_("All cards are equal, so there are no coins for anybody.")),
    # Translators: %(trap)s is "The spike trap" and so on.
    events.trap_harmless: Line(N_("%(trap)s does no harm: the highest card is %(highest)s.")),
    events.fainted: Line(
        NN_(
            "%(player)s faints from %(count)s wound.",
            "%(player)s faints from %(count)s wounds.",
        ),
        counts="wounds",
    ),
    events.nobody_faints_equal: Line(
        NN_(
            "Nobody faints: all who are left have %(count)s wound.",
            "Nobody faints: all who are left have %(count)s wounds.",
        ),
        counts="wounds",
    ),
    events.nobody_faints_tied: Line(
        NN_(
            "Nobody faints: among three players, %(players)s are tied with %(count)s wound.",
            "Nobody faints: among three players, %(players)s are tied with %(count)s wounds.",
        ),
        counts="wounds",
    ),
    events.game_won: Line(
        NN_("%(players)s wins the game!", "%(players)s share the victory!"),
        counts="winners",
    ),
    events.game_lost: Line(N_("Nobody leaves the dungeon: everybody loses.")),
}


def place(_voice: Voice, at: int, _names: Names) -> str:
    """A place of the row, as people count."""
    return str(at + 1)


def actor(voice: Voice, id: str, _names: Names) -> str:
    """A monster or a trap that does something."""
    return subject(voice, id)


def item(voice: Voice, id: str, _names: Names) -> str:
    """An item that something happens to."""
    return items(voice, id)


def card(voice: Voice, id: str, _names: Names) -> str:
    """A card by its bare name."""
    return name(voice, id)


SPOKEN: Final[Spoken] = {
    "seat": ("player", player),
    "seats": ("players", players),
    "winners": ("players", players),
    "at": ("number", place),
    "monster": ("monster", actor),
    "boss": ("monster", actor),
    "trap": ("trap", actor),
    "item": ("item", item),
    "room": ("room", card),
    "card": ("card", card),
    "character": ("character", card),
}


# Translators: %(have)s is how many coins, or wounds, those who are hit have.
SPRINGS: Final[Mapping[Target, Line]] = {
    "most_coins": Line(
        N_("%(trap)s (highest card: %(highest)s) hits the most coins (%(have)s): %(players)s.")
    ),
    "fewest_wounds": Line(
        N_("%(trap)s (highest card: %(highest)s) hits the fewest wounds (%(have)s): %(players)s.")
    ),
}


def trap_springs(voice: Voice, params: Params, names: Names) -> str:
    """Whom a trap hits, and why them."""
    return event.say(voice, SPRINGS[params["target"]], params, names)


def starts_with(voice: Voice, params: Params, names: Names) -> str:
    """What a character card gives."""
    things = voice.listing(belongings(voice, params["coins"], params["wounds"], params["items"]))
    who = name_of(names, params["seat"])
    # Translators: %(things)s is a list such as "3 coins, 2 wounds and a torch".
    return voice.say("%(player)s starts with %(things)s.", player=who, things=things)


def counted(voice: Voice, params: Params, names: Names) -> str:
    """What a player has at the end."""
    things = voice.listing(belongings(voice, params["coins"], params["wounds"]))
    who = name_of(names, params["seat"])
    # Translators: at the end of the game; %(things)s is a list such as "3 coins and 2 wounds".
    return voice.say("Final count: %(player)s has %(things)s.", player=who, things=things)


def level_built(voice: Voice, params: Params, _names: Names) -> str:
    """The new level and its rooms from the left."""
    rooms = ", ".join(name(voice, room or "face_down") for room in params["row"])
    return voice.say("Level %(level)s lies ahead: %(rooms)s.", level=params["level"], rooms=rooms)


def cards_revealed(voice: Voice, params: Params, names: Names) -> str:
    """Whose card is which."""
    cards = "; ".join(
        f"{name_of(names, int(seat))}: {name(voice, card)}"
        for seat, card in params["cards"].items()
    )
    return voice.say("Cards up! %(cards)s.", cards=cards)


def rooms_seen(voice: Voice, params: Params, names: Names) -> str:
    """What the torch shows to whoever lit it."""
    rooms = ", ".join(
        f"{name(voice, room)} ({at + 1})"
        for at, room in zip(params["at"], params["rooms"], strict=True)
    )
    who = name_of(names, params["seat"])
    # Translators: %(rooms)s is a list such as "Dragon (2), Chamber (5)".
    return voice.say("%(player)s sees by torchlight: %(rooms)s.", player=who, rooms=rooms)


SPECIAL: Final[Mapping[AnyKind, Special]] = {
    events.trap_springs: trap_springs,
    events.starts_with: starts_with,
    events.counted: counted,
    events.level_built: level_built,
    events.cards_revealed: cards_revealed,
    events.rooms_seen: rooms_seen,
}
event: Final = Teller(LINES, SPECIAL, SPOKEN)
