"""A party that holds together: fight what is near, heal, then open the next door."""

from collections import Counter
from typing import Any, Final

from delvers.bots.plungin.answers import answer
from delvers.bots.plungin.chart import FAR, Chart, One
from delvers.bots.plungin.exploring import AFTER, Memory, Plan, deed, goals_in_peace, make_plan
from delvers.bots.plungin.fighting import REMEDIES, comes, fight_on, goals_in_fight, healing_thing
from delvers.bots.plungin.holding import Stand, stand_against
from delvers.bots.plungin.party import (
    HEALING,
    handy,
    heals,
    is_caster,
    missing,
    needs_healing,
    strength,
)
from delvers.bots.plungin.trading import among_stalls, where_to
from delvers.bots.protocol import Look
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask

PATIENCE: Final = 12
"""After so many rounds without any progress the party does something else."""
JAM: Final = 3
"""After so many those who do not work get out of the way."""
BLOWS: Final = 25
"""So many blows it spends on a door."""
FEW_BLOWS: Final = 4
"""So many it spends on a chest, whose treasure suffers."""
WAIT: Final = 2
"""So many rounds it holds a doorway though nothing happens."""
LEAST_HOPE: Final = 8
"""After so many visits to the village it is time to retire."""
HASTE: Final = 8
"""After so many it opens a door though not all have come."""


def relief(options: tuple[str, ...], chart: Chart, hero: One, plan: Plan) -> str | None:
    """What ends flames, bonds and wounds, and what makes a trap in play safe."""
    for remedy in (*REMEDIES, "drink"):
        if remedy in options and (remedy != "drink" or missing(hero)):
            return remedy
    if plan.kind == "heal" and hero["number"] == plan.worker and hero["at"] in plan.squares:
        for spell in HEALING:
            if f"cast {spell}" in options:
                return f"cast {spell}"
    if not any(heals(h) for h in chart.heroes) and needs_healing(chart, hero):
        return healing_thing(options)
    if hero["number"] != handy(chart)["number"]:
        return None
    traps = [f"disarm {hazard['kind']}" for hazard in chart.view["hazards"]]
    return next((trap for trap in traps if trap in options), None)


