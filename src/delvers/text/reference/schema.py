"""JSON schemas of views, saves and records, from the types that declare them."""

from typing import Any, Final

import msgspec

from delvers.kernel.record import Record, Save
from delvers.kernel.spec import Spec
from delvers.text.reference.fields import described, texts_of

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REFERENCE: Final = "#/$defs/{name}"


def schema_of(spec: Spec[Any]) -> dict[str, Any]:
    """The JSON schema of a game's views; what it does not name is not in them."""
    (_, parts) = msgspec.json.schema_components([spec.view_type], ref_template=REFERENCE)
    for name, part in parts.items():
        if "properties" in part:
            part["additionalProperties"] = False
            for field, text in described(spec.view_type, name).items():
                part["properties"][field]["description"] = text
    return {
        "$schema": DIALECT,
        "title": f"A view of {spec.id}",
        "$ref": REFERENCE.format(name=spec.view_type.__name__),
        "$defs": dict(sorted(parts.items())),
    }


TEXT_FORMS: Final[dict[str, type[Record]]] = {"record": Record, "save": Save}
"""The text forms of a game, by the names of their schemas."""


def schema_of_text(name: str) -> dict[str, Any]:
    """The JSON schema of a record or a save.

    States (`checkpoint`, `start`) are tables of the game itself and belong to its version: they
    are not described further.
    """
    kind = TEXT_FORMS[name]
    (_, parts) = msgspec.json.schema_components([kind], ref_template=REFERENCE)
    for part_name, part in parts.items():
        part["additionalProperties"] = False
        part["description"] = " ".join(part["description"].split())
        for inside in (Record, kind):
            for field, text in texts_of(inside).items() if part_name == kind.__name__ else ():
                part["properties"][field]["description"] = text
    return {
        "$schema": DIALECT,
        "title": f"A {name} of a game",
        "$ref": REFERENCE.format(name=kind.__name__),
        "$defs": dict(sorted(parts.items())),
    }
