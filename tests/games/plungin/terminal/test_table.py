"""Dungeon Plungin' on the command line: making a party, the village, the dungeon, coming back."""

import re
from pathlib import Path

import pytest

import delvers
from delvers import Dice, bots
from delvers.cli.files import Seat
from delvers.cli.terminal.sitting import Sitting
from delvers.text import LANGUAGES
from tests.cli.command import kept, refused, run

CAMPAIGN = ("play", "plungin", "--seats", 1, "--seed", 5, "--option", "campaign=true")
ADVENTURE = ("play", "plungin", "--seats", 1, "--seed", 5)
PARTY = "take brannoc_vale\ntake sable_wick\ntake sister_ivenne\ntake orrin_ashgrove\n"
SET_OUT = "done\nkeep\nkeep\nadventure tapping_in_the_wall\n"
READY = "keep spells\nkeep spells\n"
PLACES = "square 2,4\nsquare 3,4\nsquare 2,5\nsquare 3,5\n"


def choices(file: Path) -> list[str]:
    """What has been chosen so far."""
    return [option for _, option in kept(file)["save"]["choices"]]


# -- a party and the village -----------------------------------------------------------------------


def test_ready_heroes_are_described_before_one_is_taken(tmp_path: Path) -> None:
    shown = run(*CAMPAIGN, "--save", tmp_path / "game.json", typed="i 1\n").stdout
    assert "A party of 4 is gathering (0/4)" in shown
    assert "Elf, Mage" in shown
    assert "A ferryman's son" in shown


def test_a_hero_is_made_step_by_step_and_the_sheet_grows(tmp_path: Path) -> None:
    typed = "create\nrace elf\nclass mage\nclass package\n"
    shown = run(*CAMPAIGN, "--save", tmp_path / "game.json", typed=typed).stdout
    assert "Elven senses" in shown
    assert "Ranged destroyer" in shown
    last = shown.split("> ")[-2]
    assert "Elf, Mage" in last
    assert "Stats: ATK 1" in last


