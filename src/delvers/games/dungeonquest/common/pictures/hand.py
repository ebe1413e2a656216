"""The viewer's hand in a fight: what can be played, and what a rule refuses."""

from delvers.draw.html import card_picture
from delvers.draw.svg import tag, text
from delvers.games.dungeonquest.common.pictures.edition import edition_of
from delvers.games.dungeonquest.common.pictures.scene import AnyScene


def held_options(scene: AnyScene) -> set[str]:
    """The options, legal or refused, that the cards of the hand stand for."""
    if scene.ask is None:
        return set()
    edition = edition_of(scene)
    options = {held(card) for held in edition.held for card in edition.hand(scene)}
    return options & {*scene.ask.options, *scene.ask.refused}


def uses_of(scene: AnyScene, card: str) -> list[str]:
    """The options that use a card of the hand, if it can be used so at all."""
    return [held(card) for held in edition_of(scene).held]


def option_of(scene: AnyScene, card: str) -> str | None:
    """What a card of the hand can be used for now."""
    asked = scene.ask.options if scene.ask else ()
    return next((use for use in uses_of(scene, card) if use in asked), None)


def refusal_of(scene: AnyScene, card: str) -> str | None:
    """The clause that keeps a card of the hand from being used now."""
    refused = scene.ask.refused if scene.ask else {}
    return next((refused[use] for use in uses_of(scene, card) if use in refused), None)


def hand(scene: AnyScene) -> str:
    """The viewer's hand; cards that can be played now are buttons."""
    cards = edition_of(scene).hand(scene)
    if not cards:
        return ""
    heading = tag("h3", text(scene.words.say("Your hand")), id="fight-hand")
    held = "".join(tag("li", _held(scene, card, at)) for at, card in enumerate(cards))
    return heading + tag("ul", held, class_="hand dq-hand", aria_labelledby="fight-hand")


def _held(scene: AnyScene, card: str, at: int) -> str:
    words, option = scene.words, option_of(scene, card)
    rule = None if option else refusal_of(scene, card)
    said = edition_of(scene).fighting_text(scene, card)
    if option:
        said = f"{words.option(scene.game, option)}: {said}"
    if rule:
        said = f"{said}. {words.say('Why not?')}"
    return tag(
        "button",
        card_picture(edition_of(scene).fighting_card(scene, card), class_="card"),
        tag("span", text(words.say("Not here")), class_="caption") if rule else "",
        type="button",
        id=f"fight-card-{at}-{card}",
        class_="held " + ("open" if option else "refused" if rule else "waiting"),
        data_option=option,
        data_rule=rule,
        aria_label=said,
        disabled=None if option or rule else "disabled",
    )
