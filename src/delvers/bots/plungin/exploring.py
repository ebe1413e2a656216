"""Peace: what the party does next, and who does which part of it."""

from dataclasses import dataclass
from typing import Final

from delvers.bots.plungin.chart import FAR, Chart, One
from delvers.bots.plungin.holding import in_front
from delvers.bots.plungin.packing import GREAT_KEY, collector, key_bearer, lying_things
from delvers.bots.plungin.party import (
    HEALING,
    handy,
    healer,
    heals,
    missing,
    strength,
    strongest,
    strongest_but,
)
from delvers.games.plungin.odds import success_odds

HURT: Final = 3
"""Who has lost so much LIFE is healed before the next door."""
FEW: Final = 3
"""With fewer healing spells than that nobody goes through a Great Door."""
WEAK: Final = 0.75
"""With less than that of its LIFE, and no healing left, a party goes home."""
TRIES: Final = 2
"""After so many failures at a lock it is broken."""
CLOSE: Final = 5
"""So near the others wait while a door is opened."""
ROW: Final = 2
"""So near they are when it is opened."""
LEASH: Final = 6
"""So far a hero goes ahead of the slowest."""
AFTER: Final = 2
"""So many tiles after the Great Door the party still looks for its key."""
HASTE: Final = 14
"""After so many rounds without progress a door is opened though not all have come."""
JAM: Final = 12
"""After so many those who do not work get out of the way."""
PATIENCE: Final = 24
"""After so many the party does something else."""
SPELL: Final = 12
"""For so many rounds it then tries each thing."""
LATE: Final = 600
"""After so many rounds a party has had enough of a dungeon."""
LITTLE: Final = 0.005
"""A door that gives way less often than that is left alone."""
FAIR: Final = 250
"""So many times in a thousand it must work when a trap is to be made safe."""
SOME: Final = 0.1
"""A chest too: its treasure suffers."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done: heal, home, or a door or chest by its name; and who works on it."""

    kind: str
    name: str = ""
    worker: int = -1
    helper: int = -1
    squares: tuple[int, ...] = ()


def make_plan(chart: Chart) -> Plan:
    """The next thing to do for the whole party."""
    if is_late(chart.view):
        return home(chart)
    if chart.quiet > PATIENCE:
        return something_else(chart)
    patient, nurse = most_hurt(chart), healer(chart)
    if patient is not None and nurse is not None:
        squares = (patient["at"], *chart.neighbours(patient["at"]))
        return Plan("heal", worker=nurse["number"], squares=squares)
    best = None if is_spent(chart) else best_object(chart)
    if best is None or (is_great(chart, best) and wants_more(chart)):
        return home(chart)
    return best


def is_late(view: One) -> bool:
    """Whether the party has been in a dungeon for long enough."""
    return bool(view["round"] > LATE)


