"""Heroes from parts: shoulders and gear of their class, face of their race."""

import functools
from collections.abc import Callable
from typing import Final

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import tag
from delvers.games.plungin.pictures.art import arms

# -- faces -----------------------------------------------------------------------------------------


def features(skin: str = "skin") -> str:
    """A plain face."""
    return (
        twin("50,24! 66,27 70,43 67,59 59,72 50,77", skin)
        + both(oval(59.5, 48, 3.8, 2.9, "paper") + dot(59.2, 48.3, 2.3))
        + both(cut("53,42 60,39.5 68,43", 3))
        + line("49,48 46.5,57 50,60 54,58.5", 1.9)
    )


def human() -> str:
    """A human face."""
    return features() + cut("44,67 50,68.5 57,66.5", 2.6)


def elf() -> str:
    """Long ears and a narrow chin."""
    ears = both(blob("67,44! 84,32! 91,22! 86,46 69,56!", "skin") + cut("71,48 79,42 85,33", 2))
    return ears + features() + cut("45,67 50,68 56,67", 2.4)


def dwarf() -> str:
    """A broad nose over a broad beard."""
    beard = twin("50,61! 58,59 67,55 73,47! 79,70 70,92 50,101", "ember")
    strands = "".join(
        cut(f"{x},70 {x + d},84 {50 + d},95", 2.4)
        for x, d in ((34, 4), (42, 2), (50, 0), (58, -2), (66, -4))
    )
    return (
        features()
        + beard
        + strands
        + blob("43,68! 50,65.5 57,68! 50,73", "ink")
        + oval(50, 57, 7.5, 5.5, "skin fine")
        + both(tail("52,63 60,63 70,69", 7, "ember"))
    )


def shield_maid() -> str:
    """A dwarf woman: braids instead of a beard."""
    braids = both(
        tail("69,40 77,66 72,100", 14, "ember")
        + cut("72,56 79,60", 2)
        + cut("71,68 79,71", 2)
        + cut("71,80 77,82", 2)
    )
    return (
        braids
        + twin("50,24! 68,27 73,44 69,62 60,73 50,77", "skin")
        + both(oval(60, 48, 3.8, 2.9, "paper") + dot(59.6, 48.3, 2.3) + cut("53,42 61,40 69,43", 3))
        + oval(50, 57, 6, 4.6, "skin fine")
        + blob("43,66! 50,64.5 57,66! 50,70", "blood thin")
    )


def halfling() -> str:
    """Round cheeks and a wide smile."""
    ears = both(blob("68,42! 80,36! 82,48 70,56!", "skin"))
    return (
        ears
        + twin("50,26 66,29 74,46 70,62 60,73 50,76", "skin")
        + both(
            oval(60, 48, 4.2, 3.6, "paper") + dot(59.6, 48.4, 2.6) + cut("54,41 61,39 67,42", 2.4)
        )
        + both(oval(64, 59, 5, 3, "blush"))
        + blob("47,55 50,52 53,55 50,58", "skin fine")
        + cut("39,63 50,70 61,63", 3.2)
    )


def gnome() -> str:
    """A long nose, round glasses and a little white beard."""
    return (
        both(blob("68,44! 84,40! 84,52 69,58!", "skin"))
        + features()
        + twin("50,66! 60,64 66,68! 58,82 50,100!", "paper outlined")
        + both(cut("55,72 54,84 51,92", 2))
        + both(tag("circle", cx=60, cy=48, r=7.5, class_="line", stroke_width=2.4))
        + line("46,47 54,47", 2)
        + blob("47,50! 53,50! 56,61 50,66 44,61", "skin fine")
    )


def half_orc() -> str:
    """A heavy jaw with two tusks."""
    return (
        both(blob("70,42! 86,34! 84,50 71,56!", "orc"))
        + twin("50,22! 68,25 73,42 76,60 66,78 50,83", "orc")
        + twin("50,42! 60,37 74,39! 70,46 58,47 50,47", "ink")
        + both(oval(61, 49, 4.2, 3, "paper") + dot(60.6, 49.2, 2.2))
        + blob("45,50! 55,50! 58,60 50,63 42,60", "orc")
        + twin("50,69! 60,68 68,69! 60,74 50,74", "ink")
        + both(blob("58,72! 65,72! 64,60!", "bone thin"))
    )


RACES: Final[dict[str, Callable[[], str]]] = {
    "human": human,
    "elf": elf,
    "dwarf": dwarf,
    "halfling": halfling,
    "gnome": gnome,
    "half_orc": half_orc,
}


# -- classes: what is behind the face, and what is before it ---------------------------------------


def shoulders(fill: str) -> str:
    """Shoulders in cloth or steel."""
    return twin("50,74! 68,72 92,82 98,100! 50,100", fill) + both(cut("64,82 78,86 88,98", 2.6))


def warrior() -> tuple[str, str]:
    """An open helmet with a crest."""
    helmet = (
        twin("50,6 66,9 75,24 76,52 71,66! 66,50 66,36 60,31! 50,31", "steel")
        + blob("46,0! 54,0! 54,33! 50,46! 46,33!", "gold")
        + tail("50,4 66,-4 84,4 92,20", 14, "blood")
        + both(dot(70, 42, 1.8) + dot(66, 30, 1.8) + cut("60,12 67,22 69,30", 2))
    )
    return arms.sword() + shoulders("steel"), helmet


