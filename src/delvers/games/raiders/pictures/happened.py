"""What just happened, and how it all ended."""

import functools
from typing import Final, NamedTuple

from delvers.draw.html import card_picture, figure, icon, why
from delvers.draw.svg import tag, text
from delvers.draw.woodcuts.tokens import coin, drop, skull
from delvers.games.raiders.pictures.account import Account, Share, last_account, present_account
from delvers.games.raiders.pictures.art import ITEMS
from delvers.games.raiders.pictures.cards import GAME, hand_card
from delvers.games.raiders.pictures.portraits import character
from delvers.games.raiders.pictures.rooms import room_card
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules import events
from delvers.kernel.events import Event
from delvers.kernel.spec import Result
from delvers.text import Words

MOST_KEPT: Final = 4096
"""So many shares of players in a room are kept."""
MOST_KEPT_WHOLE: Final = 256
"""So many rooms with all shares are kept, which are larger."""


def happened(scene: Scene) -> str:
    """The last room: everybody's cards, what they led to, and why."""
    account = last_account(scene.events, scene.seats)
    if account is None:
        return ""
    shares = tuple(_shown(scene, seat, share) for seat, share in enumerate(account.shares))
    return _drawn(account.room, shares, _told(scene, account), scene.seats, scene.words)


@functools.lru_cache(MOST_KEPT_WHOLE)
def _drawn(room: str, shares: "tuple[Shown, ...]", told: str, seats: int, words: Words) -> str:
    name = words.name(GAME, room)
    inside = "".join(_drawn_share(share, words) for share in shares)
    return (
        tag("h2", text(f"{words.say('What just happened')}: {name}"))
        + tag(
            "div",
            card_picture(room_card(room, seats, words), name, class_="card"),
            tag("ul", inside, class_="shares"),
            class_="happening",
        )
        + told
    )


def open_cards(scene: Scene) -> str:
    """The cards that lie open in the present room, for those who choose after seeing them."""
    account = present_account(scene.events, scene.seats)
    if account is None:
        return ""
    shares = "".join(
        _drawn_share(_shown(scene, seat, share), scene.words)
        for seat, share in enumerate(account.shares)
        if share.cards
    )
    heading = tag("h2", text(scene.words.say("The cards so far")))
    return heading + tag("ul", shares, class_="shares")


def _told(scene: Scene, account: Account) -> str:
    lines = "".join(_line(Told(event), scene.names, scene.words) for event in account.told)
    return tag("ul", lines, class_="told") if lines else ""


class Told:
    """An event by what it says, so that its line is written once for all who read it."""

    __slots__ = ("_said", "event")

    def __init__(self, event: Event) -> None:
        self.event = event
        self._said = (event.kind, event.rule, repr(event.params))

    def __hash__(self) -> int:
        """By what it says."""
        return hash(self._said)

    def __eq__(self, other: object) -> bool:
        """Whether both say the same."""
        return isinstance(other, Told) and self._said == other._said


@functools.lru_cache(MOST_KEPT)
def _line(told: Told, names: tuple[str, ...], words: Words) -> str:
    said = text(words.event(GAME, told.event, names))
    return tag("li", said, " ", why(told.event.rule, words))


class Shown(NamedTuple):
    """All that is shown of one player's part: where it agrees, the drawing is the same."""

    name: str
    is_own: bool
    cards: tuple[str, ...]
    coins: int
    wounds: int
    items: tuple[str, ...]
    is_out: bool


def _shown(scene: Scene, seat: int, share: Share) -> Shown:
    cards, items = tuple(share.cards), tuple(share.items)
    name, is_own = scene.names[seat], seat == scene.seat
    return Shown(name, is_own, cards, share.coins, share.wounds, items, share.is_out)


@functools.lru_cache(MOST_KEPT)
def _drawn_share(share: Shown, words: Words) -> str:
    cards = "".join(
        card_picture(hand_card(card, words), words.name(GAME, card), class_="card")
        for card in share.cards
    )
    return tag(
        "li",
        tag("span", cards, class_="cards"),
        tag("span", text(share.name), class_="name"),
        tag("span", *effects(share, words), class_="effects"),
        class_="share own" if share.is_own else "share",
    )


def effects(share: Shown, words: Words) -> list[str]:
    """What the room did to a player, as signs with numbers."""
    shown = []
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


def ended(scene: Scene) -> str:
    """The final count."""
    if scene.result is None:
        return ""
    words, result = scene.words, scene.result
    rows = "".join(_ranked(scene, result, place, seat) for place, seat in result.places)
    return (
        tag("h2", text(words.say("The final count")))
        + tag(
            "p",
            text(words.result(GAME, result, scene.names)),
            " ",
            why(result.why, words),
            class_="verdict",
        )
        + tag("ol", rows, class_="ranking")
    )


def _ranked(scene: Scene, result: Result, place: int, seat: int) -> str:
    words, player = scene.words, scene.view["players"][seat]
    coins, wounds = result.scores[seat], player["wounds"]
    notes = [words.say("Winner")] if seat in result.winners else []
    notes += [words.say("Fainted")] if seat in fainted(scene) else []
    notes += [words.say("Out of the game")] if player["is_eliminated"] else []
    return tag(
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
