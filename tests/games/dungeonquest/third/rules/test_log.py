"""What the log tells of choices that change nothing on the board: declined, not offered, chosen."""

from collections.abc import Callable
from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.board import SOUTH, SPACE_OF
from delvers.games.dungeonquest.third.rules.state import Rules
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.drawing import SLEEP, draws, enters
from tests.games.dungeonquest.third.rules.fights import brawl, exchange, fight_of, meeting
from tests.games.dungeonquest.third.rules.scene import act, below, cited, hero, scene, told

COINS, SHADE, HOLE = "dungeon_gold_coins_30", "dungeon_lingering_shade", "catacomb_hole_in_the_roof"
SECRET = Rules(secret_loot=True)


def answering(game: Game, *answers: str) -> Game:
    """The game after the first hero has answered."""
    act(game, 0, *answers)
    return game


def by_combat(card: str, **given: Any) -> Game:
    """A hero has laid a Power card of his own, with a damage stack that he could shed."""
    owner = card.split("_", maxsplit=1)[0]
    game = brawl(owner, power=[card], foe_power=["skeleton_rise_again"], **given)
    fight_of(game).hero.damage += ["magic_5"]
    exchange(game, card, "ranged_2")
    return game


DECLINED: dict[str, tuple[Callable[[], Game], str, str]] = {
    "a prayer": (
        lambda: answering(draws("trap_crossfire_trap", hero="gherinn"), "decline"),
        "prayer",
        "DQ3-CARDS-GHERINN",
    ),
    "another roll": (
        lambda: answering(draws("trap_crossfire_trap", hero="lindel"), "keep"),
        "reroll",
        "DQ3-CARDS-LINDEL",
    ),
    "other dice for the dragon": (
        lambda: answering(
            scene("gherinn", "hugo", at=["g5"], top={"dragon": ["dragon_dragon_rage"]}),
            "face the dragon",
            "keep",
        ),
        "reroll",
        "DQ3-CARDS-GHERINN",
    ),
    "another card": (
        lambda: answering(draws(COINS, hero="challara"), "decline"),
        "another_card",
        "DQ3-CARDS-CHALLARA",
    ),
    "a rope": (
        lambda: answering(
            enters("bottomless_pit_01", loot={0: ["corpse_rope"]}), "move north", "decline"
        ),
        "corpse_rope",
        "DQ3-CARDS-CORPSE-ROPE",
    ),
    "a hole in the roof": (
        lambda: answering(below("hugo", "catacomb_empty", row=[HOLE], bound={0: "hole"}), "go on"),
        HOLE,
        "DQ3-CARDS-CATACOMB-HOLE-IN-THE-ROOF",
    ),
    "further moves in stasis": (
        lambda: answering(
            enters("chamber_01", runes={0: ["stasis_rune"]}, top={"dungeon": ["dungeon_empty"]}),
            "use stasis_rune",
            "move north",
            "stop",
        ),
        "stasis_rune",
        "DQ3-CARDS-STASIS-RUNE",
    ),
    "the way out after the tome": (
        lambda: answering(
            enters("chamber_01", loot={0: ["treasure_forbidden_tome"]}, dice=[6, 6]),
            "use treasure_forbidden_tome",
            "tower a1",
            "stay",
        ),
        "way_out",
        "DQ3-CARDS-TREASURE-FORBIDDEN-TOME",
    ),
    "the imp": (
        lambda: answering(
            scene("hugo", at=["a1"], loot={0: ["dungeon_bottle_imp"]}), "leave", "decline"
        ),
        "dungeon_bottle_imp",
        "DQ3-CARDS-DUNGEON-BOTTLE-IMP",
    ),
    "a volley": (
        lambda: answering(meeting("tatianna"), "attack", "decline"),
        "volley",
        "DQ3-HERO-13",
    ),
    "a sixth card": (lambda: brawl("krutzbeck"), "sixth_card", "DQ3-CARDS-KRUTZBECK"),
    "a second shot": (
        lambda: answering(by_combat("tatianna_rapid_shot"), "decline"),
        "tatianna_rapid_shot",
        "DQ3-CARDS-TATIANNA-RAPID-SHOT",
    ),
    "healing by a prayer": (
        lambda: answering(by_combat("gherinn_healing_prayer"), "stop"),
        "gherinn_healing_prayer",
        "DQ3-CARDS-GHERINN-HEALING-PRAYER",
    ),
}


