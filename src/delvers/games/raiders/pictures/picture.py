"""The whole table as one picture."""

from typing import Final

from delvers.draw.ink import frame
from delvers.draw.style import woodcut_style
from delvers.draw.svg import group, label, tag, text
from delvers.draw.woodcuts.tokens import coin, drop, skull
from delvers.games.raiders.pictures.art.tokens import eye, map_card
from delvers.games.raiders.pictures.cards import GAME, card_back, hand_card
from delvers.games.raiders.pictures.hand import Held, held_cards
from delvers.games.raiders.pictures.players import choosing
from delvers.games.raiders.pictures.portraits import character
from delvers.games.raiders.pictures.rooms import room_card
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules.cards import POWER
from delvers.games.raiders.rules.components import LEVELS, ROW
from delvers.games.raiders.rules.view import PlayerView

WIDE: Final = 1200
HIGH: Final = 940


def picture(scene: Scene) -> str:
    """Title, level row, players and the viewer's hand, with the style sheet inside."""
    words = scene.words
    return tag(
        "svg",
        tag("title", text(words.game(scene.game))),
        tag("style", woodcut_style()),
        tag("rect", width=WIDE, height=HIGH, rx=18, class_="table"),
        frame(16, 16, WIDE - 32, HIGH - 32, seed=3, fill="bone-line thin"),
        _title(scene),
        _row(scene),
        _players(scene),
        _hand(scene),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        font_family="serif",
        lang=words.lang,
    )


def _title(scene: Scene) -> str:
    view, words = scene.view, scene.words
    depth = words.say("Level %(level)s of %(levels)s", level=view["level"], levels=LEVELS)
    if not view["is_over"]:
        room = words.say("room %(room)s of %(rooms)s", room=view["room"] + 1, rooms=ROW)
        depth = f"{depth}, {room}"
    return label(
        words.game(scene.game), 40, 62, 34, fill="paper", anchor="start", bold=True
    ) + label(depth, WIDE - 40, 60, 24, fill="paper", anchor="end")


# -- the level row ---------------------------------------------------------------------------------


def _row(scene: Scene) -> str:
    """Five rooms, the present one larger; of a finished game its result."""
    if scene.result is not None:
        said = scene.words.result(GAME, scene.result, scene.names)
        return frame(150, 130, 900, 200, seed=9) + label(said, 600, 245, 36, bold=True, fit=840)
    drawn, x = "", 56.0
    for at, room in enumerate(scene.view["row"]):
        is_now = at == scene.view["room"]
        scale = 1.24 if is_now else 0.92
        y = 84 if is_now else 130
        drawn += _place(scene, at, room, (x, y), scale)
        x += 200 * scale + 25
    return drawn


def _place(
    scene: Scene, at: int, room: str | None, where: tuple[float, float], scale: float
) -> str:
    drawn = room_card(room, scene.seats, scene.words)
    is_passed = at < scene.view["room"]
    is_secret = room is not None and not scene.view["face_up"][at]
    badge = group(eye(), at=(144, 200), scale=0.5) if is_secret else ""
    done = "passed" if is_passed else None
    return group(drawn, badge, at=where, scale=scale, id=f"place-{at + 1}", class_=done)


# -- the players -----------------------------------------------------------------------------------


def _players(scene: Scene) -> str:
    width = (WIDE - 80 - 16 * (scene.seats - 1)) / scene.seats
    return "".join(
        group(_player(scene, seat, player, width), at=(40 + seat * (width + 16), 448))
        for seat, player in enumerate(scene.view["players"])
    )


def _player(scene: Scene, seat: int, player: PlayerView, width: float) -> str:
    right = width - 84
    name = label(scene.names[seat], 92, 32, 21, anchor="start", bold=True, fit=width - 104)
    who = label(scene.words.name(GAME, player["character"]), 92, 54, 16, anchor="start")
    figures = group(coin(player["coins"]), at=(88, 64), scale=0.4) + group(
        drop(player["wounds"]), at=(134, 62), scale=0.42
    )
    return (
        frame(0, 0, width, 190, seed=seat + 11)
        + group(character(player["character"], scene.words), at=(10, 14), scale=0.76)
        + name
        + who
        + figures
        + _laid(scene, seat, player, right)
        + "".join(_pip(player, number) for number in POWER)
        + (group(map_card(), at=(22, 98), scale=0.4) if scene.view["starter"] == seat else "")
    )


def _laid(scene: Scene, seat: int, player: PlayerView, x: float) -> str:
    if player["is_eliminated"]:
        return group(skull(), at=(x, 84), scale=0.7)
    if player["has_laid"]:
        card = player["laid"]
        drawn = hand_card(card, scene.words) if card else card_back()
        return group(drawn, at=(x, 70), scale=0.38)
    if not scene.view["is_over"] and seat in choosing(scene):
        return label("…", x + 38, 130, 48, bold=True)
    return ""


def _pip(player: PlayerView, number: int) -> str:
    """A power card of the level: struck out once it was laid."""
    x = 14 + (number - 1) * 27
    spent = number in player["played"]
    box = tag(
        "rect",
        x=x,
        y=146,
        width=23,
        height=30,
        rx=3,
        class_="stone fine" if spent else "paper outlined fine",
    )
    return box + label(number, x + 11.5, 168, 18, bold=not spent, fill="faint" if spent else "ink")


# -- the hand --------------------------------------------------------------------------------------


def _hand(scene: Scene) -> str:
    cards = held_cards(scene)
    if scene.view["is_over"]:
        return ""
    asked = scene.words.prompt(GAME, scene.ask) if scene.ask else ""
    drawn = label(asked, 600, 682, 24, fill="paper", bold=True, fit=1100)
    gap = 14
    scale = min(0.76, (WIDE - 80 - gap * (len(cards) - 1)) / (200 * max(len(cards), 1)))
    width = len(cards) * (200 * scale + gap) - gap
    for i, held in enumerate(cards):
        where = ((WIDE - width) / 2 + i * (200 * scale + gap), 702)
        drawn += group(_held(scene, held), at=where, scale=scale, **_button(scene, held))
    return drawn


def _held(scene: Scene, held: Held) -> str:
    copies = label(f"×{held.count}", 40, 90, 30, bold=True) if held.count > 1 else ""
    return hand_card(held.card, scene.words) + copies


def _button(scene: Scene, held: Held) -> dict[str, str | None]:
    """What makes a card of the picture a button: of a legal option only."""
    name = scene.words.option(GAME, held.option or held.card)
    if held.option is None:
        refused = scene.words.say("Why not?") if held.rule else ""
        return {
            "id": held.id,
            "class_": "refused",
            "data_rule": held.rule,
            "role": "img",
            "aria_label": f"{name}. {refused}".strip(),
        }
    return {
        "id": held.id,
        "class_": "open",
        "data_option": held.option,
        "role": "button",
        "tabindex": "0",
        "aria_label": name,
    }
