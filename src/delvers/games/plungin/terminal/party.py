"""The heroes and the monsters beside the map, one or two lines each."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from delvers.games.plungin.rules.state.figures import NOWHERE
from delvers.games.plungin.rules.turn.turn import ACTIONS
from delvers.games.plungin.rules.view.seen import HeroView, MonsterView
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.marks import (
    ACTION,
    GAME,
    LIFE,
    SPENT,
    hero_marks,
    hero_name,
    monster_mark,
)
from delvers.text import Words

WIDTH = 31


def party(look: Look) -> list[Text]:
    """Every hero with life, actions and conditions; the one who acts has an arrow."""
    marks = hero_marks(look.view, look.words)
    lines: list[Text] = []
    for hero in look.view["heroes"]:
        if hero["status"] != "gone":
            lines += hero_lines(look, hero, marks[hero["number"]])
    return lines


def hero_lines(look: Look, hero: HeroView, mark: str) -> list[Text]:
    """A hero: mark, name, whose he is, life and actions; below, what ails him."""
    is_acting = hero["number"] == acting(look)
    state = life_of(hero) + (f" {actions_of(hero)}" if is_acting else "")
    room = WIDTH - 5 - len(state)
    name = set_cell_size(name_and_player(look, hero, room), room)
    line = Text(f"{'►' if is_acting else ' '}{mark:<2} {name} {state}", no_wrap=True)
    line.stylize("bold" if is_acting else "dim" if hero["status"] == "dead" else "")
    ails = [look.words.name(GAME, condition) for condition in hero["conditions"]]
    return [line, Text(f"    {', '.join(ails)}", style="yellow")] if ails else [line]


def name_and_player(look: Look, hero: HeroView, room: int) -> str:
    """A hero's name, and at a table of several players whose hero it is, if there is room."""
    name = hero_name(hero, look.words)
    both = f"{name} ({look.names[hero['seat']]})"
    return both if len(look.names) > 1 and cell_len(both) <= room else name


def acting(look: Look) -> int:
    """The number of the hero who acts; nobody does while the players decide who is next."""
    is_between = look.ask is not None and look.ask.prompt == "who_acts"
    return NOWHERE if is_between else int(look.view["acting"])


def life_of(hero: HeroView) -> str:
    """A hero's life."""
    return "✝" if hero["status"] == "dead" else f"{LIFE} {hero['life']}/{hero['max_life']}"


def actions_of(hero: HeroView) -> str:
    """The actions that are left, and those that are spent."""
    left: int = max(0, hero["actions"])
    return ACTION * left + SPENT * (ACTIONS - left)


# -- monsters --------------------------------------------------------------------------------------


def monsters(look: Look, room: int) -> list[Text]:
    """The monsters of the dungeon, those that are awake first; of too many, how many more."""
    awake = sorted(look.view["monsters"], key=lambda one: one["state"] == "sleeping")
    lines = [line for monster in awake for line in monster_lines(monster, look.words)]
    if len(lines) <= room:
        return lines
    shown = max(0, room - 1)
    left = look.words.count("and %(count)s more", "and %(count)s more", len(lines) - shown)
    return [*lines[:shown], Text(f"    {left}", style="dim")]


def monster_lines(monster: MonsterView, words: Words) -> Sequence[Text]:
    """A monster: mark, name, life and how watchful it is; below, what ails it."""
    state, name = watchfulness(monster, words), words.name(GAME, monster["id"])
    ails = [words.name(GAME, condition) for condition in monster["conditions"]]
    told = f"{vigour(monster, words)} {state}"
    if len(name) + len(told) > WIDTH - 5:
        told, ails = vigour(monster, words), [state, *ails]
    room = WIDTH - 5 - len(told)
    style = "green" if monster["side"] == "heroes" else "red"
    line = Text(f"{monster_mark(monster, words):<3} ", style=f"bold {style}", no_wrap=True)
    line.append(f"{name:<{room}}"[:room] + f" {told}", style="not bold default")
    return [line, Text(f"    {', '.join(ails)}", style="yellow")] if ails else [line]


def vigour(monster: MonsterView, words: Words) -> str:
    """A monster's life; of a boss only what it has suffered is known."""
    if monster["life"] is None:
        return words.say("%(damage)s damage", damage=monster["damage"])
    return f"{LIFE} {monster['life']}/{monster['max_life']}"


def watchfulness(monster: MonsterView, words: Words) -> str:
    """How watchful a monster is; the heroes' own beasts need no word."""
    if monster["side"] == "heroes":
        return words.say("ours")
    return words.name(GAME, monster["state"])
