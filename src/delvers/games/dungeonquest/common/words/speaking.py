"""The parameters of events in words."""

from dataclasses import dataclass, field
from typing import Final

from delvers.games.dungeonquest.common.rules.attributes import TEST
from delvers.games.dungeonquest.common.rules.wounds import BY_SEAT
from delvers.games.dungeonquest.common.words.names import Name, the_monster
from delvers.games.dungeonquest.common.words.places import place, towards
from delvers.text.gametext import Names, Texts, name_of
from delvers.text.marks import N_
from delvers.text.telling import Spoken, player, players
from delvers.text.voice import Voice

CAUSES: Final[Texts] = {
    # Translators: why dice are rolled or wounds suffered: "Ana rolls 3 (the dark)".
    "prayer": N_("prayer"),
    "first_player": N_("who goes first"),
    "spear_trap": N_("Spear Trap"),
    "fall": N_("a fall from the bridge"),
    "sunset": N_("the sunset"),
    "dead_end": N_("walled in"),
    "drift": N_("the drift below"),
    "darkness": N_("the dark"),
    "reroll": N_("one die again"),
    # Translators: what somebody might have done but leaves alone.
    "another_card": N_("another card"),
    "way_out": N_("the way out"),
    TEST("strength"): N_("Strength test"),
    TEST("agility"): N_("Agility test"),
    TEST("armor"): N_("Armor test"),
    TEST("luck"): N_("Luck test"),
}


REASONS: Final[Texts] = {
    # Translators: why a turn ends: "The turn of Ana is over: the door stays shut."
    "door": N_("the door stays shut"),
    "portcullis": N_("the portcullis does not move"),
    "pit": N_("the pit is behind"),
    "hole": N_("the hole in the roof is out of reach"),
    "naga": N_("the naga lets go"),
    "torch": N_("the torch does not burn"),
}


@dataclass(frozen=True, slots=True)
class Speech:
    """How an edition calls things, and why they happen."""

    name: Name
    causes: Texts
    reasons: Texts = field(default_factory=lambda: REASONS)

    def thing(self, voice: Voice, id: str, _names: Names) -> str:
        """A card, a chamber or an attribute by its bare name."""
        return self.name(voice, id)

    def things(self, voice: Voice, ids: list[str], _names: Names) -> str:
        """Several cards."""
        return ", ".join(self.name(voice, id) for id in ids) or "—"

    def deck(self, voice: Voice, id: str, _names: Names) -> str:
        """From which deck a card is."""
        return self.name(voice, f"deck_{id}")

    def cause(self, voice: Voice, id: str, names: Names) -> str:
        """Why dice are rolled or wounds suffered."""
        if seat := BY_SEAT.read(id):
            return name_of(names, *seat)
        return voice.fill(self.causes[id]) if id in self.causes else self.name(voice, id)

    def reason(self, voice: Voice, id: str, _names: Names) -> str:
        """Why a turn ends."""
        return voice.fill(self.reasons[id])

    def spoken(self) -> Spoken:
        """The parameters that events of both editions have."""
        return {
            "seat": ("player", player),
            "seats": ("players", players),
            "winners": ("players", players),
            "player": ("other", player),
            "at": ("space", space),
            "heading": ("way", way),
            "direction": ("way", way),
            "card": ("card", self.thing),
            "tile": ("tile", self.thing),
            "rune": ("rune", self.thing),
            "runes": ("runes", self.things),
            "hero": ("hero", self.thing),
            "attribute": ("attribute", self.thing),
            "deck": ("deck", self.deck),
            "monster": ("monster", monster),
            "cause": ("cause", self.cause),
            "what": ("what", self.cause),
            "reason": ("reason", self.reason),
        }


def space(voice: Voice, at: int, _names: Names) -> str:
    """A space of the board."""
    return place(voice, at)


def way(voice: Voice, direction: int, _names: Names) -> str:
    """A direction."""
    return towards(voice, direction)


def monster(voice: Voice, id: str, _names: Names) -> str:
    """A monster that does something."""
    return the_monster(voice, id)
