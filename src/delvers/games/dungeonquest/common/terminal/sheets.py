"""The heroes beside the board: everybody in two lines, the viewer's own hero in full."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from delvers.games.dungeonquest.common.rules.board import label
from delvers.games.dungeonquest.common.rules.view import CommonHero, CommonView
from delvers.games.dungeonquest.common.terminal.edition import Edition
from delvers.text import Words

ARROWS: Final = "↑→↓←"
MOST_NAMED: Final = 4
ATTRIBUTES: Final = ("strength", "agility", "armor", "luck")


def sheets(edition: Edition, view: CommonView, names: Sequence[str], words: Words) -> Text:
    """All heroes, the viewer's own first."""
    own = view["seat"]
    heroes = sorted(view["heroes"], key=lambda hero: hero["seat"] != own)
    text = Text()
    for hero in heroes:
        is_own = hero["seat"] == own
        text.append_text(summary(edition, view, hero, names, words))
        if is_own and hero["status"] in ("exploring", "below"):
            text.append_text(particulars(edition, hero, words))
    text.rstrip()
    return text


def summary(
    edition: Edition, view: CommonView, hero: CommonHero, names: Sequence[str], words: Words
) -> Text:
    """Number, names, life, gold and place."""
    style = "bold" if hero["seat"] == view["seat"] else ""
    mark = "▶" if view["turn"] == hero["seat"] and view["stage"] == "turns" else " "
    text = Text(f"{mark}{hero['seat'] + 1} {names[hero['seat']]}", style=style)
    text.append(f" · {words.name(edition.game, hero['hero'])}\n")
    return text.append(f"   {state_of(hero, words)}\n")


def state_of(hero: CommonHero, words: Words) -> str:
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


def particulars(edition: Edition, hero: CommonHero, words: Words) -> Text:
    """Attributes, Runes, Loot and the cards that trouble him."""
    card = edition.content.heroes[hero["hero"]]
    values = [f"{words.name(edition.game, name)} {getattr(card, name)}" for name in ATTRIBUTES]
    lines = ["   " + " ".join(values[:2]), "   " + " ".join(values[2:])]
    piles: dict[str, Sequence[str | None]] = {
        words.say("Runes"): hero["runes"],
        words.say("Loot"): hero["loot"],
        words.say("Cards beside the hero"): hero["kept"],
    }
    lines += [
        f"   {title}: {listing(edition, cards, words)}" for title, cards in piles.items() if cards
    ]
    if tokens := edition.determination(hero):
        lines.append(f"   {words.say('Determination')}: {tokens}")
    return Text("\n".join(lines) + "\n", style="dim")


def listing(edition: Edition, cards: Sequence[str | None], words: Words) -> str:
    """Cards by their names, equal ones together; of many the dearest, and how many more."""
    named = [card for card in cards if card is not None]
    dearest = sorted(named, key=lambda card: gold_of(edition, card), reverse=True)
    counts = Counter(words.name(edition.game, card) for card in dearest)
    told = [name if count == 1 else f"{count}× {name}" for name, count in counts.items()]
    more = [f"+{len(told) - MOST_NAMED}"] if len(told) > MOST_NAMED else []
    return ", ".join([*told[:MOST_NAMED], *more])


def gold_of(edition: Edition, card: str) -> int:
    """What a card is worth; Runes are worth nothing."""
    cards = edition.content.cards
    return cards[card].gold if card in cards else 0
