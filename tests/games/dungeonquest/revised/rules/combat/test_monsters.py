"""Encountering monsters (MON)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.common.rules.cards import MONSTERS
from delvers.games.dungeonquest.revised.rules.components import CONTENT
from delvers.kernel.errors import UndoRefused
from delvers.kernel.game import Game
from tests.games.dungeonquest.revised.rules.fights import (
    PLAY,
    discarded,
    exchange,
    fight_of,
    fight_seen,
    lurking,
    meeting,
    waiting,
)
from tests.games.dungeonquest.revised.rules.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    scene,
    state_of,
    told,
)


def ambushed(card: str = "troll_2", **given: Any) -> Game:
    """Hugo (seat 0) has moved from b1 into c1 and drawn an Ambush there."""
    dungeon = {"dungeon": ["dungeon_ambush"]}
    lurkers = given.pop("lurkers", ())
    return meeting("hugo", card, "lindel", lurkers=lurkers, top=dungeon, **given)


@pytest.mark.rule("DQR-MON-01", "DQR-COMBAT-01", "DQR-MON-10")
def test_a_card_that_says_so_brings_a_monster_and_the_fight_starts_at_once() -> None:
    game = ambushed()
    assert drawn(game, "dungeon") == ["dungeon_ambush"]
    assert told(game, "fight_began") == [{"seat": 0, "monster": "troll", "player": 1}]
    assert [game.pending[seat].prompt for seat in (0, 1)] == ["lay_card", "lay_monster_card"]
    assert told(game, "rolled") == []


@pytest.mark.rule("DQR-MON-01")
def test_a_card_that_brings_a_monster_is_discarded_like_any_other() -> None:
    game = ambushed("skeleton_1")
    exchange(game, "ranged", "melee")
    assert state_of(game).decks["dungeon"].discard == ["dungeon_ambush"]
    assert discarded(game) == ["skeleton_1"]


@pytest.mark.rule("DQR-MON-02", "DQR-MOVE-16", "DQR-EX-11")
@pytest.mark.parametrize(
    "chamber",
    [
        "chamber_01@1",
        "bottomless_pit_01@1",
        "corridor_01@1",
        "trap_01@1",
        "darkness_01@1",
        "rotating_room_01@1",
        "spider_web_01@1",
        "bridge_01@1",
        "chasm_01@1",
        "cave_in_01@1",
        "portcullis_01@2",
        "catacomb_entrance_01@1",
    ],
)
def test_a_monster_token_keeps_the_chamber_from_being_resolved(chamber: str) -> None:
    game = meeting(chamber=chamber)
    assert game.pending[0].prompt == "lay_card"
    assert place(game, 0) == "c1"
    kinds = [event.kind for event in game.events]
    assert kinds == ["turn_began", "moved", "fight_began", "monster_shown"]


@pytest.mark.rule("DQR-MON-02", "DQR-COMBAT-13")
def test_the_chamber_is_not_resolved_after_the_fight_either() -> None:
    game = meeting(card="skeleton_1")
    exchange(game, "ranged", "melee")
    assert drawn(game, "dungeon") == []
    assert state_of(game).turn == 1


@pytest.mark.rule("DQR-MON-03", "DQR-MON-04", "DQR-DEATH-12", "DQR-GAP-17")
@pytest.mark.parametrize(
    ("turn", "runs", "status"),
    [(0, 1, "exploring"), (0, 1, "dead"), (1, 2, "out"), (2, 0, "dead"), (2, 0, "below")],
)
def test_the_player_on_the_left_plays_the_monster_even_when_he_is_gone(
    turn: int, runs: int, status: str
) -> None:
    at = ["a10", "m10", "m1"]
    at[turn] = "b1"
    game = scene(
        "challara",
        "hugo",
        "gherinn",
        at=at,
        tiles={"b1": "chamber_01", "c1": "chamber_01"},
        lurkers=["c1"],
        turn=turn,
        first=(turn + 2) % 3,
        status={runs: status},
        top={"monster": ["golem_1"]},
    )
    act(game, turn, "move east")
    assert told(game, "fight_began") == [{"seat": turn, "monster": "golem", "player": runs}]
    assert set(game.pending) == {turn, runs}
    assert (fight_seen(game, None)["seat"], fight_seen(game, None)["player"]) == (turn, runs)
    act(game, runs, "play magic")
    act(game, turn, "play magic")
    assert told(game, "cards_revealed")[0]["seat"] == turn
    assert hero(game, turn).wounds == 1


@pytest.mark.rule("DQR-MON-05")
@pytest.mark.parametrize("card", ["troll_2", "demon_4", "skeleton_3"])
def test_the_monsters_player_takes_the_top_card_and_is_the_only_one_to_look_at_it(
    card: str,
) -> None:
    game = meeting(card=card)
    shown = CONTENT.monsters[card]
    assert fight_of(game).card == card
    assert card not in state_of(game).monsters.deck.cards
    for seat in (0, 2, None):
        assert told(game, "monster_shown", seat) == []
        seen = fight_seen(game, seat)
        assert (seen["life"], seen["penalty"]) == (None, None)
    seen = fight_seen(game, 1)
    assert (seen["life"], seen["penalty"]) == (shown.life, shown.penalty)
    assert told(game, "monster_shown", 1) == [
        {"monster": shown.monster, "life": shown.life, "penalty": shown.penalty}
    ]
    assert cited(game, "monster_shown") == ["DQR-MON-05"]


@pytest.mark.rule("DQR-MON-06")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_name_of_the_monster_is_told_to_all_and_nothing_else(monster: str) -> None:
    games = [meeting(card=f"{monster}_{number}") for number in (1, 4)]
    for seat in (0, 2, None):
        assert fight_seen(games[0], seat)["monster"] == monster
        assert told(games[0], "fight_began", seat)[0]["monster"] == monster
        assert games[0].view(seat) == games[1].view(seat)
        assert games[0].events_for(seat) == games[1].events_for(seat)
    assert games[0].view(1) != games[1].view(1)
    assert cited(games[0], "fight_began") == ["DQR-MON-02"]


@pytest.mark.rule("DQR-MON-06")
def test_whoever_has_heard_the_name_cannot_take_the_step_back() -> None:
    game = meeting()
    with pytest.raises(UndoRefused):
        game.undo(0)


@pytest.mark.rule("DQR-MON-07", "DQR-COMP-01")
@pytest.mark.parametrize(("before", "after"), [((), ["c1"]), (("d9",), ["c1", "d9"])])
def test_a_token_is_put_into_the_heros_chamber(before: tuple[str, ...], after: list[str]) -> None:
    game = ambushed(lurkers=before)
    assert lurking(game) == after
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQR-MON-07")
def test_no_second_token_is_put_where_one_lies() -> None:
    game = meeting()
    assert lurking(game) == ["c1"]
    assert fight_seen(game, 0)["wounds"] == 0


@pytest.mark.rule("DQR-COMP-01", "DQR-MON-07")
def test_there_are_always_enough_tokens() -> None:
    others = [f"{column}9" for column in "bcdefghijkl"]
    game = ambushed(lurkers=others)
    assert lurking(game) == ["c1", *others]


@pytest.mark.rule("DQR-MON-08", "DQR-MON-09", "DQR-MON-10", "DQR-COMBAT-27", "DQR-COMP-04")
def test_each_side_has_one_card_of_every_attack_in_hand() -> None:
    game = meeting()
    assert options(game, 0) == options(game, 1) == PLAY
    assert (game.pending[0].rule, game.pending[1].rule) == ("DQR-COMBAT-03", "DQR-COMBAT-04")
    assert set(game.pending) == {0, 1}
    kinds = sorted((card.side, card.attack_type) for card in CONTENT.combat.values())
    attacks = ["magic", "melee", "ranged"]
    assert kinds == [(side, attack) for side in ("hero", "monster") for attack in attacks]


@pytest.mark.rule("DQR-MON-11", "DQR-GAP-16", "DQR-GAP-14", "DQR-ESCAPE-11")
def test_whoever_meets_the_token_later_gets_a_fresh_card_without_wounds() -> None:
    game = meeting(
        card="demon_4",
        next_cards=["golem_2"],
        dice=[1, 1],
        at=["d1", "a10"],
        tiles={"d1": "chamber_01"},
        top={"dungeon": ["dungeon_empty"]},
    )
    exchange(game, "ranged", "melee")
    act(game, 0, "escape", "decline")
    assert lurking(game) == ["c1"]
    assert discarded(game) == ["demon_4"]
    act(game, 1, "move west")
    seen = fight_seen(game, 2)
    assert (seen["monster"], seen["life"], seen["wounds"], seen["round"]) == ("golem", 5, 0, 1)
    assert lurking(game) == ["c1"]


@pytest.mark.rule("DQR-MON-12", "DQR-COMBAT-12", "DQR-CARD-08")
def test_only_the_token_of_the_killed_monster_is_taken_off_the_board() -> None:
    game = meeting(card="skeleton_1", lurkers=["b2", "c1", "c9"])
    exchange(game, "ranged", "melee")
    assert lurking(game) == ["b2", "c9"]
    assert state_of(game).fight is None


@pytest.mark.rule("DQR-MON-13", "DQR-CATEXIT-13")
def test_a_hero_who_resurfaces_beside_a_token_meets_a_monster_instead_of_the_chamber() -> None:
    game = below(
        "hugo",
        "catacomb_exit",
        tiles={"d2": "chamber_01"},
        lurkers=["d2"],
        dice=[1],
        top={"monster": ["troll_3"]},
    )
    act(game, 0, "surface", "drift left")
    assert place(game, 0) == "d2"
    assert game.pending[0].prompt == "lay_card"
    assert fight_seen(game, 0)["monster"] == "troll"
    assert drawn(game, "dungeon") == []


@pytest.mark.rule("DQR-MON-05", "DQR-CARD-07")
def test_when_the_monster_deck_has_run_out_the_discarded_cards_are_shuffled() -> None:
    game = waiting()
    pile = state_of(game).monsters
    pile.discard = [*pile.deck.cards, *pile.deck.top]
    pile.deck.cards, pile.deck.top = [], []
    act(game, 0, "move east")
    assert discarded(game) == []
    assert len(pile.deck) == 19
    assert fight_of(game).card not in pile.deck.cards