def thief() -> tuple[str, str]:
    """A deep hood and a mask."""
    hood = tag(
        "path",
        d="M50 4C72 4 84 22 84 46C84 62 82 76 74 82C70 74 72 64 70 50C68 36 60 29 50 29"
        "C40 29 32 36 30 50C28 64 30 74 26 82C18 76 16 62 16 46C16 22 28 4 50 4Z",
        class_="plum",
    ) + both(cut("60,10 74,24 78,46", 3) + cut("76,52 77,66 75,76", 2))
    mask = twin("50,43! 60,40 70,42! 70,52 60,55 50,52", "ink") + both(
        oval(60, 48, 3.6, 2.6, "paper") + dot(59.6, 48.2, 2)
    )
    return arms.dagger() + shoulders("plum"), mask + hood


def priest() -> tuple[str, str]:
    """A white veil and a golden sun."""
    veil = (
        tag(
            "path",
            d="M50 6C70 6 80 22 81 44C82 62 86 80 92 92L74 88C72 72 72 60 70 46C68 34 60 28 50 28"
            "C40 28 32 34 30 46C28 60 28 72 26 88L8 92C14 80 18 62 19 44C20 22 30 6 50 6Z",
            class_="paper outlined",
        )
        + line("27,30 38,22 50,20 62,22 73,30", 5)
        + line("27,30 38,22 50,20 62,22 73,30", 2.4, "gold-line")
        + both(cut("74,46 77,64 82,80", 2.2))
    )
    return arms.mace() + shoulders("bone"), veil + arms.sun()


def mage() -> tuple[str, str]:
    """A pointed hat with a star."""
    star = "46,12! 48,17! 53,17! 49,20! 51,25! 46,22! 41,25! 43,20! 39,17! 44,17!"
    hat = (
        blob("64,-6! 54,2 66,16 72,33! 50,37 28,33! 34,16 47,0", "sea")
        + tag("path", d="M10 35C30 26 70 26 90 35C70 43 30 43 10 35Z", class_="sea")
        + blob(star, "gold fine")
        + cut("60,10 66,22 69,30", 2.6)
    )
    hair = both(tail("69,38 76,60 72,84", 11, "gold"))
    return arms.staff() + hair + shoulders("sea"), hat


def ranger() -> tuple[str, str]:
    """A cap with a feather, and a bow."""
    cap = (
        blob("24,36! 30,16 48,6 66,10 76,24 80,34! 94,36! 76,42 50,36 34,36", "moss")
        + tail("36,26 22,10 4,4", 11, "blood")
        + cut("40,14 56,12 68,20", 2.4)
        + line("27,34 50,30 78,35", 2)
    )
    curls = both(dot(70, 42, 5, "wood fine") + dot(72, 50, 4, "wood fine"))
    return arms.bow() + shoulders("moss"), curls + cap


def barbarian() -> tuple[str, str]:
    """Wild hair, war paint, fur and an axe."""
    fur = twin("50,78! 68,72 92,78 99,100! 50,100", "wood") + "".join(
        cut(f"{x},{y} {x + 4},{y + 9}", 2.8)
        for x, y in ((12, 86), (22, 83), (32, 86), (64, 86), (74, 83), (84, 86))
    )
    hair = "".join(
        tail(f"{x},28 {x + d},12 {x + 2 * d},{y}", 11)
        for x, d, y in ((30, -7, 6), (38, -3, 0), (50, 0, -4), (62, 3, 0), (70, 7, 6))
    ) + twin("50,18 66,20 74,34! 62,29 50,30", "ink")
    paint = both(blob("57,53! 68,51! 69,56! 58,58!", "blood-cut"))
    return arms.axe() + fur, paint + hair


def bulwark() -> tuple[str, str]:
    """A round helmet and a tower shield."""
    helmet = (
        twin("50,8 68,12 77,28 77,40! 64,34 50,33", "steel")
        + twin("50,32! 64,33 78,39! 77,46 64,41 50,40", "gold")
        + blob("46,34! 54,34! 53,56! 47,56!", "steel")
        + both(dot(70, 41, 1.8) + cut("58,12 68,20 72,30", 2.2))
    )
    return shoulders("steel"), helmet + arms.tower_shield()


def bard() -> tuple[str, str]:
    """A beret with a plume, and a lute."""
    beret = (
        blob("20,34! 18,18 36,6 60,6 80,16 84,30! 66,36 50,33 32,37", "blood")
        + tail("70,16 88,2 100,10", 13, "gold")
        + cut("30,20 46,12 62,14", 2.4)
        + line("24,35 50,31 80,31", 2.4)
    )
    return shoulders("ember"), beret + arms.lute()


CLASSES: Final[dict[str, Callable[[], tuple[str, str]]]] = {
    "warrior": warrior,
    "thief": thief,
    "priest": priest,
    "mage": mage,
    "ranger": ranger,
    "barbarian": barbarian,
    "bulwark": bulwark,
    "bard": bard,
}


@functools.cache
def person(race: str, kin: str, *, braids: bool = False) -> str:
    """A hero of a race and class; whoever has neither is a plain traveller."""
    behind, before = CLASSES[kin]() if kin in CLASSES else (shoulders("wood"), "")
    face = shield_maid() if braids else RACES.get(race, human)()
    return behind + face + before


@functools.cache
def lamplighter() -> str:
    """Somebody whom the heroes bring along: a lantern, a scarf and a woollen cap."""
    cap = twin("50,8 66,11 73,26 74,36! 50,32", "wood") + twin(
        "50,29! 64,31 76,35! 75,42 62,38 50,37", "bone"
    )
    scarf = twin("50,74! 62,72 72,76! 68,86 50,88", "blood")
    return arms.lantern() + shoulders("wood") + human() + cap + scarf
