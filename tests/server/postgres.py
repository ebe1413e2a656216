"""A real PostgreSQL for the tests, from the system's binaries, in a folder of its own."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USUAL = "/usr/lib/postgresql/*/bin"
# Commits reach the system at once, so that what is acknowledged outlives `down`.
QUICK = ["fsync=off", "full_page_writes=off", "max_connections=200"]
MISSING = "PostgreSQL is not installed; tests/install_postgres.sh does it where it may"


def binaries() -> Path | None:
    """The folder of the newest PostgreSQL on this machine."""
    if found := shutil.which("pg_ctl"):
        return Path(found).resolve().parent
    folders = sorted(Path("/").glob(f"{USUAL[1:]}/pg_ctl"))
    return folders[-1].parent if folders else None


class Cluster:
    """Listens on a socket in its folder only."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self._programs = programs
        # PostgreSQL refuses to run as root.
        self._user = "postgres" if os.getuid() == 0 else None
        if self._user:
            os.chown(folder, pwd.getpwnam(self._user).pw_uid, -1)

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [str(self._programs / program), *arguments],
            check=True,
            user=self._user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def start(self) -> None:
        self.run("initdb", "-D", f"{self.folder}/data", "-U", "delvers", "-A", "trust", "-N")
        with (self.folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write("\n".join([f"unix_socket_directories='{self.folder}'", *QUICK, ""]))
            settings.write("listen_addresses=''\n")
        self.up()

    def up(self) -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "start")

    def down(self) -> None:
        self.run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", "immediate", "stop")

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://delvers@/{name}?host={self.folder}"

    def new_database(self, name: str) -> str:
        self.run("createdb", "-h", str(self.folder), "-U", "delvers", name)
        return self.url(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster that is gone afterwards; without PostgreSQL a skip, but never in CI."""
    programs = binaries()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    # A socket's path may be only about a hundred characters long.
    folder = Path(tempfile.mkdtemp(prefix="delvers-pg-", dir="/tmp"))
    made = Cluster(folder, programs)
    try:
        made.start()
        yield made
        made.down()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
