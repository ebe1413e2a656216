"""Naming heroes at the keyboard."""

from pathlib import Path

from delvers.cli.files import FORMAT, read_chronicle
from delvers.text import words
from tests.cli.command import kept, run

CAMPAIGN = ("play", "plungin", "--seats", 1, "--seed", 5, "--option", "campaign=true")
MADE = "create\nrace dwarf\nclass warrior\nclass package\nlearn steadfast\n"
MORE = "create\nrace human\nclass thief\nclass package\nraise DEX\nlearn stealth\n"
PARTY = "take brannoc_vale\ntake sable_wick\n"


def play(file: Path, *typed: str) -> str:
    """What is shown after these lines; a new file begins a campaign."""
    begins = ("play", "--resume", file) if file.exists() else (*CAMPAIGN, "--save", file)
    result = run(*begins, typed="".join(typed))
    assert result.exit_code == 0, result.output
    return result.stdout


def names(file: Path) -> dict[str, str]:
    found: dict[str, str] = kept(file).get("hero_names", {})
    return found


def test_a_hero_is_named_as_soon_as_it_is_made(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play(file, MADE, "[b]Gróa[/b]\n", "t\n")
    assert "What is Dwarf Warrior 1 called?" in shown
    assert "Dwarf Warrior 1 is called [b]Gróa[/b] now." in shown
    assert "[b]Gróa[/b]: Dwarf, Warrior" in shown
    assert names(file) == {"dwarf_warrior_1": "[b]Gróa[/b]"}


def test_enter_leaves_the_name_and_a_bad_one_is_asked_for_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play(file, MADE, "x" * 25 + "\n", "\n", "t\n")
    assert "A name has 1 to 24 characters; this one has 25." in shown
    assert shown.count("What is Dwarf Warrior 1 called?") == 2
    assert "hero_names" not in kept(file)


def test_a_name_is_given_and_changed_by_a_command(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = play(file, MADE, "\n", "name Gróa\n", "NAME 1 Gróa Two\n", "name\n")
    assert "Gróa is called Gróa Two now." in shown
    assert "name N NAME: gives hero N a name\n  1  Gróa Two" in shown
    assert names(file) == {"dwarf_warrior_1": "Gróa Two"}
    shown = play(file, MORE, "Ada\n", "name 2 Gróa two\n", "name Ida\n", "name 3 Ida\n")
    assert "Another hero here is called Gróa two. Choose a different name." in shown
    assert shown.count("name N NAME") == 2
    assert names(file) == {"dwarf_warrior_1": "Gróa Two", "human_thief_2": "Ada"}


def test_who_has_made_no_hero_is_told_so(tmp_path: Path) -> None:
    shown = play(tmp_path / "game.json", "take brannoc_vale\n", "name Ada\n")
    assert "You can name the heroes that you have made, while they live: now none." in shown


def test_a_game_without_heroes_to_name_knows_no_such_command(tmp_path: Path) -> None:
    typed = ("play", "raiders", "--seed", 1, "--save", tmp_path / "game.json")
    assert "A number, ? = why" in run(*typed, typed="name Ada\n").stdout.split("> ")[1]


def test_names_are_kept_for_the_next_time_and_told_again_by_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(file, MADE, "[b]Gróa[/b]\n", PARTY, "take sister_ivenne\n")
    assert "See to [b]Gróa[/b]" in play(file, "a\n")
    assert "[b]Gróa[/b]" in run("replay", file).stdout
    play(file, "done\n", "keep\n", "retire\n")
    told = run("replay", file).stdout
    assert "[b]Gróa[/b]" in told
    assert kept(file)["format"] == FORMAT


def test_what_commands_a_terminal_is_no_name_even_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(file, MADE, "Gróa\n")
    file.write_text(file.read_text(encoding="utf-8").replace('"Gróa"', '"\\u001b[2J"'))
    assert read_chronicle(file, words("en")).hero_names == {}
    assert "\x1b[2J" not in play(file, "t\n")
