"""A game without pictures: what its view says as words, and its options as buttons."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from delvers.draw.html import why
from delvers.draw.memo import parts_of
from delvers.draw.pictures import Pictures
from delvers.draw.scene import Scene
from delvers.draw.svg import label, tag, text
from delvers.kernel.spec import Result
from delvers.text.gametext import in_line, is_short, name_of, readable

LINE: Final = 24
WIDTH: Final = 900
SIZE: Final = 16


def picture(scene: Scene) -> str:
    """The view, line by line."""
    lines = [scene.words.game(scene.game), *lines_of(scene.view)]
    height = LINE * (len(lines) + 1)
    drawn = [label(line, LINE, LINE * at, SIZE) for at, line in enumerate(lines, 1)]
    return tag(
        "svg",
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        aria_label=scene.words.game(scene.game),
    )


def regions(scene: Scene) -> dict[str, str]:
    """What is asked, what can be chosen, and the view."""
    return parts_of(
        scene,
        {
            "progress": lambda _scene: "",
            "result": result,
            "prompt": prompt,
            "options": options,
            "board": lambda scene: nested(scene.view),
        },
    )


def result(scene: Scene) -> str:
    """How the game ended, and a table of all seats, the best first."""
    if scene.result is None:
        return ""
    words = scene.words
    said = words.result(scene.game, scene.result, scene.names)
    titles = ("", words.say("Player"), words.say("Score"))
    head = tag("tr", *(tag("th", text(title), scope="col") for title in titles))
    rows = [
        tag("tr", *(tag("td", text(cell)) for cell in row))
        for row in standings(scene.result, scene.names)
    ]
    return (
        tag("h2", text(words.say("The game is over.")))
        + tag("p", text(said), " ", why(scene.result.why, words), class_="verdict")
        + tag("table", tag("thead", head), tag("tbody", *rows), class_="standings")
    )


def standings(result: Result, names: Sequence[str]) -> list[tuple[int, str, int]]:
    """Place, name and score of every seat; who shares a place has the same number."""
    return [(place, name_of(names, seat), result.scores[seat]) for place, seat in result.places]


def prompt(scene: Scene) -> str:
    """What the viewer is asked, if anything."""
    words = scene.words
    if scene.ask is None:
        return tag("p", text(words.say("The others choose now.")), class_="prompt")
    asked = tag("p", text(words.prompt(scene.game, scene.ask)), " ", why(scene.ask.rule, words))
    return tag("div", asked, class_="prompt yours")


def options(scene: Scene) -> str:
    """A button for every option, and what is refused, with its reason behind it."""
    if scene.ask is None:
        return ""
    chosen = [button(scene, option) for option in scene.ask.options]
    barred = [refused(scene, option, rule) for option, rule in scene.ask.refused.items()]
    return tag("ol", *(tag("li", one) for one in [*chosen, *barred]), class_="plain-options")


def button(scene: Scene, option: str) -> str:
    """What chooses an option."""
    said = text(scene.words.answer(scene.game, scene.ask, option))
    return tag("button", said, type="button", class_="plain-button", data_option=option)


def refused(scene: Scene, option: str, rule: str) -> str:
    """An option that cannot be chosen; pressed, it shows the rule that forbids it."""
    said = tag("span", text(scene.words.option(scene.game, option)), class_="barred")
    reason = tag("span", text(scene.words.say("Why not?")), class_="why-not")
    return tag(
        "button",
        *(said, " ", reason),
        type="button",
        class_="plain-button refused",
        data_refused=option,
        data_rule=rule,
    )


def nested(value: Any) -> str:
    """A value as a list in which lists may lie."""
    rows = [
        tag("li", tag("strong", text(key)), " ", inner_of(inner)) for key, inner in named(value)
    ]
    return tag("ul", *rows, class_="plain-view")


def inner_of(value: Any) -> str:
    """What stands behind a key."""
    return text(in_line(value)) if is_short(value) else nested(value)


def lines_of(value: Any, depth: int = 0) -> Iterator[str]:
    """A value and what is inside, each on a line of its own."""
    for key, inner in named(value):
        if is_short(inner):
            yield f"{'  ' * depth}{key}: {in_line(inner)}"
        else:
            yield f"{'  ' * depth}{key}:"
            yield from lines_of(inner, depth + 1)


def named(value: Any) -> Iterator[tuple[str, Any]]:
    """What is inside a value, by its name or its number."""
    if isinstance(value, dict):
        yield from ((readable(str(key)), inner) for key, inner in value.items())
    else:
        yield from ((str(number), inner) for number, inner in enumerate(value, 1))


PLAIN: Final = Pictures(picture, regions)