def something_else(chart: Chart) -> Plan:
    """What has led nowhere for long is left for a while: one thing after another, then home."""
    plans = [plan for plan, _ in objects(chart)] + [home(chart)]
    return plans[(chart.quiet - PATIENCE) // SPELL % len(plans)]


def most_hurt(chart: Chart) -> One | None:
    """The hero to be healed next."""
    hurt = [hero for hero in chart.heroes if missing(hero) >= HURT]
    return max(hurt, key=missing, default=None)


def is_spent(chart: Chart) -> bool:
    """Whether somebody is dead, or the party is weak and has nothing left to heal itself with."""
    heroes = [h for h in chart.view["heroes"] if not h["escort"] and h["status"] != "gone"]
    if any(hero["status"] == "dead" for hero in heroes):
        return True
    if any(heals(h) for h in chart.heroes):
        return False
    life = sum(h["life"] for h in chart.heroes)
    return bool(life < WEAK * sum(h["max_life"] for h in heroes))


def wants_more(chart: Chart) -> bool:
    """Whether the party had better rest and shop before the Great Door is opened."""
    spells = sum(spell in HEALING for hero in chart.heroes for spell in hero["prepared"])
    wiped = any(spell in HEALING for hero in chart.heroes for spell in hero["wiped"])
    return wiped and spells < FEW


def is_great(chart: Chart, plan: Plan) -> bool:
    """Whether a plan is about a Great Door."""
    kind, _, number = plan.name.partition(" ")
    return kind == "door" and bool(chart.doors[int(number)]["kind"] == "great")


def home(chart: Chart) -> Plan:
    """To the way out."""
    squares = [square for door in chart.doors if door["exit"] for square in door["squares"]]
    return Plan("home", worker=strongest(chart)["number"], squares=tuple(squares))


# -- doors and chests ------------------------------------------------------------------------------


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
            plan = plan_for(chart, f"chest {number}", chest, squares)
            if not is_too_hard(chart, chest, plan, SOME):
                found.append((plan, -4))
    for number, door in enumerate(chart.doors):
        if is_unopened(chart, door):
            plan = plan_for(chart, f"door {number}", door, tuple(door["squares"]))
            if not is_too_hard(chart, door, plan, LITTLE):
                found.append((plan, cost_of(chart, door, plan)))
    return found


def things_to_fetch(chart: Chart) -> list[tuple[Plan, int]]:
    """What lies about and somebody has room for."""
    found = []
    for square, item in lying_things(chart):
        hero = collector(chart, square)
        if hero is not None and square not in chart.full - {hero["at"]}:
            plan = Plan("fetch", item, hero["number"], -1, (square,))
            found.append((plan, -FAR // 2 if item == GREAT_KEY else -4))
    return found


def is_unopened(chart: Chart, door: One) -> bool:
    """Whether a door leads to where nobody has been, and one can stand before it."""
    if door["open"] or door["blind"] or door["exit"] or door["to"] >= 0:
        return False
    return not chart.pits.issuperset(door["squares"])


def is_too_hard(chart: Chart, lock: One, plan: Plan, least: float) -> bool:
    """Whether only blows are left, and hardly one would open it."""
    if plan.kind != "break":
        return False
    who = {plan.worker, plan.helper} if plan.name.startswith("door") else {plan.worker}
    dice = sum(strength(hero) for hero in chart.heroes if hero["number"] in who)
    return chance_to_break(dice, 2 * lock["difficulty"] + lock["blows"]) < least


def chance_to_break(dice: int, needed: int) -> float:
    """How likely so many dice show so many successes."""
    return sum(success_odds(dice)[needed:])


def cost_of(chart: Chart, door: One, plan: Plan) -> int:
    """Locks cost time; the Great Door is first with its key, last without, until one has looked."""
    if door["kind"] != "great":
        return 6 * (int(door["locked"]) + (plan.kind == "break"))
    if not door["locked"] or key_bearer(chart) is not None:
        return -FAR // 2
    has_looked = len(chart.view["tiles"]) > door["of"] + AFTER
    return 0 if has_looked else FAR // 2


def plan_for(chart: Chart, name: str, lock: One, squares: tuple[int, ...]) -> Plan:
    """Who works on a door or chest: the handy one, the bearer of its key, or two who break it."""
    expert, strong = handy(chart)["number"], strongest(chart)["number"]
    is_great = lock.get("kind") == "great"
    bearer = key_bearer(chart, GREAT_KEY if is_great else "key")
    kind, worker = "pick", expert
    if not lock["locked"]:
        kind, worker = "open", strong if lock["safe"] and name.startswith("door") else expert
    elif bearer is not None and not (lock["ruined"] and not is_great):
        kind, worker = "unlock", bearer["number"]
    elif not lock["safe"] and (lock["trap"] or expert not in lock["failed"]):
        kind = "search"
    elif is_great or lock["ruined"] or lock["picks"] >= TRIES:
        kind, worker = "break", strong
        if name.startswith("door"):
            worker = last_to_act(chart, strong, strongest_but(chart, strong))
    helper = strong if worker != strong and kind == "break" else strongest_but(chart, worker)
    return Plan(kind, name, worker, helper, squares)


def last_to_act(chart: Chart, one: int, other: int) -> int:
    """Who of two strikes the blow: where players take turns, the one whose turn is later."""
    seats = {hero["number"]: hero["seat"] for hero in chart.heroes}
    count, first = 1 + max(seats.values()), chart.view["first"]
    if other not in seats or seats[one] == seats[other]:
        return one
    return max(one, other, key=lambda number: (seats[number] - first) % count)


# -- a hero's part ---------------------------------------------------------------------------------


def deed(options: tuple[str, ...], chart: Chart, hero: One, plan: Plan) -> str | None:
    """What a hero does now for the plan, besides walking."""
    if plan.kind == "home":
        return "leave dungeon" if "leave dungeon" in options else None
    if hero["number"] == plan.helper and plan.kind == "break":
        is_useful = f"help break {plan.name}" in options and is_at(chart, plan.worker, plan)
        return f"help break {plan.name}" if is_useful else None
    if hero["number"] != plan.worker:
        return None
    if plan.kind == "fetch":
        return f"take {plan.name}" if f"take {plan.name}" in options else None
    if plan.kind != "break":
        for verb in ("unlock", "disarm", "detect", "pick", "work on"):
            option = f"{verb} {plan.name}"
            if option in options and is_worth_a_try(chart, option):
                return option
    is_now = chart.quiet > HASTE or is_ready(chart, plan)
    return opening(options, chart, plan) if is_now else None


def is_worth_a_try(chart: Chart, option: str) -> bool:
    """Whether a trap can be made safe at all; other things are tried whatever the chance."""
    if not option.startswith("disarm "):
        return True
    checks = (chart.view["prospects"] or {"checks": ()})["checks"]
    return any(one["option"] == option and one["chance"] >= FAIR for one in checks)


def opening(options: tuple[str, ...], chart: Chart, plan: Plan) -> str | None:
    """Open it, a door only if all others can act afterwards; or strike the blow."""
    if f"open {plan.name}" in options:
        is_chest = plan.name.startswith("chest")
        return f"open {plan.name}" if is_chest or can_follow(chart) else None
    is_blow = plan.kind == "break" and f"break {plan.name}" in options
    return f"break {plan.name}" if is_blow else None


def can_follow(chart: Chart) -> bool:
    """Whether a hero is the first of the round; where each player has his own, any will do."""
    heroes = [hero for hero in chart.heroes if not hero["escort"]]
    is_shared = len({hero["seat"] for hero in heroes}) > 1
    return is_shared or len(chart.view["acted"]) <= 1


def is_at(chart: Chart, number: int, plan: Plan) -> bool:
    """Whether a hero stands where the work is."""
    return any(h["number"] == number and h["at"] in plan.squares for h in chart.heroes)


def is_ready(chart: Chart, plan: Plan) -> bool:
    """Whether the others are near enough for a door to be opened; a chest may be opened alone."""
    if plan.name.startswith("chest"):
        return True
    if plan.kind == "break" and plan.helper >= 0 and not is_at(chart, plan.helper, plan):
        return False
    near = chart.distances(plan.squares, CLOSE if plan.kind != "open" else ROW)
    return all(hero["at"] in near for hero in chart.heroes)


def goals_of_plan(chart: Chart, hero: One, plan: Plan) -> set[int]:
    """Where a hero goes in peace; if nothing moves on, those in the way go anywhere else."""
    turn = chart.view["round"]
    if chart.quiet <= JAM or turn % 2 or hero["number"] == plan.worker:
        return goals_in_peace(chart, hero, plan)
    near = sorted({*chart.distances([hero["at"]], LEASH // 2)} - chart.full)
    return {near[(turn * 7 + hero["number"] * 13) % len(near)]} if near else set()


def goals_in_peace(chart: Chart, hero: One, plan: Plan) -> set[int]:
    """The squares to which a hero goes for the plan; none if he stays."""
    if plan.kind == "heal":
        return goals_of_nurse(hero, plan)
    way = chart.distances(plan.squares)
    if is_far_ahead(chart, hero, way):
        return set()
    if hero["number"] in partners(chart, plan):
        return set() if hero["at"] in plan.squares else {*plan.squares} - chart.full
    if is_ahead(chart, hero, plan, way):
        return room_for_workers(chart, hero, plan)
    goals = {square for square, steps in way.items() if steps < reach_of(plan, hero)}
    if plan.kind == "home":
        goals = {square for square in goals if chart.tile_at.get(square) == 0}
    else:
        goals -= {*plan.squares}
    goals -= chart.gates
    return set() if hero["at"] in goals else goals - chart.full


def reach_of(plan: Plan, hero: One) -> int:
    """How near those come who have nothing to do: right behind who opens a door, else less."""
    if plan.kind != "open" or not plan.name.startswith("door"):
        return CLOSE
    return ROW + int(hero["escort"])


def partners(chart: Chart, plan: Plan) -> set[int]:
    """Who stands right at the object: the worker, who helps to break it, who guards the opener."""
    if plan.name.startswith("chest") or plan.kind not in ("open", "break"):
        return {plan.worker}
    if plan.kind == "break":
        return {plan.worker, plan.helper}
    others = [h["number"] for h in in_front(chart) if h["number"] != plan.worker]
    return {plan.worker, *others[:1]}


def is_far_ahead(chart: Chart, hero: One, way: dict[int, int]) -> bool:
    """Whether a hero waits for those who are slower."""
    last = max((way.get(other["at"], 0) for other in chart.heroes), default=0)
    return way.get(hero["at"], FAR) + LEASH < last


def is_ahead(chart: Chart, hero: One, plan: Plan, way: dict[int, int]) -> bool:
    """Whether a hero would stand in the way of those who are to work, and had better wait."""
    at_work = partners(chart, plan)
    workers = [h for h in chart.heroes if h["number"] in at_work]
    last = max((way.get(h["at"], 0) for h in workers), default=0)
    return 1 < way.get(hero["at"], FAR) <= last and hero["at"] not in chart.gates


def room_for_workers(chart: Chart, hero: One, plan: Plan) -> set[int]:
    """Where a hero who is ahead steps aside, if nobody gets past him; nowhere, if he need not."""
    numbers = partners(chart, plan)
    late = [h for h in chart.heroes if h["number"] in numbers and h["at"] not in plan.squares]
    if not late or chart.way(late[0]["at"], plan.squares):
        return set()
    for square in chart.distances([hero["at"]], int(hero["stats"]["MOV"])):
        if square in chart.full or square in chart.gates or not chart.way(hero["at"], [square]):
            continue
        if chart.is_way_open(late[0]["at"], plan.squares, {hero["at"]: square}):
            return {square}
    return set()


def goals_of_nurse(hero: One, plan: Plan) -> set[int]:
    """Beside the patient; all others stay where they are."""
    if hero["number"] != plan.worker or hero["at"] in plan.squares:
        return set()
    return {*plan.squares}
