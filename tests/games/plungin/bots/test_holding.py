"""Holding a doorway."""

from delvers.games.plungin.bots.holding import Stand, in_front, stand_against
from delvers.games.plungin.rules.squares import square_at
from tests.games.plungin.bots.views import MAGE, PARTY, PRIESTESS, THIEF, WARRIOR, chart_of, places
from tests.games.plungin.rules.scene import scene


def test_the_tough_stand_in_front_and_never_an_escort() -> None:
    game = scene(*PARTY, seats=1)
    assert [hero["number"] for hero in in_front(chart_of(game))] == [WARRIOR, THIEF]
    guided = chart_of(game, {WARRIOR: {"escort": True}})
    assert {hero["number"] for hero in in_front(guided)} == {THIEF, PRIESTESS}
    stand = Stand((1, 2), (3, 4))
    chart = chart_of(game)
    assert stand.place_of(chart, chart.heroes[WARRIOR]) == (1, 2)
    assert stand.place_of(chart, chart.heroes[MAGE]) == (3, 4)
    assert Stand((1, 2), ()).place_of(chart, chart.heroes[MAGE]) == (1, 2)


def stand(side: str = "north", foe: tuple[int, int] = (0, -6), **more: object) -> Stand | None:
    """Where the party stands against an orc behind a door."""
    game = scene(
        *PARTY,
        at=[(2, 2), (3, 2), (2, 3), (3, 3)],
        beyond={side: "room_6x6"},
        monsters=[("orc", foe)],
        seats=1,
    )
    chart = chart_of(game)
    chart.doors[0] |= more  # type: ignore[typeddict-item]
    return stand_against(chart, chart.monsters)


def test_a_door_by_which_they_come_is_held_two_in_front_and_two_behind() -> None:
    found = stand()
    assert found is not None
    assert places(found.front) == {(2, 0), (3, 0)}
    assert places(found.back) == {(2, 1), (3, 1)}
    found = stand("south", (0, 11))
    assert found is not None
    assert places(found.front) == {(2, 5), (3, 5)}
    assert places(found.back) == {(2, 4), (3, 4)}


def test_nothing_is_held_against_those_who_are_inside_or_behind_a_closed_door() -> None:
    assert stand(foe=(0, 0)) is None
    assert stand(open=False) is None
    assert stand(exit=True) is None
    assert stand(to=-1) is None


def test_nothing_is_held_by_a_party_on_two_tiles_or_against_nobody() -> None:
    game = scene(
        *PARTY[:2],
        at=[(2, 2), (2, -3)],
        beyond={"north": "room_6x6"},
        monsters=[("orc", (0, -6))],
        seats=1,
    )
    chart = chart_of(game)
    assert stand_against(chart, chart.monsters) is None
    game = scene(*PARTY[:2], beyond={"north": "room_6x6"}, seats=1)
    assert stand_against(chart_of(game), []) is None


def test_a_party_behind_the_door_of_another_tile_holds_its_own_side() -> None:
    game = scene(
        *PARTY[:2],
        at=[(2, -3), (3, -3)],
        beyond={"north": "room_6x6"},
        monsters=[("orc", (0, 5))],
        seats=1,
    )
    chart = chart_of(game)
    found = stand_against(chart, chart.monsters)
    assert found is not None
    assert places(found.front) == {(2, -1), (3, -1)}
    assert places(found.back) == {(2, -2), (3, -2)}


def test_two_doors_cannot_be_held() -> None:
    game = scene(
        *PARTY[:2],
        at=[(2, 2), (3, 2)],
        beyond={"north": "room_6x6", "south": "room_6x6"},
        monsters=[("orc", (0, -6)), ("orc", (0, 11))],
        seats=1,
    )
    chart = chart_of(game)
    assert stand_against(chart, chart.monsters) is None
    only = [monster for monster in chart.monsters if monster["at"] == square_at(0, 11)]
    assert stand_against(chart, only) is not None
