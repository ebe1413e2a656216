"""The Runes for a meeting with a monster: lightning and blinding (RUNE)."""

from typing import Any

import pytest

from delvers.games.dungeonquest.revised.state import Rules
from delvers.kernel.errors import UndoRefused
from tests.games.dungeonquest.revised.fights import (
    alone,
    discarded,
    exchange,
    fight_seen,
    lurking,
    meeting,
)
from tests.games.dungeonquest.revised.scene import (
    act,
    below,
    cited,
    drawn,
    hero,
    options,
    place,
    refused,
    state_of,
    told,
)

LIGHTNING, BLINDING = "rune_of_lightning", "rune_of_blinding"


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-03")
def test_a_hero_with_both_runes_chooses_before_the_fight_and_knows_only_the_name() -> None:
    game = meeting(runes={0: [BLINDING, LIGHTNING]})
    ask = game.pending[0]
    assert set(game.pending) == {0}
    assert set(ask.options) == {"fight", f"use {LIGHTNING}", f"use {BLINDING}"}
    assert (ask.rule, ask.prompt) == ("DQR-RUNE-03", "meet_monster")
    assert fight_seen(game, 0)["monster"] == "demon"
    assert fight_seen(game, 0)["life"] is None


@pytest.mark.rule("DQR-RUNE-02")
def test_a_rune_that_was_not_used_is_still_there_but_not_for_this_fight() -> None:
    game = meeting(runes={0: [BLINDING, LIGHTNING]})
    act(game, 0, "fight")
    assert hero(game, 0).runes == [BLINDING, LIGHTNING]
    exchange(game, "ranged", "melee")
    assert options(game, 0) == ("fight on", "escape")


@pytest.mark.rule("DQR-RUNE-02")
def test_only_the_hero_who_meets_the_monster_can_use_his_runes() -> None:
    game = meeting(runes={1: [LIGHTNING], 2: [BLINDING]})
    assert [ask.prompt for ask in game.pending.values()] == ["lay_card", "lay_monster_card"]


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-01", "DQR-RUNE-04", "DQR-MON-12", "DQR-COMBAT-13")
def test_lightning_kills_the_monster_at_once() -> None:
    game = meeting(runes={0: [LIGHTNING]}, lurkers=["c1", "c9"])
    act(game, 0, f"use {LIGHTNING}")
    assert told(game, "monster_killed") == [{"seat": 0, "monster": "demon"}]
    assert cited(game, "monster_killed") == ["DQR-RUNE-03"]
    assert lurking(game) == ["c9"]
    assert discarded(game) == ["demon_4"]
    assert hero(game, 0).runes == []
    assert told(game, "rune_used") == [{"seat": 0, "rune": LIGHTNING}]
    assert (place(game, 0), hero(game, 0).wounds) == ("c1", 0)
    assert state_of(game).turn == 1
    assert drawn(game, "dungeon") == []


@pytest.mark.rule("DQR-RUNE-02", "DQR-RUNE-04", "DQR-ESCAPE-11", "DQR-GAP-11", "DQR-GAP-14")
def test_blinding_is_an_escape_without_a_test_and_without_a_penalty() -> None:
    game = meeting(runes={0: [BLINDING]}, tiles={"c2": "corridor_01"}, dice=[6, 6],
                   rules=Rules(quiet_escape=True))  # fmt: skip
    act(game, 0, f"use {BLINDING}")
    assert (game.pending[0].rule, game.pending[0].prompt) == ("DQR-ESCAPE-07", "flee")
    assert set(options(game, 0)) == {"move west", "move south"}
    act(game, 0, "move south")
    assert told(game, "rolled") == []
    assert hero(game, 0).wounds == 0
    assert hero(game, 0).runes == []
    assert (place(game, 0), lurking(game)) == ("c2", ["c1"])
    assert cited(game, "escaped") == ["DQR-RUNE-03"]
    assert discarded(game) == ["demon_4"]
    assert state_of(game).turn == 1


