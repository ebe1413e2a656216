"""What the players are asked."""

from collections.abc import Mapping
from typing import Any, Final

from delvers.games.plungin.rules import options, prompts
from delvers.games.plungin.words.names import name
from delvers.games.plungin.words.reasons import reason
from delvers.kernel.forms import AnyForm
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

PROMPTS: Final[Texts] = {
    # Translators: questions to a player.
    prompts.ACT(): N_("What does your hero do?"),
    prompts.STEP(): N_("Where to? Step by step, or stop here."),
    prompts.FACE(): N_("Which way does your hero look?"),
    prompts.WHO_ACTS(): N_("Whose turn is it now?"),
    prompts.WHO_IS_FIRST(): N_("Who is the first player?"),
    prompts.SET_OUT(): N_("The village lies behind you. Where do you go?"),
    prompts.GIVE_UP(): N_("No way on, or a long time below already. Give up the adventure?"),
    prompts.WALL(): N_("In which wall is the next door?"),
    prompts.GREAT_DOOR_WALL(): N_("In which wall is the Great Door?"),
    prompts.PLACE_BESIDE(): N_("The square is taken. On which one beside it?"),
    prompts.WHO_SNEAKS(): N_("The monsters are alert. Who is the clumsiest and must be quiet?"),
    prompts.CHARGE(): N_("Charge: at whom, and which way?"),
    prompts.CLEAVE(): N_("The blow goes on: at whom?"),
    prompts.WHIRL_ATTACK(): N_("Whirl attack: whom do you strike next?"),
    prompts.MIGHTY_BLOW(): N_("Mighty blow: at whom?"),
    prompts.RAPID_SHOT(): N_("Rapid shot: at whom?"),
    prompts.TAUNT(): N_("Whom do you taunt?"),
    prompts.MOCK(): N_("Whom do you mock?"),
    prompts.MARK(): N_("Which monster do you mark?"),
    prompts.LAY_HANDS(): N_("On whom do you lay hands?"),
    prompts.PULL(): N_("To which square do you pull it?"),
    prompts.WHET(): N_("Which weapon do you whet?"),
    prompts.WEDGE(): N_("Which doorway do you shut and jam?"),
    prompts.STREW(): N_(
        "Where do you strew the caltrops? The square named is the north-west corner."
    ),
    prompts.OIL(): N_("Where does the oil go?"),
    prompts.REVIVE(): N_("Whom do you bring back to life?"),
    prompts.WHISPERS(): N_("Voices in the dark: who listens?"),
    prompts.PEDDLER(): N_("The peddler opens his pack. What do you buy?"),
    prompts.INSCRIPTION(): N_("The inscription warned you: which of these two traps is it?"),
    prompts.TREASURE_NOSE(): N_("A nose for treasure: which of the two rolls do you take?"),
    prompts.RACE(): N_("Of which race is the new hero?"),
    prompts.CLASS(): N_("Which class?"),
    prompts.BUILD(): N_("Take the stats of the class, or spend the points yourself?"),
    prompts.HUMAN_CHOICE(): N_("Humans are adaptable: which stat is 1 higher?"),
    prompts.ABILITIES(): N_("Take the abilities of the class, or choose any two?"),
    prompts.VILLAGE(): N_("In the village: what do you see to?"),
    prompts.TUTOR(): N_("The tutor: 10 gold for 1 EXP. Who pays?"),
    prompts.CHEST_FULL(): N_("The common chest holds no more. What becomes of these things?"),
}
WITH_A_NUMBER: Final[Mapping[AnyForm, str]] = {
    # Translators: questions; %(count)s is a number.
    prompts.HERO: N_("Hero %(count)s: take a ready hero, or make one of your own?"),
    prompts.POINTS: N_("Points left: %(count)s. Which stat do you raise?"),
}
ABOUT_A_HERO: Final[Mapping[AnyForm, str]] = {
    # Translators: questions; %(hero)s is the name of a hero.
    prompts.STAND: N_("%(hero)s: on which square do you begin?"),
    prompts.SQUARE: N_("%(hero)s is back among the living: on which square?"),
    prompts.CARRIER: N_("%(hero)s is back among the living: beside whom?"),
    prompts.JUMP: N_("%(hero)s leaps aside: to which square?"),
    prompts.NOSE: N_("%(hero)s has a nose for treasure: roll twice and choose?"),
    prompts.CLIMB: N_("%(hero)s climbs out: to which square?"),
    prompts.ADVANCE: N_("%(hero)s: step into the square that is free now?"),
    prompts.REFUSE_PUSH: N_("%(hero)s: stand fast, or be pushed?"),
    prompts.DODGE: N_("%(hero)s: dodge, for 2 more dice?"),
    prompts.WEAK_ITEM: N_("%(hero)s fumbles the defence: which weak thing breaks?"),
    prompts.RECALL: N_("%(hero)s: which spell comes back?"),
    prompts.RESTORE: N_("%(hero)s: which spell comes back?"),
    prompts.RID: N_("%(hero)s: which cursed thing comes off?"),
    prompts.SPELLS: N_("%(hero)s: keep the prepared spells, or choose others?"),
    prompts.PREPARED: N_("%(hero)s: keep the prepared spells, or choose others?"),
    prompts.PREPARE: N_("%(hero)s: which spell do you prepare?"),
    prompts.ABILITY: N_("%(hero)s: which ability do you learn?"),
    prompts.SCHOOL: N_("%(hero)s: to which School of Magic do you belong?"),
    prompts.FIRST_SPELL: N_("%(hero)s: which spell do you know?"),
    prompts.LEVEL_UP: N_("%(hero)s reaches a new level: which stat do you raise?"),
    prompts.SEE: N_("%(hero)s in the village: what do you do?"),
    prompts.JOIN: N_("%(hero)s is gone for ever. Does a new hero join?"),
    prompts.RETRAIN: N_("%(hero)s: which ability do you learn instead?"),
}
ABOUT_A_THING: Final[Mapping[AnyForm, str]] = {
    # Translators: questions; %(thing)s is the name of a tile, a spell, an item and so on.
    prompts.LAY: N_("%(thing)s: how do you lay the tile?"),
    prompts.AIM: N_("%(thing)s: what do you aim at?"),
    prompts.THROW: N_("%(thing)s: where do you throw it?"),
    prompts.FOR_WHOM: N_("%(thing)s: for whom?"),
    prompts.CURE: N_("%(thing)s: which condition ends?"),
    prompts.RENT: N_("%(thing)s: pay the rent, or give it up?"),
    prompts.AGAIN: N_("%(thing)s: it went wrong. Roll again?"),
    prompts.TARGET: N_("%(thing)s is in doubt: whom does it go for?"),
    prompts.DUMB: N_("%(thing)s does not know better: whom does it go for?"),
}
ABOUT_BOTH: Final[Mapping[AnyForm, str]] = {
    # Translators: questions; %(hero)s is the name of a hero, %(thing)s that of a hero, a monster,
    # an item or of what dice were rolled for.
    prompts.COUNTERATTACK: N_("%(hero)s: strike back at %(thing)s?"),
    prompts.OPPORTUNITY: N_("%(hero)s: %(thing)s walks away. Strike at it?"),
    prompts.NO_ROOM: N_("%(hero)s has no room for %(thing)s. What now?"),
    prompts.MAKE_ROOM: N_("%(hero)s must wear %(thing)s. What makes room for it?"),
}

