"""Heroes, cards, chambers and monsters of one's own in both editions of DungeonQuest."""

import shutil
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import delvers
from delvers.bots.match import play_out
from delvers.bots.player import Player
from delvers.cli.terminal.look import Look
from delvers.cli.terminal.tables import table_of
from delvers.draw import Scene, picture
from delvers.games.dungeonquest.revised.rules import own as revised
from delvers.games.dungeonquest.third.rules import own as third
from delvers.kernel.errors import BadContent
from delvers.kernel.kit import REGISTRY
from delvers.kernel.spec import Spec
from delvers.text import words

THIRD, REVISED = "dungeonquest-3e", "dungeonquest-revised"
BOTH = """
[[heroes]]
id = "mira"
name = "Mira of the Marsh"
text = "She knows every bog by name."
life = 14
strength = 5
agility = 8
armor = 4
luck = 6
ability = "lindel"

[[cards]]
id = "treasure_amber_idol"
deck = "treasure"
effect = "loot"
gold = 950
copies = 3
name = "Amber Idol"

[[cards]]
id = "dungeon_wasps"
deck = "dungeon"
effect = "wounds"
dice = 1
less = 2
copies = 9
name = "Wasps & <worse>"
text = "They are 100% awake."

[[cards]]
id = "dungeon_old_box"
deck = "dungeon"
effect = "offer"
draws = "treasure"
copies = 6
name = "Old box"

[[tiles]]
id = "mossy_hall"
name = "Mossy hall"
copies = 60
kind = "chamber"
sides = ["open", "wall", "open", "door"]
search = true
"""
NUMBERS = """
[numbers]
"cards.treasure_ebon_ring.gold" = 300
"heroes.hugo.life" = 18
"""
POWER = "".join(
    f"""
[[power]]
id = "{owner}_power_{number}"
owner = "{owner}"
name = "{owner.title()}'s trick {number}"
attack_type = "melee"
attack = {number}
escape = {number}
damage = 1
"""
    for owner in ("mira", "ogre")
    for number in (1, 2, 3, 4)
)
OGRE = {
    THIRD: """
[[cards]]
id = "dungeon_ogre"
deck = "dungeon"
effect = "monster"
monster = "ogre"
copies = 9
name = "Ogre"

[[tokens]]
id = "ogre_1"
monster = "ogre"
name = "Marsh ogre"
life = 4
""",
    REVISED: """
[[monsters]]
id = "ogre_1"
monster = "ogre"
name = "Marsh ogre"
life = 4
penalty = 2

[[monsters]]
id = "ogre_2"
monster = "ogre"
life = 6
penalty = 3
""",
}
PACKS = {
    THIRD: f'game = "{THIRD}"\n{BOTH}{OGRE[THIRD]}{POWER}{NUMBERS}',
    REVISED: f'game = "{REVISED}"\n{BOTH}{OGRE[REVISED]}{NUMBERS}',
}
MODULES: dict[str, Any] = {THIRD: third, REVISED: revised}


@pytest.fixture(params=[THIRD, REVISED])
def game(request: pytest.FixtureRequest) -> str:
    """Either edition."""
    return str(request.param)


@pytest.fixture
def pack(tmp_path: Path, game: str) -> Path:
    """A folder with a pack for the edition."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pieces.toml").write_text(PACKS[game], encoding="utf-8")
    return folder


def spec_with(game: str, pack: Path) -> Spec[Any]:
    """The edition with the pack."""
    return REGISTRY.find(game, [pack])


def problems(game: str, pack: Path, old: str = "", new: str = "") -> list[str]:
    """What is wrong with a pack after one change, without its file's name."""
    file = pack / "pieces.toml"
    assert old in PACKS[game]
    file.write_text(PACKS[game].replace(old, new, 1), encoding="utf-8")
    found = MODULES[game].OWN_CONTENT.check(pack).problems
    return [problem.removeprefix(f"{file}: ").removeprefix(f"{pack}: ") for problem in found]


def test_a_pack_has_nothing_wrong_and_is_counted(game: str, pack: Path) -> None:
    checked = MODULES[game].OWN_CONTENT.check(pack)
    assert not checked.problems
    assert checked.told.startswith("1 hero, ")
    assert checked.told.endswith("2 numbers")


def test_the_decks_hold_the_cards_of_the_pack(game: str, pack: Path) -> None:
    content = spec_with(game, pack).content
    assert content.cards["treasure_amber_idol"] in content.decks["treasure"]
    assert content.cards["treasure_amber_idol"].after == "loot"
    assert content.cards["treasure_ebon_ring"].gold == 300
    assert content.heroes["hugo"].life == 18
    assert content.faces["mossy_hall", 1].sides == ("door", "open", "wall", "open")
    assert REGISTRY.find(game).content.heroes["hugo"].life == 16


