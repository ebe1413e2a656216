"""What can be chosen, as buttons: with a card where the option is about one, else with a sign."""

from delvers.draw.html import card_picture, icon
from delvers.draw.svg import group, tag, text
from delvers.games.dungeonquest.common.pictures.art.signs import (
    onward,
)
from delvers.games.dungeonquest.common.pictures.cards import is_card, picture_of, tile_card
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.hand import held_options
from delvers.games.dungeonquest.common.pictures.portraits import emblem
from delvers.games.dungeonquest.common.pictures.scene import Scene
from delvers.games.dungeonquest.common.rules import prompts
from delvers.games.dungeonquest.common.rules.options import ARROW, named_in
from delvers.games.dungeonquest.common.rules.tiles import turns_for


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
    hero = scene.view["heroes"][scene.ask.seat]
    return edition_of(scene).place_of(option, hero) is not None


def card_of(scene: Scene, option: str) -> str:
    """The card that an option is about, such as 'discard corpse_rope'; '' if there is none."""
    named = named_in(edition_of(scene).grammar, option)
    return named if is_card(scene, named) else ""


def tile_of(scene: Scene, option: str) -> tuple[str, int] | None:
    """The tile that an option would lay, and how it would lie."""
    assert scene.ask is not None
    about, arrow = prompts.ARROW.read(scene.ask.prompt), ARROW.read(option)
    if about is None or arrow is None:
        return None
    return (*about, turns_for(*arrow))


def drawn_tile(scene: Scene, tile: str, turns: int) -> str:
    """A chamber tile as the edition has it."""
    content = edition_of(scene).content
    return tile_card(content.tiles[tile], turns, content.has_torch(tile))


def subject(scene: Scene) -> str:
    """The card or tile that the question is about."""
    assert scene.ask is not None
    if prompts.ARROW.fits(scene.ask.prompt):
        return ""
    content = edition_of(scene).content
    id = named_in(edition_of(scene).prompts, scene.ask.prompt)
    if id in content.tiles:
        drawn, name = (
            group(drawn_tile(scene, id, 0), at=(0, 40)),
            scene.words.name(scene.game, id),
        )
    elif is_card(scene, id) or id in content.kinds() or id in content.heroes:
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
    said = words.answer(scene.game, scene.ask, option)
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
        icon(sign_of(scene, option)),
        tag("span", text(scene.words.answer(scene.game, scene.ask, option))),
        type="button",
        id="option-" + option.replace(" ", "-"),
        class_=classes,
        data_option=option,
    )


def _refused(scene: Scene, option: str, rule: str) -> str:
    said = scene.words.option(scene.game, option)
    return tag(
        "button",
        icon(sign_of(scene, option)),
        tag("span", text(said)),
        tag("span", text(scene.words.say("Why not?")), class_="dq-why"),
        type="button",
        id="refused-" + option.replace(" ", "-"),
        class_="dq-option refused",
        data_rule=rule,
        data_refused=option,
    )


def sign_of(scene: Scene, option: str) -> str:
    """A small picture for an option: of the thing it is about, else of what is done."""
    edition = edition_of(scene)
    form = edition.grammar.form_of(option)
    if form is None or option in edition.actions:
        return edition.actions.get(option, onward)()
    parts = form.parts(option)
    if parts and (of_part := edition.parts.get(form.kinds[-1])):
        return of_part(parts[-1])
    if parts and (who := edition.somebody.get(form.kinds[-1])):
        return emblem(who(parts[-1]), scene.words, scene.game)
    return edition.actions.get(form, onward)()
