"""What the players of the third edition are asked."""

from typing import Final

from delvers.text.dungeonquest.names import the_monster
from delvers.text.dungeonquest.third.names import name
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
    "cave_in": N_("Rubble fills the chamber: climb across, or go back?"),
    "spider_web": N_("A huge web hangs here: tear through, or turn back?"),
    "bridge": N_("The bridge sways: cross it, or stay on this side?"),
    "lighten": N_("Each Loot card weighs you down. Throw something away before you cross?"),
    "use_rope": N_("Give up a rope instead of testing your fate?"),
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
    "crawl_out": N_("You come to, still walled in. Which way do you crawl out?"),
    "end_of_game": N_("You are out. Which card comes first?"),
    "bottle_imp": N_("Free the imp from its bottle?"),
    "meet": N_("Which monster do you face first?"),
    "opening_volley": N_("Open the fight with a volley of arrows?"),
    "add_to_volley": N_("Which ranged card hits the monster?"),
    "sixth_card": N_("Draw a sixth card?"),
    "lay_card": N_("Choose a card and lay it face down."),
    "counterattack": N_("Counterattack with a fitting card?"),
    "rapid_shot": N_("Add another ranged card?"),
    "name_type": N_("Which attack type does the breath burn?"),
    "discard_of_hand": N_("Which card must your opponent discard?"),
    "discard_of_damage": N_("Which card do you discard from your damage stack?"),
    "take_from_stack": N_("Take a card from the combat stack?"),
    "announce_escape": N_(
        "You win the round. Announce an escape instead of doing damage? "
        "Win the next round, and you get away."
    ),
    "seek_treasure": N_("The monster is dead. Roll for its treasure?"),
    "take_treasure": N_("The roll is lower than the monster's life: take a Treasure card?"),
    "attack_hero": N_("Somebody is here already: whom do you fight first?"),
    "order": N_("The loser will fall. What comes first, the Loot or the wounds?"),
    "take_loot": N_("Victory! Which Loot card do you take?"),
    "flee": N_("You are beaten: where do you flee?"),
    "serve": N_("You serve Kalladra now: move a monster, or bring a new one?"),
    "place_token": N_("Where does the new monster lie in wait?"),
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
WITH_A_MONSTER: Final[Texts] = {
    # Translators: questions; %(monster)s is "The skeleton", "The troll" and so on.
    "escape_or_attack": N_("%(monster)s stands before you: attack or escape?"),
    "choose_token": N_("%(monster)s comes from elsewhere: which token do you take?"),
}


def more_prompts(voice: Voice, prompt: str) -> str | None:
    """A question about a card, a chamber or a monster; None if there is no such question."""
    key, _, id = prompt.partition(" ")
    if key in WITH_A_THING:
        return voice.fill(WITH_A_THING[key], thing=name(voice, id))
    if key in WITH_A_MONSTER:
        return voice.fill(WITH_A_MONSTER[key], monster=the_monster(voice, id))
    return None
