"""Content that somebody has added: seen everywhere, named in saves, refused whole if wrong."""

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import delvers
from delvers.games.plungin.bots.chart import floor_of
from delvers.games.plungin.pictures.floors import floor
from delvers.games.plungin.rules import add_content, remove_content
from delvers.games.plungin.rules.board.grid import inner_steps, shape_of
from delvers.games.plungin.rules.board.laying import effect_of
from delvers.games.plungin.rules.books.adding import BOX, added_paths
from delvers.games.plungin.rules.books.library import BOOKS, FOLDER
from delvers.games.plungin.rules.books.own import read_own
from delvers.games.plungin.rules.books.problems_of_own import CHECKS, problems_of_own
from delvers.games.plungin.rules.magic.spells import STRONG
from delvers.games.plungin.rules.village.market import stock_at
from delvers.kernel.errors import BadContent, BadOption, BrokenSave, ForeignSave
from delvers.kernel.kit import REGISTRY
from delvers.lab import simulate as lab
from delvers.server.bots import start_worker
from delvers.text import words
from tests.cli.command import run
from tests.docs.steps import blocks_in

PAGE = Path(__file__).parents[4] / "docs" / "writing-an-adventure.md"
OPTIONS = {"adventure": "salt_stair"}
SPELL = """
[[spells]]
id = "salt_lance"
name = "Salt Lance"
school = "school_of_ember"
difficulty = { school_of_ember = 1 }
cost = 30
range = 5
target = "monster"
effect = "attack"
hits = 1
overload = { difficulty = 2, hits = 3 }
text = "a bolt of salt"

[[items]]
id = "salt_pick"
name = "Salt Pick"
kind = "weapon"
bonus = 1
price = 25
shop = true
"""


@pytest.fixture
def salt_stair(tmp_path: Path) -> Iterator[Path]:
    """The adventure of the page for designers; the books are as before afterwards."""
    folder = tmp_path / "salt_stair"
    folder.mkdir()
    for block in blocks_in(PAGE.read_text(encoding="utf-8")):
        if block.language == "toml":
            file = block.file(tmp_path)
            before = file.read_text(encoding="utf-8") if block.is_more else ""
            file.write_text(before + block.body, encoding="utf-8")
    yield folder
    remove_content()


