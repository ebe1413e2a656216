"""A campaign from the making of heroes to the end of the third adventure, seen all the way."""

from functools import partial
from io import StringIO

from rich.console import Console

import delvers
from delvers.bots import make
from delvers.cli.terminal.look import Look
from delvers.cli.terminal.tables import table_of
from delvers.draw import Scene, regions
from delvers.games.plungin.rules.books.people import Stats
from delvers.games.plungin.rules.heroes.heroes import rest
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.dice import Dice
from delvers.kernel.game import Game
from delvers.text import words

LAST = "lamplighters_road"
GROWN: Stats = {"ATK": 5, "DEF": 5, "RES": 4, "DEX": 4, "WIT": 3, "LIFE": 40}
OFTEN = 60


def season(state: State) -> None:
    """Years of adventures, which a test has no time for."""
    for hero in state.heroes:
        hero.level = 5
        for stat, more in GROWN.items():
            hero.stats[stat] += more
        rest(state, hero)


def look(game: Game) -> None:
    """The page and the terminal show the table as it is."""
    view, ask = dict(game.view(0)), game.pending.get(0)
    assert regions(Scene("plungin", view, ask, words("en"), ("Ana",)))
    console = Console(file=StringIO(), width=80)
    table_of("plungin").show(console, Look(view, ("Ana",), words("es"), ask))


def test_page_and_terminal_show_a_campaign_to_the_end_of_the_third_adventure() -> None:
    game = delvers.new("plungin", seats=1, seed=3, options={"campaign": True})
    bot, stages = make("heuristic", "plungin", Dice(1)), set()
    state: State = game._table.state
    while not game.is_over:
        stage, ask = state.part, game.pending[0]
        if stage not in stages or len(game.choices) % OFTEN == 0:
            look(game)
        if stage == "village" and "creating" in stages and "village" not in stages:
            season(state)
        stages.add(stage)
        option = bot.choose(ask, partial(game.view, 0))
        if ask.prompt == "set_out":
            option = "retire" if LAST in state.party.won else f"adventure {LAST}"
        game.choose(0, option if option in ask.options else "return")
    look(game)
    assert stages == {"creating", "village", "placing", "dungeon"}
    assert game.result is not None
    assert game.result.winners == (0,)
