"""Every card does what stands on it, and what it does cites the card's own clause (CARDS)."""

import pytest

from delvers import Dice
from delvers.games.raiders.rules import SPEC
from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.game import Game
from delvers.kernel.rulebook import clause
from delvers.text import words
from tests.games.raiders.rules.scene import cited, coins, hand, lay, reserve, scene, told, wounds

CARDS = {**CONTENT.rooms, **CONTENT.bosses, **CONTENT.characters}


@pytest.mark.parametrize("id", CARDS)
def test_the_clause_of_a_card_is_its_text(id: str) -> None:
    w = words("en")
    said = f"{w.name('raiders', id)}: {w.card_text('raiders', id)}"
    assert clause(CONTENT.clauses[id]).text == said


@pytest.mark.parametrize(
    ("room", "chests"),
    [
        pytest.param("treasure_01", (4, 2), marks=pytest.mark.rule("DR-CARDS-TREASURE-01")),
        pytest.param("treasure_02", (4, 2), marks=pytest.mark.rule("DR-CARDS-TREASURE-02")),
        pytest.param("treasure_03", (4,), marks=pytest.mark.rule("DR-CARDS-TREASURE-03")),
        pytest.param("treasure_04", (3, 2), marks=pytest.mark.rule("DR-CARDS-TREASURE-04")),
        pytest.param("treasure_05", (3,), marks=pytest.mark.rule("DR-CARDS-TREASURE-05")),
        pytest.param("treasure_06", (2, 1), marks=pytest.mark.rule("DR-CARDS-TREASURE-06")),
        pytest.param("treasure_07", (2, 1), marks=pytest.mark.rule("DR-CARDS-TREASURE-07")),
        pytest.param("treasure_08", (2,), marks=pytest.mark.rule("DR-CARDS-TREASURE-08")),
        pytest.param("treasure_09", (1,), marks=pytest.mark.rule("DR-CARDS-TREASURE-09")),
        pytest.param("treasure_10", (3, 1), marks=pytest.mark.rule("DR-CARDS-TREASURE-10")),
    ],
)
def test_a_treasure_room_gives_its_chests(room: str, chests: tuple[int, ...]) -> None:
    game = scene(3, room)
    lay(game, "power 5", "power 4", "power 3")
    assert coins(game) == [*chests, 0, 0][:3]
    opened = [
        (chest["chest"], chest["value"], chest["seats"]) for chest in told(game, "chest_opened")
    ]
    assert opened == [(chest, 5 - rank, [rank]) for rank, chest in enumerate(chests)]
    assert set(cited(game, "chest_opened")) == {CONTENT.clauses[room]}


@pytest.mark.parametrize(
    ("room", "monster", "strength", "dealt"),
    [
        pytest.param("monster_01", "dragon", 14, 3, marks=pytest.mark.rule("DR-CARDS-MONSTER-01")),
        pytest.param("monster_02", "dragon", 14, 3, marks=pytest.mark.rule("DR-CARDS-MONSTER-02")),
        pytest.param("monster_03", "troll", 14, 2, marks=pytest.mark.rule("DR-CARDS-MONSTER-03")),
        pytest.param("monster_04", "troll", 14, 2, marks=pytest.mark.rule("DR-CARDS-MONSTER-04")),
        pytest.param(
            "monster_05", "the_thing", 14, 1, marks=pytest.mark.rule("DR-CARDS-MONSTER-05")
        ),
        pytest.param("monster_06", "goblin", 11, 2, marks=pytest.mark.rule("DR-CARDS-MONSTER-06")),
        pytest.param("monster_07", "goblin", 11, 2, marks=pytest.mark.rule("DR-CARDS-MONSTER-07")),
        pytest.param(
            "monster_08", "skeleton", 11, 3, marks=pytest.mark.rule("DR-CARDS-MONSTER-08")
        ),
        pytest.param("monster_09", "zombie", 11, 1, marks=pytest.mark.rule("DR-CARDS-MONSTER-09")),
        pytest.param("monster_10", "zombie", 11, 1, marks=pytest.mark.rule("DR-CARDS-MONSTER-10")),
        pytest.param("monster_11", "serpent", 8, 3, marks=pytest.mark.rule("DR-CARDS-MONSTER-11")),
    ],
)
def test_a_monster_has_its_strength_and_deals_its_wounds(
    room: str, monster: str, strength: int, dealt: int
) -> None:
    game = scene(3, room)
    lay(game, "power 3", "power 1", "power 2")
    (fight,) = told(game, "monster_unbeaten")
    assert fight == {"monster": monster, "total": 6, "strength": strength}
    assert wounds(game) == [0, dealt, 0]
    assert cited(game, "wounded") == [CONTENT.clauses[room]]


