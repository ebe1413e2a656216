"""The regions of the page: every part that can change on its own."""

from functools import partial
from typing import Final

from delvers.draw.html import hidden, icon, once, why
from delvers.draw.memo import parts_of
from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.common.pictures.board import HIGH, MARGIN, WIDE, board
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.facts import facts
from delvers.games.dungeonquest.common.pictures.names import direction_name, space_name
from delvers.games.dungeonquest.common.pictures.options import options
from delvers.games.dungeonquest.common.pictures.places import corner
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.pictures.portraits import portrait as portrait_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.sheets import heroes, own
from delvers.games.dungeonquest.common.pictures.spoken import spoken
from delvers.games.dungeonquest.common.pictures.sun import sun_text, sun_track
from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.board import as_space, label, square_ahead
from delvers.games.dungeonquest.common.rules.view import CommonHero


def regions(scene: Scene) -> dict[str, str]:
    """All regions by name; an empty one is not shown."""
    return parts_of(
        scene,
        {
            "progress": progress,
            "result": ended,
            "sun": partial(sun_track, class_="dq-sun"),
            "board": board_region,
            "spoken": spoken,
            "prompt": prompt,
            "below": below,
            "fight": fight,
            "options": options,
            "own": own,
            "heroes": heroes,
            "decks": decks,
        },
    )


def fight(scene: Scene) -> str:
    """A fight, as the edition shows it."""
    return edition_of(scene).fight(scene)


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
    rows = "".join(_rank(scene, place, seat) for place, seat in scene.result.places)
    return (
        tag("h2", text(scene.words.say("The game is over.")))
        + tag("p", text(said), " ", why(scene.result.why, scene.words), class_="verdict")
        + (tag("p", text(scene.best), class_="best") if scene.best else "")
        + tag("ol", rows, class_="ranking dq-ranking")
    )


def _rank(scene: Scene, place: int, seat: int) -> str:
    assert scene.result is not None
    hero = scene.view["heroes"][seat]
    portrait = tag(
        "svg",
        portrait_of(hero["hero"], scene.words, scene.game),
        viewBox="-4 -6 108 108",
        class_="portrait",
    )
    score = scene.words.say("%(gold)s gold", gold=scene.result.scores[seat])
    name = scene.words.name(scene.game, hero["hero"])
    end = scene.words.say("got out") if hero["status"] == "out" else scene.words.say("died inside")
    return tag(
        "li",
        tag("span", text(place), class_="place-number"),
        tag("span", portrait, aria_hidden="true"),
        tag("span", text(f"{scene.names[seat]} ({name})"), class_="name"),
        tag("span", text(f"{end}, {score}"), class_="score"),
        class_="winner" if seat in scene.result.winners else None,
    )


SPACE: Final = 100
"""How wide a space of the board is in its own units."""


def board_region(scene: Scene) -> str:
    """The board in a window of its own, with the viewer's hero in the middle if it is small."""
    return tag(
        "div",
        tag("div", board(scene, class_="dq-board"), _middle(scene), class_="map-sheet dq-field"),
        class_="map-window",
        data_unit=SPACE,
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
        "span", class_="map-centre", style=f"left:{left:.1f}%;top:{top:.1f}%", aria_hidden="true"
    )


def prompt(scene: Scene) -> str:
    """What the viewer is asked, or whom the table waits for."""
    words = scene.words
    if scene.view["stage"] == "over" and scene.ask is None:
        return tag("p", text(words.say("The game is over.")), class_="prompt")
    if scene.ask is not None:
        asked = tag("p", text(words.prompt(scene.game, scene.ask)), " ", why(scene.ask.rule, words))
        kind = "prompt" if scene.ask.optional else "prompt yours"
        return tag("div", asked, facts(scene), class_=kind, data_asked=scene.ask.prompt)
    waited = words.listing(scene.names[seat] for seat in edition_of(scene).waited_for(scene))
    return tag("p", text(words.say("Waiting for %(players)s …", players=waited)), class_="prompt")


# -- below ground ----------------------------------------------------------------------------------


def below(scene: Scene) -> str:
    """What a hero below ground, or about to go down, must know; nothing for the others."""
    if scene.ask is not None and scene.ask.prompt == prompts.HEADING:
        return once("below", _before(scene), scene.words)
    hero = _whose(scene)
    if hero is None or hero["status"] != "below" or hero["heading"] < 0:
        return ""
    return tag("p", text(_so_far(scene, hero)), class_="dq-lost") + _steps(scene, hero)


def _whose(scene: Scene) -> CommonHero | None:
    """The viewer's hero; those who watch follow the hero on turn."""
    seat = scene.view["turn"] if scene.seat is None else scene.seat
    heroes = scene.view["heroes"]
    return heroes[seat] if 0 <= seat < len(heroes) else None


def _before(scene: Scene) -> str:
    return scene.words.say(
        "Your marker stays here, with an arrow that you choose now. Below you draw a Catacomb card "
        "each turn. When you find a way up, every card you drew is one space along the arrow, and "
        "a die carries you aside, to the left or to the right as you choose."
    )


def _so_far(scene: Scene, hero: CommonHero) -> str:
    to = square_ahead(hero["at"], hero["heading"], len(hero["row"]))
    return scene.words.say(
        "Below ground since %(start)s, heading %(direction)s. Every Catacomb card is one space. "
        "A way up would lead to %(end)s now, and from there up to six spaces aside by a die.",
        start=label(hero["at"]),
        direction=direction_name(scene.words, hero["heading"]),
        end=space_name(scene, as_space(to)),
    )


def _steps(scene: Scene, hero: CommonHero) -> str:
    """The cards drawn below in their order, as steps of the way."""
    steps = "".join(_step(scene, card) for card in hero["row"])
    said = scene.words.say("Way through the catacombs")
    return tag("ol", steps, class_="dq-steps", aria_label=said) if steps else ""


def _step(scene: Scene, card: str | None) -> str:
    name = scene.words.say("A secret card") if card is None else scene.words.name(scene.game, card)
    drawn = (
        tag("span", "?", aria_hidden="true")
        if card is None
        else icon(emblem(card, scene.words, scene.game))
    )
    return tag("li", drawn, hidden(name), title=name)


# -- decks -----------------------------------------------------------------------------------------


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
    return (
        heading + tag("ul", tiles + piles, class_="dq-decks") + edition_of(scene).more_decks(scene)
    )
