"""What the buttons for the options of both editions say."""

from dataclasses import dataclass
from typing import Final

from delvers.games.dungeonquest.common.words.names import ATTRIBUTES, Name
from delvers.games.dungeonquest.common.words.places import SIDES, TOWARDS, place_called
from delvers.text.gametext import Texts
from delvers.text.marks import N_, Plural
from delvers.text.voice import Voice

OPTIONS: Final[Texts] = {
    # Translators: buttons.
    "decline": N_("No, thanks"),
    "stop": N_("Stop here"),
    "go on": N_("Go on"),
    "keep": N_("Keep the dice"),
    "reroll": N_("Roll the %(count)s again"),
    "reroll both": N_("Roll both dice again"),
    "pray": N_("Pray: 1 wound for 3 Determination"),
    "search": N_("Search this chamber"),
    "descend": N_("Go down into the catacombs"),
    "stay": N_("Stay here"),
    "face the dragon": N_("Draw another Dragon card"),
    "leave": N_("Leave the dungeon"),
    "cross": N_("Try to cross"),
    "go": N_("Step onto the bridge"),
    "surface": N_("Come up here"),
    "stay below": N_("Stay below"),
    "drift left": N_("Drift to the left"),
    "drift right": N_("Drift to the right"),
    "climb": N_("Climb to the hole"),
    "enough": N_("Offer no more"),
    "look inside": N_("Look inside"),
    "draw another": N_("Discard it and draw another"),
    "free the imp": N_("Free the imp"),
    "move on": N_("Move again"),
    "escape": N_("Try to escape"),
    "agility": ATTRIBUTES["agility"],
    "armor": ATTRIBUTES["armor"],
}
WITH_A_THING: Final[Texts] = {
    # Translators: buttons; %(thing)s is the name of a card, a Rune or a monster.
    "use": N_("Use: %(thing)s"),
    "discard": N_("Discard: %(thing)s"),
    "resolve": N_("Now: %(thing)s"),
    "open": N_("Now: %(thing)s"),
    "take": N_("Take: %(thing)s"),
}
WITH_A_PLACE: Final[Texts] = {
    # Translators: buttons; %(place)s is a space such as c4, or the name of a chamber.
    "to": N_("To %(place)s"),
}
WITH_A_WAY: Final[Texts] = {
    # Translators: buttons; %(way)s is a direction such as "to the north".
    "move": N_("Go %(way)s"),
    "head": N_("Head %(way)s"),
    "through": N_("Slip through %(way)s"),
    "rope": N_("Climb across by the rope and go %(way)s"),
}
WITH_A_SIDE: Final[Texts] = {
    # Translators: buttons; %(side)s is "north side" and so on.
    "arrow": N_("Entry arrow: %(side)s"),
    "side": N_("Stand here: %(side)s"),
}


@dataclass(frozen=True, slots=True)
class Buttons:
    """An edition's buttons that name a card, a place, a direction or a side."""

    name: Name
    things: Texts
    places: Texts
    ways: Texts

    def __call__(self, voice: Voice, option: str) -> str | None:
        """The button for an option by its verb; None if there is no such option."""
        verb, _, rest = option.partition(" ")
        if verb == "tower":
            return place_called(voice, rest)
        if verb in self.things:
            return self.with_thing(voice, self.things[verb], rest)
        if verb in self.places:
            return voice.fill(self.places[verb], place=place_called(voice, rest))
        if verb in self.ways:
            return with_way(voice, self.ways[verb], rest)
        return with_side(voice, WITH_A_SIDE[verb], rest) if verb in WITH_A_SIDE else None

    def with_thing(self, voice: Voice, text: str | Plural, id: str) -> str:
        """A button about a card, a Rune or a monster; of two monsters alike it gives the number."""
        monster, _, number = id.partition(" ")
        thing = f"{self.name(voice, monster)} {number}" if number else self.name(voice, id)
        return voice.fill(text, thing=thing)


def with_way(voice: Voice, text: str | Plural, way: str) -> str | None:
    """A button about a direction; out of the treasure chamber it also gives the space."""
    direction, _, space = way.partition(" ")
    if direction not in TOWARDS:
        return None
    told = voice.fill(text, way=voice.fill(TOWARDS[direction]))
    return f"{told} ({place_called(voice, space)})" if space else told


def with_side(voice: Voice, text: str | Plural, direction: str) -> str | None:
    """A button about a side of a chamber."""
    return voice.fill(text, side=voice.fill(SIDES[direction])) if direction in SIDES else None