@pytest.mark.rule("DQR-RUNE-02")
@pytest.mark.parametrize("name", ["krutzbeck", "hugo"])
def test_blinding_helps_even_where_an_escape_is_forbidden(name: str) -> None:
    top = {"dungeon": ["dungeon_crypt"], "crypt": ["crypt_old_bones"]}
    game = meeting(name, runes={0: [BLINDING]}, lurkers=[], top=top, dice=[6])
    act(game, 0, next(option for option in options(game, 0) if option != "decline"))
    assert fight_seen(game, 0)["no_escape"] is True
    act(game, 0, f"use {BLINDING}")
    assert place(game, 0) == "b1"
    assert lurking(game) == ["c1"]


@pytest.mark.rule("DQR-RUNE-02", "DQR-ESCAPE-10")
def test_blinding_is_of_no_use_where_there_is_nowhere_to_go() -> None:
    given: dict[str, Any] = {"tiles": {"d2": "chamber_01"}, "lurkers": ["d2"], "dice": [1]}
    game = below("hugo", "catacomb_exit", runes={0: [LIGHTNING, BLINDING]}, **given)
    act(game, 0, "surface", "drift left")
    assert options(game, 0) == ("fight", f"use {LIGHTNING}")
    assert refused(game, 0) == {f"use {BLINDING}": "DQR-ESCAPE-10"}
    game = below("hugo", "catacomb_exit", runes={0: [BLINDING]}, **given)
    act(game, 0, "surface", "drift left")
    assert game.pending[0].prompt == "lay_card"


@pytest.mark.rule("DQR-CARD-06", "DQR-RUNE-02")
def test_who_has_seen_the_discarded_card_cannot_take_his_flight_back() -> None:
    game = meeting(runes={0: [BLINDING]}, tiles={"c2": "corridor_01"})
    act(game, 0, f"use {BLINDING}", "move south")
    assert told(game, "monster_shown", 0) == [{"monster": "demon", "life": 8, "penalty": 6}]
    with pytest.raises(UndoRefused):
        game.undo(0)


@pytest.mark.rule("DQR-CARD-06", "DQR-MON-05")
def test_the_card_stays_secret_while_a_blinded_monsters_hero_looks_where_to_go() -> None:
    game = meeting(runes={0: [BLINDING]}, tiles={"c2": "corridor_01"})
    act(game, 0, f"use {BLINDING}")
    assert fight_seen(game, 0)["life"] is None
    assert told(game, "monster_shown", 0) == []


@pytest.mark.rule("DQR-RUNE-02", "DQR-VAR-SOLO-03")
def test_alone_lightning_kills_what_nobody_has_seen() -> None:
    game = alone(runes={0: [LIGHTNING]})
    assert fight_seen(game, 0)["monster"] is None
    act(game, 0, f"use {LIGHTNING}")
    assert (lurking(game), discarded(game)) == ([], ["demon_4"])
    assert told(game, "monster_shown", 0) == [{"monster": "demon", "life": 8, "penalty": 6}]


@pytest.mark.rule("DQR-RUNE-02", "DQR-VAR-SOLO-07")
def test_alone_blinding_leads_out_by_any_hall_and_leaves_a_token() -> None:
    game = alone(runes={0: [BLINDING]}, pool=["trap_01"], dice=[6, 6],
                 rules=Rules(solo=True, quiet_escape=True))  # fmt: skip
    act(game, 0, f"use {BLINDING}", "move east")
    assert place(game, 0) == "d1"
    assert lurking(game) == ["c1"]
    assert hero(game, 0).wounds == 0
    assert told(game, "rolled") == []


@pytest.mark.rule("DQR-RUNE-02", "DQR-ESCAPE-05")
def test_protection_wards_off_the_penalty_of_an_escape_but_no_blow_in_combat() -> None:
    game = meeting("challara", "golem_4", runes={0: ["rune_of_protection"]}, dice=[1, 1])
    exchange(game, "magic", "magic")
    assert hero(game, 0).wounds == 1
    act(game, 0, "escape", "use rune_of_protection")
    assert hero(game, 0).wounds == 1
    assert place(game, 0) == "b1"
