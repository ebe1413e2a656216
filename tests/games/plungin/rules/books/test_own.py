"""Content that somebody has added: seen everywhere, named in saves, refused whole if wrong."""

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

import delvers
from delvers.games.plungin.bots.chart import floor_of
from delvers.games.plungin.pictures.floors import floor
from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.grid import inner_steps, shape_of
from delvers.games.plungin.rules.board.laying import effect_of
from delvers.games.plungin.rules.books.library import BOX, FOLDER, Books
from delvers.games.plungin.rules.books.own import read_own
from delvers.games.plungin.rules.books.problems_of_own import CHECKS, problems_of_own
from delvers.games.plungin.rules.magic.spells import strong_spells
from delvers.games.plungin.rules.village.market import stock_at
from delvers.kernel.errors import BadContent, BadOption, BrokenSave, ForeignSave
from delvers.kernel.game import Game
from delvers.kernel.kit import REGISTRY
from delvers.lab import simulate as lab
from delvers.server.bots import content_of
from delvers.server.pools import start_worker
from delvers.text import words
from tests.cli.command import run
from tests.docs.steps import blocks_in

PAGE = Path(__file__).parents[5] / "docs" / "writing-an-adventure.md"
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
def salt_stair(tmp_path: Path) -> Path:
    """The adventure of the page for designers."""
    return write_salt_stair(tmp_path)


def write_salt_stair(place: Path) -> Path:
    """The files of the page for designers, written into a folder of this place."""
    folder = place / "salt_stair"
    folder.mkdir(parents=True)
    for block in blocks_in(PAGE.read_text(encoding="utf-8")):
        if block.language == "toml":
            file = block.file(place)
            before = file.read_text(encoding="utf-8") if block.is_more else ""
            file.write_text(before + block.body, encoding="utf-8")
    return folder


def books_at(path: Path) -> Books:
    """The books with what stands there now."""
    books: Books = SPEC.extended([path]).content
    return books


def begun(path: Path, **options: object) -> Game:
    """A game with what stands there now."""
    options = options or {**OPTIONS}
    return delvers.new("plungin", seats=1, seed=1, options=options, content=[path])


def spoil(file: Path, old: str, new: str) -> None:
    """Change one thing in a file."""
    text = file.read_text(encoding="utf-8")
    assert old in text, old
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# -- adding ----------------------------------------------------------------------------------------


def test_an_added_adventure_can_be_chosen_and_played(salt_stair: Path) -> None:
    with pytest.raises(BadOption):
        delvers.new("plungin", seats=1, options=OPTIONS)
    assert begun(salt_stair).view(0)["adventure"] == "salt_stair"


def test_one_file_is_enough_for_an_adventure_without_entries(salt_stair: Path) -> None:
    text = (FOLDER / "packs" / "tapping_in_the_wall.toml").read_text(encoding="utf-8")
    text = text.replace("eye_of_death", "my_eye").replace(
        'tile = "my_eye"', 'tile = "eye_of_death"'
    )
    text = text.replace("tapping_in_the_wall", "my_wall").replace('id = "task_', 'id = "my_task_')
    file = salt_stair.parent / "my_wall.toml"
    file.write_text(text, encoding="utf-8")
    assert begun(file, adventure="my_wall").waiting


def test_content_that_is_wrong_makes_no_game(salt_stair: Path) -> None:
    spoil(salt_stair / "entries.toml", 'act = "sweep"', 'act = "swoop"')
    with pytest.raises(BadContent, match=r"law_rows\[1\].act: 'swoop' is not known; .*sweep"):
        begun(salt_stair)


def test_a_pack_for_another_game_is_refused(salt_stair: Path) -> None:
    with pytest.raises(BadContent, match="is not a known field"):
        delvers.new("raiders", seats=3, content=[salt_stair])
    spoil(salt_stair / "entries.toml", "", 'game = "raiders"\n')
    with pytest.raises(BadContent, match="this is written for raiders, not for plungin"):
        begun(salt_stair)


