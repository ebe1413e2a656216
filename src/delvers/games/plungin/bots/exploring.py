"""Peace: what the party does next."""

from collections.abc import Collection
from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart
from delvers.games.plungin.bots.opening import (
    cost_of,
    is_over_pit,
    is_too_hard,
    is_unopened,
    plan_for,
)
from delvers.games.plungin.bots.packing import GREAT_KEY, collector, lying_things
from delvers.games.plungin.bots.party import (
    BLASTS,
    HEALING,
    HURT,
    healer,
    is_hurt,
    missing,
    strongest,
)
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.bots.preparing import is_to_shop
from delvers.games.plungin.rules.options import chest_name, door_name
from delvers.games.plungin.rules.view.seen import DoorView, HeroView, TableView

FEW: Final = 3
"""With fewer healing spells than that nobody goes through a Great Door."""
WHOLE_LIFE: Final = 0.9
"""With less than that of its LIFE, and no healing left, a party goes home."""
WEAK: Final = 0.75
"""With less than that, and neither healing enough nor spells that hurt, too."""
PATIENCE: Final = 24
"""After so many rounds without progress, and the time to walk, the party does something else."""
SPELL: Final = 12
"""For so many rounds it then tries each thing."""
VAIN: Final = 72
"""After so many more it goes home, if it can, and begins anew from the entrance."""
LATE: Final = 1500
"""After so many rounds a party has had enough of a dungeon."""
LITTLE: Final = 0.005
"""A door that gives way less often than that is left alone."""
SOME: Final = 0.1
"""A chest too: its treasure suffers."""


def make_plan(chart: Chart) -> Plan:
    """The next thing to do for the whole party."""
    if is_late(chart.view):
        return home(chart)
    plan = usual_plan(chart)
    vain = chart.quiet - PATIENCE - chart.walk(plan.squares)
    return something_else(chart, vain) if vain > 0 else plan


def usual_plan(chart: Chart) -> Plan:
    """The next thing to do, as long as it leads somewhere."""
    patient, nurse = most_hurt(chart), healer(chart)
    if patient is not None and nurse is not None:
        squares = (patient["at"], *chart.neighbours(patient["at"]))
        return Plan("heal", worker=nurse["number"], squares=squares)
    best = None if is_spent(chart) else best_object(chart)
    if best is None:
        return home(chart)
    if is_great(chart, best) and (wants_more(chart) or is_to_shop(chart)):
        return home(chart)
    return best


def is_late(view: TableView) -> bool:
    """Whether the party has been in a dungeon for long enough."""
    return bool(view["round"] > LATE)


def something_else(chart: Chart, vain: int) -> Plan:
    """What has led nowhere for long is left for a while: one thing after another, then home."""
    way, out = chart.distances([strongest(chart)["at"]]), home(chart)
    if vain > VAIN and any(square in way for square in out.squares):
        return out
    plans = [
        plan
        for plan, _ in objects(chart)
        if plan.kind != "fetch" and any(square in way for square in plan.squares)
    ]
    plans.append(out)
    return plans[vain // SPELL % len(plans)]


def most_hurt(chart: Chart) -> HeroView | None:
    """The hero to be healed next."""
    hurt = [hero for hero in chart.heroes if is_hurt(hero)]
    return max(hurt, key=missing, default=None)


def is_spent(chart: Chart) -> bool:
    """Whether somebody is dead, or the party has hardly anything left to heal itself with."""
    heroes = [h for h in chart.view["heroes"] if not h["escort"] and h["status"] != "gone"]
    if any(hero["status"] == "dead" for hero in heroes):
        return True
    if not any(hero["wiped"] for hero in chart.heroes) or spells_left(chart, HEALING) > FEW:
        return False
    life = sum(h["life"] for h in chart.heroes) / sum(h["max_life"] for h in heroes)
    if not spells_left(chart, HEALING):
        return life < WHOLE_LIFE or not spells_left(chart, BLASTS)
    return life < WEAK or not spells_left(chart, BLASTS)


def spells_left(chart: Chart, spells: Collection[str]) -> int:
    """How many spells of some kinds the party still has in mind."""
    return sum(spell in spells for hero in chart.heroes for spell in hero["prepared"])


def wants_more(chart: Chart) -> bool:
    """Whether the party had better rest and shop before the Great Door is opened."""
    wiped = [spell for hero in chart.heroes for spell in hero["wiped"]]
    if any(missing(hero) >= HURT for hero in chart.heroes):
        return True
    if spells_left(chart, HEALING) < FEW and any(spell in HEALING for spell in wiped):
        return True
    return spells_left(chart, BLASTS) < FEW and any(spell in BLASTS for spell in wiped)


def is_great(chart: Chart, plan: Plan) -> bool:
    """Whether a plan is about a Great Door."""
    lock = plan.lock
    return lock is not None and lock.is_door and chart.doors[lock.number]["kind"] == "great"


def home(chart: Chart) -> Plan:
    """To the way out: the exit, or the hall whose winch leads up."""
    squares = [square for door in chart.doors if door["exit"] for square in door["squares"]]
    hall = chart.entrance() if chart.view["chapter"] else []
    if hall and chart.tile_at[hall[0]]:
        squares = hall
    return Plan("home", worker=strongest(chart)["number"], squares=tuple(squares))


def best_object(chart: Chart) -> Plan | None:
    """The door or chest that costs least to get at."""
    way = chart.distances([strongest(chart)["at"]])
    best: tuple[int, Plan] | None = None
    for plan, cost in objects(chart):
        near = min((way[square] for square in plan.squares if square in way), default=FAR)
        if near < FAR and (best is None or near + cost < best[0]):
            best = (near + cost, plan)
    return best[1] if best is not None else None


def objects(chart: Chart) -> list[tuple[Plan, int]]:
    """Everything that can be opened, with what it costs besides the way."""
    found = things_to_fetch(chart)
    for number, chest in enumerate(chart.chests):
        if not chest["open"]:
            squares = tuple(chart.neighbours(chest["at"]))
            plan = plan_for(chart, chest_name(number), chest, squares)
            if not is_too_hard(chart, chest, plan, SOME):
                found.append((plan, -4))
    for number, door in enumerate(chart.doors):
        if is_unopened(door) or is_only_way(chart, door):
            plan = plan_for(chart, door_name(number), door, near_side(chart, door))
            if not is_too_hard(chart, door, plan, LITTLE) and not is_over_pit(chart, plan):
                found.append((plan, cost_of(chart, door, plan)))
    return found


def is_only_way(chart: Chart, door: DoorView) -> bool:
    """Whether a closed door between known tiles leads to where nobody can walk."""
    if door["open"] or door["blind"] or door["exit"] or door["to"] < 0:
        return False
    way = chart.distances([strongest(chart)["at"]])
    return (door["squares"][0] in way) != (door["beyond"][0] in way)


def near_side(chart: Chart, door: DoorView) -> tuple[int, ...]:
    """The squares before a door on the side where the party is."""
    way = chart.distances([strongest(chart)["at"]])
    is_behind = door["to"] >= 0 and door["squares"][0] not in way
    return tuple(door["beyond"] if is_behind else door["squares"])


def things_to_fetch(chart: Chart) -> list[tuple[Plan, int]]:
    """What lies about and somebody has room for."""
    found = []
    for square, item in lying_things(chart):
        hero = collector(chart, square)
        if hero is not None and square not in chart.full - {hero["at"]}:
            plan = Plan("fetch", item, hero["number"], -1, (square,))
            found.append((plan, -FAR // 2 if item == GREAT_KEY else -4))
    return found
