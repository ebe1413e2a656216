"""The options of the third edition, and which of them go together."""

from delvers.games.dungeonquest.common.rules.preparing import check_heroes
from delvers.games.dungeonquest.third.rules.components import Content
from delvers.kernel.errors import BadOption
from delvers.kernel.spec import Option, Settings, switch

KEY = "option.dungeonquest-3e"
TOGETHER = ("hero_against_hero", "servants")
"""Options that need somebody else at the table."""


def options_of(content: Content) -> tuple[Option, ...]:
    """What can be chosen before a game; as many Runes each as there are."""
    most = tuple(range(1, runes_in(content) + 1))
    return (
        Option("heroes", "", f"{KEY}.heroes", "DQ3-SETUP-11", ()),
        switch("hero_against_hero", f"{KEY}.hero_against_hero", "DQ3-VAR-PVP-01"),
        switch("servants", f"{KEY}.servants", "DQ3-VAR-SERV-01"),
        switch("focused_determination", f"{KEY}.focused_determination", "DQ3-VAR-FOCUS-01"),
        switch("death_can_wait", f"{KEY}.death_can_wait", "DQ3-VAR-WAIT-01"),
        switch("tower_power", f"{KEY}.tower_power", "DQ3-VAR-TOWER-01"),
        switch("secret_loot", f"{KEY}.secret_loot", "DQ3-VAR-SECRET-01"),
        Option("runes", 1, f"{KEY}.runes", "DQ3-VAR-MAGIC-01", most),
        switch("live_to_fight_another_day", f"{KEY}.live_to_fight_another_day", "DQ3-VAR-LIVE-01"),
        switch("no_glory_without_valour", f"{KEY}.no_glory_without_valour", "DQ3-VAR-GLORY-01"),
        switch("monster_treasure", f"{KEY}.monster_treasure", "DQ3-VAR-MTREAS-01"),
        switch("late_start", f"{KEY}.late_start", "DQ3-VAR-LATE-01"),
    )


def runes_in(content: Content) -> int:
    """How many Rune cards there are."""
    return sum(rune.copies for rune in content.runes.values())


def check_options(content: Content, seats: int, options: Settings) -> None:
    """Refuse heroes that do not exist or are taken twice, and options for other numbers of seats.

    Some options need somebody else at the table, and the Runes must be enough for all.
    """
    check_heroes(content, seats, str(options["heroes"]))
    for name in TOGETHER:
        if seats == 1 and options[name]:
            raise BadOption(f"option {name!r} needs at least two seats")
    runes = runes_in(content)
    most = runes // seats
    if int(options["runes"]) > most:
        raise BadOption(
            f"option 'runes': the box has {runes} Runes, so with {seats} seats each hero can get "
            f"{most} at most"
        )
