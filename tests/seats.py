"""Opening a table through the API and taking all its seats, for tests of pages."""

from dataclasses import dataclass
from typing import Any

import httpx


@dataclass(frozen=True)
class Seats:
    """A table where everybody is seated: its address in the API, and each seat's key and link."""

    table: str
    keys: list[str]
    links: list[str]

    def header(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.keys[seat]}"}


def take_all(http: httpx.Client, form: dict[str, Any]) -> Seats:
    """Open a table of people only, and take one seat after the other."""
    opened = http.post("/api/tables", json=form).json()
    table = f"/api/tables/{opened['table']}"
    keys = [
        str(http.post(f"{table}/seats/{seat}", json={}).json()["key"])
        for seat in range(len(form["seats"]))
    ]
    # A link of this kind is answered with a cookie at once, before any script has run.
    return Seats(table, keys, [f"{opened['url']}?key={key}" for key in keys])
