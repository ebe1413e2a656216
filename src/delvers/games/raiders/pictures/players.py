"""The players: character, coins, wounds, cards played and laid."""

import functools
from collections.abc import Iterable
from typing import Final

from delvers.draw.html import hidden
from delvers.draw.pieces import Drawn, Inside, card, drawn, element, figure, icon, svg
from delvers.draw.svg import tag, text
from delvers.draw.woodcuts.tokens import coin, drop, skull
from delvers.games.raiders.pictures.account import Account, Share
from delvers.games.raiders.pictures.art import ITEMS
from delvers.games.raiders.pictures.art.tokens import map_card
from delvers.games.raiders.pictures.cards import GAME, card_back, hand_card
from delvers.games.raiders.pictures.portraits import character
from delvers.games.raiders.pictures.scene import Scene
from delvers.games.raiders.rules.cards import POWER
from delvers.games.raiders.rules.view import PlayerView
from delvers.text import Words

MOST_KEPT: Final = 4096
"""So many boxes of players are kept: a table has four, and most of them stay as they are."""
NO_SHARE: Final = Share()


def players(scene: Scene, account: Account | None) -> Drawn:
    """All players in the order of the seats, and what a room has changed for them."""
    words, awaited = scene.words, () if scene.view["is_over"] else choosing(scene)
    boxes: list[Inside] = [_heading(words)]
    for seat, player in enumerate(scene.view["players"]):
        share = account.shares[seat] if account else NO_SHARE
        boxes += _box(scene, seat, player, share, seat in awaited)
    return drawn(*boxes, "</ul>")


def _box(
    scene: Scene, seat: int, player: PlayerView, share: Share, must_choose: bool
) -> Iterable[Inside]:
    """Everything in it is kept by itself: what changes is seldom more than one of them."""
    words, is_own, is_out = scene.words, seat == scene.seat, player["is_eliminated"]
    is_bot = bool(scene.kinds) and scene.kinds[seat] == "bot"
    classes = " own" * is_own + " choosing" * must_choose + " out" * is_out
    yield f'<li id="player-{seat}" class="player{classes}">'
    yield _portrait(player["character"], words)
    yield _title(scene.names[seat], player["character"], is_own, is_bot, words)
    coins_moved, wounds_moved = moved(share.coins), moved(share.wounds)
    held = player["coins"], player["wounds"], player["cards"]
    yield _purse(*held, coins_moved, wounds_moved, words)
    has_map = scene.view["starter"] == seat
    if is_out:
        yield _out(words)
    elif player["has_laid"]:
        laid = player["laid"]
        is_open = laid is not None and (not is_own or is_face_up(scene, seat))
        yield _laid(laid, is_open, has_map, words)
    else:
        yield _awaited(must_choose, has_map, words)
    yield _played(tuple(player["played"]), words)
    yield "</li>"


@functools.lru_cache(MOST_KEPT)
def _heading(words: Words) -> str:
    heading = tag("h2", text(words.say("Players")), id="players-name")
    return heading + '<ul class="players" aria-labelledby="players-name">'


@functools.lru_cache(MOST_KEPT)
def _portrait(id: str, words: Words) -> Drawn:
    said = {"viewBox": "-2 -4 104 106", "class_": "portrait", "aria_hidden": "true"}
    return drawn(svg(character(id, words), **said))


@functools.lru_cache(MOST_KEPT)
def _title(name: str, character: str, is_own: bool, is_bot: bool, words: Words) -> Drawn:
    who = [words.name(GAME, character)]
    who += [words.say("you")] * is_own + [words.say("bot")] * is_bot
    said = tag("h3", text(name)) + tag("p", text(" · ".join(who)), class_="who")
    return drawn(tag("div", said, class_="title"))


def choosing(scene: Scene) -> list[int]:
    """The seats whose card is awaited; in the tactical variant only the next one."""
    waiting: list[int] = scene.view["waiting"]
    return waiting[:1] if scene.view["starter"] is not None else waiting


