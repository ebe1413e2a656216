"""What a seat may know: everything but the dice to come and what no table has yet decided."""

from dataclasses import fields
from typing import Final

from delvers.games.plungin.rules.board.grid import WIDE, shape_of
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.people import Stat
from delvers.games.plungin.rules.books.shapes import ROCK
from delvers.games.plungin.rules.heroes.stats import max_life, value_of
from delvers.games.plungin.rules.magic.targeting import STONES
from delvers.games.plungin.rules.monsters.laws import handler
from delvers.games.plungin.rules.state.figures import Character, Hero, Monster
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door, Lock
from delvers.games.plungin.rules.state.state import Party, Rules, State, Visit
from delvers.games.plungin.rules.state.terrain_counter import marker
from delvers.games.plungin.rules.turn.progress import quiet_rounds
from delvers.games.plungin.rules.view.prospects import prospects
from delvers.kernel.events import Value
from delvers.kernel.spec import View

PARTY: Final = tuple(field.name for field in fields(Party) if field.name != "visit")
RULES: Final = tuple(field.name for field in fields(Rules))
SHOWN: Final[tuple[Stat, ...]] = ("ATK", "DEF", "MAG", "MOV", "RES", "DEX", "WIT")


def view(state: State, seat: int | None) -> View:
    """The open table."""
    return {
        "seat": seat,
        "adventure": state.pack,
        "stage": state.part,
        "round": state.round,
        "acting": state.acting,
        "acted": [*state.acted],
        "quiet": quiet_rounds(state),
        "chapter": state.chapter,
        "count": state.count,
        "marker": marker_view(state),
        "first": state.first,
        "builder": state.builder,
        "handler": handler(state),
        "oil": state.oil,
        "heroes": [hero_view(state, hero) for hero in state.heroes],
        "making": [making_view(hero) for hero in state.making],
        "monsters": [monster_view(monster) for monster in state.monsters],
        "tiles": [
            {"tile": t.tile, "at": t.corner, "turns": t.turns, "location": t.location}
            for t in state.tiles
        ],
        "doors": [door_view(door) for door in state.doors],
        "chests": [
            {**lock_view(chest), "at": chest.at, "kind": chest.kind} for chest in state.chests
        ],
        "hazards": [
            {"kind": hazard.kind, "squares": [*hazard.squares], "rounds": hazard.rounds}
            for hazard in state.hazards
        ],
        "terrain": {str(square): mark for square, mark in state.terrain.items() if mark in "rco"},
        "cleared": cleared(state),
        "lying": {str(square): [*things] for square, things in state.lying.items() if things},
        "party": party_view(state.party),
        "rules": rules_view(state.rules),
        "prospects": prospects(state, seat),
        "won": state.won,
        "lost": state.lost,
    }


def door_view(door: Door) -> dict[str, Value]:
    """A door, and what is known of where it leads."""
    return {
        **lock_view(door),
        "kind": door.kind,
        "squares": [*door.squares],
        "beyond": [*door.beyond],
        "direction": door.direction,
        "of": door.of,
        "to": door.to,
        "blind": door.is_blind,
        "exit": door.is_exit,
    }


def cleared(state: State) -> list[Value]:
    """The squares whose pillar or obstacle a spell has taken away, and ways found through rock."""
    return [
        square
        for laid in state.tiles
        for x, y in stones_of(state.content, laid.tile, laid.turns, laid.is_dug)
        if (square := laid.corner + y * WIDE + x) not in state.terrain
    ]


@kept
def stones_of(books: Books, tile: str, turns: int, with_rock: bool) -> tuple[tuple[int, int], ...]:
    """Where pillars and obstacles stand on a tile, and perhaps where its rock is."""
    marks, gone = shape_of(books, tile, turns).marks, STONES + ROCK * with_rock
    return tuple(place for place, mark in marks.items() if mark in gone)


def marker_view(state: State) -> dict[str, Value]:
    """Where the marker of the Terrain Counter stands."""
    number, is_pink = marker(state)
    return {"number": number, "pink": is_pink}


