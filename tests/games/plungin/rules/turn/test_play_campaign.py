"""From adventure to adventure (SETUP, EXITDUN, KEY; books 8.1)."""

import pytest

from delvers.games.plungin.rules import SPEC
from delvers.games.plungin.rules.books.library import BOX
from delvers.games.plungin.rules.state.fixtures import Door
from delvers.games.plungin.rules.state.state import Rules
from delvers.games.plungin.rules.turn.options import check_options
from delvers.kernel.errors import BadOption
from delvers.kernel.game import Game
from tests.games.plungin.rules.scene import act, hero, options, refused, scene, shown, state_of
from tests.games.plungin.rules.village_scene import go_on, village


@pytest.mark.rule("DP-SETUP-09")
def test_a_campaign_begins_with_making_heroes_and_goes_to_the_village() -> None:
    game = Game(SPEC, 2, SPEC.check_options({"campaign": True}), seed=3)
    act(game, 0, "take brannoc_vale")
    act(game, 1, "take sable_wick")
    act(game, 0, "take sister_ivenne")
    act(game, 1, "take dagna_ironlid")
    assert state_of(game).part == "village"
    assert [one.seat for one in state_of(game).heroes] == [0, 1, 0, 1]
    assert "see sister_ivenne" in options(game, 0)


@pytest.mark.rule("DP-SETUP-09")
def test_ready_heroes_may_be_named_for_a_campaign() -> None:
    named = SPEC.check_options({"campaign": True, "heroes": "pim_underbough,tollo_finch"})
    game = Game(SPEC, 1, named, seed=3)
    assert "see pim_underbough" in options(game, 0)


@pytest.mark.rule("DP-EXITDUN-03", "DP-SPELL-16")
def test_rest_gives_back_life_spells_and_uses_and_ends_conditions() -> None:
    game = village(
        "orrin_ashgrove",
        life={0: 1},
        drained={0: 2},
        conditions={0: {"weakened": 0}},
        prepared={0: ["spark"] * 5},
        wiped={0: ["spark"]},
        used={0: {"trait_lucky": 1}},
    )
    assert (hero(game).life, hero(game).drained, hero(game).conditions) == (5, 0, {})
    assert hero(game).prepared == ["spark"] * 6
    assert (hero(game).wiped, hero(game).used) == ([], {})


@pytest.mark.rule("DP-SPELL-05", "DP-SPELL-07")
def test_on_leaving_as_many_spells_are_prepared_as_mag() -> None:
    game = village("orrin_ashgrove")
    act(game, 0, "done")
    assert options(game, 0) == ("keep", "choose anew")
    act(game, 0, "choose anew", *["prepare ember_shield"] * 6)
    assert hero(game).prepared == ["ember_shield"] * 6
    assert "retire" in options(game, 0)


@pytest.mark.rule("DP-SPELL-05")
def test_who_has_grown_in_mag_must_prepare_anew() -> None:
    stats = {**BOX.heroes["orrin_ashgrove"].stats, "MAG": 7}
    game = village("orrin_ashgrove", stats={0: stats})
    act(game, 0, "done", *["prepare spark"] * 7)
    assert hero(game).prepared == ["spark"] * 7


@pytest.mark.rule("DP-EXITDUN-03", "DP-EXITDUN-04")
def test_an_unfinished_dungeon_can_be_returned_to() -> None:
    game = village(unfinished=True)
    go_on(game)
    assert options(game, 0)[0] == "return"
    assert "return" not in after(village())


def after(game: Game) -> tuple[str, ...]:
    """Where a party can go from the village."""
    go_on(game)
    return options(game, 0)


@pytest.mark.rule("DP-SETUP-10")
def test_an_adventure_must_suit_the_level_of_the_heroes() -> None:
    game = village()
    go_on(game)
    assert options(game, 0) == ("adventure tapping_in_the_wall", "retire")
    assert refused(game, 0)["adventure lamplighters_road"] == "DP-SETUP-10"


