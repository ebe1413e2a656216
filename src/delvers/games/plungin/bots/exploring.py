"""Peace: what the party does next, and who does which part of it."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart, One
from delvers.games.plungin.bots.holding import in_front
from delvers.games.plungin.bots.packing import GREAT_KEY, collector, key_bearer, lying_things
from delvers.games.plungin.bots.party import (
    BLASTS,
    HEALING,
    handy,
    healer,
    missing,
    strength,
    strongest,
    strongest_but,
)
from delvers.games.plungin.rules.heroes.odds import WHOLE, chance_of, success_odds

HURT: Final = 3
"""Who has lost so much LIFE is healed before the next door."""
FEW: Final = 3
"""With fewer healing spells than that nobody goes through a Great Door."""
WHOLE_LIFE: Final = 0.9
"""With less than that of its LIFE, and no healing left, a party goes home."""
WEAK: Final = 0.75
"""With less than that, and neither healing enough nor spells that hurt, too."""
LIKELY: Final = 0.35
"""A lock that is picked less often than that is worth a key, a spell, or noisy blows."""
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
LATE: Final = 1000
"""After so many rounds a party has had enough of a dungeon."""
LITTLE: Final = 0.005
"""A door that gives way less often than that is left alone."""
FAIR: Final = 0.25
"""So often it must work when a trap is to be made safe."""
LAST: Final = 0.3
"""A blow at a chest must be so much likelier than the skill of the handy one."""
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
    way = chart.distances([strongest(chart)["at"]])
    plans = [
        plan
        for plan, _ in objects(chart)
        if plan.kind != "fetch" and any(square in way for square in plan.squares)
    ]
    plans.append(home(chart))
    return plans[(chart.quiet - PATIENCE) // SPELL % len(plans)]


def most_hurt(chart: Chart) -> One | None:
    """The hero to be healed next."""
    hurt = [hero for hero in chart.heroes if missing(hero) >= HURT]
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
    is_hurt = any(missing(hero) >= HURT for hero in chart.heroes)
    if is_hurt or (spells_left(chart, HEALING) < FEW and any(spell in HEALING for spell in wiped)):
        return True
    return spells_left(chart, BLASTS) < FEW and any(spell in BLASTS for spell in wiped)


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
        if is_unopened(door):
            plan = plan_for(chart, f"door {number}", door, tuple(door["squares"]))
            if not is_too_hard(chart, door, plan, LITTLE) and not is_over_pit(chart, plan):
                found.append((plan, cost_of(chart, door, plan)))
    return found


def is_over_pit(chart: Chart, plan: Plan) -> bool:
    """Whether blows would have to be struck from within a pit, where nobody can."""
    return plan.kind == "break" and chart.pits.issuperset(plan.squares)


def things_to_fetch(chart: Chart) -> list[tuple[Plan, int]]:
    """What lies about and somebody has room for."""
    found = []
    for square, item in lying_things(chart):
        hero = collector(chart, square)
        if hero is not None and square not in chart.full - {hero["at"]}:
            plan = Plan("fetch", item, hero["number"], -1, (square,))
            found.append((plan, -FAR // 2 if item == GREAT_KEY else -4))
    return found


def is_unopened(door: One) -> bool:
    """Whether a door leads to where nobody has been."""
    return not (door["open"] or door["blind"] or door["exit"] or door["to"] >= 0)


def is_too_hard(chart: Chart, lock: One, plan: Plan, least: float) -> bool:
    """Whether only blows are left, and hardly one would open it."""
    if plan.kind == "unlock":
        return False
    is_door = plan.name.startswith("door")
    is_vain = plan.kind == "break" and chance_of_blow(chart, lock, is_door) < least
    return is_vain or bool(lock["hopeless"])


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
    is_door = name.startswith("door")
    kind, worker = way_to_open(chart, lock, expert, strong, is_door)
    if is_door and kind == "break":
        worker = last_to_act(chart, strong, strongest_but(chart, strong))
    elif is_door and kind == "open":
        worker = whoever_is_there(chart, worker, squares)
    helper = strong if worker != strong and kind == "break" else strongest_but(chart, worker)
    return Plan(kind, name, worker, helper, squares)


def way_to_open(
    chart: Chart, lock: One, expert: int, strong: int, is_door: bool
) -> tuple[str, int]:
    """How a door or chest is opened, and by whom."""
    is_great = lock.get("kind") == "great"
    bearer = key_bearer(chart, GREAT_KEY if is_great else "key")
    if not lock["locked"]:
        return "open", strong if lock["safe"] and is_door else expert
    can_turn = is_great or (not lock["ruined"] and is_hard_to_pick(chart, lock))
    if bearer is not None and can_turn:
        return "unlock", bearer["number"]
    if is_to_be_searched(chart, lock, expert):
        return "search", expert
    if is_great or lock["ruined"] or is_easier_to_break(chart, lock, is_door):
        return "break", strong
    return "pick", expert


def is_to_be_searched(chart: Chart, lock: One, expert: int) -> bool:
    """Whether the handy one looks for a trap, or makes safe what has been found."""
    if lock["safe"] or not lock["trap"]:
        return not lock["safe"] and expert not in lock["failed"]
    return chance_to_disarm(chart, lock) >= FAIR


def chance_to_disarm(chart: Chart, lock: One) -> float:
    """How likely the handy one makes a known trap safe, without a fumble."""
    book = chart.books.traps[lock["trap"]]
    needed = book.difficulty + lock["disarms"]
    dice = handy(chart)["stats"][book.disarm]
    return chance_of(dice, lambda pool: pool.successes >= needed and not pool.fumbled)


def whoever_is_there(chart: Chart, worker: int, squares: tuple[int, ...]) -> int:
    """Who opens a door before which others stand so that nobody else gets there: one of them."""
    there = [hero for hero in chart.heroes if hero["at"] in squares and not hero["escort"]]
    if len(there) < len(squares) or any(hero["number"] == worker for hero in there):
        return worker
    return int(
        max(there, key=lambda hero: (strength(chart.books, hero), -hero["number"]))["number"]
    )


def is_hard_to_pick(chart: Chart, lock: One) -> bool:
    """Whether a lock is worth a key."""
    return chance_to_pick(chart, lock) < LIKELY


def is_easier_to_break(chart: Chart, lock: One, is_door: bool) -> bool:
    """Whether blows are better than skill: they are loud, and a chest's treasure suffers."""
    chance = chance_of_blow(chart, lock, is_door) * (1 if is_door else LAST)
    return chance_to_pick(chart, lock) < min(chance, LIKELY)


