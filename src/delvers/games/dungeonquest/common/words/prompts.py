"""What the players of both editions are asked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from delvers.games.dungeonquest.common.rules import options, prompts
from delvers.games.dungeonquest.common.words.names import Name, the_monster
from delvers.games.dungeonquest.common.words.options import FormTexts
from delvers.kernel.forms import AnyForm, Grammar
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

PROMPTS: Final[Texts] = {
    # Translators: questions to a player.
    prompts.CHOOSE_TOWER: N_("Choose a tower."),
    prompts.ACT: N_("Your turn: where do you go, what do you do?"),
    prompts.MOVE: N_("Which way do you go?"),
    prompts.START_OF_TURN: N_("Before you act: will you use something?"),
    prompts.RESOLVE_FIRST: N_("Several things happen now: which comes first?"),
    prompts.TOWER: N_("You stand in a tower: leave the dungeon, or go on?"),
    prompts.BRIDGE: N_("The bridge sways: cross it, or stay on this side?"),
    prompts.LIGHTEN: N_("Each Loot card weighs you down. Throw something away before you cross?"),
    prompts.SPARE_TEST: N_("Give up a card instead of testing your fate?"),
    prompts.HEADING: N_("Which way do you head below?"),
    prompts.SURFACE: N_("Come up here, or stay in the catacombs?"),
    prompts.DRIFT: N_("A die will carry you aside: to the left or to the right?"),
    prompts.CHOOSE_SIDE: N_("On which side do you stand?"),
    prompts.HOLE_IN_THE_ROOF: N_("Climb to the hole again, or go on and lose it?"),
    prompts.BRIBE: N_("The elf holds out a hand. What do you offer?"),
    prompts.PRAY: N_("A test awaits: pray for Determination?"),
    prompts.REROLL_ONE: N_("Roll one of the dice again?"),
    prompts.REROLL_RAGE: N_("Roll dice of the dragon's fire again?"),
    prompts.ROLL_AGAIN: N_("Use the Rune and roll all these dice again?"),
    prompts.OPEN_PASSAGE: N_("The way is barred. Use the Rune to open it?"),
    prompts.SEEK: N_("Use the Rune and choose among 4 Search cards?"),
    prompts.SEEK_AMONG: N_("Which of these cards do you take?"),
    prompts.TELEPORT: N_("To which chamber does the Rune take you?"),
    prompts.STASIS: N_("Time stands still: move again?"),
    prompts.WHICH_ATTRIBUTE: N_("Which attribute do you test?"),
    prompts.ARTIFACT_EATER: N_("Which treasure does it devour?"),
    prompts.DISCARD_LOOT: N_("Choose a Loot card to lose."),
    prompts.END_OF_GAME: N_("You are out. Which card comes first?"),
    prompts.BOTTLE_IMP: N_("Free the imp from its bottle?"),
}
WITH_A_THING: Final[FormTexts] = {
    # Translators: questions; %(thing)s is the name of a card or a chamber.
    prompts.WARD_OFF: N_("%(thing)s! Use the Rune to ward it off?"),
    prompts.RISE_INSTEAD: N_("%(thing)s: use the Rune and come up before it happens?"),
    prompts.RESHAPE: N_("You draw: %(thing)s. Use the Rune and draw another chamber?"),
    prompts.ARROW: N_("%(thing)s: where does its entry arrow point?"),
    prompts.DRAW_ANOTHER: N_("%(thing)s: face it, or draw another card?"),
    prompts.OFFER: N_("%(thing)s: what do you do?"),
}
WITH_A_NUMBER: Final[FormTexts] = {
    # Translators: questions to a player.
    prompts.WARD_OFF_WOUNDS: N_("Wounds: %(count)s. Use the Rune and ignore them?"),
}


def declining(answers: Mapping[str | AnyForm, str]) -> dict[str, Texts]:
    """How one declines, by what is asked."""
    return {kind_of(asked): {options.DECLINE: text} for asked, text in answers.items()}


def kind_of(asked: str | AnyForm) -> str:
    """The first word of a prompt."""
    return (asked if isinstance(asked, str) else asked.pattern).partition(" ")[0]


ANSWERS: Final = declining(
    {
        # Translators: buttons: the answer of a player who does not want what is offered.
        prompts.DRAW_ANOTHER: N_("Face it"),
        prompts.OFFER: N_("Leave it alone"),
        prompts.WARD_OFF: N_("Let it happen"),
        prompts.RISE_INSTEAD: N_("Let it happen"),
        prompts.WARD_OFF_WOUNDS: N_("Take the wounds"),
        prompts.RESHAPE: N_("Lay this chamber"),
        prompts.ROLL_AGAIN: N_("Keep these dice"),
        prompts.OPEN_PASSAGE: N_("Let it stay barred"),
        prompts.SEEK: N_("Draw as usual"),
        prompts.STASIS: N_("Move no further"),
        prompts.SPARE_TEST: N_("Make the test"),
        prompts.LIGHTEN: N_("Keep everything"),
        prompts.PRAY: N_("Do not pray"),
        prompts.BOTTLE_IMP: N_("Leave it in the bottle"),
        prompts.BRIBE: N_("Offer nothing"),
    }
)


@dataclass(frozen=True, slots=True)
class Questions:
    """An edition's questions about a card, a chamber or a hero, about a monster or a number."""

    name: Name
    grammar: Grammar
    about_things: FormTexts
    about_monsters: FormTexts = field(default_factory=dict)
    about_numbers: FormTexts = field(default_factory=dict)

    def __call__(self, voice: Voice, prompt: str) -> str | None:
        """A question by its form and what it is about; None if there is none."""
        one = self.grammar.form_of(prompt)
        if one is None or not one.names:
            return None
        (part,) = one.parts(prompt)
        if one in self.about_things:
            return voice.fill(self.about_things[one], thing=self.name(voice, part))
        if one in self.about_monsters:
            return voice.fill(self.about_monsters[one], monster=the_monster(voice, part))
        return voice.fill(self.about_numbers[one], count=part)