@pytest.mark.rule("DQ3-RUNE-03", "DQ3-TURN-02")
@pytest.mark.parametrize("name", DECLINED)
def test_the_log_tells_what_was_declined(name: str) -> None:
    game, what, clause = DECLINED[name][0](), *DECLINED[name][1:]
    assert told(game, "declined")[-1] == {"seat": 0, "what": what}
    assert cited(game, "declined")[-1] == clause


@pytest.mark.rule("DQ3-VAR-LIVE-01", "DQ3-VAR-LIVE-02")
@pytest.mark.parametrize(("answer", "spared"), [("announce escape", 1), ("decline", 0)])
def test_the_log_tells_whether_an_escape_was_announced_and_what_did_no_damage(
    answer: str, spared: int
) -> None:
    hand, foe = ("melee_4", "ranged_4", "melee_3"), ("magic_4", "magic_2", "melee_2", "magic_1")
    game = brawl(rules=Rules(live_to_fight=True), hand=(*hand, "ranged_1"), foe=foe)
    exchange(game, "melee_4", "magic_2")
    act(game, 0, answer)
    assert cited(game, "no_damage") == ["DQ3-VAR-LIVE-02"] * spared
    assert len(told(game, "damaged")) == 1 - spared
    assert cited(game, "declined") == ["DQ3-VAR-LIVE-01"] * (1 - spared)


@pytest.mark.rule("DQ3-CARDS-CHALLARA", "DQ3-VAR-SECRET-01")
def test_all_see_the_card_that_challara_discards_although_loot_is_secret() -> None:
    game = draws(COINS, hero="challara", rules=SECRET)
    assert told(game, "card_drawn", 1) == []
    act(game, 0, "draw another")
    assert told(game, "card_ignored", 1) == [{"seat": 0, "card": COINS}]
    assert cited(game, "card_ignored") == ["DQ3-CARDS-CHALLARA"]


@pytest.mark.rule("DQ3-CARDS-RUNE-OF-SEEKING", "DQ3-VAR-SECRET-01")
@pytest.mark.parametrize(("rules", "seen"), [(Rules(), 1), (SECRET, 0)])
def test_the_log_tells_which_of_four_cards_was_chosen(rules: Rules, seen: int) -> None:
    found = ["search_gold_coins_10", *["search_empty_room"] * 3]
    top = {"search": found}
    game = enters("chamber_01", rules=rules, top=top, runes={0: ["rune_of_seeking"]})
    act(game, 0, "search", "use rune_of_seeking", "take search_gold_coins_10")
    assert told(game, "card_chosen", 0) == [{"seat": 0, "card": "search_gold_coins_10"}]
    assert len(told(game, "card_chosen", 1)) == seen


@pytest.mark.rule("DQ3-CARDS-RUNE-OF-SHAPING")
def test_the_log_tells_which_chamber_was_put_back() -> None:
    tiles = {"c4": "chamber_01"}
    runes = {0: ["rune_of_shaping"]}
    game = scene("hugo", "lindel", at=["c4"], tiles=tiles, pool=["trap_01"], runes=runes)
    act(game, 0, "move north", "use rune_of_shaping")
    assert told(game, "tile_put_back") == [{"seat": 0, "tile": "trap_01"}]


@pytest.mark.rule("DQ3-CARDS-DUNGEON-LINGERING-SHADE")
@pytest.mark.parametrize("way", ["descend", "leave"])
def test_the_log_tells_when_a_hero_is_rid_of_a_shade(way: str) -> None:
    at, entrances = ("a1", []) if way == "leave" else ("c4", ["c4"])
    game = scene(
        "hugo",
        "lindel",
        at=[at],
        tiles={"c4": "chamber_01"},
        entrances=entrances,
        loot={0: [COINS]},
        kept={0: [SHADE]},
        dice=[6, 6],
    )
    act(game, 0, *([way, "head north"] if way == "descend" else [way]))
    assert cited(game, "card_rid") == ["DQ3-CARDS-DUNGEON-LINGERING-SHADE"]


