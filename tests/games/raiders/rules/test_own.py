"""Cards of one's own in Dungeon Raiders: characters, rooms, bosses, levels, other numbers."""

import shutil
from pathlib import Path

import pytest

import delvers
from delvers.bots.match import play_out
from delvers.bots.player import Player
from delvers.draw import Scene, picture
from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.components import CONTENT
from delvers.games.raiders.rules.own import OWN_CONTENT
from delvers.kernel.dice import Dice
from delvers.kernel.errors import BadContent, ForeignSave
from delvers.kernel.game import Game
from delvers.text import words

PACK = """
game = "raiders"
without = ["mummy", "treasure_09"]

[[characters]]
id = "bard"
name = "Bard & <friend>"
text = "Sings at 100%."
coins = 4
wounds = 0
items = ["key"]

[[monsters]]
id = "ogre_01"
monster = "ogre"
name = "Grumbler"
strength = { 3 = 9, 4 = 12, 5 = 15 }
wounds = 2

[[treasures]]
id = "treasure_90"
chests = [9, 5]

[[chambers]]
id = "chamber_90"
name = "Old kitchen"
benefits = ["coins 1", "coins 4", "potion 3", "torch", "potion 9"]

[[traps]]
id = "trap_90"
trap = "net"
name = "Falling net"
target = "most_coins"
penalties = [0, 0, 1, 2, 3]

[[bosses]]
id = "kraken"
name = "Kraken"
text = "It came up through the well."
strength = { 3 = 12, 4 = 15, 5 = 18 }
wounds = 2
coins_lost = 1
escape = "torch"

[[levels]]
id = "level_09"
face_up = [false, false, false, false, true]

[numbers]
"characters.knight.coins" = 5
"""
ONLY_MINE = "without = [" + ", ".join(f'"{id}"' for id in CONTENT.bosses) + "]"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A folder with one file of cards."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.toml").write_text(PACK, encoding="utf-8")
    return folder


def spoilt(pack: Path, old: str, new: str) -> list[str]:
    """What is wrong with a pack after one change, without the file's name."""
    file = pack / "cards.toml"
    assert old in PACK
    file.write_text(PACK.replace(old, new, 1), encoding="utf-8")
    problems = OWN_CONTENT.check(pack).problems
    assert all(problem.startswith((f"{file}: ", f"{pack}: ")) for problem in problems)
    return [problem.partition(": ")[2] for problem in problems]


def at_last_room(pack: Path) -> Game:
    """A game of bots with this pack, at its boss, with the bard among the characters."""
    (pack / "cards.toml").write_text(
        PACK.replace('without = ["mummy", "treasure_09"]', ONLY_MINE), encoding="utf-8"
    )
    game = next(
        game
        for seed in range(99)
        if "bard" in characters(game := delvers.new("raiders", seats=4, seed=seed, content=[pack]))
    )
    dice = Dice(1)
    while not (game.view(None)["row"] and game.view(None)["row"][-1] == "kraken"):
        seat = game.waiting[0]
        game.choose(seat, dice.choice(game.pending[seat].options))
    while game.view(None)["room"] < 4:
        seat = game.waiting[0]
        game.choose(seat, dice.choice(game.pending[seat].options))
    return game


def characters(game: Game) -> list[str]:
    """Who plays."""
    return [player["character"] for player in game.view(None)["players"]]


def test_a_pack_is_counted_and_has_nothing_wrong(pack: Path) -> None:
    checked = OWN_CONTENT.check(pack)
    assert not checked.problems
    assert checked.told == (
        "1 treasure, 1 monster, 1 chamber, 1 trap, 1 boss, 1 level, 1 character, 1 number, "
        "2 cards left out"
    )


def test_a_game_has_as_many_rooms_and_levels_as_ever(pack: Path) -> None:
    state = delvers.new("raiders", seats=4, seed=3, content=[pack]).checkpoint()
    assert len(state.rooms) + len(state.row) == 25
    assert len(state.removed_rooms) == 9
    assert len(state.removed_levels) == 3