class PlunginBot:
    """It runs its heroes by a few plain rules, and remembers what it has tried in vain."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._progress: tuple[Any, ...] = ()
        self._since = 0
        self._blows: Counter[str] = Counter()
        self._route: list[str] = []
        self._nearest: dict[str, int] = {}
        self._memory = Memory()
        self._great_at = 0
        self._begun = 0
        self._is_first = True
        self._shopped: set[str] = set()

    def choose(self, ask: Ask, look: Look) -> str:
        """What a sensible party would do."""
        if ask.prompt == "act":
            return self._act(ask, Chart(look()))
        if ask.prompt == "step":
            return self._go_on(ask) or self._step(ask, Chart(look()))
        self._route = []
        if ask.prompt == "who_acts":
            return self._who_acts(ask, Chart(look()))
        if ask.prompt == "village":
            return self._in_village(ask)
        if ask.prompt == "set_out":
            return self._set_out(ask, look)
        return answer(ask, look)

    def _is_over(self) -> bool:
        """Whether there is nothing left to be done, or it has been tried too often."""
        memory = self._memory
        return memory.is_barred or memory.is_late or memory.visits > LEAST_HOPE

    def _set_out(self, ask: Ask, look: Look) -> str:
        """Back, or away; a new dungeon is a new beginning."""
        option = where_to(ask, look(), self._is_over(), self._begun)
        if option != "return":
            self._begun += 1
            self._blows.clear()
            self._memory = Memory()
            self._great_at = 0
        return option

    def _in_village(self, ask: Ask) -> str:
        """Each hero is seen to once in a visit."""
        option = among_stalls(ask, self._shopped)
        if option.startswith("see "):
            self._shopped.add(option)
        if option == "done":
            self._shopped.clear()
            self._memory.visits += 1
            self._memory.given_up.clear()
        return option

    # -- what goes on ------------------------------------------------------------------------------

    def _watch(self, chart: Chart) -> None:
        """Note whether anything has changed, and give up what leads nowhere."""
        view = chart.view
        now = (
            len(chart.view["tiles"]),
            sum(door["open"] + door["picks"] + len(door["failed"]) for door in chart.doors),
            sum(chest["open"] + chest["picks"] + len(chest["failed"]) for chest in chart.chests),
            tuple(m["damage"] for m in chart.monsters),
            sum(hero["life"] for hero in chart.heroes) if chart.monsters else 0,
            self._memory.visits,
        )
        if now != self._progress:
            if self._progress and now[0] != self._progress[0]:
                self._memory.given_up.clear()
            self._progress, self._since = now, view["round"]
            self._nearest.clear()
        great = any(door["kind"] == "great" for door in chart.doors)
        if great and not self._great_at:
            self._great_at = len(view["tiles"])

    def _idle(self, chart: Chart) -> int:
        """The rounds without any progress."""
        return int(chart.view["round"]) - self._since

    def _plan(self, chart: Chart) -> Plan:
        """What the party does next; what has not worked for long is given up."""
        self._memory.has_looked = len(chart.view["tiles"]) >= self._great_at + AFTER
        plan = make_plan(chart, self._memory)
        self._pace(chart, plan)
        if self._idle(chart) > PATIENCE and plan.kind != "home":
            self._give_up(plan.name or plan.kind)
            self._since = chart.view["round"] - PATIENCE // 2
            plan = make_plan(chart, self._memory)
        return plan

    def _pace(self, chart: Chart, plan: Plan) -> None:
        """To come nearer than ever to where something is to be done is progress too."""
        way = chart.distances(plan.squares)
        total = sum(way.get(hero["at"], 0) for hero in chart.heroes)
        key = f"{plan.kind} {plan.name}"
        if total < self._nearest.get(key, FAR):
            self._nearest[key] = total
            self._since = chart.view["round"]

    def _give_up(self, name: str) -> None:
        """Something leads nowhere; what has been given up before counts again."""
        while name in self._memory.given_up:
            name += " again"
        self._memory.given_up.add(name)

    def _foes(self, chart: Chart) -> list[One]:
        """The monsters to be fought, unless that leads nowhere."""
        return chart.foes() if self._idle(chart) <= PATIENCE else []

    def _stand(self, chart: Chart, foes: list[One]) -> Stand | None:
        """The doorway to be held, unless nobody comes."""
        if self._idle(chart) > WAIT:
            return None
        return stand_against(chart, [monster for monster in foes if comes(monster)])

    # -- questions ---------------------------------------------------------------------------------

    def _who_acts(self, ask: Ask, chart: Chart) -> str:
        """In a fight the strong first and casters last; else who works on a door, if all wait."""
        self._watch(chart)
        heroes = [hero for hero in chart.heroes if not hero["escort"]]
        mine = [hero for hero in heroes if hero["seat"] == ask.seat]
        self._is_first = len(ask.options) == len(mine) or len(mine) < len(heroes)
        order = {f"act {h['id']}": (is_caster(h), -strength(h)) for h in chart.heroes}
        if not self._foes(chart):
            plan = self._plan(chart)
            first = plan.helper if plan.kind == "break" else plan.worker
            for hero in chart.heroes:
                if hero["number"] == first and f"act {hero['id']}" in ask.options:
                    return f"act {hero['id']}"
        return min(ask.options, key=lambda option: order.get(option, (True, 0)))

    def _act(self, ask: Ask, chart: Chart) -> str:
        self._watch(chart)
        hero = chart.acting()
        foes = self._foes(chart)
        if foes:
            return fight_on(ask.options, chart, hero, foes, self._stand(chart, foes))
        option = self._in_peace(ask.options, chart, hero)
        if option.startswith("break "):
            self._blow(option, chart)
        return option

    def _blow(self, option: str, chart: Chart) -> None:
        """A blow is progress, even if nothing gives way; but not for ever."""
        name = option.removeprefix("break ")
        self._blows[name] += 1
        self._since = chart.view["round"]
        if self._blows[name] >= (BLOWS if name.startswith("door") else FEW_BLOWS):
            self._memory.left.add(name)

    def _in_peace(self, options: tuple[str, ...], chart: Chart, hero: One) -> str:
        """Heal, do one's part, or go where it is done."""
        plan = self._plan(chart)
        idle = self._idle(chart) > HASTE
        option = relief(options, chart, hero, plan) or deed(
            options, chart, hero, plan, self._is_first, idle
        )
        if option is not None:
            return option
        goals = self._goals(chart, hero, plan)
        if "move" in options and chart.step(hero["at"], goals):
            return "move"
        return next((o for o in options if o.startswith(("lay ", "search", "read"))), "pass")

    def _goals(self, chart: Chart, hero: One, plan: Plan) -> set[int]:
        """Where a hero goes in peace; if nothing moves on, those in the way go anywhere else."""
        turn = chart.view["round"]
        if self._idle(chart) <= JAM or turn % 2 or hero["number"] == plan.worker:
            return goals_in_peace(chart, hero, plan)
        near = sorted({*chart.distances([hero["at"]], JAM)} - chart.full)
        return {near[(turn * 7 + hero["number"] * 13) % len(near)]} if near else set()

    def _go_on(self, ask: Ask) -> str | None:
        """On along the way, as long as it does not leave the tile."""
        if self._route and self._route[0] in ask.options:
            return self._route.pop(0)
        self._route = []
        return None

    def _step(self, ask: Ask, chart: Chart) -> str:
        hero = chart.acting()
        foes = self._foes(chart)
        if foes:
            goals = goals_in_fight(chart, hero, foes, self._stand(chart, foes))
        else:
            goals = self._goals(chart, hero, self._plan(chart))
        self._route = [] if foes else chart.route(hero["at"], goals)
        step = self._go_on(ask) or chart.step(hero["at"], goals)
        if step in ask.options:
            return str(step)
        return "stop" if "stop" in ask.options else ask.options[0]
