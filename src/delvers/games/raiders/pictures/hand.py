"""The viewer's hand: what can be laid, what a rule refuses, and what is only waiting."""

import functools
from collections import Counter
from dataclasses import dataclass
from typing import Final

from delvers.draw.pieces import NOTHING, Drawn, drawn, element, svg
from delvers.draw.svg import tag, text
from delvers.games.raiders.pictures.cards import GAME, hand_card
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules.cards import POWER, USE_TORCH
from delvers.games.raiders.rules.components import ITEMS
from delvers.text import Words

MOST_KEPT: Final = 1024
"""So many hands are kept, and so many buttons: every card with whatever it may stand for."""


@dataclass(frozen=True, slots=True)
class Held:
    """A card of the hand: the option it stands for, or the clause that refuses it."""

    card: str
    count: int
    option: str | None = None
    rule: str | None = None

    @property
    def id(self) -> str:
        """The id of the card's element."""
        return "card-" + self.card.replace(" ", "-")


def held_cards(scene: Scene) -> tuple[Held, ...]:
    """The five power cards in their order, then the items; nothing for a spectator."""
    if "hand" not in scene.view:
        return ()
    hand, ask = scene.view["hand"], scene.ask
    powers, items = tuple(hand["powers"]), tuple(hand["items"])
    if ask is None:
        return _all_held(powers, items, None, ())
    return _all_held(powers, items, tuple(ask.options), tuple(ask.refused.items()))


@functools.lru_cache(MOST_KEPT)
def _all_held(
    powers: tuple[int, ...],
    items: tuple[str, ...],
    options: tuple[str, ...] | None,
    refused: tuple[tuple[str, str], ...],
) -> tuple[Held, ...]:
    rules, counts = dict(refused), Counter(items)
    cards = [_held(options, rules, card, int(n in powers)) for n, card in POWER.items()]
    more = [_held(options, rules, item, counts[item]) for item in ITEMS if counts[item]]
    return (*cards, *more)


def _held(options: tuple[str, ...] | None, refused: dict[str, str], card: str, count: int) -> Held:
    """A torch in the hand stands for its use, or else for being laid."""
    if options is None:
        return Held(card, count, rule=None if count else "DR-PLAY-11")
    ways = [USE_TORCH, card] if card == "torch" else [card]
    for option in ways:
        if option in options:
            return Held(card, count, option=option)
    rule = next((refused[way] for way in ways if way in refused), None)
    return Held(card, count, rule=rule if count else "DR-PLAY-11")


def hand(scene: Scene) -> Drawn:
    """The hand as a group of buttons."""
    if scene.view["is_over"]:
        return NOTHING
    return _hand(held_cards(scene), scene.words)


@functools.lru_cache(MOST_KEPT)
def _hand(cards: tuple[Held, ...], words: Words) -> Drawn:
    if not cards:
        return NOTHING
    heading = tag("h2", text(words.say("Your hand")), id="hand-name", class_="heard")
    buttons = [_button(held, words) for held in cards]
    return drawn(heading, element("ul", *buttons, class_="hand", aria_labelledby="hand-name"))


@functools.lru_cache(MOST_KEPT)
def _button(held: Held, words: Words) -> Drawn:
    name = words.option(GAME, held.option or held.card)
    caption = words.say("Played") if not held.count else ""
    if held.rule and held.count:
        caption = words.say("Not here")
    if held.option == USE_TORCH:
        caption = words.say("Look")
    said = [name] if held.count < 2 else [f"{name} ×{held.count}"]
    if held.rule:
        said += [caption, words.say("Why not?")]
    elif held.option:
        said.append(words.card_text(GAME, held.card))
    shown = {"viewBox": "0 0 200 280", "aria_hidden": "true", "class_": "card"}
    button = element(
        "button",
        svg(hand_card(held.card, words), **shown),
        tag("span", text(f"×{held.count}"), class_="copies") if held.count > 1 else "",
        tag("span", text(caption), class_="caption") if caption else "",
        type="button",
        id=held.id,
        class_="held" + (" refused" if held.rule else " open" if held.option else " waiting"),
        data_option=held.option,
        data_rule=held.rule,
        data_refused=held.card if held.rule else None,
        aria_label=". ".join(part.rstrip(".") for part in said),
        disabled=None if held.option or held.rule else "disabled",
    )
    return drawn(element("li", button))
