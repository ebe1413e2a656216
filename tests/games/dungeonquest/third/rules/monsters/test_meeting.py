"""Meeting a monster: its player, its token, the choice (MON-01 to 11, 30 to 35)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.cards import MONSTERS
from delvers.games.dungeonquest.third.rules.components import CONTENT
from delvers.kernel.game import Game
from tests.games.dungeonquest.third.rules.fights import (
    Fate,
    brawl,
    exchange,
    fight_of,
    lurking,
    meeting,
    side,
    stacks,
)
from tests.games.dungeonquest.third.rules.scene import (
    act,
    cited,
    hero,
    options,
    scene,
    state_of,
    told,
)


def drawn(card: str, *, picks: list[int] | None = None, **given: Any) -> Game:
    """Lindel (seat 0) moves from b1 into c1 and draws a Dungeon card there."""
    game = scene(
        *given.pop("heroes", ("lindel", "hugo", "gherinn")),
        at=["b1", "m10", "a10"],
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        top={"dungeon": [card], **given.pop("top", {})},
        dice=Fate(*given.pop("faces", ()), picks=picks or []),
        **given,
    )
    act(game, 0, "move east")
    return game


@pytest.mark.rule("DQ3-MON-01", "DQ3-MON-03", "DQ3-COMBAT-08")
def test_each_of_the_five_monsters_has_four_power_cards_and_four_tokens_of_its_own() -> None:
    assert MONSTERS == ("skeleton", "sorcerer", "troll", "golem", "demon")
    for monster in MONSTERS:
        tokens = [token for token in CONTENT.tokens.values() if token.monster == monster]
        assert len(tokens) == 4
        assert len(CONTENT.powers_of(monster)) == 4
        assert all(card.startswith(monster) for card in CONTENT.powers_of(monster))
    assert len(CONTENT.tokens) == 20


@pytest.mark.rule("DQ3-MON-02", "DQ3-MON-11", "DQ3-MON-30")
def test_the_hero_decides_between_escape_and_attack_and_an_attack_is_combat() -> None:
    game = meeting()
    ask = game.pending[0]
    assert set(ask.options) == {"attack", "escape"}
    assert (ask.rule, ask.prompt) == ("DQ3-MON-11", "escape_or_attack skeleton")
    assert set(game.pending) == {0}
    act(game, 0, "attack")
    assert [game.pending[seat].prompt for seat in (0, 1)] == ["lay_card", "lay_card"]


@pytest.mark.rule("DQ3-MON-04")
def test_the_monster_player_and_the_token_are_fixed_before_the_hero_decides() -> None:
    game = meeting()
    kinds = [event.kind for event in game.events]
    assert kinds[-2:] == ["fight_began", "monster_life"]
    assert game.pending[0].prompt == "escape_or_attack skeleton"


@pytest.mark.rule("DQ3-MON-05", "DQ3-DIFF-73", "DQ3-GAP-71")
@pytest.mark.parametrize(
    ("turn", "runs", "status"), [(0, 1, "dead"), (1, 2, "out"), (2, 0, "dead")]
)
def test_the_player_on_the_left_runs_the_monster_even_when_his_hero_is_gone(
    turn: int, runs: int, status: str
) -> None:
    at = ["a10", "m10", "m1"]
    at[turn] = "b1"
    game = scene(
        "lindel",
        "hugo",
        "gherinn",
        at=at,
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        lurkers={"c1": "troll_1"},
        turn=turn,
        status={runs: status},
    )
    act(game, turn, "move east", "attack")
    assert told(game, "fight_began")[0]["player"] == runs
    assert cited(game, "fight_began") == ["DQ3-MON-05"]
    assert set(game.pending) == {turn, runs}


@pytest.mark.rule("DQ3-MON-06")
def test_both_piles_of_power_cards_are_shuffled_and_only_their_size_is_seen() -> None:
    game = meeting()
    assert fight_of(game).foe.power == CONTENT.powers_of("skeleton")
    for seat in (0, 1, None):
        assert side(game, "foe", seat)["power"] == side(game, "hero", seat)["power"] == 4
    for card in CONTENT.powers_of("skeleton"):
        game = brawl(foe_power=card)
        assert f"play {card}" in options(game, 1)
        assert side(game, "foe", 1)["power"] == 3


@pytest.mark.rule("DQ3-MON-07", "DQ3-DIFF-13")
@pytest.mark.parametrize("pick", range(4))
def test_the_token_is_drawn_at_random_among_those_of_the_monster(pick: int) -> None:
    game = drawn("dungeon_monster_troll", picks=[pick])
    assert fight_of(game).token == f"troll_{pick + 1}"
    assert told(game, "fight_began")[0]["monster"] == "troll"


@pytest.mark.rule("DQ3-MON-07", "DQ3-TOKEN-02")
def test_a_token_on_the_board_is_not_in_the_pool() -> None:
    game = drawn("dungeon_monster_troll", lurkers={"m9": "troll_1", "l9": "troll_3"}, picks=[1])
    assert fight_of(game).token == "troll_4"


@pytest.mark.rule("DQ3-MON-08")
@pytest.mark.parametrize("token", CONTENT.tokens.values(), ids=lambda token: token.id)
def test_the_number_on_the_token_is_the_life_of_the_monster(token: Any) -> None:
    game = meeting(token=token.id)
    view: Any = game.view(1)["fight"]
    assert view["life"] == token.life
    assert told(game, "monster_life", 1) == [{"monster": token.monster, "life": token.life}]


ALL_TROLLS = {"m9": "troll_1", "l9": "troll_2", "k9": "troll_3", "j9": "troll_4"}


@pytest.mark.rule("DQ3-MON-09", "DQ3-TOKEN-06", "DQ3-TOKEN-07", "DQ3-CLAR-03")
def test_with_an_empty_pool_the_monster_player_takes_a_token_off_the_board_unseen() -> None:
    game = drawn("dungeon_monster_troll", lurkers=ALL_TROLLS)
    ask = game.pending[1]
    assert ask.options == ("token m9", "token l9", "token k9", "token j9")
    assert (ask.rule, ask.prompt) == ("DQ3-MON-09", "choose_token troll")
    assert [life for _, _, life in lurking(game, 1)] == [None] * 4
    act(game, 1, "token j9")
    assert fight_of(game).token == "troll_4"
    assert [place for place, _, _ in lurking(game)] == ["m9", "l9", "k9"]
    assert told(game, "monster_life", 1)[0]["life"] == 5
    assert game.pending[0].prompt == "escape_or_attack troll"


@pytest.mark.rule("DQ3-MON-09", "DQ3-TOKEN-05")
def test_the_token_taken_off_the_board_stays_in_the_new_chamber_after_an_escape() -> None:
    game = drawn("dungeon_monster_troll", lurkers=ALL_TROLLS)
    act(game, 1, "token m9")
    act(game, 0, "escape")
    assert [place for place, _, _ in lurking(game)] == ["l9", "k9", "j9", "c1"]


@pytest.mark.rule("DQ3-MON-10")
def test_a_token_in_the_chamber_is_the_monster_itself() -> None:
    game = meeting(token="demon_4")
    assert fight_of(game).token == "demon_4"
    assert fight_of(game).monster == "demon"
    assert lurking(game) == []


@pytest.mark.rule("DQ3-MON-31")
def test_after_a_failed_escape_there_is_no_second_one() -> None:
    game = meeting("hugo", power=["hugo_glorious_charge", "hugo_banner_of_glory"],
                   foe_power=["skeleton_poisoned_arrow", "skeleton_bone_volley"])  # fmt: skip
    act(game, 0, "escape")
    assert game.pending[0].prompt == "lay_card"
    assert game.pending[0].refused == {"escape": "DQ3-MON-31"}
    assert game.pending[1].refused == {}


@pytest.mark.rule("DQ3-MON-32", "DQ3-TOKEN-03")
def test_after_killing_a_token_the_hero_meets_the_chamber() -> None:
    game = brawl(token="skeleton_1", hand=("melee_4", "melee_4", "magic_1", "melee_1"))
    exchange(game, "melee_4", "magic_2")
    assert told(game, "card_drawn") == []
    exchange(game, "melee_4", "melee_2")
    assert [drawn["card"] for drawn in told(game, "card_drawn")] == ["dungeon_empty"]
    kinds = [event.kind for event in game.events]
    assert kinds.index("monster_killed") < kinds.index("card_drawn")


@pytest.mark.rule("DQ3-MON-33", "DQ3-COMBAT-54")
def test_after_killing_a_monster_from_a_card_the_chamber_is_not_met_again() -> None:
    top = {"combat": ["melee_4", "melee_4", "melee_1", "magic_1", "ranged_1", "melee_2", "magic_2"]}
    game = drawn("dungeon_monster_skeleton", top=top)
    act(game, 0, "attack")
    exchange(game, "melee_4", "melee_2")
    assert state_of(game).decks["dungeon"].discard == []
    exchange(game, "melee_4", "magic_2")
    assert told(game, "monster_killed") != []
    assert len(told(game, "card_drawn")) == 1
    assert state_of(game).decks["dungeon"].discard == ["dungeon_monster_skeleton"]
    assert options(game, 1) != ()
    assert state_of(game).turn == 1


@pytest.mark.rule("DQ3-MON-34", "DQ3-COMBAT-63")
def test_only_the_monster_player_knows_the_number_on_the_token() -> None:
    game = meeting("lindel", "troll_2", "hugo", "gherinn")
    lives: list[Any] = [game.view(seat)["fight"] for seat in (0, 1, 2, None)]
    assert [view["life"] for view in lives] == [None, 4, None, None]
    assert [len(told(game, "monster_life", seat)) for seat in (0, 1, 2, None)] == [0, 1, 0, 0]


@pytest.mark.rule("DQ3-MON-34", "DQ3-COMBAT-63")
def test_a_hidden_life_changes_nothing_that_the_others_see_while_it_is_not_reached() -> None:
    games = [brawl(token=token) for token in ("troll_1", "troll_4")]
    for game in games:
        exchange(game, "ranged_4", "magic_2")
    assert games[0].view(0) == games[1].view(0)
    assert games[0].events_for(0) == games[1].events_for(0)
    assert games[0].view(1) != games[1].view(1)


@pytest.mark.rule("DQ3-MON-35", "DQ3-CLAR-01", "DQ3-CARD-14")
@pytest.mark.parametrize("deck", ["crypt", "corpse"])
def test_old_bones_that_rise_are_a_skeleton_with_its_token_and_power_cards(deck: str) -> None:
    first = {"crypt": "dungeon_crypt", "corpse": "dungeon_dead_adventurer"}[deck]
    game = drawn(first, top={deck: [f"{deck}_old_bones"]}, faces=[3], picks=[2])
    act(game, 0, options(game, 0)[0])
    assert fight_of(game).token == "skeleton_3"
    assert fight_of(game).foe.power == CONTENT.powers_of("skeleton")
    assert "escape" in options(game, 0)
    act(game, 0, "escape")
    assert lurking(game, 1) == [("c1", "skeleton", 3)]


@pytest.mark.rule("DQ3-MON-21")
def test_a_monster_stays_until_somebody_kills_it() -> None:
    game = scene(
        "lindel",
        "hugo",
        at=["b1", "d1"],
        tiles={"b1": "chamber_01", "c1": "chamber_01", "d1": "chamber_01"},
        lurkers={"c1": "skeleton_3"},
        top={"dungeon": ["dungeon_empty"]},
    )
    act(game, 0, "move east", "escape")
    act(game, 1, "move west")
    assert game.pending[1].prompt == "escape_or_attack skeleton"
    assert fight_of(game).token == "skeleton_3"
    assert fight_of(game).foe.player == 0


@pytest.mark.rule("DQ3-COMBAT-62")
def test_damage_on_a_surviving_monster_is_forgotten() -> None:
    game = brawl(
        "gherinn", "troll_1", foe=("melee_4", "magic_2", "ranged_2", "melee_2"), wounds={0: 12}
    )
    exchange(game, "ranged_4", "magic_2")
    assert len(stacks(game)[1]) == 1
    exchange(game, "magic_1", "melee_4")
    assert hero(game, 0).status == "dead"
    assert lurking(game, 1) == [("c1", "troll", 3)]
    assert state_of(game).fight is None