COINS_AND_POTIONS = ((1, 0), (2, 0), (0, 1), (3, 0), (0, 2))


@pytest.mark.parametrize("value", range(1, 6))
@pytest.mark.parametrize(
    "room",
    [
        pytest.param("chamber_01", marks=pytest.mark.rule("DR-CARDS-CHAMBER-01")),
        pytest.param("chamber_02", marks=pytest.mark.rule("DR-CARDS-CHAMBER-02")),
    ],
)
def test_a_chamber_gives_coins_or_potions_by_the_value(room: str, value: int) -> None:
    game = scene(3, room, wounds=(5, 5, 5))
    lay(game, *[f"power {value}"] * 3)
    gained, healed = COINS_AND_POTIONS[value - 1]
    assert (coins(game), wounds(game)) == ([gained] * 3, [5 - healed] * 3)
    kind = "coins_gained" if gained else "healed"
    assert cited(game, kind) == [CONTENT.clauses[room]] * 3


@pytest.mark.parametrize(
    ("value", "item"), [(1, "torch"), (2, "crystal ball"), (3, "key"), (4, "sword"), (5, "")]
)
@pytest.mark.parametrize(
    "room",
    [
        pytest.param("chamber_03", marks=pytest.mark.rule("DR-CARDS-CHAMBER-03")),
        pytest.param("chamber_04", marks=pytest.mark.rule("DR-CARDS-CHAMBER-04")),
        pytest.param("chamber_05", marks=pytest.mark.rule("DR-CARDS-CHAMBER-05")),
    ],
)
def test_a_chamber_gives_an_item_by_the_value(room: str, value: int, item: str) -> None:
    game = scene(3, room, wounds=(5, 5, 5))
    lay(game, *[f"power {value}"] * 3)
    assert hand(game, 0)["items"] == ([item] if item else [])
    assert wounds(game) == [5 if item else 4] * 3
    assert cited(game, "item_taken" if item else "healed") == [CONTENT.clauses[room]] * 3


@pytest.mark.parametrize("highest", range(1, 6))
@pytest.mark.parametrize(
    ("room", "lost", "hurt"),
    [
        pytest.param("trap_01", (0, 0, 1, 2, 3), (), marks=pytest.mark.rule("DR-CARDS-TRAP-01")),
        pytest.param("trap_02", (0, 1, 1, 2, 2), (), marks=pytest.mark.rule("DR-CARDS-TRAP-02")),
        pytest.param("trap_03", (), (0, 0, 1, 2, 2), marks=pytest.mark.rule("DR-CARDS-TRAP-03")),
        pytest.param("trap_04", (), (0, 1, 1, 1, 2), marks=pytest.mark.rule("DR-CARDS-TRAP-04")),
    ],
)
def test_a_trap_hits_its_targets_by_the_highest_value(
    room: str, lost: tuple[int, ...], hurt: tuple[int, ...], highest: int
) -> None:
    game = scene(3, room, coins=(9, 4, 8), wounds=(4, 1, 3))
    lay(game, "power 1", f"power {highest}", "power 1")
    less = lost[highest - 1] if lost else 0
    more = hurt[highest - 1] if hurt else 0
    assert (coins(game), wounds(game)) == ([9 - less, 4, 8], [4, 1 + more, 3])
    rules = [*cited(game, "coins_lost"), *cited(game, "wounded")]
    assert rules == [CONTENT.clauses[room]] * bool(less + more)


@pytest.mark.parametrize(
    ("boss", "strength", "purse", "hurt", "out"),
    [
        pytest.param(
            "tax_collector", 11, 6, 0, False, marks=pytest.mark.rule("DR-CARDS-TAX-COLLECTOR")
        ),
        pytest.param("medusa", 11, 9, 0, True, marks=pytest.mark.rule("DR-CARDS-MEDUSA")),
        pytest.param("vampire", 14, 7, 1, False, marks=pytest.mark.rule("DR-CARDS-VAMPIRE")),
        pytest.param("sphinx", 11, 9, 2, False, marks=pytest.mark.rule("DR-CARDS-SPHINX")),
        pytest.param("minotaur", 14, 9, 1, False, marks=pytest.mark.rule("DR-CARDS-MINOTAUR")),
        pytest.param("wolf_pack", 11, 9, 2, False, marks=pytest.mark.rule("DR-CARDS-WOLF-PACK")),
        pytest.param(
            "necromancer", 14, 9, 2, False, marks=pytest.mark.rule("DR-CARDS-NECROMANCER")
        ),
        pytest.param("megadragon", 0, 9, 3, False, marks=pytest.mark.rule("DR-CARDS-MEGADRAGON")),
        pytest.param("golem", 0, 9, 3, False, marks=pytest.mark.rule("DR-CARDS-GOLEM")),
    ],
)
def test_a_boss_attacks_the_lowest_with_all_that_its_card_says(
    boss: str, strength: int, purse: int, hurt: int, out: bool
) -> None:
    game = scene(3, boss, coins=(9, 9, 9))
    lay(game, "power 4", "power 2", "power 3")
    card = CONTENT.clauses[boss]
    assert [fight["strength"] for fight in told(game, "monster_unbeaten")] == [strength][
        : bool(strength)
    ]
    assert cited(game, "unbeatable") == ([] if strength else [card])
    assert (coins(game)[1], wounds(game)) == (purse, [0, hurt, 0])
    assert len(told(game, "eliminated")) == out
    for kind in ("wounded", "coins_lost", "eliminated"):
        assert set(cited(game, kind)) <= {card}