def chance_to_pick(chart: Chart, lock: One) -> float:
    """How likely the handy one opens a lock."""
    hero = handy(chart)
    helps = ("locksmith" in hero["abilities"]) + ("lockpicks" in hero["carried"])
    return chance_of_successes(hero["stats"]["DEX"] + helps, lock["difficulty"] + lock["picks"])


def chance_of_blow(chart: Chart, lock: One, is_door: bool) -> float:
    """How likely a blow of the strongest opens a lock, at a door with the help of the next."""
    strong = strongest(chart)
    who = {strong["number"], strongest_but(chart, strong["number"]) if is_door else -1}
    dice = sum(strength(chart.books, hero) for hero in chart.heroes if hero["number"] in who)
    return chance_of_successes(dice, 2 * lock["difficulty"] + lock["blows"])


def chance_of_successes(dice: int, needed: int) -> float:
    """How likely so many dice show so many successes."""
    return sum(success_odds(dice)[needed:])


def last_to_act(chart: Chart, one: int, other: int) -> int:
    """Who of two strikes the blow: where players take turns, the one whose turn is later."""
    seats = {hero["number"]: hero["seat"] for hero in chart.heroes}
    count, first = 1 + max(seats.values()), chart.view["first"]
    if other not in seats or seats[one] == seats[other]:
        return one
    return max(one, other, key=lambda number: (seats[number] - first) % count)


# -- a hero's part ---------------------------------------------------------------------------------


def useful_action(options: tuple[str, ...], chart: Chart, hero: One, plan: Plan) -> str | None:
    """What a hero does now for the plan, besides walking."""
    if plan.kind == "home":
        return "leave dungeon" if "leave dungeon" in options else None
    if "cast burst_lock" in options and is_to_be_burst(chart, plan):
        return "cast burst_lock" if can_follow(chart) and is_ready(chart, plan) else None
    if hero["number"] == plan.helper and plan.kind == "break":
        is_useful = f"help break {plan.name}" in options and is_at(chart, plan.worker, plan)
        return f"help break {plan.name}" if is_useful else None
    return work(options, chart, plan) if hero["number"] == plan.worker else None


def work(options: tuple[str, ...], chart: Chart, plan: Plan) -> str | None:
    """What the worker of a plan does."""
    if plan.kind == "fetch":
        return f"take {plan.name}" if f"take {plan.name}" in options else None
    if plan.kind != "break":
        for verb in ("unlock", "disarm", "detect", "pick", "work on"):
            option = f"{verb} {plan.name}"
            if option in options and (verb != "disarm" or can_be_made_safe(chart, plan)):
                return option
    is_now = chart.quiet > HASTE or is_ready(chart, plan)
    return opening(options, chart, plan) if is_now else None


def is_worth_a_try(chart: Chart, option: str) -> bool:
    """Whether a trap in play can be made safe with some luck."""
    checks = (chart.view["prospects"] or {"checks": ()})["checks"]
    return any(one["option"] == option and one["chance"] >= WHOLE * FAIR for one in checks)


def is_to_be_burst(chart: Chart, plan: Plan) -> bool:
    """Whether a spell is the best way to open a door: magic does nothing to a Great Door."""
    if plan.kind not in ("search", "pick", "break") or not plan.name.startswith("door"):
        return False
    door = chart.doors[int(plan.name.split()[1])]
    return door["kind"] != "great" and is_hard_to_pick(chart, door)


def can_be_made_safe(chart: Chart, plan: Plan) -> bool:
    """Whether the known trap of a door or chest can be disarmed with some luck."""
    kind, _, number = plan.name.partition(" ")
    lock = (chart.doors if kind == "door" else chart.chests)[int(number)]
    return bool(lock["trap"]) and chance_to_disarm(chart, lock) >= FAIR


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
        return goals_without_foes(chart, hero, plan)
    near = sorted({*chart.distances([hero["at"]], LEASH // 2)} - chart.full)
    return {near[(turn * 7 + hero["number"] * 13) % len(near)]} if near else set()


def goals_without_foes(chart: Chart, hero: One, plan: Plan) -> set[int]:
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
