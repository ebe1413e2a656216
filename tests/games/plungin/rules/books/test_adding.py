"""Two tables with different content in one process: neither knows what the other has added."""

import json
from pathlib import Path

import pytest

import delvers
from delvers.bots import Player
from delvers.bots.match import play_out
from delvers.draw import Scene, picture
from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.board.placing import put_monster
from delvers.games.plungin.rules.books.library import BOX, FOLDER
from delvers.games.plungin.rules.heroes.stats import value_of
from delvers.games.plungin.rules.state.state import State
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadOption, ForeignSave
from delvers.kernel.game import Game
from delvers.kernel.spec import Spec
from delvers.server.app import create_app
from delvers.text import words
from tests.games.plungin.rules.foes import foe
from tests.games.plungin.rules.scene import hero, monster, state_of
from tests.server.guests import InProcess, human, humans, open_table

ENTRIES = """
[[monsters]]
id = "marsh_thing"
name = "{name}"
level = 1
stats = {{ ATK = {ATK}, DEF = 2, MAG = 1, MOV = 4, LIFE = {LIFE}, RES = 2, DEX = 2, WIT = 2 }}
law = {{ role = "combatant", target = "near" }}
exp = 4
text = "it is wet"

[[items]]
id = "marsh_blade"
name = "{blade}"
kind = "weapon"
bonus = {bonus}
stats = {{ RES = {bonus} }}
price = {price}
shop = true

[[tiles]]
id = "marsh_pool"
name = "Marsh Pool"
kind = "room"
drawing = '''
{drawing}'''
"""
"""Two packs have all of this, with other figures."""
ONLY = """
[[monsters]]
id = "{id}"
name = "Only One"
level = 1
stats = {{ ATK = 2, DEF = 2, MAG = 1, MOV = 4, LIFE = 3, RES = 2, DEX = 2, WIT = 2 }}
law = {{ role = "combatant", target = "near" }}
exp = 4
text = "it is alone"
"""
SMALL = "##DD##\n#....#\n#....#\n#....#\n#....#\n##DD##\n"
LARGE = "###DD###\n#......#\n#......#\n#......#\n#......#\n#......#\n#......#\n###DD###\n"


def write_pack(folder: Path, only: str, **facts: object) -> Path:
    """An adventure like that of the box, with entries of its own."""
    folder.mkdir()
    text = (FOLDER / "packs" / "tapping_in_the_wall.toml").read_text(encoding="utf-8")
    text = text.replace("eye_of_death", "my_eye").replace(
        'tile = "my_eye"', 'tile = "eye_of_death"'
    )
    text = text.replace("tapping_in_the_wall", "marsh").replace('id = "task_', 'id = "my_task_')
    (folder / "marsh.toml").write_text(text, encoding="utf-8")
    entries = ENTRIES.format(**facts) + ONLY.format(id=only)
    (folder / "entries.toml").write_text(entries, encoding="utf-8")
    return folder


@pytest.fixture
def north(tmp_path: Path) -> Path:
    return write_pack(
        tmp_path / "north",
        "heron",
        **{"name": "Toad", "ATK": 3, "LIFE": 2, "blade": "Reed", "bonus": 1, "price": 10},
        drawing=SMALL,
    )


@pytest.fixture
def south(tmp_path: Path) -> Path:
    return write_pack(
        tmp_path / "south",
        "stork",
        **{"name": "Newt", "ATK": 5, "LIFE": 7, "blade": "Rush", "bonus": 2, "price": 70},
        drawing=LARGE,
    )


def game_of(place: Path, **options: object) -> Game:
    options = {"adventure": "marsh", **options}
    return delvers.new("plungin", seats=1, seed=3, options=options, content=[place])


def specs(*places: Path) -> list[Spec[State]]:
    return [SPEC.extended([place]) for place in places]


# -- at the table ----------------------------------------------------------------------------------


def test_the_same_id_has_the_figures_of_its_own_table(north: Path, south: Path) -> None:
    games = [foe("marsh_thing", spec=spec) for spec in specs(north, south)]
    assert [monster(game).stats["ATK"] for game in games] == [3, 5]
    assert [monster(game).life for game in games] == [2, 7]
    for game in games:
        hero(game).hands = ["marsh_blade", ""]
    worn = [value_of(hero(game), "RES") - hero(game).stats["RES"] for game in games]
    assert worn == [1, 2]
    assert [value_of(hero(game), "RES") - hero(game).stats["RES"] for game in games] == [1, 2]


def test_what_one_pack_adds_is_unknown_at_the_other_table_and_in_the_box(
    north: Path, south: Path
) -> None:
    one, other = specs(north, south)
    assert monster(foe("heron", spec=one)).id == "heron"
    for spec, id in ((other, "heron"), (one, "stork"), (SPEC, "heron"), (SPEC, "marsh_thing")):
        game = foe("goblin", spec=spec)
        with pytest.raises(KeyError):
            put_monster(game._table, id, state_of(game).heroes[0].at + 1)


def test_shops_and_tiles_are_those_of_the_table(north: Path, south: Path) -> None:
    for spec, price, squares in zip(specs(north, south), (10, 70), (16, 36), strict=True):
        game = foe("marsh_thing", (2, 2), spec=spec, tile="marsh_pool")
        assert len(state_of(game).ground) == squares
        assert spec.content.items["marsh_blade"].price == price
    with pytest.raises(BadOption):
        delvers.new("plungin", seats=1, options={"adventure": "marsh"})


