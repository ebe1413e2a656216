"""What runs in a worker process: one bot, one question, one answer."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence

from delvers import bots
from delvers.games.plungin.books.adding import add_all
from delvers.kernel.dice import Dice
from delvers.kernel.requests import Ask
from delvers.kernel.spec import View


def think(bot: str, game: str, ask: Ask, view: View, seed: int) -> str:
    """What the bot chooses; it knows nothing but the view of its seat."""
    return bots.make(bot, game, Dice(seed)).choose(ask, lambda: view)


def start_worker(content: Sequence[str] = ()) -> None:
    """Know the server's content, leave it the keyboard, and end when it does, however it does."""
    add_all(content)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)