def test_bots_play_games_with_a_pack_and_every_line_can_be_told(game: str, pack: Path) -> None:
    spec = spec_with(game, pack)
    wanted, seen = {"mira", "dungeon_wasps", "treasure_amber_idol", "ogre"}, set[str]()
    for seed in range(40):
        if wanted <= seen and seed >= 8:
            break
        options = {"heroes": "mira,hugo,challara"}
        played = delvers.new(game, seats=3, seed=seed, options=options, content=[pack])
        names = ["heuristic", "heuristic", "random"]
        play_out(played, [Player(name, game, seed, spec.content) for name in names])
        assert played.result is not None
        speaker = words(("en", "es", "ru", "ro")[seed % 4]).with_content(spec)
        for event in played.events:
            seen |= {str(value) for value in event.params.values()}
            assert "_" not in speaker.event(game, event, "ABC")
    assert wanted <= seen


def test_names_and_texts_come_from_the_pack_in_every_language(game: str, pack: Path) -> None:
    spec = spec_with(game, pack)
    for lang in ("en", "es", "ru", "ro"):
        speaker = words(lang).with_content(spec)
        assert speaker.name(game, "mira") == "Mira of the Marsh"
        assert speaker.name(game, "dungeon_wasps") == "Wasps & <worse>"
        assert speaker.name(game, "ogre") == "Marsh ogre"
        assert speaker.name(game, "mossy_hall") == "Mossy hall"
        assert speaker.card_text(game, "dungeon_wasps").startswith("They are 100% awake. ")
        assert speaker.card_text(game, "mira").startswith("She knows every bog by name. ")
    english = words("en").with_content(spec)
    assert english.card_text(game, "dungeon_old_box") == "You may draw: Treasure card."
    assert "May roll one die of an attribute test again" in english.card_text(game, "mira")
    assert words("en").name(game, "hugo") == english.name(game, "hugo") == "Hugo the Glorious"


def test_a_hero_may_have_the_ability_of_a_hero_of_the_box(game: str, pack: Path) -> None:
    content = spec_with(game, pack).content
    assert content.abilities["mira"] == content.abilities["lindel"] == "lindel"
    assert content.clauses["mira"] == content.clauses["lindel"]


def test_everything_of_a_pack_is_drawn_and_shown(game: str, pack: Path) -> None:
    options = {"heroes": "mira,lindel"}
    played = delvers.new(game, seats=2, seed=4, options=options, content=[pack])
    speaker = words("en").with_content(played.spec)
    table = table_of(game)
    for _ in range(120):
        if not played.waiting:
            break
        seat = played.waiting[0]
        scene = Scene(game, played.view(seat), played.pending[seat], speaker, ("Ana", "Bo"))
        drawn = picture(scene)
        assert "Mira of the Marsh" in drawn
        assert "<worse>" not in drawn
        console = Console(width=100, file=StringIO())
        table.show(console, Look(played.view(seat), ("Ana", "Bo"), speaker, played.pending[seat]))
        played.choose(seat, played.pending[seat].options[-1])


def test_two_packs_live_side_by_side(game: str, pack: Path) -> None:
    other = pack.with_name("other")
    shutil.copytree(pack, other)
    text = PACKS[game].replace("Mira of the Marsh", "Mira of the Moor").replace("950", "90")
    (other / "pieces.toml").write_text(text, encoding="utf-8")
    one, two = spec_with(game, pack), spec_with(game, other)
    assert words("en").with_content(one).name(game, "mira") == "Mira of the Marsh"
    assert words("en").with_content(two).name(game, "mira") == "Mira of the Moor"
    assert (
        one.content.cards["treasure_amber_idol"].gold
        != two.content.cards["treasure_amber_idol"].gold
    )
    assert one.content_of({}).partition("+")[0] == REGISTRY.find(game).content_version


def test_a_save_goes_on_with_its_pack(game: str, pack: Path) -> None:
    played = delvers.new(game, seats=2, seed=3, options={"heroes": "mira,hugo"}, content=[pack])
    assert delvers.load(played.save(), content=[pack]).view(0) == played.view(0)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("life = 14", "lfe = 14", "pieces.heroes.mira.lfe: is not a known field; known: id, life"),
        ("life = 14", "lfe = 14", "; nearest: life"),
        ("life = 14", "life = 1400", "pieces.heroes.mira.life: 1400 is not a number from 1 to 60"),
        ('id = "treasure_amber_idol"', 'id = "idol"', "cards.idol.id: must begin with 'treasure_'"),
        ('id = "mossy_hall"', 'id = "hall"', "tiles.hall.id: must have a _ in it"),
        ("luck = 6", "", "pieces.heroes.mira.luck: is missing"),
        ('ability = "lindel"', 'ability = "lindl"', "heroes.mira.ability: 'lindl' is not known"),
        ('name = "Mira of the Marsh"', "", "heroes.mira.name: is missing"),
        ('id = "mira"', 'id = "hugo"', "heroes.hugo: the id is taken (heroes)"),
        ("gold = 950", "gold = 999999", "gold: 999999 is not a number from 0 to 99999"),
        ("copies = 3", "copies = 100000", "copies: 100000 is not a number from 0 to 99"),
        (
            'effect = "loot"',
            'effect = "lott"',
            "amber_idol.effect: 'lott' is not known",
        ),
        ('effect = "loot"', 'effect = "lott"', "new effects need code"),
        ('effect = "loot"', 'effect = "wounds"', "effect: 'wounds' is not known; known: loot"),
        ('deck = "treasure"', 'deck = "tresure"', "deck: 'tresure' is not one of: dungeon"),
        ("dice = 1\n", "", "cards.dungeon_wasps.dice: is needed by the effect 'wounds'"),
        ('draws = "treasure"', 'draws = "door "', "draws: 'door ' is not one of: dungeon"),
        ('"open", "wall", "open", "door"', '"open", "wall", "wall", "door"', "cannot be a wall"),
        ('kind = "chamber"', 'kind = "bridge"', "tiles.mossy_hall.parts: two for cave_in"),
        ('kind = "chamber"', 'kind = "darkness"', "exits: for chambers of darkness"),
        ("heroes.hugo.life", "heroes.huggo.life", "heroes: 'huggo' is not known; known: hugo"),
        ('"heroes.hugo.life" = 18', '"heroes.hugo.life" = 99', "99 is not a number from 1 to 60"),
        ("\n[[heroes]]", 'without = ["hugoo"]\n[[heroes]]', "without: 'hugoo' is not known; near"),
        ('game = "', 'game = "raiders" # "', "this is written for raiders, not for dungeonquest"),
    ],
)
def test_a_mistake_is_named_with_entry_and_field(
    game: str, pack: Path, old: str, new: str, message: str
) -> None:
    assert any(message in problem for problem in problems(game, pack, old, new))


