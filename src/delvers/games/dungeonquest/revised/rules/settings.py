"""The options of the Revised Edition."""

from delvers.games.dungeonquest.common.rules.preparing import check_heroes
from delvers.games.dungeonquest.revised.rules.components import Content
from delvers.kernel.spec import Option, Settings, switch

KEY = "option.dungeonquest-revised"

OPTIONS = (
    Option("heroes", "", f"{KEY}.heroes", "DQR-GAP-01", ()),
    switch("death_can_wait", f"{KEY}.death_can_wait", "DQR-VAR-DEATH-01"),
    switch("torchlight", f"{KEY}.torchlight", "DQR-VAR-TORCH-01"),
    switch("quiet_escape", f"{KEY}.quiet_escape", "DQR-GAP-10"),
)


def check_options(content: Content, seats: int, options: Settings) -> None:
    """Refuse heroes that do not exist or are taken twice."""
    check_heroes(content, seats, str(options["heroes"]))
