"""The reference page of a game: its view, options, prompts and events."""

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any, NewType, NotRequired, get_args, get_origin, get_type_hints

from delvers.kernel.events import AnyKind
from delvers.kernel.forms import Grammar
from delvers.kernel.spec import Spec
from delvers.text.reference.fields import declared, described
from delvers.text.wording import words

MADE_BY = (
    "<!-- Written by python -m delvers.text.reference: change the declarations, not this page. -->"
)


def page_of(spec: Spec[Any]) -> str:
    """The page in Markdown."""
    name = words("en").game(spec.id)
    parts = [
        f"{MADE_BY}\n\n# {name}\n\nGame id: `{spec.id}`. What others can rely on: the view of a "
        f"seat, the forms of options and prompts, the kinds of events; the view also as a "
        f"[JSON schema]({spec.id}.json).",
        *views(spec.view_type),
        forms("Options", "What a seat can choose, as it stands in records.", spec.grammar),
        forms("Prompts", "What a seat is asked.", spec.prompts),
        events(spec.events.values()),
    ]
    return "\n\n".join(parts) + "\n"


def views(view: Any) -> Iterator[str]:
    """A section for each part of the view."""
    yield "## View"
    for name, one in declared(view).items():
        about = inspect.cleandoc(one.__doc__ or "")
        types, texts = get_type_hints(one, include_extras=True), described(view, name)
        rows = [
            (f"`{field}`", f"`{readable(types[field])}`", note(types[field]) + texts.get(field, ""))
            for field in types
        ]
        yield f"### {name}\n\n{about}\n\n" + table(("key", "type", "what it is"), rows)


def note(annotation: Any) -> str:
    """What to know of a key that need not be there."""
    return "(not always) " if get_origin(annotation) is NotRequired else ""


def readable(annotation: Any) -> str:
    """A type as one writes it, without the names of modules."""
    if get_origin(annotation) is NotRequired:
        (annotation,) = annotation.__args__
    for part in get_args(annotation):
        if isinstance(part, NewType):  # Beside it any other value of its type may stand.
            annotation = part.__supertype__
    text = (
        annotation.__name__
        if isinstance(annotation, type) and not hasattr(annotation, "__args__")
        else str(annotation)
    )
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=\w)", "", text).replace("NoneType", "None")


def forms(title: str, about: str, grammar: Grammar) -> str:
    """The forms of a grammar, each with its parts."""
    rows = [
        (
            f"`{form.pattern}`",
            ", ".join(
                f"`{name}`: {kind}" for name, kind in zip(form.names, form.kinds, strict=True)
            ),
        )
        for form in sorted(grammar, key=lambda form: form.pattern)
    ]
    return f"## {title}\n\n{about}\n\n" + table(("form", "parts"), rows)


def events(kinds: Iterable[AnyKind]) -> str:
    """Every kind of event with its parameters."""
    rows = [
        (
            f"`{kind.name}`",
            ", ".join(
                f"`{name}`: `{readable(type)}`" + " (not always)" * (name in kind.optional)
                for name, type in kind.params.items()
            ),
            kind.about.replace("\n", " "),
        )
        for kind in sorted(kinds, key=lambda kind: kind.name)
    ]
    return "## Events\n\nWhat the log tells.\n\n" + table(
        ("kind", "parameters", "what it tells"), rows
    )


def table(heading: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [heading, ("---",) * len(heading), *rows]
    return "\n".join(
        "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in lines
    )
