"""Where a hero goes for the plan."""

from typing import Final

from delvers.games.plungin.bots.chart import FAR, Chart
from delvers.games.plungin.bots.holding import in_front
from delvers.games.plungin.bots.plan import Plan
from delvers.games.plungin.bots.working import CLOSE, ROW
from delvers.games.plungin.rules.view.seen import HeroView

LEASH: Final = 6
"""So far a hero goes ahead of the slowest."""
JAM: Final = 12
"""After so many rounds, and the time to walk, those who do not work get out of the way."""


def goals_of_plan(chart: Chart, hero: HeroView, plan: Plan) -> set[int]:
    """Where a hero goes in peace; if nothing moves on, those in the way go anywhere else."""
    turn = chart.view["round"]
    is_jam = chart.quiet > JAM + chart.steps_left(plan.squares) // 2
    if not is_jam or turn % 2 or hero["number"] == plan.worker:
        return goals_without_foes(chart, hero, plan)
    near = sorted({*chart.distances([hero["at"]], LEASH // 2)} - chart.full)
    return {near[(turn * 7 + hero["number"] * 13) % len(near)]} if near else set()


def goals_without_foes(chart: Chart, hero: HeroView, plan: Plan) -> set[int]:
    """The squares to which a hero goes for the plan; none if he stays."""
    if plan.kind == "heal":
        return goals_of_nurse(hero, plan)
    way = chart.distances(plan.squares)
    if is_far_ahead(chart, hero, way):
        return set()
    at_work = partners(chart, plan)
    if hero["number"] in at_work:
        return places_at_work(chart, hero, plan, at_work)
    if is_ahead(chart, hero, at_work, way):
        return room_for_workers(chart, hero, plan, at_work)
    goals = {*chart.distances(plan.squares, reach_of(plan, hero) - 1)}
    if plan.kind == "home":
        tiles = {chart.tile_at[square] for square in plan.squares if square in chart.tile_at}
        goals = {square for square in goals if chart.tile_at.get(square) in tiles}
    else:
        goals -= {*plan.squares}
    goals -= chart.gates
    return set() if hero["at"] in goals else goals - chart.full


def reach_of(plan: Plan, hero: HeroView) -> int:
    """How near those come who have nothing to do: right behind who opens a door, else less."""
    if plan.kind != "open" or not plan.is_door:
        return CLOSE
    return ROW + int(hero["escort"])


def partners(chart: Chart, plan: Plan) -> set[int]:
    """Who stands right at the object: the worker, who helps to break it, who guards the opener."""
    if plan.is_chest or plan.kind not in ("open", "break"):
        return {plan.worker}
    if plan.kind == "break":
        return {plan.worker, plan.helper}
    others = [h["number"] for h in in_front(chart) if h["number"] != plan.worker]
    return {plan.worker, *others[:1]}


def places_at_work(chart: Chart, hero: HeroView, plan: Plan, at_work: set[int]) -> set[int]:
    """The free squares for the work; from there on only to let a partner in behind oneself."""
    free = {*plan.squares} - chart.full
    if hero["at"] not in plan.squares:
        return free
    late = [h for h in chart.heroes if h["number"] in at_work and h["at"] not in plan.squares]
    if not late or chart.is_reached(late[0]["at"], plan.squares):
        return set()
    idle = [h["at"] for h in chart.heroes if h["number"] not in at_work]
    return {
        square
        for square in free
        if chart.is_reached(hero["at"], [square])
        and chart.is_way_open(
            late[0]["at"], plan.squares, dict.fromkeys([hero["at"], *idle], square)
        )
    }


def is_far_ahead(chart: Chart, hero: HeroView, way: dict[int, int]) -> bool:
    """Whether a hero waits for those who are slower."""
    last = max((way.get(other["at"], 0) for other in chart.heroes), default=0)
    return way.get(hero["at"], FAR) + LEASH < last


def is_ahead(chart: Chart, hero: HeroView, at_work: set[int], way: dict[int, int]) -> bool:
    """Whether a hero would stand in the way of those who are to work, and had better wait."""
    workers = [h for h in chart.heroes if h["number"] in at_work]
    last = max((way.get(h["at"], 0) for h in workers), default=0)
    return 1 < way.get(hero["at"], FAR) <= last and hero["at"] not in chart.gates


def room_for_workers(chart: Chart, hero: HeroView, plan: Plan, at_work: set[int]) -> set[int]:
    """Where a hero who is ahead steps aside, if nobody gets past him; nowhere, if he need not."""
    late = [h for h in chart.heroes if h["number"] in at_work and h["at"] not in plan.squares]
    if not late or chart.is_reached(late[0]["at"], plan.squares):
        return set()
    for square in chart.distances([hero["at"]], int(hero["stats"]["MOV"])):
        if square in chart.full or square in chart.gates:
            continue
        if not chart.is_reached(hero["at"], [square]):
            continue
        if chart.is_way_open(late[0]["at"], plan.squares, {hero["at"]: square}):
            return {square}
    return set()


def goals_of_nurse(hero: HeroView, plan: Plan) -> set[int]:
    """Beside the patient; all others stay where they are."""
    if hero["number"] != plan.worker or hero["at"] in plan.squares:
        return set()
    return {*plan.squares}
