"""Pictures of who came out alive, with how much gold, and what killed the rest."""

from collections import Counter
from typing import Any, Final

from matplotlib.ticker import MaxNLocator, PercentFormatter

from delvers.lab.causes import by_words
from delvers.lab.fates import FateTally
from delvers.lab.ink import INK, draw_rates, style, tidy
from delvers.lab.statistics import mean, total
from delvers.text import Words

PURSES: Final = (0, 50, 100, 200, 400, 800, 1600, 3200)
"""Where the bars of the gold begin; treasure is so much more than small finds."""
DEADLIEST: Final = 12
"""So many causes of death are drawn at most."""


def draw_fates(game: str, panels: Any, fates: dict[str, FateTally], words: Words) -> None:
    """Survival, gold and causes of death, side by side."""
    rates = {name: (fate.rate, fate.interval) for name, fate in fates.items()}
    draw_rates(panels[0], rates, words.say("Heroes who came out alive"))
    draw_gold(panels[1], {name: fate.gold for name, fate in fates.items()}, words)
    deaths = {name: by_words(game, fate.deaths, words) for name, fate in fates.items()}
    draw_deaths(panels[2], deaths, words)


def draw_gold(panel: Any, counts: dict[str, Counter[int]], words: Words) -> None:
    """How much gold those brought out who came out, bots side by side."""
    width = 0.84 / len(counts)
    for at, (name, count) in enumerate(counts.items()):
        places = [place + (at - (len(counts) - 1) / 2) * width for place in range(len(PURSES))]
        label = words.say("%(bot)s: mean %(mean)s", bot=name, mean=f"{mean(count):,.0f}")
        panel.bar(places, in_purses(count), width=width, label=label, **style(at))
    ends = [str(end) for end in PURSES[1:]]
    names = [f"{start}–{end}" for start, end in zip(PURSES, ends, strict=False)]
    panel.set_xticks(range(len(PURSES)), [*names, f"{PURSES[-1]}+"], rotation=45, ha="right")
    panel.set_xlabel(words.say("Gold of those who came out"))
    panel.set_ylabel(words.say("Part of those who came out"))
    panel.set_ylim(0, panel.get_ylim()[1] * 1.2)
    tidy(panel)


def in_purses(count: Counter[int]) -> list[float]:
    """The part of all numbers that lies in each range."""
    number = total(count) or 1
    ends = (*PURSES[1:], float("inf"))
    return [
        sum(times for gold, times in count.items() if start <= gold < end) / number
        for start, end in zip(PURSES, ends, strict=True)
    ]


def draw_deaths(panel: Any, deaths: dict[str, Counter[str]], words: Words) -> None:
    """The deadliest causes from above, as parts of each bot's deaths."""
    everybody = sum(deaths.values(), Counter[str]())
    causes = [name for name, _ in everybody.most_common(DEADLIEST)]
    height = 0.84 / len(deaths)
    for at, (bot, count) in enumerate(deaths.items()):
        places = [place + (at - (len(deaths) - 1) / 2) * height for place in range(len(causes))]
        shares = [count[cause] / max(1, count.total()) for cause in causes]
        panel.barh(places, shares, height=height, label=bot, **style(at))
    panel.set_yticks(range(len(causes)), causes)
    panel.invert_yaxis()
    panel.set_xlabel(words.say("Part of all deaths"))
    panel.xaxis.set_major_locator(MaxNLocator(nbins=5))
    panel.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    panel.legend(loc="lower right", framealpha=1)
    panel.spines[["top", "right"]].set_visible(False)
    panel.tick_params(colors=INK)