def party_view(party: Party) -> dict[str, Value]:
    """What the party owns together and has done."""
    shown = {name: plain(getattr(party, name)) for name in PARTY}
    return {**shown, "visit": visit_view(party.visit)}


def visit_view(visit: Visit) -> dict[str, Value]:
    """What has been done in this visit to the village, and who has been seen to."""
    return {
        "recipes": [*visit.recipes],
        "gifts": [[gift.property, gift.owner] for gift in visit.gifts],
        "seen": [*visit.seen],
        "joined": [*visit.joined],
        "rolled_again": visit.has_rolled_again,
    }


def plain(value: int | list[str]) -> Value:
    """A number, or a list of its own."""
    return [*value] if isinstance(value, list) else value


def rules_view(rules: Rules) -> dict[str, Value]:
    """Which optional rules are in force."""
    return {name: getattr(rules, name) for name in RULES}


def lock_view(lock: Lock) -> dict[str, Value]:
    """A door or chest as the heroes know it."""
    known = lock.is_aware and lock.trap != UNKNOWN
    return {
        "difficulty": lock.difficulty,
        "locked": lock.is_locked,
        "open": lock.is_open,
        "ruined": lock.is_ruined,
        "trap": lock.trap if known else None,
        "safe": lock.trap == "",
        "failed": [*lock.failed],
        "picks": lock.picks,
        "disarms": lock.disarms,
        "blows": lock.blows,
        "hopeless": lock.is_beyond,
    }


def body_view(one: Character) -> dict[str, Value]:
    """What heroes and monsters have in common."""
    return {
        "number": one.number,
        "id": one.id,
        "at": one.at,
        "facing": one.facing,
        "life": one.life,
        "conditions": {**one.conditions},
    }


def hero_view(state: State, hero: Hero) -> dict[str, Value]:
    """A hero's whole sheet."""
    return {
        **body_view(hero),
        "seat": hero.seat,
        "name": hero.name,
        "race": hero.race,
        "kin": hero.kin,
        "status": hero.status,
        "max_life": max_life(state, hero),
        "level": hero.level,
        "exp": hero.exp,
        "stats": stats_view(hero),
        "abilities": [*hero.abilities],
        "schools": [*hero.schools],
        "hands": [*hero.hands],
        "armour": hero.armour,
        "attire": [*hero.attire],
        "carried": [*hero.carried],
        "known": [*hero.known],
        "prepared": [*hero.prepared],
        "wiped": [*hero.wiped],
        "gold": hero.gold,
        "valuables": [*hero.valuables],
        "recipes": [*hero.recipes],
        "properties": [*hero.owned],
        "actions": hero.actions,
        "did": [*hero.did],
        "escort": hero.is_escort,
    }


def making_view(hero: Hero) -> dict[str, Value]:
    """A hero in the making, as far as everything is chosen."""
    return {
        "number": hero.number,
        "seat": hero.seat,
        "race": hero.race,
        "kin": hero.kin,
        "stats": {str(stat): value for stat, value in hero.stats.items()},
        "abilities": [*hero.abilities],
        "schools": [*hero.schools],
        "known": [*hero.known],
    }


def stats_view(hero: Hero) -> dict[str, Value]:
    """The current values of a hero's stats."""
    return {stat: value_of(hero, stat) for stat in SHOWN}


def monster_view(monster: Monster) -> dict[str, Value]:
    """A monster as the heroes see it; how much a boss can take is nobody's to know."""
    book = monster.content.monsters[monster.id]
    return {
        "number": monster.number,
        "id": monster.id,
        "at": monster.at,
        "life": None if book.boss else monster.life,
        "max_life": None if book.boss else book.stats.get("LIFE"),
        "damage": monster.damage,
        "state": monster.state,
        "conditions": {**monster.conditions},
        "side": monster.side,
        "law": [monster.law.role, monster.law.target],
    }
