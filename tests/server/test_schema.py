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

from delvers.server.gate import Site
from delvers.server.limits import limits_from
from tests.server.conftest import Apps
from tests.server.guests import InProcess, humans

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

PATIENCE = 300
"""Seconds; how long a busy machine takes says nothing about the server."""
NO_LIMITS = [
    f"{name}=1000000"
    for name in ("misses_per_minute", "tables_per_hour", "bot_tables_per_hour", "requests_at_once")
] + ["verifications_per_minute=1000000"]


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
    def map_headers(_context: Any, headers: Any) -> Any:
        if len(str(headers)) % 2:
            headers = {**(headers or {}), **party.key(0)}
        return headers

    @schema.hook
    def map_body(_context: Any, body: Any) -> Any:
        if isinstance(body, dict) and len(str(body.get("game", ""))) % 2:
            body["game"] = "raiders"
        return body

    # An open stream never ends, so a client that reads to the end would wait for ever.
    return schema.exclude(path_regex="/stream$")


@pytest.mark.parametrize("mode", GenerationMode)
def test_no_request_makes_the_server_stumble(make_app: Apps, mode: GenerationMode) -> None:
    app = make_app(site=Site(("*",)), limits=limits_from(NO_LIMITS))
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
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong with GET /api/games
            try_out()
