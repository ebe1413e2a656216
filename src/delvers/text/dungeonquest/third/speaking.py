"""The parameters of the third edition's events in words."""

from typing import Final

from delvers.text.dungeonquest.names import HEROES, the_monster
from delvers.text.dungeonquest.places import place, towards
from delvers.text.dungeonquest.third.names import name
from delvers.text.gametext import Names, Texts, name_of
from delvers.text.marks import N_
from delvers.text.telling import Params, Spoken, player, players
from delvers.text.voice import Voice

CAUSES: Final[Texts] = {
    # Translators: why dice are rolled or wounds suffered: "Ana rolls 3 (the dark)".
    "prayer": N_("prayer"),
    "spear_trap": N_("Spear Trap"),
    "fall": N_("a fall from the bridge"),
    "sunset": N_("the sunset"),
    "dead_end": N_("walled in"),
    "drift": N_("the drift below"),
    "darkness": N_("the dark"),
    "reroll": N_("one die again"),
    "unconscious": N_("unconscious"),
    "monster_treasure": N_("the monster's treasure"),
    "strength test": N_("Strength test"),
    "agility test": N_("Agility test"),
    "armor test": N_("Armor test"),
    "luck test": N_("Luck test"),
}


def seated(params: Params) -> Params:
    """The parameters with heroes who fight named by their seats, as players know each other."""
    told = dict(params)
    for fighter, seat in (("fighter", "seat"), ("foe", "foe_seat")):
        if params.get(fighter) in HEROES and seat in params:
            told[fighter] = params[seat]
    return told


def space(voice: Voice, at: int, _names: Names) -> str:
    """A space of the board."""
    return place(voice, at)


def way(voice: Voice, direction: int, _names: Names) -> str:
    """A direction."""
    return towards(voice, direction)


def thing(voice: Voice, id: str, _names: Names) -> str:
    """A card, a chamber or an attribute by its bare name."""
    return name(voice, id)


def things(voice: Voice, ids: list[str], _names: Names) -> str:
    """Several cards."""
    return ", ".join(name(voice, id) for id in ids) or "—"


def deck(voice: Voice, id: str, _names: Names) -> str:
    """From which deck a card is."""
    return name(voice, f"deck_{id}")


def monster(voice: Voice, id: str, _names: Names) -> str:
    """A monster that does something."""
    return the_monster(voice, id)


def fighter(voice: Voice, who: str | int, names: Names) -> str:
    """A side of a fight: a monster, or the player of a hero."""
    return name_of(names, who) if isinstance(who, int) else the_monster(voice, who)


def cause(voice: Voice, id: str, _names: Names) -> str:
    """Why dice are rolled or wounds suffered."""
    return voice.fill(CAUSES[id]) if id in CAUSES else name(voice, id)


def signed(_voice: Voice, amount: int, _names: Names) -> str:
    """A bonus or a malus."""
    return f"+{amount}" if amount > 0 else f"−{-amount}"


SPOKEN: Final[Spoken] = {
    "seat": ("player", player),
    "seats": ("players", players),
    "winners": ("players", players),
    "player": ("other", player),
    "defender": ("other", player),
    "defeated": ("other", player),
    "loser": ("other", player),
    "at": ("space", space),
    "heading": ("way", way),
    "direction": ("way", way),
    "card": ("card", thing),
    "cards": ("cards", things),
    "foe_cards": ("foe_cards", things),
    "monster_card": ("monster_card", thing),
    "tile": ("tile", thing),
    "rune": ("rune", thing),
    "runes": ("runes", things),
    "hero": ("hero", thing),
    "attribute": ("attribute", thing),
    "deck": ("deck", deck),
    "monster": ("monster", monster),
    "fighter": ("fighter", fighter),
    "foe": ("foe", fighter),
    "cause": ("cause", cause),
    "why": ("why", cause),
    "amount": ("amount", signed),
}
