"""What lies about in plain chambers; it means nothing for the rules."""

from collections.abc import Callable

from delvers.draw.ink import blob, cut, dot, line
from delvers.draw.svg import tag


def bones() -> str:
    """Somebody stayed."""
    return (
        line("62,66 76,72", 3.6)
        + line("62,66 76,72", 1.8, "bone-line")
        + line("64,74 74,64", 3.6)
        + line("64,74 74,64", 1.8, "bone-line")
        + blob("64,54 71,54 73,60 71,63 71,66 64,66 64,63 62,60", "bone thin")
        + dot(65.5, 60, 1.5)
        + dot(69.6, 60, 1.5)
    )


def pillars() -> str:
    """Four pillars that hold the vault."""
    return "".join(
        dot(x + 1.2, y + 1.6, 6, "shade")
        + dot(x, y, 5.6, "stone fine")
        + dot(x, y, 2.8, "stone thin")
        for x in (33, 67)
        for y in (33, 67)
    )


def puddle() -> str:
    """Water that came through the ceiling."""
    return (
        blob("30,60 40,54 54,58 60,66 52,74 38,75 29,69", "sea thin")
        + cut("36,64 44,61 52,64", 1.6, "paper")
        + cut("40,70 46,68 50,70", 1.3, "paper")
    )


def cracks() -> str:
    """The stones have moved."""
    return (
        line("30,70 40,62 44,66 56,54 60,57 70,46", 1.7)
        + line("44,66 46,75", 1.3)
        + line("56,54 52,46", 1.3)
    )


def moss() -> str:
    """Green has come in."""
    return (
        blob("70,84 66,76 72,70 74,62 84,60 85,72 84,84", "moss thin")
        + blob("16,74 22,72 26,78 24,84 16,85", "moss thin")
        + "".join(
            cut(f"{x},{y} {x + 1},{y - 5}", 1.4)
            for x, y in ((72, 80), (78, 76), (80, 68), (20, 81))
        )
    )


def carpet() -> str:
    """Once a hall of some splendour."""
    return (
        blob("33,32! 67,32! 68,68! 32,68!", "blood thin")
        + tag("path", d="M37 36H63V64H37Z", class_="gold-line", stroke_width=1.6)
        + blob("50,41! 58,50! 50,59! 42,50!", "gold thin")
        + dot(50, 50, 3, "blood-cut")
        + "".join(
            line(f"{x},{y} {x},{y + d}", 1)
            for x in range(35, 67, 4)
            for y, d in ((32, -3), (68, 3))
        )
    )


def grate() -> str:
    """A drain in the floor."""
    return (
        tag("rect", x=39, y=42, width=22, height=18, rx=2, class_="abyss")
        + "".join(line(f"{x},42 {x},60", 2.2, "stone-line") for x in (43, 48, 53, 58))
        + tag("rect", x=39, y=42, width=22, height=18, rx=2, class_="line", stroke_width=2.2)
    )


DECORATIONS: tuple[Callable[[], str], ...] = (
    lambda: "",
    bones,
    pillars,
    puddle,
    lambda: "",
    cracks,
    moss,
    carpet,
    grate,
)
