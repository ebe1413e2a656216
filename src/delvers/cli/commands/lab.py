"""`delvers lab`: experiments over many games, and what comes out of them."""

import json
import signal
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text
from typer.core import TyperCommand

from delvers.cli.errors import INTERRUPTED, fail
from delvers.cli.settings import ContentPaths, Language
from delvers.kernel.errors import BadOption
from delvers.text import words

if TYPE_CHECKING:
    from delvers.lab.analysis.results import Results
    from delvers.lab.running.run import Crew, Run

# Statistics and plots take a second to load and come with an extra, so that each command of the
# laboratory loads them when it is called.

LOCAL: Final = "local"
EITHER: Final = "An experiment to play, or a folder with results."
lab = typer.Typer(help="Experiments over many games: run, compare, report.", no_args_is_help=True)

Jobs: TypeAlias = Annotated[int, typer.Option(help="How many processes of this machine play.")]
RayAddress: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on the Ray cluster at this address; without one, on one of this machine.",
    ),
]
WithCsv: TypeAlias = Annotated[
    bool, typer.Option("--csv/--no-csv", help="Write rows.csv beside rows.parquet.")
]


class WithRay(TyperCommand):
    """A command whose --ray may stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments."""
        given = []
        for number, word in enumerate(args):
            given.append(word)
            following = args[number + 1] if number + 1 < len(args) else "-"
            if word == "--ray" and following.startswith("-"):
                given.append(LOCAL)
        return super().parse_args(ctx, given)


@lab.command(cls=WithRay)
def run(
    experiment: Annotated[Path, typer.Argument(metavar="EXPERIMENT.toml", help="What to play.")],
    out: Annotated[Path, typer.Option(help="The folder for the results.")],
    jobs: Jobs = 1,
    ray: RayAddress = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with results that the folder holds.")
    ] = False,
    csv: WithCsv = True,
    content: ContentPaths = None,
) -> None:
    """Play an experiment, and write one row for each seat of each game."""
    from delvers.lab.experiments.form import read_experiment  # noqa: PLC0415  # an extra
    from delvers.lab.running.run import Crew, Run  # noqa: PLC0415  # an extra

    crew = Crew(jobs, ray)
    crew.check()
    begun = Run(read_experiment(experiment), experiment, out, resume=resume, added=content or ())
    play(begun, crew, out, csv=csv)
    typer.echo(f"{begun.games:,} games in {begun.state['seconds']:,.1f} s: {out}")
    typer.echo(f"delvers lab report {out}  # draws them")


@lab.command(cls=WithRay)
def compare(
    first: Annotated[Path, typer.Argument(metavar="A", help=EITHER)],
    second: Annotated[Path, typer.Argument(metavar="B", help=EITHER)],
    out: Annotated[
        Path | None, typer.Option(help="Keep the results of A and B in this folder.")
    ] = None,
    jobs: Jobs = 1,
    ray: RayAddress = None,
    every: Annotated[
        bool, typer.Option("--all", help="Show groups that do not differ too.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    content: ContentPaths = None,
    lang: Language = "",
) -> None:
    """Say what differs between two experiments, by how much, and whether that can be luck.

    Experiments are run with the dice of A, so that both play the same games as far as they can.
    """
    from delvers.cli.reports.difftable import plain, show_comparison  # noqa: PLC0415  # an extra
    from delvers.lab.analysis import comparing  # noqa: PLC0415  # an extra
    from delvers.lab.analysis.naming import words_for  # noqa: PLC0415  # an extra
    from delvers.lab.running.run import Crew  # noqa: PLC0415  # an extra

    crew = Crew(jobs, ray)
    crew.check()
    with tempfile.TemporaryDirectory() as spare:
        folders = out or Path(spare)
        pair = both_results(first, second, folders, crew, content or [])
        compared = comparing.compare(*pair)
    if as_json:
        typer.echo(json.dumps(plain(compared)))
        return
    game = pair[0].state["experiment"]["game"]
    voice = words_for(pair[0], game, words(lang))
    show_comparison(Console(), game, compared, voice, every=every)


def both_results(
    first: Path, second: Path, out: Path, crew: "Crew", content: list[Path]
) -> "tuple[Results, Results]":
    """The results of two experiments or folders; experiments are checked, then played."""
    from delvers.lab.analysis.results import open_results  # noqa: PLC0415  # an extra
    from delvers.lab.experiments.form import read_experiment  # noqa: PLC0415  # an extra
    from delvers.lab.running.run import Run  # noqa: PLC0415  # an extra

    opened = {path: open_results(path) for path in (first, second) if path.is_dir()}
    seeds = [results.state["experiment"]["seed"] for results in opened.values()]
    if content and len(opened) == len({first, second}):
        raise BadOption("--content is for experiments that are played now; these are results")
    runs = {}
    for name, path in (("a", first), ("b", second)):
        if path not in opened:
            experiment = read_experiment(path)
            seeds.append(experiment.seed)
            same_dice = experiment.seeded(seeds[0])
            runs[name] = Run(same_dice, path, out / name, resume=True, added=content)
    for name, begun in runs.items():
        play(begun, crew, out / name, csv=False)
    found = [
        opened[path] if path in opened else open_results(out / name)
        for name, path in (("a", first), ("b", second))
    ]
    return found[0], found[1]


@lab.command()
def report(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Results of `delvers lab run`.")],
    plot: Annotated[str, typer.Option(help="Draw only the plot of this name.")] = "",
    lang: Language = "",
) -> None:
    """Draw results: one page that stands alone, and every plot as PNG and SVG."""
    from delvers.lab.analysis.results import open_results  # noqa: PLC0415  # an extra
    from delvers.lab.reporting.report import write_report  # noqa: PLC0415  # an extra

    results = open_results(folder)
    for path in write_report(results, words(lang), plot=plot):
        typer.echo(path)


def play(begun: "Run", crew: "Crew", out: Path, *, csv: bool) -> None:
    """Play with a bar that shows how far it is; Ctrl-C, or the word to end, leaves what is done."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with progress_bar() as bar:
            task = bar.add_task("", total=begun.most_games, completed=begun.games)
            begun.play(
                crew,
                csv=csv,
                progress=lambda: bar.update(task, total=begun.most_games, completed=begun.games),
            )
    except KeyboardInterrupt:
        fail(f"stopped: {begun.games:,} games are in {out}; --resume goes on", INTERRUPTED)
    finally:
        signal.signal(signal.SIGTERM, before)


class Rate(ProgressColumn):
    """Games per second."""

    def render(self, task: Task) -> Text:
        """The speed of the last half minute."""
        return Text(f"{task.speed:,.1f}/s" if task.speed else "…/s")


def progress_bar() -> Progress:
    """A bar on stderr with rate and time left, if anybody can see it there."""
    console = Console(stderr=True)
    columns = (BarColumn(None), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