@pytest.mark.rule("DP-KEY-08")
def test_keys_are_thrown_away_when_another_adventure_begins() -> None:
    game = village(carried={0: ["key", "club"]}, party={"stored": ["great_key", "lute"]})
    go_on(game)
    act(game, 0, "adventure tapping_in_the_wall")
    assert hero(game).carried == ["club"]
    assert state_of(game).party.stored == ["lute"]


@pytest.mark.rule("DP-SETUP-09")
def test_progress_is_kept_from_adventure_to_adventure() -> None:
    party = {"recipes": ["brew_might"], "properties": ["prop_lockup"], "valuables": ["opal"]}
    game = village(exp={0: 210}, level={0: 2}, gold={0: 77}, party=party)
    go_on(game)
    act(game, 0, "adventure tapping_in_the_wall")
    assert (hero(game).exp, hero(game).level, hero(game).gold) == (210, 2, 77)
    assert state_of(game).party.recipes == ["brew_might"]
    assert state_of(game).party.properties == ["prop_lockup"]
    assert state_of(game).party.valuables == ["opal"]


@pytest.mark.parametrize(("won", "winners"), [(["tapping_in_the_wall"], (0,)), ([], ())])
def test_a_party_may_retire_and_has_won_if_it_has_won_an_adventure(
    won: list[str], winners: tuple[int, ...]
) -> None:
    game = village(party={"won": won})
    go_on(game)
    act(game, 0, "retire")
    assert game.result is not None
    assert game.result.winners == winners


@pytest.mark.rule("DP-DEATH-10")
def test_dead_heroes_stay_dead_into_the_next_adventure() -> None:
    game = village("brannoc_vale", "sable_wick", status={1: "dead"})
    go_on(game)
    act(game, 0, "adventure tapping_in_the_wall")
    assert hero(game, 1).status == "dead"


def test_a_visit_is_saved_and_copied_with_all_that_was_done_in_it() -> None:
    game = village(gold={0: 200}, party={"recipes": ["brew_antidote"]})
    act(game, 0, "acquire prop_lockup", "see brannoc_vale", "store whetstone")
    twin = game.copy()
    assert state_of(twin) == state_of(game)
    act(twin, 0, "fetch whetstone")
    assert state_of(game).party.stored == ["whetstone"]


@pytest.mark.rule("DP-GAP-30")
@pytest.mark.parametrize("pack", BOX.packs)
def test_every_pack_has_a_great_key_or_a_great_door_that_can_be_broken(pack: str) -> None:
    book = BOX.packs[pack]
    found = [row for row in book.treasure.rows if row.item == "great_key"]
    carried = [m for m in BOX.monsters.values() if "great_key" in m.loot]
    assert found or book.key_carriers or carried
    door = Door(2, True, trap="", kind="great")
    game = scene("hroka_stonetooth", at=[(2, 0)], pack=pack, doors={"north": door})
    assert "break door 0" in options(game, 0)


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "heroes", "words"),
    [
        (1, "nobody", "no hero is called 'nobody'"),
        (1, "sable_wick,sable_wick", "only once"),
        (2, "sable_wick", "1 heroes for 2 seats"),
        (1, "brannoc_vale,sable_wick,sister_ivenne,orrin_ashgrove,tollo_finch", "at most 4"),
    ],
)
def test_a_party_that_cannot_be_is_refused_in_plain_words(
    seats: int, heroes: str, words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        check_options(BOX, seats, SPEC.check_options({"heroes": heroes}))


@pytest.mark.rule("DP-SETUP-17")
def test_every_optional_rule_is_off_unless_agreed_on() -> None:
    agreed = SPEC.check_options({})
    assert {name: agreed[name] for name in Rules.__dataclass_fields__ if agreed.get(name)} == {
        "zero_is_a_fumble": True,
        "monster_handler": "builder",
    }


def test_everybody_sees_who_has_been_seen_to_in_a_visit() -> None:
    game = village("brannoc_vale", "sable_wick")
    act(game, 0, "see sable_wick", "enough")
    assert shown(game)["party"]["visit"]["seen"] == [1]


def test_the_dungeons_that_a_party_has_gone_into_are_counted() -> None:
    game = village()
    go_on(game)
    act(game, 0, "adventure tapping_in_the_wall")
    assert shown(game)["party"]["begun"] == 1
