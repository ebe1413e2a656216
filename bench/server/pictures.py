"""Pictures of the page for README and documents: twelve states, each at three widths.

    python -m bench.server.pictures [--folder docs/img/page] [--only home,raiders]

A server of its own, the system's Chromium, and Pillow, which makes them small. Games are begun with
the dice of the day, but guided games always look the same.
"""

import argparse
import io
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from bench.server.serving import serving

WIDTHS = {"small": (390, 844, 0.8), "middle": (1024, 768, 0.5), "large": (1440, 900, 0.5)}
"""The window in pixels, and how much of its size a picture keeps."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUALITY = 55
Form = dict[str, Any]
PEOPLE = [{"kind": "human", "name": name} for name in ("Ana", "Bob", "Eva")]


class Tables:
    """Tables that are opened for the pictures."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=None)

    def begun(self, game: str, seats: int, choices: int = 0) -> str:
        """The link of a seat at a table of people, after so many first choices."""
        opened = self.http.post("/api/tables", json={"game": game, "seats": PEOPLE[:seats]}).json()
        table = f"/api/tables/{opened['table']}"
        keys = [
            self.http.post(f"{table}/seats/{seat}", json={}).json()["key"] for seat in range(seats)
        ]
        state = self.http.get(table).json()
        while state["waiting"] and choices:
            key = {"Authorization": f"Bearer {keys[state['waiting'][0]]}"}
            ask = self.http.get(table, headers=key).json()["ask"]
            options = [one["option"] for one in ask["options"]]
            form = {"number": state["number"], "option": options[state["number"] % len(options)]}
            state = self.http.post(f"{table}/choices", headers=key, json=form).json()
            choices -= 1
        return f"{opened['url']}?key={keys[0]}"

    def free(self) -> str:
        """A table with a free seat."""
        form: Form = {"game": "raiders", "seats": PEOPLE}
        return str(self.http.post("/api/tables", json=form).json()["url"])


def states(tables: Tables) -> dict[str, tuple[str, Callable[[Page], None]]]:
    """What is shown: an address, and what is done there before the picture is taken."""
    over = tables.begun("raiders", 3, choices=10_000)

    def nothing(_page: Page) -> None:
        pass

    def ask_why(page: Page) -> None:
        page.locator(".prompt .why").first.click()
        page.locator(".why-section:not(:empty)").wait_for()

    return {
        "home": ("/", nothing),
        "new-table": ("/?game=raiders", nothing),
        "free-seats": (tables.free(), nothing),
        "raiders": (tables.begun("raiders", 3, choices=9), nothing),
        "why": (tables.begun("raiders", 3, choices=3), ask_why),
        "result": (over, nothing),
        "replay": (over.partition("?")[0] + "/replay?step=20&seat=0", nothing),
        "lesson": ("/learn/raiders?step=4", nothing),
        "third": (tables.begun("dungeonquest-3e", 1, choices=3), nothing),
        "revised": ("/learn/dungeonquest-revised?step=3", nothing),
        "plungin": (tables.begun("plungin", 1, choices=7), nothing),
        "fight": ("/learn/plungin?step=6", nothing),
    }


def shoot(browser: Browser, address: str, folder: Path, only: set[str]) -> None:
    """Take all pictures, in light and dark by turns."""
    for at, (name, (path, act)) in enumerate(states(Tables(address)).items()):
        if only and name not in only:
            continue
        for size, (wide, high, scale) in WIDTHS.items():
            page = browser.new_page(
                base_url=address,
                viewport={"width": wide, "height": high},
                color_scheme="dark" if at % 3 == 2 else "light",
                reduced_motion="reduce",
                locale="en",
            )
            page.goto(path)
            page.wait_for_load_state("load")
            act(page)
            keep(page.screenshot(), folder / f"{name}-{size}.webp", scale)
            page.context.close()


def keep(picture: bytes, file: Path, scale: float) -> None:
    """Write a picture, smaller than it was taken."""
    whole = Image.open(io.BytesIO(picture)).convert("RGB")
    size = round(whole.width * scale), round(whole.height * scale)
    whole.resize(size, Image.Resampling.LANCZOS).save(file, quality=QUALITY, method=6)


def main() -> None:
    """Start server and browser, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("docs/img/page"))
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    found = next((path for name in BROWSERS if (path := which(name))), None)
    with serving() as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        address = f"http://127.0.0.1:{served.port}"
        shoot(browser, address, given.folder, {*filter(None, given.only.split(","))})
        browser.close()
    size = sum(path.stat().st_size for path in given.folder.iterdir())
    print(f"{given.folder}: {len([*given.folder.iterdir()])} pictures, {size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
