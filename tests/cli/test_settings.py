import pytest

from delvers.cli.settings import names_in, options_of, read, shown, usual_seats
from delvers.kernel.spec import Option, Setting

SWITCH = Option("dark", False, "key", "X-01", (False, True))
NUMBER = Option("rounds", 3, "key", "X-01", (3, 5))
CHOICE = Option("pace", "slow", "key", "X-01", ("slow", "fast"))
FREE = Option("book", "", "key", "X-01", ())


@pytest.mark.parametrize(
    ("option", "text", "setting"),
    [
        (SWITCH, "true", True),
        (SWITCH, "No", False),
        (SWITCH, "on", True),
        (SWITCH, "maybe", "maybe"),
        (NUMBER, "5", 5),
        (NUMBER, "-1", -1),
        (NUMBER, "many", "many"),
        (CHOICE, "fast", "fast"),
        (FREE, "my book", "my book"),
    ],
)
def test_a_value_is_read_as_its_option_wants_it(
    option: Option, text: str, setting: Setting
) -> None:
    found = read(option, text)
    assert (found, type(found)) == (setting, type(setting))


def test_an_allowed_value_is_shown_as_it_is_written() -> None:
    assert [shown(option) for option in (SWITCH, NUMBER, FREE)] == ["true", "5", "VALUE"]


def test_the_last_of_two_settings_counts() -> None:
    assert options_of("raiders", ["tactical=true", "tactical=false"]) == {"tactical": False}


def test_a_list_of_names_may_have_spaces() -> None:
    assert names_in(" heuristic, random ,") == ["heuristic", "random"]


def test_four_play_unless_somebody_says_otherwise() -> None:
    assert [usual_seats(game) for game in ("raiders", "plungin")] == [4, 4]
