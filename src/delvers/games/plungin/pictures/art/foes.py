"""Monsters and bosses that go on two legs or none, each in a box of 100 by 100."""

from delvers.draw.ink import blob, both, cut, dot, line, oval, tail, twin
from delvers.draw.svg import group, tag
from delvers.draw.woodcuts import bosses, monsters, people
from delvers.draw.woodcuts.people import demon as horned
from delvers.draw.woodcuts.people import ghost
from delvers.draw.woodcuts.people import sorcerer as robed
from delvers.games.plungin.pictures.art import arms
from delvers.games.plungin.pictures.art.beasts import recoloured

# -- the dead --------------------------------------------------------------------------------------


def skeleton() -> str:
    """Bones with a rusty blade."""
    return arms.smaller(monsters.skeleton()) + arms.sword()


def zombie() -> str:
    """It has been dead for some time."""
    return monsters.zombie()


def ghoul() -> str:
    """A hairless head with a mouth that is too wide."""
    teeth = "".join(blob(f"{x},61! {x + 3},70! {x + 6},61!", "paper") for x in range(27, 70, 7))
    lower = "".join(blob(f"{x},80! {x + 3},72! {x + 6},80!", "paper") for x in range(33, 63, 7))
    claws = both("".join(tail(f"{x},100 {x + 2},84 {x - 2},70", 7, "bone") for x in (80, 88, 96)))
    return (
        twin("50,76! 66,76 84,86 90,100! 50,100", "stone")
        + both(blob("70,40! 82,32! 82,46 73,52!", "stone"))
        + twin("50,10 68,13 79,32 77,54 80,70 64,88 50,92", "stone")
        + both(oval(63, 40, 8.5, 9.5) + dot(62, 41, 3, "gold-cut"))
        + blob("47,50! 53,50! 52,56! 48,56!", "ink")
        + blob("22,60! 50,62 78,60! 70,80 50,84 30,80", "ink")
        + teeth
        + lower
        + both(cut("58,16 66,20 70,28", 2))
        + claws
    )


def mummy() -> str:
    """Wrapped in linen."""
    return bosses.mummy()


def vampire() -> str:
    """A high collar and sharp teeth."""
    return bosses.vampire()


def count_morrow() -> str:
    """The count: a vampire with a coronet and a sword."""
    coronet = blob("28,20! 24,-2! 38,8! 50,-8! 62,8! 76,-2! 72,20! 50,15", "gold")
    gems = "".join(dot(x, 12, 2.8, "blood fine") for x in (36, 50, 64))
    return arms.smaller(bosses.vampire() + coronet + gems) + arms.sword()


def spirit(veil: str, eyes: str) -> str:
    """Something without a body: a torn hood, hands, two lights."""
    return (
        both(blob("70,60! 92,54 102,66! 90,64 96,76! 84,70 76,80", f"{veil} fine"))
        + blob(
            "50,4 72,10 84,32 84,62 92,96! 80,88 72,99! 62,90 50,100! 38,90 28,99! 20,88 8,96!"
            " 16,62 16,32 28,10",
            veil,
        )
        + twin("50,20 64,24 70,40 64,58 50,66", "ink")
        + both(blob("54,40! 62,34 66,40! 60,44", eyes))
        + both(cut("76,30 79,54 84,76", 2.6))
        + cut("50,72 49,84 52,94", 2)
    )


def wraith() -> str:
    """Chill and hunger under a hood."""
    return spirit("sea", "paper")


def phantom() -> str:
    """A pale ghost."""
    return ghost()


def shadow_knight() -> str:
    """Black armour with nobody in it."""
    dark = recoloured(people.knight(), steel="night", gold="stone dark", blood="plum")
    eyes = both(oval(60, 46, 5, 2.4, "blood-cut"))
    return arms.smaller(dark + eyes) + arms.sword() + arms.shield("night", "blood")


def mother_hollow() -> str:
    """The bell-wight: a drowned face under a long veil, and her bell."""
    veil = tag(
        "path",
        d="M50 2C74 2 86 22 86 48C86 70 92 88 100 100H0C8 88 14 70 14 48C14 22 26 2 50 2Z",
        class_="sea",
    )
    face = (
        twin("50,20 64,24 68,42 62,62 50,70", "bone")
        + both(oval(58.5, 42, 5, 7) + line("58,49 59,58 57,66", 2, "sea-line"))
        + oval(50, 60, 4, 6)
    )
    hair = both(tail("62,22 74,46 70,78", 8) + cut("78,30 82,56 88,80", 2.6))
    return arms.smaller(veil + hair + face) + arms.bell()


# -- giants ----------------------------------------------------------------------------------------


def ogre() -> str:
    """Much fat, one tooth, a club."""
    head = (
        twin("50,62! 76,62 96,76 102,100! 50,100", "skin")
        + both(blob("72,38! 86,32! 86,46 74,52!", "skin"))
        + twin("50,14 68,18 76,36 82,58 70,80 50,86", "skin")
        + twin("50,38! 60,34 74,37! 70,44 58,44 50,45", "ink")
        + both(oval(61, 47, 4, 3, "paper") + dot(60, 47.4, 2))
        + blob("41,50! 59,50! 63,60 50,65 37,60", "blush outlined")
        + twin("50,70! 62,68 70,70! 60,77 50,78", "ink")
        + blob("54,78! 62,78! 59,64!", "bone fine")
        + tail("50,16 48,4 58,-4", 9)
        + cut("30,74 50,84 70,74", 2.6)
    )
    return arms.club() + arms.smaller(head)


