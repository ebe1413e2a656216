"""The options of a game: the adventure, the heroes, and every optional rule (VAR)."""

from delvers.games.plungin.rules.books.library import Books
from delvers.kernel.errors import BadOption, listed
from delvers.kernel.spec import Option, Settings, switch

KEY = "option.plungin"
SWITCHES = {
    "free_hero_order": "DP-VAR-TURN-01",
    "facing": "DP-VAR-COMBAT-02",
    "cover": "DP-VAR-COMBAT-04",
    "overwhelmed": "DP-VAR-COMBAT-05",
    "fast_and_bloody": "DP-VAR-COMBAT-06",
    "disengage": "DP-VAR-COMBAT-09",
    "no_shots_in_melee": "DP-VAR-COMBAT-10",
    "stray_shots": "DP-VAR-COMBAT-12",
    "no_combat_fumbles": "DP-VAR-COMBAT-17",
    "tougher": "DP-VAR-COMBAT-18",
    "fire_and_forget": "DP-VAR-SPELL-01",
    "one_check": "DP-VAR-LOCK-01",
    "gold_fever": "DP-VAR-GOLD-01",
    "shared_experience": "DP-VAR-XP-01",
    "tutor": "DP-VAR-XP-03",
    "fewer_heroes": "DP-SETUP-06",
    "campaign": "DP-SETUP-09",
}
MOST_HEROES = 4
HANDLERS = ("builder", "first_player", "in_turn")


def adventure_option(books: Books) -> Option:
    """The choice among the adventures of the books."""
    adventures = tuple(books.packs)
    return Option("adventure", "tapping_in_the_wall", f"{KEY}.adventure", "DP-SETUP-03", adventures)


OPTIONS = (
    Option("heroes", "", f"{KEY}.heroes", "DP-SETUP-08", ()),
    *(switch(name, f"{KEY}.{name}", rule) for name, rule in SWITCHES.items()),
    Option("stun", 0, f"{KEY}.stun", "DP-VAR-COMBAT-14", (0, 1, 2)),
    Option("zero_is_a_fumble", True, f"{KEY}.zero_is_a_fumble", "DP-CONFLICT-28", (True, False)),
    Option("monster_handler", "builder", f"{KEY}.monster_handler", "DP-ROUND-12", HANDLERS),
)


def options_with(books: Books) -> tuple[Option, ...]:
    """All options, with the adventures of these books to choose from."""
    return adventure_option(books), *OPTIONS


def check_options(books: Books, seats: int, options: Settings) -> None:
    """Refuse heroes that do not exist, twins, too many heroes, and fewer than there are players."""
    names = str(options["heroes"]).split(",") if options["heroes"] else []
    for name in names:
        if name not in books.heroes:
            known = listed(books.heroes)
            raise BadOption(f"option 'heroes': no hero is called {name!r}; known: {known}")
    if len(set(names)) != len(names):
        raise BadOption("option 'heroes': every hero can be played only once")
    if names and not seats <= len(names) <= MOST_HEROES:
        raise BadOption(
            f"option 'heroes': {len(names)} heroes for {seats} seats; "
            f"name at least one for each seat and at most {MOST_HEROES}"
        )
