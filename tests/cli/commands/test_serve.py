import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.cli.command import refused

COMMAND = [sys.executable, "-c", "from delvers.cli.app import app; app()"]


def test_serve_prints_its_address_and_answers_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found
        with urllib.request.urlopen(found[0]) as page:
            assert page.status == 200
        process.send_signal(signal.SIGINT)
        process.wait()


def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'nowhere' / 'tables.db'}"
    assert "cannot be opened" in refused("serve", "--port", "0", "--database", database)


def test_a_database_of_a_kind_that_is_not_served_is_refused_with_what_is_allowed() -> None:
    told = refused("serve", "--port", "0", "--database", "mysql://ana:secret@localhost/games")
    assert "is no database; allowed: a file name, or a URL such as sqlite:///" in told
    assert "secret" not in told
