"""The files of the reference, by their names."""

import json
from pathlib import Path

from delvers.kernel.kit import REGISTRY
from delvers.text.reference.page import page_of
from delvers.text.reference.schema import schema_of


def files() -> dict[str, str]:
    """A page and a schema for each game that declares its view."""
    made = {}
    for spec in REGISTRY:
        if spec.view_type is not None:
            made[f"{spec.id}.md"] = page_of(spec)
            made[f"{spec.id}.json"] = (
                json.dumps(schema_of(spec), indent=1, ensure_ascii=False) + "\n"
            )
    return made


def write(folder: Path) -> list[Path]:
    """Write them all, and tell which."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")
    return [folder / name for name in files()]
