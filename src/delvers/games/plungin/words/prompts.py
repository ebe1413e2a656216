"""What the players are asked."""

from typing import Final

from delvers.games.plungin.words.names import name
from delvers.games.plungin.words.reasons import reason
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

PROMPTS: Final[Texts] = {
    # Translators: questions to a player.
    "act": N_("What does your hero do?"),
    "step": N_("Where to? Step by step, or stop here."),
    "face": N_("Which way does your hero look?"),
    "who_acts": N_("Whose turn is it now?"),
    "who_is_first": N_("Who is the first player?"),
    "set_out": N_("The village lies behind you. Where do you go?"),
    "give_up": N_("No way on, or a long time below already. Give up the adventure?"),
    "wall": N_("In which wall is the next door?"),
    "great_door_wall": N_("In which wall is the Great Door?"),
    "place_beside": N_("The square is taken. On which one beside it?"),
    "who_sneaks": N_("The monsters are alert. Who is the clumsiest and must be quiet?"),
    "charge": N_("Charge: at whom, and which way?"),
    "cleave": N_("The blow goes on: at whom?"),
    "whirl_attack": N_("Whirl attack: whom do you strike next?"),
    "mighty_blow": N_("Mighty blow: at whom?"),
    "rapid_shot": N_("Rapid shot: at whom?"),
    "taunt": N_("Whom do you taunt?"),
    "mock": N_("Whom do you mock?"),
    "mark": N_("Which monster do you mark?"),
    "lay_hands": N_("On whom do you lay hands?"),
    "pull": N_("To which square do you pull it?"),
    "whet": N_("Which weapon do you whet?"),
    "wedge": N_("Which doorway do you shut and jam?"),
    "strew": N_("Where do you strew the caltrops? The square named is the north-west corner."),
    "oil": N_("Where does the oil go?"),
    "revive": N_("Whom do you bring back to life?"),
    "whispers": N_("Voices in the dark: who listens?"),
    "peddler": N_("The peddler opens his pack. What do you buy?"),
    "inscription": N_("The inscription warned you: which of these two traps is it?"),
    "treasure_nose": N_("A nose for treasure: which of the two rolls do you take?"),
    "race": N_("Of which race is the new hero?"),
    "class": N_("Which class?"),
    "build": N_("Take the stats of the class, or spend the points yourself?"),
    "human_choice": N_("Humans are adaptable: which stat is 1 higher?"),
    "abilities": N_("Take the abilities of the class, or choose any two?"),
    "hero": N_("Hero %(count)s: take a ready hero, or make one of your own?"),
    "points": N_("Points left: %(count)s. Which stat do you raise?"),
    "village": N_("In the village: what do you see to?"),
    "tutor": N_("The tutor: 10 gold for 1 EXP. Who pays?"),
    "chest_full": N_("The common chest holds no more. What becomes of these things?"),
}
ABOUT_A_HERO: Final[Texts] = {
    # Translators: questions; %(hero)s is the name of a hero.
    "stand": N_("%(hero)s: on which square do you begin?"),
    "square": N_("%(hero)s is back among the living: on which square?"),
    "carrier": N_("%(hero)s is back among the living: beside whom?"),
    "jump": N_("%(hero)s leaps aside: to which square?"),
    "nose": N_("%(hero)s has a nose for treasure: roll twice and choose?"),
    "climb": N_("%(hero)s climbs out: to which square?"),
    "advance": N_("%(hero)s: step into the square that is free now?"),
    "refuse_push": N_("%(hero)s: stand fast, or be pushed?"),
    "dodge": N_("%(hero)s: dodge, for 2 more dice?"),
    "weak_item": N_("%(hero)s fumbles the defence: which weak thing breaks?"),
    "recall": N_("%(hero)s: which spell comes back?"),
    "restore": N_("%(hero)s: which spell comes back?"),
    "rid": N_("%(hero)s: which cursed thing comes off?"),
    "spells": N_("%(hero)s: keep the prepared spells, or choose others?"),
    "prepared": N_("%(hero)s: keep the prepared spells, or choose others?"),
    "prepare": N_("%(hero)s: which spell do you prepare?"),
    "ability": N_("%(hero)s: which ability do you learn?"),
    "school": N_("%(hero)s: to which School of Magic do you belong?"),
    "first_spell": N_("%(hero)s: which spell do you know?"),
    "level_up": N_("%(hero)s reaches a new level: which stat do you raise?"),
    "see": N_("%(hero)s in the village: what do you do?"),
    "join": N_("%(hero)s is gone for ever. Does a new hero join?"),
    "retrain": N_("%(hero)s: which ability do you learn instead?"),
}
ABOUT_A_THING: Final[Texts] = {
    # Translators: questions; %(thing)s is the name of a tile, a spell, an item and so on.
    "lay": N_("%(thing)s: how do you lay the tile?"),
    "aim": N_("%(thing)s: what do you aim at?"),
    "throw": N_("%(thing)s: where do you throw it?"),
    "for_whom": N_("%(thing)s: for whom?"),
    "cure": N_("%(thing)s: which condition ends?"),
    "rent": N_("%(thing)s: pay the rent, or give it up?"),
    "again": N_("%(thing)s: it went wrong. Roll again?"),
    "target": N_("%(thing)s is in doubt: whom does it go for?"),
    "dumb": N_("%(thing)s does not know better: whom does it go for?"),
}
ABOUT_BOTH: Final[Texts] = {
    # Translators: questions; %(hero)s is the name of a hero, %(thing)s that of a hero, a monster,
    # an item or of what dice were rolled for.
    "guard": N_("%(hero)s: stand in for %(thing)s and take the attack?"),
    "counterattack": N_("%(hero)s: strike back at %(thing)s?"),
    "opportunity": N_("%(hero)s: %(thing)s walks away. Strike at it?"),
    "no_room": N_("%(hero)s has no room for %(thing)s. What now?"),
    "make_room": N_("%(hero)s must wear %(thing)s. What makes room for it?"),
    "lucky": N_("%(hero)s: use your luck and roll all these dice again (%(thing)s)?"),
}


def more_prompts(voice: Voice, prompt: str) -> str | None:
    """A question about a hero, a thing or both; None if there is none."""
    key, _, rest = prompt.partition(" ")
    if key in ABOUT_A_HERO:
        return voice.fill(ABOUT_A_HERO[key], hero=name(voice, rest))
    if key in ABOUT_A_THING:
        return voice.fill(ABOUT_A_THING[key], thing=name(voice, rest))
    if key in ABOUT_BOTH:
        hero, _, thing = rest.partition(" ")
        told = reason(voice, thing) if key == "lucky" else name(voice, thing)
        return voice.fill(ABOUT_BOTH[key], hero=name(voice, hero), thing=told)
    return None