@pytest.mark.rule("DR-CARDS-MUMMY")
def test_the_mummy_attacks_the_highest() -> None:
    game = scene(3, "mummy", coins=(9, 9, 9))
    lay(game, "power 4", "power 2", "power 3")
    assert wounds(game) == [2, 0, 0]
    assert cited(game, "wounded") == cited(game, "unbeatable") == ["DR-CARDS-MUMMY"]


@pytest.mark.rule("DR-CARDS-GOLEM")
def test_before_the_golem_fives_and_swords_count_as_one() -> None:
    game = scene(3, "golem", items={1: ["sword"]})
    lay(game, "power 5", "sword", "power 2")
    assert wounds(game) == [3, 3, 0]
    assert told(game, "monster_attacks")[0]["value"] == 1


@pytest.mark.parametrize(
    ("boss", "gained"),
    [
        pytest.param("sphinx", 2, marks=pytest.mark.rule("DR-CARDS-SPHINX")),
        pytest.param("minotaur", 1, marks=pytest.mark.rule("DR-CARDS-MINOTAUR")),
    ],
)
def test_the_highest_gains_the_coins_on_the_card(boss: str, gained: int) -> None:
    game = scene(3, boss)
    lay(game, "power 5", "power 5", "power 1")
    assert coins(game) == [gained, gained, 0]
    assert cited(game, "coins_gained") == [CONTENT.clauses[boss]] * 2


@pytest.mark.parametrize(
    ("boss", "item"),
    [
        pytest.param("wolf_pack", "torch", marks=pytest.mark.rule("DR-CARDS-WOLF-PACK")),
        pytest.param("necromancer", "crystal ball", marks=pytest.mark.rule("DR-CARDS-NECROMANCER")),
        pytest.param("megadragon", "key", marks=pytest.mark.rule("DR-CARDS-MEGADRAGON")),
    ],
)
def test_the_item_on_the_card_is_an_escape(boss: str, item: str) -> None:
    game = scene(3, boss, items={0: [item]})
    lay(game, item, "power 3", "power 4")
    assert told(game, "escaped") == [{"seat": 0, "boss": boss}]
    assert wounds(game)[0] == 0
    assert wounds(game)[1] > 0
    assert reserve(game, item) == 6


@pytest.mark.parametrize(
    ("character", "purse", "hurt", "items"),
    [
        pytest.param("explorer", 3, 2, ["torch"], marks=pytest.mark.rule("DR-CARDS-EXPLORER")),
        pytest.param("knight", 1, 1, ["sword"], marks=pytest.mark.rule("DR-CARDS-KNIGHT")),
        pytest.param("thief", 2, 2, ["key"], marks=pytest.mark.rule("DR-CARDS-THIEF")),
        pytest.param("warrior", 2, 0, [], marks=pytest.mark.rule("DR-CARDS-WARRIOR")),
        pytest.param(
            "sorcerer",
            1,
            1,
            ["crystal ball", "crystal ball"],
            marks=pytest.mark.rule("DR-CARDS-SORCERER"),
        ),
    ],
)
def test_a_character_starts_with_what_the_card_shows(
    character: str, purse: int, hurt: int, items: list[str]
) -> None:
    game = Game(SPEC, 5, {"tactical": False}, scene=SPEC.setup(5, {"tactical": False}, Dice(1)))
    seat = next(
        dealt["seat"] for dealt in told(game, "character_dealt") if dealt["character"] == character
    )
    assert (coins(game)[seat], wounds(game)[seat]) == (purse, hurt)
    assert hand(game, seat)["items"] == items
    (at,) = (n for n, told_ in enumerate(told(game, "starts_with")) if told_["seat"] == seat)
    assert told(game, "starts_with")[at] == {
        "seat": seat,
        "coins": purse,
        "wounds": hurt,
        "items": items,
    }
    assert cited(game, "starts_with")[at] == CONTENT.clauses[character]
