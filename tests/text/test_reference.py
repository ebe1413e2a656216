"""The reference pages say what the games declare."""

import json
from pathlib import Path
from typing import Literal, NewType, NotRequired, TypedDict

import jsonschema_rs
import pytest

import delvers
from delvers import Fairness
from delvers.kernel.kit import REGISTRY
from delvers.text.reference.fields import declared, described
from delvers.text.reference.page import readable
from delvers.text.reference.schema import schema_of_text
from delvers.text.reference.writing import files, write

FOLDER = Path(__file__).parents[2] / "docs" / "reference" / "games"


class Purse(TypedDict):
    """Some money."""

    coins: int
    """How many coins are in it."""
    notes: str


class Person(Purse):
    """Somebody."""

    friends: NotRequired[list[Purse]]
    """Those who have a purse."""


@pytest.mark.parametrize("name", files())
def test_the_pages_and_schemas_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == files()[name], (
        "run python -m delvers.text.reference"
    )


def test_nothing_else_stands_beside_the_pages() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(files())


def test_the_pages_can_be_written_anywhere(tmp_path: Path) -> None:
    written = write(tmp_path / "new")
    assert [path.name for path in written] == [*files()]
    assert all(path.stat().st_size > 1000 for path in written)


def test_the_text_beside_a_field_describes_it_in_the_class_and_in_those_that_extend_it() -> None:
    assert described(Person, "Purse") == {"coins": "How many coins are in it."}
    assert described(Person, "Person") == {
        "coins": "How many coins are in it.",
        "friends": "Those who have a purse.",
    }
    assert [*declared(Person)] == ["Person", "Purse"]


def test_a_type_is_written_without_the_names_of_modules() -> None:
    assert readable(NotRequired[list[Purse]]) == "list[Purse]"
    assert readable(int | None) == "int | None"
    assert readable(Purse) == "Purse"


def test_words_beside_names_that_nobody_lists_are_any_text() -> None:
    named = NewType("named", str)
    assert readable(Literal["fire", "fall"] | named) == "str"
    assert readable(Literal["fire", "fall"]) == "Literal['fire', 'fall']"


@pytest.mark.parametrize("spec", [spec for spec in REGISTRY if spec.view_type], ids=lambda s: s.id)
def test_every_key_of_every_view_is_described(spec: object) -> None:
    view = spec.view_type  # type: ignore[attr-defined]
    for name, one in declared(view).items():
        assert one.__doc__, name
        missing = one.__annotations__.keys() - described(view, name).keys()
        assert not missing, f"{name}: {missing}"


@pytest.mark.parametrize("game", [spec.id for spec in REGISTRY])
def test_saves_and_records_are_what_their_schemas_say(game: str) -> None:
    save, record = (jsonschema_rs.validator_for(schema_of_text(one)) for one in ("save", "record"))
    played = delvers.new(game, seats=2 if game != "raiders" else 3, fairness=Fairness.begin(["a"]))
    for _ in range(12):
        save.validate(json.loads(played.save()))
        record.validate(json.loads(played.record().text()))
        for seat in played.waiting[:1]:  # nobody is asked once it is over
            played.choose(seat, played.pending[seat].options[0])
    with pytest.raises(jsonschema_rs.ValidationError):
        record.validate(json.loads(played.save()))
    with pytest.raises(jsonschema_rs.ValidationError):
        save.validate({**json.loads(played.save()), "seats": "four"})


def test_every_field_of_a_save_is_described() -> None:
    schema = schema_of_text("save")
    assert all("description" in field for field in schema["$defs"]["Save"]["properties"].values())