GUARD: Final = N_("%(foe)s attacks %(other)s. %(hero)s: stand in and take the attack?")
LUCKY: Final = N_("%(hero)s: use your luck and roll all these dice again (%(thing)s)?")
ANSWERS: Final[Mapping[str, Texts]] = {
    asked.pattern.partition(" ")[0]: {options.DECLINE(): text}
    for asked, text in {
        # Translators: buttons: the answer of a player who does not want what is offered.
        prompts.GUARD: N_("Do not stand in"),
        prompts.DODGE: N_("Do not dodge"),
        prompts.COUNTERATTACK: N_("Do not strike back"),
        prompts.OPPORTUNITY: N_("Let it go"),
        prompts.ADVANCE: N_("Stay here"),
        prompts.REFUSE_PUSH: N_("Be pushed"),
        prompts.LUCKY: N_("Keep these dice"),
        prompts.NOSE: N_("Roll once"),
        prompts.AGAIN: N_("Let it be"),
        prompts.CLEAVE: N_("Strike no more"),
        prompts.WHIRL_ATTACK: N_("Strike no more"),
        prompts.RAPID_SHOT: N_("Shoot no more"),
        prompts.PEDDLER: N_("Buy nothing"),
        prompts.WHISPERS: N_("Nobody listens"),
    }.items()
}


def more_prompts(voice: Voice, prompt: str) -> str | None:
    """A question about a hero, a thing or both; None if there is none."""
    form = prompts.PROMPTS.form_of(prompt)
    if form is None or not form.names:
        return None
    first, *rest = form.parts(prompt)
    if form in WITH_A_NUMBER:
        return voice.fill(WITH_A_NUMBER[form], count=first)
    if form in ABOUT_A_HERO:
        return voice.fill(ABOUT_A_HERO[form], hero=name(voice, first))
    if form in ABOUT_A_THING:
        return voice.fill(ABOUT_A_THING[form], thing=name(voice, first))
    return about_both(voice, form, name(voice, first), rest)


def about_both(voice: Voice, form: AnyForm, hero: str, rest: list[Any]) -> str | None:
    """A question about a hero and somebody or something else."""
    if form is prompts.GUARD:
        other, foe = (name(voice, one) for one in rest)
        return voice.fill(GUARD, hero=hero, other=other, foe=foe)
    if form is prompts.LUCKY:
        return voice.fill(LUCKY, hero=hero, thing=reason(voice, rest[1]))
    if form in ABOUT_BOTH:
        return voice.fill(ABOUT_BOTH[form], hero=hero, thing=name(voice, rest[0]))
    return None
