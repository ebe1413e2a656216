"""Below the board of the whole picture: the question with its options, or the fight."""

from typing import Any, Final

from delvers.draw.dungeonquest.art.emblems import emblem_of
from delvers.draw.dungeonquest.art.heroes import HEROES
from delvers.draw.dungeonquest.art.signs import ATTACK_TYPES
from delvers.draw.dungeonquest.cards import BAND, back, fighting_card, fighting_text
from delvers.draw.dungeonquest.fight import player_of
from delvers.draw.dungeonquest.frame import BELOW, WIDE
from delvers.draw.dungeonquest.hand import hand_of, held_options, option_of, refusal_of
from delvers.draw.dungeonquest.options import sign_of
from delvers.draw.dungeonquest.sheets import life_left
from delvers.draw.dungeonquest.targets import targets
from delvers.draw.raiders.art.tokens import drop
from delvers.draw.scene import Scene
from delvers.draw.svg import group, label, tag
from delvers.games.dungeonquest.third.components import CONTENT

FIGHT_HIGH: Final = 244


def below_board(scene: Scene) -> tuple[str, int]:
    """The panel below the board, and how high it is."""
    if scene.result is not None:
        said = scene.words.result(scene.game, scene.result, scene.names)
        return label(said, WIDE / 2, BELOW + 66, 30, bold=True, fit=WIDE - 260), 110
    if not scene.view["fight"]:
        return _question(scene, BELOW)
    loose = [] if scene.ask is None else _loose_options(scene)
    if not loose:
        return _fight(scene), FIGHT_HIGH
    asked, high = _question(scene, BELOW + FIGHT_HIGH - 24)
    return _fight(scene) + asked, FIGHT_HIGH - 24 + high


def _loose_options(scene: Scene) -> list[str]:
    """The options that no card of the hand stands for."""
    assert scene.ask is not None
    return [option for option in scene.ask.options if option not in held_options(scene)]


def _question(scene: Scene, top: float) -> tuple[str, int]:
    """What is asked, with the options as buttons; and how much room that takes."""
    if scene.ask is None:
        said = scene.words.say("Turn: %(player)s", player=scene.names[scene.view["turn"]])
        return label(said, 54, top + 48, 26, anchor="start", bold=True), 80
    asked = scene.words.prompt(scene.game, scene.ask)
    drawn = label(asked, 54, top + 44, 24, anchor="start", bold=True, fit=WIDE - 340)
    x, y, on_board = 54.0, 60, targets(scene)
    for option in _loose_options(scene):
        said = scene.words.option(scene.game, option)
        wide = min(420.0, 66 + len(said) * 11.3)
        if x + wide > WIDE - 60:
            x, y = 54.0, y + 60
        chip = _chip(option, said, wide, is_placed=option in on_board)
        drawn += group(chip, at=(x, top + y))
        x += wide + 12
    return drawn, y + 70


def _chip(option: str, said: str, wide: float, *, is_placed: bool) -> str:
    """An option as a button; one that can be clicked on the board is only named here."""
    inside = (
        tag("rect", width=wide, height=50, rx=12, class_="paper outlined fine")
        + group(sign_of(option), at=(7, 7), scale=0.36)
        + label(said, 50, 32, 18, anchor="start", bold=True, fit=292)
    )
    if is_placed:
        return inside
    return tag(
        "g", inside, class_="open", role="button", tabindex="0", data_option=option, aria_label=said
    )


# -- the fight -------------------------------------------------------------------------------------


def _fight(scene: Scene) -> str:
    fighting = scene.view["fight"]
    drawn = _fighter(scene, fighting, "hero", 44) + _fighter(scene, fighting, "foe", 1080)
    drawn += label(scene.words.say("Combat stack"), 620, BELOW + 34, 16, bold=True)
    drawn += _minis(fighting["stack"], 520, BELOW + 44, 4)
    return drawn + _hand(scene, fighting)


def _fighter(scene: Scene, fighting: dict[str, Any], side: str, x: float) -> str:
    fighter, words = fighting[side], scene.words
    life = fighting["life"] if fighter["owner"] == fighting["monster"] else None
    if fighter["owner"] in HEROES:
        heroes = scene.view["heroes"]
        life = next(life_left(hero) for hero in heroes if hero["hero"] == fighter["owner"])
    player = player_of(fighting, side)
    said = words.name(scene.game, fighter["owner"]) + (
        f" ({scene.names[player]})" if player is not None else ""
    )
    shown = fighter["played"][-2:]
    cards = "".join(
        group(
            fighting_card(card, words, scene.game), at=(x + 210 + at * 60, BELOW + 40), scale=0.62
        )
        for at, card in enumerate(shown)
    )
    if fighter["has_laid"] and not fighter["played"]:
        drawn = fighting_card(fighter["laid"], words, scene.game) if fighter["laid"] else back()
        cards = group(drawn, at=(x + 210, BELOW + 40), scale=0.62)
    return (
        label(said, x, BELOW + 32, 20, anchor="start", bold=True, fit=330)
        + group(emblem_of(fighter["owner"]), at=(x, BELOW + 48), scale=1.1)
        + group(drop(len(fighter["damage"])), at=(x + 122, BELOW + 46), scale=0.6)
        + label(f"/ {'?' if life is None else life}", x + 152, BELOW + 130, 22, bold=True)
        + _minis(fighter["damage"], x, BELOW + 168, 4)
        + cards
        + (label(f"= {fighter['total']}", x + 168, BELOW + 158, 26, bold=True) if shown else "")
    )


def _minis(cards: list[str], x: float, y: float, columns: int) -> str:
    drawn = ""
    for at, card in enumerate(cards[: columns * 2]):
        fighting = CONTENT.fighting(card)
        left, top = x + at % columns * 52, y + at // columns * 34
        drawn += tag(
            "rect",
            x=left,
            y=top,
            width=48,
            height=30,
            rx=6,
            class_=f"{BAND[fighting.attack_type]} fine",
        )
        drawn += group(ATTACK_TYPES[fighting.attack_type](), at=(left + 3, top + 3), scale=0.24)
        drawn += label(fighting.attack, left + 37, top + 22, 18, bold=True)
    return drawn


def _hand(scene: Scene, fighting: dict[str, Any]) -> str:
    """The viewer's hand, if he fights."""
    cards = hand_of(fighting)
    if not cards:
        said = scene.words.say("round %(round)s", round=fighting["round"])
        return label(said, 740, BELOW + 150, 26, bold=True)
    gap = min(104.0, 520 / len(cards))
    return "".join(
        group(
            fighting_card(card, scene.words, scene.game),
            at=(486 + at * gap, BELOW + 92),
            scale=0.5,
            **_held(scene, card),
        )
        for at, card in enumerate(cards)
    )


def _held(scene: Scene, card: str) -> dict[str, str | None]:
    """What makes a card of the picture a button: of a legal option only."""
    option = option_of(scene, card)
    said = fighting_text(card, scene.words, scene.game)
    if option is None:
        rule = refusal_of(scene, card)
        state = "refused" if rule else "waiting"
        return {"class_": state, "data_rule": rule, "role": "img", "aria_label": said}
    said = f"{scene.words.option(scene.game, option)}: {said}"
    return {
        "class_": "open",
        "data_option": option,
        "role": "button",
        "tabindex": "0",
        "aria_label": said,
    }
