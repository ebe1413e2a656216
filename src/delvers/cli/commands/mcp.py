"""`delvers mcp`: a seat at the table for a language model."""

from delvers.kernel.kit import found_at


def mcp() -> None:
    """Serve agents by the Model Context Protocol, over standard input and output."""
    found_at("delvers.cli.agents.server:run")()