def troll() -> str:
    """A troll with a club."""
    return arms.club() + arms.smaller(monsters.troll())


def minotaur() -> str:
    """A bull's head and an axe."""
    return arms.axe() + arms.smaller(bosses.minotaur())


# -- made of stone and brass -----------------------------------------------------------------------


def gargoyle() -> str:
    """Stone with wings and horns."""
    wings = both(
        blob("62,64! 74,34 98,18! 96,40 102,54! 94,60 96,78! 80,80 66,84", "stone dark")
        + cut("68,66 80,42 94,26", 2.4)
    )
    return (
        wings
        + twin("50,70! 62,70 76,84 80,100! 50,100", "stone")
        + both(tail("58,28 70,16 70,0", 12, "stone"))
        + both(blob("67,42! 80,32! 78,50 69,56!", "stone"))
        + twin("50,20 64,24 71,42 66,64 58,78 50,81", "stone")
        + twin("50,42! 58,36 70,37! 66,44 58,46 50,48", "ink")
        + both(oval(60, 46.5, 4, 2.6, "gold-cut"))
        + blob("45,52! 55,52! 58,60 50,63 42,60", "stone fine")
        + line("36,68 50,71 64,68", 2.6)
        + blob("38,68! 41,78! 44,70! 56,70! 59,78! 62,68!", "paper thin")
        + both(cut("60,28 64,34", 2))
    )


def stone_golem() -> str:
    """A heap of stone that walks."""
    return bosses.golem()


def seneschal() -> str:
    """The clockwork butler: a dial for a face and a key in his back."""
    cogs = "".join(
        tag("path", d="M46 4H54L56 14H44Z", class_="gold fine", transform=f"rotate({turn} 50 44)")
        for turn in range(0, 360, 30)
    )
    return (
        twin("50,78! 66,78 90,86 96,100! 50,100", "ink outlined")
        + blob("42,80! 50,86! 58,80! 58,90! 50,86! 42,90!", "blood thin")
        + cogs
        + dot(50, 44, 33, "gold")
        + dot(50, 44, 26, "paper outlined")
        + both(dot(60, 38, 5.6, "sea fine") + dot(60, 38, 2))
        + line("50,44 50,28", 2.6)
        + line("50,44 58,50", 2.6)
        + twin("50,56! 60,55 66,56! 60,62 50,63", "ink")
        + "".join(line(f"{x},56 {x},62", 1.4, "bone-line") for x in (40, 46, 54, 60))
        + both(tail("50,52 60,52 70,46", 5))
    )


# -- people who have gone wrong, and worse ---------------------------------------------------------


def cultist() -> str:
    """A red hood and a crooked knife."""
    hood = (
        twin("50,74! 68,72 92,84 98,100! 50,100", "blood")
        + blob("50,-2! 70,10 82,34 82,62 74,82 50,88 26,82 18,62 18,34 30,10", "blood")
        + twin("50,22 64,28 70,46 64,66 50,76", "ink")
        + both(oval(58, 46, 4.4, 2.6, "paper") + dot(58, 46, 1.6, "blood-cut"))
        + both(cut("68,16 76,34 76,54", 2.6))
        + tag("circle", cx=50, cy=88, r=5, class_="gold fine")
    )
    return arms.smaller(hood) + arms.dagger()


def dark_warden() -> str:
    """A jailer in a black sallet, with keys and mace."""
    head = (
        twin("50,72! 70,70 92,82 98,100! 50,100", "night")
        + twin("50,24! 66,27 70,43 67,62 59,74 50,78", "skin")
        + twin("50,8 70,12 80,32 80,52! 64,46 50,47", "night")
        + blob("24,36! 50,32 76,36! 76,42! 50,38 24,42!", "ink")
        + both(oval(60, 38.5, 4.6, 1.8, "blood-cut"))
        + blob("36,62! 50,58 64,62! 62,78 50,86 38,78", "ink")
        + cut("43,66 50,68 57,66", 2, "skin")
    )
    keys = (
        tag("circle", cx=22, cy=84, r=9, class_="line", stroke_width=3)
        + line("22,93 18,102", 3.4)
        + line("26,92 30,102", 3.4)
    )
    return arms.mace() + arms.smaller(head) + keys


def evil_sorcerer() -> str:
    """Nothing under the hood but fire in the hand."""
    return robed()


def demon() -> str:
    """The demon of the Eye: a third eye between the horns."""
    eye = blob("38,32! 50,24 62,32! 50,40", "gold") + oval(50, 32, 2, 6)
    return horned() + eye


def old_cinder() -> str:
    """The ash dragon."""
    return recoloured(bosses.megadragon(), moss="stone dark", blood="ember", bone="ink outlined")


def traveller() -> str:
    """Whoever has no picture of its own: a shape in a cloak."""
    return group(recoloured(spirit("stone", "gold-cut")), at=(0, 0))
