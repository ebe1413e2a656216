"""A fight in the terminal: two hands, two damage stacks and the combat stack between them."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from delvers.games.dungeonquest.common.terminal.attacks import TYPES
from delvers.games.dungeonquest.third.rules.combat.view import FighterView, FightView
from delvers.games.dungeonquest.third.rules.view import TableView
from delvers.games.dungeonquest.third.words.content import pieces_of
from delvers.text import Words

GAME: Final = "dungeonquest-3e"


def cards_in_fight(fight: FightView) -> list[str]:
    """The cards that the viewer holds, and those that lie open."""
    sides = (fight["hero"], fight["foe"])
    return [card for side in sides for card in (*(side["hand"] or ()), *side["played"])]


def fight_in(view: TableView) -> FightView:
    """The fight of a view in which there is one."""
    fight = view["fight"]
    assert fight is not None
    return fight


def fight_table(view: TableView, names: Sequence[str], words: Words) -> Group:
    """Who fights whom, with what."""
    fight = fight_in(view)
    sides = (fight["hero"], fight["foe"])
    title = words.say(
        "%(hero)s against %(foe)s",
        hero=words.name(GAME, fight["hero"]["owner"]),
        foe=words.name(GAME, fight["foe"]["owner"]),
    )
    table = Table(title=title, box=box.ROUNDED, expand=True, padding=(0, 1), title_style="bold")
    for side in sides:
        table.add_column(column_title(view, side, names, words), ratio=1)
    table.add_row(*(played(side, words) for side in sides))
    table.add_row(*(hand(side, words) for side in sides))
    table.add_row(*(damage(view, side, words) for side in sides))
    stack = Text(f"{words.say('Combat stack')}: ", style="bold")
    stack.append(cards_in(fight["stack"], words) or "–", style="not bold")
    lines: list[RenderableType] = [table, stack]
    if fight["turned_up"]:
        lines.append(Text(f"{words.say('Turned up')}: {cards_in(fight['turned_up'], words)}"))
    marks = "  ".join(f"{mark} {words.name(GAME, name)}" for name, mark in TYPES.items())
    return Group(*lines, Text(marks, style="dim"))


def column_title(view: TableView, fighter: FighterView, names: Sequence[str], words: Words) -> str:
    """A fighter and who plays it."""
    name = words.name(GAME, fighter["owner"])
    if fighter["owner"] in pieces_of(words).heroes or len(view["heroes"]) > 1:
        return f"{name} ({names[fighter['player']]})"
    return name


def played(fighter: FighterView, words: Words) -> Text:
    """The cards of this round and their total."""
    text = Text(f"{words.say('Played')}: ", style="bold")
    if fighter["played"]:
        text.append(cards_in(fighter["played"], words), style="not bold")
        text.append("\n" + words.say("Total %(total)s", total=fighter["total"]))
    else:
        face_down = words.say("A card, face down") if fighter["has_laid"] else "–"
        text.append(face_down, style="not bold")
    return text


def hand(fighter: FighterView, words: Words) -> Text:
    """The own cards, or how many there are and which of them are known."""
    text = Text(f"{words.say('In hand')}: ", style="bold")
    if fighter["hand"] is not None:
        return text.append(cards_in(fighter["hand"], words) or "–", style="not bold")
    text.append(str(fighter["hand_count"]), style="not bold")
    if fighter["known"]:
        text.append(f" ({cards_in(fighter['known'], words)})", style="not bold")
    return text


def damage(view: TableView, fighter: FighterView, words: Words) -> Text:
    """The damage stack, and how much life there is to lose."""
    fight = fight_in(view)
    life = fight["life"] if fighter["owner"] == fight["monster"] else None
    if fighter["owner"] in pieces_of(words).heroes:
        hero = view["heroes"][fighter["player"]]
        life = hero["life"] - hero["wounds"]
    text = Text(f"{words.say('Damage stack')}: ", style="bold")
    text.append(f"{len(fighter['damage'])} / {life if life is not None else '?'}", style="red")
    cards = cards_in(fighter["damage"], words)
    return text.append(f"\n{cards}", style="not bold dim") if cards else text


def cards_in(cards: Sequence[str], words: Words) -> str:
    """Cards by type and value, with the type that each can counter: ⚔3→✦; Power cards by name."""
    return "  ".join(in_short(card, words) for card in cards)


def in_short(card: str, words: Words) -> str:
    """A card in a few characters, which stay on one line."""
    pieces = pieces_of(words)
    printed = pieces.fighting(card)
    name = f"{words.name(GAME, card)} " if card in pieces.power else ""
    counters = f"→{TYPES[printed.counters]}" if printed.counters else ""
    short = f"{name}{TYPES[printed.attack_type]}{printed.attack}{counters}"
    return short.replace(" ", "\u00a0")
