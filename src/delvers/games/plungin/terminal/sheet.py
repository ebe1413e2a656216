"""A hero's sheet."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from delvers.games.plungin.rules.view.seen import HeroView, MakingView, TableView
from delvers.games.plungin.terminal.marks import GAME, hero_name
from delvers.games.plungin.terminal.party import life_of
from delvers.games.plungin.words.content import books_of
from delvers.text import Words


def sheets(view: TableView, words: Words) -> list[Text]:
    """The sheets of all heroes."""
    return [sheet(hero, words) for hero in view["heroes"] if hero["status"] != "gone"]


def sheet(hero: HeroView, words: Words) -> Text:
    """Everything about a hero, a line for each kind of thing that there is."""
    text = Text(hero_name(hero, words), style="bold")
    text.append("  " + " · ".join(about(hero, words)), style="not bold")
    for title, told in lines(hero, words).items():
        if told:
            text.append(f"\n  {title}: ", style="not bold dim").append(told, style="not bold")
    return text


def about(hero: HeroView, words: Words) -> list[str]:
    """Race and class, level, life and gold."""
    if hero["escort"]:
        return [life_of(hero)]
    earned = words.say("%(exp)s experience", exp=hero["exp"])
    return [
        f"{words.name(GAME, hero['race'])}, {words.name(GAME, hero['kin'])}",
        words.say("level %(level)s", level=hero["level"]) + f" ({earned})",
        life_of(hero),
        words.say("%(gold)s gold", gold=hero["gold"]),
    ]


def lines(hero: HeroView, words: Words) -> dict[str, str]:
    """The lines of a sheet under their titles."""
    known = [one for one in hero["known"] if one not in (*hero["prepared"], *hero["wiped"])]
    worn = [*dict.fromkeys(hero["hands"]), hero["armour"], *hero["attire"]]
    return {
        words.say("Stats"): stats(hero["stats"], words),
        words.say("Conditions"): listed(hero["conditions"], words),
        words.say("Abilities"): listed([*hero["abilities"], *hero["schools"]], words),
        words.say("In hands and worn"): listed(filter(None, worn), words),
        words.say("Carried"): listed(hero["carried"], words),
        words.say("Prepared spells"): listed(hero["prepared"], words),
        words.say("Spells cast already"): listed(hero["wiped"], words),
        words.say("Other known spells"): listed(known, words),
        words.say("Valuables"): listed(hero["valuables"], words),
        words.say("Properties"): listed(hero["properties"], words),
    }


def stats(values: dict[str, int], words: Words) -> str:
    """The stats with their values."""
    return "  ".join(f"{words.name(GAME, stat)} {value}" for stat, value in values.items())


def listed(things: Iterable[str], words: Words) -> str:
    """Things by their names, equal ones together."""
    counts = Counter(name_of(thing, words) for thing in things)
    return ", ".join(name if count == 1 else f"{count}× {name}" for name, count in counts.items())


def name_of(thing: str, words: Words) -> str:
    """The name of a thing; a recipe is called as what it makes."""
    if thing in books_of(words).recipes:
        thing = books_of(words).recipes[thing].makes
    return words.name(GAME, thing)


def hero_in_making(making: MakingView, words: Words) -> Text:
    """The sheet of a hero as far as everything is chosen."""
    names = [words.name(GAME, id) for id in (making["race"], making["kin"]) if id]
    text = Text(", ".join(names) or words.say("A new hero"), style="bold")
    told = {
        words.say("Stats"): stats(making["stats"], words),
        words.say("Abilities"): listed([*making["abilities"], *making["schools"]], words),
        words.say("Known spells"): listed(making["known"], words),
    }
    for title, line in told.items():
        if line:
            text.append(f"\n  {title}: ", style="not bold dim").append(line, style="not bold")
    return text
