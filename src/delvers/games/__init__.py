"""The games, each registered with the kernel."""

from delvers.games.dungeonquest.revised import SPEC as DUNGEONQUEST_REVISED
from delvers.games.dungeonquest.third import SPEC as DUNGEONQUEST_THIRD
from delvers.games.plungin import SPEC as PLUNGIN
from delvers.games.raiders import SPEC as RAIDERS
from delvers.kernel.spec import REGISTRY

REGISTRY.add(RAIDERS)
REGISTRY.add(DUNGEONQUEST_THIRD)
REGISTRY.add(DUNGEONQUEST_REVISED)
REGISTRY.add(PLUNGIN)