def test_things_are_bought_in_the_village_after_a_look_at_them(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = PARTY + "see brannoc_vale\nbuy\ni buy bandage\nbuy bandage\n"
    shown = run(*CAMPAIGN, "--save", file, typed=typed).stdout
    assert "Common fund: 0 gold" in shown
    assert "type “buy” to see them" in shown
    assert "Buy Bandage (5 gold)" in shown
    assert "One action" in shown
    assert choices(file)[-1] == "buy bandage"
    assert "13 gold" in shown.split("> ")[-2]


def test_a_word_shows_the_options_that_hold_it(tmp_path: Path) -> None:
    typed = PARTY + "see brannoc_vale\nwhetstone\n"
    answer = run(*CAMPAIGN, "--save", tmp_path / "game.json", typed=typed).stdout.split("> ")[-2]
    for option in ("Buy Whetstone", "Sell Whetstone", "Throw away Whetstone"):
        assert option in answer
    assert "Bandage" not in answer


def test_an_adventure_is_described_before_one_sets_out_for_it(tmp_path: Path) -> None:
    typed = PARTY + SET_OUT
    shown = run(*CAMPAIGN, "--save", tmp_path / "game.json", typed=typed).stdout
    assert "A cellar stair nobody cut" in shown
    assert "For nine nights the village has slept badly." in shown
    assert "Not now: 3 Set out: The Bell Under Harrow" in shown


def test_p_shows_the_sheets_of_all_heroes(tmp_path: Path) -> None:
    shown = run(*CAMPAIGN, "--save", tmp_path / "game.json", typed=PARTY + "p\n").stdout
    assert "Prepared spells: " in shown
    assert "Abilities: Counterattack, Charge, Adaptable" in shown


# -- the dungeon -----------------------------------------------------------------------------------


def test_steps_are_taken_with_short_keys(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*ADVENTURE, "--save", file, typed=READY + PLACES + "act brannoc_vale\nmnn\nw\n.\n")
    assert choices(file)[-5:] == ["move", "north", "north", "west", "stop"]


def test_steps_are_taken_with_the_letters_of_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = READY + PLACES + "act brannoc_vale\nm\no\n"
    run(*ADVENTURE, "--lang", "es", "--save", file, typed=typed)
    assert choices(file)[-2:] == ["move", "west"]


def test_s_is_a_step_south_while_moving_and_never_leaves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = READY + PLACES + "act sister_ivenne\nm\ns\nn\n"
    shown = run(*ADVENTURE, "--save", file, typed=typed).stdout
    assert "Not possible now: Step south" in shown
    assert choices(file)[-1] == "move"


def test_save_leaves_also_while_moving(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = READY + PLACES + "act brannoc_vale\nm\nsave\n1\n"
    shown = run(*ADVENTURE, "--save", file, typed=typed).stdout
    assert f"delvers play --resume {file}" in shown
    assert choices(file)[-1] == "move"


def test_steps_typed_ahead_end_where_one_is_not_possible(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = READY + PLACES + "act brannoc_vale\nmwwww\n"
    shown = run(*ADVENTURE, "--save", file, typed=typed).stdout
    assert choices(file)[-3:] == ["move", "west", "west"]
    assert "Not possible now: Step west" in shown


def test_people_around_one_screen_are_told_whose_turn_it_is_and_nothing_is_hidden(
    tmp_path: Path,
) -> None:
    shown = run(
        *("play", "plungin", "--seats", 2, "--humans", 2, "--names", "Ana,Eva", "--seed", 5),
        *("--save", tmp_path / "game.json"),
        typed=READY + "first 0\n" + PLACES,
    ).stdout
    assert "Eva, it is your turn." in shown
    assert "take the keyboard" not in shown
    assert "Brannoc Vale (Ana)" in shown


def test_stats_are_explained_before_one_is_raised(tmp_path: Path) -> None:
    typed = "create\nrace human\nclass thief\nclass package\n"
    shown = run(*CAMPAIGN, "--save", tmp_path / "game.json", typed=typed).stdout
    assert "the dice of your attacks" in shown.split("> ")[-2]


@pytest.mark.parametrize("typed", ["x", "0", "99", "i 99", "i", "mx", "nonsense", "why 99", "♥"])
def test_what_cannot_be_understood_gets_a_hint_and_changes_nothing(
    typed: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    before = READY + PLACES + "act brannoc_vale\n"
    shown = run(*ADVENTURE, "--save", file, typed=f"{before}{typed}\n").stdout
    answer = shown.split("> ")[-2]
    assert "A number" in answer or "N is an option" in answer
    assert choices(file)[-1] == "act brannoc_vale"


def test_cards_tell_of_the_acting_hero_s_abilities_and_things(tmp_path: Path) -> None:
    typed = READY + PLACES + "act brannoc_vale\nc\n"
    shown = run(*ADVENTURE, "--save", tmp_path / "game.json", typed=typed).stdout
    assert "Charge: " in shown
    assert "Sword: " in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screens_of_a_new_party_fit_80_by_24(lang: str, tmp_path: Path) -> None:
    typed = PARTY + "see brannoc_vale\nenough\n" + SET_OUT + PLACES + "1\nm\n"
    file = tmp_path / "game.json"
    shown = run(*CAMPAIGN, "--lang", lang, "--save", file, typed=typed).stdout
    for screen in shown.split("> ")[:-1]:
        lines = screen.splitlines()
        body = lines[len(lines) - lines[::-1].index("") :] if "" in lines else lines
        assert len(body) < 24
        assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_line_of_a_translated_game_is_english(lang: str, tmp_path: Path) -> None:
    typed = PARTY + "see brannoc_vale\np\nh\nenough\n" + SET_OUT + PLACES + "1\ni 2\nm\n"
    lines = []
    for number, spoken in enumerate(("en", lang)):
        file = tmp_path / f"{number}.json"
        shown = run(*CAMPAIGN, "--lang", spoken, "--save", file, typed=typed).stdout
        lines.append({line.strip() for line in shown.split("The game is kept")[0].splitlines()})
    same = {line for line in lines[0] & lines[1] if re.search(r"\b[a-z]{4}", line)}
    assert same == set()


# -- leaving and coming back -----------------------------------------------------------------------


def test_a_campaign_goes_on_where_it_was_left(tmp_path: Path) -> None:
    parts = [PARTY, "see brannoc_vale\nbuy bandage\n", "enough\n" + SET_OUT, PLACES]
    straight, broken = tmp_path / "straight.json", tmp_path / "broken.json"
    run(*CAMPAIGN, "--save", straight, typed="".join(parts))
    run(*CAMPAIGN, "--save", broken, typed=parts[0] + "s\n")
    for part, end in zip(parts[1:], ("", "q\ny\n", "s\n"), strict=True):
        shown = run("play", "--resume", broken, typed=part + end).stdout
        assert f"delvers play --resume {broken}" in shown
    assert kept(broken) == kept(straight)


def test_coming_back_shows_where_one_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run(*CAMPAIGN, "--save", file, typed=PARTY + SET_OUT + PLACES)
    shown = run("play", "--resume", file, typed="").stdout
    assert "The Tapping in the Wall · level 1 · round 1" in shown
    assert "Whose turn is it now?" in shown
    assert "Orrin Ashgrove begins at 3,5" in shown


def test_kept_games_are_listed_with_the_command_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("typer.get_app_dir", lambda _name: str(tmp_path))
    assert "No game is kept in" in run("play", "--list").stdout
    run(*CAMPAIGN, typed=PARTY)
    (tmp_path / "saves" / "other.json").write_text("{}", encoding="utf-8")
    shown = run("play", "--list").stdout
    file = next((tmp_path / "saves").glob("plungin-*.json"))
    assert "Dungeon Plungin' · Player 1 · 4 choices" in shown
    assert f"delvers play --resume {file}" in shown
    assert "other.json" not in shown


def test_options_that_do_not_exist_are_refused() -> None:
    assert "known: adventure" in refused(*ADVENTURE, "--option", "dragons=true")
    assert "tapping_in_the_wall" in refused(*ADVENTURE, "--option", "adventure=nowhere")
    assert "no hero is called 'me'" in refused(*ADVENTURE, "--option", "heroes=me")


# -- a whole adventure -----------------------------------------------------------------------------

TWO = {"heroes": "orrin_ashgrove,tollo_finch", "fast_and_bloody": True}
"""A mage and a bard, and blood flows fast: this does not take long."""


def planned(path: Path) -> list[str]:
    """What a sensible player types, from the first question to the end of an adventure."""
    game = delvers.new("plungin", seats=2, seed=1, options=TWO)
    sitting = Sitting(game, [Seat("Ana"), Seat("Bot 2", "heuristic")], path, 1)
    player, typed = bots.make("heuristic", "plungin", Dice(9)), []
    while not game.is_over:
        seat = sitting.next_seat()
        if seat == 0:
            typed.append(player.choose(game.pending[0], lambda: game.view(0)))
            game.choose(0, typed[-1])
        else:
            sitting.bot_chooses(seat)
    return typed


@pytest.fixture(scope="module")
def adventure(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The file of a whole adventure with a bot in the other seat, and the last screens."""
    folder = tmp_path_factory.mktemp("adventure")
    file = folder / "game.json"
    settings = [f"{name}={value}" for name, value in TWO.items()]
    result = run(
        *("play", "plungin", "--seats", 2, "--seed", 1, "--save", file),
        *(part for setting in settings for part in ("--option", setting)),
        typed="\n".join(planned(folder / "plan.json")),
    )
    assert result.exit_code == 0
    return file, result.stdout


def test_a_whole_adventure_is_played_to_its_end(adventure: tuple[Path, str]) -> None:
    file, shown = adventure
    assert kept(file)["save"]["result"] is not None
    assert f"The game is kept in {file}" in shown
    assert "--resume" not in shown


def test_a_replay_has_the_adventure_and_its_rounds_as_chapters(
    adventure: tuple[Path, str],
) -> None:
    shown = run("replay", adventure[0]).stdout
    assert "The Tapping in the Wall ─" in shown
    assert "Round 2 ─" in shown


def test_a_played_adventure_is_verified_and_drawn(
    adventure: tuple[Path, str], tmp_path: Path
) -> None:
    assert "choices are legal" in run("verify", adventure[0]).stdout
    picture = tmp_path / "table.svg"
    assert run("draw", adventure[0], "-o", picture, "--seat", 0, "--at", 40).exit_code == 0
    assert picture.read_text(encoding="utf-8").startswith(("<svg", "<?xml"))


def test_the_rules_of_the_game_are_looked_up() -> None:
    assert "play passes to the player on the left" in run("rules", "DP-ROUND-05").stdout
