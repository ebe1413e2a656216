"""Content with some numbers replaced, by their paths."""

from dataclasses import dataclass, field
from typing import Annotated, Any

import pytest

import delvers
from delvers.kernel.errors import BadContent
from delvers.kernel.game import Game
from delvers.kernel.loading import begun
from delvers.kernel.numbers import numbers_in, with_number
from delvers.kernel.plain import Within
from delvers.kernel.spec import Spec


@dataclass(frozen=True)
class Beast:
    """Something with numbers of all kinds."""

    id: str
    stats: dict[str, int]
    bites: Annotated[int, Within(1, 9)] = 1
    claws: tuple[Annotated[int, Within(0, 5)], ...] = (1, 2)
    flies: bool = False

    @property
    def also_called(self) -> dict[str, str]:
        """Its life is a stat."""
        return {"life": "stats.LIFE"}


@dataclass(frozen=True)
class Zoo:
    """Some content."""

    beasts: dict[str, Beast]
    cages: tuple[Beast, ...]
    by_seats: dict[int, int]
    name: str = "zoo"
    total: int = field(init=False)

    def __post_init__(self) -> None:
        """Work out what follows from the rest."""
        object.__setattr__(self, "total", sum(beast.bites for beast in self.beasts.values()))


WOLF = Beast("wolf", {"LIFE": 3})
ZOO = Zoo({"wolf": WOLF, "bear": Beast("bear", {"LIFE": 7})}, (WOLF,), {3: 11, 4: 14})


def test_a_number_is_replaced_in_a_copy_and_what_follows_is_worked_out_anew() -> None:
    changed = with_number(ZOO, "beasts.wolf.bites", 4)
    assert (changed.beasts["wolf"].bites, changed.total) == (4, 5)
    assert (ZOO.beasts["wolf"].bites, ZOO.total) == (1, 2)
    assert changed.beasts["bear"] is ZOO.beasts["bear"]


def test_paths_go_through_fields_ids_keys_and_places_in_lists() -> None:
    assert with_number(ZOO, "beasts.wolf.stats.LIFE", 5).beasts["wolf"].stats == {"LIFE": 5}
    assert with_number(ZOO, "beasts.wolf.life", 5).beasts["wolf"].stats == {"LIFE": 5}
    assert with_number(ZOO, "beasts.wolf.claws.1", 5).beasts["wolf"].claws == (1, 5)
    assert with_number(ZOO, "cages.wolf.bites", 5).cages[0].bites == 5
    assert with_number(ZOO, "by_seats.4", 5).by_seats == {3: 11, 4: 5}


def test_every_number_has_a_path() -> None:
    found = dict(numbers_in(ZOO))
    assert found["beasts.wolf.claws.1"] == 2
    assert "beasts.wolf.flies" not in found
    assert "total" not in found
    for path, number in found.items():
        assert dict(numbers_in(with_number(ZOO, path, number + 1)))[path] == number + 1


@pytest.mark.parametrize(
    ("path", "number", "message"),
    [
        ("beest.wolf.bites", 4, "beest.wolf.bites: content: 'beest' is not known; known: beasts,"),
        ("beasts.wolff.bites", 4, "beasts: 'wolff' is not known; known: wolf, bear; nearest: wolf"),
        ("beasts.wolf.bite", 4, "beasts.wolf: 'bite' is not known; .*; nearest: bites"),
        ("beasts.wolf.lif", 4, "'lif' is not known; known: .*life; nearest: life"),
        ("beasts.wolf.stats", 4, "this is not a number; it has: LIFE"),
        ("beasts.wolf.flies", 4, "this is not a number, but False"),
        ("name", 4, "this is not a number, but 'zoo'"),
        ("beasts.wolf.bites.more", 4, "'more' names nothing"),
        ("beasts.wolf.bites", 10, "10 is not a number from 1 to 9"),
        ("beasts.wolf.claws.0", 6, "6 is not a number from 0 to 5"),
        ("beasts.wolf.claws.7", 1, "'7' is not known; known: 0, 1"),
        ("beasts.wolf.bites", True, "True is not a whole number"),
        ("", 1, "'' is not known"),
    ],
)
def test_a_path_that_names_no_number_is_refused(path: str, number: int, message: str) -> None:
    with pytest.raises(BadContent, match=message):
        with_number(ZOO, path, number)


PATHS = {
    "raiders": "characters.knight.coins",
    "dungeonquest-3e": "heroes.hugo.life",
    "dungeonquest-revised": "monsters.troll_1.life",
    "plungin": "monsters.orc.life",
}


@pytest.mark.parametrize("game", PATHS)
def test_every_game_can_be_played_with_another_number(game: str) -> None:
    spec, path = delvers.games()[game], PATHS[game]
    changed = spec.with_numbers({path: 5})
    assert _read(changed, path) == 5 != _read(spec, path)
    played = begun(changed, 3, 1)
    usual = begun(spec, 3, 1)
    assert played.checkpoint().content is changed.content
    assert usual.checkpoint().content is spec.content
    assert _version(played).startswith(f"{_version(usual)}+numbers.")
    assert _version(played) == _version(begun(spec.with_numbers({path: 5}), 3, 1))
    assert _version(played) != _version(begun(spec.with_numbers({path: 6}), 3, 1))


def _read(spec: Spec[Any], path: str) -> int:
    names = path.replace("monsters.orc.life", "monsters.orc.stats.LIFE")
    return dict(numbers_in(spec.content))[names]


def _version(game: Game) -> str:
    return game.spec.content_of(game.options)


def test_no_numbers_change_nothing() -> None:
    spec = delvers.games()["raiders"]
    assert spec.with_numbers({}) is spec