def test_the_same_files_make_the_same_books(salt_stair: Path) -> None:
    assert books_at(salt_stair) is books_at(salt_stair)
    assert SPEC.extended([salt_stair, salt_stair]) is SPEC.extended([salt_stair])


def test_a_game_that_runs_keeps_what_it_was_begun_with(salt_stair: Path) -> None:
    game = begun(salt_stair)
    spoil(salt_stair / "entries.toml", 'text = "Pincers', 'text = "Claws')
    other = begun(salt_stair)
    for one, text in ((game, "Pincers"), (game.copy(), "Pincers"), (other, "Claws")):
        assert one.spec.content.monsters["salt_crawler"].text.startswith(text)


def test_changed_files_are_read_anew_everywhere(salt_stair: Path) -> None:
    before = books_at(salt_stair)
    assert shape_of(before, "salt_pool", 0).marks[2, 1] == "F"
    spoil(salt_stair / "entries.toml", "#.~FF~.#", "#.~.F~.#")
    spoil(salt_stair / "entries.toml", "#........#\n####GG", "#........#\n#........#\n####GG")
    spoil(salt_stair / "entries.toml", 'name = "Salt Crawler"', 'name = "Salt Louse"')
    spec = SPEC.extended([salt_stair])
    after = spec.content
    assert shape_of(after, "salt_pool", 0).marks[2, 1] == "."
    assert len(inner_steps(after, "salt_chapel", 0)) > len(inner_steps(before, "salt_chapel", 0))
    assert floor(after, "salt_chapel", 0) != floor(before, "salt_chapel", 0)
    assert len(floor_of(after, "salt_chapel", 0, 0)) > len(floor_of(before, "salt_chapel", 0, 0))
    spoken = words("en").with_content(spec)
    assert spoken.name("plungin", "salt_crawler 12") == "Salt Louse 12"


def test_spells_and_goods_of_an_added_book_are_taught_sold_and_overloaded(
    salt_stair: Path,
) -> None:
    (salt_stair / "more.toml").write_text(SPELL, encoding="utf-8")
    books = books_at(salt_stair)
    assert stock_at(books, 1)["salt_pick"] == 25
    assert strong_spells(books)["salt_lance"].hits == 3
    assert "salt_pick" not in stock_at(BOX, 1)
    assert "salt_lance" not in strong_spells(BOX)


@pytest.mark.parametrize("lang", ["en", "es", "ru", "ro"])
def test_names_and_texts_are_shown_as_they_were_written(salt_stair: Path, lang: str) -> None:
    speaker = words(lang).with_content(SPEC.extended([salt_stair]))
    assert speaker.name("plungin", "brine_warden") == "The Brine Warden"
    assert speaker.name("plungin", "salt_chapel") == "Salt Chapel"
    assert speaker.name("plungin", "bring_the_lamp") == "the lamp hung up in the village hall"
    assert "stings" in speaker.card_text("plungin", "brine_salve")


def test_the_game_of_the_box_stays_as_it_is(salt_stair: Path) -> None:
    books_at(salt_stair)
    assert "salt_stair" not in BOX.packs
    assert REGISTRY.find("plungin") is SPEC
    assert delvers.new("plungin", seats=1).spec.content is BOX


def test_a_special_location_of_ones_own_does_what_its_verb_says(salt_stair: Path) -> None:
    books = books_at(salt_stair)
    assert effect_of(books, "salt_pool") == "fountain"
    assert effect_of(books, "healing_fountain") == "fountain"


# -- in saves and records --------------------------------------------------------------------------


def test_a_save_names_the_added_content_and_goes_on_only_with_it(salt_stair: Path) -> None:
    game = begun(salt_stair)
    saved, record = game.save(), game.record().text()
    assert json.loads(saved)["content"].startswith(f"{SPEC.content_version}+salt_stair.")
    assert len(json.loads(saved)["content"]) <= 64
    assert delvers.load(saved, content=[salt_stair]).view(0) == game.view(0)
    with pytest.raises(ForeignSave, match=r"added content salt_stair.*here is none.*--content"):
        delvers.load(saved)
    with pytest.raises(ForeignSave, match="added content salt_stair"):
        delvers.replay(delvers.read_record(record))
    with pytest.raises(ForeignSave, match="added content salt_stair"):
        delvers.verify(delvers.read_record(record))
    assert delvers.verify(delvers.read_record(record), content=[salt_stair]).number == 0


