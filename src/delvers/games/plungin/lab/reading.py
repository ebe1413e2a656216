"""Reading a finished game of Dungeon Plungin': what the party won, and what killed whom."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from delvers.games.plungin.rules import events
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.heroes.heroes import STANDARD_PARTY
from delvers.games.plungin.rules.options import figure_named
from delvers.games.plungin.rules.view.seen import HeroView, PartyView, TableView
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.lab.fates import Death, Fate
from delvers.lab.tally import Tally
from delvers.text import Words
from delvers.text.gametext import Names

HARM: Final = frozenset({events.damaged.name, events.died.name})
"""The kinds of events that tell of harm."""


def table_of(game: Game) -> TableView:
    """The open table of a game."""
    view: Any = game.view(None)
    shown: TableView = view
    return shown


def figures(game: Game) -> dict[str, Sequence[int]]:
    """What the party ended with and how far it came, the same for all seats."""
    view = table_of(game)
    heroes = [hero for hero in view["heroes"] if not hero["escort"]]
    alive = [hero for hero in heroes if hero["status"] == "alive"]
    party = view["party"]
    kinds = Counter(event.kind for event in game.events)
    found = {
        "gold": party["gold"] + party["fund"] + sum(hero["gold"] for hero in heroes),
        "experience": sum(amount_in(e) for e in game.events if e.kind == events.experience.name),
        "rounds": kinds[events.round_began.name],
        "tiles": kinds[events.tile_laid.name],
        "alive": len(alive),
    }
    if game.options["campaign"]:
        found["hardest"] = hardest_won(game.spec.content, party["won"])
    return {what: [number] * game.seats for what, number in found.items()}


def hardest_won(books: Books, won: Sequence[str]) -> int:
    """The hardest adventure that was won, counted from the easiest of the books; 0 if none was."""
    ranked = sorted(books.packs, key=lambda pack: books.packs[pack].hero_levels[0])
    return max((ranked.index(pack) + 1 for pack in won), default=0)


def amount_in(event: Event) -> int:
    """How much an event is about."""
    return int(str(event.params["amount"]))


# -- fates -----------------------------------------------------------------------------------------


def fates(game: Game) -> list[Fate]:
    """How every hero ended, the buried too; a hero can die more than once."""
    view = table_of(game)
    books, turns, deaths = game.spec.content, turns_taken(game.events), deaths_in(game)
    heroes = [hero for hero in view["heroes"] if not hero["escort"]]
    share = share_of(view["party"], heroes)
    found = []
    for hero in heroes:
        who, lives = hero["id"], hero["status"] == "alive"
        gold = hero["gold"] + share if lives else None
        died = tuple(deaths.pop(who, ()))
        found.append(Fate(hero["seat"], kind_of_hero(books, who), lives, gold, turns[who], died))
    seats = seats_of_heroes(books, game.events)
    for who, died_of in deaths.items():
        kind = kind_of_hero(books, who)
        found.append(
            Fate(seats[who], kind, False, None, turns[who], tuple(died_of), was_replaced=True)
        )
    return found


def deaths_in(game: Game) -> dict[str, list[Death]]:
    """How often, of what and where each hero died."""
    seats, deaths = seats_of_heroes(game.spec.content, game.events), defaultdict(list)
    for event in game.events:
        who = str(event.params.get("who"))
        if event.kind == events.died.name and who in seats:
            cause = culprit(game.spec.content, event)
            deaths[who].append(Death(cause, str(event.params.get("place", ""))))
    return deaths


def labels(game: Game) -> dict[str, str]:
    """The adventure, and the party that began it."""
    settings: Any = game.options
    party = settings["heroes"] or ",".join(() if settings["campaign"] else STANDARD_PARTY)
    return {"adventure": settings["adventure"], "party": party}


def share_of(party: PartyView, heroes: list[HeroView]) -> int:
    """What each living hero will get of the common gold."""
    alive = sum(hero["status"] == "alive" for hero in heroes)
    return int((party["gold"] + party["fund"]) // max(1, alive))


def kind_of_hero(books: Books, hero: str) -> str:
    """As which hero somebody is counted; new heroes by race and class."""
    return hero if hero in books.heroes else hero.rpartition("_")[0]


def seats_of_heroes(books: Books, happened: Iterable[Event]) -> dict[str, int]:
    """Who runs whom, the buried too; those whom the party escorts are nobody's."""
    escorts = {pack.escort.id for pack in books.packs.values() if pack.escort is not None}
    return {
        str(event.params["who"]): int(str(event.params["seat"]))
        for event in happened
        if event.kind == events.hero_joins.name and event.params["who"] not in escorts
    }


def turns_taken(happened: Iterable[Event]) -> Counter[str]:
    """The turns that each hero had."""
    return Counter(str(one.params["who"]) for one in happened if one.kind == events.turn_began.name)


def culprit(books: Books, event: Event) -> str:
    """What harmed somebody: a kind of monster, a trap, a spell, a condition."""
    name = str(event.params["cause"])
    figure = figure_named(name)
    return figure.id if figure is not None and figure.id in books.monsters else name


# -- dangers ---------------------------------------------------------------------------------------


def count_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Go through the events and count how it went with monsters and traps."""
    seats = seats_of_heroes(game.spec.content, game.events)
    for event in game.events:
        params: Any = event.params
        if event.kind == events.monster_placed.name:
            count_met(game.spec.content, kind_of(params["who"]), tally)
        elif event.kind == events.monster_killed.name:
            count_beaten(kind_of(params["who"]), tally)
        elif event.kind == events.trap_sprung.name:
            tally.meeting(params["trap"], "trap").met += 1
        elif event.kind == events.disarmed.name:
            meeting = tally.meeting(params["trap"], "trap")
            meeting.met, meeting.beaten = meeting.met + 1, meeting.beaten + 1
        elif event.kind in HARM and params["who"] in seats:
            count_harm(game.spec.content, event, line_up[seats[params["who"]]], tally)


def kind_of(who: str) -> str:
    """The kind of a monster with a number."""
    figure = figure_named(who)
    assert figure is not None
    return figure.id


def count_met(books: Books, monster: str, tally: Tally) -> None:
    """A monster has come into play."""
    tally.meeting(monster, "boss" if books.monsters[monster].boss else "monster").met += 1


def count_beaten(monster: str, tally: Tally) -> None:
    """A monster is dead; a hero's beasts are none of the dangers."""
    if monster in tally.meetings:
        tally.meetings[monster].beaten += 1


def count_harm(books: Books, event: Event, bot: str, tally: Tally) -> None:
    """A danger that has been met has hurt or killed a hero."""
    meeting = tally.meetings.get(culprit(books, event))
    if meeting is None:
        return
    if event.kind == events.died.name:
        meeting.deaths += 1
    else:
        meeting.wounds += amount_in(event)
        meeting.hurt[bot] += 1


def cause(words: Words, id: str, _names: Names) -> str:
    """What kills heroes has a name in the books, and so have the places where they die."""
    return words.name("plungin", id)
