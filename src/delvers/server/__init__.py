"""The web server: `run()` starts it, `delvers.server.app.create_app()` makes the application."""

from delvers.server.running import run

__all__ = ["run"]
