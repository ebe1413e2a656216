"""The OpenAPI description of what is answered without FastAPI."""

from typing import Any

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from delvers.server import forms

REFERENCES = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Let the description of the application tell of choices and streams too."""
    others = app.openapi

    def openapi() -> dict[str, Any]:
        if not app.openapi_schema:
            described = others()
            described["paths"].update(paths())
            schemas = described["components"]["schemas"]
            for name, schema in definitions().items():
                schemas.setdefault(name, schema)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def definitions() -> dict[str, Any]:
    """The forms of these requests and answers."""
    models: Any = [
        (forms.Choice, "validation"),
        (forms.Change, "serialization"),
        (forms.Gathering, "serialization"),
        (forms.Trouble, "serialization"),
    ]
    found: dict[str, Any] = models_json_schema(models, ref_template=REFERENCES)[1]["$defs"]
    return found


def paths() -> dict[str, Any]:
    """The operations."""
    return {
        "/api/tables/{table}/choices": {
            "post": {
                "summary": "Choose",
                "operationId": "choose",
                "description": "Choose for the seat of the key; once this answers, the choice is "
                "never lost. The answer is what changed for this seat.",
                "parameters": [
                    *COMMON,
                    query("since", WHOLE, "The number whose view the client has."),
                    query("after", WHOLE, "The last log line that the client has."),
                    client("The stream with this name is not told what this answer tells."),
                ],
                "requestBody": {"required": True, "content": json_of("Choice")},
                "responses": {
                    "200": {"description": "What changed", "content": json_of("Change")},
                    **refusals(400, 403, 404, 408, 409, 413, 414, 415, 422, 429, 431, 503),
                },
            }
        },
        "/api/tables/{table}/stream": {
            "get": {
                "summary": "Stream",
                "operationId": "stream",
                "description": "Server-sent events: `changed` with a Change, now and after every "
                "choice (with a Gathering while seats are free).",
                "parameters": [
                    *COMMON,
                    query("number", WHOLE, "A page came with the table as it stood then."),
                    client("A name that the page gives itself, for its choices."),
                ],
                "responses": {
                    "200": {
                        "description": "Events",
                        "content": {"text/event-stream": {"schema": {"type": "string"}}},
                    },
                    **refusals(400, 403, 404, 408, 409, 413, 414, 415, 422, 429, 431, 503),
                },
            }
        },
    }


def query(name: str, schema: dict[str, Any], description: str) -> dict[str, Any]:
    """One parameter behind the question mark."""
    return {"name": name, "in": "query", "schema": schema, "description": description}


def client(description: str) -> dict[str, Any]:
    """The name of a page."""
    return query("client", {"type": "string", "maxLength": 64}, description)


WHOLE = {"type": "integer", "minimum": 0, "maximum": 2**31}
FLAG = {"type": "boolean", "default": False}
COMMON = [
    {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}},
    query("seat", WHOLE, "Which seat, for who holds the keys of several."),
    query("words", FLAG, "Question and log in words."),
    query("regions", FLAG, "The parts of the page that changed, drawn and in words."),
    query("lang", {"type": "string", "maxLength": 16}, "Unknown: by Accept-Language."),
]


def json_of(model: str) -> dict[str, Any]:
    """A body of JSON."""
    return {"application/json": {"schema": {"$ref": REFERENCES.format(model=model)}}}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How refusals look: by reference, since a model for each status slows the start."""
    return {
        str(status): {"description": "Refused", "content": json_of("Trouble")}
        for status in statuses
    }
