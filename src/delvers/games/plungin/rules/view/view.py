"""What a seat may know: everything but the dice to come and what no table has yet decided."""

from functools import partial
from typing import Any, Final

from delvers.games.plungin.rules.board.grid import shape_of
from delvers.games.plungin.rules.books.keeping import kept
from delvers.games.plungin.rules.books.library import Books
from delvers.games.plungin.rules.books.shapes import ROCK
from delvers.games.plungin.rules.heroes.stats import max_life, values_of
from delvers.games.plungin.rules.magic.targeting import STONES
from delvers.games.plungin.rules.monsters.laws import handler
from delvers.games.plungin.rules.squares import WIDE
from delvers.games.plungin.rules.state.figures import Hero, Monster
from delvers.games.plungin.rules.state.fixtures import UNKNOWN, Door, Lock
from delvers.games.plungin.rules.state.state import Party, Rules, State, Visit
from delvers.games.plungin.rules.state.terrain_counter import marker
from delvers.games.plungin.rules.turn.progress import quiet_rounds
from delvers.games.plungin.rules.view.prospects import prospects
from delvers.games.plungin.rules.view.seen import (
    DoorView,
    HeroView,
    LockView,
    MakingView,
    MarkerView,
    MonsterView,
    PartyView,
    RulesView,
    TableView,
    VisitView,
)
from delvers.kernel.glance import Glance

LATER: Final[Any] = None
"""Stands in a view in place of what is worked out later."""


def view(state: State, seat: int | None) -> TableView:
    """All of it."""
    shown = open_table(state, seat)
    shown["cleared"] = cleared(state)
    shown["party"] = party_view(state.party)
    shown["rules"] = rules_view(state.rules)
    shown["prospects"] = prospects(state, seat)
    return shown


def glance(state: State, seat: int | None) -> Glance:
    """The same; what costs time and is seldom read is worked out when somebody reads it."""
    return Glance(
        dict(open_table(state, seat)),
        {
            "cleared": partial(cleared, state),
            "party": partial(party_view, state.party),
            "rules": partial(rules_view, state.rules),
            "prospects": partial(prospects, state, seat),
        },
    )


def open_table(state: State, seat: int | None) -> TableView:
    """The open table; the places of what is worked out later are still empty."""
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
        "cleared": LATER,
        "lying": {str(square): [*things] for square, things in state.lying.items() if things},
        "party": LATER,
        "rules": LATER,
        "prospects": None,
        "won": state.won,
        "lost": state.lost,
    }


def door_view(door: Door) -> DoorView:
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


def cleared(state: State) -> list[int]:
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


def marker_view(state: State) -> MarkerView:
    """Where the marker of the Terrain Counter stands."""
    number, is_pink = marker(state)
    return {"number": number, "pink": is_pink}


def party_view(party: Party) -> PartyView:
    """What the party owns together and has done."""
    return {
        "gold": party.gold,
        "fund": party.fund,
        "exp": party.exp,
        "pile": party.pile,
        "valuables": [*party.valuables],
        "recipes": [*party.recipes],
        "quest": [*party.quest],
        "properties": [*party.properties],
        "stored": [*party.stored],
        "found": [*party.found],
        "great_keys": party.great_keys,
        "won": [*party.won],
        "tasks": [*party.tasks],
        "due": party.due,
        "share": party.share,
        "has_used_thanks": party.has_used_thanks,
        "has_paid_rent": party.has_paid_rent,
        "begun": party.begun,
        "visit": visit_view(party.visit),
    }


def visit_view(visit: Visit) -> VisitView:
    """What has been done in this visit to the village, and who has been seen to."""
    return {
        "recipes": [*visit.recipes],
        "gifts": [[gift.property, gift.owner] for gift in visit.gifts],
        "seen": [*visit.seen],
        "joined": [*visit.joined],
        "rolled_again": visit.has_rolled_again,
    }


def rules_view(rules: Rules) -> RulesView:
    """Which optional rules are in force."""
    return {
        "free_hero_order": rules.free_hero_order,
        "facing": rules.facing,
        "cover": rules.cover,
        "overwhelmed": rules.overwhelmed,
        "fast_and_bloody": rules.fast_and_bloody,
        "disengage": rules.disengage,
        "no_shots_in_melee": rules.no_shots_in_melee,
        "stray_shots": rules.stray_shots,
        "stun": rules.stun,
        "no_combat_fumbles": rules.no_combat_fumbles,
        "tougher": rules.tougher,
        "fire_and_forget": rules.fire_and_forget,
        "one_check": rules.one_check,
        "gold_fever": rules.gold_fever,
        "shared_experience": rules.shared_experience,
        "tutor": rules.tutor,
        "zero_is_a_fumble": rules.zero_is_a_fumble,
        "fewer_heroes": rules.fewer_heroes,
        "campaign": rules.campaign,
        "monster_handler": rules.monster_handler,
    }


def lock_view(lock: Lock) -> LockView:
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


def hero_view(state: State, hero: Hero) -> HeroView:
    """A hero's whole sheet."""
    return {
        "number": hero.number,
        "id": hero.id,
        "at": hero.at,
        "facing": hero.facing,
        "life": hero.life,
        "conditions": {**hero.conditions},
        "seat": hero.seat,
        "name": hero.name,
        "race": hero.race,
        "kin": hero.kin,
        "status": hero.status,
        "max_life": max_life(state, hero),
        "level": hero.level,
        "exp": hero.exp,
        "stats": {**values_of(hero)},
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


def making_view(hero: Hero) -> MakingView:
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


def monster_view(monster: Monster) -> MonsterView:
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
