"""What the log tells, so that whoever reads nothing else can check every consequence."""

from typing import Any

import pytest

from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import draws
from tests.games.dungeonquest.revised.rules.fights import alone, exchange, meeting
from tests.games.dungeonquest.revised.rules.rooms import enters, rises, slips
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    hero,
    scene,
    told,
)

TORCH, SHADE = "dungeon_torch_goes_out", "dungeon_lingering_shade"
BITE, HOLE, ELF = "catacomb_vampire_bite", "catacomb_hole_in_the_roof", "catacomb_greedy_deep_elf"
ROPE, CARPET, IMP = "corpse_rope", "treasure_flying_carpet", "dungeon_bottle_imp"
EATER, RING = "treasure_artifact_eater", "treasure_ebon_ring"


def clause(card: str) -> str:
    """The clause of a card."""
    return f"DQR-CARDS-{card.upper().replace('_', '-')}"


# -- cards that are kept ---------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARD-04")
@pytest.mark.parametrize("card", [TORCH, SHADE])
def test_a_card_that_must_be_kept_is_told(card: str) -> None:
    game = draws(card)
    assert told(game, "card_kept") == [{"seat": 0, "card": card}]
    assert cited(game, "card_kept") == [clause(card)]


@pytest.mark.rule("DQR-CARDS-CATACOMB-VAMPIRE-BITE")
@pytest.mark.parametrize(("dice", "is_bitten"), [([2, 3], False), ([3, 3], True)])
def test_it_is_told_whether_the_vampire_has_bitten(dice: list[int], is_bitten: bool) -> None:
    game = below("hugo", BITE, dice=dice)
    assert told(game, "card_kept") == [{"seat": 0, "card": BITE}] * is_bitten


@pytest.mark.rule("DQR-CARDS-DUNGEON-TORCH-GOES-OUT", "DQR-CARDS-CATACOMB-TORCH-GOES-OUT")
def test_a_torch_that_burns_again_is_told() -> None:
    tiles = {"c4": "chamber_01"}
    game = scene("hugo", "lindel", at=["c4"], tiles=tiles, kept={0: [TORCH]}, dice=[1, 1])
    assert told(game, "card_rid") == [{"seat": 0, "card": TORCH}]
    assert cited(game, "card_rid") == [clause(TORCH)]
    dark = scene("hugo", "lindel", at=["c4"], tiles=tiles, kept={0: [TORCH]}, dice=[6, 6])
    assert told(dark, "card_rid") == []


@pytest.mark.rule("DQR-CARDS-DUNGEON-LINGERING-SHADE")
@pytest.mark.parametrize("way", ["below", "out"])
def test_it_is_told_that_a_shade_stays_behind(way: str) -> None:
    facts: dict[str, Any] = {"kept": {0: [SHADE]}, "dice": [6, 6], "loot": {0: [ROPE]}}
    if way == "out":
        game = scene("hugo", "lindel", **facts)
        act(game, 0, "leave")
    else:
        game = scene("hugo", "lindel", at=["c4"], tiles={"c4": "chamber_01"}, entrances=["c4"],
                     **facts)  # fmt: skip
        act(game, 0, "descend", "head north")
    assert told(game, "card_rid") == [{"seat": 0, "card": SHADE}]
    assert cited(game, "card_rid") == [clause(SHADE)]
    kinds = [event.kind for event in game.events]
    assert kinds.index("left" if way == "out" else "descended") < kinds.index("card_rid")


# -- what was declined, and what is of no use ------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-CORPSE-ROPE", "DQR-CARDS-TREASURE-FLYING-CARPET")
def test_a_rope_or_carpet_that_is_not_given_up_is_told() -> None:
    game = enters("bottomless_pit_01", loot={0: [ROPE, CARPET]}, dice=[1, 1])
    act(game, 0, "move north", "decline")
    assert told(game, "declined") == [{"seat": 0, "what": ROPE}, {"seat": 0, "what": CARPET}]
    assert cited(game, "declined") == [clause(ROPE), clause(CARPET)]


@pytest.mark.rule("DQR-CARDS-CATACOMB-GREEDY-DEEP-ELF")
@pytest.mark.parametrize("loot", [[ROPE], []])
def test_it_is_told_that_an_elf_gets_nothing(loot: list[str]) -> None:
    game = below("hugo", ELF, loot={0: loot})
    act(game, 0, *(["enough"] if loot else []))
    assert told(game, "declined") == [{"seat": 0, "what": ELF}]
    assert cited(game, "declined") == [clause(ELF)]


@pytest.mark.rule("DQR-CARDS-CATACOMB-HOLE-IN-THE-ROOF")
def test_a_hole_that_is_given_up_is_told() -> None:
    game = below("hugo", "catacomb_empty", bound={0: "hole"})
    act(game, 0, "go on")
    assert told(game, "declined") == [{"seat": 0, "what": HOLE}]
    assert cited(game, "declined") == [clause(HOLE)]


@pytest.mark.rule("DQR-CARDS-DUNGEON-BOTTLE-IMP")
def test_an_imp_that_stays_in_its_bottle_is_told() -> None:
    game = scene("hugo", "lindel", status={1: "out"}, loot={0: [IMP]})
    act(game, 0, "leave", "decline")
    assert told(game, "declined") == [{"seat": 0, "what": IMP}]


@pytest.mark.rule("DQR-CARDS-TREASURE-ARTIFACT-EATER")
def test_an_eater_that_finds_nothing_to_devour_is_told() -> None:
    game = scene("hugo", "lindel", loot={0: [EATER]}, dice=[1, 1])
    act(game, 0, "leave")
    assert told(game, "nothing_to_lose") == [{"seat": 0}]
    assert cited(game, "nothing_to_lose") == [clause(EATER)]


