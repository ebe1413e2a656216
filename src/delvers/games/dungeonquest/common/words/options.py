"""What the buttons for the options of both editions say."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from delvers.games.dungeonquest.common.rules import options
from delvers.games.dungeonquest.common.rules.board import DIRECTIONS, Step
from delvers.games.dungeonquest.common.words.names import ATTRIBUTES, Name
from delvers.games.dungeonquest.common.words.places import SIDES, place_called, towards
from delvers.kernel.forms import AnyForm, Grammar
from delvers.text.gametext import Texts
from delvers.text.marks import N_, Plural
from delvers.text.voice import Voice

FormTexts: TypeAlias = Mapping[AnyForm, str | Plural]

OPTIONS: Final[Texts] = {
    # Translators: buttons.
    options.DECLINE: N_("No, thanks"),
    options.STOP: N_("Stop here"),
    options.GO_ON: N_("Go on"),
    options.KEEP: N_("Keep the dice"),
    options.REROLL_BOTH: N_("Roll both dice again"),
    options.PRAY: N_("Pray: 1 wound for 3 Determination"),
    options.SEARCH: N_("Search this chamber"),
    options.DESCEND: N_("Go down into the catacombs"),
    options.STAY: N_("Stay here"),
    options.FACE_DRAGON: N_("Draw another Dragon card"),
    options.LEAVE: N_("Leave the dungeon"),
    options.CROSS: N_("Try to cross"),
    options.STEP_ON_BRIDGE: N_("Step onto the bridge"),
    options.SURFACE: N_("Come up here"),
    options.STAY_BELOW: N_("Stay below"),
    options.DRIFT_LEFT: N_("Drift to the left"),
    options.DRIFT_RIGHT: N_("Drift to the right"),
    options.CLIMB: N_("Climb to the hole"),
    options.ENOUGH: N_("Offer no more"),
    options.LOOK_INSIDE: N_("Look inside"),
    options.DRAW_ANOTHER: N_("Discard it and draw another"),
    options.FREE_IMP: N_("Free the imp"),
    options.MOVE_ON: N_("Move again"),
    options.ESCAPE: N_("Try to escape"),
    options.AGILITY: ATTRIBUTES["agility"],
    options.ARMOR: ATTRIBUTES["armor"],
}
WITH_A_NUMBER: Final[FormTexts] = {
    # Translators: buttons.
    options.REROLL: N_("Roll the %(count)s again"),
}
WITH_A_THING: Final[FormTexts] = {
    # Translators: buttons; %(thing)s is the name of a card, a Rune or a monster.
    options.USE: N_("Use: %(thing)s"),
    options.DISCARD: N_("Discard: %(thing)s"),
    options.RESOLVE: N_("Now: %(thing)s"),
    options.OPEN: N_("Now: %(thing)s"),
    options.TAKE: N_("Take: %(thing)s"),
}
WITH_A_PLACE: Final[FormTexts] = {
    # Translators: buttons; %(place)s is a space such as c4, or the name of a chamber.
    options.TO: N_("To %(place)s"),
}
WITH_A_WAY: Final[FormTexts] = {
    # Translators: buttons; %(way)s is a direction such as "to the north".
    options.MOVE: N_("Go %(way)s"),
    options.THROUGH: N_("Slip through %(way)s"),
    options.BY_ROPE: N_("Climb across by the rope and go %(way)s"),
}
WITH_A_DIRECTION: Final[FormTexts] = {
    # Translators: a button; %(way)s is a direction such as "to the north".
    options.HEAD: N_("Head %(way)s"),
}
WITH_A_SIDE: Final[FormTexts] = {
    # Translators: buttons; %(side)s is "north side" and so on.
    options.ARROW: N_("Entry arrow: %(side)s"),
    options.SIDE: N_("Stand here: %(side)s"),
}


@dataclass(frozen=True, slots=True)
class Buttons:
    """An edition's buttons that name a card, a place, a direction, a side or a number."""

    name: Name
    grammar: Grammar
    things: FormTexts
    places: FormTexts
    ways: FormTexts
    numbers: FormTexts

    def __call__(self, voice: Voice, option: str) -> str | None:
        """The button for an option by its form; None if there is no such option."""
        one = self.grammar.form_of(option)
        if one is None or not one.names:
            return None
        part = one.parts(option)[-1]
        if one is options.TOWER:
            return place_called(voice, part)
        if one in self.ways:
            return with_way(voice, self.ways[one], part)
        return self.with_part(voice, one, part)

    def with_part(self, voice: Voice, one: AnyForm, part: Any) -> str | None:
        """A button about anything but a step."""
        told: dict[str, Any]
        if one in self.things:
            text, told = self.things[one], {"thing": self.name(voice, part)}
        elif one in self.places:
            text, told = self.places[one], {"place": place_called(voice, part)}
        elif one in self.numbers:
            text, told = self.numbers[one], {"count": part}
        elif one in WITH_A_DIRECTION:
            text, told = WITH_A_DIRECTION[one], {"way": towards(voice, part)}
        elif one in WITH_A_SIDE:
            text, told = WITH_A_SIDE[one], {"side": voice.fill(SIDES[DIRECTIONS[part]])}
        else:
            return None
        return voice.fill(text, **told)


def with_way(voice: Voice, text: str | Plural, step: Step) -> str:
    """A button about a step; out of the treasure chamber it also gives the space."""
    told = voice.fill(text, way=towards(voice, step.direction))
    return told if step.to is None else f"{told} ({place_called(voice, step.to)})"
