"""The line above the map: where the party is, and what it has."""

from rich.text import Text

from delvers.cli.terminal.lines import in_lines
from delvers.games.plungin.rules.view.seen import MarkerView, TableView
from delvers.games.plungin.terminal.marks import GAME
from delvers.games.plungin.words.content import books_of
from delvers.text import Words


def heading(view: TableView, words: Words, width: int) -> Text:
    """The adventure, its level and round, the Terrain Counter, and common things."""
    name = words.name(GAME, view["adventure"])
    level = books_of(words).packs[view["adventure"]].stages[view["chapter"]].level
    told = [name, words.say("level %(level)s", level=level)]
    if view["round"]:
        told.append(words.say("round %(round)s", round=view["round"]))
    told += [counter(view["marker"], words), *things(view, words)]
    text = Text("\n".join(in_lines(told, width, " · ")))
    text.stylize("bold", 0, len(name))
    return text


def counter(marker: MarkerView, words: Words) -> str:
    """The Terrain Counter; in its pink part the Great Door is near."""
    if marker["pink"]:
        return words.say("Terrain Counter %(number)s, pink", number=marker["number"])
    return words.say("Terrain Counter %(number)s", number=marker["number"])


def things(view: TableView, words: Words) -> list[str]:
    """Keys, oil and gold, where there are any."""
    keys, great_keys = carried(view, "key"), carried(view, "great_key")
    gold, oil = view["party"]["gold"], view["oil"]
    told = {
        words.count("%(count)s key", "%(count)s keys", keys): keys,
        words.count("%(count)s Great Key", "%(count)s Great Keys", great_keys): great_keys,
        words.say("oil %(oil)s", oil=oil): oil,
        words.say("%(gold)s gold", gold=gold): gold,
    }
    return [text for text, count in told.items() if count]


def carried(view: TableView, item: str) -> int:
    """How many of a thing the heroes carry."""
    return sum(hero["carried"].count(item) for hero in view["heroes"])
