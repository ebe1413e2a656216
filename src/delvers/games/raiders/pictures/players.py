"""The players: character, coins, wounds, cards played and laid."""

import functools
from typing import Final, NamedTuple

from delvers.draw.html import card_picture, figure, hidden, icon
from delvers.draw.svg import tag, text
from delvers.draw.woodcuts.tokens import coin, drop, skull
from delvers.games.raiders.pictures.account import Share, last_account, present_account
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
MOST_KEPT_WHOLE: Final = 256
"""So many rows of boxes are kept, which are larger."""


def players(scene: Scene) -> str:
    """All players in the order of the seats."""
    account = last_account(scene.events, scene.seats)
    # What the last room changed is pointed out until the cards of the next one lie open.
    is_news = account and not present_account(scene.events, scene.seats)
    shares = account.shares if account and is_news else [Share() for _ in scene.names]
    boxes = [
        shown(scene, seat, player, shares[seat])
        for seat, player in enumerate(scene.view["players"])
    ]
    return _boxes(tuple(boxes), scene.words)


class Shown(NamedTuple):
    """All that the box of a player shows: where it agrees, the box is the same."""

    seat: int
    name: str
    is_bot: bool
    is_own: bool
    must_choose: bool
    character: str
    is_eliminated: bool
    coins: int
    wounds: int
    cards: int
    coins_moved: str
    wounds_moved: str
    has_laid: bool
    laid: str | None
    is_open: bool
    has_map: bool
    played: tuple[int, ...]


def shown(scene: Scene, seat: int, player: PlayerView, share: Share) -> Shown:
    """What a viewer is shown of a player."""
    is_own, card = seat == scene.seat, player["laid"]
    return Shown(
        seat=seat,
        name=scene.names[seat],
        is_bot=bool(scene.kinds) and scene.kinds[seat] == "bot",
        is_own=is_own,
        must_choose=not scene.view["is_over"] and seat in choosing(scene),
        character=player["character"],
        is_eliminated=player["is_eliminated"],
        coins=player["coins"],
        wounds=player["wounds"],
        cards=player["cards"],
        coins_moved=moved(share.coins),
        wounds_moved=moved(share.wounds),
        has_laid=player["has_laid"],
        laid=card,
        is_open=card is not None and (not is_own or is_face_up(scene, seat)),
        has_map=scene.view["starter"] == seat,
        played=tuple(player["played"]),
    )


@functools.lru_cache(MOST_KEPT_WHOLE)
def _boxes(players: tuple[Shown, ...], words: Words) -> str:
    heading = tag("h2", text(words.say("Players")), id="players-name")
    inside = "".join(_box(player, words) for player in players)
    return heading + tag("ul", inside, class_="players", aria_labelledby="players-name")


@functools.lru_cache(MOST_KEPT)
def _box(player: Shown, words: Words) -> str:
    name = tag("h3", text(player.name))
    who = [words.name(GAME, player.character)]
    who += [words.say("you")] * player.is_own + [words.say("bot")] * player.is_bot
    classes = ["player"]
    classes += ["own"] * player.is_own + ["choosing"] * player.must_choose
    classes += ["out"] * player.is_eliminated
    return tag(
        "li",
        _portrait(player.character, words),
        tag("div", name, tag("p", text(" · ".join(who)), class_="who"), class_="title"),
        _purse(
            player.coins,
            player.wounds,
            player.cards,
            player.coins_moved,
            player.wounds_moved,
            words,
        ),
        _laid(player, words),
        _played(player.played, words),
        id=f"player-{player.seat}",
        class_=" ".join(classes),
    )


@functools.lru_cache(MOST_KEPT)
def _portrait(id: str, words: Words) -> str:
    drawn = character(id, words)
    return tag("svg", drawn, viewBox="-2 -4 104 106", class_="portrait", aria_hidden="true")


def choosing(scene: Scene) -> list[int]:
    """The seats whose card is awaited; in the tactical variant only the next one."""
    waiting: list[int] = scene.view["waiting"]
    return waiting[:1] if scene.view["starter"] is not None else waiting


@functools.lru_cache(MOST_KEPT)
def _purse(
    coins: int, wounds: int, cards: int, coins_moved: str, wounds_moved: str, words: Words
) -> str:
    said = words.count("%(count)s coin", "%(count)s coins", coins)
    hurt = words.count("%(count)s wound", "%(count)s wounds", wounds)
    held = words.count("%(count)s card in hand", "%(count)s cards in hand", cards)
    return tag(
        "div",
        figure(coin(), coins, said, coins_moved),
        figure(drop(), wounds, hurt, wounds_moved),
        figure(small_back(), cards, held),
        class_="purse",
    )


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


def _laid(player: Shown, words: Words) -> str:
    """The card for this room, and whether it is awaited."""
    if player.is_eliminated:
        return _status(icon(skull()), words.say("Out of the game"))
    inside = ""
    if player.has_laid:
        card = player.laid
        said = words.name(GAME, card) if card else words.say("A card, face down")
        is_up = " face-up" if player.is_open else " face-down"
        inside = tag("span", _card(card, said, words), class_="laid" + is_up)
        state = words.say("Card laid")
    else:
        state = words.say("Choosing …") if player.must_choose else ""
    said = words.say("Holds the map card")
    pin = tag("span", icon(map_card()), hidden(said)) if player.has_map else ""
    return _status(inside + pin, state)


@functools.lru_cache(MOST_KEPT)
def _card(card: str | None, said: str, words: Words) -> str:
    return card_picture(hand_card(card, words) if card else card_back(), said, class_="card")


def is_face_up(scene: Scene, seat: int) -> bool:
    """Whether a card that its owner sees is open to all."""
    return scene.view["starter"] is not None or (
        scene.view["step"] == "gaze" and seat not in scene.view["gazers"]
    )


def _status(sign: str, said: str) -> str:
    return tag("div", sign, tag("span", text(said)) if said else "", class_="status")


@functools.lru_cache(MOST_KEPT)
def _played(played: tuple[int, ...], words: Words) -> str:
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
    return tag(
        "div",
        tag("span", numbers, aria_hidden="true", class_="pips"),
        hidden(said),
        class_="played",
        title=said,
    )


def reserve(scene: Scene) -> str:
    """The four piles of items."""
    words = scene.words
    piles = "".join(
        tag(
            "li",
            icon(ITEMS[item]()),
            tag("span", text(words.name(GAME, item)), class_="pile"),
            tag("span", text(f"×{count}")),
        )
        for item, count in scene.view["reserve"].items()
    )
    return tag("h2", text(words.say("Reserve"))) + tag("ul", piles, class_="reserve")
