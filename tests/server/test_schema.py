"""Requests made up from the OpenAPI description: none makes the server stumble."""

import contextlib
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import InProcess, humans

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def described(app: FastAPI) -> Any:
    """The API of an application that has a table, whose id and key are sometimes used."""
    with InProcess(app) as http:
        party = humans(http, 3)
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)

    @schema.hook
    def map_path_parameters(_context: Any, path: Any) -> Any:
        if path and len(str(path.get("table", ""))) % 2:
            path["table"] = party.table
        return path

    @schema.hook
    def map_query(_context: Any, query: Any) -> Any:
        if query and len(str(query.get("key", ""))) % 2:
            query["key"] = party.keys[0]
        return query

    @schema.hook
    def map_body(_context: Any, body: Any) -> Any:
        if isinstance(body, dict) and len(str(body.get("game", ""))) % 2:
            body["game"] = "raiders"
        return body

    # An open stream never ends, so a client that reads to the end would wait for ever.
    return schema.exclude(path_regex="/stream$")


@pytest.mark.parametrize("mode", GenerationMode)
def test_no_request_makes_the_server_stumble(app: FastAPI, mode: GenerationMode) -> None:
    for operation in described(app).get_all_operations():
        request = operation.ok()

        @settings(
            max_examples=12,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=request.as_strategy(generation_mode=mode))
        def try_out(case: Any) -> None:
            case.call_and_validate(checks=CHECKS)

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with GET /api/games
            try_out()
