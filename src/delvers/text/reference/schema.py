"""JSON schemas of views, from the TypedDicts that declare them."""

from typing import Any, Final

import msgspec

from delvers.kernel.spec import Spec
from delvers.text.reference.fields import described

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
