"""The games, each registered with the kernel."""

from delvers.games.raiders import SPEC as RAIDERS
from delvers.kernel.spec import REGISTRY

REGISTRY.add(RAIDERS)
