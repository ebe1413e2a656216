"""Below the board of the whole picture: the question with its options, or the fight."""

from typing import Final

from delvers.draw.svg import group, label, tag
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.frame import BELOW, WIDE
from delvers.games.dungeonquest.common.pictures.hand import held_options, option_of, refusal_of
from delvers.games.dungeonquest.common.pictures.options import sign_of
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.pictures.targets import targets

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
        chip = _chip(scene, option, said, wide, is_placed=option in on_board)
        drawn += group(chip, at=(x, top + y))
        x += wide + 12
    return drawn, y + 70


def _chip(scene: Scene, option: str, said: str, wide: float, *, is_placed: bool) -> str:
    """An option as a button; one that can be clicked on the board is only named here."""
    inside = (
        tag("rect", width=wide, height=50, rx=12, class_="paper outlined fine")
        + group(sign_of(scene, option), at=(7, 7), scale=0.36)
        + label(said, 50, 32, 18, anchor="start", bold=True, fit=292)
    )
    if is_placed:
        return inside
    return tag(
        "g", inside, class_="open", role="button", tabindex="0", data_option=option, aria_label=said
    )


# -- the fight -------------------------------------------------------------------------------------


def _fight(scene: Scene) -> str:
    return edition_of(scene).fight_panel(scene) + _hand(scene)


def _hand(scene: Scene) -> str:
    """The viewer's hand, if he fights."""
    cards = edition_of(scene).hand(scene)
    if not cards and (fight := scene.view["fight"]):
        said = scene.words.say("round %(round)s", round=fight["round"])
        return label(said, 740, BELOW + 150, 26, bold=True)
    gap = min(104.0, 520 / len(cards))
    return "".join(
        group(
            edition_of(scene).fighting_card(scene, card),
            at=(746 - len(cards) * gap / 2 + at * gap, BELOW + 92),
            scale=0.5,
            **_held(scene, card),
        )
        for at, card in enumerate(cards)
    )


def _held(scene: Scene, card: str) -> dict[str, str | None]:
    """What makes a card of the picture a button: of a legal option only."""
    option = option_of(scene, card)
    said = edition_of(scene).fighting_text(scene, card)
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
