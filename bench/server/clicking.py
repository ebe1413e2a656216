"""What a click costs the browser in script, style and layout, early and late in a long game.

    python -m bench.server.clicking [--game plungin] [--clicks 300] [--window 40]

A server of its own and the system's Chromium, in which one person clicks options at random (never
those that leave). Chromium counts the seconds (Performance.getMetrics); each click is measured from
before it until the page has shown what followed. The last line is how many times the median of the
first clicks that of the last ones is: it must not grow with the log.
"""

import argparse
import random
import statistics
from shutil import which

import httpx
from playwright.sync_api import CDPSession, Page, sync_playwright

import delvers
from bench.server.serving import serving

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
COUNTED = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
NEVER = ("leave dungeon", "retire", "leave", "give up")
WARM = 10
"""So many clicks are not counted: pictures and scripts are new to the browser."""
OPTIONS = "[...new Set([...document.querySelectorAll('[data-option]')].map(e => e.dataset.option))]"
SHOWN = """before => {
    const table = document.getElementById("table");
    const isReady = table.dataset.over === "yes" || document.querySelector("[data-option]");
    return table.dataset.number !== before && !table.classList.contains("sending") && isReady;
}"""


def link_of(address: str, game: str) -> str:
    """A seat at a new table, bots at the others."""
    fewest = min(delvers.games()[game].seats)
    people = [{"kind": "human", "name": "Ana"}]
    bots = [{"kind": "bot", "bot": "heuristic"}] * (fewest - 1)
    with httpx.Client(base_url=address, timeout=None) as http:
        opened = http.post("/api/tables", json={"game": game, "seats": people + bots}).json()
        taken = http.post(f"/api/tables/{opened['table']}/seats/0", json={}).json()
    return f"{opened['url']}?key={taken['key']}"


def seconds(metrics: CDPSession) -> list[float]:
    """What the page has cost so far, kind by kind."""
    told = {one["name"]: one["value"] for one in metrics.send("Performance.getMetrics")["metrics"]}
    return [float(told[name]) for name in COUNTED]


def click(page: Page, dice: random.Random) -> bool:
    """Choose something; whether the game goes on."""
    offered = page.evaluate(OPTIONS)
    if not offered:
        return False
    option = dice.choice([one for one in offered if one not in NEVER] or offered)
    before = page.locator("#table").get_attribute("data-number")
    page.locator(f'[data-option="{option}"]').first.dispatch_event("click")
    if page.locator("#sure[open]").count():
        page.locator("#sure[open] [value=yes]").click()
    page.wait_for_function(SHOWN, arg=before)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    return page.locator("#table").get_attribute("data-over") == "no"


def costs(page: Page, clicks: int) -> list[list[float]]:
    """Milliseconds of each click, kind by kind."""
    metrics, dice = page.context.new_cdp_session(page), random.Random(7)
    metrics.send("Performance.enable")
    found = []
    for _ in range(clicks + WARM):
        before = seconds(metrics)
        goes_on = click(page, dice)
        after = seconds(metrics)
        found.append([1000 * (end - begin) for begin, end in zip(before, after, strict=True)])
        if not goes_on:
            break
    return found[WARM:]


def told(name: str, part: list[list[float]]) -> float:
    """The median of some clicks, told kind by kind and in all."""
    kinds = ", ".join(
        f"{kind.removesuffix('Duration')} {statistics.median(one[at] for one in part):.1f}"
        for at, kind in enumerate(COUNTED)
    )
    whole = statistics.median(map(sum, part))
    print(f"{name}: {whole:.1f} ms per click (median; {kinds})")
    return whole


def main() -> None:
    """Start server and browser, click, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="plungin")
    parser.add_argument("--clicks", type=int, default=300)
    parser.add_argument("--window", type=int, default=40)
    given = parser.parse_args()
    found = next((path for name in BROWSERS if (path := which(name))), None)
    with serving() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en")
        page.add_init_script("localStorage['delvers-settle'] = '0'")
        page.add_init_script("localStorage['delvers-pace'] = 'skip'")
        address = f"http://127.0.0.1:{served.port}"
        page.goto(address + link_of(address, given.game))
        found_costs = costs(page, given.clicks)
        lines = page.locator("#log li").last.get_attribute("data-number")
        on_page = page.locator("#log li").count()
        browser.close()
    count = len(found_costs)
    print(f"{given.game}: {count} clicks, {lines} lines of log, {on_page} of them on the page")
    early = told("early", found_costs[: given.window])
    late = told("late", found_costs[-given.window :])
    print(f"late / early: {late / early:.2f}")


if __name__ == "__main__":
    main()
