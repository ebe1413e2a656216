"""How the server is: for those who watch over it, and for programs that do."""

from typing import Any

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.responses import JSONResponse

from delvers import __version__
from delvers.server.errors import refusal

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
def health(request: Request) -> Response:
    """Whether the server can do its work: 200, or 503 if the database does not answer."""
    try:
        request.app.state.tables.storage.check()
    except Exception:
        return refusal(503, "the database does not answer; see the server's log")
    return JSONResponse({"ok": True, "version": __version__})


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """Figures of this process for Prometheus."""
    registry = CollectorRegistry()
    registry.register(Figures(request.app.state))
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


class Figures(Collector):
    """What is counted when somebody asks."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def collect(self) -> list[Metric]:
        """The figures as they are now."""
        tables = self._state.tables
        told = {
            "delvers_tables_in_memory": ("Tables in memory.", tables.count_in_memory()),
            "delvers_streams": ("Open streams.", self._state.streams.count()),
            "delvers_choices_written": ("Choices written.", tables.journal.written_count),
            "delvers_choices_failed": ("Choices not written.", tables.journal.failed_count),
        }
        return [GaugeMetricFamily(name, text, value) for name, (text, value) in told.items()]
