"""A fight of the Revised Edition in the terminal: both sides, and what their attacks would do."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from delvers.games.dungeonquest.common.rules.cards import ATTACK_TYPES, AttackType
from delvers.games.dungeonquest.common.terminal.attacks import TYPES
from delvers.games.dungeonquest.revised.rules.combat.rounds import wounds_of
from delvers.games.dungeonquest.revised.rules.options import PLAY
from delvers.games.dungeonquest.revised.rules.state import Hero
from delvers.games.dungeonquest.revised.rules.view import FightView, TableView
from delvers.games.dungeonquest.revised.words.content import pieces_of
from delvers.text import Words

GAME: Final = "dungeonquest-revised"
DICE: Final = (("1–2", 1, 0), ("3–4", 1, 1), ("5", 0, 1), ("6", 0, 2))
"""What a die does to the hero and to the monster when nobody plays it."""


def cards_in_fight(fight: FightView) -> list[str]:
    """The monster, if it has shown itself, and the cards of both sides."""
    cards = [f"{side}_{attack}" for side in ("hero", "monster") for attack in ATTACK_TYPES]
    return [*([fight["monster"]] if fight["monster"] else []), *cards]


def fight_in(view: TableView) -> FightView:
    """The fight of a view in which there is one."""
    fight = view["fight"]
    assert fight is not None
    return fight


def fight_table(view: TableView, names: Sequence[str], words: Words) -> Group:
    """Who fights whom, how they are, and what may come of the next round."""
    fight = fight_in(view)
    hero = view["heroes"][fight["seat"]]
    fighters = (words.name(GAME, hero["hero"]), monster_name(fight, words))
    title = words.say("%(hero)s against %(foe)s", hero=fighters[0], foe=fighters[1])
    if fight["round"]:
        title += f", {words.say('round %(round)s', round=fight['round'])}"
    table = Table(title=title, box=box.ROUNDED, expand=True, padding=(0, 1), title_style="bold")
    is_alone = view["rules"]["solo"]
    for name, seat in zip(fighters, (fight["seat"], fight["player"]), strict=True):
        player = "" if is_alone else f" ({names[seat]})"
        table.add_column(f"{name}{player}", ratio=1)
    table.add_row(life(hero["wounds"], hero["life"], words), monster_life(fight, words))
    if not is_alone:
        table.add_row(*(laid(fight, seat, words) for seat in (fight["seat"], fight["player"])))
    return Group(table, *notes(view, words), outcomes(view, fighters, words))


def monster_name(fight: FightView, words: Words) -> str:
    """A monster that nobody has seen yet has no name."""
    if fight["monster"] is None:
        return words.say("something in the dark")
    return words.name(GAME, fight["monster"])


def life(wounds: int, most: int | None, words: Words) -> Text:
    """The wounds that somebody has, and how many would kill."""
    known = "?" if most is None else most
    said = words.say("Wounds %(wounds)s, life %(life)s", wounds=wounds, life=known)
    return Text(f"♥ {said}", style="red")


def monster_life(fight: FightView, words: Words) -> Text:
    """The wounds of a monster; the rest of its card only for those who know it."""
    text = life(fight["wounds"], fight["life"], words)
    if fight["penalty"] is None:
        return text
    cost = words.count(
        "Whoever escapes suffers %(count)s wound",
        "Whoever escapes suffers %(count)s wounds",
        fight["penalty"],
    )
    return text.append(f"\n{cost}", style="not bold default")


def laid(fight: FightView, seat: int, words: Words) -> Text:
    """The card that a side has laid this round, if the viewer may see it."""
    if str(seat) not in fight["laid"]:
        return Text("–")
    option = fight["laid"][str(seat)]
    if option is None:
        return Text(words.say("A card, face down"))
    (attack,) = PLAY.parts(option)
    return Text(f"{TYPES[attack]} {words.option(GAME, option)}")


def notes(view: TableView, words: Words) -> Iterator[RenderableType]:
    """What is special about this fight."""
    if view["rules"]["solo"]:
        yield Text(words.say("Nobody plays the monster: a die decides."), style="dim")
    if fight_in(view)["no_escape"]:
        yield Text(words.say("There is no escape from this fight."), style="yellow")


# -- what may come of a round ----------------------------------------------------------------------


def outcomes(view: TableView, fighters: tuple[str, str], words: Words) -> Group:
    """The wounds of both sides, the hero's first, for all that they may choose or roll."""
    is_alone = view["rules"]["solo"]
    hero, foe = fighters if is_alone else (f"{fighters[0]} ↓", f"{fighters[1]} →")
    title = Text(f"{words.say('Wounds of a round')} ({hero} : {foe})", style="dim")
    hero_id = view["heroes"][fight_in(view)["seat"]]["hero"]
    return Group(title, dice_table(words) if is_alone else attack_table(hero_id, words))


def dice_table(words: Words) -> Table:
    """What each number of a die does."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column(words.say("Die"))
    table.add_column("")
    for rolled, hurt, hit in DICE:
        table.add_row(rolled, suffered(hurt, hit))
    return table


def attack_table(hero: str, words: Words) -> Table:
    """What each pair of attacks does, the hero's by rows, the monster's by columns."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    table.add_column("")
    for attack in ATTACK_TYPES:
        table.add_column(marked(attack, words), justify="center")
    fighter = Hero(0, hero, [])
    for his in ATTACK_TYPES:
        cells = (suffered(*wounds_of(pieces_of(words), fighter, his, its)) for its in ATTACK_TYPES)
        table.add_row(marked(his, words), *cells)
    return table


def marked(attack: AttackType, words: Words) -> str:
    """An attack type with its mark."""
    return f"{TYPES[attack]} {words.name(GAME, attack)}"


def suffered(hurt: int, hit: int) -> Text:
    """The wounds of the hero and of the monster; what is better for the hero is brighter."""
    style = "green" if hit > hurt else "red" if hurt > hit else ""
    return Text(f"{hurt} : {hit}", style=style)