@pytest.mark.rule("DQR-CARDS-CHALLARA")
def test_the_card_that_challara_puts_away_is_told() -> None:
    top = {"dungeon": ["dungeon_ambush", "dungeon_empty"]}
    game = enters("chamber_02", "challara", top=top)
    act(game, 0, "move north", "draw another")
    assert told(game, "card_ignored") == [{"seat": 0, "card": "dungeon_ambush"}]
    assert cited(game, "card_ignored") == ["DQR-CARDS-CHALLARA"]


@pytest.mark.rule("DQR-CARDS-GHERINN")
@pytest.mark.parametrize(("choice", "given_up"), [("reroll 6", [6]), ("reroll both", [6, 5])])
def test_the_dice_of_dragon_rage_that_gherinn_rolls_again_are_told(
    choice: str, given_up: list[int]
) -> None:
    top = {"dragon": ["dragon_dragon_rage"]}
    game = scene("gherinn", "hugo", at=["g5"], top=top, dice=[6, 5, 1, 1])
    act(game, 0, "face the dragon", choice)
    assert [one["number"] for one in told(game, "die_rerolled")] == given_up
    assert cited(game, "die_rerolled") == ["DQR-CARDS-GHERINN"] * len(given_up)


# -- below -----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-SEARCH-PASSAGE-DOWN", "DQR-CARDS-DUNGEON-PASSAGE-DOWN")
def test_a_second_way_down_in_a_chamber_is_told_and_not_marked() -> None:
    game = draws("search_passage_down", entrances=["c4"])
    assert told(game, "entrance_found") == []
    assert [one["seat"] for one in told(game, "entrance_there")] == [0]
    assert cited(game, "entrance_there") == ["DQR-CARDS-SEARCH-PASSAGE-DOWN"]


@pytest.mark.rule("DQR-CATEXIT-04", "DQR-CATEXIT-06")
@pytest.mark.parametrize(("cards", "count"), [(2, 3), (11, 10)])
def test_the_way_below_is_told_before_the_drift(cards: int, count: int) -> None:
    row = ["catacomb_empty"] * min(cards, 8) + ["catacomb_exit"] * max(0, cards - 8)
    game = below("hugo", "catacomb_exit", row=row, dice=[1])
    act(game, 0, "surface", "drift right")
    assert told(game, "way_below") == [{"seat": 0, "count": count, "direction": 2}]
    assert cited(game, "way_below") == ["DQR-CATEXIT-04"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("way_below") < kinds.index("rolled")


@pytest.mark.rule("DQR-GAP-39")
def test_it_is_told_that_no_tile_is_left_to_come_up_on() -> None:
    game = below("hugo", "catacomb_exit", dice=[1])
    state = game._table.state
    state.pool.cards.clear()
    act(game, 0, "surface", "drift right")
    assert cited(game, "stayed_below") == ["DQR-GAP-39"]
    assert hero(game, 0).status == "below"


# -- fights ----------------------------------------------------------------------------------------


def reasons(game: Game) -> list[tuple[str, str]]:
    """Why there was no escape, with the clauses."""
    whys = [str(one["why"]) for one in told(game, "no_escape")]
    return list(zip(whys, cited(game, "no_escape"), strict=True))


@pytest.mark.rule("DQR-ESCAPE-10", "DQR-GAP-12", "DQR-GAP-66", "DQR-CARDS-KRUTZBECK")
def test_it_is_told_once_why_there_is_no_escape() -> None:
    game = meeting("krutzbeck")
    exchange(game, "magic", "ranged")
    assert reasons(game) == [("krutzbeck", "DQR-CARDS-KRUTZBECK")]
    behind = slips("chamber_02", top={"dungeon": ["dungeon_ambush"]})
    assert reasons(behind) == [("caught", "DQR-GAP-66")]
    assert reasons(meeting()) == []


@pytest.mark.rule("DQR-GAP-12", "DQR-ESCAPE-10")
def test_it_is_told_whether_heroes_or_the_unknown_hem_a_hero_in() -> None:
    hemmed = rises("chamber_01", at=["b4", "c4"], tiles={"c4": "chamber_02"}, lurkers=["c3"])
    assert reasons(hemmed) == [("occupied", "DQR-GAP-12")]
    lost = rises("chamber_01", lurkers=["c3"])
    assert reasons(lost) == [("unexplored", "DQR-ESCAPE-10")]


@pytest.mark.rule("DQR-VAR-SOLO-07")
def test_alone_the_hidden_monster_is_not_given_away() -> None:
    game = alone("krutzbeck")
    assert reasons(game) == [("krutzbeck", "DQR-CARDS-KRUTZBECK")]
    assert told(game, "no_escape") == [{"seat": 0, "why": "krutzbeck"}]


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-WIN-03", "DQR-WIN-04")
def test_the_gold_of_everybody_who_got_out_is_told_before_the_winner() -> None:
    loot = {0: [RING], 1: [ROPE, RING], 2: []}
    game = scene("hugo", "lindel", "challara", status={1: "out", 2: "dead"}, loot=loot)
    act(game, 0, "leave")
    assert told(game, "gold_counted") == [
        {"seat": 0, "gold": 80, "count": 1},
        {"seat": 1, "gold": 80, "count": 2},
    ]
    assert cited(game, "gold_counted") == ["DQR-WIN-03"] * 2
    assert [event.kind for event in game.events][-2:] == ["gold_counted", "game_won"]