@functools.lru_cache(MOST_KEPT)
def _purse(
    coins: int, wounds: int, cards: int, coins_moved: str, wounds_moved: str, words: Words
) -> Drawn:
    said = words.count("%(count)s coin", "%(count)s coins", coins)
    hurt = words.count("%(count)s wound", "%(count)s wounds", wounds)
    held = words.count("%(count)s card in hand", "%(count)s cards in hand", cards)
    figures = (
        figure(coin(), coins, said, coins_moved),
        figure(drop(), wounds, hurt, wounds_moved),
        figure(small_back(), cards, held),
    )
    return drawn(element("div", *figures, class_="purse"))


def moved(change: int) -> str:
    """The class that lets a changed figure be noticed."""
    return "up" if change > 0 else "down" if change < 0 else ""


def small_back() -> str:
    """A fan of cards, for the number of cards in a hand."""
    one = '<rect x="30" y="12" width="44" height="66" rx="5" class="wood dark"/>'
    return (
        f'<g transform="rotate(-16 50 90)">{one}</g>'
        f'<g transform="rotate(4 50 90)">{one}</g><g transform="rotate(22 50 90)">{one}</g>'
    )


@functools.lru_cache(MOST_KEPT)
def _out(words: Words) -> Drawn:
    return _status(icon(skull()), words.say("Out of the game"))


@functools.lru_cache(MOST_KEPT)
def _laid(laid: str | None, is_open: bool, has_map: bool, words: Words) -> Drawn:
    """The card for this room."""
    said = words.name(GAME, laid) if laid else words.say("A card, face down")
    shown = card(hand_card(laid, words) if laid else card_back(), said, class_="card")
    way = "face-up" if is_open else "face-down"
    sign = element("span", shown, class_=f"laid {way}"), _pin(has_map, words)
    return _status(sign, words.say("Card laid"))


@functools.lru_cache(MOST_KEPT)
def _awaited(must_choose: bool, has_map: bool, words: Words) -> Drawn:
    return _status(_pin(has_map, words), words.say("Choosing …") if must_choose else "")


def _pin(has_map: bool, words: Words) -> Inside:
    said = words.say("Holds the map card")
    return element("span", icon(map_card()), hidden(said)) if has_map else ""


def is_face_up(scene: Scene, seat: int) -> bool:
    """Whether a card that its owner sees is open to all."""
    return scene.view["starter"] is not None or (
        scene.view["step"] == "gaze" and seat not in scene.view["gazers"]
    )


def _status(sign: Inside, said: str) -> Drawn:
    told = tag("span", text(said)) if said else ""
    return drawn(element("div", sign, told, class_="status"))


@functools.lru_cache(MOST_KEPT)
def _played(played: tuple[int, ...], words: Words) -> Drawn:
    """The power cards laid in this level, as small numbers."""
    numbers = "".join(
        tag(
            "span",
            text(number),
            class_="pip" + (" spent" if number in played else ""),
        )
        for number in POWER
    )
    spent = ", ".join(str(number) for number in played)
    said = words.say("Played in this level: %(cards)s", cards=spent or words.say("nothing yet"))
    pips = tag("span", numbers, aria_hidden="true", class_="pips")
    return drawn(tag("div", pips, hidden(said), class_="played", title=said))


def reserve(scene: Scene) -> Drawn:
    """The four piles of items."""
    return _reserve(tuple(scene.view["reserve"].items()), scene.words)


@functools.lru_cache(MOST_KEPT)
def _reserve(counts: tuple[tuple[str, int], ...], words: Words) -> Drawn:
    piles = [
        element(
            "li",
            icon(ITEMS[item]()),
            tag("span", text(words.name(GAME, item)), class_="pile"),
            tag("span", text(f"×{count}")),
        )
        for item, count in counts
    ]
    return drawn(tag("h2", text(words.say("Reserve"))), element("ul", *piles, class_="reserve"))
