"""The table outside dungeons: heroes in the making, the village, the way to an adventure."""

from rich.text import Text

from delvers.games.plungin.rules import prompts
from delvers.games.plungin.rules.turn.play import PARTY
from delvers.games.plungin.rules.view.seen import HeroView, PartyView, TableView
from delvers.games.plungin.terminal.look import Look
from delvers.games.plungin.terminal.marks import GAME, hero_name
from delvers.games.plungin.terminal.party import life_of
from delvers.games.plungin.terminal.sheet import hero_in_making, listed, sheet
from delvers.text import Words


def creation(look: Look) -> list[Text]:
    """Who has joined the party, and the hero who is being made."""
    view, words = look.view, look.words
    count = len(view["heroes"])
    title = words.say("A party of %(heroes)s is gathering", heroes=PARTY)
    lines = [Text(f"{title} ({count}/{PARTY})", style="bold")]
    lines += [member(hero, words) for hero in view["heroes"]]
    return [*lines, *(hero_in_making(hero, words) for hero in view["making"])]


def village(look: Look) -> list[Text]:
    """The purse, the party and what it owns; or the hero who is being seen to."""
    view, words = look.view, look.words
    lines = [Text(words.say("In the village"), style="bold"), purse(view, words)]
    hero = subject(look)
    if hero is not None:
        return [*lines, sheet(hero, words)]
    lines += [member(hero, words) for hero in view["heroes"] if hero["status"] != "gone"]
    return [*lines, *belongings(view["party"], words)]


def subject(look: Look) -> HeroView | None:
    """The hero whom the question is about."""
    if look.ask is None:
        return None
    ids = prompts.words_in(look.ask.prompt)
    return next((hero for hero in look.view["heroes"] if hero["id"] in ids), None)


def member(hero: HeroView, words: Words) -> Text:
    """A hero in one line."""
    told = [
        f"{words.name(GAME, hero['race'])}, {words.name(GAME, hero['kin'])}",
        words.say("level %(level)s", level=hero["level"]),
        life_of(hero),
        words.say("%(gold)s gold", gold=hero["gold"]),
    ]
    return Text(f"  {hero_name(hero, words)}: {' · '.join(told)}", no_wrap=True)


def purse(view: TableView, words: Words) -> Text:
    """The gold of the party, and the adventures that it has won."""
    party = view["party"]
    told = [words.say("Common fund: %(gold)s gold", gold=party["fund"] + party["gold"])]
    if party["won"]:
        told.append(words.say("Adventures won: %(names)s", names=listed(party["won"], words)))
    elif view["tiles"] and not view["won"]:
        told.append(words.say("%(adventure)s waits", adventure=words.name(GAME, view["adventure"])))
    return Text("  " + " · ".join(told))


def belongings(party: PartyView, words: Words) -> list[Text]:
    """What the party owns together."""
    told = {
        words.say("Valuables"): party["valuables"],
        words.say("Recipes"): party["recipes"],
        words.say("Common chest"): party["stored"],
        words.say("Properties"): party["properties"],
        words.say("Quest items"): party["quest"],
    }
    return [Text(f"  {title}: {listed(ids, words)}") for title, ids in told.items() if ids]
