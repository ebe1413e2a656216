"""The figures of all entries outside the bestiary are pinned."""

from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any, Final

import pytest

from delvers.games.plungin.rules.books.library import BOX
from tests.games.plungin.rules import figures, figures_of_packs, figures_of_people

PROSE: Final = ("teaser", "objective", "introduction", "victory", "defeat", "overload_text")
WORDS: Final = ("id", "name", "text", *PROSE)
VILLAGE: Final = BOX.village
PRINTED: Final[Mapping[str, tuple[Mapping[str, str], Mapping[str, Any]]]] = {
    "items": (figures.ITEMS, BOX.items),
    "recipes": (figures.RECIPES, BOX.recipes),
    "abilities": (figures.ABILITIES, BOX.abilities),
    "services": (figures.SERVICES, {one.id: one for one in VILLAGE.services}),
    "properties": (figures.PROPERTIES, {one.id: one for one in VILLAGE.properties}),
    "tiers": (figures.TIERS, {str(at): one for at, one in enumerate(VILLAGE.tiers, start=1)}),
    "levels": (figures.LEVELS, {str(one.level): one for one in BOX.levels}),
    "events": (figures.EVENTS, BOX.events),
    "locations": (figures.LOCATIONS, BOX.locations),
    "traps": (figures.TRAPS, BOX.traps),
    "races": (figures_of_people.RACES, BOX.races),
    "classes": (figures_of_people.KINS, BOX.kins),
    "heroes": (figures_of_people.HEROES, BOX.heroes),
    "conditions": (figures_of_people.CONDITIONS, BOX.conditions),
    "spells": (figures_of_people.SPELLS, BOX.spells),
    "tiles": (figures_of_packs.TILES, BOX.tiles),
}
ENTRIES: Final = [(kind, id) for kind, (printed, _) in PRINTED.items() for id in printed]


def default_of(field: Field[Any]) -> Any:
    """What a field is when an entry does not mention it."""
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else None


def said(value: Any) -> str:
    """A value in words."""
    if value is True:
        return "yes"
    if isinstance(value, dict):
        return ", ".join(f"{key} {said(one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(said(one) for one in value)
    return figures_of(value) if is_dataclass(value) else str(value)


def figures_of(entry: Any) -> str:
    """All that an entry says besides its words."""
    told = {field.name: getattr(entry, field.name) for field in fields(entry)}
    usual = {field.name: default_of(field) for field in fields(entry)}
    return "; ".join(
        f"{name} {said(value)}"
        for name, value in told.items()
        if name not in WORDS and value != usual[name]
    )


@pytest.mark.rule("DP-SETUP-03")
@pytest.mark.parametrize("kind", PRINTED)
def test_the_books_have_these_entries_and_no_others(kind: str) -> None:
    printed, books = PRINTED[kind]
    assert [*printed] == [*books]


@pytest.mark.rule("DP-SETUP-03")
@pytest.mark.parametrize(("kind", "id"), ENTRIES)
def test_an_entry_has_the_figures_that_are_printed(kind: str, id: str) -> None:
    printed, books = PRINTED[kind]
    assert figures_of(books[id]) == printed[id]


@pytest.mark.rule("DP-SETUP-03")
@pytest.mark.parametrize("id", figures_of_packs.PACKS)
def test_an_adventure_has_the_figures_and_tables_that_are_printed(id: str) -> None:
    pack = BOX.packs[id]
    given = [field for field in fields(pack) if field.name not in WORDS]
    told = {one.name: said(getattr(pack, one.name)) for one in given if is_given(pack, one)}
    assert told == figures_of_packs.PACKS[id]


def is_given(entry: Any, field: Field[Any]) -> bool:
    """Whether an entry says something of its own in a field."""
    return bool(getattr(entry, field.name) != default_of(field))


@pytest.mark.rule("DP-SETUP-03")
@pytest.mark.parametrize("name", figures.FINDS)
def test_a_table_of_finds_has_the_rows_that_are_printed(name: str) -> None:
    rows = [(row.low, row.recipe or row.spell or row.item) for row in BOX.finds[name].rows]
    assert rows == figures.FINDS[name]


@pytest.mark.rule("DP-INV-09", "DP-KEY-07")
def test_the_village_has_these_recipes_rare_herbs_and_this_much_room() -> None:
    assert VILLAGE.storage == 4
    assert VILLAGE.recipes == (
        "brew_minor_healing",
        "brew_healing",
        "brew_antidote",
        "brew_swiftness",
        "brew_fire_flask",
        "brew_frost_flask",
    )
    assert VILLAGE.rare == {"star_quartz": 3}


@pytest.mark.rule("DP-SETUP-03")
def test_single_figures_that_matter_most_are_as_printed() -> None:
    items, homes = BOX.items, {one.id: one for one in VILLAGE.properties}
    assert items["ring_of_stamina"].stats == {"RES": 1}
    assert (items["wyrmscale_mail"].bonus, items["wyrmscale_mail"].fire_less) == (4, 1)
    assert items["felt_slippers"].alert == 1
    assert BOX.recipes["brew_might"].reagents == ("ogre_tooth", "wolf_fang")
    assert homes["prop_cottage"].price == 300