def spoil(file: Path, old: str, new: str) -> None:
    """Change one thing in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# -- adding ----------------------------------------------------------------------------------------


def test_an_added_adventure_can_be_chosen_and_played(salt_stair: Path) -> None:
    with pytest.raises(BadOption):
        delvers.new("plungin", seats=1, options=OPTIONS)
    add_content(salt_stair)
    game = delvers.new("plungin", seats=1, seed=1, options=OPTIONS)
    assert game.view(0)["adventure"] == "salt_stair"


def test_one_file_is_enough_for_an_adventure_without_entries(salt_stair: Path) -> None:
    text = (FOLDER / "packs" / "tapping_in_the_wall.toml").read_text(encoding="utf-8")
    text = text.replace("eye_of_death", "my_eye").replace(
        'tile = "my_eye"', 'tile = "eye_of_death"'
    )
    text = text.replace("tapping_in_the_wall", "my_wall").replace('id = "task_', 'id = "my_task_')
    file = salt_stair.parent / "my_wall.toml"
    file.write_text(text, encoding="utf-8")
    add_content(file)
    assert delvers.new("plungin", seats=1, options={"adventure": "my_wall"}).waiting


def test_content_that_is_refused_changes_nothing(salt_stair: Path) -> None:
    spoil(salt_stair / "entries.toml", 'act = "sweep"', 'act = "swoop"')
    before = [{**getattr(BOOKS, part)} for part in ("packs", "monsters", "items", "tiles")]
    spec = REGISTRY.find("plungin")
    with pytest.raises(BadContent, match=r"law_rows\[1\].act: 'swoop' is not known; .*sweep"):
        add_content(salt_stair)
    assert [getattr(BOOKS, part) for part in ("packs", "monsters", "items", "tiles")] == before
    assert REGISTRY.find("plungin") is spec
    assert added_paths() == []


def test_a_refusal_after_a_good_version_keeps_the_good_one(salt_stair: Path) -> None:
    add_content(salt_stair)
    spoil(salt_stair / "entries.toml", 'text = "Pincers', 'text = ""  # "Pincers')
    with pytest.raises(BadContent, match="the text is missing"):
        add_content(salt_stair)
    assert BOOKS.monsters["salt_crawler"].text.startswith("Pincers")


def test_adding_again_reads_the_files_anew_everywhere(salt_stair: Path) -> None:
    add_content(salt_stair)
    assert shape_of("salt_pool", 0).marks[2, 1] == "F"
    drawn, walked = floor("salt_chapel", 0), floor_of("salt_chapel", 0, 0)
    steps = inner_steps("salt_chapel", 0)
    spoil(salt_stair / "entries.toml", "#.~FF~.#", "#.~.F~.#")
    spoil(salt_stair / "entries.toml", "#........#\n####GG", "#........#\n#........#\n####GG")
    spoil(salt_stair / "entries.toml", 'name = "Salt Crawler"', 'name = "Salt Louse"')
    add_content(salt_stair)
    assert shape_of("salt_pool", 0).marks[2, 1] == "."
    assert len(inner_steps("salt_chapel", 0)) > len(steps)
    assert floor("salt_chapel", 0) != drawn
    assert len(floor_of("salt_chapel", 0, 0)) > len(walked)
    assert words("en").name("plungin", "salt_crawler 12") == "Salt Louse 12"


def test_spells_and_goods_of_an_added_book_are_taught_sold_and_overloaded(
    salt_stair: Path,
) -> None:
    assert "salt_pick" not in stock_at(1)
    (salt_stair / "more.toml").write_text(SPELL, encoding="utf-8")
    add_content(salt_stair)
    assert stock_at(1)["salt_pick"] == 25
    assert STRONG["salt_lance"].hits == 3
    remove_content()
    assert "salt_pick" not in stock_at(1)
    assert "salt_lance" not in STRONG


@pytest.mark.parametrize("lang", ["en", "es", "ru", "ro"])
def test_names_and_texts_are_shown_as_they_were_written(salt_stair: Path, lang: str) -> None:
    add_content(salt_stair)
    speaker = words(lang)
    assert speaker.name("plungin", "brine_warden") == "The Brine Warden"
    assert speaker.name("plungin", "salt_chapel") == "Salt Chapel"
    assert speaker.name("plungin", "bring_the_lamp") == "the lamp hung up in the village hall"
    assert "stings" in speaker.card_text("plungin", "brine_salve")


def test_taking_content_out_leaves_the_books_of_the_box(salt_stair: Path) -> None:
    add_content(salt_stair)
    remove_content()
    assert BOOKS == BOX
    with pytest.raises(BadOption):
        delvers.new("plungin", seats=1, options=OPTIONS)


def test_a_special_location_of_ones_own_does_what_its_verb_says(salt_stair: Path) -> None:
    add_content(salt_stair)
    assert effect_of("salt_pool") == "fountain"
    assert effect_of("healing_fountain") == "fountain"


# -- in saves and records --------------------------------------------------------------------------


def test_a_save_names_the_added_content_and_goes_on_only_with_it(salt_stair: Path) -> None:
    add_content(salt_stair)
    game = delvers.new("plungin", seats=1, seed=1, options=OPTIONS)
    saved, record = game.save(), game.record().text()
    assert json.loads(saved)["content"].startswith(f"{BOOKS.version}+salt_stair.")
    assert len(json.loads(saved)["content"]) <= 64
    assert delvers.load(saved).view(0) == game.view(0)
    remove_content()
    with pytest.raises(ForeignSave, match=r"added content salt_stair.*here is none.*--content"):
        delvers.load(saved)
    with pytest.raises(ForeignSave, match="added content salt_stair"):
        delvers.replay(delvers.read_record(record))


def test_a_save_of_another_version_of_the_content_is_refused(salt_stair: Path) -> None:
    add_content(salt_stair)
    saved = delvers.new("plungin", seats=1, seed=1, options=OPTIONS).save()
    spoil(salt_stair / "entries.toml", "ATK = 6", "ATK = 7")
    add_content(salt_stair)
    with pytest.raises(ForeignSave, match=r"added content salt_stair\.\w+, but here is salt_stair"):
        delvers.load(saved)


def test_a_game_that_cannot_meet_added_content_needs_none(salt_stair: Path) -> None:
    add_content(salt_stair)
    saved = delvers.new("plungin", seats=1, seed=1).save()
    assert json.loads(saved)["content"] == BOOKS.version
    remove_content()
    assert delvers.load(saved).notice is None


def test_a_campaign_can_meet_it_and_says_so(salt_stair: Path) -> None:
    add_content(salt_stair)
    game = delvers.new("plungin", seats=1, seed=1, options={"campaign": True})
    assert "+salt_stair." in json.loads(game.save())["content"]


def test_a_record_with_added_content_and_no_options_is_broken(salt_stair: Path) -> None:
    add_content(salt_stair)
    plain = json.loads(delvers.new("plungin", seats=1, seed=1, options=OPTIONS).record().text())
    plain["options"] = {}
    with pytest.raises((BrokenSave, ForeignSave)):
        delvers.replay(delvers.read_record(json.dumps(plain)))


def test_a_game_of_the_terminal_finds_its_content_again(salt_stair: Path) -> None:
    file = salt_stair.parent / "salt.json"
    given = ("--content", salt_stair, "--option", "adventure=salt_stair", "--save", file)
    assert run("play", "plungin", "--seats", 1, *given, typed="q\n").exit_code == 0
    resumed = run("play", "--resume", file, typed="q\n")
    assert (resumed.exit_code, "The Salt Stair" in resumed.stdout) == (0, True)
    salt_stair.rename(salt_stair.with_name("elsewhere"))
    lost = run("play", "--resume", file, typed="q\n")
    assert (lost.exit_code, "added content salt_stair" in lost.stderr) == (2, True)


# -- other processes -------------------------------------------------------------------------------


def knows(adventure: str) -> bool:
    """Whether this process knows an adventure."""
    return adventure in BOOKS.packs


def test_processes_in_which_bots_think_know_it(salt_stair: Path) -> None:
    add_content(salt_stair)
    with ProcessPoolExecutor(1, get_context("spawn"), start_worker, (added_paths(),)) as pool:
        assert pool.submit(knows, "salt_stair").result()


def test_processes_that_simulate_know_it(salt_stair: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add_content(salt_stair)
    monkeypatch.setattr(lab, "CHUNK", 1)
    report = lab.simulate("plungin", 2, seats=1, seed=1, jobs=2, options=OPTIONS)
    assert report.tally.games == 2


# -- what is wrong with it -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("entries", 'id = "salt_crawler"', 'id = "goblin"', "monsters.goblin: the id is taken"),
        ("entries", 'id = "grey_salt"', 'id = "goblin"', "items.goblin: the id is taken"),
        ("entries", 'id = "grey_salt"', 'id = "Grey"', "items: 'Grey' is no id"),
        ("entries", 'id = "grey_salt"', 'id = "brine_salve"', "brine_salve: two entries have"),
        ("entries", "LIFE = 2, ", "", "salt_crawler.stats.LIFE: must be 1 or more"),
        ("entries", "MAG = 2, MOV", "LIFE = 9, MAG = 2, MOV", "a boss has a life table instead"),
        ("entries", '["climbs"]', '["climb"]', "salt_crawler.powers: 'climb' is not known"),
        ("entries", '"asleep"]', '"sleepy"]', "brine_warden.immune: 'sleepy' is not known"),
        ("entries", '"grey_salt"\ndrop_from', '"key"\ndrop_from', "drop: 'key' is a key"),
        ("entries", '["wardens_lamp"]', '["lamp"]', "brine_warden.loot: 'lamp' is not known"),
        ("entries", "high = 5, act", "high = 4, act", "law_rows: no row for 5"),
        ("entries", "{ low = 2, high = 6", "{ low = 1, high = 6", "life_rows[0].low: is 1"),
        ("entries", "low = 7, high = 9", "low = 8, high = 9", "life_rows[1].low: is 8"),
        ("entries", '"roars"', '"rawrs"', "life_rows[1].result: 'rawrs' is not known"),
        ("entries", 'life_dice = "1d6"', 'life_dice = "six"', "life_dice: 'six' are no dice"),
        ("entries", '"special" }', '"patient" }', "next_law: a patient monster needs one"),
        ("entries", '"combatant"', '"shooter"', "range: a shooter needs one"),
        ("entries", 'of = "any"', 'of = "nobody"', "law.of: 'nobody' is not known"),
        ("entries", 'effect = "heal"', 'effect = "boost"', "condition: is needed by the effect"),
        ("entries", 'effect = "heal"', 'effect = "hel"', "brine_salve.effect: 'hel' is not known"),
        ("entries", 'kind = "potion"', 'kind = "grenade"', "'heal' does not suit a grenade"),
        ("entries", 'heal = "1d4+1"', 'heal = "lots"', "heal: 'lots' are no dice"),
        ("entries", "#.~FF~.#", "#.~QF~.#", "salt_pool.drawing: 'Q' means nothing"),
        ("entries", "####GG####", "####DD####", "salt_chapel has no Great Door"),
        ("entries", 'effect = "fountain"', 'effect = "altar"', "'altar' needs squares marked A"),
        ("entries", 'effect = "fountain"', 'effect = "fount"', "effect: 'fount' is not known"),
        ("entries", 'heal = "1d6"', 'heal = ""', "heal: is needed by the effect 'fountain'"),
        ("entries", "doors = 2\nmonsters", "doors = 5\nmonsters", "doors: 5 doors, but salt_pool"),
        ("entries", 'effect = "monsters"', 'effect = "monstrous"', "'monstrous' is not known"),
        ("entries", 'effect = "monsters"', 'effect = "trap"', "trap: is needed by the effect"),
        ("entries", 'effect = "monsters"', 'effect = "cache"', "stat: is needed by the effect"),
        ("entries", "\nexp = 8", "\nxp = 8", "monsters[0].xp: is not a known field"),
        ("salt_stair", 'boss_at = "O"', 'boss_at = "A"', "salt_chapel has no A in its drawing"),
        ("salt_stair", 'boss_at = "O"', 'boss_at = "0,9"', "boss_at: '0,9' is no floor"),
        ("salt_stair", 'when = "won"', 'when = "win"', "bring_the_lamp.when: 'win' is not one of"),
        ("salt_stair", 'when = "won"', 'when = "escort_lives"', "when: there is no escort"),
        ("salt_stair", '"great_key"', '"key"', "gives a great_key"),
        (
            "salt_stair",
            "great_difficulty = 2",
            'great_difficulty = 2\ngreat_trap = "x"',
            "great_trap",
        ),
        ("entries", "####GG####", "####GG####\n##########", "drawing"),
        ("entries", 'kind = "special"', 'kind = "special"\nblocks = [[6, 1]]', "7,1, outside"),
        ("entries", "###DD###\n#......#", "###XX###\n#......#", "only the entrance has a way out"),
        ("salt_stair", "[1, 1]", "[2, 1]", "hero_levels: must be two levels"),
        ("salt_stair", 'id = "salt_stair"', 'id = "a b"', "packs: 'a b' is no id"),
    ],
)
def test_what_would_fail_in_play_is_found_before(
    salt_stair: Path, file: str, old: str, new: str, problem: str
) -> None:
    path = salt_stair / f"{file}.toml"
    spoil(path, old, new)
    found = problems_of_own(read_own(salt_stair), BOX)
    assert [one for one in found if one.startswith(f"{salt_stair}/") and problem in one], found


ONE_OF_A_KIND = {"phantom", "spell_book", "ring_of_recall", "rope_and_hook", "lute", "backpack"}
"""Entries of the box that rules know by their ids."""


def test_entries_of_the_box_would_pass_as_ones_own() -> None:
    found = {
        thing.id
        for shelf, look in CHECKS.items()
        for thing in getattr(BOX, shelf).values()
        if [*look(thing, BOX)]
    }
    assert found == ONE_OF_A_KIND


def test_an_end_where_nobody_is_can_never_be_cleared(salt_stair: Path) -> None:
    spoil(salt_stair / "salt_stair.toml", 'boss = "brine_warden"\nboss_at = "O"\n', "")
    spoil(salt_stair / "salt_stair.toml", 'group = [{ monster = "salt_crawler", count = "3" }]', "")
    found = problems_of_own(read_own(salt_stair), BOX)
    assert [one for one in found if "salt_chapel: nobody is there" in one]


def test_a_second_stage_needs_a_way_to_it(salt_stair: Path) -> None:
    more = "\nx = 6\ngreat_difficulty = 2\n\n[[stages]]\nlevel = 2\nn = 8\nx = 6"
    spoil(salt_stair / "salt_stair.toml", "\nx = 6", more)
    found = problems_of_own(read_own(salt_stair), BOX)
    assert [one for one in found if "uniques.rows: 1 for 2 stages; each needs one" in one]
    assert [one for one in found if "winch: must name the unique location of the first" in one]
