from pathlib import Path

import pytest

from delvers.cli.reports import where
from delvers.cli.reports.where import folder_of_tests, proofs_of
from delvers.kernel import rulebook
from tests.cli.command import refused, run


def test_a_clause_is_shown_with_the_title_of_its_section() -> None:
    shown = run("rules", "DR-TRAP-02").stdout
    assert "Dungeon Raiders: Traps (TRAP)" in shown
    assert "DR-TRAP-02" in shown
    assert "Lava cauldron" in shown
    assert "DR-TRAP-03" not in shown


def test_an_id_may_be_written_in_lower_case() -> None:
    assert "Lava cauldron" in run("rules", "dr-trap-02").stdout


def test_the_beginning_of_an_id_shows_all_clauses_that_begin_so() -> None:
    shown = run("rules", "DR-TRAP").stdout
    assert "DR-TRAP-01" in shown
    assert "DR-TRAP-08" in shown
    assert "DR-BOSS" not in shown.replace("(see DR-BOSS", "")


def test_words_find_every_clause_that_holds_them() -> None:
    shown = run("rules", "crystal ball", "--game", "raiders").stdout
    assert "DR-ITEM-09" in shown
    assert "DR-BOSS-16" in shown
    assert "DR-TRAP-02" not in shown


def test_a_section_is_shown_whole() -> None:
    shown = run("rules", "--game", "raiders", "--section", "item").stdout
    assert shown.count("DR-ITEM-") >= 20
    assert "Torch, crystal ball, key and sword (ITEM)" in shown


def test_no_hit_is_said_on_stderr_with_exit_code_1() -> None:
    result = run("rules", "unicorn")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "delvers: no rule holds 'unicorn'; try fewer words, or other ones\n"


def test_an_unknown_game_or_section_is_refused_with_the_known_ones() -> None:
    assert "known: raiders" in refused("rules", "--game", "chess")
    assert "known: SETUP, LEVEL" in refused("rules", "--game", "raiders", "--section", "nowhere")


def test_asking_for_nothing_is_refused_with_what_can_be_asked() -> None:
    assert "a clause's id, words, --game or --section" in refused("rules")


# -- where -----------------------------------------------------------------------------------------


def test_where_lists_the_lines_that_name_a_clause_and_the_tests_that_prove_it() -> None:
    shown = run("rules", "DQ3-ROOM-33", "--where").stdout
    assert "src/delvers/games/dungeonquest/third/rules/chambers.py:" in shown
    (line,) = [one for one in shown.splitlines() if "third/rules/chambers.py:" in one]
    assert '"DQ3-ROOM-33"' in line
    assert "tests/games/dungeonquest/third/rules/" in shown.split("Tests of DQ3-ROOM-33:")[1]


def test_where_without_the_tests_says_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("delvers.cli.commands.rules.folder_of_tests", lambda: None)
    monkeypatch.setattr(where, "CHECKOUT", where.SOURCE.parent)
    shown = run("rules", "DR-TRAP-02", "--where").stdout
    assert "the tests are not installed; look into a checkout of the source" in shown
    assert folder_of_tests(where.SOURCE) is None


def test_where_says_that_the_clause_of_a_card_is_made_from_its_id() -> None:
    shown = run("rules", "DR-CARDS-MUMMY", "--where").stdout
    assert "made from the id of a card" in shown


def test_a_test_counts_if_a_mark_of_it_names_the_whole_id(tmp_path: Path) -> None:
    folder = where.CHECKOUT / "tests" / "cli"
    assert proofs_of("DR-TRAP-02", folder) == []
    file = tmp_path / "test_pit.py"
    file.write_text(
        '@pytest.mark.rule("PIT-10", "PIT-2")\ndef test_a(): ...\n'
        '@pytest.mark.rule("PIT-1")\ndef test_b(): ...\n'
        '@pytest.mark.parametrize("a", [pytest.param(1, marks=pytest.mark.rule("PIT-1"))])\n'
        "def test_c(a): ...\n"
        'pytestmark = pytest.mark.rule("PIT-3")\n'
    )
    assert [name for _, name in where.marked_in(file, "PIT-1")] == ["test_b", "test_c"]
    assert [name for _, name in where.marked_in(file, "PIT-3")] == ["pytestmark"]


# -- languages -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["es", "ES", "es-ES", "es_AR.UTF-8", "es_ES@euro"])
def test_a_rule_is_shown_in_the_language_asked_for(lang: str) -> None:
    shown = run("rules", "DR-TRAP-02", "--lang", lang).stdout
    assert "Dungeon Raiders: Trampas (TRAP)" in shown
    assert "Caldero de lava" in shown


def test_words_are_looked_for_in_the_language_asked_for() -> None:
    assert "DR-TRAP-02" in run("rules", "caldero de lava", "--lang", "es").stdout
    assert "DR-TRAP-02" in run("rules", "котёл лавой", "--lang", "ru").stdout
    assert run("rules", "cauldron", "--lang", "ro").exit_code == 1


@pytest.mark.parametrize(
    ("variables", "title"),
    [
        ({"LANG": "es_ES.UTF-8"}, "Trampas"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "Ловушки"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "ro_RO"}, "Capcane"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8"}, "Traps"),
        ({"LANG": "fr_FR.UTF-8"}, "Traps"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "Trampas"),
        ({"LANG": "es_ES.UTF-8", "DELVERS_LANG": "ru"}, "Ловушки"),
    ],
)
def test_the_language_of_the_system_counts_where_none_is_asked_for(
    variables: dict[str, str], title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, tag in variables.items():
        monkeypatch.setenv(name, tag)
    assert f"Dungeon Raiders: {title}" in run("rules", "DR-TRAP-02").stdout
    assert "Dungeon Raiders: Traps" in run("rules", "DR-TRAP-02", "--lang", "en").stdout


def test_an_unknown_language_is_refused_where_it_is_asked_for() -> None:
    assert "'fr'; allowed: en, es, ru, ro" in refused("rules", "DR-TRAP-02", "--lang", "fr")


def test_a_stale_rule_is_shown_in_english_with_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    stale = {
        "DR-TRAP-02": rulebook.Clause(
            "DR-TRAP-02", "New.", "TRAP", "Trampas", "raiders", "en", True
        )
    }
    monkeypatch.setattr("delvers.cli.commands.rules.clauses", lambda _lang: stale)
    shown = run("rules", "DR-TRAP-02", "--lang", "es").stdout
    assert "New." in shown
    assert "Esta regla se muestra en inglés" in shown
