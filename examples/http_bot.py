"""A bot at a table of a running server: it takes a free seat by the link, or its own by a key.

python3 examples/http_bot.py http://127.0.0.1:8000/table/3f0c9a1be2d47788
python3 examples/http_bot.py 'http://127.0.0.1:8000/table/3f0c9a1be2d47788#key=KEY'
"""

import json
import sys
import time
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen


class Table:
    """What the server says to one seat."""

    def __init__(self, link):
        parts = urlsplit(link)
        self.url = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.split('/')[-1]}"
        self.key = parts.fragment.removeprefix("key=")
        if not self.key:
            free = [one["seat"] for one in self.call("")["seats"] if one["is_free"]]
            if not free:
                sys.exit("no seat is free; ask for a link with a key")
            self.key = self.call(f"/seats/{free[0]}", {"name": "HTTP bot"})["key"]

    def call(self, path, body=None):
        """The server's answer, as data."""
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.key}"}
        if not self.key:
            del headers["Authorization"]
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, headers)) as answer:
            return json.load(answer)


def chosen(ask, view):
    """The answer to a question: the highest card; all that the seat may know is in the view."""
    return max(one["option"] for one in ask["options"])


def main(link):
    """Play until the game is over."""
    table = Table(link)
    while True:
        seen = table.call("")
        if seen["has_begun"] and seen["result"]:
            return seen["result"]
        if seen["has_begun"] and seen["ask"] and not seen["ask"]["optional"]:
            option = chosen(seen["ask"], seen["view"])
            answer = {"number": seen["number"], "option": option}
            try:
                table.call("/choices", answer)
            except HTTPError as problem:
                if problem.code != 409:  # somebody was quicker: look again
                    raise
        else:
            time.sleep(0.05)


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1])))
