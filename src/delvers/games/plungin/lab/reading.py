"""Reading a finished game of Dungeon Plungin': what the party won, and what killed whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from delvers.games.plungin.rules.books.library import Books
from delvers.kernel.events import Event
from delvers.kernel.game import Game
from delvers.lab.tally import Tally
from delvers.text import Words
from delvers.text.gametext import Names


def figures(game: Game) -> dict[str, Sequence[int]]:
    """Gold, experience, rounds, tiles and living heroes of the party, the same for all seats."""
    view: Any = game.view(None)
    heroes = [hero for hero in view["heroes"] if not hero["escort"]]
    alive = [hero for hero in heroes if hero["status"] == "alive"]
    party = view["party"]
    kinds = Counter(event.kind for event in game.events)
    found = {
        "gold": party["gold"] + party["fund"] + sum(hero["gold"] for hero in heroes),
        "experience": sum(amount_in(e) for e in game.events if e.kind == "experience"),
        "rounds": kinds["round_began"],
        "tiles": kinds["tile_laid"],
        "alive": len(alive),
    }
    return {what: [number] * game.seats for what, number in found.items()}


def amount_in(event: Event) -> int:
    """How much an event is about."""
    return int(str(event.params["amount"]))


# -- fates -----------------------------------------------------------------------------------------


def count_fates(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Count for every hero, by bot and by hero, how it ended; a hero can die more than once."""
    view: Any = game.view(None)
    seats, turns = seats_of_heroes(game.spec.content, game.events), turns_taken(game.events)
    heroes = [hero for hero in view["heroes"] if not hero["escort"]]
    share = share_of(view["party"], heroes)
    for hero in heroes:
        gold = hero["gold"] + share if hero["status"] == "alive" else None
        for kind, name in kinds_of(game.spec.content, hero["id"], hero["seat"], line_up):
            tally.fate(kind, name).note(gold, turns[hero["id"]], None)
    for event in game.events:
        who = str(event.params.get("who"))
        if event.kind == "died" and who in seats:
            for kind, name in kinds_of(game.spec.content, who, seats[who], line_up):
                tally.fate(kind, name).deaths[culprit(game.spec.content, event)] += 1


def share_of(party: Any, heroes: list[Any]) -> int:
    """What each living hero will get of the common gold."""
    alive = sum(hero["status"] == "alive" for hero in heroes)
    return int((party["gold"] + party["fund"]) // max(1, alive))


def kinds_of(
    books: Books, hero: str, seat: int, line_up: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """Under which bot and which hero somebody is counted; new heroes by race and class."""
    name = hero if hero in books.heroes else hero.rpartition("_")[0]
    return ("bots", line_up[seat]), ("heroes", name)


def seats_of_heroes(books: Books, events: Iterable[Event]) -> dict[str, int]:
    """Who runs whom, the buried too; those whom the party escorts are nobody's."""
    escorts = {pack.escort.id for pack in books.packs.values() if pack.escort is not None}
    return {
        str(event.params["who"]): int(str(event.params["seat"]))
        for event in events
        if event.kind == "hero_joins" and event.params["who"] not in escorts
    }


def turns_taken(events: Iterable[Event]) -> Counter[str]:
    """The turns that each hero had."""
    return Counter(str(event.params["who"]) for event in events if event.kind == "turn_began")


def culprit(books: Books, event: Event) -> str:
    """What harmed somebody: a kind of monster, a trap, a spell, a condition."""
    name = str(event.params["cause"])
    kind = name.rpartition(" ")[0]
    return kind if kind in books.monsters else name


# -- dangers ---------------------------------------------------------------------------------------


def count_meetings(game: Game, line_up: Sequence[str], tally: Tally) -> None:
    """Go through the events and count how it went with monsters and traps."""
    seats = seats_of_heroes(game.spec.content, game.events)
    for event in game.events:
        params: Any = event.params
        if event.kind == "monster_placed":
            count_met(game.spec.content, kind_of(params["who"]), tally)
        elif event.kind == "monster_killed":
            count_beaten(kind_of(params["who"]), tally)
        elif event.kind == "trap_sprung":
            tally.meeting(params["trap"], "trap").met += 1
        elif event.kind == "disarmed":
            meeting = tally.meeting(params["trap"], "trap")
            meeting.met, meeting.beaten = meeting.met + 1, meeting.beaten + 1
        elif event.kind in ("damaged", "died") and params["who"] in seats:
            count_harm(game.spec.content, event, line_up[seats[params["who"]]], tally)


def kind_of(who: str) -> str:
    """The kind of a monster with a number."""
    return who.rpartition(" ")[0]


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
    if event.kind == "died":
        meeting.deaths += 1
    else:
        meeting.wounds += amount_in(event)
        meeting.hurt[bot] += 1


def cause(words: Words, id: str, _names: Names) -> str:
    """What kills heroes has a name in the books."""
    return words.name("plungin", id)