def test_what_is_left_out_is_not_there_and_numbers_are_replaced(pack: Path) -> None:
    content = SPEC.extended([pack]).content
    assert "mummy" not in content.bosses
    assert "treasure_09" not in content.rooms
    assert content.characters["knight"].coins == 5
    assert CONTENT.characters["knight"].coins == 1


def test_bots_play_games_with_a_pack_to_their_end(pack: Path) -> None:
    spec = SPEC.extended([pack])
    met = set()
    for seed in range(12):
        game = delvers.new("raiders", seats=5, seed=seed, content=[pack])
        names = ["heuristic" if seed < 2 else "random"] * 5
        play_out(game, [Player(name, "raiders", seed, spec.content) for name in names])
        assert game.result is not None
        met |= {str(event.params.get("room")) for event in game.events}
        for lang in ("en", "es", "ru", "ro"):
            speaker = words(lang).with_content(game.spec)
            for event in game.events:
                assert "_" not in speaker.event("raiders", event, "ABCDE")
    assert {"ogre_01", "chamber_90", "trap_90", "treasure_90"} <= met


def test_names_and_texts_come_from_the_pack_in_every_language(pack: Path) -> None:
    for lang in ("en", "es", "ru", "ro"):
        speaker = words(lang).with_content(SPEC.extended([pack]))
        assert speaker.name("raiders", "bard") == "Bard & <friend>"
        assert speaker.name("raiders", "ogre_01") == speaker.name("raiders", "ogre") == "Grumbler"
        assert speaker.name("raiders", "kraken") == "Kraken"
        assert speaker.name("raiders", "treasure_90") == speaker.name("raiders", "treasure_01")
        assert speaker.card_text("raiders", "kraken").startswith("It came up through the well. ")
        assert speaker.card_text("raiders", "bard").startswith("Sings at 100%. ")
    assert words("en").name("raiders", "kraken") == "Kraken"  # made readable, as any id
    assert words("en").card_text("raiders", "bard") == "Bard"


def test_cards_of_a_pack_are_drawn_with_their_names(pack: Path) -> None:
    game = at_last_room(pack)
    speaker = words("en").with_content(game.spec)
    drawn = picture(Scene("raiders", game.view(0), game.pending.get(0), speaker, tuple("ABCD")))
    assert "Kraken" in drawn
    assert "Bard &amp; &lt;friend&gt;" in drawn


def test_two_packs_and_the_box_live_side_by_side(pack: Path) -> None:
    other = pack.with_name("other")
    shutil.copytree(pack, other)
    renamed = PACK.replace("Kraken", "Leviathan").replace("coins = 4", "coins = 7")
    (other / "cards.toml").write_text(renamed, encoding="utf-8")
    one, two = SPEC.extended([pack]), SPEC.extended([other])
    assert words("en").with_content(one).name("raiders", "kraken") == "Kraken"
    assert words("en").with_content(two).name("raiders", "kraken") == "Leviathan"
    assert (one.content.characters["bard"].coins, two.content.characters["bard"].coins) == (4, 7)
    assert "bard" not in SPEC.content.characters
    assert len({spec.content_of({}) for spec in (SPEC, one, two)}) == 3
    assert SPEC.extended([pack]) is one