@pytest.mark.rule("DQ3-VAR-SERV-01", "DQ3-VAR-SERV-14")
def test_the_log_tells_that_a_servant_waits_or_has_the_deck_shuffled() -> None:
    cards = ["dungeon_shuffle", "dungeon_monster_troll"]
    facts: dict[str, Any] = {"status": {0: "dead"}, "rules": Rules(servants=True)}
    tiles = {"b1": "chamber_01", "c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["a1", "c4"], tiles=tiles, top={"dungeon": cards}, **facts)
    act(game, 0, "add token")
    assert cited(game, "deck_shuffled")[0] == "DQ3-CARDS-DUNGEON-SHUFFLE"
    game = scene("hugo", "lindel", at=["a1", "c4"], tiles=tiles, **facts)
    act(game, 0, "pass")
    assert cited(game, "monsters_wait") == ["DQ3-VAR-SERV-01"]


@pytest.mark.rule("DQ3-ROOM-32", "DQ3-ROOM-45")
@pytest.mark.parametrize(
    ("tile", "answer", "clause"),
    [("spider_web_01", "retreat", "DQ3-ROOM-32"), ("bridge_01", "stay", "DQ3-ROOM-45")],
)
def test_the_log_tells_who_does_not_cross(tile: str, answer: str, clause: str) -> None:
    game = answering(enters(tile), "move north", answer)
    assert cited(game, "will_go_back") == [clause]
    assert cited(game, "must_cross") == []


@pytest.mark.rule("DQ3-GAP-55", "DQ3-CLAR-13", "DQ3-CLAR-12")
@pytest.mark.parametrize(
    ("tile", "clause"), [("spider_web_01", "DQ3-GAP-55"), ("bridge_01", "DQ3-CLAR-13")]
)
def test_the_log_tells_who_must_cross_because_there_is_no_way_back(tile: str, clause: str) -> None:
    game = enters(tile, top={"search": ["search_secret_door"]}, dice=[6, 6])
    act(game, 0, "search", "through north")
    if tile == "bridge_01":
        act(game, 0, "side south")
        assert told(game, "side_chosen") == [{"seat": 0, "direction": SOUTH}]
        assert cited(game, "side_chosen") == ["DQ3-CLAR-12"]
    assert cited(game, "must_cross") == [clause]


@pytest.mark.rule("DQ3-GAP-55", "DQ3-TILE-03")
@pytest.mark.parametrize(
    ("came_from", "clause"), [(-1, "DQ3-GAP-55"), (SPACE_OF["c2"], "DQ3-TILE-03")]
)
def test_the_log_tells_who_must_cross_the_rubble(came_from: int, clause: str) -> None:
    tiles = {"c2": "chamber_08@2"}
    given = {"at": ["c3"], "came_from": {0: came_from}, "dice": [6, 6], "skips": {1: 1}}
    game = enters("cave_in_01", tiles=tiles, **given)
    assert cited(game, "must_cross")[0] == clause


@pytest.mark.rule("DQ3-GAP-43")
def test_the_log_tells_who_cannot_flee_from_the_dragon() -> None:
    sides = ("h5", "h6", "f5", "f6")
    walls = {**dict.fromkeys(sides, "chamber_05"), "g7": "chamber_05@1", "g4": "chamber_05@1"}
    game = scene(
        "hugo",
        "lindel",
        at=["g5"],
        tiles=walls,
        top={"dragon": ["dragon_dragon_rage"]},
        skips=SLEEP,
    )
    act(game, 0, "face the dragon")
    assert cited(game, "cornered")[0] == "DQ3-GAP-43"
    assert hero(game, 0).at == SPACE_OF["g5"]
