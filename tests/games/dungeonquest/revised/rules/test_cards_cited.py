"""Cards that only this edition has do what stands on them and cite their own clause (CARDS)."""

import pytest

from delvers.games.dungeonquest.revised.rules import SPEC
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.drawing import draws, found
from tests.games.dungeonquest.revised.rules.fights import exchange, meeting
from tests.games.dungeonquest.revised.rules.scene import act, cited, hero, told


def test_every_card_has_a_clause_of_its_own() -> None:
    ids = {*CONTENT.cards, *CONTENT.runes, *CONTENT.heroes}
    assert CONTENT.clauses.keys() == ids
    assert len(set(CONTENT.clauses.values())) == len(ids)


# -- dangers and events ----------------------------------------------------------------------------

HAPPENS = [
    pytest.param(
        "trap_trapdoor", "wounded", [6, 6], marks=pytest.mark.rule("DQR-CARDS-TRAP-TRAPDOOR")
    ),
    pytest.param(
        "dungeon_ambush", "fight_began", [], marks=pytest.mark.rule("DQR-CARDS-DUNGEON-AMBUSH")
    ),
    pytest.param(
        "catacomb_demon_flame",
        "wounded",
        [1, 1],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-DEMON-FLAME"),
    ),
    pytest.param(
        "catacomb_skeleton_volley",
        "monster_shown",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-SKELETON-VOLLEY"),
    ),
    pytest.param(
        "catacomb_golem_grab",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-GOLEM-GRAB"),
    ),
    pytest.param(
        "catacomb_troll_smash",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-TROLL-SMASH"),
    ),
    pytest.param(
        "catacomb_sorcerers_bolt",
        "wounded",
        [6, 6],
        marks=pytest.mark.rule("DQR-CARDS-CATACOMB-SORCERERS-BOLT"),
    ),
]


@pytest.mark.parametrize(("card", "kind", "dice"), HAPPENS)
def test_what_happens_cites_the_card(card: str, kind: str, dice: list[int]) -> None:
    game = found(card, dice=dice)
    assert CONTENT.clauses[card] in cited(game, kind)


@pytest.mark.rule("DQR-CARDS-CATACOMB-GREEDY-DEEP-ELF")
def test_the_elf_asks_for_a_bribe_and_rolls() -> None:
    game = found("catacomb_greedy_deep_elf", loot={0: ["corpse_rope"]}, dice=[1])
    assert game.pending[0].rule == CONTENT.clauses["catacomb_greedy_deep_elf"]
    act(game, 0, "discard corpse_rope")
    assert cited(game, "rolled") == [CONTENT.clauses["catacomb_greedy_deep_elf"]]
    assert hero(game, 0).wounds == 4


@pytest.mark.rule("DQR-CARDS-CATACOMB-GIANT-NAGA")
def test_the_naga_drags_and_ends_the_turn() -> None:
    game = found("catacomb_giant_naga", dice=[1])
    act(game, 0, "drift left")
    assert cited(game, "dragged") == cited(game, "turn_ended") == ["DQR-CARDS-CATACOMB-GIANT-NAGA"]


# -- the dragon ------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-DRAGON-DRAGON-RAGE")
def test_the_fire_is_the_dragons_rage() -> None:
    top = {"dragon": ["dragon_dragon_rage"]}
    game = draws("treasure_ebon_ring", top=top, loot={0: ["treasure_giant_ruby"]}, dice=[1, 1])
    told_by = {kind: cited(game, kind) for kind in ("dragon_rage", "loot_lost", "wounded")}
    assert set(map(tuple, told_by.values())) == {("DQR-CARDS-DRAGON-DRAGON-RAGE",)}


# -- heroes ----------------------------------------------------------------------------------------


@pytest.mark.rule("DQR-CARDS-HUGO")
def test_hugos_armor_is_told() -> None:
    game = meeting("hugo", "demon_4", "lindel")
    exchange(game, "melee", "melee")
    assert (told(game, "wounds_spared"), hero(game, 0).wounds) == ([{"seat": 0, "count": 1}], 1)
    assert cited(game, "wounds_spared") == ["DQR-CARDS-HUGO"]


@pytest.mark.rule("DQR-CARDS-KRUTZBECK")
def test_krutzbecks_harder_blow_is_told_by_itself() -> None:
    game = meeting("krutzbeck", "demon_4", "lindel")
    exchange(game, "melee", "magic")
    assert [blow["amount"] for blow in told(game, "monster_wounded")] == [1, 1]
    assert cited(game, "monster_wounded") == ["DQR-COMBAT-21", "DQR-CARDS-KRUTZBECK"]


@pytest.mark.rule("DQR-CARDS-TATIANNA")
def test_tatiannas_first_shot_is_told() -> None:
    game = meeting("tatianna", "demon_4", "lindel", dice=[4])
    assert cited(game, "rolled") == cited(game, "monster_wounded") == ["DQR-CARDS-TATIANNA"]


@pytest.mark.rule("DQR-CARDS-LINDEL")
def test_lindels_second_roll_is_told_with_the_die_given_up() -> None:
    game = draws("trap_crossfire_trap", hero="lindel", dice=[6, 1, 2])
    assert game.pending[0].rule == "DQR-CARDS-LINDEL"
    act(game, 0, "reroll 6")
    assert told(game, "die_rerolled") == [{"seat": 0, "number": 6}]
    assert cited(game, "die_rerolled") == ["DQR-CARDS-LINDEL"]


@pytest.mark.rule("DQR-CARDS-GHERINN")
def test_gherinns_prayer_is_told() -> None:
    game = draws("trap_crossfire_trap", hero="gherinn", dice=[1, 1])
    act(game, 0, "pray")
    assert cited(game, "wounded") == cited(game, "determination_gained") == ["DQR-CARDS-GHERINN"]


@pytest.mark.rule("DQR-CARDS-CHALLARA")
def test_challaras_choice_is_hers() -> None:
    game = draws("dungeon_empty", hero="challara")
    assert game.pending[0].rule == "DQR-CARDS-CHALLARA"


@pytest.mark.rule("DQR-SETUP-01", "DQR-GAP-01")
def test_the_rolls_for_the_first_player_are_told() -> None:
    game = Game(SPEC, 3, SPEC.check_options({}), seed=5)
    rolls = [(rolled["seat"], rolled["dice"][0]) for rolled in told(game, "rolled")]
    first = told(game, "first_player")[0]["seat"]
    assert {seat for seat, _ in rolls} == {0, 1, 2}
    assert rolls[-1][0] == first
    assert rolls[-1][1] == max(number for _, number in rolls[-3:])