def test_a_save_goes_on_only_with_the_same_pack(pack: Path) -> None:
    save = delvers.new("raiders", seats=4, seed=3, content=[pack]).save()
    assert delvers.load(save, content=[pack]).view(None) == delvers.load(save, content=[pack]).view(
        None
    )
    with pytest.raises(ForeignSave, match="played with added content pack"):
        delvers.load(save)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("coins = 4", "coin = 4", "cards.characters.bard.coin: is not a known field; known: id,"),
        ("coins = 4", "coins = 99", "cards.characters.bard.coins: 99 is not a number from 0 to 20"),
        ('["key"]', '["kee"]', "cards.characters.bard.items[0]: 'kee' is not one of: torch"),
        ('["key"]', '["key","key","key","key","key","key","key"]', "items: has 7, more than the 6"),
        ('["key"]', '["key","key","key","key","key","key"]', "they may begin with 7 of 'key'"),
        ('name = "Kraken"', "", "bosses.kraken.name: is missing"),
        ('name = "Grumbler"', "", "monsters.ogre_01.name: is missing"),
        ("chests = [9, 5]", "chests = [5, 9]", "treasures.treasure_90.chests: needs one chest, or"),
        ("chests = [9, 5]", "chests = 100000", "cards.treasures.treasure_90.chests: 100000 is not"),
        ("chests = [9, 5]", "chests = [90]", "chests[0]: 90 is not a number from 1 to 20"),
        ("{ 3 = 9, 4 = 12, 5 = 15 }", "{ 3 = 9 }", "strength: needs a number for 3, 4, 5 seats"),
        ('"potion 9"', '"potion 10"', "chambers.chamber_90.benefits: 'potion 10' is not known"),
        ('escape = "torch"', 'escape = "sword"', "escape: 'sword' is not one of: torch"),
        ('escape = "torch"', 'picture = "golum"', "picture: 'golum' is not known; known: tax_coll"),
        ('id = "kraken"', 'id = "medusa"', "bosses.medusa: the id is taken (bosses)"),
        ('id = "kraken"', 'id = "torch"', "bosses.torch: the id is taken (words of the game)"),
        ('id = "kraken"', 'id = "bard"', "characters.bard: two entries have this id"),
        ('id = "kraken"', 'id = "Kraken!"', "bosses: 'Kraken!' is no id; allowed: small letters"),
        ('"mummy", ', '"mumy", ', "without: 'mumy' is not known; nearest: mummy"),
        ("characters.knight.coins", "characters.night.coins", "'night' is not known; known: explo"),
        ('"characters.knight.coins" = 5', '"characters.knight.coins" = 50', "50 is not a number"),
        ('without = ["mummy", "treasure_09"]', f"{ONLY_MINE}\n", ""),
        ('game = "raiders"', 'game = "plungin"', "game: this is written for plungin, not for raid"),
        ('game = "raiders"', "game = 7", "game: 7 is not the id of a game, or a list of ids"),
        ("[[bosses]]", "[[boses]]", "cards.boses: is not a known field; known: treasures,"),
        ("[[levels]]", "[[levels]", "this is not TOML"),
    ],
)
def test_a_mistake_is_named_with_file_entry_and_field(
    pack: Path, old: str, new: str, message: str
) -> None:
    problems = spoilt(pack, old, new)
    assert any(message in problem for problem in problems) if message else not problems


def test_a_deck_that_no_game_can_be_played_with_is_refused(pack: Path) -> None:
    gone = [*CONTENT.treasures, *CONTENT.monsters]
    listed = ", ".join(f'"{id}"' for id in gone)
    assert spoilt(pack, 'without = ["mummy", "treasure_09"]', f"without = [{listed}]") == [
        "rooms: 13 where at least 24 are needed"
    ]


def test_all_mistakes_are_found_at_once_and_the_nearest_names_told(pack: Path) -> None:
    text = PACK.replace("coins = 4", "conis = 4").replace("wounds = 2\n\n", "wound = 2\n\n")
    (pack / "cards.toml").write_text(text, encoding="utf-8")
    problems = sorted(OWN_CONTENT.check(pack).problems)
    assert len(problems) == 4
    assert problems[0].endswith("characters.bard.coins: is missing")
    assert "characters.bard.conis: is not a known field" in problems[1]
    assert problems[1].endswith("; nearest: coins")
    assert problems[2].endswith("; nearest: wounds")
    assert problems[3].endswith("monsters.ogre_01.wounds: is missing")


def test_a_file_may_begin_with_a_byte_order_mark(pack: Path) -> None:
    (pack / "cards.toml").write_text(PACK, encoding="utf-8-sig")
    assert not OWN_CONTENT.check(pack).problems


def test_a_number_that_makes_no_game_is_refused() -> None:
    with pytest.raises(BadContent, match=r"treasures\.treasure_01\.chests: needs one chest, or"):
        SPEC.with_numbers({"treasures.treasure_01.chests.1": 9})
