"""The heroes beside the board: everybody in two lines, the viewer's own hero in full."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from delvers.games.dungeonquest.board import label
from delvers.games.dungeonquest.third.components import CONTENT
from delvers.text import Words

GAME: Final = "dungeonquest-3e"
ARROWS: Final = "↑→↓←"
MOST_NAMED: Final = 4
ATTRIBUTES: Final = ("strength", "agility", "armor", "luck")


def sheets(view: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """All heroes, the viewer's own first."""
    own = view["seat"]
    heroes = sorted(view["heroes"], key=lambda hero: hero["seat"] != own)
    text = Text()
    for hero in heroes:
        is_own = hero["seat"] == own
        text.append_text(summary(view, hero, names, words))
        if is_own and hero["status"] in ("exploring", "below"):
            text.append_text(particulars(hero, words))
    text.rstrip()
    return text


def summary(view: dict[str, Any], hero: dict[str, Any], names: Sequence[str], words: Words) -> Text:
    """Number, names, life, gold and place."""
    style = "bold" if hero["seat"] == view["seat"] else ""
    mark = "▶" if view["turn"] == hero["seat"] and view["stage"] == "turns" else " "
    text = Text(f"{mark}{hero['seat'] + 1} {names[hero['seat']]}", style=style)
    text.append(f" · {words.name(GAME, hero['hero'])}\n")
    return text.append(f"   {state_of(hero, words)}\n")


def state_of(hero: dict[str, Any], words: Words) -> str:
    """How a hero is; below ground, how many squares he has come and which way he heads."""
    gold = "?" if hero["gold"] is None else words.say("%(gold)s gold", gold=hero["gold"])
    if hero["status"] == "dead":
        return f"✝ {words.say('Dead')}"
    if hero["status"] == "out":
        return f"✓ {words.say('Came out')} · {gold}"
    parts = [f"♥ {hero['life'] - hero['wounds']}/{hero['life']}", gold]
    if hero["at"] >= 0:
        parts.append(label(hero["at"]))
    if hero["status"] == "below":
        parts[-1] += f" ▼{len(hero['row'])}{ARROWS[hero['heading']]}"
    if hero["skips"]:
        parts.append(words.count("misses %(count)s turn", "misses %(count)s turns", hero["skips"]))
    return " · ".join(parts)


def particulars(hero: dict[str, Any], words: Words) -> Text:
    """Attributes, Runes, Loot and the cards that trouble him."""
    card = CONTENT.heroes[hero["hero"]]
    values = [f"{words.name(GAME, name)} {getattr(card, name)}" for name in ATTRIBUTES]
    lines = ["   " + " ".join(values[:2]), "   " + " ".join(values[2:])]
    piles = {
        words.say("Runes"): hero["runes"],
        words.say("Loot"): hero["loot"],
        words.say("Cards beside the hero"): hero["kept"],
    }
    lines += [f"   {title}: {listing(cards, words)}" for title, cards in piles.items() if cards]
    if tokens := sum(hero["determination"].values()):
        lines.append(f"   {words.say('Determination')}: {tokens}")
    return Text("\n".join(lines) + "\n", style="dim")


def listing(cards: Sequence[str], words: Words) -> str:
    """Cards by their names, equal ones together; of many the dearest, and how many more."""
    dearest = sorted(cards, key=gold_of, reverse=True)
    counts = Counter(words.name(GAME, card) for card in dearest)
    named = [name if count == 1 else f"{count}× {name}" for name, count in counts.items()]
    more = [f"+{len(named) - MOST_NAMED}"] if len(named) > MOST_NAMED else []
    return ", ".join([*named[:MOST_NAMED], *more])


def gold_of(card: str) -> int:
    """What a card is worth; Runes are worth nothing."""
    return CONTENT.cards[card].gold if card in CONTENT.cards else 0
