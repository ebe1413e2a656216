"""The files of the reference, by their names."""

import json
from pathlib import Path
from typing import Any

from delvers.kernel.kit import REGISTRY
from delvers.text.reference.page import page_of
from delvers.text.reference.schema import TEXT_FORMS, schema_of, schema_of_text


def files() -> dict[str, str]:
    """A page and a schema for each game that declares its view; schemas of records and saves."""
    made = {f"{name}.json": as_text(schema_of_text(name)) for name in TEXT_FORMS}
    for spec in REGISTRY:
        if spec.view_type is not None:
            made[f"{spec.id}.md"] = page_of(spec)
            made[f"{spec.id}.json"] = as_text(schema_of(spec))
    return made


def as_text(schema: dict[str, Any]) -> str:
    """A schema as it stands in its file."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def write(folder: Path) -> list[Path]:
    """Write them all, and tell which."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files()]
