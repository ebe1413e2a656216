"""The regions of the page: every part that can change on its own."""

from delvers.draw.dungeonquest.art.heroes import HEROES
from delvers.draw.dungeonquest.below import below
from delvers.draw.dungeonquest.board import HIGH, MARGIN, WIDE, board
from delvers.draw.dungeonquest.fight import fight
from delvers.draw.dungeonquest.options import options
from delvers.draw.dungeonquest.places import corner
from delvers.draw.dungeonquest.sheets import heroes
from delvers.draw.dungeonquest.sun import sun_text, sun_track
from delvers.draw.raiders.html import why
from delvers.draw.scene import Scene
from delvers.draw.svg import tag, text


def regions(scene: Scene) -> dict[str, str]:
    """All regions by name; an empty one is not shown."""
    return {
        "progress": progress(scene),
        "result": ended(scene),
        "sun": sun_track(scene, class_="dq-sun"),
        "board": board_region(scene),
        "prompt": prompt(scene),
        "below": below(scene),
        "fight": fight(scene),
        "options": options(scene),
        "heroes": heroes(scene),
        "decks": decks(scene),
    }


def progress(scene: Scene) -> str:
    """The sun in words, and whose turn it is."""
    said = sun_text(scene)
    if scene.view["stage"] == "turns":
        up = scene.names[scene.view["turn"]]
        said = f"{said} · {scene.words.say('Turn: %(player)s', player=up)}"
    return tag("p", text(said), class_="depth")


def ended(scene: Scene) -> str:
    """How the game ended."""
    if scene.result is None:
        return ""
    said = scene.words.result(scene.game, scene.result, scene.names)
    rows = ""
    for place, seats in enumerate(scene.result.ranking, 1):
        rows += "".join(_rank(scene, place, seat) for seat in seats)
    return (
        tag("h2", text(scene.words.say("The game is over.")))
        + tag("p", text(said), " ", why(scene.result.why, scene.words), class_="verdict")
        + tag("ol", rows, class_="ranking dq-ranking")
    )


def _rank(scene: Scene, place: int, seat: int) -> str:
    assert scene.result is not None
    hero = scene.view["heroes"][seat]
    portrait = tag("svg", HEROES[hero["hero"]](), viewBox="-4 -6 108 108", class_="portrait")
    score = scene.words.say("%(gold)s gold", gold=scene.result.scores[seat])
    end = scene.words.say("got out") if hero["status"] == "out" else scene.words.say("died inside")
    return tag(
        "li",
        tag("span", text(place), class_="place-number"),
        tag("span", portrait, aria_hidden="true"),
        tag("span", text(scene.names[seat]), _as_hero(scene, hero["hero"]), class_="name"),
        tag("span", text(score), class_="score"),
        tag("span", text(end), class_="note"),
        class_="winner" if seat in scene.result.winners else None,
    )


def _as_hero(scene: Scene, hero: str) -> str:
    return tag("small", text(scene.words.name(scene.game, hero)))


def board_region(scene: Scene) -> str:
    """The board in a window of its own, with the viewer's hero in the middle if it is small."""
    return tag(
        "div",
        tag("div", board(scene, class_="dq-board"), _middle(scene), class_="dq-field"),
        class_="dq-window",
        tabindex="0",
        role="region",
        aria_label=scene.words.say("The board"),
    )


def _middle(scene: Scene) -> str:
    """The point that the window shows first."""
    heroes = scene.view["heroes"]
    seat = scene.view["turn"] if scene.seat is None else scene.seat
    if heroes[seat]["at"] < 0:
        seat = scene.view["turn"]
    at = heroes[seat]["at"]
    x, y = corner(at) if at >= 0 else (600, 450)
    left, top = (x + 50 + MARGIN) / WIDE * 100, (y + 50 + MARGIN) / HIGH * 100
    return tag(
        "span", class_="dq-centre", style=f"left:{left:.1f}%;top:{top:.1f}%", aria_hidden="true"
    )


def prompt(scene: Scene) -> str:
    """What the viewer is asked, or whom the table waits for."""
    words = scene.words
    if scene.view["stage"] == "over" and scene.ask is None:
        return tag("p", text(words.say("The game is over.")), class_="prompt")
    if scene.ask is not None:
        asked = tag("p", text(words.prompt(scene.game, scene.ask)), " ", why(scene.ask.rule, words))
        return tag("div", asked, class_="prompt" if scene.ask.optional else "prompt yours")
    waited = words.listing(scene.names[seat] for seat in choosing(scene))
    return tag("p", text(words.say("Waiting for %(players)s …", players=waited)), class_="prompt")


def choosing(scene: Scene) -> list[int]:
    """Whom the table waits for, as far as the view tells: in a fight both sides may be."""
    fighting = scene.view["fight"]
    if fighting is None:
        return [scene.view["turn"]]
    sides = (fighting["hero"], fighting["foe"])
    players = [s["player"] for s in sides if not s["has_laid"] and s["player"] != scene.seat]
    return [p for p in players if 0 <= p < len(scene.names)] or [scene.view["turn"]]


def decks(scene: Scene) -> str:
    """How many cards and chambers are left."""
    words = scene.words
    piles = "".join(
        tag(
            "li",
            tag("span", text(words.name(scene.game, f"deck_{name}"))),
            tag("b", text(pile["left"])),
        )
        for name, pile in scene.view["decks"].items()
    )
    tiles = tag(
        "li", tag("span", text(words.say("Chambers"))), tag("b", text(scene.view["tiles_left"]))
    )
    heading = tag("h2", text(words.say("Decks")))
    return heading + tag("ul", tiles + piles, class_="dq-decks")
