"""What the players of both editions are asked."""

from dataclasses import dataclass, field
from typing import Final

from delvers.games.dungeonquest.common.words.names import Name, the_monster
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

PROMPTS: Final[Texts] = {
    # Translators: questions to a player.
    "choose_tower": N_("Choose a tower."),
    "act": N_("Your turn: where do you go, what do you do?"),
    "move": N_("Which way do you go?"),
    "start_of_turn": N_("Before you act: will you use something?"),
    "resolve_first": N_("Several things happen now: which comes first?"),
    "tower": N_("You stand in a tower: leave the dungeon, or go on?"),
    "bridge": N_("The bridge sways: cross it, or stay on this side?"),
    "lighten": N_("Each Loot card weighs you down. Throw something away before you cross?"),
    "spare_test": N_("Give up a card instead of testing your fate?"),
    "heading": N_("Which way do you head below?"),
    "surface": N_("Come up here, or stay in the catacombs?"),
    "drift": N_("A die will carry you aside: to the left or to the right?"),
    "choose_side": N_("On which side do you stand?"),
    "hole_in_the_roof": N_("Climb to the hole again, or go on and lose it?"),
    "bribe": N_("The elf holds out a hand. What do you offer?"),
    "pray": N_("A test awaits: pray for Determination?"),
    "reroll_one": N_("Roll one of the dice again?"),
    "reroll_rage": N_("Roll dice of the dragon's fire again?"),
    "roll_again": N_("Use the Rune and roll all these dice again?"),
    "ward_off_wounds": N_("Use the Rune and ignore these wounds?"),
    "open_passage": N_("The way is barred. Use the Rune to open it?"),
    "seek": N_("Use the Rune and choose among 4 Search cards?"),
    "seek_among": N_("Which of these cards do you take?"),
    "teleport": N_("To which chamber does the Rune take you?"),
    "stasis": N_("Time stands still: move again?"),
    "which_attribute": N_("Which attribute do you test?"),
    "artifact_eater": N_("Which treasure does it devour?"),
    "discard_loot": N_("Choose a Loot card to lose."),
    "end_of_game": N_("You are out. Which card comes first?"),
    "bottle_imp": N_("Free the imp from its bottle?"),
}
WITH_A_THING: Final[Texts] = {
    # Translators: questions; %(thing)s is the name of a card or a chamber.
    "ward_off": N_("%(thing)s! Use the Rune to ward it off?"),
    "rise_instead": N_("%(thing)s: use the Rune and come up before it happens?"),
    "reshape": N_("You draw: %(thing)s. Use the Rune and draw another chamber?"),
    "arrow": N_("%(thing)s: where does its entry arrow point?"),
    "draw_another": N_("%(thing)s: face it, or draw another card?"),
    "offer": N_("%(thing)s: what do you do?"),
}


@dataclass(frozen=True, slots=True)
class Questions:
    """An edition's questions about a card, a chamber or a hero, and about a monster."""

    name: Name
    about_things: Texts
    about_monsters: Texts = field(default_factory=dict)

    def __call__(self, voice: Voice, prompt: str) -> str | None:
        """A question by its key and the id of what it is about; None if there is none."""
        key, _, id = prompt.partition(" ")
        if key in self.about_things:
            return voice.fill(self.about_things[key], thing=self.name(voice, id))
        if key in self.about_monsters:
            return voice.fill(self.about_monsters[key], monster=the_monster(voice, id))
        return None