def test_a_save_of_another_version_of_the_content_is_refused(salt_stair: Path) -> None:
    saved = begun(salt_stair).save()
    spoil(salt_stair / "entries.toml", "ATK = 6", "ATK = 7")
    with pytest.raises(ForeignSave, match=r"added content salt_stair\.\w+, but here is salt_stair"):
        delvers.load(saved, content=[salt_stair])


def test_a_game_that_cannot_meet_added_content_needs_none(salt_stair: Path) -> None:
    saved = begun(salt_stair, adventure="tapping_in_the_wall").save()
    assert json.loads(saved)["content"] == SPEC.content_version
    assert delvers.load(saved).notice is None


def test_a_campaign_can_meet_it_and_says_so(salt_stair: Path) -> None:
    game = begun(salt_stair, campaign=True)
    assert "+salt_stair." in json.loads(game.save())["content"]


def test_a_record_with_added_content_and_no_options_is_broken(salt_stair: Path) -> None:
    plain = json.loads(begun(salt_stair).record().text())
    plain["options"] = {}
    with pytest.raises((BrokenSave, ForeignSave)):
        delvers.replay(delvers.read_record(json.dumps(plain)), content=[salt_stair])


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


def knows(game: str, added: tuple[str, ...], adventure: str) -> bool:
    """Whether a bot of this process knows an adventure."""
    return adventure in content_of(game, added).packs


def test_processes_in_which_bots_think_know_it(salt_stair: Path) -> None:
    with ProcessPoolExecutor(1, get_context("spawn"), start_worker) as pool:
        assert pool.submit(knows, "plungin", (str(salt_stair),), "salt_stair").result()


def test_processes_that_simulate_know_it(salt_stair: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 1)
    report = lab.simulate(
        "plungin", 2, seats=1, seed=1, jobs=2, options=OPTIONS, content=[salt_stair]
    )
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
        ("entries", "\nexp = 8", "\nxp = 8", "xp: is not a known field"),
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
        ("salt_stair", "[1, 1]", "[1, 99]", "hero_levels.1: 99 is not a number from 1 to 10"),
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


def test_a_misspelt_field_hides_no_other_mistake(salt_stair: Path) -> None:
    spoil(salt_stair / "entries.toml", "\nexp = 8", "\nxp = 8")
    spoil(salt_stair / "entries.toml", '["wardens_lamp"]', '["lamp"]')
    spoil(salt_stair / "salt_stair.toml", 'when = "won"', 'when = "win"')
    spoil(salt_stair / "salt_stair.toml", "great_difficulty = 2", "great_dificulty = 2")
    told = [one.partition(": ")[2] for one in problems_of_own(read_own(salt_stair), BOX)]
    places = [one.partition(": ")[0] for one in told]
    assert places == [
        "entries.monsters.salt_crawler.xp",
        "entries.monsters.salt_crawler.exp",
        "salt_stair.stages[0].great_dificulty",
        "salt_stair.stages[0].great_difficulty",
        "monsters.brine_warden.loot",
        "tasks.bring_the_lamp.when",
    ]


def test_whatever_is_missing_or_misshapen_is_said_and_never_raised(salt_stair: Path) -> None:
    for file in sorted(salt_stair.iterdir()):
        lines = file.read_text(encoding="utf-8").split("\n")
        for number, line in [*enumerate(lines)][::4]:  # all of them would take seconds
            name, equals, _value = line.partition(" = ")
            if equals and name.isidentifier() and not line.endswith(('"""', "[")):
                for other in ([], [f"{name} = [[{{ x = 1.5 }}]]"]):
                    changed = [*lines[:number], *other, *lines[number + 1 :]]
                    file.write_text("\n".join(changed), encoding="utf-8")
                    found = problems_of_own(read_own(salt_stair), BOX)
                    assert found or not other, changed
        file.write_text("\n".join(lines), encoding="utf-8")


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
