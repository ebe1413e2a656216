"""Why dice are rolled, and where damage, experience and gold come from."""

from collections.abc import Mapping
from typing import Final

from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.events.reasons import Why
from delvers.games.plungin.rules.events.rolls import CHECK_OF, MAKING, read_roll_reason
from delvers.games.plungin.rules.options import figure_name
from delvers.games.plungin.words.content import books_of
from delvers.games.plungin.words.names import is_hero, name
from delvers.text.gametext import Texts
from delvers.text.marks import N_
from delvers.text.voice import Voice

REASONS: Final[Mapping[Why, str]] = {
    # Translators: why dice are rolled, or where something comes from: "Ana rolls 3, 5 (attack)",
    # "The party gains 10 EXP (disarming a trap)".
    "attack": N_("attack"),
    "defence": N_("defence"),
    "cast": N_("casting"),
    "alert": N_("to be heard or not"),
    "stun": N_("to shake off a stun"),
    "detect": N_("looking for a trap"),
    "search": N_("searching"),
    "work": N_("one check for lock and trap"),
    "break": N_("breaking it open"),
    "lore": N_("recognising a curse"),
    "get free": N_("getting free"),
    "spring": N_("stopping the great spring"),
    "thunder": N_("standing the thunder"),
    "outwit": N_("a battle of wits"),
    "turn": N_("turning the undead"),
    "resist": N_("resisting a spell"),
    "overload": N_("overload"),
    "tutor": N_("the tutor"),
    "prisoner": N_("the freed prisoner"),
    "pick": N_("picking a lock"),
    "disarm": N_("disarming a trap"),
    "treasure": N_("treasure"),
    "turn_undead": N_("turning the undead"),
}
WHYS: Final[Mapping[str, Why]] = {why: why for why in REASONS}


PARTS: Final[Texts] = {
    # Translators: where the dice of a roll come from: "Dice: ATK +4, Sword +2, darkness -1".
    "equipment": N_("equipment"),
    "least": N_("at least one die"),
    "versus": N_("good against such foes"),
    "behind": N_("from behind"),
    "overwhelmed": N_("overwhelmed"),
    "cover": N_("cover"),
    "dark": N_("darkness"),
    "noise": N_("a fight nearby"),
    "before": N_("what happened before"),
    "aware": N_("knows of the trap"),
    "entry": N_("as the entry says"),
    "netted": N_("in a net"),
    "open": N_("off guard"),
    "gores": N_("a run-up"),
    "rally": N_("rallied"),
    "shield_line": N_("shield beside shield"),
    "bone_gaps": N_("gaps between bones"),
}


def part(voice: Voice, id: str) -> str:
    """What dice come from."""
    if id in PARTS:
        return voice.fill(PARTS[id])
    return name(voice, f"condition.{id}" if id in books_of(voice).conditions else id)


def reason(voice: Voice, id: str) -> str:
    """Why dice are rolled, or where something comes from."""
    if id in WHYS:
        return voice.fill(REASONS[WHYS[id]])
    if (checked := CHECK_OF.read(id)) is not None:
        # Translators: %(stat)s is a stat such as RES.
        return voice.say("%(stat)s check", stat=name(voice, *checked))
    made = MAKING.read(id)
    return name(voice, *made) if made is not None else name(voice, id)


def roller(books: Books, why: str) -> tuple[str, str]:
    """Who rolls, "" if nobody does, and why: "goblin 11 attack" is ("goblin 11", "attack")."""
    who, number, what = read_roll_reason(why)
    if who in books.monsters and number:
        return figure_name(who, int(number)), what
    return (who, what) if what and is_hero(books, who) else ("", why)