def play_together(*games: Game, bot: str = "random", choices: int = 1500) -> None:
    """Let bots play the games in turn, one choice here and one there."""
    players = [Player(bot, "plungin", 5, game.spec.content) for game in games]
    for _ in range(choices):
        for game, player in zip(games, players, strict=True):
            if game.pending:
                seat = min(game.waiting)
                game.choose(seat, player.choose(game, seat))


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_tables_side_by_side_go_as_they_would_alone(north: Path, south: Path, bot: str) -> None:
    def begin() -> list[Game]:
        box = delvers.new("plungin", seats=1, seed=3)
        return [game_of(north), game_of(south), box]

    together, alone = begin(), begin()
    play_together(*together, bot=bot, choices=150)
    for game in alone:
        play_together(game, bot=bot, choices=150)
    assert [game.save() for game in together] == [game.save() for game in alone]


def test_the_box_is_played_as_if_nobody_had_added_anything(north: Path) -> None:
    before = delvers.new("plungin", seats=1, seed=8)
    play_out(before, [Player("random", "plungin", 8)])
    game_of(north)
    after = delvers.new("plungin", seats=1, seed=8)
    play_out(after, [Player("random", "plungin", 8)])
    assert after.record() == before.record()
    assert after.spec.content is BOX


# -- copies, saves, words --------------------------------------------------------------------------


def contents_in(game: Game) -> set[int]:
    """The books that the state and everybody in it has."""
    state = state_of(game)
    people = (*state.heroes, *state.monsters, *state.making)
    return {id(state.content), *(id(one.content) for one in people)}


def test_everybody_at_a_table_has_its_books_in_copies_and_saves_too(
    north: Path, south: Path
) -> None:
    for place in (north, south):
        game = game_of(place, campaign=True)
        play_together(game, choices=400)
        mine = {id(game.spec.content)}
        assert contents_in(game) == mine
        assert contents_in(game.copy()) == mine
        assert contents_in(game.determinize(0, Dice(1))) == mine
        assert contents_in(delvers.load(game.save(), content=[place])) == mine
        assert contents_in(delvers.replay(game.record(), content=[place])) == mine


def test_a_state_that_is_read_gets_the_books_of_its_game(north: Path) -> None:
    game = foe("marsh_thing", spec=specs(north)[0])
    game.options["adventure"] = "marsh"
    read = delvers.load(game.save(), content=[north])
    assert contents_in(read) == {id(read.spec.content)}
    assert read.spec.content.monsters["marsh_thing"].name == "Toad"


def test_a_choice_taken_back_leaves_the_books_as_they_are(north: Path) -> None:
    game = game_of(north)
    game.choose(0, "choose spells")
    game.undo(0)
    assert contents_in(game) == {id(game.spec.content)}


def test_saves_name_different_contents_and_load_only_with_theirs(north: Path, south: Path) -> None:
    saves = {place: game_of(place).save() for place in (north, south)}
    names = [json.loads(save)["content"] for save in saves.values()]
    assert len({*names}) == 2
    assert all(name.startswith(f"{SPEC.content_version}+marsh.") for name in names)
    for place, other in ((north, south), (south, north)):
        assert delvers.load(saves[place], content=[place]).spec.content is not BOX
        with pytest.raises(ForeignSave, match=r"added content marsh\.\w+, but here is marsh\.\w+"):
            delvers.load(saves[place], content=[other])
        with pytest.raises(ForeignSave, match="but here is none"):
            delvers.load(saves[place])


def test_a_save_does_not_hold_the_books(north: Path) -> None:
    assert "it is wet" not in game_of(north).save()


def test_names_are_those_of_the_table(north: Path, south: Path) -> None:
    for spec, name, only, unknown in zip(
        specs(north, south), ("Toad", "Newt"), ("heron", "stork"), ("stork", "heron"), strict=True
    ):
        spoken = words("en").with_content(spec)
        assert spoken.name("plungin", "marsh_thing 12") == f"{name} 12"
        assert spoken.name("plungin", f"{only} 12") == "Only One 12"
        assert "Only One" not in spoken.name("plungin", f"{unknown} 12")
    assert words("en").name("plungin", "marsh_thing") == "Marsh thing"


def test_pictures_show_the_tiles_and_monsters_of_the_table(north: Path, south: Path) -> None:
    drawn = []
    for spec in specs(north, south):
        game = foe("marsh_thing", (2, 2), spec=spec, tile="marsh_pool")
        spoken = words("en").with_content(spec)
        drawn.append(picture(Scene("plungin", game.view(0), game.pending[0], spoken, ("Ana",))))
    assert "Toad" in drawn[0]
    assert "Newt" not in drawn[0]
    assert "Newt" in drawn[1]
    assert drawn[0].count("Reed") == drawn[1].count("Rush")


# -- servers ---------------------------------------------------------------------------------------


def test_two_servers_of_one_process_offer_their_own_content(
    tmp_path: Path, north: Path, south: Path
) -> None:
    tables = {}
    for place in (north, south):
        with InProcess(create_app(str(tmp_path / f"{place.name}.sqlite3"), [place])) as http:
            tables[place] = humans(http, 1, game="plungin", options={"adventure": "marsh"}).table
            open_table(http, human(0), human(1), human(2), game="raiders")
    with InProcess(create_app(str(tmp_path / "north.sqlite3"), [south])) as http:
        assert http.get(f"/api/tables/{tables[north]}").status_code == 409
    with InProcess(create_app(str(tmp_path / "north.sqlite3"), [north])) as http:
        assert http.get(f"/api/tables/{tables[north]}").json()["view"]["adventure"] == "marsh"