def test_all_mistakes_of_a_pack_are_told_at_once(game: str, pack: Path) -> None:
    file = pack / "pieces.toml"
    text = PACKS[game].replace("life = 14", "lfe = 14").replace('"loot"', '"lott"')
    file.write_text(text.replace('monster = "ogre"\nname', 'monster = ""\nname'), encoding="utf-8")
    told = MODULES[game].OWN_CONTENT.check(pack).problems
    named = {problem.removeprefix(f"{file}: ").partition(": ")[0] for problem in told}
    kind = "tokens" if game == THIRD else "monsters"
    assert named == {
        "pieces.heroes.mira.lfe",
        "pieces.heroes.mira.life",
        "cards.treasure_amber_idol.effect",
        f"{kind}.ogre_1.monster",
        *({"cards.dungeon_ogre.monster"} if game == THIRD else ()),
        *(f"power.ogre_power_{number}.owner" for number in (1, 2, 3, 4) if game == THIRD),
        *({"monsters.ogre_2.name"} if game == REVISED else ()),
    }


@pytest.mark.parametrize("monster", ["marsh_ogre", "Marsh ogre", "", "unseen"])
def test_a_monster_of_the_third_edition_is_one_plain_word(tmp_path: Path, monster: str) -> None:
    file = tmp_path / "mine.toml"
    text = PACKS[THIRD].replace('monster = "ogre"', f'monster = "{monster}"')
    file.write_text(text, encoding="utf-8")
    told = third.OWN_CONTENT.check(file).problems
    assert any(f"tokens.ogre_1.monster: {monster!r} is no kind of monster" in one for one in told)
    with pytest.raises(BadContent, match=r"monster|owner"):
        REGISTRY.find(THIRD, [file])


def test_a_monster_that_is_not_in_the_box_needs_a_name(game: str, pack: Path) -> None:
    kind = "tokens" if game == THIRD else "monsters"
    found = problems(game, pack, 'name = "Marsh ogre"\n')
    assert f"{kind}.ogre_1.name: is missing; 'ogre' is not in the box" in found


def test_a_hero_of_the_third_edition_needs_power_cards(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f'game = "{THIRD}"\n{BOTH}', encoding="utf-8")
    assert third.OWN_CONTENT.check(file).problems == [
        f"{file}: power: 'mira' has 0 Power cards and needs 4"
    ]


def test_a_monster_without_a_token_is_found(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    card = OGRE[THIRD].partition("[[tokens]]")[0]
    file.write_text(f'game = "{THIRD}"\n{card}', encoding="utf-8")
    assert (
        "cards.dungeon_ogre.monster: 'ogre' is not known"
        in third.OWN_CONTENT.check(file).problems[0]
    )


def test_numbers_that_make_no_game_are_refused(game: str) -> None:
    spec = REGISTRY.find(game)
    cards = [card for card in spec.content.decks["trap"] if card.effect != "shuffle"]
    with pytest.raises(BadContent, match="the trap deck would be empty"):
        spec.with_numbers({f"cards.{card.id}.copies": 0 for card in cards})
    tiles = {f"tiles.{id}.copies": 0 for id in [*spec.content.tiles][:20]}
    with pytest.raises(BadContent, match=r"tiles: \d+ chambers where at least 117 are needed"):
        spec.with_numbers(tiles)


def test_what_a_pack_can_name_is_listed(game: str) -> None:
    lists = MODULES[game].OWN_CONTENT.lists()
    assert {"heroes", "cards", "tiles", "effects", "kinds", "runes"} <= lists.keys()
    assert lists["effects"]["loot"].startswith("dungeon, treasure")
