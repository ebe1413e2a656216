"""Parts of the page told by what a page has already."""

import random

from delvers.draw.pieces import cut
from delvers.server import patches
from delvers.server.likeness import as_counted

DRAGON = "\U0001f409"


def patch(had: dict[str, str], name: str, now: str) -> str | patches.Patch:
    parts = patches.Parts({name: cut(html) for name, html in had.items()})
    return patches.patch(parts, name, cut(now))


def patched(had: dict[str, str], told: str | list[int | str]) -> str:
    """What a page makes of it: scripts count in units of 16 bits."""
    if isinstance(told, str):
        return told
    known = "".join(had[name] for name in sorted(had)).encode("utf-16-le")
    text = b""
    for start, length, more in zip(told[::3], told[1::3], told[2::3], strict=True):
        assert isinstance(start, int)
        assert isinstance(length, int)
        text += known[2 * start : 2 * (start + length)] + str(more).encode("utf-16-le")
    return text.decode("utf-16-le")


def test_a_patch_gives_the_new_text_whatever_it_was() -> None:
    dice = random.Random(5)

    def text() -> str:
        return "".join(dice.choices(["<a>", "<b>", "x" * 9, "é", DRAGON], k=dice.randrange(12)))

    for _ in range(500):
        had = {name: text() for name in dice.sample("abc", k=dice.randrange(4))}
        for name in "abc":
            now = text()
            assert patched(had, patch(had, name, now)) == now


def test_a_patch_names_what_stays_and_brings_what_is_new() -> None:
    board = "".join(f"<path d='{number * 111111}'>" for number in range(40))
    now = board.replace("<path d='333333'>", "<path d='7'>")
    start, size = board.index("<path d='333333'>"), len("<path d='333333'>")
    rest = len(board) - start - size
    assert patch({"board": board}, "board", now) == [
        *(0, start, "<path d='7'>"),
        *(start + size, rest, ""),
    ]
    assert patch({"board": board}, "board", board) == [0, len(board), ""]


def card(beginning: str) -> str:
    return f"{beginning}{DRAWN}"


DRAWN = "<path d='M0,0L10,10L20,20L30,30L40,40L50,50'></svg>"


def test_what_goes_from_one_part_to_another_is_told_by_where_it_was() -> None:
    had = {"hand": f"<b>{card('<svg>')}</b>", "row": ""}
    assert patch(had, "row", card("<svg>") + "<i>") == [*(0, 0, "<svg>"), *(8, len(DRAWN), "<i>")]


def test_a_picture_with_another_title_is_the_same_picture() -> None:
    had = {"hand": card("<svg class='a'><title>In your hand</title>"), "row": ""}
    now = card("<svg class='b'><title>On the table</title>")
    start = had["hand"].index(DRAWN)
    assert patch(had, "row", now) == [
        *(0, 0, "<svg class='b'><title>On the table</title>"),
        *(start, len(DRAWN), ""),
    ]


def test_a_text_that_a_new_picture_cuts_in_two_is_told_by_what_it_was() -> None:
    first, second = ("".join(f"<p id='{word}{n}'>" for n in range(9)) for word in ("up", "down"))
    had = {"board": first + second, "hand": card("<svg>")}
    now = first + card("<svg>") + second
    told = patch(had, "board", now)
    assert patched(had, told) == now
    assert sum(len(one) for one in told if isinstance(one, str)) == len("<svg>")


def test_a_text_that_has_nothing_in_common_is_sent_whole() -> None:
    assert patch({"board": "<p>abc"}, "board", "<q>xyz") == "<q>xyz"
    assert patch({}, "board", "<q>xyz") == "<q>xyz"


def test_characters_that_scripts_count_twice_are_counted_twice() -> None:
    assert len(as_counted(f"a{DRAGON}")) == 3
    assert as_counted("é") == "é"
    had = {"heroes": f"<p>{DRAGON}</p>" + "<b>x</b>" * 20}
    now = had["heroes"] + DRAGON
    assert patched(had, patch(had, "heroes", now)) == now


def test_of_several_places_the_one_with_the_longest_stretch_is_named() -> None:
    text = "".join(f"<p class='the line of the log number {number:>12}'>" for number in range(20))
    had = {"hand": f"{text[:110]}</b><i>{text}</i><u>{text[:110]}</u>"}
    assert patch(had, "row", text) == [had["hand"].index(f"<i>{text}") + 3, len(text), ""]
