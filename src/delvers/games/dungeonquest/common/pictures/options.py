"""What can be chosen, as buttons: with a card where the option is about one, else with a sign."""

from typing import Final

from delvers.draw.html import card_picture, icon
from delvers.draw.scene import Scene
from delvers.draw.svg import group, tag, text
from delvers.draw.woodcuts.dungeon import die
from delvers.games.dungeonquest.common.pictures.art.emblems import emblem_of
from delvers.games.dungeonquest.common.pictures.art.heroes import HEROES
from delvers.games.dungeonquest.common.pictures.art.monsters import MONSTERS
from delvers.games.dungeonquest.common.pictures.art.signs import (
    ACTIONS,
    ATTACK_TYPES,
    determination,
)
from delvers.games.dungeonquest.common.pictures.cards import is_card, picture_of, tile_card
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.hand import held_options
from delvers.games.dungeonquest.common.pictures.places import place_of
from delvers.games.dungeonquest.common.rules.board import DIRECTIONS
from delvers.games.dungeonquest.common.rules.tiles import turns_for
from delvers.games.dungeonquest.common.tiles import TILES


def options(scene: Scene) -> str:
    """All options: cards first, then the rest; what a rule refuses comes last and tells why."""
    if scene.ask is None:
        return ""
    shown = [option for option in scene.ask.options if option not in held_options(scene)]
    cards = [option for option in shown if card_of(scene, option) or tile_of(scene, option)]
    others = [option for option in shown if option not in cards]
    drawn = "".join(tag("li", _card_button(scene, option)) for option in cards)
    buttons = "".join(tag("li", _button(scene, option)) for option in others)
    buttons += "".join(
        tag("li", _refused(scene, option, rule))
        for option, rule in scene.ask.refused.items()
        if option not in held_options(scene) and not is_on_board(scene, option)
    )
    return (
        subject(scene)
        + (tag("ul", drawn, class_="hand dq-cards") if drawn else "")
        + (tag("ul", buttons, class_="dq-options") if buttons else "")
    )


def is_on_board(scene: Scene, option: str) -> bool:
    """Whether an option or a refusal is shown on the board."""
    assert scene.ask is not None
    return place_of(option, scene.view["heroes"][scene.ask.seat]) is not None


def card_of(scene: Scene, option: str) -> str:
    """The card that an option is about, such as 'discard corpse_rope'; '' if there is none."""
    last = option.rsplit(maxsplit=1)[-1]
    return last if " " in option and is_card(scene, last) else ""


def tile_of(scene: Scene, option: str) -> tuple[str, int] | None:
    """The tile that an option would lay, and how it would lie."""
    assert scene.ask is not None
    _, _, tile = scene.ask.prompt.partition(" ")
    first, *rest = option.split()
    if first != "arrow" or tile not in TILES or rest[:1] == [] or rest[0] not in DIRECTIONS:
        return None
    return (tile, turns_for(DIRECTIONS.index(rest[0])))


def drawn_tile(scene: Scene, tile: str, turns: int) -> str:
    """A chamber tile as the edition has it."""
    return tile_card(tile, turns, edition_of(scene).content.has_torch(tile))


def subject(scene: Scene) -> str:
    """The card or tile that the question is about."""
    assert scene.ask is not None
    key, _, id = scene.ask.prompt.partition(" ")
    if id in TILES and key != "arrow":
        drawn, name = (
            group(drawn_tile(scene, id, 0), at=(0, 40)),
            scene.words.name(scene.game, TILES[id].kind),
        )
    elif is_card(scene, id) or id in MONSTERS or id in HEROES:
        drawn, name = picture_of(scene, id), scene.words.name(scene.game, id)
    else:
        return ""
    told = scene.words.card_text(scene.game, id)
    picture = card_picture(drawn, name, class_="card")
    words = tag("p", text(told)) if told != name else ""
    return tag(
        "div", picture, tag("div", tag("p", tag("strong", text(name))), words), class_="dq-subject"
    )


def _card_button(scene: Scene, option: str) -> str:
    words, tile = scene.words, tile_of(scene, option)
    drawn = (
        group(drawn_tile(scene, *tile), at=(0, 40))
        if tile
        else picture_of(scene, card_of(scene, option))
    )
    said = words.option(scene.game, option)
    return tag(
        "button",
        card_picture(drawn, class_="card"),
        tag("span", text(said), class_="dq-caption"),
        type="button",
        id="option-" + option.replace(" ", "-"),
        class_="held open",
        data_option=option,
    )


def _button(scene: Scene, option: str) -> str:
    classes = "dq-option" + (" on-board" if is_on_board(scene, option) else "")
    return tag(
        "button",
        icon(sign_of(option)),
        tag("span", text(scene.words.option(scene.game, option))),
        type="button",
        id="option-" + option.replace(" ", "-"),
        class_=classes,
        data_option=option,
    )


def _refused(scene: Scene, option: str, rule: str) -> str:
    said = scene.words.option(scene.game, option)
    return tag(
        "button",
        icon(sign_of(option)),
        tag("span", text(said)),
        tag("span", text(scene.words.say("Why not?")), class_="dq-why"),
        type="button",
        id="refused-" + option.replace(" ", "-"),
        class_="dq-option refused",
        data_rule=rule,
        data_refused=option,
    )


def sign_of(option: str) -> str:
    """A small picture for an option: of the thing it is about, else of what is done."""
    first, *rest = option.split()
    about = sign_of_thing(first, rest) if rest and option not in ACTIONS else ""
    return about or ACTIONS.get(option, ACTIONS.get(first, ACTIONS["go on"]))()


def sign_of_thing(first: str, rest: list[str]) -> str:
    """The sign of a die, tokens, an attack type, somebody, or a direction; '' for anything else."""
    if rest[-1].isdigit() and first in COUNTED:
        return COUNTED[first](int(rest[-1]))
    if rest[-1] in ATTACK_TYPES:
        return ATTACK_TYPES[rest[-1]]()
    if rest[0] in HEROES or rest[0] in MONSTERS:
        return emblem_of(rest[0])
    named = [word for word in rest if word in TURNS]
    return _arrow(named[0]) if named else ""


COUNTED: Final = {"reroll": die, "spend": determination}
"""What the number at the end of an option counts."""
TURNS: Final = {"north": 0, "east": 1, "south": 2, "west": 3, "right": 1, "left": 3}


def _arrow(named: str) -> str:
    return tag("g", ACTIONS["go on"](), transform=f"rotate({TURNS[named] * 90} 50 50)")
