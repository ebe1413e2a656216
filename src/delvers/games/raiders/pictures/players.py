"""The players: character, coins, wounds, cards played and laid."""

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


def players(scene: Scene) -> str:
    """All players in the order of the seats."""
    account = last_account(scene.events, scene.seats)
    # What the last room changed is pointed out until the cards of the next one lie open.
    is_news = account and not present_account(scene.events, scene.seats)
    shares = account.shares if account and is_news else [Share() for _ in scene.names]
    heading = tag("h2", text(scene.words.say("Players")), id="players-name")
    inside = "".join(
        _player(scene, seat, player, shares[seat])
        for seat, player in enumerate(scene.view["players"])
    )
    return heading + tag("ul", inside, class_="players", aria_labelledby="players-name")


def _player(scene: Scene, seat: int, player: PlayerView, share: Share) -> str:
    words, is_own = scene.words, seat == scene.seat
    must_choose = not scene.view["is_over"] and seat in choosing(scene)
    name = tag("h3", text(scene.names[seat]))
    who = [words.name(GAME, player["character"])]
    if is_own:
        who.append(words.say("you"))
    if scene.kinds and scene.kinds[seat] == "bot":
        who.append(words.say("bot"))
    classes = ["player"]
    classes += ["own"] * is_own + ["choosing"] * must_choose + ["out"] * player["is_eliminated"]
    return tag(
        "li",
        tag(
            "svg",
            character(player["character"], words),
            viewBox="-2 -4 104 106",
            class_="portrait",
            aria_hidden="true",
        ),
        tag("div", name, tag("p", text(" · ".join(who)), class_="who"), class_="title"),
        _purse(scene, player, share),
        _laid(scene, seat, player, must_choose),
        _played(player, words),
        id=f"player-{seat}",
        class_=" ".join(classes),
    )


def choosing(scene: Scene) -> list[int]:
    """The seats whose card is awaited; in the tactical variant only the next one."""
    waiting: list[int] = scene.view["waiting"]
    return waiting[:1] if scene.view["starter"] is not None else waiting


def _purse(scene: Scene, player: PlayerView, share: Share) -> str:
    words = scene.words
    coins, wounds, cards = player["coins"], player["wounds"], player["cards"]
    return tag(
        "div",
        figure(
            coin(),
            coins,
            words.count("%(count)s coin", "%(count)s coins", coins),
            moved(share.coins),
        ),
        figure(
            drop(),
            wounds,
            words.count("%(count)s wound", "%(count)s wounds", wounds),
            moved(share.wounds),
        ),
        figure(
            small_back(),
            cards,
            words.count("%(count)s card in hand", "%(count)s cards in hand", cards),
        ),
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


def _laid(scene: Scene, seat: int, player: PlayerView, must_choose: bool) -> str:
    """The card for this room, and whether it is awaited."""
    words = scene.words
    if player["is_eliminated"]:
        return _status(icon(skull()), words.say("Out of the game"))
    inside = ""
    if player["has_laid"]:
        card = player["laid"]
        is_open = card is not None and (seat != scene.seat or is_face_up(scene, seat))
        said = words.name(GAME, card) if card else words.say("A card, face down")
        drawn = hand_card(card, words) if card else card_back()
        inside = tag(
            "span",
            card_picture(drawn, said, class_="card"),
            class_="laid" + (" face-up" if is_open else " face-down"),
        )
        state = words.say("Card laid")
    else:
        state = words.say("Choosing …") if must_choose else ""
    held = scene.view["starter"] == seat
    pin = tag("span", icon(map_card()), hidden(words.say("Holds the map card"))) if held else ""
    return _status(inside + pin, state)


def is_face_up(scene: Scene, seat: int) -> bool:
    """Whether a card that its owner sees is open to all."""
    return scene.view["starter"] is not None or (
        scene.view["step"] == "gaze" and seat not in scene.view["gazers"]
    )


def _status(sign: str, said: str) -> str:
    return tag("div", sign, tag("span", text(said)) if said else "", class_="status")


def _played(player: PlayerView, words: Words) -> str:
    """The power cards laid in this level, as small numbers."""
    numbers = "".join(
        tag(
            "span",
            text(number),
            class_="pip" + (" spent" if number in player["played"] else ""),
        )
        for number in POWER
    )
    spent = ", ".join(str(number) for number in player["played"])
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
