"""`pytest --clause ID` runs the tests of one clause, or of all whose ids begin so."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WHERE = ["-p", "no:cacheprovider", "tests/games/raiders/rules"]


def collected(clause: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pytest", "--clause", clause, "--collect-only", *WHERE],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def names(clause: str) -> list[str]:
    ran = collected(clause)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return [line for line in ran.stdout.splitlines() if "::" in line]


def test_a_clause_selects_its_own_tests_and_the_beginning_of_an_id_those_of_all() -> None:
    one, all_ = names("dr-trap-02"), names("DR-TRAP")
    assert one
    assert set(one) < set(all_)
    assert all("trap" in name for name in one)


def test_a_clause_that_no_rulebook_has_is_refused_with_those_near_it() -> None:
    ran = collected("DR-TRAP-99")
    assert ran.returncode == 4
    assert "no clause is called 'DR-TRAP-99'; DR-TRAP has DR-TRAP-01 to" in ran.stderr
