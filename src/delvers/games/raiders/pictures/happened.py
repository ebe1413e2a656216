"""What just happened, and how it all ended."""

import functools
from typing import Final, NamedTuple

from delvers.draw.html import why
from delvers.draw.pieces import NOTHING, Drawn, Inside, card, drawn, element, figure, icon
from delvers.draw.svg import tag, text
from delvers.draw.woodcuts.tokens import coin, drop, skull
from delvers.games.raiders.pictures.account import Account, Share
from delvers.games.raiders.pictures.art import ITEMS
from delvers.games.raiders.pictures.cards import GAME, hand_card
from delvers.games.raiders.pictures.portraits import character
from delvers.games.raiders.pictures.rooms import room_card
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules import events
from delvers.kernel.spec import Result
from delvers.text import Words

MOST_KEPT: Final = 2048
"""So many shares of players in a room are kept, and so many rooms with all shares."""


def happened(scene: Scene, account: Account | None) -> Drawn:
    """The last room: everybody's cards, what they led to, and why."""
    if account is None:
        return NOTHING
    return _happened(account, scene.names, scene.seat, scene.words)


@functools.lru_cache(MOST_KEPT)
def _happened(account: Account, names: tuple[str, ...], own: int | None, words: Words) -> Drawn:
    name = words.name(GAME, account.room)
    shares = [
        _drawn_share(shown(names[seat], seat == own, share), words)
        for seat, share in enumerate(account.shares)
    ]
    room = room_card(account.room, len(names), words)
    return drawn(
        tag("h2", text(f"{words.say('What just happened')}: {name}")),
        element(
            "div",
            card(room, name, class_="card"),
            element("ul", *shares, class_="shares"),
            class_="happening",
        ),
        _told(account, names, words),
    )


def open_cards(scene: Scene, account: Account | None) -> Drawn:
    """The cards that lie open in the present room, for those who choose after seeing them."""
    if account is None:
        return NOTHING
    return _open_cards(account, scene.names, scene.seat, scene.words)


@functools.lru_cache(MOST_KEPT)
def _open_cards(account: Account, names: tuple[str, ...], own: int | None, words: Words) -> Drawn:
    shares = [
        _drawn_share(shown(names[seat], seat == own, share), words)
        for seat, share in enumerate(account.shares)
        if share.cards
    ]
    heading = tag("h2", text(words.say("The cards so far")))
    return drawn(heading, element("ul", *shares, class_="shares"))


@functools.lru_cache(MOST_KEPT)
def _told(account: Account, names: tuple[str, ...], words: Words) -> str:
    lines = [
        tag("li", text(words.event(GAME, event, names)), " ", why(event.rule, words))
        for event in account.told
    ]
    return tag("ul", *lines, class_="told") if lines else ""


class Shown(NamedTuple):
    """All that is shown of one player's part: where it agrees, the drawing is the same."""

    name: str
    is_own: bool
    cards: tuple[str, ...]
    coins: int
    wounds: int
    items: tuple[str, ...]
    is_out: bool


def shown(name: str, is_own: bool, share: Share) -> Shown:
    """What is shown of a share."""
    cards, items = tuple(share.cards), tuple(share.items)
    return Shown(name, is_own, cards, share.coins, share.wounds, items, share.is_out)


@functools.lru_cache(MOST_KEPT)
def _drawn_share(share: Shown, words: Words) -> Drawn:
    cards = [
        card(hand_card(laid, words), words.name(GAME, laid), class_="card") for laid in share.cards
    ]
    return drawn(
        element(
            "li",
            element("span", *cards, class_="cards"),
            tag("span", text(share.name), class_="name"),
            element("span", *effects(share, words), class_="effects"),
            class_="share own" if share.is_own else "share",
        )
    )


def effects(share: Shown, words: Words) -> list[Inside]:
    """What the room did to a player, as signs with numbers."""
    shown: list[Inside] = []
    if share.coins:
        said = words.count("%(count)s coin", "%(count)s coins", share.coins)
        shown.append(
            figure(coin(), signed(share.coins), f"{signed(share.coins)}: {said}", "change")
        )
    if share.wounds:
        said = words.count("%(count)s wound", "%(count)s wounds", share.wounds)
        shown.append(
            figure(drop(), signed(share.wounds), f"{signed(share.wounds)}: {said}", "change")
        )
    for item in share.items:
        shown.append(figure(ITEMS[item](), "+1", words.name(GAME, item), "change"))
    if share.is_out:
        shown.append(figure(skull(), "", words.say("Out of the game"), "change"))
    return shown


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"


def ended(scene: Scene) -> Drawn:
    """The final count."""
    if scene.result is None:
        return NOTHING
    words, result = scene.words, scene.result
    rows = [_ranked(scene, result, place, seat) for place, seat in result.places]
    told = text(words.result(GAME, result, scene.names))
    return drawn(
        tag("h2", text(words.say("The final count"))),
        tag("p", told, " ", why(result.why, words), class_="verdict"),
        element("ol", *rows, class_="ranking"),
    )


def _ranked(scene: Scene, result: Result, place: int, seat: int) -> Inside:
    words, player = scene.words, scene.view["players"][seat]
    coins, wounds = result.scores[seat], player["wounds"]
    notes = [words.say("Winner")] if seat in result.winners else []
    notes += [words.say("Fainted")] if seat in fainted(scene) else []
    notes += [words.say("Out of the game")] if player["is_eliminated"] else []
    return element(
        "li",
        tag("span", text(f"{place}."), class_="place-number"),
        icon(character(player["character"], words), "portrait"),
        tag("span", text(scene.names[seat]), class_="name"),
        figure(coin(), coins, words.count("%(count)s coin", "%(count)s coins", coins)),
        figure(drop(), wounds, words.count("%(count)s wound", "%(count)s wounds", wounds)),
        tag("span", text(" · ".join(notes)), class_="note"),
        class_="winner" if seat in result.winners else None,
    )


def fainted(scene: Scene) -> list[object]:
    """The seats that dropped out of the count by their wounds."""
    return [event.params["seat"] for event in scene.events if event.kind == events.fainted.name]
