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
