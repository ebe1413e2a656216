"""Goblins, gremlins and orcs, each in a box of 100 by 100."""

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.woodcuts import monsters
from delvers.games.plungin.pictures.art import arms
from delvers.games.plungin.pictures.art.beasts import recoloured

# -- goblins and gremlins --------------------------------------------------------------------------


def goblin() -> str:
    """A goblin with a knife."""
    return arms.smaller(monsters.goblin()) + arms.dagger()


def goblin_archer() -> str:
    """A goblin with a bow."""
    return arms.bow() + arms.smaller(monsters.goblin())


def hobgoblin_guard() -> str:
    """A tall goblin in a helmet, behind a shield."""
    helmet = (
        twin("50,10 68,14 76,30 75,38! 50,34", "steel")
        + blob("46,10! 54,10! 54,46! 46,46!", "steel")
        + both(dot(66, 30, 1.8))
    )
    skin = recoloured(monsters.goblin(), moss="ember")
    return arms.spear() + arms.smaller(skin + helmet) + arms.tower_shield("blood")


def kobold_sapper() -> str:
    """A small lizard with a large bomb."""
    return (
        twin("50,76! 64,78 84,88 90,100! 50,100", "wood")
        + both(tail("64,30 76,16 84,2", 9, "bone"))
        + twin("50,20 66,24 74,40 66,54 62,74 50,84", "ember")
        + both(blob("55,42! 64,34 71,40! 62,46", "gold") + oval(63, 40, 1.6, 3.6))
        + both(oval(54, 70, 2, 1.4))
        + line("36,74 50,79 64,74", 2.4)
        + blob("40,75! 42,82! 45,77! 55,77! 58,82! 60,75!", "paper thin")
        + "".join(cut(f"{44 + i},{28 + i * 7} {56 - i},{28 + i * 7}", 2) for i in range(3))
        + arms.bomb()
    )


def gremlin() -> str:
    """Ears like a bat's, and never any good."""
    teeth = "".join(blob(f"{x},68! {x + 3},75! {x + 6},68!", "paper") for x in range(35, 62, 7))
    return (
        both(
            blob("64,42! 78,10 100,0! 98,26 102,40! 94,48 96,60! 82,62 66,62!", "plum")
            + cut("68,50 82,30 96,12", 2.6)
            + cut("70,54 84,46 98,40", 2)
        )
        + twin("50,78! 60,80 76,90 80,100! 50,100", "plum")
        + twin("50,26 64,28 74,44 70,62 60,78 50,84", "plum")
        + both(tail("58,30 62,16 58,6", 7, "bone"))
        + both(dot(60.5, 49, 8.5, "gold") + oval(60.5, 49, 2.2, 6))
        + blob("46,56! 54,56! 50,63!", "ink")
        + blob("31,66! 50,69 69,66! 60,79 50,81 40,79", "ink")
        + teeth
    )


def gremlin_foreman() -> str:
    """The gremlin with the hat and the pick."""
    hat = (
        blob("30,26! 32,4! 68,4! 70,26!", "ink outlined")
        + blob("18,26! 82,26! 80,34! 20,34!", "ink outlined")
        + blob("31,18! 69,18! 70,26! 30,26!", "blood-cut")
        + dot(50, 22, 5, "gold fine")
    )
    return arms.pick() + arms.smaller(gremlin() + hat)


# -- orcs ------------------------------------------------------------------------------------------


def orc_face() -> str:
    """A snout, tusks and small angry eyes."""
    return (
        twin("50,72! 72,70 94,82 99,100! 50,100", "wood dark")
        + both(cut("66,80 80,86 90,98", 2.8))
        + both(blob("72,40! 92,28! 90,46 76,54!", "orc"))
        + twin("50,18 68,21 77,38 80,58 70,80 50,88", "orc")
        + twin("50,41! 60,35 76,36! 72,45 60,47 50,48", "ink")
        + both(oval(63, 48.5, 5, 3.4, "blood-cut") + dot(62, 48.5, 1.8, "paper"))
        + blob("44,50! 56,50! 61,61 50,65 39,61", "orc")
        + both(oval(54.5, 60, 2.4, 1.7))
        + twin("50,71! 62,69 72,70! 62,78 50,79", "ink")
        + both(blob("59,77! 68,77! 68,58!", "bone fine"))
    )


def orc() -> str:
    """An orc in an iron cap with axe and shield."""
    cap = twin("50,8 66,11 76,26 76,38! 50,32", "steel dark") + both(dot(66, 28, 2))
    return arms.axe() + arms.smaller(orc_face() + cap) + arms.shield()


def orc_archer() -> str:
    """An orc with a headband and a bow."""
    band = blob("24,28! 50,24 76,28! 76,36! 50,32 24,36!", "blood fine")
    knot = tail("74,32 90,30 98,40", 8, "blood")
    return arms.bow() + arms.smaller(orc_face() + knot + band)


def orc_chief() -> str:
    """An orc in a horned helmet."""
    helmet = (
        both(blob("66,26! 86,24 94,10 92,-4! 104,12 100,32 82,38 68,38!", "bone"))
        + twin("50,6 68,10 77,26 76,38! 50,33", "steel dark")
        + blob("46,6! 54,6! 54,44! 46,44!", "gold fine")
    )
    return arms.axe() + arms.smaller(orc_face() + helmet)


def orc_shaman() -> str:
    """An orc under a beast's skull, with feathers."""
    feathers = "".join(
        tail(f"{x},26 {x + d},8 {x + 2 * d},-8", 11, ink)
        for x, d, ink in ((34, -8, "blood"), (50, 0, "gold"), (66, 8, "sea"))
    )
    skull = twin("50,12 66,16 74,28 70,38! 60,33 50,36", "bone") + both(oval(60, 26, 4, 5))
    return arms.crook() + arms.smaller(feathers + orc_face() + skull)


def orc_leader() -> str:
    """The leader of all orcs: a crown, a scar, a golden shield."""
    crown = blob("24,32! 20,4! 36,18! 50,-2! 64,18! 80,4! 76,32! 50,27", "gold") + "".join(
        dot(x, 24, 3, "blood fine") for x in (34, 50, 66)
    )
    scar = line("60,32 70,54 66,66", 2.6, "blood-line")
    return arms.axe() + arms.smaller(orc_face() + scar + crown) + arms.shield("gold", "blood")
