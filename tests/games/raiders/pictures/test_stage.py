"""What happens in Dungeon Raiders, as a page shows it."""

from typing import Any

import delvers
from delvers.draw import Scene, stage_of
from delvers.draw.steps import HEAVY, LIGHT, Step
from delvers.games.raiders.rules.components import CONTENT
from delvers.kernel.events import Event
from delvers.text import words

NAMES = ("Ana", "Bruno", "Chloe")
TROLL = next(id for id, room in CONTENT.rooms.items() if room.kind == "monster")


def told(*events: tuple[str, dict[str, Any]]) -> Scene:
    """A new game in which only this has happened, for the first seat."""
    view = delvers.new("raiders", seats=3, seed=1).view(0)
    made = [Event(kind, "X-1", params) for kind, params in events]
    return Scene("raiders", view, None, words("en"), NAMES, made)


def shown(scene: Scene, at: int) -> Step:
    step = stage_of("raiders").step(scene, at)
    assert step is not None
    return step


def test_cards_are_turned_up_with_the_names_of_their_players() -> None:
    cards = {"0": "power 5", "1": "power 2", "2": "sword"}
    step = shown(told(("cards_revealed", {"cards": cards})), 0)
    assert [one.caption for one in step.pictures] == [*NAMES]
    assert [one.name for one in step.pictures] == ["hand power 5", "hand power 2", "hand sword"]
    assert step.plain(0)["mine"]


def test_a_monster_is_measured_card_by_card_against_its_strength() -> None:
    cards = {"0": "power 5", "1": "power 2", "2": "sword"}
    scene = told(
        ("room_entered", {"at": 0, "room": TROLL}),
        ("cards_revealed", {"cards": cards}),
        ("monster_unbeaten", {"monster": "troll", "total": 12, "strength": 14}),
    )
    step = shown(scene, 2)
    assert step.parts == (("Ana", "+5"), ("Bruno", "+2"), ("Chloe", "+5"))
    assert (step.total, step.needed) == ("12", "needed: 14 or more")
    assert (step.outcome, step.is_good) == ("It is not beaten", False)


def test_what_others_gain_passes_by_and_ones_own_is_shown() -> None:
    gained = [("coins_gained", {"seat": seat, "amount": 2}) for seat in (1, 0)]
    scene = told(*gained)
    coins = scene.view["players"][0]["coins"]
    others, own = shown(scene, 0), shown(scene, 1)
    assert others.plain(0)["weight"] == LIGHT
    assert own.plain(0)["mine"]
    assert "weight" not in own.plain(0) | others.plain(None)
    assert (own.amount, own.left) == ("+2", f"{coins} coins")


def test_who_is_out_of_the_game_gets_a_scene() -> None:
    step = shown(told(("eliminated", {"seat": 0, "boss": "medusa"})), 0)
    assert (step.kind, step.title, step.weight) == ("death", "Ana", HEAVY)
